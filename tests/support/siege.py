"""A server under siege: hostile messages by the thousand at tables where honest people play on."""

import asyncio
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import websockets

from support.hostile import MESSAGE, Place, Wire, json, message
from support.server import Guest, Served, Visitor, legal

AT_ONCE = 20  # messages on their way on one connection
GROWTH = 10  # MB that the server may grow by
ANSWERS = 12  # that honest people give at most at a table before the next portion
GAMES = 40  # played at most to come to a confrontation
A_CONNECTION = 150  # messages until an attacker comes anew; the server ends those who send too much nonsense
SILENT = re.compile(r'traceback|"level":"(error|critical)"|"error":', re.IGNORECASE)


class Table:
    """A running table with its honest clients."""

    def __init__(self, told: Any, names: tuple[str, ...], guests: dict[str, Guest], tokens: dict[str, str]) -> None:
        self.id: str = told["id"]
        self.game: str = told["game"]
        self.names = names
        self.guests = guests
        self.now: dict[str, Any] = {}
        self.places = {seat: Place(self.id, seat, token) for seat, token in tokens.items()}
        self.places["spectator"] = Place(self.id, "spectator", "")

    @property
    def over(self) -> bool:
        return any(stand["outcome"] is not None for stand in self.now.values())

    @property
    def confronts(self) -> bool:
        """Whether two are asked at once."""
        return sum(bool(place.options) for place in self.places.values()) > 1

    async def listen(self) -> None:
        """How the table stands for every honest client, when no bot is asked any more."""
        for seat, guest in self.guests.items():
            while True:
                self.now[seat] = stand = await guest.ask("look", seen=1 << 40)
                if stand["outcome"] is not None or stand["mover"] in self.guests:
                    break
                await asyncio.sleep(0.02)
        for seat, place in self.places.items():
            place.n = next(iter(self.now.values()))["n"]
            place.options = legal(self.now[seat]) if seat in self.now and self.now[seat]["asked"] else []
        for place in self.places.values():
            place.others = [action for other in self.places.values() for action in other.options if other is not place]

    async def play_on(self, random: Random) -> None:
        """Some answers, or up to where two are asked at once: that is besieged too."""
        for n in range(random.randrange(1, ANSWERS)):
            if self.over or (n and self.confronts):
                return
            await self.play(random)

    async def play(self, random: Random) -> None:
        """An honest answer, sent twice as by a double click: it is done once."""
        seat = next(iter(self.now.values()))["mover"]
        guest, place = self.guests[seat], self.places[seat]
        told = {
            "type": "answer",
            "n": place.n,
            "actions": [random.choice(place.options)],
            "seen": self.now[seat]["seen"],
        }
        await guest.send({**told, "id": 1})
        await guest.send({**told, "id": 2})
        while (reply := await guest.next())["re"] != 1:
            pass
        assert reply["type"] == "situation", reply
        while (again := await guest.next())["re"] != 2:
            pass
        assert again["said"]["id"] == "refused-stale", again
        place.accepted.append(told)
        await self.listen()


class Siege:
    def __init__(self, served: Served, seed: int = 1) -> None:
        self.served = served
        self.random = Random(seed)
        self.tables: list[Table] = []
        self.sent: Counter[str] = Counter()
        self.came_anew = 0
        self.confrontations = 0
        self.furthest = 0  # entries of a record
        self.secrets: list[str] = []
        self.stack = AsyncExitStack()
        self.http = httpx.AsyncClient(base_url=served.url, timeout=30)

    async def __aenter__(self) -> "Siege":
        await self.stack.enter_async_context(self.http)
        for game, seats in (("kelp", ("octopus", "shark")), ("aquatica", ("player1", "player2")), ("kelp", ())):
            self.tables.append(await self.set_up(game, seats))
        return self

    async def __aexit__(self, *error: Any) -> None:
        await self.stack.aclose()

    async def set_up(self, game: str, names: tuple[str, ...]) -> Table:
        """A table of two people; the last is one of a person against a bot."""
        first = await self.stack.enter_async_context(Visitor(self.served.url, "Ala"))
        second = await self.stack.enter_async_context(Visitor(self.served.url, "Ben"))
        if names:
            made = await first.table(game, {names[0]: {"kind": "me"}})
            joined = await second.post(f"/api/tables/{made['id']}/join")
            tokens = {**made["mine"], **joined["mine"]}
        else:
            made = await first.table(game, {"octopus": {"kind": "me"}, "shark": {"kind": "bot", "bot": "random"}})
            tokens = made["mine"]
        guests = {
            seat: await self.stack.enter_async_context(await Guest.come(self.served.url, made["id"], token))
            for seat, token in tokens.items()
        }
        table = Table(made, names, guests, tokens)
        await table.listen()
        self.secrets += [*tokens.values(), first.http.cookies["fathoms_player"], second.http.cookies["fathoms_player"]]
        return table

    # What must not change

    def kept(self) -> list[Any]:
        """Everything in the database, but for when the server was last alive."""
        with closing(sqlite3.connect(f"file:{self.served.home / 'tables.db'}?mode=ro", uri=True)) as database:
            return [
                sorted(database.execute(f"select * from {name}").fetchall(), key=repr)
                for name in ("tables", "steps", "talk", "seatings")
            ]

    def check_log(self) -> None:
        log = self.served.log.read_text("utf-8")
        assert not SILENT.search(log), log[-3000:]
        with closing(sqlite3.connect(f"file:{self.served.home / 'tables.db'}?mode=ro", uri=True)) as database:
            seeds = [seed.hex() for (seed,) in database.execute("select seed from tables")]
            (secret,) = database.execute("select value from house where key = 'secret'").fetchone()
        for word in [*self.secrets, *seeds, secret, "let me in"]:
            assert word not in log, "the log holds a secret"

    def memory(self) -> float:
        """What the server process holds, in MB."""
        assert self.served.process is not None
        told = Path(f"/proc/{self.served.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", told)[1]) / 1024  # type: ignore[index]

    # Attacks

    async def portion(self, count: int) -> None:
        """So many messages at all tables at once; nothing changes, and then everybody plays on."""
        before, process = self.kept(), self.served.process
        places = [place for table in self.tables for place in table.places.values()]
        share = max(1, count // (len(places) + len(places)))
        await asyncio.gather(
            *(self.over_sockets(place, share) for place in places),
            *(self.over_http(place, share // 4) for place in places),
            self.odd_connections(),
        )
        assert process is not None
        assert process.poll() is None, "the server has ended"
        assert self.kept() == before, "something was changed"
        self.check_log()
        for table in self.tables:
            assert await heard_nothing(table)
        self.confrontations += sum(table.confronts for table in self.tables)
        for i, table in enumerate(self.tables):
            await table.play_on(self.random)
            self.furthest = max(self.furthest, table.places["spectator"].n)
            if table.over:
                self.tables[i] = await self.set_up(table.game, table.names)

    async def confront(self) -> None:
        """Play Kelp between two people until both are asked at once, in as many games as it takes."""
        for _ in range(GAMES):
            table = self.tables[0]
            while not table.over and not table.confronts:
                await table.play(self.random)
            if table.confronts:
                return
            self.tables[0] = await self.set_up(table.game, table.names)

    async def over_sockets(self, place: Place, count: int) -> None:
        while count > 0:
            now = min(count, A_CONNECTION)
            count -= now
            self.came_anew += 1
            async with await Guest.come(self.served.url, place.table, place.token) as guest:
                await guest.next("situation")
                for begin in range(0, now, AT_ONCE):
                    some = [message(self.random, place) for _ in range(min(AT_ONCE, now - begin))]
                    for kind, wire in some:
                        self.sent[kind] += 1
                        await guest.send(wire)
                    for kind, wire in some:
                        reply = await guest.next("refused", "done", "drafted", "situation", "moved")
                        assert reply["type"] == "refused", (kind, wire[:300], reply)

    async def over_http(self, place: Place, count: int) -> None:
        headers = {"authorization": f"Bearer {place.token}"} if place.token else {}
        headers["content-type"] = "application/json"
        for _ in range(count):
            kind, wire = message(self.random, place)
            body = wire.encode() if isinstance(wire, str) else wire
            if self.random.random() < 0.02:
                kind, body = "oversized", b'"' + b"x" * 2 * MESSAGE
            self.sent[f"{kind} over HTTP"] += 1
            response = await self.http.post(f"/api/tables/{place.table}/ask", content=body, headers=headers)
            told = response.json()
            refused = response.status_code in (413, 422) or told.get("type") == "refused"
            assert refused, (kind, wire[:300], response.status_code, told)

    async def odd_connections(self) -> None:
        """What is no conversation at all: each ends by itself, with its own code."""
        for attack in (self.oversized, self.no_hello, self.nonsense_as_hello, self.invalid_text, self.foreign_token):
            for table in self.tables:
                await attack(table)
        for table in self.tables:
            await self.half_open(table)

    async def ended(self, table: Table, told: Wire, code: int, token: str | None = None, **how: Any) -> None:
        """Send this, and be put out with this code; whoever comes anew is let in."""
        at = f"{self.served.url.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
        async with websockets.connect(at, max_size=None) as socket:
            if token is not None:
                await socket.send(json({"type": "hello", "token": token}))
            with suppress(websockets.ConnectionClosed):
                await socket.send(told, **how)
                async with asyncio.timeout(20):
                    while True:
                        await socket.recv()
            assert socket.close_code == code, (socket.close_code, code)

    async def oversized(self, table: Table) -> None:
        self.sent["oversized"] += 1
        await self.ended(table, '"' + "x" * self.random.choice([MESSAGE, 10 * MESSAGE]), 1009, token="")

    async def no_hello(self, table: Table) -> None:
        self.sent["no hello"] += 1
        place = table.places["spectator"]
        await self.ended(table, json({"type": "answer", "n": place.n, "actions": place.others[:1]}), 4408)

    async def nonsense_as_hello(self, table: Table) -> None:
        kind, wire = message(self.random, Place(table.id, "spectator", "x"))
        if b'"hello"' in (wire.encode() if isinstance(wire, str) else wire):
            return
        self.sent[f"{kind} as hello"] += 1
        await self.ended(table, wire, 4408)

    async def invalid_text(self, table: Table) -> None:
        """A text frame must be UTF-8: the protocol itself ends this connection."""
        self.sent["invalid UTF-8"] += 1
        await self.ended(table, b'{"type":"chat","text":"\xff\xfe"}', 1007, token="", text=True)

    async def foreign_token(self, table: Table) -> None:
        """Another table's token, and one that nobody has."""
        others = [place.token for other in self.tables if other is not table for place in other.places.values()]
        for token in [*filter(None, others), "A" * 32, "\u0000", "é" * 99]:
            self.sent["foreign tokens"] += 1
            await self.ended(table, json({"type": "hello", "token": token}), 4403)

    async def half_open(self, table: Table) -> None:
        """Connections that stop in the middle and are simply dropped."""
        host, port = "127.0.0.1", self.served.port
        asking = (
            f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
        frames = [
            b"",
            b"\x81",
            b"\x81\xfe\xff",
            b"\xff\xff\xff",
            b"\x01\x85AAAAAAAAA",
            b"\x89\xfe\x7f\xff",
            b"\x81\x03abc",
        ]
        for frame in frames:
            for sent in (asking[: self.random.randrange(len(asking))], asking + frame):
                self.sent["half-open"] += 1
                _, writer = await asyncio.open_connection(host, port)
                writer.write(sent)
                await writer.drain()
                await asyncio.sleep(0.002)
                writer.transport.abort()


async def heard_nothing(table: Table) -> bool:
    """Whether no honest client was told anything: the next thing each hears is the reply to its own ping."""
    for guest in table.guests.values():
        await guest.send({"type": "ping", "id": 77})
        if (await guest.next())["re"] != 77:
            return False
    return True


async def besieged(
    served: Served, count: int, portion: int, show: Callable[[int], Any] = lambda sent: None, confront: bool = False
) -> Any:
    """Send so many hostile messages, and tell how it went. The first portion warms the server up; `confront`: the last
    comes while two are asked at once."""
    async with Siege(served) as siege:
        await siege.portion(portion)
        before, begun, warm = siege.memory(), time.monotonic(), siege.sent.total()
        most = before
        while siege.sent.total() < count:
            if confront and siege.sent.total() + portion >= count:
                await siege.confront()
            await siege.portion(min(portion, count - siege.sent.total()))
            most = max(most, siege.memory())
            show(siege.sent.total())
        seconds = time.monotonic() - begun
        return {
            "messages": siege.sent.total(),
            "messages a second": round((siege.sent.total() - warm) / seconds),
            "connections": siege.came_anew,
            "confrontations besieged": siege.confrontations,
            "longest record, entries": siege.furthest,
            "memory before, MB": round(before, 1),
            "memory after, MB": round(siege.memory(), 1),
            "most memory, MB": round(most, 1),
            "kinds": dict(sorted(siege.sent.items())),
        }
