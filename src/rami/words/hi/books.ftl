### Taking a match out and reading one in; past matches; players and their figures.
### Names of players arrive isolated; never bend them. Labels are short: a phone is 360 pixels wide.

## Taking a match out: as a text to share, as a file, on paper.
take-title = निकालें
take-text = भेजने के लिए पाठ
take-copy = कॉपी करें
take-copied = कॉपी हो गया
take-send = भेजें
take-as-file = फ़ाइल के रूप में
take-files = फ़ाइलें
take-files-note = हर फ़ाइल से वही खेल फिर लाया जा सकता है।
take-csv = तालिका (CSV)
take-csv-note = स्प्रेडशीट के लिए
take-json = डेटा (JSON)
take-json-note = प्रोग्रामों के लिए
take-notation = पाठ
take-notation-note = पढ़ने और हाथ से लिखने के लिए
take-paper = छपा हुआ पन्ना
take-paper-note = A5, खड़ा

## The text to share. $date: a date in words. $match: "Match to 300". $about: "4 players, 6 rounds". $place: 1, 2 and so on. $total: "138 points".
said-head = रमी, { $date }
said-about = { $match }: { $about }
said-standing = { $place }. { $player }: { $total }

## The printed sheet. $mark: eight letters and figures that are the same for the same rules.
## $rules: the name of rules. $option, $value: an option of the rules and its value in words.
paper-title = अंकों का पन्ना
paper-print = छापें
paper-with-cards = पत्तों के साथ
paper-without-cards = पत्तों के बिना
paper-size = A5 पर खड़ा छपता है।
paper-mark = नियमों की पहचान: { $mark }
paper-from = बाज़ी { $number } से: { $rules }
paper-rounds = एक-एक बाज़ी

## Reading a match from a file. $what: a sentence that tells what is wrong at that place.
import-file = फ़ाइल
import-text = या उसका पाठ चिपकाएँ
import-note = यह इस डिवाइस पर नया खेल बनेगा; बाक़ी कुछ नहीं बदलेगा।
import-do = खेल लाएँ
import-refused = कोई खेल नहीं लाया गया।
import-round = बाज़ी { $number }: { $what }
import-line = पंक्ति { $number }: { $what }
import-row = तालिका की पंक्ति { $number }: { $what }
import-step = प्रविष्टि { $number }: { $what }
import-more = { $count ->
    [one] { $count } और बात मेल नहीं खाती।
   *[other] { $count } और बातें मेल नहीं खातीं।
}

## Past matches of this device. $text: what was searched for. $players: a list of names.
past-title = खेल
past-search = नामों से खोजें
past-find = खोजें
past-all = सब दिखाएँ
past-none = इस डिवाइस पर अभी कोई खेल नहीं है।
past-none-note = यहाँ शुरू किया या देखा गया हर खेल इस सूची में रहता है।
past-not-found = “{ $text }” के लिए कुछ नहीं मिला।
past-more = और: { $players }
past-new = नया खेल
past-forget = इस डिवाइस पर भुलाएँ
past-erase = हमेशा के लिए मिटाएँ
past-log = ख़राब फ़ाइल सहेजें
past-everything = इस डिवाइस का सब कुछ मिटाएँ

## Asking before something is forgotten or erased. $rounds: "6 rounds".
forget-title = यह खेल भुलाएँ?
forget-note = यह केवल इस डिवाइस से हटेगा; दूसरे फ़ोनों पर बना रहेगा। यहाँ फिर देखने के लिए इसका लिंक या कोड चाहिए।
forget-owner = खेल इसी फ़ोन पर शुरू हुआ था: यहाँ भुलाने के बाद उसे कोई नहीं मिटा सकेगा।
forget-do = भुलाएँ
erase-title = यह खेल हमेशा के लिए मिटाएँ?
erase-note = खेल ({ $rounds }) और उसका पूरा इतिहास हर फ़ोन से मिट जाएगा। इसे वापस नहीं लाया जा सकता।
erase-damaged = यह खेल पढ़ा नहीं जा सकता। जो बचा है, वह हर फ़ोन से मिट जाएगा। इसे वापस नहीं लाया जा सकता।
erase-do = मिटाएँ
ask-keep = रहने दें
everything-title = इस डिवाइस का सब कुछ मिटाएँ?
everything-own = { $count ->
    [one] यहाँ शुरू हुआ { $count } खेल हर फ़ोन से मिट जाएगा।
   *[other] यहाँ शुरू हुए { $count } खेल हर फ़ोन से मिट जाएँगे।
}
everything-other = { $count ->
    [one] दूसरे फ़ोन का { $count } खेल केवल यहाँ भुलाया जाएगा।
   *[other] दूसरे फ़ोनों के { $count } खेल केवल यहाँ भुलाए जाएँगे।
}
everything-more = मिलाए गए नाम और आधी भरी बाज़ियाँ भी मिट जाएँगी। इसे वापस नहीं लाया जा सकता।
everything-do = सब मिटाएँ

## Players and their figures. $matches: "12 matches". $average: a figure as the language writes it.
## $part of $whole: matches won of those finished, rounds won or never opened of those played.
people-title = खिलाड़ी
people-none = इस डिवाइस पर अभी कोई बाज़ी नहीं है।
people-none-note = पहली बाज़ी लिखते ही उसके खिलाड़ी अपने आँकड़ों के साथ यहाँ दिखेंगे।
people-line = { $matches }, जीत: { $won }, हर बाज़ी { $average }
matches-count = { $count ->
    [one] { $count } खेल
   *[other] { $count } खेल
}
stat-matches = खेल
stat-wins = जीते खेल
stat-wins-note = पूरे हुए { $whole } में से { $part }
stat-rounds = बाज़ियाँ
stat-rounds-won = जीती बाज़ियाँ
stat-average = हर बाज़ी के अंक
stat-average-note = औसत
stat-never-opened = संयोजन नहीं उतारे
stat-rami-secs = एक ही चाल में रमी: ख़ुद
stat-rami-secs-suffered = एक ही चाल में रमी: दूसरों से
stat-best = सबसे अच्छी बाज़ी
stat-worst = सबसे ख़राब बाज़ी
stat-others = बाक़ी सबके कुल { $points }
stat-where = बाज़ी { $number }, { $date }
stat-share = { $whole } में से { $part }

## Two players head to head, and the same person under two names.
versus-title = आमने-सामने
versus-together = साथ में { $matches }, { $rounds }
versus-with = इनसे तुलना करें
versus-ahead = अंत में कम कुल अंक
versus-secs = दूसरे पर एक ही चाल में रमी
versus-none = इन्होंने अभी साथ में कोई बाज़ी नहीं खेली।
people-matches = खेले गए खेल
people-spellings = ये नाम भी
people-part = अलग करें: { $player }
people-merge = यही खिलाड़ी …
people-choose = नाम चुनें
people-merge-note = तब दोनों नाम साथ गिने जाएँगे। इन्हें फिर अलग किया जा सकता है।
people-merge-do = मिलाएँ
