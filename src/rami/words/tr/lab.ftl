### The laboratory: contests of strategies and simulations. Names of strategies, files and formats stay as they are.

help-arena = Stratejileri aynalı dağıtımlarla birbirine karşı oynatır ve hangisinin güçlü olduğunu söyler.
help-simulate = Bir stratejiye çok sayıda el ya da oyun oynatır ve kuralların neye yol açtığını söyler.
help-strategies = Stratejiler, en zayıfı başta: { $choices }. Ad verilmezse hepsi.
help-strategy = Her yerdeki strateji: { $choices }. Ad verilmezse club.
help-pairing = Kimin kiminle karşılaşacağı: { $choices }.
help-seats = Masadaki yer sayısı, 2 ile 6 arası.
help-deals = Her çiftin oynayacağı dağıtım sayısı; her dağıtımda herkes her yere oturur.
help-unit = Her seferinde oynanan: { $choices }.
help-seed = Bütün rastlantıların çıktığı sayı.
help-confidence = Aralıkların güven düzeyi, yüzde olarak, 50 ile 99.99 arası.
help-processes = Çalışan süreç sayısı; verilmezse işlemci sayısı kadar. Sonuçlar değişmez.
help-cluster = Bu adresteki Dask kümesinde çalışır.
help-fast = Çok hızlı oynatır, numba kuruluysa derlenmiş kodla (“fast” eki): stratejiler { $choices }, her hazır kural takımı ve seçeneklerin çoğu, --processes iş parçacığı sayısıdır.
help-evidence = Her karşılaşmayı bu dosyaya JSON olarak yazar.
help-from = Karşılaşmaları böyle bir dosyadan alır ve her şeyi yeniden hesaplar.
help-many-rules = Kurallar: bir kural takımı ve değişiklikler, örneğin “tunisian, target 150”. Birkaç kez verilirse: yan yana.
help-many-players = Oyuncu sayısı, 2 ile 6 arası. Birkaç kez verilirse: yan yana.
help-games = Kaç kez oynanacağı.
help-chart = Bu dosyaya SVG olarak bir grafik çizer.

## What is at work, and files that are written.
lab-playing = Oynanıyor
lab-written = Yazıldı: { $file }

## A contest. $one, $other: strategies; $confidence: such as 99 %.
lab-arena = Stratejilerin karşılaşması
lab-deals = Dağıtım
lab-games = Karşılaşma
lab-seed = Başlangıç sayısı
lab-seats = Yer
lab-game = Her seferinde
lab-unit-match = bütün bir oyun
lab-unit-round = tek el
lab-duels = Bire bir
lab-strategy = Strateji
lab-against = Rakip
lab-wins = Kazanma
lab-share = Kazanma payı
lab-lead = Daha az puan
lab-all-games = Bütün karşılaşmalar
lab-points = Karşılaşma başına puan
lab-rating = Derece puanı
lab-wins-more = { $one }, { $other } karşısında daha güçlü: { $confidence } güvenle yarıdan çok kazanır.
lab-undecided = { $one } ile { $other } arasında { $confidence } güvenle bir şey belli değil.
lab-intervals = Ayraç içinde: dağıtımlar üzerinden { $confidence } güven aralığı. İkisi de aynı dağıtımların her yerinde oynar. Puanlar yer ve karşılaşma başınadır.
lab-no-ratings = Derece puanı yok: openskill paketi kurulu değil (“lab” eki).

## A simulation. $value with the interval that holds it; $place: 1 is who plays first.
lab-simulation = Kurallar neye yol açıyor
lab-fast-compiled = Hızlı eller: derlenmiş kod
lab-fast-plain = Hızlı eller: düz Python, çok daha yavaş; numba kurulu değil (“fast” eki)
lab-expert-plain = expert burada club gibi oynar: numba kurulu değil (“fast” eki)
lab-interval = { $value } ({ $low } – { $high })
lab-figure = Ölçü
lab-figure-intervals = Ayraç içinde: oynananlar üzerinden { $confidence } güven aralığı.
lab-means = Ortalamalar
lab-spread = En çok bu kadar: değerlerin %10 · %50 · %90 kadarı
lab-endings = Eller nasıl bitiyor
lab-of-losers = Kaybedenlerin puanları içinde
lab-of-matches = Oyunlar içinde
lab-places = Kazanılan eller, dağıtandan sonraki sıraya göre
lab-place = Dağıtandan sonraki { $place }. oyuncu
figure-points = Oyuncu ve el başına puan
figure-loser-points = Kaybedenin puanı
figure-turns = El başına tur, bütün oyuncuların
figure-rounds = Oyun başına el
figure-normal = Biri eli bitirdi
figure-rami-sec = Elden bitme
figure-blocked = Tıkanan el
figure-surcharge = Hiç açmamanın ek cezası
figure-limit = Üst sınıra indirilen
figure-half-target = Hedefin yarısına indirilen
figure-penalty = Elden bitme cezası
figure-extra-round = Bir el daha oynanan
