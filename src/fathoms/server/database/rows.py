"""The rows of the database as the server speaks of them, and how they are written there."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.json import decode, encode

JSON = ("options", "settings", "seats", "header", "stands")


class TableRow(msgspec.Struct, kw_only=True):
    """A table without its record: `header` is the record's beginning once it has begun, or from the start where it is
    played on from another game; `length` counts its entries."""

    id: str
    game: str
    status: str = "open"  # open, running, over or gone
    options: dict[str, Any] = {}
    settings: dict[str, Any] = {}
    seats: list[Any] = []
    seed: bytes = b""
    commitment: str = ""
    header: dict[str, Any] | None = None
    length: int = 0
    mover: int | None = None
    deadline: int | None = None
    listed: bool = False
    owner: str = ""
    previous: str | None = None
    next: str | None = None
    created: int = 0
    updated: int = 0
    version: int = 0
    stands: dict[str, Any] | None = None  # the game in short, for lists


class Step(msgspec.Struct):
    """Entries of a record that were written at once, behind the first `number` of them."""

    table: str
    number: int
    count: int
    entries: list[dict[str, Any]]
    at: int


class Talk(msgspec.Struct):
    """What was said at a table beside the game: chat, requests, agreements. The database gives the id."""

    id: int
    table: str
    seat: int | None
    kind: str
    body: dict[str, Any]
    at: int


def columns(values: Mapping[str, Any]) -> dict[str, Any]:
    """Columns of a table as the database keeps them."""
    return {
        key: encode(value).decode() if key in JSON and value is not None else value for key, value in values.items()
    }


def table_columns(row: TableRow) -> dict[str, Any]:
    return columns(msgspec.structs.asdict(row))


def table_row(found: Any) -> TableRow:
    values = dict(found._mapping)
    for key in JSON:
        if values[key] is not None:
            values[key] = decode(values[key])
    return TableRow(**values)


def step_columns(step: Step) -> dict[str, Any]:
    entries = encode(step.entries).decode()
    return {"table_id": step.table, "number": step.number, "count": step.count, "entries": entries, "at": step.at}


def step_row(found: Any) -> Step:
    return Step(found.table_id, found.number, found.count, decode(found.entries), found.at)


def talk_columns(talk: Talk) -> dict[str, Any]:
    body = encode(talk.body).decode()
    return {"table_id": talk.table, "seat": talk.seat, "kind": talk.kind, "body": body, "at": talk.at}


def talk_row(found: Any) -> Talk:
    return Talk(found.id, found.table_id, found.seat, found.kind, decode(found.body), found.at)
