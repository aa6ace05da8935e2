"""A bot of anybody's, held to the contract: what it does wrong becomes a named error, and what it costs is counted."""

import signal
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from traceback import extract_tb
from types import FrameType, TracebackType
from typing import Any

from fathoms.bots.bot import Bot, SeenEvent, Thought, seconds_of
from fathoms.core.errors import FathomsError, short
from fathoms.core.game import Game, View

OVERRUN = 3  # a decision may cost this many times its clock
# A bot that sleeps or waits costs no CPU. It is given up after so many seconds of the wall, and so many for each second
# of CPU that it had, since a busy machine is no fault of a bot.
PATIENCE = 60.0
PATIENCE_PER_SECOND = 20.0


class BotFault(FathomsError):
    """What a bot did wrong: `did` is raised, answered or overran."""

    did = ""


class Raised(BotFault):
    """The bot's own code raised an error."""

    did = "raised"


class Answered(BotFault):
    """The bot answered what is no option."""

    did = "answered"


class Overran(BotFault):
    """The bot took longer than its clock allows."""

    did = "overran"


class TooLong(BaseException):
    """Ends a call from outside; it knows by which signal.

    It is no Exception, so that a bot that forgives all of those does not swallow it.
    """


class Watch:
    """Ends calls that take too long, by timers of the system. Without them, or outside the main thread, it waits."""

    def __init__(self) -> None:
        self.armed = False
        self.cpu = 0.0
        self.until = 0.0
        self.before: list[tuple[int, Any]] = []

    def __enter__(self) -> "Watch":
        if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
            self.before = [(number, signal.signal(number, self.ring)) for number in (signal.SIGPROF, signal.SIGALRM)]
        return self

    def __exit__(self, *error: object) -> None:
        self.disarm()
        for number, handler in self.before:
            signal.signal(number, handler)
        self.before = []

    def ring(self, number: int, frame: FrameType | None) -> None:
        left = self.until - time.process_time()
        if self.armed and number == signal.SIGPROF and left > 0:
            # The system counts CPU in whole ticks and may ring one too early, which nobody shall lose a game by.
            signal.setitimer(signal.ITIMER_PROF, left, self.cpu)
        elif self.armed:
            raise TooLong(number)

    def arm(self, cpu: float, wall: float) -> None:
        """From now on there are so many seconds; `cpu` 0 leaves the CPU alone."""
        if self.before:
            self.armed = True
            self.cpu, self.until = cpu, time.process_time() + cpu
            # They ring again and again, for a bot that swallows the first.
            signal.setitimer(signal.ITIMER_PROF, cpu, cpu)
            signal.setitimer(signal.ITIMER_REAL, wall, wall)

    def disarm(self) -> None:
        self.armed = False
        if self.before:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.setitimer(signal.ITIMER_REAL, 0)


class Guarded:
    """A bot that is asked through this keeps the contract, or a `BotFault` is raised in its name.

    `limit` is what a decision may cost in CPU seconds; it is kept only if there is a watch. `patience` is how long
    the watch waits by the wall.
    """

    def __init__(
        self, bot: Bot, name: str, limit: float = 0.0, watch: Watch | None = None, patience: float | None = None
    ) -> None:
        self.bot = bot
        self.name = name
        self.limit = limit
        self.watch = watch
        self.patience = PATIENCE + PATIENCE_PER_SECOND * limit if patience is None else patience
        self.seconds = seconds_of(bot)
        self.decisions = 0
        self.spent = 0.0  # CPU of all decisions, and of all that was seen for them

    def start(self, game: Game, seat: int, options: Mapping[str, Any], seed: int) -> None:
        """Tell the bot that a game begins; what it costs is counted anew."""
        self.ask("start", 0, game, seat, options, seed)
        self.decisions, self.spent = 0, 0.0

    def see(self, events: Sequence[SeenEvent]) -> None:
        """Tell the bot what its seat has seen."""
        self.ask("see", self.limit, events)

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> int:
        """The option that the bot chooses."""
        legal = tuple(options)  # whatever the bot does to its list
        before = self.spent
        self.decisions += 1
        answer = self.ask("choose", self.limit, view, options, clock)
        return self.heard(answer, legal, before)

    def thinking(self, view: View, options: Sequence[int], clock: float | None) -> Thought:
        """The choice of a bot, as a generator that pauses as the bot's own does; a bot without one is asked at once."""
        if not callable(getattr(self.bot, "thinking", None)):
            return self.choose(view, options, clock)
        legal = tuple(options)
        before = self.spent
        self.decisions += 1
        thought = self.ask("thinking", self.limit, view, options, clock)
        hurried: bool | None = None
        while True:
            done, answer = self.watched("thinking", self.limit, partial(piece, thought, hurried))
            if done:
                return self.heard(answer, legal, before)
            self.keep_to_the_limit(before)
            hurried = yield

    def heard(self, answer: Any, legal: tuple[int, ...], before: float) -> int:
        """The answer, if it is one and came in time."""
        self.keep_to_the_limit(before)
        if type(answer) is not int or answer not in legal:
            raise Answered("error-bot-answer-illegal", bot=self.name, came=shown(answer))
        return answer

    def keep_to_the_limit(self, before: float) -> None:
        if self.watch is not None and self.spent - before > self.limit:
            raise self.overran(self.spent - before)

    def explain(self) -> dict[str, Any]:
        """Why the bot chose so, as data; its name where it does not tell."""
        found = self.ask("explain", 0)
        return found if isinstance(found, dict) else {"bot": self.name}

    def ask(self, verb: str, cpu: float, *arguments: Any) -> Any:
        return self.watched(verb, cpu, lambda: getattr(self.bot, verb)(*arguments))

    def watched(self, verb: str, cpu: float, call: Callable[[], Any]) -> Any:
        begun = time.process_time()
        try:
            try:
                if self.watch is not None:
                    self.watch.arm(cpu, self.patience)
                return call()
            finally:
                if self.watch is not None:
                    self.watch.disarm()
                self.spent += time.process_time() - begun
        except KeyboardInterrupt:
            raise  # it is the user's
        except TooLong as rung:
            if rung.args[0] == signal.SIGALRM:
                raise Overran("error-bot-stuck", bot=self.name, verb=verb) from None
            raise self.overran(time.process_time() - begun) from None
        except BaseException as error:
            raise Raised(
                "error-bot-raised",
                bot=self.name, error=in_a_line(error), verb=verb, where=place(error.__traceback__),
            ) from error  # fmt: skip

    def overran(self, seconds: float) -> Overran:
        return Overran(
            "error-bot-overran",
            bot=self.name, seconds=f"{seconds:.2f}", clock=f"{self.limit / OVERRUN:.2f}",
        )  # fmt: skip


def piece(thought: Thought, hurried: bool | None) -> tuple[bool, Any]:
    """One piece of a thought: whether it was the last, and what came of it."""
    try:
        thought.send(hurried)
    except StopIteration as end:
        return True, end.value
    return False, None


def in_a_line(error: BaseException) -> str:
    """A stranger's error, and not too much of it."""
    try:
        said = str(error)
    except Exception:
        said = ""
    told = f"{type(error).__name__}: {said}" if said else type(error).__name__
    return told if len(told) <= 160 else told[:157] + "..."


def shown(value: object) -> str:
    try:
        return short(value)
    except Exception:
        return type(value).__name__


def place(trace: TracebackType | None) -> str:
    """Where it happened, without a word: file and line."""
    last = extract_tb(trace)[-1:]
    return "".join(f" ({Path(frame.filename).name}:{frame.lineno})" for frame in last)
