"""Every conformance test runs for every registered game and every allowed combination of its options."""

from functools import cache

import pytest
from support.conformance import Setup, few_setups, positions, setups, share

from fathoms.core.game import Game
from fathoms.core.state import BaseState

GAMES = 3
POSITIONS = 2400  # of a game, over all its sets of options


# So few that every option is there, for the quick check; then so many that every two options meet.
MORE = [pytest.param(setup, marks=pytest.mark.slow) for setup in setups() if setup not in few_setups()]


@pytest.fixture(params=[*few_setups(), *MORE], ids=str)
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
    found = positions(setup.game, setup.options, range(share(setup, GAMES)))
    most = POSITIONS // sum(other.name == setup.name for other in setups())
    return found[:: max(1, len(found) // most)] + found[-1:]
