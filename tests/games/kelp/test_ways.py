"""What the Shark's ways tell beside their steps: which Current leaves the board, and where it goes."""

from typing import Any

import pytest
from support.kelp import KELP
from support.shark import hunt

from fathoms.core.game import Thing


def taken(text: str, **told: Any) -> list[tuple[Thing, str]]:
    """What leaves the board on a way, as the option tells it."""
    s = hunt("move", **told)
    way = KELP.way(KELP.redact(s, 1), KELP.actions.id(text))
    assert way is not None
    return list(way.taken)


def test_K8_5_the_first_current_swum_over_grows_whatever_follows() -> None:
    first = Thing("die", "blue 5", "N|C")
    told: dict[str, Any] = {"at": "NW|W", "facing": "east", "currents": {"N|C": 5, "NE|E": 3}}
    text = "swim over N|C to den NE facing west"
    assert taken(text, **told) == [(first, "growth")]
    # Swift is open: the die grows only after the question that follows, so no event tells it yet.
    assert taken(text, cards=["swift_4"], **told) == [(first, "growth")]


def test_K8_11_with_every_tile_flipped_it_goes_to_the_bag() -> None:
    told: dict[str, Any] = {"at": "NW|W", "facing": "east", "currents": {"N|C": 5}, "tiles": 4}
    assert taken("swim over N|C to NE|E facing east", **told) == [(Thing("die", "blue 5", "N|C"), "bag")]


def test_K8_6_what_is_pushed_off_goes_to_the_bag() -> None:
    told: dict[str, Any] = {"at": "NE|E", "facing": "east", "currents": {"den NE": 2, "N|NE": 2}}
    assert taken("push to den NE facing west", **told) == [(Thing("die", "blue 2", "den NE"), "bag")]


@pytest.mark.parametrize("text", ["swim to N|C facing east", "swift to N|C facing east"])
def test_a_way_over_empty_water_takes_nothing(text: str) -> None:
    assert taken(text, at="NW|W", facing="east", cards=["swift_4"], currents={"C|S": 4}) == []


def test_K9_equal_dice_of_the_pool_and_on_vigilant_reach_both() -> None:
    s = hunt("move", at="NW|W", facing="east", pool=["yellow 6"], kept=["yellow 6"], cards=["vigilant_6"])
    way = KELP.way(KELP.redact(s, 1), KELP.actions.id("swim to N|C facing east"))
    assert way is not None
    assert [thing.place for thing, _ in way.reach] == ["kept", "pool"]
