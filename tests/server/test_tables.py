"""Tables as people meet them: over real sockets, against a real database."""

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from support.server import Guest, Visitor, legal, served

import fathoms
from fathoms.core.errors import BadRecord
from fathoms.core.record import replay, verify
from fathoms.core.record_reading import from_json
from fathoms.server.database.engines import BadDatabase
from fathoms.server.database.store import NotKept
from fathoms.server.tables.house import House

pytestmark = pytest.mark.slow

ME, OPEN = {"kind": "me"}, {"kind": "open"}
Play = Callable[[House, str], Awaitable[None]]


def bot(name: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def at_server(database: str, play: Play, **settings: Any) -> None:
    async def run() -> None:
        async with asyncio.timeout(60), served(database, **settings) as (house, url):
            await play(house, url)

    asyncio.run(run())


async def two(url: str, game: str = "kelp", **more: Any) -> tuple[str, list[str]]:
    """A table of two people: its id and both tokens, in the order of the seats."""
    async with Visitor(url, "Ala") as ala, Visitor(url, "Ola") as ola:
        names = fathoms.game(game).seats[:2]
        table = await ala.table(game, {names[0]: ME}, **more)
        joined = await ola.post(f"/api/tables/{table['id']}/join")
        return table["id"], [table["mine"][names[0]], joined["mine"][names[1]]]


async def come_both(url: str, **more: Any) -> tuple[str, list[Guest], list[Any]]:
    """Two people at a running table, and what each was told first."""
    id, tokens = await two(url, **more)
    guests = [await Guest.come(url, id, token) for token in tokens]
    return id, guests, [await guest.next("situation") for guest in guests]


async def answer(guests: list[Guest], situations: list[Any], pick: random.Random) -> None:
    """One answer of whoever is asked; both hear of it."""
    mover = next(i for i, told in enumerate(situations) if told["asked"] and told["mover"] == told["view"]["seat"])
    told = situations[mover]
    reply = await guests[mover].ask("answer", n=told["n"], actions=[pick.choice(legal(told))], seen=told["seen"])
    assert reply["type"] == "situation", reply
    situations[mover] = reply
    for i, guest in enumerate(guests):
        while situations[i]["n"] < reply["n"]:
            situations[i] = await guest.next("situation")


async def play_out(guests: list[Guest], situations: list[Any], seed: int = 0) -> None:
    pick = random.Random(seed)
    while situations[0]["outcome"] is None:
        await answer(guests, situations, pick)


async def play_some(guest: Guest, many: int) -> Any:
    """So many answers of one person against bots, or all that there are; how it stands then."""
    pick, told = random.Random(1), await guest.next("situation")
    for _ in range(many):
        while not told["asked"] and told["outcome"] is None:
            told = await guest.next("situation")
        if told["outcome"] is not None:
            break
        told = await guest.ask("answer", n=told["n"], actions=[pick.choice(legal(told))])
        assert told["type"] == "situation"
    return told


# Whole games


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("kelp", {}), ("kelp", {"board": "night"}), ("kelp", {"edition": "prototype"}),
        ("aquatica", {"players": 2, "kings": "draft"}),
    ],
)  # fmt: skip
def test_two_people_play_a_game_to_its_end_and_its_record_is_verified(
    database: str, game: str, options: dict[str, Any]
) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, situations = await come_both(url, game=game, options=options)
        await play_out(guests, situations)
        assert situations[0]["winner"] == situations[1]["winner"]
        assert situations[0]["view"] == situations[1]["view"], "when it is over nothing is secret"
        async with Visitor(url) as anybody:
            record = from_json(await anybody.get(f"/api/tables/{id}/record"))
            told = await anybody.get(f"/api/tables/{id}")
        proof = verify(fathoms.game(game), record)
        assert (proof.committed, proof.draws is not None) == (True, True)
        assert (told["status"], told["commitment"]) == ("over", record.commitment)

    at_server(database, play)


@pytest.mark.parametrize(("game", "players"), [("kelp", 2), ("aquatica", 1), ("aquatica", 4)])
def test_a_person_plays_with_bots(sqlite_database: str, game: str, players: int) -> None:
    async def play(house: House, url: str) -> None:
        options = {"players": players} if game == "aquatica" else {}
        names = fathoms.game(game).seats[:players]
        async with Visitor(url) as ala:
            seats = {names[0]: ME, **{name: bot("easy") for name in names[1:]}}
            table = await ala.table(game, seats, options=options)
            assert table["status"] == "running"
            assert [seat["kind"] for seat in table["seats"]] == ["person"] + ["bot"] * (players - 1)
            async with await Guest.come(url, table["id"], table["mine"][names[0]]) as guest:
                told = await play_some(guest, 12)
                assert told["n"] >= 12 or told["outcome"]

    at_server(sqlite_database, play)


# Answers by their number


def test_a_stale_or_repeated_answer_is_refused_and_changes_nothing(database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, situations = await come_both(url)
        action = legal(situations[0])[0]
        first = await guests[0].ask("answer", n=0, actions=[action])
        steps = await house.store.steps(id)
        for n in (0, 0, first["n"] + 1, -1, 10**6):
            refused = await guests[0].ask("answer", n=n, actions=[action])
            assert (refused["type"], refused["said"]["id"]) == ("refused", "refused-stale")
        assert await house.store.steps(id) == steps
        assert (await guests[0].ask("look"))["n"] == first["n"]

    at_server(database, play)


def test_not_your_turn_and_not_legal_are_refused_in_the_same_words(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, (octopus, shark), situations = await come_both(url)
        mine = legal(situations[0])
        for guest, actions in ((shark, mine[:1]), (octopus, [10**9]), (octopus, []), (octopus, [mine[0], 10**9])):
            assert (await guest.ask("answer", n=0, actions=actions))["said"]["id"] == "refused-not-now"
            assert (await guest.ask("draft", n=0, actions=actions))["said"]["id"] == "refused-not-now"
        assert await house.store.steps(id) == []

    at_server(sqlite_database, play)


def test_of_two_answers_at_once_one_is_kept(database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, tokens = await two(url)
        windows = [await Guest.come(url, id, tokens[0]) for _ in range(5)]
        told = [await window.next("situation") for window in windows]
        actions = legal(told[0])
        replies = await asyncio.gather(
            *(window.ask("answer", n=0, actions=[actions[i % len(actions)]]) for i, window in enumerate(windows))
        )
        assert sorted(reply["type"] for reply in replies) == ["refused"] * 4 + ["situation"]
        assert [step.number for step in await house.store.steps(id)] == [0]

    at_server(database, play)


# Coming back


def test_who_comes_back_gets_what_happened_since(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, tokens = await two(url)
        guests = [await Guest.come(url, id, token) for token in tokens]
        situations = [await guest.next("situation") for guest in guests]
        pick, heard = random.Random(3), list(situations[1]["events"])
        for _ in range(15):
            before = situations[1]["seen"]
            await answer(guests, situations, pick)
            if situations[1]["seen"] > before:
                heard += situations[1]["events"]
        whole = await (await Guest.come(url, id, tokens[1])).next("situation")
        assert whole["events"] == heard
        for seen in (0, 1, len(heard) - 1, len(heard), len(heard) + 50):
            async with await Guest.come(url, id, tokens[1], seen) as again:
                assert (await again.next("situation"))["events"] == heard[seen:]

    at_server(sqlite_database, play)


def test_a_game_goes_on_after_the_server_stopped(database: str) -> None:
    async def play() -> None:
        async with served(database) as (_, url):
            id, tokens = await two(url)
            guests = [await Guest.come(url, id, token) for token in tokens]
            situations = [await guest.next("situation") for guest in guests]
            for _ in range(10):
                await answer(guests, situations, random.Random(5))
        async with served(database) as (_, url):
            guests = [await Guest.come(url, id, token) for token in tokens]
            again = [await guest.next("situation") for guest in guests]
            for before, now in zip(situations, again):
                assert {**now, "events": [], "re": 0} == {**before, "events": [], "re": 0}
            await play_out(guests, again)

    asyncio.run(play())


# Who may see and do what


def test_a_spectator_sees_what_is_public_and_does_nothing(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, situations = await come_both(url)
        async with await Guest.come(url, id) as spectator:
            told = await spectator.next("situation")
            live = house.tables[id]
            assert live.live is not None
            assert told["view"] == live.game.to_json(live.game.redact(live.live.state, -1))
            assert told["asked"] is None
            for kind, more in (
                ("answer", {"n": 0, "actions": legal(situations[0])[:1]}), ("draft", {"n": 0, "actions": [1]}),
                ("take_back", {"n": 0}), ("resign", {"n": 0}), ("ask_back", {"n": 0}), ("chat", {"text": "hello"}),
                ("hurry", {}), ("rematch", {}), ("agree", {"to": 1, "yes": True}),
            ):  # fmt: skip
                assert (await spectator.ask(kind, **more))["said"]["id"] == "refused-not-now", kind
            await answer(guests, situations, random.Random(0))
            assert (await spectator.next("situation"))["n"] == situations[0]["n"]

    at_server(sqlite_database, play)


def test_where_nobody_may_watch_nobody_does(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, _ = await two(url, spectators=False)
        async with await Guest.come(url, id) as spectator:
            assert (await spectator.next())["said"]["id"] == "refused-token"
        async with Visitor(url) as anybody:
            await anybody.get(f"/api/tables/{id}/moment", status=403)

    at_server(sqlite_database, play)


def test_a_shared_screen_shows_one_seat_at_a_time(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            table = await ala.table("kelp", {"octopus": {**ME, "name": "Ala"}, "shark": {**ME, "name": "Ola"}})
            assert (table["hot_seat"], [seat["name"] for seat in table["seats"]]) == (True, ["Ala", "Ola"])
            octopus = await Guest.come(url, table["id"], table["mine"]["octopus"])
            assert (await octopus.next("situation"))["view"]["seat"] == "octopus"
            shark = await Guest.come(url, table["id"], table["mine"]["shark"])
            assert (await shark.next("situation"))["view"]["seat"] == "shark"
            assert (await octopus.next())["type"] == "covered"
            assert [connection.seat for connection in house.tables[table["id"]].connections] == [1]

    at_server(sqlite_database, play)


# Taking back


async def until_plain(guests: list[Guest], situations: list[Any], seed: int) -> int:
    """Play until somebody can take back; who."""
    pick = random.Random(seed)
    while True:
        for i, told in enumerate(situations):
            if told["may_take_back"]:
                return i
        await answer(guests, situations, pick)


def test_what_told_nothing_can_be_taken_back_alone(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, situations = await come_both(url)
        seat = await until_plain(guests, situations, 2)
        live = house.tables[id].live
        assert live is not None
        to, n = live.back, situations[seat]["n"]
        back = await guests[seat].ask("take_back", n=n)
        assert (back["type"], back["n"]) == ("situation", n + 1)
        assert len(live.record.standing()) == to
        other = await guests[1 - seat].next("situation")
        assert other["events"][-1]["event"]["event"] == "taken_back"
        assert (await guests[1 - seat].ask("take_back", n=n + 1))["said"]["id"] == "refused-take-back"

    at_server(sqlite_database, play)


def honest_asker(house: House, id: str) -> int | None:
    """A seat that could take back only by agreement."""
    live = house.tables[id].live
    assert live is not None
    return next((s for s in (0, 1) if live.honest_back(s) is not None and live.mover != s), None)


@pytest.mark.parametrize("yes", [True, False])
def test_otherwise_by_agreement_of_the_other(database: str, yes: bool) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, situations = await come_both(url, game="aquatica", options={"players": 2})
        pick = random.Random(4)
        while (seat := honest_asker(house, id)) is None:
            await answer(guests, situations, pick)
        n = situations[seat]["n"]
        live = house.tables[id].live
        assert live is not None
        to = live.honest_back(seat)
        assert (await guests[seat].ask("take_back", n=n))["said"]["id"] == "refused-take-back"
        assert (await guests[seat].ask("ask_back", n=n))["type"] == "done"
        assert (await guests[seat].ask("ask_back", n=n))["type"] == "refused"
        offer = (await guests[1 - seat].next("around"))["offer"]
        assert offer["seat"] == fathoms.game("aquatica").seats[seat]
        assert (await guests[seat].ask("agree", to=offer["number"], yes=True))["type"] == "refused", "not one's own"
        assert (await guests[1 - seat].ask("agree", to=offer["number"] + 1, yes=True))["type"] == "refused"
        assert (await guests[1 - seat].ask("agree", to=offer["number"], yes=yes))["type"] == "done"
        now = await guests[seat].ask("look")
        assert (now["n"] > n, len(live.record.standing()) == to) == (yes, yes)
        if not yes:
            assert (await guests[seat].ask("ask_back", n=n))["type"] == "refused", "once is enough"

    at_server(database, play)


def test_a_bot_agrees_to_what_is_honest_and_nobody_to_what_is_not(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            table = await ala.table("kelp", {"octopus": ME, "shark": bot()})
            guest = await Guest.come(url, table["id"], table["mine"]["octopus"])
            pick, asked = random.Random(1), {"situation": 0, "refused": 0}
            told = await guest.next("situation")
            while told["outcome"] is None and not all(asked.values()):
                while not told["asked"] and told["outcome"] is None:
                    told = await guest.next("situation")
                if told["outcome"] is None:
                    told = await guest.ask("answer", n=told["n"], actions=[pick.choice(legal(told))])
                live = house.tables[table["id"]].live
                assert live is not None
                honest = live.honest_back(0) is not None and live.n == told["n"] and not live.over
                if live.n == told["n"] and told["asked"] and not asked["situation" if honest else "refused"]:
                    reply = await guest.ask("ask_back", n=told["n"])
                    assert (reply["type"] == "situation") == honest, reply
                    asked[reply["type"]] += 1
                    told = await guest.ask("look")
            assert all(asked.values()), asked

    at_server(sqlite_database, play)


# Giving up, and time


def test_who_resigns_loses_and_the_record_is_shown(database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, _ = await come_both(url)
        over = await guests[1].ask("resign", n=0)
        assert (over["winner"], over["ranks"]) == ("octopus", {"octopus": 1, "shark": 2})
        assert over["outcome"] == {"id": "replay-resign", "arguments": {"seat": ["seat", "shark"]}}
        assert (over["cut_short"], over["points"]) == (True, None)
        assert (await guests[0].next("situation"))["winner"] == "octopus"
        assert (await guests[0].ask("resign", n=over["n"]))["said"]["id"] == "refused-over"
        async with Visitor(url) as anybody:
            record = await anybody.get(f"/api/tables/{id}/record")
        assert record["entries"] == [{"resign": 1}]
        assert verify(fathoms.game("kelp"), from_json(record)).committed

    at_server(database, play)


def test_with_three_seats_a_bot_plays_on_and_who_resigned_ranks_last(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala, Visitor(url) as ola:
            seats = {"player1": ME, "player3": bot("greedy")}
            table = await ala.table("aquatica", seats, options={"players": 3})
            joined = await ola.post(f"/api/tables/{table['id']}/join")
            one = await Guest.come(url, table["id"], table["mine"]["player1"])
            other = await Guest.come(url, table["id"], joined["mine"]["player2"])
            told = await one.next("situation")
            assert (await other.next("situation"))["outcome"] is None
            told = await other.ask("resign", n=told["n"])
            assert told["outcome"] is None
            around = await one.next("around")
            assert [seat["left"] for seat in around["seats"]] == ["", "resign", ""]
            assert (await other.ask("resign", n=told["n"]))["type"] == "refused"
            pick = random.Random(0)
            told = await one.ask("look")
            while told["outcome"] is None:
                if told["asked"]:
                    told = await one.ask("answer", n=told["n"], actions=[pick.choice(legal(told))])
                    if told["type"] == "refused":
                        told = await one.ask("look")
                else:
                    told = await one.next("situation")
            assert told["ranks"]["player2"] == 3
            assert told["points"] == {seat: told["view"]["seats"][seat]["points"] for seat in told["ranks"]}
            assert not told["cut_short"], "a bot played on to the end"
            assert told["winner"] != "player2"

    at_server(sqlite_database, play)


def test_a_flag_falls_while_nobody_is_there(database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, _ = await two(url, clock={"kind": "live", "seconds": 30, "increment": 5})
        real = house.now
        house.now = lambda: real() + 31_000  # type: ignore[method-assign]
        async with Visitor(url) as anybody:
            for _ in range(100):
                if (await anybody.get(f"/api/tables/{id}"))["status"] == "over":
                    break
                await asyncio.sleep(0.1)
            record = await anybody.get(f"/api/tables/{id}/record")
        assert record["entries"] == [{"flag": 0}]

    at_server(database, play)


def test_an_answer_after_the_flag_is_too_late(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        _, guests, situations = await come_both(url, clock={"kind": "days", "days": 2})
        real = house.now
        house.now = lambda: real() + 2 * 86_400_000 + 1  # type: ignore[method-assign]
        await guests[0].send({"type": "answer", "id": 1, "n": 0, "actions": legal(situations[0])[:1]})
        told = await guests[0].next("situation")
        assert (told["winner"], told["outcome"]["id"]) == ("shark", "replay-flag")

    at_server(sqlite_database, play)


def test_the_clock_of_the_seat_that_is_asked_runs(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, situations = await come_both(url, clock={"kind": "live", "seconds": 600, "increment": 7})
        now = [house.now()]
        house.now = lambda: now[0]  # type: ignore[method-assign]
        pick, spent, clock = random.Random(0), {"octopus": 0, "shark": 0}, None
        for _ in range(30):
            mover = situations[0]["mover"]
            now[0] += 1000
            spent[mover] += 1000
            await answer(guests, situations, pick)
        clock = house.tables[id].clock_watch.told()
        assert clock is not None
        live = house.tables[id].live
        assert live is not None
        ended = {"octopus": 0, "shark": 0}
        turns = [event[1] for event in live.standing if live.game.event_json(event[:5])["event"] == "turn"]
        for seat in turns[:-1]:
            ended[live.game.seats[seat]] += 1
        assert len(turns) > 2
        for seat, left in clock.left.items():
            assert abs(600_000 - spent[seat] + 7000 * ended[seat] - left) <= 2000, "what passed before the test's time"
        assert clock.running == situations[0]["mover"]
        house.tables.clear()
        again = await house.table(id)
        assert again.clock_watch.told() == clock, "the same from the database"

    at_server(sqlite_database, play)


# Asked at once


async def to_confrontation(guests: list[Guest], situations: list[Any]) -> bool:
    for _ in range(400):
        if situations[0]["outcome"] is not None:
            return False
        if situations[0]["asked"] and situations[0]["asked"]["kind"] == "confront":
            return True
        await answer(guests, situations, random.Random(situations[0]["n"] * 7))
    return False


def test_a_confrontation_asks_both_and_the_second_answer_waits_unseen(database: str) -> None:
    async def play(house: House, url: str) -> None:
        for _ in range(30):
            id, guests, situations = await come_both(url)
            if await to_confrontation(guests, situations):
                break
        octopus, shark = situations
        assert shark["asked"]["kind"] == octopus["asked"]["kind"] == "confront"
        assert shark["mover"] == "octopus"
        rows = await house.store.steps(id)
        waits = await guests[1].ask("answer", n=shark["n"], actions=legal(shark)[:1])
        assert (waits["waits"], waits["asked"], waits["n"]) == (True, None, shark["n"])
        assert await house.store.steps(id) == rows, "it is recorded only when the first answer is there"
        assert await guests[0].quiet(), "and nobody hears of it"
        await guests[0].ask("answer", n=octopus["n"], actions=legal(octopus)[:1])
        while True:
            told = await guests[0].next("situation")
            if any(item["event"]["event"] == "shown" for item in told["events"]):
                break

    at_server(database, play)


# Around the game


def test_a_rematch_has_the_seats_swapped_and_other_dice(database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, _ = await come_both(url)
        assert (await guests[0].ask("rematch"))["type"] == "refused", "not while it runs"
        await guests[0].ask("resign", n=0)
        await guests[0].ask("rematch")
        await guests[1].ask("rematch")
        moved = [await guests[0].next("moved"), *guests[1].heard("moved")]
        assert [told["seat"] for told in moved] == ["shark", "octopus"]
        assert moved[0]["table"] == moved[1]["table"] != id
        again = [await Guest.come(url, told["table"], told["token"]) for told in moved]
        told = [await guest.next("situation") for guest in again]
        assert [one["view"]["seat"] for one in told] == ["shark", "octopus"]
        old, new = await house.store.table(id), await house.store.table(moved[0]["table"])
        assert old is not None
        assert new is not None
        assert (old.next, new.previous) == (new.id, old.id)
        assert old.seed != new.seed

    at_server(database, play)


def test_chat_goes_to_everybody_and_is_kept(database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, _ = await come_both(url)
        spectator = await Guest.come(url, id)
        assert (await guests[0].ask("chat", text="  <b>hej</b>\n\x00 Ola "))["type"] == "done"
        for guest in (guests[1], spectator):
            (line,) = (await guest.next("chatted"))["lines"]
            assert (line["seat"], line["name"], line["text"]) == ("octopus", "Ala", "<b>hej</b> Ola")
        later = await Guest.come(url, id)
        assert (await later.next("chatted"))["lines"] == [line]

    at_server(database, play)


def test_lists_tell_open_tables_and_ones_own(database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url, "Ala") as ala, Visitor(url, "Ola") as ola:
            listed = await ala.table("kelp", {"octopus": ME}, listed=True)
            private = await ala.table("kelp", {"octopus": ME})
            ids = {table["id"] for table in (await ola.get("/api/tables", which="open"))["tables"]}
            assert ids == {listed["id"]}
            mine = (await ala.get("/api/tables", which="mine"))["tables"]
            assert {table["id"] for table in mine} == {listed["id"], private["id"]}
            assert all(table["mine"].keys() == {"octopus"} for table in mine), "the token comes back to its player"
            assert (await ola.get("/api/tables", which="mine"))["tables"] == []
            assert (await ola.get(f"/api/tables/{private['id']}"))["mine"] == {}
            await ola.post(f"/api/tables/{listed['id']}/join", {"seat": "octopus"}, status=409)
            await ola.post(f"/api/tables/{listed['id']}/join", {"seat": "shark"})
            assert (await ola.get("/api/tables", which="open"))["tables"] == []
            assert (await ola.get("/api/tables", which="running"))["tables"][0]["id"] == listed["id"]
            await ola.post(f"/api/tables/{private['id']}/leave", status=403)
            await ala.post(f"/api/tables/{private['id']}/leave")
            await ola.get(f"/api/tables/{private['id']}", status=404)

    at_server(database, play)


def test_those_who_wait_hear_that_the_game_begins(database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url, "Ala") as ala, Visitor(url, "Ola") as ola:
            table = await ala.table("kelp", {"octopus": ME})
            guest = await Guest.come(url, table["id"], table["mine"]["octopus"])
            assert (await guest.next("around"))["status"] == "open"
            assert (await guest.ask("look"))["type"] == "refused"
            await ola.post(f"/api/tables/{table['id']}/join")
            told = await guest.next("situation")
            assert told["asked"]["kind"] == "den"

    at_server(database, play)


# Finished games


def test_a_finished_game_is_downloaded_brought_back_and_seen_from_every_seat(database: str, tmp_path: Path) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, situations = await come_both(url)
        async with Visitor(url) as anybody:
            await anybody.get(f"/api/tables/{id}/record", status=409)
            await anybody.get(f"/api/tables/{id}/moment", status=403, seat="octopus")
            await anybody.get(f"/api/tables/{id}/moment", status=409, seat="everything")
            await play_out(guests, situations)
            record = await anybody.get(f"/api/tables/{id}/record")
            brought = await anybody.post("/api/records", record)
            assert await anybody.get(f"/api/tables/{brought['id']}/record") == record
            kelp, parsed = fathoms.game("kelp"), from_json(record)
            for to in (0, 5, parsed.answers()):
                for i, seat in enumerate(("octopus", "shark")):
                    told = await anybody.get(f"/api/tables/{brought['id']}/moment", to=to, seat=seat)
                    assert told["view"] == kelp.to_json(kelp.redact(replay(kelp, parsed, to), i))
            await anybody.get(f"/api/tables/{id}/moment", status=422, to=parsed.answers() + 1)
            changed = {**record, "entries": record["entries"][:-1]}
            await anybody.post("/api/records", changed, status=422)
            changed = {**record, "start": [[bound, (value + 1) % bound] for bound, value in record["start"]]}
            await anybody.post("/api/records", changed, status=422)

    at_server(database, play)


def test_nonces_go_into_the_seed_and_the_commitment_stands_before_them(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url, "Ala") as ala, Visitor(url, "Ola") as ola:
            table = await ala.table("kelp", {"octopus": ME}, nonce="tea")
            before = table["commitment"]
            joined = await ola.post(f"/api/tables/{table['id']}/join", {"nonce": "coffee"})
            assert joined["commitment"] == before
            guest = await Guest.come(url, table["id"], table["mine"]["octopus"])
            await guest.next("situation")
            await guest.ask("resign", n=0)
            record = from_json(await ala.get(f"/api/tables/{table['id']}/record"))
        assert (record.commitment, record.nonces) == (before, ("tea", "coffee"))
        assert verify(fathoms.game("kelp"), record).committed
        record.nonces = ("tea",)
        with pytest.raises(BadRecord):
            verify(fathoms.game("kelp"), record)

    at_server(sqlite_database, play)


def test_a_game_of_other_rules_is_shown_read_only_and_says_so(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, tokens = await two(url)
        row = await house.store.table(id)
        assert row is not None
        assert row.header is not None
        await house.store.change(id, row.version, header={**row.header, "rules": 99})
        house.tables.clear()
        async with await Guest.come(url, id, lang="pl") as reader:
            assert "zasadami" in (await reader.next("around"))["problem"]["text"]
        async with await Guest.come(url, id, tokens[0]) as guest:
            assert (await guest.next("around"))["problem"] == {"id": "table-foreign", "arguments": {}}
            assert (await guest.ask("resign", n=0))["type"] == "refused"
            assert (await guest.ask("chat", text="oh"))["type"] == "done"

    at_server(sqlite_database, play)


def test_a_finished_game_of_other_rules_still_gives_its_record_and_how_it_ended(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, stands = await come_both(url)
        pick = random.Random(0)
        for _ in range(6):
            await answer(guests, stands, pick)
        await guests[0].ask("chat", text="well")
        await guests[0].ask("resign", n=stands[0]["n"])
        async with Visitor(url) as anybody:
            before = await anybody.get(f"/api/tables/{id}/record")
            row = await house.store.table(id)
            assert row is not None
            assert row.header is not None
            await house.store.change(id, row.version, header={**row.header, "rules": 99})
            house.drop(house.tables[id])
            assert await anybody.get(f"/api/tables/{id}/record") == {**before, "rules": 99}
            await anybody.get(f"/api/tables/{id}/moment", status=409)
            told = await anybody.get(f"/api/tables/{id}")
            assert (told["result"]["winner"], told["seats"][0]["left"]) == ("shark", "resign")
            async with await Guest.come(url, id) as guest:
                around = await guest.next("around")
                assert (around["status"], around["seats"][0]["left"]) == ("over", "resign")
                assert (await guest.next("chatted"))["lines"][0]["text"] == "well"
                assert (await guest.ask("look"))["said"]["id"] == "refused-not-now"

    at_server(sqlite_database, play)


def test_a_table_of_a_game_that_is_not_installed_any_more_keeps_nobody_from_the_others(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            tables = [await ala.table("kelp", {"octopus": ME}, listed=True) for _ in range(2)]
            gone = tables[0]["id"]
            row = await house.store.table(gone)
            assert row is not None
            await house.store.change(gone, row.version, game="chess")
            for which in ("mine", "open"):
                assert [one["id"] for one in (await ala.get("/api/tables", which=which))["tables"]] == [tables[1]["id"]]
            assert "chess" in (await ala.get(f"/api/tables/{gone}", status=409))["error"]
            async with await Guest.come(url, gone) as guest:
                assert await guest.end() == 4404

    at_server(sqlite_database, play)


def test_of_too_many_tables_those_go_where_nobody_is(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["fathoms.server.tables.house"], "MOST_TABLES", 5)
    monkeypatch.setattr(sys.modules["fathoms.server.tables.house"], "GO", 2)

    async def play(house: House, url: str) -> None:
        id, guests, _ = await come_both(url)
        others = [(await two(url))[0] for _ in range(12)]
        async with Visitor(url) as anybody:
            for other in others:
                await anybody.get(f"/api/tables/{other}/moment")
                assert len(house.tables) <= 5
                assert id in house.tables, "somebody is there"
            assert others[-1] in house.tables
        assert (await guests[0].ask("look"))["n"] == 0

    at_server(sqlite_database, play)


def test_a_database_that_is_away_is_not_named_to_anybody(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(house: House, url: str) -> None:
        for error in (BadDatabase("error-at", place="/srv/secret.db", error="x"), NotKept("/srv/secret.db is full")):

            async def away(*args: Any, error: Exception = error) -> Any:
                raise error

            monkeypatch.setattr(house.store, "table", away)
            async with Visitor(url) as anybody:
                for lang in ("en", "pl", "uk"):
                    told = await anybody.get("/api/tables/" + "a" * 16, status=503, lang=lang)
                    assert "secret" not in str(told)
        assert "secret.db" in caplog.text, "the operator is told"

    at_server(sqlite_database, play)


# In words


@pytest.mark.parametrize(("lang", "said"), [("en", "Put the Shark"), ("pl", "rekin"), ("uk", "акул")])
def test_scripts_can_have_sentences(sqlite_database: str, lang: str, said: str) -> None:
    async def play(house: House, url: str) -> None:
        id, tokens = await two(url)
        async with await Guest.come(url, id, tokens[0], lang=lang) as guest:
            told = await guest.next("situation")
            assert said.lower() in told["asked"]["options"][0]["said"]["text"].lower()
        async with Visitor(url) as script:
            script.http.headers["authorization"] = f"Bearer {tokens[0]}"
            reply = await script.post(f"/api/tables/{id}/ask?lang={lang}", {"type": "look"})
            assert reply["asked"] == told["asked"]
            done = await script.post(
                f"/api/tables/{id}/ask", {"type": "answer", "n": 0, "actions": legal(reply)[:1], "id": 8}
            )
            assert (done["type"], done["re"], done["n"] > 0) == ("situation", 8, True)

    at_server(sqlite_database, play)


# What went wrong once


def test_who_stands_up_has_no_seat_any_more_whatever_socket_is_open(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url, "Eve") as eve, Visitor(url, "Bob") as bob, Visitor(url, "Ala") as ala:
            table = await ala.table("kelp")
            id = table["id"]
            mine = (await eve.post(f"/api/tables/{id}/join", {"seat": "octopus"}))["mine"]["octopus"]
            guest = await Guest.come(url, id, mine)
            await guest.next("around")
            await eve.post(f"/api/tables/{id}/leave")
            await guest.end()
            await bob.post(f"/api/tables/{id}/join", {"seat": "octopus"})
            await ala.post(f"/api/tables/{id}/join", {"seat": "shark"})
            again = await Guest.come(url, id, mine)
            assert (await again.next())["said"]["id"] == "refused-token"
            eve.http.headers["authorization"] = f"Bearer {mine}"
            await eve.post(f"/api/tables/{id}/ask", {"type": "look"}, status=403)

    at_server(sqlite_database, play)


def test_a_table_that_changes_while_it_is_read_is_not_stale(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url, "Ala") as ala, Visitor(url, "Ola") as ola:
            table = await ala.table("kelp", {"octopus": ME})
            real = house.store.talk

            async def slow(*args: Any) -> Any:
                await asyncio.sleep(0.4)
                return await real(*args)

            house.store.talk = slow  # type: ignore[method-assign]
            guest = await Guest.come(url, table["id"], table["mine"]["octopus"])
            await asyncio.sleep(0.1)
            await ola.post(f"/api/tables/{table['id']}/join")
            assert (await guest.next("situation"))["asked"]["kind"] == "den"

    at_server(sqlite_database, play)


def test_a_database_that_is_away_does_not_deny_the_table(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, tokens = await two(url)
        house.tables.clear()

        async def away(id: str) -> Any:
            raise BadDatabase("error-database-closed")

        real, house.store.table = house.store.table, away  # type: ignore[method-assign]
        guest = await Guest.come(url, id, tokens[0])
        assert await guest.end() == 1013
        house.store.table = real  # type: ignore[method-assign]
        assert (await (await Guest.come(url, id, tokens[0])).next("situation"))["n"] == 0

    at_server(sqlite_database, play)


def test_who_resigned_takes_nothing_back(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala, Visitor(url) as ola:
            table = await ala.table("aquatica", {"player1": ME, "player3": bot()}, options={"players": 3})
            joined = await ola.post(f"/api/tables/{table['id']}/join")
            one = await Guest.come(url, table["id"], table["mine"]["player1"])
            other = await Guest.come(url, table["id"], joined["mine"]["player2"])
            await one.next("situation")
            told = await other.next("situation")
            told = await other.ask("resign", n=told["n"])
            for kind in ("take_back", "ask_back", "resign"):
                n = (await other.ask("look"))["n"]
                assert (await other.ask(kind, n=n))["said"]["id"] in ("refused-not-now", "refused-stale")

    at_server(sqlite_database, play)


@pytest.mark.parametrize("game", ["kelp", "aquatica"])
def test_clocks_and_what_can_be_taken_back_are_the_same_after_reading(sqlite_database: str, game: str) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, situations = await come_both(url, game=game, clock={"kind": "live", "seconds": 3000})
        now = [house.now()]
        house.now = lambda: now[0]  # type: ignore[method-assign]
        pick, agreed = random.Random(9), 0
        for _ in range(60):
            if situations[0]["outcome"] is not None:
                break
            now[0] += pick.randrange(5000)
            seat = honest_asker(house, id)
            if seat is not None and agreed < 3:
                assert (await guests[seat].ask("ask_back", n=situations[seat]["n"]))["type"] == "done"
                offer = (await guests[1 - seat].next("around"))["offer"]
                now[0] += 2000
                assert (await guests[1 - seat].ask("agree", to=offer["number"], yes=True))["type"] == "done"
                situations[:] = [await guest.ask("look") for guest in guests]
                agreed += 1
            else:
                await answer(guests, situations, pick)
            before = house.tables.pop(id)
            after = await house.table(id)
            house.tables[id] = before
            assert after.clock is not None
            assert before.clock is not None
            assert (after.clock.left, after.clock.running) == (before.clock.left, before.clock.running)
            assert after.live is not None
            assert before.live is not None
            assert (after.live.back, after.live.given) == (before.live.back, before.live.given)
            after.bot.stop()
            if after.clock_watch.timer is not None:
                after.clock_watch.timer.cancel()
        assert agreed, "the test has met what it is for"

    at_server(sqlite_database, play)
