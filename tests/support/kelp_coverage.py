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


def effects_in_the_box(game: Any) -> set[str]:
    """Those of Shark cards that have copies."""
    return {card.values["effect"] for card in game.data.entries("shark.cards") if card.values["copies"]}


def pieces(game: Any) -> set[str]:
    """Each card, tile, trap, food, confrontation card and end."""
    names, tables = game.box.names, game.tables
    cards = [card for i, card in enumerate(names.cards) if tables.copies[i]]
    shark_cards = [card for i, card in enumerate(names.shark_cards) if tables.shark_copies[i]]
    traps = [block for block in BLOCK_NAMES if ROLES[block] == "trap"]
    return {
        *(f"played {card}" for card in cards),
        *(f"gained {card}" for card in cards if tables.in_pile[names.cards.index(card)]),
        *(f"bought {card}" for card in shark_cards),
        *(f"replaced {card}" for card in shark_cards),
        *(f"used {effect}" for effect in effects_in_the_box(game) if effect != "aggressive"),
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


def coverage(game: Any) -> Coverage:
    absent = frozenset(("Effect", effect) for effect in EFFECT_NAMES if effect not in effects_in_the_box(game))
    return Coverage(game, SETUPS, DECLARATION, pieces(game), happenings, absent)


COVERAGE = coverage(KELP)
