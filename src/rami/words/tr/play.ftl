### Playing a round: refusals of melds and moves, the moves told one by one, arranging a hand, checking a deal.
### No case suffix on a variable: put a noun after it, or a colon before it.

## Refusals of melds. $cards: the cards as laid, such as "7H 8H *9H"; $card: the name of a card.
error-meld-joker-unnamed = Jokerin hangi kartın yerine geçtiğini belirtin, örneğin *7H: { $cards }
error-meld-too-short = Bir per en az { $least } karttan oluşur; burada { $number } kart var: { $cards }
error-meld-too-long = Bir seri en çok { $most } karttan oluşur, as da yalnızca bir uçta durur; burada { $number } kart var: { $cards }
error-meld-no-natural = Her perin içinde joker olmayan en az bir kart bulunmalı: { $cards }
error-meld-too-many-jokers = Aynı perin içinde { $number } joker var, oysa en çok { $most } joker olabilir: { $cards }
error-meld-same-suit-twice = Bir grupta aynı renkten iki kart olmaz; { $card } iki kez geçiyor: { $cards }
error-meld-not-one-suit = Ne tek renkten bir seri ne de aynı sayı ya da resimden bir grup: { $cards }
error-meld-around-the-corner = Seri, papazdan sonra as üzerinden ikiliye dönmez: { $cards }
error-meld-not-in-a-row = Bu kartlar birbirini izlemiyor: { $cards }

## Refusals of moves.
error-play-over = El bitti.
error-play-still-running = El henüz bitmedi.
error-play-no-such-seat = { $seat } numaralı oyuncu yok; yalnızca { $number } oyuncu var.
error-play-not-your-turn = Sıra şu oyuncuda: { $player }.
error-play-draw-first = Önce kapalı desteden ya da açık desteden bir kart çekin.
error-play-drawn-already = Bu turda zaten bir kart çekildi.
error-play-stock-empty = Kapalı deste bitti, açık deste de yeniden karılamaz.
error-play-stop-too-early = El, ancak kapalı desteden çekilecek kart kalmadığında durdurulabilir.
error-play-pile-empty = Açık destede kart yok.
error-play-pile-closed = Açık desteden başta kart alınmaz; herkes kendi { $turn }. turundan başlayarak alabilir.
error-play-single-card = Elde tek kart kaldıysa kapalı desteden çekin.
error-play-taken-useless = Bu kart alınamaz, çünkü bu turda hiçbir biçimde yere açılamaz: { $card }.
error-play-not-in-hand = Elde yok: { $cards }
error-play-not-opened = Bu, ancak açtıktan sonra yapılabilir.
error-play-opening-short = Böyle açılırsa en çok { $points } puan tutar; açmak için { $needed } puan gerekir.
error-play-opening-not-pure = Açmak için jokersiz bir seri gerekir.
error-play-opening-unfinished = Açılış tamamlanmadı: gereken { $needed } puanın { $points } puanı yerde; jokersiz bir seri de gerekiyor olabilir.
error-play-no-such-meld = Yerde { $number } numaralı per yok; { $melds ->
    [0] henüz hiç per açılmadı
    [one] yerde { $melds } per var
   *[other] yerde { $melds } per var
}.
error-play-does-not-fit = { $cards } perine bu kart işlenemez: { $card }
error-play-swap-off = Bu kurallara göre yerdeki joker alınamaz.
error-play-swap-not = { $cards } perinden joker alınamaz; verilmek istenen: { $card }
error-play-swap-both = Üç kartlık bu grubun jokeri, eksik iki rengin ikisi birden konarak alınır: { $card }
error-play-taken-not-melded = Açık desteden alınan kart önce yere açılmalı: { $card }.
error-play-joker-not-melded = Yerden alınan { $number } joker önce yeniden açılmalı.
error-play-thrown-back = Bu turda açık desteden alınan kart geri atılamaz: { $card }.
error-play-turn-could-not-end = Bu hamleden sonra tur kurallara uygun bitirilemezdi: yapılması zorunlu olan yapılamaz ya da atacak kart kalmazdı.
error-play-nothing-to-take-back = Geri alınacak hamle yok.
error-play-draw-stays = Kapalı desteden çekilen kart görüldü, bu yüzden geri konamaz.
error-deal-hand-size = { $player }: elinde { $expected } kart olması gerekirken { $number } kart var.
error-deal-wrong-cards = Dağıtımda { $number } tane { $card } var, oysa { $expected } tane olmalı.
error-deal-seed-length = Tohum değeri { $expected } bayt olması gerekirken { $number } bayt.
error-deal-entropy-player = Oyuncuların eklediği metinler oturma sırasıyla ve kişi başına bir tane verilir; “{ $name }” ya oyuncu değil ya da sırasında değil.
error-deal-entropy-text = “{ $name }” adlı oyuncunun eklediği metinde eksik karakterler var, bu yüzden UTF-8 olarak yazılamıyor.
error-deal-reshuffle-below-one = Yeniden karmalar 1’den başlayarak sayılır; { $number } numaralı yeniden karma olmaz.

## The moves of a round told one by one, in the present tense. $meld: the cards of a meld.
play-deal = Dağıtan: { $player }. Açılan kart: { $card }
play-turn = { $number }. tur, { $player }
move-draw = Kapalı desteden kart çekiyor
move-draw-card = Kapalı desteden çekiyor: { $card }
move-reshuffle = Açık deste karılıp yeniden kapalı deste oluyor: { $count } kart
move-take = Açık desteden alıyor: { $card }
move-stop = Eli durduruyor
move-lay = Yere açıyor: { $meld }
move-opening = İlk açılış için yere açıyor: { $meld }; şimdiye kadar { $points } puan
move-lay-off = { $meld } perine işliyor: { $card }
move-swap = Jokeri alıp yerine koyuyor: { $card }; yerde şimdi: { $meld }
move-discard = Kart atıyor: { $card }
move-take-back = Son hamleyi geri alıyor
play-refused = { $number }. turda kabul edilmedi: “{ $move }”

## Arranging a hand.
arrange-opening = En iyi açılış: { $points } puan
arrange-no-opening-pure = Açılamaz: jokersiz bir seri gerekir, ama yok.
arrange-no-opening-points = Açılamaz: en çok { $points } puan tutuyor, oysa açmak için { $needed } puan gerekir.
arrange-most-points = Yere açılabilecek en çok puan: { $points }
arrange-least-left = Elde en az kalan: { $points } puan
arrange-most-cards = Yere açılabilecek en çok kart: { $count }
arrange-goes-out = Eldeki kartların, son atılacak kart dışında, hepsi yere açılabilir.
arrange-none = Eldeki kartlarda hiç per yok.
error-arrange-unknown-measure = Bir elden yere açılabileceklerin en iyisi “{ $text }” ölçüsüyle aranamaz. Geçerli olanlar: { $choices }.
label-meld = Per
label-left = Elde kalan

## Checking a deal.
deal-verified = Dağıtım adil: her şey verilen taahhütten çıkıyor.
deal-commitment = Taahhüdü, dağıtımdan önce gösterilenle karşılaştırın: { $commitment }
deal-not-verified = Dağıtım, verilen taahhüde uymuyor:
deal-finding-commitment = Tohum değeri, taahhüt edilen değer değil.
deal-finding-order = Kartların sırası, tohum değeriyle oyuncuların eklediklerinden çıkmıyor.
deal-finding-reshuffle = { $number }. yeniden karmada kartların sırası tohum değerinden çıkmıyor.
deal-finding-cards = Kartlar, destelerdeki kartlarla aynı değil.
deal-finding-reshuffle-number = Yeniden karmalar sırayla numaralanmamış.
deal-finding-changed = Açıklanan, elden önce gösterilenden farklı.
deal-finding-not-revealed = Henüz her şey açıklanmadı, bu yüzden denetlenemez.

help-arrange = Bir elden yere açılabileceklerin en iyisi: en iyi açılış, en çok puan, elde en az kalan.
help-replay = Kayıtlı bir eli ya da oyunu tur tur gösterir, kuralların izin vermediği ilk hamleyi kabul etmez.
help-verify-deal = Kartların sırasının, dağıtımdan önce verilen taahhüde uyup uymadığını denetler.
help-arrange-cards = Bir oyuncunun eli, en çok 15 kart. “-” yazılırsa ya da boş bırakılırsa standart girdi okunur; JSON ile her satırda bir el.
help-replay-file = Hamle yazımıyla ya da JSON olarak bir el ya da oyun. “-” yazılırsa ya da boş bırakılırsa standart girdi okunur.
help-deal-file = JSON olarak, tohum değeri açıklanmış bir dağıtım.
help-deal-before = Elden önce gösterildiği hâliyle dağıtım, karşılaştırmak için.
