### The command line: help, labels, messages.

help-rami = Подсчёт очков в карточной игре рамми, с объяснением.
help-value = Сколько стоят карты, оставшиеся на руках, — по каждой карте.
help-score = Посчитать один раунд и объяснить очки каждого.
help-match = Показать таблицу партии из файла: суммы, положение в партии, кто сдаёт дальше.
help-examples = Четыре разобранных примера, посчитанных прямо сейчас.
help-rules = Все правила: подсчёт очков и сама игра; изменённые настройки отмечены.
help-cases = Проверить файлы с контрольными случаями, каждый случай отдельно.
help-lang = Язык: { $choices }. Если не указан — язык окружения, иначе английский.
help-format = Вид вывода: { $choices }.
help-cards = Карты в любой записи, например 10♦ TD { $example }; «-» или ничего — читать стандартный ввод.
help-hands = На каждого игрока одно значение: карты или их сумма; пустой текст, если карт не осталось. Из файла или стандартного ввода — JSON.
help-winner = Кто победил: номер игрока, считая с 1.
help-opened = Кто открылся, кроме победителя: номера игроков через запятую.
help-nobody-opened = Никто из проигравших не открылся.
help-ending = Как закончился раунд: { $choices }.
help-dealer = Кто сдавал: номер игрока, считая с 1.
help-rules-option = Правила: готовый набор и изменения, например «tunisian, target 150».
help-file = Файл или «-» для стандартного ввода.
help-match-file = Партия в виде JSON, текста или CSV; «-» или ничего — читать стандартный ввод.
help-to = Записать саму партию в другом виде: { $choices }.
help-cases-file = Файлы с контрольными случаями или папки с ними.
help-version = Показать версию.

cli-refused = Не принято:
cli-expected = здесь ожидается карта
cli-score-total = Очки за раунд

## The server of the pages.
help-serve = Вести счёт на всех телефонах за столом: открыть страницы на этом компьютере.
help-host = Где слушать: адрес этого компьютера; 0.0.0.0 — все адреса.
help-port = Порт.
help-data = Файл, в котором всё хранится.
cli-serving = rami ведёт счёт по адресу { $url }
cli-serving-others = Другие устройства той же сети открывают { $url } или считывают этот код:
cli-serving-kept = Всё хранится в файле { $file }. Остановить: Ctrl+C.
cli-port-taken = Порт { $port } занят. Выберите другой: --port { $other }
cli-data-in-use = Файл { $file } уже занят другим rami. Один процесс ведёт один файл.
cli-data-unusable = Файл { $file } использовать нельзя: { $reason }

## What every help has. $command: a command line to be typed; $value: a value as it is typed.
cli-more-help = Подробнее: { $command }
help-usage = Вызов:
help-help = Показать эту справку.
help-panel-arguments = Что указать
help-panel-options = Параметры
help-panel-commands = Команды
help-default = по умолчанию: { $value }
help-install-completion = Научить оболочку дополнять то, что набрано после rami.
help-show-completion = Показать то, с чем оболочка умеет дополнять, чтобы поместить это куда угодно.
