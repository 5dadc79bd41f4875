### The scoring rules, the options, the presets and the worked examples, in our own words.

rules-title = Compter les points au Rami
rules-brief = En bref
rules-brief-text = Les points sont à éviter. Celui qui termine marque 0 ; les autres paient les cartes restées en main. Quand quelqu’un atteint l’objectif, la partie s’arrête et le total le plus bas gagne.
rules-values = Ce que coûte une carte restée en main
rules-value-joker = Joker
rules-value-ace = As, toujours
rules-value-face = Roi, dame, valet
rules-value-number = Du dix au deux : le nombre inscrit sur la carte
rules-note = Attention
rules-note-text = Un as ou un joker coûte plus cher en main qu’il ne rapporte une fois posé. Même un as qui ne vaudrait qu’un point au début d’une suite coûte { $ace } en main. Des cartes qui formeraient une combinaison comptent aussi : seul ce qui est posé sur la table est à l’abri.
rules-special = Trois cas particuliers
rules-special-never-opened = N’a jamais posé
rules-special-never-opened-text = Un perdant qui n’a jamais posé paie { $surcharge ->
    [one] { $surcharge } point
   *[other] { $surcharge } points
} de plus. La somme ne dépasse jamais { $limit }, ni la moitié de l’objectif.
rules-special-rami-sec = Rami sec
rules-special-rami-sec-text = Celui qui pose pour la première fois et se débarrasse de toutes ses cartes dans un même tour, avant qu’aucun adversaire n’ait posé, termine par un rami sec : chaque adversaire marque { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
} d’office, quelle que soit sa main.
rules-special-blocked = Manche bloquée
rules-special-blocked-text = Quand la pioche est épuisée et que le jeu s’arrête, la main la plus basse gagne et marque 0, que son joueur ait posé ou non. Tous les autres paient comme d’habitude.
rules-tie-shared = Si plusieurs joueurs ont à égalité la main la plus basse, ils gagnent tous.
rules-tie-nobody = Si plusieurs joueurs ont à égalité la main la plus basse, personne ne gagne et ils paient tous.
rules-tie-earliest = Si plusieurs joueurs ont à égalité la main la plus basse, le premier d’entre eux après le donneur gagne.
rules-opened-text = Un perdant qui a posé paie toute la valeur de sa main, sans plafond.
rules-end = Fin de la partie
rules-end-text = Dès qu’un total atteint ou dépasse l’objectif à la fin d’une manche, la partie est finie et le total le plus bas gagne, peu importe qui a atteint l’objectif. Si plusieurs joueurs ont à égalité le total le plus bas, on joue une manche supplémentaire, autant de fois qu’il le faut.
rules-targets = L’objectif : { $count ->
    [one] { $count } point
   *[other] { $count } points
} par adversaire
rules-target-fixed = L’objectif est de { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
rules-examples = Exemples détaillés

option-target = Objectif
option-surcharge = Supplément sans première pose
option-limit = Plafond sans première pose
option-rami-sec-penalty = Pénalité du rami sec
option-blocked-tie = Égalité en manche bloquée
option-packs = Jeux de cartes
option-hand-size = Cartes distribuées par joueur
option-take-discard = Carte prise à la défausse
option-discard-from-turn = Défausse ouverte dès le tour
option-go-out = Pour terminer
option-jokers-per-meld = Jokers par combinaison
option-ace-high = Points d’un as posé haut
option-opening-points = Points pour la première pose
option-pure-run = Tierce franche pour la première pose
option-joker-swap = Joker repris
option-reshuffles = Remélanges d’une pioche vide

## What an option may be, where it is a word.
choice-target-auto = { $count ->
    [one] { $count } point
   *[other] { $count } points
} par adversaire
choice-packs-auto = deux jusqu’à quatre joueurs, trois au-delà
choice-blocked-tie-shared = toutes les mains les plus basses gagnent
choice-blocked-tie-nobody = personne ne gagne
choice-blocked-tie-earliest = le premier après le donneur gagne
choice-take-discard-must-meld = à poser dans le même tour
choice-take-discard-free = peut être gardée
choice-go-out-discard = avec une dernière carte à la défausse
choice-go-out-any = avec ou sans carte à la défausse
choice-jokers-per-meld-naturals = jamais plus que de cartes naturelles
choice-joker-swap-replay = à reposer dans le même tour
choice-joker-swap-to-hand = peut être gardé en main
choice-joker-swap-off = interdit
choice-reshuffles-unlimited = autant de fois qu’il le faut

preset-rami = Rami
preset-rami-13 = Rami à 13 cartes
preset-tunisian = Rami tunisien
preset-easy = Rami facile
rules-changed = { $preset }, avec des changements
rules-default-mark = d’habitude : { $value }

## The four worked examples. The cards and points are shown beside, computed by the engine.
example-1-title = Un as, un joker et un cinq
example-1-text = Deux joueurs. Le perdant a posé et il lui reste trois cartes ; elles comptent en entier.
example-2-title = Deux joueurs, le perdant n’a jamais posé
example-2-text = La main et le supplément dépassent ensemble la moitié de l’objectif : on note donc la moitié de l’objectif.
example-3-title = Quatre joueurs, un seul n’a jamais posé
example-3-text = Deux perdants ont posé et paient leurs cartes. Le troisième n’a jamais posé : le plafond l’arrête.
example-4-title = Rami sec à trois joueurs
example-4-text = Le gagnant pose et termine dans un même tour, avant que personne d’autre n’ait posé. Les cartes des autres n’y changent rien.
example-number = Exemple { $number }
