"""Kings (A2.2, A2.5, A7.1): dealt by number, or picked one after another from a packet that passes on."""

from typing import Final

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.state import pop, seat_at, tell, tell_seat
from fathoms.games.aquatica.characters import to_hand
from fathoms.games.aquatica.frames import AskKing, RunStart
from fathoms.games.aquatica.mantas import gain_wild
from fathoms.games.aquatica.names import NOTHING, STEPS, Act, Event, Fate
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables

SOLO_KINGS: Final = 3


def picker(s: State, number: i64) -> i64:
    """Who picks as number 0, 1, …: the last in turn order first, then in reverse."""
    return (s.first + 2 * s.players - 1 - number) % s.players


def draft_size(s: State) -> i64:
    """How many kings are drawn to pick from."""
    if s.players == 1:
        return SOLO_KINGS
    return s.players + 1


def deal_packet(t: Tables, s: State, size: i64) -> None:
    """So many kings by chance."""
    while size:
        rest: i64 = s.chance.below(t.kings - bits(t, s.packet))
        king: i64 = 0
        while s.packet >> king & 1 or rest:
            if not s.packet >> king & 1:
                rest -= 1
            king += 1
        s.packet |= t.bit[king]
        size -= 1


def bits(t: Tables, mask: i64) -> i64:
    count: i64 = 0
    for king in range(t.kings):
        count += mask >> king & 1
    return count


def run_kings(t: Tables, s: State) -> None:
    """The next pick, or, when everyone has picked, all kings are shown."""
    if s.drafted < s.players:
        seat: i64 = picker(s, s.drafted)
        s.saw[seat] = s.packet
        AskKing.push(s, seat)
        return
    pop(s)
    give_kings(t, s)


def king_options(t: Tables, s: State, out: Options) -> None:
    for king in range(t.kings):
        if s.packet >> king & 1:
            out.add(Act.KING + king)


def king_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    seat: i64 = seat_at(s, at)
    king: i64 = action - Act.KING
    pop(s)
    s.packet &= ~t.bit[king]
    s.king[seat] = king
    s.drafted += 1
    tell_seat(s, Event.KING_PICKED, seat, t.king_card[king], 0, 0)


def give_kings(t: Tables, s: State) -> None:
    """In turn order each king joins its owner's hand, or brings a manta and goes to the box (A2.5)."""
    for i in range(s.players):
        seat: i64 = (s.first + i) % s.players
        king: i64 = s.king[seat]
        if king == NOTHING:
            continue
        card: i64 = t.king_card[king]
        tell(s, Event.KING, seat, card, 0, 0)
        if t.fate[card] == Fate.SETUP:
            s.box[card] += 1
            tell(s, Event.BOXED, seat, card, 0, 0)
            gain_wild(t, s, seat, t.amount[STEPS * card])
        else:
            to_hand(s, seat, card)
    begin_with(s)


def begin_with(s: State) -> None:
    """The first player begins."""
    RunStart.push(s, s.first)
