"""Blocks on the board: reveal, hide, swap, exchange, and the shuffle through the bag."""

from mypy_extensions import i64

from fathoms.core.chance import draw_one
from fathoms.core.options import Options
from fathoms.core.piles import bits_in, lowest
from fathoms.core.state import pop, tell, tell_seat
from fathoms.games.kelp.frames import AskHide, AskPlace, AskShuffle, RunShuffle
from fathoms.games.kelp.knowledge import narrow
from fathoms.games.kelp.names import (
    ADJACENT,
    ALL_ZONES,
    CENTRE,
    NOTHING,
    OCTOPUS,
    SHARK,
    ZONES,
    Act,
    Block,
    Event,
    Pick,
)
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Board, Tables


def tell_octopus(s: State, kind: i64, a: i64) -> None:
    """A happening that only the Octopus sees."""
    tell_seat(s, kind, OCTOPUS, a, 0, 0)


def board_of(t: Tables, s: State) -> Board:
    return t.night if s.board else t.day


def add_zones(out: Options, first: i64, zones: i64) -> None:
    """One option for each of these zones."""
    ids = out.ids
    count: i64 = out.count
    while zones:
        ids[count] = first + lowest(zones)
        count += 1
        zones &= zones - 1
    out.count = count


def hidden_zones(s: State) -> i64:
    return ALL_ZONES & ~s.revealed & ~s.emptied


def zone_of(s: State, block: i64) -> i64:
    """Where a block that exists once lies, or NOTHING."""
    for z in range(i64(ZONES)):
        if s.block[z] == block:
            return z
    return NOTHING


def is_food(block: i64) -> bool:
    return Block.CRAB <= block <= Block.ABALONE


def is_trap(block: i64) -> bool:
    return Block.TRAP_HIDE <= block <= Block.TRAP_DEN


def reveal(s: State, zone: i64, seat: i64) -> None:
    if s.revealed >> zone & 1:
        return
    s.revealed |= 1 << zone
    block: i64 = 1 << s.block[zone]
    if s.know[zone] != block:
        s.know[zone] = block
        narrow(s)
    tell(s, Event.REVEALED, seat, zone, s.block[zone], 0)


def hide(s: State, zone: i64) -> None:
    s.revealed &= ~(1 << zone)
    tell(s, Event.HIDDEN, OCTOPUS, zone, 0, 0)


# Swap (K5.1)


def swap_options(t: Tables, s: State, out: Options) -> None:
    for pair in range(i64(ADJACENT)):
        out.add(Act.SWAP + pair)


def swap_answer(t: Tables, s: State, action: i64) -> None:
    pair: i64 = action - Act.SWAP
    x: i64 = t.pair_a[pair]
    y: i64 = t.pair_b[pair]
    pop(s)
    block: i64 = s.block[x]
    s.block[x] = s.block[y]
    s.block[y] = block
    know: i64 = s.know[x]
    s.know[x] = s.know[y]
    s.know[y] = know
    if (s.revealed >> x & 1) != (s.revealed >> y & 1):
        s.revealed ^= 1 << x | 1 << y
    tell(s, Event.SWAPPED, OCTOPUS, x, y, 0)


# Hide: `left` blocks at most, above the zone `last`, never the zone `spared`; ascending, so no set comes twice.


def hideable(s: State, last: i64, spared: i64) -> i64:
    """Revealed zones above `last` other than `spared`, as bits."""
    zones: i64 = s.revealed >> (last + 1) << (last + 1)
    return zones if spared == NOTHING else zones & ~(1 << spared)


def ask_hide(s: State, left: i64, last: i64, may_stop: i64, spared: i64) -> None:
    if left and hideable(s, last, spared):
        AskHide.push(s, left, last, may_stop, spared)


def hide_options(t: Tables, s: State, out: Options, at: i64) -> None:
    if AskHide.may_stop(s, at):
        out.add(Act.DONE)
    add_zones(out, Act.HIDE, hideable(s, AskHide.last(s, at), AskHide.spared(s, at)))


def hide_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    left: i64 = AskHide.left(s, at)
    spared: i64 = AskHide.spared(s, at)
    pop(s)
    if action != Act.DONE:
        zone: i64 = action - Act.HIDE
        hide(s, zone)
        ask_hide(s, left - 1, zone, 1, spared)


# Shuffle (K5.2): choose, take into the bag, draw blind; the Shark names the space.


def choosable(s: State, which: i64, last: i64) -> i64:
    """Zones above `last` that a shuffle of this sort may take, as bits."""
    zones: i64 = s.revealed if which == Pick.REVEALED else hidden_zones(s)
    if which == Pick.OUTSIDE:
        zones &= ~(1 << CENTRE)
    return zones >> (last + 1) << (last + 1)


def shuffle_options(t: Tables, s: State, out: Options, at: i64) -> None:
    left: i64 = AskShuffle.left(s, at)
    zones: i64 = choosable(s, AskShuffle.which(s, at), AskShuffle.last(s, at))
    while bits_in(zones) >= left:
        out.add(Act.TAKE + lowest(zones))
        zones &= zones - 1


def shuffle_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    left: i64 = AskShuffle.left(s, at) - 1
    which: i64 = AskShuffle.which(s, at)
    zone: i64 = action - Act.TAKE
    pop(s)
    into_bag(s, zone)
    if left:
        AskShuffle.push(s, left, zone, which)
    else:
        shake(s)


def into_bag(s: State, zone: i64) -> None:
    s.bag_blocks[s.block[zone]] += 1
    s.block[zone] = NOTHING
    s.emptied |= 1 << zone
    s.revealed &= ~(1 << zone)
    tell(s, Event.TAKEN, OCTOPUS, zone, 0, 0)


def shake(s: State) -> None:
    """From here on each block of the bag can be in each emptied zone.

    Nothing else follows: an arrangement with a block in one of these zones stays one when two of them change places.
    """
    possible: i64 = 0
    for z in range(i64(ZONES)):
        if s.emptied >> z & 1:
            possible |= s.know[z]
    for z in range(i64(ZONES)):
        if s.emptied >> z & 1:
            s.know[z] = possible
    RunShuffle.push(s)


def run_shuffle(s: State) -> None:
    """Draw the next block; the last goes to the last space without a question."""
    left: i64 = bits_in(s.emptied)
    if left == 0:
        pop(s)
        return
    s.drawn_block = draw_one(s.bag_blocks, left, s.chance)
    tell_octopus(s, Event.BLOCK_DRAWN, s.drawn_block)
    if left == 1:
        place_drawn(s, lowest(s.emptied))
    else:
        AskPlace.push(s, left)


def place_options(t: Tables, s: State, out: Options) -> None:
    add_zones(out, Act.NAME, s.emptied)


def place_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    place_drawn(s, action - Act.NAME)


def place_drawn(s: State, zone: i64) -> None:
    s.block[zone] = s.drawn_block
    s.drawn_block = NOTHING
    s.emptied &= ~(1 << zone)
    tell(s, Event.PLACED, SHARK, zone, 0, 0)
