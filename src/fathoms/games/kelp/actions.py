"""What the actions of Kelp are chosen from: the names that its data gives."""

from fathoms.core.actions import ActionTable, alone
from fathoms.games.kelp.cards import Names
from fathoms.games.kelp.declaration import (
    BLOCK_NAMES,
    COLOUR_NAMES,
    CONFRONT_NAMES,
    DECLARATION,
    DIE_NAMES,
    EFFECT_NAMES,
    FOOD_NAMES,
    TYPE_NAMES,
    VALUES,
    ZONE_NAMES,
)


def action_table(names: Names) -> ActionTable:
    return ActionTable(
        DECLARATION,
        {
            "zone": alone(ZONE_NAMES),
            "space": alone(names.spaces),
            "pose": [(space, end) for space, ends in zip(names.spaces, names.ends, strict=True) for end in ends],
            "neighbours": list(names.pairs),
            "colour": alone(COLOUR_NAMES),
            "die": alone(DIE_NAMES),
            "blue_die": alone(DIE_NAMES[:VALUES]),
            "hunting_die": alone(DIE_NAMES[VALUES:]),
            "kept": alone(("", "kept")),
            "card": alone(names.cards),
            "shark_card": alone(names.shark_cards),
            "pair": alone(CONFRONT_NAMES),
            "pile": alone(TYPE_NAMES),
            "block": alone(BLOCK_NAMES),
            "food": alone(FOOD_NAMES),
            "effect": alone(EFFECT_NAMES),
        },
    )
