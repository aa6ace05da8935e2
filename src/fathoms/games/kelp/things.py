"""What lies on the table of Kelp that one could think of using, by its place, and what of it each action is about."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from fathoms.core.actions import Action, ActionTable
from fathoms.core.game import Thing
from fathoms.core.naming import Naming
from fathoms.core.view import View
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
    "pool": "die", "energy": "die", "kept": "die", "drawn": "colour", "bag": "colour", "whole_bag": "whole_bag",
    "row": "shark_card",
    "effect": "effect",
}  # fmt: skip
OWNERS = {
    **dict.fromkeys(("hand", "discard", "draw", "trash", "deck", "food", "pile", "beside", "aside"), OCTOPUS),
    **dict.fromkeys(("pool", "energy", "kept", "drawn", "bag", "whole_bag", "row", "effect"), SHARK),
}
BOARD = ("zone", "space", "pair")  # places themselves
# The draw pile as a whole, from which the draw action takes, and the bag, from which dice are drawn.
WHOLE = {"deck": "draw", "whole_bag": "dice"}

Places = Mapping[str, Mapping[str, str]]
# Where what an action uses lies, by the action's kind and its field. Zones, spaces and pairs lie where they are.
USED: Places = {
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
# To discard a card is not to use it: it is given for a block that is hidden.
GIVEN: Places = {"discard": {"card": "hand"}}
# What an action uses that it does not name.
DECK, BAG = (Thing(TYPES[place], name, place) for place, name in WHOLE.items())
UNNAMED = {
    "draw": (DECK,), "step": (Thing("effect", "swift", "effect"),), "roll": (BAG,), "two": (BAG,), "three": (BAG,),
}  # fmt: skip


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
    yield Lying("whole_bag", 0)
    for card in sorted({card for card in s.row if card != NOTHING}):
        yield Lying("row", card)
    for effect in range(EFFECTS):
        if has(s, effect):
            yield Lying("effect", effect)


def thing(naming: Naming, it: Lying) -> Thing:
    kind = TYPES[it.place]
    return Thing(kind, WHOLE.get(it.place) or naming.value(kind, it.number), it.place)


class KelpThings:
    def __init__(self, actions: ActionTable, tables: Tables, naming: Naming) -> None:
        self.actions = actions
        self.tables = tables
        self.naming = naming

    def on_table(self, view: View) -> list[Thing]:
        assert isinstance(view.masked, State)
        return [thing(self.naming, it) for it in lying(self.tables, view.masked, int(view.seat))]

    def used(self, action: int) -> tuple[Thing, ...]:
        of, types = self.named(action)
        places = {**{field: types[field] for field in of.fields if types[field] in BOARD}, **USED.get(of.kind, {})}
        if "kept" in of.fields:
            places = {field: "kept" if place == "pool" else place for field, place in places.items()}
        return (*UNNAMED.get(of.kind, ()), *found(of, types, places))

    def given(self, action: int) -> tuple[Thing, ...]:
        of, types = self.named(action)
        return found(of, types, GIVEN.get(of.kind, {}))

    def named(self, action: int) -> tuple[Action, Mapping[str, str]]:
        """An action with the types of its fields."""
        of = self.actions.action(action)
        return of, dict(self.actions.kinds[of.kind].fields)


def found(of: Action, types: Mapping[str, str], places: Mapping[str, str]) -> tuple[Thing, ...]:
    """What an action names in these places, in the order of its fields."""
    return tuple(Thing(types[field], name, places[field]) for field, name in of.fields.items() if field in places)
