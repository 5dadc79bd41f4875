### The rules page on the web: what guide.ftl and rules.ftl do not say. Labels are short: a phone is 360 pixels wide.

rulespage-contents = विषय-सूची
## Above the named sets of rules (and this match) by which the page can be read.
rulespage-choose = कौन-से नियम?
rulespage-this-match = यह खेल
## Before a list of the options that differ; $count: how many.
rulespage-differ = { $count ->
    [one] { $count } विकल्प आम नियमों से अलग है:
   *[other] { $count } विकल्प आम नियमों से अलग हैं:
}
rulespage-as-usual = सभी विकल्प हमेशा की तरह हैं।
## The heading of the options where the page is read outside a match.
rulespage-options = विकल्प
## $values: everything else that an option may be, joined by guide-differs-list.
rulespage-possible = यह भी हो सकता है: { $values }
rulespage-print = छापें
