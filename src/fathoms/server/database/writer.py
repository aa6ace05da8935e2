"""The one who writes: whatever waits goes into one transaction, and only then is acknowledged.

What holds here, whoever writes and whatever fails. Each is cited by its number where it is kept, and in the tests
(tests/server/test_writer.py, test_store.py) where it is tried.

I1  Nobody hears that something was kept before its transaction is: an answer that was told is never lost.
I2  Everybody who waits is answered, once: with the result, or with NotKept, whatever went wrong.
I3  A batch is kept as a whole or not at all. One that failed does not stop the next.
I4  A step is written only where the record ends in this very transaction: no record has a gap or a fork.
I5  What came first is written first: the order of a table's steps and talk is that in which they were put.
I6  What cannot be put into words for the database fails for the one who brings it, never for a batch.
I7  Tables are locked before anything is written, in the order of their ids: no two workers wait for each other.
I8  Other workers hear of exactly what was kept, when it is kept: what they are told is part of the transaction.
I9  SQLite has one writer at a time in this process: nobody is refused because another of us writes.
I10 Closing writes what waits, and takes nothing more.

How long the database kept nothing is another matter: outages.py.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import sqlalchemy as sa
from msgspec.json import encode
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fathoms.server.database.engines import NotKept, plain_engine, writing
from fathoms.server.database.engines import engine as new_engine
from fathoms.server.database.outages import OUTAGE, Outages
from fathoms.server.database.rows import Step, Talk, step_columns, talk_columns
from fathoms.server.database.statements import APPEND, LENGTHS_BY_ARRAY, LENGTHS_BY_JSON, NOTIFY, SAY, UPDATE

MOST_AT_ONCE = 500  # in one transaction
TOLD = 7000  # bytes that go with a notification; PostgreSQL takes 8,000
BREATH = 0.01  # seconds between two transactions when many write: a transaction costs as much as thirty rows
SECONDS = 30  # that PostgreSQL may take for one

log = logging.getLogger(__name__)


class Append:
    """A step that waits to be written, with what it makes of its table."""

    def __init__(
        self, step: Step, mover: int | None, deadline: int | None, status: str, stands: bytes | None = None
    ) -> None:
        if not 0 < step.count == len(step.entries):
            raise ValueError(f"a step with count {step.count} has {len(step.entries)} entries")
        self.step = step
        self.table = step.table
        self.number = step.number
        self.after = step.number + step.count
        self.columns = step_columns(step)  # I6: now, and not in the batch
        self.changes = {
            "of": step.table, "length": self.after, "mover": mover, "deadline": deadline, "status": status,
            "updated": step.at, "stands": None if stands is None else stands.decode(),
        }  # fmt: skip
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Say:
    """Talk that waits to be written."""

    def __init__(self, talk: Talk) -> None:
        self.table = talk.table
        self.columns = talk_columns(talk)  # I6
        self.done: asyncio.Future[int] = asyncio.get_running_loop().create_future()


class Sign:
    """A word for the other workers about a table: nothing is written."""

    def __init__(self, table: str, word: str) -> None:
        self.table = table
        self.word = word
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


Waiting = Append | Say | Sign


class Writer:
    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self.engine = writing(new_engine(engine.url))  # of its own: however many read, nobody waits to write
        self.worker = worker
        self.postgres = engine.dialect.name == "postgresql"
        # I9: to wait here is quicker than to be refused there.
        self.turn: asyncio.Lock | nullcontext[None] = nullcontext() if self.postgres else asyncio.Lock()
        # A batch for SQLite goes to a thread as a whole: its every statement would wait for a busy loop once more.
        self.thread = None if self.postgres else ThreadPoolExecutor(1, "fathoms writer")
        self.file = None if self.postgres else plain_engine(engine.url)
        self.waiting: list[Waiting] = []
        self.called = asyncio.Event()
        self.closing = False
        self.outages = Outages(self.begun, lambda connection: self.notify(connection, {"": OUTAGE}))
        self.batches = 0
        self.rows = 0
        self.seconds = 0.0
        self.task = asyncio.create_task(self.run(), name="fathoms writer")

    def put(self, item: Waiting) -> None:
        if self.closing or self.task.done():  # I10, I2
            raise NotKept("error-database-closed")
        self.waiting.append(item)
        self.called.set()

    async def close(self) -> None:
        """What waits is written first."""
        self.closing = True
        self.called.set()
        await self.task
        await self.engine.dispose()
        if self.thread is not None and self.file is not None:
            self.thread.shutdown()
            self.file.dispose()

    async def run(self) -> None:
        while self.waiting or not self.closing:  # I10
            if not self.waiting:
                self.called.clear()
                await self.called.wait()
                continue
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]  # I5
            await self.keep(batch)
            if len(batch) > 1:
                await asyncio.sleep(BREATH)

    async def keep(self, batch: list[Waiting]) -> None:
        """Write a batch and answer everyone in it; if it fails it fails for all."""
        begun = time.perf_counter()
        try:
            results = await self.committed(batch)  # I1: what follows finds it kept
        except NotKept as error:
            log.error("a batch of %d was not kept: %s", len(batch), error)
            results = [error] * len(batch)
        except Exception:  # I2, I3: of whatever kind
            log.exception("a batch of %d was not kept", len(batch))
            results = [NotKept("error-not-kept", why="–")] * len(batch)
        self.batches += 1
        self.rows += len(batch)
        self.seconds += time.perf_counter() - begun
        for item, result in zip(batch, results):  # I2
            if item.done.done():  # who asked has gone
                continue
            if isinstance(result, NotKept):
                item.done.set_exception(result)
            else:
                item.done.set_result(result)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes: kept when it ends, or a named error."""
        async with self.outages.watched() as watch, self.begun() as connection:
            yield connection
            await self.outages.note(connection, watch)

    @asynccontextmanager
    async def begun(self) -> AsyncIterator[AsyncConnection]:
        limit = asyncio.timeout(SECONDS if self.postgres else None)
        async with self.turn, limit, self.engine.begin() as connection:  # I9
            yield connection

    async def committed(self, batch: list[Waiting]) -> list[Any]:
        """The result of each in a batch that is kept."""
        if self.thread is None:
            async with self.transaction() as connection:  # I3
                return await connection.run_sync(self.written, batch)
        async with self.outages.watched(), self.turn:  # I9
            return await asyncio.get_running_loop().run_in_executor(self.thread, self.in_file, batch)

    def in_file(self, batch: list[Waiting]) -> list[Any]:
        assert self.file is not None
        with self.file.begin() as connection:  # I3
            return self.written(connection, batch)

    def written(self, connection: sa.Connection, batch: list[Waiting]) -> list[Any]:
        """The result of each in the batch."""
        ids = sorted({item.table for item in batch if not isinstance(item, Sign)})
        lengths = self.locked(connection, ids)  # I7
        steps: list[dict[str, Any]] = []
        tables: dict[str, dict[str, Any]] = {}
        said: list[dict[str, Any]] = []
        results: list[Any] = []
        words: list[str] = []
        for item in batch:
            if isinstance(item, Sign):
                words += self.notice({item.table: item.word})
                results.append(True)
                continue
            if isinstance(item, Say):
                known = item.table in lengths
                results.append(None if known else NotKept("error-table-gone", table=item.table))
                said += [item.columns] * known
                continue
            first = lengths.get(item.table) == item.number  # I4
            results.append(first)
            if first:
                lengths[item.table] = item.after
                steps.append(item.columns)
                tables[item.table] = item.changes
        if steps:
            connection.execute(APPEND[self.postgres], {"rows": encode(steps).decode()})
            connection.execute(UPDATE[self.postgres], {"rows": encode(list(tables.values())).decode()})
        if said:
            numbers = iter(connection.scalars(SAY, said).all())
            results = [next(numbers) if result is None else result for result in results]
        kept = [item for item, done in zip(batch, results) if done is not False and not isinstance(done, NotKept)]
        changed = changes(kept)  # I8
        if told := self.notice(changed) + words:
            connection.execute(NOTIFY, {"told": told})
        return results

    def locked(self, connection: sa.Connection, tables: list[str]) -> dict[str, int]:
        """How long the records are; nobody else writes to these tables until the end of the transaction."""
        if self.postgres:
            found = connection.execute(LENGTHS_BY_ARRAY, {"ids": tables})
        else:
            found = connection.execute(LENGTHS_BY_JSON, {"ids": encode(tables).decode()})
        return {row.id: row.length for row in found}

    async def notify(self, connection: AsyncConnection, changed: Mapping[str, Step | str]) -> None:
        """Tell the other workers; PostgreSQL does so when the transaction is kept."""  # I8
        if told := self.notice(changed):
            await connection.execute(NOTIFY, {"told": told})

    def notice(self, changed: Mapping[str, Step | str]) -> list[str]:
        """What other workers are told: which tables, and a word, or what was written if that is short."""
        if not self.postgres:
            return []
        return [f"{self.worker} {table} {short(step)}".rstrip() for table, step in changed.items()]


def changes(kept: Sequence[Waiting]) -> dict[str, Step | str]:
    """The tables where something was written; with the step, if nothing else was."""
    found: dict[str, Step | str] = {}
    for item in kept:
        if isinstance(item, Sign):
            continue
        first = item.table not in found
        found[item.table] = item.step if first and isinstance(item, Append) else ""
    return found


def short(said: Step | str) -> str:
    """A word or a step as it goes with a notification; a long one is read from the database instead."""
    told = said if isinstance(said, str) else encode(said).decode()
    return told if len(told.encode()) < TOLD else ""
