"""What must not happen to a table: that something acknowledged goes, or something unconfirmed is shown."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import websockets
from server.test_tables import ME, answer, at_server, come_both, to_confrontation, two
from support.database import run_sql
from support.server import Guest, Served, Visitor, legal

from fathoms.server.database.store import NotKept
from fathoms.server.seating.loading import clock_of
from fathoms.server.tables import house as house_module
from fathoms.server.tables.house import House

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("command", [["check"], ["backup", "copy.db"]], ids=["check", "backup"])
def test_a_look_at_the_database_beside_the_server_takes_nothing_away(tmp_path: Path, command: list[str]) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    server = Served(tmp_path, database, "--no-limited").start()

    async def play(id: str, tokens: list[str], answers: int) -> int:
        guests = [await Guest.come(server.url, id, token) for token in tokens]
        stands = [await guest.next("situation") for guest in guests]
        for _ in range(answers):
            await answer(guests, stands, random.Random(stands[0]["n"]))
        for guest in guests:
            await guest.socket.close()
        return int(stands[0]["n"])

    try:
        id, tokens = asyncio.run(two(server.url))
        asyncio.run(play(id, tokens, 5))
        looked = [sys.executable, "-m", "fathoms", "db", *command, "--database", database]
        subprocess.run(looked, cwd=tmp_path, check=True, capture_output=True)
        acknowledged = asyncio.run(play(id, tokens, 5))
        server.kill()
        server.start()
        assert asyncio.run(play(id, tokens, 0)) == acknowledged
    finally:
        server.kill()


@pytest.mark.parametrize("raised", [False, True], ids=["another was quicker", "the database is away"])
def test_an_end_that_is_not_kept_shows_no_record(sqlite_database: str, raised: bool) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, _ = await come_both(url)
        gate = asyncio.Event()

        async def failing(*_: Any) -> bool:
            await gate.wait()
            if raised:
                raise NotKept("error-database-closed")
            return False

        house.store.append = failing  # type: ignore[method-assign]
        await guests[0].send({"type": "resign", "n": 0})
        async with Visitor(url) as visitor:
            asked = asyncio.create_task(visitor.http.get(f"/api/tables/{id}/record"))
            await asyncio.wait([asked], timeout=0.3)
            gate.set()
            assert (await asked).status_code == 409
            assert (await visitor.get(f"/api/tables/{id}"))["status"] == "running"

    at_server(sqlite_database, play)


def test_a_table_that_cannot_be_read_keeps_no_other_clock_from_falling(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "ROUNDS", 0.05)

    async def play(house: House, url: str) -> None:
        clock = {"kind": "days", "days": 1}
        ids = [(await two(url, clock=clock))[0] for _ in range(2)]
        for id in ids:
            if id in house.tables:
                house.drop(house.tables[id])
        await asyncio.to_thread(
            run_sql, sqlite_database, f"UPDATE tables SET deadline = 1, game = 'whist' WHERE id = '{ids[0]}'"
        )
        begun = "json_set(settings, '$.begun', 1)"
        await asyncio.to_thread(
            run_sql, sqlite_database, f"UPDATE tables SET deadline = 2, settings = {begun} WHERE id = '{ids[1]}'"
        )
        async with asyncio.timeout(10):
            while True:
                row = await house.store.table(ids[1])
                assert row is not None
                if row.status == "over":
                    return
                await asyncio.sleep(0.05)

    at_server(sqlite_database, play)


def test_an_answer_that_waits_keeps_its_table(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        for _ in range(30):
            id, guests, situations = await come_both(url)
            if await to_confrontation(guests, situations):
                break
        shark = situations[1]
        assert (await guests[1].ask("answer", n=shark["n"], actions=legal(shark)[:1]))["waits"]
        for guest in guests:
            await guest.socket.close()
        async with asyncio.timeout(10):
            while house.tables[id].connections:
                await asyncio.sleep(0.02)
        assert house.tables[id].busy

    at_server(sqlite_database, play)


def test_no_clock_runs_in_a_game_that_was_given_up(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, stands = await come_both(url, clock={"kind": "live", "seconds": 600})
        waiting = next(i for i, told in enumerate(stands) if told["asked"] is None)
        await guests[waiting].ask("resign", n=stands[0]["n"])
        table = house.tables[id]
        row, steps = await house.store.table(id), await house.store.steps(id)
        assert row is not None
        assert table.live is not None
        assert table.clock is not None
        read = clock_of(table.game, row, table.live, steps, house.outages)
        assert read is not None
        assert (read.running, read.left) == (table.clock.running, table.clock.left) == (None, table.clock.left)

    at_server(sqlite_database, play)


def test_a_table_that_is_gone_is_gone_for_everybody(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url, "Ala") as ala:
            made = await ala.table("kelp", {"octopus": ME})
            watching = await Guest.come(url, made["id"])
            await watching.next("around")
            await ala.post(f"/api/tables/{made['id']}/leave")
            await ala.post(f"/api/tables/{made['id']}/ask", {"type": "look"}, status=404)
            with pytest.raises(websockets.ConnectionClosedError) as closed:
                await Guest.come(url, made["id"])
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404

    at_server(sqlite_database, play)
