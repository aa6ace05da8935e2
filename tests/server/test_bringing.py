"""Records from elsewhere: whatever is wrong with one has a name, and no table waits while it is looked at."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from support.played import played
from support.server import Visitor, served

from fathoms.core.record import verify
from fathoms.core.record_reading import from_json
from fathoms.registry import game
from fathoms.server.routes.rest import RECORD
from fathoms.server.seating.importing import ENTRIES
from fathoms.server.tables.house import House

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


@pytest_asyncio.fixture
async def house(sqlite_database: str) -> AsyncIterator[tuple[House, Visitor]]:
    async with served(sqlite_database) as (house, url), Visitor(url) as ala:
        yield house, ala


async def stalled(until: asyncio.Event) -> float:
    """The longest that the loop made others wait, in seconds."""
    longest, clock = 0.0, asyncio.get_running_loop().time
    while not until.is_set():
        before = clock()
        await asyncio.sleep(0.001)
        longest = max(longest, clock() - before)
    return longest


async def brought(visitor: Visitor, told: Any) -> tuple[int, Any, float]:
    """The reply to a record, and how long the loop stood still meanwhile."""
    done = asyncio.Event()
    watching = asyncio.create_task(stalled(done))
    body = told if isinstance(told, bytes) else json.dumps(told).encode()
    response = await visitor.http.post("/api/records", content=body, headers={"content-type": "application/json"})
    done.set()
    return response.status_code, response.json(), await watching


@pytest.mark.parametrize("name", ["kelp", "aquatica"])
async def test_a_finished_game_gets_a_page_and_can_be_had_again(house: tuple[House, Visitor], name: str) -> None:
    _, ala = house
    code, told, _ = await brought(ala, played(name))
    assert code == 200
    assert told["status"] == "over"
    assert not told["listed"]
    assert told["imported"] == "verified"
    record = await ala.get(f"/api/tables/{told['id']}/record")
    assert record == played(name)
    assert verify(game(name), from_json(record)).committed
    assert (await ala.get(f"/api/tables/{told['id']}/moment"))["seat"] == "everything"


async def test_a_game_without_a_seed_is_told_to_be_unverified_and_claims_no_commitment(
    house: tuple[House, Visitor],
) -> None:
    _, ala = house
    record = played()
    del record["seed"], record["commitment"]
    _, told, _ = await brought(ala, record)
    assert (told["imported"], told["commitment"]) == ("unverified", "")
    own = await ala.table("kelp", {"octopus": {"kind": "me"}})
    assert own["imported"] == ""


def unfinished(record: Any) -> Any:
    del record["entries"][-1]
    del record["seed"]
    return record


def edited_draw(record: Any) -> Any:
    bound, value = record["start"][0]
    record["start"][0] = [bound, (value + 1) % bound]
    return record


def unsealed(record: Any) -> Any:
    del record["seed"]
    return record


def other_order(record: Any) -> Any:
    record["entries"][0], record["entries"][-1] = record["entries"][-1], record["entries"][0]
    return record


def overlaid(overlay: Any) -> Any:
    return lambda record: {**record, "overlay": overlay}


def changed(**told: Any) -> Any:
    return lambda record: {**record, **told}


def nest(depth: int) -> Any:
    found: Any = 1
    for _ in range(depth):
        found = {"a": found}
    return found


@pytest.mark.parametrize(
    ("change", "id"),
    [
        (unfinished, "error-brought-unfinished"),
        (edited_draw, ""),
        (unsealed, "error-brought-without-seed"),
        (other_order, "error-answer-not-replayed"),
        (changed(data="0" * 16), "error-record-other-data"),
        (changed(data="\0" * 300_000), "error-record-other-data"),
        (changed(game="kelp" * 400_000), "error-game-unknown"),
        (changed(**{"\0" * 300_000: 1}), "error-record-key-unknown"),
        (changed(rules=99), "error-record-other-rules"),
        (changed(game="chess"), "error-game-unknown"),
        (changed(game="../kelp"), "error-game-unknown"),
        (changed(format=10**30), "error-record-format"),
        (changed(seats=["a", "b", "c"]), "error-record-seat-count"),
        (changed(seed="f" * 64), "error-seed-commitment"),
        (changed(nonces=["other dice"]), "error-draw-not-of-seed"),
        (changed(options={"board": "noon"}), "error-setup-not-replayed"),
        (changed(options={"board": ["day"]}), "error-setup-not-replayed"),
        (changed(entries=[{"answer": 1}]), "error-record-entry-seat"),
        (changed(entries=[{"answer": "\x00", "seat": 0}]), "error-answer-not-replayed"),
        (changed(start=[[2**40, 1]]), "error-draw-range"),
        (changed(entries=None), "error-must-be"),
        (changed(extra=1), "error-record-key-unknown"),
        (overlaid({"octopus": {}}), "error-overlay-file-unknown"),
        (overlaid({"octopus.toml": nest(500)}), ""),
        (overlaid({"octopus.toml": {"x": 10**40}}), ""),
        (overlaid({"octopus.toml": ["\x00"]}), ""),
        (overlaid(nest(900)), "error-overlay-file-unknown"),
    ],
)
async def test_what_is_wrong_with_a_record_has_a_name(house: tuple[House, Visitor], change: Any, id: str) -> None:
    _, ala = house
    code, told, waited = await brought(ala, change(played()))
    assert code == 422, told
    assert id in ("", told["message"]["id"]), told
    assert told["error"].isprintable()
    assert len(told["error"]) < 10_000
    assert waited < 1
    assert (await ala.get("/api/tables", which="mine"))["tables"] == []


async def test_what_is_no_record_has_a_name_too(house: tuple[House, Visitor]) -> None:
    _, ala = house
    for body in (
        b"",
        b"[]",
        b"null",
        b"{",
        b"{}",
        b'{"fathoms":"position"}',
        b"\xff",
        b'{"a":' * 5000,
        b'{"fathoms":1e999}',
    ):
        code, told, _ = await brought(ala, body)
        assert code == 422, body
        assert told["message"]["id"]


async def test_a_record_may_not_be_too_large_nor_too_long(house: tuple[House, Visitor]) -> None:
    _, ala = house
    code, told, waited = await brought(ala, {**played(), "data": "x" * RECORD})
    assert (code, told["message"]["id"]) == (413, "error-body-long")
    assert waited < 1
    record = played()
    record["entries"] += [{"take_back": 0, "to": 0}] * ENTRIES
    code, told, waited = await brought(ala, record)
    assert (code, told["message"]["id"]) == (422, "error-brought-too-long")
    assert waited < 1


async def test_no_table_waits_for_the_longest_record(house: tuple[House, Visitor]) -> None:
    """As many entries as may be, most of them taken back: to bring it and to look at it stops nobody for long."""
    _, ala = house
    record = played()
    answers = record["entries"]
    last = len(answers) - 1 if "chance" not in answers[-1] else len(answers)
    record["entries"] = [*answers[:last], *[{"take_back": 0, "to": last}] * (ENTRIES - len(answers)), *answers[last:]]
    assert len(record["entries"]) == ENTRIES
    code, told, waited = await brought(ala, record)
    assert code == 200, told
    assert waited < 1
    done = asyncio.Event()
    watching = asyncio.create_task(stalled(done))
    assert (await ala.get(f"/api/tables/{told['id']}/moment"))["answers"] == len(answers)
    done.set()
    assert await watching < 1
