"""The events of Kelp by name: what the three numbers of each kind mean."""

from collections.abc import Sequence
from typing import Any

from fathoms.games.kelp.actions import DICE
from fathoms.games.kelp.cards import BLOCK_NAMES, COLOURS, CONFRONTATION, EFFECTS, TYPES, ZONE_NAMES, Names
from fathoms.games.kelp.names import Event
from fathoms.games.kelp.positions import REASONS
from fathoms.games.kelp.questions import SEATS

EVENTS: dict[int, tuple[str, tuple[tuple[str, str], ...]]] = {
    Event.TURN: ("turn", (("turn", "number"),)),
    Event.SHARK_PUT: ("shark_put", (("space", "space"),)),
    Event.PLAYED: ("played", (("card", "card"),)),
    Event.DREW: ("drew", (("count", "number"),)),
    Event.DREW_CARD: ("drew_card", (("card", "card"),)),
    Event.RESHUFFLED: ("reshuffled", (("count", "number"),)),
    Event.DISCARDED: ("discarded", (("card", "card"),)),
    Event.TRASHED: ("trashed", (("card", "card"),)),
    Event.REVEALED: ("revealed", (("zone", "zone"), ("block", "block"))),
    Event.HIDDEN: ("hidden", (("zone", "zone"),)),
    Event.SWAPPED: ("swapped", (("zone", "zone"), ("other", "zone"))),
    Event.TAKEN: ("taken", (("zone", "zone"),)),
    Event.BLOCK_DRAWN: ("block_drawn", (("block", "block"),)),
    Event.PLACED: ("placed", (("zone", "zone"),)),
    Event.GAINED_CARD: ("gained_card", (("card", "card"),)),
    Event.PILE_TOP: ("pile_top", (("pile", "pile"), ("card", "card"))),
    Event.GAINED_BLOCK: ("gained_block", (("block", "block"), ("zone", "zone"), ("replaced", "block"))),
    Event.PUT_ON_TOP: ("put_on_top", (("card", "card"),)),
    Event.TOOK_TO_HAND: ("took_to_hand", (("card", "card"),)),
    Event.TOOK_FROM_DRAW: ("took_from_draw", ()),
    Event.TOOK_CARD: ("took_card", (("card", "card"),)),
    Event.ATE: ("ate", (("food", "block"), ("zone", "zone"))),
    Event.USED_FOOD: ("used_food", (("food", "block"),)),
    Event.DICE_DRAWN: ("dice_drawn", (("blue", "number"), ("yellow", "number"), ("red", "number"))),
    Event.ROLLED: ("rolled", (("die", "die"),)),
    Event.REROLLED: ("rerolled", (("die", "die"), ("became", "die"))),
    Event.USED_CARD: ("used_card", (("effect", "effect"), ("card", "shark_card"))),
    Event.RETURNED: ("returned", (("colour", "colour"),)),
    Event.CHOSEN: ("chosen", (("colour", "colour"),)),
    Event.RAISED: ("raised", (("die", "die"), ("became", "die"))),
    Event.KEPT: ("kept", (("die", "die"),)),
    Event.CURRENT_PLACED: ("current_placed", (("space", "space"), ("value", "number"))),
    Event.CURRENT_LIFTED: ("current_lifted", (("space", "space"),)),
    Event.TURNED: ("turned", (("facing", "end"),)),
    Event.MOVED: ("moved", (("start", "space"), ("space", "space"), ("over", "space"))),
    Event.DIE_PLACED: ("die_placed", (("die", "die"), ("zone", "zone"))),
    Event.SEARCHED: ("searched", (("zone", "zone"), ("die", "die"))),
    Event.STRUCK: ("struck", (("zone", "zone"), ("die", "die"))),
    Event.GREW: ("grew", (("colour", "colour"),)),
    Event.TILE: ("tile", (("tile", "number"),)),
    Event.HUNGER: ("hunger", (("colour", "colour"), ("count", "number"))),
    Event.TRAP: ("trap", (("trap", "block"), ("zone", "zone"))),
    Event.TRAP_IGNORED: ("trap_ignored", (("trap", "block"),)),
    Event.STORED: ("stored", (("die", "die"),)),
    Event.ENERGY_LOST: ("energy_lost", ()),
    Event.LOWERED: ("lowered", (("die", "die"),)),
    Event.REPLACED: ("replaced", (("card", "shark_card"),)),
    Event.BOUGHT: ("bought", (("card", "shark_card"),)),
    Event.ROW: ("row", (("card", "shark_card"), ("place", "number"))),
    Event.CONFRONTATION: ("confrontation", (("zone", "zone"),)),
    Event.CHOSE: ("chose", (("pair", "pair"),)),
    Event.SHOWN: ("shown", (("octopus", "pair"), ("shark", "pair"))),
    Event.PAIR_LOST: ("pair_lost", (("pair", "pair"),)),
    Event.OVER: ("over", (("reason", "reason"),)),
}


class EventNames:
    def __init__(self, names: Names) -> None:
        # Each type with its names and the number of the first.
        self.lists: dict[str, tuple[Sequence[str], int]] = {
            "space": (names.spaces, 0),
            "end": ([end for ends in names.ends for end in ends], 0),
            "card": (names.cards, 0),
            "shark_card": (names.shark_cards, 0),
            "zone": (ZONE_NAMES, 0),
            "block": (BLOCK_NAMES, 0),
            "pile": (TYPES, 0),
            "die": (DICE, 1),
            "colour": (COLOURS, 0),
            "effect": (EFFECTS, 0),
            "pair": (CONFRONTATION, 0),
            "reason": (REASONS, 1),
        }

    def told(self, event: Sequence[int]) -> dict[str, Any]:
        """An event as kind, seat and named values."""
        name, fields = EVENTS[event[0]]
        told: dict[str, Any] = {"event": name, "seat": SEATS[event[1]]}
        for (field, kind), number in zip(fields, event[2:5], strict=False):
            if kind == "number":
                told[field] = number
            else:
                known, first = self.lists[kind]
                told[field] = known[number - first] if number >= first else None
        return told
