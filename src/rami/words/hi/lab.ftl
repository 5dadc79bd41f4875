### The laboratory: contests of strategies and simulations. Names of strategies, files and formats stay as they are.

help-arena = रणनीतियों को एक ही बाँट पर, हर जगह बैठाकर, आपस में खिलाइए और जानिए कि कौन ज़्यादा मज़बूत है।
help-simulate = एक रणनीति से बहुत सी बाज़ियाँ या खेल खिलवाइए और जानिए कि इन नियमों से क्या होता है।
help-strategies = रणनीतियाँ, सबसे कमज़ोर पहले: { $choices }। कोई नाम न दें तो सभी।
help-strategy = हर जगह पर खेलने वाली रणनीति: { $choices }। नाम न दें तो club।
help-pairing = कौन किससे खेले: { $choices }
help-seats = मेज़ पर जगहें, 2 से 6।
help-deals = हर जोड़ी कितनी बाँटें खेले; हर बाँट में हर कोई हर जगह बैठता है।
help-unit = हर बार क्या खेला जाए: { $choices }
help-seed = वह संख्या जिससे सारा संयोग तय होता है।
help-confidence = अंतरालों का विश्वास स्तर प्रतिशत में, 50 से 99.99।
help-processes = कितनी प्रोसेस काम करें; न बताएँ तो जितने प्रोसेसर हैं। परिणाम वही रहते हैं।
help-cluster = इस पते के Dask क्लस्टर पर काम कीजिए।
help-fast = बहुत तेज़ खेलिए; numba लगा हो तो कंपाइल किए कोड से (अतिरिक्त “fast”): रणनीतियाँ { $choices }, सभी तैयार नियम और ज़्यादातर विकल्प, --processes यानी थ्रेड।
help-evidence = हर मुक़ाबला इस फ़ाइल में JSON के रूप में लिखिए।
help-from = मुक़ाबले ऐसी ही फ़ाइल से लीजिए और सब कुछ फिर से गिनिए।
help-many-rules = नियम: कोई तैयार नियमावली और उसमें बदलाव, जैसे “tunisian, target 150”। कई बार देने पर: साथ-साथ।
help-many-players = खिलाड़ी, 2 से 6। कई बार देने पर: साथ-साथ।
help-games = कितनी बार खेला जाए।
help-chart = इस फ़ाइल में SVG के रूप में चार्ट बनाइए।

## What is at work, and files that are written.
lab-playing = खेल चल रहा है
lab-written = लिखी गई फ़ाइल: { $file }

## A contest. $one, $other: strategies; $confidence: such as 99 %.
lab-arena = रणनीतियों का मुक़ाबला
lab-deals = बाँटें
lab-games = मुक़ाबले
lab-seed = बीज संख्या
lab-seats = जगहें
lab-game = हर बार
lab-unit-match = पूरा खेल
lab-unit-round = एक बाज़ी
lab-duels = आमने-सामने
lab-strategy = रणनीति
lab-against = किसके सामने
lab-wins = जीत
lab-share = जीत का हिस्सा
lab-lead = कितने अंक कम
lab-all-games = सारे मुक़ाबले
lab-points = हर मुक़ाबले के अंक
lab-rating = रेटिंग
lab-wins-more = { $one } की रणनीति { $other } से मज़बूत है: आधे से ज़्यादा जीत, { $confidence } विश्वास के साथ।
lab-undecided = { $one } और { $other } के बीच { $confidence } विश्वास के साथ कुछ तय नहीं हुआ।
lab-intervals = कोष्ठक में: { $confidence } विश्वास अंतराल, बाँटों के आधार पर। दोनों एक ही बाँट की हर जगह खेलते हैं। अंक हर जगह और हर मुक़ाबले के हैं।
lab-no-ratings = रेटिंग नहीं है: openskill पैकेज नहीं लगा है (अतिरिक्त “lab”)।

## A simulation. $value with the interval that holds it; $place: 1 is who plays first.
lab-simulation = इन नियमों से क्या होता है
lab-fast-compiled = तेज़ बाज़ियाँ: कंपाइल किया कोड
lab-fast-plain = तेज़ बाज़ियाँ: सादा Python, कहीं धीमा; numba नहीं लगा है (अतिरिक्त “fast”)
lab-expert-plain = expert यहाँ club की तरह खेलता है: numba नहीं लगा है (अतिरिक्त “fast”)
lab-interval = { $value } ({ $low } – { $high })
lab-figure = आँकड़ा
lab-figure-intervals = कोष्ठक में: { $confidence } विश्वास अंतराल, खेली गई बारियों के आधार पर।
lab-means = औसत
lab-spread = ज़्यादा से ज़्यादा इतना: 10% · 50% · 90% मान
lab-endings = बाज़ियाँ कैसे ख़त्म होती हैं
lab-of-losers = हारने वालों के अंकों में
lab-of-matches = खेलों में
lab-places = जीती बाज़ियाँ, बाँटने वाले के बाद की जगह के अनुसार
lab-place = बाँटने वाले के बाद खिलाड़ी { $place }
figure-points = हर खिलाड़ी के हर बाज़ी में अंक
figure-loser-points = हारने वाले के अंक
figure-turns = हर बाज़ी की चालें, सब खिलाड़ियों की
figure-rounds = हर खेल की बाज़ियाँ
figure-normal = किसी ने हाथ ख़ाली किया
figure-rami-sec = एक ही चाल में रमी
figure-blocked = रुकी हुई बाज़ी
figure-surcharge = संयोजन न उतारने का अतिरिक्त दंड
figure-limit = अधिकतम सीमा तक घटे
figure-half-target = लक्ष्य के आधे तक घटे
figure-penalty = एक ही चाल में रमी का दंड
figure-extra-round = जिनमें एक और बाज़ी खेली गई
