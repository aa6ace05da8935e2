"""Octopus cards: hand, draw pile, discard pile, trash, and what the Shark knows of the hand (K12.2)."""

from mypy_extensions import i64

from fathoms.core.chance import draw_one
from fathoms.core.piles import take_at
from fathoms.core.state import tell
from fathoms.games.kelp.blocks import tell_octopus
from fathoms.games.kelp.names import CARDS, NOTHING, OCTOPUS, Event
from fathoms.games.kelp.state import State


def draw_cards(s: State, wanted: i64) -> None:
    """Draw, making a new draw pile of the discard pile when it is empty; both empty: what there is (K4.2)."""
    count: i64 = min(wanted, s.draw_count + s.top_count + s.discard_count)
    tell(s, Event.DREW, OCTOPUS, count, 0, 0)
    for _ in range(count):
        if s.draw_count == 0 and s.top_count == 0:
            reshuffle(s)
        card: i64 = NOTHING
        if s.top_count:
            s.top_count -= 1
            card = s.top[s.top_count]
            s.top[s.top_count] = 0
            s.known[card] += 1
        else:
            card = draw_one(s.draw, s.draw_count, s.chance)
            s.draw_count -= 1
        s.hand[card] += 1
        s.hand_count += 1
        know_by_elimination(s)
        tell_octopus(s, Event.DREW_CARD, card)


def reshuffle(s: State) -> None:
    tell(s, Event.RESHUFFLED, OCTOPUS, s.discard_count, 0, 0)
    for i in range(s.discard_count):
        s.draw[s.discard[i]] += 1
        s.discard[i] = 0
    s.draw_count = s.discard_count
    s.discard_count = 0


def know_by_elimination(s: State) -> None:
    """With no unseen card left in the draw pile everyone can tell the whole hand."""
    if s.draw_count == 0:
        for card in range(i64(CARDS)):
            s.known[card] = s.hand[card]


def out_of_hand(s: State, card: i64) -> None:
    s.hand[card] -= 1
    s.hand_count -= 1
    if s.known[card]:
        s.known[card] -= 1


def into_hand_openly(s: State, card: i64) -> None:
    s.hand[card] += 1
    s.hand_count += 1
    s.known[card] += 1
    tell(s, Event.TOOK_TO_HAND, OCTOPUS, card, 0, 0)


def on_discard(s: State, card: i64) -> None:
    s.discard[s.discard_count] = card
    s.discard_count += 1


def out_of_discard(s: State, card: i64) -> None:
    """Take the uppermost copy of a card out of the discard pile."""
    at: i64 = s.discard_count - 1
    while s.discard[at] != card:
        at -= 1
    take_at(s.discard, s.discard_count, at)
    s.discard_count -= 1


def in_discard(s: State, card: i64, newest: i64) -> bool:
    """Whether one of the newest so many cards of the discard pile is of this kind."""
    for i in range(newest):
        if s.discard[s.discard_count - 1 - i] == card:
            return True
    return False


def from_draw_pile(s: State, card: i64) -> None:
    """Take a card of choice from the draw pile to hand, unseen; the pile is shuffled, so its top is unknown again."""
    for i in range(s.top_count):
        s.draw[s.top[i]] += 1
        s.top[i] = 0
    s.draw_count += s.top_count - 1
    s.top_count = 0
    s.draw[card] -= 1
    s.hand[card] += 1
    s.hand_count += 1
    know_by_elimination(s)
    tell(s, Event.TOOK_FROM_DRAW, OCTOPUS, 0, 0, 0)
    tell_octopus(s, Event.TOOK_CARD, card)


def in_draw_pile(s: State, card: i64) -> bool:
    if s.draw[card]:
        return True
    for i in range(s.top_count):
        if s.top[i] == card:
            return True
    return False


def put_on_top(s: State, card: i64) -> None:
    s.top[s.top_count] = card
    s.top_count += 1
    tell(s, Event.PUT_ON_TOP, OCTOPUS, card, 0, 0)
