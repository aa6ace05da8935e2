"""A bot of your own: it looks one answer ahead, and is measured against one that answers at random.

It can also sit at a table: `fathoms play aquatica --bot examples/write_a_bot.py:Keen`.
"""

import random
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import fathoms
from fathoms.lab.arena import arena
from fathoms.lab.match import contest

LIKES = {"claimed": 9, "scored": 4, "conquered": 3, "bought": 2, "manta_gained": 2}


class Keen:
    """Takes the option whose next events it likes best."""

    seconds = 0.05  # what a decision may cost

    def start(self, game: fathoms.Game, seat: int, options: Mapping[str, Any], seed: int) -> None:
        self.game, self.seat, self.random = game, game.seats[seat], random.Random(seed)

    def see(self, events: Sequence[Any]) -> None:
        """What lies on the table is all it needs."""

    def choose(self, view: fathoms.View, options: Sequence[int], clock: float | None) -> int:
        self.values = {option: self.value(view, option) for option in options}
        best = max(self.values.values())
        return self.random.choice([option for option in options if self.values[option] == best])

    def value(self, view: fathoms.View, option: int) -> int:
        events = self.game.preview(view, option).events
        return sum(LIKES.get(event["event"], 0) for event in events if event.get("seat") == self.seat)

    def explain(self) -> dict[str, Any]:
        return {"bot": "keen", "values": self.values}


if __name__ == "__main__":
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    aquatica = fathoms.game("aquatica")
    bots = (f"{__file__}:Keen", "random")
    *_, standing = arena(aquatica, contest(aquatica, {}, bots, seed=1), pairs)
    low, high = standing.to_json()["interval"]
    print(f"Keen scores {standing.score:.0%} against random ({low:.0%} to {high:.0%}).")
