### Playing in the terminal against bots: what is asked and told, in plain lines and on the full screen.
### Hindi: no postposition after $card, and no verb that agrees with a name or a card in gender: "यह पत्ता" carries it.

help-play = टर्मिनल में प्रोग्रामों के साथ एक बाज़ी या पूरा खेल खेलिए।
help-play-players = आपको मिलाकर कितने खिलाड़ी: 2 से 6।
help-play-level = बाक़ी खिलाड़ियों का स्तर: { $choices }; सबके लिए एक, या हर एक के लिए अलग, बीच में अल्पविराम।
help-play-rounds = कितनी बाज़ियाँ; न लिखें तो पूरा खेल।
help-play-seed = बाँट तय करने वाला पाठ: वही पाठ, वही बाँट।
help-play-name = आपका नाम।
help-play-plain = पूरी स्क्रीन की जगह सादी पंक्तियाँ; स्क्रीन रीडर के लिए अच्छा।

error-table-unknown-level = “{ $text }” नाम का कोई स्तर नहीं है। इनमें से चुनिए: { $choices }
error-table-level-count = लिखे गए स्तर: { $number }, प्रतिद्वंद्वी: { $expected }। सबके लिए एक स्तर लिखिए, या हर एक के लिए एक।
error-table-not-understood = “{ $text }” समझ में नहीं आया। क्या-क्या हो सकता है, यह देखने के लिए ? लिखिए।
error-table-no-such-choice = विकल्प { $number } नहीं है। 1 से { $most } तक की कोई संख्या चुनिए।

table-no-screen = पूरी स्क्रीन के लिए textual पैकेज चाहिए: pip install textual। सादी पंक्तियों के लिए और कुछ नहीं चाहिए: rami play --plain

## Words that can be typed, with commas between; the first is shown. The English ones are understood everywhere.
## No word may be a word for a card.
table-word-draw = उठाना, उ
table-word-take = लेना, ल
table-word-stop = रोकना, र
table-word-lay = उतारना, त
table-word-off = जोड़ना, ज
table-word-swap = बदलना, ब
table-word-discard = फेंकना, फ
table-word-back = वापस, व
table-word-hand = हाथ, ह
table-word-table = मेज़, म
table-word-score = अंक, अ
table-word-hint = सुझाव, स
table-word-review = समीक्षा, क
table-word-help = ?, मदद
table-word-quit = बंद, द

## The beginning. $level: the name of a level, such as beginner; $seed: a text.
table-level = { $player }: स्तर { $level }
table-expert-ready = expert स्तर तैयार हो रहा है; पहली बार इसमें लगभग आधा मिनट लगता है।
table-seed = बाँट तय करने वाला पाठ: { $seed }
table-begin = क्या-क्या हो सकता है, यह देखने के लिए { $help } लिखिए, निकलने के लिए { $quit }।

## What there is. $cards: "14 cards"; $points: "18 points"; $meld: the cards of a meld.
table-your-turn = { $player }, आपकी चाल।
table-hand = आपके हाथ में: { $cards }; यही बचे तो { $points }।
table-pile = खुली गड्डी का ऊपरी पत्ता: { $card }। बंद गड्डी: { $cards }।
table-pile-empty = खुली गड्डी ख़ाली है। बंद गड्डी: { $cards }।
table-taken = इसी चाल में मेज़ पर उतारना है: { $card }
table-owed = बदलकर लिए जोकर, जो इसी चाल में उतारने हैं: { $number }
table-opening = पहली बार उतारने में अब तक: { $needed } में से { $points }
table-melds = मेज़ पर
table-meld = संयोजन { $number }: { $meld } ({ $player })
table-no-meld = मेज़ पर अभी कोई संयोजन नहीं है।
table-seat-opened = { $player }: { $cards }, संयोजन उतारे हैं
table-seat-closed = { $player }: { $cards }, अभी संयोजन नहीं उतारे

## Lines of a menu: what can be done now. $number: the number of a meld on the table.
table-do-draw = बंद गड्डी से पत्ता उठाना
table-do-take = खुला पत्ता लेना: { $card }
table-do-stop = बाज़ी रोकना
table-do-lay = संयोजन उतारना: { $meld }, { $points }
table-do-off = संयोजन { $number } ({ $meld }) में पत्ता जोड़ना: { $card }
table-do-swap = संयोजन { $number } ({ $meld }) का जोकर बदलकर लेना, बदले में: { $card }
table-do-discard = पत्ता फेंकना: { $card }
table-joker-as = जोकर, इस पत्ते की जगह: { $card }
table-more = { $count ->
    [one] { $count } विकल्प और: { $word }
   *[other] { $count } विकल्प और: { $word }
}
table-which = इनमें से क्या? उसकी संख्या लिखिए।

## What can be typed.
table-help-number = कोई संख्या: उसके सामने जो लिखा है, वह करना।
table-help-card = कोई पत्ता, जैसे { $example }: उसे फेंकना।
table-help-draw = { $draw }, { $take }: बंद गड्डी से पत्ता उठाना, खुला पत्ता लेना।
table-help-lay = { $word } 5H 6H *7H: संयोजन उतारना; तारा बताता है कि जोकर किस पत्ते की जगह है।
table-help-off = { $word } 8H>2: संयोजन 2 में पत्ता जोड़ना।
table-help-swap = { $word } 7H>2: जोकर जिस पत्ते की जगह है, वह देकर संयोजन 2 का जोकर लेना।
table-help-back = { $word }: अपनी चाल का पिछला क़दम वापस लेना।
table-help-hand = { $word }: आपके पत्ते, दूसरे क्रम में।
table-help-table = { $word }: मेज़ पर के संयोजन, और किसके पास कितने पत्ते हैं।
table-help-score = { $word }: खेल कहाँ पहुँचा है।
table-help-hint = { $word }: सबसे अच्छे क़दमों से क्या होने की संभावना है, और क्यों।
table-help-quit = { $word }: निकलना; खेल पाठ के रूप में छपता है।

table-hint = सुझाव: { $move }

## The end of a round and of the game. $rounds: "2 rounds".
table-next = अगली बाज़ी के लिए Enter दबाइए, या निकलने के लिए { $quit } लिखिए।
table-rounds-done = जितना कहा गया था, उतना खेल लिया: { $rounds }।
table-left = अब तक का खेल, पाठ के रूप में। rami replay इसे दिखाता है:

## The full screen: titles, and what a key does, in a word or two.
table-title = रमी, बाज़ी { $number }
table-log = क्या हुआ
table-held = आपका हाथ
table-others-play = बाक़ी खिलाड़ी खेल रहे हैं …
table-choose-first = पहले पत्ते चुनिए: तीर वाली कुंजियाँ, फिर स्पेस।
table-choose-one = इसके लिए एक ही पत्ता चुनिए।
table-key-choose = चुनना
table-key-draw = उठाना
table-key-take = लेना
table-key-stop = रोकना
table-key-lay = उतारना
table-key-off = जोड़ना
table-key-swap = जोकर
table-key-discard = फेंकना
table-key-back = वापस
table-key-sort = क्रम
table-key-hint = सुझाव
table-key-review = समीक्षा
table-key-score = अंक
table-key-help = मदद
table-key-quit = बंद
table-key-next = आगे
table-key-close = हटाना
table-keys-cards = बाएँ और दाएँ: हाथ के पत्तों पर चलना। स्पेस: पत्ता चुनना या वापस रखना। ऊपर और नीचे: संयोजनों पर चलना।
table-keys-table = जोड़ना और जोकर बदलना निशान वाले संयोजन पर होता है। फेंकना: चुना हुआ पत्ता, नहीं तो निशान वाला।
