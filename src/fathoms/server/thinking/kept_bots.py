"""The bots that a process keeps: as many as there is room for, since each can be made anew from its seat's events."""

import json
from collections import OrderedDict
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from fathoms.bots.bot import Bot, Thought, seconds_of
from fathoms.bots.guard import OVERRUN, Guarded, Watch
from fathoms.bots.named import BOTS, names, unknown
from fathoms.bots.named import bot as bot_named
from fathoms.bots.outlook import outlooks
from fathoms.bots.search import SearchBot
from fathoms.build import compiled
from fathoms.core.game import Game
from fathoms.core.insight import insight_of
from fathoms.registry import game as game_named
from fathoms.server.thinking.jobs import Job, Review

Pondering = Generator[None, bool | None, Any]  # as a thought, of whatever comes out

MOST_BOTS = 256
MOST_WEIGHT = 3_000_000  # edges of all trees: about 270 MB
GAMES = 8  # owners' data make a game of their own each
EVENTS = 200  # seen in one piece
LEAST_CLOCK = 0.02  # seconds: some hundred simulations, so that even in a crowd an answer makes sense
LEAST_LIMIT = 0.3  # seconds of CPU that a stranger's bot has at least before it is ended
# One that sleeps is ended after so many seconds of the wall, and so many for each of CPU: here it keeps others waiting.
PATIENCE = 5.0
PATIENCE_PER_SECOND = 5.0
UNCOMPILED = 50  # so much longer everything may take there


@dataclass
class KeptBot:
    """A bot that plays, and how many events it has seen."""

    origin: tuple[Any, ...]  # all that it was made from
    bot: Guarded
    clock: float
    seen: int = 0

    @property
    def weight(self) -> int:
        return self.bot.bot.weight if isinstance(self.bot.bot, SearchBot) else 0


class KeptBots:
    def __init__(self, watch: Watch, speed: float) -> None:
        self.watch = watch
        self.speed = speed
        self.kept: OrderedDict[tuple[str, int], KeptBot] = OrderedDict()  # the last asked is last

    def thought(self, job: Job | Review, share: float) -> Pondering:
        """What is wanted, in pieces: a bot's choice, how it thinks of its options, a belief, or how a game stood."""
        if isinstance(job, Review):
            game = shared_game(job.record.game, keyed(job.record.overlay))
            return (yield from outlooks(game, job.record, job.moments, job.seed))
        if job.wanted == "belief":
            return (yield from believed(job))
        choice = yield from self.choice(job, share)
        return self.explained(job) if job.wanted == "hint" else choice

    def choice(self, job: Job, share: float) -> Thought:
        """What the bot chooses; first it catches up with what has happened."""
        kept = self.bot_of(job)
        while kept.seen < len(job.events):
            new = job.events[kept.seen : kept.seen + EVENTS]
            kept.bot.see(new)
            kept.seen += len(new)
            yield
        clock = max(LEAST_CLOCK, kept.clock * share)
        return (yield from kept.bot.thinking(job.view, list(job.choices), clock))

    def explained(self, job: Job) -> dict[str, Any]:
        """What the bot thought of its options when it chose."""
        told = self.kept[job.table, job.seat].bot.explain()
        return {"chosen": told.get("chosen"), "options": told.get("options")}

    def bot_of(self, job: Job) -> KeptBot:
        """The bot of a seat; a new one if it is not here, or of another game than this."""
        origin = (job.epoch, job.game, job.overlay, job.options, job.bot, job.seed)
        kept = self.kept.pop((job.table, job.seat), None)
        if kept is None or kept.origin != origin or kept.seen > len(job.events):
            kept = self.made(job, origin)
        self.kept[job.table, job.seat] = kept
        self.make_room()
        return kept

    def made(self, job: Job, origin: tuple[Any, ...]) -> KeptBot:
        if job.bot not in BOTS and job.bot not in names():
            raise unknown(job.bot)
        new = bot_named(job.bot, self.speed)
        overlay = keyed(job.overlay)
        if job.bot in BOTS:
            # The bots of the house keep to their clock by themselves, and do not look at what others asked the game.
            bot, game = Guarded(new, job.bot), shared_game(job.game, overlay)
        else:
            bot, game = self.guarded(new, job.bot), loaded(job.game, overlay)
        bot.start(game, job.seat, job.options, job.seed)
        return KeptBot(origin, bot, bot.seconds * self.speed)

    def guarded(self, new: Bot, name: str) -> Guarded:
        limit = max(LEAST_LIMIT, OVERRUN * seconds_of(new)) * (1 if compiled() else UNCOMPILED)
        return Guarded(new, name, limit, self.watch, PATIENCE + PATIENCE_PER_SECOND * limit)

    def make_room(self) -> None:
        """The longest idle go first; the one just asked stays."""
        weight = sum(kept.weight for kept in self.kept.values())
        while len(self.kept) > 1 and (len(self.kept) > MOST_BOTS or weight > MOST_WEIGHT):
            weight -= self.kept.popitem(last=False)[1].weight

    def forget(self, job: Job | Review) -> None:
        if isinstance(job, Job):
            self.kept.pop((job.table, job.seat), None)


def believed(job: Job) -> Pondering:
    """How likely what the seat looks for is at each place, from the seat's events and view."""
    belief = insight_of(shared_game(job.game, keyed(job.overlay))).belief(job.seat)
    for begin in range(0, len(job.events), EVENTS):
        for event in job.events[begin : begin + EVENTS]:
            belief.see(*event)
        yield
    belief.look(job.view)
    return {"chances": belief.chances()}


def keyed(overlay: Mapping[str, Any]) -> str:
    """An owner's data as a text, by which their game is known."""
    return json.dumps(overlay, sort_keys=True, default=dict)


def loaded(name: str, overlay: str) -> Game:
    return game_named(name, data=json.loads(overlay) or None)


@lru_cache(GAMES)
def shared_game(name: str, overlay: str) -> Game:
    return loaded(name, overlay)
