### What the page says of Kelp in the lobby, beside the game’s own words.

web-kelp-about = One hunts, one hides: Shark against Octopus.
web-kelp-players = 2 players
web-kelp-time = about 40 minutes
web-kelp-sort = hidden blocks, bluff
web-kelp-setting-board = Board
web-kelp-setting-edition = Edition
web-kelp-heat-allowed = The Shark may see how likely the Octopus is in each zone.

## The rules in short

web-kelp-rules-1 = Nine blocks stand in nine zones, and only the Octopus sees their faces. One of them is the Octopus itself; the others are shells, traps and, later, food.
web-kelp-rules-2 = The Octopus plays two actions a turn. Cards swap, shuffle and hide blocks; most of them are paid for by revealing blocks, which the Shark then sees.
web-kelp-rules-3 = The Shark swims on the lines between the zones. Each turn it draws dice from its bag and rolls them: blue ones become Currents that carry it further, yellow ones search a zone beside it, red ones strike one.
web-kelp-rules-4 = To search or strike, a die needs the value of the zone or more. Dice that are left over become energy, which buys cards and more dice; every strike and every purchase feeds the Hunger Track.
web-kelp-rules-5 = An Octopus that is struck faces a confrontation: both choose a card in secret. Different cards let it escape, and that pair leaves the game.
web-kelp-rules-6 = The Octopus wins with four foods eaten, or when seven dice lie on the Hunger Track. The Shark wins with two equal cards in a confrontation.
