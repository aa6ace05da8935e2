### The page itself.

## Lobby

web-lobby-title = Dwie gry pod wodą.

## Pages that are not there

web-not-found = Pod tym adresem niczego nie ma.
