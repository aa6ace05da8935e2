"""An arrangement of the blocks as one number: four bits for the block of each zone."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.piles import lowest
from fathoms.games.kelp.names import NOTHING, ZONES, Block
from fathoms.games.kelp.state import State

PLACE: Final = vec[i64]([16**zone for zone in range(ZONES)])  # what a block of each zone counts


def at(arrangement: i64, zone: i64) -> i64:
    return arrangement >> (4 * zone) & 15


def above(zones: i64, last: i64) -> i64:
    return zones >> (last + 1) << (last + 1)


def highest(zones: i64) -> i64:
    zone: i64 = ZONES - 1
    while zone > 0 and not zones >> zone & 1:
        zone -= 1
    return zone


def worth(block: i64) -> i64:
    """What a block pays."""
    return 2 if block == Block.DOUBLE_SHELL else 1


def total_worth(arrangement: i64, zones: i64) -> i64:
    sum: i64 = 0
    while zones:
        sum += worth(at(arrangement, lowest(zones)))
        zones &= zones - 1
    return sum


def where(arrangement: i64, block: i64) -> i64:
    for z in range(i64(ZONES)):
        if at(arrangement, z) == block:
            return z
    return NOTHING


def fits(seen: State, arrangement: i64, present: i64) -> bool:
    """Whether the Shark's view and its public sets allow the arrangement; the bag's blocks lie in any order.

    `present` are the blocks that are hidden now, as bits: without a past it may be others than at the beginning.
    """
    found: i64 = 0
    for z in range(i64(ZONES)):
        block: i64 = at(arrangement, z)
        if seen.revealed >> z & 1:
            if seen.block[z] != block:
                return False
            continue
        if block != Block.SHELL and found >> block & 1:
            return False  # there is one of it
        found |= 1 << block
        if not seen.emptied >> z & 1 and not seen.know[z] >> block & 1:
            return False
    return found == present
