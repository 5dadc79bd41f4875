### Players who come and go, the rules of a running match, its menu, and rounds after its end.
### Names of players arrive isolated; never bend them. Buttons and labels are short: a phone is 360 pixels wide.

## The players of a match.
people-seated = Masada
people-tap = Adı değiştirmek ya da oyuncuyu oyundan çıkarmak için ada dokunun.
people-tap-over = Değiştirmek için ada dokunun.
people-moving = Oyuncuyu başka yere sürükleyin ya da bir sıra yukarı taşıyın. Puanlar ve dağıtma sırası oyuncuda kalır.
people-up = Yukarı taşı: { $player }
people-save-order = Bu sırayı kaydet
people-leave-order = Vazgeç
people-add = Oyuncu ekle
people-full = Masada altı oyuncu var. Yeni birinin katılması için önce birinin ayrılması gerekir.
people-gone = Artık oynamıyor
people-later = Oyun bittikten sonra katılan
people-over = Oyun bitti, burada artık yalnızca adlar değişebilir. Oyuncuları değiştirmek için önce hedefi yükseltin ya da bir eli düzeltin.
## Under the name of a player in a narrow column of the sheet: joined in a part that does not count.
sheet-later = oyun sonrası

## A player joins. $total: points.
seat-title = Yeni oyuncu
seat-name = Ad
seat-total = Başlangıç toplamı
seat-total-note = Şu anki en yüksek toplam: { $total }. Başka bir sayıda anlaştıysanız onu yazın.
seat-blank = Oynanmış eller boş kalır.
seat-next = Devam
seat-ask = { $player } oyuna katılsın mı?
seat-starts = { $player } son sırada, { $total } puanla başlar.
seat-do = Katılsın

## One player. $name is the name so far.
person-name = Ad
person-rename = Adı kaydet
person-leaves = Oyundan ayrılıyor
person-leaves-note = Temelli; oynanmış eller olduğu gibi kalır
person-two-stay = En az iki oyuncu kalmalı; bu yüzden şimdi kimse ayrılamaz.

## A player leaves. $target: points.
leave-title = { $player } ayrılsın mı?
leave-frozen = Sütunu ve toplamı tabloda kalır, ama artık hiçbir şeye katılmaz.
leave-question = Hedef ne olsun?
leave-choose = Hedefin ne olacağını seçin.
leave-keep = Hedef { $target } olarak kalsın
leave-fall = Hedef düşsün: { $target }
leave-kept = Kaç kişi oynarsa oynasın, hedef { $target } olarak kalır.
leave-do = Ayrılsın
history-left-target = { $player } oyundan ayrıldı, hedef { $target }.

## What a change would do, one sentence each. $old, $new, $target: points; $players: names.
change-title = Neler değişir
change-nothing-else = Başka bir şey değişmez.
change-target-up = Hedef yükselir: { $old } yerine { $new }.
change-target-down = Hedef düşer: { $old } yerine { $new }.
change-reached = { $target } puana ulaşan: { $players }.
change-dealer = Sıradaki eli dağıtan: { $player }.
change-packs = Bundan sonra { $count } deste kartla oynanır.

## The rules of a running match.
house-title = Ev kuralları
house-now = Geçerli olan
house-follows = Oyuncu sayısına bağlı: rakip başına { $count } puan.
house-stays = Kaç kişi oynarsa oynasın aynı kalır.
house-over = Oyun bitti. Hedef yükselirse oyun sürer.
house-change-target = Hedefi değiştir
house-follow = Oyuncu sayısına bağla: { $target }
house-ask-target = Hedef { $target } olsun mu?
house-at-once = Hemen geçerlidir. Yazılmış eller yeniden hesaplanmaz.
house-from-here = Sıradaki elden başlayarak. Yazılmış eller yeniden hesaplanmaz.
house-other = Başka ev kuralları
house-other-note = Sıradaki elden başlayarak
house-play-on = Bu kurallarla sürdür

## The menu of a match.
menu-players-note = Katılma, ayrılma, ad ya da yer değiştirme
menu-rules-note = Anlaşılan kurallar ve hedef
menu-share-note = Masadaki her telefonda
menu-history-note = Eski sayılarla birlikte her değişiklik
menu-take = Dışa aktar ve yazdır
menu-take-note = Dosya, metin ya da kâğıt olarak
menu-screen = Büyük ekran
menu-screen-note = Bütün oda için büyük yazı
menu-guide = Oyunun kuralları
menu-guide-note = Bu oyunda geçerli oldukları gibi
menu-forget-note = Öteki telefonlarda kalır
menu-erase-note = Herkes için, bütün elleriyle

## Rounds after the end of the match.
apart-title = Oyun bittikten sonraki eller
apart-decide = Ne olacaklarına karar ver
apart-none = Bu oyunun sonundan sonra yazılmış el yok.
apart-count = Sayılsınlar
apart-raise = Hedefi yükselt: { $target }
apart-other-target = Başka hedef
apart-too-high = { $most } puana kadar hiçbir hedef bunların hepsini saydırmaz.
apart-strike = Çıkarılsınlar
apart-strike-note = Geçmiş kaydında okunabilirler; “Geri al” onları tek tek geri getirir.
apart-strike-do = { $count } eli çıkar
apart-leave = Oldukları gibi kalsınlar
apart-leave-note = Tabloda üstü çizili kalır, hiçbir toplama katılmazlar.
apart-leave-do = Kalsınlar
