"""The ends of the game (K11), and the hunger track that brings one of them."""

from mypy_extensions import i64

from fathoms.core.state import OVER, tell
from fathoms.games.kelp.names import OCTOPUS, SHARK, VALUES, ZONES, Colour, Dice, Event, Reason
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


def win(s: State, seat: i64, reason: i64) -> None:
    if s.winner < 0:
        s.winner = seat
        s.reason = reason
        s.mover = OVER
        s.depth = 0
        tell(s, Event.OVER, seat, reason, 0, 0)


def colour_of(die: i64) -> i64:
    return (die - 1) // VALUES


def value_of(die: i64) -> i64:
    return (die - 1) % VALUES + 1


def is_blue(die: i64) -> bool:
    return die <= VALUES


def is_red(die: i64) -> bool:
    return die > Colour.RED * VALUES


def to_hunger(t: Tables, s: State, colour: i64) -> None:
    """Put a die on the hunger track; the seventh ends the game (K11.1), and so does a sixth when no strike is left."""
    s.dice[Dice.HUNGER + colour] += 1
    s.hunger_count += 1
    tell(s, Event.HUNGER, SHARK, colour, s.hunger_count, 0)
    if s.hunger_count >= t.hunger:
        win(s, OCTOPUS, Reason.EXHAUSTED)
    elif s.hunger_count == t.hunger - 1 and not s.edition and not red_left(s):
        win(s, OCTOPUS, Reason.NO_STRIKE_LEFT)


def red_left(s: State) -> bool:
    """A red die in bag, hand, pool, energy, on a zone or on Vigilant (K11.3)."""
    if s.dice[Dice.BAG + Colour.RED] or s.dice[Dice.DRAWN + Colour.RED]:
        return True
    if s.pool_count and is_red(s.pool[s.pool_count - 1]):
        return True
    if s.energy_count and is_red(s.energy[s.energy_count - 1]):
        return True
    if s.kept_count and is_red(s.kept[s.kept_count - 1]):
        return True
    if s.keeping_count and is_red(s.keeping[s.keeping_count - 1]):
        return True
    for z in range(i64(ZONES)):
        if is_red(s.zone_die[z]):
            return True
    return False
