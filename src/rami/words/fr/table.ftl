### Playing in the terminal against bots: what is asked and told, in plain lines and on the full screen.
### Names of players arrive isolated; never bend them. $word: a word that can be typed, from the list of words below.

help-play = Jouer une manche ou une partie dans le terminal contre des programmes.
help-play-players = Combien jouent, vous compris : de 2 à 6.
help-play-level = La force des adversaires : { $choices } ; un niveau pour tous, ou un pour chacun, séparés par des virgules.
help-play-rounds = Combien de manches ; sinon une partie entière.
help-play-seed = Un texte qui décide des donnes : le même texte, les mêmes donnes.
help-play-name = Votre nom.
help-play-plain = De simples lignes au lieu du plein écran ; convient aux lecteurs d’écran.

error-table-unknown-level = Il n’y a pas de niveau « { $text } ». Choix possibles : { $choices }.
error-table-level-count = Niveaux indiqués : { $number }, adversaires : { $expected }. Indiquez un niveau pour tous, ou un pour chacun.
error-table-not-understood = « { $text } » n’est pas compris. Tapez ? pour voir ce que vous pouvez faire.
error-table-no-such-choice = Il n’y a pas de choix { $number }. Choisissez un nombre de 1 à { $most }.

table-no-screen = Le plein écran demande le paquet textual : pip install textual. Les simples lignes ne demandent rien de plus : rami play --plain

## Words that can be typed, with commas between; the first is shown. The English ones are understood everywhere.
## No word may be a word for a card.
table-word-draw = piocher, p
table-word-take = prendre, r
table-word-stop = arrêter, e
table-word-lay = poser, o
table-word-off = compléter, c
table-word-swap = reprendre, j
table-word-discard = jeter, x
table-word-back = annuler, a
table-word-hand = main, m
table-word-table = table, t
table-word-score = score, s
table-word-hint = conseil, i
table-word-review = revoir, w
table-word-help = ?, aide
table-word-quit = quitter, q

## The beginning. $level: the name of a level, such as beginner; $seed: a text.
table-level = { $player } : niveau { $level }
table-expert-ready = Le niveau expert se prépare ; la première fois, cela prend environ une demi-minute.
table-seed = Texte qui décide des donnes : { $seed }
table-begin = Tapez { $help } pour voir ce que vous pouvez faire, { $quit } pour partir.

## What there is. $cards: "14 cards"; $points: "18 points"; $meld: the cards of a meld.
table-your-turn = À vous, { $player }.
table-hand = Votre main : { $cards }, { $points } si elle reste ainsi.
table-pile = Dessus de la défausse : { $card }. Pioche : { $cards }.
table-pile-empty = La défausse est vide. Pioche : { $cards }.
table-taken = À poser pendant ce tour : { $card }
table-owed = Jokers repris à poser pendant ce tour : { $number }
table-opening = Première pose jusqu’ici : { $points } sur { $needed }
table-melds = Sur la table
table-meld = Combinaison { $number } : { $meld } ({ $player })
table-no-meld = Pas encore de combinaison sur la table.
table-seat-opened = { $player } : { $cards }, a posé
table-seat-closed = { $player } : { $cards }, n’a pas encore posé

## Lines of a menu: what can be done now. $number: the number of a meld on the table.
table-do-draw = piocher
table-do-take = prendre la défausse : { $card }
table-do-stop = arrêter la manche
table-do-lay = poser { $meld } : { $points }
table-do-off = compléter la combinaison { $number } ({ $meld }) avec : { $card }
table-do-swap = reprendre le joker de la combinaison { $number } ({ $meld }) contre : { $card }
table-do-discard = se défausser de : { $card }
table-joker-as = joker à la place de : { $card }
table-more = { $count ->
    [one] { $count } autre choix : { $word }
   *[other] { $count } autres choix : { $word }
}
table-which = Lequel ? Tapez son numéro.

## What can be typed.
table-help-number = Un numéro : faire ce qui est écrit à côté.
table-help-card = Une carte, par exemple { $example } : s’en défausser.
table-help-draw = { $draw }, { $take } : piocher, prendre la défausse.
table-help-lay = { $word } 5H 6H *7H : poser une combinaison ; l’étoile marque la carte que le joker remplace.
table-help-off = { $word } 8H>2 : compléter la combinaison 2 avec une carte.
table-help-swap = { $word } 7H>2 : reprendre le joker de la combinaison 2 contre la carte qu’il remplace.
table-help-back = { $word } : annuler le dernier coup de votre tour.
table-help-hand = { $word } : votre main, triée de l’autre façon.
table-help-table = { $word } : les combinaisons sur la table, et combien de cartes tient chacun.
table-help-score = { $word } : où en est la partie.
table-help-hint = { $word } : ce que les meilleurs coups devraient donner, et pourquoi.
table-help-quit = { $word } : partir ; le jeu est affiché sous forme de texte.

table-hint = Un conseil : { $move }

## The end of a round and of the game. $rounds: "2 rounds".
table-next = Appuyez sur Entrée pour la manche suivante, ou tapez { $quit } pour partir.
table-rounds-done = Tout ce qui était demandé est joué : { $rounds }.
table-left = Le jeu jusqu’ici, sous forme de texte. rami replay le montre :

## The full screen: titles, and what a key does, in a word or two.
table-title = Rami, manche { $number }
table-log = Ce qui s’est passé
table-held = Votre main
table-others-play = Les autres jouent…
table-choose-first = Choisissez d’abord des cartes : les flèches, puis la barre d’espace.
table-choose-one = Choisissez une seule carte pour cela.
table-key-choose = choisir
table-key-draw = piocher
table-key-take = prendre
table-key-stop = arrêter
table-key-lay = poser
table-key-off = compléter
table-key-swap = joker
table-key-discard = jeter
table-key-back = annuler
table-key-sort = trier
table-key-hint = conseil
table-key-review = revoir
table-key-score = score
table-key-help = aide
table-key-quit = quitter
table-key-next = suite
table-key-close = fermer
table-keys-cards = Gauche et droite : parcourir la main. Espace : choisir une carte, ou la remettre. Haut et bas : parcourir les combinaisons.
table-keys-table = Compléter et reprendre le joker vont à la combinaison marquée. Jeter prend la carte choisie, sinon celle qui est marquée.
