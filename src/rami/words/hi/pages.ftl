### The pages of the keeper. Names of players arrive isolated; never bend them.
### Buttons and labels are short: a phone is 360 pixels wide, and a button may take two lines.

## On every page.
page-skip = सीधे सामग्री पर जाएँ
page-back = वापस
page-home = मुख्य पन्ना
page-close = बंद करें
page-language = भाषा
page-offline = कनेक्शन नहीं है। जो भी भरा जाए, वह इस फ़ोन में रखा रहता है।
problem-title = यह नहीं हो सका
## Before the title of a page whose form was refused, as it stands in the tab of the browser.
page-refused = ग़लती:

## The first page. The tagline is two short lines under the name of the game.
home-tagline = पत्ते मेज़ पर, और अंक आपके हाथ में।
home-ways = यहाँ क्या कर सकते हैं
home-keep = अंक लिखें
home-keep-note = असली पत्तों के साथ, 2–6 खिलाड़ी
home-join = खेल देखें
home-join-note = कोड से
home-rules = नियम
home-rules-note = उदाहरणों के साथ
home-recent = हाल के खेल
home-all = सब
match-running = जारी है
match-damaged = यह खेल पढ़ा नहीं जा सका
## $player: who won; $total: with how many points.
match-won = विजेता: { $player }, { $total ->
    [one] { $total } अंक
   *[other] { $total } अंक
}

## A new match. $number: the row of the form, from 1. dealer-letter: one letter on a small card that marks the dealer.
dealer-letter = ब
new-title = नया खेल
new-who = कौन-कौन खेलेगा?
new-name-of = खिलाड़ी { $number } का नाम
new-deals-first = पहली बाँट: खिलाड़ी { $number }
new-deals-note = { $letter } वाला पत्ता बताता है कि पहली बाँट किसकी है।
new-up = खिलाड़ी { $number } को ऊपर करें
new-remove = खिलाड़ी { $number } को हटाएँ
new-add = खिलाड़ी जोड़ें
new-known = इस डिवाइस पर पहले लिखे नाम
new-again = फिर वही खिलाड़ी
new-target-note = हर प्रतिद्वंद्वी के 100, या जो आप लिखें
new-target-less = लक्ष्य घटाएँ
new-target-more = लक्ष्य बढ़ाएँ
new-rules = घर के नियम
new-preset = नियम
new-as-preset = ऊपर के नियमों जैसा
new-paper = काग़ज़ पर शुरू हुआ खेल जारी रखें
new-paper-note = अब तक के कुल अंक भरें
new-carried = खिलाड़ी { $number } के अब तक के कुल अंक
new-import = फ़ाइल से खेल लाएँ
new-import-note = rami की लिखी JSON, टेक्स्ट या CSV
new-start = खेल शुरू करें

## The sheet. $players, $rounds: "4 players", "6 rounds" as texts.
sheet-title = लक्ष्य { $target }
sheet-subtitle = { $players }, { $rounds }
sheet-label = खेल का हिसाब
sheet-side = चार्ट और इतिहास
sheet-chart = कुल अंक, बाज़ी दर बाज़ी
sheet-empty = पत्ते बाँटें। पहली बाज़ी पंक्ति 1 में लिखी जाएगी।
sheet-record = बाज़ी { $number } लिखें
sheet-correct = बाज़ी { $number } सुधारें
## Read out by screen readers: $points is the score of one player in one round.
sheet-why = { $player }, बाज़ी { $number }: { $points }, क्यों?
sheet-deals = { $player } की बाँट।
sheet-over = खेल ख़त्म।
sheet-to-end = अंक तालिका देखें
sheet-extra = एक और बाज़ी।
sheet-extra-note = { $players } सबसे कम कुल अंकों ({ $total }) पर बराबर हैं।
sheet-after-end = खेल के अंत के बाद की बाज़ियाँ।
sheet-distance = लक्ष्य से दूरी
sheet-distance-of = { $player }: लक्ष्य का कितना हिस्सा
## Under a total, in a narrow column: points still missing to the target, or beyond it.
sheet-left = { $points } बाक़ी
sheet-beyond = { $points } ऊपर
sheet-at-target = लक्ष्य पर
sheet-gone = खेल छोड़ा
undo = वापस लें
redo = फिर से करें
watching = यह फ़ोन सिर्फ़ देखने के लिए है। लिखने की अनुमति: { $players }।
watching-nobody = यह फ़ोन सिर्फ़ देखने के लिए है। लिखने की अनुमति अभी किसी के पास नहीं है।
more-title = और विकल्प

## The history of a match. $what in history-undone and history-redone is another sentence of this list.
history-title = इतिहास
history-all = पूरा इतिहास
history-started = खेल शुरू: { $players }, लक्ष्य { $target }।
history-recorded = बाज़ी { $number } – { $ending }।
history-corrected = बाज़ी { $number } सुधारी गई। { $what }।
history-points = { $player }: { $old } की जगह { $new }
history-removed = बाज़ी { $number } काट दी गई।
history-joined = नया खिलाड़ी: { $player }, शुरुआती कुल { $total ->
    [one] { $total } अंक
   *[other] { $total } अंक
}।
history-left = { $player } ने खेल छोड़ दिया।
history-renamed = { $player } का नाम अब { $name } है।
history-reordered = नया क्रम: { $players }।
history-ruled = नियम: { $rules }, लक्ष्य { $target }।
history-undone = वापस लिया: { $what }
history-redone = फिर से किया: { $what }
history-set-aside = बाज़ी { $number }, दूसरा हिसाब, जो नहीं रखा गया: { $what }।
history-had = { $player } { $points }
## Read out after a round was recorded. $points: "Ana 0, Ben 30", as history-had says it of each player.
spoken-points = { $points }।
history-pen-given = { $phone } को अब लिखने की अनुमति है।
history-pen-taken = { $phone } को अब सिर्फ़ देखने की अनुमति है।

## Why a figure is what it is.
why-heading = { $player }, बाज़ी { $number }
why-value = पत्तों का मूल्य
why-won = बाज़ी के विजेता को
why-penalty = एक ही चाल में रमी: तय दंड
why-surcharge = अतिरिक्त दंड
why-sum = जोड़
why-score = बाज़ी के अंक
why-limit = अधिकतम सीमा { $limit } लागू हुई
why-half = लक्ष्य का आधा, { $limit }, लागू हुआ
why-limit-other = अधिकतम सीमा { $limit } है, पर लक्ष्य का आधा उससे कम है
why-half-other = लक्ष्य का आधा { $limit } है
why-correct = सुधारें
why-rules = नियम देखें

## Recording a round.
round-heading = बाज़ी { $number }
round-subtitle = { $player } की बाँट, लक्ष्य { $target }
round-who-won = बाज़ी किसने जीती?
round-how = बाज़ी कैसे ख़त्म हुई?
round-ending-normal = हाथ ख़ाली
round-ending-rami-sec = एक ही चाल में रमी
round-ending-blocked = रुकी हुई बाज़ी
round-blocked-note = रुकी हुई बाज़ी में सबके पत्ते भरें, सबसे कम अंकों वाला हाथ ऐप ढूँढ लेगा।
round-no-sec = एक ही चाल में रमी नहीं हो सकती: किसी ने संयोजन उतारे हैं।
round-said-normal = { $player } ने हाथ ख़ाली किया
round-said-rami-sec = एक ही चाल में रमी: { $player }
round-said-blocked = रुकी हुई बाज़ी, सबसे कम अंकों वाले हाथ की जीत
round-change = बदलें
round-opened = संयोजन उतारे
round-not-opened = संयोजन नहीं उतारे
round-opened-by = { $player } ने संयोजन उतारे हैं
round-hand-of = { $player } के हाथ में बचे पत्ते
round-hand-example = K? 10? XX, 36 या 10+10+4
round-nothing = अभी कुछ नहीं भरा है
round-uncounted = अभी गिना नहीं गया
round-last = पिछली बाज़ी
round-save = बाज़ी लिखें
round-missing-winner = पहले विजेता चुनें
## $players: whose cards are still missing.
round-missing-hands = { $count ->
    [one] पत्ते बाक़ी: { $players }
   *[other] पत्ते बाक़ी: { $players }
}
## Without a connection: what the phone itself can tell.
round-hands-missing = कुछ हाथ भरने बाक़ी हैं
round-unsent = अभी लिखी नहीं गई: कनेक्शन आते ही बाज़ी भेज दी जाएगी। यह पेज खुला रखें।
round-wrong = अभी कुछ ठीक नहीं है
round-awake = स्क्रीन चालू रखें
round-remove = यह बाज़ी काट दें

## The keys for cards.
pad-label = पत्तों की कुंजियाँ
pad-cards = पत्ते
pad-sum = जोड़
pad-text = लिखकर
pad-text-note = पत्तों के नाम बोलचाल की तरह लिखें, या कहीं से चिपकाएँ।
pad-minus = पत्ते हटाएँ
pad-undo = पिछली कुंजी वापस लें
pad-suit = रंग
pad-any-suit = कोई भी
pad-held = { $card }, हाथ में { $count }

## Correcting a round.
correct-heading = बाज़ी { $number } सुधारें
correct-changes = क्या बदलेगा
correct-nothing = कुछ नहीं बदलेगा
correct-not-yet = जब सबके हाथ गिने जा सकेंगे, तब यहाँ दिखेगा।
correct-before = पहले
correct-after = बाद में
correct-tie-gone = बराबरी ख़त्म: सबसे कम कुल अंक अब सिर्फ़ { $player } के हैं।
correct-ends = खेल ख़त्म, सबसे कम कुल अंकों की जीत: { $players }।
correct-extra = { $players } सबसे कम कुल अंकों पर बराबर हैं, इसलिए एक और बाज़ी होगी।
correct-reopens = खेल जारी रहेगा।
correct-other-winner = अब विजेता: { $players }।
correct-leads = { $count ->
    [one] सबसे कम कुल अंक अब { $players } के हैं।
   *[other] { $players } अब सबसे कम कुल अंकों पर बराबर हैं।
}
correct-apart = { $count ->
    [one] तब { $count } बाज़ी खेल के अंत के बाद पड़ेगी: वह रखी रहेगी, पर गिनी नहीं जाएगी।
   *[other] तब { $count } बाज़ियाँ खेल के अंत के बाद पड़ेंगी: वे रखी रहेंगी, पर गिनी नहीं जाएँगी।
}
correct-again = { $count ->
    [one] खेल के अंत के बाद पड़ी { $count } बाज़ी फिर गिनी जाएगी।
   *[other] खेल के अंत के बाद पड़ी { $count } बाज़ियाँ फिर गिनी जाएँगी।
}
correct-kept = पुराने अंक इतिहास में पढ़े जा सकेंगे।
round-leave-it = रहने दें
round-correct = सुधारें
remove-title = बाज़ी { $number } काट दें?
remove-do = काट दें

## Two pages that wrote different things, on two phones or on one.
conflict-title = दो अलग हिसाब
conflict-what = बाज़ी { $number } दो बार लिखी गई
conflict-moved = इस बीच खेल बदल गया है
conflict-note = एक चुनें। दूसरा इतिहास में पढ़ा जा सकेगा।
conflict-mine = इस पन्ने पर
conflict-keep-mine = मेरा रखें
conflict-keep-theirs = दूसरा रखें

## The end.
end-title = विजेता
end-winner = इस खेल में विजेता
## $points, $rounds: "138 points", "6 rounds" as texts.
end-said = { $rounds } खेलकर { $points }।
end-ahead = { $players } से { $points ->
    [one] { $points } अंक कम।
   *[other] { $points } अंक कम।
}
end-reached = { $players } ने { $target } का लक्ष्य छू लिया, इसलिए खेल ख़त्म हुआ। जिसके कुल अंक सबसे कम हैं, वही विजेता है।
end-sheet = हिसाब देखें
end-again = फिर खेलें

## Sharing.
share-title = साझा करें
share-code-note = खेल देखने के लिए दूसरे फ़ोन पर यह कोड लिखें
phone-number = फ़ोन { $number }

## Players and rules of a running match.
players-title = खिलाड़ी
