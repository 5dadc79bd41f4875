### The pages of the keeper. Names of players arrive isolated; never bend them.
### Buttons and labels are short: a phone is 360 pixels wide, and a button may take two lines.

## On every page.
page-skip = Aller au contenu
page-back = Retour
page-home = Accueil
page-close = Fermer
page-language = Langue
page-offline = Pas de connexion. Ce que vous saisissez reste sur ce téléphone.
problem-title = Ça n’a pas marché
## Before the title of a page whose form was refused, as it stands in the tab of the browser.
page-refused = Erreur :

## The first page. The tagline is two short lines under the name of the game.
home-tagline = Cartes sur table, points en main.
home-ways = Ce que vous pouvez faire
home-keep = Compter les points
home-keep-note = Avec de vraies cartes, de 2 à 6 joueurs
home-join = Suivre
home-join-note = Avec un code
home-rules = Règles
home-rules-note = Avec des exemples
home-recent = Dernières parties
home-all = Toutes
match-running = En cours
match-damaged = Cette partie est illisible
## $player: who won; $total: with how many points.
match-won = Gagnant : { $player }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}

## A new match. $number: the row of the form, from 1. dealer-letter: one letter on a small card that marks the dealer.
dealer-letter = D
new-title = Nouvelle partie
new-who = Qui joue ?
new-name-of = Nom du joueur { $number }
new-deals-first = Le joueur { $number } donne en premier
new-deals-note = La carte marquée { $letter } montre qui donne en premier.
new-up = Monter le joueur { $number }
new-remove = Retirer le joueur { $number }
new-add = Ajouter un joueur
new-known = Noms connus sur cet appareil
new-again = Encore les mêmes joueurs
new-target-note = 100 par adversaire, sauf autre choix
new-target-less = Baisser l’objectif
new-target-more = Relever l’objectif
new-rules = Règles maison
new-preset = Règles
new-as-preset = comme dans les règles ci-dessus
new-paper = Continuer une partie notée sur papier
new-paper-note = Saisir les totaux actuels
new-carried = Total actuel du joueur { $number }
new-import = Reprendre une partie d’un fichier
new-import-note = JSON, texte ou CSV écrit par rami
new-start = Commencer la partie

## The sheet. $players, $rounds: "4 players", "6 rounds" as texts.
sheet-title = Partie à { $target }
sheet-subtitle = { $players }, { $rounds }
sheet-label = Feuille de la partie
sheet-side = Courbe et historique
sheet-chart = Totaux, manche après manche
sheet-empty = Distribuez les cartes. La première manche s’écrit à la ligne 1.
sheet-record = Noter la manche { $number }
sheet-correct = Corriger la manche { $number }
## Read out by screen readers: $points is the score of one player in one round.
sheet-why = { $player }, manche { $number } : { $points }, pourquoi ?
sheet-deals = { $player } donne.
sheet-over = La partie est finie.
sheet-to-end = Voir le classement
sheet-extra = Manche supplémentaire.
sheet-extra-note = { $players } se partagent le total le plus bas, { $total }.
sheet-after-end = Manches après la fin.
sheet-distance = Distance à l’objectif
sheet-distance-of = { $player } : part de l’objectif
## Under a total, in a narrow column: points still missing to the target, or beyond it.
sheet-left = encore { $points }
sheet-beyond = { $points } de trop
sheet-at-target = atteint
sheet-gone = a quitté
undo = Annuler
redo = Rétablir
watching = Vous suivez la partie. Qui peut noter : { $players }.
watching-nobody = Vous suivez la partie. Personne ne peut noter pour l’instant.
more-title = Plus

## The history of a match. $what in history-undone and history-redone is another sentence of this list.
history-title = Historique
history-all = Tout l’historique
history-started = La partie commence : { $players }, objectif { $target }.
history-recorded = Manche { $number }. { $ending }.
history-corrected = Manche { $number } corrigée. { $what }.
history-points = { $player } : { $old } devient { $new }
history-removed = Manche { $number } rayée.
history-joined = { $player } rejoint la partie avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
history-left = { $player } quitte la partie.
history-renamed = { $player } s’appelle maintenant { $name }.
history-reordered = Nouvel ordre : { $players }.
history-ruled = Règles : { $rules }, objectif { $target }.
history-undone = Annulé : { $what }
history-redone = Rétabli : { $what }
history-set-aside = Manche { $number }, autre version, non retenue : { $what }.
history-had = { $player } { $points }
## Read out after a round was recorded. $points: "Ana 0, Ben 30", as history-had says it of each player.
spoken-points = { $points }.
history-pen-given = { $phone } peut noter.
history-pen-taken = { $phone } ne peut plus que regarder.

## Why a figure is what it is.
why-heading = { $player }, manche { $number }
why-value = Valeur des cartes
why-won = Le gagnant de la manche marque
why-penalty = Rami sec : pénalité fixe
why-surcharge = Supplément
why-sum = Somme
why-score = Points de la manche
why-limit = Plafond de { $limit } appliqué
why-half = Moitié de l’objectif, { $limit }, appliquée
why-limit-other = Le plafond est de { $limit }, mais la moitié de l’objectif est plus basse
why-half-other = La moitié de l’objectif est de { $limit }
why-correct = Corriger
why-rules = Voir les règles

## Recording a round.
round-heading = Manche { $number }
round-subtitle = { $player } donne, objectif { $target }
round-who-won = Qui a gagné la manche ?
round-how = Comment a-t-elle fini ?
round-ending-normal = Main vide
round-ending-rami-sec = Rami sec
round-ending-blocked = Manche bloquée
round-blocked-note = Si la manche est bloquée, saisissez les cartes de tous : la main la plus basse est trouvée pour vous.
round-no-sec = Pas de rami sec : quelqu’un a posé.
round-said-normal = { $player } a terminé la manche
round-said-rami-sec = { $player } a terminé par un rami sec
round-said-blocked = Manche bloquée, la main la plus basse gagne
round-change = Modifier
round-opened = a posé
round-not-opened = n’a jamais posé
round-opened-by = { $player } a posé
round-hand-of = Cartes restées en main : { $player }
round-hand-example = K? 10? XX, 36 ou 10+10+4
round-nothing = Rien de saisi pour l’instant
round-uncounted = Pas encore compté
round-last = La dernière manche
round-save = Noter la manche
round-missing-winner = Choisissez d’abord le gagnant
## $players: whose cards are still missing.
round-missing-hands = { $count ->
    [one] Il manque : { $players }
   *[other] Il manque : { $players }
}
## Without a connection: what the phone itself can tell.
round-hands-missing = Il manque encore des mains
round-unsent = Pas encore enregistré : l’envoi se fera dès le retour de la connexion. Gardez cette page ouverte.
round-wrong = Quelque chose ne va pas encore
round-awake = Garder l’écran allumé
round-remove = Rayer cette manche

## The keys for cards.
pad-label = Touches des cartes
pad-cards = Cartes
pad-sum = Somme
pad-text = Texte
pad-text-note = Écrivez les cartes comme vous les dites, ou collez-les.
pad-minus = Enlever des cartes
pad-undo = Annuler la dernière touche
pad-suit = Couleur
pad-any-suit = toutes
pad-held = { $card }, { $count } en main

## Correcting a round.
correct-heading = Corriger la manche { $number }
correct-changes = Ce qui change
correct-nothing = Rien ne changerait
correct-not-yet = Vous le verrez ici dès que toutes les mains pourront être comptées.
correct-before = avant
correct-after = après
correct-tie-gone = L’égalité disparaît : le total le plus bas est maintenant celui d’un seul joueur, { $player }.
correct-ends = La partie est finie, le total le plus bas gagne : { $players }.
correct-extra = { $players } se partagent le total le plus bas : on joue une manche supplémentaire.
correct-reopens = La partie continue.
correct-other-winner = La victoire revient maintenant à { $players }.
correct-leads = { $count ->
    [one] { $players } a maintenant le total le plus bas.
   *[other] { $players } se partagent maintenant le total le plus bas.
}
correct-apart = { $count ->
    [one] { $count } manche se trouve alors après la fin : elle est gardée, mais ne compte plus.
   *[other] { $count } manches se trouvent alors après la fin : elles sont gardées, mais ne comptent plus.
}
correct-again = { $count ->
    [one] { $count } manche placée après la fin compte de nouveau.
   *[other] { $count } manches placées après la fin comptent de nouveau.
}
correct-kept = Les anciens chiffres restent lisibles dans l’historique.
round-leave-it = Laisser ainsi
round-correct = Corriger
remove-title = Rayer la manche { $number } ?
remove-do = Rayer

## Two pages that wrote different things, on two phones or on one.
conflict-title = Deux versions
conflict-what = Manche { $number } notée deux fois
conflict-moved = La partie a changé entre-temps
conflict-note = Choisissez l’une des deux. L’autre reste lisible dans l’historique.
conflict-mine = Sur cette page
conflict-keep-mine = Garder la mienne
conflict-keep-theirs = Garder l’autre

## The end.
end-title = Le gagnant
end-winner = Gagnant de la partie
## $points, $rounds: "138 points", "6 rounds" as texts.
end-said = { $points } en { $rounds }.
end-ahead = { $points ->
    [one] { $points } point de moins que { $players }.
   *[other] { $points } points de moins que { $players }.
}
end-reached = L’objectif de { $target } a été atteint par { $players }. La partie s’arrête donc, et le total le plus bas gagne.
end-sheet = Voir la feuille
end-again = Rejouer

## Sharing.
share-title = Partager
share-code-note = Le code à taper sur un autre téléphone pour suivre la partie
phone-number = Téléphone { $number }

## Players and rules of a running match.
players-title = Joueurs
