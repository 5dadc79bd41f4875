### Sharing a match: links, the phones at the table, the pen that goes round. Names arrive isolated; never bend them.
### $phone is what a phone is called: the name of a person, or "Phone 3". Whoever has the pen may write.
### Buttons and labels are short: a phone is 360 pixels wide, and a button may take two lines.

## Joining with a code.
join-title = खेल देखें
join-code = खेल का कोड
join-code-note = छह अक्षर और अंक। ये खेल के हर फ़ोन पर हिसाब के नीचे लिखे हैं।
join-scan = या इस फ़ोन के कैमरे से QR कोड स्कैन करें।
join-open = खेल खोलें
join-no-cookies = यह ब्राउज़र कुकी नहीं रखता, इसलिए इसे याद नहीं रहता कि अनुमति मिल चुकी है। इस साइट के लिए कुकी की अनुमति दें, फिर लिंक दोबारा खोलें।

## Links. $address: where the code is typed, such as "192.168.1.20:8000/join".
links-watch = दूसरे फ़ोन पर खेल देखें
links-watch-note = चित्र स्कैन करें, या कोड यहाँ लिखें: { $address }
links-qr = खेल देखने के लिंक का QR कोड
links-copy = कॉपी करें
links-copied = कॉपी हो गया
links-send = लिंक भेजें
links-local = यह पता सिर्फ़ इसी डिवाइस पर चलता है। rami को नेटवर्क में इस कंप्यूटर के पते से खोलें, तब दूसरे फ़ोन भी देख सकेंगे।
links-pen = लिखने का लिंक
links-pen-note = इसे खोलने वाला हर फ़ोन लिख सकता है।
links-new = नए लिंक
links-new-note = तब पुराने लिंक और पुराना कोड काम नहीं करेंगे। जो फ़ोन जुड़े हैं, वे जुड़े रहेंगे।
links-new-do = नए लिंक बनाएँ

## The phones at the table, and what each may do.
phones-title = मेज़ पर फ़ोन
phones-this = यह फ़ोन
phones-role-owner = खेल यहीं शुरू हुआ, लिखने की अनुमति
phones-role-pen = लिखने की अनुमति
phones-role-watch = सिर्फ़ देखने के लिए
phones-asks = लिखने की अनुमति चाहिए
phones-alone = अभी कोई और फ़ोन नहीं जुड़ा है।
phones-name = इस फ़ोन का नाम
phones-name-note = नाम हो तो इतिहास में दिखेगा कि किसने लिखा।
phones-name-save = सहेजें

## The pen. pen-hand: this phone gives its pen away.
pen-give = अनुमति दें
pen-take = वापस लें
pen-hand = लिखने का काम सौंपें
pen-hand-note = तब दूसरा फ़ोन लिखेगा और इस पर सिर्फ़ देखा जाएगा।
pen-owner-note = खेल इसी फ़ोन से शुरू हुआ, इसलिए इससे हमेशा लिखा जा सकता है।
pen-ask = लिखने की अनुमति माँगें
pen-asked = आपने लिखने की अनुमति माँगी है।
pen-withdraw = माँग वापस लें
pen-asks = { $phone } को लिखने की अनुमति चाहिए।
pen-refuse = अभी नहीं

## The big screen: a page for a television or a tablet that stands at the table.
screen-title = बड़ी स्क्रीन
screen-note = बड़े अक्षर, पूरे कमरे के लिए

## Told on the page of a round that is being typed.
meanwhile-round = बाज़ी { $number } लिखी जा चुकी है: { $phone }।
meanwhile-changed = खेल में बदलाव हुआ है: { $phone }।
meanwhile-watch = यह फ़ोन अब सिर्फ़ देखने के लिए है।
meanwhile-look = हिसाब देखें
