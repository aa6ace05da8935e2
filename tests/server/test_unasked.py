"""What is all alike can be left to the server: the spaces that the Shark names in a shuffle."""

import asyncio
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.test_tables import at_server, two
from support.server import Guest, Visitor, legal, served

from fathoms.server.database.rows import Talk
from fathoms.server.tables.house import House

pytestmark = pytest.mark.slow

SHARK = 1


async def come(urls: list[str], id: str, tokens: list[str]) -> list[Guest]:
    return [await Guest.come(url, id, token) for url, token in zip(urls, tokens)]


async def to_shuffle(
    house: House, id: str, guests: list[Guest], most: int = 400, until: Callable[[], bool] = lambda: False
) -> set[str]:
    """Play until the Octopus has shuffled; the kinds of question that the Shark was asked on the way."""
    pick, asked = random.Random(1), set[str]()
    for _ in range(most):
        live = house.tables[id].live
        assert live is not None
        if until() or live.over or "placed" in {live.game.event_json(event[:5])["event"] for event in live.standing}:
            return asked
        mover, n = live.mover, live.n
        stand = await guests[mover].ask("look", seen=1 << 40)
        while stand["n"] < n:  # it is on its way from the other worker
            await asyncio.sleep(0.01)
            stand = await guests[mover].ask("look", seen=1 << 40)
        if mover == SHARK:
            asked.add(stand["asked"]["kind"])
        options = [option for option in stand["asked"]["options"] if option["preview"] is not None]
        shuffles = [one["action"] for one in options if "sneaking" in one["text"] or "taking" in one["text"]]
        action = shuffles[0] if shuffles else pick.choice(legal(stand))
        reply = await guests[mover].ask("answer", n=stand["n"], actions=[action])
        assert reply["type"] == "situation", reply
        while (now := house.tables[id].live) is None or now.n < reply["n"]:
            await asyncio.sleep(0.01)
    raise AssertionError("no shuffle")


def placed(house: House, id: str) -> list[str]:
    live = house.tables[id].live
    assert live is not None
    return [entry.action for entry in live.record.entries if entry.action.startswith("place in")]


def test_the_shark_leaves_the_naming_of_spaces_to_the_server(database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as anybody:
            games = {game["name"]: game for game in (await anybody.get("/api/games"))["games"]}
            assert (games["kelp"]["alike"], games["aquatica"]["alike"]) == (["place"], [])
        id, tokens = await two(url)
        guests = await come([url, url], id, tokens)
        assert (await guests[SHARK].ask("unasked", on=True))["type"] == "done"
        around = await guests[0].next("around")
        while not around["unasked"]:
            around = await guests[0].next("around")
        assert around["unasked"] == ["shark"]
        assert "place" not in await to_shuffle(house, id, guests)
        assert placed(house, id)

    at_server(database, play)


def test_it_can_be_changed_while_the_question_is_asked_and_survives_a_restart(sqlite_database: str) -> None:
    async def play() -> None:
        async with served(sqlite_database) as (house, url):
            id, tokens = await two(url)
            guests = await come([url, url], id, tokens)
            pick = random.Random(1)
            stand: Any = {"asked": None}
            while True:
                stands = [await guest.ask("look", seen=1 << 40) for guest in guests]
                stand = next(one for one in stands if one["asked"] and one["mover"] == one["view"]["seat"])
                if stand["asked"]["kind"] == "place":
                    break
                mover = stands.index(stand)
                texts = {one["action"]: one["text"] for one in stand["asked"]["options"]}
                shuffles = [action for action in legal(stand) if "sneaking" in texts[action]]
                action = shuffles[0] if shuffles else pick.choice(legal(stand))
                await guests[mover].ask("answer", n=stand["n"], actions=[action])
            first = legal(stand)[0]
            assert (await guests[0].ask("unasked", on=False))["type"] == "done", "it changes nothing"
            assert (await guests[SHARK].ask("unasked", on=True))["type"] == "done"
            told = await guests[SHARK].next("situation")
            assert told["n"] > stand["n"]
            live = house.tables[id].live
            assert live is not None
            assert live.record.entries[stand["n"]].action == live.game.actions.text(first)
            assert len([said for said in await house.store.talk(id) if said.kind == "unasked"]) == 1
        async with served(sqlite_database) as (house, url):
            guests = await come([url, url], id, tokens)
            assert (await guests[0].next("around"))["unasked"] == ["shark"]
            assert (await guests[SHARK].ask("unasked", on=False))["type"] == "done"
            assert (await guests[0].next("around"))["unasked"] == []

    asyncio.run(play())


def test_it_counts_at_every_worker(postgres_database: str) -> None:
    async def play() -> None:
        async with served(postgres_database) as (one, first), served(postgres_database) as (other, second):
            id, tokens = await two(first)
            guests = await come([first, second], id, tokens)
            for guest in guests:
                await guest.next("situation")
            assert (await guests[SHARK].ask("unasked", on=True))["type"] == "done"
            while not one.tables[id].talker.unasked:
                await asyncio.sleep(0.01)
            assert "place" not in await to_shuffle(one, id, guests)
            assert placed(one, id)
            while placed(one, id) != placed(other, id):
                await asyncio.sleep(0.01)

    asyncio.run(play())


@pytest.mark.parametrize("hears", [True, False])
def test_it_is_answered_though_one_worker_heard_of_it_late(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch, hears: bool
) -> None:
    """One wrote the question before it knew, the other knew but did not write; the first hears of it, or dies."""
    monkeypatch.setattr(sys.modules["fathoms.server.tables.table"], "FOLLOWING", 30.0 if hears else 0.2)

    async def play() -> None:
        async with served(postgres_database) as (one, first), served(postgres_database) as (other, second):
            id, tokens = await two(first)
            guests = await come([first, second], id, tokens)
            for guest in guests:
                await guest.next("situation")
            late: list[Talk] = []
            beside = one.tables[id].talker
            hear = beside.hear
            beside.hear = late.extend  # type: ignore[assignment]
            assert (await guests[SHARK].ask("unasked", on=True))["type"] == "done"
            await to_shuffle(one, id, guests, until=lambda: is_asked(one, id))
            if hears:
                beside.hear = hear  # type: ignore[method-assign]
                beside.hear(late)
            async with asyncio.timeout(5):
                while not placed(other, id) or not placed(one, id):
                    await asyncio.sleep(0.01)

    asyncio.run(play())


def is_asked(house: House, id: str) -> bool:
    """Whether the question that is all alike stands."""
    live = house.tables[id].live
    assert live is not None
    return not live.over and live.game.question(live.state).kind == "place"


def test_a_spectator_has_nothing_to_leave_and_a_seat_does_not_change_its_mind_all_the_time(tmp_path: Path) -> None:
    async def play(house: House, url: str) -> None:
        id, tokens = await two(url)
        guests = await come([url, url], id, tokens)
        spectator = await Guest.come(url, id)
        assert (await spectator.ask("unasked", on=True))["said"]["id"] == "refused-not-now"
        replies = [await guests[0].ask("unasked", on=n % 2 == 0) for n in range(8)]
        assert replies[-1]["said"]["id"] == "refused-too-often"

    at_server(f"sqlite:///{tmp_path / 'tables.db'}", play)
