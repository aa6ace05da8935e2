"""A table under load: two people play random answers, come back by themselves, and remember all that they were told."""

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
from load_socket import Broken, Socket, request

FIRST_WAIT, LONGEST_WAIT = 0.05, 2.0  # seconds before a client tries again


# As much of the server's messages as a player at random needs

FINAL = 4400  # codes from here on tell a client not to come again


class Foreseen(msgspec.Struct):
    certain: bool


class Option(msgspec.Struct):
    action: int
    text: str
    preview: Foreseen | None


class Asked(msgspec.Struct):
    options: list[Option]


class Said(msgspec.Struct):
    id: str


class Came(msgspec.Struct):
    """Any message of the server."""

    type: str
    re: int = 0
    n: int = 0
    seen: int = 0
    events: list[msgspec.Raw] = []
    mover: str | None = None
    asked: Asked | None = None
    waits: bool = False
    said: Said | None = None


_read = msgspec.json.Decoder(Came).decode


@dataclass
class Sent:
    """An answer on its way. An `early` one is to a question that another seat has to answer first."""

    id: int
    n: int
    action: int
    text: str
    early: bool
    at: float
    again: bool = False


@dataclass
class Seen:
    """What all clients together saw."""

    latencies: list[float] = field(default_factory=list)  # seconds from answer to acknowledge
    returns: list[float] = field(default_factory=list)  # seconds from a lost connection to the situation after it
    counts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)  # what must not be


@dataclass
class Heard:
    """A table as its clients remember it: this is held against the database."""

    id: str
    seats: list[str]
    sent: dict[int, set[str]] = field(default_factory=dict)  # answers by the length of the record before them
    kept: dict[int, tuple[str, str]] = field(default_factory=dict)  # those acknowledged: seat and answer
    waited: set[tuple[str, str]] = field(default_factory=set)  # seat and answer of those that waited for another seat
    ends: list[int] = field(default_factory=list)  # the length as each seat saw it last
    events: list[list[int]] = field(default_factory=list)  # what each seat heard, each as a number


class Seat:
    """One person with one connection."""

    def __init__(self, table: "Table", name: str, token: str) -> None:
        self.table = table
        self.name = name
        self.token = token
        self.n = -1
        self.events: list[int] = []
        self.options: list[Option] = []
        self.early = False
        self.waits = False  # an answer of it waits for another seat
        self.over = False
        self.sent: Sent | None = None
        self.looking = 0  # the id of a request to be shown the table
        self.ids = 0
        self.socket: Socket | None = None
        self.here = False  # whether it has been shown the table since it came
        self.lost: float | None = None
        self.coming: asyncio.Task[None] | None = None

    @property
    def seen(self) -> Seen:
        return self.table.seen

    def come(self) -> None:
        self.coming = asyncio.get_running_loop().create_task(self.connect())

    async def connect(self) -> None:
        """Again and again until the server takes it, less and less often."""
        wait = FIRST_WAIT
        while not self.table.closed:
            socket = Socket(self.table.port, f"/api/tables/{self.table.id}/socket", self.came, self.gone)
            try:
                await socket.open()
            except Broken:
                self.seen.counts["connections refused"] += 1
                await asyncio.sleep(wait * random.uniform(0.5, 1.5))
                wait = min(2 * wait, LONGEST_WAIT)
                continue
            self.socket = socket
            socket.send({"type": "hello", "token": self.token, "seen": len(self.events)})
            return

    def gone(self, code: int) -> None:
        self.here = False
        self.waits = False
        self.options = []
        self.looking = 0
        self.socket = None
        if self.table.closed:
            return
        self.seen.counts["connections lost"] += 1
        if code:
            self.seen.counts[f"connections closed with {code}"] += 1
        if code >= FINAL:
            self.seen.problems.append(f"a client was told by {code} not to come again")
        self.lost = self.lost or time.perf_counter()
        self.come()

    def came(self, payload: memoryview) -> None:
        at = time.perf_counter()
        message = _read(payload)
        if message.type == "situation":
            self.shown(message, at)
        elif message.type == "refused":
            self.refused(message)

    def shown(self, message: Came, at: float) -> None:
        self.hear(message)
        if message.n < self.n:
            self.seen.counts["situations older than one before"] += 1
            return
        came_back = not self.here
        self.n, self.here = message.n, True
        self.over = message.mover is None
        self.early = message.mover != self.name
        asked = message.asked.options if message.asked is not None else []
        self.options = [option for option in asked if option.preview is not None]
        if self.waits and self.options and not self.early:
            self.seen.counts["answers that waited in vain"] += 1
        self.waits = message.waits
        if came_back and self.lost is not None:
            self.seen.returns.append(at - self.lost)
            self.lost = None
        if self.looking and message.re == self.looking:
            self.looking = 0
        if self.sent is not None:
            if message.re == self.sent.id:
                self.acknowledged(self.sent, message, at)
            elif came_back:
                self.recover(self.sent)
        if self.over:
            self.table.ended()

    def hear(self, message: Came) -> None:
        """Take in what happened: nothing may be left out, and what is told again must be the same."""
        told = [hash(bytes(event)) for event in message.events]
        begin = message.seen - len(told)
        if begin > len(self.events):
            self.seen.problems.append(f"{self.table.id}: {self.name} missed events from {len(self.events)} to {begin}")
            return
        known = self.events[begin : message.seen]
        if known != told[: len(known)]:
            self.seen.problems.append(f"{self.table.id}: {self.name} was told another history at {message.n}")
        self.events += told[len(known) :]

    def acknowledged(self, sent: Sent, message: Came, at: float) -> None:
        self.sent = None
        if message.waits:
            self.seen.counts["answers that waited for another seat"] += 1
            self.table.heard.waited.add((self.name, sent.text))
        else:
            if message.n <= sent.n:
                self.seen.problems.append(f"{self.table.id}: {sent.n} was acknowledged at {message.n}")
            self.table.heard.kept[sent.n] = (self.name, sent.text)
        self.seen.counts["acknowledged"] += 1
        if sent.again:
            self.seen.counts["acknowledged after another sending"] += 1
        else:
            self.seen.latencies.append(at - sent.at)

    def recover(self, sent: Sent) -> None:
        """Back again, with an answer that was never acknowledged: was it kept?"""
        if self.n == sent.n and self.options:
            self.seen.counts["sent again"] += 1
            sent.again = True
            self.put(sent)
            return
        self.sent = None
        if self.n > sent.n and not sent.early:
            # Nobody else could answer there, so it was kept; the database is asked about that too.
            self.seen.counts["kept without an acknowledge"] += 1
            self.table.heard.kept[sent.n] = (self.name, sent.text)

    def refused(self, message: Came) -> None:
        why = message.said.id if message.said is not None else "?"
        if self.sent is None or message.re != self.sent.id:
            self.seen.refusals[f"{why}, beside an answer"] += 1
            return
        self.seen.refusals[why] += 1
        self.sent = None
        self.look()

    def look(self) -> None:
        if self.socket is not None:
            self.ids += 1
            self.looking = self.ids
            self.socket.send({"type": "look", "id": self.ids, "seen": len(self.events)})

    def answer(self) -> None:
        option = random.choice(self.options)
        self.ids += 1
        sent = Sent(self.ids, self.n, option.action, option.text, self.early, time.perf_counter())
        self.sent = sent
        self.table.heard.sent.setdefault(self.n, set()).add(option.text)
        self.put(sent)

    def put(self, sent: Sent) -> None:
        assert self.socket is not None
        self.options = []
        told: dict[str, Any] = {"type": "answer", "id": sent.id, "n": sent.n, "actions": [sent.action]}
        self.socket.send({**told, "seen": len(self.events)})


class Table:
    """A table that somebody made and somebody else joined."""

    def __init__(self, port: int, seen: Seen, game: str, told: dict[str, Any]) -> None:
        self.port = port
        self.seen = seen
        self.game = game
        self.id: str = told["id"]
        self.closed = False
        self.seats: list[Seat] = []
        self.over = asyncio.Event()
        names = [seat["seat"] for seat in told["seats"]]
        self.heard = Heard(self.id, names)

    @classmethod
    async def made(cls, port: int, seen: Seen, wanted: dict[str, Any], seat: str) -> "Table":
        """Made by one person, joined by another."""
        told = await request(port, "POST", "/api/tables", {**wanted, "seats": {seat: {"kind": "me"}}})
        joined = await request(port, "POST", f"/api/tables/{told['id']}/join", {})
        table = cls(port, seen, wanted["game"], told)
        table.seats = [Seat(table, name, token) for name, token in {**told["mine"], **joined["mine"]}.items()]
        for one in table.seats:
            one.come()
        return table

    @property
    def here(self) -> bool:
        return all(seat.here for seat in self.seats)

    def go(self) -> None:
        """The table's moment has come: somebody who is asked answers."""
        if any(seat.sent is not None for seat in self.seats):
            self.seen.counts["moments missed: an answer was on its way"] += 1
            return
        able = [seat for seat in self.seats if seat.here and seat.options and not seat.looking]
        if able:
            random.choice(able).answer()
        elif not self.over.is_set():
            self.seen.counts["moments missed: nobody could answer"] += 1

    def ended(self) -> None:
        if all(seat.over and seat.sent is None for seat in self.seats):
            self.over.set()

    def close(self) -> None:
        """Everybody goes; what they remember is kept."""
        self.closed = True
        self.heard.ends = [seat.n for seat in self.seats]
        self.heard.events = [seat.events for seat in self.seats]
        for seat in self.seats:
            if seat.coming is not None:
                seat.coming.cancel()
            if seat.socket is not None:
                seat.socket.close()
