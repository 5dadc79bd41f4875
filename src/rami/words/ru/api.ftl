### The API: titles of its refusals, and the page that lists their codes. Programmers read it.

## Titles, as short as a heading, by the status of HTTP.
api-title-400 = Не читается
api-title-401 = Токена нет, или он неизвестен
api-title-403 = Не разрешено
api-title-404 = Не найдено
api-title-405 = Здесь нельзя
api-title-409 = Сейчас нельзя
api-title-412 = Уже есть другая запись
api-title-413 = Слишком много данных
api-title-415 = Неизвестный тип содержимого
api-title-422 = Не принято
api-title-429 = Слишком много запросов
api-title-500 = Сбой

## The page. “OpenAPI” stays.
api-heading = Для программ
api-intro = Всё, что люди делают на этих страницах, может делать и программа: посчитать раунд, вести партию, следить за ней вживую.
api-description = Описание (OpenAPI)
api-codes = Что может быть отклонено
api-code = Код
api-values = Значения
