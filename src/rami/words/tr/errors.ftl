### One sentence for each refusal: what is wrong, and where it helps, what to do.
### $player is a name or "Player 2"; $players a list of those. $text is what was typed.
### No case suffix on a variable: put a noun after it, or a colon before it.

error-card-unknown = “{ $text }” ({ $position }. kart) bir kart değil. Örneğin 10♦, TD ya da { $example } yazın; joker için XX.
error-card-no-suit = { $position }. kartın rengi belirtilmemiş: { $card }. Burada renk de gerekli; örneğin 10♦ yazın.
error-card-too-many = Oyuncuların elinde toplam { $number } tane { $card } görünüyor, oysa { $packs } destede yalnızca { $copies } tane var.
error-hand-too-long = { $player }: elinde { $number } kart görünüyor, oysa bir oyuncunun elinde en çok { $most } kart olabilir.
error-hand-impossible-sum = { $player }: eldeki kartlar { $sum } puan edemez. Toplam ya 0 ya da 2 ile { $most } arasında bir sayıdır.
error-hand-not-a-sum = “{ $text }” bir toplam değil. 36 gibi bir tam sayı ya da 10+10+4 yazın.
error-hand-part-of-one = “{ $text }”: değeri 1 olan kart yoktur. Elde kalan as 11 puandır.
error-hand-missing = { $player }: elde kalan kartlar girilmemiş. Kartları ya da toplamını girin.
error-hand-empty = { $player } eli kaybetti, öyleyse elinde en az bir kart kalmış olmalı.
error-entry-players = Rami en az { $low }, en çok { $high } kişiyle oynanır; { $number } kişiyle oynanmaz.
error-entry-other-players = Bu elde { $number } oyuncunun kartları girilmiş, oysa { $expected } oyuncu oynuyor.
error-entry-opened-count = Açıp açmadığı belirtilen oyuncu sayısı { $number }, oysa { $expected } olmalı.
error-entry-opened-missing = { $player }: açmış mı, hiç açmamış mı? Puan buna bağlı.
error-entry-unknown-ending = Bir el “{ $text }” biçiminde bitemez. Geçerli olanlar: { $choices }.
error-entry-no-winner = Eli kimin bitirdiği belirtilmemiş.
error-entry-two-winners = Eli yalnızca bir oyuncu bitirebilir; burada birden çok oyuncu verilmiş: { $players }.
error-entry-not-a-seat = “{ $text }” bir yer değil: yer bir numaradır.
error-entry-not-a-flag = { $player }: açıp açmadığı evet ya da hayırdır, “{ $text }” olmaz.
error-entry-unknown-winner = Kazanan olarak { $seat }. oyuncu verilmiş, ama yalnızca { $number } oyuncu var.
error-entry-unknown-dealer = Dağıtan olarak { $seat }. oyuncu verilmiş, ama yalnızca { $number } oyuncu var.
error-entry-dealer-missing = En düşük değerde eşitlik var: { $players }. Bu kurallara göre aralarında dağıtandan sonra ilk sırada olan kazanır, bu yüzden dağıtan belirtilmeli.
error-entry-winner-holds-cards = { $player } eli bitirdi, öyleyse elinde kart kalmış olamaz.
error-entry-winner-not-opened = { $player } eli bitirdi, öyleyse açmış olmalı.
error-entry-winner-not-lowest = { $player } tıkanan eli { $value } puanla kazanamaz: en düşük değer { $lowest } puan.
error-entry-rami-sec-after-opening = Elden bitme olamaz, çünkü açmış olan rakip var: { $players }.

error-rules-unknown-preset = “{ $text }” adlı bir kural takımı yok. Geçerli olanlar: { $choices }.
error-rules-unknown-option = “{ $text }” adlı bir kural seçeneği yok. Geçerli olanlar: { $choices }.
error-rules-out-of-range = { $option }: “{ $value }” olmaz. { $low } ile { $high } arasında bir tam sayı gerekir.
error-rules-not-a-choice = { $option }: “{ $value }” olmaz. Geçerli olanlar: { $choices }.
error-rules-stock-too-short = { $packs } deste ve kişi başına { $cards } kartla { $players } oyuncu oynarsa kapalı destede { $stock } kart kalır: herkese birer tur yetmez.

error-match-over = Oyun bitti. Sürdürmek için önce bir eli geri alın ya da düzeltin, veya hedefi yükseltin.
error-match-no-such-round = { $number }. el yok; { $rounds ->
    [0] henüz hiç el yazılmadı
    [one] şimdiye kadar { $rounds } el yazıldı
   *[other] şimdiye kadar { $rounds } el yazıldı
}.
error-match-no-such-player = Bu oyunda “{ $name }” adlı kimse yok.
error-match-player-left = { $name } oyundan ayrıldı.
error-match-order = Yeni sırada şu oyuncuların her biri bir kez yer almalı: { $expected }.
error-match-carried-count = { $expected } oyuncu için { $number } devreden toplam verilmiş: her oyuncuya bir tane gerekir.
error-match-bad-total = { $name }: başlangıç toplamı 0 ya da daha büyük bir tam sayı olur, “{ $value }” olmaz.

error-name-empty = Bir oyuncunun adı yok.
error-name-too-long = Ad çok uzun: karakter sayısı { $number }, en çok { $most } olabilir.
error-name-bad-character = “{ $name }” adında görünmeyen bir denetim karakteri var.
error-name-taken = “{ $name }” adı alınmış. “{ $suggestion }” olur mu?

error-record-not-readable = Bu, { $format } olarak okunamıyor, satır { $line }: { $reason }
error-record-key-twice = Bu, JSON olarak okunamıyor: “{ $field }” aynı nesnede iki kez geçiyor.
error-record-no-json-number = Bu, JSON olarak okunamıyor: “{ $text }” orada bir sayı değil.
error-record-long-number = Bu okunamıyor: içinde basamak sayısı { $most } sınırını aşan bir sayı var.
error-record-too-deep = Bu okunamıyor: iç içe çok fazla düzey var.
error-record-half-letter = Bu okunamıyor: içindeki bir \u yalnızca yarım bir harf gösteriyor.
error-record-wrong-format = Bu, { $expected } değil.
error-record-played = Bu, hamle hamle kaydedilmiş bir oyun, puan tablosu değil: rami replay onu okur, rami match tablosunu gösterir.
error-record-newer-version = Dosyanın sürümü { $version }; bu programın okuyabildiği en yeni sürüm { $known }.
error-record-missing = “{ $field }” eksik.
error-record-needs-value = “{ $field }” sözcüğünden sonra değer eksik.
error-record-unknown-field = “{ $field }” burada tanınmıyor.
error-record-unknown-column = “{ $text }” diye bir sütun yok. Geçerli olanlar: { $choices }.
error-record-no-column = “{ $text }” adı olmayan bir sütunda duruyor.
error-record-wrong-type = “{ $field }” için { $expected } bekleniyor, { $value } değil.
error-record-unknown-keyword = { $line }. satır “{ $text }” ile başlıyor. Geçerli olanlar: { $choices }.
error-record-bad-line = { $line }. satır okunamıyor: “{ $text }”
error-record-unknown-move = “{ $text }” diye bir hamle yok. Geçerli olanlar: { $choices }.
error-record-bad-move = “{ $text }” hamlesi okunamıyor. Şöyle yazılır: { $expected }
error-record-cut-off = Sonu eksik: son satır tamamlanmamış. Eksiksiz bir dosya satır sonuyla biter.
error-record-twice = “{ $field }” iki kez geçiyor.
error-record-disagrees = “{ $field }” için { $value } yazıyor, ama hesaptan { $computed } çıkıyor.
error-record-too-long = Dosyada { $number } el ve değişiklik var; en çok { $most } tanesi okunur.
error-record-empty = Okunacak bir şey yok. Bir dosya seçin ya da metnini yapıştırın.
error-file-not-read = { $file } okunamıyor: { $reason }
error-file-not-written = { $file } yazılamıyor: { $reason }
error-output-not-written = Çıktı yazılamıyor: { $reason }
error-keep-only-owner = Oyunu yalnızca başlatıldığı telefon silebilir.
error-people-same = Bu iki ad zaten aynı kişi.
error-people-together = Bu adlar aynı masada birlikte oynamış, yani aynı kişi değil: { $names }.
error-people-not-merged = Bu adlar zaten ayrı.

## Letting phones in.
error-join-no-such-code = “{ $text }” kodlu bir oyun yok. Bir kod, harf ve rakam olarak altı işaretten oluşur.
error-join-no-such-link = Bu bağlantı artık bir şey açmıyor. Yenisini isteyin.
error-pen-no-such-phone = Bu telefon artık masada değil.
error-pen-only-owner = Bunu yalnızca oyunu başlatan telefon yapabilir.
error-pen-owner-stays = Oyunu başlatan telefon her zaman yazabilir.

error-language-unknown = “{ $text }” diye bir dil yok. Geçerli olanlar: { $choices }.

## Keeping a match on the pages.
error-keep-not-started = Bu oyunun kaydında başlangıç yok, bu yüzden okunamıyor.
error-keep-started-twice = Bir oyun yalnızca bir kez başlar.
error-keep-stale = Bu arada oyun değişti: bu sayfa { $seen }. adımı gösteriyordu, oyun şimdi { $now }. adımda.
error-keep-nothing-to-undo = Geri alınacak bir şey yok.
error-keep-nothing-to-redo = Yinelenecek bir şey yok.
error-keep-no-such-match = Bu cihazda böyle bir oyun yok. Bağlantısını açın ya da kodunu yazın.
error-keep-only-watching = Bu telefon yalnızca izleyebilir. Yazmak için izin isteyin.
error-keep-nothing-changes = Hiçbir şey değişmez.
error-web-cross-site = Bu, başka bir siteden gönderildi; bu yüzden hiçbir şey yapılmadı.
error-web-too-large = Çok büyük: en çok { $most } bayt olabilir.
error-web-too-many = Çok fazla istek geldi. Lütfen { $seconds } sn bekleyin.
error-web-not-found = Böyle bir sayfa yok.
error-web-bad-form = “{ $field }” için gönderilen değer olmaz.
error-web-unreadable = Gönderilenler okunamadı. Geri dönüp yeniden deneyin.
error-web-broken = Sunucuda bir arıza oldu. Hiçbir şey değişmedi.

## The API. Authorization, Bearer and Idempotency-Key stay.
error-api-no-token = Belirteç eksik. Oyunun bağlantılarından birinin belirtecini Authorization başlığında, Bearer sözcüğünden sonra gönderin.
error-api-unknown-token = Bu belirteç hiçbir şeyi açmıyor. Oyunun bağlantıları yenilenmiş olabilir.
error-api-other-match = Bu belirteç bu oyunu açmıyor.
error-api-watch-token = İzleme bağlantısının belirteciyle hiçbir şey değiştirilemez. Yazma bağlantısınınkini kullanın.
error-api-key-used = Aynı Idempotency-Key daha önce başka bir istekle geldi.
error-api-key-short = Oyun başlatmak için Idempotency-Key en az { $least } rastgele karakter içermeli.
error-api-media-type = Bu türden içerik burada okunmuyor. Geçerli olanlar: { $choices }.
error-api-method = { $method } bu adreste kullanılamaz.
error-api-no-such-player = Bu oyunda { $number } numaralı kimse yok.

## The laboratory.
error-lab-unknown-strategy = “{ $text }” adlı bir strateji yok. Geçerli olanlar: { $choices }.
error-lab-too-few = { $field }: { $number } çok az. En az { $least } gerekir.
error-lab-no-such-choice = { $field }: “{ $text }” olmaz. Geçerli olanlar: { $choices }.
error-lab-confidence = %{ $value } güven düzeyi olmaz. %50 ile %99.99 arasında olmalı.
error-lab-no-cluster = Küme için distributed paketi gerekir, o da kurulu değil (“cluster” eki).
error-lab-cluster-unreachable = { $text } adresinde yanıt veren bir küme yok.
error-lab-no-pettingzoo = Öğrenme ortamı için pettingzoo paketi gerekir, o da kurulu değil (“rl” eki).
error-lab-no-such-action = { $number } numaralı eylemin burada bir anlamı yok. Eylemler 0 ile { $most } arasındadır; şu anda hangilerinin mümkün olduğunu maske gösterir.
error-lab-not-fast = Hızlı eller “{ $option }” seçeneğini yalnızca varsayılan değeriyle bilir, { $value } ile değil.
error-lab-fast-cluster = Hızlı eller bir kümede oynanmaz: --cluster ya da --fast seçeneğini çıkarın.

## Starting the server of the pages. $host, $port: as they are typed.
error-serve-port-taken = Bağlantı noktası dolu: { $port }. Başka birini seçin: --port { $other }
error-serve-no-such-host = { $host } bu makinenin bir adresi değil. --host seçeneğinden sonra onun bir adresini, yalnızca bu makine için 127.0.0.1 yazın ya da hepsi için --host seçeneğini çıkarın.
error-serve-not-allowed = Bu bağlantı noktasını dinlemeye burada izin yok: { $port }. 1024 ya da daha büyük birini seçin, örneğin --port 8000.
error-serve-cannot-listen = Bu adres ve bağlantı noktası dinlenemiyor: { $host }, { $port } ({ $reason })
error-serve-data-in-use = Bu dosyayı başka bir rami kullanıyor: { $file }. Bir dosya için tek süreç çalışır.
error-serve-data-unusable = Bu dosya kullanılamıyor: { $file } ({ $reason })
error-serve-not-a-database = Bu dosyada başka bir şey var, rami veritabanı (SQLite) değil: { $file }. Başka bir dosya seçin: --data

## Options that do not go together. $text, $other: options as they are typed; $field: a name in a document.
error-options-contradict = { $text } ile { $other } birbiriyle çelişiyor. Birini çıkarın.
error-options-in-document = Belgede “{ $field }” zaten yazıyor, yanında { $text } verilemez. Birini çıkarın.
error-options-not-read = { $other } verilince bunun bir etkisi olmaz: { $text }. Çıkarın.
error-options-no-such-player = “{ $text }” bir oyuncunun numarası değil. --opened seçeneğinden sonra 1 ile { $most } arasındaki numaraları aralarında virgülle yazın; kaybedenlerin hiçbiri açmamışsa --nobody-opened kullanın.

## Wrong uses of the command line. $text: an option or argument, as it is typed.
error-use-no-such-command = “{ $text }” adlı bir komut yok. Komutlar: { $choices }.
error-use-no-such-option = Burada { $text } seçeneği yok.
error-use-perhaps = { $choices } olabilir mi?
error-use-missing = Eksik: { $text }.
error-use-needs-value = { $text } seçeneğinden sonra bir değer gerekir.
error-use-takes-no-value = { $text } seçeneği değer almaz.
error-use-no-such-choice = { $text } için bu değer olmaz. Geçerli olanlar: { $choices }.
error-use-no-number = { $text } için bir sayı gerekir.
error-use-no-input = Okunacak bir şey yok: argüman olarak yazın, bir dosya adı verin ya da başka bir komutun çıktısını bağlayın.
error-use-no-cases = { $file } içinde sınama örneği bulunamadı.
error-use-too-much = Bu, komutun okuduğundan fazla. Birlikte olanları tırnak içine alın.
