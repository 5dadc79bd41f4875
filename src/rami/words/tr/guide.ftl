### The rules page: what frames it, and the rules of play in our own words. The scoring rules are in rules.ftl.
### Each text is one or more whole sentences; they stand one after the other in a paragraph. A text whose name ends in
### the value of an option is chosen where a match is played by that value.

guide-title = Rami kuralları
guide-play = Rami nasıl oynanır
guide-options = Bu oyunun seçenekleri
guide-named = Hazır kural takımları

guide-option = Seçenek
guide-this-match = Bu oyunda
guide-usually = Normalde
guide-differs = Normal kurallardan farkı
guide-differs-nothing = yok
guide-differs-list = { $first }; { $next }
## A short heading and the text that belongs to it, on one line.
guide-titled = { $title }: { $text }
## Beside a text that depends on an option. $usual: the text rules-default-mark.
guide-mark = Bu oyunda, normaldeki gibi – { $option }: { $value }
guide-mark-changed = Bu oyunda – { $option }: { $value } ({ $usual })
guide-examples-text = Bu eller normal kurallarla sayılmıştır. Bu oyunda farklı sayılıyorsa yanında belirtilir.
## $sentence: why a player scores so, a text of scores.ftl.
guide-here = { $player }, bu oyunun kurallarıyla – { $sentence }

## Cards and deal. $fewest, $most: how many may play; $suited, $jokers: cards and jokers in a pack;
## up to $small players play with $few packs, more players with $many; $packs: packs, for any number of players;
## $hand: cards dealt to each.
guide-cards = Kartlar ve dağıtım
guide-packs-auto = Rami en az { $fewest }, en çok { $most } oyuncuyla oynanır. Her destede { $suited } kart ve { $jokers } joker vardır. Oyuncu sayısı { $small } ya da daha azsa { $few } deste, daha çoksa { $many } deste birlikte karılır.
guide-packs-fixed = Rami en az { $fewest }, en çok { $most } oyuncuyla oynanır. Her destede { $suited } kart ve { $jokers } joker vardır. Bu oyunda, kaç kişi oynarsa oynasın, { $packs } deste birlikte karılır.
guide-deal = Herkese { $hand } kart dağıtılır. Sonraki kart açılır, açık deste onunla başlar. Kalan kartlar kapalı olarak ortaya konur: bunlar kapalı destedir.
guide-dealer = İlk kimin dağıtacağı rastgele belirlenir. Her elden sonra, eşitlik yüzünden oynanan ellerden sonra da, dağıtma sırası sola geçer. Dağıtanın solundaki oyuncu başlar, oyun saat yönünde döner.

guide-aim = Amaç
guide-aim-text = Kartlarınızdan perler, yani gruplar ve seriler kurup yere açın. Kartları ilk biten oyuncu eli bitirir ve kazanır. Ötekilere ellerinde kalan kartların puanı yazılır.

## Melds. $set, $run, $low, $high: examples such as "7♦ 7♥ 7♠"; $corner: cards that are no meld; $longest: the most cards.
guide-melds = Perler
guide-set = Grup, aynı sayıdan ya da aynı resimden, hepsi ayrı renkte üç ya da dört karttır: { $set }. Birden çok deste olsa da bir grupta aynı renk iki kez bulunmaz.
guide-run = Seri, aynı renkten art arda gelen en az üç karttır: { $run }. En uzun seri bir rengin tamamıdır, { $longest } kart.
guide-ace = Seride as, ikiliden önce ya da papazdan sonra gelir: { $low } ya da { $high }. İki uçta birden as olmaz, seri de asın üzerinden dönmez: { $corner } seri değildir.
## $face: points of king, queen and jack; $one: points of a low ace; $ace_high: points of an ace elsewhere.
guide-points = Yerde, onludan ikiliye kadar her kart üstündeki sayı kadar sayılır; papaz, kız ve valenin her biri { $face } puandır. As, serinin küçük ucunda { $one } puan, başka her yerde { $ace_high } puan sayılır. Joker, yerine geçtiği kart kadar sayılır. Elde kalan kartların kaç puan ettiği ayrı konudur.

## $meld: a run with a joker, such as "5♠ ★(6♠) 7♠"; $stands: the card that the joker stands for, "6♠".
guide-jokers = Jokerler
guide-joker = Joker belirli bir kartın yerine geçer ve hangi kart olduğu yere açılırken söylenir: { $meld } perinde bu kart { $stands } olur. Joker orada durdukça o kart olarak kalır.
guide-jokers-1 = Bir perin içinde birden çok joker bulunmaz.
guide-jokers-2 = Bir perin içinde ikiden çok joker bulunmaz ve joker olmayan en az bir kart gerekir.
guide-jokers-naturals = Bir perin içindeki jokerler, joker olmayan kartlardan çok olamaz.

guide-turn = Bir tur
guide-turn-draw = Önce bir kart alın: kapalı destenin ya da açık destenin en üstündeki kartı.
guide-turn-meld = Sonra, yapabiliyor ve istiyorsanız, istediğiniz kadar ve istediğiniz sırayla yere kart açın: ilk açılışınızı yapın, yeni perler açın, kart işleyin, joker alın.
guide-turn-meld-no-swap = Sonra, yapabiliyor ve istiyorsanız, istediğiniz kadar ve istediğiniz sırayla yere kart açın: ilk açılışınızı yapın, yeni perler açın, kart işleyin.
guide-turn-discard = En son açık desteye bir kart atın; turunuz böylece biter. Bu kart joker de olabilir, yerdeki perlere uyan bir kart da.
guide-turn-legal = Bir hamle ancak ondan sonra tur kurallara uygun bitirilebiliyorsa yapılabilir. Böylece kimse turun ortasında çıkmaza girmez.

guide-pile = Açık desteden kart almak
guide-pile-1 = İlk turunuzdan başlayarak, kapalı desteden çekmek yerine açık destenin en üstündeki kartı alabilirsiniz.
guide-pile-2 = Bir elde herkesin ilk turunda açık desteden kart alınmaz. İkinci turunuzdan başlayarak, kapalı desteden çekmek yerine açık destenin en üstündeki kartı alabilirsiniz.
guide-pile-single = Elinde tek kart olan oyuncu kapalı desteden çekmek zorundadır.
guide-take-must-meld = Aldığınız kart aynı turda yere açılmalıdır: ilk açılışınızda, yeni bir perle, bir pere işlenerek ya da onunla joker alınarak. Bu yapılamıyorsa kart alınamaz.
guide-take-must-meld-no-swap = Aldığınız kart aynı turda yere açılmalıdır: ilk açılışınızda, yeni bir perle ya da bir pere işlenerek. Bu yapılamıyorsa kart alınamaz.
guide-take-free = Aldığınız kartı elinizde tutabilirsiniz. Elinizde önceden aynısı yoksa bu kartı aynı turda geri atamazsınız.

## $points: points needed to open.
guide-opening = İlk açılış
guide-open = Bir elde yere açtığınız ilk perler ilk açılışınızdır. Açmadan önce öteki perlere bir şey ekleyemez, onlardan bir şey alamazsınız.
guide-open-points-pure = İlk açılış tek bir turda ve yalnızca elinizdeki kartlarla yapılır. Perlerin toplamı en az { $points } puan olmalı ve perlerden biri jokersiz seri olmalıdır.
guide-open-points = İlk açılış tek bir turda ve yalnızca elinizdeki kartlarla yapılır. Perlerin toplamı en az { $points } puan olmalıdır. Jokersiz seri gerekmez.
guide-open-pure = İlk açılış tek bir turda ve yalnızca elinizdeki kartlarla yapılır. Perlerden biri jokersiz seri olmalıdır. Belli bir puan gerekmez.
guide-open-anything = Elinizden açacağınız herhangi bir per yeter: ne belli bir puan ne de jokersiz seri gerekir.
guide-open-count = İşlediğiniz kartlar bu puana katılmaz. Başkaları kaç puanla açmış olursa olsun, gereken puan herkes için aynıdır.
guide-open-taken = Açık desteden az önce aldığınız kart, elinizdeki bir kart gibi sayılır.

guide-laying = Açtıktan sonra
guide-laying-more = Artık, aynı turda bile, kaç puan ederse etsin yeni perler açabilirsiniz.
guide-laying-off = Kart da işleyebilirsiniz, yani kim açmış olursa olsun yerdeki herhangi bir pere kart ekleyebilirsiniz: serinin iki ucundan birine ya da gruba eksik renkten bir kart. Per bir joker daha alabiliyorsa joker de işlenebilir.

guide-swap = Yerden joker almak
guide-swap-off = Bu kurallara göre yerdeki joker alınmaz: elin sonuna kadar kendi perinde kalır.
guide-swap-card = Açtıktan sonra, herhangi bir perin jokerini, yerine tam olarak temsil ettiği kartı koyarak alabilirsiniz.
guide-swap-replay = Bu jokeri aynı turda yeniden yere açmanız gerekir; aynı pere de koyabilirsiniz.
guide-swap-to-hand = Bu joker elinize geçer, elinizde tutabilirsiniz.
guide-swap-set = Üç kartlık bir grubun jokeri için eksik iki rengin ikisi de gerekir: iki kartı da elinizden koyarsınız ve grup dört kart olur. Dört kartlık grupta yalnızca jokerin temsil ettiği kart yeter.
guide-swap-two = Bir grupta iki joker durdukça her biri yalnızca kendi kartıyla alınır.

guide-out = Eli bitirmek
guide-out-discard = Son kartınızı attığınızda eli bitirir ve kazanırsınız. Bu yüzden bütün kartlarınızı yere açamazsınız: atmak için bir kart kalmalıdır.
guide-out-any = Elinizde kart kalmadığı anda eli bitirir ve kazanırsınız; son kart atılmış da olabilir, yere açılmış da.
guide-sec = Hiçbir rakip açmamışken aynı turda hem açar hem eli bitirirseniz bu, elden bitmedir. İlk açılışın koşulları o zaman da geçerlidir.

guide-stock = Kapalı deste bitince
guide-reshuffle-0 = Biten kapalı deste yenilenmez: açık deste hiçbir zaman yeniden karılmaz.
guide-reshuffle-1 = Kart çekileceği sırada kapalı deste bitmişse açık deste karılır ve yeni kapalı deste olur; yalnızca en üstündeki kart yerinde kalır. Bu, her elde yalnızca bir kez yapılır.
guide-reshuffle-unlimited = Kart çekileceği sırada kapalı deste bitmişse açık deste karılır ve yeni kapalı deste olur; yalnızca en üstündeki kart yerinde kalır. Bu, gerektikçe yapılır; ancak yinelenmesi için son karmadan beri yere kart açılmış ya da işlenmiş olmalıdır.
guide-stock-none = Çekecek kart kalmadıysa sırası gelen oyuncu ya açık destenin en üstündeki kartı alır (kurallar izin veriyorsa ve kartı aynı turda yere açacaksa) ya da eli durdurur. Bu kart alınamıyorsa el hemen tıkanır.

## $idle: turns.
guide-blocked = Tıkanan el
guide-blocked-text = Tıkanan eli kimse bitirmez, sonucu elde kalan kartlar belirler; puan sayımındaki özel durumlara bakın. Durdurulan el de tıkanmış sayılır.
guide-idle = Herkes üst üste { $idle } tur oynadığı hâlde yere hiç kart konmamış ve kapalı deste azalmamışsa el yine tıkanmış sayılır.

guide-back = Hamleyi geri almak
guide-back-text = Kart atana kadar turunuzdaki hamleleri, sonuncudan başlayarak birer birer geri alabilirsiniz. Kapalı desteden çekilen kart görüldüğü için geri konamaz. Kart atıldıktan sonra hiçbir şey geri alınamaz.
