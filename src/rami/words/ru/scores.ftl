### Scores and their reasons, rounds and matches. Names of players arrive isolated; never bend them.

## $count, $points and the like are whole numbers.
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
}
opponents = { $count ->
    [one] { $count } соперник
    [few] { $count } соперника
    [many] { $count } соперников
   *[other] { $count } соперника
}
## Somebody whose name is not known. $number: the seat, from 1.
player-number = Игрок { $number }
## A sentence about the hand of one player.
player-says = { $player }: { $sentence }
## A list of names: all but the last with commas, the last with a word.
list-comma = { $first }, { $next }
list-and = { $first } и { $last }

## The reason of a score in a word or two, for tables.
reason-won = победа
reason-rami-sec = рамми с руки
reason-opened = с открытием
reason-never-opened = без открытия

## The derivation of one score as a whole sentence. It stands beside the player's name.
## $value: what the cards left are worth; $surcharge: added for never opening; $sum: both together;
## $limit: the limit that lowered the sum; $points: the score.
score-won = Победа в раунде: 0 очков.
score-won-blocked = Победа в заблокированном раунде: стоимость карт наименьшая, { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}, поэтому записывается 0.
score-opened = С открытием: карты, оставшиеся на руках, считаются полностью — { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
score-never-opened = Без открытия: оставшиеся на руках карты — { $value }, надбавка — { $surcharge }, вместе — { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
score-never-opened-limit = Без открытия: оставшиеся на руках карты — { $value }, надбавка — { $surcharge }, вместе — { $sum }. Максимально допустимое число — { $limit }, поэтому { $points ->
    [one] записывается { $points } очко
    [few] записываются { $points } очка
    [many] записывается { $points } очков
   *[other] записывается { $points } очка
}.
score-never-opened-half-target = Без открытия: оставшиеся на руках карты — { $value }, надбавка — { $surcharge }, вместе — { $sum }. Половина порога — { $limit }, поэтому { $points ->
    [one] записывается { $points } очко
    [few] записываются { $points } очка
    [many] записывается { $points } очков
   *[other] записывается { $points } очка
}.
score-rami-sec = Рамми с руки у соперника: ровно { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, какие бы карты ни остались.

## The value of a hand. $value: in points.
value-of-hand = Стоимость карт на руках: { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
value-empty = Карт не осталось: 0 очков.
value-as-sum = введена сумма

## How a round ended. $player: who won it; $players: a list of names.
ending-normal = { $player } завершает раунд
ending-rami-sec = { $player } завершает раунд: рамми с руки
ending-blocked = Раунд заблокирован, наименьшая стоимость карт: { $player }
ending-blocked-shared = Раунд заблокирован, наименьшая стоимость карт одинакова у нескольких: { $players }
ending-blocked-nobody = Раунд заблокирован, наименьшая стоимость карт одинакова у нескольких: { $players }; не побеждает никто

## Where the match stands. $target, $total: points; $players, $reached: lists of names.
status-playing = Партия продолжается: порог в { $target ->
    [one] { $target } очко
    [few] { $target } очка
    [many] { $target } очков
   *[other] { $target } очка
} ещё не достигнут.
status-extra-round = Порог { $target } достигнут, но наименьшая сумма ({ $total }) одинакова у нескольких: { $players }. Играется ещё один раунд.
status-over = Партия окончена: порог { $target } достигнут ({ $reached }). Побеждает наименьшая сумма.
winner-is = Победитель: { $player }, { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}
winner-said = { winner-is }.
next-dealer = Следующий сдающий: { $player }
after-end = { $count ->
    [one] { $count } раунд записан после конца партии: он хранится отдельно и не считается.
    [few] { $count } раунда записаны после конца партии: они хранятся отдельно и не считаются.
    [many] { $count } раундов записаны после конца партии: они хранятся отдельно и не считаются.
   *[other] { $count } раунда записаны после конца партии: они хранятся отдельно и не считаются.
}
player-left = { $player } больше не играет, сумма остаётся прежней: { $total }.

## Headings and labels.
label-round = Раунд
label-player = Игрок
label-dealer = Сдающий
label-ending = Завершение
label-hand = На руках
label-card = Карта
label-points = Очки
label-reason = Причина
label-why = Почему
label-total = Сумма
label-target = Порог
label-place = Место
label-standings = Положение
label-rules = Правила
label-carried = Перенос
label-after-end = После конца
label-yes = да
label-no = нет
