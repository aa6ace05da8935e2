"""Tables that play on from a moment of a finished game: what came from there stays, what comes is drawn anew."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from server.test_tables import ME, OPEN, answer, at_server, bot, play_out, play_some, until_plain
from support.command import run
from support.played import played
from support.server import Guest, Visitor, in_every_language, legal, served

import fathoms
from fathoms.core.record import commitment, committed, own_draws, replay, verify
from fathoms.core.record_reading import from_json
from fathoms.server.database.checking import check
from fathoms.server.tables.house import House
from fathoms.text import LANGUAGES

pytestmark = pytest.mark.slow

TO = 60
NOBODY = "A" * 16


async def brought(visitor: Visitor, name: str = "kelp", **changed: Any) -> str:
    """A finished game that was played elsewhere."""
    told = await visitor.post("/api/records", {**played(name), **changed})
    return str(told["id"])


def source(table: str, to: int = TO) -> dict[str, Any]:
    return {"from": {"table": table, "to": to}}


async def table_of_two(url: str, ala: Visitor, game: str = "kelp", to: int = TO, **more: Any) -> tuple[Any, list[str]]:
    """Two people who play on, and both tokens in the order of the seats."""
    names = fathoms.game(game).seats[:2]
    table = await ala.table(game, {names[0]: ME}, **source(await brought(ala, game), to), **more)
    async with Visitor(url, "Ola") as ola:
        joined = await ola.post(f"/api/tables/{table['id']}/join", {"nonce": "my own luck"})
    return joined, [table["mine"][names[0]], joined["mine"][names[1]]]


def at(name: str, to: int) -> Any:
    """How a game stands to somebody who sees everything."""
    game = fathoms.game(name)
    told = game.to_json(replay(game, from_json(played(name)), to))
    told.pop("chance")
    return json.loads(json.dumps(told))


@pytest.mark.parametrize("game", ["kelp", "aquatica"])
def test_two_people_play_on_to_the_end_and_the_record_is_verified(database: str, game: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            table, tokens = await table_of_two(url, ala, game)
            guests = [await Guest.come(url, table["id"], token) for token in tokens]
            situations = [await guest.next("situation") for guest in guests]
            assert situations[0]["view"]["turn"] == at(game, TO)["turn"]
            assert len(situations[0]["events"]) == situations[0]["seen"] > 20, "the log is there from the start"
            last = situations[0]["events"][-1]
            assert (last["event"]["event"], last["n"], last["said"]["id"]) == ("played_on", TO, "table-played-on")
            await play_out(guests, situations, 3)
            record = from_json(await ala.get(f"/api/tables/{table['id']}/record"))
            assert record.entries[:TO] == from_json(played(game)).entries[:TO]
            assert record.entries[TO:] != from_json(played(game)).entries[TO:]
            assert (record.begun, record.nonces) == (TO, ("my own luck",))
            assert record.commitment == table["commitment"]
            proof = verify(fathoms.game(game), record)
            assert (proof.begun, proof.committed, proof.draws) == (TO, True, len(own_draws(record)))
        assert not (await check(house.config.database)).faults

    at_server(database, play)


def test_who_waits_is_told_what_is_played_on_and_nothing_is_played_before_all_are_there(database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala, Visitor(url, "Ola") as ola:
            finished = await brought(ala)
            clock = {"kind": "live", "seconds": 600, "increment": 30}
            table = await ala.table("kelp", {"shark": ME}, clock=clock, **source(finished))
            assert (table["status"], table["length"], table["mover"]) == ("open", TO, None)
            assert table["begun"] == {"table": finished, "to": TO}
            assert table["options"] == played()["options"]
            assert (await ala.get(f"/api/tables/{finished}"))["begun"] is None
            async with await Guest.come(url, table["id"], table["mine"]["shark"]) as guest:
                assert (await guest.next("around"))["status"] == "open"
                assert await guest.quiet()
                assert (await ala.get(f"/api/tables/{table['id']}/moment", status=409))["message"]["id"]
                assert not (await check(house.config.database)).faults
                before = house.now()
                joined = await ola.post(f"/api/tables/{table['id']}/join")
                assert (joined["status"], joined["length"], joined["turn"]) == ("running", TO, at("kelp", TO)["turn"])
                assert joined["commitment"] == table["commitment"]
                told = await guest.next("situation")
                assert told["n"] == TO
                around = guest.heard("around")[-1]
                left = around["clock"]["left"]
                assert min(left.values()) > 600_000 - (house.now() - before) - 1000, "clocks begin fresh"
                assert max(left.values()) <= 600_000, "and nobody gets time for turns of the game before"

    at_server(database, play)


def test_the_commitment_binds_what_is_begun_with(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            table = await ala.table("kelp", {"octopus": ME, "shark": bot()}, **source(await brought(ala)))
            row = await house.row(table["id"])
            live = (await house.table(table["id"])).live
            assert live is not None
            assert row.commitment == committed(row.seed, live.record)
            assert row.commitment != commitment(row.seed, row.options, ["octopus", "shark"])
            assert row.seed.hex() != played()["seed"]

    at_server(sqlite_database, play)


@pytest.mark.parametrize("to", [0, 1, 33, 61, 80])
def test_bots_answer_on_from_any_moment(sqlite_database: str, to: int) -> None:
    """A bot knows what its seat heard in the game before: it is made anew from these events."""

    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            table = await ala.table("kelp", {"octopus": bot("easy"), "shark": ME}, **source(await brought(ala), to))
            assert (table["status"], table["length"]) == ("running", to)
            async with await Guest.come(url, table["id"], table["mine"]["shark"]) as guest:
                assert (await play_some(guest, 8))["n"] > to

    at_server(sqlite_database, play)


def test_where_nothing_is_to_be_chosen_the_server_goes_on(sqlite_database: str) -> None:
    """As in any game: nobody is asked what everybody knows the answer to."""
    game, record = fathoms.game("kelp"), from_json(played())
    states = {to: replay(game, record, to) for to in range(record.answers())}
    forced = [to for to, s in states.items() if game.open_options(s) and len(game.options(s)) == 1]

    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            finished = await brought(ala)
            for to in forced[:3]:
                table = await ala.table("kelp", {"octopus": ME, "shark": ME}, **source(finished, to))
                async with await Guest.come(url, table["id"], table["mine"]["octopus"]) as guest:
                    while (await guest.next("situation"))["n"] == to:
                        pass

    assert forced
    at_server(sqlite_database, play)


def test_it_goes_on_after_a_restart_also_where_somebody_is_still_missing(database: str) -> None:
    async def play() -> None:
        async with served(database) as (_, url), Visitor(url) as ala:
            table, tokens = await table_of_two(url, ala)
            waiting = await ala.table("kelp", {"octopus": ME}, **source(await brought(ala)))
            guests = [await Guest.come(url, table["id"], token) for token in tokens]
            situations = [await guest.next("situation") for guest in guests]
            for _ in range(4):
                await answer(guests, situations, random.Random(2))
        async with served(database) as (house, url), Visitor(url, "Iza") as iza:
            again = [await Guest.come(url, table["id"], token) for token in tokens]
            told = [await guest.next("situation") for guest in again]
            assert [one["view"] for one in told] == [one["view"] for one in situations]
            assert [one["seen"] for one in told] == [one["seen"] for one in situations]
            assert [item["event"]["event"] for item in told[0]["events"]].count("played_on") == 1
            await play_out(again, told)
            record = from_json(await iza.get(f"/api/tables/{table['id']}/record"))
            assert verify(fathoms.game("kelp"), record).begun == TO
            joined = await iza.post(f"/api/tables/{waiting['id']}/join")
            assert (joined["status"], joined["length"], joined["begun"]["to"]) == ("running", TO, TO)
            assert joined["commitment"] == waiting["commitment"]
            assert not (await check(database)).faults
            assert (await house.table(waiting["id"])).problem is None

    asyncio.run(play())


def test_two_workers_play_on_the_same_game(postgres_database: str) -> None:
    async def play() -> None:
        async with (
            served(postgres_database) as (one, first),
            served(postgres_database) as (other, second),
            Visitor(first) as ala,
            Visitor(second, "Ola") as ola,
        ):
            table = await ala.table("kelp", {"octopus": ME}, **source(await brought(ala)))
            octopus = await Guest.come(first, table["id"], table["mine"]["octopus"])
            assert (await octopus.next("around"))["status"] == "open"
            joined = await ola.post(f"/api/tables/{table['id']}/join")
            guests = [octopus, await Guest.come(second, table["id"], joined["mine"]["shark"])]
            situations = [await guest.next("situation") for guest in guests]
            assert {told["n"] for told in situations} == {TO}
            await play_out(guests, situations)
            records = [house.tables[table["id"]].live.record for house in (one, other)]  # type: ignore[union-attr]
            assert records[0] == records[1]
            assert verify(fathoms.game("kelp"), records[0]).begun == TO

    asyncio.run(play())


def test_nothing_is_taken_back_behind_where_it_began(sqlite_database: str) -> None:
    """Wherever it begins: what the last one chose in the game before is not theirs to choose again."""

    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            finished = await brought(ala)
            for to in range(20, 90, 7):
                table = await ala.table("kelp", {"octopus": ME, "shark": ME}, **source(finished, to))
                for seat, token in table["mine"].items():
                    async with await Guest.come(url, table["id"], token) as guest:
                        told = await guest.next("situation")
                        if told["n"] > to:  # it went on by itself
                            continue
                        assert not told["may_take_back"]
                        for kind in ("take_back", "ask_back"):
                            refused = await guest.ask(kind, n=to)
                            assert refused["said"]["id"] in ("refused-take-back", "refused-stale"), (seat, to)

    at_server(sqlite_database, play)


def test_what_was_answered_since_is_taken_back_as_ever(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            table, tokens = await table_of_two(url, ala, to=5)
            guests = [await Guest.come(url, table["id"], token) for token in tokens]
            situations = [await guest.next("situation") for guest in guests]
            mover = await until_plain(guests, situations, 1)
            before = house.tables[table["id"]].live.back  # type: ignore[union-attr]
            back = await guests[mover].ask("take_back", n=situations[mover]["n"])
            record = house.tables[table["id"]].live.record  # type: ignore[union-attr]
            assert (back["n"], record.answers()) == (situations[mover]["n"] + 1, before)
            assert record.begun == 5 <= record.answers()

    at_server(sqlite_database, play)


def test_moments_of_the_game_before_can_be_looked_at(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            table, tokens = await table_of_two(url, ala)
            path = f"/api/tables/{table['id']}/moment"
            told = await ala.get(path, to=10, steps="true")
            assert (told["to"], told["answers"], len(told["steps"])) == (10, TO, TO)
            assert told["view"]["blocks"] != at("kelp", 10)["blocks"], "what is hidden stays hidden while it is played"
            own = await ala.http.get(path, params={"to": 10}, headers={"authorization": f"Bearer {tokens[0]}"})
            assert own.status_code == 200

    at_server(sqlite_database, play)


def test_who_resigns_ends_it_and_a_rematch_is_an_ordinary_game(database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            table, tokens = await table_of_two(url, ala)
            guests = [await Guest.come(url, table["id"], token) for token in tokens]
            told = [await guest.next("situation") for guest in guests]
            assert (await guests[0].ask("resign", n=told[0]["n"]))["winner"] == "shark"
            record = from_json(await ala.get(f"/api/tables/{table['id']}/record"))
            assert verify(fathoms.game("kelp"), record).begun == TO
            for guest in guests:
                await guest.ask("rematch")
            next = (await ala.get(f"/api/tables/{table['id']}"))["next"]
            again = await ala.get(f"/api/tables/{next}")
            assert (again["length"], again["begun"], again["previous"]) == (0, None, table["id"])
            row = await house.row(next)
            assert row.commitment == commitment(row.seed, row.options, ["octopus", "shark"])

    at_server(database, play)


def test_the_record_can_be_brought_again_and_played_on_again(sqlite_database: str, tmp_path: Path) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            table, tokens = await table_of_two(url, ala)
            guests = [await Guest.come(url, table["id"], token) for token in tokens]
            await play_out(guests, [await guest.next("situation") for guest in guests])
            record = await ala.get(f"/api/tables/{table['id']}/record")
            (tmp_path / "game.json").write_text(json.dumps(record))
            again = await ala.post("/api/records", record)
            assert (again["imported"], again["begun"]) == ("unverified", None)
            assert await ala.get(f"/api/tables/{again['id']}/record") == record
            for to in (TO - 10, TO + 3):
                on = await ala.table("kelp", {"octopus": ME, "shark": bot()}, **source(again["id"], to))
                assert on["length"] == to
            forged = {**record, "begun": TO + 1}
            told = await ala.post("/api/records", forged, status=422)
            assert told["message"]["id"] == "error-seed-commitment"

    at_server(sqlite_database, play)
    ran = run("replay", str(tmp_path / "game.json"), "--verify")
    assert f"the first {TO} answers came from there" in ran.out.splitlines()[-1]


def test_a_game_that_was_played_here_is_played_on_without_what_was_taken_back_or_given_up(database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            table = await ala.table("kelp", {"octopus": ME, "shark": ME})
            guest = await Guest.come(url, table["id"], table["mine"]["octopus"])
            told = await guest.next("situation")
            told = await guest.ask("answer", n=told["n"], actions=legal(told)[:1])
            while not told["may_take_back"]:
                told = await guest.ask("answer", n=told["n"], actions=legal(told)[:1])
            stood = house.tables[table["id"]].live.back  # type: ignore[union-attr]
            told = await guest.ask("take_back", n=told["n"])
            await guest.ask("resign", n=told["n"])
            on = await ala.table("kelp", {"octopus": ME, "shark": bot()}, **source(table["id"], stood or 0))
            live = (await house.table(on["id"])).live
            assert live is not None
            assert {entry.kind for entry in live.record.entries[:stood]} <= {"answer"}
            assert (live.over, live.left) == (False, {})
            assert on["begun"] == {"table": table["id"], "to": stood}

    at_server(database, play)


def test_own_data_of_a_record_stay_with_it(sqlite_database: str) -> None:
    overlay = {"components.toml": {"tracks": {"last_turn": {"size": 4}}}}
    game = fathoms.game("kelp", data=overlay)

    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala, Visitor(url, "Ola") as ola:
            finished = await brought(ala, entries=[{"resign": 0}], overlay=overlay, data=game.digest)
            table = await ala.table("kelp", {"octopus": ME}, **source(finished, 0))
            joined = await ola.post(f"/api/tables/{table['id']}/join")
            assert joined["status"] == "running"
            live = await house.table(table["id"])
            assert (live.problem, live.game.digest) == (None, game.digest)

    at_server(sqlite_database, play)


# What is refused


async def refused(ala: Visitor, told: dict[str, Any], status: int, game: str = "kelp", **more: Any) -> Any:
    before = (await ala.get("/api/tables", which="mine"))["tables"]
    problem = await ala.post("/api/tables", {"game": game, "seats": {}, **told, **more}, status=status)
    assert (await ala.get("/api/tables", which="mine"))["tables"] == before
    assert len(set(in_every_language(problem).values())) == len(LANGUAGES), "each has its own words"
    return problem["message"]["id"]


def test_each_game_that_cannot_be_played_on_is_refused_by_name(sqlite_database: str) -> None:
    answers = from_json(played()).answers()

    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            finished = await brought(ala)
            assert await refused(ala, source(NOBODY), 404) == "error-no-such-table"
            assert await refused(ala, source(finished, answers), 422) == "error-over-after-answer"
            assert await refused(ala, source(finished, answers + 1), 422) == "error-record-answer-range"
            assert await refused(ala, source(finished), 422, game="aquatica") == "error-play-on-other-game"
            assert await refused(ala, source(finished), 422, options={"board": "night"}) == "error-play-on-option"
            assert await refused(ala, source(finished), 422, options={"board": "noon"}) == "error-choice"
            for wrong in ({"table": "../etc", "to": 1}, {"table": finished}, {"table": finished, "to": -1}, 3):
                assert (await refused(ala, {"from": wrong}, 422)).startswith("error-body-")
            same = await ala.table("kelp", options={"board": played()["options"]["board"]}, **source(finished))
            assert same["options"] == played()["options"]
            plain = await ala.table("kelp", {"octopus": ME}, **{"from": None})
            assert plain["begun"] is None

    at_server(sqlite_database, play)


def test_of_a_game_that_is_not_over_nothing_is_told_whatever_is_asked(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala, Visitor(url, "Ola") as ola:
            waiting = await ala.table("kelp", {"octopus": ME})
            running = await ala.table("kelp", {"octopus": ME, "shark": bot("greedy")})
            async with await Guest.come(url, running["id"], running["mine"]["octopus"]) as guest:
                told = await guest.next("situation")
                for _ in range(3):
                    told = await guest.ask("answer", n=told["n"], actions=legal(told)[:1])
            told = set()
            for visitor in (ala, ola):
                for table in (waiting, running):
                    for to in (0, 1, 3, 5000):
                        for game in ("kelp", "aquatica"):
                            wanted = {"game": game, "seats": {}, **source(table["id"], to)}
                            problem = await visitor.post("/api/tables", wanted, status=409)
                            told.add(json.dumps(problem))
            assert len(told) == 1
            assert "only a finished game can be played on" in told.pop()

    at_server(sqlite_database, play)


def test_a_game_that_nobody_may_watch_is_for_its_players(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala, Visitor(url, "Ola") as ola:
            table = await ala.table("kelp", {"octopus": ME, "shark": bot()}, spectators=False)
            async with await Guest.come(url, table["id"], table["mine"]["octopus"]) as guest:
                await guest.ask("resign", n=(await guest.next("situation"))["n"])
            assert await refused(ola, source(table["id"], 0), 403) == "error-no-watching"
            assert (await ala.table("kelp", {"octopus": OPEN}, **source(table["id"], 0)))["status"] == "open"

    at_server(sqlite_database, play)


def test_a_game_of_other_rules_is_not_played_on(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            finished = await brought(ala)
            row = await house.row(finished)
            header = {**(row.header or {}), "rules": 99}
            assert await house.store.change(finished, row.version, header=header)
            assert await refused(ala, source(finished), 409) == "error-play-on-other-rules"

    at_server(sqlite_database, play)


def test_a_game_whose_draws_no_seed_gives_is_not_verified(sqlite_database: str) -> None:
    """All its answers are said to come from elsewhere, so that the seed has nothing to give."""

    async def play(house: House, url: str) -> None:
        record = from_json(played())
        record.begun, record.nonces, record.seed = len(record.entries), (), bytes(32).hex()
        record.commitment = committed(bytes(32), record)
        async with Visitor(url) as ala:
            assert (await ala.post("/api/records", record.to_json()))["imported"] == "unverified"
            assert (await ala.post("/api/records", played()))["imported"] == "verified"

    at_server(sqlite_database, play)


def test_a_list_does_not_lead_to_the_game_it_came_from(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala, Visitor(url, "Ben") as ben:
            table = await ala.table("kelp", {"octopus": ME}, listed=True, **source(await brought(ala)))
            assert table["begun"]["to"] == TO
            (listed,) = (await ben.get("/api/tables", which="open"))["tables"]
            assert (listed["id"], listed["begun"]) == (table["id"], None)
            own = (await ala.get("/api/tables", which="mine"))["tables"]
            assert [one["begun"] for one in own if one["id"] == table["id"]] == [table["begun"]]

    at_server(sqlite_database, play)
