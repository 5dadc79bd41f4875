### The scoring rules, the options, the presets and the worked examples, in our own words.

rules-title = Rami’de puan nasıl sayılır
rules-brief = Kısaca
rules-brief-text = Ne kadar az puan, o kadar iyi. Eli bitiren 0 puan alır; ötekilere ellerinde kalan kartların puanı yazılır. Biri hedefe ulaşınca oyun biter ve toplam puanı en düşük olan kazanır.
rules-values = Elde kalan bir kart kaç puan eder
rules-value-joker = Joker
rules-value-ace = As, her zaman
rules-value-face = Papaz, kız, vale
rules-value-number = Onludan ikiliye: kartın üstündeki sayı
rules-note = Dikkat
rules-note-text = Elde kalan as ya da joker, yere açıldığında getireceğinden fazlasına mal olur. Serinin küçük ucunda bir puan sayılacak as bile elde { $ace } puan eder. Per oluşturabilecek kartlar da sayılır: yalnızca yere açılmış kartlar güvendedir.
rules-special = Üç özel durum
rules-special-never-opened = Hiç açmamış
rules-special-never-opened-text = Hiç açmamış olan kaybedene { $surcharge } puan ek ceza yazılır. Toplam { $limit } puanı da hedefin yarısını da hiçbir zaman aşmaz.
rules-special-rami-sec = Elden bitme
rules-special-rami-sec-text = Henüz hiçbir rakip açmamışken tek bir turda hem açan hem de bütün kartlarını elinden çıkaran oyuncu elden bitmiş olur: her rakibe, elinde ne kalmış olursa olsun, sabit { $penalty } puan yazılır.
rules-special-blocked = Tıkanan el
rules-special-blocked-text = Kapalı deste biter ve el ilerleyemezse, elinde en düşük değer kalan oyuncu açmış olsun olmasın eli kazanır ve 0 puan alır. Ötekilere her zamanki gibi puan yazılır.
rules-tie-shared = En düşük değerde birden çok oyuncu eşitse hepsi kazanır.
rules-tie-nobody = En düşük değerde birden çok oyuncu eşitse kimse kazanmaz, hepsine puan yazılır.
rules-tie-earliest = En düşük değerde birden çok oyuncu eşitse aralarında dağıtandan sonra ilk sırada olan kazanır.
rules-opened-text = Açmış olan kaybedene elinde kalan kartların tam değeri yazılır; üst sınır yoktur.
rules-end = Oyunun sonu
rules-end-text = Bir elin sonunda herhangi bir toplam puan hedefe ulaşmış ya da hedefi aşmışsa oyun biter; hedefe kimin ulaştığına bakılmaz, en düşük toplam puan kazanır. En düşük toplam puanda eşitlik varsa bir el daha oynanır; gerektikçe yinelenir.
rules-targets = Hedef, rakip başına { $count } puan
rules-target-fixed = Hedef { $target } puan.
rules-examples = Örnek hesaplar

option-target = Hedef
option-surcharge = Hiç açmamanın ek cezası
option-limit = Hiç açmamanın üst sınırı
option-rami-sec-penalty = Elden bitme cezası
option-blocked-tie = Tıkanan elde eşitlik
option-packs = Deste sayısı
option-hand-size = Oyuncu başına dağıtılan kart
option-take-discard = Açık desteden alınan kart
option-discard-from-turn = Açık desteden kart alınabilen ilk tur
option-go-out = Eli bitirme
option-jokers-per-meld = Per başına en çok joker
option-ace-high = Büyük sayılan asın puanı
option-opening-points = Açmak için gereken puan
option-pure-run = Açmak için jokersiz seri şartı
option-joker-swap = Yerden alınan joker
option-reshuffles = Kapalı deste bitince yeniden karma sayısı

## What an option may be, where it is a word.
choice-target-auto = rakip başına { $count } puan
choice-packs-auto = dört oyuncuya kadar iki, daha çok oyuncuda üç
choice-blocked-tie-shared = en düşük değerde eşit olanların hepsi kazanır
choice-blocked-tie-nobody = kimse kazanmaz
choice-blocked-tie-earliest = dağıtandan sonra ilk sırada olan kazanır
choice-take-discard-must-meld = aynı turda yere açılmalı
choice-take-discard-free = elde tutulabilir
choice-go-out-discard = son bir kart atarak
choice-go-out-any = kart atarak ya da atmadan
choice-jokers-per-meld-naturals = joker olmayan kart sayısı kadar
choice-joker-swap-replay = aynı turda yere açılmalı
choice-joker-swap-to-hand = elde tutulabilir
choice-joker-swap-off = joker alınamaz
choice-reshuffles-unlimited = gerektiği kadar

preset-rami = Rami
preset-rami-13 = 13 kartlı Rami
preset-tunisian = Tunus Ramisi
preset-easy = Kolay Rami
rules-changed = { $preset }, değişikliklerle
rules-default-mark = normalde: { $value }

## The four worked examples. The cards and points are shown beside, computed by the engine.
example-1-title = Bir as, bir joker, bir beşli
example-1-text = İki oyuncu. Kaybeden açmış, elinde üç kart kalmış; kartlar tam değeriyle sayılır.
example-2-title = İki oyuncu, kaybeden hiç açmamış
example-2-text = Eldeki kartlarla ek cezanın toplamı hedefin yarısını aşıyor, bu yüzden hedefin yarısı yazılır.
example-3-title = Dört oyuncu, yalnızca biri hiç açmamış
example-3-text = Kaybedenlerden ikisi açmış, onlara kartlarının değeri yazılır. Üçüncüsü hiç açmamış, puanı üst sınırda durur.
example-4-title = Üç oyuncuyla elden bitme
example-4-text = Kazanan, kimse açmamışken tek turda hem açıyor hem eli bitiriyor. Ötekilerin kartlarına bakılmaz.
example-number = Örnek { $number }
