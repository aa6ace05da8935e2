"""Twin games on two real servers, alike in ids, tokens, clock and commitment: what one seat receives can be compared
byte for byte."""

import random
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from fathoms.core.chance import Chance, fast, scripted
from fathoms.core.game import OVER, Game
from fathoms.core.live import SPECTATOR, LiveGame
from fathoms.core.record import Entry, Record, committed, own_draws
from fathoms.core.state import BaseState
from fathoms.server.database.rows import Step, TableRow
from fathoms.server.keys import Keys
from fathoms.server.seating import loading
from fathoms.server.seating.seats import Seat, as_rows
from fathoms.server.tables.house import House
from fathoms.server.tables.table import Table
from fathoms.table.telling import asked_in
from support.server import Guest, served
from support.twins import Course, World, alike, course, next_answers

KEYS = Keys(b"alike" * 7)
STEP = 7  # answers of the past that were given at once
BEGAN = 1_700_000_000_000
NO_BOTS: Mapping[int, str] = {}
NAMES = ("Ala", "Ola", "Ela", "Iza")
CLOCK = {"kind": "live", "seconds": 3600, "increment": 5, "days": 3}
# What no client of ours would send.
MALFORMED = (
    "{", "[]", '"draft"', "{}", '{"type":"answer"}', '{"type":"secret","id":4}', '{"type":"hello","token":"x"}',
    '{"type":"answer","n":"0","actions":[1]}', '{"type":"draft","n":1,"actions":[1.5]}', '{"type":"look","seen":null}',
)  # fmt: skip


class Time:
    """What every server takes for the time."""

    now = BEGAN


class Side:
    """One of the two tables."""

    def __init__(self, house: House, url: str, http: httpx.AsyncClient, table: str, script: list[int]) -> None:
        self.house = house
        self.url = url
        self.http = http
        self.table = table
        self.script = script
        self.guest: Guest

    @property
    def served(self) -> Table:
        return self.house.tables[self.table]

    @property
    def live(self) -> LiveGame:
        assert self.served.live is not None
        return self.served.live

    @property
    def state(self) -> BaseState:
        return self.live.state

    @property
    def world(self) -> World:
        # What was drawn is all that was foreseen: nothing that a seat asked for has touched chance.
        assert self.state.chance.counter == len(self.script)
        return World(self.state, ())

    async def come(self, seat: int, **more: Any) -> Guest:
        return await Guest.come(self.url, self.table, token(self.table, seat), **more)

    async def get(self, path: str, who: int, /, **query: Any) -> tuple[int, str, bytes]:
        response = await self.http.get(path, params=query, headers=self.bearer(who))
        return response.status_code, response.headers["content-type"], response.content

    async def ask(self, seat: int, /, **told: Any) -> Any:
        """As another seat, without a socket."""
        response = await self.http.post(f"/api/tables/{self.table}/ask", json=told, headers=self.bearer(seat))
        assert response.status_code == 200, response.text
        return response.json()

    def bearer(self, seat: int) -> dict[str, str]:
        return {} if seat == SPECTATOR else {"authorization": f"Bearer {token(self.table, seat)}"}


def token(table: str, seat: int) -> str:
    return "" if seat == SPECTATOR else KEYS.token(table, seat, f"salt{seat}")


async def lay(house: House, row: TableRow, game: Game, world: World, begun: int | None) -> list[int]:
    """Put a game on a server as if it had been played there, or its first answers elsewhere; what it has drawn."""
    options = row.options
    names = game.seated(options)
    record = Record(
        game.name, game.rules_version, options, game.digest, dict(game.overlay), names, start=world.start,
        entries=list(world.entries), begun=begun,
    )  # fmt: skip
    record.commitment = committed(row.seed, record)
    row.header = {**record.to_json(), "entries": []}
    came = [entry.to_json() for entry in world.entries[: begun or 0]]
    row.length = len(came)
    await house.store.create(row, ["player0"], [Step(row.id, 0, len(came), came, BEGAN)] if came else [])
    for n in range(len(came), len(world.entries), STEP):
        entries = world.entries[n : n + STEP]
        after = [*world.entries, Entry("", game.mover(world.state))][n + len(entries)].seat
        step = Step(row.id, n, len(entries), [entry.to_json() for entry in entries], BEGAN + 1000 * n)
        assert await house.store.append(step, after, None)
    return [value for _, value in own_draws(record)]


class Twins:
    """Two servers, alike. The chance of a table there is a script that the test writes on."""

    def __init__(self, servers: list[tuple[House, str]]) -> None:
        self.servers = [(house, url, httpx.AsyncClient(base_url=url, timeout=30)) for house, url in servers]
        self.scripts: dict[bytes, list[int]] = {}
        self.tables = 0

    def written(self, seed: bytes) -> Chance:
        chance = scripted([])
        chance.script = self.scripts[seed]
        return chance

    async def table(
        self,
        game: Game,
        options: dict[str, Any],
        worlds: tuple[World, World],
        bots: Mapping[int, str] = NO_BOTS,
        begun: int | None = None,
    ) -> list[Side]:
        """Each of two games on its server, under the same id; people sit there unless bots do. The first `begun`
        answers came from another game."""
        self.tables += 1
        id, sides = f"TwinTable{self.tables:07}", []
        Time.now = BEGAN + 1000 * len(worlds[0].entries)
        seats = [
            Seat("bot", bot=bots[i]) if i in bots else Seat("person", f"player{i}", NAMES[i], salt=f"salt{i}")
            for i in range(len(game.seated(options)))
        ]
        settings = {"clock": CLOCK, "spectators": True, "heat_map": False, "begun": BEGAN}
        if begun is not None:
            settings["from"] = {"table": "FinishedTable001", "to": begun}
        for number, ((house, url, http), world) in enumerate(zip(self.servers, worlds, strict=True)):
            seed = f"{id}{number}".ljust(32).encode()
            row = TableRow(
                id=id, game=game.name, status="running", options=options, settings=settings, seats=as_rows(seats),
                seed=seed, commitment="made equal for both", owner="player0", created=BEGAN, updated=BEGAN, listed=True,
            )  # fmt: skip
            self.scripts[seed] = await lay(house, row, game, world, begun)
            sides.append(Side(house, url, http, id, self.scripts[seed]))
        return sides


@asynccontextmanager
async def twin_servers(folder: Path, **settings: Any) -> AsyncIterator[Twins]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(House, "now", lambda self: Time.now)
        one, other = (f"sqlite:///{folder / name}.db" for name in ("one", "other"))
        async with served(one, **settings) as first, served(other, **settings) as second:
            both = Twins([first, second])
            patch.setattr(loading, "sealed", both.written)
            for house, *_ in both.servers:
                house.keys = KEYS
            try:
                yield both
            finally:
                for *_, http in both.servers:
                    await http.aclose()


class Compared:
    """A seat at both tables, which asks for all there is, and plays on while the rules do not tell them apart."""

    def __init__(self, game: Game, sides: list[Side], seat: int, seed: int) -> None:
        self.sides = sides
        self.game = game
        self.seat = seat
        self.pick = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        # Answers to a question asked of two at once, while they wait: of this seat, or of the other at one table alone.
        self.early: int | None = None
        self.unnoticed: int | None = None

    async def begin(self, **more: Any) -> None:
        for side in self.sides:
            side.guest = await side.come(self.seat, **more)
            side.guest.asked = 1000  # smaller numbers are those of what is sent here
            await side.guest.next("situation")
        self.same()

    async def end(self) -> None:
        for side in self.sides:
            await side.guest.socket.close()

    def same(self) -> None:
        """What came on both sockets is the same, byte for byte."""
        one, other = (side.guest for side in self.sides)
        assert one.wire == other.wire, difference(one.wire, other.wire)
        for wire in one.wire:
            told = msgspec.json.decode(wire)
            self.heard[told["said"]["id"] if told["type"] == "refused" else told["type"]] += 1
        one.wire.clear()
        other.wire.clear()

    async def send(self, *messages: Any) -> Any:
        """The same messages on both sockets, then a look at the table: how it stands."""
        stands: list[Any] = []
        for side in self.sides:
            for message in messages:
                await side.guest.send(message)
            stands.append(await side.guest.ask("look", seen=1 << 40))
        self.same()
        return stands[0]

    async def ask_for_all(self) -> None:
        """Everything that a seat can ask for and must get the same."""
        one, other = self.sides
        stand = await self.send()
        n, pick = stand["n"], self.pick
        foreign = [pick.choice(choices) for choices in self.choices()]
        everything = list(self.game.actions)
        wanted: list[Any] = [
            {"type": "look", "seen": pick.randrange(stand["seen"] + 2), "id": 5},
            {"type": "answer", "n": n + pick.choice((-1, 1, 1 << 40)), "actions": foreign[:1], "id": 6},
            {"type": "draft", "n": n + pick.choice((-1, 1)), "actions": foreign[1:], "id": 7},
            {"type": "agree", "to": pick.randrange(1, 9), "yes": True, "id": 8},
            {"type": "ask_back", "n": n - 1, "id": 9},
            {"type": "hurry", "id": 10}, {"type": "rematch", "id": 11}, {"type": "ping", "id": 12},
            {"type": "come_back", "n": n, "id": 13}, {"type": "unasked", "on": False, "id": 14},
            *pick.sample(MALFORMED, 2),
        ]  # fmt: skip
        if stand["asked"] is None:
            for kind in ("answer", "draft"):
                wanted += [{"type": kind, "n": n, "actions": [action], "id": 20} for action in foreign]
            wanted += [{"type": "answer", "n": n, "actions": [pick.choice(everything)], "id": 21}]
        else:
            legal = [option["action"] for option in stand["asked"]["options"]]
            illegal = pick.choice([action for action in everything if action not in legal])
            wanted += [{"type": kind, "n": n, "actions": [illegal], "id": 22} for kind in ("answer", "draft")]
            for action in pick.sample(legal, min(3, len(legal))):
                wanted += [{"type": "draft", "n": n, "actions": [action], "id": 23}]
                wanted += [{"type": "draft", "n": n, "actions": [action, pick.choice(everything)], "id": 24}]
        if stand["mover"] != self.name:
            wanted += [{"type": "take_back", "n": n, "id": 25}]
        await self.send(*pick.sample(wanted, min(9, len(wanted))))
        self.counts["asked"] += 1
        if not self.counts["asked"] % 3:
            await self.come_again(stand)
            assert one.live.n == other.live.n == n

    def choices(self) -> list[list[int]]:
        """What can be answered at one table and not at the other, where there is such; else what can be answered."""
        one, other = (self.game.options(side.state) for side in self.sides)
        return [sorted({*one} - {*other}) or one, sorted({*other} - {*one}) or other]

    async def come_again(self, stand: Any) -> None:
        """By another socket, and by requests: how the table stands, how it stood, what it refuses."""
        pick = self.pick
        seen, lang = pick.choice((0, stand["seen"], pick.randrange(stand["seen"] + 3))), pick.choice(("", "", "pl"))
        to = pick.randrange(stand["n"] + 2)
        eyes = pick.choice(["", self.name, *self.game.seats, "everything", "nobody"])
        got: list[Any] = []
        for side in self.sides:
            async with await side.come(self.seat, seen=seen, lang=lang) as guest:
                await guest.next("situation")
            got.append(
                [
                    guest.wire,
                    await side.get(f"/api/tables/{side.table}/moment", self.seat, to=to),
                    await side.get(f"/api/tables/{side.table}/moment", self.seat, to=to, seat=eyes, lang="uk"),
                    await side.get(f"/api/tables/{side.table}/moment", self.seat, steps=True),
                    await side.get(f"/api/tables/{side.table}/moment", self.seat, n=to, seat=eyes),
                    await side.get(f"/api/tables/{side.table}/record", self.seat),
                    await side.get(f"/api/tables/{side.table}", self.seat),
                    await side.get("/api/tables", self.seat, which="running"),
                ]
            )
        assert got[0] == got[1], difference(got[0], got[1])
        self.counts["came again"] += 1
        for status, *_ in got[0][1:]:
            self.counts[f"status {status}"] += 1

    @property
    def name(self) -> str:
        return "spectator" if self.seat == SPECTATOR else self.game.seats[self.seat]

    async def read_again(self) -> None:
        """The servers let the table go, and read it from their databases."""
        for side in self.sides:
            side.house.drop(side.served)
            await side.guest.socket.close()
        self.early = self.unnoticed = None
        await self.begin(seen=self.pick.choice((0, 1 << 40)))
        self.counts["read again"] += 1

    async def chat(self) -> None:
        for side in self.sides:
            await side.ask(0, type="chat", text="Hello, how are you?")
        await self.send({"type": "chat", "text": "fine", "id": 3})

    async def take_back(self) -> bool:
        """Somebody takes back alone, or asks for it and this seat agrees. Whether that was possible in both."""
        lives = [side.live for side in self.sides]
        n, mover = lives[0].n, lives[0].mover
        if mover == self.seat:
            return (await self.send({"type": "take_back", "n": n, "id": 31}))["n"] != n
        if self.pick.random() < 0.5:
            if any(live.back is None for live in lives):
                return False
            for side in self.sides:
                assert (await side.ask(mover, type="take_back", n=n))["type"] == "situation"
            await self.send()
            self.counts["taken back"] += 1
            return True
        asker = self.pick.choice([seat for seat in range(len(lives[0].seats)) if seat != self.seat])
        if len(lives[0].seats) != 2 or any(live.honest_back(asker) is None for live in lives):
            return False
        for side in self.sides:
            if (await side.ask(asker, type="ask_back", n=n))["type"] != "done":
                return False
        yes = self.pick.random() < 0.7
        came = [msgspec.json.decode(wire) for wire in await self.peek()]
        offer = next(told["offer"] for told in came if told["type"] == "around" and told["offer"])
        for side in self.sides if self.seat == SPECTATOR else ():
            await side.ask(1 - asker, type="agree", to=offer["number"], yes=yes)
        await self.send({"type": "agree", "to": offer["number"], "yes": yes, "id": 32})
        self.counts["agreed" if yes else "declined"] += 1
        return yes

    async def peek(self) -> list[str]:
        for side in self.sides:
            await side.guest.ask("look", seen=1 << 40)
        wire = list(self.sides[0].guest.wire)
        self.same()
        return wire

    async def ask_back(self) -> None:
        """This seat asks; what the others did since decides, and must not tell what is hidden."""
        n = self.sides[0].live.n
        stand = await self.send({"type": "ask_back", "n": n, "id": 33})
        assert stand["n"] == n or len(self.sides[0].live.seats) == 1
        self.counts["asked back"] += 1

    async def play_on(self) -> bool:
        """One answer more, if there is one that does not show what was hidden."""
        one, other = self.sides
        stand = await self.send()
        waits, then = self.early if self.early is not None else self.unnoticed, None
        for _ in range(1 if waits is None else 20):
            pair = next_answers(self.game, one.world, other.world, self.seat, self.pick)
            if pair is None:
                return False
            if waits is None or (then := self.both_shown(pair, waits)) is not None:
                break
        else:
            return False
        Time.now += self.pick.randrange(2000)
        mover, actions = one.live.mover, [self.game.actions.id(taken.entries[0].action) for taken in pair]
        for i, (side, taken) in enumerate(zip(self.sides, pair, strict=True)):
            side.script.extend(taken.values + (then[i].values if then else []))
            n = stand["n"] + len(taken.entries)
            if mover == self.seat:
                told = {"type": "answer", "n": stand["n"], "actions": [actions[i]], "seen": stand["seen"], "id": 41}
                await side.guest.send(told)
            else:
                reply = await side.ask(mover, type="answer", n=stand["n"], actions=[actions[i]])
                assert reply["type"] == "situation", reply
            await until(side.guest, n)
            if then is not None:
                if self.unnoticed is not None and side is other:
                    await side.ask(1 - self.seat, type="answer", n=n, actions=[self.unnoticed])
                await until(side.guest, n + len(then[i].entries))
        await self.send()
        self.early = self.unnoticed = None
        self.counts["answers"] += 1
        self.counts["answered otherwise"] += actions[0] != actions[1]
        return True

    def both_shown(self, pair: tuple[Course, Course], action: int) -> tuple[Course, Course] | None:
        """What follows when the answer that waits is given too."""
        first, second = (World(taken.state, ()) for taken in pair)
        wanted = course(self.game, first.state, action, fast(self.pick.getrandbits(60)), self.seat)
        if self.game.mover(wanted.state) == OVER:
            return None
        try:
            return wanted, alike(self.game, second, [action], wanted, self.seat, self.pick)
        except LookupError:
            return None

    async def answer_early(self) -> None:
        """Where two are asked at once the second answers before the first. If that is the other seat, at one of the
        tables alone: this seat must not notice."""
        stand = await self.send()
        live, other = self.sides[0].live, 1 - self.seat
        if self.early is not None or self.unnoticed is not None or self.seat == SPECTATOR or self.pick.random() < 0.3:
            return
        if stand["asked"] is not None and live.mover != self.seat:
            self.early = self.pick.choice(stand["asked"]["options"])["action"]
            stand = await self.send({"type": "answer", "n": stand["n"], "actions": [self.early], "id": 51})
            assert stand["waits"]
            self.counts["early"] += 1
        elif len(live.seats) == 2 and live.mover == self.seat and (view := asked_in(live, other, early=True)):
            self.unnoticed = self.pick.choice(self.game.options(view))
            reply = await self.sides[0].ask(other, type="answer", n=stand["n"], actions=[self.unnoticed])
            assert reply["waits"]
            await self.send()
            self.counts["unnoticed"] += 1


async def until(guest: Guest, n: int) -> None:
    """Read on until the record is known to be so long."""
    if not any(told["n"] >= n for told in guest.heard("situation")):
        while (await guest.next("situation"))["n"] < n:
            pass


def difference(one: Any, other: Any) -> str:
    """Where two things that should be the same begin to differ."""
    for a, b in zip(one, other, strict=False):
        if a != b:
            a, b = str(a), str(b)
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            return f"…{a[max(0, at - 200) : at + 200]}\nbut\n…{b[max(0, at - 200) : at + 200]}"
    return f"{len(one)} messages, but {len(other)}"
