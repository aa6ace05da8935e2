### What the page says of Aquatica in the lobby, beside the game’s own words.

web-aquatica-about = Raise sunken places, train mantas, build an engine.
web-aquatica-players = 1 to 4 players
web-aquatica-time = about 50 minutes
web-aquatica-sort = open information
web-aquatica-turn = round { $turn }
web-aquatica-setting-kings = Kings
web-aquatica-setting-goals = Goals
web-aquatica-setting-first = First player
web-aquatica-setting-matrona-sweep = The Matrona
web-aquatica-setting-equal-turns = Last turns

## The rules in short

web-aquatica-rules-1 = Each turn you play one character from your hand and do what it says: buy a Location with coins, conquer one with power, recruit a character, raise or score Locations, or scout for new ones.
web-aquatica-rules-2 = A character that was played lies on your discard pile until you take it back, mostly with the Matrona.
web-aquatica-rules-3 = A Location that you have won stands in one of your five pockets. Only its top depth can be used: sliding the card up covers that depth and gives you its icon.
web-aquatica-rules-4 = A Location whose depths are all covered is fully risen. It may bring a wild manta, and its points are safe once an effect has scored it.
web-aquatica-rules-5 = Mantas give their icon once and are tired then. Trained mantas also claim goals: whoever fulfils one first gets the most for it.
web-aquatica-rules-6 = When somebody has claimed all four goals, or a deck runs out, everyone has one more turn. Most points win: characters in hand, goals and scored Locations.
