"""Looking back: the game as it was at any length of its record, from any seat that may see it."""

import asyncio
import random
from typing import Any

import pytest
from server.test_tables import answer, at_server, come_both
from support.server import Guest, Visitor, legal

from fathoms.core.live import LiveGame
from fathoms.core.record import EVERY, Replaying, replay
from fathoms.server.tables import past
from fathoms.server.tables.house import House

pytestmark = pytest.mark.slow


def live_of(house: House, id: str) -> LiveGame:
    live = house.tables[id].live
    assert live is not None
    return live


async def play_with_take_backs(house: House, id: str, guests: list[Guest], stands: list[Any], answers: int) -> Any:
    """A part of a game in which everything that can be taken back alone once is; what each seat saw at every length."""
    pick = random.Random(4)
    saw: list[dict[int, Any]] = [{0: stand} for stand in stands]
    backs = 0
    for _ in range(answers):
        if stands[0]["outcome"] is not None:
            break
        await answer(guests, stands, pick)
        for seat, stand in enumerate(stands):
            saw[seat][stand["n"]] = stand
        live = live_of(house, id)
        if live.back is not None and backs < 6:
            backs += 1
            told = await guests[live.mover].ask("take_back", n=live.n)
            assert told["type"] == "situation"
            stands[:] = [await guest.ask("look", seen=1 << 40) for guest in guests]
            for seat, stand in enumerate(stands):
                saw[seat][stand["n"]] = stand
    assert backs > 2
    return saw


@pytest.mark.parametrize("game", ["kelp", "aquatica"])
def test_every_length_of_the_record_is_shown_as_the_seat_saw_it(sqlite_database: str, game: str) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, stands = await come_both(url, game=game)
        saw = await play_with_take_backs(house, id, guests, stands, 50)
        names = live_of(house, id).seats
        async with Visitor(url) as visitor:
            for seat, seen in enumerate(saw):
                heard = (await guests[seat].ask("look"))["events"]
                assert any(item["way"] for item in heard) == (game == "kelp")
                visitor.http.headers["authorization"] = (
                    f"Bearer {house.keys.token(id, seat, house.tables[id].salt(seat))}"
                )
                for n, stand in seen.items():
                    told = await visitor.get(f"/api/tables/{id}/moment", n=n, seat=names[seat])
                    assert (told["n"], told["view"], told["mover"]) == (n, stand["view"], stand["mover"])
                    assert [item | {"n": n} for item in told["events"]] == [item for item in heard if item["n"] == n]
                await visitor.get(f"/api/tables/{id}/moment", status=403, n=3, seat=names[1 - seat])
                await visitor.get(f"/api/tables/{id}/moment", status=422, n=live_of(house, id).n + 1)
                await visitor.get(f"/api/tables/{id}/moment", status=422, n=1, to=1)

    at_server(sqlite_database, play)


def test_steps_tell_where_each_answer_stands(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, stands = await come_both(url)
        await play_with_take_backs(house, id, guests, stands, 60)
        live = live_of(house, id)
        record, game = live.record, live.game
        async with Visitor(url) as visitor:
            whole = await visitor.get(f"/api/tables/{id}/moment", steps=True)
            assert [step["n"] - 1 for step in whole["steps"]] == record.standing_places()
            assert [step["seat"] for step in whole["steps"]] == [game.seats[entry.seat] for entry in record.standing()]
            assert (whole["answers"], whole["to"], whole["length"]) == (record.answers(), record.answers(), live.n)
            assert [step["turn"] for step in whole["steps"]] == sorted(step["turn"] for step in whole["steps"])
            for to, step in enumerate(whole["steps"], 1):
                by_n = await visitor.get(f"/api/tables/{id}/moment", n=step["n"])
                by_to = await visitor.get(f"/api/tables/{id}/moment", to=to)
                assert by_n == by_to
                assert (by_n["steps"], by_n["to"], by_n["turn"]) == (None, to, step["turn"])
                assert by_n["view"] == game.to_json(game.redact(replay(game, record, to), -1))
            taken_back = next(n for n, entry in enumerate(record.entries, 1) if entry.kind == "take_back")
            (event,) = (await visitor.get(f"/api/tables/{id}/moment", n=taken_back))["events"]
            assert event["event"]["event"] == "taken_back"

    at_server(sqlite_database, play)


def test_a_moment_is_not_far_from_a_state_that_is_kept_and_few_tables_are_remembered(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(past, "COURSES", 2)
    answered: list[int] = []
    real = Replaying.answer

    def counted(self: Replaying, s: Any, place: int, n: int) -> Any:
        answered.append(place)
        return real(self, s, place, n)

    async def play(house: House, url: str) -> None:
        id, guests, stands = await come_both(url)
        pick = random.Random(2)
        for _ in range(40):
            await answer(guests, stands, pick)
        monkeypatch.setattr(Replaying, "answer", counted)
        async with Visitor(url) as visitor:
            await visitor.get(f"/api/tables/{id}/moment")
            length = live_of(house, id).n
            assert len(answered) <= length + EVERY
            for n in range(length + 1):
                answered.clear()
                await visitor.get(f"/api/tables/{id}/moment", n=n)
                assert len(answered) <= EVERY
            await answer(guests, stands, pick)
            answered.clear()
            told = await visitor.get(f"/api/tables/{id}/moment")
            assert told["n"] == stands[0]["n"]
            assert len(answered) <= EVERY + told["n"] - length, "only what is new is followed"
            for _ in range(3):
                other, _, _ = await come_both(url)
                await visitor.get(f"/api/tables/{other}/moment")
            assert len(house.past.courses) == 2

    at_server(sqlite_database, play)


def test_what_is_not_kept_yet_is_not_shown(sqlite_database: str) -> None:
    async def play(house: House, url: str) -> None:
        id, guests, stands = await come_both(url)
        real, gate = house.store.append, asyncio.Event()

        async def slow(*args: Any) -> bool:
            await gate.wait()
            return await real(*args)

        house.store.append = slow  # type: ignore[method-assign]
        await guests[0].send({"type": "answer", "n": 0, "actions": [legal(stands[0])[0]]})
        async with Visitor(url) as visitor:
            asked = asyncio.create_task(visitor.get(f"/api/tables/{id}/moment", n=1))
            done, _ = await asyncio.wait([asked], timeout=0.3)
            assert not done
            gate.set()
            assert (await asked)["n"] == 1

    at_server(sqlite_database, play)
