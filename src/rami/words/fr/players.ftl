### Players who come and go, the rules of a running match, its menu, and rounds after its end.
### Names of players arrive isolated; never bend them. Buttons and labels are short: a phone is 360 pixels wide.

## The players of a match.
people-seated = À la table
people-tap = Touchez un nom pour le changer, ou si cette personne quitte la partie.
people-tap-over = Touchez un nom pour le changer.
people-moving = Faites glisser un joueur vers une autre place, ou montez-le d’un rang. Les points et la donne suivent la personne.
people-up = Monter { $player }
people-save-order = Garder cet ordre
people-leave-order = Laisser ainsi
people-add = Ajouter un joueur
people-full = Six joueurs sont à la table. Il faut un départ avant une arrivée.
people-gone = Ne jouent plus
people-later = Arrivée après la fin
people-over = La partie est finie : ici, seuls les noms peuvent encore changer. Pour changer les joueurs, relevez d’abord l’objectif ou corrigez une manche.
## Under the name of a player in a narrow column of the sheet: joined in a part that does not count.
sheet-later = après la fin

## A player joins. $total: points.
seat-title = Un joueur de plus
seat-name = Nom
seat-total = Total de départ
seat-total-note = Le total le plus haut est de { $total }. Écrivez-en un autre si vous en avez convenu.
seat-blank = Les manches déjà jouées restent vides.
seat-next = Continuer
seat-ask = { $player } rejoint la partie ?
seat-starts = { $player } commence avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}, à la dernière place.
seat-do = Ajouter

## One player. $name is the name so far.
person-name = Nom
person-rename = Garder ce nom
person-leaves = Quitte la partie
person-leaves-note = Pour de bon ; les manches jouées ne changent pas
person-two-stay = Il faut rester au moins deux : personne ne peut partir maintenant.

## A player leaves. $target: points.
leave-title = { $player } quitte la partie ?
leave-frozen = La colonne reste sur la feuille avec son total, et ne compte plus pour rien.
leave-question = Que devient l’objectif ?
leave-choose = Choisissez ce que devient l’objectif.
leave-keep = Garder l’objectif de { $target }
leave-fall = Baisser l’objectif à { $target }
leave-kept = L’objectif reste à { $target }, quel que soit le nombre de joueurs.
leave-do = Quitte la partie
history-left-target = { $player } quitte la partie, objectif { $target }.

## What a change would do, one sentence each. $old, $new, $target: points; $players: names.
change-title = Ce qui change
change-nothing-else = Rien d’autre ne change.
change-target-up = L’objectif monte de { $old } à { $new }.
change-target-down = L’objectif baisse de { $old } à { $new }.
change-reached = { $target } points ou plus : { $players }.
change-dealer = { $player } donne la manche suivante.
change-packs = Vous jouez désormais avec { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
} de cartes.

## The rules of a running match.
house-title = Règles maison
house-now = En vigueur
house-follows = Il suit le nombre de joueurs : { $count } points par adversaire.
house-stays = Il reste le même, quel que soit le nombre de joueurs.
house-over = La partie est finie. Un objectif plus haut lui permet de continuer.
house-change-target = Changer l’objectif
house-follow = Suivre le nombre de joueurs : { $target }
house-ask-target = Passer l’objectif à { $target } ?
house-at-once = Il compte tout de suite. Les manches déjà notées ne sont pas recalculées.
house-from-here = À partir de la manche suivante. Les manches déjà notées ne sont pas recalculées.
house-other = Autres règles maison
house-other-note = À partir de la manche suivante
house-play-on = Continuer avec ces règles

## The menu of a match.
menu-players-note = Arriver, partir, changer de nom ou de place
menu-rules-note = Ce qui est convenu, et l’objectif
menu-share-note = Sur chaque téléphone de la table
menu-history-note = Chaque changement, avec les anciens chiffres
menu-take = Exporter et imprimer
menu-take-note = En fichier, en texte ou sur papier
menu-screen = Grand écran
menu-screen-note = En grands caractères, pour toute la pièce
menu-guide = Règles du jeu
menu-guide-note = Telles qu’elles valent dans cette partie
menu-forget-note = Les autres téléphones la gardent
menu-erase-note = Pour tous, avec toutes ses manches

## Rounds after the end of the match.
apart-title = Manches après la fin
apart-decide = Décider de leur sort
apart-none = Aucune manche ne se trouve après la fin de cette partie.
apart-count = Les compter
apart-raise = Relever l’objectif à { $target }
apart-other-target = Autre objectif
apart-too-high = Aucun objectif jusqu’à { $most } ne permet de les compter toutes.
apart-strike = Les rayer
apart-strike-note = Elles restent lisibles dans l’historique, et « Annuler » les rétablit une à une.
apart-strike-do = { $count ->
    [one] Rayer { $count } manche
   *[other] Rayer { $count } manches
}
apart-leave = Les laisser telles quelles
apart-leave-note = Elles restent sur la feuille, rayées, et ne comptent dans aucun total.
apart-leave-do = Les laisser
