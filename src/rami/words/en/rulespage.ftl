### The rules page on the web: what guide.ftl and rules.ftl do not say. Labels are short: a phone is 360 pixels wide.

rulespage-contents = Contents
## Above the named sets of rules (and this match) by which the page can be read.
rulespage-choose = Which rules?
rulespage-this-match = This match
## Before a list of the options that differ; $count: how many.
rulespage-differ = { $count ->
    [one] { $count } option differs from the usual rules:
   *[other] { $count } options differ from the usual rules:
}
rulespage-as-usual = All options are as usual.
## The heading of the options where the page is read outside a match.
rulespage-options = The options
## $values: everything else that an option may be, joined by guide-differs-list.
rulespage-possible = Also possible: { $values }
rulespage-print = Print
