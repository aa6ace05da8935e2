"""Hostile messages change nothing, crash nothing and tell nothing; who sends too many is put out."""

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

import pytest
import websockets
from support.server import Guest, Served, Visitor, served
from support.siege import GROWTH, besieged

from fathoms.server.protocol import Done
from fathoms.server.routes.socket import BURST
from fathoms.server.seating.services import ASKING
from fathoms.server.tables import connection

pytestmark = [pytest.mark.slow, pytest.mark.asyncio]

OCTOPUS = {"octopus": {"kind": "me"}}


async def test_thousands_of_hostile_messages_change_nothing(tmp_path: Path) -> None:
    """`tools/hostile.py` does the same with a hundred thousand."""
    with Served(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", "--no-limited", "--pace", "0") as running:
        told = await besieged(running, 5_000, 2_000)
    assert told["messages"] >= 5_000
    assert len(told["kinds"]) > 40
    assert told["longest record, entries"] > 10
    assert told["most memory, MB"] - told["memory before, MB"] < GROWTH


async def test_a_flood_is_refused_then_ended_and_the_others_play_on(sqlite_database: str) -> None:
    async with served(sqlite_database, limited=True) as (_, url), Visitor(url) as ala:
        made = await ala.table("kelp", {**OCTOPUS, "shark": {"kind": "bot", "bot": "random"}})
        async with await Guest.come(url, made["id"], made["mine"]["octopus"]) as honest:
            await honest.next("situation")
            async with await Guest.come(url, made["id"]) as flooding:
                await flooding.next("situation")
                replies: list[str] = []
                with suppress(websockets.ConnectionClosed):
                    while True:
                        await flooding.send({"type": "ping", "id": 1})
                        replies.append((await flooding.next("done", "refused"))["type"])
                assert flooding.socket.close_code == 4429
                assert replies[:BURST] == ["done"] * BURST
                assert replies[-1] == "refused"
            assert (await honest.ask("ping"))["type"] == "done"
        async with await Guest.come(url, made["id"]) as again:
            await again.next("situation")


async def test_who_does_not_read_is_put_out_and_holds_little_memory(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "BYTES", 200_000)
    async with served(sqlite_database) as (house, url), Visitor(url) as ala:
        made = await ala.table("kelp", {**OCTOPUS, "shark": {"kind": "me"}})
        async with await Guest.come(url, made["id"]) as deaf:
            await deaf.next("situation")
            (at_table,) = house.tables[made["id"]].connections
            for _ in range(100):
                at_table.send(Done(), b"x" * 10_000)  # nobody gets to run in between
            assert at_table.closing
            assert at_table.code == connection.TOO_SLOW
            assert at_table.bytes < 220_000
            with suppress(websockets.ConnectionClosed):
                while True:
                    await deaf.socket.recv()
            assert deaf.socket.close_code == 4000


async def test_one_address_has_so_many_sockets_at_once(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["fathoms.server.routes.socket"], "SOCKETS", 5)
    async with served(sqlite_database, limited=True) as (house, url), Visitor(url) as ala:
        made = await ala.table("kelp", OCTOPUS)
        opened = [await Guest.come(url, made["id"]) for _ in range(5)]
        with pytest.raises(websockets.InvalidStatus) as refused:
            await Guest.come(url, made["id"])
        assert refused.value.response.status_code == 429
        await opened.pop().socket.close()
        async with asyncio.timeout(10):
            while sum(house.sockets.values()) == 5:
                await asyncio.sleep(0.05)
        opened.append(await Guest.come(url, made["id"]))  # one went, and another may come
        await asyncio.gather(*(guest.socket.close() for guest in opened))


async def test_one_address_cannot_open_sockets_without_end(sqlite_database: str) -> None:
    async with served(sqlite_database, limited=True) as (house, url), Visitor(url) as ala:
        made = await ala.table("kelp", OCTOPUS)
        opened: list[Guest] = []
        code = 0
        try:
            while len(opened) < 3 * ASKING:
                opened.append(await Guest.come(url, made["id"]))
        except websockets.InvalidStatus as refused:
            code = refused.response.status_code
        assert code == 429
        assert len(opened) >= ASKING - 20
        await asyncio.gather(*(guest.socket.close() for guest in opened))
        async with asyncio.timeout(10):
            while house.sockets:
                await asyncio.sleep(0.05)


async def test_one_address_cannot_make_tables_without_end(sqlite_database: str) -> None:
    async with served(sqlite_database, limited=True) as (_, url), Visitor(url) as ala:
        codes = [(await ala.http.post("/api/tables", json={"game": "kelp"})).status_code for _ in range(80)]
        assert codes[:60] == [200] * 60
        assert codes[-1] == 429
        response = await ala.http.post("/api/records", json={})
        assert response.status_code == 429
        assert (await ala.get("/api/me"))["name"] == "Ala"
