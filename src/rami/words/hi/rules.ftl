### The scoring rules, the options, the presets and the worked examples, in our own words.

rules-title = रमी (Rami) में अंक कैसे गिने जाते हैं
rules-brief = संक्षेप में
rules-brief-text = अंक जितने कम, उतना अच्छा। जो हाथ ख़ाली करे, उसे 0 मिलता है; बाक़ी सबके खाते में हाथ में बचे पत्तों के अंक चढ़ते हैं। कोई लक्ष्य तक पहुँचा कि खेल ख़त्म, और जिसके कुल अंक सबसे कम हों, वह जीतता है।
rules-values = हाथ में बचा पत्ता कितने का पड़ता है
rules-value-joker = जोकर
rules-value-ace = इक्का, हमेशा
rules-value-face = बादशाह, बेगम, गुलाम
rules-value-number = दहले से दुक्की तक: पत्ते की अपनी संख्या
rules-note = ध्यान दें
rules-note-text = इक्का या जोकर उतारने पर जितने अंक का गिना जाता है, हाथ में रह जाए तो उससे महँगा पड़ता है। जो इक्का क्रम के निचले सिरे पर एक ही अंक का होता, वह भी हाथ में { $ace } का पड़ता है। जिन पत्तों से संयोजन बन सकता था, वे भी गिने जाते हैं: बचता वही है जो मेज़ पर उतर चुका हो।
rules-special = तीन विशेष स्थितियाँ
rules-special-never-opened = एक बार भी संयोजन नहीं उतारे
rules-special-never-opened-text = हारने वाले जिस खिलाड़ी ने एक बार भी संयोजन नहीं उतारे, उस पर { $surcharge } का अतिरिक्त दंड लगता है। हाथ के मूल्य और इस दंड का जोड़ { $limit } से ऊपर कभी नहीं जाता, और लक्ष्य के आधे से ऊपर भी नहीं।
rules-special-rami-sec = एक ही चाल में रमी
rules-special-rami-sec-text = किसी प्रतिद्वंद्वी ने अभी संयोजन न उतारे हों, और कोई खिलाड़ी एक ही चाल में पहली बार संयोजन उतारकर अपने सारे पत्ते निपटा दे, तो यह एक ही चाल में रमी है: हर प्रतिद्वंद्वी को सीधे { $penalty } अंक लगते हैं, हाथ में जो भी हो।
rules-special-blocked = रुकी हुई बाज़ी
rules-special-blocked-text = बंद गड्डी ख़त्म हो और खेल रुक जाए, तो सबसे कम अंकों वाला हाथ जीतता है और उसे 0 मिलता है, संयोजन उतारे हों या नहीं। बाक़ी सबके अंक हमेशा की तरह गिने जाते हैं।
rules-tie-shared = सबसे कम अंकों पर कई खिलाड़ी बराबर हों, तो वे सब जीतते हैं।
rules-tie-nobody = सबसे कम अंकों पर कई खिलाड़ी बराबर हों, तो कोई नहीं जीतता और उन सबके अंक भी गिने जाते हैं।
rules-tie-earliest = सबसे कम अंकों पर कई खिलाड़ी बराबर हों, तो बाँटने वाले के बाद उनमें से जिसकी बारी पहले आए, वह जीतता है।
rules-opened-text = हारने वाला जो खिलाड़ी संयोजन उतार चुका हो, उसके हाथ का पूरा मूल्य गिना जाता है, बिना किसी सीमा के।
rules-end = खेल का अंत
rules-end-text = बाज़ी के अंत में जैसे ही किसी के कुल अंक लक्ष्य के बराबर या उससे ऊपर हों, खेल ख़त्म हो जाता है और सबसे कम कुल अंक वाला जीतता है, लक्ष्य तक चाहे कोई भी पहुँचा हो। सबसे कम कुल अंक कई खिलाड़ियों के बराबर हों, तो एक और बाज़ी होती है, और ज़रूरत हो तो फिर एक।
rules-targets = लक्ष्य: हर प्रतिद्वंद्वी के { $count ->
    [one] { $count } अंक
   *[other] { $count } अंक
}
rules-target-fixed = लक्ष्य { $target ->
    [one] { $target } अंक
   *[other] { $target } अंकों
} का है।
rules-examples = गिनकर दिखाए गए उदाहरण

option-target = लक्ष्य
option-surcharge = संयोजन न उतारने का अतिरिक्त दंड
option-limit = संयोजन न उतारने पर अधिकतम सीमा
option-rami-sec-penalty = एक ही चाल में रमी का दंड
option-blocked-tie = रुकी हुई बाज़ी में बराबरी
option-packs = ताश की गड्डियाँ
option-hand-size = हर खिलाड़ी को बाँटे पत्ते
option-take-discard = खुली गड्डी से लिया पत्ता
option-discard-from-turn = खुली गड्डी किस चाल से
option-go-out = हाथ ख़ाली करना
option-jokers-per-meld = एक संयोजन में जोकर
option-ace-high = ऊपर के सिरे पर इक्के के अंक
option-opening-points = पहली बार उतारने के लिए अंक
option-pure-run = पहली बार में शुद्ध क्रम ज़रूरी
option-joker-swap = बदलकर लिया जोकर
option-reshuffles = बंद गड्डी कितनी बार फिर बने

## What an option may be, where it is a word.
choice-target-auto = हर प्रतिद्वंद्वी के { $count ->
    [one] { $count } अंक
   *[other] { $count } अंक
}
choice-packs-auto = चार खिलाड़ियों तक दो, उससे ज़्यादा पर तीन
choice-blocked-tie-shared = सबसे कम अंकों वाले सब जीतते हैं
choice-blocked-tie-nobody = कोई नहीं जीतता
choice-blocked-tie-earliest = बाँटने वाले के बाद पहला जीतता है
choice-take-discard-must-meld = उसी चाल में उतारना ज़रूरी
choice-take-discard-free = हाथ में रख सकते हैं
choice-go-out-discard = आख़िरी पत्ता फेंककर
choice-go-out-any = पत्ता फेंककर या बिना फेंके
choice-jokers-per-meld-naturals = असली पत्तों से ज़्यादा कभी नहीं
choice-joker-swap-replay = उसी चाल में उतारना ज़रूरी
choice-joker-swap-to-hand = हाथ में रख सकते हैं
choice-joker-swap-off = बदलना मना
choice-reshuffles-unlimited = जितनी बार ज़रूरत हो

preset-rami = रमी
preset-rami-13 = 13 पत्तों की रमी
preset-tunisian = ट्यूनीशियाई रमी
preset-easy = आसान रमी
rules-changed = { $preset }, कुछ बदलावों के साथ
rules-default-mark = आम तौर पर: { $value }

## The four worked examples. The cards and points are shown beside, computed by the engine.
example-1-title = एक इक्का, एक जोकर और एक पंजा
example-1-text = दो खिलाड़ी। हारने वाले ने संयोजन उतारे हैं और उसके हाथ में तीन पत्ते बचे हैं; वे पूरे गिने जाते हैं।
example-2-title = दो खिलाड़ी, हारने वाले ने एक बार भी संयोजन नहीं उतारे
example-2-text = हाथ का मूल्य और अतिरिक्त दंड मिलाकर लक्ष्य के आधे से ज़्यादा बनते हैं, इसलिए लक्ष्य का आधा ही लिखा जाता है।
example-3-title = चार खिलाड़ी, सिर्फ़ एक ने संयोजन नहीं उतारे
example-3-text = दो हारने वाले संयोजन उतार चुके हैं, उनके पत्ते पूरे गिने जाते हैं। तीसरे ने एक बार भी संयोजन नहीं उतारे, और उसके अंक अधिकतम सीमा पर रुक जाते हैं।
example-4-title = तीन खिलाड़ी, एक ही चाल में रमी
example-4-text = किसी और के संयोजन उतारने से पहले ही विजेता एक ही चाल में संयोजन उतारकर हाथ ख़ाली कर देता है। दूसरों के पत्तों से कोई फ़र्क़ नहीं पड़ता।
example-number = उदाहरण { $number }
