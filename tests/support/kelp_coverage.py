"""What can happen in a game of Kelp."""

from typing import Any

import fathoms
from fathoms.games.kelp.cards import ROLES
from fathoms.games.kelp.declaration import (
    BLOCK_NAMES,
    CONFRONT_NAMES,
    DECLARATION,
    EFFECT_NAMES,
    FOOD_NAMES,
    REASON_NAMES,
)
from support.coverage import Coverage

KELP = fathoms.game("kelp")
SETUPS: list[dict[str, Any]] = [{"board": "day"}, {"board": "night"}, {"edition": "prototype"}]


def pieces() -> set[str]:
    """Each card, tile, trap, food, confrontation card and end."""
    names = KELP.box.names
    traps = [block for block in BLOCK_NAMES if ROLES[block] == "trap"]
    return {
        *(f"played {card}" for card in names.cards),
        *(f"gained {card}" for card in names.cards if KELP.tables.in_pile[names.cards.index(card)]),
        *(f"bought {card}" for card in names.shark_cards),
        *(f"replaced {card}" for card in names.shark_cards),
        *(f"used {effect}" for effect in EFFECT_NAMES if effect != "aggressive"),
        *(f"tile {tile}" for tile in range(1, 5)),
        *(f"trap {trap}" for trap in traps),
        *(f"trap_ignored {trap}" for trap in traps),
        *(f"ate {food}" for food in FOOD_NAMES),
        *(f"used_food {food}" for food in FOOD_NAMES),
        *(f"octopus showed {pair}" for pair in CONFRONT_NAMES),
        *(f"shark showed {pair}" for pair in CONFRONT_NAMES),
        *(f"escaped by {pair}" for pair in CONFRONT_NAMES),
        *(f"lost {pair} to hostile" for pair in CONFRONT_NAMES),
        *(f"over {reason}" for reason in REASON_NAMES),
    }


def happenings(event: dict[str, Any]) -> list[str]:
    """What an event shows to have happened, in the words of `pieces`."""
    match event:
        case {"event": "played" | "bought" | "replaced" as kind, "card": card}:
            return [f"{kind} {card}"]
        case {"event": "gained_card", "card": card}:
            return [f"gained {card}"]
        case {"event": "used_card", "effect": effect}:
            return [f"used {effect}"]
        case {"event": "tile", "tile": tile}:
            return [f"tile {tile}"]
        case {"event": "trap" | "trap_ignored" as kind, "trap": trap}:
            return [f"{kind} {trap}"]
        case {"event": "ate" | "used_food" as kind, "food": food}:
            return [f"{kind} {food}"]
        case {"event": "shown", "octopus": octopus, "shark": shark}:
            return [f"octopus showed {octopus}", f"shark showed {shark}"]
        case {"event": "pair_lost", "seat": seat, "pair": pair}:
            return [f"escaped by {pair}" if seat == "octopus" else f"lost {pair} to hostile"]
        case {"event": "over", "reason": reason}:
            return [f"over {reason}"]
    return []


COVERAGE = Coverage(KELP, SETUPS, DECLARATION, pieces(), happenings)
