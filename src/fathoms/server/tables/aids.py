"""Aids for a seat: hints, and how likely hidden things are where; thought of in the bots' processes.

A job holds what the seat may know and nothing else, so an aid can tell nothing more.
"""

import asyncio
from typing import Any

import msgspec

from fathoms.bots.levels import LEVELS
from fathoms.bots.named import DEFAULT
from fathoms.core.events import seen
from fathoms.core.game import View
from fathoms.core.live import SPECTATOR, LiveGame
from fathoms.server.protocol import Advised, Believe, Believed, Hint, Hinted, Likely, refused
from fathoms.server.tables.connection import Connection
from fathoms.server.tables.parts import TableForParts
from fathoms.server.thinking.jobs import Job
from fathoms.table.messages import Refused, Telling
from fathoms.table.telling import NOT_NOW, asked_in

Aid = Hint | Believe
BEST = 5  # options that a hint names
EXPLAINS = {"greedy", *LEVELS}  # bots that can say what they think of options


class Thought(msgspec.Struct):
    """What a bot thinks of an option."""

    action: int
    value: float | None = None
    visits: int = 0
    share: float | None = None


class Explained(msgspec.Struct):
    chosen: int
    options: list[Thought]


class Aids:
    def __init__(self, table: TableForParts) -> None:
        self.table = table
        self.asked: dict[tuple[int, type[Aid]], asyncio.Future[Any]] = {}  # one of a kind for a seat

    def stop(self) -> None:
        """The game goes on: whoever waits is told so."""
        for thought in self.asked.values():
            thought.cancel()

    async def receive(self, connection: Connection, wanted: Aid) -> Telling:
        """What the aid tells. It is thought of without the table's lock, since nobody has to wait for it."""
        key = (connection.seat, type(wanted))
        async with self.table.lock:
            live = self.table.live
            job = self.job(live, connection, wanted)
            if isinstance(job, Refused) or live is None:
                return job if isinstance(job, Refused) else NOT_NOW
            n = live.n
            if key in self.asked:
                self.asked[key].cancel()
            thought = self.asked[key] = asyncio.ensure_future(self.table.services.bot_processes.tell(job))
        try:
            await asyncio.wait([thought])
        finally:
            thought.cancel()
            if self.asked.get(key) is thought:
                del self.asked[key]
        if thought.cancelled():
            return refused("refused-stale")
        try:
            return self.hinted(n, job, thought.result()) if isinstance(wanted, Hint) else believed(n, thought.result())
        except msgspec.ValidationError:
            return NOT_NOW

    def job(self, live: LiveGame | None, connection: Connection, wanted: Aid) -> Job | Refused:
        """What is to be thought about, or why not."""
        table, seat = self.table, connection.seat
        if not table.holds(connection):
            return refused("refused-token")
        if live is None:
            return NOT_NOW
        if seat == SPECTATOR or not self.allowed(type(wanted)):
            return refused("refused-aid")
        if live.over:
            return refused("refused-over")
        hint = isinstance(wanted, Hint)
        view = asked_in(live, seat, early=True) if hint else table.game.redact(live.state, seat)
        if view is None or seat in table.waiting or table.left(seat):
            return NOT_NOW
        if not table.services.may_have_aid(table.row.id, seat, type(wanted)):
            return refused("refused-too-often")
        return self.made(live, seat, view, hint)

    def allowed(self, wanted: type[Aid]) -> bool:
        """Whether the people of this table may have it: who plays against others has no hints, and the rest only where
        the table was made so."""
        return len(self.table.people()) <= 1 or (wanted is Believe and bool(self.table.row.settings["heat_map"]))

    def seats(self, wanted: type[Aid]) -> list[str]:
        """The seats to which the aid is of use, and allowed."""
        names = [self.table.game.seats[seat] for seat in sorted(self.table.people())] if self.allowed(wanted) else []
        return names if wanted is Hint else [name for name in names if name in self.table.game.seekers]

    def made(self, live: LiveGame, seat: int, view: View, hint: bool) -> Job:
        table, record = self.table, live.record
        return Job(
            table=table.row.id, seat=seat, epoch=table.epoch, game=record.game, overlay=dict(record.overlay),
            options=dict(record.options), bot=self.level() if hint else "",
            seed=table.services.keys.bot_seed(table.row.id, seat), events=seen(live.standing, seat), view=view,
            choices=table.game.options(view) if hint else [], wanted="hint" if hint else "belief",
        )  # fmt: skip

    def level(self) -> str:
        """The bot of the table, if it can say what it thinks."""
        return next((seat.bot for seat in self.table.seats if seat.bot in EXPLAINS), DEFAULT)

    def hinted(self, n: int, job: Job, came: Any) -> Hinted:
        found = msgspec.convert(came, Explained)
        known = [option for option in found.options if option.action in job.choices]
        all_visits = sum(option.visits for option in known)

        def share(option: Thought) -> float:
            if option.share is not None:
                return option.share
            return option.visits / all_visits if all_visits else float(option.action == found.chosen)

        def rank(option: Thought) -> tuple[bool, float, float]:
            return option.action != found.chosen, -share(option), -(option.value or 0.0)

        thought_of = [one for one in known if share(one) > 0 or one.value is not None]
        best = sorted(thought_of, key=rank)[:BEST]
        describe = self.table.game.describe
        options = [Advised(one.action, describe(job.view, one.action), one.value, round(share(one), 4)) for one in best]
        return Hinted(n, job.bot, options)


def believed(n: int, came: Any) -> Believed:
    chances = msgspec.convert((came or {}).get("chances"), list[tuple[str, str, float]])
    return Believed(n, [Likely(*chance) for chance in chances])
