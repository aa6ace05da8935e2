"""Bots for tests, loaded from this file by `path/to/bots.py:Name`: plain ones, and one for each way to go wrong."""

import os
import random
import signal
import time
from collections.abc import Mapping, Sequence
from typing import Any

from fathoms.bots.greedy import GreedyBot
from fathoms.core.game import Game, View

HERE = __file__


class First:
    """Always the first option; no seed matters to it."""

    def start(self, game: Game, seat: int, options: Mapping[str, Any], seed: int) -> None:
        self.seat = seat
        self.asked = 0

    def see(self, events: Sequence[Any]) -> None:
        pass

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        self.asked += 1
        return options[0]

    def explain(self) -> dict[str, Any]:
        return {"bot": "first"}


class Last(First):
    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        return options[-1]


class Errs:
    """What seems best at a glance, but every third time anything: so games come to where no good player leads."""

    def start(self, game: Game, seat: int, options: Mapping[str, Any], seed: int) -> None:
        self.greedy = GreedyBot(worlds=4)
        self.greedy.start(game, seat, options, seed)
        self.draws = random.Random(seed)

    def see(self, events: Sequence[Any]) -> None:
        self.greedy.see(events)

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> int:
        chosen = self.greedy.choose(view, options, clock)
        return self.draws.choice(options) if self.draws.randrange(3) == 0 else chosen

    def explain(self) -> dict[str, Any]:
        return {"bot": "errs"}


class Speedy(First):
    """Asks for the speed, and says what a decision may cost."""

    seconds = 0.25

    def __init__(self, speed: float) -> None:
        self.speed = speed


class Raises(First):
    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        if self.asked == 3:
            raise ValueError("no idea")
        return super().choose(view, options, clock)


class RaisesAsShark(Raises):
    """Only at the second seat."""

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        return super().choose(view, options, clock) if self.seat == 1 else options[0]


class RaisesAtTheStart(First):
    def start(self, game: Game, seat: int, options: Mapping[str, Any], seed: int) -> None:
        raise KeyError("seat")


class RaisesSeeing(First):
    def see(self, events: Sequence[Any]) -> None:
        raise AttributeError("belief")


class Exits(First):
    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        raise SystemExit(3)


class Interrupts(First):
    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        raise KeyboardInterrupt


class Illegal(First):
    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        return max(options) + 100_000


class Cheats(First):
    """Makes its own answer legal, as it thinks."""

    def choose(self, view: View, options: Any, clock: float | None) -> Any:
        options.append(-7)
        return -7


class Words(First):
    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        return "the first"


class Truth(First):
    """True is 1 to Python, and no answer."""

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        return True


class Unsayable(First):
    """What it answers cannot even be shown."""

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        class Thing:
            def __repr__(self) -> str:
                raise RuntimeError("no words")

        return Thing()


class Endless(First):
    """Never comes back by itself."""

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        while True:
            pass


class Swallows(First):
    """Takes too long, and does not let itself be stopped."""

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        end = time.process_time() + 0.25
        while time.process_time() < end:
            try:
                while time.process_time() < end:
                    pass
            except BaseException:
                pass
        return options[0]


class Sleeps(First):
    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        time.sleep(1000)
        return options[0]


class Quick(First):
    """Has little time."""

    seconds = 0.02


class QuickEndless(Endless, Quick):
    pass


class Ponders(Quick):
    """Thinks in pieces until it is hurried, and answers with the last option."""

    seconds = 1000.0

    def thinking(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        while not (yield):
            end = time.process_time() + 0.005
            while time.process_time() < end:
                pass
        return options[-1]


class StumblesThinking(First):
    def thinking(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        yield
        raise LookupError("the second piece")


class CheatsThinking(First):
    def thinking(self, view: View, options: Any, clock: float | None) -> Any:
        yield
        options.append(-7)
        return -7


class EndlessThinking(Quick):
    def thinking(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        yield
        while True:
            pass


class SlowThinking(Quick):
    """Every piece is short, and there is no end of them."""

    def thinking(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        while True:
            end = time.process_time() + 0.01
            while time.process_time() < end:
                pass
            yield


class Kills(First):
    """Takes its whole process with it."""

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)


class Prints(First):
    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        print("thinking")
        return options[0]


class Odd(First):
    """Says a nonsense of what a decision costs."""

    seconds = "long"


class NeedsMore(First):
    def __init__(self, network: str) -> None:
        self.network = network


class Half:
    """Has a part of the contract."""

    def start(self, game: Game, seat: int, options: Mapping[str, Any], seed: int) -> None:
        pass

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        return options[0]
