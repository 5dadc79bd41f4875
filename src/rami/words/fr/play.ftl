### Playing a round: refusals of melds and moves, the moves told one by one, arranging a hand, checking a deal.

## Refusals of melds. $cards: the cards as laid, such as "7H 8H *9H"; $card: the name of a card.
error-meld-joker-unnamed = Précisez quelle carte le joker remplace, par exemple *7H : { $cards }
error-meld-too-short = Une combinaison compte au moins { $least ->
    [one] { $least } carte
   *[other] { $least } cartes
} ; ici, il y en a { $number } : { $cards }
error-meld-too-long = Une suite compte au plus { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
}, avec l’as à un seul bout ; ici, il y en a { $number } : { $cards }
error-meld-no-natural = Dans une combinaison, il faut au moins une carte qui ne soit pas un joker : { $cards }
error-meld-too-many-jokers = { $number ->
    [one] { $number } joker
   *[other] { $number } jokers
} dans une seule combinaison, alors que le maximum est de { $most } : { $cards }
error-meld-same-suit-twice = Un brelan ou un carré n’a jamais deux fois la même couleur ; carte en double : { $card }, dans { $cards }
error-meld-not-one-suit = Ce n’est ni une suite d’une seule couleur, ni un brelan ou un carré : { $cards }
error-meld-around-the-corner = Une suite ne continue pas du roi au deux en passant par l’as : { $cards }
error-meld-not-in-a-row = Ces cartes ne se suivent pas : { $cards }

## Refusals of moves.
error-play-over = La manche est finie.
error-play-still-running = La manche n’est pas encore finie.
error-play-no-such-seat = Il n’y a pas de joueur { $seat } ; on compte { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}.
error-play-not-your-turn = C’est à { $player } de jouer.
error-play-draw-first = Prenez d’abord une carte, à la pioche ou à la défausse.
error-play-drawn-already = Une carte a déjà été prise dans ce tour.
error-play-stock-empty = La pioche est vide, et la défausse ne peut plus être remélangée.
error-play-stop-too-early = On ne peut arrêter la manche que s’il n’y a plus rien à piocher.
error-play-pile-empty = La défausse est vide.
error-play-pile-closed = La défausse est d’abord fermée ; chacun peut y prendre une carte à partir de son tour { $turn }.
error-play-single-card = Avec une seule carte en main, prenez à la pioche.
error-play-taken-useless = Cette carte ne peut pas être prise, car rien ne permet de la poser dans ce tour : { $card }.
error-play-not-in-hand = Pas en main : { $cards }
error-play-not-opened = Ce n’est possible qu’après la première pose.
error-play-opening-short = La première pose ferait au plus { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; il en faut { $needed }.
error-play-opening-not-pure = Pour la première pose, il faut une tierce franche (une suite sans joker).
error-play-opening-unfinished = La première pose n’est pas complète : { $points ->
    [one] { $points } point posé
   *[other] { $points } points posés
} sur { $needed }, et il faut peut-être encore une tierce franche (une suite sans joker).
error-play-no-such-meld = Il n’y a pas de combinaison { $number } sur la table ; { $melds ->
    [0] rien n’y est encore posé
    [one] on y compte { $melds } combinaison
   *[other] on y compte { $melds } combinaisons
}.
error-play-does-not-fit = Cette carte ne peut pas compléter { $cards } : { $card }
error-play-swap-off = Selon ces règles, on ne reprend pas de joker.
error-play-swap-not = Aucun joker de { $cards } ne peut être repris contre : { $card }
error-play-swap-both = Le joker de ce brelan se reprend contre les deux couleurs manquantes en un seul coup : { $card }
error-play-taken-not-melded = Il faut d’abord poser la carte prise à la défausse : { $card }.
error-play-joker-not-melded = Il faut d’abord reposer { $number ->
    [one] { $number } joker repris
   *[other] { $number } jokers repris
}.
error-play-thrown-back = Une carte prise à la défausse ne peut pas y retourner dans le même tour : { $card }.
error-play-turn-could-not-end = Après cela, le tour ne pourrait plus finir selon les règles : une obligation serait impossible à remplir, ou il ne resterait pas de carte à défausser.
error-play-nothing-to-take-back = Il n’y a rien à annuler.
error-play-draw-stays = La carte piochée a été vue : elle ne peut plus être remise.
error-deal-hand-size = { $player } a { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} au lieu de { $expected }.
error-deal-wrong-cards = Dans la donne, cette carte est présente { $number ->
    [one] { $number } fois
   *[other] { $number } fois
} au lieu de { $expected } : { $card }.
error-deal-seed-length = La graine a { $number ->
    [one] { $number } octet
   *[other] { $number } octets
} au lieu de { $expected }.
error-deal-entropy-player = Les textes ajoutés par les joueurs suivent l’ordre des places, un seul par joueur ; « { $name } » ne joue pas ou n’est pas à sa place.
error-deal-entropy-text = Le texte ajouté par « { $name } » contient des caractères incomplets et ne peut pas s’écrire en UTF-8.
error-deal-reshuffle-below-one = Les remélanges sont numérotés à partir de 1 ; le numéro { $number } n’existe pas.

## The moves of a round told one by one, in the present tense. $meld: the cards of a meld.
play-deal = { $player } donne. Carte retournée : { $card }
play-turn = Tour { $number }, { $player }
move-draw = Pioche une carte
move-draw-card = Pioche une carte : { $card }
move-reshuffle = La défausse est mélangée et redevient la pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
move-take = Prend à la défausse : { $card }
move-stop = Arrête la manche
move-lay = Pose { $meld }
move-opening = Pose { $meld }, première pose : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant
move-lay-off = Complète { $meld } avec une carte : { $card }
move-swap = Reprend le joker, remplacé par : { $card } ; maintenant sur la table : { $meld }
move-discard = Se défausse d’une carte : { $card }
move-take-back = Annule le dernier coup
play-refused = Refusé au tour { $number } : « { $move } »

## Arranging a hand.
arrange-opening = Meilleure première pose : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
arrange-no-opening-pure = Pas de première pose : il faut une tierce franche (une suite sans joker), et il n’y en a pas.
arrange-no-opening-points = Pas de première pose : on arrive au plus à { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et il en faut { $needed }.
arrange-most-points = Le plus de points posés : { $points }
arrange-least-left = Plus petit reste en main : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
arrange-most-cards = Le plus de cartes posées : { $count }
arrange-goes-out = Toute la main peut être posée, sauf la dernière carte, à défausser.
arrange-none = Aucune combinaison dans cette main.
error-arrange-unknown-measure = « { $text } » ne dit pas ce qui est le mieux pour une main. Choix possibles : { $choices }.
label-meld = Combinaison
label-left = Reste en main

## Checking a deal.
deal-verified = La donne est régulière : tout découle de l’engagement pris.
deal-commitment = Comparez l’engagement avec celui montré avant la donne : { $commitment }
deal-not-verified = La donne n’est pas conforme à l’engagement pris :
deal-finding-commitment = La graine n’est pas celle de l’engagement.
deal-finding-order = L’ordre des cartes ne découle pas de la graine et de ce que les joueurs ont ajouté.
deal-finding-reshuffle = L’ordre du remélange { $number } ne découle pas de la graine.
deal-finding-cards = Les cartes ne sont pas celles des jeux employés.
deal-finding-reshuffle-number = Les remélanges ne sont pas numérotés à la suite.
deal-finding-changed = Ce qui est révélé diffère de ce qui a été montré avant la manche.
deal-finding-not-revealed = Tout n’est pas encore révélé, la vérification est donc impossible.

help-arrange = Le mieux qu’on puisse poser avec une main : la meilleure première pose, le plus de points posés, le moins de points restés en main.
help-replay = Montrer tour par tour une manche ou une partie enregistrée, et refuser le premier coup que les règles ne permettent pas.
help-verify-deal = Vérifier que l’ordre des cartes d’une donne est conforme à l’engagement pris avant elle.
help-arrange-cards = Une main de 15 cartes au plus ; « - » ou rien : lecture de l’entrée standard, avec JSON une main par ligne.
help-replay-file = Une manche ou une partie, dans la notation ou en JSON ; « - » ou rien : lecture de l’entrée standard.
help-deal-file = Une donne révélée, en JSON.
help-deal-before = La donne telle qu’elle a été montrée avant la manche, pour comparer.
