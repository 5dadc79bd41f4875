### Playing a round: refusals of melds and moves, the moves told one by one, arranging a hand, checking a deal.
### Hindi: no postposition after $card, and no verb that agrees with a name or a card in gender: "यह पत्ता" carries it.

## Refusals of melds. $cards: the cards as laid, such as "7H 8H *9H"; $card: the name of a card.
error-meld-joker-unnamed = बताइए कि जोकर किस पत्ते की जगह है, जैसे *7H: { $cards }
error-meld-too-short = संयोजन में कम से कम { $least ->
    [one] { $least } पत्ता
   *[other] { $least } पत्ते
} चाहिए, पर यहाँ सिर्फ़ { $number ->
    [one] { $number } पत्ता है
   *[other] { $number } पत्ते हैं
}: { $cards }
error-meld-too-long = क्रम में { $most } से ज़्यादा पत्ते नहीं हो सकते, और इक्का एक ही सिरे पर आता है; यहाँ { $number ->
    [one] { $number } पत्ता है
   *[other] { $number } पत्ते हैं
}: { $cards }
error-meld-no-natural = संयोजन में कम से कम एक पत्ता ऐसा होना चाहिए जो जोकर न हो: { $cards }
error-meld-too-many-jokers = एक ही संयोजन में { $number ->
    [one] { $number } जोकर है
   *[other] { $number } जोकर हैं
}, जबकि { $most } से ज़्यादा की इजाज़त नहीं है: { $cards }
error-meld-same-suit-twice = सेट में एक ही रंग दो बार नहीं आता, पर यहाँ यह पत्ता दो बार है ({ $card }): { $cards }
error-meld-not-one-suit = न एक रंग का क्रम है, न एक रैंक का सेट: { $cards }
error-meld-around-the-corner = क्रम बादशाह से इक्के पर होकर दुक्की तक नहीं घूमता: { $cards }
error-meld-not-in-a-row = ये पत्ते लगातार नहीं हैं: { $cards }

## Refusals of moves.
error-play-over = बाज़ी ख़त्म हो चुकी है।
error-play-still-running = बाज़ी अभी ख़त्म नहीं हुई है।
error-play-no-such-seat = खिलाड़ी क्रमांक { $seat } कोई नहीं है; { $number ->
    [one] कुल { $number } खिलाड़ी है
   *[other] कुल { $number } खिलाड़ी हैं
}।
error-play-not-your-turn = अभी { $player } की चाल है।
error-play-draw-first = पहले पत्ता उठाइए, बंद गड्डी से या खुली गड्डी से।
error-play-drawn-already = इस चाल में पत्ता उठाया जा चुका है।
error-play-stock-empty = बंद गड्डी ख़त्म है, और खुली गड्डी अब दोबारा नहीं फेंटी जा सकती।
error-play-stop-too-early = बाज़ी तभी रोकी जा सकती है जब बंद गड्डी से उठाने को कुछ न बचा हो।
error-play-pile-empty = खुली गड्डी ख़ाली है।
error-play-pile-closed = शुरू में खुली गड्डी से पत्ता नहीं लिया जा सकता; हर खिलाड़ी को इसकी छूट अपनी चाल { $turn } से है।
error-play-single-card = हाथ में एक ही पत्ता हो, तो बंद गड्डी से उठाइए।
error-play-taken-useless = { $card }: यह पत्ता नहीं लिया जा सकता, क्योंकि इस चाल में इसे मेज़ पर उतारने का कोई तरीक़ा नहीं है।
error-play-not-in-hand = हाथ में नहीं: { $cards }
error-play-not-opened = यह पहली बार संयोजन उतारने के बाद ही हो सकता है।
error-play-opening-short = पहली बार उतारने में ज़्यादा से ज़्यादा { $points ->
    [one] { $points } अंक बनेगा
   *[other] { $points } अंक बनेंगे
}, जबकि { $needed } चाहिए।
error-play-opening-not-pure = पहली बार उतारने के लिए बिना जोकर का एक क्रम (शुद्ध क्रम) चाहिए।
error-play-opening-unfinished = पहली बार संयोजन उतारना अभी पूरा नहीं हुआ: { $points ->
    [one] { $points } अंक उतरा है
   *[other] { $points } अंक उतरे हैं
}; { $needed } चाहिए, और हो सकता है कि बिना जोकर का एक क्रम भी।
error-play-no-such-meld = मेज़ पर संयोजन { $number } नहीं है; { $melds ->
    [0] वहाँ अभी कोई संयोजन नहीं है
    [one] वहाँ { $melds } संयोजन है
   *[other] वहाँ { $melds } संयोजन हैं
}।
error-play-does-not-fit = यह पत्ता ({ $card }) इस संयोजन में नहीं जुड़ता: { $cards }
error-play-swap-off = इन नियमों में जोकर बदलना मना है।
error-play-swap-not = { $card } देकर इस संयोजन का कोई जोकर नहीं लिया जा सकता: { $cards }
error-play-swap-both = तीन पत्तों के इस सेट से जोकर लेने के लिए ये दोनों पत्ते एक साथ रखने होते हैं: { $card }
error-play-taken-not-melded = { $card }: खुली गड्डी से लिया यह पत्ता पहले मेज़ पर उतारना होगा।
error-play-joker-not-melded = पहले { $number ->
    [one] बदलकर लिया { $number } जोकर उतारना होगा
   *[other] बदलकर लिए { $number } जोकर उतारने होंगे
}।
error-play-thrown-back = { $card }: यह पत्ता इसी चाल में खुली गड्डी से लिया है, इसलिए वापस नहीं फेंका जा सकता।
error-play-turn-could-not-end = इसके बाद चाल नियम से पूरी नहीं हो पाएगी: जो उतारना बाक़ी है वह उतर नहीं पाएगा, या फेंकने के लिए कोई पत्ता नहीं बचेगा।
error-play-nothing-to-take-back = वापस लेने के लिए कुछ नहीं है।
error-play-draw-stays = बंद गड्डी से उठाया पत्ता देखा जा चुका है, इसलिए उसे लौटाया नहीं जा सकता।
error-deal-hand-size = { $player } के हाथ में { $number ->
    [one] { $number } पत्ता है
   *[other] { $number } पत्ते हैं
}, जबकि { $expected } होने चाहिए।
error-deal-wrong-cards = { $card }: बाँट में यह पत्ता { $number ->
    [one] { $number } बार
   *[other] { $number } बार
} है, जबकि { $expected } बार होना चाहिए।
error-deal-seed-length = बीज (seed) में { $number ->
    [one] { $number } बाइट है
   *[other] { $number } बाइट हैं
}, जबकि { $expected } होने चाहिए।
error-deal-entropy-player = खिलाड़ियों के जोड़े हुए पाठ बैठने के क्रम में आते हैं, हर खिलाड़ी का एक ही; “{ $name }” खिलाड़ी नहीं है या अपने क्रम पर नहीं है।
error-deal-entropy-text = “{ $name }” के जोड़े हुए पाठ में अधूरे अक्षर हैं, इसलिए उसे UTF-8 में नहीं लिखा जा सकता।
error-deal-reshuffle-below-one = दोबारा फेंटने की गिनती 1 से शुरू होती है; क्रमांक { $number } नहीं हो सकता।

## The moves of a round told one by one, in the present tense. $meld: the cards of a meld.
## Hindi: the bare participle agrees with the thing, never with the player; a present form would show the gender.
play-deal = बाँट: { $player }। खुला पत्ता: { $card }
play-turn = चाल { $number }, { $player }
move-draw = बंद गड्डी से पत्ता उठाया
move-draw-card = बंद गड्डी से पत्ता उठाया: { $card }
move-reshuffle = खुली गड्डी फेंटकर फिर से बंद गड्डी बनी: { $count ->
    [one] { $count } पत्ता
   *[other] { $count } पत्ते
}
move-take = खुली गड्डी से पत्ता लिया: { $card }
move-stop = बाज़ी रोकी
move-lay = संयोजन उतारा: { $meld }
move-opening = पहली बार में संयोजन उतारा: { $meld }, अब तक { $points ->
    [one] { $points } अंक
   *[other] { $points } अंक
}
move-lay-off = संयोजन { $meld } में पत्ता जोड़ा: { $card }
move-swap = जोकर बदलकर लिया, बदले में: { $card }; अब मेज़ पर: { $meld }
move-discard = पत्ता फेंका: { $card }
move-take-back = पिछला क़दम वापस लिया
play-refused = चाल { $number } में स्वीकार नहीं: { $move }

## Arranging a hand.
arrange-opening = पहली बार उतारने का सबसे अच्छा तरीक़ा: { $points ->
    [one] { $points } अंक
   *[other] { $points } अंक
}
arrange-no-opening-pure = पहली बार उतारना नहीं हो सकता: बिना जोकर का एक क्रम चाहिए, और वह है नहीं।
arrange-no-opening-points = पहली बार उतारना नहीं हो सकता: ज़्यादा से ज़्यादा { $points ->
    [one] { $points } अंक उतर सकता है
   *[other] { $points } अंक उतर सकते हैं
}, जबकि { $needed } चाहिए।
arrange-most-points = उतारने पर ज़्यादा से ज़्यादा अंक: { $points }
arrange-least-left = हाथ में कम से कम बाक़ी: { $points ->
    [one] { $points } अंक
   *[other] { $points } अंक
}
arrange-most-cards = उतारने पर ज़्यादा से ज़्यादा पत्ते: { $count }
arrange-goes-out = पूरा हाथ उतर सकता है, बस फेंकने के लिए आख़िरी पत्ता बचेगा।
arrange-none = इस हाथ में कोई संयोजन नहीं है।
error-arrange-unknown-measure = “{ $text }” के हिसाब से यह नहीं खोजा जा सकता कि सबसे अच्छा क्या उतरेगा। इनमें से चुनिए: { $choices }
label-meld = संयोजन
label-left = हाथ में बचे पत्ते

## Checking a deal.
deal-verified = बाँट सही है: सब कुछ पहले पक्की की गई बात से निकलता है।
deal-commitment = इस पक्के किए गए मान को बाँट से पहले दिखाए गए मान से मिलाइए: { $commitment }
deal-not-verified = बाँट उससे मेल नहीं खाती जो पहले पक्का किया गया था:
deal-finding-commitment = बीज (seed) वह नहीं है जो पहले पक्का किया गया था।
deal-finding-order = गड्डी में पत्तों का क्रम बीज (seed) और खिलाड़ियों के जोड़े हुए पाठ से नहीं निकलता।
deal-finding-reshuffle = दोबारा फेंटना, बार { $number }: पत्तों का क्रम बीज (seed) से नहीं निकलता।
deal-finding-cards = पत्ते वे नहीं हैं जो इन गड्डियों में होते हैं।
deal-finding-reshuffle-number = दोबारा फेंटने के क्रमांक एक के बाद एक नहीं हैं।
deal-finding-changed = जो अब दिखाया गया, वह बाज़ी से पहले दिखाए गए से अलग है।
deal-finding-not-revealed = अभी सब कुछ दिखाया नहीं गया है, इसलिए जाँच नहीं हो सकती।

help-arrange = एक हाथ से ज़्यादा से ज़्यादा क्या उतर सकता है: पहली बार उतारने का सबसे अच्छा तरीक़ा, सबसे ज़्यादा अंक, हाथ में सबसे कम बाक़ी।
help-replay = दर्ज बाज़ी या खेल को चाल-दर-चाल देखिए; जो पहला क़दम नियमों के ख़िलाफ़ हो, वह स्वीकार नहीं होता।
help-verify-deal = जाँचिए कि पत्तों का क्रम वही था जो बाँटने से पहले पक्का किया गया था।
help-arrange-cards = 15 पत्तों तक का एक हाथ; “-” लिखने या कुछ न लिखने पर मानक इनपुट पढ़ा जाता है, JSON के साथ हर पंक्ति में एक हाथ।
help-replay-file = संकेतन में या JSON में एक बाज़ी या खेल; “-” लिखने या कुछ न लिखने पर मानक इनपुट पढ़ा जाता है।
help-deal-file = JSON में एक बाँट, जिसका बीज (seed) दिखाया जा चुका हो।
help-deal-before = बाज़ी से पहले दिखाई गई बाँट, मिलाकर देखने के लिए।
