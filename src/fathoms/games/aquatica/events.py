"""The events of Aquatica by name: what the three numbers of each kind mean."""

from fathoms.core.naming import EventTable, Naming
from fathoms.games.aquatica.names import Event
from fathoms.games.aquatica.questions import SEATS

CARD = ("card", "card")
LOCATION = ("location", "location")
PLACE = ("place", "place")

EVENTS: dict[int, tuple[str, tuple[tuple[str, str], ...]]] = {
    Event.TURN: ("turn", (("turn", "number"),)),
    Event.KING_PICKED: ("king_picked", (("king", "card"),)),
    Event.KING: ("king", (("king", "card"),)),
    Event.PLAYED: ("played", (CARD,)),
    Event.RECRUITED: ("recruited", (CARD, PLACE, ("coins", "number"))),
    Event.ROW: ("row", (CARD, PLACE)),
    Event.OUSTED: ("ousted", (CARD,)),
    Event.BOUGHT: ("bought", (LOCATION, ("coins", "number"))),
    Event.CONQUERED: ("conquered", (LOCATION, ("power", "number"))),
    Event.SALVAGED: ("salvaged", (LOCATION,)),
    Event.MANTA_USED: ("manta_used", (("icon", "icon"), ("sort", "sort"))),
    Event.DEPTH_USED: ("depth_used", (LOCATION, ("icon", "icon"))),
    Event.RAISED: ("raised", (LOCATION, ("steps", "number"))),
    Event.RISEN: ("risen", (LOCATION,)),
    Event.MANTA_GAINED: ("manta_gained", (("icon", "icon"),)),
    Event.SCORED: ("scored", (LOCATION, ("points", "number"))),
    Event.SCOUTED: ("scouted", ()),
    Event.DROPPED: ("dropped", (LOCATION,)),
    Event.DEALT: ("dealt", (LOCATION,)),
    Event.READY: ("ready", ()),
    Event.TOOK_BACK: ("took_back", (CARD,)),
    Event.DISCARDED: ("discarded", (CARD,)),
    Event.REPLAYED: ("replayed", (CARD,)),
    Event.BOXED: ("boxed", (CARD,)),
    Event.CLAIMED: ("claimed", (("goal", "goal"), ("space", "number"), ("icon", "icon"))),
    Event.PLACED: ("placed", (("goal", "goal"), ("space", "number"))),
    Event.LAST_TURNS: ("last_turns", (("reason", "reason"),)),
    Event.OVER: ("over", (("points", "number"), ("rank", "number"))),
}
# All that happens is open to everyone; only a king picked in the draft is not (A9.1).
OPEN = frozenset(name for kind, (name, _) in EVENTS.items() if kind != Event.KING_PICKED)


def events(naming: Naming) -> EventTable:
    return EventTable(EVENTS, naming, SEATS)
