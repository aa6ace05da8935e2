"""Every conformance test runs for every registered game and every allowed combination of its options."""

from functools import cache

import pytest
from support.conformance import Setup, positions, setups

from fathoms.core.game import Game
from fathoms.core.state import BaseState

GAMES = range(3)


@pytest.fixture(params=setups(), ids=str)
def setup(request: pytest.FixtureRequest) -> Setup:
    return request.param


@pytest.fixture
def game(setup: Setup) -> Game:
    return setup.game


@pytest.fixture
def sample(setup: Setup) -> list[BaseState]:
    """Positions of random games. Tests do not change them."""
    return sampled(setup)


@cache
def sampled(setup: Setup) -> list[BaseState]:
    return positions(setup.game, setup.options, GAMES)
