### What the page says of Aquatica beside the game’s own words.

## What lies on its table

web-aquatica-view-ocean = Ocean, unordered
web-aquatica-view-box = Out of the game
web-aquatica-view-deck = In the deck, unordered
web-aquatica-view-location-discard = Discarded Locations
web-aquatica-view-wild = Wild mantas in stock
web-aquatica-view-tracks = Goals
web-aquatica-view-goal = Goal
web-aquatica-view-ending = Last turns
web-aquatica-view-turns-left = Turns left
web-aquatica-view-pockets = Pockets
web-aquatica-view-location = Location
web-aquatica-view-paid = Paid
web-aquatica-view-saw = Kings seen
web-aquatica-view-risen = Risen by
web-aquatica-view-ready = Ready
web-aquatica-view-tired = Tired
web-aquatica-view-wild-ready = Wild, ready
web-aquatica-view-wild-tired = Wild, tired
