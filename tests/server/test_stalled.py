"""No clock runs while the database keeps nothing: whoever is asked next was not asked before it did."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa
from server.test_tables import come_both
from server.test_workers import come_apart
from sqlalchemy.pool import NullPool
from support.server import legal, served

from fathoms.server.database import outages, writer
from fathoms.server.database.engines import engine
from fathoms.server.tables.house import House

pytestmark = pytest.mark.slow

CLOCK = {"kind": "live", "seconds": 12, "increment": 0}
LOST = 14_000  # milliseconds without the database: more than the clocks have
LOCKED = "LOCK TABLE tables, house, talk IN EXCLUSIVE MODE"


class Time:
    """The time of everybody, which a test moves on."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.more = 0
        patch.setattr(House, "now", lambda house: self.now())
        patch.setattr(outages, "milliseconds", self.now)

    def now(self) -> int:
        return int(time.time() * 1000) + self.more


@asynccontextmanager
async def stalled(database: str) -> AsyncIterator[None]:
    """Nobody else can write to the database."""
    opened = engine(database, poolclass=NullPool)
    async with opened.connect() as connection:
        held = await connection.begin()
        sqlite = opened.dialect.name == "sqlite"
        await connection.execute(sa.text("DELETE FROM outages WHERE id < 0" if sqlite else LOCKED))
        try:
            yield
        finally:
            await held.rollback()


def test_what_passes_until_an_answer_is_kept_is_nobodys_time(  # O1, O3
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        clocks = Time(monkeypatch)
        async with served(database) as (house, url):
            id, guests, situations = await come_both(url, clock=CLOCK)
            async with stalled(database):
                answered = {"type": "answer", "id": 9, "n": 0, "actions": legal(situations[0])[:1]}
                await guests[0].send(answered)
                await asyncio.sleep(0.3)
                clocks.more += LOST
                await asyncio.sleep(0.3)
            await asyncio.sleep(2)  # rounds look for clocks that have fallen
            told = await guests[0].ask("look")
            assert (told["n"] > 0, told["outcome"]) == (True, None)
            clock = house.tables[id].clock
            assert clock is not None
            assert min(clock.told(clocks.now())) > 7_000
            del house.tables[id]
            again = (await house.table(id)).clock
            assert again is not None
            assert (again.left, again.deadline()) == (clock.left, clock.deadline()), "the same from the database"
            clocks.more += 12_000
            while (await guests[0].ask("look"))["outcome"] is None:
                await asyncio.sleep(0.1)

    asyncio.run(play())


def test_an_answer_that_was_not_kept_can_be_given_again(  # O2
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database stays away longer than a transaction waits for it."""
    monkeypatch.setattr(writer, "SECONDS", 0.4)

    async def play() -> None:
        clocks = Time(monkeypatch)
        async with served(postgres_database) as (house, url):
            _, guests, situations = await come_both(url, clock=CLOCK)
            actions = legal(situations[0])[:1]
            async with stalled(postgres_database):
                asyncio.get_running_loop().call_later(0.2, lambda: setattr(clocks, "more", LOST))
                assert (await guests[0].ask("answer", n=0, actions=actions))["said"]["id"] == "refused-not-kept"
                await asyncio.sleep(1.5)
            told = await guests[0].ask("answer", n=0, actions=actions)
            assert (told["type"], told["outcome"]) == ("situation", None)
            await asyncio.sleep(1.5)
            assert await house.store.outages() != []
            told = await guests[1].ask("look")
            assert (told["n"] > 0, told["outcome"]) == (True, None)

    asyncio.run(play())


def test_every_worker_counts_the_same(postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        clocks = Time(monkeypatch)
        async with served(postgres_database) as (one, first), served(postgres_database) as (other, second):
            id, guests, situations = await come_apart([first, second], clock=CLOCK)
            async with stalled(postgres_database):
                await guests[0].send({"type": "answer", "n": 0, "actions": legal(situations[0])[:1]})
                await asyncio.sleep(0.3)
                clocks.more += LOST
                await asyncio.sleep(0.3)
            await asyncio.sleep(2)
            told = await guests[1].ask("look")
            assert (told["n"] > 0, told["outcome"]) == (True, None)
            counted = [house.tables[id].clock for house in (one, other)]
            assert counted[0] is not None
            assert counted[1] is not None
            assert (counted[0].left, counted[0].deadline()) == (counted[1].left, counted[1].deadline())

    asyncio.run(play())
