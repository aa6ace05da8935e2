### Errors of Aquatica: what was expected and what came.

## Data

aquatica-expected-setup-steps = ['gain_manta ICON'] for a king with fate = "setup"
aquatica-expected-icons = a list of icons: { $known }
aquatica-expected-steps = a list of steps, each a verb and its amount; verbs are { $known }
aquatica-expected-other-verb = another one: only a king brings a manta at setup
aquatica-error-replay-cards = characters.toml: at most 5 cards with replay fit, these are { $again }
aquatica-error-staying-card = characters.toml: exactly one starting character must have fate = "stays": a hand is never empty
aquatica-error-king-numbers = characters.toml: the kings must have the numbers 1 to 8, and have { $numbers }
aquatica-error-ocean-characters = characters.toml: there must be 9 to 60 Ocean Characters, and there { $total ->
    [one] is { $total }
   *[other] are { $total }
}
aquatica-error-token-sides = goals.toml: each of the five tokens must have two sides
aquatica-error-location-count = locations.toml: 12 to { $most } Locations fit, these are { $count }
aquatica-error-wild-mantas = mantas.toml: at most 40 wild mantas fit, these are { $total }
aquatica-error-trained-mantas = mantas.toml: there must be 4 trained mantas, and there { $total ->
    [one] is { $total }
   *[other] are { $total }
}
aquatica-expected-verb-alone = such that { $verb } has no amount
aquatica-expected-location-type-count = { $count }, as many as there are Locations of this type
aquatica-error-character-kinds = { $place }: at most { $most } kinds of character fit, this is one more
aquatica-error-icon-unknown = { $place }: no icon is called '{ $name }'; they are { $known }
aquatica-error-character-twice = { $place }: there is another character '{ $name }'

## What cannot be on the table

aquatica-impossible-location-lost = a Location is lost or doubled
aquatica-impossible-location-risen = a Location on a board is lost or has risen too far
aquatica-impossible-character-lost = a character is lost or doubled
aquatica-impossible-discard-count = a discard pile is miscounted
aquatica-impossible-goal-gap = a goal track has a gap
aquatica-impossible-goal-unclaimed = a goal was claimed by nobody
aquatica-impossible-hand-count = a hand is miscounted
aquatica-impossible-scoring-count = a scoring pile is miscounted
aquatica-impossible-trained-manta-lost = a trained manta is lost or doubled
aquatica-impossible-wild-manta-lost = a wild manta is lost or doubled
aquatica-impossible-ichthyander-count = the Ichthyanders are miscounted
aquatica-impossible-location-deck-count = the Location deck is miscounted
aquatica-impossible-ocean-deck-count = the ocean deck is miscounted
aquatica-impossible-wild-manta-count = wild mantas are miscounted
aquatica-impossible-kings-after-first-turn = asked: kings are picked before the first turn
aquatica-impossible-next-to-pick = asked: the next to pick is the one before in turn order
aquatica-impossible-asked-now = asked[{ $level }]: this cannot be asked here and now
aquatica-impossible-card-in-box = box: { $card } never leaves the game
aquatica-impossible-picked-kings = drafted: the last in turn order pick first, and so many kings are picked
aquatica-impossible-no-turn-left = ending: a game with no turn left is over
aquatica-impossible-ending = ending: what is said to have brought it about has not happened
aquatica-impossible-packet-count = packet: it holds the kings that are not picked yet, { $count }
aquatica-impossible-no-draft = packet: there is no draft in this game
aquatica-impossible-paid-location = paid: { $location } is not the active player's
aquatica-impossible-kings-seen = seats.{ $seat }.saw: these are not the kings that came into this hand
aquatica-impossible-character-count = there must be { $wanted } of the character { $name }, and { $found } are on the table
aquatica-impossible-manta-count = there must be { $wanted } of the wild manta { $name }, and { $found } are on the table
aquatica-impossible-seat-mantas = { $where }.mantas: there are not so many trained { $name }
aquatica-impossible-card-of-another = { $where }: { $card } is another player's

## Positions

aquatica-expected-hand-with = a hand with { $card }, which never leaves it
aquatica-expected-locations-risen = a list of at most { $most }, each a Location with its risen depths, or null
aquatica-expected-locations-or-null = a list of at most { $size }, each a Location or null
aquatica-expected-goals = a list of four, each a goal with its mantas
aquatica-expected-asked = a list of open questions
aquatica-error-over-asks = asked: a game that is over asks nothing
aquatica-error-asked-last = asked: the last must be a question, not { $came }
aquatica-error-asked-seat = asked: { $seat } does not play
aquatica-expected-manta-each = at most one manta of each player
aquatica-error-ending-untold = ending: a game that is over tells what ended it
aquatica-expected-different-goals = four different goals
aquatica-expected-different-tokens = four goals of different tokens
aquatica-expected-goals-given = given, since with tokens the goals differ
aquatica-error-solo-kings = kings: with one player kings are always drawn to pick from; leave the option out
aquatica-error-matrona-sweep = matrona_sweep: this is for two players only
aquatica-error-king-without-option = seats: a king, but the option kings is none
aquatica-error-seat-without-king = seats: after the draft everyone has a king
aquatica-error-dealt-kings = seats: dealt kings have the numbers 1, 2, … in turn order from the first player
aquatica-error-same-king = seats: two players have the same king
aquatica-expected-other-locations = the Locations that lie nowhere else
aquatica-expected-no-ichthyanders = without Ichthyanders, who play in solo games only
aquatica-expected-discard-without = without { $card }, which stays in hand
aquatica-expected-row-characters = { $count } { $count ->
    [one] character
   *[other] characters
} while the ocean deck has some
aquatica-error-location-twice = { $where }: { $location } lies in two places
