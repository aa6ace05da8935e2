"""Actions in three forms that round-trip: an id for rules and bots, kind and fields for programs, a text for people."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from fathoms.core.declaration import Declaration, Source
from fathoms.core.errors import UnknownAction, perhaps, rather

Row = tuple[str, ...] | None  # the values of one choice; None is one that this data does not have


@dataclass(frozen=True)
class Action:
    """What an answer says: its kind, and the things it names."""

    kind: str
    fields: Mapping[str, str] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.kind, tuple(sorted(self.fields.items()))))

    def to_json(self) -> dict[str, str]:
        """The kind and the fields in one table."""
        return {"kind": self.kind, **self.fields}


class ActionTable:
    """Every action of a game, from an id to kind and fields or to a text, and back; iterating gives the ids.

    `rows` has for each source of the declaration what may be chosen, in the order of ids.
    """

    def __init__(self, declaration: Declaration, rows: Mapping[str, Sequence[Row]]) -> None:
        self.kinds = {kind.name: kind for kind in declaration.actions}
        self._actions: dict[int, Action] = {}
        self._texts: dict[int, str] = {}
        self._ids: dict[Action, int] = {}
        self._parsed: dict[str, int] = {}
        firsts = declaration.first_actions()
        for kind in declaration.actions:
            names = [name for name, _ in kind.fields]
            chosen = product(*(offered(source, rows[source.name]) for source in kind.sources))
            for number, parts in enumerate(chosen, firsts[kind.name]):
                if None not in parts:
                    row = [value for part in parts if part is not None for value in part]
                    # A field without a value is left out: a way that swims over no Current has no first one.
                    action = Action(kind.name, {n: v for n, v in zip(names, row, strict=True) if v})
                    text = " ".join(kind.text.format(**dict(zip(names, row, strict=True))).split())
                    self._add(number, action, text)

    def _add(self, number: int, action: Action, text: str) -> None:
        if number in self._actions or action in self._ids or text.lower() in self._parsed:
            raise ValueError(f"action {number} ({text}) is there twice")
        self._actions[number] = action
        self._texts[number] = text
        self._ids[action] = number
        self._parsed[text.lower()] = number

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Any:
        return iter(self._actions)

    def __contains__(self, number: object) -> bool:
        return number in self._actions

    def action(self, number: int) -> Action:
        """The kind and the fields of an id; an id that no action has is an `UnknownAction`."""
        found = self._actions.get(number) if type(number) is int else None
        if found is None:
            raise UnknownAction("error-action-id", count=len(self), number=repr(number))
        return found

    def text(self, number: int) -> str:
        """What records call the action of an id: "play camouflage"."""
        self.action(number)
        return self._texts[number]

    def id(self, action: "Action | str | Mapping[str, str]") -> int:
        """The id of an action given as a structure or as a text."""
        if isinstance(action, str):
            return self._parse(action)
        if isinstance(action, Mapping):
            fields = {str(key): str(value) for key, value in action.items() if key != "kind"}
            action = Action(str(action.get("kind")), fields)
        if not isinstance(action, Action):
            raise UnknownAction("error-action-type", action=repr(action))
        found = self._ids.get(action)
        if found is not None:
            return found
        kind = self.kinds.get(action.kind)
        if kind is None:
            hint = rather(action.kind, list(self.kinds))
            raise UnknownAction("error-action-kind-unknown", kind=action.kind, hint=hint)
        expected = ", ".join(f"{name} ({type_})" for name, type_ in kind.fields) or "–"
        raise UnknownAction(
            "error-action-fields",
            kind=action.kind,
            fields=repr(dict(action.fields)),
            expected=expected,
        )

    def _parse(self, text: str) -> int:
        wanted = " ".join(text.lower().split())
        found = self._parsed.get(wanted)
        if found is None:
            raise UnknownAction("error-action-text-unknown", text=text, hint=perhaps(text, [*self._texts.values()]))
        return found


def offered(source: Source, rows: Sequence[Row]) -> Sequence[Row]:
    """A row for each choice; where the data has fewer than fit, there is room for more."""
    if len(rows) > source.size:
        raise ValueError(f"{source.name}: {len(rows)} are more than the {source.size} that fit")
    return [*rows, *[None] * (source.size - len(rows))]


def alone(names: Sequence[str]) -> list[Row]:
    """A row of one value for each name."""
    return [(name,) for name in names]
