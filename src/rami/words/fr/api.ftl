### The API: titles of its refusals, and the page that lists their codes. Programmers read it.

## Titles, as short as a heading, by the status of HTTP.
api-title-400 = Illisible
api-title-401 = Jeton manquant ou inconnu
api-title-403 = Interdit
api-title-404 = Introuvable
api-title-405 = Impossible ici
api-title-409 = Impossible maintenant
api-title-412 = Écrit entre-temps
api-title-413 = Trop volumineux
api-title-415 = Type de contenu inconnu
api-title-422 = Refusé
api-title-429 = Trop de demandes
api-title-500 = En panne

## The page. “OpenAPI” stays.
api-heading = Pour les programmes
api-intro = Ce que l’on fait sur ces pages, un programme peut le faire aussi : compter une manche, tenir une partie, la suivre en direct.
api-description = Description (OpenAPI)
api-codes = Ce qui peut être refusé
api-code = Code
api-values = Valeurs
