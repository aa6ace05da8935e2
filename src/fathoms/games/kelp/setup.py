"""Setting up a game (K3)."""

from mypy_extensions import i64

from fathoms.core.chance import Chance, draw_one
from fathoms.games.kelp.energy import refill_row
from fathoms.games.kelp.frames import AskDen, RunBegin
from fathoms.games.kelp.hand import draw_cards
from fathoms.games.kelp.knowledge import narrow
from fathoms.games.kelp.learn import turn_up
from fathoms.games.kelp.names import (
    ALL_PAIRS,
    BLOCKS,
    COLOURS,
    NOTHING,
    PILES,
    RIGHT_ANGLE,
    ROW,
    SLOTS,
    ZONES,
    Beside,
    Block,
    Dice,
    Lies,
)
from fathoms.games.kelp.rules import settle
from fathoms.games.kelp.state import State, empty
from fathoms.games.kelp.tables import Tables


def blank(board: i64, edition: i64) -> State:
    """A state with nothing on the table."""
    s = empty()
    s.board = board
    s.edition = edition
    s.shark_at = NOTHING
    s.facing = RIGHT_ANGLE
    s.pairs = ALL_PAIRS
    for z in range(i64(ZONES)):
        s.block[z] = NOTHING
    for i in range(i64(PILES)):
        s.pile_top[i] = NOTHING
    for i in range(i64(ROW)):
        s.row[i] = NOTHING
    for i in range(i64(SLOTS)):
        s.slot[i] = NOTHING
    return s


def lay_out(t: Tables, board: i64, edition: i64) -> State:
    """The table before anything is shuffled; every game begins as a copy of it."""
    s = blank(board, edition)
    s.hand_size = t.hand
    for colour in range(i64(COLOURS)):
        s.dice[Dice.BAG + colour] = t.bag[colour]
        s.bag_count += t.bag[colour]
        s.dice[Dice.SUPPLY + colour] = t.dice[colour] - t.bag[colour]
    for card in range(t.shark_cards):
        s.shark_cards[Lies.DECK + card] = t.shark_copies[card]
        s.deck_count += t.shark_copies[card]
    for card in range(t.cards):
        s.pile[card] = t.in_pile[card]
        s.pile_count[t.type[card]] += t.in_pile[card]
    # K3.3, K3.4: blocks beside the board, and nine in the bag.
    possible: i64 = 0
    for block in range(i64(BLOCKS)):
        s.bag_blocks[block] = t.block_start[block]
        if block > Block.ABALONE:
            s.blocks[Beside.GAINABLE + block] = t.block_copies[block] - t.block_start[block]
        if t.block_start[block]:
            possible |= 1 << block
    for zone in range(i64(ZONES)):
        s.know[zone] = possible
    # K3.5: the cards that begin in the hand are known to everyone.
    for card in range(t.cards):
        s.hand[card] = t.in_hand[card]
        s.known[card] = t.in_hand[card]
        s.hand_count += t.in_hand[card]
        s.draw[card] = t.in_deck[card]
        s.draw_count += t.in_deck[card]
    return s


def begin(t: Tables, laid: State, chance: Chance) -> State:
    """Shuffle and deal (K3.1 to K3.5); then the Octopus puts the Shark on a den (K3.6)."""
    s = laid.copy()
    s.chance = chance
    for place in range(t.row):
        refill_row(t, s, place)
    for pile in range(i64(PILES)):
        turn_up(t, s, pile)
    for zone in range(i64(ZONES)):
        s.block[zone] = draw_one(s.bag_blocks, ZONES - zone, s.chance)
    narrow(s)
    draw_cards(s, t.start_hand - s.hand_count)
    RunBegin.push(s)
    AskDen.push(s, Block.OCTOPUS, 0)
    settle(t, s)
    return s
