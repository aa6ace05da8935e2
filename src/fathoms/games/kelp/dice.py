"""Dice of the Shark: bag, pool, and Shark cards that lie face up (K8.1, K9)."""

from mypy_extensions import i64

from fathoms.core.chance import draw_one
from fathoms.core.piles import put_sorted, take_sorted
from fathoms.core.state import tell
from fathoms.games.kelp.end import colour_of
from fathoms.games.kelp.names import NOTHING, SHARK, VALUES, Dice, Event, Lies
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


def die_of(colour: i64, value: i64) -> i64:
    return colour * VALUES + value


def to_bag(s: State, colour: i64) -> None:
    s.dice[Dice.BAG + colour] += 1
    s.bag_count += 1
    tell(s, Event.RETURNED, SHARK, colour, 0, 0)


def from_bag(s: State) -> i64:
    """Draw a die blind; its colour."""
    s.bag_count -= 1
    return draw_one(s.dice, s.bag_count + 1, s.chance)


def into_pool(s: State, die: i64) -> None:
    put_sorted(s.pool, s.pool_count, die)
    s.pool_count += 1


def out_of_pool(s: State, die: i64) -> None:
    take_sorted(s.pool, s.pool_count, die)
    s.pool_count -= 1


def roll(s: State, colour: i64) -> i64:
    """Roll a die of this colour into the pool."""
    die: i64 = die_of(colour, s.chance.below(VALUES) + 1)
    into_pool(s, die)
    return die


def reroll(s: State, die: i64) -> None:
    out_of_pool(s, die)
    tell(s, Event.REROLLED, SHARK, die, roll(s, colour_of(die)), 0)


def card_with(t: Tables, s: State, effect: i64) -> i64:
    """The cheapest card with this effect that lies before the Shark, or NOTHING."""
    for card in range(t.shark_cards):
        if s.shark_cards[Lies.FACE_UP + card] and t.effect[card] == effect:
            return card
    return NOTHING


def has(s: State, effect: i64) -> bool:
    return s.abilities >> effect & 1 == 1


def use_card(t: Tables, s: State, effect: i64) -> i64:
    """Use a card once: it leaves the game."""
    card: i64 = card_with(t, s, effect)
    s.shark_cards[Lies.FACE_UP + card] -= 1
    s.shark_cards[Lies.OUT + card] += 1
    if card_with(t, s, effect) == NOTHING:
        s.abilities &= ~(1 << effect)
    tell(s, Event.USED_CARD, SHARK, effect, card, 0)
    return card
