### Sharing a match: links, the phones at the table, the pen that goes round. Names arrive isolated; never bend them.
### $phone is what a phone is called: the name of a person, or "Phone 3". Whoever has the pen may write.
### Buttons and labels are short: a phone is 360 pixels wide, and a button may take two lines.

## Joining with a code.
join-title = Look on
join-code = Code of the match
join-code-note = Six letters and figures. They stand under the sheet on every phone of the match.
join-scan = Or scan the QR code with the camera of this phone.
join-open = Open the match
join-no-cookies = This browser keeps no cookies, so it cannot remember that it was let in. Allow cookies for this site, then open the link again.

## Links. $address: where the code is typed, such as "192.168.1.20:8000/join".
links-watch = Look on with another phone
links-watch-note = Scan the picture, or type the code at { $address }
links-qr = QR code of the link to look on
links-copy = Copy
links-copied = Copied
links-send = Send the link
links-local = This address works on this device only. Open rami by the address of this computer in the network, and other phones can follow.
links-pen = Link to write
links-pen-note = Whoever opens this may write.
links-new = New links
links-new-note = The old links and the old code then open nothing. Phones that are in stay in.
links-new-do = Make new links

## The phones at the table, and what each may do.
phones-title = Phones at the table
phones-this = this phone
phones-role-owner = started the match, may write
phones-role-pen = may write
phones-role-watch = looks on
phones-asks = asks for the pen
phones-alone = No other phone is in yet.
phones-name = Name of this phone
phones-name-note = With a name, the history tells who wrote.
phones-name-save = Save

## The pen. pen-hand: this phone gives its pen away.
pen-give = Give the pen
pen-take = Take it back
pen-hand = Hand the pen over
pen-hand-note = The other phone may then write, and this one looks on.
pen-owner-note = This phone started the match, so it may always write.
pen-ask = Ask for the pen
pen-asked = You have asked for the pen.
pen-withdraw = Ask no longer
pen-asks = { $phone } asks for the pen.
pen-refuse = Not now

## The big screen: a page for a television or a tablet that stands at the table.
screen-title = Big screen
screen-note = Large type for the whole room

## Told on the page of a round that is being typed.
meanwhile-round = Round { $number } has been written by { $phone }.
meanwhile-changed = { $phone } has changed the match.
meanwhile-watch = This phone may only look on now.
meanwhile-look = See the sheet
