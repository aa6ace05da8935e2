"""How a finished game went, over the wire: for everybody, but of no game that is still played."""

import asyncio
from typing import Any

import pytest
from support.command import played
from support.played import played as finished
from support.server import Guest, Visitor, served

import fathoms
from fathoms.server.seating import services
from fathoms.server.tables import past

pytestmark = pytest.mark.slow


async def brought(visitor: Visitor, record: Any) -> str:
    return str((await visitor.post("/api/records", record.to_json()))["id"])


def test_every_moment_of_a_finished_game(sqlite_database: str) -> None:
    async def look() -> tuple[Any, Any]:
        async with served(sqlite_database) as (_, url), Visitor(url) as ala, Visitor(url, "Ben") as ben:
            path = f"/api/tables/{await brought(ala, played().record)}/course"
            return await ala.get(path), await ben.get(path)

    told, again = asyncio.run(look())
    table = played()
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert [point["to"] for point in told["points"]] == list(range(told["answers"] + 1))
    assert told["answers"] == table.record.answers()
    assert told["points"][-1]["win"] == {"octopus": float(outcome.winner == 0), "shark": float(outcome.winner == 1)}
    assert again == told


def test_a_long_game_is_told_at_fewer_moments(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "POINTS", 10)

    async def look() -> Any:
        async with served(sqlite_database) as (_, url), Visitor(url) as ala:
            return await ala.get(f"/api/tables/{await brought(ala, played().record)}/course")

    told = asyncio.run(look())
    moments = [point["to"] for point in told["points"]]
    assert (moments[0], moments[-1]) == (0, told["answers"])
    assert len(moments) in (10, 11)


def test_a_running_game_tells_nothing(sqlite_database: str) -> None:
    async def look() -> Any:
        async with served(sqlite_database) as (_, url), Visitor(url) as ala:
            seats = {"octopus": {"kind": "me"}, "shark": {"kind": "bot", "bot": "random"}}
            running, waiting = await ala.table("kelp", seats), await ala.table("kelp", {"octopus": {"kind": "me"}})
            return [await ala.get(f"/api/tables/{one['id']}/course", 409) for one in (running, waiting)]

    for told in asyncio.run(look()):
        assert told["message"]["id"] == "error-course-running"


def test_who_plays_alone_has_nobody_to_beat(sqlite_database: str) -> None:
    async def look() -> Any:
        async with served(sqlite_database) as (_, url), Visitor(url) as ala:
            alone = played(game=fathoms.game("aquatica"), players=1)
            return await ala.get(f"/api/tables/{await brought(ala, alone.record)}/course")

    told = asyncio.run(look())
    assert told["answers"] > 0
    assert told["points"] == []


def test_it_ends_with_the_result_also_where_somebody_gave_up(sqlite_database: str) -> None:
    async def look() -> Any:
        async with served(sqlite_database) as (_, url), Visitor(url) as ala:
            seats = {"octopus": {"kind": "me"}, "shark": {"kind": "bot", "bot": "random"}}
            table = await ala.table("kelp", seats)
            async with await Guest.come(url, table["id"], table["mine"]["octopus"]) as guest:
                await guest.ask("resign", n=(await guest.next("situation"))["n"])
            return await ala.get(f"/api/tables/{table['id']}/course")

    assert asyncio.run(look())["points"][-1]["win"] == {"octopus": 0.0, "shark": 1.0}


def test_many_who_ask_at_once_are_told_one_thought(sqlite_database: str) -> None:
    async def look() -> tuple[list[Any], int]:
        async with served(sqlite_database, limited=True) as (house, url), Visitor(url) as ala:
            path, tell, thoughts = (
                f"/api/tables/{await brought(ala, played().record)}/course",
                house.bot_processes.tell,
                0,
            )

            async def counted(job: Any) -> Any:
                nonlocal thoughts
                thoughts += 1
                return await tell(job)

            house.bot_processes.tell = counted  # type: ignore[method-assign]
            return await asyncio.gather(*(ala.get(path) for _ in range(6))), thoughts

    told, thoughts = asyncio.run(look())
    assert thoughts == 1
    assert all(one == told[0] for one in told)


def test_what_failed_is_tried_again(sqlite_database: str) -> None:
    async def look() -> tuple[Any, Any]:
        async with served(sqlite_database) as (house, url), Visitor(url) as ala:
            path = f"/api/tables/{await brought(ala, played().record)}/course"
            tell = house.bot_processes.tell

            async def nothing(_: Any) -> None:
                return None

            house.bot_processes.tell = nothing  # type: ignore[method-assign]
            failed = await ala.get(path)
            house.bot_processes.tell = tell  # type: ignore[method-assign]
            return failed, await ala.get(path)

    failed, told = asyncio.run(look())
    assert failed["points"] == []
    assert len(told["points"]) == told["answers"] + 1


def test_one_address_may_not_ask_for_too_many(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "REVIEWING", 3)
    monkeypatch.setattr(services, "REVIEWING_A_SECOND", 0.0)

    async def look() -> list[int]:
        async with served(sqlite_database, limited=True) as (_, url), Visitor(url) as ala:
            several = [await ala.post("/api/records", finished("kelp", seed)) for seed in (1, 2, 3, 4)]
            paths = [f"/api/tables/{one['id']}/course" for one in several]
            # What was thought about before costs nothing.
            return [(await ala.http.get(path)).status_code for path in (*paths, paths[0])]

    assert asyncio.run(look()) == [200, 200, 200, 429, 200]
