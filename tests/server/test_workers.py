"""Two workers on one PostgreSQL: any of them serves any table, and none forks a game."""

import asyncio
import random
import sys
from typing import Any

import pytest
from server.test_tables import ME, answer, bot, play_out, to_confrontation, two
from support.server import Guest, Visitor, legal, served

from fathoms.core.errors import IllegalAction

pytestmark = pytest.mark.slow


async def come_apart(urls: list[str], **more: Any) -> tuple[str, list[Guest], list[Any]]:
    """Two people at the same table, each at another worker."""
    id, tokens = await two(urls[0], **more)
    guests = [await Guest.come(url, id, token) for url, token in zip(urls, tokens)]
    return id, guests, [await guest.next("situation") for guest in guests]


@pytest.mark.parametrize("game", ["kelp", "aquatica"])
def test_a_game_is_played_across_two_workers(postgres_database: str, game: str) -> None:
    async def play() -> None:
        async with served(postgres_database) as (one, first), served(postgres_database) as (other, second):
            id, guests, situations = await come_apart([first, second], game=game)
            await play_out(guests, situations)
            assert situations[0]["view"] == situations[1]["view"]
            lives = [house.tables[id].live for house in (one, other)]
            assert lives[0] is not None
            assert lives[1] is not None
            assert lives[0].record == lives[1].record
            looks = [await guest.ask("look") for guest in guests]
            ways = [{item["n"]: item["way"] for item in look["events"] if item["way"]} for look in looks]
            assert ways[0] == ways[1]
            assert bool(ways[0]) == (game == "kelp")

    asyncio.run(play())


def test_of_two_answers_at_two_workers_one_is_kept_and_both_go_on_from_it(postgres_database: str) -> None:
    async def play() -> None:
        async with served(postgres_database) as (one, first), served(postgres_database) as (other, second):
            id, tokens = await two(first)
            for seed in range(8):
                windows = [await Guest.come(url, id, token) for url in (first, second) for token in tokens]
                told = [await window.next("situation") for window in windows]
                asked = [i for i, situation in enumerate(told) if situation["mover"] == situation["view"]["seat"]]
                pick = random.Random(seed)
                replies = await asyncio.gather(
                    *(windows[i].ask("answer", n=told[i]["n"], actions=[pick.choice(legal(told[i]))]) for i in asked)
                )
                assert sorted(reply["type"] for reply in replies) == ["refused", "situation"]
                new = next(reply["n"] for reply in replies if reply["type"] == "situation")
                for window in windows:
                    while (await window.ask("look"))["n"] < new:
                        await asyncio.sleep(0.01)
                    await window.socket.close()
            records = [house.tables[id].live.record for house in (one, other)]  # type: ignore[union-attr]
            assert records[0] == records[1]

    asyncio.run(play())


def test_an_answer_that_waits_at_one_worker_is_given_when_the_first_comes_at_the_other(postgres_database: str) -> None:
    async def play() -> None:
        async with served(postgres_database) as (_, first), served(postgres_database) as (_, second):
            for _ in range(30):
                _, guests, situations = await come_apart([first, second])
                if await to_confrontation(guests, situations):
                    break
            octopus, shark = situations
            waits = await guests[1].ask("answer", n=shark["n"], actions=legal(shark)[:1])
            assert waits["waits"]
            await guests[0].ask("answer", n=octopus["n"], actions=legal(octopus)[:1])
            while True:
                told = await guests[0].next("situation")
                if any(item["event"]["event"] == "shown" for item in told["events"]):
                    return

    asyncio.run(play())


def test_chat_requests_and_rematches_reach_the_other_worker(postgres_database: str) -> None:
    async def play() -> None:
        async with served(postgres_database) as (_, first), served(postgres_database) as (_, second):
            id, guests, situations = await come_apart([first, second])
            await guests[0].ask("chat", text="hej")
            assert (await guests[1].next("chatted"))["lines"][0]["text"] == "hej"
            await answer(guests, situations, random.Random(0))
            await guests[0].ask("resign", n=situations[0]["n"])
            assert (await guests[1].next("situation"))["winner"] == "shark"
            await guests[0].ask("rematch")
            while "octopus" not in (await guests[1].next("around"))["rematch"]:
                pass
            await guests[1].ask("rematch")
            moved = await guests[0].next("moved")
            assert moved["seat"] == "shark"
            again = await Guest.come(second, moved["table"], moved["token"])
            assert (await again.next("situation"))["view"]["seat"] == "shark"
            assert moved["table"] != id

    asyncio.run(play())


def test_a_seat_taken_at_one_worker_begins_the_game_at_the_other(postgres_database: str) -> None:
    async def play() -> None:
        async with (
            served(postgres_database) as (_, first),
            served(postgres_database) as (_, second),
            Visitor(first, "Ala") as ala,
            Visitor(second, "Ola") as ola,
        ):
            table = await ala.table("kelp", {"octopus": ME})
            guest = await Guest.come(first, table["id"], table["mine"]["octopus"])
            assert (await guest.next("around"))["status"] == "open"
            await ola.post(f"/api/tables/{table['id']}/join")
            assert (await guest.next("situation"))["asked"]["kind"] == "den"

    asyncio.run(play())


def test_a_bot_answers_though_the_worker_that_should_have_asked_it_died(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["fathoms.server.tables.bot_turn"], "FOLLOWING", 0.2)

    async def play() -> None:
        async with served(postgres_database, pace=0.0) as (_, second):
            async with served(postgres_database, pace=10.0) as (one, first), Visitor(first) as ala:
                table = await ala.table("kelp", {"octopus": bot("greedy"), "shark": ME})
                token = table["mine"]["shark"]
                guest = await Guest.come(second, table["id"], token)
                told = await guest.next("situation")
                assert told["mover"] == "octopus"
                await one.table(table["id"])
            while not told["asked"]:
                told = await guest.next("situation")

    asyncio.run(play())


def test_a_shared_screen_shows_one_seat_at_a_time_at_any_worker(postgres_database: str) -> None:
    async def play() -> None:
        async with (
            served(postgres_database) as (house, first),
            served(postgres_database) as (_, second),
            Visitor(first) as ala,
        ):
            table = await ala.table("kelp", {"octopus": ME, "shark": ME})
            octopus = await Guest.come(first, table["id"], table["mine"]["octopus"])
            await octopus.next("situation")
            shark = await Guest.come(second, table["id"], table["mine"]["shark"])
            await shark.next("situation")
            await octopus.next("covered")
            assert (await shark.ask("look"))["view"]["seat"] == "shark"
            assert await house.store.talk(table["id"]) == [], "it is not talk"

    asyncio.run(play())


def test_a_bot_is_hurried_from_any_worker(postgres_database: str) -> None:
    async def play() -> None:
        async with (
            served(postgres_database, pace=20.0) as (house, first),
            served(postgres_database, pace=20.0) as (_, second),
            Visitor(first) as ala,
        ):
            table = await ala.table("kelp", {"octopus": bot("greedy"), "shark": ME})
            id, token = table["id"], table["mine"]["shark"]
            guests = [await Guest.come(url, id, token) for url in (first, second)]
            for guest in guests:
                assert (await guest.next("situation"))["mover"] == "octopus"
            begun = asyncio.get_running_loop().time()
            assert (await guests[1].ask("hurry"))["type"] == "done"
            while not (await guests[0].next("situation"))["n"]:
                pass
            assert asyncio.get_running_loop().time() - begun < 0.5 * 20
            assert await house.store.talk(id) == [], "it is not talk"

    asyncio.run(play())


def test_a_token_is_good_at_every_worker_at_once(postgres_database: str) -> None:
    async def play() -> None:
        async with (
            served(postgres_database) as (_, first),
            served(postgres_database) as (_, second),
            Visitor(first, "Ala") as ala,
            Visitor(first, "Ola") as ola,
        ):
            for _ in range(10):
                table = await ala.table("kelp", {"octopus": ME})
                await (await Guest.come(second, table["id"])).next("around")
                joined = await ola.post(f"/api/tables/{table['id']}/join")
                guest = await Guest.come(second, table["id"], joined["mine"]["shark"])
                assert (await guest.next())["type"] == "seated"

    asyncio.run(play())


def test_talk_is_heard_once_though_the_table_was_read_anew(postgres_database: str) -> None:
    async def play() -> None:
        async with served(postgres_database) as (_, first), served(postgres_database) as (other, second):
            id, guests, situations = await come_apart([first, second])
            table = other.tables[id]
            table.other_workers.follow = lambda live, steps: False  # type: ignore[method-assign]
            async with table.lock:
                await guests[0].ask("chat", text="hej")
                await guests[0].ask("answer", n=0, actions=legal(situations[0])[:1])
                await asyncio.sleep(0.2)
            while (await guests[1].ask("look"))["n"] == 0:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            assert len(table.talker.talk) == 1

    asyncio.run(play())


@pytest.mark.parametrize("error", [IllegalAction("no"), RuntimeError("no")])
def test_a_step_that_cannot_be_repeated_here_is_read_from_the_database(
    postgres_database: str, error: Exception
) -> None:
    async def play() -> None:
        async with served(postgres_database) as (_, first), served(postgres_database) as (other, second):
            id, guests, situations = await come_apart([first, second])

            def fail(*_: Any, **__: Any) -> None:
                raise error

            other.tables[id].other_workers.repeat = fail  # type: ignore[method-assign]
            reply = await guests[0].ask("answer", n=0, actions=legal(situations[0])[:1])
            if isinstance(error, IllegalAction):
                assert (await guests[1].next("situation"))["n"] == reply["n"]
            else:
                assert await guests[1].end() == 1011, "it comes again, and the table is read"
                assert id not in other.tables

    asyncio.run(play())


def test_two_who_would_play_again_at_the_same_moment_do(postgres_database: str) -> None:
    async def play() -> None:
        async with served(postgres_database) as (house, first), served(postgres_database) as (_, second):
            for _ in range(5):
                _, guests, _ = await come_apart([first, second])
                await guests[0].ask("resign", n=0)
                await guests[1].next("situation")
                await asyncio.gather(*(guest.ask("rematch") for guest in guests))
                moved = [(guest.heard("moved") or [await guest.next("moved")])[0] for guest in guests]
                assert moved[0]["table"] == moved[1]["table"]
            made = await house.store.tables(status=["running", "open", "gone"])
            assert sorted(row.next or "" for row in await house.store.tables(status=["over"])) == sorted(
                row.id for row in made
            ), "no table is left over"

    asyncio.run(play())
