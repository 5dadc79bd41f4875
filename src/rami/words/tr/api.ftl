### The API: titles of its refusals, and the page that lists their codes. Programmers read it.

## Titles, as short as a heading, by the status of HTTP.
api-title-400 = Okunamıyor
api-title-401 = Belirteç eksik ya da bilinmiyor
api-title-403 = İzin yok
api-title-404 = Bulunamadı
api-title-405 = Burada olmaz
api-title-409 = Şimdi olmaz
api-title-412 = Bu arada yazıldı
api-title-413 = Çok büyük
api-title-415 = Bilinmeyen içerik türü
api-title-422 = Geçersiz
api-title-429 = Çok fazla istek
api-title-500 = Arıza

## The page. “OpenAPI” stays.
api-heading = Programlar için
api-intro = Bu sayfalarda yapılanı bir program da yapabilir: eli puanlar, oyunu kaydeder, canlı izler.
api-description = Açıklama (OpenAPI)
api-codes = Nelere izin verilmeyebilir
api-code = Kod
api-values = Değerler
