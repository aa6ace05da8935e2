"""A bot that answers at random."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from fathoms.bots.bot import SeenEvent
from fathoms.core.game import Game, View


class RandomBot:
    """Every option is as likely as every other, whatever the position."""

    def __init__(self) -> None:
        self.random = random.Random(0)
        self.last = 0

    def start(self, game: Game, seat: int, options: Mapping[str, Any], seed: int) -> None:
        self.random = random.Random(seed)

    def see(self, events: Sequence[SeenEvent]) -> None:
        """Nothing that happened matters to it."""

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> int:
        self.last = len(options)
        return self.random.choice(options)

    def explain(self) -> dict[str, Any]:
        return {"bot": "random", "options": self.last}
