"""What each seat may know (A2.2, A9.1): everything but the order of the decks and, while kings are drafted, the kings.

The packet of kings is seen by the one who holds it; what others picked is seen when the draft ends.
"""

from mypy_extensions import i64

from fathoms.core.chance import fast
from fathoms.core.state import NO_CHANCE, BaseState, kind_at, top
from fathoms.core.view import View
from fathoms.games.aquatica.kings import deal_packet, draft_size, picker
from fathoms.games.aquatica.names import NOTHING, UNKNOWN, Ask
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


def drafting(s: BaseState) -> bool:
    assert isinstance(s, State)
    return s.turn == 0 and s.depth > 0


def holder(s: State) -> i64:
    """Who knows what the packet holds now: the one to pick, or once all have picked the last one."""
    if s.drafted < s.players:
        return picker(s, s.drafted)
    return picker(s, s.players - 1)


def redact(t: Tables, s: State, seat: i64) -> View:
    m = s.copy()
    m.chance = NO_CHANCE
    if s.drafted == 0 and s.packet == 0:
        return View(seat, m)
    if seat != holder(s):
        m.packet = UNKNOWN
    for other in range(s.players):
        if other != seat:
            if m.saw[other]:
                m.saw[other] = UNKNOWN
            if drafting(s) and m.king[other] != NOTHING:
                m.king[other] = UNKNOWN
    return View(seat, m)


def resample(t: Tables, view: View, seed: i64) -> State:
    """A state that looks the same to this seat, with chance of its own."""
    masked = view.masked
    assert isinstance(masked, State)
    s = masked.copy()
    s.chance = fast(seed)
    if s.packet == UNKNOWN or s.drafted:
        deal_kings(t, s, view.seat)
    return s


def open_options(s: State) -> bool:
    """Whether everybody knows what the seat to move may answer: all but the kings of a packet."""
    return kind_at(s, top(s)) != Ask.KING


def deal_kings(t: Tables, s: State, seat: i64) -> None:
    """Kings for packet, picks and what others saw, so that nothing contradicts what the seat saw and picked."""
    known: i64 = 0
    if seat >= 0:
        known = s.saw[seat]
    picked: i64 = 0
    size: i64 = draft_size(s)
    for number in range(s.drafted):
        who: i64 = picker(s, number)
        if s.king[who] >= 0:
            picked |= t.bit[s.king[who]]
    # What is open or was seen belongs to the draft; the rest comes by chance from kings that the seat did not see.
    fill(t, s, known | picked, size)
    for number in range(s.drafted):
        who = picker(s, number)
        if who != seat:
            s.saw[who] = s.packet
        if s.king[who] == UNKNOWN:
            s.king[who] = pick(t, s, seat, number, known, picked)
        s.packet &= ~t.bit[s.king[who]]
    if s.drafted < s.players and picker(s, s.drafted) != seat:
        s.saw[picker(s, s.drafted)] = s.packet


def fill(t: Tables, s: State, drawn: i64, size: i64) -> None:
    """The whole packet of the beginning: what is known of it, and others."""
    s.packet = drawn
    have: i64 = 0
    for king in range(t.kings):
        have += drawn >> king & 1
    if have < size:
        deal_packet(t, s, size - have)


def pick(t: Tables, s: State, seat: i64, number: i64, known: i64, picked: i64) -> i64:
    """A king that a player may have picked: before the seat held the packet, none that it saw there."""
    allowed: i64 = s.packet & ~picked
    if seat >= 0 and known and number < place_of(s, seat):
        allowed &= ~known
    count: i64 = 0
    for king in range(t.kings):
        count += allowed >> king & 1
    rest: i64 = s.chance.below(count)
    king = 0
    while not allowed >> king & 1 or rest:
        if allowed >> king & 1:
            rest -= 1
        king += 1
    return king


def place_of(s: State, seat: i64) -> i64:
    """When a seat picks."""
    number: i64 = 0
    while picker(s, number) != seat:
        number += 1
    return number
