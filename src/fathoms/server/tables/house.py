"""All tables of this process: they are read when somebody comes, and let go when nobody is there."""

import asyncio
import gc
import heapq
import logging
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from fathoms.core.live import SPECTATOR
from fathoms.server.config import Config
from fathoms.server.database.engines import BadDatabase
from fathoms.server.database.outages import OUTAGE
from fathoms.server.database.rows import Step, TableRow
from fathoms.server.database.store import NotKept, Store
from fathoms.server.keys import Player
from fathoms.server.refusals import NoSuchTable, NotYours
from fathoms.server.seating import importing, making
from fathoms.server.seating.services import Services, address
from fathoms.server.tables.past import Past
from fathoms.server.tables.table import Table

UNFIT = 600_000  # milliseconds that a table which cannot be played is left alone
ROUNDS = 1.0  # seconds between two looks at all tables
TIDY = 600.0  # seconds between two looks for what nobody refers to any more, old things included
# New objects, and rounds of them, after which the younger ones are looked at: often, so that no look takes long.
YOUNG = (5_000, 10, 1_000_000)
SWITCH = 0.001  # seconds that the thread which writes waits for a busy loop, each time it wants to go on
IDLE = 60_000  # milliseconds that a table stays in memory when nobody is there
MOST_TABLES = 2_000  # tables in memory; then those go first where nobody has been for longest
GO = 100  # of them at once
PAUSE = 2.0  # seconds that whoever guesses tokens waits for each refusal
DROPPED = 1011  # the code of connections whose table was let go: they come again
SOCKETS = 500  # open at once, from one address

LOG = logging.getLogger("fathoms.house")


class House(Services):
    def __init__(self, config: Config, store: Store, secret: bytes, outages: Sequence[tuple[int, int]]) -> None:
        super().__init__(config, store, secret, outages)
        self.past = Past()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.missed: set[str] = set()  # tables that changed while they were read
        self.importing = asyncio.Lock()  # one record at a time
        self.sockets: Counter[str] = Counter()
        self.unfit: dict[str, int] = {}  # tables whose clocks are not looked at before this time
        store.heard = self.heard
        store.stepped = self.stepped
        store.signed = self.signed
        store.writer.outages.lapsed = lambda begin, until: self.lapsed([(begin, until)])

    @classmethod
    async def open(cls, config: Config) -> "House":
        store = await Store.open(config.database)
        house = cls(config, store, await store.secret(), await store.outages())
        house.spawn(house.rounds())
        # A look through all objects takes the longer the more tables there are, and nobody is answered meanwhile: it is
        # made in the rounds, seldom, and leaves out what is here from the beginning.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG)
        sys.setswitchinterval(SWITCH)
        return house

    async def close(self) -> None:
        """Let what is under way be kept, then go: everything else is in the database."""
        self.closing = True
        for table in list(self.tables.values()):
            for connection in list(table.connections):
                table.leave(connection)
            async with table.lock:
                table.bot.stop()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bot_processes.close()
        await self.store.close()

    # Tables in memory

    async def table(self, id: str) -> Table:
        """A table, read from the database if it is not here."""
        found = self.tables.get(id)
        if found is not None and found.row.status == "gone":
            raise NoSuchTable("error-no-such-table")
        if found is not None:
            found.used = self.now()  # it stays while somebody is on the way
            return found
        if id not in self.loading:
            self.loading[id] = asyncio.ensure_future(self.load(id))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Table:
        try:
            row = await self.store.table(id)
            if row is None or row.status == "gone":
                raise NoSuchTable("error-no-such-table")
            steps, talk = await self.store.steps(id), await self.store.talk(id)
            self.make_room()
            found = self.tables[id] = Table(self, row, steps, talk, self.drop)
            if id in self.missed:
                self.spawn(found.other_workers.catch_up())
            # Another worker may let a bot of this table think just now.
            found.go_on(follow=self.config.workers > 1 and self.now() - row.updated < IDLE)
            return found
        finally:
            self.missed.discard(id)
            del self.loading[id]

    def make_room(self) -> None:
        """Memory has an end: of too many tables those are let go where nobody is."""
        if len(self.tables) >= MOST_TABLES:
            idle = (table for table in self.tables.values() if not table.busy)
            for table in heapq.nsmallest(GO, idle, key=lambda table: table.used):
                self.drop(table)

    def drop(self, table: Table) -> None:
        """Let a table go with everybody at it: they come back, and it is read again."""
        table.bot.stop()
        table.aids.stop()
        table.live = None
        for connection in list(table.connections):
            table.leave(connection, DROPPED)
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]

    def signed(self, id: str, word: str) -> None:
        """A word of another worker."""
        if word == OUTAGE:
            self.spawn(self.know_outages())
        elif id in self.tables:
            self.tables[id].talker.signed(word)

    def recount(self) -> None:
        for table in list(self.tables.values()):
            table.clock_watch.recount()

    def heard(self, id: str) -> None:
        """Another worker changed a table, or any table if none is named."""
        self.missed.update(self.loading if not id else {id} & self.loading.keys())
        for table in [self.tables[id]] if id in self.tables else [] if id else list(self.tables.values()):
            self.spawn(table.other_workers.catch_up())

    def stepped(self, step: Step) -> None:
        """Another worker wrote a step."""
        table = self.tables.get(step.table)
        if table is not None:
            self.spawn(table.other_workers.catch_up(step))
        elif step.table in self.loading:
            self.missed.add(step.table)

    async def rounds(self) -> None:
        """Again and again: clocks that have fallen, tables that nobody needs."""
        tidied = time.monotonic()
        while True:
            try:
                if time.monotonic() - tidied > TIDY:
                    tidied = time.monotonic()
                    gc.collect()
                now = self.now()
                await self.store.alive(now)
                for id in await self.store.due(now):
                    if self.unfit.get(id, 0) <= now:
                        await self.look_at_clock(id)
                for table in list(self.tables.values()):
                    if not table.busy and now - table.used > IDLE:
                        self.drop(table)
            except Exception:  # the next round may be better, and without rounds no clock falls
                LOG.exception("a round was not made")
            await asyncio.sleep(ROUNDS)

    async def look_at_clock(self, id: str) -> None:
        """A clock that may have fallen. A table that cannot be played is left alone for a while: others wait too."""
        try:
            table = await self.table(id)
            await table.clock_watch.look()
            unfit = table.problem is not None
        except (BadDatabase, NotKept):
            raise
        except Exception:
            LOG.exception("a clock could not be looked at")
            unfit = True
        if unfit:
            self.unfit[id] = self.now() + UNFIT

    def refresh(self) -> None:
        self.metrics.tables.set(len(self.tables))
        self.metrics.batches.set(self.store.writer.batches)
        self.metrics.rows.set(self.store.writer.rows)

    async def admit(self, table: Table, token: str, client: Any) -> int:
        """The seat of a token; without one a spectator's place.

        Whoever guesses soon waits long for each refusal. A right token is let in at once even then: nobody guesses one,
        and otherwise one who does could lock out all others behind the same address.
        """
        if not token:
            if not table.row.settings["spectators"]:
                raise NotYours("error-no-watching")
            return SPECTATOR
        seat = self.keys.seat_of(table.row.id, [seat.salt for seat in table.seats], token)
        if seat is None and table.row.status == "open":
            await table.other_workers.catch_up()  # it may have been taken a moment ago, at another worker
            seat = self.keys.seat_of(table.row.id, [seat.salt for seat in table.seats], token)
        if seat is None:
            if not self.unlimited and not self.guessing.allows(address(client)):
                await asyncio.sleep(PAUSE)
            raise NotYours("error-token")
        return seat

    # Tables that change before they are played, or are there to be looked at

    async def join(self, id: str, seat: str, nonce: str, player: Player) -> TableRow:
        await making.join(self, id, seat, nonce, player)
        return await self.changed(id)

    async def leave(self, id: str, player: Player) -> None:
        await making.leave(self, id, player)
        await self.changed(id)

    async def bring(self, found: dict[str, Any], player: Player) -> TableRow:
        """A finished game from elsewhere, once it has been played through."""
        async with self.importing:
            record, short = await asyncio.to_thread(importing.brought, found)
        return await importing.keep(self, record, short, player)

    async def changed(self, id: str) -> TableRow:
        """The row of a table that was changed here; those who are there hear of it."""
        row = await self.store.table(id)
        assert row is not None
        if id in self.tables:
            table = self.tables[id]
            async with table.lock:
                table.load(row, await self.store.steps(id), await self.store.talk(id))
                table.greet()
                table.go_on()
        elif id in self.loading:
            self.missed.add(id)
        return row
