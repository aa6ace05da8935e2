"""Search and strike (K8.7 to K8.10): where a die may go, what it reveals, and what becomes of the second one."""

from typing import Any

import pytest
from support.kelp import KELP, asked, look, options, play
from support.shark import bag_of, ended, hunt, kinds, script_is_used_up, shark_of

from fathoms.games.kelp.state import State

OCTOPUS, SHARK = 0, 1
BESIDE = {
    "NW|N": ["NW", "N"], "N|NE": ["N", "NE"], "W|C": ["W", "C"], "C|E": ["C", "E"], "SW|S": ["SW", "S"],
    "S|SE": ["S", "SE"], "NW|W": ["NW", "W"], "N|C": ["N", "C"], "NE|E": ["NE", "E"], "W|SW": ["W", "SW"],
    "C|S": ["C", "S"], "E|SE": ["E", "SE"], "den NW": ["NW"], "den NE": ["NE"], "den SW": ["SW"], "den SE": ["SE"],
}  # fmt: skip
DAY = {"NW": 5, "N": 4, "NE": 5, "W": 4, "C": 2, "E": 4, "SW": 5, "S": 4, "SE": 5}
NIGHT = {"NW": 2, "N": 4, "NE": 2, "W": 5, "C": 3, "E": 4, "SW": 4, "S": 6, "SE": 5}
CRAB = {"discard": ["crab"]}  # the Eat card is out of its pile, so that its food may lie on the board
# Beside the Shark: the Octopus in the centre, a shell in the north, and no trap elsewhere.
PLAIN = {"N": "shell"}


def between_N_and_C(pool: list[str], **told: Any) -> State:
    """The Shark on N|C with these dice, about to search or strike in N (4+) and C (2+)."""
    return hunt("search", pool=pool, at="N|C", facing="east", **told)


# Where a die may go


@pytest.mark.parametrize("space", BESIDE)
def test_K8_7_only_zones_beside_the_sharks_space(space: str):
    s = hunt("search", pool=["yellow 6"], at=space)
    assert options(s) == ["go on"] + [f"use yellow 6 in {zone}" for zone in BESIDE[space]]


@pytest.mark.parametrize("colour", ["yellow", "red"])
@pytest.mark.parametrize(("board", "values"), [("day", DAY), ("night", NIGHT)])
@pytest.mark.parametrize("zone", DAY)
def test_K8_7_a_die_needs_the_value_of_the_zone_or_more(zone: str, board: str, values: dict[str, int], colour: str):
    space = next(space for space, zones in BESIDE.items() if zone in zones)
    for value in range(1, 7):
        s = hunt("search", pool=[f"{colour} {value}"], at=space, board=board)
        fits = asked(s) == "search" and f"use {colour} {value} in {zone}" in options(s)
        assert fits == (value >= values[zone])


def test_K8_7_blue_dice_neither_search_nor_strike():
    s = between_N_and_C(["blue 6"], row=[])
    assert asked(s) == "action"
    assert shark_of(s)["energy"] == ["blue 6"]


def test_K8_7_searching_is_no_duty():
    s = between_N_and_C(["yellow 6", "red 6"], row=[])
    play(s, "go on")
    assert shark_of(s)["energy"] == ["yellow 6", "red 6"]
    assert not any("revealed" in block for block in look(s)["blocks"].values())


def test_K8_7_without_a_die_that_fits_nothing_is_asked():
    assert asked(hunt("search", pool=["yellow 4"], at="den NW", row=[])) == "action"


def test_K8_7_in_one_zone_though_two_are_open():
    s = between_N_and_C(["yellow 6", "yellow 5"], row=[])
    play(s, "use yellow 6 in N", "go on")
    assert look(s)["blocks"]["N"] == "trap_one revealed"
    assert look(s)["blocks"]["C"] == "octopus"
    assert shark_of(s)["energy"] == ["yellow 5"]


def test_K8_7_one_die_a_zone():
    s = between_N_and_C(["yellow 6", "yellow 5", "red 4"])
    play(s, "use yellow 6 in N")
    assert options(s) == ["go on", "use yellow 5 in C", "use red 4 in C"]


def test_K8_7_one_zone_gets_no_second_die():
    s = hunt("search", pool=["yellow 6", "yellow 5"], at="den NW", row=[])
    play(s, "use yellow 6 in NW")
    assert asked(s) == "action"
    assert shark_of(s)["energy"] == ["yellow 5"]


def test_K8_7_two_zones_are_the_most():
    s = between_N_and_C(["yellow 6", "yellow 5", "yellow 4"], blocks=PLAIN)
    play(s, "use yellow 6 in N", "use yellow 5 in C")
    assert asked(s) == "order"
    play(s, "first N")
    assert shark_of(s)["energy"] == ["yellow 4"]


def test_K8_7_equal_dice_are_one_option():
    s = between_N_and_C(["yellow 6", "yellow 6"])
    assert options(s) == ["go on", "use yellow 6 in N", "use yellow 6 in C"]


def test_K8_7_energy_does_not_search():
    assert asked(between_N_and_C([], energy=["yellow 6", "red 6"], row=[])) == "action"


def test_K8_7_all_dice_are_placed_before_anything_is_revealed():
    s = between_N_and_C(["yellow 6", "red 5"])
    events = play(s, "use yellow 6 in N", "use red 5 in C")
    assert kinds(events) == ["die_placed", "die_placed"]
    assert look(s)["zone_dice"] == {"N": "yellow 6", "C": "red 5"}
    assert not any("revealed" in block for block in look(s)["blocks"].values())
    assert shark_of(s)["pool"] == []


@pytest.mark.parametrize("order", [["N", "C"], ["C", "N"]])
def test_K8_7_the_shark_chooses_which_die_comes_first(order: list[str]):
    s = between_N_and_C(["yellow 6", "yellow 5"], blocks=PLAIN)
    play(s, "use yellow 6 in N", "use yellow 5 in C")
    assert asked(s) == "order"
    assert KELP.mover(s) == SHARK
    assert options(s) == ["first N", "first C"]
    events = play(s, f"first {order[0]}")
    assert [event["zone"] for event in events if event["event"] == "revealed"] == order


def test_K8_7_a_single_die_has_no_order():
    s = between_N_and_C(["yellow 6"], blocks=PLAIN)
    events = play(s, "use yellow 6 in N")
    assert kinds(events)[:3] == ["die_placed", "searched", "revealed"]


def test_K8_7_after_the_first_reveal_nothing_can_be_taken_back():
    s = between_N_and_C(["yellow 6", "red 5"], currents={"W|C": 1})
    play(s, "use yellow 6 in N", "use red 5 in C", "first N")
    # The trap asks the Octopus, and then the strike follows without another question to the Shark.
    assert (asked(s), KELP.mover(s)) == ("remove", OCTOPUS)
    assert look(s)["zone_dice"] == {"C": "red 5"}
    play(s, "done")
    assert (asked(s), KELP.mover(s)) == ("confront", OCTOPUS)


def test_K8_7_yellow_searches_a_hidden_block():
    s = between_N_and_C(["yellow 4"], blocks=PLAIN)
    events = play(s, "use yellow 4 in N")
    assert {"event": "searched", "seat": "shark", "zone": "N", "die": "yellow 4"} in events
    assert {"event": "revealed", "seat": "shark", "zone": "N", "block": "shell"} in events
    assert look(s)["blocks"]["N"] == "shell revealed"


def test_K8_7_red_strikes_a_hidden_block():
    s = between_N_and_C(["red 4"], blocks=PLAIN)
    events = play(s, "use red 4 in N")
    assert {"event": "struck", "seat": "shark", "zone": "N", "die": "red 4"} in events
    assert {"event": "revealed", "seat": "shark", "zone": "N", "block": "shell"} in events
    assert look(s)["blocks"]["N"] == "shell revealed"


def test_K8_7_red_strikes_the_revealed_octopus_and_yellow_does_not_search_it():
    s = between_N_and_C(["yellow 6", "red 6"], blocks={"N": "shell revealed", "C": "octopus revealed"})
    assert options(s) == ["go on", "use red 6 in C"]
    play(s, "use red 6 in C")
    assert asked(s) == "confront"


@pytest.mark.parametrize("block", ["shell", "double_shell", "crab", "trap_hide", "trap_one", "trap_two", "trap_den"])
def test_K8_7_other_revealed_blocks_are_no_target(block: str):
    blocks = {"N": f"{block} revealed", "C": "shell", "SE": "octopus"}
    s = between_N_and_C(["yellow 6", "red 6"], blocks=blocks, octopus=CRAB if block == "crab" else {})
    assert options(s) == ["go on", "use yellow 6 in C", "use red 6 in C"]


def test_K8_7_dice_on_vigilant_may_be_placed_too():
    s = between_N_and_C(["yellow 6"], kept=["blue 6", "yellow 3", "red 4"])
    assert options(s) == [
        "go on",
        "use yellow 6 in N",
        "use yellow 6 in C",
        "use kept yellow 3 in C",
        "use kept red 4 in N",
        "use kept red 4 in C",
    ]


def test_K8_7_a_pool_die_and_the_same_die_on_vigilant_are_two_options():
    s = between_N_and_C(["yellow 3"], kept=["yellow 3"])
    assert options(s) == ["go on", "use yellow 3 in C", "use kept yellow 3 in C"]


def test_K8_7_a_pool_die_and_a_die_of_vigilant_together():
    s = between_N_and_C(["yellow 6"], kept=["red 4"], blocks=PLAIN, row=[])
    play(s, "use kept red 4 in N", "use yellow 6 in C", "first C")
    assert shark_of(s)["kept"] == []
    assert shark_of(s)["hunger"] == ["red"]
    assert shark_of(s)["growth"] == ["yellow"]


def test_K8_7_the_picture_of_the_search_and_the_strike():
    """A kelp zone on one side, the centre on the other; the yellow 3 reaches only the centre."""
    s = between_N_and_C(["yellow 3", "red 4"], blocks={"N": "octopus", "C": "shell"})
    assert options(s) == ["go on", "use yellow 3 in C", "use red 4 in N", "use red 4 in C"]
    play(s, "use red 4 in N", "use yellow 3 in C", "first C")
    assert look(s)["blocks"]["C"] == "shell revealed"
    assert asked(s) == "confront"
    play(s, "choose freeze", "choose fight", "done")
    assert (shark_of(s)["hunger"], shark_of(s)["growth"]) == (["red"], ["yellow"])


# What a reveal brings


@pytest.mark.parametrize("block", ["shell", "double_shell", "crab", "octopus"])
def test_K8_8_a_search_that_finds_no_trap_does_nothing_more(block: str):
    blocks = {"N": block, "C": "shell"} | ({} if block == "octopus" else {"SE": "octopus"})
    octopus = CRAB if block == "crab" else {}
    # There is a Current that a trap could remove.
    s = between_N_and_C(["yellow 6"], blocks=blocks, octopus=octopus, currents={"W|C": 1}, row=[])
    events = play(s, "use yellow 6 in N")
    assert kinds(events) == ["die_placed", "searched", "revealed", "grew", "turn"]
    assert look(s)["blocks"]["N"] == f"{block} revealed"


@pytest.mark.parametrize("block", ["shell", "double_shell", "crab"])
def test_K8_8_a_strike_on_shells_and_food_does_nothing_more(block: str):
    blocks = {"N": block, "C": "shell", "SE": "octopus"}
    octopus = CRAB if block == "crab" else {}
    # There is a Current that a trap could remove.
    s = between_N_and_C(["red 6"], blocks=blocks, octopus=octopus, currents={"W|C": 1}, row=[])
    events = play(s, "use red 6 in N")
    assert kinds(events) == ["die_placed", "struck", "revealed", "hunger", "turn"]
    assert look(s)["blocks"]["N"] == f"{block} revealed"


@pytest.mark.parametrize("state", ["octopus", "octopus revealed"])
def test_K8_8_a_strike_on_the_octopus_is_a_confrontation(state: str):
    s = between_N_and_C(["red 6"], blocks=PLAIN | {"C": state})
    events = play(s, "use red 6 in C")
    assert kinds(events)[-1] == "confrontation"
    assert look(s)["blocks"]["C"] == "octopus revealed"
    assert (asked(s), KELP.mover(s)) == ("confront", OCTOPUS)


@pytest.mark.parametrize("die", ["yellow 6", "red 6"])
def test_K8_8_a_trap_acts_whether_searched_or_struck(die: str):
    s = between_N_and_C([die], currents={"W|C": 1})
    events = play(s, f"use {die} in N")
    assert events[-1] == {"event": "trap", "seat": "octopus", "trap": "trap_one", "zone": "N"}
    assert (asked(s), KELP.mover(s)) == ("remove", OCTOPUS)


def test_K8_8_unless_observant_is_played():
    s = between_N_and_C(["yellow 6"], currents={"W|C": 1}, cards=["observant_5"], row=[])
    play(s, "use yellow 6 in N")
    assert (asked(s), KELP.mover(s)) == ("observant", SHARK)
    events = play(s, "use observant")
    assert "trap" not in kinds(events)
    assert look(s)["blocks"]["N"] == "trap_one revealed"
    assert look(s)["currents"] == {"W|C": 1}
    assert asked(s) == "action"


def test_K8_8_the_effect_of_a_confrontation_comes_before_the_second_die():
    s = between_N_and_C(["yellow 6", "red 6"], blocks=PLAIN)
    play(s, "use yellow 6 in N", "use red 6 in C", "first C", "choose freeze", "choose fight")
    assert asked(s) == "freeze"
    assert look(s)["blocks"]["N"] == "shell"
    events = play(s, "use the card")
    assert kinds(events)[:3] == ["hidden", "searched", "revealed"]
    assert look(s)["blocks"] | {"N": "shell revealed", "C": "octopus"} == look(s)["blocks"]


def test_K8_8_the_effect_of_a_trap_comes_before_the_second_die():
    s = between_N_and_C(["yellow 6", "yellow 5"], currents={"W|C": 1})
    play(s, "use yellow 6 in N", "use yellow 5 in C", "first N")
    assert asked(s) == "remove"
    assert look(s)["blocks"]["C"] == "octopus"
    play(s, "take the Current off W|C")
    assert look(s)["blocks"]["C"] == "octopus revealed"


# Where a used die goes


def test_K8_9_a_red_die_goes_to_hunger_after_the_reveal_and_before_the_trap():
    s = between_N_and_C(["red 6"], currents={"W|C": 1})
    events = play(s, "use red 6 in N")
    assert kinds(events) == ["die_placed", "struck", "revealed", "hunger", "trap"]
    assert shark_of(s)["hunger"] == ["red"]
    assert look(s)["zone_dice"] == {}


@pytest.mark.parametrize(("escape", "guess", "effect"), [
    ("fight", "retreat", "den"), ("retreat", "freeze", "retreat"), ("freeze", "fight", "freeze"),
])  # fmt: skip
def test_K8_9_a_lost_confrontation_takes_the_die_before_its_effect(escape: str, guess: str, effect: str):
    s = between_N_and_C(["red 6"], blocks=PLAIN)
    play(s, "use red 6 in C", f"choose {escape}")
    assert shark_of(s)["hunger"] == []
    play(s, f"choose {guess}")
    assert asked(s) == effect
    assert shark_of(s)["hunger"] == ["red"]
    assert look(s)["zone_dice"] == {}


def test_K8_9_a_strike_that_wins_puts_nothing_on_the_hunger_track():
    s = between_N_and_C(["red 6"], blocks=PLAIN, hunger=["red"] * 6)
    play(s, "use red 6 in C", "choose fight", "choose fight")
    assert ended(s) == ("shark", "confrontation")
    assert shark_of(s)["hunger"] == ["red"] * 6


def test_K8_9_the_seventh_die_ends_the_game_before_the_trap_acts():
    s = between_N_and_C(["red 6"], currents={"W|C": 1}, hunger=["blue"] * 6)
    events = play(s, "use red 6 in N")
    assert kinds(events) == ["die_placed", "struck", "revealed", "hunger", "over"]
    assert ended(s) == ("octopus", "exhausted")


def test_K8_9_the_seventh_die_ends_the_game_before_the_second_is_resolved():
    s = between_N_and_C(["red 6", "red 5"], blocks=PLAIN, hunger=["blue"] * 6)
    events = play(s, "use red 6 in N", "use red 5 in C", "first N")
    assert kinds(events) == ["die_placed", "die_placed", "struck", "revealed", "hunger", "over"]
    assert look(s)["blocks"]["C"] == "octopus"


def test_K8_9_yellow_dice_go_to_growth_when_the_step_ends():
    s = between_N_and_C(["yellow 6", "red 5"], blocks=PLAIN)
    play(s, "use yellow 6 in N", "use red 5 in C", "first N")
    assert asked(s) == "confront"
    assert shark_of(s)["growth"] == []
    play(s, "choose freeze", "choose fight", "done")
    assert shark_of(s)["growth"] == ["yellow"]


def test_K8_9_two_yellow_dice_both_grow():
    s = between_N_and_C(["yellow 6", "yellow 5"], blocks=PLAIN)
    events = play(s, "use yellow 6 in N", "use yellow 5 in C", "first N")
    assert kinds(events)[2:] == ["searched", "revealed", "searched", "revealed", "grew", "grew", "turn"]
    assert shark_of(s)["growth"] == ["yellow", "yellow"]


# The second die


def moved_away(second: str, to: str, **told: Any) -> tuple[State, list[dict[str, Any]]]:
    """The den trap of W moves the Shark while a second die waits on NW."""
    s = hunt("search", pool=["yellow 4", second], at="NW|W", blocks={"W": "trap_den", "NW": "shell"}, row=[], **told)
    play(s, f"use {second} in NW", "use yellow 4 in W", "first W")
    assert asked(s) == "den"
    return s, play(s, f"put the Shark on {to}")


def test_K8_10_no_longer_adjacent_the_second_search_returns_to_the_bag():
    s, events = moved_away("yellow 5", "den SE", bag={})
    assert kinds(events) == ["shark_put", "returned", "grew", "turn"]
    assert bag_of(s) == (0, 1, 0)
    assert look(s)["blocks"]["NW"] == "shell"
    assert shark_of(s)["growth"] == ["yellow"]
    assert look(s)["zone_dice"] == {}


def test_K8_10_no_longer_adjacent_the_second_strike_returns_too():
    s, events = moved_away("red 5", "den SE", bag={})
    assert kinds(events) == ["shark_put", "returned", "grew", "turn"]
    assert bag_of(s) == (0, 0, 1)
    assert look(s)["blocks"]["NW"] == "shell"
    assert shark_of(s)["hunger"] == []


def test_K8_10_still_adjacent_the_second_die_is_resolved():
    s, events = moved_away("yellow 5", "den NW")
    assert kinds(events) == ["shark_put", "searched", "revealed", "grew", "grew", "turn"]
    assert look(s)["blocks"]["NW"] == "shell revealed"


def test_K8_10_fight_moves_the_shark_away_from_the_second_die():
    s = between_N_and_C(["red 6", "red 5"], blocks=PLAIN, bag={})
    play(s, "use red 6 in N", "use red 5 in C", "first C", "choose fight", "choose freeze")
    play(s, "put the Shark on den SW")
    assert bag_of(s) == (0, 0, 1)
    assert shark_of(s)["hunger"] == ["red"]
    assert look(s)["blocks"]["N"] == "shell"
    assert asked(s) == "action"


def test_K8_10_the_block_that_lies_there_now_is_struck():
    # Retreat shuffles the Octopus out of the centre into the north, where the second red die waits.
    s = between_N_and_C(["red 6", "red 5"], blocks=PLAIN, chance=[0])
    play(s, "use red 6 in N", "use red 5 in C", "first C", "choose retreat", "choose freeze", "retreat with N")
    events = play(s, "place in N")
    assert kinds(events)[-3:] == ["struck", "revealed", "confrontation"]
    assert look(s)["blocks"]["N"] == "octopus revealed"
    assert look(s)["blocks"]["C"] == "shell"
    assert script_is_used_up(s)


def test_K8_10_a_second_confrontation_in_one_turn():
    s = between_N_and_C(["red 6", "red 5"], blocks=PLAIN, chance=[0])
    play(s, "use red 6 in N", "use red 5 in C", "first C", "choose retreat", "choose freeze", "retreat with N")
    play(s, "place in N")
    assert (asked(s), KELP.mover(s)) == ("confront", OCTOPUS)
    assert options(s) == ["choose fight", "choose freeze"]
    play(s, "choose freeze", "choose fight", "done")
    assert shark_of(s)["hunger"] == ["red", "red"]
    assert look(s)["pairs"] == ["fight"]


def test_K8_10_a_yellow_die_searches_the_block_that_lies_there_now():
    s = between_N_and_C(["yellow 6", "red 5"], blocks=PLAIN, chance=[0])
    play(s, "use yellow 6 in N", "use red 5 in C", "first C", "choose retreat", "choose freeze", "retreat with N")
    events = play(s, "place in N")
    assert {"event": "revealed", "seat": "shark", "zone": "N", "block": "octopus"} in events
    assert "confrontation" not in kinds(events)


def test_K8_10_an_octopus_hidden_by_the_first_trap_is_still_struck():
    s = between_N_and_C(["yellow 6", "red 5"], blocks={"N": "trap_hide", "C": "octopus revealed"})
    play(s, "use yellow 6 in N", "use red 5 in C", "first N", "hide C")
    assert asked(s) == "confront"
    assert look(s)["blocks"]["C"] == "octopus revealed"


@pytest.mark.parametrize(("die", "bag"), [("yellow 6", (0, 1, 0)), ("red 6", (0, 0, 1))])
@pytest.mark.parametrize("edition", ["final", "prototype"])
def test_K8_10_a_die_without_a_target_returns_to_the_bag(die: str, bag: tuple[int, ...], edition: str):
    s = hunt(
        "resolve",
        zone_dice={"N": die},
        blocks={"N": "shell revealed"},
        at="N|C",
        facing="east",
        bag={},
        edition=edition,
    )
    assert bag_of(s) == bag
    assert look(s)["zone_dice"] == {}
    assert shark_of(s)["hunger"] == []
    assert shark_of(s)["growth"] == []


def test_K13_3_in_the_prototype_the_second_die_is_resolved_from_afar():
    s, events = moved_away("yellow 5", "den SE", edition="prototype")
    assert kinds(events) == ["shark_put", "searched", "revealed", "grew", "grew", "turn"]
    assert look(s)["blocks"]["NW"] == "shell revealed"
    s, events = moved_away("red 5", "den SE", edition="prototype")
    assert kinds(events) == ["shark_put", "struck", "revealed", "hunger", "grew", "turn"]
    assert shark_of(s)["hunger"] == ["red"]


def test_K13_3_in_the_prototype_a_strike_from_afar_can_be_a_confrontation():
    s = between_N_and_C(["yellow 6", "red 5"], blocks={"N": "trap_den"}, edition="prototype")
    play(s, "use yellow 6 in N", "use red 5 in C", "first N", "put the Shark on den SE")
    assert asked(s) == "confront"


# The hunger track and the last red die


def test_K11_3_a_strike_with_the_last_red_die_onto_the_sixth_space_ends_the_game():
    s = between_N_and_C(["red 6"], blocks=PLAIN, hunger=["blue"] * 5, bag={"blue": 2})
    play(s, "use red 6 in N")
    assert ended(s) == ("octopus", "no_strike_left")


def test_K11_3_a_red_die_on_the_other_zone_keeps_it_going():
    s = between_N_and_C(["red 6", "red 5"], blocks=PLAIN, hunger=["blue"] * 5, bag={"blue": 2})
    play(s, "use red 6 in N", "use red 5 in C", "first N")
    assert (asked(s), KELP.mover(s)) == ("confront", OCTOPUS)


@pytest.mark.parametrize("place", ["pool", "energy", "kept", "keeping"])
def test_K11_3_a_red_die_in_pool_or_energy_or_on_vigilant_keeps_it_going(place: str):
    told: dict[str, Any] = {"pool": ["red 6"], "hunger": ["blue"] * 5, "bag": {"blue": 2}, "blocks": PLAIN, "row": []}
    told[place] = [*told.get(place, []), "red 1"]
    s = hunt("search", at="N|C", facing="east", **told)
    play(s, "use red 6 in N")
    assert ended(s) is None


def test_K11_3_dice_of_other_colours_do_not():
    s = between_N_and_C(
        ["blue 1", "yellow 1", "red 6"],
        blocks=PLAIN,
        hunger=["blue"] * 5,
        bag={"blue": 1, "yellow": 1},
        energy=["yellow 2"],
        kept=["yellow 1"],
        keeping=["yellow 2"],
    )
    play(s, "use red 6 in N")
    assert ended(s) == ("octopus", "no_strike_left")


def test_K13_3_in_the_prototype_the_last_red_die_ends_nothing():
    s = between_N_and_C(["red 6"], blocks=PLAIN, hunger=["blue"] * 5, bag={"blue": 2}, edition="prototype")
    play(s, "use red 6 in N")
    assert ended(s) is None
    assert asked(s) == "action"


def test_K8_the_worked_turn_of_the_rules():
    s = hunt("draw", at="N|C", facing="east", bag={"blue": 7, "yellow": 3, "red": 1}, chance=[0, 6, 4, 3])
    assert shark_of(s)["pool"] == ["blue 5", "yellow 4"]
    play(s, "place blue 5 on C|E", "swim over C|E to E|SE facing east")
    assert shark_of(s)["growth"] == ["blue"]
    assert options(s) == ["go on", "use yellow 4 in E"]
    play(s, "use yellow 4 in E")
    assert look(s)["blocks"]["E"] == "shell revealed"
    assert shark_of(s)["growth"] == ["blue", "yellow"]
    assert shark_of(s)["energy"] == []
    assert asked(s) == "action"
