### One sentence for each refusal: what is wrong, and where it helps, what to do.
### $player is a name or "Player 2"; $players a list of those. $text is what was typed.

error-card-unknown = «{ $text }» (карта { $position }) — такой карты нет. Напишите, например, 10♦, TD, { $example } или XX для джокера.
error-card-no-suit = У карты { $position } не указана масть: { $card }. Здесь масть нужна; напишите, например, 10♦.
error-card-too-many = Лишняя карта: { $card }. На руках у всех вместе таких { $number }, а в { $packs ->
    [one] { $packs } колоде
    [few] { $packs } колодах
    [many] { $packs } колодах
   *[other] { $packs } колоды
} их только { $copies }.
error-hand-too-long = { $player }: на руках { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}, а больше { $most } не бывает.
error-hand-impossible-sum = { $player }: карты на руках не могут стоить { $sum }. Сумма — это 0 или число от 2 до { $most }.
error-hand-not-a-sum = «{ $text }» — это не сумма. Напишите целое число, например 36, или 10+10+4.
error-hand-part-of-one = «{ $text }»: карты стоимостью 1 нет. Туз на руках стоит 11.
error-hand-missing = { $player }: не указаны карты, оставшиеся на руках. Введите карты или их сумму.
error-hand-empty = { $player } проигрывает раунд, значит, на руках должна остаться хотя бы одна карта.
error-entry-players = В рамми может быть от { $low } до { $high } игроков, а не { $number }.
error-entry-other-players = В раунде записаны карты { $number ->
    [one] { $number } игрока
    [few] { $number } игроков
    [many] { $number } игроков
   *[other] { $number } игрока
}, а всего играет { $expected }.
error-entry-opened-count = Кто открылся, указано для { $number ->
    [one] { $number } игрока
    [few] { $number } игроков
    [many] { $number } игроков
   *[other] { $number } игрока
} вместо { $expected }.
error-entry-opened-missing = { $player }: с открытием или без? От этого зависят очки.
error-entry-unknown-ending = Раунд не может закончиться так: «{ $text }». Возможные варианты: { $choices }.
error-entry-no-winner = Не указано, кто завершил раунд.
error-entry-two-winners = Завершить раунд может только один игрок, а указано несколько: { $players }.
error-entry-not-a-seat = «{ $text }» — не место: место задаётся номером.
error-entry-not-a-flag = { $player }: открытие отмечают как «да» или «нет», а не «{ $text }».
error-entry-unknown-winner = Победителем назван игрок { $seat }, а игроков всего { $number }.
error-entry-unknown-dealer = Сдающим назван игрок { $seat }, а игроков всего { $number }.
error-entry-dealer-missing = Наименьшая стоимость карт одинакова у нескольких: { $players }. По этим правилам побеждает первый после сдающего, поэтому нужно указать, кто сдавал.
error-entry-winner-holds-cards = { $player } завершает раунд, значит, карт на руках остаться не может.
error-entry-winner-not-opened = { $player } завершает раунд, а без открытия это невозможно.
error-entry-winner-not-lowest = { $player } не может победить в заблокированном раунде: на руках { $value }, а наименьшая стоимость карт — { $lowest }.
error-entry-rami-sec-after-opening = Здесь не может быть рамми с руки: кто-то из соперников уже открылся ({ $players }).

error-rules-unknown-preset = Правил с названием «{ $text }» нет. Возможные варианты: { $choices }.
error-rules-unknown-option = Такой настройки правил нет: «{ $text }». Возможные варианты: { $choices }.
error-rules-out-of-range = { $option }: значение «{ $value }» не подходит. Нужно целое число от { $low } до { $high }.
error-rules-not-a-choice = { $option }: значение «{ $value }» не подходит. Возможные варианты: { $choices }.
error-rules-stock-too-short = Колод: { $packs }, игроков: { $players }, карт каждому: { $cards }. В закрытой колоде останется карт: { $stock }; не хватит даже на один ход каждому.

error-match-over = Партия окончена. Сначала отмените или исправьте раунд либо поднимите порог.
error-match-no-such-round = Раунда { $number } нет; { $rounds ->
    [0] ни один раунд ещё не записан
    [one] записан { $rounds } раунд
    [few] записаны { $rounds } раунда
    [many] записано { $rounds } раундов
   *[other] записано { $rounds } раунда
}.
error-match-no-such-player = Игрока с именем «{ $name }» в этой партии нет.
error-match-player-left = { $name } больше не играет в этой партии.
error-match-order = В новом порядке каждый из этих игроков должен быть назван один раз: { $expected }.
error-match-carried-count = { $number ->
    [one] Перенесена { $number } сумма
    [few] Перенесены { $number } суммы
    [many] Перенесено { $number } сумм
   *[other] Перенесено { $number } суммы
}, а игроков { $expected }: нужна одна на каждого.
error-match-bad-total = { $name }: начальная сумма — целое число, 0 или больше, а не «{ $value }».

error-name-empty = У одного из игроков нет имени.
error-name-too-long = Имя слишком длинное; знаков в нём — { $number }, а можно не больше { $most }.
error-name-bad-character = В имени «{ $name }» есть невидимый управляющий символ.
error-name-taken = Имя «{ $name }» уже занято. Может быть, «{ $suggestion }»?

error-record-not-readable = Не читается как { $format }, строка { $line }: { $reason }
error-record-key-twice = Не читается как JSON: поле «{ $field }» встречается в одном объекте дважды.
error-record-no-json-number = Не читается как JSON: «{ $text }» там не число.
error-record-long-number = Не читается: есть число, в котором больше цифр, чем { $most }.
error-record-too-deep = Не читается: слишком много уровней вложенности.
error-record-half-letter = Не читается: запись \u обозначает лишь половину буквы.
error-record-wrong-format = Формат другой; нужен такой: { $expected }.
error-record-played = Это игра, записанная ход за ходом, а не таблица партии: её читает rami replay, а её таблицу показывает rami match.
error-record-newer-version = Версия файла — { $version }; эта программа читает версии до { $known } включительно.
error-record-missing = Не хватает поля «{ $field }».
error-record-needs-value = После «{ $field }» не хватает значения.
error-record-unknown-field = Поле «{ $field }» здесь неизвестно.
error-record-unknown-column = Столбца «{ $text }» нет. Возможные варианты: { $choices }.
error-record-no-column = «{ $text }» стоит в столбце без названия.
error-record-wrong-type = «{ $field }»: ожидается { $expected }, а указано { $value }.
error-record-unknown-keyword = Строка { $line } начинается с «{ $text }». Возможные варианты: { $choices }.
error-record-bad-line = Строка { $line } не читается: «{ $text }»
error-record-unknown-move = Такого действия нет: «{ $text }». Возможные варианты: { $choices }.
error-record-bad-move = Действие не читается: «{ $text }». Записывается так: { $expected }
error-record-cut-off = Конец отсутствует: последняя строка неполная. Целый файл заканчивается переводом строки.
error-record-twice = «{ $field }» встречается дважды.
error-record-disagrees = В поле «{ $field }» указано { $value }, а по расчёту выходит { $computed }.
error-record-too-long = Раундов и изменений в файле: { $number }; читается не больше { $most }.
error-record-empty = Читать нечего. Выберите файл или вставьте его текст.
error-file-not-read = Не удаётся прочитать { $file }: { $reason }
error-file-not-written = Не удаётся записать { $file }: { $reason }
error-output-not-written = Не удаётся записать вывод: { $reason }
error-keep-only-owner = Стереть партию можно только с телефона, на котором она начата.
error-people-same = Эти два имени — уже один и тот же человек.
error-people-together = За одним столом встречаются оба имени, значит, это разные люди: { $names }.
error-people-not-merged = Эти имена уже разделены.

## Letting phones in.
error-join-no-such-code = Партии с кодом «{ $text }» нет. В коде шесть букв и цифр.
error-join-no-such-link = По этой ссылке больше ничего не открывается. Попросите новую.
error-pen-no-such-phone = Этого телефона за столом больше нет.
error-pen-only-owner = Это можно сделать только с телефона, с которого начата партия.
error-pen-owner-stays = С телефона, с которого начата партия, всегда можно писать.

error-language-unknown = Языка «{ $text }» нет. Возможные варианты: { $choices }.

## Keeping a match on the pages.
error-keep-not-started = В журнале этой партии нет начала, поэтому прочитать его нельзя.
error-keep-started-twice = Партия начинается только один раз.
error-keep-stale = Тем временем партия изменилась: на этой странице был шаг { $seen }, а партия уже на шаге { $now }.
error-keep-nothing-to-undo = Отменять нечего.
error-keep-nothing-to-redo = Возвращать нечего.
error-keep-no-such-match = На этом устройстве такой партии нет. Откройте ссылку на неё или введите её код.
error-keep-only-watching = С этого телефона можно только смотреть. Чтобы записывать, попросите разрешение.
error-keep-nothing-changes = Ничего не изменится.
error-web-cross-site = Это отправлено с другого сайта, поэтому ничего не сделано.
error-web-too-large = Слишком много данных: можно не больше { $most ->
    [one] { $most } байта
    [few] { $most } байт
    [many] { $most } байт
   *[other] { $most } байта
}.
error-web-too-many = Слишком много запросов. Подождите { $seconds } с.
error-web-not-found = Такой страницы нет.
error-web-bad-form = Значение поля «{ $field }» не подходит.
error-web-unreadable = Отправленное не удалось прочитать. Вернитесь и попробуйте ещё раз.
error-web-broken = На сервере произошёл сбой. Ничего не изменено.

## The API. Authorization, Bearer and Idempotency-Key stay.
error-api-no-token = Не хватает токена. Отправьте токен одной из ссылок партии в заголовке Authorization после слова Bearer.
error-api-unknown-token = Этот токен ничего не открывает. Возможно, ссылки партии созданы заново.
error-api-other-match = Этот токен не открывает эту партию.
error-api-watch-token = По токену ссылки для просмотра ничего изменить нельзя. Нужен токен ссылки для записи.
error-api-key-used = Такой же Idempotency-Key уже пришёл с другим запросом.
error-api-key-short = Чтобы начать партию, в Idempotency-Key нужно не меньше { $least ->
    [one] { $least } случайного знака
    [few] { $least } случайных знаков
    [many] { $least } случайных знаков
   *[other] { $least } случайного знака
}.
error-api-media-type = Содержимое такого типа здесь не читается. Возможные варианты: { $choices }.
error-api-method = По этому адресу { $method } не используется.
error-api-no-such-player = Игрока с номером { $number } в этой партии нет.

## The laboratory.
error-lab-unknown-strategy = Стратегии «{ $text }» нет. Возможные варианты: { $choices }.
error-lab-too-few = { $field }: { $number } — слишком мало. Нужно не меньше { $least }.
error-lab-no-such-choice = { $field }: значение «{ $text }» не подходит. Возможные варианты: { $choices }.
error-lab-confidence = Доверительная вероятность { $value } % невозможна. Она может быть от 50 до 99.99 %.
error-lab-no-cluster = Для кластера нужен пакет distributed, а он не установлен (дополнение «cluster»).
error-lab-cluster-unreachable = По адресу { $text } кластер не отвечает.
error-lab-no-pettingzoo = Для среды обучения нужен пакет pettingzoo, а он не установлен (дополнение «rl»).
error-lab-no-such-action = Действие { $number } здесь ничего не значит. Номера действий — от 0 до { $most }; какие возможны сейчас, показывает маска.
error-lab-not-fast = В быстрых раундах настройка «{ $option }» бывает только по умолчанию, а не { $value }.
error-lab-fast-cluster = Быстрые раунды не играются на кластере: уберите --cluster или --fast.

## Starting the server of the pages. $host, $port: as they are typed.
error-serve-port-taken = Порт { $port } занят. Выберите другой: --port { $other }
error-serve-no-such-host = { $host } — это не адрес этого компьютера. После --host укажите один из его адресов, 127.0.0.1 — только для этого компьютера, или уберите --host, чтобы взять все.
error-serve-not-allowed = Слушать порт { $port } здесь не разрешено. Выберите порт не меньше 1024, например --port 8000.
error-serve-cannot-listen = Не удаётся слушать по адресу { $host }, порт { $port }: { $reason }
error-serve-data-in-use = Файл { $file } уже занят другим rami. Один процесс ведёт один файл.
error-serve-data-unusable = Файл { $file } использовать нельзя: { $reason }
error-serve-not-a-database = В файле { $file } что-то другое: это не база данных rami (SQLite). Выберите другой файл: --data

## Options that do not go together. $text, $other: options as they are typed; $field: a name in a document.
error-options-contradict = { $text } и { $other } противоречат друг другу. Уберите что-то одно.
error-options-in-document = В документе уже указано «{ $field }», поэтому добавить { $text } нельзя. Уберите что-то одно.
error-options-not-read = Вместе с { $other } это ничего не меняет: { $text }. Уберите лишнее.
error-options-no-such-player = «{ $text }» — это не номер игрока. После --opened нужны номера от 1 до { $most } через запятую, а если никто из проигравших не открылся — --nobody-opened.

## Wrong uses of the command line. $text: an option or argument, as it is typed.
error-use-no-such-command = Команды «{ $text }» нет. Команды: { $choices }.
error-use-no-such-option = Параметра { $text } здесь нет.
error-use-perhaps = Может быть, { $choices }?
error-use-missing = Не хватает { $text }.
error-use-needs-value = После { $text } нужно значение.
error-use-takes-no-value = У { $text } не бывает значения.
error-use-no-such-choice = Такое значение { $text } невозможно. Возможные варианты: { $choices }.
error-use-no-number = Для { $text } нужно число.
error-use-no-input = Читать нечего: укажите аргумент или файл либо подайте текст на стандартный ввод.
error-use-no-cases = В { $file } контрольных случаев нет.
error-use-too-much = Это больше, чем читает эта команда. Возьмите в кавычки то, что пишется вместе.
