"""A bot that looks at its own step alone: each option, then the policy up to another's move, then a judgement."""

from collections.abc import Mapping, Sequence
from typing import Any

from fathoms.bots.bot import SeenEvent
from fathoms.bots.tree import Tree
from fathoms.core.chance import fast
from fathoms.core.game import Game, View
from fathoms.core.insight import insight_of
from fathoms.core.seeds import derived

WORLDS = 16


class GreedyBot:
    """The best option on average over the same worlds for all."""

    def __init__(self, worlds: int = WORLDS) -> None:
        self.worlds = worlds
        self.told: dict[str, Any] = {"bot": "greedy"}

    def start(self, game: Game, seat: int, options: Mapping[str, Any], seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.seen = 0
        insight = insight_of(game)
        self.belief = insight.belief(seat)
        self.tree = Tree(game.rules, insight)

    def see(self, events: Sequence[SeenEvent]) -> None:
        for event in events:
            self.belief.see(*event)
        self.seen += len(events)

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> int:
        chance = fast(derived(self.seed, self.seen))
        self.belief.look(view)
        values = self.tree.steps(view, self.belief, chance, list(options), self.worlds)
        best = max(range(len(options)), key=values.__getitem__)
        self.told = {
            "bot": "greedy",
            "options": [
                {"action": action, "value": round(value, 4), "visits": self.worlds}
                for action, value in zip(options, values, strict=True)
            ],
            "chosen": options[best],
            "line": [(self.seat, options[best])],
            "belief": self.belief.told(),
        }
        return options[best]

    def explain(self) -> dict[str, Any]:
        return self.told
