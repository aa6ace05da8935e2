"""The names that the numbers of questions and events have outside, for one set of data."""

from fathoms.core.naming import Frames, Naming
from fathoms.games.aquatica.cards import Names
from fathoms.games.aquatica.declaration import CARDS, DECLARATION, LOCATIONS, PLACE_NAMES


def naming(names: Names) -> Naming:
    # What is paid for: Locations, places of the ocean row and cards are numbered through, with room for all that fit.
    targets = [*names.locations, *[""] * (LOCATIONS - len(names.locations)), *(f"place {p}" for p in PLACE_NAMES)]
    return Naming(
        DECLARATION,
        {
            "location": names.locations,
            "card": names.cards,
            "king": names.kings,
            "target": [*targets, *names.cards, *[""] * (CARDS - len(names.cards))],
        },
    )


def frames(names: Names) -> Frames:
    return Frames(DECLARATION, naming(names))
