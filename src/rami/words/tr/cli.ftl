### The command line: help, labels, messages.

help-rami = Rami kart oyununun puanlarını sayar, nedenini de söyler.
help-value = Elde kalan kartların değeri, kart kart.
help-score = Bir elin puanlarını, her birinin sebebiyle verir.
help-match = Bir oyun dosyasının puan tablosunu gösterir: toplam puanlar, oyunun durumu, sırada kimin dağıtacağı.
help-examples = Dört örnek hesap, o anda yapılarak.
help-rules = Bütün kurallar: puan sayımı ve oynanış; değiştirilen seçenekler belirtilir.
help-cases = Uyumluluk dosyalarındaki sınama örneklerini tek tek denetler.
help-lang = Dil: { $choices }. Verilmezse ortama bakılır, orada da yoksa İngilizce.
help-format = Çıktı biçimi: { $choices }.
help-cards = Kartlar, nasıl yazılırsa yazılsın: 10♦ TD { $example } gibi. “-” yazılırsa ya da boş bırakılırsa standart girdi okunur.
help-hands = Her oyuncunun eli ayrı: kartlar ya da toplamı; kart yoksa boş metin. Dosyadan ya da standart girdiden: JSON; onda olmayanlar seçeneklerle eklenebilir.
help-winner = Kazanan: oyuncunun numarası, 1’den başlayarak.
help-opened = Kazananın dışında açmış olanlar: oyuncu numaraları, aralarında virgülle.
help-nobody-opened = Kaybedenlerin hiçbiri açmamış.
help-ending = Elin nasıl bittiği: { $choices }.
help-dealer = Dağıtan: oyuncunun numarası, 1’den başlayarak.
help-rules-option = Kurallar: bir kural takımı ve değişiklikler, örneğin “tunisian, target 150”.
help-file = Bir dosya, ya da standart girdi için “-”.
help-match-file = JSON, metin ya da CSV olarak bir oyun ya da hamle hamle kaydedilmiş bir oyun. “-” yazılırsa ya da boş bırakılırsa standart girdi okunur.
help-to = Oyunun kendisini başka bir biçimde yazar: { $choices }.
help-cases-file = Sınama örneği dosyaları ya da klasörleri.
help-version = Sürümü yazar.

cli-refused = Kabul edilmedi:
cli-expected = burada beklenen: bir kart
cli-score-total = Elin puanı
cli-round-unfinished = { $number }. el bitmediği için sayılmıyor.

## The server of the pages.
help-serve = Masadaki bütün telefonlarda puan tutmak: sayfaları bu makinede açar.
help-host = Dinlenecek yer: bu makinenin bir adresi; 0.0.0.0 hepsidir.
help-port = Bağlantı noktası.
help-data = Her şeyin tutulduğu dosya.
cli-serving = rami puanları bu adreste tutuyor: { $url }
cli-serving-others = Aynı ağdaki öteki cihazlar { $url } adresini açar ya da bu kodu okutur:
cli-serving-kept = Her şey bu dosyada: { $file }. Durdurmak için Ctrl+C.

## What every help has. $command: a command line to be typed; $value: a value as it is typed.
cli-more-help = Daha fazlası: { $command }
help-usage = Kullanım:
help-help = Bu yardımı gösterir.
help-panel-arguments = Verilecekler
help-panel-options = Seçenekler
help-panel-commands = Komutlar
help-default = verilmezse: { $value }
help-install-completion = Kabuğun, rami yazıldıktan sonrasını tamamlamasını sağlar.
help-show-completion = Kabuğun tamamlamakta kullandığı metni gösterir; istediğiniz yere koyabilirsiniz.
