"""Written positions that cannot be on a table are refused, each with the reason."""

from typing import Any

import pytest
from support.kelp import position, shark_turn

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


@pytest.mark.parametrize(
    ("rest", "reason"),
    [
        ({"octopus": {"slots": ["camouflage", None]}, "to_move": "shark"}, "action slots"),
        ({"fresh": ["NW"], "blocks": {"NW": "shell revealed"}}, "just gained"),
        ({"blocks": {"NW": "empty"}, "bag_blocks": ["shell"]}, "empty outside a shuffle"),
        ({"drawn_block": "shell"}, "a block is drawn"),
        ({"octopus": {"chosen": "fight"}}, "confrontation card is chosen"),
        ({"blocks": {"NW": "octopus"}}, "a block is lost or doubled"),
        ({"octopus": {"hand": ["fast_learning", "fast_learning"]}}, "card is lost or doubled"),
        ({"currents": {"den NW": 3}}, "the Shark stands on a Current"),
        ({"known": {"C": ["shell"]}}, "excludes a block that is there"),
    ],
)
def test_an_impossible_table_is_refused(rest: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        position(**rest)
