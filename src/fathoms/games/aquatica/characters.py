"""Characters: the ocean row, the hand and the discard pile (A4.1, A4.8, A4.9)."""

from mypy_extensions import i64

from fathoms.core.chance import draw_one
from fathoms.core.options import Options
from fathoms.core.state import pop, seat_at, tell
from fathoms.games.aquatica.end import trigger
from fathoms.games.aquatica.frames import AskDiscard, AskFree, AskTakeBack
from fathoms.games.aquatica.names import CARDS, NOTHING, ROW, Act, Event, Fate, Reason
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


def to_hand(s: State, seat: i64, card: i64) -> None:
    s.hand[CARDS * seat + card] += 1
    s.hand_count[seat] += 1


def out_of_hand(s: State, seat: i64, card: i64) -> None:
    s.hand[CARDS * seat + card] -= 1
    s.hand_count[seat] -= 1


def to_discard(s: State, seat: i64, card: i64) -> None:
    s.discard[CARDS * seat + card] += 1
    s.discard_count[seat] += 1


def out_of_discard(s: State, seat: i64, card: i64) -> None:
    s.discard[CARDS * seat + card] -= 1
    s.discard_count[seat] -= 1


def refill_row(s: State) -> None:
    """Lay the next character at the right end; the deck's last card is a trigger (A6.1)."""
    while s.row_count < ROW and s.ocean_count:
        card: i64 = draw_one(s.ocean, s.ocean_count, s.chance)
        s.ocean_count -= 1
        s.row[s.row_count] = card
        s.row_count += 1
        tell(s, Event.ROW, s.active, card, s.row_count, 0)
        if s.ocean_count == 0:
            trigger(s, Reason.OCEAN)


def leave_row(s: State, place: i64) -> i64:
    """Take the character of a place out of the row, which closes to the left."""
    card: i64 = s.row[place]
    s.row_count -= 1
    for i in range(place, s.row_count):
        s.row[i] = s.row[i + 1]
    s.row[s.row_count] = NOTHING
    return card


def recruit(t: Tables, s: State, seat: i64, place: i64, price: i64) -> None:
    card: i64 = leave_row(s, place)
    to_hand(s, seat, card)
    tell(s, Event.RECRUITED, seat, card, place + 1, price)
    refill_row(s)


def oust(s: State, seat: i64) -> None:
    """The leftmost character leaves the game (A4.11, A2.6)."""
    if s.row_count:
        card: i64 = leave_row(s, 0)
        s.box[card] += 1
        tell(s, Event.OUSTED, seat, card, 0, 0)
        refill_row(s)


# Free recruit: a place whose price is not above the amount (A4.8).


def ask_free(t: Tables, s: State, seat: i64, most: i64) -> None:
    if s.row_count and t.price[0] <= most:
        AskFree.push(s, seat, most)


def free_options(t: Tables, s: State, out: Options, at: i64) -> None:
    for place in range(s.row_count):
        if t.price[place] <= AskFree.most(s, at):
            out.add(Act.FREE + place)


def free_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    seat: i64 = seat_at(s, at)
    pop(s)
    recruit(t, s, seat, action - Act.FREE, 0)


# Take back characters of the own discard pile (A4.8), in the order of the cards.


def ask_take_back(t: Tables, s: State, seat: i64, wanted: i64) -> None:
    """Take back so many, or all there are; where all come nothing is asked."""
    if wanted < s.discard_count[seat]:
        AskTakeBack.push(s, seat, wanted, NOTHING)
        return
    for card in range(t.cards):
        while s.discard[CARDS * seat + card]:
            take_back(s, seat, card)


def take_back(s: State, seat: i64, card: i64) -> None:
    out_of_discard(s, seat, card)
    to_hand(s, seat, card)
    tell(s, Event.TOOK_BACK, seat, card, 0, 0)


def take_back_options(t: Tables, s: State, out: Options, seat: i64, at: i64) -> None:
    left: i64 = AskTakeBack.left(s, at)
    last: i64 = AskTakeBack.last(s, at)
    if last == NOTHING:
        last = 0
    above: i64 = 0
    for card in range(last, t.cards):
        above += s.discard[CARDS * seat + card]
    for card in range(last, t.cards):
        if s.discard[CARDS * seat + card]:
            if above >= left:
                out.add(Act.TAKE_BACK + card)
            above -= s.discard[CARDS * seat + card]


def take_back_answer(s: State, action: i64, at: i64) -> None:
    seat: i64 = seat_at(s, at)
    left: i64 = AskTakeBack.left(s, at) - 1
    pop(s)
    take_back(s, seat, action - Act.TAKE_BACK)
    if left:
        AskTakeBack.push(s, seat, left, action - Act.TAKE_BACK)


# Discard, where another's card asks for it (A4.9): any character but the one that stays.


def ask_discard(t: Tables, s: State, seat: i64, count: i64) -> None:
    for card in range(t.cards):
        if s.hand[CARDS * seat + card] and t.fate[card] != Fate.STAYS:
            AskDiscard.push(s, seat, count)
            return


def discard_options(t: Tables, s: State, out: Options, seat: i64) -> None:
    for card in range(t.cards):
        if s.hand[CARDS * seat + card] and t.fate[card] != Fate.STAYS:
            out.add(Act.DISCARD + card)


def discard_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    seat: i64 = seat_at(s, at)
    left: i64 = AskDiscard.left(s, at) - 1
    card: i64 = action - Act.DISCARD
    pop(s)
    out_of_hand(s, seat, card)
    to_discard(s, seat, card)
    tell(s, Event.DISCARDED, seat, card, 0, 0)
    if left:
        ask_discard(t, s, seat, left)
