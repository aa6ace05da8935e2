"""Actions in three forms that round-trip: an id for engines, kind and named fields for programs, a text for people."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fathoms.core.errors import UnknownAction, perhaps, rather

Row = tuple[str, ...] | None  # the fields of one id; None is an id that this data does not use


def padded(names: Sequence[str], size: int) -> list[Row]:
    """A row for each name, and room for more."""
    return [(name,) for name in names] + [None] * (size - len(names))


@dataclass(frozen=True)
class Action:
    """What an answer says: its kind, and the things it names."""

    kind: str
    fields: Mapping[str, str] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.kind, tuple(sorted(self.fields.items()))))

    def to_json(self) -> dict[str, str]:
        return {"kind": self.kind, **self.fields}


@dataclass(frozen=True)
class ActionKind:
    """A run of ids with one meaning. `fields` gives each field's name and type; `values` one row for each id."""

    name: str
    first: int
    text: str
    fields: tuple[tuple[str, str], ...]
    values: Sequence[Row]


class ActionTable:
    """Every action of a game."""

    def __init__(self, kinds: Sequence[ActionKind]) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self._actions: dict[int, Action] = {}
        self._texts: dict[int, str] = {}
        self._ids: dict[Action, int] = {}
        self._parsed: dict[str, int] = {}
        for kind in kinds:
            names = [name for name, _ in kind.fields]
            for i, row in enumerate(kind.values):
                if row is not None:
                    # A field without a value is left out: a way that swims over no Current has no first one.
                    action = Action(kind.name, {n: v for n, v in zip(names, row, strict=True) if v})
                    text = " ".join(kind.text.format(**dict(zip(names, row, strict=True))).split())
                    self._add(kind.first + i, action, text)

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
        found = self._actions.get(number) if type(number) is int else None
        if found is None:
            raise UnknownAction("error-action-id", count=len(self), number=repr(number))
        return found

    def text(self, number: int) -> str:
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
