"""What the results of pairs prove: an interval for a score, Elo, and a test that stops when it is decided.

The unit is the pair. Its two games share a seed and the seats are swapped, so they are not independent of each other,
while two pairs are. A pair is worth 0 to 1 to the first bot: the mean of its two games.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log, log10, sqrt

Z = 1.959964  # 95 % of a normal distribution lie so many deviations around its middle
EVEN = 0.5


def mean_of(results: Mapping[float, int]) -> float:
    """The mean of results that are counted by their value; even, if there are none."""
    count = sum(results.values())
    return sum(value * often for value, often in results.items()) / count if count else EVEN


def interval_of(results: Mapping[float, int]) -> tuple[float, float]:
    """Where the true score lies with 95 %.

    After Agresti and Coull: Z²/2 pairs that were lost and as many that were won are added before the mean and its
    deviation are taken. For single games this is nearly the interval of Wilson, and its width is never zero: after five
    pairs that all were won one does not know that the sixth will be.
    """
    added = Z * Z / 2
    count = sum(results.values()) + 2 * added
    middle = (sum(value * often for value, often in results.items()) + added) / count
    square = (sum(value * value * often for value, often in results.items()) + added) / count
    half = Z * sqrt((square - middle * middle) / count)
    score = mean_of(results)
    return max(0.0, min(middle - half, score)), min(1.0, max(middle + half, score))


def elo(score: float, pairs: int) -> float:
    """How much stronger the first bot is, in Elo. Half a pair is the least that a bot is thought to win of one more.

    >>> round(elo(0.75, 100), 1), elo(0.5, 100)
    (190.8, 0.0)
    """
    least = 0.5 / (pairs + 1)
    within = min(max(score, least), 1 - least)
    return 400 * log10(within / (1 - within))


def expected(difference: float) -> float:
    """The score that a difference in Elo stands for."""
    return float(1 / (1 + 10 ** (-difference / 400)))


ACCEPTED, REJECTED, UNDECIDED = "accepted", "rejected", "undecided"


@dataclass(frozen=True)
class Sprt:
    """A sequential test: is the first bot better by `elo1` (accepted) rather than only by `elo0` (rejected)?

    It looks after each pair and stops when it is decided, and yet errs no oftener than `alpha` and `beta` say. It is
    generalised: how often pairs are lost, even and won is unknown, so each hypothesis gets the likeliest frequencies
    that have its mean.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def llr(self, results: Mapping[float, int]) -> float:
        """The logarithm of how much likelier the results are if `elo1` holds."""
        # Half a result of each sort is added, so that what has not happened yet is not thought impossible.
        often = {value: results.get(value, 0) + 0.5 for value in {0.0, 0.5, 1.0, *results}}
        low, high = likeliest(often, expected(self.elo0)), likeliest(often, expected(self.elo1))
        return sum(count * log(high[value] / low[value]) for value, count in often.items())

    def verdict(self, results: Mapping[float, int]) -> str:
        low, high = self.bounds
        llr = self.llr(results)
        return ACCEPTED if llr >= high else REJECTED if llr <= low else UNDECIDED


def likeliest(often: Mapping[float, float], mean: float) -> dict[float, float]:
    """The probabilities of the values under which these counts are likeliest, among those with this mean.

    They are share / (1 + t * (value - mean)) with the t that makes the mean right, which lies between two poles.
    """
    count = sum(often.values())
    low, high = -1 / (max(often) - mean), 1 / (mean - min(often))
    for _ in range(60):
        t = (low + high) / 2
        if sum(n * (value - mean) / (1 + t * (value - mean)) for value, n in often.items()) > 0:
            low = t
        else:
            high = t
    return {value: n / count / (1 + t * (value - mean)) for value, n in often.items()}


def ratings(won: Mapping[tuple[int, int], tuple[float, int]], count: int, zero: int) -> list[float | None]:
    """The Elo of each of `count` bots that makes all results between them likeliest; that of `zero` is 0.

    `won[i, j]` is how many pairs i won against j, and of how many. Half a pair that i won and half a pair that j won
    are added to each pairing: otherwise one that lost them all would be infinitely weak. Who has not played has no Elo.
    """
    points = [0.0] * count
    pairings: list[tuple[int, int, float]] = []
    for (i, j), (score, played) in won.items():
        if played:
            points[i] += score + 0.5
            points[j] += played - score + 0.5
            pairings.append((i, j, played + 1.0))
    strength = [1.0] * count
    # Each step of Hunter's MM algorithm makes the results likelier.
    for _ in range(20_000):
        against = [0.0] * count
        for i, j, weight in pairings:
            share = weight / (strength[i] + strength[j])
            against[i] += share
            against[j] += share
        new = [points[i] / against[i] if against[i] else 1.0 for i in range(count)]
        settled = all(abs(log(a / b)) < 1e-9 for a, b in zip(new, strength))
        strength = new
        if settled:
            break
    return [400 * log10(strength[i] / strength[zero]) if points[i] else None for i in range(count)]


def pairings_of(levels: Sequence[str]) -> list[tuple[int, int]]:
    """Everybody against everybody once; the first against all others before the rest."""
    return [(i, j) for i in range(len(levels)) for j in range(i + 1, len(levels))]
