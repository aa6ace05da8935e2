"""The Shark's ways by the rules of a move: over which spaces an option leads, which Current leaves the board for it,
and what is reached from its end.

An arrival is the pose of the Shark where it comes: a space with the end that is faced there (K2.6).
"""

from fathoms.core.game import Thing, Way
from fathoms.core.naming import Naming
from fathoms.core.options import Options
from fathoms.games.kelp.acts import ActSwim
from fathoms.games.kelp.blocks import board_of
from fathoms.games.kelp.dice import die_of
from fathoms.games.kelp.hunt import can_place_die, zones_left
from fathoms.games.kelp.movement import full_grown, swim_to, ways
from fathoms.games.kelp.names import ABOVE_ALL, ENDS, NOTHING, POSES, RIGHT_ANGLE, ZONES, Act, Colour
from fathoms.games.kelp.rules import options
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import WAYS, Tables
from fathoms.games.kelp.things import Lying, thing


def way(t: Tables, naming: Naming, s: State, action: int, before_move: bool) -> Way | None:
    """The way of an option of a move; a step before the move reaches nothing yet."""
    stepping = Act.STEP <= action < Act.STEP + POSES
    if stepping or Act.CLEAR <= action < Act.CLEAR + POSES:
        arrivals = [action - (Act.STEP if stepping else Act.CLEAR)]
    elif action >= Act.MOVE:
        arrivals = swum(t, s, action)
    else:
        return None
    steps = tuple({"space": naming.value("space", at // ENDS), "facing": naming.value("end", at)} for at in arrivals)
    return Way(steps, taken(naming, s, action), () if stepping and before_move else reached(t, naming, s, arrivals[-1]))


def taken(naming: Naming, s: State, action: int) -> tuple[tuple[Thing, str], ...]:
    """The first Current that is swum over, which grows at the end of the move (K8.5), or the one pushed off (K8.6)."""
    if action >= Act.SWIM:
        space, place = ActSwim.over(action), "bag" if full_grown(s) else "growth"
    elif Act.CLEAR <= action < Act.CLEAR + POSES:
        space, place = (action - Act.CLEAR) // ENDS, "bag"
    else:
        return ()
    die = naming.value("die", die_of(Colour.BLUE, s.current[space]))
    return ((Thing("die", die, naming.value("space", space)), place),)


def swum(t: Tables, s: State, action: int) -> list[int]:
    """The shortest way with the first Current, the last space and the facing of a move."""
    leaving = [ENDS * s.shark_at + end for end in range(ENDS) if s.facing in (RIGHT_ANGLE, end)]
    found = [way for end in leaving if (way := onward(t, s, action, end, ABOVE_ALL, NOTHING))]
    return min(found, key=len)


def onward(t: Tables, s: State, action: int, end: int, above: int, first: int) -> list[int]:
    """The shortest way through one end that becomes this move, or none."""
    board, found = board_of(t, s), list[list[int]]()
    for i in range(board.ways[end]):
        arrival = board.next[end * WAYS + i]
        space, value = arrival // ENDS, s.current[arrival // ENDS]
        if value == 0 and action == (Act.MOVE + arrival if first == NOTHING else ActSwim.of(first, arrival)):
            return [arrival]
        if 0 < value < above:
            over, beyond = space if first == NOTHING else first, Options()
            ways(board, s, beyond, arrival, value, over)
            if beyond.has(action):
                found.append([arrival, *onward(t, s, action, arrival, value, over)])
    return min(found, key=len, default=[])


def reached(t: Tables, naming: Naming, s: State, arrival: int) -> tuple[tuple[Thing, tuple[Thing, ...]], ...]:
    """Which dice could search or strike in which zones from there (K8.7)."""
    there = s.copy()
    swim_to(there, arrival, NOTHING)
    zones = [zone for zone in range(ZONES) if zones_left(t, there, NOTHING) >> zone & 1]
    dice = {("kept", die) for die in s.kept[: s.kept_count]} | {("pool", die) for die in s.pool[: s.pool_count]}
    found = []
    for place, die in sorted(dice, key=lambda lies: (lies[1], lies[0])):
        open_ = [thing(naming, Lying("zone", zone)) for zone in zones if can_place_die(t, there, die, zone)]
        if open_:
            found.append((thing(naming, Lying(place, die)), tuple(open_)))
    return tuple(found)


def ends(t: Tables, naming: Naming, s: State) -> list[Thing]:
    """Where the move that is asked for could end."""
    out = Options()
    options(t, s, out)
    moves = [action for action in out.listed() if action >= Act.MOVE]
    arrivals = {ActSwim.pose(action) if action >= Act.SWIM else action - Act.MOVE for action in moves}
    return [thing(naming, Lying("space", space)) for space in sorted({arrival // ENDS for arrival in arrivals})]
