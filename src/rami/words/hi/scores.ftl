### Scores and their reasons, rounds and matches. Names of players arrive isolated; never bend them.
### Hindi: 0 is "one". No verb may agree with a name in gender: "X ने ..." with an object, or a noun.

## $count, $points and the like are whole numbers.
points = { $count ->
    [one] { $count } अंक
   *[other] { $count } अंक
}
cards = { $count ->
    [one] { $count } पत्ता
   *[other] { $count } पत्ते
}
players = { $count ->
    [one] { $count } खिलाड़ी
   *[other] { $count } खिलाड़ी
}
rounds = { $count ->
    [one] { $count } बाज़ी
   *[other] { $count } बाज़ियाँ
}
opponents = { $count ->
    [one] { $count } प्रतिद्वंद्वी
   *[other] { $count } प्रतिद्वंद्वी
}
## Somebody whose name is not known. $number: the seat, from 1.
player-number = खिलाड़ी { $number }
## A sentence about the hand of one player.
player-says = { $player }: { $sentence }
## A list of names: all but the last with commas, the last with a word.
list-comma = { $first }, { $next }
list-and = { $first } और { $last }

## The reason of a score in a word or two, for tables.
reason-won = बाज़ी जीती
reason-rami-sec = एक ही चाल में रमी
reason-opened = संयोजन उतारे
reason-never-opened = संयोजन नहीं उतारे

## The derivation of one score as a whole sentence. It stands beside the player's name.
## $value: what the cards left are worth; $surcharge: added for never opening; $sum: both together;
## $limit: the limit that lowered the sum; $points: the score.
score-won = बाज़ी जीती: 0 अंक।
score-won-blocked = रुकी हुई बाज़ी सबसे कम अंकों वाले हाथ से जीती ({ $value ->
    [one] { $value } अंक
   *[other] { $value } अंक
}), इसलिए 0 अंक।
score-opened = संयोजन उतारे हैं: हाथ में बचे पत्ते पूरे गिने जाते हैं, { $points ->
    [one] { $points } अंक
   *[other] { $points } अंक
}।
score-never-opened = एक बार भी संयोजन नहीं उतारे: हाथ में बचे पत्तों का मूल्य { $value }, अतिरिक्त दंड { $surcharge }, दोनों मिलाकर { $points ->
    [one] { $points } अंक
   *[other] { $points } अंक
}।
score-never-opened-limit = एक बार भी संयोजन नहीं उतारे: हाथ में बचे पत्तों का मूल्य { $value }, अतिरिक्त दंड { $surcharge }, दोनों मिलाकर { $sum } होते हैं। अधिकतम सीमा { $limit } है, इसलिए { $points ->
    [one] { $points } अंक
   *[other] { $points } अंक
}।
score-never-opened-half-target = एक बार भी संयोजन नहीं उतारे: हाथ में बचे पत्तों का मूल्य { $value }, अतिरिक्त दंड { $surcharge }, दोनों मिलाकर { $sum } होते हैं। लक्ष्य का आधा { $limit } है, इसलिए { $points ->
    [one] { $points } अंक
   *[other] { $points } अंक
}।
score-rami-sec = किसी प्रतिद्वंद्वी की एक ही चाल में रमी: हाथ में जो भी हो, सीधे { $points ->
    [one] { $points } अंक
   *[other] { $points } अंक
}।

## The value of a hand. $value: in points.
value-of-hand = हाथ का मूल्य: { $value ->
    [one] { $value } अंक
   *[other] { $value } अंक
}
value-empty = ख़ाली हाथ: 0 अंक।
value-as-sum = जोड़ के रूप में दर्ज

## How a round ended. $player: who won it; $players: a list of names.
ending-normal = { $player } ने हाथ ख़ाली किया
ending-rami-sec = एक ही चाल में रमी: { $player }
ending-blocked = रुकी हुई बाज़ी, सबसे कम अंकों वाला हाथ: { $player }
ending-blocked-shared = रुकी हुई बाज़ी, सबसे कम अंकों पर बराबर: { $players }
ending-blocked-nobody = रुकी हुई बाज़ी, सबसे कम अंकों पर बराबर: { $players }; विजेता कोई नहीं

## Where the match stands. $target, $total: points; $players, $reached: lists of names.
status-playing = खेल जारी है: { $target ->
    [one] { $target } अंक
   *[other] { $target } अंकों
} के लक्ष्य तक अभी कोई नहीं पहुँचा।
status-extra-round = { $target } का लक्ष्य छुआ जा चुका है, पर { $players } सबसे कम कुल अंकों ({ $total }) पर बराबर हैं, इसलिए एक और बाज़ी होगी।
status-over = खेल ख़त्म: { $reached } ने { $target } का लक्ष्य छू लिया। जिसके कुल अंक सबसे कम हैं, वही विजेता है।
winner-is = विजेता: { $player }, कुल { $total ->
    [one] { $total } अंक
   *[other] { $total } अंक
}
winner-said = { winner-is }।
next-dealer = अगली बाँट: { $player }
after-end = { $count ->
    [one] खेल के अंत के बाद दर्ज { $count } बाज़ी अलग रखी है और गिनी नहीं जाती।
   *[other] खेल के अंत के बाद दर्ज { $count } बाज़ियाँ अलग रखी हैं और गिनी नहीं जातीं।
}
player-left = { $player } ने खेल छोड़ दिया; कुल अंक { $total } ही रहेंगे।

## Headings and labels.
label-round = बाज़ी
label-player = खिलाड़ी
label-dealer = बाँट
label-ending = बाज़ी का अंत
label-hand = हाथ
label-card = पत्ता
label-points = अंक
label-reason = कारण
label-why = क्यों
label-total = कुल अंक
label-target = लक्ष्य
label-place = स्थान
label-standings = अंक तालिका
label-rules = नियम
label-carried = पिछले कुल अंक
label-after-end = अंत के बाद
label-yes = हाँ
label-no = नहीं
