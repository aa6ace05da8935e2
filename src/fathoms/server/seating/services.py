"""What all tables of a worker share: the database, keys, games, the bots' processes, limits, and work beside."""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import lru_cache
from typing import Any

from fathoms.core.errors import UnknownGame
from fathoms.core.game import Game
from fathoms.registry import game as game_named
from fathoms.server.config import Config
from fathoms.server.database.rows import TableRow
from fathoms.server.database.store import Store
from fathoms.server.keys import Keys
from fathoms.server.metrics import Metrics
from fathoms.server.protocol import Believe, Hint
from fathoms.server.rates import Rate
from fathoms.server.refusals import NoSuchTable, NotPossible
from fathoms.server.seating.clock import merged
from fathoms.server.thinking.pool import BotProcesses

CHAT_BURST, CHAT_A_SECOND = 5, 0.5
GUESSES, GUESSES_A_SECOND = 20, 0.1  # wrong tokens from one address
ASKING, ASKING_A_SECOND = 300, 60  # requests and sockets from one address
MAKING, MAKING_A_SECOND = 60, 0.5  # tables made from one address
REVIEWING, REVIEWING_A_SECOND = 20, 0.5  # courses that one address asks for
# Hints and beliefs of one seat.
AIDS = {Hint: (5, 0.5), Believe: (20, 3.0)}

LOG = logging.getLogger("fathoms.house")


@lru_cache(16)
def cached_game(name: str, overlay: str) -> Game:
    return game_named(name, data=json.loads(overlay) or None)


class Services:
    def __init__(self, config: Config, store: Store, secret: bytes, outages: Sequence[tuple[int, int]]) -> None:
        self.config = config
        self.store = store
        self.keys = Keys(secret)
        self.outages = merged(outages)  # every clock looks at this list
        self.bot_processes = BotProcesses(config.bots)
        self.metrics = Metrics()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.chatting = Rate(CHAT_BURST, CHAT_A_SECOND)
        self.guessing = Rate(GUESSES, GUESSES_A_SECOND)
        self.asking = Rate(ASKING, ASKING_A_SECOND)
        self.making = Rate(MAKING, MAKING_A_SECOND)
        self.aiding = {kind: Rate(*limit) for kind, limit in AIDS.items()}
        self.reviewing = Rate(REVIEWING, REVIEWING_A_SECOND)
        self.unlimited = not config.limited
        self.closing = False

    def now(self) -> int:
        return int(time.time() * 1000)

    def game(self, name: str, overlay: Mapping[str, Any]) -> Game:
        """A game with an owner's own data over it, if there are any."""
        return cached_game(name, json.dumps(overlay, sort_keys=True))

    def installed(self, name: str) -> Game:
        """A game by its name, for a table that was made when it was there."""
        try:
            return self.game(name, {})
        except UnknownGame:
            raise NotPossible("error-game-gone", name=name) from None

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do this beside everything else; what goes wrong is in the log."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def spawn_soon(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if not self.closing:
            self.spawn(work())

    def done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("work ended with an error", exc_info=error)

    # What the database tells

    async def row(self, id: str) -> TableRow:
        row = await self.store.table(id)
        if row is None or row.status == "gone":
            raise NoSuchTable("error-no-such-table")
        return row

    async def know_outages(self) -> None:
        """Other workers may have had some."""
        self.lapsed(await self.store.outages())

    def lapsed(self, outages: Sequence[tuple[int, int]]) -> None:
        """There were outages: no clock ran."""
        known = merged([*self.outages, *outages])
        if known != self.outages:
            self.outages[:] = known
            self.recount()

    def recount(self) -> None:
        """Clocks count again. Here there are none; whoever has tables lets each do so."""

    # How often somebody may do something

    def may_chat(self, table: str, seat: int) -> bool:
        return self.chatting.allows((table, seat))

    def may_have_aid(self, table: str, seat: int, kind: type[Hint | Believe]) -> bool:
        return self.unlimited or self.aiding[kind].allows((table, seat))

    def may_ask(self, client: Any) -> bool:
        """Whether this address may ask for something once more."""
        return self.unlimited or self.asking.allows(address(client))

    def may_make(self, client: Any) -> bool:
        """Whether this address may make one more table."""
        return self.unlimited or self.making.allows(address(client))

    def may_review(self, client: Any) -> bool:
        """Whether this address may ask how one more game went."""
        return self.unlimited or self.reviewing.allows(address(client))


def address(client: Any) -> str:
    """Where somebody asks from, as far as that is known."""
    return client.host if client else ""
