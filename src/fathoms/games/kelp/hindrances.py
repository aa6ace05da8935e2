"""What of Kelp cannot be used now and why, for the seat that is asked: by the question and the place of each thing."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from fathoms.core.game import Hindrance, Thing
from fathoms.core.hindrances import Asked, Grouped, Why, explained, parts_of, why
from fathoms.core.naming import Naming
from fathoms.core.view import View
from fathoms.games.kelp.asking import Asking, Rule
from fathoms.games.kelp.declaration import DECLARATION, SEATS, ZONE_NAMES
from fathoms.games.kelp.hunt import search_answer
from fathoms.games.kelp.names import OCTOPUS, SHARK, Act
from fathoms.games.kelp.octopus_hindrances import OCTOPUS_RULES, not_adjacent, used_up
from fathoms.games.kelp.reasons import WHY_NOT
from fathoms.games.kelp.shark_hindrances import SHARK_RULES, unhunted, unplaced
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables
from fathoms.games.kelp.things import OWNERS, KelpThings, Lying, lying, thing


def pair(now: Asking, number: int) -> Why:
    return why("pair-time" if now.state.pairs >> number & 1 else "pair-gone")


def food(now: Asking, number: int) -> Why:
    return why("food-used" if used_up(now, number) else "food-time")


TURNS = {OCTOPUS: "K4.1", SHARK: "K8"}  # what says when each seat has its turn
RULES: dict[str, dict[str, Rule]] = {**OCTOPUS_RULES, **SHARK_RULES}
# Whatever is asked.
EVER: dict[str, Rule] = {"pair": pair, "trash": lambda now, number: why("trashed"), "food": food}


class KelpHindrances:
    explained: Mapping[str, frozenset[str]] = explained(DECLARATION, RULES, EVER)

    def __init__(self, game: Asked, tables: Tables, naming: Naming, things: KelpThings) -> None:
        self.game = game
        self.tables = tables
        self.naming = naming
        self.used = things.used

    def __call__(self, view: View, parts: Sequence[int] | None = None) -> list[Hindrance]:
        seat = int(view.seat)
        if self.game.mover(view) != seat:
            return []
        question = self.game.question(view)
        listed = parts_of(self.game, view) if parts is None else parts
        kinds = frozenset(self.game.actions.action(action).kind for action in listed)
        now = Asking(self.tables, state_of(view), question.kind, question.fields, kinds)
        usable = {one for action in listed for one in self.used(action)}
        grouped = Grouped(self.game.name, WHY_NOT)
        for it in lying(self.tables, now.state, seat):
            found = None if (one := thing(self.naming, it)) in usable else self.why(now, it, seat)
            if found is not None:
                grouped.add(one, found)
        self.after(now, listed, usable, grouped)
        return grouped.hindrances()

    def why(self, now: Asking, it: Lying, seat: int) -> Why | None:
        owner = OWNERS.get(it.place, seat)
        if owner != seat:
            return why("theirs", TURNS[owner], seat=SEATS[owner])
        rule = RULES.get(now.kind, {}).get(it.place) or EVER.get(it.place)
        return None if rule is None else rule(now, it.number)

    # What no longer goes once something is picked

    def after(self, now: Asking, listed: Sequence[int], usable: set[Thing], grouped: Grouped) -> None:
        if now.kind == "pay":
            for one in sorted(usable):
                grouped.add(one, why("pay-picked"), listed)
        elif now.kind == "swap":
            self.after_zone(now, listed, grouped)
        elif now.kind == "search":
            self.after_die(now, listed, usable, grouped)

    def after_zone(self, now: Asking, listed: Sequence[int], grouped: Grouped) -> None:
        for zone, name in enumerate(ZONE_NAMES):
            swaps = [action for action in listed if thing(self.naming, Lying("zone", zone)) in self.used(action)]
            for other in not_adjacent(now, zone):
                grouped.add(thing(self.naming, Lying("zone", other)), why("not-adjacent", other=name), swaps)

    def after_die(self, now: Asking, listed: Sequence[int], usable: set[Thing], grouped: Grouped) -> None:
        """A die that is picked for one zone is used for the other."""
        found: dict[tuple[Thing, str, tuple[object, ...]], tuple[Why, list[int]]] = {}
        for action in listed:
            if action == Act.GO_ON:
                continue
            placed = now.state.copy()
            search_answer(self.tables, placed, action)
            then, picked = replace(now, state=placed), self.used(action)
            for it in lying(self.tables, placed, SHARK):
                one = thing(self.naming, it)
                because = AFTER_DIE[it.place](then, it.number) if one in usable and one not in picked else None
                if because is not None:
                    key = one, because.name, tuple(because.values.values())
                    found.setdefault(key, (because, []))[1].append(action)
        for (one, _, _), (because, actions) in found.items():
            grouped.add(one, because, actions)


AFTER_DIE: dict[str, Rule] = {"zone": unhunted, "pool": unplaced, "kept": unplaced}


def state_of(view: View) -> State:
    assert isinstance(view.masked, State)
    return view.masked
