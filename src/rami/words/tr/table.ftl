### Playing in the terminal against bots: what is asked and told, in plain lines and on the full screen.
### No case suffix on a variable: put a noun after it, or a colon before it.

help-play = Terminalde programlara karşı bir el ya da bir oyun oynatır.
help-play-players = Sizinle birlikte kaç oyuncu: 2 ile 6 arası.
help-play-level = Rakiplerin gücü: { $choices }. Hepsi için bir düzey, ya da virgülle ayırarak her biri için bir düzey.
help-play-rounds = Kaç el; yazılmazsa bütün bir oyun.
help-play-seed = Dağıtımları belirleyen metin: aynı metin, aynı dağıtımlar.
help-play-name = Adınız.
help-play-plain = Tam ekran yerine düz satırlar; ekran okuyucular için uygundur.

error-table-unknown-level = “{ $text }” diye bir düzey yok. Geçerli olanlar: { $choices }.
error-table-level-count = Yazılan düzey: { $number }, rakip: { $expected }. Hepsi için bir düzey ya da her biri için bir düzey yazın.
error-table-not-understood = “{ $text }” anlaşılmadı. Neler yapılabileceğini görmek için ? yazın.
error-table-no-such-choice = { $number } numaralı seçenek yok. 1 ile { $most } arasında bir sayı seçin.

table-no-screen = Tam ekran için textual paketi gerekir: pip install textual. Düz satırlar için başka bir şey gerekmez: rami play --plain

## Words that can be typed, with commas between; the first is shown. The English ones are understood everywhere.
## No word may be a word for a card.
table-word-draw = çek, ç
table-word-take = al, a
table-word-stop = durdur, k
table-word-lay = aç, y
table-word-off = işle, i
table-word-swap = joker-al, j
table-word-discard = at, x
table-word-back = geri, g
table-word-hand = el, e
table-word-table = masa, m
table-word-score = puan, p
table-word-hint = ipucu, u
table-word-review = incele, n
table-word-help = ?, yardım
table-word-quit = çık, q

## The beginning. $level: the name of a level, such as beginner; $seed: a text.
table-level = { $player }: düzey { $level }
table-expert-ready = expert düzeyi hazırlanıyor; ilk seferinde bu yaklaşık yarım dakika sürer.
table-seed = Dağıtımları belirleyen metin: { $seed }
table-begin = Neler yapılabileceğini görmek için { $help }, çıkmak için { $quit } yazın.

## What there is. $cards: "14 cards"; $points: "18 points"; $meld: the cards of a meld.
table-your-turn = Sıra sizde, { $player }.
table-hand = Elinizde: { $cards }; böyle kalırsa { $points }.
table-pile = Açık destenin üstü: { $card }. Kapalı deste: { $cards }.
table-pile-empty = Açık destede kart yok. Kapalı deste: { $cards }.
table-taken = Bu turda yere açılmalı: { $card }
table-owed = Bu turda yeniden açılması gereken joker: { $number }
table-opening = Açılış şimdiye kadar: { $points } / { $needed }
table-melds = Yerdeki perler
table-meld = Per { $number }: { $meld } ({ $player })
table-no-meld = Yerde henüz per yok.
table-seat-opened = { $player }: { $cards }, açtı
table-seat-closed = { $player }: { $cards }, henüz açmadı

## Lines of a menu: what can be done now. $number: the number of a meld on the table.
table-do-draw = kapalı desteden çek
table-do-take = açık kartı al: { $card }
table-do-stop = eli durdur
table-do-lay = yere aç: { $meld }, { $points }
table-do-off = per { $number } ({ $meld }) üzerine işle: { $card }
table-do-swap = per { $number } ({ $meld }) içindeki jokeri al, yerine koy: { $card }
table-do-discard = kart at: { $card }
table-joker-as = joker, şu kartın yerine: { $card }
table-more = { $count ->
    [one] { $count } seçenek daha: { $word }
   *[other] { $count } seçenek daha: { $word }
}
table-which = Hangisi? Numarasını yazın.

## What can be typed.
table-help-number = Bir numara: yanında yazanı yapar.
table-help-card = Bir kart, örneğin { $example }: o kartı atar.
table-help-draw = { $draw }, { $take }: kapalı desteden çeker, açık kartı alır.
table-help-lay = { $word } 5H 6H *7H: bir per açar; yıldız, jokerin yerine geçtiği kartı gösterir.
table-help-off = { $word } 8H>2: per 2 üzerine bir kart işler.
table-help-swap = { $word } 7H>2: yerine geçtiği kartı koyarak per 2 içindeki jokeri alır.
table-help-back = { $word }: turunuzun son hamlesini geri alır.
table-help-hand = { $word }: elinizdeki kartlar, öbür sırayla.
table-help-table = { $word }: yerdeki perler ve kimde kaç kart olduğu.
table-help-score = { $word }: oyunun durumu.
table-help-hint = { $word }: en iyi hamlelerin olası sonuçları ve nedenleri.
table-help-quit = { $word }: çıkar; oyun metin olarak yazılır.

table-hint = Bir ipucu: { $move }

## The end of a round and of the game. $rounds: "2 rounds".
table-next = Sonraki el için Enter’a basın ya da çıkmak için { $quit } yazın.
table-rounds-done = İstenenlerin hepsi oynandı: { $rounds }.
table-left = Oyunun buraya kadarı, metin olarak. rami replay bunu gösterir:

## The full screen: titles, and what a key does, in a word or two.
table-title = Rami, el { $number }
table-log = Olanlar
table-held = Eliniz
table-others-play = Ötekiler oynuyor …
table-choose-first = Önce kart seçin: ok tuşları, sonra boşluk çubuğu.
table-choose-one = Bunun için tek kart seçin.
table-key-choose = seç
table-key-draw = çek
table-key-take = al
table-key-stop = durdur
table-key-lay = aç
table-key-off = işle
table-key-swap = joker
table-key-discard = at
table-key-back = geri
table-key-sort = sırala
table-key-hint = ipucu
table-key-review = incele
table-key-score = puan
table-key-help = yardım
table-key-quit = çık
table-key-next = sonraki
table-key-close = kapat
table-keys-cards = Sol ve sağ: eldeki kartlarda gezer. Boşluk: kartı seçer ya da bırakır. Yukarı ve aşağı: perlerde gezer.
table-keys-table = İşlemek ve joker almak işaretli per içindir. Atmak, seçilen kartı, yoksa işaretli kartı atar.
