"""What lists tell of tables: whose turn it is, who left, how it ended; without anybody playing the games through."""

import random
import sys
from typing import Any

import pytest
from server.test_tables import ME, answer, at_server, bot, come_both, play_out, to_confrontation, two
from support.server import Guest, Visitor, legal

from fathoms.server.routes.rest import asked
from fathoms.server.seating.summary import Stands
from fathoms.server.tables.house import House

pytestmark = pytest.mark.slow


def forgotten(house: House) -> None:
    """Nobody is there any more, and no table is in memory."""
    for table in list(house.tables.values()):
        house.drop(table)


@pytest.mark.parametrize("game", ["kelp", "aquatica"])
def test_a_list_tells_how_a_game_ended(database: str, game: str) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, stands = await come_both(url, game=game, listed=True)
        await play_out(guests, stands)
        forgotten(house)
        async with Visitor(url) as anybody:
            (told,) = (await anybody.get("/api/tables", which="over"))["tables"]
            assert told["id"] == id
            result = told["result"]
            assert (result["said"], result["winner"], result["ranks"]) == (
                stands[0]["outcome"], stands[0]["winner"], stands[0]["ranks"],
            )  # fmt: skip
            assert set(result["scores"]) == set(result["ranks"])
            if game == "aquatica":
                assert max(result["scores"].values()) == stands[0]["outcome"]["arguments"]["points"][1]
            assert told["turn"] > 3
            brought = await anybody.post("/api/records", await anybody.get(f"/api/tables/{id}/record"))
            assert (brought["result"], brought["turn"]) == (result, told["turn"])

    at_server(database, play)


def test_a_list_tells_whose_turn_it_is_and_which(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url, "Ala") as ala:
            table = await ala.table("kelp", {"octopus": ME, "shark": bot()})
            assert (table["my_turn"], table["turn"], table["result"]) == (True, 0, None)
            guest = await Guest.come(url, table["id"], table["mine"]["octopus"])
            told, pick = await guest.next("situation"), random.Random(0)
            while told["view"]["turn"] < 3:
                if told["asked"]:
                    told = await guest.ask("answer", n=told["n"], actions=[pick.choice(legal(told))])
                else:
                    told = await guest.next("situation")
                (listed,) = (await ala.get("/api/tables", which="mine"))["tables"]
                if listed["length"] == told["n"]:
                    assert (listed["my_turn"], listed["turn"]) == (told["mover"] == "octopus", told["view"]["turn"])
        async with Visitor(url, "Ola") as ola:
            assert not (await ola.get(f"/api/tables/{table['id']}"))["my_turn"]

    at_server(sqlite_database, play)


def test_in_a_confrontation_it_is_the_turn_of_both_until_they_have_chosen(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url, "Ala") as ala, Visitor(url, "Ola") as ola:
            while True:
                table = await ala.table("kelp", {"octopus": ME})
                joined = await ola.post(f"/api/tables/{table['id']}/join")
                tokens = table["mine"]["octopus"], joined["mine"]["shark"]
                guests = [await Guest.come(url, table["id"], token) for token in tokens]
                stands = [await guest.next("situation") for guest in guests]
                if await to_confrontation(guests, stands):
                    break

            async def turns() -> list[bool]:
                return [(await one.get(f"/api/tables/{table['id']}"))["my_turn"] for one in (ala, ola)]

            assert stands[0]["mover"] == "octopus"
            assert await turns() == [True, True]
            await guests[1].ask("answer", n=stands[1]["n"], actions=legal(stands[1])[:1])
            assert await turns() == [True, False]
            forgotten(house)  # an answer that waits is in memory alone: it is asked for again
            assert await turns() == [True, True]

    at_server(sqlite_database, play)


def test_who_gave_up_is_told_of_a_table_that_is_not_in_memory(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, stands = await come_both(url)
        pick = random.Random(1)
        for _ in range(5):
            await answer(guests, stands, pick)
        await guests[1].ask("resign", n=stands[1]["n"])
        forgotten(house)
        async with Visitor(url) as anybody:
            told = await anybody.get(f"/api/tables/{id}")
        assert [seat["left"] for seat in told["seats"]] == ["", "resign"]
        assert told["result"]["said"]["id"] == "replay-resign"
        assert not house.tables

    at_server(sqlite_database, play)


def test_lists_leave_out_nobody_who_changed_in_the_same_moment(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["fathoms.server.routes.rest"], "PAGE", 3)

    async def play(house: House, url: str) -> None:
        house.now = lambda: 1_794_854_910_031  # type: ignore[method-assign]
        made = {(await two(url, listed=True))[0] for _ in range(8)}
        async with Visitor(url) as anybody:
            found: list[Any] = []
            query: dict[str, Any] = {}
            while True:
                page = await anybody.get("/api/tables", which="running", **query)
                found += [table["id"] for table in page["tables"]]
                if page["before"] is None:
                    break
                query = {"before": page["before"]}
            assert sorted(found) == sorted(made)
            for bad in ("7", "7.x", "x.aaaaaaaaaaaaaaaa", "-1.aaaaaaaaaaaaaaaa", "9" * 40 + ".aaaaaaaaaaaaaaaa"):
                await anybody.get("/api/tables", status=422, before=bad)

    at_server(sqlite_database, play)


def test_for_whom_a_bot_plays_it_is_nobodys_turn(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, _ = await two(url)
        row = await house.row(id)
        assert row.mover == 0
        assert asked(house, row, Stands(early=[1])) == [0, 1]
        assert asked(house, row, Stands(left={0: "taken_over"}, early=[1])) == [1]

    at_server(sqlite_database, play)
