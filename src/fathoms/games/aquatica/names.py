"""The numbers behind the names of Aquatica. Inside the rules everything is a number; outside everything is a name."""

from typing import Final

SEATS: Final = 4
CARDS: Final = 32  # kinds of character that fit
LOCATIONS: Final = 60  # Locations that fit
ICONS: Final = 16
DEPTHS: Final = 6  # depths that a Location can have
STEPS: Final = 4  # steps that a character can have
POCKETS: Final = 5
UPPER: Final = 4
LOWER: Final = 6
ROW: Final = 6
GOALS: Final = 4
SPACES: Final = 5
TRAINED: Final = 4  # mantas of each player
NOTHING: Final = -1
UNKNOWN: Final = -2  # only in views
ICHTHYANDERS: Final = 4  # who lies on a goal track, besides the four seats
ALL: Final = 99
ANY_TYPE: Final = -1  # of a price that is no power against a Location
EMPTY_DEPTH: Final = 0  # the icon of a depth that cannot be used


class Kings:
    """Where kings come from."""

    NONE: Final = 0
    DEALT: Final = 1
    DRAFT: Final = 2


class Verb:
    """What a step of a character, a manta or a depth does."""

    COIN: Final = 1
    POWER: Final = 2
    POWER_VS: Final = 3
    BUY: Final = 4
    CONQUER: Final = 5
    RECRUIT: Final = 6
    RECRUIT_FREE: Final = 7
    RAISE: Final = 8
    RAISE_FULL: Final = 9
    EITHER: Final = 10
    GAIN_MANTA: Final = 11
    SCORE: Final = 12
    SCOUT: Final = 13
    TAKE_BACK: Final = 14
    READY: Final = 15
    SALVAGE: Final = 16
    REPLAY: Final = 17
    OUST: Final = 18
    OTHERS_RAISE: Final = 19
    OTHERS_SCORE: Final = 20
    OTHERS_DISCARD: Final = 21


class Fate:
    """Where a character goes after it was played."""

    DISCARD: Final = 0
    STAYS: Final = 1
    BOX: Final = 2
    SETUP: Final = 3


class Lies:
    """Where a Location lies; on a board and in a scoring pile the seat is added."""

    DECK: Final = 0
    UPPER: Final = 1
    LOWER: Final = 2
    DISCARD: Final = 3
    BOARD: Final = 4
    SCORED: Final = 8


class Manta:
    """Where mantas of a seat are counted, by icon: the first place of each sort within the seat's share."""

    READY: Final = 0  # trained
    TIRED: Final = 16
    WILD_READY: Final = 32
    WILD_TIRED: Final = 48
    SHARE: Final = 64


class Goal:
    HAND: Final = 1
    BOARD: Final = 2
    SCORED: Final = 3
    WILD: Final = 4
    POINTS: Final = 5
    DISCARD_ALL: Final = 6
    LOCATIONS: Final = 7
    WILD_MORE: Final = 8
    TYPES: Final = 9
    DISCARD: Final = 10
    SAME: Final = 11
    CONQUER: Final = 12
    RISEN: Final = 13
    RECRUIT: Final = 14


class Reason:
    """What ended the game."""

    GOALS: Final = 1
    LOCATIONS: Final = 2
    OCEAN: Final = 3
    ICHTHYANDERS: Final = 4
    TURNS: Final = 5


class Ask:
    """Kinds of question."""

    KING: Final = 1
    BEFORE: Final = 2
    AFTER: Final = 3
    CLAIM: Final = 4
    BUY: Final = 5
    CONQUER: Final = 6
    RECRUIT: Final = 7
    PAY: Final = 8
    FREE: Final = 9
    RAISE: Final = 10
    RAISE_FULL: Final = 11
    SCORE: Final = 12
    TAKE_BACK: Final = 13
    SCOUT: Final = 14
    DROP: Final = 15
    BRANCH: Final = 16
    REPLAY: Final = 17
    SALVAGE: Final = 18
    DISCARD: Final = 19
    TRACK: Final = 20


class Run:
    """Kinds of work that goes on by itself (core.state.RUN and above)."""

    TURN: Final = 100
    CARD: Final = 101
    OTHERS: Final = 102
    SOLO: Final = 103
    KINGS: Final = 104
    START: Final = 105


class Act:
    """First id of each kind of action; actions.py names their fields."""

    GO_ON: Final = 0
    END_TURN: Final = 1
    DECLINE: Final = 2
    SCOUT: Final = 3
    BRANCH: Final = 4
    KING: Final = 6
    RECRUIT: Final = 14
    FREE: Final = 20
    TRACK: Final = 26
    PLAY: Final = 30
    DISCARD: Final = 62
    TAKE_BACK: Final = 94
    REPLAY: Final = 126
    MANTA: Final = 158
    CLAIM: Final = 190
    DEPTH: Final = 318
    BUY: Final = 378
    CONQUER: Final = 438
    RAISE: Final = 498
    RAISE_FULL: Final = 558
    SCORE: Final = 618
    SALVAGE: Final = 678
    DROP: Final = 738
    COUNT: Final = 798


class Event:
    TURN: Final = 1  # seat begins turn a of its own
    KING_PICKED: Final = 2  # king a, to the seat alone
    KING: Final = 3  # the seat's king a is shown
    PLAYED: Final = 4  # card a
    RECRUITED: Final = 5  # card a from place b, for c coins
    ROW: Final = 6  # card a comes to place b of the ocean row
    OUSTED: Final = 7  # card a leaves the game
    BOUGHT: Final = 8  # Location a for b coins
    CONQUERED: Final = 9  # Location a for b power
    SALVAGED: Final = 10  # Location a
    MANTA_USED: Final = 11  # icon a, wild b
    DEPTH_USED: Final = 12  # Location a, icon b
    RAISED: Final = 13  # Location a by b
    RISEN: Final = 14  # Location a is fully risen
    MANTA_GAINED: Final = 15  # wild manta a
    SCORED: Final = 16  # Location a for b points
    SCOUTED: Final = 17
    DROPPED: Final = 18  # Location a to the discard pile
    DEALT: Final = 19  # Location a to the lower row
    READY: Final = 20  # all mantas
    TOOK_BACK: Final = 21  # card a
    DISCARDED: Final = 22  # card a
    REPLAYED: Final = 23  # card a
    BOXED: Final = 24  # card a
    CLAIMED: Final = 25  # goal a, space b, with the manta of icon c
    PLACED: Final = 26  # the Ichthyanders on goal a, space b
    LAST_TURNS: Final = 27  # reason a
    OVER: Final = 28  # seat has a points, and rank b
