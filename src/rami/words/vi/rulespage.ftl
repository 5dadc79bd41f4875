### The rules page on the web: what guide.ftl and rules.ftl do not say. Labels are short: a phone is 360 pixels wide.

rulespage-contents = Mục lục
## Above the named sets of rules (and this match) by which the page can be read.
rulespage-choose = Theo luật nào?
rulespage-this-match = Trận này
## Before a list of the options that differ; $count: how many.
rulespage-differ = { $count } tùy chọn khác luật thông thường:
rulespage-as-usual = Mọi tùy chọn đều như thông thường.
## The heading of the options where the page is read outside a match.
rulespage-options = Các tùy chọn
## $values: everything else that an option may be, joined by guide-differs-list.
rulespage-possible = Cũng có thể: { $values }
rulespage-print = In
