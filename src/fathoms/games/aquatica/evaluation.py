"""What a game is worth to each seat: the result of a finished one, an estimate of another.

The estimate projects the points that each seat will have from features of its realm. Their weights depend on how far
the game has come; `tools/fit.py` finds them in games and writes them to `insight.toml`.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.piles import bits_in
from fathoms.games.aquatica.end import beats, points
from fathoms.games.aquatica.names import (
    CARDS,
    DEPTHS,
    EMPTY_DEPTH,
    FEATURES,
    GOALS,
    ICONS,
    LOWER,
    MANTA_SHARE,
    NOTHING,
    PHASES,
    POCKETS,
    ROW,
    SEATS,
    STEPS,
    Feature,
    Manta,
    MantaGives,
    Phase,
    StepDoes,
    Verb,
)
from fathoms.games.aquatica.nearness import MANY, cards_to_play, main_begun, missing, next_space
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables

TABLES: Final = ("solo", "table")  # alone, and with others


class Evaluation:
    def __init__(self, tables: Tables, weights: list[float], steep: list[float]) -> None:
        self.tables = tables
        # By table, phase and feature.
        self.weights: vec[float] = vec[float](weights)
        self.steep: vec[float] = vec[float](steep)  # how sure a point's lead is of winning, by Phase
        self.features: vec[float] = vec[float]([0.0] * FEATURES)
        self.projected: vec[float] = vec[float]([0.0] * SEATS)
        # Where the effect of an icon and a step of a character stand among the features, and how much each counts.
        self.icon_place: vec[i64] = vec[i64]([int(depth_place(tables.icon_verb[i])) for i in range(ICONS)])
        self.manta_gives: vec[i64] = vec[i64]([int(manta_gives(tables.icon_verb[i])) for i in range(ICONS)])
        self.icon_count: vec[float] = vec[float]([count_of(tables, i) for i in range(ICONS)])
        # Cards of the Ocean deck, alone (A7.1) and with others, and of the Location deck, when the rows are laid.
        self.ocean_alone: float = deck(sum((copies + 1) // 2 for copies in tables.ocean) - ROW)
        self.ocean: float = deck(sum(tables.ocean) - ROW)
        self.locations: float = deck(tables.locations - LOWER)
        self.steps: vec[i64] = vec[i64]([0] * CARDS)
        self.step_does: vec[i64] = vec[i64]([0] * (2 * STEPS * CARDS))
        self.step_count: vec[float] = vec[float]([0.0] * (2 * STEPS * CARDS))
        for card in range(tables.cards):
            for i in range(STEPS * card, STEPS * card + tables.steps[card]):
                if tables.verb[i] == Verb.EITHER:
                    add_step(self, card, tables.either_verb[i], tables.either_amount[i])
                    add_step(self, card, tables.other_verb[i], tables.other_amount[i])
                else:
                    add_step(self, card, tables.verb[i], tables.amount[i])


def add_step(e: Evaluation, card: i64, verb: i64, amount: i64) -> None:
    """Power, raising and scoring count by their amount, the other steps by being there."""
    at: i64 = 2 * STEPS * card + e.steps[card]
    e.step_does[at] = step_does(verb)
    e.step_count[at] = float(amount) if verb == Verb.CONQUER or verb == Verb.RAISE or verb == Verb.SCORE else 1.0
    e.steps[card] += 1


def count_of(t: Tables, icon: int) -> float:
    """A free recruit counts as one: its amount is the dearest place."""
    return 1.0 if t.icon_verb[icon] == Verb.RECRUIT_FREE else float(t.icon_amount[icon])


def deck(size: int) -> float:
    """A deck is divided by, so an empty one counts as a card."""
    return float(max(size, 1))


def depth_place(verb: i64) -> i64:
    """The place of a depth's effect among the features."""
    match verb:
        case Verb.COIN:
            return Feature.DEPTH_COIN
        case Verb.POWER:
            return Feature.DEPTH_POWER
        case Verb.POWER_VS:
            return Feature.DEPTH_TYPED
        case Verb.RAISE:
            return Feature.DEPTH_RAISE
        case Verb.RAISE_FULL:
            return Feature.DEPTH_FULL
        case Verb.RECRUIT_FREE:
            return Feature.DEPTH_FREE
        case Verb.TAKE_BACK:
            return Feature.DEPTH_BACK
    return Feature.DEPTH_SCORE


def manta_gives(verb: i64) -> i64:
    """The place of a manta's effect among the features of mantas, ready or tired."""
    match verb:
        case Verb.COIN:
            return MantaGives.COIN
        case Verb.POWER | Verb.POWER_VS:
            return MantaGives.POWER
        case Verb.RAISE | Verb.RAISE_FULL:
            return MantaGives.RAISE
    return MantaGives.OTHER


def step_does(verb: i64) -> i64:
    """The place of a step's effect among the features of steps, of all characters or of those in hand."""
    match verb:
        case Verb.BUY:
            return StepDoes.BUY
        case Verb.CONQUER:
            return StepDoes.CONQUER
        case Verb.RECRUIT | Verb.RECRUIT_FREE:
            return StepDoes.RECRUIT
        case Verb.RAISE:
            return StepDoes.RAISE
        case Verb.SCORE:
            return StepDoes.SCORE
        case Verb.READY:
            return StepDoes.READY
    return StepDoes.OTHER


def look(e: Evaluation, s: State, seat: i64) -> None:
    """Fill in the features of a seat."""
    f = e.features
    t = e.tables
    for i in range(i64(FEATURES)):
        f[i] = 0.0
    f[Feature.ONE] = 1.0
    f[Feature.POINTS] = float(points(t, s, seat))
    f[Feature.HAND] = float(s.hand_count[seat])
    f[Feature.DISCARD] = float(s.discard_count[seat])
    f[Feature.SCORED] = float(s.scored_count[seat])
    look_at_board(e, s, seat)
    look_at_mantas(e, s, seat)
    look_at_goals(e, s, seat)
    look_at_characters(e, s, seat)
    if seat == s.active:
        f[Feature.TO_MOVE] = 0.0 if main_begun(s) else 1.0
    else:
        f[Feature.WAIT] = float((seat - s.active + s.players) % s.players)
    f[Feature.LAST_BACK] = f[Feature.DISCARD]
    most: float = 2.0 * f[Feature.RISEN_POINTS] / (f[Feature.RISEN] if f[Feature.RISEN] > 2.0 else 2.0)
    f[Feature.LAST_SCORE] = most if f[Feature.HELD_STEPS + StepDoes.SCORE] > 0.0 else 0.0
    if f[Feature.LAST_SCORE] > f[Feature.LAST_BACK]:
        f[Feature.LAST_BACK] = 0.0
    else:
        f[Feature.LAST_SCORE] = 0.0


def look_at_board(e: Evaluation, s: State, seat: i64) -> None:
    f = e.features
    t = e.tables
    for pocket in range(POCKETS * seat, POCKETS * seat + POCKETS):
        location: i64 = s.pocket[pocket]
        if location == NOTHING:
            continue
        if s.risen[pocket] == t.depths[location]:
            f[Feature.RISEN] += 1.0
            f[Feature.RISEN_POINTS] += float(t.points[location])
            continue
        f[Feature.RISING] += 1.0
        f[Feature.RISING_POINTS] += float(t.points[location])
        if t.manta[location]:
            f[Feature.MANTA_AHEAD] += 1.0
        for k in range(DEPTHS * location + s.risen[pocket], DEPTHS * location + t.depths[location]):
            icon: i64 = t.depth[k]
            if icon == EMPTY_DEPTH:
                f[Feature.EMPTY] += 1.0
            else:
                f[e.icon_place[icon]] += e.icon_count[icon]


def look_at_mantas(e: Evaluation, s: State, seat: i64) -> None:
    f = e.features
    t = e.tables
    first: i64 = MANTA_SHARE * seat
    for icon in range(1, t.icons + 1):
        at: i64 = first + icon
        ready: i64 = s.mantas[at + Manta.READY] + s.mantas[at + Manta.WILD_READY]
        tired: i64 = s.mantas[at + Manta.TIRED] + s.mantas[at + Manta.WILD_TIRED]
        if ready or tired:
            gives: i64 = e.manta_gives[icon]
            f[Feature.READY_MANTAS + gives] += float(ready) * e.icon_count[icon]
            f[Feature.TIRED_MANTAS + gives] += float(tired) * e.icon_count[icon]
            f[Feature.TRAINED] += float(s.mantas[at + Manta.READY] + s.mantas[at + Manta.TIRED])
    f[Feature.WILD] = float(s.wild_count[seat])


def look_at_goals(e: Evaluation, s: State, seat: i64) -> None:
    """Goals not yet claimed, by what their next space brings and how far away they are."""
    f = e.features
    t = e.tables
    for track in range(i64(GOALS)):
        if s.claimed[seat] >> track & 1:
            f[Feature.CLAIMED] += 1.0
            continue
        space: float = float(next_space(t, s, seat, track))
        far: i64 = missing(t, s, seat, s.goal[track])
        if far <= 0:
            f[Feature.GOAL_NOW] += space
        elif far == 1:
            f[Feature.GOAL_ONE] += space
        elif far == 2:
            f[Feature.GOAL_TWO] += space
        else:
            f[Feature.GOAL_FAR] += space


def look_at_characters(e: Evaluation, s: State, seat: i64) -> None:
    for card in range(e.tables.cards):
        held: i64 = s.hand[CARDS * seat + card]
        owned: i64 = held + s.discard[CARDS * seat + card]
        if owned:
            for k in range(2 * STEPS * card, 2 * STEPS * card + e.steps[card]):
                e.features[Feature.STEPS + e.step_does[k]] += e.step_count[k] * float(owned)
                if held:
                    e.features[Feature.HELD_STEPS + e.step_does[k]] += e.step_count[k] * float(held)


def progress(e: Evaluation, s: State) -> float:
    """How far the game has come, from 0 to 1: by whichever end is nearest."""
    rest: float = float(s.deck_count) / e.locations
    ocean: float = float(s.ocean_count) / (e.ocean_alone if s.players == 1 else e.ocean)
    if ocean < rest:
        rest = ocean
    most: i64 = s.placed
    for seat in range(s.players):
        claimed: i64 = bits_in(s.claimed[seat])
        if claimed > most:
            most = claimed
    goals: float = float(GOALS - most) / float(GOALS)
    return 1.0 - (goals if goals < rest else rest)


def project(e: Evaluation, s: State, seat: i64, far: float) -> float:
    """The points that a seat will have in the end."""
    look(e, s, seat)
    first: i64 = PHASES * FEATURES * (0 if s.players == 1 else 1)
    cards: i64 = cards_to_play(s, seat)
    sum: float = 0.0
    if cards == MANY:
        early: i64 = first + Phase.EARLY * FEATURES
        late: i64 = first + Phase.LATE * FEATURES
        for i in range(i64(FEATURES)):
            if e.features[i] != 0.0:
                sum += e.features[i] * ((1.0 - far) * e.weights[early + i] + far * e.weights[late + i])
        return sum
    at: i64 = first + (Phase.LAST if cards > 0 else Phase.DONE) * FEATURES
    for i in range(i64(FEATURES)):
        sum += e.features[i] * e.weights[at + i]
    return sum


def judge(e: Evaluation, s: State, values: vec[float]) -> None:
    if s.over:
        result(e, s, values)
        return
    far: float = progress(e, s)
    for seat in range(s.players):
        e.projected[seat] = project(e, s, seat, far)
    if s.players == 1:
        values[0] = alone(e.projected[0])
        return
    steep: float = e.steep[Phase.EARLY] + far * (e.steep[Phase.LATE] - e.steep[Phase.EARLY])
    if s.reason:
        steep = e.steep[Phase.LAST]
    best: float = e.projected[0]
    for seat in range(1, s.players):
        if e.projected[seat] > best:
            best = e.projected[seat]
    sum: float = 0.0
    for seat in range(s.players):
        values[seat] = exp(steep * (e.projected[seat] - best))
        sum += values[seat]
    for seat in range(s.players):
        values[seat] = WIN * values[seat] / sum + (1.0 - WIN) * margin(e, s, seat)


WIN: Final = 0.9  # the share of winning in a value; the rest is the margin, so that the lost play on for points


def margin(e: Evaluation, s: State, seat: i64) -> float:
    """The lead over the best other seat, squeezed between 0 and 1."""
    other: float = -1000.0
    for rival in range(s.players):
        if rival != seat and e.projected[rival] > other:
            other = e.projected[rival]
    lead: float = e.projected[seat] - other
    return 0.5 + 0.5 * lead / (20.0 + (lead if lead > 0.0 else -lead))


def alone(points: float) -> float:
    """Alone only points count. Steepest where good players end, so that a search can tell a point from noise."""
    return 1.0 / (1.0 + exp((55.0 - points) / 9.0))


def result(e: Evaluation, s: State, values: vec[float]) -> None:
    t = e.tables
    for seat in range(s.players):
        e.projected[seat] = float(points(t, s, seat))
    if s.players == 1:
        values[0] = alone(e.projected[0])
        return
    winner: i64 = 0
    for seat in range(1, s.players):
        if beats(t, s, seat, winner):
            winner = seat
    for seat in range(s.players):
        values[seat] = (WIN if seat == winner else 0.0) + (1.0 - WIN) * margin(e, s, seat)
