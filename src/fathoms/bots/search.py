"""A bot that searches: information-set Monte Carlo tree search over worlds drawn from its belief."""

import time
from collections.abc import Generator, Mapping, Sequence
from math import inf
from typing import Any

from fathoms.bots.bot import SeenEvent, Thought, concluded
from fathoms.bots.mix import Duel, mixed
from fathoms.bots.tree import MOST_NODES, Tree
from fathoms.core.chance import Chance, fast
from fathoms.core.game import Game, View
from fathoms.core.insight import ALONE, insight_of
from fathoms.core.seeds import derived

PLAYOUTS = 1000
CHUNK = 32  # simulations between two looks at the clock: a few milliseconds


class Pace:
    """What is left of a clock. Pauses do not count: other thoughts of the same process may have their turn in them."""

    def __init__(self, clock: float | None) -> None:
        self.left = inf if clock is None else clock
        self.since = time.perf_counter()

    def pause(self) -> Generator[None, bool | None, bool]:
        """Let others go first; whether to go on thereafter."""
        self.left -= time.perf_counter() - self.since
        hurried = yield
        self.since = time.perf_counter()
        return not hurried and self.left > 0


class SearchBot:
    """Playouts are counted, so that the same seed gives the same game; a clock can only end a search early."""

    def __init__(self, playouts: int = PLAYOUTS, overlooks: float = 0.0, name: str = "search") -> None:
        self.playouts = playouts
        self.overlooks = overlooks  # the share of options that escape its notice
        self.name = name
        self.told: dict[str, Any] = {"bot": name}

    def start(self, game: Game, seat: int, options: Mapping[str, Any], seed: int) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.seen = 0
        self.insight = insight_of(game)
        self.belief = self.insight.belief(seat)
        self.tree = Tree(game.rules, self.insight)
        self.told = {"bot": self.name}

    def see(self, events: Sequence[SeenEvent]) -> None:
        for event in events:
            self.belief.see(*event)
        self.seen += len(events)

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> int:
        return concluded(self.thinking(view, options, clock))

    def thinking(self, view: View, options: Sequence[int], clock: float | None) -> Thought:
        """The choice, as a generator that pauses after each chunk of simulations; sent True, it hurries."""
        pace = Pace(clock)
        # What was seen decides the draws, so a bot that was rebuilt from events draws the same ones.
        chance = fast(derived(self.seed, self.seen))
        self.belief.look(view)
        if len(options) == 1:
            self.told = {"bot": self.name, "options": [{"action": options[0]}], "chosen": options[0]}
            return options[0]
        if self.insight.at_once(self.belief.world(view, chance)) != ALONE:
            return (yield from self.think_of_secrets(view, options, chance, pace))
        return (yield from self.think_by_tree(view, options, chance, pace))

    def think_by_tree(self, view: View, options: Sequence[int], chance: Chance, pace: Pace) -> Thought:
        tree, offered = self.tree, list(options)
        if tree.nodes > MOST_NODES:
            tree.clear()
        root = tree.node_of(self.belief.world(view, chance))
        hidden = self.overlooked(tree.priors(root, offered), chance)
        tree.hide(hidden)
        left = self.playouts
        # Where others know less, only every second simulation passes the root.
        share = 2 if self.belief.secretive() else 1
        while left > 0 and not tree.decided(root, offered, -(-left // share)):
            count = min(CHUNK, left)
            tree.search(root, view, self.belief, chance, count)
            left -= count
            if not (yield from pace.pause()):
                break
        visits, values = tree.visits(root, offered), tree.worth(root, offered)
        best = max(range(len(options)), key=lambda i: (not hidden[i], visits[i], values[i] or 0.0))
        self.told = {
            "bot": self.name,
            "playouts": self.playouts - left,
            "options": [
                {"action": action, "value": None if value is None else round(value, 4), "visits": count}
                for action, value, count in zip(options, values, visits, strict=True)
            ],
            "chosen": options[best],
            "line": tree.line(self.belief.world(view, chance), 8),
            "belief": self.belief.told(),
        }
        return options[best]

    def overlooked(self, priors: list[float], chance: Chance) -> list[int]:
        """Which options it does not notice now: never the one that leaps to the eye."""
        plain = max(range(len(priors)), key=priors.__getitem__)
        return [int(i != plain and chance.below(1000) < round(1000 * self.overlooks)) for i in range(len(priors))]

    def think_of_secrets(self, view: View, options: Sequence[int], chance: Chance, pace: Pace) -> Thought:
        """Two choose at the same time: find what each pair of choices is worth, and mix so that no guess gains."""
        duel = Duel(self.tree, self.seat, list(options))
        left = self.playouts
        while left > 0:
            count = min(CHUNK, left)
            duel.search(view, self.belief, chance, count)
            left -= count
            if not (yield from pace.pause()):
                break
        worth = duel.worth()
        shares = mixed(worth)
        theirs = mixed([[1.0 - row[j] for row in worth] for j in range(len(worth))])
        chosen = drawn(shares, chance)
        self.told = {
            "bot": self.name,
            "playouts": self.playouts - left,
            "options": [
                {
                    "action": action,
                    "value": round(sum(value * often for value, often in zip(row, theirs, strict=True)), 4),
                    "visits": sum(counts),
                    "share": round(share, 4),
                }
                for action, row, share, counts in zip(options, worth, shares, duel.counts, strict=True)
            ],
            "chosen": options[chosen],
            "line": [(self.seat, options[chosen])],
            "belief": self.belief.told(),
        }
        return options[chosen]

    def explain(self) -> dict[str, Any]:
        return self.told

    @property
    def weight(self) -> int:
        """How many edges its tree has: what it costs to keep this bot."""
        return int(self.tree.edges)


def drawn(shares: list[float], chance: Chance) -> int:
    rest = chance.below(1 << 30) / (1 << 30)
    for i, share in enumerate(shares):
        rest -= share
        if rest < 0:
            return i
    return max(range(len(shares)), key=shares.__getitem__)
