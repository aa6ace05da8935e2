"""The end of the game (A6): triggers, last turns, points and ties."""

from mypy_extensions import i64

from fathoms.core.state import OVER, tell
from fathoms.games.aquatica.names import CREATURES, GOALS, MANTA_SHARE, NOTHING, SPACES, Event
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


def trigger(s: State, reason: i64) -> None:
    """The first trigger ends the game after the last turns; further ones change nothing (A6.5)."""
    if s.reason == 0:
        s.reason = reason
        tell(s, Event.LAST_TURNS, s.active, reason, 0, 0)


def turn_over(t: Tables, s: State) -> bool:
    """After a turn: whether the game is over now."""
    if s.left > 0:
        s.left -= 1
    elif s.reason and s.left == NOTHING:
        s.left = s.players
        if s.equal:
            # A6.7: the round is finished first.
            s.left += (s.first + s.players - 1 - s.active) % s.players
    if s.left != 0:
        return False
    s.over = 1
    s.mover = OVER
    s.depth = 0
    for seat in range(s.players):
        tell(s, Event.OVER, seat, points(t, s, seat), rank(t, s, seat), 0)
    return True


def points(t: Tables, s: State, seat: i64) -> i64:
    """A6.2: characters in hand, goals, scored Locations."""
    sum: i64 = s.hand_count[seat] + s.scored_points[seat]
    for track in range(i64(GOALS)):
        for space in range(s.taken[track]):
            if s.track[SPACES * track + space] == seat:
                sum += t.space[space]
    return sum


def mantas_left(s: State, seat: i64) -> i64:
    """Mantas that are not on goals."""
    sum: i64 = 0
    for i in range(MANTA_SHARE * seat, MANTA_SHARE * seat + MANTA_SHARE):
        sum += s.mantas[i]
    return sum


def beats(t: Tables, s: State, seat: i64, other: i64) -> bool:
    """Whether a seat is placed before another (A6.3)."""
    mine: i64 = points(t, s, seat)
    theirs: i64 = points(t, s, other)
    if mine == theirs:
        mine = mantas_left(s, seat)
        theirs = mantas_left(s, other)
    if mine == theirs and s.king[seat] != NOTHING:
        mine = -t.king_number[s.king[seat]]
        theirs = -t.king_number[s.king[other]]
    if mine == theirs:
        mine = (seat - s.first + s.players) % s.players
        theirs = (other - s.first + s.players) % s.players
    return mine > theirs


def rank(t: Tables, s: State, seat: i64) -> i64:
    better: i64 = 1
    for other in range(s.players):
        if other != seat and beats(t, s, other, seat):
            better += 1
    return better


def creature(t: Tables, points: i64) -> i64:
    """The rank of a solo game."""
    found: i64 = 0
    for i in range(i64(CREATURES)):
        if points >= t.creature[i]:
            found = i
    return found


def on_track(s: State, track: i64, who: i64) -> bool:
    for space in range(s.taken[track]):
        if s.track[SPACES * track + space] == who:
            return True
    return False
