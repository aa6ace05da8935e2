"""The names that the numbers of questions and events have outside, for one set of data."""

from fathoms.core.naming import Frames, Naming
from fathoms.games.kelp.cards import Names
from fathoms.games.kelp.declaration import DECLARATION

# Which block goes to the space that the Shark names is drawn blind (K5.2).
ALIKE = frozenset(["place"])


def naming(names: Names) -> Naming:
    return Naming(
        DECLARATION,
        {
            "space": names.spaces,
            "end": [end for ends in names.ends for end in ends],
            "card": names.cards,
            "shark_card": names.shark_cards,
        },
    )


def frames(names: Names) -> Frames:
    return Frames(DECLARATION, naming(names))
