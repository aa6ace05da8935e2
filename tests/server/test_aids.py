"""Hints and heat maps: for the seat that asks, from what it may know, and not where people play against each other."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from server.test_tables import ME, answer, at_server, bot, come_both, to_confrontation
from server.test_wire_honesty import after
from support.conformance import Setup, told
from support.server import Guest, Visitor, legal
from support.twin_tables import twin_servers
from support.twins import twins

from fathoms.server.protocol import Hint
from fathoms.server.seating.services import AIDS
from fathoms.server.tables.bot_turn import BotTurn
from fathoms.server.tables.house import House

pytestmark = pytest.mark.slow

SHARK = 1


async def against(
    url: str, mine: str, other: dict[str, str], game: str = "kelp", **more: Any
) -> tuple[Any, Guest, Any]:
    """A table against a bot: the table, who plays, and the first situation in which that seat is asked."""
    async with Visitor(url) as ala:
        names = {"kelp": ("octopus", "shark"), "aquatica": ("player1", "player2")}[game]
        table = await ala.table(game, {name: ME if name == mine else other for name in names})
    guest = await Guest.come(url, table["id"], table["mine"][mine])
    stand = await guest.next("situation")
    while not stand["asked"]:
        stand = await guest.next("situation")
    return table, guest, stand


@pytest.mark.parametrize(
    ("game", "mine", "level", "said"),
    [
        ("kelp", "octopus", "greedy", "greedy"), ("kelp", "shark", "easy", "easy"),
        ("kelp", "octopus", "random", "medium"), ("aquatica", "player1", "greedy", "greedy"),
    ],
)  # fmt: skip
def test_a_hint_names_the_best_options_of_the_seat_that_is_asked(
    sqlite_database: str, game: str, mine: str, level: str, said: str
) -> None:
    async def play(house: House, url: str) -> None:
        _, guest, stand = await against(url, mine, bot(level), game)
        around = guest.heard("around")[-1]
        assert (around["hints"], around["beliefs"]) == ([mine], ["shark"] if mine == "shark" else [])
        pick = random.Random(1)
        for _ in range(3):
            hinted = await guest.ask("hint")
            assert (hinted["type"], hinted["bot"], hinted["n"]) == ("hinted", said, stand["n"]), hinted
            actions = [option["action"] for option in hinted["options"]]
            texts = {option["action"]: option["said"] for option in stand["asked"]["options"]}
            assert 1 <= len(actions) <= 5
            assert set(actions) <= set(legal(stand))
            assert [option["said"] for option in hinted["options"]] == [texts[action] for action in actions]
            assert all(0 <= option["share"] <= 1 for option in hinted["options"])
            stand = await guest.ask("answer", n=stand["n"], actions=[pick.choice(legal(stand))])
            while not stand["asked"]:
                stand = await guest.next("situation")

    at_server(sqlite_database, play)


def test_between_people_there_are_no_hints_and_a_heat_map_only_where_the_table_has_it(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        for heat_map in (False, True):
            id, (octopus, shark), _ = await come_both(url, heat_map=heat_map)
            assert (await octopus.ask("hint"))["said"]["id"] == "refused-aid"
            spectator = await Guest.come(url, id)
            around = await spectator.next("around")
            assert (around["hints"], around["beliefs"]) == ([], ["shark"] if heat_map else [])
            for kind in ("hint", "belief"):
                assert (await spectator.ask(kind))["said"]["id"] == "refused-aid"
            believed = await shark.ask("belief")
            if not heat_map:
                assert believed["said"]["id"] == "refused-aid"
                continue
            assert [chance["type"] for chance in believed["chances"]] == ["zone"] * 9
            assert sum(chance["probability"] for chance in believed["chances"]) == pytest.approx(1, abs=0.001)
            assert (await octopus.ask("belief"))["chances"] == []
        async with Visitor(url) as ala:
            table = await ala.table("kelp", {"octopus": ME, "shark": ME})
        guest = await Guest.come(url, table["id"], table["mine"]["octopus"])
        assert (await guest.ask("hint"))["said"]["id"] == "refused-aid", "two at one screen are people too"

    at_server(sqlite_database, play)


def test_a_heat_map_follows_the_game_and_has_what_the_seat_may_know(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        _, guests, stands = await come_both(url, heat_map=True)
        pick = random.Random(3)
        for _ in range(25):
            await answer(guests, stands, pick)
            told = await guests[SHARK].ask("belief")
            chances = {chance["value"]: chance["probability"] for chance in told["chances"]}
            assert sum(chances.values()) == pytest.approx(1, abs=0.001)
            octopus = next(
                (zone for zone, block in stands[0]["view"]["blocks"].items() if "octopus" in str(block)), None
            )
            assert octopus is None or chances[octopus] > 0, "it is never where it cannot be"

    at_server(sqlite_database, play)


def test_a_secret_choice_is_hinted_at_before_the_other_has_chosen(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        for _ in range(30):
            id, guests, stands = await come_both(url)
            if await to_confrontation(guests, stands):
                break
        house.tables[id].people = lambda: {SHARK}  # type: ignore[method-assign]
        hinted = await guests[SHARK].ask("hint")
        assert sum(option["share"] for option in hinted["options"]) == pytest.approx(1, abs=0.01)
        await guests[SHARK].ask("answer", n=stands[SHARK]["n"], actions=legal(stands[SHARK])[:1])
        assert (await guests[SHARK].ask("hint"))["said"]["id"] == "refused-not-now"

    at_server(sqlite_database, play)


def test_a_hint_is_dropped_when_the_game_goes_on_and_keeps_nobody_waiting(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House, url: str) -> None:
        begun = asyncio.Event()

        async def endless(job: Any) -> Any:
            begun.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(house.bot_processes, "tell", endless)
        _, guest, stand = await against(url, "octopus", bot("greedy"))
        await guest.send({"type": "hint", "id": 77})
        await asyncio.wait_for(begun.wait(), 10)
        assert (await guest.ask("ping"))["type"] == "done"
        await guest.send({"type": "hint", "id": 78})
        assert (await guest.next("refused"))["re"] == 77, "the later request takes the place of the earlier"
        await guest.send({"type": "answer", "n": stand["n"], "actions": [legal(stand)[0]]})
        refused = await guest.next("refused")
        assert (refused["said"]["id"], refused["re"]) == ("refused-stale", 78)

    at_server(sqlite_database, play)


def test_a_hint_is_for_the_seat_that_is_asked_and_not_too_often(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        table, guest, stand = await against(url, "octopus", bot("greedy"))
        replies = [await guest.ask("hint") for _ in range(AIDS[Hint][0] + 1)]
        assert [reply["type"] for reply in replies] == ["hinted"] * AIDS[Hint][0] + ["refused"]
        assert replies[-1]["said"]["id"] == "refused-too-often"
        async with Visitor(url) as script:
            script.http.headers["authorization"] = f"Bearer {table['mine']['octopus']}"
            told = await script.post(f"/api/tables/{table['id']}/ask", {"type": "belief", "id": 3})
            assert (told["type"], told["re"]) == ("believed", 3)
        await guest.ask("resign", n=stand["n"])
        assert (await guest.ask("hint"))["said"]["id"] == "refused-over"

    at_server(sqlite_database, play, limited=True)


def test_tables_that_the_shark_cannot_tell_apart_give_it_the_same_hints_and_heat_map(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that differs is hidden from it: the bytes of both aids are the same."""
    monkeypatch.setattr(BotTurn, "begin", lambda *args: None)
    setup = Setup("kelp", ())
    game, options = setup.game, setup.game.settings.complete({})

    async def run() -> None:
        apart, kinds = 0, set[str]()
        async with twin_servers(tmp_path) as servers:
            for seed in range(8):
                worlds = twins(game, options, SHARK, seed, after(10 + 12 * seed))
                sides = await servers.table(game, options, worlds, bots={0: "greedy"})
                apart += told(game, worlds[0].state) != told(game, worlds[1].state)
                for side in sides:
                    side.guest = await side.come(SHARK)
                    kinds |= {(await side.guest.ask(kind))["type"] for kind in ("hint", "belief")}
                assert sides[0].guest.wire == sides[1].guest.wire
        assert apart >= 4
        assert kinds == {"hinted", "believed", "refused"}

    asyncio.run(run())
