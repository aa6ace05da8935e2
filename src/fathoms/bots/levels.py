"""The levels that people choose from: searching bots with budgets of playouts, the lower ones with a human weakness.

What a game's budgets are stands in its insight.toml; they are tuned so that a decision takes the seconds told here.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fathoms.bots.search import SearchBot
from fathoms.core.game import Game
from fathoms.core.insight import insight_of


@dataclass(frozen=True)
class Level:
    """How long a level thinks, and what it overlooks.

    Who overlooks an option plays the best of the others: that is a miss, not nonsense.
    """

    seconds: float  # of CPU for a decision, 99 of 100, on one core
    answers_after: float  # so many seconds a server tells what it chose
    fallback: int  # playouts, for a game that has no budgets of its own
    overlooks: float = 0.0  # the share of options that escape its notice


LEVELS = {
    "easy": Level(seconds=0.05, answers_after=0.6, fallback=50, overlooks=0.3),
    "medium": Level(seconds=0.15, answers_after=0.8, fallback=150, overlooks=0.08),
    "hard": Level(seconds=0.5, answers_after=1.4, fallback=500),
    "expert": Level(seconds=2.0, answers_after=3.5, fallback=2000),
}


class LevelBot(SearchBot):
    def __init__(self, name: str, speed: float = 1.0) -> None:
        super().__init__(overlooks=LEVELS[name].overlooks, name=name)
        self.speed = speed
        self.seconds = LEVELS[name].seconds

    def start(self, game: Game, seat: int, options: Mapping[str, Any], seed: int) -> None:
        budget = insight_of(game).budgets().get(self.name, LEVELS[self.name].fallback)
        self.playouts = max(1, round(budget * self.speed))
        super().start(game, seat, options, seed)
