"""What can happen in a game of Aquatica."""

from typing import Any

import fathoms
from fathoms.games.aquatica.declaration import DECLARATION, GOAL_NAMES, ICON_NAMES, REASON_NAMES
from fathoms.games.aquatica.names import DEPTHS, EMPTY_DEPTH, Fate
from support.coverage import Coverage

AQUATICA = fathoms.game("aquatica")
SETUPS: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 1, "goals": "tokens"},
    {"players": 2, "kings": "draft", "matrona_sweep": True},
    {"players": 2, "kings": "dealt", "goals": "tokens"},
    {"players": 3, "kings": "draft", "goals": "tokens", "equal_turns": True},
    {"players": 4, "kings": "draft"},
]


def pieces() -> set[str]:
    """Each character, Location, manta, depth, goal and end."""
    t, names = AQUATICA.tables, AQUATICA.box.names
    played = [card for i, card in enumerate(names.cards) if t.fate[i] != Fate.SETUP]
    numbers = {t.depth[DEPTHS * location + i] for location in range(t.locations) for i in range(t.depths[location])}
    kings = [names.cards[t.king_card[king]] for king in range(t.kings)]
    return {
        *(f"played {card}" for card in played),
        *(f"king {king}" for king in kings),
        *(f"recruited {card}" for i, card in enumerate(names.cards) if t.ocean[i]),
        *(f"taken {location}" for location in names.locations),
        *(f"scored {location}" for location in names.locations),
        *(f"wild manta {icon}" for i, icon in enumerate(ICON_NAMES, 1) if t.wild[i]),
        *(f"depth {icon}" for icon in (ICON_NAMES[number - 1] for number in numbers if number != EMPTY_DEPTH)),
        *(f"claimed {goal}" for goal in GOAL_NAMES),
        *(f"over {reason}" for reason in REASON_NAMES),
    }


def happenings(event: dict[str, Any]) -> list[str]:
    """What an event shows to have happened, in the words of `pieces`."""
    match event:
        case {"event": "played" | "recruited" as kind, "card": card}:
            return [f"{kind} {card}"]
        case {"event": "replayed", "card": card}:
            return [f"played {card}"]
        case {"event": "king", "king": king}:
            return [f"king {king}"]
        case {"event": "bought" | "conquered" | "salvaged", "location": location}:
            return [f"taken {location}"]
        case {"event": "scored", "location": location}:
            return [f"scored {location}"]
        case {"event": "manta_gained", "icon": icon}:
            return [f"wild manta {icon}"]
        case {"event": "depth_used", "icon": icon}:
            return [f"depth {icon}"]
        case {"event": "claimed", "goal": goal}:
            return [f"claimed {goal}"]
        case {"event": "last_turns", "reason": reason}:
            return [f"over {reason}"]
    return []


COVERAGE = Coverage(AQUATICA, SETUPS, DECLARATION, pieces(), happenings)
