"""Compiled and interpreted agree byte for byte. FATHOMS_LOCKSTEP_GAMES says how many games, 60 if it does not."""

import os

import pytest
from support.conformance import Setup, setups
from support.lockstep import compare, two_sides

from fathoms.build import compiled

if not compiled():
    pytest.skip("interpreted: there is no compiled side to compare with", allow_module_level=True)

GAMES = int(os.environ.get("FATHOMS_LOCKSTEP_GAMES", "60"))


@pytest.mark.slow
@pytest.mark.parametrize("setup", setups(), ids=str)
def test_every_answer_gives_the_same_bytes(setup: Setup) -> None:
    games = max(1, GAMES // len(setups()))
    assert compare(two_sides(setup.name), setup.options, range(games)) > games


@pytest.mark.slow
@pytest.mark.parametrize("setup", setups(), ids=str)
def test_playouts_inside_the_package_are_the_same(setup: Setup) -> None:
    used, interpreted = two_sides(setup.name)
    for seed in range(10):
        assert used.playout(seed, setup.options) == interpreted.playout(seed, setup.options)


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_the_two_sides_are_two(setup: Setup) -> None:
    used, interpreted = two_sides(setup.name)
    assert type(used.game) is not type(interpreted.game)
    assert used.game.actions.text(used.game.options(used.game.new(chance=used.fast(1)))[0])
    with pytest.raises(AssertionError, match="the setup differs"):
        compare((used, Shifted(interpreted)), setup.options, [1])


class Shifted:
    """A side with other luck: the comparison must notice."""

    def __init__(self, side: object) -> None:
        self.side = side

    def __getattr__(self, name: str) -> object:
        return getattr(self.side, name)

    def fast(self, seed: int) -> object:
        return self.side.fast(seed + 1)  # type: ignore[attr-defined]
