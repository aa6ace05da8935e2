"""What of Aquatica cannot be used now and why, for the seat that is asked: by question and place of each thing."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fathoms.core.game import Hindrance
from fathoms.core.hindrances import Asked, Grouped, Why, explained, parts_of, why
from fathoms.core.naming import Naming
from fathoms.core.view import View
from fathoms.games.aquatica.declaration import DECLARATION
from fathoms.games.aquatica.effects import can_do
from fathoms.games.aquatica.locations import free_pocket, pocket_of
from fathoms.games.aquatica.mantas import available, pays, top_depth
from fathoms.games.aquatica.names import ANY_TYPE, EMPTY_DEPTH, NOTHING, Verb
from fathoms.games.aquatica.payment import conquer_price
from fathoms.games.aquatica.reasons import WHY_NOT
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables
from fathoms.games.aquatica.things import AquaticaThings, lying, thing
from fathoms.games.aquatica.turn import is_effect


@dataclass(frozen=True)
class Asking:
    """A question as the seat that is asked sees it; `naming` leads from the names in its fields to numbers."""

    tables: Tables
    state: State
    seat: int
    kind: str
    fields: Mapping[str, Any]
    naming: Naming

    def number(self, kind: str, field: str) -> int:
        return self.naming.number(kind, self.fields[field], field)


Rule = Callable[[Asking, int], Why | None]


def always(name: str, clause: str = "") -> Rule:
    """The same reason for every thing of a place."""
    return lambda now, number: why(name, clause)


# Effects of mantas and depths (A3.2, A3.5)

NOTHING_TO_DO = {
    Verb.RAISE: "nothing-to-raise",
    Verb.RAISE_FULL: "nothing-to-raise",
    Verb.SCORE: "nothing-to-score",
    Verb.TAKE_BACK: "nothing-to-take-back",
    Verb.RECRUIT_FREE: "nobody-to-recruit",
}


def unusable(now: Asking, icon: int, source: int) -> Why | None:
    """Why an icon has no effect beside the main action."""
    t = now.tables
    if not is_effect(t, icon):
        return why("resource")
    if can_do(t, now.state, now.seat, t.icon_verb[icon], t.icon_amount[icon], source):
        return None
    return why(NOTHING_TO_DO[t.icon_verb[icon]])


def manta(now: Asking, icon: int) -> Why | None:
    return unusable(now, icon, NOTHING)


def depth(now: Asking, location: int) -> Why | None:
    return shown(now, location, lambda icon: unusable(now, icon, location))


def shown(now: Asking, location: int, rule: Callable[[int], Why | None]) -> Why | None:
    """What there is against the top depth of a Location on the board."""
    t, s, pocket = now.tables, now.state, pocket_of(now.state, now.seat, location)
    if s.risen[pocket] == t.depths[location]:
        return why("risen")
    icon = top_depth(t, s, pocket)
    return why("empty-depth") if icon == EMPTY_DEPTH else rule(icon)


# Prices (A3.8)


def short(name: str, price: int, most: int) -> Why:
    return why(name, price=price, most=most, missing=price - most)


def coins(now: Asking) -> int:
    return int(now.fields["own"] + available(now.tables, now.state, now.seat, Verb.COIN, ANY_TYPE))


def bought(now: Asking, location: int) -> Why:
    return short("coins", now.tables.coins[location], coins(now))


def conquered(now: Asking, location: int) -> Why:
    t, s = now.tables, now.state
    most = now.fields["own"] + available(t, s, now.seat, Verb.POWER, t.type[location])
    return short("power", conquer_price(t, s, location), most)


def recruited(now: Asking, place: int) -> Why:
    return short("coins", now.tables.price[place - 1], coins(now))


def free(now: Asking, place: int) -> Why:
    return why("not-free", price=now.tables.price[place - 1], most=now.fields["most"])


def paying(now: Asking, icon: int) -> Why | None:
    """Why an icon does not pay; typed power serves one type of Location only."""
    power = now.fields["verb"] == "conquer"
    kind = now.tables.type[now.number("location", "target")] if power else ANY_TYPE
    if pays(now.tables, icon, Verb.POWER if power else Verb.COIN, kind):
        return None
    return why("pays-no-power" if power else "pays-no-coins")


def paying_depth(now: Asking, location: int) -> Why | None:
    return shown(now, location, lambda icon: paying(now, icon) or why("paid"))


def offered(now: Asking, location: int) -> Why:
    """A Location of the rows, while no effect asks for one."""
    return why("pockets-full" if free_pocket(now.state, now.seat) == NOTHING else "card-first")


# Locations on the board


def raised(now: Asking, location: int) -> Why | None:
    if now.fields["spared"] is not None and location == now.number("location", "spared"):
        return why("own-depth")
    pocket = pocket_of(now.state, now.seat, location)
    return why("risen", "A4.4") if now.state.risen[pocket] == now.tables.depths[location] else None


def scored(now: Asking, location: int) -> Why | None:
    if now.fields["spared"] is not None and location == now.number("location", "spared"):
        return why("own-depth", "A4.6")
    pocket = pocket_of(now.state, now.seat, location)
    return why("not-risen") if now.state.risen[pocket] < now.tables.depths[location] else None


# Goals (A5.3)


def goal(now: Asking, track: int) -> Why:
    return why("claimed" if now.state.claimed[now.seat] >> track & 1 else "goal-not-met")


Rules = dict[str, Rule]
TIRED: Rules = {"tired": always("tired"), "wild_tired": always("tired")}
TURN: Rules = {
    **TIRED, "ready": manta, "wild_ready": manta, "pocket": depth, "goal": goal, "rows": offered,
    "row": always("card-first"), "discard": always("not-in-hand"), "dropped": always("card-first"),
}  # fmt: skip
RULES: dict[str, Rules] = {
    "before": TURN,
    "after": {**TURN, "hand": always("main-done")},
    "claim": {"goal": goal},
    "buy": {"rows": bought},
    "conquer": {"rows": conquered},
    "recruit": {"row": recruited},
    "replay": {"hand": always("in-hand", "A4.11")},
    "pay": {**TIRED, "ready": paying, "wild_ready": paying, "pocket": paying_depth},
    "free": {"row": free},
    "raise": {"pocket": raised},
    "raise_full": {"pocket": raised},
    "score": {"pocket": scored},
    "take_back": {"hand": always("in-hand")},
    "discard": {"hand": always("stays")},
    "track": {"goal": always("ichthyanders-there")},
}
# Whatever is asked.
EVER: Rules = {"goal": always("goal-time")}


class AquaticaHindrances:
    explained: Mapping[str, frozenset[str]] = explained(DECLARATION, RULES, EVER)

    def __init__(self, game: Asked, tables: Tables, naming: Naming, things: AquaticaThings) -> None:
        self.game = game
        self.tables = tables
        self.naming = naming
        self.used = things.used

    def __call__(self, view: View, parts: Sequence[int] | None = None) -> list[Hindrance]:
        seat = int(view.seat)
        if self.game.mover(view) != seat:
            return []
        question = self.game.question(view)
        now = Asking(self.tables, state_of(view), seat, question.kind, question.fields, self.naming)
        listed = parts_of(self.game, view) if parts is None else parts
        usable = {one for action in listed for one in self.used(action)}
        grouped = Grouped(self.game.name, WHY_NOT)
        rules = {**EVER, **RULES.get(question.kind, {})}
        for it in lying(self.tables, now.state, seat):
            rule, one = rules.get(it.place), thing(self.naming, it)
            found = None if rule is None or one in usable else rule(now, it.number)
            if found is not None:
                grouped.add(one, found)
        return grouped.hindrances()


def state_of(view: View) -> State:
    assert isinstance(view.masked, State)
    return view.masked
