### Names of the cards, and the words by which typed or pasted cards are read back.
### .also: other common words for the same thing, with commas between; they are read, never written.

rank-ace = इक्का
    .also = इक्के, एक्का, एक्के, इका, यक्का, ऐस
rank-two = दुक्की
    .also = दुक्कियाँ, दुक्का, दुक्के, दुग्गी, दुग्गा, दुकी, दो
rank-three = तिक्की
    .also = तिक्कियाँ, तिक्का, तिग्गी, तिग्गा, तिकी, तिया, तीया, तीन
rank-four = चौका
    .also = चौके, चौक्का, चौक्के, चौकी, चौवा, चौआ, चार
rank-five = पंजा
    .also = पंजे, पन्जा, पंजी, पाँच, पांच
rank-six = छक्का
    .also = छक्के, छक्की, छका, छग्गा, छह, छः
rank-seven = सत्ता
    .also = सत्ते, सत्ती, सता, सात
rank-eight = अट्ठा
    .also = अट्ठे, अट्ठी, अठ्ठा, अठ्ठे, अट्टा, अठा, आठ
rank-nine = नहला
    .also = नहले, नहल्ला, नेहला, नैहला, नौ
rank-ten = दहला
    .also = दहले, दहल्ला, देहला, दैहला, दस
rank-jack = गुलाम
    .also = ग़ुलाम, गुल्ला, जैक
rank-queen = बेगम
    .also = बेग़म, बेगमें, रानी, मेम, क्वीन
rank-king = बादशाह
    .also = बाद्शाह, बादशाहों, राजा, किंग

## .in-card: the form that the suit takes inside the name of a card ("ace of hearts").
suit-clubs = चिड़ी
    .in-card = चिड़ी
    .also = चिड़िया, चिड़ियाँ, चिड़िये, चिड़ीया, चिडी, चिडिया, चिडीया, क्लब
suit-diamonds = ईंट
    .in-card = ईंट
    .also = ईँट, ईट, इंट, ईंटा, ईंटें, डायमंड
suit-hearts = पान
    .in-card = पान
    .also = लाल पान, लालपान, दिल, हार्ट
suit-spades = हुकुम
    .in-card = हुकुम
    .also = हुक़ुम, हुक्म, हुकम, हुक़म, काला पान, कालापान, स्पेड

joker = जोकर
    .also = जोकरों, जौकर, जोकार

## Words that may stand between the rank and the suit, with commas between.
card-links = का, की, के

## $suit: the suit in its .in-card form.
card-ace = { $suit } का इक्का
card-two = { $suit } की दुक्की
card-three = { $suit } की तिक्की
card-four = { $suit } का चौका
card-five = { $suit } का पंजा
card-six = { $suit } का छक्का
card-seven = { $suit } का सत्ता
card-eight = { $suit } का अट्ठा
card-nine = { $suit } का नहला
card-ten = { $suit } का दहला
card-jack = { $suit } का गुलाम
card-queen = { $suit } की बेगम
card-king = { $suit } का बादशाह
