"""Goals (A5): when they hold, and how a manta is put on them."""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.state import FRAME, kind_at, pop, seat_at, tell
from fathoms.games.aquatica.acts import ActClaim
from fathoms.games.aquatica.end import trigger
from fathoms.games.aquatica.frames import AskClaim
from fathoms.games.aquatica.locations import risen_count
from fathoms.games.aquatica.names import (
    ALL_GOALS,
    CARDS,
    GOALS,
    LOCATION_TYPES,
    MANTA_SHARE,
    NOTHING,
    POCKETS,
    SPACES,
    Act,
    Event,
    Goal,
    Lies,
    Manta,
    MantaState,
    Reason,
    Run,
)
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


def on_board(s: State, seat: i64) -> i64:
    count: i64 = 0
    for at in range(POCKETS * seat, POCKETS * seat + POCKETS):
        if s.pocket[at] != NOTHING:
            count += 1
    return count


def conquerors(t: Tables, s: State, seat: i64) -> i64:
    count: i64 = 0
    for card in range(t.cards):
        if t.conquers[card]:
            count += s.hand[CARDS * seat + card] + s.discard[CARDS * seat + card]
    return count


def of_type(t: Tables, s: State, seat: i64, type_: i64, board: i64) -> i64:
    """Locations of a type in the scoring pile, and on the board if that counts too."""
    count: i64 = 0
    for location in range(t.locations):
        if t.type[location] == type_:
            if s.lies[location] == Lies.SCORED + seat or (board and s.lies[location] == Lies.BOARD + seat):
                count += 1
    return count


def resolving(s: State) -> bool:
    """Whether a card is being resolved."""
    for level in range(s.depth):
        if kind_at(s, level * FRAME) == Run.CARD:
            return True
    return False


def holds(t: Tables, s: State, seat: i64, goal: i64) -> bool:
    """Whether the condition of a goal holds now (A5.1, A5.2)."""
    amount: i64 = t.goal_amount[goal]
    count: i64 = 0
    match goal:
        case Goal.HAND8:
            count = s.hand_count[seat]
        case Goal.BOARD5:
            count = on_board(s, seat)
        case Goal.SCORED3:
            count = s.scored_count[seat]
        case Goal.WILD2 | Goal.WILD3:
            count = s.wild_count[seat]
        case Goal.POINTS15:
            count = s.scored_points[seat]
        case Goal.DISCARD_ALL:
            return s.hand_count[seat] <= amount and not resolving(s)
        case Goal.LOCATIONS11:
            count = on_board(s, seat) + s.scored_count[seat]
        case Goal.TYPES4:
            for type_ in range(i64(LOCATION_TYPES)):
                if of_type(t, s, seat, type_, 0):
                    count += 1
        case Goal.DISCARD10:
            count = s.discard_count[seat]
        case Goal.SAME4:
            for type_ in range(i64(LOCATION_TYPES)):
                same: i64 = of_type(t, s, seat, type_, 1)
                if same > count:
                    count = same
        case Goal.CONQUER5:
            count = conquerors(t, s, seat)
        case Goal.RISEN5:
            count = risen_count(t, s, seat, NOTHING)
        case Goal.RECRUIT5:
            return s.recruited_dear != 0
    return count >= amount


def claimable(t: Tables, s: State, seat: i64, track: i64) -> bool:
    """Once per goal and player, while its condition holds, with a trained manta (A5.3)."""
    if s.claimed[seat] >> track & 1 or s.taken[track] == SPACES:
        return False
    return holds(t, s, seat, s.goal[track])


def any_claimable(t: Tables, s: State, seat: i64) -> bool:
    for track in range(i64(GOALS)):
        if claimable(t, s, seat, track):
            return True
    return False


def claim_choices(t: Tables, s: State, out: Options, seat: i64) -> None:
    """Each goal that can be claimed, with each sort of trained manta that can be put on it."""
    first: i64 = MANTA_SHARE * seat
    for track in range(i64(GOALS)):
        if claimable(t, s, seat, track):
            for icon in range(1, t.icons + 1):
                if s.mantas[first + Manta.READY + icon]:
                    out.add(ActClaim.of(track, icon, MantaState.READY))
                if s.mantas[first + Manta.TIRED + icon]:
                    out.add(ActClaim.of(track, icon, MantaState.TIRED))


def claim(t: Tables, s: State, seat: i64, action: i64) -> None:
    track: i64 = ActClaim.track(action)
    icon: i64 = ActClaim.icon(action)
    tired: i64 = ActClaim.state(action)
    s.mantas[MANTA_SHARE * seat + Manta.TIRED * tired + icon] -= 1
    s.claimed[seat] |= 1 << track
    s.track[SPACES * track + s.taken[track]] = seat
    s.taken[track] += 1
    tell(s, Event.CLAIMED, seat, s.goal[track], s.taken[track], icon)
    if s.claimed[seat] == ALL_GOALS:
        trigger(s, Reason.GOALS)


# Between two effects of a card, if something can be claimed.


def claim_options(t: Tables, s: State, out: Options, seat: i64) -> None:
    out.add(Act.GO_ON)
    claim_choices(t, s, out, seat)


def claim_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    seat: i64 = seat_at(s, at)
    pop(s)
    if action != Act.GO_ON:
        claim(t, s, seat, action)
        if any_claimable(t, s, seat):
            AskClaim.push(s, seat)
