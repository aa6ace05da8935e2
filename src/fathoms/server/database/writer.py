"""The one who writes: whatever waits goes into one transaction, and only then is acknowledged."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from msgspec.json import encode
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fathoms.core.errors import FathomsError
from fathoms.server.database import schema
from fathoms.server.database.engines import LOST, plain_engine, why_unreached, writing
from fathoms.server.database.engines import engine as new_engine
from fathoms.server.database.rows import Step, Talk, step_columns, talk_columns
from fathoms.server.database.statements import APPEND, LENGTHS_BY_ARRAY, LENGTHS_BY_JSON, NOTIFY, SAY, UPDATE

MOST = 500  # in one transaction
TOLD = 7000  # bytes that go with a notification; PostgreSQL takes 8,000
BREATH = 0.01  # seconds between two transactions when many write: a transaction costs as much as thirty rows
SECONDS = 30  # that PostgreSQL may take for one
LONG = 2_000  # milliseconds for one; if it takes longer, or fails, no clock runs until one is kept
OUTAGE = "outage"  # what other workers are told then

log = logging.getLogger(__name__)


class NotKept(FathomsError):
    """The database did not confirm what was to be written; who needs to know whether it did reads again."""


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
        self.columns = step_columns(step)  # now, since what cannot be written must not fail the batch
        self.changes = {
            "of": step.table, "length": self.after, "mover": mover, "deadline": deadline, "status": status,
            "updated": step.at, "stands": None if stands is None else stands.decode(),
        }  # fmt: skip
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Say:
    """Talk that waits to be written."""

    def __init__(self, talk: Talk) -> None:
        self.table = talk.table
        self.columns = talk_columns(talk)
        self.done: asyncio.Future[int] = asyncio.get_running_loop().create_future()


class Sign:
    """A word for the other workers about a table: nothing is written."""

    def __init__(self, table: str, word: str) -> None:
        self.table = table
        self.word = word
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


Waiting = Append | Say | Sign


@dataclass
class Watch:
    """A transaction: when it began, and the outage that was written with it."""

    began: int
    outage: tuple[int, int] | None = None


class Writer:
    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self.engine = writing(new_engine(engine.url))  # of its own: however many read, nobody waits to write
        self.worker = worker
        self.postgres = engine.dialect.name == "postgresql"
        # SQLite has one writer at a time, and to wait here is quicker than to be refused there.
        self.turn: asyncio.Lock | nullcontext[None] = nullcontext() if self.postgres else asyncio.Lock()
        # A batch for SQLite goes to a thread as a whole: its every statement would wait for a busy loop once more.
        self.thread = None if self.postgres else ThreadPoolExecutor(1, "fathoms writer")
        self.file = None if self.postgres else plain_engine(engine.url)
        self.waiting: list[Waiting] = []
        self.called = asyncio.Event()
        self.closing = False
        self.pending: list[int] = []  # when the transactions began that are under way
        self.failed: int | None = None  # since when nothing was kept
        self.lapsed: Callable[[int, int], None] = lambda begin, until: None  # set by the owner: hears of outages
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
        await self.engine.dispose()
        if self.thread is not None and self.file is not None:
            self.thread.shutdown()
            self.file.dispose()

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
            results = await self.committed(batch)
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
        async with self.watched() as watch, self.begun() as connection:
            yield connection
            await self.note(connection, watch)

    @asynccontextmanager
    async def begun(self) -> AsyncIterator[AsyncConnection]:
        limit = asyncio.timeout(SECONDS if self.postgres else None)
        async with self.turn, limit, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[Watch]:
        """Around a transaction: if it took long the time was an outage, which is kept before anybody goes on."""
        watch = Watch(milliseconds())
        self.pending.append(watch.began)
        try:
            yield watch
            await self.look_back(watch)
        except LOST as error:
            self.failed = min(watch.began, self.failed or watch.began)
            raise NotKept("the database did not keep this: {why}", why=why_unreached(error)) from error
        finally:
            self.pending.remove(watch.began)

    async def note(self, connection: AsyncConnection, watch: Watch) -> None:
        """Write an outage, if there is one by now: with what was stuck, so that nobody sees the one without the
        other."""
        begin, until = min(watch.began, self.failed or watch.began), milliseconds()
        if until - begin > LONG:
            await connection.execute(sa.insert(schema.outages).values(begin=begin, until=until))
            await self.notify(connection, {"": OUTAGE})
            watch.outage = begin, until

    async def look_back(self, watch: Watch) -> None:
        """A transaction was kept."""
        if watch.outage is None or milliseconds() - watch.outage[1] > LONG:  # or else it is in the transaction itself
            try:
                if milliseconds() - min(watch.began, self.failed or watch.began) > LONG:
                    async with self.begun() as connection:
                        await self.note(connection, watch)
            except LOST:  # what was kept before is kept; the next transaction tells of this time too
                self.failed = min(watch.began, self.failed or watch.began)
                return
        self.failed = None
        if watch.outage is not None:
            begin, until = watch.outage
            log.warning("for %d ms the database kept nothing", until - begin)
            self.lapsed(begin, until)

    @property
    def stuck(self) -> bool:
        """Whether nothing is kept at present."""
        return self.failed is not None or any(milliseconds() - began > LONG for began in self.pending)

    async def committed(self, batch: list[Waiting]) -> list[Any]:
        """The result of each in a batch that is kept."""
        if self.thread is None:
            async with self.transaction() as connection:
                return await connection.run_sync(self.written, batch)
        async with self.watched(), self.turn:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self.in_file, batch)

    def in_file(self, batch: list[Waiting]) -> list[Any]:
        assert self.file is not None
        with self.file.begin() as connection:
            return self.written(connection, batch)

    def written(self, connection: sa.Connection, batch: list[Waiting]) -> list[Any]:
        """The result of each in the batch."""
        lengths = self.locked(connection, sorted({item.table for item in batch if not isinstance(item, Sign)}))
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
            connection.execute(APPEND[self.postgres], {"rows": encode(steps).decode()})
            connection.execute(UPDATE[self.postgres], {"rows": encode(list(tables.values())).decode()})
        if said:
            ids = iter(connection.scalars(SAY, said).all())
            results = [next(ids) if result is None else result for result in results]
        changed = changes([item for item, result in zip(batch, results) if result is not False])
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
        """Tell the other workers, when the transaction is kept."""
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


def milliseconds() -> int:
    return int(time.time() * 1000)


def short(said: Step | str) -> str:
    """A word or a step as it goes with a notification; a long one is read from the database instead."""
    told = said if isinstance(said, str) else encode(said).decode()
    return told if len(told.encode()) < TOLD else ""
