"""Chat, names and nonces: short, seldom, on one line, and as they were typed."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from support.server import Guest, Visitor, served

from fathoms.core.record import NONCE
from fathoms.server.database.rows import Talk
from fathoms.server.protocol import CHAT, NAME
from fathoms.server.seating.services import CHAT_BURST
from fathoms.server.tables.house import House

pytestmark = [pytest.mark.slow, pytest.mark.asyncio]

HTML = "<script>alert('1')</script> & <b>\"bold\"</b> {{7*7}} ${x}"


@pytest_asyncio.fixture
async def ala(sqlite_database: str) -> AsyncIterator[tuple[House, Visitor]]:
    async with served(sqlite_database) as (house, url), Visitor(url) as visitor:
        yield house, visitor


async def table_of_two(visitor: Visitor) -> Any:
    return await visitor.table("kelp", {"octopus": {"kind": "me"}, "shark": {"kind": "bot", "bot": "random"}})


async def test_a_line_of_chat_is_as_it_was_typed(ala: tuple[House, Visitor]) -> None:
    """It is a string of JSON; whoever shows it escapes it."""
    _, visitor = ala
    made = await table_of_two(visitor)
    async with (
        await Guest.come(visitor.url, made["id"], made["mine"]["octopus"]) as octopus,
        await Guest.come(visitor.url, made["id"]) as spectator,
    ):
        for text in (HTML, "Łódź 🐙 гра", "x" * CHAT, "\\u0000 \\n %s"):
            assert (await octopus.ask("chat", text=text))["type"] == "done"
            (line,) = (await spectator.next("chatted"))["lines"]
            assert (line["text"], line["seat"], line["name"]) == (text, "octopus", "Ala")
    async with await Guest.come(visitor.url, made["id"]) as later:
        assert (await later.next("chatted"))["lines"][0]["text"] == HTML


async def test_what_would_break_a_line_becomes_a_space(ala: tuple[House, Visitor]) -> None:
    _, visitor = ala
    made = await table_of_two(visitor)
    async with await Guest.come(visitor.url, made["id"], made["mine"]["octopus"]) as octopus:
        await octopus.ask("chat", text="  a\n\x1b[2Jb\u202ec\u2028d\u0000e\t ")
        async with await Guest.come(visitor.url, made["id"]) as spectator:
            assert (await spectator.next("chatted"))["lines"][0]["text"] == "a [2Jb c d e"
        for empty in (" ", "\n\t", "\u0000", "\u202e"):
            assert (await octopus.ask("chat", text=empty))["said"]["id"] == "refused-chat"


async def test_chat_is_short_and_seldom_and_of_seats_alone(ala: tuple[House, Visitor]) -> None:
    house, visitor = ala
    made = await table_of_two(visitor)
    token = made["mine"]["octopus"]
    async with await Guest.come(visitor.url, made["id"], token) as octopus:
        for text in ("", "x" * (CHAT + 1)):
            await octopus.send({"type": "chat", "id": 5, "text": text})
            assert (await octopus.next("refused"))["said"]["id"] == "refused-unreadable"
        said = [await octopus.ask("chat", text=f"line {n}") for n in range(CHAT_BURST + 2)]
        assert [reply["type"] for reply in said] == ["done"] * CHAT_BURST + ["refused"] * 2
        assert said[-1]["said"]["id"] == "refused-chat"
        response = await visitor.http.post(  # the same purse, by whatever way
            f"/api/tables/{made['id']}/ask",
            json={"type": "chat", "text": "x"},
            headers={"authorization": f"Bearer {token}"},
        )
        assert response.json()["said"]["id"] == "refused-chat"
    async with await Guest.come(visitor.url, made["id"]) as spectator:
        assert (await spectator.ask("chat", text="hello"))["said"]["id"] == "refused-not-now"
    assert len(await house.store.talk(made["id"])) == CHAT_BURST


async def test_what_somebody_said_stays_theirs_when_another_takes_the_seat(ala: tuple[House, Visitor]) -> None:
    house, visitor = ala
    made = await visitor.table("aquatica", {"player1": {"kind": "me"}}, options={"players": 3})
    async with Visitor(visitor.url, "Ben") as ben, Visitor(visitor.url, "Cyd") as cyd:
        joined = await ben.post(f"/api/tables/{made['id']}/join", {"seat": "player2"})
        async with await Guest.come(visitor.url, made["id"], joined["mine"]["player2"]) as guest:
            await guest.ask("chat", text="I am Ben")
            await guest.ask("unasked", on=True)
        await ben.post(f"/api/tables/{made['id']}/leave")
        joined = await cyd.post(f"/api/tables/{made['id']}/join", {"seat": "player2"})
        async with await Guest.come(visitor.url, made["id"], joined["mine"]["player2"]) as guest:
            assert (await guest.next("around"))["unasked"] == []
            (line,) = (await guest.next("chatted"))["lines"]
            assert (line["name"], line["text"]) == ("Ben", "I am Ben")
    # What was said before names were kept is read with the name of the seat.
    for kind, body in (("chat", {"text": "old"}), ("unasked", {"on": True})):
        await house.store.say(Talk(0, made["id"], 1, kind, body, 1))
    del house.tables[made["id"]]
    async with await Guest.come(visitor.url, made["id"]) as guest:
        assert (await guest.next("around"))["unasked"] == ["player2"]
        assert [line["name"] for line in (await guest.next("chatted"))["lines"]] == ["Ben", "Cyd"]


async def test_hurrying_again_and_again_keeps_nothing(ala: tuple[House, Visitor]) -> None:
    """Only a bot that thinks can be hurried, and once is enough."""
    house, visitor = ala
    made = await table_of_two(visitor)
    async with await Guest.come(visitor.url, made["id"], made["mine"]["octopus"]) as octopus:
        assert (await octopus.next("situation"))["mover"] == "octopus"
        for _ in range(20):
            assert (await octopus.ask("hurry"))["type"] == "done"
    assert await house.store.talk(made["id"]) == []


@pytest.mark.parametrize("name", ["Łucja", "гравець 7", "🐙", "<b>", "a" * NAME, "O'Neil; drop table", " x "])
async def test_a_name_with_odd_letters_is_kept(ala: tuple[House, Visitor], name: str) -> None:
    _, visitor = ala
    assert (await visitor.http.put("/api/me", json={"name": name})).json() == {"name": name.strip()}
    assert (await visitor.get("/api/me"))["name"] == name.strip()
    made = await visitor.table("kelp", {"octopus": {"kind": "me"}}, nonce=name)
    assert made["seats"][0]["name"] == name.strip()


@pytest.mark.parametrize("name", ["", "a" * (NAME + 1), "a\nb", "\u0000", "\u202eabc", "\x1b[31m", 7, None, ["x"]])
async def test_a_name_that_cannot_be_shown_is_refused(ala: tuple[House, Visitor], name: Any) -> None:
    _, visitor = ala
    response = await visitor.http.put("/api/me", json={"name": name})
    assert response.status_code == 422
    assert response.json()["error"].isprintable()
    assert (await visitor.get("/api/me"))["name"] == "Ala"
    if isinstance(name, str) and name and len(name) <= NAME:
        await visitor.post("/api/tables", {"game": "kelp", "nonce": name}, status=422)
        await visitor.post(
            "/api/tables", {"game": "kelp", "seats": {"shark": {"kind": "me", "name": name}}}, status=422
        )


async def test_a_nonce_is_short(ala: tuple[House, Visitor]) -> None:
    _, visitor = ala
    await visitor.post("/api/tables", {"game": "kelp", "nonce": "x" * (NONCE + 1)}, status=422)
    made = await visitor.table("kelp", {"octopus": {"kind": "me"}}, nonce="x" * NONCE)
    async with Visitor(visitor.url, "Ben") as ben:
        await ben.post(f"/api/tables/{made['id']}/join", {"nonce": "y" * (NONCE + 1)}, status=422)
        await ben.post(f"/api/tables/{made['id']}/join", {"nonce": "\u2028"}, status=422)
        await ben.post(f"/api/tables/{made['id']}/join", {"nonce": "щ" * NONCE})
