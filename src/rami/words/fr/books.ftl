### Taking a match out and reading one in; past matches; players and their figures.
### Names of players arrive isolated; never bend them. Labels are short: a phone is 360 pixels wide.

## Taking a match out: as a text to share, as a file, on paper.
take-title = Exporter
take-text = Texte à partager
take-copy = Copier
take-copied = Copié
take-send = Envoyer
take-as-file = En fichier
take-files = Fichiers
take-files-note = Chacun peut être repris et redonne la même partie.
take-csv = Tableau (CSV)
take-csv-note = Pour un tableur
take-json = Données (JSON)
take-json-note = Pour les programmes
take-notation = Texte
take-notation-note = À lire, et à écrire à la main
take-paper = Feuille imprimée
take-paper-note = A5, en hauteur

## The text to share. $date: a date in words. $match: "Match to 300". $about: "4 players, 6 rounds". $place: 1, 2 and so on. $total: "138 points".
said-head = Rami, { $date }
said-about = { $match } : { $about }
said-standing = { $place }. { $player } : { $total }

## The printed sheet. $mark: eight letters and figures that are the same for the same rules.
## $rules: the name of rules. $option, $value: an option of the rules and its value in words.
paper-title = Feuille de marque
paper-print = Imprimer
paper-with-cards = Avec les cartes
paper-without-cards = Sans les cartes
paper-size = S’imprime sur A5, en hauteur.
paper-mark = Empreinte des règles : { $mark }
paper-from = À partir de la manche { $number } : { $rules }
paper-rounds = Manche par manche

## Reading a match from a file. $what: a sentence that tells what is wrong at that place.
import-file = Fichier
import-text = Ou collez son texte
import-note = Elle devient une nouvelle partie sur cet appareil ; rien d’autre ne change.
import-do = Reprendre
import-refused = Rien n’a été repris.
import-round = Manche { $number } : { $what }
import-line = Ligne { $number } : { $what }
import-row = Ligne du tableau { $number } : { $what }
import-step = Entrée { $number } : { $what }
import-more =
    { $count ->
        [one] Et encore { $count } erreur.
       *[other] Et encore { $count } erreurs.
    }

## Past matches of this device. $text: what was searched for. $players: a list of names.
past-title = Parties
past-search = Chercher par noms
past-find = Chercher
past-all = Tout montrer
past-none = Aucune partie sur cet appareil pour l’instant.
past-none-note = Toute partie commencée ou suivie ici figure dans cette liste.
past-not-found = Rien trouvé pour « { $text } ».
past-more = Plus : { $players }
past-new = Nouvelle partie
past-forget = Oublier sur cet appareil
past-erase = Effacer pour de bon
past-log = Enregistrer le fichier abîmé
past-everything = Effacer tout ce que cet appareil a gardé

## Asking before something is forgotten or erased. $rounds: "6 rounds".
forget-title = Oublier cette partie ?
forget-note = Elle disparaît de cet appareil seulement ; les autres téléphones la gardent. Pour la revoir ici, il faut son lien ou son code.
forget-owner = Ce téléphone a commencé la partie : une fois oubliée ici, plus personne ne pourra l’effacer.
forget-do = Oublier
erase-title = Effacer cette partie pour de bon ?
erase-note = La partie, { $rounds }, et tout son historique sont effacés sur tous les téléphones. C’est sans retour.
erase-damaged = La partie ne peut plus être lue. Ce qu’il en reste est effacé sur tous les téléphones. C’est sans retour.
erase-do = Effacer
ask-keep = Garder
everything-title = Effacer tout ce que cet appareil a gardé ?
everything-own = { $count ->
    [one] { $count } partie commencée ici est effacée sur tous les téléphones.
   *[other] { $count } parties commencées ici sont effacées sur tous les téléphones.
}
everything-other = { $count ->
    [one] { $count } partie d’un autre téléphone est seulement oubliée ici.
   *[other] { $count } parties d’autres téléphones sont seulement oubliées ici.
}
everything-more = Les noms réunis et les manches à moitié saisies disparaissent aussi. C’est sans retour.
everything-do = Tout effacer

## Players and their figures. $matches: "12 matches". $average: a figure as the language writes it.
## $part of $whole: matches won of those finished, rounds won or never opened of those played.
people-title = Joueurs
people-none = Aucune manche sur cet appareil pour l’instant.
people-none-note = Dès qu’une manche est notée, celles et ceux qui l’ont jouée figurent ici avec leurs chiffres.
people-line = { $matches }, victoires : { $won }, { $average } par manche
matches-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
stat-matches = Parties
stat-wins = Parties gagnées
stat-wins-note = { $part } sur { $whole } (finies)
stat-rounds = Manches
stat-rounds-won = Manches gagnées
stat-average = Points par manche
stat-average-note = en moyenne
stat-never-opened = N’a jamais posé
stat-rami-secs = Rami sec réussis
stat-rami-secs-suffered = Rami sec subis
stat-best = Meilleure manche
stat-worst = Pire manche
stat-others = { $points } pour les autres ensemble
stat-where = Manche { $number }, { $date }
stat-share = { $part } sur { $whole }

## Two players head to head, and the same person under two names.
versus-title = Face à face
versus-together = { $matches }, { $rounds } ensemble
versus-with = Comparer avec
versus-ahead = Total final le plus bas
versus-secs = Rami sec contre l’autre
versus-none = Pas encore de manche ensemble.
people-matches = Parties jouées
people-spellings = Autres graphies
people-part = Séparer : { $player }
people-merge = La même personne que …
people-choose = Choisissez un nom
people-merge-note = Les deux noms sont alors comptés ensemble. On peut les séparer de nouveau.
people-merge-do = Réunir
