"""Hears from PostgreSQL what other workers changed, over a connection of its own that is made again when it is lost."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from msgspec.json import decode
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from fathoms.server.database.engines import CONNECT_SECONDS, LOST
from fathoms.server.database.rows import Step
from fathoms.server.database.statements import CHANNEL

PROBE_SECONDS = 15  # a connection that was cut silently is found out after so long
RETRY_SECONDS = (0.1, 5.0)  # the first and the longest wait for another attempt

log = logging.getLogger(__name__)


class Listener:
    """Calls `heard` with the id of each table where another worker changed something, and with "" after a gap."""

    def __init__(self, engine: AsyncEngine, worker: str, heard: Callable[[str, Step | str], None]) -> None:
        # Kept out of the pool: it is held as long as the server runs.
        self.engine = create_async_engine(engine.url, poolclass=NullPool, connect_args={"timeout": CONNECT_SECONDS})
        self.worker = worker
        self.heard = heard
        self.listening = False
        self.lost = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Listen; what is changed from now on will be heard."""
        held = await self.listen()
        self.task = asyncio.create_task(self.run(held), name="fathoms listener")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.engine.dispose()

    async def listen(self) -> AsyncConnection:
        held = await self.engine.connect()
        try:
            self.lost.clear()
            raw = await driver(held)
            raw.add_termination_listener(lambda _: self.lost.set())
            await raw.add_listener(CHANNEL, self.told)
        except BaseException:
            await held.invalidate()
            await held.close()
            raise
        self.listening = True
        return held

    async def run(self, held: AsyncConnection) -> None:
        while True:
            try:
                await self.watch(held)
            finally:
                self.listening = False
                with suppress(*LOST):
                    await held.invalidate()
                    await held.close()
            log.warning("the connection that listens to other workers was lost")
            held = await self.again()
            self.tell("")

    async def watch(self, held: AsyncConnection) -> None:
        """Returns when the connection is lost."""
        raw = await driver(held)
        while not self.lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.lost.wait(), PROBE_SECONDS)
                return
            try:
                await raw.execute("SELECT 1", timeout=PROBE_SECONDS)
            except LOST:
                return

    async def again(self) -> AsyncConnection:
        wait, longest = RETRY_SECONDS
        while True:
            await asyncio.sleep(wait)
            try:
                return await self.listen()
            except LOST:
                wait = min(2 * wait, longest)

    def told(self, _connection: object, _process: int, _channel: str, said: object) -> None:
        worker, table, word = (str(said) + "  ").split(" ", 2)
        if worker != self.worker:
            self.tell(table, word.strip())

    def tell(self, table: str, said: str = "") -> None:
        try:
            self.heard(table, decode(said, type=Step) if said.startswith("{") else said)
        except Exception:  # whatever it is, the next one must be heard
            log.exception("what was heard of other workers was not understood")


async def driver(held: AsyncConnection) -> Any:
    """The driver's own connection below."""
    return (await held.get_raw_connection()).driver_connection
