"""The events of Kelp by name: what the three numbers of each kind mean."""

from fathoms.core.naming import EventTable, Naming
from fathoms.games.kelp.names import Event
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

# What these tell was there for all to see, or is the mover's own open choice (K12.1).
OPEN = frozenset(
    EVENTS[kind][0]
    for kind in (
        Event.TURN, Event.SHARK_PUT, Event.HIDDEN, Event.SWAPPED, Event.TAKEN, Event.GAINED_CARD, Event.PILE_TOP,
        Event.GAINED_BLOCK, Event.PUT_ON_TOP, Event.TOOK_TO_HAND, Event.USED_FOOD, Event.USED_CARD, Event.RETURNED,
        Event.CHOSEN, Event.RAISED, Event.KEPT, Event.CURRENT_PLACED, Event.CURRENT_LIFTED, Event.TURNED, Event.MOVED,
        Event.DIE_PLACED, Event.GREW, Event.TILE, Event.HUNGER, Event.STORED, Event.ENERGY_LOST, Event.LOWERED,
    )
)  # fmt: skip


def events(naming: Naming) -> EventTable:
    return EventTable(EVENTS, naming, SEATS)
