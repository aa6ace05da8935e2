"""Every character, king, Location, manta, depth, goal, end and question happens: in random games, or, where these come
to it too seldom, from a written position.
"""

import pytest
from support.aquatica import position
from support.aquatica_coverage import COVERAGE
from support.conformance import of_each_question, setups

GAMES = 6000
# What random play comes to less than once in a thousand games.
RARE = {"over turns"}


def the_hundredth_turn() -> set[str]:
    """A6.6: a player begins the hundredth turn."""
    return COVERAGE.happened_from(position(turn=198, active="player2"), "play matrona")


@pytest.mark.slow
def test_random_games_come_to_everything_but_the_rare() -> None:
    found = COVERAGE.happened_in(range(GAMES))
    assert COVERAGE.everything() - set(found) <= RARE
    assert set(found) <= COVERAGE.everything()


def test_a_written_position_comes_to_the_rare() -> None:
    assert the_hundredth_turn() >= RARE


def test_what_is_rare_can_happen() -> None:
    assert COVERAGE.everything() >= RARE


@pytest.mark.slow
def test_positions_of_every_question_are_among_those_that_hold_for_every_game() -> None:
    asked = {f"asked {kind}" for setup in setups() if setup.name == "aquatica" for kind in of_each_question(setup)}
    assert {happens for happens in COVERAGE.everything() if happens.startswith("asked ")} - RARE <= asked
