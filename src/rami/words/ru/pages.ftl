### The pages of the keeper. Names of players arrive isolated; never bend them.
### Buttons and labels are short: a phone is 360 pixels wide, and a button may take two lines.

## On every page.
page-skip = К содержанию страницы
page-back = Назад
page-home = На главную
page-close = Закрыть
page-language = Язык
page-offline = Нет связи. Всё, что вы вводите, хранится на этом телефоне.
problem-title = Не получилось
## Before the title of a page whose form was refused, as it stands in the tab of the browser.
page-refused = Ошибка:

## The first page. The tagline is two short lines under the name of the game.
home-tagline = Карты на столе, очки под рукой.
home-ways = Что можно сделать
home-keep = Вести счёт
home-keep-note = С настоящими картами, 2–6 игроков
home-join = Смотреть
home-join-note = По коду
home-rules = Правила
home-rules-note = С примерами
home-recent = Последние партии
home-all = Все
match-running = Идёт
match-damaged = Эту партию нельзя прочитать
## $player: who won; $total: with how many points.
match-won = Победитель: { $player }, { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}

## A new match. $number: the row of the form, from 1. dealer-letter: one letter on a small card that marks the dealer.
dealer-letter = С
new-title = Новая партия
new-who = Кто играет?
new-name-of = Имя игрока { $number }
new-deals-first = Первым сдаёт игрок { $number }
new-deals-note = Карта с буквой { $letter } показывает, кто сдаёт первым.
new-up = Передвинуть игрока { $number } выше
new-remove = Убрать игрока { $number }
new-add = Добавить игрока
new-known = Имена, известные на этом устройстве
new-again = Снова те же игроки
new-target-note = По 100 за соперника, если не указать иначе
new-target-less = Понизить порог
new-target-more = Поднять порог
new-rules = Домашние правила
new-preset = Правила
new-as-preset = как в правилах выше
new-paper = Продолжить партию, начатую на бумаге
new-paper-note = Ввести нынешние суммы
new-carried = Нынешняя сумма игрока { $number }
new-import = Открыть партию из файла
new-import-note = JSON, текст или CSV, записанный rami
new-start = Начать партию

## The sheet. $players, $rounds: "4 players", "6 rounds" as texts.
sheet-title = Партия до { $target }
sheet-subtitle = { $players }, { $rounds }
sheet-label = Таблица партии
sheet-side = График и история
sheet-chart = Суммы по раундам
sheet-empty = Раздайте карты. Первый раунд пойдёт в строку 1.
sheet-record = Записать раунд { $number }
sheet-correct = Исправить раунд { $number }
## Read out by screen readers: $points is the score of one player in one round.
sheet-why = { $player }, раунд { $number }: { $points }, почему?
sheet-deals = Сдаёт { $player }.
sheet-over = Партия окончена.
sheet-to-end = Посмотреть итоги
sheet-extra = Ещё один раунд.
sheet-extra-note = Наименьшая сумма, { $total }, одинакова у нескольких: { $players }.
sheet-after-end = Раунды после конца партии.
sheet-distance = Сколько осталось до порога
sheet-distance-of = { $player }: доля порога
## Under a total, in a narrow column: points still missing to the target, or beyond it.
sheet-left = ещё { $points }
sheet-beyond = { $points } сверх
sheet-at-target = ровно порог
sheet-gone = не играет
undo = Отменить
redo = Вернуть
watching = Вы смотрите. Кто может записывать: { $players }.
watching-nobody = Вы смотрите. Записывать сейчас не может никто.
more-title = Ещё

## The history of a match. $what in history-undone and history-redone is another sentence of this list.
history-title = История
history-all = Вся история
history-started = Партия начинается: { $players }, порог { $target }.
history-recorded = Раунд { $number }. { $ending }.
history-corrected = Раунд { $number } исправлен. { $what }.
history-points = { $player }: было { $old }, стало { $new }
history-removed = Раунд { $number } вычеркнут.
history-joined = { $player } вступает в партию, начальная сумма — { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}.
history-left = { $player } больше не играет.
history-renamed = Имя { $player } изменено на { $name }.
history-reordered = Новый порядок: { $players }.
history-ruled = Правила: { $rules }, порог { $target }.
history-undone = Отменено: { $what }
history-redone = Возвращено: { $what }
history-set-aside = Раунд { $number }, другой вариант, не принят: { $what }.
history-had = { $player } { $points }
## Read out after a round was recorded. $points: "Ana 0, Ben 30", as history-had says it of each player.
spoken-points = { $points }.
history-pen-given = { $phone } теперь может записывать.
history-pen-taken = { $phone } теперь может только смотреть.

## Why a figure is what it is.
why-heading = { $player }, раунд { $number }
why-value = Стоимость карт
why-won = Победитель раунда получает
why-penalty = Рамми с руки: фиксированный штраф
why-surcharge = Надбавка
why-sum = Вместе
why-score = Очки за раунд
why-limit = Больше { $limit } не записывается
why-half = Больше половины порога, { $limit }, не записывается
why-limit-other = Максимально допустимое число — { $limit }, но половина порога меньше
why-half-other = Половина порога — { $limit }
why-correct = Исправить
why-rules = К правилам

## Recording a round.
round-heading = Раунд { $number }
round-subtitle = Сдаёт { $player }, порог { $target }
round-who-won = Кто победил в раунде?
round-how = Как закончился раунд?
round-ending-normal = Карт не осталось
round-ending-rami-sec = Рамми с руки
round-ending-blocked = Заблоки{ "\u00AD" }рован
round-blocked-note = В заблокированном раунде введите карты всех: наименьшая стоимость найдётся сама.
round-no-sec = Рамми с руки не может быть: кто-то открылся.
round-said-normal = { $player } завершает раунд
round-said-rami-sec = { $player } завершает раунд: рамми с руки
round-said-blocked = Раунд заблокирован, побеждает наименьшая стоимость карт
round-change = Изменить
round-opened = с открытием
round-not-opened = без открытия
round-opened-by = { $player }: с открытием
round-hand-of = Карты, оставшиеся на руках: { $player }
round-hand-example = K? 10? XX, 36 или 10+10+4
round-nothing = Пока ничего не введено
round-uncounted = Ещё не подсчитано
round-last = Последний раунд
round-save = Записать раунд
round-missing-winner = Сначала выберите победителя
## $players: whose cards are still missing.
round-missing-hands = { $count ->
    [one] Карты не введены: { $players }
    [few] Карты не введены: { $players }
    [many] Карты не введены: { $players }
   *[other] Карты не введены: { $players }
}
## Without a connection: what the phone itself can tell.
round-hands-missing = Введены ещё не все карты
round-unsent = Ещё не записано: раунд отправится, как только появится связь. Не закрывайте страницу.
round-wrong = Что-то ещё не сходится
round-awake = Не гасить экран
round-remove = Вычеркнуть этот раунд

## The keys for cards.
pad-label = Клавиши с картами
pad-cards = Карты
pad-sum = Сумма
pad-text = Текст
pad-text-note = Напишите карты так, как их называете, или вставьте.
pad-minus = Убирать карты
pad-undo = Отменить последнее нажатие
pad-suit = Масть
pad-any-suit = любая
pad-held = { $card }, на руках { $count }

## Correcting a round.
correct-heading = Исправить раунд { $number }
correct-changes = Что изменится
correct-nothing = Ничего не изменится
correct-not-yet = Это станет видно, когда можно будет подсчитать карты всех.
correct-before = было
correct-after = станет
correct-tie-gone = Равенства больше нет: наименьшая сумма только у одного игрока, это { $player }.
correct-ends = Партия окончена, побеждает наименьшая сумма: { $players }.
correct-extra = Наименьшая сумма одинакова у нескольких: { $players }. Играется ещё один раунд.
correct-reopens = Партия продолжается.
correct-other-winner = Победитель теперь другой: { $players }.
correct-leads = { $count ->
    [one] Наименьшая сумма теперь у одного игрока, это { $players }.
    [few] Наименьшая сумма теперь одинакова у нескольких: { $players }.
    [many] Наименьшая сумма теперь одинакова у нескольких: { $players }.
   *[other] Наименьшая сумма теперь одинакова у нескольких: { $players }.
}
correct-apart = { $count ->
    [one] { $count } раунд окажется после конца партии: он сохранится, но считаться не будет.
    [few] { $count } раунда окажутся после конца партии: они сохранятся, но считаться не будут.
    [many] { $count } раундов окажутся после конца партии: они сохранятся, но считаться не будут.
   *[other] { $count } раунда окажутся после конца партии: они сохранятся, но считаться не будут.
}
correct-again = { $count ->
    [one] { $count } раунд, записанный после конца партии, снова будет считаться.
    [few] { $count } раунда, записанные после конца партии, снова будут считаться.
    [many] { $count } раундов, записанных после конца партии, снова будут считаться.
   *[other] { $count } раунда, записанные после конца партии, снова будут считаться.
}
correct-kept = Прежние числа останутся в истории.
round-leave-it = Не менять
round-correct = Исправить
remove-title = Вычеркнуть раунд { $number }?
remove-do = Вычеркнуть

## Two pages that wrote different things, on two phones or on one.
conflict-title = Два варианта
conflict-what = Раунд { $number } записан дважды
conflict-moved = Тем временем партия изменилась
conflict-note = Выберите один вариант. Другой останется в истории.
conflict-mine = На этой странице
conflict-keep-mine = Оставить мой
conflict-keep-theirs = Оставить другой

## The end.
end-title = Победитель
end-winner = Победитель партии
## $points, $rounds: "138 points", "6 rounds" as texts.
end-said = { $points } за { $rounds }.
end-ahead = На втором месте { $players }, отрыв — { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
end-reached = Порог { $target } достигнут ({ $players }), поэтому партия окончена, и побеждает наименьшая сумма.
end-sheet = К таблице
end-again = Сыграть ещё

## Sharing.
share-title = Поделиться
share-code-note = Введите этот код на другом телефоне, чтобы следить за партией
phone-number = Телефон { $number }

## Players and rules of a running match.
players-title = Игроки
