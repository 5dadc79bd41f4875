### The command line: help, labels, messages.

help-rami = ताश के खेल रमी (Rami) के अंक गिनिए, और जानिए कि क्यों।
help-value = हाथ में बचे पत्तों का मूल्य, एक-एक पत्ते का।
help-score = एक बाज़ी के अंक, और हर अंक का कारण।
help-match = खेल की फ़ाइल का पूरा हिसाब: कुल अंक, खेल कहाँ पहुँचा, अगली बाँट किसकी।
help-examples = चारों उदाहरण, अभी के अभी गिने हुए।
help-rules = सारे नियम: अंक कैसे गिने जाते हैं और खेल कैसे खेलते हैं; जो विकल्प बदले हैं, वे भी दिखते हैं।
help-cases = जाँच की फ़ाइलों को एक-एक मामला करके परखिए।
help-lang = भाषा ({ $choices })। न बताएँ तो सिस्टम की भाषा, वह भी न हो तो अंग्रेज़ी।
help-format = किस रूप में छापें: { $choices }
help-cards = पत्ते, किसी भी तरह लिखे हुए, जैसे 10♦ TD { $example }; “-” लिखने या कुछ न लिखने पर मानक इनपुट पढ़ा जाता है।
help-hands = हर खिलाड़ी का एक हाथ: पत्ते या उनका जोड़; कुछ न हो तो ख़ाली पाठ। फ़ाइल या मानक इनपुट से: JSON; उसमें जो न हो, वह विकल्पों से दे सकते हैं।
help-winner = बाज़ी किसने जीती: खिलाड़ी का नंबर, 1 से।
help-opened = विजेता के अलावा किसने संयोजन उतारे: खिलाड़ियों के नंबर, बीच में अल्पविराम।
help-nobody-opened = हारने वालों में से किसी ने संयोजन नहीं उतारे।
help-ending = बाज़ी कैसे ख़त्म हुई: { $choices }
help-dealer = पत्ते किसने बाँटे: खिलाड़ी का नंबर, 1 से।
help-rules-option = नियम: कोई तैयार नियमावली और उसमें बदलाव, जैसे “tunisian, target 150”।
help-file = फ़ाइल का नाम, या मानक इनपुट के लिए “-”।
help-match-file = JSON, सादे पाठ या CSV में एक खेल, या चाल-दर-चाल दर्ज खेल; “-” लिखने या कुछ न लिखने पर मानक इनपुट पढ़ा जाता है।
help-to = खेल को किसी और रूप में लिखिए: { $choices }
help-cases-file = जाँच की फ़ाइलें या फ़ोल्डर।
help-version = संस्करण दिखाइए।

cli-refused = स्वीकार नहीं:
cli-expected = यहाँ चाहिए: एक पत्ता
cli-score-total = बाज़ी के अंक
cli-round-unfinished = बाज़ी { $number } पूरी नहीं हुई, इसलिए गिनी नहीं गई।

## The server of the pages.
help-serve = मेज़ के हर फ़ोन पर अंक लिखें: इस मशीन पर पन्ने खोलता है।
help-host = कहाँ सुनना है: इस मशीन का कोई पता; 0.0.0.0 यानी सभी।
help-port = पोर्ट।
help-data = वह फ़ाइल जिसमें सब कुछ रखा जाता है।
cli-serving = rami इस पते पर अंक लिख रहा है: { $url }
cli-serving-others = इसी नेटवर्क के दूसरे डिवाइस { $url } खोलें या यह कोड स्कैन करें:
cli-serving-kept = सब कुछ इस फ़ाइल में है: { $file }। रोकने के लिए Ctrl+C।

## What every help has. $command: a command line to be typed; $value: a value as it is typed.
cli-more-help = और जानकारी: { $command }
help-usage = प्रयोग:
help-help = यह मदद दिखाना।
help-panel-arguments = क्या देना है
help-panel-options = विकल्प
help-panel-commands = आदेश
help-default = न देने पर: { $value }
help-install-completion = rami के बाद जो टाइप हो, उसे शेल अपने-आप पूरा करे।
help-show-completion = वह पाठ दिखाना जिससे शेल इसे पूरा करता है, ताकि आप उसे जहाँ चाहें रखें।
