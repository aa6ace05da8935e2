"""Chance: the fast, the sealed and the scripted source."""

import hashlib
import hmac
import itertools

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.chance import FINE, Chance, Source, draw_one, fast, fraction, scripted, sealed, used_up
from fathoms.core.errors import ChanceError

SEED = bytes(range(32))


def draws(chance: Chance, bound: int, count: int) -> list[int]:
    return [chance.below(bound) for _ in range(count)]


def test_fast_draws_are_the_same_compiled_and_interpreted() -> None:
    """Values that both must give: old seeds stay good."""
    assert draws(fast(0), 6, 12) == [2, 1, 5, 5, 5, 5, 3, 3, 3, 3, 3, 0]
    assert draws(fast(2026), 1000, 8) == [147, 52, 930, 545, 747, 400, 612, 901]
    assert draws(fast((1 << 62) - 1), 1 << 20, 4) == [986314, 123628, 713920, 957590]


def test_a_fraction_is_a_fine_draw_below_one() -> None:
    drawn, parts = fast(7), fast(7)
    for _ in range(100):
        part = fraction(parts)
        assert 0.0 <= part < 1.0
        assert part == drawn.below(FINE) / FINE


def reference_word(words: list[int]) -> int:
    """One step of xorshift128, written down once more."""
    x, y, z, w = words
    t = (x ^ (x << 11)) & 0xFFFFFFFF
    words[:] = [y, z, w, (w ^ (w >> 19)) ^ (t ^ (t >> 8))]
    return words[3]


def test_fast_is_xorshift128() -> None:
    chance = fast(77)
    words = [chance.x, chance.y, chance.z, chance.w]
    assert draws(chance, 1 << 16, 200) == [reference_word(words) >> 16 for _ in range(200)]
    assert [chance.x, chance.y, chance.z, chance.w] == words


@pytest.mark.parametrize("bound", [2, 3, 6, 9, 24, 35])
def test_fast_draws_are_even(bound: int) -> None:
    """Chi-square far inside what honest dice give: the mean is bound - 1, five standard deviations are allowed."""
    count = 400 * bound
    found = [0] * bound
    for seed in range(4):
        for value in draws(fast(seed), bound, count // 4):
            found[value] += 1
    expected = count / bound
    chi_square = sum((n - expected) ** 2 / expected for n in found)
    assert chi_square < bound - 1 + 5 * (2 * (bound - 1)) ** 0.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [fast(seed).below(6) for seed in range(6000)]
    assert all(850 < firsts.count(value) < 1150 for value in range(6))
    pairs = sum(a == b for a, b in itertools.pairwise(firsts))
    assert 850 < pairs < 1150


@pytest.mark.parametrize("seed", [-1, 1 << 62])
def test_a_fast_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ChanceError, match=r"from 0 to 2\*\*62 - 1"):
        fast(seed)


def test_sealed_is_hmac_sha256_of_seed_and_counter() -> None:
    chance = sealed(SEED)
    for counter, bound in enumerate([6, 6, 35, 2, 24] * 10):
        block = hmac.new(SEED, str(counter).encode(), hashlib.sha256).digest()
        assert chance.below(bound) == (int.from_bytes(block[:8], "big") >> 2) % bound
    assert chance.counter == 50


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_sealed_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(ChanceError, match=f"has 32 bytes, this has {len(seed)}"):
        sealed(seed)


def test_one_possibility_is_no_draw() -> None:
    for chance in (fast(1), sealed(SEED), scripted([])):
        assert [chance.below(bound) for bound in (1, 0, -3)] == [0, 0, 0]
        assert chance.counter == 0


def test_a_script_is_read_in_order() -> None:
    chance = scripted([3, 0, 5], [6, 2, 6])
    assert [chance.below(6), chance.below(2), chance.below(6)] == [3, 0, 5]
    used_up(chance)


def test_an_exhausted_script_is_an_error() -> None:
    chance = scripted([3])
    chance.below(6)
    with pytest.raises(ChanceError, match="ended after 1 draws; another, below 4"):
        chance.below(4)


def test_a_script_with_another_bound_is_an_error() -> None:
    with pytest.raises(ChanceError, match="draw 0 is below 4, the script has it below 6"):
        scripted([3], [6]).below(4)


@pytest.mark.parametrize("value", [6, -1])
def test_a_scripted_value_out_of_range_is_an_error(value: int) -> None:
    with pytest.raises(ChanceError, match="draw 0 must be from 0 to 5"):
        scripted([value]).below(6)


def test_a_script_that_was_not_used_up_is_an_error() -> None:
    chance = scripted([1, 1])
    chance.below(6)
    with pytest.raises(ChanceError, match="has 2 draws, only 1 were used"):
        used_up(chance)
    used_up(fast(1))


def test_a_script_needs_a_bound_for_each_value() -> None:
    with pytest.raises(ChanceError, match="2 values and 1 bounds"):
        scripted([1, 2], [6])


def test_no_chance_cannot_draw() -> None:
    chance = Chance()
    assert chance.source == Source.NONE
    with pytest.raises(ChanceError, match="resample it first"):
        chance.below(6)
    assert chance.counter == 0


@pytest.mark.parametrize("chance", [fast(9), sealed(SEED), scripted([2] * 60)], ids=["fast", "sealed", "scripted"])
def test_a_copy_draws_the_same_and_disturbs_nothing(chance: Chance) -> None:
    chance.below(6)
    twin, other = chance.copy(), chance.copy()
    assert draws(twin, 6, 20) == draws(other, 6, 20) == draws(chance, 6, 20)
    assert twin.counter == chance.counter == 21


def test_the_log_tells_counter_bound_and_value_and_stays_with_the_original() -> None:
    chance = scripted([3, 1])
    chance.log = []
    twin = chance.copy()
    chance.below(6)
    chance.below(1)
    chance.below(2)
    assert chance.log == [(0, 6, 3), (1, 2, 1)]
    assert twin.log is None


def test_drawing_one_takes_it_out_of_the_counts() -> None:
    counts = vec[i64]([2, 0, 1])
    chance = scripted([2, 1])
    assert draw_one(counts, 3, chance) == 2
    assert draw_one(counts, 2, chance) == 0
    assert draw_one(counts, 1, chance) == 0
    assert list(counts) == [0, 0, 0]
