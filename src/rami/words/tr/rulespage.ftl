### The rules page on the web: what guide.ftl and rules.ftl do not say. Labels are short: a phone is 360 pixels wide.

rulespage-contents = İçindekiler
## Above the named sets of rules (and this match) by which the page can be read.
rulespage-choose = Hangi kurallar?
rulespage-this-match = Bu oyun
## Before a list of the options that differ; $count: how many.
rulespage-differ = Normal kurallardan farklı seçenekler: { $count }
rulespage-as-usual = Tüm seçenekler normaldeki gibi.
## The heading of the options where the page is read outside a match.
rulespage-options = Seçenekler
## $values: everything else that an option may be, joined by guide-differs-list.
rulespage-possible = Şu da olabilir: { $values }
rulespage-print = Yazdır
