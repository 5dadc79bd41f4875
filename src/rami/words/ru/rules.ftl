### The scoring rules, the options, the presets and the worked examples, in our own words.

rules-title = Как считают очки в рамми
rules-brief = Кратко
rules-brief-text = Очки — это плохо. Кто завершает раунд, получает 0; остальным записывают карты, оставшиеся на руках. Когда кто-то достигает порога, партия заканчивается, и побеждает наименьшая сумма.
rules-values = Сколько стоит карта, оставшаяся на руках
rules-value-joker = Джокер
rules-value-ace = Туз, всегда
rules-value-face = Король, дама, валет
rules-value-number = От десятки до двойки: число на карте
rules-note = Обратите внимание
rules-note-text = Туз или джокер на руках обходится дороже, чем даёт на столе. Даже туз, за который в начале последовательности дали бы одно очко, на руках стоит { $ace }. Карты, из которых сложилась бы комбинация, тоже считаются: в безопасности только то, что лежит на столе.
rules-special = Три особых случая
rules-special-never-opened = Так и не открылся
rules-special-never-opened-text = Проигравший, который так и не открылся, платит ещё { $surcharge ->
    [one] { $surcharge } очко
    [few] { $surcharge } очка
    [many] { $surcharge } очков
   *[other] { $surcharge } очка
}. Вместе с картами выходит не больше { $limit } и не больше половины порога.
rules-special-rami-sec = Рамми с руки
rules-special-rami-sec-text = Кто за один ход открывается и избавляется от всех карт, пока никто из соперников не открылся, завершает раунд сразу: это рамми с руки. Каждый соперник получает ровно { $penalty ->
    [one] { $penalty } очко
    [few] { $penalty } очка
    [many] { $penalty } очков
   *[other] { $penalty } очка
}, какие бы карты у него ни остались.
rules-special-blocked = Заблокированный раунд
rules-special-blocked-text = Когда колода закончилась и игра остановилась, побеждает и получает 0 тот, у кого стоимость карт наименьшая, открылся он или нет. Все остальные платят как обычно.
rules-tie-shared = Если наименьшая стоимость карт одинакова у нескольких игроков, побеждают все они.
rules-tie-nobody = Если наименьшая стоимость карт одинакова у нескольких игроков, не побеждает никто, и все они платят.
rules-tie-earliest = Если наименьшая стоимость карт одинакова у нескольких игроков, побеждает первый из них после сдающего.
rules-opened-text = Открывшийся проигравший платит полную стоимость карт, без ограничения.
rules-end = Конец партии
rules-end-text = Как только в конце раунда чья-то сумма достигла порога или превысила его, партия окончена, и побеждает наименьшая сумма, кто бы ни достиг порога. Если наименьшая сумма одинакова у нескольких игроков, играют ещё один раунд, и так сколько понадобится.
rules-targets = Порог: по { $count ->
    [one] { $count } очку
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
} за каждого соперника
rules-target-fixed = Порог — { $target ->
    [one] { $target } очко
    [few] { $target } очка
    [many] { $target } очков
   *[other] { $target } очка
}.
rules-examples = Разобранные примеры

option-target = Порог
option-surcharge = Надбавка без открытия
option-limit = Максимум без открытия
option-rami-sec-penalty = Штраф при рамми с руки
option-blocked-tie = Равенство в заблокированном раунде
option-packs = Колоды
option-hand-size = Карт каждому при сдаче
option-take-discard = Карта, взятая из сброса
option-discard-from-turn = Из сброса можно брать с хода
option-go-out = Завершение раунда
option-jokers-per-meld = Джокеры в комбинации
option-ace-high = Очки за старшего туза на столе
option-opening-points = Очки, чтобы открыться
option-pure-run = Открываться только с чистой последовательностью
option-joker-swap = Забранный джокер
option-reshuffles = Перетасовки пустой колоды

## What an option may be, where it is a word.
choice-target-auto = по { $count ->
    [one] { $count } очку
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
} за каждого соперника
choice-packs-auto = две, если игроков не больше четырёх, иначе три
choice-blocked-tie-shared = побеждают все с наименьшей стоимостью карт
choice-blocked-tie-nobody = не побеждает никто
choice-blocked-tie-earliest = побеждает первый после сдающего
choice-take-discard-must-meld = выкладывается тем же ходом
choice-take-discard-free = можно оставить на руках
choice-go-out-discard = с последней картой в сброс
choice-go-out-any = с картой в сброс или без неё
choice-jokers-per-meld-naturals = не больше, чем обычных карт
choice-joker-swap-replay = выкладывается тем же ходом
choice-joker-swap-to-hand = можно оставить на руках
choice-joker-swap-off = забирать нельзя
choice-reshuffles-unlimited = сколько понадобится

preset-rami = Рамми
preset-rami-13 = Рамми, 13 карт
preset-tunisian = Тунисский вариант рамми
preset-easy = Лёгкий вариант рамми
rules-changed = { $preset }, с изменениями
rules-default-mark = обычно: { $value }

## The four worked examples. The cards and points are shown beside, computed by the engine.
example-1-title = Туз, джокер и пятёрка
example-1-text = Два игрока. Проигравший открылся, на руках у него осталось три карты; они считаются полностью.
example-2-title = Два игрока, проигравший так и не открылся
example-2-text = Карты на руках вместе с надбавкой — больше половины порога, поэтому записывается половина порога.
example-3-title = Четыре игрока, не открылся только один
example-3-text = Двое проигравших открылись и платят за свои карты. Третий так и не открылся, и ему записывают максимально допустимое число очков.
example-4-title = Рамми с руки, три игрока
example-4-text = Победитель открывается и завершает раунд за один ход, пока никто ещё не открылся. Карты остальных роли не играют.
example-number = Пример { $number }
