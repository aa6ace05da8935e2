"""Logs are lines of JSON without secrets; an unforeseen error is told by its place, to the operator alone."""

import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import websockets
from support.server import Guest, Served, Visitor, in_every_language, legal, served

from fathoms.server import logs
from fathoms.server.tables.table import Table

SECRET = "a secret that stands in the text of an error"


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What would be logged, as it would be."""
    told = io.StringIO()
    handler = logging.StreamHandler(told)
    handler.setFormatter(logs.Lines())
    logging.getLogger().addHandler(handler)
    yield told
    logging.getLogger().removeHandler(handler)


def read(told: str) -> list[Any]:
    return [json.loads(line) for line in told.splitlines()]


def fail(*anything: Any, **named: Any) -> Any:
    raise RuntimeError(SECRET)


def test_a_line_has_a_time_a_level_a_name_and_what_is_said(lines: io.StringIO) -> None:
    logging.getLogger("fathoms.x").warning("%d of\n%s", 3, "four", extra={"table": 'a"b'})
    (line,) = read(lines.getvalue())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line.pop("at"))
    assert line == {"level": "warning", "log": "fathoms.x", "say": "3 of\nfour", "table": 'a"b'}
    assert lines.getvalue().count("\n") == 1


def test_an_error_is_told_by_its_place_without_its_text(lines: io.StringIO) -> None:
    try:
        fail()
    except RuntimeError:
        logging.getLogger("fathoms.x").exception("work ended")
    (line,) = read(lines.getvalue())
    assert line["error"] == "RuntimeError"
    assert line["where"][-1].startswith("test_logs.py:")
    assert line["where"][-1].endswith(" fail")
    assert SECRET not in lines.getvalue()


@pytest.mark.slow
@pytest.mark.asyncio
async def test_an_unforeseen_error_over_http_is_500_and_one_line(
    sqlite_database: str, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(sqlite_database) as (house, url), Visitor(url) as ala:
        made = await ala.table("kelp", {"octopus": {"kind": "me"}})
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "table", fail)
            for lang, word in (("en", "wrong"), ("pl", "powiodło"), ("uk", "пішло")):
                response = await ala.http.get(f"/api/tables/{made['id']}", headers={"accept-language": lang})
                assert response.status_code == 500
                assert word in response.json()["error"]
                assert set(response.json()) == {"error", "message"}
                # Whichever language the reader turns to, a page says it.
                assert in_every_language(response.json())[lang] == response.json()["error"]
                assert SECRET not in response.text
                assert "Traceback" not in response.text
        assert (await ala.get(f"/api/tables/{made['id']}"))["status"] == "open"
    told = [line for line in read(lines.getvalue()) if line["level"] == "error"]
    assert len(told) == 3
    assert all(line["error"] == "RuntimeError" and line["where"][-1].endswith(" fail") for line in told)
    assert SECRET not in lines.getvalue()


@pytest.mark.slow
@pytest.mark.asyncio
async def test_an_unforeseen_error_over_a_socket_ends_it_with_1011_and_the_table_goes_on(
    sqlite_database: str, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(sqlite_database) as (_, url), Visitor(url) as ala:
        made = await ala.table("kelp", {"octopus": {"kind": "me"}, "shark": {"kind": "bot", "bot": "random"}})
        token = made["mine"]["octopus"]
        async with await Guest.come(url, made["id"], token) as guest:
            situation = await guest.next("situation")
            with monkeypatch.context() as broken:
                broken.setattr(Table, "act", fail)
                await guest.send({"type": "look", "id": 9})
                with pytest.raises(websockets.ConnectionClosed):
                    await guest.next("refused")
            assert guest.socket.close_code == 1011
        async with await Guest.come(url, made["id"], token) as guest:
            reply = await guest.ask("answer", n=situation["n"], actions=[legal(situation)[0]])
            assert reply["type"] == "situation"
    (line,) = [line for line in read(lines.getvalue()) if line["level"] == "error"]
    assert (line["error"], line["log"]) == ("RuntimeError", "fathoms.socket")
    assert SECRET not in lines.getvalue()


@pytest.mark.slow
@pytest.mark.asyncio
async def test_the_log_of_a_game_holds_no_secret_even_when_all_is_logged(tmp_path: Path) -> None:
    flags = ("--log", "debug", "--pace", "0", "--no-limited")
    with Served(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", *flags) as running:
        async with Visitor(running.url, "Bartholomew") as ala:
            made = await ala.table("kelp", {"octopus": {"kind": "me"}, "shark": {"kind": "bot", "bot": "random"}})
            token = made["mine"]["octopus"]
            async with await Guest.come(running.url, made["id"], token) as guest:
                situation = await guest.next("situation")
                await guest.ask("chat", text="whisper of the deep")
                await guest.ask("answer", n=situation["n"], actions=[legal(situation)[0]])
                await guest.send('{"type":"chat","text":"unreadable mumble')
            await ala.http.post(
                "/api/tables", content=b"{unreadable mumble", headers={"content-type": "application/json"}
            )
            await ala.get(f"/api/tables/{made['id']}/moment", seat="shark", status=403)
            cookie = ala.http.cookies["fathoms_player"]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        ((seed, seats),) = database.execute("select seed, seats from tables").fetchall()
        (secret,) = database.execute("select value from house where key = 'secret'").fetchone()
        entries = [entry for (text,) in database.execute("select entries from steps") for entry in json.loads(text)]
    log = running.log.read_text("utf-8")
    told = [line for line in log.splitlines() if not line.startswith("fathoms: ")]
    assert told
    assert all({"at", "level", "log", "say"} <= set(json.loads(line)) for line in told)
    salts = [seat["salt"] for seat in json.loads(seats) if seat["salt"]]
    secrets = [token, cookie, cookie.partition(".")[2], seed.hex(), repr(seed), secret, *salts]
    assert entries
    for word in [*secrets, "whisper", "mumble", "Bartholomew", "Traceback", *(entry["answer"] for entry in entries)]:
        assert word not in log, word
