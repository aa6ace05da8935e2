"""Reading JSON that a person may have written: a wrong value is named with its place and what was expected."""

from collections.abc import Sequence
from typing import Any

from fathoms.core.errors import BadPosition, message, perhaps, rather, short


class Reader:
    """One table of a JSON document. `finish` refuses keys that nobody asked for."""

    def __init__(self, value: Any, where: str) -> None:
        if not isinstance(value, dict):
            raise BadPosition("error-not-table", where=where or message("thing-position"), came=short(value))
        self.table: dict[str, Any] = value
        self.where = where
        self.asked: list[str] = []

    def wrong(self, key: str, expected: str, **arguments: Any) -> BadPosition:
        """Name a wrong value, and in a phrase what was expected."""
        return BadPosition(
            "error-must-be",
            where=self.at(key),
            expected=message(expected, **arguments),
            came=short(self.table[key]) if key in self.table else message("thing-nothing"),
        )

    def at(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def has(self, key: str) -> bool:
        self.asked.append(key)
        return key in self.table

    def number(self, key: str, default: int | None, low: int, high: int) -> int:
        value = self.table[key] if self.has(key) else default
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(key, "expected-whole-number-between", low=low, high=high)
        return value

    def flag(self, key: str) -> bool:
        value = self.table[key] if self.has(key) else False
        if type(value) is not bool:
            raise self.wrong(key, "expected-flag")
        return value

    def name(self, key: str, known: Sequence[str], default: str | None = None) -> str:
        value = self.table[key] if self.has(key) else default
        if not isinstance(value, str) or value not in known:
            raise BadPosition(
                "error-one-of-or-near",
                where=self.at(key), known=", ".join(known), came=short(value), hint=perhaps(value, known),
            )  # fmt: skip
        return value

    def names(self, key: str, known: Sequence[str], most: int) -> list[str]:
        """A list of names; left out it is empty."""
        value = self.table[key] if self.has(key) else []
        if not isinstance(value, list) or len(value) > most:
            raise self.wrong(key, "expected-names", most=most)
        for item in value:
            if not isinstance(item, str) or item not in known:
                raise BadPosition(
                    "error-some-of",
                    where=self.at(key), known=", ".join(known), came=short(item), hint=perhaps(item, known),
                )  # fmt: skip
        return value

    def inner(self, key: str) -> "Reader":
        return Reader(self.table[key] if self.has(key) else {}, self.at(key))

    def finish(self) -> None:
        for key in self.table:
            if key not in self.asked:
                raise BadPosition("error-key-means-nothing", where=self.at(str(key)), hint=rather(key, self.asked))
