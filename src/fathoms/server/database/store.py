"""The tables in the database: what the server asks of it, and what it tells of other workers."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fathoms.server.database import schema
from fathoms.server.database.engines import BadDatabase, NotKept, engine, existing, reached, shown
from fathoms.server.database.listener import Listener
from fathoms.server.database.rows import (
    Step,
    TableRow,
    Talk,
    columns,
    step_columns,
    step_row,
    table_columns,
    table_row,
    talk_row,
)
from fathoms.server.database.upgrade import current, upgrade
from fathoms.server.database.writer import Append, Say, Sign, Writer

HEALTHY_SECONDS = 2

__all__ = ["NotKept", "Store"]


class Store:
    """One for each process. `heard` is set by its owner: it is called with the id of a table where another worker
    changed something, and with "" when anything may have changed; `stepped` with a step that another one wrote,
    `signed` with a table and a word."""

    def __init__(self, opened: AsyncEngine) -> None:
        self.engine = opened
        self.worker = secrets.token_hex(8)
        self.heard: Callable[[str], None] = lambda table: None
        self.stepped: Callable[[Step], None] = lambda step: self.heard(step.table)
        self.signed: Callable[[str, str], None] = lambda table, word: None
        self.postgres = opened.dialect.name == "postgresql"
        self.writer = Writer(opened, self.worker)
        self.listener = Listener(opened, self.worker, self.told) if self.postgres else None

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open a database that is up to date."""
        existing(url)
        opened = engine(url)
        try:
            async with reached(opened), opened.connect() as connection:
                await current(connection, shown(opened.url))
        except BaseException:
            await opened.dispose()
            raise
        store = cls(opened)
        if store.listener is not None:
            try:
                async with reached(opened):
                    await store.listener.open()
            except BaseException:
                await store.close()
                raise
        return store

    async def close(self) -> None:
        """What waits is written first."""
        await self.writer.close()
        if self.listener is not None:
            await self.listener.close()
        await self.engine.dispose()

    # Tables

    async def create(self, row: TableRow, players: Sequence[str], steps: Sequence[Step] = ()) -> bool:
        """A new table, with the steps that its record has already. If it follows a previous one, only the first to make
        it does."""
        of = schema.tables
        async with self.writer.transaction() as connection:
            if row.previous is not None:
                last = sa.update(of).where(of.c.id == row.previous, of.c.next.is_(None))
                done = await connection.execute(last.values(next=row.id, version=of.c.version + 1))
                if done.rowcount == 0:
                    return False
                await self.writer.notify(connection, {row.previous: ""})
            await connection.execute(sa.insert(of).values(table_columns(row)))
            if steps:
                await connection.execute(sa.insert(schema.steps), [step_columns(step) for step in steps])
            await self.seat(connection, row.id, players)
            await self.writer.notify(connection, {row.id: ""})
        return True

    async def table(self, id: str) -> TableRow | None:
        found = await self.read(sa.select(schema.tables).where(schema.tables.c.id == id))
        return table_row(found[0]) if found else None

    async def tables(
        self,
        *,
        status: Sequence[str],
        player: str = "",
        listed: bool = False,
        limit: int = 50,
        before: tuple[int, str] | None = None,
    ) -> list[TableRow]:
        """The newest first; `before` leaves out the table that was changed at this time, and all that stand ahead."""
        of = schema.tables
        wanted = sa.select(of).where(of.c.status.in_(status)).order_by(of.c.updated.desc(), of.c.id).limit(limit)
        if player:
            wanted = wanted.join(schema.seatings).where(schema.seatings.c.player == player)
        if listed:
            wanted = wanted.where(of.c.listed.is_(True))
        if before is not None:
            at, id = before
            wanted = wanted.where((of.c.updated < at) | ((of.c.updated == at) & (of.c.id > id)))
        return [table_row(found) for found in await self.read(wanted)]

    async def change(
        self, id: str, version: int, players: Sequence[str] = (), left: Sequence[str] = (), **values: Any
    ) -> bool:
        """Change columns of a table if its version is still this one. `players` sit there from now on, `left` do not;
        of the others nothing is said."""
        of = schema.tables
        wanted = sa.update(of).where(of.c.id == id, of.c.version == version)
        async with self.writer.transaction() as connection:
            done = await connection.execute(wanted.values(**columns(values), version=version + 1))
            if done.rowcount == 0:
                return False
            if left:
                gone = schema.seatings.c.player.in_(left)
                await connection.execute(sa.delete(schema.seatings).where(schema.seatings.c.table_id == id, gone))
            await self.seat(connection, id, players)
            await self.writer.notify(connection, {id: ""})
        return True

    async def seat(self, connection: AsyncConnection, id: str, players: Sequence[str]) -> None:
        if players:
            seated = [{"player": player, "table_id": id} for player in dict.fromkeys(players)]
            await connection.execute(self.insert(schema.seatings).on_conflict_do_nothing(), seated)

    async def due(self, now: int) -> list[str]:
        """The running tables where a clock has fallen."""
        of = schema.tables
        wanted = sa.select(of.c.id).where(of.c.status == "running", of.c.deadline <= now).order_by(of.c.deadline)
        return [found.id for found in await self.read(wanted)]

    # Records and talk

    async def steps(self, id: str, since: int = 0) -> list[Step]:
        """The steps of a record that hold more than its first `since` entries."""
        of = schema.steps
        wanted = sa.select(of).where(of.c.table_id == id, of.c.number + of.c.count > since).order_by(of.c.number)
        return [step_row(found) for found in await self.read(wanted)]

    async def append(
        self,
        step: Step,
        mover: int | None,
        deadline: int | None,
        status: str = "running",
        stands: bytes | None = None,
    ) -> bool:
        """Write a step if the record is still as long as its number says; only then does this return. `stands` is the
        game in short, as JSON."""
        waiting = Append(step, mover, deadline, status, stands)
        self.writer.put(waiting)
        return await waiting.done

    async def say(self, talk: Talk) -> int:
        """Write talk; its id."""
        waiting = Say(talk)
        self.writer.put(waiting)
        return await waiting.done

    async def sign(self, table: str, word: str) -> None:
        """A word for the workers that have this table; it is written nowhere."""
        if self.postgres:
            waiting = Sign(table, word)
            self.writer.put(waiting)
            await waiting.done

    async def talk(self, id: str, since: int = 0) -> list[Talk]:
        """What was said at a table after the talk with the id `since`."""
        of = schema.talk
        wanted = sa.select(of).where(of.c.table_id == id, of.c.id > since).order_by(of.c.id)
        return [talk_row(found) for found in await self.read(wanted)]

    # The house

    async def secret(self) -> bytes:
        """32 random bytes that were made once for this database."""
        row = {"key": "secret", "value": secrets.token_hex(32)}
        async with self.writer.transaction() as connection:
            await connection.execute(self.insert(schema.house).on_conflict_do_nothing(), row)
        return bytes.fromhex(str(await self.house("secret")))

    async def alive(self, now: int) -> None:
        """Remember that a server runs."""
        of = schema.house
        row = self.insert(of).values(key="alive", value=str(now))
        later = sa.cast(of.c.value, sa.BigInteger) < now
        row = row.on_conflict_do_update(index_elements=["key"], set_={"value": str(now)}, where=later)
        async with self.writer.transaction() as connection:
            await connection.execute(row)

    async def begun(self, now: int) -> None:
        """A server starts: the time since one was last alive was an outage."""
        before = await self.house("alive")
        if before is not None and int(before) < now:
            async with self.writer.transaction() as connection:
                await connection.execute(sa.insert(schema.outages).values(begin=int(before), until=now))
        await self.alive(now)

    async def outages(self) -> list[tuple[int, int]]:
        of = schema.outages
        return [(found.begin, found.until) for found in await self.read(sa.select(of).order_by(of.c.begin))]

    async def healthy(self) -> bool:
        """Whether the database answers, and what is to be written will be."""
        try:
            async with asyncio.timeout(HEALTHY_SECONDS):
                await self.read(sa.select(sa.literal(1)))
        except (BadDatabase, TimeoutError):
            return False
        hears = self.listener is None or self.listener.listening
        return hears and not self.writer.task.done()

    async def house(self, key: str) -> str | None:
        found = await self.read(sa.select(schema.house.c.value).where(schema.house.c.key == key))
        return str(found[0].value) if found else None

    def told(self, table: str, said: Step | str) -> None:
        """Another worker wrote a step or something else, or has a word for us."""
        if isinstance(said, Step):
            self.stepped(said)
        elif said:
            self.signed(table, said)
        else:
            self.heard(table)

    # Inside

    async def read(self, wanted: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        async with reached(self.engine), self.engine.connect() as connection:
            found: Sequence[sa.Row[Any]] = (await connection.execute(wanted)).all()
        return found

    def insert(self, into: sa.Table) -> Any:
        """An insert that may meet a row that is there."""
        return postgresql.insert(into) if self.postgres else sqlite.insert(into)


async def prepare(url: str, now: int) -> None:
    """What is done once before the workers of a server start: the database gets the form that is needed, and the time
    without a server is taken off the clocks."""
    await upgrade(url)
    store = await Store.open(url)
    await store.begun(now)
    await store.close()
