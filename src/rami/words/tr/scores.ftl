### Scores and their reasons, rounds and matches. Names of players arrive isolated; never bend them.
### No case suffix on a variable: put a noun after it.

## $count, $points and the like are whole numbers.
points = { $count } puan
cards = { $count } kart
players = { $count } oyuncu
rounds = { $count } el
opponents = { $count } rakip
## Somebody whose name is not known. $number: the seat, from 1.
player-number = Oyuncu { $number }
## A sentence about the hand of one player.
player-says = { $player }: { $sentence }
## A list of names: all but the last with commas, the last with a word.
list-comma = { $first }, { $next }
list-and = { $first } ve { $last }

## The reason of a score in a word or two, for tables.
reason-won = kazandı
reason-rami-sec = elden bitme
reason-opened = açmış
reason-never-opened = hiç açmamış

## The derivation of one score as a whole sentence. It stands beside the player's name.
## $value: what the cards left are worth; $surcharge: added for never opening; $sum: both together;
## $limit: the limit that lowered the sum; $points: the score.
score-won = Eli kazandı: 0 puan.
score-won-blocked = Tıkanan eli, elinde en düşük değer kaldığı için kazandı ({ $value } puan): yazılan puan 0.
score-opened = Açmış: elde kalan kartlar tam değeriyle sayılır, { $points } puan.
score-never-opened = Hiç açmamış: elde kalan kartlar { $value }, ek ceza { $surcharge }, toplam { $points } puan.
score-never-opened-limit = Hiç açmamış: elde kalan kartlar { $value }, ek ceza { $surcharge }, toplam { $sum }. Üst sınır { $limit } olduğu için { $points } puan.
score-never-opened-half-target = Hiç açmamış: elde kalan kartlar { $value }, ek ceza { $surcharge }, toplam { $sum }. Hedefin yarısı { $limit } olduğu için { $points } puan.
score-rami-sec = Rakip elden bitti: elde ne kalmış olursa olsun sabit { $points } puan.

## The value of a hand. $value: in points.
value-of-hand = Eldeki kartların değeri: { $value } puan
value-empty = Eli boş: 0 puan.
value-as-sum = toplam olarak girildi

## How a round ended. $player: who won it; $players: a list of names.
ending-normal = { $player } eli bitirdi
ending-rami-sec = { $player } elden bitti
ending-blocked = Tıkanan el, en düşük değer: { $player }
ending-blocked-shared = Tıkanan el, en düşük değerde eşit: { $players }
ending-blocked-nobody = Tıkanan el, en düşük değerde eşit: { $players }; kazanan yok

## Where the match stands. $target, $total: points; $players, $reached: lists of names.
status-playing = Oyun sürüyor: { $target } puanlık hedefe henüz ulaşan yok.
status-extra-round = { $target } puanlık hedefe ulaşıldı, ama en düşük toplam puanda ({ $total }) eşitlik var: { $players }. Bir el daha oynanır.
status-over = Oyun bitti. { $target } puanlık hedefe ulaşan: { $reached }. Toplam puanı en düşük olan kazanır.
winner-is = Kazanan: { $player }, { $total } puan
winner-said = { winner-is }.
next-dealer = Sıradaki dağıtan: { $player }
after-end = Oyun bittikten sonra yazılan { $count } el ayrı tutulur ve sayılmaz.
player-left = { $player } ayrıldı; toplam puanı { $total } olarak kalır.

## Headings and labels.
label-round = El
label-player = Oyuncu
label-dealer = Dağıtan
label-ending = Elin sonu
label-hand = Eldeki kartlar
label-card = Kart
label-points = Puan
label-reason = Sebep
label-why = Neden
label-total = Toplam puan
label-target = Hedef
label-place = Sıra
label-standings = Puan durumu
label-rules = Kurallar
label-carried = Devreden
label-after-end = Oyunun sonundan sonra
label-yes = evet
label-no = hayır
