"""Written positions that cannot be on a table are refused, each with the reason."""

from typing import Any

import pytest
from support.kelp import look, position, shark_turn

from fathoms.core.errors import BadPosition

ALL_ENERGY = ["blue 1", "blue 2", "red 6"]


@pytest.mark.parametrize(
    ("step", "rest", "reason"),
    [
        ("store", {"pool": ["blue 1"], "shark": {"energy": ALL_ENERGY}}, "energy slots are full"),
        ("rolled", {"pool": ["blue 1"], "shark": {"tiles": 1, "rerolls": 2}}, "more rerolls"),
        ("rolled", {"pool": ["blue 1"] * 8, "shark": {"cards": ["hungry_5"]}}, "the pool has room"),
        ("order", {"zone_dice": {"NW": "yellow 6", "N": "yellow 6", "C": "yellow 6"}}, "more than two dice"),
        ("order", {"zone_dice": {"SE": "yellow 6"}}, "not beside the Shark"),
        ("move", {"zone_dice": {"NW": "yellow 6"}}, "before the Shark searches"),
        ("buy", {"shark": {"energy": ["blue 1"], "bought": 1, "energy_left": 9}}, "more energy is left"),
        ("move", {"shark": {"swum": "N|C"}}, "a Current was swum over"),
        ("draw", {"pool": ["blue 1"]}, "before the Shark has rolled"),
        ("move", {"shark": {"drawn": ["blue"]}}, "drawn and not rolled"),
        ("draw", {"shark": {"hunger": ["blue"] * 7}}, "hunger track is full"),
        ("draw", {"shark": {"kept": ["red 6"] * 4, "cards": ["vigilant_6"]}}, "Vigilant"),
    ],
)
def test_an_impossible_turn_of_the_shark_is_refused(step: str, rest: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        shark_turn(step, **rest)


def test_a_confrontation_needs_a_struck_octopus() -> None:
    turn = {"run": "shark", "step": "resolve", "last": None, "moved": False}
    with pytest.raises(BadPosition, match="under a red die"):
        position(turn=2, asked=[turn, {"question": "confront", "seat": "octopus", "zone": "C"}])


def test_the_eat_card_of_eaten_food_is_out_of_the_game_unwritten() -> None:
    assert look(position(food_track=["crab used"]))["octopus"]["trash"] == ["crab"]


@pytest.mark.parametrize(
    ("rest", "reason"),
    [
        ({"octopus": {"slots": ["camouflage", None]}, "to_move": "shark"}, "action slots"),
        ({"fresh": ["NW"], "blocks": {"NW": "shell revealed"}}, "just gained"),
        ({"blocks": {"NW": "empty"}, "bag_blocks": ["shell"]}, "empty outside a shuffle"),
        ({"drawn_block": "shell"}, "a block is drawn"),
        ({"octopus": {"chosen": "fight"}}, "confrontation card is chosen"),
        ({"blocks": {"NW": "octopus"}}, "1 of the block octopus, and 2"),
        ({"octopus": {"hand": ["fast_learning", "fast_learning"]}}, "1 of the card fast_learning, and 2"),
        ({"currents": {"den NW": 3}}, "the Shark stands on a Current"),
        ({"known": {"C": ["shell"]}}, "excludes a block that is there"),
        ({"known": {"C": []}}, "no block can be in"),
        ({"blocks": {"C": "shell"}}, "the Octopus is not on the board"),
        ({"octopus": {"slots": ["sneaking", "nimble_dodge"]}, "to_move": "octopus"}, "than its slots show"),
        ({"turn": 200, "to_move": "octopus"}, "at most 200"),
        ({"over": {"winner": "shark", "reason": "food"}}, "cannot have won"),
        ({"pairs": []}, "no pair"),
        ({"asked": [{"run": "octopus", "done": 99}]}, "than its slots show"),
        ({"asked": [{"run": "octopus", "done": 1}, {"question": "action", "done": 0}]}, "different actions"),
    ],
)
def test_an_impossible_table_is_refused(rest: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        position(**rest)
