### Errors of Kelp: what was expected and what came.

## Data

kelp-expected-eat-cost = 0: an Eat card has no cost
kelp-expected-eat-steps = ['eat 1'] for an Eat card, and only there
kelp-expected-steps = a list of steps, each a verb and an amount; verbs are { $known }
kelp-error-starting-blocks = blocks.toml: the blocks that start on the board must be 9 together, and are { $placed }
kelp-error-boards-differ = night.toml: both boards must have the same spaces with the same ends, in the same order
kelp-error-start-hand = octopus.toml: a start hand of { $start-hand } needs at most as many cards with where = "hand" ({ $in-hand }) and enough starters ({ $in-deck })
kelp-error-octopus-cards = octopus.toml: at most 40 Octopus cards fit, these are { $total }
kelp-error-eat-cards-missing = octopus.toml: the Eat cards { $known } are missing
kelp-expected-one-or-two-of = one or two different ones of { $known }
kelp-error-shark-copies = shark.toml: at most 4 copies of '{ $name }' fit, these are { $copies }
kelp-error-shark-row = shark.toml: the row needs { $row } { $row ->
    [one] Shark card
   *[other] Shark cards
}, there { $total ->
    [one] is { $total }
   *[other] are { $total }
}
kelp-expected-one-step-of = such that only one step is of { $known }
kelp-expected-after-learn = such that { $known } follow a learn without a step between
kelp-expected-two-junctions = two different junctions
kelp-expected-two-of = two of { $known }
kelp-expected-colour-letters = up to four letters of B, Y and R
kelp-expected-no-swap-beside-shuffle = without a swap beside shuffle_centre: it could move the hidden blocks it needs
kelp-expected-no-draw-beside-learn = without may_draw or may_trash beside learn: they could take away what was gained
kelp-error-space-count = { $name }.toml: a board has 16 spaces, this has { $count }
kelp-error-den-count = { $name }.toml: a board has four dens, this has { $count }
kelp-error-junction-ends = { $name }.toml: junction '{ $junction }' must join 2 to { $most } ends, and joins { $count }
kelp-error-den-unknown = { $place }: a board has four dens, all of them spaces; not '{ $name }'
kelp-error-eat-name = { $place }: an Eat card has the name of its food ({ $food }), not '{ $name }'
kelp-error-octopus-kinds = { $place }: at most { $most } kinds of Octopus card fit, this is one more
kelp-error-shark-kinds = { $place }: at most { $most } kinds of Shark card fit, this is one more
kelp-error-eat-copies = { $place }: the Eat card '{ $name }' must have 1 copy, in the pile

## What cannot be on the table

kelp-impossible-shark-card-lost = a Shark card is lost or doubled
kelp-impossible-block-lost = a block is lost or doubled
kelp-impossible-known-card = a card known to be in hand is not
kelp-impossible-die-lost = a die is lost or doubled
kelp-impossible-pile-count = a pile is miscounted
kelp-impossible-revealed-unknown = a revealed block is not known
kelp-impossible-zone-empty = a zone is empty outside a shuffle
kelp-impossible-octopus-card-lost = an Octopus card is lost or doubled
kelp-impossible-hand-count = hand or draw pile is miscounted
kelp-impossible-shark-deck-count = the Shark deck is miscounted
kelp-impossible-block-excluded = the Shark excludes a block that is there
kelp-impossible-shark-on-current = the Shark stands on a Current
kelp-impossible-abilities = the Shark's abilities are not those of its cards
kelp-impossible-knowledge-wide = the Shark's knowledge is not narrowed
kelp-impossible-bag-count = the bag is miscounted
kelp-impossible-hunger-count = the hunger track is miscounted
kelp-impossible-reactive-dice = Reactive returns neither one nor two dice
kelp-impossible-current-swum = a Current was swum over, but it is not there, or the move is not being made
kelp-impossible-block-drawn = a block is drawn while the Shark names no zone for it, or none is drawn while it does
kelp-impossible-card-step = a card has no such step
kelp-impossible-confrontation-chosen = a confrontation card is chosen while the Shark does not choose its own, or none is chosen while it does
kelp-impossible-die-far = a die lies on a zone that is not beside the Shark
kelp-impossible-energy-full = all energy slots are full, before the energy step
kelp-impossible-bought-early = cards were bought or replaced, outside the energy step
kelp-impossible-dice-unrolled = dice are drawn and not rolled, outside the Shark's draw
kelp-impossible-dice-after-search = dice are still on zones after the search
kelp-impossible-energy-left = more energy is left than the energy dice give
kelp-impossible-rerolls-used = more rerolls are used than the growth tiles give
kelp-impossible-gains-left = more than 2 gains are left after this one
kelp-impossible-search-dice = more than two dice search and strike
kelp-impossible-no-pair = no pair of confrontation cards is left
kelp-impossible-gained-early = something was just gained, outside a Learn
kelp-impossible-octopus-bag = the Octopus bag does not hold the blocks of the empty zones
kelp-impossible-action-count = the Octopus has made more or fewer actions than its slots show
kelp-impossible-octopus-off-board = the Octopus is not on the board
kelp-impossible-shark-nowhere = the Shark is nowhere
kelp-thing-block = the block { $name }
kelp-impossible-played-card = the card that is played is not in its action slot
kelp-thing-card = the card { $name }
kelp-impossible-hunger-full = the hunger track is full and the game is not over
kelp-impossible-questions = the open questions do not fit the table
kelp-impossible-counts-differ = the question and the turn count different actions
kelp-thing-die = the { $name } die
kelp-impossible-slots-full = there are cards in the action slots, outside the Octopus's turn
kelp-impossible-pool-after-store = there are dice in the pool after the pool was stored
kelp-impossible-dice-on-zones = there are dice on zones, before the Shark searches
kelp-impossible-too-many-dice = there are more dice than the 8 that the pool has room for, those of Hungry cards included
kelp-impossible-vigilant = there are more than 4 dice and cards of Vigilant
kelp-impossible-rolled-early = there are rolled dice or rerolls, before the Shark has rolled
kelp-impossible-confrontation = there is a confrontation without the Octopus revealed under a red die, or without two pairs
kelp-impossible-piece-count = there must be { $wanted } of { $piece }, and { $found } are on the table
kelp-impossible-winner = this winner cannot have won for this reason
kelp-impossible-left-to-choose = what is left to choose is not 1 to 4 things
kelp-impossible-paid-card = what is paid for is not the card that is played, or costs less
kelp-impossible-zones-of-shuffle = zones are empty outside a shuffle, or a shuffle goes on without

## Positions

kelp-expected-block = a block such as "shell" or "shell revealed"; blocks are { $known }
kelp-expected-asked = a list of open questions, the last one on top
kelp-expected-slots = a list of two, each a card or null
kelp-expected-row = a list of { $row }, each a Shark card or null; cards are { $known }
kelp-expected-turn = a turn of the side to move, at most { $last-turn }
kelp-error-asked-last = asked: above a turn the last must be a question, not { $came }
kelp-error-asked-run = asked[0]: in turn { $turn } this must be the run '{ $run }', not { $came }
kelp-expected-discard-at-most = at most the number of cards in the discard pile
kelp-error-prototype-night = board: the prototype has no night board
kelp-error-known-sets = known: with these sets no block can be in { $zone }
kelp-expected-left-out-over = left out when the game is over
kelp-expected-left-out-unbought = left out where nothing was bought
