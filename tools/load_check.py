"""What clients remember of their tables, held against the database: it is read past all of the server's own code."""

import asyncio
import sqlite3
from collections.abc import Iterable
from typing import Any

import asyncpg
import msgspec
from load_table import Heard

STEPS = 'SELECT table_id, number, "count", entries FROM steps ORDER BY table_id, number'
LENGTHS = "SELECT id, length FROM tables"
Step = tuple[int, int, list[dict[str, Any]]]


class Kept:
    """Every record of a database as it stood at one moment."""

    def __init__(self, steps: Iterable[tuple[str, int, int, str]], lengths: Iterable[tuple[str, int]]) -> None:
        self.lengths = dict(lengths)
        self.steps: dict[str, list[Step]] = {id: [] for id in self.lengths}
        for id, number, count, entries in steps:
            self.steps[id].append((number, count, msgspec.json.decode(entries)))

    @classmethod
    def read(cls, url: str) -> "Kept":
        if url.startswith("sqlite"):
            connection = sqlite3.connect(f"file:{url.removeprefix('sqlite:///')}?mode=ro", uri=True, timeout=30)
            connection.isolation_level = None
            try:
                connection.execute("BEGIN")
                return cls(connection.execute(STEPS), connection.execute(LENGTHS))
            finally:
                connection.close()
        return asyncio.run(cls.read_postgres(url))

    @classmethod
    async def read_postgres(cls, url: str) -> "Kept":
        connection = await asyncpg.connect(url)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                steps = [tuple(row) for row in await connection.fetch(STEPS)]
                return cls(steps, [tuple(row) for row in await connection.fetch(LENGTHS)])
        finally:
            await connection.close()


def held_against(kept: Kept, heard: Heard, ended: bool) -> list[str]:
    """What is wrong with one table. `ended`: nobody plays there any more, so that both must have seen its end."""
    if heard.id not in kept.steps:
        return [f"{heard.id}: the table is lost"]
    wrong: list[str] = []
    entries: list[dict[str, Any]] = []
    for number, count, own in kept.steps[heard.id]:
        if number != len(entries):
            wrong.append(f"{heard.id}: a step begins at {number} behind {len(entries)} entries")
        if count != len(own):
            wrong.append(f"{heard.id}: the step at {number} has {len(own)} entries, not {count}")
        wrong += unasked(heard, number, own[0])
        entries += own
    if kept.lengths[heard.id] != len(entries):
        wrong.append(f"{heard.id}: the table says {kept.lengths[heard.id]} entries, the record has {len(entries)}")
    for n, (seat, text) in heard.kept.items():
        found = entries[n] if n < len(entries) else {}
        if found.get("answer") != text or found.get("seat") != heard.seats.index(seat):
            wrong.append(f"{heard.id}: the answer {text!r} of {seat} at {n} is lost; there stands {found}")
    if ended:
        wrong += [
            f"{heard.id}: the record has {len(entries)} entries, a seat saw {end}"
            for end in heard.ends
            if end != len(entries)
        ]
        wrong += apart(heard)
    return wrong


def unasked(heard: Heard, number: int, entry: dict[str, Any]) -> list[str]:
    """A step begins with an answer that a client gave for this very place, or one that waited for another seat."""
    text = entry.get("answer", "")
    waited = (heard.seats[entry.get("seat", 0)], text) in heard.waited
    if text in heard.sent.get(number, ()) or waited:
        return []
    return [f"{heard.id}: nobody answered {text!r} at {number}"]


def apart(heard: Heard) -> list[str]:
    """Whether the seats heard the same of what more than one of them heard."""
    one, *others = heard.events
    for other in others:
        both = set(one) & set(other)
        if [event for event in one if event in both] != [event for event in other if event in both]:
            return [f"{heard.id}: the seats heard different histories"]
    return []
