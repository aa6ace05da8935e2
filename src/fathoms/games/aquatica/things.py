"""What lies on the table of Aquatica that one could think of using, by its place, and which of it each action uses."""

from collections.abc import Iterator
from typing import NamedTuple

from fathoms.core.actions import ActionTable
from fathoms.core.game import Thing
from fathoms.core.naming import Naming
from fathoms.games.aquatica.names import (
    CARDS,
    GOALS,
    ICONS,
    LOWER,
    MANTA_SHARE,
    NOTHING,
    POCKETS,
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
    "trained": "icon", "wild": "icon", "goal": "track",
}  # fmt: skip
# Where what an action names lies, by the action's kind and its field. A manta that is put on a goal is not used.
PLACES = {
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
SHARES = {"trained": (Manta.READY, Manta.TIRED), "wild": (Manta.WILD_READY, Manta.WILD_TIRED)}


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
        for sort, shares in SHARES.items():
            if any(s.mantas[MANTA_SHARE * seat + share + icon] for share in shares):
                yield Lying(sort, icon)


def thing(naming: Naming, it: Lying) -> Thing:
    kind = TYPES[it.place]
    return Thing(kind, naming.value(kind, it.number), it.place)


def used(actions: ActionTable, action: int) -> tuple[Thing, ...]:
    """The things that an action uses."""
    of = actions.action(action)
    if of.kind == "manta":
        return (Thing("icon", of.fields["icon"], of.fields["sort"]),)
    types = dict(actions.kinds[of.kind].fields)
    return tuple(Thing(types[field], of.fields[field], place) for field, place in PLACES.get(of.kind, {}).items())
