### Playing in the terminal against bots: what is asked and told, in plain lines and on the full screen.
### Names of players arrive isolated; never bend them. $word: a word that can be typed, from the list of words below.

help-play = Сыграть раунд или партию в терминале против программ.
help-play-players = Сколько игроков вместе с вами: от 2 до 6.
help-play-level = Сила соперников: { $choices }; один уровень на всех или по одному на каждого через запятую.
help-play-rounds = Сколько раундов; иначе — вся партия.
help-play-seed = Текст, который определяет раздачи: тот же текст — те же раздачи.
help-play-name = Ваше имя.
help-play-plain = Простые строки вместо полного экрана; удобно для программ чтения с экрана.

error-table-unknown-level = Уровня «{ $text }» нет. Возможные варианты: { $choices }.
error-table-level-count = Указано уровней: { $number }, соперников: { $expected }. Укажите один уровень на всех или по одному на каждого.
error-table-not-understood = Непонятно: «{ $text }». Введите ?, чтобы увидеть, что можно сделать.
error-table-no-such-choice = Варианта { $number } нет. Выберите число от 1 до { $most }.

table-no-screen = Для полного экрана нужен пакет textual: pip install textual. Для простых строк больше ничего не нужно: rami play --plain

## Words that can be typed, with commas between; the first is shown. The English ones are understood everywhere.
## No word may be a word for a card.
table-word-draw = взять, в
table-word-take = сброс, б
table-word-stop = стоп, т
table-word-lay = выложить, л
table-word-off = подложить, п
table-word-swap = забрать, з
table-word-discard = сбросить, х
table-word-back = назад, н
table-word-hand = рука, р
table-word-table = стол, с
table-word-score = счёт, о
table-word-hint = совет, и
table-word-review = разбор, ш
table-word-help = ?, помощь
table-word-quit = выход, ы

## The beginning. $level: the name of a level, such as beginner; $seed: a text.
table-level = { $player }: уровень { $level }
table-expert-ready = Уровень expert готовится; в первый раз это занимает около полуминуты.
table-seed = Текст, определяющий раздачи: { $seed }
table-begin = Введите { $help }, чтобы увидеть, что можно сделать, { $quit }, чтобы выйти.

## What there is. $cards: "14 cards"; $points: "18 points"; $meld: the cards of a meld.
table-your-turn = Ваш ход, { $player }.
table-hand = У вас на руках: { $cards }; если они останутся — { $points }.
table-pile = Верхняя карта сброса: { $card }. В колоде: { $cards }.
table-pile-empty = Сброс пуст. В колоде: { $cards }.
table-taken = Нужно выложить на этом ходу: { $card }
table-owed = Забранных джокеров нужно выложить на этом ходу: { $number }
table-opening = Открытие: пока { $points }, нужно { $needed }
table-melds = На столе
table-meld = Комбинация { $number }: { $meld } ({ $player })
table-no-meld = На столе пока нет комбинаций.
table-seat-opened = { $player }: { $cards }, открытие сделано
table-seat-closed = { $player }: { $cards }, открытия ещё не было

## Lines of a menu: what can be done now. $number: the number of a meld on the table.
table-do-draw = взять карту из колоды
table-do-take = взять из сброса: { $card }
table-do-stop = остановить раунд
table-do-lay = выложить { $meld }: { $points }
table-do-off = подложить к комбинации { $number } ({ $meld }): { $card }
table-do-swap = забрать джокер из комбинации { $number } ({ $meld }), взамен: { $card }
table-do-discard = сбросить: { $card }
table-joker-as = джокер вместо карты { $card }
table-more = { $count ->
    [one] Ещё { $count } вариант: { $word }
    [few] Ещё { $count } варианта: { $word }
    [many] Ещё { $count } вариантов: { $word }
   *[other] Ещё { $count } варианта: { $word }
}
table-which = Что именно? Введите номер.

## What can be typed.
table-help-number = Номер: сделать то, что стоит рядом с ним.
table-help-card = Карта, например { $example }: сбросить её.
table-help-draw = { $draw }, { $take }: взять из колоды, взять из сброса.
table-help-lay = { $word } 5H 6H *7H: выложить комбинацию; звёздочка — карта, вместо которой стоит джокер.
table-help-off = { $word } 8H>2: подложить карту к комбинации 2.
table-help-swap = { $word } 7H>2: забрать джокер из комбинации 2, положив карту, вместо которой он стоит.
table-help-back = { $word }: отменить последнее действие вашего хода.
table-help-hand = { $word }: ваши карты, разложенные по-другому.
table-help-table = { $word }: комбинации на столе и сколько карт у каждого.
table-help-score = { $word }: положение в партии.
table-help-hint = { $word }: что, вероятно, дадут лучшие действия и почему.
table-help-quit = { $word }: выйти; игра будет напечатана в виде текста.

table-hint = Совет: { $move }

## The end of a round and of the game. $rounds: "2 rounds".
table-next = Нажмите Enter, чтобы начать следующий раунд, или введите { $quit }, чтобы выйти.
table-rounds-done = Сыграно всё, что было задано: { $rounds }.
table-left = Игра до этого места в виде текста. Её покажет rami replay:

## The full screen: titles, and what a key does, in a word or two.
table-title = Рамми, раунд { $number }
table-log = Что произошло
table-held = Ваши карты
table-others-play = Ходят другие…
table-choose-first = Сначала выберите карты: стрелки, затем пробел.
table-choose-one = Для этого выберите одну карту.
table-key-choose = выбрать
table-key-draw = взять
table-key-take = из сброса
table-key-stop = стоп
table-key-lay = выложить
table-key-off = подложить
table-key-swap = джокер
table-key-discard = сбросить
table-key-back = назад
table-key-sort = порядок
table-key-hint = совет
table-key-review = разбор
table-key-score = счёт
table-key-help = помощь
table-key-quit = выход
table-key-next = дальше
table-key-close = закрыть
table-keys-cards = Влево и вправо: по картам на руках. Пробел: выбрать карту или вернуть её. Вверх и вниз: по комбинациям.
table-keys-table = Подложить и забрать джокер — у отмеченной комбинации. Сбросить — выбранную карту, иначе ту, что под отметкой.
