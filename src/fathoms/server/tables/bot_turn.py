"""A bot's turn at a table: it thinks in another process, and its answer leaves when it is due."""

import asyncio
from typing import Any

from fathoms.core.events import seen
from fathoms.core.live import LiveGame
from fathoms.server.tables.parts import TableForParts
from fathoms.server.thinking import schedule
from fathoms.server.thinking.jobs import Job

FOLLOWING = 5.0  # seconds after which a worker answers for a bot that another one should have answered for


class BotTurn:
    def __init__(self, table: TableForParts) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.hurried = asyncio.Event()
        self.hurried_at = 0.0

    def begin(self, bot: str, seat: int, follow: bool) -> None:
        """Its turn. `follow`: another worker lets it think, unless that worker dies."""
        if self.table.live is not None:
            self.task = self.table.services.spawn(self.take(self.table.live, bot, seat, follow))

    @property
    def thinks(self) -> bool:
        return self.task is not None

    def stop(self) -> None:
        self.hurried.clear()
        if self.task is not None:
            self.task.cancel()
            self.task = None
            self.table.services.bot_processes.cancel(self.table.row.id)

    def hurry(self) -> None:
        if not self.hurried.is_set():
            self.hurried_at = asyncio.get_running_loop().time()
        self.hurried.set()
        self.table.services.bot_processes.hurry(self.table.row.id)

    async def take(self, live: LiveGame, bot: str, seat: int, follow: bool) -> None:
        n, table, clock = live.n, self.table, asyncio.get_running_loop().time
        if follow:
            await asyncio.sleep(FOLLOWING + schedule.due(bot))
        asked, pace = clock(), table.services.config.pace
        action = await self.thought(live, bot, seat, pace)
        ready = clock() - asked
        while pace and (rest := asked + pace * self.leaves(bot, asked, ready, pace) - clock()) > 0:
            await self.hurry_or(rest)
        async with table.lock:
            if table.live is live and live.n == n:
                self.task = None  # what follows must not end this
                live.answer(action)
                await table.keep(live, n)

    def leaves(self, bot: str, asked: float, ready: float, pace: float) -> float:
        hurried = (self.hurried_at - asked) / pace if self.hurried.is_set() else None
        return schedule.leaves(bot, hurried, ready / pace)

    async def thought(self, live: LiveGame, bot: str, seat: int, pace: float) -> int:
        """What the bot chooses, from what its seat may know."""
        table, record = self.table, live.record
        view = table.game.redact(live.state, seat)
        choices = table.game.options(view)
        job = Job(
            table=table.row.id, seat=seat, epoch=table.epoch, game=record.game, overlay=dict(record.overlay),
            options=dict(record.options), bot=bot, seed=table.services.keys.bot_seed(table.row.id, seat),
            events=seen(live.standing, seat), view=view, choices=choices,
        )  # fmt: skip
        thinking = asyncio.ensure_future(table.services.bot_processes.think(job))
        try:
            await self.hurry_or(max((schedule.due(bot) - schedule.HURRIED) * pace, schedule.HURRIED), thinking)
            if not thinking.done():
                table.services.bot_processes.hurry(table.row.id)
            return await thinking
        finally:
            thinking.cancel()

    async def hurry_or(self, seconds: float, *others: asyncio.Future[Any]) -> None:
        """Wait so long, unless somebody hurries or something else is done before."""
        if self.hurried.is_set() and not others:
            await asyncio.sleep(seconds)
            return
        hurried = asyncio.ensure_future(self.hurried.wait())
        try:
            await asyncio.wait([hurried, *others], timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            hurried.cancel()
