"""How far a seat is from each goal, and from its last card: what policy and evaluation both look at."""

from typing import Final

from mypy_extensions import i64

from fathoms.core.piles import bits_in
from fathoms.core.state import BOTTOM, kind_at
from fathoms.games.aquatica.frames import RunTurn
from fathoms.games.aquatica.goals import conquerors, on_board
from fathoms.games.aquatica.locations import risen_count
from fathoms.games.aquatica.names import LOCATION_TYPES, NOTHING, SPACES, Goal, Lies, Run, TurnPhase
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables

TYPE_BITS: Final = 8  # that count the Locations of a type
ONE_TYPE: Final = (1 << TYPE_BITS) - 1
MANY: Final = 99  # cards still to play, before the last turns are counted


def missing(t: Tables, s: State, seat: i64, goal: i64) -> i64:
    """How many of what a goal counts a seat still lacks; 0 or less where it holds."""
    amount: i64 = t.goal_amount[goal]
    match goal:
        case Goal.HAND8:
            return amount - s.hand_count[seat]
        case Goal.BOARD5:
            return amount - on_board(s, seat)
        case Goal.SCORED3:
            return amount - s.scored_count[seat]
        case Goal.WILD2 | Goal.WILD3:
            return amount - s.wild_count[seat]
        case Goal.POINTS15:
            return (amount - s.scored_points[seat] + 3) // 4  # in Locations of middling points
        case Goal.DISCARD_ALL:
            return s.hand_count[seat] - amount
        case Goal.LOCATIONS11:
            return amount - on_board(s, seat) - s.scored_count[seat]
        case Goal.TYPES4:
            return amount - types_scored(t, s, seat)
        case Goal.DISCARD10:
            return amount - s.discard_count[seat]
        case Goal.SAME4:
            return amount - most_of_type(t, s, seat)
        case Goal.CONQUER5:
            return amount - conquerors(t, s, seat)
        case Goal.RISEN5:
            return amount - risen_count(t, s, seat, NOTHING)
        case Goal.RECRUIT5:
            return 0 if s.recruited_dear and s.active == seat else 1
    return amount


def types_scored(t: Tables, s: State, seat: i64) -> i64:
    found: i64 = 0
    for location in range(t.locations):
        if s.lies[location] == Lies.SCORED + seat:
            found |= t.bit[t.type[location]]
    return bits_in(found)


def most_of_type(t: Tables, s: State, seat: i64) -> i64:
    counts: i64 = 0  # so many bits for each type
    most: i64 = 0
    for location in range(t.locations):
        if s.lies[location] == Lies.SCORED + seat or s.lies[location] == Lies.BOARD + seat:
            counts += t.bit[TYPE_BITS * t.type[location]]
    for type_ in range(i64(LOCATION_TYPES)):
        count: i64 = counts >> (TYPE_BITS * type_) & ONE_TYPE
        if count > most:
            most = count
    return most


def next_space(t: Tables, s: State, seat: i64, track: i64) -> i64:
    """The points that a goal would bring the seat now; 0 if it has them or the track is full."""
    if s.claimed[seat] >> track & 1 or s.taken[track] >= SPACES:
        return 0
    return t.space[s.taken[track]]


def cards_to_play(s: State, seat: i64) -> i64:
    """How many main actions a seat still has, once that is certain; else MANY."""
    if s.left == NOTHING and s.reason == 0:
        return MANY
    ahead: i64 = s.left
    if s.left == NOTHING:
        ahead = s.players + 1  # this turn, then one for each
        if s.equal:
            ahead += (s.first + s.players - 1 - s.active) % s.players
    after: i64 = (seat - s.active + s.players) % s.players
    count: i64 = 0
    while after < ahead:
        count += 1
        after += s.players
    if seat == s.active and main_begun(s):
        count -= 1
    return count


def main_begun(s: State) -> bool:
    """Whether the card of this turn is on the table already."""
    return s.depth > 0 and kind_at(s, BOTTOM) == Run.TURN and RunTurn.phase(s, BOTTOM) != TurnPhase.BEFORE
