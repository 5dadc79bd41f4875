### The pages of the keeper. Names of players arrive isolated; never bend them.
### Buttons and labels are short: a phone is 360 pixels wide, and a button may take two lines.

## On every page.
page-skip = İçeriğe geç
page-back = Geri
page-home = Ana sayfa
page-close = Kapat
page-language = Dil
page-offline = Bağlantı yok. Girdikleriniz bu telefonda saklanıyor.
problem-title = Bu olmadı
## Before the title of a page whose form was refused, as it stands in the tab of the browser.
page-refused = Hata:

## The first page. The tagline is two short lines under the name of the game.
home-tagline = Kartlar masada, puanlar elinizde.
home-ways = Neler yapılabilir
home-keep = Puan tut
home-keep-note = Gerçek kartlarla, 2–6 kişi
home-join = İzle
home-join-note = Bir kodla
home-rules = Kurallar
home-rules-note = Örneklerle
home-recent = Son oyunlar
home-all = Hepsi
match-running = Sürüyor
match-damaged = Bu oyun okunamıyor
## $player: who won; $total: with how many points.
match-won = Kazanan: { $player }, { $total } puan

## A new match. $number: the row of the form, from 1. dealer-letter: one letter on a small card that marks the dealer.
dealer-letter = D
new-title = Yeni oyun
new-who = Kimler oynuyor?
new-name-of = { $number }. oyuncunun adı
new-deals-first = İlk dağıtan { $number }. oyuncu
new-deals-note = { $letter } harfli kart, ilk kimin dağıttığını gösterir.
new-up = { $number }. oyuncuyu yukarı taşı
new-remove = { $number }. oyuncuyu çıkar
new-add = Oyuncu ekle
new-known = Bu cihazda bilinen adlar
new-again = Yine aynı oyuncular
new-target-note = Başka sayı yazılmazsa rakip başına 100
new-target-less = Hedefi düşür
new-target-more = Hedefi yükselt
new-rules = Ev kuralları
new-preset = Kurallar
new-as-preset = yukarıdaki kurallarda olduğu gibi
new-paper = Kâğıtta başlayan oyunu sürdür
new-paper-note = Şimdiye kadarki toplamları gir
new-carried = { $number }. oyuncunun şimdiki toplamı
new-import = Dosyadan oyun aç
new-import-note = rami’nin yazdığı JSON, metin ya da CSV
new-start = Oyunu başlat

## The sheet. $players, $rounds: "4 players", "6 rounds" as texts.
sheet-title = { $target } puanlık oyun
sheet-subtitle = { $players }, { $rounds }
sheet-label = Puan tablosu
sheet-side = Grafik ve geçmiş
sheet-chart = Ellere göre toplam puanlar
sheet-empty = Kartları dağıtın. İlk el 1. satıra yazılır.
sheet-record = { $number }. eli yaz
sheet-correct = { $number }. eli düzelt
## Read out by screen readers: $points is the score of one player in one round.
sheet-why = { $player }, { $number }. el: { $points }, neden?
sheet-deals = Dağıtan: { $player }.
sheet-over = Oyun bitti.
sheet-to-end = Puan durumunu gör
sheet-extra = Bir el daha.
sheet-extra-note = En düşük toplam puanda ({ $total }) eşitlik var: { $players }.
sheet-after-end = Oyun bittikten sonraki eller.
sheet-distance = Hedefe uzaklık
sheet-distance-of = { $player }: hedefin ne kadarı
## Under a total, in a narrow column: points still missing to the target, or beyond it.
sheet-left = { $points } kaldı
sheet-beyond = { $points } fazla
sheet-at-target = tam hedef
sheet-gone = ayrıldı
undo = Geri al
redo = Yinele
watching = Yalnızca izliyorsunuz. Yazabilen: { $players }.
watching-nobody = Yalnızca izliyorsunuz. Şu anda kimse yazamıyor.
more-title = Diğer

## The history of a match. $what in history-undone and history-redone is another sentence of this list.
history-title = Geçmiş
history-all = Geçmişin tamamı
history-started = Oyun başladı: { $players }, hedef { $target }.
history-recorded = { $number }. el: { $ending }.
history-corrected = { $number }. el düzeltildi. { $what }.
history-points = { $player }: { $old } yerine { $new }
history-removed = { $number }. el çıkarıldı.
history-joined = { $player } oyuna { $total } puanla katıldı.
history-left = { $player } oyundan ayrıldı.
history-renamed = Ad değişti: { $player } yerine { $name }.
history-reordered = Yeni sıra: { $players }.
history-ruled = Kurallar: { $rules }, hedef { $target }.
history-undone = Geri alındı: { $what }
history-redone = Yinelendi: { $what }
history-set-aside = { $number }. el, öteki kayıt, kullanılmadı: { $what }.
history-had = { $player } { $points }
## Read out after a round was recorded. $points: "Ana 0, Ben 30", as history-had says it of each player.
spoken-points = { $points }.
history-pen-given = { $phone } artık yazabilir.
history-pen-taken = { $phone } artık yalnızca izleyebilir.

## Why a figure is what it is.
why-heading = { $player }, { $number }. el
why-value = Kartların değeri
why-won = Eli kazanan alır
why-penalty = Elden bitme: sabit ceza
why-surcharge = Ek ceza
why-sum = Toplam
why-score = Elin puanı
why-limit = Üst sınır uygulandı: { $limit }
why-half = Hedefin yarısı uygulandı: { $limit }
why-limit-other = Üst sınır { $limit }, ama hedefin yarısı daha düşük
why-half-other = Hedefin yarısı { $limit }
why-correct = Düzelt
why-rules = Kuralları gör

## Recording a round.
round-heading = { $number }. el
round-subtitle = Dağıtan { $player }, hedef { $target }
round-who-won = Eli kim kazandı?
round-how = El nasıl bitti?
round-ending-normal = Normal bitiş
round-ending-rami-sec = Elden bitme
round-ending-blocked = Tıkanan el
round-blocked-note = Tıkanan elde herkesin kartlarını girin: en düşük değer kendiliğinden bulunur.
round-no-sec = Elden bitme olamaz: açmış olan var.
round-said-normal = { $player } eli bitirdi
round-said-rami-sec = { $player } elden bitti
round-said-blocked = Tıkanan el, en düşük değer kazanır
round-change = Değiştir
round-opened = açmış
round-not-opened = hiç açmamış
round-opened-by = { $player } açmış
round-hand-of = Elde kalan kartlar: { $player }
round-hand-example = K? 10? XX, 36 ya da 10+10+4
round-nothing = Henüz bir şey girilmedi
round-uncounted = Henüz hesaplanmadı
round-last = Son el
round-save = Eli yaz
round-missing-winner = Önce kazananı seçin
## $players: whose cards are still missing.
round-missing-hands = { $count ->
    [one] Eksik: { $players }
   *[other] Eksik: { $players }
}
## Without a connection: what the phone itself can tell.
round-hands-missing = Girilmemiş eller var
round-unsent = Henüz yazılmadı: bağlantı gelir gelmez gönderilecek. Bu sayfayı açık tutun.
round-wrong = Henüz uymayan bir şey var
round-awake = Ekran açık kalsın
round-remove = Bu eli çıkar

## The keys for cards.
pad-label = Kart tuşları
pad-cards = Kartlar
pad-sum = Toplam
pad-text = Metin
pad-text-note = Kartları söylediğiniz gibi yazın ya da yapıştırın.
pad-minus = Kart çıkar
pad-undo = Son tuşu geri al
pad-suit = Renk
pad-any-suit = her renk
pad-held = { $card }, elde { $count } tane

## Correcting a round.
correct-heading = { $number }. eli düzelt
correct-changes = Neler değişir
correct-nothing = Hiçbir şey değişmez
correct-not-yet = Herkesin puanı hesaplanabilince burada görünür.
correct-before = önce
correct-after = sonra
correct-tie-gone = Eşitlik kalmaz, en düşük toplam puan tek oyuncuda: { $player }.
correct-ends = Oyun biter, en düşük toplam puan kazanır: { $players }.
correct-extra = En düşük toplam puanda eşitlik var: { $players }. Bir el daha oynanır.
correct-reopens = Oyun sürer.
correct-other-winner = Kazanan değişir: { $players }.
correct-leads = { $count ->
    [one] En düşük toplam puan artık tek oyuncuda: { $players }.
   *[other] En düşük toplam puanda artık eşitlik var: { $players }.
}
correct-apart = { $count } el oyunun sonundan sonraya düşer: saklanır, ama artık sayılmaz.
correct-again = Oyunun sonundan sonraya düşmüş { $count } el yeniden sayılır.
correct-kept = Eski sayılar geçmiş kaydında okunabilir.
round-leave-it = Vazgeç
round-correct = Düzelt
remove-title = { $number }. el çıkarılsın mı?
remove-do = Çıkar

## Two pages that wrote different things, on two phones or on one.
conflict-title = İki ayrı kayıt
conflict-what = { $number }. el iki kez yazıldı
conflict-moved = Bu arada oyun değişti
conflict-note = Birini seçin. Öteki geçmiş kaydında okunabilir.
conflict-mine = Bu sayfada
conflict-keep-mine = Benimki kalsın
conflict-keep-theirs = Öteki kalsın

## The end.
end-title = Kazanan
end-winner = Oyunun kazananı
## $points, $rounds: "138 points", "6 rounds" as texts.
end-said = { $rounds } sonunda { $points }.
end-ahead = { $points } puan farkla ikinci: { $players }.
end-reached = { $target } puanlık hedefe ulaşan: { $players }. Bu yüzden oyun bitti; en düşük toplam puan kazanır.
end-sheet = Tabloyu gör
end-again = Yeniden oyna

## Sharing.
share-title = Paylaş
share-code-note = Oyunu izlemek için başka bir telefonda yazılacak kod
phone-number = Telefon { $number }

## Players and rules of a running match.
players-title = Oyuncular
