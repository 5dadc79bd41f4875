### Taking a match out and reading one in; past matches; players and their figures.
### Names of players arrive isolated; never bend them. Labels are short: a phone is 360 pixels wide.

## Taking a match out: as a text to share, as a file, on paper.
take-title = Dışa aktar
take-text = Paylaşılacak metin
take-copy = Kopyala
take-copied = Kopyalandı
take-send = Gönder
take-as-file = Dosya olarak
take-files = Dosyalar
take-files-note = Her biri yeniden açılabilir ve aynı oyunu verir.
take-csv = Tablo (CSV)
take-csv-note = Hesap tablosu için
take-json = Veri (JSON)
take-json-note = Programlar için
take-notation = Metin
take-notation-note = Okumak ve elle yazmak için
take-paper = Basılı sayfa
take-paper-note = A5, dikey

## The text to share. $date: a date in words. $match: "Match to 300". $about: "4 players, 6 rounds". $place: 1, 2 and so on. $total: "138 points".
said-head = Rami, { $date }
said-about = { $match }: { $about }
said-standing = { $place }. { $player }: { $total }

## The printed sheet. $mark: eight letters and figures that are the same for the same rules.
## $rules: the name of rules. $option, $value: an option of the rules and its value in words.
paper-title = Puan sayfası
paper-print = Yazdır
paper-with-cards = Kartlarla
paper-without-cards = Kartsız
paper-size = A5 kâğıda dikey basılır.
paper-mark = Kuralların işareti: { $mark }
paper-from = { $number }. elden başlayarak: { $rules }
paper-rounds = El el

## Reading a match from a file. $what: a sentence that tells what is wrong at that place.
import-file = Dosya
import-text = Ya da metnini yapıştırın
import-note = Bu cihazda yeni bir oyun olur; başka bir şey değişmez.
import-do = Oyunu aç
import-refused = Hiçbir oyun açılmadı.
import-round = { $number }. el: { $what }
import-line = { $number }. satır: { $what }
import-row = Tablonun { $number }. satırı: { $what }
import-step = { $number }. kayıt: { $what }
import-more = { $count } şey daha uymuyor.

## Past matches of this device. $text: what was searched for. $players: a list of names.
past-title = Oyunlar
past-search = Adlarla ara
past-find = Ara
past-all = Hepsini göster
past-none = Bu cihazda henüz oyun yok.
past-none-note = Burada başlatılan ya da izlenen her oyun bu listede yer alır.
past-not-found = “{ $text }” için bir şey bulunamadı.
past-more = Diğer: { $players }
past-new = Yeni oyun
past-forget = Bu cihazda unut
past-erase = Kalıcı olarak sil
past-log = Bozuk dosyayı kaydet
past-everything = Bu cihazdaki her şeyi sil

## Asking before something is forgotten or erased. $rounds: "6 rounds".
forget-title = Bu oyun unutulsun mu?
forget-note = Yalnızca bu cihazdan kalkar; öteki telefonlarda kalır. Burada yeniden görmek için bağlantısı ya da kodu gerekir.
forget-owner = Oyun bu telefonda başladı: burada unutulunca onu artık kimse silemez.
forget-do = Unut
erase-title = Bu oyun kalıcı olarak silinsin mi?
erase-note = Oyun ({ $rounds }) ve bütün geçmişi her telefonda silinir. Geri alınamaz.
erase-damaged = Oyun okunamıyor. Ondan kalanlar her telefonda silinir. Geri alınamaz.
erase-do = Sil
ask-keep = Kalsın
everything-title = Bu cihazdaki her şey silinsin mi?
everything-own = Burada başlayan { $count } oyun her telefonda silinir.
everything-other = Öteki telefonların { $count } oyunu yalnızca burada unutulur.
everything-more = Birleştirilen adlar ve yarım girilen eller de gider. Geri alınamaz.
everything-do = Hepsini sil

## Players and their figures. $matches: "12 matches". $average: a figure as the language writes it.
## $part of $whole: matches won of those finished, rounds won or never opened of those played.
people-title = Oyuncular
people-none = Bu cihazda henüz el yok.
people-none-note = Bir el yazılınca o eli oynayanlar, sayılarıyla birlikte burada görünür.
people-line = { $matches }, { $won } galibiyet, el başına { $average }
matches-count = { $count } oyun
stat-matches = Oyun
stat-wins = Kazanılan oyun
stat-wins-note = biten { $whole } oyunda { $part }
stat-rounds = El
stat-rounds-won = Kazanılan el
stat-average = El başına puan
stat-average-note = ortalama
stat-never-opened = Hiç açmadan
stat-rami-secs = Elden bitme: kendisi
stat-rami-secs-suffered = Elden bitme: rakipten
stat-best = En iyi el
stat-worst = En kötü el
stat-others = ötekiler toplam { $points }
stat-where = { $number }. el, { $date }
stat-share = { $whole } elde { $part }

## Two players head to head, and the same person under two names.
versus-title = Karşı karşıya
versus-together = Birlikte { $matches }, { $rounds }
versus-with = Karşılaştır
versus-ahead = Sonda daha düşük toplam
versus-secs = Ötekine karşı elden bitme
versus-none = Henüz birlikte el oynamadılar.
people-matches = Oynanan oyunlar
people-spellings = Başka yazılışlar
people-part = Ayır: { $player }
people-merge = Şununla aynı kişi …
people-choose = Bir ad seçin
people-merge-note = İki ad birlikte sayılır. Sonra yeniden ayrılabilir.
people-merge-do = Birleştir
