"""What nobody may do: guess a seat, act for another, come from a foreign page, see what is hidden, reach a file."""

import asyncio
import hmac
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
import websockets
from support.server import Guest, Visitor, legal, served

from fathoms.server import keys
from fathoms.server.keys import Keys, Player
from fathoms.server.routes.http import COOKIE
from fathoms.server.seating.services import GUESSES
from fathoms.server.tables import house as house_module
from fathoms.server.tables.house import House

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

EVIL = "http://evil.example"
OCTOPUS = {"octopus": {"kind": "me"}}


@pytest_asyncio.fixture
async def running(sqlite_database: str) -> AsyncIterator[tuple[House, str]]:
    async with served(sqlite_database, origins="https://friend.example") as (house, url):
        yield house, url


@pytest_asyncio.fixture
async def ala(running: tuple[House, str]) -> AsyncIterator[Visitor]:
    async with Visitor(running[1], "Ala") as visitor:
        yield visitor


@pytest_asyncio.fixture
async def ben(running: tuple[House, str]) -> AsyncIterator[Visitor]:
    async with Visitor(running[1], "Ben") as visitor:
        yield visitor


async def two_at(ala: Visitor, ben: Visitor, **more: Any) -> tuple[str, dict[str, str]]:
    """A table where both sit and play: its id, and the token of each seat."""
    made = await ala.table("kelp", OCTOPUS, **more)
    joined = await ben.post(f"/api/tables/{made['id']}/join")
    return made["id"], {**made["mine"], **joined["mine"]}


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def put_out(url: str, table: str, token: str) -> tuple[int, str]:
    """The code and the message that somebody with this token is put out with."""
    async with await Guest.come(url, table, token) as guest:
        said = (await guest.next("refused"))["said"]["id"]
        with pytest.raises(websockets.ConnectionClosed):
            await guest.next()
        return int(guest.socket.close_code), str(said)


# Tokens


async def test_a_token_is_too_long_to_be_guessed(ala: Visitor, ben: Visitor) -> None:
    tokens = [token for _ in range(3) for token in (await two_at(ala, ben))[1].values()]
    assert len(set(tokens)) == 6
    assert all(8 * len(urlsafe_b64decode(token)) >= 128 for token in tokens)


async def test_tokens_are_compared_in_constant_time_and_with_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[bytes] = []

    def counting(one: bytes, other: bytes) -> bool:
        compared.append(one)
        return hmac.compare_digest(one, other)

    monkeypatch.setattr(keys, "hmac", type("Counting", (), {"compare_digest": counting, "digest": hmac.digest}))
    own = Keys(bytes(32))
    salts = ["a", "b", "", "c"]
    for seat, token in (
        (0, own.token("t", 0, "a")),
        (3, own.token("t", 3, "c")),
        (None, "x"),
        (None, own.token("u", 0, "a")),
    ):
        compared.clear()
        assert own.seat_of("t", salts, token) == seat
        assert len(compared) == 3
    assert own.seat_of("t", salts, own.token("t", 2, "")) is None  # a seat without a person has no token


async def test_a_wrong_token_is_refused_in_one_wording(running: tuple[House, str], ala: Visitor, ben: Visitor) -> None:
    _, url = running
    table, tokens = await two_at(ala, ben)
    _, others = await two_at(ala, ben)
    right = tokens["octopus"]
    wrong = ["x", right[:-1], right + "A", right.swapcase(), others["octopus"], "A" * 32, "é", "\u0000"]
    assert {await put_out(url, table, token) for token in wrong} == {(4403, "refused-token")}
    told = set()
    for token in wrong[:-2]:
        for ask in ("moment", "ask"):
            method = "GET" if ask == "moment" else "POST"
            response = await ala.http.request(
                method, f"/api/tables/{table}/{ask}", headers=bearer(token), json={"type": "look"}
            )
            told.add((response.status_code, response.text))
    assert len(told) == 1
    assert next(iter(told))[0] == 403


async def test_guessing_costs_time_and_locks_nobody_out(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All come from one address, as from one household: the guesser waits, the one with the right token does not."""
    monkeypatch.setattr(house_module, "PAUSE", 0.5)
    async with served(sqlite_database, limited=True) as (_, url), Visitor(url) as ala:
        made = await ala.table("kelp", {**OCTOPUS, "shark": {"kind": "me"}})

        async def tried(token: str) -> tuple[int, float]:
            begun = asyncio.get_running_loop().time()
            response = await ala.http.get(f"/api/tables/{made['id']}/moment", headers=bearer(token))
            return response.status_code, asyncio.get_running_loop().time() - begun

        quick = [await tried(f"guess {n}") for n in range(GUESSES)]
        slow = [await tried(f"guess {n}") for n in range(2)]
        assert {code for code, _ in quick + slow} == {403}
        assert min(seconds for _, seconds in quick) < 0.4
        assert min(seconds for _, seconds in slow) >= 0.5
        code, seconds = await tried(made["mine"]["octopus"])
        assert code == 200
        assert seconds < 0.4


async def test_a_token_is_of_one_table_alone_and_not_of_the_rematch(
    running: tuple[House, str], ala: Visitor, ben: Visitor
) -> None:
    _, url = running
    table, tokens = await two_at(ala, ben)
    async with (
        await Guest.come(url, table, tokens["octopus"]) as octopus,
        await Guest.come(url, table, tokens["shark"]) as shark,
    ):
        n = (await octopus.next("situation"))["n"]
        assert (await octopus.ask("rematch"))["said"]["id"] == "refused-not-now"
        await octopus.ask("resign", n=n)
        await shark.ask("rematch")
        await octopus.ask("rematch")
        moved = await shark.next("moved")
    assert moved["seat"] == "octopus"
    for token in tokens.values():
        assert await put_out(url, moved["table"], token) == (4403, "refused-token")
    assert await put_out(url, table, moved["token"]) == (4403, "refused-token")
    async with await Guest.come(url, moved["table"], moved["token"]) as again:
        assert (await again.next("seated"))["seat"] == "octopus"


# Pages of other addresses


@pytest.mark.parametrize(
    "origin", [EVIL, "null", "http://127.0.0.1", "http://127.0.0.1.evil.example", "friend.example"]
)
async def test_a_socket_of_a_foreign_page_is_refused_before_it_is_accepted(
    running: tuple[House, str], ala: Visitor, origin: str
) -> None:
    _, url = running
    made = await ala.table("kelp", OCTOPUS)
    with pytest.raises(websockets.InvalidStatus) as refused:
        await Guest.come(url, made["id"], made["mine"]["octopus"], connect={"origin": origin})
    assert refused.value.response.status_code == 403


async def test_a_socket_of_our_page_of_a_friend_and_of_a_script_is_accepted(
    running: tuple[House, str], ala: Visitor
) -> None:
    _, url = running
    made = await ala.table("kelp", OCTOPUS)
    for origin in (url, "https://friend.example", None):
        async with await Guest.come(url, made["id"], made["mine"]["octopus"], connect={"origin": origin}) as guest:
            assert (await guest.next("seated"))["seat"] == "octopus"


async def test_a_foreign_page_may_change_nothing_over_http(ala: Visitor) -> None:
    made = await ala.table("kelp", OCTOPUS)
    for method, path in (
        ("POST", "/api/tables"),
        ("PUT", "/api/me"),
        ("POST", f"/api/tables/{made['id']}/leave"),
        ("POST", f"/api/tables/{made['id']}/join"),
        ("POST", "/api/records"),
    ):
        response = await ala.http.request(method, path, json={"name": "Eve", "game": "kelp"}, headers={"origin": EVIL})
        assert response.status_code == 403, path
    assert (await ala.get(f"/api/tables/{made['id']}"))["status"] == "open"
    assert (await ala.get("/api/me"))["name"] == "Ala"
    allowed = await ala.http.put("/api/me", json={"name": "Ola"}, headers={"origin": "https://friend.example"})
    assert allowed.status_code == 200


async def test_no_page_is_told_that_it_may_read_across_addresses(ala: Visitor) -> None:
    for method in ("GET", "OPTIONS"):
        response = await ala.http.request(method, "/api/me", headers={"origin": EVIL})
        assert "access-control-allow-origin" not in response.headers


async def test_what_a_form_of_another_page_can_send_is_no_body(ala: Visitor) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        response = await ala.http.post("/api/tables", content=b'{"game":"kelp"}', headers={"content-type": kind})
        assert response.status_code == 422, kind


# Acting for another


async def test_nobody_acts_for_another_seat(running: tuple[House, str], ala: Visitor, ben: Visitor) -> None:
    house, url = running
    table, tokens = await two_at(ala, ben)
    before = await house.store.table(table)
    async with await Guest.come(url, table, tokens["octopus"]) as octopus:
        situation = await octopus.next("situation")
    mover = situation["mover"]
    other = "shark" if mover == "octopus" else "octopus"
    async with await Guest.come(url, table, tokens[mover]) as guest:
        asked = await guest.next("situation")
    answer = {"type": "answer", "n": asked["n"], "actions": [legal(asked)[0]]}
    async with await Guest.come(url, table, tokens[other]) as guest:
        for more in ({}, {"seat": mover}, {"token": tokens[mover]}):
            reply = await guest.ask("answer", n=asked["n"], actions=answer["actions"], **more)
            assert reply["said"]["id"] == "refused-not-now"
    for headers in (bearer(tokens[other]), {}):  # without a token the cookie alone opens no seat, not even one's own
        for visitor in (ala, ben):
            response = await visitor.http.post(f"/api/tables/{table}/ask", json=answer, headers=headers)
            assert response.json()["said"]["id"] == "refused-not-now"
            given_up = {"type": "resign", "n": asked["n"]}
            if not headers:
                response = await visitor.http.post(f"/api/tables/{table}/ask", json=given_up)
                assert response.json()["said"]["id"] == "refused-not-now"
    assert await house.store.table(table) == before


async def test_a_third_person_cannot_make_a_seated_one_stand_up(ala: Visitor, ben: Visitor) -> None:
    made = await ala.table("aquatica", {"player1": {"kind": "me"}}, options={"players": 3})
    assert (await ben.post(f"/api/tables/{made['id']}/leave", status=403))["error"] == "you do not sit at this table"
    assert (await ben.post(f"/api/tables/{made['id']}/join", {"seat": "player1"}, status=409))["message"]["id"]
    assert (await ala.get(f"/api/tables/{made['id']}"))["seats"][0]["name"] == "Ala"
    assert (await ben.get(f"/api/tables/{made['id']}"))["mine"] == {}


async def test_of_two_who_join_at_once_exactly_one_gets_the_seat(database: str) -> None:
    async with served(database) as (_, url), Visitor(url) as ala:
        visitors = [await Visitor(url, f"guest {n}").__aenter__() for n in range(6)]
        for _ in range(3):
            made = await ala.table("kelp", OCTOPUS)
            join = f"/api/tables/{made['id']}/join"
            replies = await asyncio.gather(*(visitor.http.post(join, json={}) for visitor in visitors))
            assert sorted(reply.status_code for reply in replies) == [200, 409, 409, 409, 409, 409]
            (seated,) = [reply.json() for reply in replies if reply.status_code == 200]
            now = await ala.get(f"/api/tables/{made['id']}")
            assert now["seats"] == seated["seats"]
            assert now["status"] == "running"
        for visitor in visitors:
            await visitor.http.aclose()


# Cookies


async def test_a_cookie_that_was_changed_is_of_somebody_new_and_never_an_error(
    running: tuple[House, str], ala: Visitor
) -> None:
    _, url = running
    made = await ala.table("kelp", OCTOPUS)
    cookie = ala.http.cookies[COOKIE]
    forged = Keys(bytes(32)).cookie(Player("x" * 16, "Ala"))
    changed = [cookie[:at] + ("A" if cookie[at] != "A" else "B") + cookie[at + 1 :] for at in range(len(cookie) - 1)]
    async with httpx.AsyncClient(base_url=url) as stranger:
        for word in [*changed, forged, cookie[:-1], cookie + "x", "x", ".", "..", "W10.x", '"', "é", "a" * 8000]:
            stranger.cookies.clear()
            sent = {b"cookie": f"{COOKIE}={word}".encode("latin-1")}
            response = await stranger.get(f"/api/tables/{made['id']}", headers=sent)
            assert response.status_code == 200
            assert response.json()["mine"] == {}
            assert COOKIE in response.headers["set-cookie"]


async def test_the_cookie_is_kept_from_scripts_and_foreign_pages(sqlite_database: str) -> None:
    async with served(sqlite_database, secure=True) as (_, url), httpx.AsyncClient(base_url=url) as somebody:
        told = (await somebody.get("/api/me")).headers["set-cookie"].lower()
        assert "httponly" in told
        assert "samesite=lax" in told
        assert "secure" in told


# Files and bots


@pytest.mark.parametrize(
    "path",
    ["/../pyproject.toml", "/api/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd",
     "//etc/passwd", "/api/tables/../../../x", "/api/tables/%2e%2e%2f%2e%2e%2fx", "/api/tables/%00",
     "/api/tables/..\\..\\x", "/api/tables/aaaaaaaaaaaaaaaa%0a", "/.git/config", "/api/tables/aaaaaaaaaaaaaaa\u0131"],
)  # fmt: skip
async def test_no_path_leads_outside(running: tuple[House, str], path: str) -> None:
    port = int(running[1].rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET " + path.encode() + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    told = await reader.read()
    writer.close()
    assert told.split(b" ")[1] in (b"404", b"400")
    assert b"root:" not in told


async def test_no_bot_is_taken_from_a_file(ala: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(f"open({str(tmp_path / 'ran')!r}, 'w')\nclass Bot: pass\n")
    for name in (f"{file}:Bot", f"{file}", "../bot.py:Bot", "", "random ", "os:system"):
        await ala.post("/api/tables", {"game": "kelp", "seats": {"shark": {"kind": "bot", "bot": name}}}, status=422)
    assert not (tmp_path / "ran").exists()


# What is hidden, and private


async def test_of_a_running_game_nobody_gets_more_than_the_socket_tells(ala: Visitor, ben: Visitor) -> None:
    table, tokens = await two_at(ala, ben)
    moment = f"/api/tables/{table}/moment"
    for headers, seat, code in (
        ({}, "octopus", 403),
        ({}, "shark", 403),
        ({}, "everything", 409),
        (bearer(tokens["shark"]), "octopus", 403),
        (bearer(tokens["shark"]), "everything", 409),
        (bearer(tokens["shark"]), "crab", 409),
        (bearer(tokens["shark"]), "shark", 200),
        ({}, "spectator", 200),
        ({}, "", 200),
    ):
        response = await ala.http.get(moment, params={"seat": seat}, headers=headers)
        assert response.status_code == code, (seat, response.text)
        assert '"chance"' not in response.text
        assert '"seed"' not in response.text
    for headers in ({}, bearer(tokens["octopus"])):
        assert (await ala.http.get(f"/api/tables/{table}/record", headers=headers)).status_code == 409


async def test_what_is_private_is_not_listed_and_what_is_closed_is_not_watched(
    running: tuple[House, str], ala: Visitor, ben: Visitor
) -> None:
    _, url = running
    private, listed = await ala.table("kelp", OCTOPUS), await ala.table("kelp", OCTOPUS, listed=True)
    assert [one["id"] for one in (await ben.get("/api/tables"))["tables"]] == [listed["id"]]
    table, tokens = await two_at(ala, ben, spectators=False)
    for which in ("open", "running", "over", "mine"):
        async with Visitor(url, "Eve") as eve:
            found = {one["id"] for one in (await eve.get("/api/tables", which=which))["tables"]}
            assert not found & {private["id"], table}
    assert await put_out(url, table, "") == (4403, "refused-token")
    await ben.get(f"/api/tables/{table}/moment", status=403)
    await ben.post(f"/api/tables/{table}/ask", {"type": "look"}, status=403)
    async with await Guest.come(url, table, tokens["shark"]) as guest:
        assert (await guest.next("seated"))["seat"] == "shark"
