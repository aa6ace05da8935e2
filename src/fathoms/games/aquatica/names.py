# Written by tools/declared.py from games/aquatica/declaration.py: change that, then run `make declared`.
"""The numbers behind the names of Aquatica. Inside the rules everything is a number; outside a name."""

from typing import Final

SEATS: Final = 4
CARDS: Final = 32  # kinds of character that fit
LOCATIONS: Final = 60  # Locations that fit
LOCATION_TYPES: Final = 4
KINGS_THAT_FIT: Final = 8
CREATURES: Final = 4  # ranks of a solo game
ICONS: Final = 16
DEPTHS: Final = 6  # depths that a Location can have
STEPS: Final = 4  # steps that a character can have
POCKETS: Final = 5
UPPER: Final = 4
LOWER: Final = 6
ROW: Final = 6
GOALS: Final = 4
ALL_GOALS: Final = 15
GOAL_KINDS: Final = 15  # printed ones and sides of tokens, by Goal; no goal is 0
TOKENS: Final = 5  # numbered from 1 on
TOKEN_SIDES: Final = 2
SPACES: Final = 5
TRAINED: Final = 4  # mantas of each player
MANTA_SHARE: Final = 64  # mantas of a seat, by Manta and icon
FEATURES: Final = 52
PHASES: Final = 4
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


class MantaSort:
    """Sorts of manta."""

    TRAINED: Final = 0
    WILD: Final = 1


class MantaState:
    """Whether a manta can be used."""

    READY: Final = 0
    TIRED: Final = 1


class Goal:
    """Goals, printed ones and sides of tokens."""

    HAND8: Final = 1
    BOARD5: Final = 2
    SCORED3: Final = 3
    WILD2: Final = 4
    POINTS15: Final = 5
    DISCARD_ALL: Final = 6
    LOCATIONS11: Final = 7
    WILD3: Final = 8
    TYPES4: Final = 9
    DISCARD10: Final = 10
    SAME4: Final = 11
    CONQUER5: Final = 12
    RISEN5: Final = 13
    RECRUIT5: Final = 14


class Reason:
    """What ended the game."""

    GOALS: Final = 1
    LOCATIONS: Final = 2
    OCEAN: Final = 3
    ICHTHYANDERS: Final = 4
    TURNS: Final = 5


class TurnPhase:
    """How far a turn has come."""

    BEFORE: Final = 0  # the main action
    AFTER: Final = 1
    ENDING: Final = 2  # nothing more is asked


class Between:
    """What was asked since the last step of a card."""

    NOTHING_ASKED: Final = 0
    GOALS_ASKED: Final = 1
    STAYED: Final = 2  # the card stays in hand, and what follows from that is done


class Icon:
    """What is printed on mantas and depths."""

    C1: Final = 1
    C2: Final = 2
    P1: Final = 3
    P2: Final = 4
    TS: Final = 5
    TK: Final = 6
    TV: Final = 7
    TC: Final = 8
    R1: Final = 9
    R2: Final = 10
    RF: Final = 11
    FR: Final = 12
    TB: Final = 13
    SC: Final = 14


class MantaGives:
    """What a manta gives, as an evaluation sees it."""

    COIN: Final = 0
    POWER: Final = 1
    RAISE: Final = 2
    OTHER: Final = 3


class StepDoes:
    """What a step of a character does, as an evaluation sees it."""

    BUY: Final = 0
    CONQUER: Final = 1
    RECRUIT: Final = 2
    RAISE: Final = 3
    SCORE: Final = 4
    READY: Final = 5
    OTHER: Final = 6


class Feature:
    """What is looked at in the realm of a seat: mantas by MantaGives, steps of characters by StepDoes."""

    ONE: Final = 0
    POINTS: Final = 1
    HAND: Final = 2
    DISCARD: Final = 3
    SCORED: Final = 4
    RISEN: Final = 5
    RISEN_POINTS: Final = 6
    RISING: Final = 7
    RISING_POINTS: Final = 8
    EMPTY: Final = 9
    DEPTH_COIN: Final = 10
    DEPTH_POWER: Final = 11
    DEPTH_TYPED: Final = 12
    DEPTH_RAISE: Final = 13
    DEPTH_FULL: Final = 14
    DEPTH_FREE: Final = 15
    DEPTH_BACK: Final = 16
    DEPTH_SCORE: Final = 17
    MANTA_AHEAD: Final = 18
    READY_MANTAS: Final = 19
    TIRED_MANTAS: Final = 23
    TRAINED: Final = 27
    WILD: Final = 28
    GOAL_NOW: Final = 29
    GOAL_ONE: Final = 30
    GOAL_TWO: Final = 31
    GOAL_FAR: Final = 32
    CLAIMED: Final = 33
    STEPS: Final = 34
    HELD_STEPS: Final = 41
    TO_MOVE: Final = 48
    WAIT: Final = 49
    LAST_BACK: Final = 50
    LAST_SCORE: Final = 51


class Number:
    """The numbers of the policy."""

    COIN: Final = 0
    POWER: Final = 1
    TYPED: Final = 2
    RAISE: Final = 3
    RAISE_FULL: Final = 4
    FREE: Final = 5
    TAKE_BACK: Final = 6
    SCORE: Final = 7
    MANTA: Final = 8
    POINT: Final = 9
    EMPTY: Final = 10
    LOCATION: Final = 11
    PRICE: Final = 12
    UNCOVER: Final = 13
    LOST: Final = 14
    RISEN: Final = 15
    SCORED_POINT: Final = 16
    SCORED: Final = 17
    BACK: Final = 18
    READY: Final = 19
    CHARACTER: Final = 20
    CHARACTER_BUY: Final = 21
    CHARACTER_CONQUER: Final = 22
    CHARACTER_RECRUIT: Final = 23
    SCOUT: Final = 24
    GAP: Final = 25
    SALVAGE: Final = 26
    REPLAY: Final = 27
    OTHERS_GAIN: Final = 28
    OTHERS_LOSE: Final = 29
    GOAL: Final = 30
    GOAL_FAR: Final = 31
    FIRST: Final = 32
    USE: Final = 33
    PAY_MANTA: Final = 34
    PAY_DEPTH: Final = 35
    WASTE: Final = 36
    DECLINE: Final = 37
    LAST_CARD: Final = 38
    HEAT: Final = 39
    FLOOR: Final = 40


class Phase:
    """Sets of weights; between EARLY and LATE they are mixed, the others stand for themselves."""

    EARLY: Final = 0
    LATE: Final = 1
    LAST: Final = 2  # the seat has one card to play
    DONE: Final = 3  # the seat has no card to play any more


class Ask:
    """Kinds of question."""

    KING: Final = 1  # which king of the packet is kept
    BEFORE: Final = 2  # which card is played, or what is done before it
    AFTER: Final = 3  # what is done after the main action, until the turn ends
    CLAIM: Final = 4  # which goal is claimed between two effects, if any
    BUY: Final = 5  # which Location is bought, where allowed none
    CONQUER: Final = 6  # which Location is conquered, where allowed none
    RECRUIT: Final = 7  # which place of the ocean row is recruited from, or none
    PAY: Final = 8  # which manta or depth pays what is missing of a price
    FREE: Final = 9  # which place of the ocean row is recruited from for free
    RAISE: Final = 10  # which Location makes the next step up
    RAISE_FULL: Final = 11  # which Location makes all the steps it still has
    SCORE: Final = 12  # which fully risen Location is scored next
    TAKE_BACK: Final = 13  # which discarded character comes back to the hand next
    SCOUT: Final = 14  # whether the Location rows move on
    DROP: Final = 15  # which Location of the lower row does not move up
    BRANCH: Final = 16  # which of two effects joined by or is done
    REPLAY: Final = 17  # which discarded character the Healer resolves, if any
    SALVAGE: Final = 18  # which Location of the discard pile is taken for free
    DISCARD: Final = 19  # which character of the hand another's card makes one discard
    TRACK: Final = 20  # which goal track the Ichthyanders' manta goes on


class Run:
    """Kinds of work that goes on by itself."""

    TURN: Final = 100  # a turn: before, the main action, after
    CARD: Final = 101  # the effects of a played or replayed character, one by one
    OTHERS: Final = 102  # the other players act one after another
    SOLO: Final = 103  # the Ichthyanders come: goals may be claimed, then one is placed
    KINGS: Final = 104  # the packet of kings passes on, and the kings are given out
    START: Final = 105  # the first player takes the first turn


class Act:
    """The first id of each kind of action."""

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
    """Kinds of event."""

    TURN: Final = 1  # a turn
    KING_PICKED: Final = 2  # a king
    KING: Final = 3  # a king
    PLAYED: Final = 4  # a card
    RECRUITED: Final = 5  # a card, b place, c coins
    ROW: Final = 6  # a card, b place
    OUSTED: Final = 7  # a card
    BOUGHT: Final = 8  # a location, b coins
    CONQUERED: Final = 9  # a location, b power
    SALVAGED: Final = 10  # a location
    MANTA_USED: Final = 11  # a icon, b sort
    DEPTH_USED: Final = 12  # a location, b icon
    RAISED: Final = 13  # a location, b steps
    RISEN: Final = 14  # a location
    MANTA_GAINED: Final = 15  # a icon
    SCORED: Final = 16  # a location, b points
    SCOUTED: Final = 17
    DROPPED: Final = 18  # a location
    DEALT: Final = 19  # a location
    READY: Final = 20
    TOOK_BACK: Final = 21  # a card
    DISCARDED: Final = 22  # a card
    REPLAYED: Final = 23  # a card
    BOXED: Final = 24  # a card
    CLAIMED: Final = 25  # a goal, b space, c icon
    PLACED: Final = 26  # a goal, b space
    LAST_TURNS: Final = 27  # a reason
    OVER: Final = 28  # a points, b rank
