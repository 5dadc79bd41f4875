### The rules page on the web: what guide.ftl and rules.ftl do not say. Labels are short: a phone is 360 pixels wide.

rulespage-contents = Sommaire
## Above the named sets of rules (and this match) by which the page can be read.
rulespage-choose = Quelles règles ?
rulespage-this-match = Cette partie
## Before a list of the options that differ; $count: how many.
rulespage-differ = { $count ->
    [one] { $count } option change par rapport aux règles habituelles :
   *[other] { $count } options changent par rapport aux règles habituelles :
}
rulespage-as-usual = Toutes les options sont comme d’habitude.
## The heading of the options where the page is read outside a match.
rulespage-options = Les options
## $values: everything else that an option may be, joined by guide-differs-list.
rulespage-possible = Aussi possible : { $values }
rulespage-print = Imprimer
