### The rules page on the web: what guide.ftl and rules.ftl do not say. Labels are short: a phone is 360 pixels wide.

rulespage-contents = สารบัญ
## Above the named sets of rules (and this match) by which the page can be read.
rulespage-choose = กติกาแบบไหน
rulespage-this-match = เกมนี้
## Before a list of the options that differ; $count: how many.
rulespage-differ = ต่างจากกติกาปกติ { $count } ข้อ:
rulespage-as-usual = ตัวเลือกทุกข้อเป็นไปตามปกติ
## The heading of the options where the page is read outside a match.
rulespage-options = ตัวเลือกกติกา
## $values: everything else that an option may be, joined by guide-differs-list.
rulespage-possible = เลือกได้อีก: { $values }
rulespage-print = พิมพ์
