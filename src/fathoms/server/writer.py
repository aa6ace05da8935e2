"""The one who writes: whatever waits goes into one transaction, and only then is acknowledged."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import sqlalchemy as sa
from msgspec.json import encode
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fathoms.core.errors import FathomsError
from fathoms.server import schema
from fathoms.server.database import LOST, why_unreached, writing
from fathoms.server.rows import Step, Talk, step_columns, talk_columns

CHANNEL = "fathoms"
MOST = 500  # in one transaction
TOLD = 7000  # bytes that go with a notification; PostgreSQL takes 8,000
BREATH = 0.01  # seconds between two transactions when many write: a transaction costs as much as thirty rows
SECONDS = 30  # that PostgreSQL may take for one

log = logging.getLogger(__name__)


class NotKept(FathomsError):
    """The database did not confirm what was to be written; who needs to know whether it did reads again."""


class Append:
    """A step that waits to be written, with what it makes of its table."""

    def __init__(self, step: Step, mover: int | None, deadline: int | None, status: str) -> None:
        if not 0 < step.count == len(step.entries):
            raise ValueError(f"a step with count {step.count} has {len(step.entries)} entries")
        self.step = step
        self.table = step.table
        self.number = step.number
        self.after = step.number + step.count
        self.columns = step_columns(step)  # now, since what cannot be written must not fail the batch
        self.changes = {
            "of": step.table, "length": self.after, "mover": mover, "deadline": deadline, "status": status,
            "updated": step.at,
        }  # fmt: skip
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Say:
    """Talk that waits to be written."""

    def __init__(self, talk: Talk) -> None:
        self.table = talk.table
        self.columns = talk_columns(talk)
        self.done: asyncio.Future[int] = asyncio.get_running_loop().create_future()


Waiting = Append | Say


class Writer:
    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self.engine = writing(engine)
        self.worker = worker
        self.postgres = engine.dialect.name == "postgresql"
        # SQLite has one writer at a time, and to wait here is quicker than to be refused there.
        self.turn: asyncio.Lock | nullcontext[None] = nullcontext() if self.postgres else asyncio.Lock()
        self.waiting: list[Waiting] = []
        self.called = asyncio.Event()
        self.closing = False
        self.batches = 0
        self.rows = 0
        self.seconds = 0.0
        self.task = asyncio.create_task(self.run(), name="fathoms writer")

    def put(self, item: Waiting) -> None:
        if self.closing or self.task.done():
            raise NotKept("the database is closed")
        self.waiting.append(item)
        self.called.set()

    async def close(self) -> None:
        """What waits is written first."""
        self.closing = True
        self.called.set()
        await self.task

    async def run(self) -> None:
        while self.waiting or not self.closing:
            if not self.waiting:
                self.called.clear()
                await self.called.wait()
                continue
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            await self.keep(batch)
            if len(batch) > 1:
                await asyncio.sleep(BREATH)

    async def keep(self, batch: list[Waiting]) -> None:
        """Write a batch and answer everyone in it; if it fails it fails for all."""
        begun = time.perf_counter()
        try:
            async with self.transaction() as connection:
                results = await self.written(connection, batch)
        except NotKept as error:
            log.error("a batch of %d was not kept: %s", len(batch), error)
            results = [error] * len(batch)
        except Exception:  # of whatever kind: nobody may wait for ever, and the next batch has its chance
            log.exception("a batch of %d was not kept", len(batch))
            results = [NotKept("the database did not keep this: {why}", why="–")] * len(batch)
        self.batches += 1
        self.rows += len(batch)
        self.seconds += time.perf_counter() - begun
        for item, result in zip(batch, results):
            if item.done.done():  # who asked has gone
                continue
            if isinstance(result, NotKept):
                item.done.set_exception(result)
            else:
                item.done.set_result(result)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes: kept when it ends, or a named error."""
        try:
            limit = asyncio.timeout(SECONDS if self.postgres else None)
            async with self.turn, limit, self.engine.begin() as connection:
                yield connection
        except LOST as error:
            raise NotKept("the database did not keep this: {why}", why=why_unreached(error)) from error

    async def written(self, connection: AsyncConnection, batch: list[Waiting]) -> list[Any]:
        """The result of each in the batch."""
        lengths = await self.locked(connection, sorted({item.table for item in batch}))
        steps: list[dict[str, Any]] = []
        tables: dict[str, dict[str, Any]] = {}
        said: list[dict[str, Any]] = []
        results: list[Any] = []
        for item in batch:
            if isinstance(item, Say):
                known = item.table in lengths
                results.append(None if known else NotKept("there is no table {table!r}", table=item.table))
                said += [item.columns] * known
                continue
            first = lengths.get(item.table) == item.number
            results.append(first)
            if first:
                lengths[item.table] = item.after
                steps.append(item.columns)
                tables[item.table] = item.changes
        if steps:
            await connection.execute(APPEND, steps)
            await connection.execute(UPDATE, list(tables.values()))
        if said:
            ids = iter((await connection.scalars(SAY, said)).all())
            results = [next(ids) if result is None else result for result in results]
        await self.notify(connection, changes([item for item, result in zip(batch, results) if result is not False]))
        return results

    async def locked(self, connection: AsyncConnection, tables: list[str]) -> dict[str, int]:
        """How long the records are; nobody else writes to these tables until the end of the transaction."""
        if self.postgres:
            found = await connection.execute(LENGTHS_BY_ARRAY, {"ids": tables})
        else:
            found = await connection.execute(LENGTHS_BY_JSON, {"ids": encode(tables).decode()})
        return {row.id: row.length for row in found}

    async def notify(self, connection: AsyncConnection, changed: Mapping[str, Step | None]) -> None:
        """Tell the other workers, when the transaction is kept: which tables, and if it is short what was written."""
        if self.postgres and changed:
            told = [f"{self.worker} {table} {short(step)}".rstrip() for table, step in changed.items()]
            await connection.execute(NOTIFY, {"told": told})


def changes(kept: Sequence[Waiting]) -> dict[str, Step | None]:
    """The tables where something was written; with the step, if nothing else was."""
    found: dict[str, Step | None] = {}
    for item in kept:
        first = item.table not in found
        found[item.table] = item.step if first and isinstance(item, Append) else None
    return found


def short(step: Step | None) -> str:
    """A step as it goes with a notification; a long one is read from the database instead."""
    told = "" if step is None else encode(step).decode()
    return told if len(told.encode()) < TOLD else ""


# Made once, since to make a statement takes longer than to run it.
# Tables come in one order, so that two workers never wait for each other.
LENGTHS = sa.select(schema.tables.c.id, schema.tables.c.length).order_by(schema.tables.c.id).with_for_update()
LENGTHS_BY_ARRAY = LENGTHS.where(schema.tables.c.id == sa.func.any(sa.bindparam("ids", type_=ARRAY(sa.Text))))
LENGTHS_BY_JSON = LENGTHS.where(
    schema.tables.c.id.in_(sa.select(sa.func.json_each(sa.bindparam("ids")).table_valued("value").c.value))
)
EACH = sa.func.unnest(sa.bindparam("told", type_=ARRAY(sa.Text))).column_valued("each")
NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, EACH))
APPEND = sa.insert(schema.steps)
UPDATE = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("of"))
    .values({key: sa.bindparam(key) for key in ("length", "mover", "deadline", "status", "updated")})
)
SAY = sa.insert(schema.talk).returning(schema.talk.c.id, sort_by_parameter_order=True)
