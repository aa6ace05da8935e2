"""What a server writes about itself holds no secret of a table: its log at the most talkative, and its metrics."""

import asyncio
import json
import logging
import random
import re
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from support.server import Guest, Served, Visitor, legal

import fathoms
from fathoms.server.logs import Lines
from fathoms.server.routes.http import COOKIE

CHAT = "The password of my aunt is Rumpelstilzchen"
NICKNAME = "Anastasia Trzcinska"


def test_an_errors_own_words_are_not_told() -> None:
    """They may hold what a player sent, or what nobody may know."""
    try:
        raise ValueError("play camouflage")
    except ValueError:
        error = sys.exc_info()
    future = "Task exception was never retrieved\nfuture: <Task finished exception=ValueError('play camouflage')>"
    for name, pattern, arguments in (
        ("fathoms.house", "work ended with an error", ()),
        ("asyncio", future, ()),
        ("aiosqlite", "executing %s", ("INSERT … play camouflage",)),
    ):
        line = Lines().format(logging.LogRecord(name, logging.ERROR, "", 0, pattern, arguments, error))
        told = json.loads(line)
        assert (told["error"], told["log"]) == ("ValueError", name)
        assert "test_log_secrets.py" in told["where"][0]
        assert "camouflage" not in line
    ours = logging.LogRecord("fathoms.writer", logging.ERROR, "", 0, "a batch of %d was not kept", (3,), None)
    assert json.loads(Lines().format(ours))["say"] == "a batch of 3 was not kept"


class Stay:
    """A talkative server, its database, and all that must never be in its log."""

    def __init__(self, home: Path) -> None:
        self.file = home / "tables.db"
        self.served = Served(home, f"sqlite:///{self.file}", "--log", "debug", "--pace", "0", "--no-limited")
        self.url = self.served.url
        self.secrets = {CHAT, NICKNAME}

    def sql(self, statement: str, *values: Any) -> list[Any]:
        with closing(sqlite3.connect(self.file, timeout=20)) as database:
            found = database.execute(statement, values).fetchall()
            database.commit()
            return found

    async def play(self) -> None:
        """A game with a bot up to its end, with chat, and with a database that fails once."""
        async with Visitor(self.url, NICKNAME) as visitor:
            seats = {"octopus": {"kind": "bot", "bot": "greedy"}, "shark": {"kind": "me"}}
            table = await visitor.table("kelp", seats, nonce="a nonce of mine")
            id, token = table["id"], table["mine"]["shark"]
            self.secrets |= {id, token, table["commitment"], "a nonce of mine", visitor.http.cookies[COOKIE]}
            pick = random.Random(4)
            async with await Guest.come(self.url, id, token) as guest, await Guest.come(self.url, id) as watching:
                stand = await guest.next("situation")
                await guest.ask("chat", text=CHAT)
                failed = False
                while stand["outcome"] is None:
                    if stand["asked"] is None:
                        stand = await guest.next("situation")
                        continue
                    if stand["n"] > 20 and not failed:
                        failed = True
                        self.sql("CREATE TRIGGER full BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'disk'); END")
                        action = [pick.choice(legal(stand))]
                        reply = await guest.ask("answer", n=stand["n"], actions=action, seen=stand["seen"])
                        assert reply["said"]["id"] == "refused-not-kept"
                        self.sql("DROP TRIGGER full")
                        stand = await guest.ask("look")
                        continue
                    action = [pick.choice(legal(stand))]
                    reply = await guest.ask("answer", n=stand["n"], actions=action, seen=stand["seen"])
                    stand = reply if reply["type"] == "situation" else await guest.ask("look")
                    await watching.ask("ping")
            record = await visitor.get(f"/api/tables/{id}/record")
            self.secrets |= {record["seed"], *(entry.get("answer", "") for entry in record["entries"])}

    async def offend(self) -> None:
        """What a client may do wrong."""
        async with Visitor(self.url, NICKNAME) as visitor:
            table = await visitor.table("kelp", {"octopus": {"kind": "me"}, "shark": {"kind": "bot", "bot": "random"}})
            id, token = table["id"], table["mine"]["octopus"]
            self.secrets |= {id, token, "not a token of anybody"}
            async with await Guest.come(self.url, id, token) as guest:
                for wire in ("{", "play camouflage", '{"type":"answer","n":0,"actions":["play camouflage"]}'):
                    await guest.send(wire)
                await guest.ask("answer", n=0, actions=[10**9])
            with suppress(websockets.ConnectionClosed):
                async with await Guest.come(self.url, id, "not a token of anybody") as guest:
                    await guest.next("never")
            for path in (f"/api/tables/{id}/moment?to=99&seat=octopus", "/api/tables/x", f"/{token}"):
                await visitor.http.get(path, headers={"authorization": f"Bearer {token}"})
            await visitor.http.post("/api/tables", content=CHAT, headers={"content-type": "application/json"})

    async def damage(self) -> None:
        """Tables whose rows cannot be: one that cannot be replayed, and one that cannot even be read."""
        made: list[tuple[str, str]] = []
        async with Visitor(self.url, NICKNAME) as visitor:
            for _ in range(2):
                seats = {"octopus": {"kind": "me"}, "shark": {"kind": "bot", "bot": "random"}}
                table = await visitor.table("kelp", seats)
                id, token = table["id"], table["mine"]["octopus"]
                made.append((id, token))
                async with await Guest.come(self.url, id, token) as guest:
                    stand = await guest.next("situation")
                    await guest.ask("answer", n=0, actions=legal(stand)[:1])
        self.secrets |= {secret for one in made for secret in one}
        self.served.stop()
        other = json.dumps([{"answer": "play camouflage", "seat": 0}])
        self.sql("UPDATE steps SET entries = ? WHERE table_id = ? AND number = 0", other, made[0][0])
        self.sql("UPDATE tables SET seats = ? WHERE id = ?", '[{"salt": "play camouflage"', made[1][0])
        self.served.start()
        async with await Guest.come(self.url, *made[0]) as guest:
            around = await guest.next("around")
            assert around["problem"]["id"] == "table-damaged"
            assert "camouflage" not in guest.wire[-1]
        with pytest.raises(websockets.ConnectionClosed):
            async with await Guest.come(self.url, *made[1]) as guest:
                await guest.next()

    def names(self) -> set[str]:
        """Cards and blocks; those that are words of their own might be there by chance."""
        parts = fathoms.game("kelp").components()
        names = {name for sort in ("card", "block", "shark_card") for name in parts[sort]}
        return {name for name in names if "_" in name or len(name) > 8}

    def kept(self) -> set[str]:
        """What the database has of players and houses."""
        found = {player for (player,) in self.sql("SELECT player FROM seatings")}
        found |= {value for (value,) in self.sql("SELECT value FROM house WHERE key = 'secret'")}
        for (seats,) in self.sql("SELECT seats FROM tables"):
            with suppress(json.JSONDecodeError):
                found |= {seat["salt"] for seat in json.loads(seats)}
        return found


@pytest.mark.slow
def test_log_and_metrics_hold_no_secret(tmp_path: Path) -> None:
    stay = Stay(tmp_path)
    with stay.served:
        asyncio.run(stay.play())
        asyncio.run(stay.offend())
        metrics = httpx.get(f"{stay.url}/metrics").text
        asyncio.run(stay.damage())
    secrets = {secret for secret in stay.secrets | stay.kept() if len(secret) > 7} | stay.names()
    assert len(secrets) > 60
    log = stay.served.log.read_text()
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    said = {line["say"] for line in lines}
    assert any("was not kept" in line for line in said), said
    assert any("cannot be read" in line for line in said), said
    assert any("ended with an error" in line for line in said), said
    for told in (log, metrics):
        assert not {secret for secret in secrets if secret.lower() in told.lower()}
    # Whatever is counted is counted over all tables: nothing has a label that could name one.
    assert set(re.findall(r'[{,](\w+)="', metrics)) <= {"why", "kind", "route", "status", "le"}
    assert 'route="/api/tables/{id}/moment"' in metrics
