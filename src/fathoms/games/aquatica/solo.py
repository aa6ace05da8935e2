"""The Ichthyanders of a solo game (A7.2): their mantas go on goal tracks and shorten the game."""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.state import pop, seat_at, tell
from fathoms.games.aquatica.end import on_track, trigger
from fathoms.games.aquatica.frames import AskClaim, AskTrack, RunSolo
from fathoms.games.aquatica.goals import any_claimable
from fathoms.games.aquatica.names import GOALS, ICHTHYANDERS, SPACES, Act, Event, Reason
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


def run_solo(t: Tables, s: State, at: i64) -> None:
    """First goals may be claimed, then a manta is placed, as long as there is one."""
    seat: i64 = seat_at(s, at)
    if s.placed == GOALS:
        pop(s)
    elif RunSolo.asked(s, at) == 0:
        RunSolo.set_asked(s, at, 1)
        if any_claimable(t, s, seat):
            AskClaim.push(s, seat)
    else:
        pop(s)
        AskTrack.push(s, seat)


def track_options(s: State, out: Options) -> None:
    for track in range(i64(GOALS)):
        if not on_track(s, track, ICHTHYANDERS) and s.taken[track] < SPACES:
            out.add(Act.TRACK + track)


def track_answer(s: State, action: i64, at: i64) -> None:
    track: i64 = action - Act.TRACK
    seat: i64 = seat_at(s, at)
    pop(s)
    s.track[SPACES * track + s.taken[track]] = ICHTHYANDERS
    s.taken[track] += 1
    s.placed += 1
    tell(s, Event.PLACED, seat, s.goal[track], s.taken[track], 0)
    if s.placed == GOALS:
        trigger(s, Reason.ICHTHYANDERS)
