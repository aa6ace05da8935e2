"""What is in the box of Kelp, for whoever draws or tells it: the data, and beside them what follows from them, so that
nobody else reads the small languages of the data ("hide 2", "BYY") or finds out what lies beside what."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from fathoms.core import messages
from fathoms.games.kelp.cards import LETTERS, KelpData
from fathoms.games.kelp.declaration import BLOCK_NAMES, COLOUR_NAMES, VERB, ZONE_NAMES
from fathoms.games.kelp.names import NOTHING, SPACES, ZONES
from fathoms.games.kelp.shapes import Box
from fathoms.games.kelp.tables import STEPS, WAYS

Found = dict[str, dict[str, Any]]  # by name, what follows from the data


def components(box: KelpData, board: str) -> Box:
    told = messages.components(box.data, {
        "card": "octopus.cards", "shark_card": "shark.cards", "block": "blocks.blocks", "zone": f"{board}.zones",
        "space": f"{board}.spaces", "den": f"{board}.dens", "tile": "components.tiles",
        "pair": "components.confrontation", "colour": "components.dice", "track": "components.tracks",
    })  # fmt: skip
    found: Mapping[str, Found] = {
        "card": cards(box), "shark_card": shark_cards(box), "zone": zones(box), "space": spaces(box, board),
        "block": {"crab": {"amount": box.tables.crab_hand}}, "tile": {"third_die": {"amount": box.tables.draw + 1}},
    }  # fmt: skip
    for kind, names in found.items():
        for name, values in names.items():
            told[kind][name] |= values
    return cast(Box, told)


def cards(box: KelpData) -> Found:
    t, found = box.tables, Found()
    for card, name in enumerate(box.names.cards):
        steps = [(t.verb[i], t.amount[i]) for i in range(STEPS * card, STEPS * card + STEPS)]
        found[name] = {
            "does": [{"verb": VERB.names[verb - VERB.first], "amount": amount} for verb, amount in steps if amount]
        }
        if t.food[card] != NOTHING:
            found[name]["food"] = BLOCK_NAMES[t.food[card]]
    return found


def shark_cards(box: KelpData) -> Found:
    """In the order of the letters, since an owner may have one."""
    colours = dict(zip(LETTERS, COLOUR_NAMES, strict=True))
    dice = {entry.name: entry.values["dice"] for entry in box.data.entries("shark.cards")}
    return {name: {"brings": dict(Counter(colours[letter] for letter in dice[name]))} for name in dice}


def zones(box: KelpData) -> Found:
    beside = box.tables.neighbours
    return {
        name: {"adjacent": [ZONE_NAMES[other] for other in range(ZONES) if beside[zone] >> other & 1]}
        for zone, name in enumerate(ZONE_NAMES)
    }


def spaces(box: KelpData, board: str) -> Found:
    lines, names = box.tables.night if board == "night" else box.tables.day, box.names.spaces
    found = Found()
    for space, name in enumerate(names):
        ends = (2 * space, 2 * space + 1)
        onward = {lines.next[WAYS * end + way] // 2 for end in ends for way in range(lines.ways[end])}
        found[name] = {"next": [names[other] for other in range(SPACES) if other in onward]}
    return found
