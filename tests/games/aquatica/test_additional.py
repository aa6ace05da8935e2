"""Additional actions (A3.5, A3.10): which mantas and depths can be used, and what using them does."""

from typing import Any

import pytest
from support.aquatica import asked, options
from support.realm import all_of_the_ocean_but, board, mantas, mover, offered, play, realm, turn

# A3.5 Nothing at all, or a part


@pytest.mark.parametrize(
    ("told", "action"),
    [
        ({"ready": "R1"}, "use the trained manta R1"),
        ({"ready": "R1", "board": "SB09 SB01:1"}, "use the trained manta R1"),
        ({"wild": "R2", "board": "SB09"}, "use the wild manta R2"),
        ({"wild": "SC", "board": "SB01 DC05:1"}, "use the wild manta SC"),
        ({"wild": "TB"}, "use the wild manta TB"),
    ],
)
def test_A3_5_a_manta_that_would_do_nothing_cannot_be_used(told: dict[str, Any], action: str) -> None:
    s = turn(realm(**told))
    assert action not in options(s)


@pytest.mark.parametrize(
    ("told", "location"),
    [
        ({"board": "OV04"}, "OV04"),  # its own Location is the only one that could rise
        ({"board": "OV05 SB09"}, "OV05"),
        ({"board": "OV07 SB01:1"}, "OV07"),
        ({"board": "DC04 SB01"}, "DC04"),
        ({"board": "SB10:1"}, "SB10"),  # it would be fully risen by this, but cannot score itself
        ({"board": "DC01"}, "DC01"),
    ],
)
def test_A3_5_a_depth_that_would_do_nothing_cannot_be_used(told: dict[str, Any], location: str) -> None:
    s = turn(realm(**told))
    assert f"use the depth of {location}" not in options(s)


def test_A3_5_a_free_recruit_of_an_empty_row_cannot_be_used() -> None:
    s = turn(realm(board="SS06"), row=[], box=all_of_the_ocean_but())
    assert "use the depth of SS06" not in options(s)


@pytest.mark.parametrize(
    ("told", "action"),
    [
        ({"ready": "R1", "board": "DC02"}, "use the trained manta R1"),
        ({"wild": "SC", "board": "DC02:1"}, "use the wild manta SC"),
        ({"wild": "TB", "discard": "agent"}, "use the wild manta TB"),
        ({"board": "OV04 DC02"}, "use the depth of OV04"),
        ({"board": "OV07 DC02"}, "use the depth of OV07"),
        ({"board": "DC04 SB09"}, "use the depth of DC04"),
        ({"board": "DC01", "discard": "agent"}, "use the depth of DC01"),
        ({"board": "SS06"}, "use the depth of SS06"),
    ],
)
def test_A3_5_as_soon_as_there_is_something_to_do_it_can_be_used(told: dict[str, Any], action: str) -> None:
    assert action in options(turn(realm(**told)))


def test_A3_5_a_manta_can_be_used_for_a_part_of_its_effect() -> None:
    s = turn(realm(wild="R2", board="DC02 SB09"))
    play(s, "use the wild manta R2", "raise DC02")
    assert board(s) == {"DC02": 1, "SB09": 0}
    assert mantas(s, "wild_tired") == ["R2"]
    assert asked(s) == "before"


def test_A3_5_a_depth_can_be_used_for_a_part_of_its_effect() -> None:
    s = turn(realm(board="OV05 DC02"))
    play(s, "use the depth of OV05", "raise DC02")
    assert board(s) == {"OV05": 1, "DC02": 1}
    assert asked(s) == "before"


def test_A3_5_as_much_as_possible_must_be_done() -> None:
    s = turn(realm(wild="R2", board="DC02 SB02:1"))
    play(s, "use the wild manta R2")
    assert options(s) == ["raise SB02"], "the other first would leave only one step"
    play(s, "raise SB02")
    assert options(s) == ["raise DC02"]
    play(s, "raise DC02")
    assert board(s) == {"DC02": 1, "SB02": 2}


# A3.10 Mantas and depths


@pytest.mark.parametrize(
    ("told", "sort", "before"),
    [({"ready": "R1"}, "trained", "ready"), ({"wild": "R1"}, "wild", "wild_ready")],
)
def test_A3_10_using_a_manta_makes_it_tired(told: dict[str, Any], sort: str, before: str) -> None:
    s = turn(realm(board="DC05", **told))
    play(s, f"use the {sort} manta R1", "raise DC05")
    assert mantas(s, before) == []
    assert "R1" in mantas(s, before.replace("ready", "tired"))
    assert not offered(s, "use")


def test_A3_10_a_tired_manta_cannot_be_used() -> None:
    s = turn(realm(board="DC05 SB09", wild_tired="R2 SC C2 P2"), lower=["SS01"])
    assert not offered(s, "use")
    play(s, "play sealord")
    assert mover(s) == "player2", "nor can it pay"


def test_A3_10_a_tired_manta_stays_tired_from_turn_to_turn() -> None:
    s = turn(realm(board="DC05", ready="R1"))
    play(s, "use the trained manta R1", "raise DC05", "play legion", "play legion")
    assert mover(s) == "player1"
    assert mantas(s, "tired") == ["C1", "C1", "P1", "R1"]


def test_A3_10_an_effect_makes_it_ready_and_it_can_be_used_again_in_the_same_turn() -> None:
    s = turn(realm(board="DC05", ready="R1", wild_tired="SC"))
    play(s, "use the trained manta R1", "raise DC05", "play matrona")
    assert mantas(s, "ready") == ["C1", "C1", "P1", "R1"]
    assert mantas(s, "wild_ready") == ["SC"]
    play(s, "use the trained manta R1", "raise DC05")
    assert board(s) == {"DC05": 2}


def test_A3_10_with_a_depth_the_card_slides_then_the_manta_comes_then_the_icon() -> None:
    s = turn(realm(board="OV14:3 DC02"))
    events = play(s, "use the depth of OV14")
    assert board(s) == {"OV14": 4, "DC02": 0}
    assert mantas(s, "wild_ready") == ["R1"], "before the raise is done"
    events += play(s, "raise DC02")
    kinds = [event["event"] for event in events]
    assert kinds == ["depth_used", "risen", "manta_gained", "raised", "risen"]
