"""What each seat may know (K12): `redact` takes it out of a state, `resample` fills the gaps with a possible world,
`open_options` says when everybody knows what the seat to move may answer.

Nothing else knows what is hidden. The Octopus sees everything but chance to come. For the Shark and for spectators
hidden blocks are blanked, and of the cards that hand and draw pile hold together only those known stay in the hand.
"""

from mypy_extensions import i64

from fathoms.core.chance import draw_one, fast
from fathoms.core.piles import bits_in, lowest
from fathoms.core.state import NO_CHANCE, kind_at, top
from fathoms.core.view import View
from fathoms.games.kelp.check import entering, waits
from fathoms.games.kelp.frames import AskAction
from fathoms.games.kelp.knowledge import narrow_sets
from fathoms.games.kelp.names import ALL_ZONES, BLOCKS, NOTHING, OCTOPUS, SLOTS, UNKNOWN, ZONES, Ask, Beside, Block
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


def redact(t: Tables, s: State, seat: i64) -> View:
    m = s.copy()
    m.chance = NO_CHANCE
    if seat == OCTOPUS:
        return View(seat, m)
    for z in range(i64(ZONES)):
        if not s.revealed >> z & 1 and not s.emptied >> z & 1:
            m.block[z] = UNKNOWN
    for block in range(i64(BLOCKS)):
        m.bag_blocks[block] = 0
    if s.drawn_block != NOTHING:
        m.drawn_block = UNKNOWN
    if s.chosen != NOTHING:
        m.chosen = UNKNOWN
    for card in range(t.cards):
        m.draw[card] = s.draw[card] + s.hand[card] - s.known[card]
        m.hand[card] = s.known[card]
    return View(seat, m)


def resample(t: Tables, view: View, seed: i64) -> State:
    """A state that looks the same to this seat, with chance of its own."""
    masked = view.masked
    assert isinstance(masked, State)
    s = masked.copy()
    s.chance = fast(seed)
    if view.seat != OCTOPUS:
        deal_blocks(t, s)
        deal_hand(t, s)
        if s.chosen == UNKNOWN:
            s.chosen = nth_bit(s.pairs, s.chance.below(bits_in(s.pairs)))
    return s


def open_options(s: State) -> bool:
    """What the Octopus may play, discard, pay, trash or take depends on its hand, draw pile and hidden blocks."""
    at: i64 = top(s)
    kind: i64 = kind_at(s, at)
    if kind == Ask.ACTION:
        return (
            s.hand_count == 0 or AskAction.done(s, at) == SLOTS
        )  # after two actions food is left, or the end of the turn
    return kind != Ask.PAY and kind != Ask.TRASH and kind != Ask.SNAIL


def nth_bit(mask: i64, n: i64) -> i64:
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def unseen_blocks(t: Tables, s: State) -> i64:
    """Which blocks are hidden on the board or in the bag, as bits, told from the open ones alone."""
    present: i64 = 0
    for block in range(i64(BLOCKS)):
        left: i64 = t.block_copies[block] - s.blocks[Beside.GAINABLE + block] - s.blocks[Beside.SET_ASIDE + block]
        for z in range(i64(ZONES)):
            if s.revealed >> z & 1 and s.block[z] == block:
                left -= 1
        for i in range(s.eaten):
            if s.track[i] == block:
                left -= 1
        if Block.CRAB <= block <= Block.ABALONE and waits(t, s, block):
            left -= 1
        if entering(t, s) == block:
            left -= 1
        if left > 0:
            present |= 1 << block
    return present


def deal_blocks(t: Tables, s: State) -> None:
    """Put the unseen blocks into the hidden zones so that the Shark's sets hold; any arrangement can come."""
    hidden: i64 = ALL_ZONES & ~s.revealed
    present: i64 = unseen_blocks(t, s)
    know = s.know[:]
    for block in range(i64(Block.SHELL)):
        if present >> block & 1:
            places: i64 = 0
            for z in range(i64(ZONES)):
                if hidden >> z & 1 and know[z] >> block & 1:
                    places |= 1 << z
            chosen: i64 = nth_bit(places, s.chance.below(bits_in(places)))
            if bits_in(places) > 1:
                know[chosen] = 1 << block
                narrow_sets(know, hidden, present)
            set_block(s, chosen, block)
            hidden &= ~(1 << chosen)
            present &= ~(1 << block)
    for z in range(i64(ZONES)):
        if hidden >> z & 1:
            set_block(s, z, Block.SHELL)
    if s.drawn_block == UNKNOWN:
        s.drawn_block = draw_one(s.bag_blocks, bits_in(s.emptied), s.chance)


def set_block(s: State, zone: i64, block: i64) -> None:
    """Into its zone, or into the bag where the zone is emptied."""
    if s.emptied >> zone & 1:
        s.bag_blocks[block] += 1
    else:
        s.block[zone] = block


def deal_hand(t: Tables, s: State) -> None:
    """Draw the unknown cards of the hand out of those that hand and draw pile share."""
    in_hand: i64 = 0
    for card in range(t.cards):
        in_hand += s.hand[card]
    pool: i64 = s.draw_count + s.hand_count - in_hand
    while in_hand < s.hand_count:
        s.hand[draw_one(s.draw, pool, s.chance)] += 1
        pool -= 1
        in_hand += 1
