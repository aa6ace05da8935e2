"""Records out of JSON and files that anybody may have written: what is wrong with one has a name."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from fathoms.core.errors import BadRecord, FathomsError, message, short, why_not
from fathoms.core.record import ENTRIES, FORMAT, NONCE, Entry, Record, stand

Read = TypeVar("Read")


def load(path: str | Path) -> Record:
    """Read a record from a file."""
    return read_in(path, read_file(path), from_json)


def read_file(path: str | Path) -> Any:
    """JSON from a file, or a named error."""
    try:
        return json.loads(Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord("error-unreadable", path=path, why=why_not(error)) from None
    except json.JSONDecodeError as error:
        raise BadRecord("error-json-at", path=path, line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):  # a number of a thousand digits, or tables in tables without an end
        raise BadRecord("error-json-unreadable", path=path) from None


def read_in(path: str | Path, found: Any, read: Callable[[Any], Read]) -> Read:
    """What was found in a file, with the file named in what is wrong with it."""
    try:
        return read(found)
    except BadRecord as error:
        raise in_file(path, error) from None


def in_file(path: str | Path, error: FathomsError) -> BadRecord:
    """What is wrong, with the file it is in."""
    return BadRecord("error-at", place=path, error=error)


SORTS = {str: "expected-text", int: "expected-whole-number", dict: "expected-table", list: "expected-list"}


def from_json(found: Any) -> Record:
    """A record out of JSON; what is wrong with it is named. Whether it replays is told by `replay` and `verify`."""
    if not isinstance(found, dict) or found.get("fathoms") != "record":
        raise BadRecord("error-record-type", came=short(found))
    if found.get("format") != FORMAT:
        raise BadRecord("error-record-format", form=FORMAT, came=short(found.get("format")))
    wanted = {
        "fathoms": str, "format": int, "game": str, "rules": int, "options": dict, "data": str, "seats": list,
        "start": list, "entries": list, "overlay": dict, "commitment": str, "nonces": list, "seed": str,
        "begun": int,
    }  # fmt: skip
    optional = {"overlay": {}, "commitment": "", "nonces": [], "seed": ""}
    for key in found:
        if key not in wanted:
            raise BadRecord("error-record-key-unknown", key=key, known=", ".join(wanted))
    for key, sort in wanted.items():
        if key == "begun" and key not in found:
            continue
        value = found.get(key, optional.get(key))
        if type(value) is not sort:
            raise BadRecord("error-must-be", where=key, expected=message(SORTS[sort]), came=short(value))
    if not all(isinstance(name, str) for name in found["seats"]) or not found["seats"]:
        raise BadRecord("error-record-seats", came=short(found["seats"]))
    for key in ("seed", "commitment"):
        value = found.get(key, "")
        if value and (len(value) != 64 or set(value) - set("0123456789abcdef")):
            raise BadRecord("error-record-hex", key=key, came=short(value))
    record = Record(
        found["game"], found["rules"], found["options"], found["data"], found.get("overlay", {}), tuple(found["seats"]),
        found.get("commitment", ""), read_nonces(found), found.get("seed", ""), read_draws(found["start"], "start"),
    )  # fmt: skip
    record.begun = found.get("begun")
    least, standing = record.begun or 0, list[int]()
    for i, entry in enumerate(found["entries"]):
        record.entries.append(read_entry(entry, f"entries[{i}]", len(found["seats"]), least, len(standing)))
        stand(standing, i, record.entries[-1])
    first = sum(entry.kind == "answer" for entry in record.entries[: max(0, least)])
    if first != least:
        raise BadRecord("error-record-begun", came=short(least), first=first)
    return record


def read_nonces(found: dict[str, Any]) -> tuple[str, ...]:
    nonces = found.get("nonces", [])
    if not all(isinstance(nonce, str) and 1 <= len(nonce) <= NONCE for nonce in nonces):
        raise BadRecord("error-record-nonces", most=NONCE, came=short(nonces))
    return tuple(nonces)


def read_entry(found: Any, where: str, seats: int, least: int, count: int) -> Entry:
    kinds = [kind for kind in ENTRIES if isinstance(found, dict) and kind in found]
    if len(kinds) != 1:
        raise BadRecord("error-one-of", where=where, known=", ".join(ENTRIES), came=short(found))
    kind = kinds[0]
    known = {"answer": ("answer", "seat", "chance"), "take_back": ("take_back", "to")}.get(kind, (kind,))
    for key in found:
        if key not in known:
            raise BadRecord(
                "error-record-entry-key-unknown",
                where=where,
                kind=kind,
                key=key,
                known=", ".join(known),
            )
    seat = found.get("seat") if kind == "answer" else found[kind]
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadRecord("error-record-entry-seat", where=where, most=seats - 1, came=short(seat))
    if kind == "take_back" and (type(found.get("to")) is not int or not least <= found["to"] <= count):
        raise BadRecord(
            "error-record-entry-take-back",
            where=where,
            least=least,
            count=count,
            came=short(found.get("to")),
        )
    if kind == "answer" and not isinstance(found["answer"], str):
        raise BadRecord("error-record-entry-action", where=where, came=short(found["answer"]))
    action = found["answer"] if kind == "answer" else ""
    return Entry(kind, seat, action, read_draws(found.get("chance", []), where), found.get("to", 0))


def read_draws(found: Any, where: str) -> tuple[tuple[int, int], ...]:
    if not isinstance(found, list):
        raise BadRecord("error-record-entry-chance", where=where, came=short(found))
    for draw in found:
        if not isinstance(draw, list) or len(draw) != 2 or not all(type(number) is int for number in draw):
            raise BadRecord("error-draw-shape", where=where, came=short(draw))
        if not 0 <= draw[1] < draw[0] < 1 << 31:
            raise BadRecord("error-draw-range", where=where, came=short(draw))
    return tuple((bound, value) for bound, value in found)
