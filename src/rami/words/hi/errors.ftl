### One sentence for each refusal: what is wrong, and where it helps, what to do.
### $player is a name or "Player 2"; $players a list of those. $text is what was typed.
### Hindi: no postposition after $card or $option, and no verb that agrees with a name or a card in gender.

error-card-unknown = “{ $text }” (पत्ता { $position }) किसी पत्ते का नाम नहीं है। ऐसे लिखिए: 10♦, TD, { $example }, या जोकर के लिए XX।
error-card-no-suit = { $card } (पत्ता { $position }): रंग नहीं लिखा गया है। यहाँ रंग भी चाहिए; ऐसे लिखिए: 10♦।
error-card-too-many = { $card }: सब हाथों में मिलाकर { $number ->
    [one] { $number } बार
   *[other] { $number } बार
} है, जबकि { $packs ->
    [one] { $packs } गड्डी
   *[other] { $packs } गड्डियों
} में सिर्फ़ { $copies } बार है।
error-hand-too-long = { $player } के हाथ में { $number ->
    [one] { $number } पत्ता हो जाएगा
   *[other] { $number } पत्ते हो जाएँगे
}; किसी हाथ में { $most } से ज़्यादा कभी नहीं होते।
error-hand-impossible-sum = { $player }: किसी भी हाथ का मूल्य { $sum } नहीं हो सकता। जोड़ या तो 0 होता है, या 2 से { $most } तक की कोई संख्या।
error-hand-not-a-sum = “{ $text }” पत्तों का जोड़ नहीं है। 36 जैसी पूर्ण संख्या या 10+10+4 जैसा जोड़ लिखिए।
error-hand-part-of-one = “{ $text }”: 1 मूल्य का कोई पत्ता नहीं होता। हाथ में इक्का 11 का होता है।
error-hand-missing = { $player }: हाथ में बचे पत्ते नहीं लिखे हैं। पत्ते लिखिए या उनका जोड़।
error-hand-empty = इस बाज़ी में { $player } की हार हुई, इसलिए हाथ में कम से कम एक पत्ता बचा होना चाहिए।
error-entry-players = रमी { $low } से { $high } खिलाड़ी खेलते हैं, { $number } नहीं।
error-entry-other-players = इस बाज़ी में { $number ->
    [one] { $number } हाथ लिखा है
   *[other] { $number } हाथ लिखे हैं
}, पर { $expected ->
    [one] { $expected } खिलाड़ी खेल रहा है
   *[other] { $expected } खिलाड़ी खेल रहे हैं
}।
error-entry-opened-count = संयोजन उतारे या नहीं, यह { $number ->
    [one] { $number } खिलाड़ी
   *[other] { $number } खिलाड़ियों
} के लिए बताया है, जबकि { $expected } के लिए बताना है।
error-entry-opened-missing = { $player }: संयोजन उतारे हैं, या एक बार भी नहीं उतारे? अंक इसी से तय होते हैं।
error-entry-unknown-ending = बाज़ी “{ $text }” से ख़त्म नहीं हो सकती। इनमें से चुनिए: { $choices }
error-entry-no-winner = यह नहीं बताया है कि हाथ किसने ख़ाली किया।
error-entry-two-winners = हाथ सिर्फ़ एक खिलाड़ी ख़ाली कर सकता है, ये सब नहीं: { $players }
error-entry-not-a-seat = “{ $text }” कोई जगह नहीं है: जगह एक नंबर होती है।
error-entry-not-a-flag = { $player }: संयोजन उतारे या नहीं, यह हाँ या ना में बताया जाता है, “{ $text }” से नहीं।
error-entry-unknown-winner = विजेता के रूप में खिलाड़ी { $seat } लिखा है, पर { $number ->
    [one] खिलाड़ी सिर्फ़ { $number } है
   *[other] खिलाड़ी सिर्फ़ { $number } हैं
}।
error-entry-unknown-dealer = बाँटने वाले के रूप में खिलाड़ी { $seat } लिखा है, पर { $number ->
    [one] खिलाड़ी सिर्फ़ { $number } है
   *[other] खिलाड़ी सिर्फ़ { $number } हैं
}।
error-entry-dealer-missing = { $players } सबसे कम अंकों पर बराबर हैं। इन नियमों में बाँटने वाले के बाद इनमें से जिसकी बारी पहले आए, वही जीतता है, इसलिए बताइए कि पत्ते किसने बाँटे।
error-entry-winner-holds-cards = { $player } ने हाथ ख़ाली किया, इसलिए हाथ में कोई पत्ता नहीं बच सकता।
error-entry-winner-not-opened = { $player } ने हाथ ख़ाली किया, तो संयोजन भी ज़रूर उतारे होंगे।
error-entry-winner-not-lowest = रुकी हुई बाज़ी में { $player } की जीत नहीं हो सकती: इस हाथ का मूल्य { $value } है, जबकि सबसे कम मूल्य { $lowest } है।
error-entry-rami-sec-after-opening = एक ही चाल में रमी नहीं हो सकती, क्योंकि प्रतिद्वंद्वी पहले ही संयोजन उतार चुके थे: { $players }

error-rules-unknown-preset = “{ $text }” नाम के कोई नियम नहीं हैं। इनमें से चुनिए: { $choices }
error-rules-unknown-option = नियमों में “{ $text }” नाम का कोई विकल्प नहीं है। इनमें से चुनिए: { $choices }
error-rules-out-of-range = { $option }: “{ $value }” नहीं चलेगा। { $low } से { $high } तक की कोई पूर्ण संख्या चाहिए।
error-rules-not-a-choice = { $option }: “{ $value }” नहीं चलेगा। इनमें से चुनिए: { $choices }
error-rules-stock-too-short = { $packs ->
    [one] { $packs } गड्डी
   *[other] { $packs } गड्डियों
} में से हर खिलाड़ी को { $cards ->
    [one] { $cards } पत्ता
   *[other] { $cards } पत्ते
} देने पर बंद गड्डी में सिर्फ़ { $stock ->
    [one] { $stock } पत्ता बचता है
   *[other] { $stock } पत्ते बचते हैं
}: { $players ->
    [one] { $players } खिलाड़ी
   *[other] { $players } खिलाड़ियों
} की एक-एक चाल के लिए भी कम।

error-match-over = खेल ख़त्म हो चुका है। पहले कोई बाज़ी वापस लीजिए या सुधारिए, या लक्ष्य बढ़ाइए।
error-match-no-such-round = बाज़ी { $number } नहीं है; { $rounds ->
    [0] अभी कोई बाज़ी दर्ज नहीं है
    [one] { $rounds } बाज़ी दर्ज है
   *[other] { $rounds } बाज़ियाँ दर्ज हैं
}।
error-match-no-such-player = इस खेल में “{ $name }” नाम का कोई खिलाड़ी नहीं है।
error-match-player-left = { $name } ने खेल छोड़ दिया है।
error-match-order = नए क्रम में ये नाम एक-एक बार होने चाहिए: { $expected }
error-match-carried-count = पिछले कुल अंक { $number ->
    [one] { $number } खिलाड़ी
   *[other] { $number } खिलाड़ियों
} के लिए दिए हैं, पर { $expected ->
    [one] { $expected } खिलाड़ी है
   *[other] { $expected } खिलाड़ी हैं
}: हर खिलाड़ी के लिए एक संख्या चाहिए।
error-match-bad-total = { $name }: शुरुआती कुल अंक पूर्ण संख्या में हों, 0 या उससे ज़्यादा; “{ $value }” नहीं चलेगा।

error-name-empty = एक खिलाड़ी का नाम नहीं लिखा है।
error-name-too-long = नाम बहुत लंबा है: अक्षरों की संख्या { $number } है, ज़्यादा से ज़्यादा { $most } चल सकते हैं।
error-name-bad-character = “{ $name }” नाम में एक अदृश्य नियंत्रण वर्ण है।
error-name-taken = “{ $name }” नाम पहले से है। “{ $suggestion }” कैसा रहेगा?

error-record-not-readable = इसे { $format } की तरह नहीं पढ़ा जा सका, पंक्ति { $line }: { $reason }
error-record-key-twice = इसे JSON की तरह नहीं पढ़ा जा सका: एक ही ऑब्जेक्ट में “{ $field }” दो बार है।
error-record-no-json-number = इसे JSON की तरह नहीं पढ़ा जा सका: “{ $text }” वहाँ संख्या नहीं है।
error-record-long-number = इसे नहीं पढ़ा जा सका: एक संख्या में { $most } से ज़्यादा अंक हैं।
error-record-too-deep = इसे नहीं पढ़ा जा सका: एक के भीतर एक बहुत ज़्यादा स्तर हैं।
error-record-half-letter = इसे नहीं पढ़ा जा सका: एक \u केवल आधा अक्षर दिखाता है।
error-record-wrong-format = यह { $expected } नहीं है।
error-record-played = यह चाल-दर-चाल दर्ज खेल है, खेल का हिसाब नहीं: इसे rami replay पढ़ता है, और rami match इसका हिसाब दिखाता है।
error-record-newer-version = फ़ाइल का संस्करण { $version } है; यह प्रोग्राम संस्करण { $known } तक पढ़ता है।
error-record-missing = “{ $field }” नहीं दिया है।
error-record-needs-value = “{ $field }” के बाद मान नहीं दिया है।
error-record-unknown-field = “{ $field }” की यहाँ कोई जगह नहीं है।
error-record-unknown-column = “{ $text }” नाम का कोई स्तंभ नहीं है। इनमें से चुनिए: { $choices }
error-record-no-column = “{ $text }” ऐसे स्तंभ में है जिसका नाम नहीं है।
error-record-wrong-type = “{ $field }” में { $expected } चाहिए, { $value } नहीं।
error-record-unknown-keyword = पंक्ति { $line } “{ $text }” से शुरू होती है। इनमें से चुनिए: { $choices }
error-record-bad-line = पंक्ति { $line } पढ़ी नहीं जा सकी: “{ $text }”
error-record-unknown-move = “{ $text }” कोई क़दम नहीं है। इनमें से चुनिए: { $choices }
error-record-bad-move = क़दम “{ $text }” पढ़ा नहीं जा सका। ऐसे लिखिए: { $expected }
error-record-cut-off = अंत छूट गया है: आख़िरी पंक्ति अधूरी है। पूरी फ़ाइल पंक्ति के अंत पर ख़त्म होती है।
error-record-twice = “{ $field }” दो बार है।
error-record-disagrees = “{ $field }” में { $value } लिखा है, पर हिसाब से { $computed } बनता है।
error-record-too-long = फ़ाइल में कुल { $number } बाज़ियाँ और बदलाव हैं; ज़्यादा से ज़्यादा { $most } पढ़े जाते हैं।
error-record-empty = पढ़ने को कुछ नहीं है। कोई फ़ाइल चुनिए या उसका पाठ चिपकाइए।
error-file-not-read = { $file } को पढ़ा नहीं जा सका: { $reason }
error-file-not-written = { $file } में लिखा नहीं जा सका: { $reason }
error-output-not-written = आउटपुट लिखा नहीं जा सका: { $reason }
error-keep-only-owner = खेल सिर्फ़ वही फ़ोन मिटा सकता है जिस पर खेल शुरू हुआ था।
error-people-same = ये दोनों नाम पहले से एक ही खिलाड़ी के हैं।
error-people-together = { $names }: ये नाम एक ही खेल में साथ आते हैं, इसलिए एक ही खिलाड़ी के नहीं हो सकते।
error-people-not-merged = ये नाम पहले से अलग-अलग हैं।

## Letting phones in.
error-join-no-such-code = “{ $text }” कोड वाला कोई खेल नहीं है। कोड में छह अक्षर और अंक होते हैं।
error-join-no-such-link = इस लिंक से अब कुछ नहीं खुलता। नया लिंक माँगिए।
error-pen-no-such-phone = यह फ़ोन अब इस मेज़ पर नहीं है।
error-pen-only-owner = यह काम सिर्फ़ वही फ़ोन कर सकता है जिससे खेल शुरू हुआ।
error-pen-owner-stays = जिस फ़ोन से खेल शुरू हुआ, उससे हमेशा लिखा जा सकता है।

error-language-unknown = “{ $text }” भाषा यहाँ नहीं है। इनमें से चुनिए: { $choices }

## Keeping a match on the pages.
error-keep-not-started = इस खेल के रिकॉर्ड में शुरुआत ही नहीं है, इसलिए इसे पढ़ा नहीं जा सकता।
error-keep-started-twice = खेल एक ही बार शुरू होता है।
error-keep-stale = इस बीच खेल बदल गया है: यह पन्ना क़दम { $seen } दिखा रहा था, जबकि खेल क़दम { $now } पर है।
error-keep-nothing-to-undo = वापस लेने के लिए कुछ नहीं है।
error-keep-nothing-to-redo = फिर से करने के लिए कुछ नहीं है।
error-keep-no-such-match = इस डिवाइस पर ऐसा कोई खेल नहीं है। उसका लिंक खोलिए या उसका कोड लिखिए।
error-keep-only-watching = यह फ़ोन सिर्फ़ देखने के लिए है। लिखने के लिए अनुमति माँगिए।
error-keep-nothing-changes = कुछ नहीं बदलेगा।
error-web-cross-site = यह किसी दूसरी साइट से भेजा गया था, इसलिए कुछ नहीं किया गया।
error-web-too-large = यह बहुत बड़ा है: ज़्यादा से ज़्यादा { $most ->
    [one] { $most } बाइट
   *[other] { $most } बाइट
} चल सकता है।
error-web-too-many = अनुरोध बहुत ज़्यादा हैं। { $seconds } सेकंड रुकिए।
error-web-not-found = ऐसा कोई पन्ना नहीं है।
error-web-bad-form = “{ $field }” के लिए भेजा गया मान नहीं चलेगा।
error-web-unreadable = जो भेजा गया, वह पढ़ा नहीं जा सका। पीछे जाकर फिर कोशिश करें।
error-web-broken = सर्वर पर कुछ गड़बड़ हो गई। कुछ नहीं बदला है।

## The API. Authorization, Bearer and Idempotency-Key stay.
error-api-no-token = टोकन नहीं दिया है। खेल के किसी लिंक का टोकन Authorization हेडर में Bearer शब्द के बाद भेजिए।
error-api-unknown-token = इस टोकन से कुछ नहीं खुलता। शायद खेल के लिंक नए बन चुके हैं।
error-api-other-match = इस टोकन से यह खेल नहीं खुलता।
error-api-watch-token = देखने वाले लिंक के टोकन से कुछ बदला नहीं जा सकता। लिखने वाले लिंक का टोकन भेजिए।
error-api-key-used = यही Idempotency-Key पहले किसी और अनुरोध के साथ आ चुकी है।
error-api-key-short = खेल शुरू करने के लिए Idempotency-Key में कम से कम { $least ->
    [one] { $least } बेतरतीब अक्षर होना चाहिए
   *[other] { $least } बेतरतीब अक्षर होने चाहिए
}।
error-api-media-type = इस तरह की सामग्री यहाँ नहीं पढ़ी जाती। इनमें से चुनिए: { $choices }
error-api-method = इस पते पर { $method } नहीं चलता।
error-api-no-such-player = इस खेल में नंबर { $number } का कोई खिलाड़ी नहीं है।

## The laboratory.
error-lab-unknown-strategy = “{ $text }” नाम की कोई रणनीति नहीं है। इनमें से चुनिए: { $choices }
error-lab-too-few = { $field }: { $number } बहुत कम है। कम से कम { $least } चाहिए।
error-lab-no-such-choice = { $field }: “{ $text }” नहीं चलेगा। इनमें से चुनिए: { $choices }
error-lab-confidence = { $value }% का विश्वास स्तर नहीं चलेगा। 50 से 99.99% तक चाहिए।
error-lab-no-cluster = क्लस्टर के लिए distributed पैकेज चाहिए, जो नहीं लगा है (अतिरिक्त “cluster”)।
error-lab-cluster-unreachable = { $text } पर कोई क्लस्टर जवाब नहीं देता।
error-lab-no-pettingzoo = सीखने वाले प्रोग्रामों के परिवेश के लिए pettingzoo पैकेज चाहिए, जो नहीं लगा है (अतिरिक्त “rl”)।
error-lab-no-such-action = क्रिया { $number } का यहाँ कोई अर्थ नहीं है। क्रियाएँ 0 से { $most } तक हैं; अभी कौन-सी संभव हैं, यह मास्क बताता है।
error-lab-not-fast = तेज़ बाज़ियाँ “{ $option }” का केवल सामान्य मान जानती हैं, { $value } नहीं।
error-lab-fast-cluster = तेज़ बाज़ियाँ क्लस्टर पर नहीं खेली जातीं: --cluster या --fast हटाइए।

## Starting the server of the pages. $host, $port: as they are typed.
error-serve-port-taken = पोर्ट { $port } पहले से काम में है। दूसरा चुनें: --port { $other }
error-serve-no-such-host = { $host } इस मशीन का पता नहीं है। --host के बाद इसी मशीन का कोई पता दीजिए, केवल इसी मशीन के लिए 127.0.0.1, या सभी पतों के लिए --host हटाइए।
error-serve-not-allowed = यहाँ पोर्ट { $port } पर सुनने की अनुमति नहीं है। 1024 या उससे बड़ा पोर्ट चुनें, जैसे --port 8000।
error-serve-cannot-listen = { $host } के पोर्ट { $port } पर सुना नहीं जा सका: { $reason }
error-serve-data-in-use = { $file } किसी दूसरे rami के काम में है। एक फ़ाइल, एक प्रोसेस।
error-serve-data-unusable = { $file } काम में नहीं ली जा सकती: { $reason }
error-serve-not-a-database = { $file } में कुछ और है: यह rami का डेटाबेस (SQLite) नहीं है। दूसरी फ़ाइल चुनें: --data

## Options that do not go together. $text, $other: options as they are typed; $field: a name in a document.
error-options-contradict = { $text } और { $other } एक साथ नहीं चल सकते: दोनों अलग बात कहते हैं। एक हटाइए।
error-options-in-document = दस्तावेज़ में “{ $field }” पहले से है, इसलिए साथ में { $text } नहीं दे सकते। एक हटाइए।
error-options-not-read = { $other } के साथ इससे कुछ नहीं बदलता: { $text }। इसे हटाइए।
error-options-no-such-player = “{ $text }” किसी खिलाड़ी का नंबर नहीं है। --opened के बाद 1 से { $most } तक के नंबर लिखिए, बीच में अल्पविराम; हारने वालों में से किसी ने संयोजन न उतारे हों तो --nobody-opened।

## Wrong uses of the command line. $text: an option or argument, as it is typed.
error-use-no-such-command = “{ $text }” नाम का कोई आदेश नहीं है। आदेश: { $choices }
error-use-no-such-option = यहाँ { $text } नाम का कोई विकल्प नहीं है।
error-use-perhaps = शायद { $choices }?
error-use-missing = { $text } नहीं दिया गया।
error-use-needs-value = { $text } के बाद एक मान चाहिए।
error-use-takes-no-value = { $text } के साथ कोई मान नहीं दिया जाता।
error-use-no-such-choice = { $text } का यह मान नहीं चलेगा। इनमें से चुनिए: { $choices }
error-use-no-number = { $text } के लिए एक संख्या चाहिए।
error-use-no-input = पढ़ने के लिए कुछ नहीं है: कमांड के साथ लिखिए, फ़ाइल का नाम दीजिए, या पाइप से भेजिए।
error-use-no-cases = { $file } में जाँच का कोई मामला नहीं मिला।
error-use-too-much = यह आदेश इतना नहीं पढ़ता। जो साथ का है, उसे उद्धरण-चिह्नों में लिखिए।
