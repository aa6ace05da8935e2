"""What the Shark can know of the hidden blocks: a set of possible blocks for each zone (K12.4).

`narrow` keeps a block possible in a zone if and only if some complete arrangement of the hidden blocks fits all sets.
Every block but the shell exists once, so an arrangement gives each of those a zone of its own; shells fill the rest.
"""

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.piles import bits_in, lowest
from fathoms.games.kelp.names import ALL_ZONES, BLOCKS, SHELL_BIT, ZONES, Block
from fathoms.games.kelp.state import State


def narrow(s: State) -> None:
    """Drop from every hidden zone what no arrangement allows."""
    hidden: i64 = ALL_ZONES & ~s.revealed
    narrow_sets(s.know, hidden, hidden_blocks(s, hidden))


def narrow_sets(know: vec[i64], hidden: i64, present: i64) -> None:
    if not settled(know, hidden, present):
        exact(know, hidden, present)


def hidden_blocks(s: State, hidden: i64) -> i64:
    """Which blocks are hidden on the board, as bits: public, since the others lie in the open."""
    present: i64 = 0
    left: i64 = hidden & ~s.emptied
    while left:
        present |= 1 << s.block[lowest(left)]
        left &= left - 1
    if s.emptied:
        for k in range(i64(BLOCKS)):
            if s.bag_blocks[k]:
                present |= 1 << k
        if s.drawn_block >= 0:
            present |= 1 << s.drawn_block
    return present


def settled(know: vec[i64], hidden: i64, present: i64) -> bool:
    """The common case, told without search: strike out what is plain, then see that nothing else can follow.

    Enough for that: every zone that is not decided can hold a shell, and each of the n blocks whose zone is open has
    more than n zones. Then any block can take any of its zones, or leave it, and the others still find room.
    """
    known: i64 = 0  # single blocks whose zone is known
    left: i64 = hidden
    while left:
        zone: i64 = lowest(left)
        left &= left - 1
        know[zone] &= present
        if not know[zone] & SHELL_BIT:
            if know[zone] & (know[zone] - 1):
                return False  # one of several, but no shell
            known |= know[zone]
    open_blocks: i64 = present & ~SHELL_BIT & ~known
    count: i64 = bits_in(open_blocks)
    left = hidden
    while left:
        zone = lowest(left)
        left &= left - 1
        if know[zone] & SHELL_BIT:
            know[zone] &= ~known
    while open_blocks:
        bit: i64 = open_blocks & -open_blocks
        open_blocks &= ~bit
        places: i64 = 0
        left = hidden
        while left:
            if know[lowest(left)] & bit:
                places += 1
            left &= left - 1
        if places <= count:
            return False
    return True


def exact(know: vec[i64], hidden: i64, present: i64) -> None:
    """Keep what some arrangement supports; each arrangement found vouches for all of its places."""
    support = vec[i64]([0] * ZONES)
    zone_of = vec[i64]([0] * BLOCKS)
    singles: i64 = present & ~SHELL_BIT
    shells: i64 = bits_in(hidden) - bits_in(singles)
    for z in range(i64(ZONES)):
        if hidden >> z & 1:
            know[z] &= present
            if shells == 0:
                know[z] &= ~SHELL_BIT
    for z in range(i64(ZONES)):
        if hidden >> z & 1:
            for k in range(i64(BLOCKS)):
                if know[z] >> k & 1 and not support[z] >> k & 1 and arrange(know, hidden, singles, z, k, 0, 0, zone_of):
                    taken: i64 = 0
                    for single in range(i64(Block.SHELL)):
                        if singles >> single & 1:
                            support[zone_of[single]] |= 1 << single
                            taken |= 1 << zone_of[single]
                    for other in range(i64(ZONES)):
                        if hidden >> other & 1 and not taken >> other & 1:
                            support[other] |= SHELL_BIT
    for z in range(i64(ZONES)):
        if hidden >> z & 1:
            know[z] = support[z]


def arrange(
    know: vec[i64], hidden: i64, singles: i64, zone: i64, block: i64, k: i64, taken: i64, zone_of: vec[i64]
) -> bool:
    """Give the single blocks from `k` on a zone each, with `block` in `zone`; the rest must be able to be shells."""
    while k < Block.SHELL and not singles >> k & 1:
        k += 1
    if k == Block.SHELL:
        for z in range(i64(ZONES)):
            if hidden >> z & 1 and not taken >> z & 1 and not know[z] & SHELL_BIT:
                return False
        return True
    for z in range(i64(ZONES)):
        if not hidden >> z & 1 or taken >> z & 1 or not know[z] >> k & 1:
            continue
        if (z == zone) != (k == block):
            continue
        zone_of[k] = z
        if arrange(know, hidden, singles, zone, block, k + 1, taken | 1 << z, zone_of):
            return True
    return False
