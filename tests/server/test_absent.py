"""Somebody is away: where that was agreed a bot plays the seat when its clock falls, until its person comes back."""

import asyncio
import random
from typing import Any

import pytest
from server.test_tables import ME, answer, at_server, two
from support.server import Guest, Visitor, legal, served

import fathoms
from fathoms.core.record import verify
from fathoms.core.record_reading import from_json
from fathoms.server.seating.clock import RETURNED
from fathoms.server.tables.house import House

pytestmark = pytest.mark.slow

BOT = {"kind": "bot", "bot": "random"}
DAYS = {"kind": "days", "days": 2}
LIVE = {"kind": "live", "seconds": 600, "increment": 0}


class Time:
    """The time of a house, which a test moves on."""

    def __init__(self, *houses: House) -> None:
        self.now = houses[0].now()
        for house in houses:
            house.now = lambda: self.now  # type: ignore[method-assign]

    def pass_by(self, milliseconds: int) -> None:
        self.now += milliseconds


async def come(urls: list[str], id: str, tokens: list[str]) -> tuple[list[Guest], list[Any]]:
    guests = [await Guest.come(url, id, token) for url, token in zip(urls, tokens)]
    return guests, [await guest.next("situation") for guest in guests]


async def left(guest: Guest, *wanted: str) -> Any:
    """What is told around the table once its seats are left in this way."""
    while True:
        told = await guest.next("around")
        if [seat["left"] for seat in told["seats"]] == list(wanted):
            return told


@pytest.mark.parametrize(("clock", "time"), [(DAYS, 2 * 86_400_000), (LIVE, 600_000)])
def test_a_bot_takes_the_seat_over_and_its_person_takes_it_back(
    database: str, clock: dict[str, Any], time: int
) -> None:
    async def play(house: House, url: str) -> None:
        id, tokens = await two(url, clock=clock, absent=BOT)
        (octopus, shark), (told, _) = await come([url, url], id, tokens)
        clocks = Time(house)
        clocks.pass_by(time + 1)
        around = await left(shark, "taken_over", "")
        assert around["status"] == "running"
        while not (stand := await shark.ask("look"))["asked"]:
            await asyncio.sleep(0.02)  # the bot plays until the Shark is asked
        assert (await octopus.ask("answer", n=stand["n"], actions=legal(told)[:1]))["said"]["id"] == "refused-not-now"
        assert (await octopus.ask("resign", n=stand["n"]))["said"]["id"] == "refused-not-now"
        assert (await shark.ask("come_back", n=stand["n"]))["said"]["id"] == "refused-not-now", "it never left"
        house.drop(house.tables[id])
        (octopus, shark), _ = await come([url, url], id, tokens)
        assert octopus.heard("around")[-1]["seats"][0]["left"] == "taken_over"
        assert (await octopus.ask("come_back", n=0))["said"]["id"] == "refused-stale"
        back = await octopus.ask("come_back", n=stand["n"])
        assert back["events"][-1]["event"] == {"event": "came_back", "seat": "octopus"}
        around = await left(shark, "", "")
        assert around["clock"]["left"]["octopus"] == (2 * 86_400_000 if clock is DAYS else RETURNED)
        told_clock = house.tables[id].clock_watch.told()
        house.drop(house.tables[id])
        again = await house.table(id)
        assert again.clock_watch.told() == told_clock, "the same from the database"
        guests, stands = await come([url, url], id, tokens)
        pick = random.Random(2)
        for _ in range(10):
            await answer(guests, stands, pick)
        await guests[0].ask("resign", n=stands[0]["n"])
        async with Visitor(url) as anybody:
            record = await anybody.get(f"/api/tables/{id}/record")
        kinds = [next(iter(entry)) for entry in record["entries"]]
        assert (kinds[0], kinds[-1], kinds.count("came_back")) == ("taken_over", "resign", 1)
        assert verify(fathoms.game("kelp"), from_json(record)).committed

    at_server(database, play)


def test_a_game_that_everybody_left_is_played_to_its_end_by_bots(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, tokens = await two(url, clock=DAYS, absent=BOT)
        (octopus, _), _ = await come([url, url], id, tokens)
        clocks = Time(house)
        told = await octopus.ask("look")
        while told["outcome"] is None:
            clocks.pass_by(3 * 86_400_000)
            told = await octopus.next("situation")
        assert told["outcome"]["id"] == "kelp-outcome", "nobody lost by the clock"
        assert (await octopus.ask("come_back", n=told["n"]))["said"]["id"] == "refused-over"

    at_server(sqlite_database, play)


def test_it_is_agreed_when_the_table_is_made(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            table = await ala.table("kelp", {"octopus": ME}, absent=BOT)
            assert table["absent"] == BOT
            assert (await ala.table("kelp"))["absent"] == {"kind": "lose", "bot": "medium"}
            wrong = {"game": "kelp", "absent": {"kind": "bot", "bot": "nobody"}}
            assert "nobody" in (await ala.post("/api/tables", wrong, status=422))["error"]

    at_server(sqlite_database, play)


def test_it_is_the_same_at_every_worker(postgres_database: str) -> None:
    async def play() -> None:
        async with served(postgres_database) as (one, first), served(postgres_database) as (other, second):
            id, tokens = await two(first, clock=LIVE, absent=BOT)
            (octopus, shark), _ = await come([first, second], id, tokens)
            clocks = Time(one, other)
            clocks.pass_by(600_001)
            await left(shark, "taken_over", "")
            while not (stand := await shark.ask("look"))["asked"]:
                await asyncio.sleep(0.02)
            while (mine := await octopus.ask("look"))["n"] < stand["n"]:
                await asyncio.sleep(0.02)
            back = await octopus.ask("come_back", n=mine["n"])
            assert back["type"] == "situation"
            await left(shark, "", "")
            assert one.tables[id].clock_watch.told() == other.tables[id].clock_watch.told()

    asyncio.run(play())
