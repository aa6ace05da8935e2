"""Every card, tile, trap, food, confrontation card, end and question happens: in random games, or, where these come to
it too seldom, from a written position.
"""

import pytest
from support.conformance import of_each_question, setups
from support.kelp import KELP, position, shark_turn
from support.kelp_coverage import COVERAGE, coverage

import fathoms

GAMES = 3000
# What random play on both sides comes to less than once in a thousand games.
RARE = {"over food", "over survived", "asked free_den"}


def the_fourth_food() -> set[str]:
    """K6.8: the fourth food on the track."""
    s = position(
        {"E": "crab", "SE": "shell"},
        octopus={"hand": ["crab"], "trash": ["snail", "lobster", "abalone"]},
        food_track=["snail used", "lobster used", "abalone used"],
        to_move="octopus",
    )
    return COVERAGE.happened_from(s, "play crab")


def the_last_turn() -> set[str]:
    """K11.4: turn 200 ends."""
    asked = [{"run": "shark", "step": "move", "last": None, "moved": False}]
    return COVERAGE.happened_from(position(turn=200, asked=asked), "swim to NW|N facing south")


def a_den_made_free() -> set[str]:
    """K13.4: the den trap of the prototype finds a Current on every den."""
    s = shark_turn(
        "search",
        ["yellow 5"],
        {"at": "N|C", "facing": "east"},
        edition="prototype",
        blocks={"N": "trap_den"},
        currents={"den NW": 1, "den NE": 2, "den SW": 3, "den SE": 4},
    )
    return COVERAGE.happened_from(s, "use yellow 5 in N", "take the Current off den NE", "put the Shark on den NE")


@pytest.mark.slow
def test_random_games_come_to_everything_but_the_rare() -> None:
    found = COVERAGE.happened_in(range(GAMES))
    assert COVERAGE.everything() - set(found) <= RARE
    assert set(found) <= COVERAGE.everything()


def test_written_positions_come_to_the_rare() -> None:
    assert the_fourth_food() | the_last_turn() | a_den_made_free() >= RARE


def test_what_is_rare_can_happen() -> None:
    assert COVERAGE.everything() >= RARE


def test_nothing_is_expected_of_cards_that_are_not_in_the_box() -> None:
    vigilant = [card.name for card in KELP.data.entries("shark.cards") if card.values["effect"] == "vigilant"]
    without = fathoms.game("kelp", data={"shark.toml": {"cards": [{"id": card, "copies": 0} for card in vigilant]}})
    assert COVERAGE.everything() - coverage(without).everything() == {
        *(f"{happens} {card}" for happens in ("bought", "replaced") for card in vigilant),
        "used vigilant",
        "asked vigilant",
    }


@pytest.mark.slow
def test_positions_of_every_question_are_among_those_that_hold_for_every_game() -> None:
    asked = {f"asked {kind}" for setup in setups() if setup.name == "kelp" for kind in of_each_question(setup)}
    assert {happens for happens in COVERAGE.everything() if happens.startswith("asked ")} - RARE <= asked
