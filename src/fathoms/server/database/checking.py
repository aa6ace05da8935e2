"""Looks through a whole database: is it of the right form, has any record a gap, does every record replay?"""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from fathoms.core.catalogue import Message
from fathoms.core.errors import FathomsError, message
from fathoms.core.game import Game
from fathoms.core.record import Record, verify
from fathoms.core.record_reading import from_json
from fathoms.registry import game as game_named
from fathoms.server.database import schema
from fathoms.server.database.engines import engine, existing, reached, shown
from fathoms.server.database.rows import Step, TableRow, step_row, table_row
from fathoms.server.database.upgrade import current

PORTION = 100  # tables at once


class Show(Protocol):
    def __call__(self, done: int) -> None:
        """So many tables are done."""


@contextmanager
def unseen(total: int) -> Iterator[Show]:
    yield lambda done: None


@dataclass
class Checked:
    """What was found. Foreign records are of games, rules or data that are not installed here."""

    name: str
    tables: int = 0
    steps: int = 0
    replayed: int = 0
    foreign: int = 0
    faults: list[Message] = field(default_factory=list)


async def check(url: str, showing: Callable[[int], AbstractContextManager[Show]] = unseen) -> Checked:
    """Check everything as it is at one moment, also while a server runs."""
    existing(url)
    opened = engine(url, poolclass=NullPool)
    found = Checked(shown(opened.url))
    snapshot = {"isolation_level": "REPEATABLE READ"} if opened.dialect.name == "postgresql" else {}
    async with reached(opened), opened.execution_options(**snapshot).connect() as connection:
        await current(connection, found.name)
        if connection.dialect.name == "sqlite":
            found.faults += await damage(connection)
        games = Games()
        total = await connection.scalar(sa.select(sa.func.count()).select_from(schema.tables))
        with showing(total or 0) as show:
            async for row, steps in portions(connection):
                look(row, steps, games, found)
                found.tables += 1
                found.steps += len(steps)
                show(found.tables)
    return found


async def damage(connection: AsyncConnection) -> list[Message]:
    """What SQLite finds wrong with its own file."""
    whole = (await connection.exec_driver_sql("PRAGMA integrity_check")).scalars().all()
    loose = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
    told = [message("fault-file-damaged", error=line) for line in whole if line != "ok"]
    return told + [message("fault-loose-row", name=row[0]) for row in loose]


async def portions(connection: AsyncConnection) -> AsyncIterator[tuple[Any, list[Any]]]:
    """Every table with its steps."""
    of, last = schema.tables, ""
    while True:
        rows = (await connection.execute(sa.select(of).where(of.c.id > last).order_by(of.c.id).limit(PORTION))).all()
        if not rows:
            return
        under = schema.steps
        between = under.c.table_id.between(rows[0].id, rows[-1].id)
        wanted = sa.select(under).where(between).order_by(under.c.table_id, under.c.number)
        steps: dict[str, list[Any]] = {row.id: [] for row in rows}
        for step in await connection.execute(wanted):
            steps.setdefault(step.table_id, []).append(step)
        for row in rows:
            yield row, steps[row.id]
        last = rows[-1].id


def look(found: Any, under: list[Any], games: "Games", checked: Checked) -> None:
    """Check one table; what is wrong is added to what was found."""
    try:
        row = table_row(found)
        steps = [step_row(step) for step in under]
    except (msgspec.MsgspecError, UnicodeError):
        checked.faults.append(message("fault-not-json", table=found.id))
        return
    wrong = broken(row, steps)
    checked.faults += wrong
    if wrong or row.header is None:
        return
    try:
        record = from_json({**row.header, "entries": [entry for step in steps for entry in step.entries]})
        game = games.of(record)
        if game is None:
            checked.foreign += 1
            return
        verify(game, record)
    except FathomsError as error:
        checked.faults.append(message("fault-table", table=row.id, error=error))
    else:
        checked.replayed += 1


def broken(row: TableRow, steps: list[Step]) -> list[Message]:
    """What is wrong with the steps themselves."""
    length, wrong = 0, []
    for step in steps:
        if step.number != length:
            wrong.append(message("fault-step-order", table=row.id, count=length, number=step.number))
        if not isinstance(step.entries, list) or len(step.entries) != step.count or not step.count:
            wrong.append(message("fault-step-entries", table=row.id, number=step.number, count=step.count))
        length = step.number + step.count
    if length != row.length:
        wrong.append(message("fault-length", table=row.id, count=length, length=row.length))
    if steps and row.header is None:
        wrong.append(message("fault-no-beginning", table=row.id))
    return wrong


class Games:
    """The games that are installed here, each with the data that a record was made with."""

    def __init__(self) -> None:
        self.loaded: dict[bytes, Game | None] = {}

    def of(self, record: Record) -> Game | None:
        """The game of a record, if its rules and data are those that are installed."""
        key = msgspec.json.encode([record.game, record.overlay])
        if key not in self.loaded:
            try:
                self.loaded[key] = game_named(record.game, data=record.overlay or None)
            except FathomsError:
                self.loaded[key] = None
        game = self.loaded[key]
        fits = game is not None and (game.rules_version, game.digest) == (record.rules_version, record.data)
        return game if fits else None
