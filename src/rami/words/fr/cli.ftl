### The command line: help, labels, messages.

help-rami = Compter les points au Rami, et dire pourquoi.
help-value = Ce que valent les cartes restées en main, carte par carte.
help-score = Compter une manche, avec la raison de chaque score.
help-match = Montrer la feuille d’une partie lue dans un fichier : les totaux, où en est la partie, qui donne ensuite.
help-examples = Les quatre exemples détaillés, calculés à l’instant.
help-rules = Toutes les règles : le score et le jeu, avec ce qui change dans vos règles.
help-cases = Vérifier des fichiers de conformité, cas par cas.
help-lang = Langue : { $choices }. Sinon celle de l’environnement, sinon l’anglais.
help-format = Forme de l’affichage : { $choices }.
help-cards = Des cartes, écrites comme on veut, par exemple 10♦ TD { $example } ; « - » ou rien : lecture de l’entrée standard.
help-hands = Une main par joueur : des cartes, ou leur somme ; un texte vide s’il n’en reste pas. Avec un fichier ou l’entrée standard : du JSON, que les options peuvent compléter.
help-winner = Qui a gagné : le numéro du joueur, à partir de 1.
help-opened = Qui a posé, à part le gagnant : les numéros des joueurs, séparés par des virgules.
help-nobody-opened = Aucun perdant n’a posé.
help-ending = Comment la manche a fini : { $choices }.
help-dealer = Qui a donné : le numéro du joueur, à partir de 1.
help-rules-option = Règles : une variante connue et des changements, par exemple « tunisian, target 150 ».
help-file = Un fichier, ou « - » pour l’entrée standard.
help-match-file = Une partie en JSON, en texte ou en CSV, ou les coups d’une partie jouée ; « - » ou rien : lecture de l’entrée standard.
help-to = Écrire la partie elle-même sous une autre forme : { $choices }.
help-cases-file = Des fichiers de cas, ou des dossiers.
help-version = Afficher la version.

cli-refused = Refusé :
cli-expected = attendu ici : une carte
cli-score-total = Score de la manche
cli-round-unfinished = La manche { $number } n’est pas finie et ne compte pas.

## The server of the pages.
help-serve = Compter les points sur tous les téléphones de la table : ouvrir les pages sur cette machine.
help-host = Où écouter : une adresse de cette machine ; 0.0.0.0 les prend toutes.
help-port = Le port.
help-data = Le fichier où tout est gardé.
cli-serving = rami compte les points à l’adresse { $url }
cli-serving-others = Les autres appareils du même réseau ouvrent { $url } ou lisent ce code :
cli-serving-kept = Tout est gardé dans { $file }. Arrêter avec Ctrl+C.

## What every help has. $command: a command line to be typed; $value: a value as it is typed.
cli-more-help = En savoir plus : { $command }
help-usage = Emploi :
help-help = Afficher cette aide.
help-panel-arguments = Arguments
help-panel-options = Options
help-panel-commands = Commandes
help-default = par défaut : { $value }
help-install-completion = Laisser le shell compléter ce qu’on tape après rami.
help-show-completion = Afficher ce qu’il faut au shell pour compléter, à placer où vous voulez.
