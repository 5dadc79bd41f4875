### Taking a match out and reading one in; past matches; players and their figures.
### Names of players arrive isolated; never bend them. Labels are short: a phone is 360 pixels wide.

## Taking a match out: as a text to share, as a file, on paper.
take-title = Выгрузить
take-text = Текст для отправки
take-copy = Копировать
take-copied = Скопировано
take-send = Отправить
take-as-file = Файлом
take-files = Файлы
take-files-note = Любой можно снова открыть: получится та же партия.
take-csv = Таблица (CSV)
take-csv-note = Для электронных таблиц
take-json = Данные (JSON)
take-json-note = Для программ
take-notation = Текст
take-notation-note = Чтобы читать и писать вручную
take-paper = Лист для печати
take-paper-note = A5, вертикально

## The text to share. $date: a date in words. $match: "Match to 300". $about: "4 players, 6 rounds". $place: 1, 2 and so on. $total: "138 points".
said-head = Рамми, { $date }
said-about = { $match }: { $about }
said-standing = { $place }. { $player }: { $total }

## The printed sheet. $mark: eight letters and figures that are the same for the same rules.
## $rules: the name of rules. $option, $value: an option of the rules and its value in words.
paper-title = Лист счёта
paper-print = Печать
paper-with-cards = С картами
paper-without-cards = Без карт
paper-size = Печатается на A5, вертикально.
paper-mark = Метка правил: { $mark }
paper-from = С раунда { $number }: { $rules }
paper-rounds = Раунд за раундом

## Reading a match from a file. $what: a sentence that tells what is wrong at that place.
import-file = Файл
import-text = Или вставьте его текст
import-note = Она станет новой партией на этом устройстве; остальное не изменится.
import-do = Открыть
import-refused = Ничего не открыто.
import-round = Раунд { $number }: { $what }
import-line = Строка { $number }: { $what }
import-row = Строка таблицы { $number }: { $what }
import-step = Запись { $number }: { $what }
import-more = { $count ->
    [one] И ещё { $count } ошибка.
    [few] И ещё { $count } ошибки.
    [many] И ещё { $count } ошибок.
   *[other] И ещё { $count } ошибки.
}

## Past matches of this device. $text: what was searched for. $players: a list of names.
past-title = Партии
past-search = Поиск по именам
past-find = Найти
past-all = Показать все
past-none = На этом устройстве ещё нет партий.
past-none-note = Здесь появится каждая партия, начатая на этом устройстве или открытая для просмотра.
past-not-found = По запросу «{ $text }» ничего не найдено.
past-more = Ещё: { $players }
past-new = Новая партия
past-forget = Забыть на этом устройстве
past-erase = Стереть навсегда
past-log = Сохранить повреждённый файл
past-everything = Стереть всё с этого устройства

## Asking before something is forgotten or erased. $rounds: "6 rounds".
forget-title = Забыть эту партию?
forget-note = Она исчезнет только с этого устройства, на других телефонах останется. Чтобы снова увидеть её здесь, нужны ссылка или код.
forget-owner = Партия начата на этом телефоне: если он её забудет, стереть её уже никто не сможет.
forget-do = Забыть
erase-title = Стереть эту партию навсегда?
erase-note = Партия ({ $rounds }) и вся её история будут стёрты на всех телефонах. Вернуть их нельзя.
erase-damaged = Партию не удаётся прочитать. Всё, что от неё осталось, будет стёрто на всех телефонах. Вернуть это нельзя.
erase-do = Стереть
ask-keep = Оставить
everything-title = Стереть всё с этого устройства?
everything-own = { $count ->
    [one] { $count } партия, начатая здесь, будет стёрта на всех телефонах.
    [few] { $count } партии, начатые здесь, будут стёрты на всех телефонах.
    [many] { $count } партий, начатых здесь, будут стёрты на всех телефонах.
   *[other] { $count } партии, начатой здесь, будет стёрто на всех телефонах.
}
everything-other = { $count ->
    [one] { $count } партия с другого телефона будет забыта только здесь.
    [few] { $count } партии с других телефонов будут забыты только здесь.
    [many] { $count } партий с других телефонов будут забыты только здесь.
   *[other] { $count } партии с других телефонов будет забыто только здесь.
}
everything-more = Объединённые имена и недописанные раунды тоже исчезнут. Вернуть их нельзя.
everything-do = Стереть всё

## Players and their figures. $matches: "12 matches". $average: a figure as the language writes it.
## $part of $whole: matches won of those finished, rounds won or never opened of those played.
people-title = Игроки
people-none = На этом устройстве ещё нет раундов.
people-none-note = Как только будет записан раунд, здесь появятся его участники и их показатели.
people-line = { $matches }, побед: { $won }, за раунд { $average }
matches-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
stat-matches = Партии
stat-wins = Победы в партиях
stat-wins-note = { $part } из { $whole }, только оконченные
stat-rounds = Раунды
stat-rounds-won = Победы в раундах
stat-average = Очков за раунд
stat-average-note = в среднем
stat-never-opened = Без открытия
stat-rami-secs = Рамми с руки: своих
stat-rami-secs-suffered = Рамми с руки: чужих
stat-best = Лучший раунд
stat-worst = Худший раунд
stat-others = у остальных вместе { $points }
stat-where = Раунд { $number }, { $date }
stat-share = { $part } из { $whole }

## Two players head to head, and the same person under two names.
versus-title = Один на один
versus-together = Вместе: { $matches }, { $rounds }
versus-with = Сравнить с игроком
versus-ahead = Меньшая сумма в конце
versus-secs = Рамми с руки против соперника
versus-none = Общих раундов ещё не было.
people-matches = Сыгранные партии
people-spellings = Другие написания
people-part = Отделить: { $player }
people-merge = Это тот же человек, что и …
people-choose = Выберите имя
people-merge-note = Оба имени будут считаться вместе. Их можно снова разделить.
people-merge-do = Объединить
