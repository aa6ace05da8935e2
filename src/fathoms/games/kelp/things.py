"""What lies on the table of Kelp that one could think of using, by its place, and which of it each action uses."""

from collections.abc import Iterator
from typing import NamedTuple

from fathoms.core.actions import ActionTable
from fathoms.core.game import Thing
from fathoms.core.naming import Naming
from fathoms.games.kelp.dice import has
from fathoms.games.kelp.names import (
    BLOCKS,
    COLOURS,
    EFFECTS,
    NOTHING,
    OCTOPUS,
    SHARK,
    SPACES,
    ZONES,
    Beside,
    Confront,
    Dice,
    Type,
)
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


class Lying(NamedTuple):
    """A thing inside: its place, and its number among those of the place's type."""

    place: str
    number: int


# Each place with the type of what lies there.
TYPES = {
    "zone": "zone", "space": "space", "pair": "pair",
    "hand": "card", "discard": "card", "draw": "card", "trash": "card", "deck": "deck", "food": "block", "pile": "pile",
    "beside": "block", "aside": "block",
    "pool": "die", "energy": "die", "kept": "die", "drawn": "colour", "bag": "colour", "row": "shark_card",
    "effect": "effect",
}  # fmt: skip
OWNERS = {
    **dict.fromkeys(("hand", "discard", "draw", "trash", "deck", "food", "pile", "beside", "aside"), OCTOPUS),
    **dict.fromkeys(("pool", "energy", "kept", "drawn", "bag", "row", "effect"), SHARK),
}
BOARD = ("zone", "space", "pair")  # places themselves
DECK = "draw"  # the name of the draw pile as a whole, from which the draw action takes

# Where what an action names lies, by the action's kind and its field. Zones, spaces and pairs lie where they are, and a
# card that is discarded is not used.
PLACES = {
    "food": {"food": "food"},
    "return": {"colour": "drawn"},
    "choose": {"colour": "bag"},
    "gain_card": {"pile": "pile"},
    "gain_block": {"block": "beside"},
    "use": {"effect": "effect"},
    "die": {"die": "pool"},
    "reroll": {"die": "pool"},
    "store": {"die": "pool"},
    "lower": {"die": "energy"},
    "hunger": {"die": "energy"},
    "play": {"card": "hand"},
    "top": {"card": "discard"},
    "to_hand": {"card": "discard"},
    "from_draw": {"card": "draw"},
    "from_discard": {"card": "discard"},
    "trash_hand": {"card": "hand"},
    "trash_discard": {"card": "discard"},
    "buy": {"card": "row"},
    "replace": {"card": "row"},
    "current": {"die": "pool"},
    "search": {"die": "pool"},
}
ALONE = {"draw": (Thing("deck", DECK, "deck"),), "step": (Thing("effect", "swift", "effect"),)}


def lying(t: Tables, s: State, seat: int) -> Iterator[Lying]:
    """All things that a seat sees, each sort of them once in its place."""
    for zone in range(ZONES):
        yield Lying("zone", zone)
    for space in range(SPACES):
        yield Lying("space", space)
    for pair in range(Confront.FREEZE + 1):
        yield Lying("pair", pair)
    yield from of_octopus(t, s, seat == OCTOPUS)
    yield from of_shark(t, s)


def of_octopus(t: Tables, s: State, own: bool) -> Iterator[Lying]:
    """Hand and draw pile only for the Octopus itself."""
    top, discard = s.top[: s.top_count], s.discard[: s.discard_count]
    for card in range(t.cards):
        if own and s.hand[card]:
            yield Lying("hand", card)
        if own and (s.draw[card] or card in top):
            yield Lying("draw", card)
        if card in discard:
            yield Lying("discard", card)
        if s.trash[card]:
            yield Lying("trash", card)
    yield Lying("deck", 0)
    for i in range(s.eaten):
        yield Lying("food", s.track[i])
    for pile in range(Type.EAT + 1):
        yield Lying("pile", pile)
    for block in range(BLOCKS):
        if s.blocks[Beside.GAINABLE + block]:
            yield Lying("beside", block)
        if s.blocks[Beside.SET_ASIDE + block]:
            yield Lying("aside", block)


def of_shark(t: Tables, s: State) -> Iterator[Lying]:
    dice = {
        "pool": [*s.pool[: s.pool_count]],
        "energy": [*s.energy[: s.energy_count]],
        "kept": [*s.kept[: s.kept_count], *s.keeping[: s.keeping_count]],
    }
    for place, shown in dice.items():
        for die in sorted(set(shown)):
            yield Lying(place, die)
    for colour in range(COLOURS):
        if s.dice[Dice.DRAWN + colour]:
            yield Lying("drawn", colour)
        yield Lying("bag", colour)
    for card in sorted({card for card in s.row if card != NOTHING}):
        yield Lying("row", card)
    for effect in range(EFFECTS):
        if has(s, effect):
            yield Lying("effect", effect)


def thing(naming: Naming, it: Lying) -> Thing:
    kind = TYPES[it.place]
    return Thing(kind, DECK if it.place == "deck" else naming.value(kind, it.number), it.place)


def used(actions: ActionTable, action: int) -> tuple[Thing, ...]:
    """The things that an action uses."""
    of = actions.action(action)
    if of.kind == "discard":
        return ()
    places = PLACES.get(of.kind, {})
    types = dict(actions.kinds[of.kind].fields)
    found = []
    for field, name in of.fields.items():
        place = places.get(field, types[field] if types[field] in BOARD else "")
        if place:
            found.append(Thing(types[field], name, "kept" if place == "pool" and "kept" in of.fields else place))
    return (*ALONE.get(of.kind, ()), *found)
