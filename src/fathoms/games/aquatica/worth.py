"""What things are worth, in points: icons, Locations and characters by what they do, whatever the data say they are.

The numbers behind it are those of `insight.toml`; policy and evaluation read the tables that are made of them here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.games.aquatica.names import (
    ALL,
    CARDS,
    DEPTHS,
    EMPTY_DEPTH,
    ICONS,
    LOCATIONS,
    STEPS,
    Fate,
    Number,
    Verb,
)
from fathoms.games.aquatica.tables import Tables


class Worth:
    """The tables, and room for what the policy works out while it weighs: nothing is allocated then."""

    def __init__(self, tables: Tables, numbers: list[float]) -> None:
        self.tables = tables
        self.number: vec[float] = vec[float](numbers)
        self.icon: vec[float] = vec[float]([0.0] * ICONS)
        self.location: vec[float] = vec[float]([0.0] * LOCATIONS)
        self.card: vec[float] = vec[float]([0.0] * CARDS)
        # Of the question at hand: what can be paid, and the best that each price buys.
        self.coins: i64 = 0
        self.power: i64 = 0
        self.last: bool = False  # the seat will play no further card after this turn
        self.best_buy: vec[float] = vec[float]([0.0] * PRICES)
        self.best_conquer: vec[float] = vec[float]([0.0] * PRICES)
        self.best_recruit: vec[float] = vec[float]([0.0] * PRICES)
        # How goals pull: what one more of each thing is worth for them.
        self.pull_take: float = 0.0
        self.pull_score: float = 0.0
        self.pull_wild: float = 0.0
        self.pull_hand: float = 0.0
        self.pull_risen: float = 0.0
        self.pull_discard: float = 0.0
        set_up(self)


PRICES: Final = 12  # prices that a glance tells apart


def set_up(w: Worth) -> None:
    """Fill the tables from the data."""
    t = w.tables
    for icon in range(1, t.icons + 1):
        w.icon[icon] = float(t.icon_amount[icon]) * unit(w, t.icon_verb[icon])
    for location in range(t.locations):
        w.location[location] = location_worth(w, location)
    for card in range(t.cards):
        w.card[card] = character_worth(w, card)


def unit(w: Worth, verb: i64) -> float:
    """What one of a manta's or a depth's amount is worth."""
    match verb:
        case Verb.COIN:
            return w.number[Number.COIN]
        case Verb.POWER:
            return w.number[Number.POWER]
        case Verb.POWER_VS:
            return w.number[Number.TYPED]
        case Verb.RAISE:
            return w.number[Number.RAISE]
        case Verb.RAISE_FULL:
            return w.number[Number.RAISE_FULL]
        case Verb.RECRUIT_FREE:
            return w.number[Number.FREE]
        case Verb.TAKE_BACK:
            return w.number[Number.TAKE_BACK]
        case Verb.SCORE:
            return w.number[Number.SCORE]
    return 0.0


def location_worth(w: Worth, location: i64) -> float:
    """A Location on offer: its points, which are still to be raised and scored, its depths and its manta."""
    t = w.tables
    sum: float = w.number[Number.LOCATION] + w.number[Number.POINT] * float(t.points[location])
    for k in range(t.depths[location]):
        icon: i64 = t.depth[DEPTHS * location + k]
        if icon == EMPTY_DEPTH:
            sum -= w.number[Number.EMPTY]
        else:
            sum += w.icon[icon]
    if t.manta[location]:
        sum += w.number[Number.MANTA] * w.icon[t.manta[location]]
    return sum


def character_worth(w: Worth, card: i64) -> float:
    """To own a character: each has its point in hand, and what it does comes again with every round of the hand."""
    t = w.tables
    if t.fate[card] == Fate.SETUP:
        return w.number[Number.MANTA] * w.icon[t.amount[STEPS * card]]
    sum: float = w.number[Number.CHARACTER]
    for i in range(STEPS * card, STEPS * card + t.steps[card]):
        if t.verb[i] == Verb.EITHER:
            one: float = step_worth(w, t.either_verb[i], t.either_amount[i])
            other: float = step_worth(w, t.other_verb[i], t.other_amount[i])
            sum += one if one > other else other
        else:
            sum += step_worth(w, t.verb[i], t.amount[i])
    if t.fate[card] == Fate.BOX:
        sum *= 0.5
    return sum


def step_worth(w: Worth, verb: i64, amount: i64) -> float:
    n: float = float(amount)
    match verb:
        case Verb.BUY:
            return w.number[Number.CHARACTER_BUY] + n * w.number[Number.COIN]
        case Verb.CONQUER:
            return w.number[Number.CHARACTER_CONQUER] + n * w.number[Number.POWER]
        case Verb.RECRUIT:
            return w.number[Number.CHARACTER_RECRUIT] + n * w.number[Number.COIN]
        case Verb.RECRUIT_FREE:
            return w.number[Number.FREE]
        case Verb.RAISE | Verb.RAISE_FULL | Verb.SCORE:
            return n * unit(w, verb)
        case Verb.TAKE_BACK:
            return 4.0 if amount == ALL else n * w.number[Number.TAKE_BACK]
        case Verb.READY:
            return 3.0 * w.number[Number.READY]
        case Verb.SALVAGE:
            return w.number[Number.SALVAGE]
        case Verb.REPLAY:
            return w.number[Number.REPLAY]
        case Verb.SCOUT:
            return w.number[Number.SCOUT]
        case Verb.OTHERS_RAISE | Verb.OTHERS_SCORE:
            return -w.number[Number.OTHERS_GAIN]
        case Verb.OTHERS_DISCARD:
            return w.number[Number.OTHERS_LOSE]
    return 0.0
