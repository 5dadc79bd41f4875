### Playing a round: refusals of melds and moves, the moves told one by one, arranging a hand, checking a deal.

## Refusals of melds. $cards: the cards as laid, such as "7H 8H *9H"; $card: the name of a card.
error-meld-joker-unnamed = Укажите, какую карту заменяет джокер, например *7H: { $cards }
error-meld-too-short = Карт в комбинации должно быть не меньше { $least }, а здесь { $number }: { $cards }
error-meld-too-long = Карт в последовательности бывает не больше { $most }, и туз стоит только с одного конца; здесь { $number }: { $cards }
error-meld-no-natural = В комбинации нужна хотя бы одна обычная карта, не джокер: { $cards }
error-meld-too-many-jokers = В одной комбинации { $number ->
    [one] { $number } джокер
    [few] { $number } джокера
    [many] { $number } джокеров
   *[other] { $number } джокера
}, а можно не больше { $most }: { $cards }
error-meld-same-suit-twice = В группе масти не повторяются, а { $card } здесь дважды: { $cards }
error-meld-not-one-suit = Это не последовательность одной масти и не группа карт одного достоинства: { $cards }
error-meld-around-the-corner = Последовательность не идёт по кругу, от короля через туза к двойке: { $cards }
error-meld-not-in-a-row = Эти карты не идут подряд: { $cards }

## Refusals of moves.
error-play-over = Раунд окончен.
error-play-still-running = Раунд ещё не окончен.
error-play-no-such-seat = Игрока { $seat } нет: игроков всего { $number }.
error-play-not-your-turn = Сейчас ходит { $player }.
error-play-draw-first = Сначала возьмите карту — из колоды или из сброса.
error-play-drawn-already = В этом ходу карта уже взята.
error-play-stock-empty = Колода пуста, а перетасовать сброс уже нельзя.
error-play-stop-too-early = Остановить раунд можно, только когда из колоды больше нечего брать.
error-play-pile-empty = Сброс пуст.
error-play-pile-closed = В начале раунда сброс закрыт; каждый может брать из него начиная со своего хода { $turn }.
error-play-single-card = С одной картой на руках берите из колоды.
error-play-taken-useless = Эту карту взять нельзя: в этом ходу её никак не выложить ({ $card }).
error-play-not-in-hand = Нет на руках: { $cards }
error-play-not-opened = Это можно только после открытия.
error-play-opening-short = Так для открытия наберётся не больше { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очка
}, а нужно { $needed }.
error-play-opening-not-pure = Чтобы открыться, нужна чистая последовательность, без джокера.
error-play-opening-unfinished = Открытие не закончено: выложено очков { $points } из { $needed }; возможно, нужна ещё и чистая последовательность, без джокера.
error-play-no-such-meld = Комбинации { $number } на столе нет; { $melds ->
    [0] там пока нет ни одной
    [one] всего там { $melds } комбинация
    [few] всего там { $melds } комбинации
    [many] всего там { $melds } комбинаций
   *[other] всего там { $melds } комбинации
}.
error-play-does-not-fit = К { $cards } эта карта не подходит: { $card }
error-play-swap-off = По этим правилам джокеры со стола не забирают.
error-play-swap-not = Из { $cards } нельзя забрать джокер в обмен на это: { $card }
error-play-swap-both = Чтобы забрать джокер из этой группы в три карты, кладут обе недостающие масти сразу: { $card }
error-play-taken-not-melded = Сначала нужно выложить карту, взятую из сброса: { $card }.
error-play-joker-not-melded = Сначала нужно выложить { $number ->
    [one] { $number } забранный джокер
    [few] { $number } забранных джокера
    [many] { $number } забранных джокеров
   *[other] { $number } забранного джокера
}.
error-play-thrown-back = Карту, взятую из сброса в этом ходу, нельзя сбросить обратно: { $card }.
error-play-turn-could-not-end = После этого ход нельзя было бы закончить по правилам: не вышло бы сделать всё обязательное или не осталось бы карты для сброса.
error-play-nothing-to-take-back = Отменять нечего.
error-play-draw-stays = Карту, взятую из колоды, уже видели, поэтому вернуть её нельзя.
error-deal-hand-size = { $player }: { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
} вместо { $expected }.
error-deal-wrong-cards = В раздаче { $card } встречается { $number ->
    [one] { $number } раз
    [few] { $number } раза
    [many] { $number } раз
   *[other] { $number } раза
} вместо { $expected }.
error-deal-seed-length = Длина начального значения в байтах — { $number }, а должна быть { $expected }.
error-deal-entropy-player = Тексты игроков идут в порядке мест, от каждого не больше одного; «{ $name }» — не игрок или стоит не на своём месте.
error-deal-entropy-text = В тексте, который добавил игрок «{ $name }», есть неполные символы: в UTF-8 его не записать.
error-deal-reshuffle-below-one = Перетасовки нумеруются с 1, номера { $number } не бывает.

## The moves of a round told one by one, in the present tense. $meld: the cards of a meld.
play-deal = Сдаёт { $player }. Открытая карта: { $card }
play-turn = Ход { $number }, { $player }
move-draw = Берёт карту из колоды
move-draw-card = Берёт из колоды: { $card }
move-reshuffle = Сброс тасуют, и он снова становится колодой: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
move-take = Берёт из сброса: { $card }
move-stop = Останавливает раунд
move-lay = Выкладывает { $meld }
move-opening = Выкладывает { $meld } для открытия: пока { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
move-lay-off = Подкладывает к { $meld }: { $card }
move-swap = Забирает джокер, взамен кладёт: { $card }; теперь на столе { $meld }
move-discard = Сбрасывает: { $card }
move-take-back = Отменяет последнее действие
play-refused = Не принято, ход { $number }: «{ $move }»

## Arranging a hand.
arrange-opening = Лучшее открытие: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
arrange-no-opening-pure = Открыться нельзя: нужна чистая последовательность, без джокера, а её нет.
arrange-no-opening-points = Открыться нельзя: выложить для этого можно не больше { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очка
}, а нужно { $needed }.
arrange-most-points = Больше всего выложенных очков: { $points }
arrange-least-left = Меньше всего остаётся на руках: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
arrange-most-cards = Больше всего выложенных карт: { $count }
arrange-goes-out = Выложить можно все карты, кроме последней: она идёт в сброс.
arrange-none = Среди этих карт нет ни одной комбинации.
error-arrange-unknown-measure = Искать лучшее по «{ $text }» нельзя. Возможные варианты: { $choices }.
label-meld = Комбинация
label-left = Осталось на руках

## Checking a deal.
deal-verified = Раздача честная: всё следует из того, что было зафиксировано.
deal-commitment = Сравните это зафиксированное значение с тем, что показали до раздачи: { $commitment }
deal-not-verified = Раздача не соответствует тому, что было зафиксировано:
deal-finding-commitment = Начальное значение не то, которое было зафиксировано.
deal-finding-order = Порядок карт не следует из начального значения и того, что добавили игроки.
deal-finding-reshuffle = Порядок карт при перетасовке { $number } не следует из начального значения.
deal-finding-cards = Карты не те, из которых состоят колоды.
deal-finding-reshuffle-number = Перетасовки пронумерованы не подряд.
deal-finding-changed = Раскрытое отличается от показанного до раунда.
deal-finding-not-revealed = Раскрыто ещё не всё, поэтому проверить раздачу нельзя.

help-arrange = Лучшее, что можно выложить с руки: лучшее открытие, больше всего очков на столе, меньше всего очков на руках.
help-replay = Показать записанный раунд или партию ход за ходом и не принять первое действие, которого правила не допускают.
help-verify-deal = Проверить, что порядок карт в раздаче — тот, который был зафиксирован до неё.
help-arrange-cards = Карты одного игрока, до 15; «-» или ничего — читать стандартный ввод (с JSON — по одному набору карт в строке).
help-replay-file = Раунд или партия в записи ходов или в виде JSON; «-» или ничего — читать стандартный ввод.
help-deal-file = Раскрытая раздача в виде JSON.
help-deal-before = Раздача в том виде, в каком её показали до раунда, для сравнения.
