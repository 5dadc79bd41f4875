### One sentence for each refusal: what is wrong, and where it helps, what to do.
### $player is a name or "Player 2"; $players a list of those. $text is what was typed.

error-card-unknown = « { $text } » (carte { $position }) n’est pas une carte. Écrivez par exemple 10♦, TD, { $example }, ou XX pour le joker.
error-card-no-suit = La couleur de la carte { $position } manque : { $card }. Ici, elle est nécessaire ; écrivez par exemple 10♦.
error-card-too-many = Carte en trop : { $card }. Toutes mains réunies, on en compte { $number }, mais { $packs ->
    [one] { $packs } jeu n’en contient
   *[other] { $packs } jeux n’en contiennent
} que { $copies }.
error-hand-too-long = { $player } aurait { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en main ; on n’en a jamais plus de { $most }.
error-hand-impossible-sum = { $player } : aucune main ne vaut { $sum }. Une somme est soit 0, soit un nombre de 2 à { $most }.
error-hand-not-a-sum = « { $text } » n’est pas une somme. Écrivez un nombre entier comme 36, ou bien 10+10+4.
error-hand-part-of-one = « { $text } » : aucune carte ne vaut 1. En main, un as coûte 11.
error-hand-missing = { $player } : il manque les cartes restées en main. Saisissez les cartes ou leur somme.
error-hand-empty = { $player } a perdu la manche : il doit rester au moins une carte dans cette main.
error-entry-players = Au Rami, il faut de { $low } à { $high } joueurs, pas { $number }.
error-entry-other-players = La manche compte { $number ->
    [one] { $number } main
   *[other] { $number } mains
}, alors qu’il y a { $expected ->
    [one] { $expected } joueur
   *[other] { $expected } joueurs
}.
error-entry-opened-count = A posé ou non : c’est indiqué pour { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
} au lieu de { $expected }.
error-entry-opened-missing = { $player } : a posé, ou n’a jamais posé ? Le score en dépend.
error-entry-unknown-ending = « { $text } » n’est pas une façon de finir une manche. Choix possibles : { $choices }.
error-entry-no-winner = Il n’est pas indiqué qui a terminé la manche.
error-entry-two-winners = Un seul joueur peut terminer la manche, pas { $players }.
error-entry-not-a-seat = « { $text } » n’est pas une place : une place est un numéro.
error-entry-not-a-flag = { $player } : avoir posé se dit par oui ou non, et non par « { $text } ».
error-entry-unknown-winner = Le gagnant indiqué est le joueur { $seat }, mais il n’y a que { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}.
error-entry-unknown-dealer = Le donneur indiqué est le joueur { $seat }, mais il n’y a que { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}.
error-entry-dealer-missing = Main la plus basse à égalité : { $players }. Selon ces règles, le premier après le donneur gagne ; il faut donc indiquer le donneur.
error-entry-winner-holds-cards = { $player } a terminé la manche : aucune carte ne peut rester dans cette main.
error-entry-winner-not-opened = { $player } a terminé la manche, et a donc forcément posé.
error-entry-winner-not-lowest = { $player } ne peut pas gagner la manche bloquée avec { $value } : la main la plus basse vaut { $lowest }.
error-entry-rami-sec-after-opening = Pas de rami sec possible : au moins un adversaire avait déjà posé ({ $players }).

error-rules-unknown-preset = Il n’y a pas de règles nommées « { $text } ». Choix possibles : { $choices }.
error-rules-unknown-option = Il n’y a pas d’option « { $text } » dans les règles. Choix possibles : { $choices }.
error-rules-out-of-range = { $option } : « { $value } » ne convient pas. Il faut un nombre entier de { $low } à { $high }.
error-rules-not-a-choice = { $option } : « { $value } » ne convient pas. Choix possibles : { $choices }.
error-rules-stock-too-short = Avec { $packs ->
    [one] { $packs } jeu
   *[other] { $packs } jeux
} et { $cards } cartes par main, il ne reste à la pioche que { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
} pour { $players } joueurs : pas assez pour un tour chacun.

error-match-over = La partie est finie. Annulez ou corrigez d’abord une manche, ou relevez l’objectif.
error-match-no-such-round = Il n’y a pas de manche { $number } ; { $rounds ->
    [0] aucune manche n’est notée
    [one] { $rounds } manche est notée
   *[other] { $rounds } manches sont notées
}.
error-match-no-such-player = Personne ne s’appelle « { $name } » dans cette partie.
error-match-player-left = { $name } a quitté la partie.
error-match-order = Le nouvel ordre doit citer chacun de ces joueurs une seule fois : { $expected }.
error-match-carried-count = { $number ->
    [one] { $number } total reporté
   *[other] { $number } totaux reportés
} pour { $expected ->
    [one] { $expected } joueur
   *[other] { $expected } joueurs
} : il en faut un par joueur.
error-match-bad-total = { $name } : un total de départ est un nombre entier, 0 ou plus, pas « { $value } ».

error-name-empty = Un joueur n’a pas de nom.
error-name-too-long = Le nom est trop long ; nombre de caractères : { $number }, au plus { $most }.
error-name-bad-character = Le nom « { $name } » contient un caractère de contrôle invisible.
error-name-taken = Le nom « { $name } » est déjà pris. Pourquoi pas « { $suggestion } » ?

error-record-not-readable = Impossible à lire comme { $format }, ligne { $line } : { $reason }
error-record-key-twice = Impossible à lire comme JSON : « { $field } » figure deux fois dans le même objet.
error-record-no-json-number = Impossible à lire comme JSON : « { $text } » n’y est pas un nombre.
error-record-long-number = Impossible à lire : il y a un nombre de plus de { $most } chiffres.
error-record-too-deep = Impossible à lire : il y a trop de niveaux imbriqués.
error-record-half-letter = Impossible à lire : un \u n’y représente que la moitié d’une lettre.
error-record-wrong-format = Ce n’est pas le bon format ; attendu : { $expected }.
error-record-played = Ceci est une partie jouée, coup par coup, et non la feuille d’une partie : rami replay la lit, rami match en montre la feuille.
error-record-newer-version = Le fichier est en version { $version } ; ce programme lit jusqu’à la version { $known }.
error-record-missing = Il manque « { $field } ».
error-record-needs-value = Il manque une valeur après « { $field } ».
error-record-unknown-field = « { $field } » n’est pas connu ici.
error-record-unknown-column = Il n’y a pas de colonne « { $text } ». Choix possibles : { $choices }.
error-record-no-column = « { $text } » se trouve dans une colonne sans nom.
error-record-wrong-type = « { $field } » : attendu { $expected }, trouvé { $value }.
error-record-unknown-keyword = La ligne { $line } commence par « { $text } ». Choix possibles : { $choices }.
error-record-bad-line = La ligne { $line } est illisible : « { $text } »
error-record-unknown-move = « { $text } » n’est pas un coup. Choix possibles : { $choices }.
error-record-bad-move = Le coup « { $text } » est illisible. Écrivez-le ainsi : { $expected }
error-record-cut-off = La fin manque : la dernière ligne n’est pas complète. Un fichier entier se termine par une fin de ligne.
error-record-twice = « { $field } » figure deux fois.
error-record-disagrees = « { $field } » indique { $value }, mais le calcul donne { $computed }.
error-record-too-long = Le fichier contient { $number } manches et changements ; on en lit au plus { $most }.
error-record-empty = Il n’y a rien à lire. Choisissez un fichier ou collez son texte.
error-file-not-read = Impossible de lire { $file } : { $reason }
error-file-not-written = Impossible d’écrire { $file } : { $reason }
error-output-not-written = Impossible d’écrire la sortie : { $reason }
error-keep-only-owner = Seul le téléphone qui a commencé la partie peut l’effacer.
error-people-same = Ces deux noms désignent déjà la même personne.
error-people-together = { $names } : ces noms étaient à la même table, ce n’est donc pas la même personne.
error-people-not-merged = Ces noms sont déjà séparés.

## Letting phones in.
error-join-no-such-code = Aucune partie n’a le code « { $text } ». Un code compte six lettres et chiffres.
error-join-no-such-link = Ce lien n’ouvre plus rien. Demandez-en un nouveau.
error-pen-no-such-phone = Ce téléphone n’est plus à la table.
error-pen-only-owner = Seul le téléphone qui a lancé la partie peut faire cela.
error-pen-owner-stays = Le téléphone qui a lancé la partie peut toujours écrire.

error-language-unknown = Il n’y a pas de langue « { $text } ». Choix possibles : { $choices }.

## Keeping a match on the pages.
error-keep-not-started = Le journal de cette partie n’a pas de début : impossible de le lire.
error-keep-started-twice = Une partie ne commence qu’une fois.
error-keep-stale = La partie a changé entre-temps : cette page montrait l’étape { $seen }, la partie en est à l’étape { $now }.
error-keep-nothing-to-undo = Il n’y a rien à annuler.
error-keep-nothing-to-redo = Il n’y a rien à rétablir.
error-keep-no-such-match = Cette partie n’est pas sur cet appareil. Ouvrez son lien, ou tapez son code.
error-keep-only-watching = Ce téléphone ne peut que regarder. Pour noter, demandez-en le droit.
error-keep-nothing-changes = Rien ne changerait.
error-web-cross-site = Cet envoi venait d’un autre site : rien n’a été fait.
error-web-too-large = C’est trop volumineux : { $most ->
    [one] { $most } octet
   *[other] { $most } octets
} au plus.
error-web-too-many = Trop de demandes à la fois. Attendez { $seconds } s.
error-web-not-found = Cette page n’existe pas.
error-web-bad-form = La valeur envoyée pour « { $field } » n’est pas possible.
error-web-unreadable = Ce qui a été envoyé est illisible. Revenez en arrière et réessayez.
error-web-broken = Le serveur a eu une panne. Rien n’a été changé.

## The API. Authorization, Bearer and Idempotency-Key stay.
error-api-no-token = Il manque le jeton. Envoyez celui d’un lien de la partie dans l’en-tête Authorization, après le mot Bearer.
error-api-unknown-token = Ce jeton n’ouvre rien. Les liens de la partie ont peut-être été refaits.
error-api-other-match = Ce jeton n’ouvre pas cette partie.
error-api-watch-token = Le jeton du lien pour regarder ne peut rien changer. Utilisez celui du lien pour noter.
error-api-key-used = La même Idempotency-Key est déjà arrivée avec une autre demande.
error-api-key-short = Pour commencer une partie, l’Idempotency-Key doit avoir au moins { $least ->
    [one] { $least } caractère aléatoire
   *[other] { $least } caractères aléatoires
}.
error-api-media-type = Un contenu de ce type n’est pas lu ici. Choix possibles : { $choices }.
error-api-method = { $method } n’est pas possible à cette adresse.
error-api-no-such-player = Personne n’a le numéro { $number } dans cette partie.

## The laboratory.
error-lab-unknown-strategy = Il n’y a pas de stratégie « { $text } ». Choix possibles : { $choices }.
error-lab-too-few = { $field } : { $number }, c’est trop peu. Il en faut au moins { $least }.
error-lab-no-such-choice = { $field } : « { $text } » ne convient pas. Choix possibles : { $choices }.
error-lab-confidence = Un niveau de confiance de { $value } % n’est pas possible. Il va de 50 à 99.99 %.
error-lab-no-cluster = Une grappe a besoin du paquet distributed, qui n’est pas installé (extra « cluster »).
error-lab-cluster-unreachable = Aucune grappe ne répond à l’adresse { $text }.
error-lab-no-pettingzoo = Les environnements d’apprentissage ont besoin du paquet pettingzoo, qui n’est pas installé (extra « rl »).
error-lab-no-such-action = L’action { $number } ne veut rien dire ici. Les actions vont de 0 à { $most } ; le masque dit lesquelles sont possibles maintenant.
error-lab-not-fast = Les manches rapides ne connaissent « { $option } » qu’à sa valeur par défaut, et non { $value }.
error-lab-fast-cluster = Les manches rapides ne se jouent pas sur une grappe : retirez --cluster ou --fast.

## Starting the server of the pages. $host, $port: as they are typed.
error-serve-port-taken = Le port { $port } est pris. En choisir un autre : --port { $other }
error-serve-no-such-host = { $host } n’est pas une adresse de cette machine. Indiquez après --host une des siennes, 127.0.0.1 pour cette machine seule, ou retirez --host pour les prendre toutes.
error-serve-not-allowed = Écouter sur le port { $port } n’est pas permis ici. Choisissez-en un à partir de 1024, par exemple --port 8000.
error-serve-cannot-listen = Impossible d’écouter à l’adresse { $host }, port { $port } : { $reason }
error-serve-data-in-use = { $file } sert déjà à un autre rami. Un seul processus par fichier.
error-serve-data-unusable = Impossible d’utiliser { $file } : { $reason }
error-serve-not-a-database = { $file } contient autre chose : ce n’est pas une base de données de rami (SQLite). Choisissez un autre fichier : --data

## Options that do not go together. $text, $other: options as they are typed; $field: a name in a document.
error-options-contradict = { $text } et { $other } se contredisent. Retirez l’une des deux.
error-options-in-document = Le document indique lui-même « { $field } » : on ne peut pas ajouter { $text }. Retirez l’un des deux.
error-options-not-read = Avec { $other }, ceci ne change rien : { $text }. À retirer.
error-options-no-such-player = « { $text } » n’est le numéro d’aucun joueur. Après --opened, écrivez des numéros de 1 à { $most }, séparés par des virgules, ou --nobody-opened si aucun perdant n’a posé.

## Wrong uses of the command line. $text: an option or argument, as it is typed.
error-use-no-such-command = Il n’y a pas de commande « { $text } ». Commandes : { $choices }.
error-use-no-such-option = Il n’y a pas d’option { $text } ici.
error-use-perhaps = Peut-être { $choices } ?
error-use-missing = Il manque { $text }.
error-use-needs-value = { $text } doit être suivi d’une valeur.
error-use-takes-no-value = { $text } n’accepte pas de valeur.
error-use-no-such-choice = La valeur de { $text } n’est pas possible. Choix possibles : { $choices }.
error-use-no-number = Il faut un nombre pour { $text }.
error-use-no-input = Rien à lire : donnez un argument, indiquez un fichier ou passez le texte par l’entrée standard.
error-use-no-cases = Aucun cas trouvé dans { $file }.
error-use-too-much = C’est plus que ce que cette commande lit. Mettez entre guillemets ce qui va ensemble.
