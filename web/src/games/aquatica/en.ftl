### What the page says of Aquatica beside the game’s own words.

## In the lobby

web-aquatica-about = Raise sunken places, train mantas, build an engine.
web-aquatica-players = 1 to 4 players
web-aquatica-time = about 50 minutes
web-aquatica-sort = open information
web-aquatica-turn = round { $turn }
