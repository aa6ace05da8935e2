"""A bot of your own: it plays every option out a few times, and is measured against one that answers at random.

It can also sit at a table: `fathoms play aquatica --bot examples/write_a_bot.py:Keen`.
"""

import random
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import fathoms

WORLDS = 3


class Keen:
    """Takes the option that won most often at random, in worlds that its view allows."""

    seconds = 0.05  # what a decision may cost

    def start(self, game: fathoms.Game, seat: int, options: Mapping[str, Any], seed: int) -> None:
        self.game, self.seat, self.random = game, seat, random.Random(seed)

    def see(self, events: Sequence[Any]) -> None:
        """What lies on the table is all it needs."""

    def choose(self, view: fathoms.View, options: Sequence[int], clock: float | None) -> int:
        self.wins = {option: sum(self.wins_with(view, option) for _ in range(WORLDS)) for option in options}
        best = max(self.wins.values())
        return self.random.choice([option for option in options if self.wins[option] == best])

    def wins_with(self, view: fathoms.View, option: int) -> bool:
        s = self.game.resample(view, self.random.getrandbits(60))
        self.game.answer(s, option)
        fathoms.play_out(self.game.rules, s, fathoms.fast(self.random.getrandbits(60)), fathoms.Options())
        outcome = self.game.outcome(s)
        return outcome is not None and outcome.winner == self.seat

    def explain(self) -> dict[str, Any]:
        return {"bot": "keen", "wins": self.wins}


if __name__ == "__main__":
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    aquatica = fathoms.game("aquatica")
    bots = (f"{__file__}:Keen", "random")
    *_, standing = fathoms.arena(aquatica, fathoms.contest(aquatica, {}, bots, seed=1), pairs)
    low, high = standing.to_json()["interval"]
    print(f"Keen scores {standing.score:.0%} against random ({low:.0%} to {high:.0%}).")
