### Hints and reviews: why a move, what the best moves are likely to come to, what a round gave away.
### Every reason is one sentence about one move, which stands above it. Names of players arrive isolated; never bend them.

## Why a move. $points: "18 points", those of the card or meld; $left: what the hand counts afterwards; $caught: what is
## written down for a hand that never opened; $penalty: "200 points". $held, $laid, $outs: "3 cards"; $hidden, $needed:
## whole numbers; $chance: "12%".
why-only = Rien d’autre n’est possible.
why-out = La manche peut être gagnée pendant ce tour.
why-sec = Toute la main peut partir pendant ce tour, et personne n’a posé : un rami sec, { $penalty } pour chaque adversaire.
why-take-opens = Avec cette carte, la main peut faire sa première pose, avec { $points } au plus.
why-take-sheds = Cette carte complète les combinaisons : ce qui reste en main diminue de { $points }.
why-take-melds = Cette carte peut être posée aussitôt, et nul ne sait ce que donnerait la pioche.
why-take-free = Cette carte est connue, celle de la pioche ne l’est pas, et rien n’oblige à la poser tout de suite.
why-draw-closed = La défausse est encore fermée pendant ce tour.
why-draw-single = Avec une seule carte en main, on ne peut prendre qu’à la pioche.
why-draw-useless = Rien ne permet de poser dans ce tour la carte du dessus de la défausse.
why-draw-waits = Prendre la défausse obligerait à poser maintenant ; tant que personne n’a posé, un rami sec peut coûter { $penalty } à chaque adversaire.
why-draw-better = Parmi les { $hidden } cartes cachées, on peut espérer mieux que le dessus de la défausse avec { $outs }.
why-draw-hides = Aucune carte cachée n’aiderait plus que le dessus de la défausse, mais chacun retient ce qui est pris ouvertement.
why-stop = La main la plus basse gagne : celle-ci vaut { $points }, celle de l’adversaire qui a le moins de cartes environ { $others }.
why-opens = Première pose avec { $points } ; sans avoir posé, cette main coûterait { $caught }.
why-begins = Commence la première pose avec { $points } sur les { $needed } nécessaires ; sans avoir posé, cette main coûterait { $caught }.
why-owed = Ce qui a été pris doit être posé pendant ce tour.
why-swap = Libère un joker, qui peut servir dans une autre combinaison.
why-sheds = Retire { $points } de la main et y laisse { $left } si quelqu’un termine.
why-guard = Un adversaire n’a plus que { $held } et peut terminer : ce coup retire { $points } de la main et y laisse { $left }.
why-block = La pioche est presque épuisée et la main la plus basse gagne : ce coup retire { $points } de la main et y laisse { $left }.
why-guard-closed = Un adversaire n’a plus que { $held } et peut terminer : même sans cette carte, { $points }, une main qui n’a jamais posé coûte { $caught }.
why-guard-limit = Un adversaire n’a plus que { $held } et peut terminer : quelle que soit la carte jetée, une main qui n’a jamais posé coûte { $caught }, le maximum.
why-waits = Retarde la première pose : tant que personne n’a posé, un rami sec coûterait { $penalty } à chaque adversaire.
why-holds = Garde en main { $laid } qu’il serait possible de poser, pour que personne n’y ajoute rien ; chaque adversaire qui a posé tient au moins { $held }.
why-holds-alone = Garde en main { $laid } qu’il serait possible de poser ; personne d’autre n’a encore posé.
why-joker = Un joker resté en main coûte { $points }, mais tous les autres joueurs peuvent s’en servir.

## Throwing a card: what it is worth in the hand, and what the next player can do with it.
why-heaviest-fits = Cette carte ne va avec aucune autre et c’est la plus lourde de ce genre, { $points } ; mais le joueur suivant peut s’en servir pour compléter une combinaison.
why-heaviest-wanted = Cette carte ne va avec aucune autre et c’est la plus lourde de ce genre, { $points } ; le joueur suivant la pose avec une probabilité d’environ { $chance }.
why-heaviest-safe = Cette carte ne va avec aucune autre et c’est la plus lourde de ce genre, { $points } ; et le joueur suivant n’en a guère l’usage.
why-heaviest-barred = Cette carte ne va avec aucune autre et c’est la plus lourde de ce genre, { $points } ; et le joueur suivant ne peut pas la prendre.
why-idle-fits = Cette carte ne va avec aucune autre de la main ; mais le joueur suivant peut s’en servir pour compléter une combinaison.
why-idle-wanted = Cette carte ne va avec aucune autre de la main ; le joueur suivant la pose avec une probabilité d’environ { $chance }.
why-idle-safe = Cette carte ne va avec aucune autre de la main ; et le joueur suivant n’en a guère l’usage.
why-idle-barred = Cette carte ne va avec aucune autre de la main ; et le joueur suivant ne peut pas la prendre.
why-outs-fits = Pour faire une combinaison avec cette carte, il reste { $outs } parmi les cartes cachées ; mais le joueur suivant peut s’en servir pour compléter une combinaison.
why-outs-wanted = Pour faire une combinaison avec cette carte, il reste { $outs } parmi les cartes cachées ; le joueur suivant la pose avec une probabilité d’environ { $chance }.
why-outs-safe = Pour faire une combinaison avec cette carte, il reste { $outs } parmi les cartes cachées ; et le joueur suivant n’en a guère l’usage.
why-outs-barred = Pour faire une combinaison avec cette carte, il reste { $outs } parmi les cartes cachées ; et le joueur suivant ne peut pas la prendre.
why-breaks-fits = Cette carte fait partie d’une combinaison, et sans elle on peut encore poser { $laid } ; mais le joueur suivant peut s’en servir pour compléter une combinaison.
why-breaks-wanted = Cette carte fait partie d’une combinaison, et sans elle on peut encore poser { $laid } ; le joueur suivant la pose avec une probabilité d’environ { $chance }.
why-breaks-safe = Cette carte fait partie d’une combinaison, et sans elle on peut encore poser { $laid } ; et le joueur suivant n’en a guère l’usage.
why-breaks-barred = Cette carte fait partie d’une combinaison, et sans elle on peut encore poser { $laid } ; et le joueur suivant ne peut pas la prendre.

## A hint. $number: 1 is the best; $move: a line of a menu; $points, $error: numbers with a decimal;
## $line: one of these lines; $chance: a percentage.
advice-title = Les meilleurs coups, et ce qu’ils devraient donner dans cette manche :
advice-ahead = { $number }  { $move } – en points, { $points } de moins que les autres
advice-behind = { $number }  { $move } – en points, { $points } de plus que les autres
advice-worse = { $number }  { $move } – en points, { $points } de plus que le premier choix, à { $error } près
advice-better = { $number }  { $move } – en points, { $points } de moins que le premier choix, à { $error } près
advice-chance = { $line } ; { $chance } de chances de gagner la partie

## A review of a round. $points: a number with a decimal; $move: a line of a menu.
help-review = Revoir une manche ou une partie enregistrée : les points que chacun a cédés, tour par tour, et pourquoi.
help-review-seat = Ne regarder qu’un joueur : son numéro, à partir de 1.
help-review-worlds = Sur combien de suppositions quant aux cartes cachées chaque décision est essayée ; plus il y en a, plus c’est lent et sûr.
help-review-seconds = Au plus tant de secondes par décision ; le résultat dépend alors de la machine.
review-title = Points cédés dans la manche { $number }
review-note = Ce que les coups coûtent par rapport aux meilleurs, en points attendus, d’après ce que le joueur pouvait voir ; seul compte ce qui ne fait pas de doute.
review-total = { $player } – points cédés : { $points }
review-costliest = Les tours les plus coûteux
review-turn = Tour { $number }, { $player } – points cédés : { $points }
review-made = Joué : { $move }
review-instead = Mieux : { $move }
review-nothing = Aucun tour n’a rien cédé de façon certaine.
review-given = Cédés
review-better = Mieux
review-working = La manche est revue ; cela prend un moment…
review-ends = Échap l’arrête.
review-offer = Tapez { $word } pour voir ce que vous avez cédé dans cette manche.
label-turn = Tour
label-move = Coup
