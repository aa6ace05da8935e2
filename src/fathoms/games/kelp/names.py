# Written by tools/declared.py from games/kelp/declaration.py: change that, then run `make declared`.
"""The numbers behind the names of Kelp. Inside the rules everything is a number; outside a name."""

from typing import Final

OCTOPUS: Final = 0
SHARK: Final = 1
ZONES: Final = 9
SIDE: Final = 3  # zones along each side of the board
ADJACENT: Final = 12  # pairs of zones
SPACES: Final = 16
ENDS: Final = 2  # of a space
POSES: Final = 32  # a pose is a space with the end that is faced there: ENDS * space + end
CARDS: Final = 24  # kinds of Octopus card that fit
DECK: Final = 40  # Octopus cards that fit, all kinds together
PILES: Final = 4
SLOTS: Final = 2  # for the actions of an Octopus turn
FOOD_TRACK: Final = 4  # spaces for eaten food that fit
FOODS: Final = 4
PAIRS: Final = 3  # of confrontation cards
ALL_PAIRS: Final = 7
SHARK_CARDS: Final = 32  # kinds of Shark card that fit
SHARK_DECK: Final = 44  # Shark cards that fit, all kinds together
EFFECT_COPIES: Final = 4  # Shark cards of one effect that fit
SHARK_CARD_PLACES: Final = 3  # where Shark cards lie, by Lies
ROW: Final = 4  # Shark cards for sale that fit
COLOURS: Final = 3
VALUES: Final = 6  # of a die
DICE_KINDS: Final = 18  # a die is a number from 1 on: VALUES * colour + value
ABOVE_ALL: Final = 7  # more than any Current
DICE_PLACES: Final = 4  # where dice lie, by Dice
POOL: Final = 8  # dice of the pool that fit
KEPT_DICE: Final = 4  # dice on Vigilant cards that fit
TILES: Final = 4
BLOCKS: Final = 11
SHELL_BIT: Final = 1024
EFFECTS: Final = 11
FEATURES: Final = 38
NOTHING: Final = -1
UNKNOWN: Final = -2  # only in views
ALL_ZONES: Final = 511
CENTRE: Final = 4
RIGHT_ANGLE: Final = 2  # the facing of a Shark that faces neither end of its space


class Block:
    """Blocks."""

    OCTOPUS: Final = 0
    CRAB: Final = 1
    SNAIL: Final = 2
    LOBSTER: Final = 3
    ABALONE: Final = 4
    TRAP_HIDE: Final = 5
    TRAP_ONE: Final = 6
    TRAP_TWO: Final = 7
    TRAP_DEN: Final = 8
    DOUBLE_SHELL: Final = 9
    SHELL: Final = 10


class Colour:
    """Colours of dice."""

    BLUE: Final = 0
    YELLOW: Final = 1
    RED: Final = 2


class Dice:
    """Where dice lie that have no value now: the first place of each in State.dice, by colour."""

    BAG: Final = 0
    SUPPLY: Final = 3
    DRAWN: Final = 6  # and not yet rolled
    HUNGER: Final = 9


class Lies:
    """Where Shark cards lie: the first place of each in State.shark_cards."""

    DECK: Final = 0
    FACE_UP: Final = 32  # before the Shark
    OUT: Final = 64


class Beside:
    """Blocks beside the board: the first place of each sort in State.blocks."""

    GAINABLE: Final = 0
    SET_ASIDE: Final = 11  # replaced, not to be gained now


class Type:
    """Types of Octopus card; also the four piles in their order."""

    MOVE: Final = 0
    HIDE: Final = 1
    LEARN: Final = 2
    EAT: Final = 3


class Verb:
    """What a step of an Octopus card does."""

    SWAP: Final = 1
    SHUFFLE: Final = 2
    SHUFFLE_CENTRE: Final = 3
    SHUFFLE_REVEALED: Final = 4
    HIDE: Final = 5
    LEARN: Final = 6
    EAT: Final = 7
    MAY_DRAW: Final = 8
    MAY_TRASH: Final = 9
    MAY_TOP: Final = 10
    MAY_TAKE: Final = 11
    MAY_HIDE_GAINED: Final = 12


class Effect:
    """What a Shark card does."""

    AGGRESSIVE: Final = 0
    AGILE: Final = 1
    DARING: Final = 2
    HOSTILE: Final = 3
    HUNGRY: Final = 4
    OBSERVANT: Final = 5
    REACTIVE: Final = 6
    RELENTLESS: Final = 7
    RUTHLESS: Final = 8
    SWIFT: Final = 9
    VIGILANT: Final = 10


class Tile:
    """Growth tiles, by how many are flipped."""

    REROLL: Final = 1
    FIVE_MORE: Final = 2
    REROLL_AGAIN: Final = 3
    THIRD_DIE: Final = 4


class Confront:
    """Confrontation cards; also the pairs of them."""

    FIGHT: Final = 0
    RETREAT: Final = 1
    FREEZE: Final = 2


class Reason:
    """Why a game ended."""

    FOOD: Final = 1
    EXHAUSTED: Final = 2
    CONFRONTATION: Final = 3
    NO_STRIKE_LEFT: Final = 4
    SURVIVED: Final = 5


class Pick:
    """Which blocks a shuffle may take."""

    HIDDEN: Final = 0
    REVEALED: Final = 1
    OUTSIDE: Final = 2  # hidden, not in the centre


class Step:
    """Steps of the Shark's turn, in their order."""

    DRAW: Final = 0
    REFILL: Final = 1
    BEFORE_ROLL: Final = 2
    ROLLED: Final = 3
    CURRENTS: Final = 4
    MOVE: Final = 5
    AFTER_MOVE: Final = 6
    SEARCH: Final = 7
    ORDER: Final = 8
    RESOLVE: Final = 9
    STORE: Final = 10
    BUY: Final = 11
    END: Final = 12


class Zone:
    """Zones of the board, row by row."""

    NW: Final = 0
    N: Final = 1
    NE: Final = 2
    W: Final = 3
    C: Final = 4
    E: Final = 5
    SW: Final = 6
    S: Final = 7
    SE: Final = 8


class End:
    """Which way an end of a space lies; a space has two of them."""

    NORTH: Final = 0
    EAST: Final = 1
    SOUTH: Final = 2
    WEST: Final = 3


class Feature:
    """What is looked at to tell how a game stands."""

    ALWAYS: Final = 0
    EATEN: Final = 1
    EATEN_SQUARED: Final = 2
    HUNGER: Final = 3
    HUNGER_SQUARED: Final = 4
    ONE_PAIR: Final = 5
    TWO_PAIRS: Final = 6
    REDS: Final = 7
    RED_SHARE: Final = 8
    YELLOWS: Final = 9
    DICE: Final = 10
    TILES: Final = 11
    THIRD_DIE: Final = 12
    SEEN: Final = 13
    PLACES: Final = 14
    WITHIN_REACH: Final = 15
    DANGER: Final = 16
    STRIKE_READY: Final = 17
    OPEN_BLOCKS: Final = 18
    MEALS_READY: Final = 19
    MEALS_HELD: Final = 20
    MEALS_TO_COME: Final = 21
    FOOD_BESIDE: Final = 22
    HAND: Final = 23
    HIDE_CARDS: Final = 24
    DOUBLE_SHELL: Final = 25
    TRAPS_HIDDEN: Final = 26
    HOSTILE: Final = 27
    SHARK_CARDS: Final = 28
    ENERGY: Final = 29
    CURRENTS: Final = 30
    SHARK_TO_MOVE: Final = 31
    STRIKES_LEFT: Final = 32
    HUNGER_AND_FOOD: Final = 33
    LAIR_VALUE: Final = 34
    DISTANCE: Final = 35
    REDS_SQUARED: Final = 36
    DANGER_SEEN: Final = 37


class Ask:
    """Kinds of question."""

    DEN: Final = 1  # which den the Shark is put on, at setup, by a trap or by Fight
    ACTION: Final = 2  # which action or eaten food comes next
    PAY: Final = 3  # which hidden blocks are revealed to pay for a card
    SWAP: Final = 4  # which two adjacent blocks trade zones
    HIDE: Final = 5  # which revealed block is hidden next
    SHUFFLE: Final = 6  # which block goes into the bag to be shuffled next
    GAIN: Final = 7  # which top card or block beside the board is gained next
    EXCHANGE: Final = 8  # which revealed block the gained one takes the place of
    TOP: Final = 9  # which gained card goes onto the draw pile, if any
    TAKE: Final = 10  # which gained card comes to the hand, if any
    HIDE_GAINED: Final = 11  # which gained block is hidden next, if any
    MAY_DRAW: Final = 12  # whether the card's extra draw is made
    TRASH: Final = 13  # which card of hand or discard pile is trashed, if any
    SNAIL: Final = 14  # which card of draw or discard pile the snail brings
    REMOVE: Final = 15  # which Current a trap takes off the board next, if any
    FREE_DEN: Final = 16  # which Current leaves the board when all dens are covered
    CONFRONT: Final = 17  # which confrontation card is chosen in secret
    RETREAT: Final = 19  # which adjacent block is shuffled with the Octopus, if any
    FREEZE: Final = 20  # whether Freeze hides the Octopus block
    PLACE: Final = 21  # into which emptied zone the drawn block goes
    DICE: Final = 22  # whether two dice are drawn or three
    REFILL: Final = 23  # which Current is taken off the board in place of a draw
    BEFORE_ROLL: Final = 24  # which card is used before the roll, if any
    REACTIVE: Final = 25  # which drawn dice go back into the bag for Reactive
    REPLACEMENT: Final = 26  # which die is taken out of the bag for Reactive
    ROLLED: Final = 27  # which reroll or card is used after the roll, if any
    RELENTLESS: Final = 28  # which one or two dice are rolled again
    DARING: Final = 29  # which red die is turned to 6
    DARING_OTHER: Final = 30  # which other die goes to the Hunger Track for Daring
    RUTHLESS: Final = 31  # which die is raised
    VIGILANT: Final = 32  # which die is put aside on Vigilant
    CURRENTS: Final = 33  # which blue die is placed on which empty space, if any
    MOVE: Final = 34  # where the Shark moves, or which card it uses before
    AFTER_MOVE: Final = 35  # whether and where Swift takes one more step after the move
    SEARCH: Final = 36  # which die searches or strikes which adjacent zone, if any
    ORDER: Final = 37  # which of two placed dice is dealt with first
    OBSERVANT: Final = 38  # whether Observant is played against a revealed trap
    STORE: Final = 39  # which dice of the pool are kept as energy
    BUY: Final = 40  # which card is bought or which die lowered, if any
    REPLACE: Final = 41  # which card of the row is replaced
    HUNGER: Final = 42  # which energy die goes to the Hunger Track


class Run:
    """Kinds of work that goes on by itself."""

    OCTOPUS: Final = 100  # the turn of the Octopus, with the actions made so far
    CARD: Final = 101  # the effect of a played Octopus card, step by step
    SHUFFLE: Final = 102  # the blocks of a shuffle come back out of the bag one by one
    FOOD: Final = 103  # the gains of the abalone
    SHARK: Final = 104  # the turn of the Shark, step by step
    DIE: Final = 105  # one placed die is dealt with on its zone
    TRAP: Final = 106  # a trap that the Shark has revealed works
    BEGIN: Final = 107  # the Octopus takes the first turn once the Shark is on its den


class Act:
    """The first id of each kind of action."""

    DONE: Final = 0
    END_TURN: Final = 1
    GO_ON: Final = 2
    ROLL: Final = 3
    DRAW: Final = 4
    RESOLVE: Final = 5
    TWO: Final = 6
    THREE: Final = 7
    FOOD: Final = 8
    CONFRONT: Final = 12
    RETURN: Final = 15
    CHOOSE: Final = 18
    GAIN_CARD: Final = 21
    GAIN_BLOCK: Final = 25
    USE: Final = 36
    REVEAL: Final = 47
    HIDE: Final = 56
    TAKE: Final = 65
    NAME: Final = 74
    EXCHANGE: Final = 83
    FIRST: Final = 92
    RETREAT: Final = 101
    SWAP: Final = 110
    DEN: Final = 122
    LIFT: Final = 138
    DIE: Final = 154
    REROLL: Final = 172
    STORE: Final = 190
    LOWER: Final = 208
    HUNGER: Final = 226
    PLAY: Final = 244
    DISCARD: Final = 268
    TOP: Final = 292
    TO_HAND: Final = 316
    FROM_DRAW: Final = 340
    FROM_DISCARD: Final = 364
    TRASH_HAND: Final = 388
    TRASH_DISCARD: Final = 412
    BUY: Final = 436
    REPLACE: Final = 468
    STEP: Final = 500
    CLEAR: Final = 532
    CURRENT: Final = 564
    SEARCH: Final = 756
    MOVE: Final = 972
    SWIM: Final = 1004
    COUNT: Final = 1516


class Event:
    """Kinds of event."""

    TURN: Final = 1  # a turn
    SHARK_PUT: Final = 2  # a space
    PLAYED: Final = 3  # a card
    DREW: Final = 4  # a count
    DREW_CARD: Final = 5  # a card
    RESHUFFLED: Final = 6  # a count
    DISCARDED: Final = 7  # a card
    TRASHED: Final = 8  # a card
    REVEALED: Final = 9  # a zone, b block
    HIDDEN: Final = 10  # a zone
    SWAPPED: Final = 11  # a zone, b other
    TAKEN: Final = 12  # a zone
    BLOCK_DRAWN: Final = 13  # a block
    PLACED: Final = 14  # a zone
    GAINED_CARD: Final = 15  # a card
    PILE_TOP: Final = 16  # a pile, b card
    GAINED_BLOCK: Final = 17  # a block, b zone, c replaced
    PUT_ON_TOP: Final = 18  # a card
    TOOK_TO_HAND: Final = 19  # a card
    TOOK_FROM_DRAW: Final = 20
    TOOK_CARD: Final = 21  # a card
    ATE: Final = 22  # a food, b zone
    USED_FOOD: Final = 23  # a food
    DICE_DRAWN: Final = 24  # a blue, b yellow, c red
    ROLLED: Final = 25  # a die
    REROLLED: Final = 26  # a die, b became
    USED_CARD: Final = 27  # a effect, b card
    RETURNED: Final = 28  # a colour
    CHOSEN: Final = 29  # a colour
    RAISED: Final = 30  # a die, b became
    KEPT: Final = 31  # a die
    CURRENT_PLACED: Final = 32  # a space, b value
    CURRENT_LIFTED: Final = 33  # a space
    TURNED: Final = 34  # a facing
    MOVED: Final = 35  # a start, b space, c over
    DIE_PLACED: Final = 36  # a die, b zone
    SEARCHED: Final = 37  # a zone, b die
    STRUCK: Final = 38  # a zone, b die
    GREW: Final = 39  # a colour
    TILE: Final = 40  # a tile
    HUNGER: Final = 41  # a colour, b count
    TRAP: Final = 42  # a trap, b zone
    TRAP_IGNORED: Final = 43  # a trap
    STORED: Final = 44  # a die
    ENERGY_LOST: Final = 45
    LOWERED: Final = 46  # a die
    REPLACED: Final = 47  # a card
    BOUGHT: Final = 48  # a card
    ROW: Final = 49  # a card, b place
    CONFRONTATION: Final = 50  # a zone
    CHOSE: Final = 51  # a pair
    SHOWN: Final = 52  # a octopus, b shark
    PAIR_LOST: Final = 53  # a pair
    OVER: Final = 54  # a reason
