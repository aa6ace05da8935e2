### The page itself.

## Lobby

web-lobby-title = Two games under water.

## Pages that are not there

web-not-found = There is nothing at this address.
