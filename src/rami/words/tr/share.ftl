### Sharing a match: links, the phones at the table, the pen that goes round. Names arrive isolated; never bend them.
### $phone is what a phone is called: the name of a person, or "Phone 3". Whoever has the pen may write.
### Buttons and labels are short: a phone is 360 pixels wide, and a button may take two lines.

## Joining with a code.
join-title = Oyunu izle
join-code = Oyunun kodu
join-code-note = Harf ve rakam olarak altı işaret. Oyundaki her telefonda, tablonun altında yazar.
join-scan = Ya da QR kodunu bu telefonun kamerasıyla okutun.
join-open = Oyunu aç
join-no-cookies = Bu tarayıcı çerez saklamıyor, bu yüzden izin verildiğini aklında tutamıyor. Bu site için çerezlere izin verin, sonra bağlantıyı yeniden açın.

## Links. $address: where the code is typed, such as "192.168.1.20:8000/join".
links-watch = Başka bir telefonda izle
links-watch-note = Resmi okutun ya da kodu şu adreste yazın: { $address }
links-qr = İzleme bağlantısının QR kodu
links-copy = Kopyala
links-copied = Kopyalandı
links-send = Bağlantıyı gönder
links-local = Bu adres yalnızca bu cihazda çalışır. rami’yi bu bilgisayarın ağdaki adresiyle açın; öteki telefonlar da izleyebilir.
links-pen = Yazma bağlantısı
links-pen-note = Bunu açan herkes yazabilir.
links-new = Yeni bağlantılar
links-new-note = Eski bağlantılar ve eski kod artık bir şey açmaz. Masadaki telefonlar kalır.
links-new-do = Yeni bağlantı oluştur

## The phones at the table, and what each may do.
phones-title = Masadaki telefonlar
phones-this = bu telefon
phones-role-owner = oyunu başlattı, yazabilir
phones-role-pen = yazabilir
phones-role-watch = yalnızca izliyor
phones-asks = yazmak istiyor
phones-alone = Henüz başka telefon yok.
phones-name = Bu telefonun adı
phones-name-note = Adı olursa geçmiş kaydında kimin yazdığı görünür.
phones-name-save = Kaydet

## The pen. pen-hand: this phone gives its pen away.
pen-give = İzin ver
pen-take = İzni geri al
pen-hand = Yazmayı devret
pen-hand-note = Bundan sonra öteki telefon yazar, bu telefon yalnızca izler.
pen-owner-note = Oyunu bu telefon başlattı, bu yüzden her zaman yazabilir.
pen-ask = Yazma izni iste
pen-asked = Yazma izni istediniz.
pen-withdraw = İsteği geri al
pen-asks = { $phone } yazmak istiyor.
pen-refuse = Şimdi değil

## The big screen: a page for a television or a tablet that stands at the table.
screen-title = Büyük ekran
screen-note = Bütün oda için büyük yazı

## Told on the page of a round that is being typed.
meanwhile-round = { $number }. el yazıldı: { $phone }.
meanwhile-changed = Oyunda değişiklik yapıldı: { $phone }.
meanwhile-watch = Bu telefon artık yalnızca izleyebilir.
meanwhile-look = Tabloyu gör
