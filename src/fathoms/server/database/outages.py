"""Times in which the database kept nothing: no clock runs then, since nobody could answer.

Every transaction that writes is watched. If it took long, or others failed before it, that time was an outage:

O1  An outage is kept together with what was stuck, or right after it, but before anybody hears that it was kept: nobody
    is asked for an answer while an earlier time still counts.
O2  A time without the database lasts until something is kept: a failure ends no outage, and what could not be written
    down is told by the next transaction.
O3  While nothing is kept, this is known here at once, before there is anything to write down: no clock falls meanwhile.
"""

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from fathoms.server.database import schema
from fathoms.server.database.engines import LOST, NotKept, why_unreached

LONG = 2_000  # milliseconds for a transaction; if it takes longer, or fails, no clock runs until one is kept
OUTAGE = "outage"  # what other workers are told then

log = logging.getLogger(__name__)


@dataclass
class Watch:
    """A transaction: when it began, and the outage that was written with it."""

    began: int
    outage: tuple[int, int] | None = None


class Outages:
    """`begun` begins a transaction, for an outage that comes to light after the one that was stuck; `tell` tells the
    other workers with it. `lapsed` is set by the owner: it hears of every outage that was written."""

    def __init__(
        self,
        begun: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        tell: Callable[[AsyncConnection], Awaitable[None]],
    ) -> None:
        self.begun = begun
        self.tell = tell
        self.lapsed: Callable[[int, int], None] = lambda begin, until: None
        self.pending: list[int] = []  # when the transactions began that are under way
        self.failed: int | None = None  # since when nothing was kept

    @property
    def stuck(self) -> bool:
        """Whether nothing is kept at present."""
        # O3
        return self.failed is not None or any(milliseconds() - began > LONG for began in self.pending)

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[Watch]:
        """Around a transaction: if it took long the time was an outage, which is kept before anybody goes on."""
        watch = Watch(milliseconds())
        self.pending.append(watch.began)
        try:
            yield watch
            await self.look_back(watch)
        except LOST as error:
            self.failed = self.since(watch)  # O2
            raise NotKept("error-not-kept", why=why_unreached(error)) from error
        finally:
            self.pending.remove(watch.began)

    async def note(self, connection: AsyncConnection, watch: Watch) -> None:
        """Write an outage, if there is one by now: with what was stuck, so that nobody sees the one without the
        other."""
        begin, until = self.since(watch), milliseconds()
        if until - begin > LONG:
            await connection.execute(sa.insert(schema.outages).values(begin=begin, until=until))  # O1
            await self.tell(connection)
            watch.outage = begin, until

    async def look_back(self, watch: Watch) -> None:
        """A transaction was kept."""
        if watch.outage is None or milliseconds() - watch.outage[1] > LONG:  # or else it is in the transaction itself
            try:
                if milliseconds() - self.since(watch) > LONG:
                    async with self.begun() as connection:
                        await self.note(connection, watch)  # O1
            except LOST:  # what was kept before is kept
                self.failed = self.since(watch)  # O2
                return
        self.failed = None
        if watch.outage is not None:
            begin, until = watch.outage
            log.warning("for %d ms the database kept nothing", until - begin)
            self.lapsed(begin, until)

    def since(self, watch: Watch) -> int:
        """Since when nothing is kept, if this transaction is not."""
        return min(watch.began, self.failed or watch.began)


def milliseconds() -> int:
    return int(time.time() * 1000)
