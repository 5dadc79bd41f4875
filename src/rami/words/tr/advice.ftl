### Hints and reviews: why a move, what the best moves are likely to come to, what a round gave away.
### Every reason is one sentence about one move, which stands above it. Names of players arrive isolated; never bend them.

## Why a move. $points: "18 points", those of the card or meld; $left: what the hand counts afterwards; $caught: what is
## written down for a hand that never opened; $penalty: "200 points". $held, $laid, $outs: "3 cards"; $hidden, $needed:
## whole numbers; $chance: "12%".
why-only = Yapılabilecek başka bir şey yok.
why-out = El bu turda kazanılabilir.
why-sec = Eldeki bütün kartlar bu turda bitebilir ve henüz kimse açmadı: elden bitme, her rakibe { $penalty }.
why-take-opens = Bu kartla açılabilir, en çok { $points } ile.
why-take-sheds = Bu kart perlere uyuyor: elde kalan değer { $points } azalır.
why-take-melds = Bu kart hemen yere açılabilir; kapalı desteden ne geleceğini ise kimse bilmiyor.
why-take-free = Bu kart belli, kapalı destedeki değil; üstelik hemen açılması gerekmiyor.
why-draw-closed = Bu turda açık desteden henüz kart alınamaz.
why-draw-single = Elde tek kart varken yalnızca kapalı desteden çekilir.
why-draw-useless = Açık destenin üstündeki kart bu turda hiçbir biçimde yere açılamaz.
why-draw-waits = Açık kartı almak şimdi açmayı gerektirir; henüz kimse açmamışken elden bitmek her rakibe { $penalty } yazdırabilir.
why-draw-better = Görünmeyen { $hidden } kart içinde, açık destenin üstündekinden daha çok işe yarayacak { $outs } var.
why-draw-hides = Görünmeyen hiçbir kart açık destenin üstündekinden daha çok işe yaramaz; ama açıktan alınanı herkes aklında tutar.
why-stop = En düşük değerli el kazanır: bu el { $points }, en az kartlı rakibin eli yaklaşık { $others }.
why-opens = { $points } ile açar; açmadan yakalanırsa bu el { $caught } yazar.
why-begins = Açılışa başlar, gereken { $needed } için şimdilik { $points }; açmadan yakalanırsa bu el { $caught } yazar.
why-owed = Alınan kart bu turda yere açılmalı.
why-swap = Joker boşa çıkar ve başka bir perde işe yarayabilir.
why-sheds = Elden { $points } eksiltir; biri eli bitirirse geriye { $left } kalır.
why-guard = Elinde yalnızca { $held } olan bir rakip bitirebilir: böylece elden { $points } eksilir, { $left } kalır.
why-block = Kapalı deste bitmek üzere ve en düşük değerli el kazanır: böylece elden { $points } eksilir, { $left } kalır.
why-guard-closed = Elinde yalnızca { $held } olan bir rakip bitirebilir: bu kart ({ $points }) gitse bile hiç açmamış el { $caught } yazar.
why-guard-limit = Elinde yalnızca { $held } olan bir rakip bitirebilir: ne atılırsa atılsın hiç açmamış el { $caught } yazar, üst sınır budur.
why-waits = Açılış bekletiliyor: henüz kimse açmamışken elden bitmek her rakibe { $penalty } yazdırır.
why-holds = Yere açılabilecek { $laid } kimse üzerine işlemesin diye elde tutuluyor; açmış her rakibin elinde en az { $held } var.
why-holds-alone = Yere açılabilecek { $laid } elde tutuluyor; başka kimse henüz açmadı.
why-joker = Elde kalan joker { $points } yazar, ama başka her oyuncunun işine yarar.

## Throwing a card: what it is worth in the hand, and what the next player can do with it.
why-heaviest-fits = Bu kart başka hiçbir kartla eşleşmiyor ve böylelerin en ağırı, { $points }; ama sonraki oyuncu onu işleyebilir.
why-heaviest-wanted = Bu kart başka hiçbir kartla eşleşmiyor ve böylelerin en ağırı, { $points }; sonraki oyuncunun onu yere açma olasılığı yaklaşık { $chance }.
why-heaviest-safe = Bu kart başka hiçbir kartla eşleşmiyor ve böylelerin en ağırı, { $points }; sonraki oyuncunun işine pek yaramaz.
why-heaviest-barred = Bu kart başka hiçbir kartla eşleşmiyor ve böylelerin en ağırı, { $points }; sonraki oyuncu onu alamaz.
why-idle-fits = Bu kart eldeki başka hiçbir kartla eşleşmiyor; ama sonraki oyuncu onu işleyebilir.
why-idle-wanted = Bu kart eldeki başka hiçbir kartla eşleşmiyor; sonraki oyuncunun onu yere açma olasılığı yaklaşık { $chance }.
why-idle-safe = Bu kart eldeki başka hiçbir kartla eşleşmiyor; sonraki oyuncunun işine pek yaramaz.
why-idle-barred = Bu kart eldeki başka hiçbir kartla eşleşmiyor; sonraki oyuncu onu alamaz.
why-outs-fits = Görünmeyen kartlar içinde bu kartla per yapacak { $outs } daha var; ama sonraki oyuncu onu işleyebilir.
why-outs-wanted = Görünmeyen kartlar içinde bu kartla per yapacak { $outs } daha var; sonraki oyuncunun onu yere açma olasılığı yaklaşık { $chance }.
why-outs-safe = Görünmeyen kartlar içinde bu kartla per yapacak { $outs } daha var; sonraki oyuncunun işine pek yaramaz.
why-outs-barred = Görünmeyen kartlar içinde bu kartla per yapacak { $outs } daha var; sonraki oyuncu onu alamaz.
why-breaks-fits = Bu kart bir perin parçası, onsuz yere açılabilecek { $laid } kalıyor; ama sonraki oyuncu onu işleyebilir.
why-breaks-wanted = Bu kart bir perin parçası, onsuz yere açılabilecek { $laid } kalıyor; sonraki oyuncunun onu yere açma olasılığı yaklaşık { $chance }.
why-breaks-safe = Bu kart bir perin parçası, onsuz yere açılabilecek { $laid } kalıyor; sonraki oyuncunun işine pek yaramaz.
why-breaks-barred = Bu kart bir perin parçası, onsuz yere açılabilecek { $laid } kalıyor; sonraki oyuncu onu alamaz.

## A hint. $number: 1 is the best; $move: a line of a menu; $points, $error: numbers with a decimal;
## $line: one of these lines; $chance: a percentage.
advice-title = En iyi hamleler ve bu elde olası sonuçları:
advice-ahead = { $number }  { $move } – ötekilerden { $points } puan az
advice-behind = { $number }  { $move } – ötekilerden { $points } puan fazla
advice-worse = { $number }  { $move } – birinciden { $points } puan kötü, artı eksi { $error }
advice-better = { $number }  { $move } – birinciden { $points } puan iyi, artı eksi { $error }
advice-chance = { $line }; oyunu kazanma olasılığı { $chance }

## A review of a round. $points: a number with a decimal; $move: a line of a menu.
help-review = Kayıtlı bir eli ya da oyunu yeniden inceler: her oyuncunun tur tur boşa verdiği puanlar ve nedenleri.
help-review-seat = Yalnızca bir oyuncuya bakar: oyuncunun numarası, 1’den başlayarak.
help-review-worlds = Her karar, görünmeyen kartlar için kaç tahminde denensin; çok olursa yavaş ama daha güvenilir.
help-review-seconds = Bir karar için en çok bu kadar saniye; o zaman sonuç makineye bağlıdır.
review-title = { $number }. elde boşa verilen puanlar
review-note = Hamlelerin en iyilerine göre beklenen puan olarak neye mal olduğu, oyuncunun görebildiklerine göre; yalnızca kuşku götürmeyenler sayılır.
review-total = { $player }: boşa verilen { $points } puan
review-costliest = En pahalı turlar
review-turn = { $number }. tur, { $player }: boşa verilen { $points } puan
review-made = Oynanan: { $move }
review-instead = Daha iyisi: { $move }
review-nothing = Hiçbir turda kesin olarak boşa puan verilmedi.
review-given = Boşa verilen
review-better = Daha iyisi
review-working = El yeniden inceleniyor; bu biraz sürer …
review-ends = Esc durdurur.
review-offer = Bu elde boşa verdiğiniz puanları görmek için { $word } yazın.
label-turn = Tur
label-move = Hamle
