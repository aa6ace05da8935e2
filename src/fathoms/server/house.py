"""All tables of this process: they are read when somebody comes, and let go when nobody is there."""

import asyncio
import gc
import heapq
import json
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import lru_cache
from typing import Any

from fathoms.core.errors import UnknownGame
from fathoms.core.game import Game
from fathoms.core.live import SPECTATOR
from fathoms.registry import game as game_named
from fathoms.server.clock import merged
from fathoms.server.config import Config
from fathoms.server.database import BadDatabase
from fathoms.server.founding import Founding
from fathoms.server.keys import Keys
from fathoms.server.limits import Limit
from fathoms.server.metrics import Metrics
from fathoms.server.past import Past
from fathoms.server.protocol import Believe, Hint
from fathoms.server.refusals import NoSuchTable, NotPossible, NotYours
from fathoms.server.rows import Step, TableRow
from fathoms.server.store import NotKept, Store
from fathoms.server.tables import Table
from fathoms.server.thinkers import Thinkers
from fathoms.server.writer import OUTAGE

UNFIT = 600_000  # milliseconds that a table which cannot be played is left alone
ROUNDS = 1.0  # seconds between two looks at all tables
TIDY = 600.0  # seconds between two looks for what nobody refers to any more, old things included
# New objects, and rounds of them, after which the younger ones are looked at: often, so that no look takes long.
YOUNG = (5_000, 10, 1_000_000)
SWITCH = 0.001  # seconds that the thread which writes waits for a busy loop, each time it wants to go on
IDLE = 60_000  # milliseconds that a table stays in memory when nobody is there
MOST = 2_000  # tables in memory; then those go first where nobody has been for longest
GO = 100  # of them at once
CHAT_BURST, CHAT_A_SECOND = 5, 0.5
GUESSES, GUESSES_A_SECOND = 20, 0.1  # wrong tokens from one address
PAUSE = 2.0  # seconds that each further one waits for its refusal
ASKING, ASKING_A_SECOND = 300, 60  # requests and sockets from one address
MAKING, MAKING_A_SECOND = 60, 0.5  # tables made from one address
REVIEWING, REVIEWING_A_SECOND = 20, 0.5  # courses that one address asks for
# Hints and beliefs of one seat.
AIDS = {Hint: (5, 0.5), Believe: (20, 3.0)}
DROPPED = 1011  # the code of connections whose table was let go: they come again
SOCKETS = 500  # open at once, from one address

LOG = logging.getLogger("fathoms.house")


@lru_cache(16)
def cached_game(name: str, overlay: str) -> Game:
    return game_named(name, data=json.loads(overlay) or None)


class House:
    def __init__(self, config: Config, store: Store, secret: bytes, outages: Sequence[tuple[int, int]]) -> None:
        self.config = config
        self.store = store
        self.keys = Keys(secret)
        self.outages = merged(outages)  # every clock looks at this list
        self.thinkers = Thinkers(config.bots)
        self.metrics = Metrics()
        self.past = Past()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.missed: set[str] = set()  # tables that changed while they were read
        self.tasks: set[asyncio.Task[Any]] = set()
        self.chatting = Limit(CHAT_BURST, CHAT_A_SECOND)
        self.guessing = Limit(GUESSES, GUESSES_A_SECOND)
        self.asking = Limit(ASKING, ASKING_A_SECOND)
        self.making = Limit(MAKING, MAKING_A_SECOND)
        self.aiding = {kind: Limit(*limit) for kind, limit in AIDS.items()}
        self.reviewing = Limit(REVIEWING, REVIEWING_A_SECOND)
        self.founding = Founding(self)
        self.sockets: Counter[str] = Counter()
        self.unlimited = not config.limited
        self.closing = False
        self.unfit: dict[str, int] = {}  # tables whose clocks are not looked at before this time
        store.heard = self.heard
        store.stepped = self.stepped
        store.signed = self.signed
        store.writer.lapsed = lambda begin, until: self.lapsed([(begin, until)])

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
        await self.thinkers.close()
        await self.store.close()

    def now(self) -> int:
        return int(time.time() * 1000)

    def game(self, name: str, overlay: Mapping[str, Any]) -> Game:
        """A game with an owner's own data over it, if there are any."""
        return cached_game(name, json.dumps(overlay, sort_keys=True))

    def installed(self, name: str) -> Game:
        """A game by its name, for a table that was made when it was there."""
        try:
            return self.game(name, {})
        except UnknownGame:
            raise NotPossible("the game {name!r} is not installed here any more", name=name) from None

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do this beside everything else; what goes wrong is in the log."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def spawn_soon(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if not self.closing:
            self.spawn(work())

    def done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("work ended with an error", exc_info=error)

    # Tables in memory

    async def table(self, id: str) -> Table:
        """A table, read from the database if it is not here."""
        found = self.tables.get(id)
        if found is not None and found.row.status == "gone":
            raise NoSuchTable("there is no such table")
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
                raise NoSuchTable("there is no such table")
            steps, talk = await self.store.steps(id), await self.store.talk(id)
            self.make_room()
            found = self.tables[id] = Table(self, row, steps, talk)
            if id in self.missed:
                self.spawn(found.elsewhere.catch_up())
            # Another worker may let a bot of this table think just now.
            found.go_on(follow=self.config.workers > 1 and self.now() - row.updated < IDLE)
            return found
        finally:
            self.missed.discard(id)
            del self.loading[id]

    def make_room(self) -> None:
        """Memory has an end: of too many tables those are let go where nobody is."""
        if len(self.tables) >= MOST:
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
            self.tables[id].beside.signed(word)

    async def know_outages(self) -> None:
        """Other workers may have had some."""
        self.lapsed(await self.store.outages())

    def lapsed(self, outages: Sequence[tuple[int, int]]) -> None:
        """There were outages: no clock ran."""
        known = merged([*self.outages, *outages])
        if known != self.outages:
            self.outages[:] = known
            for table in list(self.tables.values()):
                table.recount()

    def heard(self, id: str) -> None:
        """Another worker changed a table, or any table if none is named."""
        self.missed.update(self.loading if not id else {id} & self.loading.keys())
        for table in [self.tables[id]] if id in self.tables else [] if id else list(self.tables.values()):
            self.spawn(table.elsewhere.catch_up())

    def stepped(self, step: Step) -> None:
        """Another worker wrote a step."""
        table = self.tables.get(step.table)
        if table is not None:
            self.spawn(table.elsewhere.catch_up(step))
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
            await table.look_at_clock()
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

    def may_chat(self, table: str, seat: int) -> bool:
        return self.chatting.allows((table, seat))

    def may_have_aid(self, table: str, seat: int, kind: type[Hint | Believe]) -> bool:
        return self.unlimited or self.aiding[kind].allows((table, seat))

    def may_ask(self, client: Any) -> bool:
        """Whether this address may ask for something once more."""
        return self.unlimited or self.asking.allows(address(client))

    async def admit(self, table: Table, token: str, client: Any) -> int:
        """The seat of a token; without one a spectator's place.

        Whoever guesses soon waits long for each refusal. A right token is let in at once even then: nobody guesses one,
        and otherwise one who does could lock out all others behind the same address.
        """
        if not token:
            if not table.row.settings["spectators"]:
                raise NotYours("nobody may watch this table")
            return SPECTATOR
        seat = self.keys.seat_of(table.row.id, [seat.salt for seat in table.seats], token)
        if seat is None and table.row.status == "open":
            await table.elsewhere.catch_up()  # it may have been taken a moment ago, at another worker
            seat = self.keys.seat_of(table.row.id, [seat.salt for seat in table.seats], token)
        if seat is None:
            if not self.unlimited and not self.guessing.allows(address(client)):
                await asyncio.sleep(PAUSE)
            raise NotYours("this token is of no seat here")
        return seat

    def may_make(self, client: Any) -> bool:
        """Whether this address may make one more table."""
        return self.unlimited or self.making.allows(address(client))

    def may_review(self, client: Any) -> bool:
        """Whether this address may ask how one more game went."""
        return self.unlimited or self.reviewing.allows(address(client))

    async def row(self, id: str) -> TableRow:
        row = await self.store.table(id)
        if row is None or row.status == "gone":
            raise NoSuchTable("there is no such table")
        return row

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


def address(client: Any) -> str:
    """Where somebody asks from, as far as that is known."""
    return client.host if client else ""
