"""What cannot be used now, and why, as far as all games tell it alike: each brings its things and its reasons."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from fathoms.core.actions import ActionTable
from fathoms.core.declaration import Declaration
from fathoms.core.game import ONE_OF_SEVERAL, Hindrance, Message, Question, Thing
from fathoms.core.options import Options
from fathoms.core.rules import Rules
from fathoms.core.state import BaseState
from fathoms.core.view import View


@dataclass(frozen=True)
class Reason:
    """A clause of the rules, and what the message about it speaks of, by type; `apart` as in a Hindrance."""

    clause: str
    fields: Mapping[str, str] = field(default_factory=dict)
    apart: bool = False


class Why(NamedTuple):
    """The name of a reason and the values of its fields; a clause where another says so than the reason's own."""

    name: str
    values: Mapping[str, Any]
    clause: str = ""


def why(name: str, clause: str = "", /, **values: Any) -> Why:
    return Why(name, values, clause)


def explained(
    declaration: Declaration, rules: Mapping[str, Iterable[str]], ever: Iterable[str]
) -> dict[str, frozenset[str]]:
    """The places that each question explains: those it has rules for, if any, and those that are explained ever."""
    return {question.name: frozenset([*rules.get(question.name, ()), *ever]) for question in declaration.questions}


class Asked(Protocol):
    """What is wanted of a game to find out what its questions are about."""

    rules: Rules
    actions: ActionTable
    name: str

    def mover(self, s: BaseState | View) -> int: ...
    def question(self, s: BaseState | View) -> Question: ...
    def asks_again(self, before: BaseState | View, now: BaseState | View) -> bool: ...
    def world(self, view: View, seed: int) -> BaseState: ...


class NoHindrances:
    """Of a game that tells of none."""

    explained: Mapping[str, frozenset[str]] = {}

    def __call__(self, view: View, parts: Sequence[int] | None = None) -> list[Hindrance]:
        return []


class NoThings:
    """Of a game that tells of none."""

    def on_table(self, view: View) -> list[Thing]:
        return []

    def used(self, action: int) -> tuple[Thing, ...]:
        return ()

    def given(self, action: int) -> tuple[Thing, ...]:
        return ()


class Grouped:
    """Reasons as they are found, for one thing after the other; things with the same reason stand together."""

    def __init__(self, game: str, reasons: Mapping[str, Reason]) -> None:
        self.game = game
        self.reasons = reasons
        self.found: dict[tuple[Any, ...], list[Thing]] = {}

    def add(self, thing: Thing, because: Why, after: Iterable[int] = ()) -> None:
        key = because.name, because.clause, tuple(because.values.items()), tuple(after)
        things = self.found.setdefault(key, [])
        if thing not in things:
            things.append(thing)

    def hindrances(self) -> list[Hindrance]:
        told = []
        for (name, clause, values, after), things in self.found.items():
            reason = self.reasons[name]
            said = Message(f"{self.game}-why-{name}", {key: (reason.fields[key], value) for key, value in values})
            told.append(Hindrance(tuple(things), said, clause or reason.clause, reason.apart, after))
        return told


def parts_of(game: Asked, view: View) -> list[int]:
    """Every action of the choice that a view is asked for: the options, and where several things are chosen one after
    the other, those of every later pick."""
    world = game.world(view, 0)
    several = bool(ONE_OF_SEVERAL & set(game.question(view).fields))
    found = set[int]()

    def grow(s: BaseState) -> None:
        out = Options()
        game.rules.options(s, out)
        for action in out.listed():
            found.add(action)
            if several:
                after = game.rules.copy(s)
                game.rules.answer(after, action)
                if game.asks_again(world, after):
                    grow(after)

    grow(world)
    return sorted(found)
