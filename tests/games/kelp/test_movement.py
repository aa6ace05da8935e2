"""Placing Currents and moving (K8.3, K8.4, K8.6), with Agile and Swift."""

import pytest
from support.kelp import asked, look, options, play
from support.shark import EVERY_CARD, bag_of, hunt, kinds, shark_of

from fathoms.games.kelp.state import State

SPACES = [
    "NW|N", "N|NE", "W|C", "C|E", "SW|S", "S|SE", "NW|W", "N|C", "NE|E", "W|SW", "C|S", "E|SE",
    "den NW", "den NE", "den SW", "den SE",
]  # fmt: skip
# At each junction the spaces that meet there, and the end of each that lies on it.
JUNCTIONS = [
    {"NW|N": "south", "NW|W": "east", "W|C": "north", "N|C": "west"},
    {"N|NE": "south", "N|C": "east", "NE|E": "west", "C|E": "north"},
    {"W|C": "south", "W|SW": "east", "C|S": "west", "SW|S": "north"},
    {"C|E": "south", "C|S": "east", "E|SE": "west", "S|SE": "north"},
]
OPPOSITE = {"north": "south", "south": "north", "west": "east", "east": "west"}
# Before a Shark on N|C that faces east: each of the three next spaces has a Current, and none of them leads on.
WALL = {"N|NE": 1, "NE|E": 1, "C|E": 1, "den NE": 2, "C|S": 1, "S|SE": 1, "E|SE": 1}


def to(space: str, facing: str) -> str:
    return f"swim to {space} facing {facing}"


def over(current: str, space: str, facing: str) -> str:
    return f"swim over {current} to {space} facing {facing}"


def pose(s: State) -> tuple[str, str]:
    return shark_of(s)["at"], shark_of(s)["facing"]


# Place Currents


def test_K8_3_a_current_goes_on_any_empty_space_anywhere():
    s = hunt("currents", pool=["blue 3"], at="N|C", facing="east", currents={"C|E": 5, "den SW": 1})
    empty = [space for space in SPACES if space not in ("N|C", "C|E", "den SW")]
    assert options(s) == ["go on"] + [f"place blue 3 on {space}" for space in empty]


def test_K8_3_not_on_the_sharks_own_space():
    s = hunt("currents", pool=["blue 3"], at="den NW")
    assert options(s) == ["go on"] + [f"place blue 3 on {space}" for space in SPACES if space != "den NW"]


def test_K8_3_one_at_a_time_and_any_number():
    s = hunt("currents", pool=["blue 3", "blue 5", "yellow 1"])
    events = play(s, "place blue 5 on den SE")
    assert events == [{"event": "current_placed", "seat": "shark", "space": "den SE", "value": 5}]
    assert shark_of(s)["pool"] == ["blue 3", "yellow 1"]
    assert asked(s) == "currents"
    assert "place blue 3 on den SE" not in options(s)
    play(s, "place blue 3 on W|C")
    assert look(s)["currents"] == {"W|C": 3, "den SE": 5}
    assert asked(s) == "move"


def test_K8_3_one_may_be_placed_and_the_other_kept():
    s = hunt("currents", pool=["blue 3", "blue 5"])
    play(s, "place blue 5 on den SE", "go on")
    assert asked(s) == "move"
    assert shark_of(s)["pool"] == ["blue 3"]


def test_K8_3_none_need_be_placed():
    s = hunt("currents", pool=["blue 3", "blue 5"])
    play(s, "go on")
    assert asked(s) == "move"
    assert look(s)["currents"] == {}
    assert shark_of(s)["pool"] == ["blue 3", "blue 5"]


def test_K8_3_only_blue_dice_are_currents():
    assert asked(hunt("currents", pool=["yellow 3", "red 5"])) == "move"
    s = hunt("currents", pool=["blue 1", "yellow 3", "red 5"])
    assert all("blue 1" in option for option in options(s) if option != "go on")


def test_K8_3_equal_dice_are_one_option():
    s = hunt("currents", pool=["blue 3", "blue 3"])
    assert len(options(s)) == 1 + 15


def test_K8_3_energy_is_not_placed():
    assert asked(hunt("currents", pool=[], energy=["blue 3", "blue 4"])) == "move"


def test_K8_3_a_blue_die_on_vigilant_may_be_placed():
    s = hunt("currents", pool=[], kept=["blue 6", "blue 6", "yellow 1"], at="N|C", facing="east")
    assert options(s) == ["go on"] + [f"place kept blue 6 on {space}" for space in SPACES if space != "N|C"]
    play(s, "place kept blue 6 on den SE")
    assert look(s)["currents"] == {"den SE": 6}
    assert shark_of(s)["kept"] == ["blue 6", "yellow 1"]


def test_K8_3_other_dice_on_vigilant_are_no_currents():
    assert asked(hunt("currents", pool=[], kept=["yellow 1", "red 1"])) == "move"


def test_K8_3_a_placed_die_stays():
    s = hunt("currents", pool=["blue 3", "blue 2"], at="N|C", facing="east")
    play(s, "place blue 3 on den SW")
    assert [option for option in options(s) if "den SW" in option] == []
    play(s, "go on", to("C|E", "south"))
    assert asked(s) == "action"
    assert look(s)["currents"] == {"den SW": 3}


def test_K8_3_the_last_empty_space_can_be_filled():
    rest = {space: 1 for space in SPACES if space not in ("N|C", "C|E")}
    s = hunt("currents", pool=["blue 6"], at="N|C", facing="east", currents=rest)
    assert options(s) == ["go on", "place blue 6 on C|E"]


# Move


@pytest.mark.parametrize("junction", JUNCTIONS)
@pytest.mark.parametrize("arm", range(4))
def test_K8_4_at_a_junction_every_other_end_is_a_way_on(junction: dict[str, str], arm: int):
    start, facing = list(junction.items())[arm]
    s = hunt("move", at=start, facing=facing)
    ways = {to(space, OPPOSITE[end]) for space, end in junction.items() if space != start}
    assert len(ways) == 3
    assert set(options(s)) == ways


@pytest.mark.parametrize(
    ("start", "facing", "den", "on_den", "beyond", "on_beyond"),
    [
        ("NW|N", "north", "den NW", "south", "NW|W", "east"),
        ("NW|W", "west", "den NW", "east", "NW|N", "south"),
        ("N|NE", "north", "den NE", "south", "NE|E", "west"),
        ("NE|E", "east", "den NE", "west", "N|NE", "south"),
        ("W|SW", "west", "den SW", "east", "SW|S", "north"),
        ("SW|S", "south", "den SW", "north", "W|SW", "east"),
        ("E|SE", "east", "den SE", "west", "S|SE", "north"),
        ("S|SE", "south", "den SE", "north", "E|SE", "west"),
    ],
)
def test_K8_4_round_a_corner(start: str, facing: str, den: str, on_den: str, beyond: str, on_beyond: str):
    s = hunt("move", at=start, facing=facing)
    assert options(s) == [to(den, on_den)]
    # On the den space the Shark faces on, as it would anywhere: there is one way out, not two.
    s = hunt("move", at=den, facing=on_den)
    assert options(s) == [to(beyond, on_beyond)]
    # And over a Current on the den space in one move.
    s = hunt("move", at=start, facing=facing, currents={den: 1})
    assert options(s) == [over(den, beyond, on_beyond)]


@pytest.mark.parametrize("space", SPACES)
def test_K8_4_never_back_and_never_stay(space: str):
    if space.startswith("den"):
        facing = {"den NW": "east", "den NE": "west", "den SW": "north", "den SE": "north"}[space]
    else:
        facing = next(end for junction in JUNCTIONS for name, end in junction.items() if name == space)
    forward = set(options(hunt("move", at=space, facing=facing)))
    both = set(options(hunt("move", at=space)))
    # At a right angle the ways through both ends are open, otherwise only those ahead; there is no way to decline.
    assert forward < both
    assert all(option.startswith("swim to ") for option in both)
    assert not any(option.startswith(f"swim to {space} ") for option in both)


def test_K8_4_moving_is_obligatory():
    s = hunt("move", at="den NW", pool=["blue 1", "yellow 6"], cards=["aggressive_6"])
    assert options(s) == [to("NW|N", "south"), to("NW|W", "east")]


def test_K8_4_the_next_space_is_empty_and_the_shark_stops_there():
    s = hunt("move", at="N|C", facing="east")
    events = play(s, to("C|E", "south"))
    assert events[0] == {"event": "moved", "seat": "shark", "start": "N|C", "space": "C|E", "over": None}
    assert pose(s) == ("C|E", "south")


def test_K8_4_from_a_right_angle_by_either_end():
    assert options(hunt("move", at="den SE")) == [to("S|SE", "north"), to("E|SE", "west")]
    # Dens of the night board lie on the inner lines, with a junction at each end.
    s = hunt("move", at="N|C", board="night")
    assert set(options(s)) == {
        to("NW|N", "north"),
        to("NW|W", "west"),
        to("W|C", "south"),
        to("N|NE", "north"),
        to("NE|E", "east"),
        to("C|E", "south"),
    }


def test_K8_4_after_the_move_the_right_angle_is_gone():
    s = hunt("move", at="den NW")
    play(s, to("NW|N", "south"))
    assert pose(s) == ("NW|N", "south")


def test_K8_4_a_current_is_swum_over_never_stopped_on():
    s = hunt("move", at="N|C", facing="east", currents={"C|E": 1})
    assert set(options(s)) == {
        to("N|NE", "north"),
        to("NE|E", "east"),
        over("C|E", "C|S", "west"),
        over("C|E", "S|SE", "south"),
        over("C|E", "E|SE", "east"),
    }


def test_K8_4_the_move_ends_on_the_first_empty_space():
    # C|S lies empty behind the 5, so the 2 beyond it is out of reach.
    s = hunt("move", at="N|C", facing="east", currents={"C|E": 5, "SW|S": 2})
    assert over("C|E", "C|S", "west") in options(s)
    assert not any("den SW" in option for option in options(s))


def test_K8_4_two_currents_if_the_second_is_lower():
    s = hunt("move", at="N|C", facing="east", currents={"C|E": 5, "C|S": 2})
    assert set(options(s)) == {
        to("N|NE", "north"),
        to("NE|E", "east"),
        over("C|E", "S|SE", "south"),
        over("C|E", "E|SE", "east"),
        over("C|E", "W|C", "north"),
        over("C|E", "W|SW", "west"),
        over("C|E", "SW|S", "south"),
    }


@pytest.mark.parametrize(("first", "second"), [(2, 5), (4, 4), (1, 2), (1, 1), (6, 6)])
def test_K8_4_not_if_the_second_is_equal_or_higher(first: int, second: int):
    s = hunt("move", at="N|C", facing="east", currents={"C|E": first, "C|S": second})
    assert set(options(s)) == {
        to("N|NE", "north"),
        to("NE|E", "east"),
        over("C|E", "S|SE", "south"),
        over("C|E", "E|SE", "east"),
    }


@pytest.mark.parametrize(("second", "third", "passes"), [(5, 4, True), (5, 5, False), (2, 3, False), (3, 1, True)])
def test_K8_4_each_die_is_measured_against_the_one_before(second: int, third: int, passes: bool):
    s = hunt("move", at="den NW", facing="east", currents={"NW|N": 6, "N|C": second, "C|E": third})
    assert (over("NW|N", "C|S", "west") in options(s)) == passes


def test_K8_4_the_longest_chain():
    chain = {"NW|N": 6, "N|C": 5, "C|E": 4, "C|S": 3, "SW|S": 2, "den SW": 1}
    s = hunt("move", at="den NW", currents=chain)
    assert over("NW|N", "W|SW", "east") in options(s)
    play(s, over("NW|N", "W|SW", "east"))
    assert pose(s) == ("W|SW", "east")


def test_K8_4_an_ascending_chain_is_a_descending_one_from_the_other_side():
    chain = {"N|C": 2, "C|E": 4}
    assert over("N|C", "C|S", "west") not in options(hunt("move", at="NW|N", facing="south", currents=chain))
    assert over("C|E", "NW|N", "north") in options(hunt("move", at="C|S", facing="east", currents=chain))


@pytest.mark.parametrize(
    ("way", "facing"),
    [(over("C|E", "C|S", "west"), "west"), (over("C|E", "S|SE", "south"), "south"), (to("N|NE", "north"), "north")],
)
def test_K8_4_the_shark_faces_away_from_where_it_came(way: str, facing: str):
    s = hunt("move", at="N|C", facing="east", currents={"C|E": 1})
    play(s, way)
    assert pose(s)[1] == facing


def test_K8_4_ways_with_one_end_one_facing_and_one_first_current_are_one_option():
    # From C|E straight on to C|S, or round the corner by S|SE, den SE and E|SE: both arrive on C|S facing west.
    ring = {"C|E": 6, "S|SE": 5, "den SE": 4, "E|SE": 3}
    s = hunt("move", at="N|C", facing="east", currents=ring)
    assert options(s) == [to("N|NE", "north"), to("NE|E", "east"), over("C|E", "C|S", "west")]
    play(s, over("C|E", "C|S", "west"))
    assert look(s)["currents"] == {"S|SE": 5, "den SE": 4, "E|SE": 3}


def test_K8_4_another_facing_is_another_option():
    s = hunt("move", at="N|C", facing="east", currents={"C|E": 6, "S|SE": 5, "E|SE": 5, "C|S": 6})
    assert set(options(s)) == {
        to("N|NE", "north"),
        to("NE|E", "east"),
        over("C|E", "den SE", "north"),
        over("C|E", "den SE", "west"),
    }


def test_K8_4_another_first_current_is_another_option():
    s = hunt("move", at="den NW", currents={"NW|N": 3, "NW|W": 3})
    assert {over("NW|N", "N|C", "east"), over("NW|W", "N|C", "east")} <= set(options(s))


def test_K8_4_a_way_back_to_the_sharks_own_space_is_not_legal():
    s = hunt("move", at="NW|N", facing="north", currents={"den NW": 5, "NW|W": 3})
    assert options(s) == [over("den NW", "W|C", "south"), over("den NW", "N|C", "east")]


def test_K8_4_nor_is_a_way_across_it():
    # Beyond the Shark's own space lies the den it began to go round: the ring never closes.
    s = hunt("move", at="NW|N", facing="north", currents={"den NW": 5, "NW|W": 3, "N|C": 4, "W|C": 4})
    assert options(s) == ["push to den NW facing south"]


# No legal move


def test_K8_6_blocked_the_shark_chooses_one_of_the_next_spaces():
    s = hunt("move", at="N|C", facing="east", currents=WALL)
    assert options(s) == ["push to N|NE facing north", "push to C|E facing south", "push to NE|E facing east"]


def test_K8_6_the_die_returns_to_the_bag_and_not_to_growth():
    s = hunt("move", at="N|C", facing="east", currents=WALL, bag={"blue": 1}, pool=["yellow 1"], growth=["blue"])
    events = play(s, "push to C|E facing south")
    assert kinds(events)[:3] == ["current_lifted", "returned", "moved"]
    assert events[1]["colour"] == "blue"
    assert pose(s) == ("C|E", "south")
    assert look(s)["currents"] == {space: value for space, value in WALL.items() if space != "C|E"}
    assert bag_of(s) == (2, 0, 0)
    assert shark_of(s)["growth"] == ["blue"]


def test_K8_6_at_a_right_angle_both_sides_must_be_blocked():
    blocked = {"NW|N": 1, "NW|W": 1, "N|C": 1, "W|C": 1}
    s = hunt("move", at="den NW", currents=blocked)
    assert options(s) == ["push to NW|N facing south", "push to NW|W facing east"]
    s = hunt("move", at="den NW", currents=blocked | {"NW|N": 2})
    assert not any(option.startswith("push") for option in options(s))


@pytest.mark.parametrize(
    ("space", "facing"), [("NW|N", "north"), ("NW|W", "west"), ("W|C", "south"), ("N|NE", "north"), ("C|E", "south")]
)
def test_K8_6_the_shark_moves_there_and_faces_away(space: str, facing: str):
    # A 1 on every space but the Shark's own: nothing leads anywhere.
    everywhere = {other: 1 for other in SPACES if other not in ("N|C", "den SW", "den SE")}
    s = hunt("move", at="N|C", currents=everywhere)
    play(s, f"push to {space} facing {facing}")
    assert pose(s) == (space, facing)
    assert look(s)["currents"] == {other: 1 for other in everywhere if other != space}


def test_K8_6_one_legal_way_is_enough_to_forbid_it():
    free = {space: value for space, value in WALL.items() if space != "E|SE"}
    s = hunt("move", at="N|C", facing="east", currents=free)
    assert options(s) == [over("C|E", "E|SE", "east")]


def test_K8_6_a_way_that_only_comes_home_counts_as_none():
    s = hunt("move", at="NW|N", facing="north", currents={"den NW": 5, "NW|W": 3, "N|C": 3, "W|C": 6})
    play(s, "push to den NW facing south")
    assert pose(s) == ("den NW", "south")
    assert look(s)["currents"] == {"NW|W": 3, "N|C": 3, "W|C": 6}


def test_K8_6_the_shark_may_search_from_there():
    s = hunt("move", at="N|C", facing="east", currents=WALL, pool=["yellow 6"])
    play(s, "push to C|E facing south")
    assert options(s) == ["go on", "use yellow 6 in C", "use yellow 6 in E"]


# Agile


def test_K9_agile_opens_the_other_end():
    s = hunt("move", at="N|C", facing="east", cards=["agile_4"])
    assert options(s) == ["use agile", to("N|NE", "north"), to("C|E", "south"), to("NE|E", "east")]
    play(s, "use agile")
    assert pose(s) == ("N|C", "west")
    assert options(s) == [to("NW|N", "north"), to("W|C", "south"), to("NW|W", "west")]


def test_K9_agile_is_not_the_move():
    s = hunt("move", at="N|C", facing="east", cards=["agile_4"])
    play(s, "use agile")
    assert asked(s) == "move"


def test_K9_agile_not_at_a_right_angle():
    assert "use agile" not in options(hunt("move", at="den NW", cards=["agile_4"]))
    assert "use agile" in options(hunt("move", at="den NW", facing="east", cards=["agile_4"]))


def test_K9_agile_not_after_the_move():
    s = hunt("move", at="N|C", facing="east", cards=["agile_4", "swift_4"])
    play(s, to("C|E", "south"))
    assert asked(s) == "after_move"
    assert "use agile" not in options(s)


def test_K9_agile_not_after_swift():
    s = hunt("move", at="N|C", facing="east", cards=["agile_4", "swift_4"])
    play(s, "swift to C|E facing south")
    assert options(s) == [to("S|SE", "south"), to("C|S", "west"), to("E|SE", "east")]


def test_K9_agile_then_swift():
    s = hunt("move", at="N|C", facing="east", cards=["agile_4", "swift_4"])
    play(s, "use agile", "swift to W|C facing south", to("SW|S", "south"))
    assert pose(s) == ("SW|S", "south")


def test_K9_agile_twice_with_two_cards():
    s = hunt("move", at="N|C", facing="east", cards=["agile_4", "agile_5"])
    play(s, "use agile", "use agile")
    assert pose(s) == ("N|C", "east")
    assert "use agile" not in options(s)


def test_K9_agile_is_a_way_out_of_a_blockade():
    s = hunt("move", at="N|C", facing="east", currents=WALL, cards=["agile_4"])
    assert options(s)[0] == "use agile"
    assert options(s)[1:] == ["push to N|NE facing north", "push to C|E facing south", "push to NE|E facing east"]
    play(s, "use agile", to("W|C", "south"))
    assert look(s)["currents"] == WALL


# Swift


def test_K9_swift_before_the_move_and_never_instead_of_it():
    s = hunt("move", at="N|C", facing="east", cards=["swift_4"])
    steps = ["swift to N|NE facing north", "swift to C|E facing south", "swift to NE|E facing east"]
    assert [option for option in options(s) if option.startswith("swift")] == steps
    play(s, "swift to C|E facing south")
    assert pose(s) == ("C|E", "south")
    assert asked(s) == "move"
    assert options(s) == [to("S|SE", "south"), to("C|S", "west"), to("E|SE", "east")]


def test_K9_swift_after_the_move():
    s = hunt("move", at="N|C", facing="east", cards=["swift_4"])
    play(s, to("C|E", "south"))
    assert asked(s) == "after_move"
    assert options(s) == [
        "go on",
        "swift to S|SE facing south",
        "swift to C|S facing west",
        "swift to E|SE facing east",
    ]
    play(s, "swift to C|S facing west")
    assert pose(s) == ("C|S", "west")
    assert asked(s) == "action"


def test_K9_swift_after_the_move_may_be_left_out():
    s = hunt("move", at="N|C", facing="east", cards=["swift_4"])
    play(s, to("C|E", "south"), "go on")
    assert asked(s) == "action"
    assert pose(s) == ("C|E", "south")
    assert shark_of(s)["cards"] == ["swift_4"]


def test_K9_swift_goes_only_onto_an_empty_space():
    s = hunt("move", at="N|C", facing="east", cards=["swift_4"], currents={"C|E": 3, "N|NE": 2})
    assert [option for option in options(s) if option.startswith("swift")] == ["swift to NE|E facing east"]


def test_K9_swift_is_not_asked_for_when_no_next_space_is_empty():
    s = hunt("move", at="NW|N", facing="south", cards=["swift_4"], currents={"N|NE": 2, "NE|E": 2, "C|E": 2})
    play(s, to("N|C", "east"))
    assert asked(s) == "action"


def test_K9_swift_from_a_right_angle_by_either_end():
    s = hunt("move", at="den NW", cards=["swift_4"])
    steps = [option for option in options(s) if option.startswith("swift")]
    assert steps == ["swift to NW|N facing south", "swift to NW|W facing east"]


def test_K9_swift_goes_forward_only():
    s = hunt("move", at="NW|N", facing="north", cards=["swift_4"])
    steps = [option for option in options(s) if option.startswith("swift")]
    assert steps == ["swift to den NW facing south"]


def test_K9_swift_twice_with_two_cards_before_and_after():
    s = hunt("move", at="N|C", facing="east", cards=["swift_4", "swift_5"])
    play(s, "swift to C|E facing south", to("S|SE", "south"), "swift to den SE facing north")
    assert pose(s) == ("den SE", "north")
    assert shark_of(s)["cards"] == []


def test_K9_swift_twice_before_or_twice_after():
    s = hunt("move", at="N|C", facing="east", cards=["swift_4", "swift_5"])
    play(s, "swift to C|E facing south", "swift to S|SE facing south", to("den SE", "north"))
    assert pose(s) == ("den SE", "north")
    s = hunt("move", at="N|C", facing="east", cards=["swift_4", "swift_5"])
    play(s, to("C|E", "south"), "swift to S|SE facing south", "swift to den SE facing north")
    assert pose(s) == ("den SE", "north")


def test_K9_swift_before_the_move_reaches_a_current():
    s = hunt("move", at="NW|N", facing="south", cards=["swift_4"], currents={"C|E": 4})
    play(s, "swift to N|C facing east", over("C|E", "S|SE", "south"))
    assert pose(s) == ("S|SE", "south")
    assert shark_of(s)["growth"] == ["blue"]


def test_K9_swift_may_return_to_the_space_the_turn_began_on():
    # What is forbidden is the space the Shark is on when it moves, and that is den NW now.
    s = hunt("move", at="NW|N", facing="north", cards=["swift_4"], currents={"NW|W": 3})
    play(s, "swift to den NW facing south")
    assert over("NW|W", "NW|N", "north") in options(s)


def test_K9_swift_cannot_step_onto_the_current_just_swum_over():
    # Round the corner the Shark faces the Current it began with: the die leaves only when the step ends.
    s = hunt("move", at="N|C", facing="west", cards=["swift_4"], currents={"NW|N": 6, "den NW": 5})
    play(s, over("NW|N", "NW|W", "east"))
    assert options(s) == ["go on", "swift to W|C facing south", "swift to N|C facing east"]


def test_K9_swift_cannot_follow_a_push():
    # What lies behind the space the Shark was pushed to holds a Current, or there had been a legal move.
    s = hunt("move", at="NW|N", facing="north", cards=["swift_4"], currents={"den NW": 5, "NW|W": 6})
    play(s, "push to den NW facing south")
    assert asked(s) == "action"
    assert shark_of(s)["cards"] == ["swift_4"]


def test_K9_swift_swims_over_nothing_and_says_so():
    s = hunt("move", at="N|C", facing="east", cards=["swift_4"], currents={"C|E": 4})
    play(s, over("C|E", "C|S", "west"))
    events = play(s, "swift to W|C facing north")
    moved = next(event for event in events if event["event"] == "moved")
    assert moved == {"event": "moved", "seat": "shark", "start": "C|S", "space": "W|C", "over": None}


def test_K9_other_cards_are_not_offered_while_moving():
    s = hunt("move", at="den NW", facing="east", cards=EVERY_CARD, pool=["blue 1", "red 1"])
    assert options(s) == ["use agile", "swift to NW|N facing south", to("NW|N", "south")]
