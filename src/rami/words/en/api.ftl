### The API: titles of its refusals, and the page that lists their codes. Programmers read it.

## Titles, as short as a heading, by the status of HTTP.
api-title-400 = Not readable
api-title-401 = Token missing or unknown
api-title-403 = Not allowed
api-title-404 = Not found
api-title-405 = Not possible here
api-title-409 = Not possible now
api-title-412 = Written in the meantime
api-title-413 = Too large
api-title-415 = Unknown type of content
api-title-422 = Refused
api-title-429 = Too many requests
api-title-500 = Broken

## The page. “OpenAPI” stays.
api-heading = For programs
api-intro = What people do on these pages, a program can do too: score a round, keep a match, follow it live.
api-description = Description (OpenAPI)
api-codes = What can be refused
api-code = Code
api-values = Values
