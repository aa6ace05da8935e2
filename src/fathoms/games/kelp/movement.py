"""Currents, the Shark's movement and the growth track (K8.3 to K8.6, K8.11)."""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.piles import take_sorted
from fathoms.core.state import pop, tell, top
from fathoms.games.kelp.acts import ActCurrent, ActSwim
from fathoms.games.kelp.blocks import board_of
from fathoms.games.kelp.dice import has, out_of_pool, to_bag, use_card
from fathoms.games.kelp.end import is_blue, value_of
from fathoms.games.kelp.frames import AskMove, RunShark
from fathoms.games.kelp.names import (
    ABOVE_ALL,
    ENDS,
    NOTHING,
    RIGHT_ANGLE,
    SHARK,
    SPACES,
    TILES,
    Act,
    Colour,
    Effect,
    Event,
    Step,
)
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import WAYS, Board, Tables

# Place Currents (K8.3)


def can_current(s: State) -> bool:
    return (s.pool_count > 0 and is_blue(s.pool[0])) or (s.kept_count > 0 and is_blue(s.kept[0]))


def currents_options(t: Tables, s: State, out: Options) -> None:
    """Each different blue die, of the pool and of Vigilant, on each empty space."""
    out.add(Act.GO_ON)
    die: i64 = 0
    for i in range(s.pool_count):
        if not is_blue(s.pool[i]):
            break
        if s.pool[i] != die:
            die = s.pool[i]
            empty_spaces(s, out, ActCurrent.of(0, die, 0))
    die = 0
    for i in range(s.kept_count):
        if not is_blue(s.kept[i]):
            break
        if s.kept[i] != die:
            die = s.kept[i]
            empty_spaces(s, out, ActCurrent.of(1, die, 0))


def empty_spaces(s: State, out: Options, first: i64) -> None:
    # The longest list of options there is: written straight into the buffer.
    current = s.current
    ids = out.ids
    count: i64 = out.count
    shark_at: i64 = s.shark_at
    for space in range(i64(SPACES)):
        if current[space] == 0 and space != shark_at:
            ids[count] = first + space
            count += 1
    out.count = count


def currents_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    if action == Act.GO_ON:
        RunShark.set_step(s, top(s), Step.MOVE)
        return
    space: i64 = ActCurrent.space(action)
    die: i64 = ActCurrent.die(action)
    if ActCurrent.kept(action):
        out_of_kept(s, die)
    else:
        out_of_pool(s, die)
    s.current[space] = value_of(die)
    tell(s, Event.CURRENT_PLACED, SHARK, space, value_of(die), 0)


def out_of_kept(s: State, die: i64) -> None:
    take_sorted(s.kept, s.kept_count, die)
    s.kept_count -= 1


def lift(s: State, space: i64) -> None:
    """Take the Current off a space; the caller says where the die goes."""
    s.current[space] = 0
    tell(s, Event.CURRENT_LIFTED, SHARK, space, 0, 0)


# Move (K8.4, K8.6) with Agile and Swift


def move_options(t: Tables, s: State, out: Options, at: i64) -> None:
    b = board_of(t, s)
    if s.abilities:
        if AskMove.moved(s, at) == 0 and s.facing != RIGHT_ANGLE and has(s, Effect.AGILE):
            out.add(Act.USE + Effect.AGILE)
        step_options(t, s, out)
    before: i64 = out.count
    for end in range(i64(ENDS)):
        if s.facing == RIGHT_ANGLE or s.facing == end:
            ways(b, s, out, ENDS * s.shark_at + end, ABOVE_ALL, NOTHING)
    if out.count == before:
        for end in range(i64(ENDS)):
            if s.facing == RIGHT_ANGLE or s.facing == end:
                clear_options(b, s, out, ENDS * s.shark_at + end)


def ways(b: Board, s: State, out: Options, end: i64, above: i64, first: i64) -> None:
    """Every way on through one end, over Currents each lower than the one before, to the first empty space."""
    for i in range(b.ways[end]):
        arrival: i64 = b.next[end * WAYS + i]
        space: i64 = arrival // ENDS
        value: i64 = s.current[space]
        if space == s.shark_at:
            continue
        if value == 0:
            out.insert(Act.MOVE + arrival if first == NOTHING else ActSwim.of(first, arrival))
        elif value < above:
            ways(b, s, out, arrival, value, space if first == NOTHING else first)


def clear_options(b: Board, s: State, out: Options, end: i64) -> None:
    """No legal move: the next spaces ahead, whose Current will return to the bag."""
    for i in range(b.ways[end]):
        out.insert(Act.CLEAR + b.next[end * WAYS + i])


def can_step(t: Tables, s: State) -> bool:
    b = board_of(t, s)
    for end in range(i64(ENDS)):
        if s.facing == RIGHT_ANGLE or s.facing == end:
            from_end: i64 = ENDS * s.shark_at + end
            for i in range(b.ways[from_end]):
                if s.current[b.next[from_end * WAYS + i] // ENDS] == 0:
                    return True
    return False


def step_options(t: Tables, s: State, out: Options) -> None:
    """Swift: one step onto a next space that is empty."""
    if not has(s, Effect.SWIFT):
        return
    b = board_of(t, s)
    for end in range(i64(ENDS)):
        if s.facing == RIGHT_ANGLE or s.facing == end:
            from_end: i64 = ENDS * s.shark_at + end
            for i in range(b.ways[from_end]):
                arrival: i64 = b.next[from_end * WAYS + i]
                if s.current[arrival // ENDS] == 0:
                    out.insert(Act.STEP + arrival)


def move_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    if action == Act.USE + Effect.AGILE:
        use_card(t, s, Effect.AGILE)
        s.facing = 1 - s.facing
        tell(s, Event.TURNED, SHARK, ENDS * s.shark_at + s.facing, 0, 0)
    elif action >= Act.MOVE:
        if action >= Act.SWIM:
            s.swum = ActSwim.over(action)
            swim_to(s, ActSwim.pose(action), s.swum)
        else:
            swim_to(s, action - Act.MOVE, NOTHING)
        RunShark.set_step(s, top(s), Step.AFTER_MOVE)
    elif action >= Act.CLEAR:
        lift(s, (action - Act.CLEAR) // ENDS)
        to_bag(s, Colour.BLUE)
        swim_to(s, action - Act.CLEAR, NOTHING)
        RunShark.set_step(s, top(s), Step.AFTER_MOVE)
    else:
        RunShark.set_moved(s, top(s), 1)  # the Shark has moved this turn: too late for Agile
        step(t, s, action)


def step(t: Tables, s: State, action: i64) -> None:
    use_card(t, s, Effect.SWIFT)
    swim_to(s, action - Act.STEP, NOTHING)


def swim_to(s: State, arrival: i64, over: i64) -> None:
    tell(s, Event.MOVED, SHARK, s.shark_at, arrival // ENDS, over)
    s.shark_at = arrival // ENDS
    s.facing = arrival % ENDS


def after_move_options(t: Tables, s: State, out: Options) -> None:
    out.add(Act.GO_ON)
    step_options(t, s, out)


def after_move_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    if action == Act.GO_ON:
        RunShark.set_step(s, top(s), Step.SEARCH)
        grow_swum(t, s)
    else:
        step(t, s, action)


# Growth (K8.5, K8.11)


def grow_swum(t: Tables, s: State) -> None:
    """The first Current swum over goes to the growth track at the end of the move step."""
    if s.swum != NOTHING:
        lift(s, s.swum)
        s.swum = NOTHING
        grow(t, s, Colour.BLUE)


def full_grown(s: State) -> bool:
    """Every tile is flipped, so what would grow goes to the bag."""
    return s.tiles == TILES


def grow(t: Tables, s: State, colour: i64) -> None:
    if full_grown(s):
        to_bag(s, colour)
        return
    if colour == Colour.BLUE:
        s.growth_blue += 1
    else:
        s.growth_yellow += 1
    tell(s, Event.GREW, SHARK, colour, 0, 0)
    if s.growth_blue + s.growth_yellow == t.tile_dice:
        s.tiles += 1
        tell(s, Event.TILE, SHARK, s.tiles, 0, 0)
        while s.growth_blue:
            s.growth_blue -= 1
            to_bag(s, Colour.BLUE)
        while s.growth_yellow:
            s.growth_yellow -= 1
            to_bag(s, Colour.YELLOW)
