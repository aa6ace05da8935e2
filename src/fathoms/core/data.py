"""Data files: TOML with a source for every value, an owner's overlay, and errors that name file and line.

A file is a set of sections; a section is a list of entries, each with an id. An overlay names the same files: its
entries change the values they give, an entry with a new id is added.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, NoReturn, TypeVar

from fathoms.core.catalogue import LANGUAGES
from fathoms.core.errors import BadData, message, perhaps, rather, short, why_not

Tables = TypeVar("Tables")
Names = TypeVar("Names")
SOURCES = ("rulebook", "public", "inferred", "new", "owner")
TITLE = "title"  # what an owner calls a thing: { en = "Ink Jet", pl = … }; without it catalogues or ids serve


class Entry:
    """One thing of a section: its values, and where each was written."""

    def __init__(self, section: str, name: str) -> None:
        self.section = section
        self.name = name
        self.values: dict[str, Any] = {}
        self.places: dict[str, str] = {}
        self.sources: dict[str, str] = {}
        self.place = ""
        self.owned: set[str] = set()  # the keys of values that an overlay gives

    @property
    def kept_out(self) -> bool:
        """Whether it lies beside the game until an owner puts copies of it in."""
        return self.values.get("copies") == 0 and "copies" not in self.owned

    def wrong(self, key: str, expected: str, **arguments: Any) -> NoReturn:
        """Name a wrong value, and in a phrase what was expected."""
        came = short(self.values[key]) if key in self.values else message("thing-nothing")
        where = f"{self.places.get(key, self.place)}: {self.section} {self.name!r}: {key}"
        raise BadData("error-must-be", where=where, expected=message(expected, **arguments), came=came)

    def keys(self, known: Sequence[str]) -> None:
        """Refuse keys that mean nothing here, and a source for a value that is not there."""
        for key, value in self.values.items():
            if key == TITLE:
                good = isinstance(value, dict) and value and all(map(is_word, value.values()))
                if not good or not set(value) <= set(LANGUAGES):
                    known = ", ".join(LANGUAGES)
                    self.wrong(
                        key,
                        "expected-title",
                        known=known,
                    )
            elif key not in known:
                where = f"{self.places[key]}: {self.section} {self.name!r}"
                raise BadData("error-data-key-unknown", where=where, key=key, hint=rather(key, known))

    def text(self, key: str) -> str:
        value = self.values.get(key)
        if not isinstance(value, str) or not value:
            self.wrong(key, "expected-text")
        return value

    def choice(self, key: str, known: Sequence[str]) -> int:
        value = self.values.get(key)
        if value not in known:
            self.wrong(key, "expected-one-of", known=", ".join(known))
        return known.index(value)

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value = self.values.get(key, default)
        if type(value) is not int or not low <= value <= high:
            self.wrong(key, "expected-whole-number-between", low=low, high=high)
        return value

    def texts(self, key: str, low: int, high: int) -> list[str]:
        value = self.values.get(key)
        if not isinstance(value, list) or not low <= len(value) <= high or not all(isinstance(v, str) for v in value):
            self.wrong(key, "expected-texts", low=low, high=high)
        return value

    def source_of(self, key: str) -> str:
        return self.sources.get(key) or self.sources.get("*", "")


def is_word(text: object) -> bool:
    return isinstance(text, str) and 1 <= len(text) <= 60 and text.isprintable() and text == text.strip()


class DataSet:
    """All sections of a game's data files, overlay included."""

    def __init__(self) -> None:
        self.sections: dict[str, dict[str, Entry]] = {}
        self.overlay: dict[str, Any] = {}
        self.weights: list[tuple[str, str, str]] = []  # section, key and reason, the weightiest for balance first

    def entries(self, section: str) -> list[Entry]:
        return list(self.sections.get(section, {}).values())

    def entry(self, section: str, name: str) -> Entry:
        known = self.sections.get(section, {})
        if name not in known:
            raise BadData(
                "error-data-entry-missing",
                section=section,
                name=name,
                known=", ".join(known) or "–",
            )
        return known[name]

    def weight(self, section: str, key: str) -> tuple[int, str]:
        """The place of a value in the order of weight for balance, and the reason; what is not named comes last."""
        for place, (known, named, why) in enumerate(self.weights):
            if (known, named) == (section, key):
                return place, why
        return len(self.weights), "The others"

    def digest(self) -> str:
        """Tells two sets of data apart; the order of entries counts, since ids follow it.

        What is kept out does not count: no game can show it, so records made before it was added go on.
        """
        plain = {
            section: [
                [name, sorted((k, v) for k, v in entry.values.items() if k != TITLE)]
                for name, entry in entries.items()
                if not entry.kept_out
            ]
            for section, entries in self.sections.items()
        }
        return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Box(Generic[Tables, Names]):
    """What a game read from its data: figures as tables for the rules, the names of what they mean, and the source."""

    tables: Tables
    names: Names
    data: DataSet

    @cached_property
    def digest(self) -> str:
        return self.data.digest()


def complete(data: DataSet, section: str, names: Sequence[str]) -> list[Entry]:
    """The entries of a section whose ids are fixed, in their order."""
    entries = [data.entry(section, name) for name in names]
    for entry in data.entries(section):
        if entry.name not in names:
            raise BadData(
                "error-data-entry-unknown",
                place=entry.place,
                section=section,
                name=entry.name,
                known=", ".join(names),
            )
    return entries


def read_weights(folder: Traversable, name: str) -> list[tuple[str, str, str]]:
    """Which values weigh most for balance, from a file of a game's own."""
    told = parse(folder.joinpath(name).read_text("utf-8"), name)
    return [(row["section"], key, row["why"]) for row in told["weights"] for key in row["keys"]]


def load(
    folder: Traversable, files: Mapping[str, Sequence[str]], overlay: str | Path | dict[str, Any] | None = None
) -> DataSet:
    """Read the data files (name: its sections), then an owner's folder or already parsed overlay over them."""
    data = DataSet()
    for name, sections in files.items():
        add_file(data, name, sections, parse(folder.joinpath(name).read_text("utf-8"), name), "", name)
    if overlay is None:
        return data
    if isinstance(overlay, dict):
        for name, content in overlay.items():
            if name not in files or not isinstance(content, dict):
                raise BadData("error-overlay-file-unknown", name=name, known=", ".join(files))
            add_file(data, name, files[name], content, "", f"overlay {name}", over=True)
        data.overlay = overlay
        return data
    if not isinstance(overlay, str | Path):
        raise BadData("error-overlay-type", came=short(overlay))
    root = Path(overlay)
    try:
        is_folder = bool(str(overlay)) and root.is_dir()
    except OSError as error:
        raise BadData("error-unreadable", path=root, why=why_not(error)) from None
    if not is_folder:
        known = ", ".join(files)
        raise BadData("error-overlay-not-folder", root=root, known=known)
    found = sorted(path.name for path in root.glob("*.toml"))
    for name in found:
        if name not in files:
            raise BadData(
                "error-data-file-unknown",
                path=root / name, known=", ".join(files), hint=perhaps(name, list(files)),
            )  # fmt: skip
    if not found:
        raise BadData("error-overlay-empty", root=root, known=", ".join(files))
    for name in files:
        if name in found:
            try:
                text = (root / name).read_text("utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise BadData("error-unreadable", path=root / name, why=why_not(error)) from None
            content = parse(text, str(root / name))
            add_file(data, name, files[name], content, text, str(root / name), over=True)
            data.overlay[name] = content
    return data


def parse(text: str, place: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+), column (\d+)", str(error))
        # Without a place it is at the end of the document.
        at, column = found.groups() if found else (max(len(text.splitlines()), 1), 1)
        if "overwrite" in str(error):
            raise BadData("error-toml-twice", place=place, at=at) from None
        raise BadData("error-toml-at", place=place, at=at, column=column) from None
    except (ValueError, RecursionError):  # a number of a thousand digits, or lists in lists without an end
        raise BadData("error-toml-unreadable", place=place) from None


def add_file(
    data: DataSet,
    name: str,
    sections: Sequence[str],
    content: dict[str, Any],
    text: str,
    place: str,
    over: bool = False,
) -> None:
    for section, value in content.items():
        if section not in sections:
            raise BadData(
                "error-data-section-unknown",
                where=at_line(place, text, section, None), section=section, hint=rather(section, sections),
            )  # fmt: skip
        known = data.sections.setdefault(section_name(name, section), {})
        for identity, values in listed(section, value, at_line(place, text, section, None)):
            entry = known.setdefault(identity, Entry(section_name(name, section), identity))
            merge(entry, values, place, text, over)


def section_name(file: str, section: str) -> str:
    """Sections are told apart by file, so that `cards` of two files are two sections."""
    return f"{file.removesuffix('.toml')}.{section}"


def listed(section: str, value: Any, place: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """A section's entries, written as a list of tables with an id or as a table of tables."""
    if isinstance(value, dict):
        for identity, values in value.items():
            if not isinstance(values, dict):
                raise BadData(
                    "error-overlay-entry-not-table",
                    place=place,
                    section=section,
                    identity=identity,
                    came=short(values),
                )
            yield identity, values
        return
    if not isinstance(value, list):
        raise BadData("error-data-section-not-list", place=place, section=section, came=short(value))
    seen: set[str] = set()
    for values in value:
        identity = values.get("id") if isinstance(values, dict) else None
        if not isinstance(identity, str) or not identity:
            raise BadData(
                "error-data-entry-not-table",
                place=place,
                section=section,
                came=short(values),
            )
        if identity in seen:
            raise BadData("error-data-entry-twice", place=place, section=section, identity=identity)
        seen.add(identity)
        yield identity, {key: item for key, item in values.items() if key != "id"}


def merge(entry: Entry, values: dict[str, Any], place: str, text: str, over: bool) -> None:
    entry.place = at_line(place, text, entry.name, None)
    source = values.get("source", "owner" if over else None)
    named: dict[str, Any] = source if isinstance(source, dict) else {"*": source}
    for key, value in named.items():
        if value not in SOURCES:
            known = ", ".join(SOURCES)
            raise BadData(
                "error-data-source-unknown",
                place=entry.place,
                section=entry.section,
                name=entry.name,
                known=known,
                came=short(value),
            )
        if key != "*" and key not in values and key not in entry.values and key != "effect":
            raise BadData(
                "error-data-source-without-value",
                place=entry.place,
                section=entry.section,
                name=entry.name,
                key=key,
            )
    if over:
        given = named.get("*", "owner")  # what the owner does not name is the owner's
        named = {key: given for key in values if key != "source"} | {k: v for k, v in named.items() if k != "*"}
        entry.owned.update(values)
    entry.sources.update(named)
    for key, value in values.items():
        if key != "source":
            entry.values[key] = value
            entry.places[key] = at_line(place, text, entry.name, key)


def at_line(place: str, text: str, name: str, key: str | None) -> str:
    """`file:line` of an entry or of one of its values, as near as a look at the text can tell."""
    lines = [line.partition("#")[0] for line in text.splitlines()]
    quoted = re.escape(name)
    marks = (rf'\bid\s*=\s*"{quoted}"', rf"^\s*\[+[\w.]*\b{quoted}\b", rf'^\s*"?{quoted}"?\s*=')
    starts = [i for mark in marks for i, line in enumerate(lines) if re.search(mark, line)]
    if not starts:
        return place
    start = starts[0]
    if key is not None:
        # The entry goes on to the next id; a value may also stand above its id, below the head of its table.
        after = next((i for i in range(start + 1, len(lines)) if re.search(r"\bid\s*=", lines[i])), len(lines))
        before = next((i for i in range(start, -1, -1) if lines[i].lstrip().startswith("[")), start)
        for i in [*range(start, after), *range(before, start)]:
            if re.search(rf"\b{re.escape(key)}\s*=", lines[i]):
                return f"{place}:{i + 1}"
    return f"{place}:{start + 1}"
