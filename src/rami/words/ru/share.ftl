### Sharing a match: links, the phones at the table, the pen that goes round. Names arrive isolated; never bend them.
### $phone is what a phone is called: the name of a person, or "Phone 3". Whoever has the pen may write.
### Buttons and labels are short: a phone is 360 pixels wide, and a button may take two lines.

## Joining with a code.
join-title = Смотреть партию
join-code = Код партии
join-code-note = Шесть букв и цифр. Код стоит под таблицей на каждом телефоне партии.
join-scan = Или наведите камеру этого телефона на QR-код.
join-open = Открыть партию
join-no-cookies = Этот браузер не хранит cookie и не запомнит, что вход открыт. Разрешите cookie для этого сайта и откройте ссылку ещё раз.

## Links. $address: where the code is typed, such as "192.168.1.20:8000/join".
links-watch = Смотреть с другого телефона
links-watch-note = Отсканируйте картинку или введите код по адресу { $address }
links-qr = QR-код ссылки для просмотра
links-copy = Копировать
links-copied = Скопировано
links-send = Отправить ссылку
links-local = Этот адрес работает только на этом устройстве. Откройте rami по адресу этого компьютера в сети, и другие телефоны смогут следить за партией.
links-pen = Ссылка для записи
links-pen-note = Записывать сможет каждый, кто её откроет.
links-new = Новые ссылки
links-new-note = По старым ссылкам и старому коду больше ничего не откроется. Телефоны, которые уже здесь, останутся.
links-new-do = Создать новые ссылки

## The phones at the table, and what each may do.
phones-title = Телефоны за столом
phones-this = этот телефон
phones-role-owner = здесь начата партия, можно записывать
phones-role-pen = можно записывать
phones-role-watch = только просмотр
phones-asks = просит разрешения записывать
phones-alone = Других телефонов пока нет.
phones-name = Имя этого телефона
phones-name-note = По имени в истории видно, чья это запись.
phones-name-save = Сохранить

## The pen. pen-hand: this phone gives its pen away.
pen-give = Разрешить
pen-take = Забрать
pen-hand = Передать право записи
pen-hand-note = Записывать можно будет с другого телефона, а с этого — только смотреть.
pen-owner-note = Партия начата с этого телефона, поэтому с него всегда можно записывать.
pen-ask = Попросить разрешение
pen-asked = Просьба о разрешении отправлена.
pen-withdraw = Отменить просьбу
pen-asks = { $phone } просит разрешения записывать.
pen-refuse = Не сейчас

## The big screen: a page for a television or a tablet that stands at the table.
screen-title = Большой экран
screen-note = Крупно, для всей комнаты

## Told on the page of a round that is being typed.
meanwhile-round = Раунд { $number } уже записан, автор: { $phone }.
meanwhile-changed = Партия изменена, автор: { $phone }.
meanwhile-watch = С этого телефона теперь можно только смотреть.
meanwhile-look = К таблице
