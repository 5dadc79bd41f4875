### Players who come and go, the rules of a running match, its menu, and rounds after its end.
### Names of players arrive isolated; never bend them. Buttons and labels are short: a phone is 360 pixels wide.

## The players of a match.
people-seated = За столом
people-tap = Нажмите на имя, чтобы изменить его или чтобы игрок вышел из партии.
people-tap-over = Нажмите на имя, чтобы изменить его.
people-moving = Перетащите игрока на другое место или передвиньте выше. Очки и сдача остаются за игроком.
people-up = Передвинуть выше: { $player }
people-save-order = Сохранить порядок
people-leave-order = Не менять
people-add = Добавить игрока
people-full = За столом шесть игроков. Чтобы кто-то вступил, кто-то должен выйти.
people-gone = Больше не играют
people-later = Вступили после конца партии
people-over = Партия окончена, поэтому здесь можно менять только имена. Чтобы изменить состав, сначала поднимите порог или исправьте раунд.
## Under the name of a player in a narrow column of the sheet: joined in a part that does not count.
sheet-later = после конца

## A player joins. $total: points.
seat-title = Ещё один игрок
seat-name = Имя
seat-total = Начальная сумма
seat-total-note = Наибольшая сумма сейчас — { $total }. Впишите другую, если так договорились.
seat-blank = Сыгранные раунды останутся пустыми.
seat-next = Дальше
seat-ask = { $player } вступает в партию?
seat-starts = { $player } садится на последнее место, начальная сумма — { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}.
seat-do = Добавить

## One player. $name is the name so far.
person-name = Имя
person-rename = Сохранить имя
person-leaves = Выходит из партии
person-leaves-note = Насовсем; сыгранные раунды не меняются
person-two-stay = Должны остаться хотя бы двое, поэтому сейчас никто не может выйти.

## A player leaves. $target: points.
leave-title = { $player } выходит из партии?
leave-frozen = Столбец с суммой останется в таблице, но больше ни в чём не участвует.
leave-question = Что будет с порогом?
leave-choose = Выберите, что будет с порогом.
leave-keep = Оставить порог { $target }
leave-fall = Понизить порог до { $target }
leave-kept = Порог останется { $target }, сколько бы игроков ни было.
leave-do = Выходит из партии
history-left-target = { $player } больше не играет, порог { $target }.

## What a change would do, one sentence each. $old, $new, $target: points; $players: names.
change-title = Что изменится
change-nothing-else = Больше ничего не изменится.
change-target-up = Порог вырастет с { $old } до { $new }.
change-target-down = Порог снизится с { $old } до { $new }.
change-reached = Сумма { $target } или больше: { $players }.
change-dealer = Следующий раунд сдаёт { $player }.
change-packs = С этого момента колод в игре: { $count }.

## The rules of a running match.
house-title = Домашние правила
house-now = Действуют сейчас
house-follows = Зависит от числа игроков: { $count } за каждого соперника.
house-stays = Не зависит от числа игроков.
house-over = Партия окончена. Если поднять порог, она продолжится.
house-change-target = Изменить порог
house-follow = По числу игроков: { $target }
house-ask-target = Изменить порог на { $target }?
house-at-once = Он действует сразу. Записанные раунды не пересчитываются.
house-from-here = Со следующего раунда. Записанные раунды не пересчитываются.
house-other = Другие домашние правила
house-other-note = Со следующего раунда
house-play-on = Играть по этим правилам

## The menu of a match.
menu-players-note = Вступить, выйти, сменить имя или место
menu-rules-note = О чём договорились, и порог
menu-share-note = На каждом телефоне за столом
menu-history-note = Все изменения, с прежними числами
menu-take = Выгрузить и напечатать
menu-take-note = Файлом, текстом или на бумаге
menu-screen = Большой экран
menu-screen-note = Крупно, для всей комнаты
menu-guide = Правила игры
menu-guide-note = Такие, как в этой партии
menu-forget-note = На других телефонах останется
menu-erase-note = Для всех, со всеми раундами

## Rounds after the end of the match.
apart-title = Раунды после конца партии
apart-decide = Решить, что с ними делать
apart-none = После конца этой партии раундов нет.
apart-count = Засчитать их
apart-raise = Поднять порог до { $target }
apart-other-target = Другой порог
apart-too-high = Никакой порог до { $most } не позволит засчитать их все.
apart-strike = Вычеркнуть их
apart-strike-note = Они останутся в истории, а отмена вернёт их по одному.
apart-strike-do = { $count ->
    [one] Вычеркнуть { $count } раунд
    [few] Вычеркнуть { $count } раунда
    [many] Вычеркнуть { $count } раундов
   *[other] Вычеркнуть { $count } раунда
}
apart-leave = Оставить как есть
apart-leave-note = Они останутся в таблице зачёркнутыми и не войдут ни в одну сумму.
apart-leave-do = Оставить
