"""Growth (K8.5, K8.11): which dice go to the track, how it fills, and when each of the four tiles begins to act."""

from typing import Any

import pytest
from support.kelp import asked, look, options, play
from support.shark import bag_of, hunt, kinds, next_shark_turn, shark_of, until

from fathoms.games.kelp.state import State

OVER_C_E = "swim over C|E to C|S facing west"
PLAIN = {"N": "shell"}


def before_a_current(**told: Any) -> State:
    """The Shark on N|C with a Current on C|E right ahead."""
    return hunt("move", at="N|C", facing="east", **({"currents": {"C|E": 4}} | told))


def before_a_search(dice: list[str], **told: Any) -> State:
    """The Shark between N (4+) and C (2+)."""
    return hunt("search", pool=dice, at="N|C", facing="east", **({"blocks": PLAIN} | told))


# Which dice go there


def test_K8_5_the_first_current_swum_over_goes_to_the_growth_track():
    s = before_a_current()
    events = play(s, OVER_C_E)
    assert kinds(events)[:3] == ["moved", "current_lifted", "grew"]
    assert events[0]["over"] == "C|E"
    assert look(s)["currents"] == {}
    assert shark_of(s)["growth"] == ["blue"]


def test_K8_5_the_others_stay():
    s = before_a_current(currents={"C|E": 6, "C|S": 4, "W|C": 2, "den SW": 5})
    play(s, "swim over C|E to NW|W facing west")
    assert look(s)["currents"] == {"C|S": 4, "W|C": 2, "den SW": 5}
    assert shark_of(s)["growth"] == ["blue"]


def test_K8_5_before_any_search():
    s = before_a_current(pool=["yellow 6"])
    play(s, OVER_C_E)
    assert asked(s) == "search"
    assert shark_of(s)["growth"] == ["blue"]
    assert "swum" not in shark_of(s)


def test_K8_5_at_the_end_of_the_step_and_not_sooner():
    s = before_a_current(cards=["swift_4"])
    play(s, OVER_C_E)
    assert asked(s) == "after_move"
    assert look(s)["currents"] == {"C|E": 4}
    assert shark_of(s)["growth"] == []
    play(s, "swift to W|C facing north")
    assert look(s)["currents"] == {}
    assert shark_of(s)["growth"] == ["blue"]


def test_K8_5_also_when_swift_is_left_out():
    s = before_a_current(cards=["swift_4"])
    play(s, OVER_C_E, "go on")
    assert look(s)["currents"] == {}
    assert shark_of(s)["growth"] == ["blue"]


def test_K8_5_a_move_over_nothing_grows_nothing():
    s = before_a_current()
    play(s, "swim to NE|E facing east")
    assert look(s)["currents"] == {"C|E": 4}
    assert shark_of(s)["growth"] == []


def test_K8_5_a_current_placed_in_this_turn_counts_too():
    s = hunt("currents", at="N|C", facing="east", pool=["blue 2"])
    play(s, "place blue 2 on C|E", OVER_C_E)
    assert shark_of(s)["growth"] == ["blue"]


# How the track fills


def test_K8_11_dice_fill_a_tile_one_by_one():
    s = before_a_current(growth=["yellow"])
    play(s, OVER_C_E)
    assert (shark_of(s)["tiles"], shark_of(s)["growth"]) == (0, ["blue", "yellow"])


@pytest.mark.parametrize("tiles", [0, 1, 2, 3])
def test_K8_11_the_third_die_flips_the_tile_and_its_dice_return_to_the_bag(tiles: int):
    s = before_a_current(tiles=tiles, growth=["yellow", "blue"], bag={})
    events = play(s, OVER_C_E)
    assert {"event": "tile", "seat": "shark", "tile": tiles + 1} in events
    assert (shark_of(s)["tiles"], shark_of(s)["growth"]) == (tiles + 1, [])
    assert bag_of(s) == (2, 1, 0)


def test_K8_11_a_yellow_die_flips_a_tile_too():
    s = before_a_search(["yellow 4"], growth=["yellow", "blue"], bag={})
    play(s, "use yellow 4 in N")
    assert (shark_of(s)["tiles"], shark_of(s)["growth"]) == (1, [])
    assert bag_of(s) == (1, 2, 0)


def test_K8_11_the_tile_flips_at_once_and_the_next_die_begins_the_next_tile():
    s = before_a_search(["yellow 4", "yellow 2"], growth=["blue", "blue"], bag={})
    play(s, "use yellow 4 in N", "use yellow 2 in C", "first N")
    assert (shark_of(s)["tiles"], shark_of(s)["growth"]) == (1, ["yellow"])
    assert bag_of(s) == (2, 1, 0)


def test_K8_11_the_current_flips_a_tile_before_the_search():
    s = before_a_current(pool=["yellow 6"], growth=["blue", "yellow"])
    play(s, OVER_C_E)
    assert asked(s) == "search"
    assert (shark_of(s)["tiles"], shark_of(s)["growth"]) == (1, [])
    play(s, "use yellow 6 in S")
    assert (shark_of(s)["tiles"], shark_of(s)["growth"]) == (1, ["yellow"])


def test_K8_11_two_dice_are_not_enough():
    s = before_a_search(["yellow 4", "yellow 2"])
    play(s, "use yellow 4 in N", "use yellow 2 in C", "first N")
    assert (shark_of(s)["tiles"], shark_of(s)["growth"]) == (0, ["yellow", "yellow"])


def test_K8_11_with_four_tiles_flipped_a_current_goes_straight_to_the_bag():
    s = before_a_current(tiles=4, bag={})
    events = play(s, OVER_C_E)
    assert "grew" not in kinds(events)
    assert shark_of(s)["growth"] == []
    assert look(s)["currents"] == {}
    assert bag_of(s) == (1, 0, 0)


def test_K8_11_with_four_tiles_flipped_yellow_dice_go_straight_to_the_bag():
    s = before_a_search(["yellow 4", "yellow 2"], tiles=4, bag={})
    play(s, "use yellow 4 in N", "use yellow 2 in C", "first N")
    assert (shark_of(s)["tiles"], shark_of(s)["growth"]) == (4, [])
    assert bag_of(s) == (0, 2, 0)


def test_K8_11_the_fourth_tile_may_flip_between_two_dice():
    s = before_a_search(["yellow 4", "yellow 2"], tiles=3, growth=["blue", "blue"], bag={})
    play(s, "use yellow 4 in N", "use yellow 2 in C", "first N")
    assert (shark_of(s)["tiles"], shark_of(s)["growth"]) == (4, [])
    assert bag_of(s) == (2, 2, 0)


def test_K8_11_red_dice_never_go_there():
    s = before_a_search(["red 4"], growth=["blue", "blue"])
    play(s, "use red 4 in N")
    assert (shark_of(s)["tiles"], shark_of(s)["growth"]) == (0, ["blue", "blue"])
    assert shark_of(s)["hunger"] == ["red"]


def test_K8_11_dice_that_were_not_used_do_not_grow():
    s = before_a_search(["yellow 4", "blue 3"], row=[])
    play(s, "go on")
    assert shark_of(s)["growth"] == []
    assert shark_of(s)["energy"] == ["blue 3", "yellow 4"]


def test_K8_11_a_flipped_tile_stays_for_the_game():
    s = before_a_current(tiles=2, growth=["blue", "blue"])
    play(s, OVER_C_E)
    next_shark_turn(s)
    assert shark_of(s)["tiles"] == 3


# What the tiles do, and from when


def test_K8_11_tile_reroll_acts_from_the_next_draw_and_roll():
    s = before_a_current(growth=["blue", "blue"], row=[])
    play(s, OVER_C_E)
    assert (shark_of(s)["tiles"], asked(s)) == (1, "action")
    next_shark_turn(s)
    assert asked(s) == "rolled"
    assert options(s)[1].startswith("reroll ")
    play(s, options(s)[1])
    assert asked(s) != "rolled"


def test_K8_11_tile_five_more_acts_in_the_same_turns_energy_step():
    s = before_a_search(["yellow 4", "blue 1"], tiles=1, growth=["blue", "blue"], row=["aggressive_6"])
    play(s, "use yellow 4 in N")
    # A single pip would buy nothing; it counts 6 because the tile has just been flipped.
    assert asked(s) == "buy"
    assert options(s) == ["done", "buy aggressive_6"]


def test_K8_11_tile_five_more_does_not_act_before_it_is_flipped():
    s = before_a_search(["yellow 4", "blue 1"], tiles=1, growth=["blue"], row=["aggressive_6"])
    play(s, "use yellow 4 in N")
    assert asked(s) == "action"


def test_K8_11_tile_reroll_again_acts_from_the_next_draw_and_roll():
    s = before_a_current(tiles=2, growth=["blue", "blue"], row=[])
    play(s, OVER_C_E)
    assert (shark_of(s)["tiles"], asked(s)) == (3, "action")
    next_shark_turn(s)
    for _ in range(2):
        assert asked(s) == "rolled"
        play(s, options(s)[1])
    assert asked(s) != "rolled"


def test_K8_11_tile_third_die_acts_from_the_next_draw_and_roll():
    s = before_a_current(tiles=3, growth=["blue", "blue"], row=[])
    play(s, OVER_C_E)
    assert (shark_of(s)["tiles"], asked(s)) == (4, "action")
    next_shark_turn(s)
    assert asked(s) == "dice"
    play(s, "draw three dice")
    assert len(shark_of(s)["pool"]) == 3


@pytest.mark.parametrize(
    ("tiles", "first"), [(0, "currents"), (1, "rolled"), (2, "rolled"), (3, "rolled"), (4, "dice")]
)
def test_K8_11_the_tiles_act_in_their_order(tiles: int, first: str):
    s = hunt("draw", tiles=tiles, bag={"blue": 9})
    assert asked(s) == first


def test_K8_11_tiles_act_in_every_turn():
    s = hunt("draw", tiles=4, row=[])
    for _ in range(3):
        assert asked(s) == "dice"
        until(s, "rolled")
        next_shark_turn(s)
