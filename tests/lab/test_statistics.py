"""Intervals, Elo and the sequential test, against known values and against chance."""

import random
from collections import Counter
from math import log

import pytest

from fathoms.lab.statistics import (
    ACCEPTED,
    REJECTED,
    UNDECIDED,
    Sprt,
    elo,
    expected,
    interval_of,
    likeliest,
    mean_of,
    pairings_of,
    ratings,
)


@pytest.mark.parametrize(
    ("score", "difference"), [(0.5, 0), (0.75, 190.849), (0.25, -190.849), (0.9, 381.697), (0.64, 99.95)]
)
def test_elo_of_a_score_and_back(score: float, difference: float) -> None:
    assert elo(score, 1000) == pytest.approx(difference, abs=0.01)
    assert expected(difference) == pytest.approx(score, abs=1e-4)


def test_elo_stays_finite_and_grows_with_what_is_known() -> None:
    assert 0 < elo(1.0, 1) < elo(1.0, 10) < elo(1.0, 1000) < 3000
    assert elo(0.0, 10) == pytest.approx(-elo(1.0, 10))
    assert elo(1.0, 0) == elo(0.0, 0) == 0


def test_the_mean_of_nothing_is_even_and_nothing_is_known_of_it() -> None:
    assert mean_of({}) == 0.5
    assert interval_of({}) == pytest.approx((0, 1))
    assert mean_of({0.0: 1, 0.5: 2, 1.0: 1, 0.25: 0}) == 0.5


@pytest.mark.parametrize(
    ("results", "low", "high"),
    [
        # For single wins and losses the known interval of Agresti and Coull.
        ({1.0: 8, 0.0: 2}, 0.4794, 0.9541),
        ({1.0: 1, 0.0: 0}, 0.1675, 1.0),
        # 200 wins of 200: Wilson has 0.9812.
        ({1.0: 200}, 0.9774, 1.0),
        ({0.0: 200}, 0.0, 0.0226),
        # Pairs that are all even tell more than games that are won and lost by turns.
        ({0.5: 200}, 0.4906, 0.5094),
        ({1.0: 100, 0.0: 100}, 0.4314, 0.5686),
    ],
)
def test_an_interval_has_the_known_limits(results: dict[float, int], low: float, high: float) -> None:
    assert interval_of(results) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("often", [[1, 8, 11], [5, 10, 5], [0, 2, 18]])
@pytest.mark.parametrize("pairs", [12, 50])
def test_an_interval_covers_the_truth_about_as_often_as_it_says(often: list[int], pairs: int) -> None:
    values, draw = (0.0, 0.5, 1.0), random.Random(1)
    truth = sum(value * n for value, n in zip(values, often)) / 20
    covered = 0
    for _ in range(1000):
        low, high = interval_of(Counter(draw.choices(values, often, k=pairs)))
        covered += low <= truth <= high
    assert 915 <= covered <= 990


# The sequential test


def test_the_bounds_are_those_of_wald() -> None:
    assert Sprt(0, 35).bounds == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    assert Sprt(0, 35, alpha=0.01, beta=0.1).bounds == pytest.approx((log(0.1 / 0.99), log(0.9 / 0.01)))


def test_the_likeliest_frequencies_of_two_values_are_given_by_the_mean() -> None:
    assert likeliest({0.0: 3, 1.0: 9}, 0.6) == pytest.approx({0.0: 0.4, 1.0: 0.6})


def test_the_likeliest_frequencies_of_three_values_have_the_mean_and_are_the_likeliest() -> None:
    often = {0.0: 5.0, 0.5: 10.0, 1.0: 7.0}
    found = likeliest(often, 0.6)
    assert sum(found.values()) == pytest.approx(1)
    assert sum(value * chance for value, chance in found.items()) == pytest.approx(0.6)

    def likelihood(chances: dict[float, float]) -> float:
        return sum(n * log(chances[value]) for value, n in often.items())

    for step in (-0.02, 0.02):  # another mixture of the same mean
        other = {0.0: found[0.0] + step, 0.5: found[0.5] - 2 * step, 1.0: found[1.0] + step}
        assert likelihood(other) < likelihood(found)


def test_a_ratio_worked_out_by_hand() -> None:
    """19 pairs lost, 19 won: with the halves 19.5, 0.5 and 19.5 of 39.5.

    They are even, so 0 Elo takes them as they are. For a mean of 0.6, t solves
    19.5 · -0.6 / (1 - 0.6 t) + 0.5 · -0.1 / (1 - 0.1 t) + 19.5 · 0.4 / (1 + 0.4 t) = 0, that is
    0.948 t² - 8.96 t - 3.95 = 0, so t = (8.96 - √(80.2816 + 14.9784)) / 1.896 = -0.42202.
    """
    t = -0.42202
    by_hand = -(19.5 * log(1 - 0.6 * t) + 0.5 * log(1 - 0.1 * t) + 19.5 * log(1 + 0.4 * t))
    assert by_hand == pytest.approx(-0.812, abs=0.01)
    assert Sprt(0, elo(0.6, 10**9)).llr({0.0: 19, 1.0: 19}) == pytest.approx(by_hand, abs=1e-4)


def test_it_says_what_the_results_say() -> None:
    test = Sprt(0, 35)
    assert test.verdict({}) == UNDECIDED
    assert abs(test.llr({})) < 0.05
    assert test.verdict({1.0: 60, 0.5: 80, 0.0: 10}) == ACCEPTED
    assert test.verdict({1.0: 10, 0.5: 80, 0.0: 60}) == REJECTED
    assert test.verdict({1.0: 12, 0.5: 10, 0.0: 9}) == UNDECIDED
    assert test.llr({1.0: 20, 0.5: 10, 0.0: 10}) > test.llr({1.0: 15, 0.5: 15, 0.0: 10})
    # What has never happened is not thought impossible.
    assert test.verdict({1.0: 20}) == UNDECIDED
    assert test.verdict({1.0: 40}) == ACCEPTED


def run(test: Sprt, chances: list[float], draw: random.Random) -> str:
    results: Counter[float] = Counter()
    for value in draw.choices((0.0, 0.5, 1.0), chances, k=1500):
        results[value] += 1
        verdict = test.verdict(results)
        if verdict != UNDECIDED:
            return verdict
    return UNDECIDED


@pytest.mark.slow
def test_it_errs_no_oftener_than_it_says() -> None:
    test, draw = Sprt(0, 150), random.Random(2)
    even = Counter(run(test, [0.35, 0.3, 0.35], draw) for _ in range(120))
    more = expected(150) - 0.5
    better = Counter(run(test, [0.35 - more, 0.3, 0.35 + more], draw) for _ in range(120))
    assert even[ACCEPTED] <= 12
    assert better[REJECTED] <= 12
    assert even[REJECTED] > 105
    assert better[ACCEPTED] > 105


# All against all


def test_ratings_of_two_are_the_elo_of_their_score() -> None:
    fitted = ratings({(0, 1): (25.0, 100)}, 2, 0)
    assert fitted[0] == 0
    assert fitted[1] == pytest.approx(elo(75.5 / 101, 10**9), abs=0.01)


def test_ratings_of_several_are_found_again() -> None:
    truth = [0.0, 100.0, 250.0, 400.0]
    pairings = pairings_of("abcd")
    assert len(pairings) == 6
    won = {(i, j): (expected(truth[i] - truth[j]) * 10_000, 10_000) for i, j in pairings}
    assert ratings(won, 4, 0) == pytest.approx(truth, abs=1)
    assert ratings(won, 4, 2) == pytest.approx([rating - 250 for rating in truth], abs=1)


def test_who_lost_all_is_weak_and_who_did_not_play_is_unknown() -> None:
    first, second, third = ratings({(0, 1): (0.0, 50), (0, 2): (0.0, 0)}, 3, 0)
    assert first == 0
    assert second is not None
    assert 500 < second < 1000
    assert third is None
