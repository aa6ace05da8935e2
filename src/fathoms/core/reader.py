"""Reading JSON that a person may have written: a wrong value is named with its place and what was expected."""

import difflib
from collections.abc import Sequence
from typing import Any

from fathoms.core.errors import BadPosition


class Reader:
    """One table of a JSON document. `finish` refuses keys that nobody asked for."""

    def __init__(self, value: Any, where: str) -> None:
        if not isinstance(value, dict):
            raise BadPosition(f"{where or 'a position'} must be a table, not {short(value)}")
        self.table: dict[str, Any] = value
        self.where = where
        self.asked: list[str] = []

    def wrong(self, key: str, expected: str) -> BadPosition:
        return BadPosition(f"{self.at(key)} must be {expected}, not {short(self.table.get(key))}")

    def at(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def has(self, key: str) -> bool:
        self.asked.append(key)
        return key in self.table

    def number(self, key: str, default: int | None, low: int, high: int) -> int:
        value = self.table[key] if self.has(key) else default
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(key, f"a whole number from {low} to {high}")
        return value

    def flag(self, key: str) -> bool:
        value = self.table[key] if self.has(key) else False
        if type(value) is not bool:
            raise self.wrong(key, "true or false")
        return value

    def name(self, key: str, known: Sequence[str], default: str | None = None) -> str:
        value = self.table[key] if self.has(key) else default
        if not isinstance(value, str) or value not in known:
            raise self.wrong(key, one_of(known, value))
        return value

    def names(self, key: str, known: Sequence[str], most: int) -> list[str]:
        """A list of names; left out it is empty."""
        value = self.table[key] if self.has(key) else []
        if not isinstance(value, list) or len(value) > most:
            raise self.wrong(key, f"a list of at most {most} names")
        for item in value:
            if not isinstance(item, str) or item not in known:
                raise BadPosition(f"{self.at(key)} may hold {one_of(known, item)}, not {short(item)}")
        return value

    def inner(self, key: str) -> "Reader":
        return Reader(self.table[key] if self.has(key) else {}, self.at(key))

    def finish(self) -> None:
        for key in self.table:
            if key not in self.asked:
                near = difflib.get_close_matches(str(key), self.asked, 1)
                hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(self.asked)}"
                raise BadPosition(f"{self.at(str(key))} means nothing here; {hint}")


def one_of(known: Sequence[str], came: object) -> str:
    near = difflib.get_close_matches(came, known, 1) if isinstance(came, str) else []
    return f"one of {', '.join(known)}" + (f" (did you mean {near[0]!r}?)" if near else "")


def short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."
