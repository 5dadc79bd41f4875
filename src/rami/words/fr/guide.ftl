### The rules page: what frames it, and the rules of play in our own words. The scoring rules are in rules.ftl.
### Each text is one or more whole sentences; they stand one after the other in a paragraph. A text whose name ends in
### the value of an option is chosen where a match is played by that value.

guide-title = Les règles du Rami
guide-play = Comment on joue au Rami
guide-options = Les options de cette partie
guide-named = Les variantes connues

guide-option = Option
guide-this-match = Dans cette partie
guide-usually = D’habitude
guide-differs = Ce qui change par rapport aux règles habituelles
guide-differs-nothing = rien
guide-differs-list = { $first } ; { $next }
## A short heading and the text that belongs to it, on one line.
guide-titled = { $title } : { $text }
## Beside a text that depends on an option. $usual: the text rules-default-mark.
guide-mark = Dans cette partie, comme d’habitude – { $option } : { $value }
guide-mark-changed = Dans cette partie – { $option } : { $value } ({ $usual })
guide-examples-text = Ces manches sont comptées selon les règles habituelles. Là où cette partie compte autrement, c’est indiqué à côté.
## $sentence: why a player scores so, a text of scores.ftl.
guide-here = { $player }, selon les règles de cette partie – { $sentence }

## Cards and deal. $fewest, $most: how many may play; $suited, $jokers: cards and jokers in a pack;
## up to $small players play with $few packs, more players with $many; $packs: packs, for any number of players;
## $hand: cards dealt to each.
guide-cards = Les cartes et la donne
guide-packs-auto = Le Rami se joue de { $fewest } à { $most } joueurs. Un jeu compte { $suited } cartes et { $jokers } jokers. Jusqu’à { $small } joueurs, on mélange ensemble { $few } jeux ; au-delà, { $many }.
guide-packs-fixed = Le Rami se joue de { $fewest } à { $most } joueurs. Un jeu compte { $suited } cartes et { $jokers } jokers. Dans cette partie, on mélange ensemble { $packs } jeux, quel que soit le nombre de joueurs.
guide-deal = Chacun reçoit { $hand } cartes. La carte suivante est retournée et commence la défausse. Le reste, face cachée, forme la pioche.
guide-dealer = Le hasard désigne le premier donneur. Après chaque manche, même supplémentaire, la donne passe au voisin de gauche. Le joueur à gauche du donneur commence, et l’on tourne dans le sens des aiguilles d’une montre.

guide-aim = Le but du jeu
guide-aim-text = Avec vos cartes, formez des combinaisons (des suites, des brelans et des carrés) et posez-les sur la table. Le premier qui n’a plus de carte termine et gagne la manche. Ce que les autres ont encore en main compte contre eux.

## Melds. $set, $run, $low, $high: examples such as "7♦ 7♥ 7♠"; $corner: cards that are no meld; $longest: the most cards.
guide-melds = Les combinaisons
guide-set = Un brelan réunit trois cartes de même hauteur, un carré quatre, toutes de couleurs différentes : { $set }. La même couleur n’y figure jamais deux fois, bien qu’il y ait plusieurs jeux.
guide-run = Une suite réunit au moins trois cartes de la même couleur qui se suivent : { $run }. La plus longue est la couleur entière, soit { $longest } cartes.
guide-ace = Dans une suite, l’as se place avant le deux ou après le roi : { $low } ou { $high }. Il n’est jamais aux deux bouts à la fois, et une suite ne continue pas au-delà de l’as : { $corner } n’est pas une suite.
## $face: points of king, queen and jack; $one: points of a low ace; $ace_high: points of an ace elsewhere.
guide-points = Sur la table, les cartes du dix au deux comptent pour leur nombre ; le roi, la dame et le valet, pour { $face } chacun. L’as compte { $one } au début d’une suite et { $ace_high } partout ailleurs. Un joker compte comme la carte qu’il remplace. Ce que coûtent les cartes restées en main est une autre affaire.

## $meld: a run with a joker, such as "5♠ ★(6♠) 7♠"; $stands: the card that the joker stands for, "6♠".
guide-jokers = Les jokers
guide-joker = Un joker remplace une carte précise, annoncée au moment de le poser : dans { $meld }, c’est { $stands }. Tant qu’il est là, il reste cette carte.
guide-jokers-1 = Une combinaison ne contient jamais plus d’un joker.
guide-jokers-2 = Une combinaison ne contient jamais plus de deux jokers, et il y faut au moins une carte naturelle, c’est-à-dire qui n’est pas un joker.
guide-jokers-naturals = Une combinaison ne contient jamais plus de jokers que de cartes naturelles, c’est-à-dire de cartes qui ne sont pas des jokers.

guide-turn = Un tour
guide-turn-draw = D’abord, prenez une carte : celle du dessus de la pioche ou celle du dessus de la défausse.
guide-turn-meld = Ensuite, si vous le pouvez et le voulez, posez des cartes, autant de fois et dans l’ordre que vous voulez : première pose, autres combinaisons, cartes qui complètent celles de la table, jokers repris.
guide-turn-meld-no-swap = Ensuite, si vous le pouvez et le voulez, posez des cartes, autant de fois et dans l’ordre que vous voulez : première pose, autres combinaisons, cartes qui complètent celles de la table.
guide-turn-discard = Enfin, défaussez-vous d’une carte, face visible : votre tour est fini. Ce peut être un joker, ou une carte qui aurait sa place sur la table.
guide-turn-legal = Un coup n’est permis que si, après lui, votre tour peut encore finir selon les règles. Ainsi, personne ne reste coincé au milieu de son tour.

guide-pile = Prendre à la défausse
guide-pile-1 = Dès votre premier tour, vous pouvez prendre la carte du dessus de la défausse au lieu de piocher.
guide-pile-2 = Au premier tour de chacun dans la manche, la défausse est fermée. Dès votre deuxième tour, vous pouvez en prendre la carte du dessus au lieu de piocher.
guide-pile-single = Avec une seule carte en main, il faut prendre à la pioche.
guide-take-must-meld = La carte prise doit être posée dans le même tour : dans votre première pose, dans une autre combinaison, pour compléter une combinaison de la table ou pour y reprendre un joker. Si ce n’est pas possible, vous ne pouvez pas la prendre.
guide-take-must-meld-no-swap = La carte prise doit être posée dans le même tour : dans votre première pose, dans une autre combinaison ou pour compléter une combinaison de la table. Si ce n’est pas possible, vous ne pouvez pas la prendre.
guide-take-free = Vous pouvez garder la carte prise. Vous ne pouvez pas vous en défausser dans le même tour, sauf si vous en aviez déjà une identique en main.

## $points: points needed to open.
guide-opening = La première pose
guide-open = Vos premières combinaisons de la manche sont votre première pose. Avant elle, vous ne pouvez rien ajouter aux autres combinaisons ni rien y prendre.
guide-open-points-pure = La première pose se fait en un seul tour, uniquement avec les cartes de votre main. Ensemble, ses combinaisons doivent compter au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et l’une d’elles doit être une tierce franche, c’est-à-dire une suite sans joker.
guide-open-points = La première pose se fait en un seul tour, uniquement avec les cartes de votre main. Ensemble, ses combinaisons doivent compter au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Une tierce franche n’est pas nécessaire.
guide-open-pure = La première pose se fait en un seul tour, uniquement avec les cartes de votre main. L’une de ses combinaisons doit être une tierce franche, c’est-à-dire une suite sans joker. Aucun nombre de points n’est exigé.
guide-open-anything = N’importe quelle combinaison de votre main suffit : il ne faut ni nombre de points ni tierce franche.
guide-open-count = Les cartes qui complètent d’autres combinaisons ne comptent pas dans ces points. Le nombre est le même pour tous, quels que soient les points des premières poses déjà faites.
guide-open-taken = Une carte que vous venez de prendre à la défausse compte comme une carte de votre main.

guide-laying = Après la première pose
guide-laying-more = Dès lors, et déjà dans le même tour, vous pouvez poser d’autres combinaisons, quels que soient leurs points.
guide-laying-off = Vous pouvez aussi compléter, c’est-à-dire ajouter une carte à n’importe quelle combinaison de la table, peu importe qui l’a posée : à l’un des bouts d’une suite, ou la couleur manquante à un brelan. Un joker convient aussi, si la combinaison peut en contenir un de plus.

guide-swap = Reprendre un joker
guide-swap-off = Selon ces règles, on ne reprend pas de joker : il reste dans sa combinaison jusqu’à la fin de la manche.
guide-swap-card = Après votre première pose, vous pouvez reprendre un joker dans n’importe quelle combinaison, en mettant à sa place exactement la carte qu’il remplace.
guide-swap-replay = Ce joker doit être reposé dans le même tour, au besoin sur la combinaison d’où il vient.
guide-swap-to-hand = Ce joker va dans votre main, et vous pouvez le garder.
guide-swap-set = Pour le joker d’un brelan, il faut les deux couleurs manquantes : vous posez les deux cartes depuis votre main, et le brelan devient un carré. Dans un carré, la carte que le joker remplace suffit.
guide-swap-two = Tant qu’un brelan ou un carré contient deux jokers, chacun se reprend avec sa seule carte.

guide-out = Terminer la manche
guide-out-discard = Vous terminez et gagnez la manche en vous défaussant de votre dernière carte. Vous ne pouvez donc jamais poser toutes vos cartes : il doit en rester une pour la défausse.
guide-out-any = Vous terminez et gagnez la manche dès que vous n’avez plus de carte, que la dernière aille à la défausse ou sur la table.
guide-sec = C’est un rami sec si vous faites votre première pose et terminez dans un seul et même tour, alors qu’aucun adversaire n’a posé. La première pose doit là aussi remplir ses conditions.

guide-stock = Quand la pioche est vide
guide-reshuffle-0 = Une pioche vide n’est pas reformée : la défausse n’est jamais remélangée.
guide-reshuffle-1 = Si la pioche est vide au moment d’y prendre une carte, on mélange la défausse, qui devient la nouvelle pioche ; seule sa carte du dessus reste en place. Cela se fait une seule fois par manche.
guide-reshuffle-unlimited = Si la pioche est vide au moment d’y prendre une carte, on mélange la défausse, qui devient la nouvelle pioche ; seule sa carte du dessus reste en place. Cela se fait autant de fois qu’il le faut, mais on ne recommence que si quelque chose a été posé depuis la fois précédente.
guide-stock-none = S’il n’y a plus moyen de piocher, le joueur dont c’est le tour prend la carte du dessus de la défausse, si les règles le permettent et s’il la pose dans ce tour, ou bien il arrête la manche. Si cette carte ne peut pas être prise, la manche est aussitôt bloquée.

## $idle: turns.
guide-blocked = Manche bloquée
guide-blocked-text = Dans une manche bloquée, personne ne termine, et les cartes restées en main décident ; voyez les cas particuliers du score. Une manche arrêtée est une manche bloquée.
guide-idle = Une manche est aussi bloquée quand chacun a joué { $idle } tours de suite sans que rien ne soit posé et sans que la pioche diminue.

guide-back = Annuler un coup
guide-back-text = Avant de vous défausser, vous pouvez annuler un par un les coups de votre tour, en commençant par le dernier. Une carte piochée a été vue : elle reste dans votre main. Après la défausse, on ne peut plus rien annuler.
