"""What each die of the Shark's pool is good for from here on, in a few words."""

from fathoms.core.game import Message, Thing
from fathoms.core.naming import Naming
from fathoms.games.kelp.blocks import board_of
from fathoms.games.kelp.end import colour_of, is_red, value_of
from fathoms.games.kelp.names import ZONES, Colour, Step
from fathoms.games.kelp.possible import shark_step
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables
from fathoms.games.kelp.things import Lying, thing

ENERGY = Message("kelp-use-energy")


def good_for(t: Tables, naming: Naming, s: State) -> list[tuple[Thing, Message]]:
    """Each different die of the pool with its use."""
    return [(thing(naming, Lying("pool", die)), use(t, s, die)) for die in sorted(set(s.pool[: s.pool_count]))]


def use(t: Tables, s: State, die: int) -> Message:
    """A Current is placed (K8.3), others search or strike where the zone's value allows it (K8.7); what is not used
    becomes energy (K8.12)."""
    step = shark_step(s)
    if colour_of(die) == Colour.BLUE:
        return Message("kelp-use-current") if step <= Step.CURRENTS else ENERGY
    values = sorted(board_of(t, s).value[zone] for zone in range(ZONES))
    open_ = [value for value in values if value <= value_of(die)]
    if step > Step.SEARCH or not open_:
        return ENERGY
    verb = "strike" if is_red(die) else "search"
    if open_ == values:
        return Message(f"kelp-use-{verb}-any")
    return Message(f"kelp-use-{verb}", {"value": ("number", open_[-1])})
