### The rules page on the web: what guide.ftl and rules.ftl do not say. Labels are short: a phone is 360 pixels wide.

rulespage-contents = Содержание
## Above the named sets of rules (and this match) by which the page can be read.
rulespage-choose = Какие правила?
rulespage-this-match = Эта партия
## Before a list of the options that differ; $count: how many.
rulespage-differ = { $count ->
    [one] От обычных правил отличается { $count } настройка:
    [few] От обычных правил отличаются { $count } настройки:
    [many] От обычных правил отличаются { $count } настроек:
   *[other] От обычных правил отличаются { $count } настройки:
}
rulespage-as-usual = Все настройки как обычно.
## The heading of the options where the page is read outside a match.
rulespage-options = Настройки
## $values: everything else that an option may be, joined by guide-differs-list.
rulespage-possible = Также возможно: { $values }
rulespage-print = Напечатать
