"""Bots for the server, in processes of their own: a choice comes whatever happens there, and the server never waits.

A process keeps nothing that cannot be lost. If it dies, another is started and the same jobs are asked again.
"""

import asyncio
import logging
import random
import socket
from collections import OrderedDict
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import Any

import msgspec

from fathoms.core.seeds import derived
from fathoms.lab.processes import uninterrupted
from fathoms.server.thinking.jobs import HEAD, Ask, Drop, Hurry, Job, Order, Reply, Review, packed, reply, size
from fathoms.server.thinking.process import serve

LOG = logging.getLogger("fathoms.bots")
ATTEMPTS = 3
# Up to so many thoughts in each process a bot has the time of its level. With more of them each has less, so that all
# together take no longer: a person waits for an expert about twice its two seconds, however many tables there are.
AT_FULL_TIME = 2
HOPELESS = 120.0  # seconds: then the process hangs and is ended; what is slow has long had its answer
MOST_TABLES = 10_000  # whose process is remembered


class Gone(Exception):
    """The process ended before it answered."""


class BotProcess:
    """A bot process, and what it was asked."""

    def __init__(self, speed: float) -> None:
        self.speed = speed
        self.tables = 0  # that it was ever given
        self.asked: dict[int, asyncio.Future[Reply]] = {}
        self.process: SpawnProcess | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.listening: asyncio.Task[None] | None = None
        self.beginning = asyncio.Lock()

    async def begin(self) -> None:
        """Start a process unless one runs."""
        async with self.beginning:
            if self.process is not None:
                return
            ours, theirs = socket.socketpair()
            with theirs:
                reader, writer = await asyncio.open_connection(sock=ours)
                # A daemon, so that it does not outlast a server that never came to close this.
                process = get_context("spawn").Process(target=serve, args=(theirs, self.speed), daemon=True)
                try:
                    with uninterrupted():
                        process.start()
                except BaseException:
                    writer.close()
                    raise
            self.process, self.writer = process, writer
            self.listening = asyncio.create_task(self.listen(reader))

    async def listen(self, reader: asyncio.StreamReader) -> None:
        try:
            while True:
                came = reply(await reader.readexactly(size(await reader.readexactly(HEAD))))
                waiting = self.asked.get(came.number)
                if waiting is not None and not waiting.done():
                    waiting.set_result(came)
        except (asyncio.IncompleteReadError, OSError, msgspec.MsgspecError):
            LOG.warning("a bot process ended; another is started when it is needed")
        finally:
            self.part()

    def part(self) -> None:
        """The process is ended for good, and whoever waits for it hears that."""
        if self.process is not None and self.writer is not None:
            self.process.kill()
            self.process.join()
            self.writer.close()
        self.process = self.writer = None
        for waiting in self.asked.values():
            if not waiting.done():
                waiting.set_exception(Gone())

    async def ask(self, asked: Ask) -> Reply:
        if self.writer is None:
            raise Gone
        waiting: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.asked[asked.number] = waiting
        self.send(asked)
        try:
            async with asyncio.timeout(HOPELESS):
                return await waiting
        except TimeoutError:
            self.end()
            raise
        except asyncio.CancelledError:
            self.send(Drop(asked.number))
            raise
        finally:
            del self.asked[asked.number]

    def send(self, order: Order) -> None:
        if self.writer is not None:
            self.writer.write(packed(order))

    def end(self) -> None:
        """End a process that hangs; `listen` will hear of it."""
        if self.process is not None:
            self.process.kill()

    async def close(self) -> None:
        async with self.beginning:
            if self.listening is not None:
                self.listening.cancel()
                await asyncio.gather(self.listening, return_exceptions=True)


class Thinking:
    """A job that somebody waits for."""

    def __init__(self, number: int, job: Job | Review, share: float) -> None:
        self.number = number
        self.job = job
        self.share = share
        self.hurried = False
        self.process: BotProcess | None = None
        self.task: asyncio.Task[Reply] | None = None


class BotProcesses:
    """All bot processes of a server. `speed` is a factor for the budgets of all bots."""

    def __init__(self, processes: int, speed: float = 1.0) -> None:
        self.processes = [BotProcess(speed) for _ in range(max(1, processes))]
        self.places: OrderedDict[str, BotProcess] = OrderedDict()  # where a table's bots are; the last asked is last
        self.thoughts: dict[int, Thinking] = {}
        self.number = 0
        self.closed = False

    async def start(self) -> None:
        for process in self.processes:
            await process.begin()

    @property
    def waiting(self) -> int:
        """How many thoughts are under way."""
        return len(self.thoughts)

    async def think(self, job: Job) -> int:
        """A legal choice. Cancelled if `cancel` or `close` say that nobody waits for it."""
        came = await self.ponder(job)
        if came.choice in job.choices:
            return came.choice
        LOG.warning("%s: the bot %s at seat %d %s; chance chooses for it", job.game, job.bot, job.seat, came.fault)
        return random.Random(derived(job.seed, len(job.events))).choice(job.choices)

    async def tell(self, job: Job | Review) -> Any:
        """A hint, a belief or a course; None if nothing came of it."""
        came = await self.ponder(job)
        if came.fault:
            LOG.warning("a %s was not told: %s", job.wanted, came.fault)
        return came.told

    async def ponder(self, job: Job | Review) -> Reply:
        """What a process makes of a job."""
        if self.closed:
            raise asyncio.CancelledError
        self.number += 1
        share = min(1.0, AT_FULL_TIME * len(self.processes) / (self.waiting + 1))
        thinking = self.thoughts[self.number] = Thinking(self.number, job, share)
        thinking.task = asyncio.create_task(self.asked(thinking))
        try:
            return await thinking.task
        finally:
            del self.thoughts[thinking.number]

    async def asked(self, thinking: Thinking) -> Reply:
        job = thinking.job
        for _ in range(ATTEMPTS):
            thinking.process = self.process_of(job.table)
            try:
                await thinking.process.begin()
                return await thinking.process.ask(Ask(thinking.number, job, thinking.share, thinking.hurried))
            except TimeoutError:
                return Reply(thinking.number, None, "never came back")
            except (Gone, OSError):
                continue
        return Reply(thinking.number, None, "lost its process again and again")

    def process_of(self, table: str) -> BotProcess:
        """Where the table's bots are; for a new table the process with the least to do."""
        process = self.places.pop(table, None)
        if process is None:
            process = min(self.processes, key=lambda one: (len(one.asked), one.tables))
            process.tables += 1
        self.places[table] = process
        if len(self.places) > MOST_TABLES:
            self.places.popitem(last=False)
        return process

    def hurry(self, table: str) -> None:
        """Thoughts of this table end at their next piece."""
        for thinking in self.at(table):
            thinking.hurried = True
            if thinking.process is not None:
                thinking.process.send(Hurry(thinking.number))

    def cancel(self, table: str) -> None:
        """Nobody waits any more for what this table thinks about."""
        for thinking in self.at(table):
            if thinking.task is not None:
                thinking.task.cancel()

    def at(self, table: str) -> list[Thinking]:
        return [thinking for thinking in self.thoughts.values() if thinking.job.table == table]

    async def close(self) -> None:
        """No process is left, and no thought."""
        self.closed = True
        tasks = [thinking.task for thinking in self.thoughts.values() if thinking.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in self.processes:
            await process.close()
