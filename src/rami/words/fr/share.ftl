### Sharing a match: links, the phones at the table, the pen that goes round. Names arrive isolated; never bend them.
### $phone is what a phone is called: the name of a person, or "Phone 3". Whoever has the pen may write.
### Buttons and labels are short: a phone is 360 pixels wide, and a button may take two lines.

## Joining with a code.
join-title = Suivre une partie
join-code = Code de la partie
join-code-note = Six lettres et chiffres, sous la feuille, sur chaque téléphone de la partie.
join-scan = Ou scannez le code QR avec l’appareil photo de ce téléphone.
join-open = Ouvrir la partie
join-no-cookies = Ce navigateur ne garde pas de cookies : il ne peut pas retenir que l’accès est ouvert. Autorisez les cookies pour ce site, puis ouvrez le lien de nouveau.

## Links. $address: where the code is typed, such as "192.168.1.20:8000/join".
links-watch = Suivre sur un autre téléphone
links-watch-note = Scannez l’image, ou tapez le code sur { $address }
links-qr = Code QR du lien pour suivre la partie
links-copy = Copier
links-copied = Copié
links-send = Envoyer le lien
links-local = Cette adresse ne marche que sur cet appareil. Ouvrez rami par l’adresse de cet ordinateur dans le réseau : les autres téléphones pourront alors suivre.
links-pen = Lien pour noter
links-pen-note = Toute personne qui l’ouvre peut noter.
links-new = Nouveaux liens
links-new-note = Les anciens liens et l’ancien code n’ouvrent alors plus rien. Les téléphones déjà présents restent.
links-new-do = Créer de nouveaux liens

## The phones at the table, and what each may do.
phones-title = Téléphones à la table
phones-this = ce téléphone
phones-role-owner = a lancé la partie, peut noter
phones-role-pen = peut noter
phones-role-watch = regarde
phones-asks = demande à noter
phones-alone = Aucun autre téléphone pour l’instant.
phones-name = Nom de ce téléphone
phones-name-note = Avec un nom, l’historique dit qui a noté.
phones-name-save = Garder

## The pen. pen-hand: this phone gives its pen away.
pen-give = Laisser noter
pen-take = Retirer
pen-hand = Passer la main
pen-hand-note = L’autre téléphone peut alors noter, et celui-ci regarde.
pen-owner-note = Ce téléphone a lancé la partie : il peut toujours noter.
pen-ask = Demander à noter
pen-asked = Vous avez demandé à noter.
pen-withdraw = Ne plus demander
pen-asks = { $phone } demande à noter.
pen-refuse = Plus tard

## The big screen: a page for a television or a tablet that stands at the table.
screen-title = Grand écran
screen-note = En grands caractères, pour toute la pièce

## Told on the page of a round that is being typed.
meanwhile-round = Manche { $number } déjà notée par { $phone }.
meanwhile-changed = { $phone } a modifié la partie.
meanwhile-watch = Ce téléphone ne peut plus que regarder.
meanwhile-look = Voir la feuille
