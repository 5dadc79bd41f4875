### Scores and their reasons, rounds and matches. Names of players arrive isolated; never bend them.

## $count, $points and the like are whole numbers.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
opponents = { $count ->
    [one] { $count } adversaire
   *[other] { $count } adversaires
}
## Somebody whose name is not known. $number: the seat, from 1.
player-number = Joueur { $number }
## A sentence about the hand of one player.
player-says = { $player } : { $sentence }
## A list of names: all but the last with commas, the last with a word.
list-comma = { $first }, { $next }
list-and = { $first } et { $last }

## The reason of a score in a word or two, for tables.
reason-won = a gagné
reason-rami-sec = rami sec
reason-opened = a posé
reason-never-opened = n’a jamais posé

## The derivation of one score as a whole sentence. It stands beside the player's name.
## $value: what the cards left are worth; $surcharge: added for never opening; $sum: both together;
## $limit: the limit that lowered the sum; $points: the score.
score-won = Manche gagnée : 0 point.
score-won-blocked = Manche bloquée gagnée avec la main la plus basse, { $value ->
    [one] { $value } point
   *[other] { $value } points
} : le score est de 0.
score-opened = A posé : les cartes restées en main comptent en entier, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-never-opened = N’a jamais posé : { $value } pour les cartes restées en main, { $surcharge } de supplément, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-never-opened-limit = N’a jamais posé : { $value } pour les cartes restées en main, { $surcharge } de supplément, soit { $sum }. Le plafond est de { $limit }, donc { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-never-opened-half-target = N’a jamais posé : { $value } pour les cartes restées en main, { $surcharge } de supplément, soit { $sum }. La moitié de l’objectif est de { $limit }, donc { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-rami-sec = Rami sec d’un adversaire : { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’office, quelle que soit la main.

## The value of a hand. $value: in points.
value-of-hand = Valeur de la main : { $value ->
    [one] { $value } point
   *[other] { $value } points
}
value-empty = Main vide : 0 point.
value-as-sum = saisie comme somme

## How a round ended. $player: who won it; $players: a list of names.
ending-normal = { $player } a terminé la manche
ending-rami-sec = { $player } a terminé par un rami sec
ending-blocked = Manche bloquée, main la plus basse : { $player }
ending-blocked-shared = Manche bloquée, main la plus basse à égalité : { $players }
ending-blocked-nobody = Manche bloquée, main la plus basse à égalité : { $players } ; personne ne gagne

## Where the match stands. $target, $total: points; $players, $reached: lists of names.
status-playing = La partie continue : personne n’a encore atteint l’objectif de { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
status-extra-round = L’objectif de { $target } est atteint, mais le total le plus bas, { $total }, est partagé par { $players } : on joue une manche supplémentaire.
status-over = La partie est finie : l’objectif de { $target } a été atteint par { $reached }. Le total le plus bas gagne.
winner-is = Gagnant : { $player } avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}
winner-said = { winner-is }.
next-dealer = Prochain donneur : { $player }
after-end = { $count ->
    [one] { $count } manche notée après la fin de la partie est mise à part et ne compte pas.
   *[other] { $count } manches notées après la fin de la partie sont mises à part et ne comptent pas.
}
player-left = { $player } a quitté la partie ; le total reste à { $total }.

## Headings and labels.
label-round = Manche
label-player = Joueur
label-dealer = Donneur
label-ending = Fin
label-hand = Main
label-card = Carte
label-points = Points
label-reason = Raison
label-why = Pourquoi
label-total = Total
label-target = Objectif
label-place = Place
label-standings = Classement
label-rules = Règles
label-carried = Report
label-after-end = Après la fin
label-yes = oui
label-no = non
