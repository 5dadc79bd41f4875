### The API: titles of its refusals, and the page that lists their codes. Programmers read it.

## Titles, as short as a heading, by the status of HTTP.
api-title-400 = पढ़ा नहीं जा सका
api-title-401 = टोकन नहीं है या मान्य नहीं है
api-title-403 = अनुमति नहीं
api-title-404 = नहीं मिला
api-title-405 = यहाँ नहीं चलता
api-title-409 = अभी नहीं हो सकता
api-title-412 = इस बीच लिखा जा चुका
api-title-413 = बहुत बड़ा
api-title-415 = अनजान तरह की सामग्री
api-title-422 = मान्य नहीं
api-title-429 = अनुरोध बहुत ज़्यादा
api-title-500 = गड़बड़ी

## The page. “OpenAPI” stays.
api-heading = प्रोग्राम के लिए
api-intro = जो काम इन पन्नों पर होता है, उसे प्रोग्राम भी कर सकता है: बाज़ी के अंक गिनना, खेल का हिसाब रखना, उसे साथ-साथ देखना।
api-description = विवरण (OpenAPI)
api-codes = क्या-क्या ठुकराया जा सकता है
api-code = कोड
api-values = मान
