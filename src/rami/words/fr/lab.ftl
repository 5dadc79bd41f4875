### The laboratory: contests of strategies and simulations. Names of strategies, files and formats stay as they are.

help-arena = Faire jouer des stratégies les unes contre les autres, sur des donnes en miroir, et dire laquelle est la plus forte.
help-simulate = Faire jouer beaucoup de manches ou de parties à une stratégie, et dire ce que donnent les règles.
help-strategies = Des stratégies, la plus faible d’abord : { $choices }. Toutes si rien n’est indiqué.
help-strategy = La stratégie à toutes les places : { $choices }. club si rien n’est indiqué.
help-pairing = Qui rencontre qui : { $choices }.
help-seats = Places à la table, de 2 à 6.
help-deals = Donnes jouées par chaque paire, chacune avec tout le monde à toutes les places.
help-unit = Ce que l’on joue à chaque fois : { $choices }.
help-seed = Le nombre dont découle tout le hasard.
help-confidence = Niveau de confiance des intervalles, en pour cent, de 50 à 99.99.
help-processes = Processus au travail ; sans indication, autant que de processeurs. Les résultats sont les mêmes.
help-cluster = Travailler sur la grappe Dask à cette adresse.
help-fast = Jouer très vite, par du code compilé si numba est installé (extra « fast ») : stratégies { $choices }, toutes les règles prédéfinies et la plupart des options, --processes donne le nombre de fils.
help-evidence = Écrire chaque rencontre dans ce fichier, en JSON.
help-from = Prendre les rencontres dans un tel fichier, et tout recalculer.
help-many-rules = Règles : une variante connue et des changements, par exemple « tunisian, target 150 ». Plusieurs fois : côte à côte.
help-many-players = Joueurs, de 2 à 6. Plusieurs fois : côte à côte.
help-games = Nombre de parties ou de manches à jouer.
help-chart = Dessiner un graphique dans ce fichier, en SVG.

## What is at work, and files that are written.
lab-playing = En cours
lab-written = Écrit : { $file }

## A contest. $one, $other: strategies; $confidence: such as 99 %.
lab-arena = Tournoi de stratégies
lab-deals = Donnes
lab-games = Rencontres
lab-seed = Graine
lab-seats = Places
lab-game = On joue
lab-unit-match = une partie entière
lab-unit-round = une seule manche
lab-duels = Face à face
lab-strategy = Stratégie
lab-against = Contre
lab-wins = Victoires
lab-share = Part des victoires
lab-lead = Points en moins
lab-all-games = Toutes les rencontres
lab-points = Points par rencontre
lab-rating = Cote
lab-wins-more = { $one } est plus fort que { $other } : plus de la moitié des victoires, avec { $confidence } de confiance.
lab-undecided = Entre { $one } et { $other }, rien n’est tranché avec { $confidence } de confiance.
lab-intervals = Entre parenthèses : l’intervalle de confiance à { $confidence }, calculé sur les donnes. Les deux jouent toutes les places des mêmes donnes. Les points sont par place et par rencontre.
lab-no-ratings = Pas de cote : le paquet openskill n’est pas installé (extra « lab »).

## A simulation. $value with the interval that holds it; $place: 1 is who plays first.
lab-simulation = Ce que donnent les règles
lab-fast-compiled = Manches rapides : code compilé
lab-fast-plain = Manches rapides : Python seul, bien plus lent ; numba n’est pas installé (extra « fast »)
lab-expert-plain = expert joue comme club : numba n’est pas installé (extra « fast »)
lab-interval = { $value } ({ $low } – { $high })
lab-figure = Mesure
lab-figure-intervals = Entre parenthèses : l’intervalle de confiance à { $confidence }, calculé sur les parties ou manches jouées.
lab-means = Moyennes
lab-spread = Au plus tant : 10 % · 50 % · 90 % des valeurs
lab-endings = Fin des manches
lab-of-losers = Parmi les scores des perdants
lab-of-matches = Parmi les parties
lab-places = Manches gagnées, selon la place après le donneur
lab-place = Joueur { $place } après le donneur
figure-points = Points par joueur et par manche
figure-loser-points = Points d’un perdant
figure-turns = Tours par manche, tous joueurs réunis
figure-rounds = Manches par partie
figure-normal = Quelqu’un termine
figure-rami-sec = Rami sec
figure-blocked = Bloquée
figure-surcharge = Supplément, faute d’avoir posé
figure-limit = Ramené au plafond
figure-half-target = Ramené à la moitié de l’objectif
figure-penalty = Pénalité d’un rami sec
figure-extra-round = Avec une manche supplémentaire
