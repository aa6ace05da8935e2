"""Watches the clock that runs at a table: tells how it stands, and does what was agreed when it has fallen."""

import asyncio

from fathoms.core.live import LiveGame
from fathoms.server.database.engines import BadDatabase
from fathoms.server.protocol import ClockTold
from fathoms.server.seating.seats import absent
from fathoms.server.tables.parts import TableForParts

AGAIN = 1_000  # milliseconds until a fallen clock is looked at again while the database keeps nothing
SOON = 3_600_000  # a clock that falls later than this is left to the house's rounds


class ClockWatch:
    def __init__(self, table: TableForParts) -> None:
        self.table = table
        self.timer: asyncio.TimerHandle | None = None

    def told(self) -> ClockTold | None:
        clock, now, seats = self.table.clock, self.table.services.now(), self.table.game.seats
        if clock is None:
            return None
        return ClockTold(
            dict(zip(seats, clock.told(now))), None if clock.running is None else seats[clock.running], now
        )

    async def fallen(self) -> bool:
        """Whether the clock that runs has fallen. Not while the database keeps nothing: that time is nobody's."""
        clock, services = self.table.clock, self.table.services
        if clock is None or not clock.fallen(services.now()) or services.store.writer.outages.stuck:
            return False
        try:
            await services.know_outages()
        except BadDatabase:
            return False
        return clock.fallen(services.now())

    def recount(self) -> None:
        """There was an outage."""
        if self.table.clock is not None:
            self.table.clock.recount()
            self.arm()
            self.table.services.spawn_soon(self.tell)

    async def tell(self) -> None:
        async with self.table.lock:
            around = self.table.around()
            for connection in list(self.table.connections):
                connection.send(around)

    async def fall(self, live: LiveGame) -> None:
        """The clock that runs has fallen."""
        clock, before = self.table.clock, live.n
        if clock is not None and clock.running is not None:
            live.give_up("taken_over" if absent(self.table.row).kind == "bot" else "flag", clock.running)
            await self.table.keep(live, before)

    async def look(self) -> None:
        async with self.table.lock:
            live = self.table.live
            if live is not None and await self.fallen():
                await self.fall(live)
            else:
                self.arm()

    def arm(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        clock, live, services = self.table.clock, self.table.live, self.table.services
        deadline = None if clock is None else clock.deadline()
        if deadline is None or live is None or live.over:
            return
        wait = max(AGAIN if services.store.writer.outages.stuck else 0, deadline - services.now())
        if wait < SOON:
            self.timer = asyncio.get_running_loop().call_later(wait / 1000, services.spawn_soon, self.look)
