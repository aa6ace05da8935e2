### The page itself.

## Lobby

web-lobby-title = Дві гри під водою.

## Pages that are not there

web-not-found = За цією адресою нічого немає.
