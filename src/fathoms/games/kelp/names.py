"""The numbers behind the names of Kelp. Inside the rules everything is a number; outside everything is a name."""

from typing import Final

OCTOPUS: Final = 0
SHARK: Final = 1

ZONES: Final = 9
SPACES: Final = 16
CARDS: Final = 24  # kinds of Octopus card that fit
SHARK_CARDS: Final = 32  # kinds of Shark card that fit
BLOCKS: Final = 11
EFFECTS: Final = 11
NOTHING: Final = -1
UNKNOWN: Final = -2  # only in views
ALL_ZONES: Final = 511
CENTRE: Final = 4
RIGHT_ANGLE: Final = 2


class Block:
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
    REROLL: Final = 1
    FIVE_MORE: Final = 2
    REROLL_AGAIN: Final = 3
    THIRD_DIE: Final = 4


class Confront:
    FIGHT: Final = 0
    RETREAT: Final = 1
    FREEZE: Final = 2


class Reason:
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


class Ask:
    """Kinds of question."""

    DEN: Final = 1
    ACTION: Final = 2
    PAY: Final = 3
    SWAP: Final = 4
    HIDE: Final = 5
    SHUFFLE: Final = 6
    GAIN: Final = 7
    EXCHANGE: Final = 8
    TOP: Final = 9
    TAKE: Final = 10
    HIDE_GAINED: Final = 11
    MAY_DRAW: Final = 12
    TRASH: Final = 13
    SNAIL: Final = 14
    REMOVE: Final = 15
    FREE_DEN: Final = 16
    CONFRONT: Final = 17
    RETREAT: Final = 19
    FREEZE: Final = 20
    PLACE: Final = 21
    DICE: Final = 22
    REFILL: Final = 23
    BEFORE_ROLL: Final = 24
    REACTIVE: Final = 25
    REPLACEMENT: Final = 26
    ROLLED: Final = 27
    RELENTLESS: Final = 28
    DARING: Final = 29
    DARING_OTHER: Final = 30
    RUTHLESS: Final = 31
    VIGILANT: Final = 32
    CURRENTS: Final = 33
    MOVE: Final = 34
    AFTER_MOVE: Final = 35
    SEARCH: Final = 36
    ORDER: Final = 37
    OBSERVANT: Final = 38
    STORE: Final = 39
    BUY: Final = 40
    OUT: Final = 41
    HUNGER: Final = 42


class Run:
    """Kinds of work that goes on by itself (core.state.RUN and above)."""

    OCTOPUS: Final = 100
    CARD: Final = 101
    SHUFFLE: Final = 102
    FOOD: Final = 103
    SHARK: Final = 104
    DIE: Final = 105
    TRAP: Final = 106
    BEGIN: Final = 107


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


class Act:
    """First id of each kind of action; actions.py names their fields."""

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
    OUT: Final = 468
    STEP: Final = 500
    CLEAR: Final = 532
    CURRENT: Final = 564
    SEARCH: Final = 756
    MOVE: Final = 972
    COUNT: Final = 1516


class Event:
    TURN: Final = 1  # seat begins turn a
    SHARK_PUT: Final = 2  # on space a
    PLAYED: Final = 3  # card a
    DREW: Final = 4  # a cards
    DREW_CARD: Final = 5  # card a, to the Octopus alone
    RESHUFFLED: Final = 6  # a cards
    DISCARDED: Final = 7  # card a
    TRASHED: Final = 8  # Octopus card a
    REVEALED: Final = 9  # zone a, block b
    HIDDEN: Final = 10  # zone a
    SWAPPED: Final = 11  # zones a, b
    TAKEN: Final = 12  # zone a into the bag
    BLOCK_DRAWN: Final = 13  # block a, to the Octopus alone
    PLACED: Final = 14  # into zone a
    GAINED_CARD: Final = 15  # card a
    PILE_TOP: Final = 16  # pile a, card b
    GAINED_BLOCK: Final = 17  # block a in zone b instead of block c
    PUT_ON_TOP: Final = 18  # card a
    TOOK_TO_HAND: Final = 19  # card a, in the open
    TOOK_FROM_DRAW: Final = 20  # a card, unseen
    TOOK_CARD: Final = 21  # card a, to the Octopus alone
    ATE: Final = 22  # food a in zone b
    USED_FOOD: Final = 23  # food a
    DICE_DRAWN: Final = 24  # a blue, b yellow, c red
    ROLLED: Final = 25  # die a
    REROLLED: Final = 26  # die a became b
    USED_CARD: Final = 27  # effect a
    RETURNED: Final = 28  # a die of colour a goes to the bag
    CHOSEN: Final = 29  # a die of colour a comes out of the bag
    RAISED: Final = 30  # die a became b
    KEPT: Final = 31  # die a
    CURRENT_PLACED: Final = 32  # value b on space a
    CURRENT_LIFTED: Final = 33  # from space a
    TURNED: Final = 34  # faces the end numbered a
    MOVED: Final = 35  # from a to b, first Current c
    DIE_PLACED: Final = 36  # die a on zone b
    SEARCHED: Final = 37  # zone a with die b
    STRUCK: Final = 38  # zone a with die b
    GREW: Final = 39  # a die of colour a
    TILE: Final = 40  # tile a flipped
    HUNGER: Final = 41  # a die of colour a, now b
    TRAP: Final = 42  # trap a acts
    TRAP_IGNORED: Final = 43  # trap a
    STORED: Final = 44  # die a
    ENERGY_LOST: Final = 45
    LOWERED: Final = 46  # die a
    REPLACED: Final = 47  # Shark card a leaves the row
    BOUGHT: Final = 48  # Shark card a
    ROW: Final = 49  # Shark card a enters place b
    CONFRONTATION: Final = 50
    CHOSE: Final = 51  # the Octopus chose card a, to the Octopus alone
    SHOWN: Final = 52  # Octopus a, Shark b
    PAIR_LOST: Final = 53  # pair a
    OVER: Final = 54  # seat wins, reason a
