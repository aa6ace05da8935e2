"""What lies on the table of Aquatica that one could think of using, by its place, and what of it each action is
about."""

from collections.abc import Iterator
from typing import NamedTuple

from fathoms.core.actions import ActionTable
from fathoms.core.game import Thing
from fathoms.core.naming import Naming
from fathoms.core.view import View
from fathoms.games.aquatica.names import (
    CARDS,
    GOALS,
    ICONS,
    LOWER,
    MANTA_SHARE,
    NOTHING,
    POCKETS,
    UNKNOWN,
    UPPER,
    Lies,
    Manta,
)
from fathoms.games.aquatica.payment import on_offer
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


class Lying(NamedTuple):
    """A thing inside: its place, and its number among those of the place's type."""

    place: str
    number: int


# Each place with the type of what lies there. What belongs to a seat is that of the seat that looks.
TYPES = {
    "hand": "card", "discard": "card", "row": "place", "rows": "location", "pocket": "location", "dropped": "location",
    "packet": "card", "ready": "icon", "tired": "icon", "wild_ready": "icon", "wild_tired": "icon", "goal": "track",
}  # fmt: skip
# Where what an action uses lies, by the action's kind and its field.
PLACES = {
    "king": {"king": "packet"},
    "play": {"card": "hand"},
    "discard": {"card": "hand"},
    "take_back": {"card": "discard"},
    "replay": {"card": "discard"},
    "recruit": {"place": "row"},
    "free": {"place": "row"},
    "claim": {"track": "goal"},
    "track": {"track": "goal"},
    "depth": {"location": "pocket"},
    "raise": {"location": "pocket"},
    "raise_full": {"location": "pocket"},
    "score": {"location": "pocket"},
    "buy": {"location": "rows"},
    "conquer": {"location": "rows"},
    "drop": {"location": "rows"},
    "salvage": {"location": "dropped"},
}
SHARES = {
    "ready": Manta.READY, "tired": Manta.TIRED, "wild_ready": Manta.WILD_READY, "wild_tired": Manta.WILD_TIRED,
}  # fmt: skip
READY = {"trained": "ready", "wild": "wild_ready"}  # where mantas of each sort lie that can be used


def lying(t: Tables, s: State, seat: int) -> Iterator[Lying]:
    """All things that a seat could use, each sort of them once in its place."""
    for place in range(s.row_count):
        yield Lying("row", place + 1)
    for i in range(UPPER + LOWER):
        if on_offer(s, i) != NOTHING:
            yield Lying("rows", on_offer(s, i))
    for location in range(t.locations):
        if s.lies[location] == Lies.DISCARD:
            yield Lying("dropped", location)
    for track in range(GOALS):
        yield Lying("goal", track)
    for king in range(t.kings):
        if s.packet != UNKNOWN and s.packet >> king & 1:
            yield Lying("packet", t.king_card[king])
    if seat < 0:
        return
    for card in range(t.cards):
        if s.hand[CARDS * seat + card]:
            yield Lying("hand", card)
        if s.discard[CARDS * seat + card]:
            yield Lying("discard", card)
    for pocket in range(POCKETS * seat, POCKETS * seat + POCKETS):
        if s.pocket[pocket] != NOTHING:
            yield Lying("pocket", s.pocket[pocket])
    for icon in range(1, min(t.icons, ICONS - 1) + 1):
        for state, share in SHARES.items():
            if s.mantas[MANTA_SHARE * seat + share + icon]:
                yield Lying(state, icon)


def thing(naming: Naming, it: Lying) -> Thing:
    kind = TYPES[it.place]
    return Thing(kind, naming.value(kind, it.number), it.place)


class AquaticaThings:
    def __init__(self, actions: ActionTable, tables: Tables, naming: Naming) -> None:
        self.actions = actions
        self.tables = tables
        self.naming = naming

    def on_table(self, view: View) -> list[Thing]:
        assert isinstance(view.masked, State)
        return [thing(self.naming, it) for it in lying(self.tables, view.masked, int(view.seat))]

    def used(self, action: int) -> tuple[Thing, ...]:
        of = self.actions.action(action)
        if of.kind == "manta":
            return (Thing("icon", of.fields["icon"], READY[of.fields["sort"]]),)
        return tuple(Thing(TYPES[place], of.fields[field], place) for field, place in PLACES.get(of.kind, {}).items())

    def given(self, action: int) -> tuple[Thing, ...]:
        """A manta that is put on a goal is not used."""
        of = self.actions.action(action)
        return (Thing("icon", of.fields["icon"], of.fields["state"]),) if of.kind == "claim" else ()
