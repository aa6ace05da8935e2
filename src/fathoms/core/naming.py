"""Names for numbers, and numbers for names: what the operands of questions and the values of events mean outside."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fathoms.core.declaration import OPERANDS, Declaration, Run
from fathoms.core.errors import BadPosition, message, short
from fathoms.core.state import DEPTH, FRAME, RUN, BaseState, kind_at, operands_at, push, seat_at, top


@dataclass(frozen=True)
class Kind:
    """The names of one type, with the number of the first. `none` is the number that means none, written null."""

    names: Sequence[str]
    first: int = 0
    none: int | None = None

    def value(self, number: int) -> str | None:
        at = number - self.first
        return (self.names[at] or None) if 0 <= at < len(self.names) else None


LARGEST = 999  # the largest number that a field of a question may have


class Naming:
    """All types of a game; `names` are those that its data has. Numbers and flags need none."""

    def __init__(self, declaration: Declaration, names: Mapping[str, Sequence[str]]) -> None:
        self.kinds = {
            one.name: Kind(names[one.name] if one.names is None else one.names, one.first, one.none)
            for one in declaration.types
        }

    def value(self, kind: str, number: int) -> Any:
        if kind == "number":
            return number
        return bool(number) if kind == "flag" else self.kinds[kind].value(number)

    def number(self, kind: str, value: Any, where: str) -> int:
        if kind == "number" and type(value) is int and 0 <= value <= LARGEST:
            return value
        if kind == "flag" and type(value) is bool:
            return int(value)
        known = self.kinds.get(kind)
        if known is not None:
            if value is None and known.none is not None:
                return known.none
            if value and value in known.names:
                return known.names.index(value) + known.first
        if known is not None and len(known.names) < 12:
            expected = message("expected-one-of", known=", ".join(filter(None, known.names)))
        elif kind == "number":
            expected = message("expected-whole-number-between", low=0, high=LARGEST)
        elif kind == "flag":
            expected = message("expected-flag")
        else:
            expected = message("expected-name-of", kind=kind)
        raise BadPosition("error-must-be", where=where, expected=expected, came=short(value))


class Frames:
    """Frames of the stack as `{"question": kind, ...}` or `{"run": kind, ...}` with named fields, and back."""

    def __init__(self, declaration: Declaration, naming: Naming) -> None:
        self.frames = declaration.frames
        self.naming = naming
        self.seats = declaration.seats
        self.kinds = {
            (sort_of(kind), frame.name): kind
            for kind, frame in self.frames.items()
            if not (isinstance(frame, Run) and frame.passing)
        }

    def to_json(self, s: BaseState, level: int) -> dict[str, Any]:
        at = level * FRAME
        frame = self.frames[kind_at(s, at)]
        told: dict[str, Any] = {sort_of(kind_at(s, at)): frame.name}
        if frame.seat is None:
            told["seat"] = self.seats[seat_at(s, at)]
        for (name, kind), number in zip(frame.operands, operands_at(s, at), strict=False):
            told[name] = self.naming.value(kind, number)
        return told

    def push_json(self, s: BaseState, found: Any, where: str) -> None:
        """Put one frame on the stack, if it may stand there."""
        if not isinstance(found, dict) or ("run" in found) == ("question" in found):
            raise BadPosition("error-frame-not-table", where=where, came=short(found))
        sort = "run" if "run" in found else "question"
        kind = self.kinds.get((sort, found[sort])) if isinstance(found[sort], str) else None
        if kind is None:
            known = ", ".join(name for other, name in self.kinds if other == sort)
            raise BadPosition(
                "error-frame-unknown",
                where=where,
                sort=sort,
                came=short(found[sort]),
                known=known,
            )
        frame = self.frames[kind]
        beneath = self.frames[kind_at(s, top(s))] if s.depth else None
        fits = not frame.on if beneath is None else isinstance(beneath, Run) and beneath.name in frame.on
        if not fits:
            on = ", ".join(frame.on) or "–"
            stands = "–" if beneath is None else beneath.name
            raise BadPosition(
                "error-frame-stands-wrong",
                where=where,
                sort=sort,
                name=frame.name,
                on=on,
                stands=stands,
            )
        if s.depth == DEPTH:
            raise BadPosition("error-frames-too-many", where=where, depth=DEPTH)
        names = [name for name, _ in frame.operands] + ([] if frame.seat is not None else ["seat"])
        for key in found:
            if key != sort and key not in names:
                raise BadPosition(
                    "error-frame-field-unknown",
                    where=where,
                    name=frame.name,
                    key=key,
                    known=", ".join(names) or "–",
                )
        for name in names:
            if name not in found:
                raise BadPosition("error-frame-field-missing", where=where, frame=frame.name, name=name)
        seat = frame.seat
        if seat is None:
            if found["seat"] not in self.seats:
                raise BadPosition(
                    "error-frame-seat",
                    where=where,
                    known=", ".join(self.seats),
                    came=short(found["seat"]),
                )
            seat = list(self.seats).index(found["seat"])
        numbers = [self.naming.number(type_, found[name], f"{where}: {name}") for name, type_ in frame.operands]
        push(s, kind, seat, *(numbers + [0] * OPERANDS)[:OPERANDS])


def sort_of(kind: int) -> str:
    return "run" if kind >= RUN else "question"


class EventTable:
    """Events as kind, seat and named values."""

    def __init__(self, declaration: Declaration, naming: Naming) -> None:
        self.events = dict(enumerate(declaration.events, 1))
        self.naming = naming
        self.seats = declaration.seats

    def told(self, event: Sequence[int]) -> dict[str, Any]:
        """An event by name. None is remembered: all seats share the game, and some events are secret."""
        happened = self.events[event[0]]
        told: dict[str, Any] = {"event": happened.name, "seat": self.seats[event[1]]}
        for (field, kind), number in zip(happened.fields, event[2:5], strict=False):
            told[field] = self.naming.value(kind, number)
        return told
