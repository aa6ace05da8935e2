"""Two seats choose in secret at the same time: what each pair of choices is worth, and how to mix them."""

from collections.abc import Sequence

from fathoms.bots.tree import Tree
from fathoms.core.chance import Chance
from fathoms.core.insight import ALONE, UNANSWERED, Belief
from fathoms.core.view import View

ROUNDS = 400

Worth = list[list[float]]  # of each pair of choices to a seat: by its own choice, then by the other's


class Duel:
    """Finds the worth of every pair by rollouts. Both seats are offered the same choices."""

    def __init__(self, tree: Tree, seat: int, options: Sequence[int]) -> None:
        self.tree = tree
        self.seat = seat
        self.options = list(options)
        self.sums = [[0.0 for _ in options] for _ in options]
        self.counts = [[0 for _ in options] for _ in options]
        self.tried = 0

    def search(self, view: View, belief: Belief, chance: Chance, count: int) -> None:
        tree, rules = self.tree, self.tree.rules
        for _ in range(count):
            s = belief.world(view, chance)
            theirs, mine = divmod(self.tried % len(self.options) ** 2, len(self.options))
            self.tried += 1
            given = tree.insight.at_once(s)
            rules.answer(s, self.options[mine])
            if given != UNANSWERED:
                theirs = self.options.index(given)
            elif tree.insight.at_once(s) != ALONE:
                rules.answer(s, self.options[theirs])
            tree.roll_out(s, chance)
            self.sums[mine][theirs] += tree.values[self.seat]
            self.counts[mine][theirs] += 1

    def worth(self) -> Worth:
        """A pair that never came is worth an even game."""
        return [
            [total / count if count else 0.5 for total, count in zip(row, counts, strict=True)]
            for row, counts in zip(self.sums, self.counts, strict=True)
        ]


def mixed(worth: Worth) -> list[float]:
    """How often to take each own choice so that the other's best guess gains least, by regret matching.

    >>> [round(share, 2) for share in mixed([[0.0, 0.5], [1.0, 0.0]])]
    [0.67, 0.33]
    """
    own, other = range(len(worth)), range(len(worth[0]))
    regrets, others = [0.0 for _ in own], [0.0 for _ in other]
    total = [0.0 for _ in own]
    mine, theirs = shares(regrets), shares(others)
    for n in range(1, ROUNDS + 1):
        gains = [sum(worth[i][j] * theirs[j] for j in other) for i in own]
        value = sum(mine[i] * gains[i] for i in own)
        regrets = [max(0.0, regrets[i] + gains[i] - value) for i in own]
        mine = shares(regrets)
        losses = [sum(worth[i][j] * mine[i] for i in own) for j in other]
        value = sum(theirs[j] * losses[j] for j in other)
        others = [max(0.0, others[j] + value - losses[j]) for j in other]
        theirs = shares(others)
        for i in own:
            total[i] += n * mine[i]  # later rounds know more
    return shares(total)


def shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights] if total else [1 / len(weights) for _ in weights]
