### Players who come and go, the rules of a running match, its menu, and rounds after its end.
### Names of players arrive isolated; never bend them. Buttons and labels are short: a phone is 360 pixels wide.

## The players of a match.
people-seated = मेज़ पर
people-tap = नाम बदलने या खिलाड़ी के खेल छोड़ने के लिए नाम छुएँ।
people-tap-over = नाम बदलने के लिए उसे छुएँ।
people-moving = खिलाड़ी को खींचकर दूसरी जगह रखें, या एक जगह ऊपर करें। अंक और बाँट उसी खिलाड़ी के पास रहते हैं।
people-up = { $player }: एक जगह ऊपर करें
people-save-order = यह क्रम रखें
people-leave-order = रहने दें
people-add = खिलाड़ी जोड़ें
people-full = मेज़ पर छह खिलाड़ी हैं। किसी के खेल छोड़ने पर ही नया खिलाड़ी जुड़ सकता है।
people-gone = अब खेल में नहीं
people-later = खेल के अंत के बाद जुड़े
people-over = खेल ख़त्म हो चुका है, इसलिए यहाँ सिर्फ़ नाम बदले जा सकते हैं। खिलाड़ी बदलने हों तो पहले लक्ष्य बढ़ाएँ या कोई बाज़ी सुधारें।
## Under the name of a player in a narrow column of the sheet: joined in a part that does not count.
sheet-later = अंत के बाद

## A player joins. $total: points.
seat-title = नया खिलाड़ी
seat-name = नाम
seat-total = शुरुआती कुल अंक
seat-total-note = अब तक के सबसे ज़्यादा कुल अंक: { $total }। कुछ और तय हुआ हो तो वही लिखें।
seat-blank = पहले खेली गई बाज़ियाँ ख़ाली रहेंगी।
seat-next = आगे
seat-ask = { $player } को खेल में जोड़ें?
seat-starts = { $player }: शुरुआत { $total ->
    [one] { $total } अंक
   *[other] { $total } अंकों
} से, आख़िरी जगह पर।
seat-do = जोड़ें

## One player. $name is the name so far.
person-name = नाम
person-rename = यह नाम रखें
person-leaves = खेल छोड़ना
person-leaves-note = हमेशा के लिए; खेली गई बाज़ियाँ वैसी ही रहेंगी
person-two-stay = कम से कम दो खिलाड़ी चाहिए, इसलिए अभी कोई खेल नहीं छोड़ सकता।

## A player leaves. $target: points.
leave-title = { $player }: खेल छोड़ना है?
leave-frozen = इनका कॉलम और कुल अंक हिसाब में रहेंगे, पर आगे कहीं गिने नहीं जाएँगे।
leave-question = लक्ष्य का क्या हो?
leave-choose = चुनें कि लक्ष्य का क्या हो।
leave-keep = लक्ष्य { $target } ही रखें
leave-fall = लक्ष्य घटाकर { $target } करें
leave-kept = लक्ष्य { $target } ही रहेगा, खिलाड़ी कितने भी हों।
leave-do = खेल से हटाएँ
history-left-target = { $player } ने खेल छोड़ दिया, लक्ष्य { $target }।

## What a change would do, one sentence each. $old, $new, $target: points; $players: names.
change-title = क्या बदलेगा
change-nothing-else = और कुछ नहीं बदलेगा।
change-target-up = लक्ष्य { $old } से बढ़कर { $new } होगा।
change-target-down = लक्ष्य { $old } से घटकर { $new } होगा।
change-reached = { $target } या उससे ज़्यादा अंक: { $players }।
change-dealer = अगली बाज़ी में बाँट: { $player }।
change-packs = अब से { $count ->
    [one] { $count } गड्डी
   *[other] { $count } गड्डियों
} से खेलें।

## The rules of a running match.
house-title = घर के नियम
house-now = अभी लागू
house-follows = यह खिलाड़ियों की संख्या से तय होता है: हर प्रतिद्वंद्वी के { $count } अंक।
house-stays = खिलाड़ी कितने भी हों, यह नहीं बदलता।
house-over = खेल ख़त्म हो चुका है। लक्ष्य बढ़ाने से वह आगे चल सकता है।
house-change-target = लक्ष्य बदलें
house-follow = खिलाड़ियों की संख्या से तय करें: { $target }
house-ask-target = लक्ष्य बदलकर { $target } करें?
house-at-once = यह तुरंत लागू होता है। लिखी हुई बाज़ियों के अंक दोबारा नहीं गिने जाते।
house-from-here = अगली बाज़ी से लागू। लिखी हुई बाज़ियों के अंक दोबारा नहीं गिने जाते।
house-other = घर के दूसरे नियम
house-other-note = अगली बाज़ी से
house-play-on = इन नियमों से आगे खेलें

## The menu of a match.
menu-players-note = जुड़ना, छोड़ना, नाम या जगह बदलना
menu-rules-note = जो तय हुआ, और लक्ष्य
menu-share-note = मेज़ के हर फ़ोन पर
menu-history-note = हर बदलाव, पुराने अंकों के साथ
menu-take = बाहर निकालें और छापें
menu-take-note = फ़ाइल, टेक्स्ट या काग़ज़ पर
menu-screen = बड़ी स्क्रीन
menu-screen-note = बड़े अक्षर, पूरे कमरे के लिए
menu-guide = खेल के नियम
menu-guide-note = जैसे इस खेल में लागू हैं
menu-forget-note = दूसरे फ़ोनों पर खेल बना रहेगा
menu-erase-note = सबके लिए, सब बाज़ियों के साथ

## Rounds after the end of the match.
apart-title = खेल के अंत के बाद की बाज़ियाँ
apart-decide = तय करें कि इनका क्या हो
apart-none = इस खेल के अंत के बाद कोई बाज़ी नहीं है।
apart-count = इन्हें गिनें
apart-raise = लक्ष्य बढ़ाकर { $target } करें
apart-other-target = दूसरा लक्ष्य
apart-too-high = { $most } तक के किसी भी लक्ष्य से ये सब नहीं गिनी जाएँगी।
apart-strike = इन्हें काट दें
apart-strike-note = ये इतिहास में पढ़ी जा सकेंगी, और “वापस लें” से एक-एक करके लौट आएँगी।
apart-strike-do = { $count ->
    [one] { $count } बाज़ी काट दें
   *[other] { $count } बाज़ियाँ काट दें
}
apart-leave = ऐसे ही रहने दें
apart-leave-note = ये हिसाब में कटी हुई दिखेंगी और किसी कुल में नहीं गिनी जाएँगी।
apart-leave-do = रहने दें
