"""Plays many tables on a real server at once, measures it, and holds what the clients saw against the database.

    tools/load.py --tables 500 --minutes 5                                  SQLite, one worker
    tools/load.py --tables 500 --minutes 5 --database postgres --workers 2
    tools/load.py --tables 100 --minutes 2 --kills 20                       kill -9 in the middle of play

Two people sit at each table, each with a socket, and one of those who are asked gives a random answer when the table's
moment comes. Where a game ends another table is made. Server and clients run on this machine, over loopback alone.
It ends with 1 if anything was lost, doubled or told differently, if the server logged an error, or if an answer of a
hundred took longer than --limit, and says what.
"""

import argparse
import asyncio
import json
import math
import random
import re
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvloop

sys.path[:0] = [str(Path(__file__).resolve().parent)]

from load_check import Kept, held_against  # noqa: E402
from load_server import Server, checked, database  # noqa: E402
from load_socket import Broken, request  # noqa: E402
from load_table import Heard, Seat, Seen, Table  # noqa: E402

from fathoms.commands.serve import allow_files  # noqa: E402

STEPS = (100, 250, 500)  # tables with which the memory is measured while they are made
AT_ONCE = 8  # tables made at the same time
CLOCKS: list[dict[str, Any]] = [
    {"kind": "none"},
    {"kind": "live", "seconds": 86_400, "increment": 30},
    {"kind": "days", "days": 7},
]
MAKING = 120.0  # seconds in which tables have to be there
PROGRESS = 5.0  # seconds
BACK = 60.0  # seconds after a kill in which every client has to be back
BETWEEN = (1.0, 4.0)  # seconds of play between a kill and the next
ERROR = re.compile(r'Traceback|"level":"(error|critical)"')  # in the server's log
QUIET = 10.0  # seconds at the end for what is on its way


def settings(games: Sequence[dict[str, Any]], kind: str, number: int) -> tuple[dict[str, Any], str]:
    """The table of this number: a game by turns, every setting at random; and the seat of who makes it."""
    name = ("kelp", "aquatica")[number % 2] if kind == "mixed" else kind
    game = next(game for game in games if game["name"] == name)
    while True:
        options = {one["name"]: random.choice(one["values"]) for one in game["settings"]}
        if "players" in options:
            options["players"] = 2
        if not any(all(options.get(key) == value for key, value in one.items()) for one in game["forbidden"]):
            break
    wanted = {"game": name, "options": options, "clock": random.choice(CLOCKS), "listed": number % 2 == 0}
    return wanted, random.choice(game["seats"][:2])


def percentiles(values: Sequence[float]) -> dict[str, float]:
    """Milliseconds."""
    if not values:
        return {}
    ordered = sorted(values)
    told = {
        f"p{part}": ordered[min(len(ordered) - 1, math.ceil(len(ordered) * part / 100) - 1)] for part in (50, 90, 99)
    }
    return {name: round(1000 * value, 1) for name, value in {**told, "max": ordered[-1]}.items()}


class Load:
    def __init__(self, wanted: argparse.Namespace, server: Server) -> None:
        self.wanted = wanted
        self.server = server
        self.seen = Seen()
        self.games: list[dict[str, Any]] = []
        self.tables: list[Table | None] = [None] * wanted.tables
        self.past: list[Heard] = []
        self.making = asyncio.Semaphore(AT_ONCE)
        self.ending = False
        self.samples: list[dict[str, float]] = []
        self.memory: dict[str, float] = {}
        self.kills: list[dict[str, float]] = []
        self.begun = 0.0
        self.played = 0.0
        self.spent: dict[str, float] = {}

    # Tables

    async def keep_table(self, place: int) -> None:
        """There is always a table here: when its game ends another takes its place."""
        number = place
        while not self.ending:
            made = None
            async with self.making:
                options, seat = settings(self.games, self.wanted.game, number)
                try:
                    made = await Table.made(self.server.port, self.seen, options, seat)
                except Broken as error:
                    if not self.wanted.kills:
                        self.seen.problems.append(str(error))
            if made is None:
                self.seen.counts["tables not made"] += 1
                await asyncio.sleep(random.uniform(0.1, 0.5))
                continue
            self.tables[place] = made
            await made.over.wait()
            if self.ending:
                return
            self.seen.games[made.game] += 1
            self.part(place)
            number += len(self.tables) + 1

    def part(self, place: int) -> None:
        table = self.tables[place]
        if table is not None:
            table.close()
            self.past.append(table.heard)
            self.tables[place] = None

    async def gather(self) -> list[asyncio.Task[None]]:
        """Make all tables, and tell the memory at some numbers of them."""
        self.memory["0"] = self.megabytes()
        keepers: list[asyncio.Task[None]] = []
        for step in sorted({*(step for step in STEPS if step < len(self.tables)), len(self.tables)}):
            keepers += [asyncio.create_task(self.keep_table(place)) for place in range(len(keepers), step)]
            async with asyncio.timeout(MAKING):
                while not all(table is not None and table.here for table in self.tables[:step]):
                    await asyncio.sleep(0.1)
            await asyncio.sleep(1)
            self.memory[str(step)] = self.megabytes()
        return keepers

    def megabytes(self) -> float:
        return round(self.server.measure()[1]["workers"], 1)

    # Play

    async def pace(self) -> None:
        """Each table has its moment; all moments are spread evenly over the time from one to the next."""
        count = len(self.tables)
        between = 1 / (count * self.wanted.rate)
        begun = time.perf_counter()
        turn = 0
        while not self.ending:
            wait = begun + turn * between - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            else:
                late = self.seen.counts["a moment came late, ms, at most"]
                self.seen.counts["a moment came late, ms, at most"] = max(late, int(-wait * 1000))
            table = self.tables[turn % count]
            if table is None:
                self.seen.counts["moments missed: a table was being made"] += 1
            else:
                table.go()
            turn += 1

    async def watch(self) -> None:
        """How it goes, again and again."""
        before, told, at = self.server.measure()[0], 0, time.perf_counter()
        own = time.process_time()
        while True:
            await asyncio.sleep(PROGRESS)
            seconds, megabytes = await asyncio.to_thread(self.measure)
            now = time.perf_counter()
            took, latencies = now - at, self.seen.latencies[told:]
            spent = {sort: seconds[sort] - before.get(sort, 0) for sort in seconds}
            sample = {
                "seconds": round(now - self.begun, 1),
                "a second": round(len(latencies) / took, 1),
                **percentiles(latencies),
                **{f"{sort}, %": round(100 * spent[sort] / took, 1) for sort in sorted(spent)},
                "clients, %": round(100 * (time.process_time() - own) / took, 1),
                **{f"{sort}, MB": round(megabytes[sort], 1) for sort in sorted(megabytes)},
            }
            self.samples.append(sample)
            print("  ".join(f"{name} {value}" for name, value in sample.items()), file=sys.stderr, flush=True)
            before, told, at, own = seconds, told + len(latencies), now, time.process_time()

    def measure(self) -> tuple[dict[str, float], dict[str, float]]:
        return ({}, {}) if self.server.killing else self.server.measure()

    # Kills

    async def kill(self) -> None:
        """One kill at a random moment; then everybody has to come back, and everything has to be there."""
        await asyncio.sleep(random.uniform(*BETWEEN))
        number, begun = len(self.kills), time.perf_counter()
        remembered = self.remembered()
        lost = self.seen.counts["connections lost"]
        back = len(self.seen.returns)
        if self.server.workers == 1:
            told = await asyncio.to_thread(self.server.kill_all, number % 2 == 0)
        else:
            told = await asyncio.to_thread(self.server.kill_one)
        await self.hold(remembered)
        while not self.everybody():
            if time.perf_counter() - begun > BACK:
                missing = sum(not seat.here for table in self.tables if table for seat in table.seats)
                self.seen.problems.append(f"{missing} clients did not come back")
                break
            await asyncio.sleep(0.05)
        returns = self.seen.returns[back:]
        told["connections lost"] = self.seen.counts["connections lost"] - lost
        told["came back"] = len(returns)
        told["all back after, s"] = round(max(returns, default=0.0), 2)
        self.kills.append(told)
        print("  ".join([f"kill {number + 1}", *(f"{name} {value}" for name, value in told.items())]), file=sys.stderr)

    def everybody(self) -> bool:
        """Whether everybody is at a table again."""
        return all(table is not None and table.here for table in self.tables)

    def remembered(self) -> list[Heard]:
        """What clients know to be kept, now."""
        return [replace(table.heard, kept=dict(table.heard.kept)) for table in self.tables if table is not None]

    async def hold(self, remembered: Sequence[Heard]) -> None:
        kept = await asyncio.to_thread(Kept.read, self.server.url)
        for heard in remembered:
            self.seen.problems += held_against(kept, heard, ended=False)

    # All of it

    async def run(self) -> dict[str, Any]:
        self.games = (await request(self.server.port, "GET", "/api/games"))["games"]
        keepers = await self.gather()
        self.begun = time.perf_counter()
        own, before = time.process_time(), self.server.measure()[0]
        pacing, watching = asyncio.create_task(self.pace()), asyncio.create_task(self.watch())
        for _ in range(self.wanted.kills):
            await self.kill()
        await asyncio.sleep(max(0.0, self.wanted.minutes * 60 - (time.perf_counter() - self.begun)))
        self.played = time.perf_counter() - self.begun
        self.spent = {sort: spent - before.get(sort, 0) for sort, spent in self.server.measure()[0].items()}
        self.spent["clients"] = time.process_time() - own
        watching.cancel()
        await self.end(pacing, keepers)
        connections = self.server.connections()
        self.memory["after play"] = self.megabytes()
        for place in range(len(self.tables)):
            self.part(place)
        return self.told(connections)

    async def end(self, pacing: asyncio.Task[None], keepers: Sequence[asyncio.Task[None]]) -> None:
        """No more answers; whoever is at a table waits until all has been told, and looks once more."""
        self.ending = True
        await pacing
        for keeper in keepers:
            keeper.cancel()
        until = time.perf_counter() + QUIET
        while time.perf_counter() < until and any(seat.sent or not seat.here for seat in self.seats()):
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)
        for seat in self.seats():
            seat.look()
        while time.perf_counter() < until and any(seat.looking for seat in self.seats()):
            await asyncio.sleep(0.05)
        unsettled = sum(bool(seat.sent or seat.looking or not seat.here) for seat in self.seats())
        if unsettled:
            self.seen.problems.append(f"{unsettled} clients wait for an answer at the end")

    def seats(self) -> list[Seat]:
        return [seat for table in self.tables if table is not None for seat in table.seats]

    def told(self, connections: Sequence[int]) -> dict[str, Any]:
        seen, tables = self.seen, len(self.tables)
        largest, smallest = self.memory[str(tables)], self.memory["0"]
        return {
            "tables": tables,
            "clients": 2 * tables,
            "database": self.wanted.database,
            "workers": self.wanted.workers,
            "seconds": round(self.played, 1),
            "answers acknowledged": seen.counts["acknowledged"],
            "answers a second": round(seen.counts["acknowledged"] / self.played, 1),
            "answer to acknowledge, ms": percentiles(seen.latencies),
            "processor, % of one core": {
                sort: round(100 * spent / self.played, 1) for sort, spent in self.spent.items()
            },
            "megabytes of the workers by tables": self.memory,
            "kilobytes a table": round(1000 * (largest - smallest) / tables, 1),
            "kilobytes a table after play": round(1000 * (self.memory["after play"] - smallest) / tables, 1),
            "games ended": dict(seen.games),
            "refusals": dict(seen.refusals),
            "counts": {name: count for name, count in sorted(seen.counts.items()) if name != "acknowledged"},
            "clients of each worker at the end": list(connections),
            "kills": self.kills,
            "back after a lost connection, ms": percentiles(seen.returns),
            "over time": self.samples,
        }


def measured(wanted: argparse.Namespace) -> dict[str, Any]:
    """Start a server, load it, look through what is left behind."""
    random.seed(wanted.seed)
    with tempfile.TemporaryDirectory(prefix="fathoms-load-") as folder:
        home = Path(folder)
        with database(wanted.database, home) as (url, kept_by):
            server = Server(home, url, wanted.workers, kept_by)
            server.start()
            try:
                load = Load(wanted, server)
                told = uvloop.run(load.run())
            finally:
                code = server.stop()
            problems = load.seen.problems
            if code:
                problems.append(f"the server stopped with {code}")
            kept = Kept.read(url)
            for heard in load.past:
                problems += held_against(kept, heard, ended=True)
            told["tables held against the database"] = len(load.past)
            told["answers held against the database"] = sum(len(heard.kept) for heard in load.past)
            try:
                told["database checked"] = checked(url, home)
            except AssertionError as error:
                problems.append(str(error))
            told["log"] = [line for line in server.served.log.read_text().splitlines() if ERROR.search(line)]
            problems += [f"the server logged {line[:300]}" for line in told["log"]]
            slow = told["answer to acknowledge, ms"].get("p99", 0)
            if wanted.limit and slow > wanted.limit:
                problems.append(f"one answer of a hundred took {slow} ms or more; the limit is {wanted.limit:g} ms")
            told["problems"] = problems
    return told


def wanted(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Load on a real server, and what it does to it.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=1.0, help="answers of each table a second")
    parser.add_argument("--minutes", type=float, default=0.5)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--game", choices=["mixed", "kelp", "aquatica"], default="mixed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=0, help="milliseconds for 99 of 100 answers; 0 is no limit")
    parser.add_argument("--json", type=Path, help="where the figures are written")
    told = parser.parse_args(arguments)
    if not (0 < told.tables <= 2000 and 0 < told.rate <= 20 and 0 < told.minutes <= 60 and 0 <= told.kills <= 100):
        parser.error("up to 2000 tables, 20 answers a second at each, 60 minutes and 100 kills")
    if told.workers > 1 and told.database == "sqlite":
        parser.error("several workers need PostgreSQL")
    return told


def main() -> int:
    asked = wanted()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is stopped too
    allow_files()
    told = measured(asked)
    if asked.json:
        asked.json.parent.mkdir(parents=True, exist_ok=True)
        asked.json.write_text(json.dumps(told, indent=1))
    over_time = told.pop("over time")
    print(json.dumps(told, indent=1))
    print(f"{len(over_time)} measurements over time; problems: {len(told['problems'])}")
    return 1 if told["problems"] else 0


if __name__ == "__main__":
    sys.exit(main())
