"""Energy (K8.12 to K8.16) and its variant in the prototype (K13.2): storing, buying, replacing, the hunger die."""

from typing import Any

import pytest
from support.kelp import KELP, asked, look, options, play
from support.shark import bag_of, ended, hunt, kinds, next_shark_turn, script_is_used_up, shark_of

from fathoms.games.kelp.state import State


def stored(*energy: str, **told: Any) -> State:
    """The Shark about to buy with these energy dice."""
    return hunt("buy", energy=list(energy), **told)


def total(s: State) -> int:
    """The energy that the Shark is told it can spend."""
    return KELP.question(s).fields["energy"]


def offered(s: State, verb: str) -> list[str]:
    """The options that begin with this verb, without it."""
    return [option.removeprefix(f"{verb} ") for option in options(s) if option.startswith(f"{verb} ")]


# Storing


def test_K8_12_all_pool_dice_of_any_colour_become_energy():
    s = hunt("store", pool=["blue 1", "red 2"], row=[])
    assert shark_of(s)["energy"] == ["blue 1", "red 2"]
    assert shark_of(s)["pool"] == []
    s = hunt("store", pool=["yellow 3"], energy=["red 2"], row=[])
    assert shark_of(s)["energy"] == ["yellow 3", "red 2"]


def test_K8_12_too_many_dice_the_shark_chooses_among_the_pool():
    s = hunt("store", pool=["blue 1", "red 6"], energy=["yellow 3", "blue 2"], row=["agile_4"], bag={})
    assert asked(s) == "store"
    assert options(s) == ["store blue 1", "store red 6"]
    assert KELP.from_json(look(s)) == s
    play(s, "store blue 1")
    # The stored dice stay, and the die that does not fit returns to the bag.
    assert shark_of(s)["energy"] == ["blue 1", "blue 2", "yellow 3"]
    assert bag_of(s) == (0, 0, 1)
    assert asked(s) == "buy"


def test_K8_12_two_of_three_dice_are_chosen_one_after_the_other():
    s = hunt("store", pool=["blue 1", "yellow 2", "red 6"], energy=["yellow 3"], row=["agile_4"], bag={})
    assert options(s) == ["store blue 1", "store yellow 2"]
    play(s, "store yellow 2")
    assert options(s) == ["store red 6"]
    play(s, "store red 6")
    assert shark_of(s)["energy"] == ["yellow 2", "yellow 3", "red 6"]
    assert bag_of(s) == (1, 0, 0)


def test_K8_12_every_choice_of_two_dice_can_be_made():
    pool = ["blue 1", "blue 4", "yellow 2", "red 6"]
    made = set()
    for first in ("blue 1", "blue 4", "yellow 2"):
        s = hunt("store", pool=pool, energy=["yellow 3"], row=["agile_4"])
        play(s, f"store {first}")
        made |= {(first, second) for second in offered(s, "store")}
    assert made == {(first, second) for i, first in enumerate(pool) for second in pool[i + 1 :]}


def test_K8_12_three_of_four_dice():
    s = hunt("store", pool=["blue 1", "blue 4", "yellow 2", "red 6"], row=["agile_4"], bag={})
    assert options(s) == ["store blue 1", "store blue 4"]
    play(s, "store blue 4", "store yellow 2", "store red 6")
    assert shark_of(s)["energy"] == ["blue 4", "yellow 2", "red 6"]
    assert bag_of(s) == (1, 0, 0)


def test_K8_12_equal_dice_are_one_option():
    s = hunt("store", pool=["blue 1", "blue 1", "blue 2"], energy=["yellow 3", "red 1"], row=["agile_4"])
    assert options(s) == ["store blue 1", "store blue 2"]
    s = hunt("store", pool=["blue 1", "blue 1", "blue 2"], energy=["yellow 3"], row=["agile_4"])
    play(s, "store blue 1")
    assert options(s) == ["store blue 1", "store blue 2"]


def test_K8_12_exactly_three_dice_fit_without_a_question():
    s = hunt("store", pool=["blue 1", "red 6"], energy=["yellow 3"], row=["agile_4"])
    assert shark_of(s)["energy"] == ["blue 1", "yellow 3", "red 6"]
    assert asked(s) == "buy"


def test_K8_12_energy_keeps_its_values_from_turn_to_turn():
    s = hunt("store", pool=["blue 1", "red 2"], row=[])
    next_shark_turn(s)
    assert shark_of(s)["energy"] == ["blue 1", "red 2"]


def test_K8_12_with_three_dice_the_shark_must_buy():
    s = stored("blue 1", "blue 2", "red 3", row=["agile_4"])
    assert options(s) == ["buy agile_4"]


@pytest.mark.parametrize("dice", [["blue 4"], ["blue 1", "red 3"]])
def test_K8_12_with_one_or_two_it_may(dice: list[str]):
    s = stored(*dice, row=["agile_4"])
    assert options(s) == ["done", "buy agile_4"]
    play(s, "done")
    assert shark_of(s)["energy"] == dice
    assert shark_of(s)["hunger"] == []
    assert asked(s) == "action"


def test_K8_12_also_with_an_empty_pool():
    s = hunt("store", pool=[], energy=["blue 4"], row=["agile_4"])
    assert options(s) == ["done", "buy agile_4"]


def test_K8_12_without_energy_nothing_is_asked():
    assert asked(hunt("store", pool=[], row=["agile_4"])) == "action"


def test_K8_12_one_or_two_dice_that_buy_nothing_are_kept():
    s = stored("blue 1", "red 2", row=["agile_4"], deck=["agile_5"])
    assert asked(s) == "action"
    assert shark_of(s)["energy"] == ["blue 1", "red 2"]


def test_K8_12_a_die_on_vigilant_is_no_energy():
    s = hunt("store", pool=[], kept=["blue 6"], keeping=["red 6"], row=["agile_4"])
    assert shark_of(s)["energy"] == []
    assert asked(s) == "action"


# Buying


def test_K8_13_the_pips_of_all_dice_of_any_colour_pay():
    s = stored("blue 1", "yellow 2", "red 4", row=["daring_7", "daring_8", "agile_4"])
    assert total(s) == 7
    assert offered(s, "buy") == ["agile_4", "daring_7"]


@pytest.mark.parametrize(("energy", "tiles", "worth"), [
    ([], 2, 0), (["blue 2", "red 3"], 1, 5), (["blue 2", "red 3"], 2, 10), (["blue 2", "red 4"], 2, 6),
])  # fmt: skip
def test_K8_13_everybody_is_told_what_the_energy_is_worth_at_any_time(energy: list[str], tiles: int, worth: int):
    s = hunt("move", energy=energy, tiles=tiles, at="N|C")
    assert [KELP.to_json(KELP.redact(s, seat))["shark"]["to_spend"] for seat in (-1, 0, 1)] == [worth] * 3


def test_K8_13_what_was_spent_is_gone_from_it():
    s = stored("blue 6", "red 6", row=["agile_4", "ruthless_4", "swift_4", "agile_5"])
    play(s, "buy agile_4")
    assert shark_of(s)["to_spend"] == 8
    assert KELP.to_json(KELP.from_json(KELP.to_json(s))) == KELP.to_json(s)


def test_K8_13_any_card_of_the_row_and_copies_are_one_option():
    s = stored("blue 6", "blue 2", row=["aggressive_6", "daring_8", "aggressive_6", "agile_4"])
    assert offered(s, "buy") == ["aggressive_6", "agile_4", "daring_8"]


def test_K8_13_several_cards_one_at_a_time():
    s = stored("blue 6", "red 6", row=["agile_4", "ruthless_4", "swift_4", "agile_5"])
    play(s, "buy agile_4")
    assert total(s) == 8
    assert options(s) == ["done", "buy agile_5", "buy ruthless_4", "buy swift_4"]
    play(s, "buy swift_4")
    assert total(s) == 4
    assert options(s) == ["done", "buy ruthless_4"]
    play(s, "buy ruthless_4")
    # Nothing is left, so hunger follows by itself.
    assert asked(s) == "hunger"
    assert shark_of(s)["cards"] == ["agile_4", "ruthless_4", "swift_4"]


def test_K8_13_the_row_refills_at_once_and_the_new_card_may_be_bought():
    s = stored("blue 6", "red 6", row=["agile_4", "hostile_10"], deck=["swift_4", "hostile_9"], chance=[1])
    events = play(s, "buy agile_4")
    assert kinds(events) == ["bought", "row"]
    assert events[1] == {"event": "row", "seat": "shark", "card": "swift_4", "place": 0}
    assert shark_of(s)["row"] == ["swift_4", "hostile_10", None, None]
    assert shark_of(s)["deck"] == ["hostile_9"]
    assert options(s) == ["done", "buy swift_4"]


def test_K8_13_each_gap_is_filled_in_its_own_place():
    s = stored("blue 6", row=["daring_7", "daring_8", "agile_4", "hostile_9"], deck=["swift_4"])
    play(s, "buy agile_4")
    assert shark_of(s)["row"] == ["daring_7", "daring_8", "swift_4", "hostile_9"]


def test_K8_13_after_the_first_card_the_shark_may_stop_and_the_rest_is_lost():
    s = stored("blue 6", "blue 5", "blue 1", row=["agile_4", "ruthless_4"], bag={})
    assert "done" not in options(s)
    play(s, "buy agile_4")
    assert options(s) == ["done", "buy ruthless_4"]
    play(s, "done", "blue 1 to hunger")
    assert shark_of(s)["energy"] == []
    next_shark_turn(s)
    assert "energy_left" not in shark_of(s)


def test_K8_13_one_die_of_choice_goes_to_the_hunger_track_and_the_others_to_the_bag():
    s = stored("blue 6", "yellow 1", "red 1", row=["agile_4"], bag={})
    play(s, "buy agile_4")
    assert asked(s) == "hunger"
    assert options(s) == ["blue 6 to hunger", "yellow 1 to hunger", "red 1 to hunger"]
    play(s, "yellow 1 to hunger")
    assert shark_of(s)["hunger"] == ["yellow"]
    assert shark_of(s)["energy"] == []
    # The blue and the red die, and the yellow one that Agile brought.
    assert bag_of(s) == (1, 1, 1)
    assert asked(s) == "action"


def test_K8_13_one_die_however_many_cards():
    s = stored("blue 6", "blue 6", row=["agile_4", "ruthless_4", "swift_4"], hunger=["red"])
    play(s, "buy agile_4", "buy ruthless_4", "buy swift_4", "blue 6 to hunger")
    assert shark_of(s)["hunger"] == ["blue", "red"]


def test_K8_13_equal_dice_are_one_option_for_hunger():
    s = stored("blue 2", "blue 2", "blue 3", row=["agile_4"])
    play(s, "buy agile_4")
    assert options(s) == ["blue 2 to hunger", "blue 3 to hunger"]


def test_K8_13_a_single_die_goes_to_hunger():
    s = stored("red 4", row=["agile_4"])
    play(s, "buy agile_4")
    assert options(s) == ["red 4 to hunger"]
    play(s, "red 4 to hunger")
    assert (shark_of(s)["hunger"], shark_of(s)["energy"]) == (["red"], [])


@pytest.mark.parametrize(("dice", "worth"), [
    (["blue 1"], 6), (["blue 2"], 7), (["blue 3"], 8), (["blue 4"], 9), (["blue 5"], 10), (["blue 6"], 6),
    (["blue 2", "red 3"], 10), (["blue 3", "red 3"], 6), (["blue 1", "yellow 1", "red 1"], 8),
])  # fmt: skip
def test_K8_13_tile_2_adds_five_to_a_total_of_one_to_five(dice: list[str], worth: int):
    assert total(stored(*dice, tiles=2, row=["agile_4"])) == worth
    assert total(stored(*dice, tiles=4, row=["agile_4"])) == worth


def test_K8_13_tile_1_adds_nothing():
    s = stored("blue 5", tiles=1, row=["agile_4", "daring_7"])
    assert total(s) == 5
    assert offered(s, "buy") == ["agile_4"]


def test_K8_13_the_total_is_fixed_before_the_first_purchase():
    s = stored("blue 5", tiles=2, row=["agile_4", "agile_5", "vigilant_6"])
    play(s, "buy agile_4")
    # 10 less 4 is 6; the rest of a total is no new total of 1 to 5 later on.
    assert total(s) == 6
    s = stored("blue 5", tiles=2, row=["aggressive_6", "agile_4", "agile_5"])
    play(s, "buy aggressive_6")
    assert total(s) == 4
    assert options(s) == ["done", "buy agile_4"]


def test_K8_13_tile_2_does_not_help_a_high_total_that_was_spent_down():
    s = stored("blue 6", "blue 3", tiles=2, row=["agile_4", "aggressive_6"])
    play(s, "buy agile_4")
    assert asked(s) == "hunger"


def test_K8_13_a_six_lowered_to_five_counts_ten_with_tile_2():
    s = stored("blue 6", tiles=2, row=["agile_4", "hostile_10"], deck=["swift_4"])
    assert (total(s), offered(s, "buy")) == (6, ["agile_4"])
    play(s, "lower blue 6", "replace agile_4")
    assert total(s) == 10
    assert options(s) == ["buy hostile_10", "buy swift_4"]


def test_K8_14_a_bought_card_lies_before_the_shark():
    s = stored("blue 6", row=["agile_4"])
    events = play(s, "buy agile_4")
    assert events[0] == {"event": "bought", "seat": "shark", "card": "agile_4"}
    assert shark_of(s)["cards"] == ["agile_4"]
    assert shark_of(s)["row"] == [None] * 4


def test_K8_14_its_dice_go_from_the_supply_to_the_bag_at_once():
    s = stored("blue 6", "blue 6", row=["hostile_10"], bag={"yellow": 1})
    before = shark_of(s)["supply"]
    play(s, "buy hostile_10")
    assert asked(s) == "hunger"
    assert bag_of(s) == (1, 1, 1)
    assert shark_of(s)["supply"] == before | {"blue": before["blue"] - 1, "red": before["red"] - 1}


@pytest.mark.parametrize(("in_bag", "gained"), [(10, 0), (9, 1), (8, 2)])
def test_K8_14_a_colour_that_has_run_out_is_not_gained(in_bag: int, gained: int):
    s = stored("blue 6", row=["aggressive_6"], bag={"red": in_bag})
    play(s, "buy aggressive_6")
    assert bag_of(s) == (0, 0, in_bag + gained)
    assert shark_of(s)["cards"] == ["aggressive_6"]


def test_K8_14_the_other_colour_still_comes():
    s = stored("blue 6", "blue 2", row=["reactive_8"], bag={"red": 10})
    play(s, "buy reactive_8")
    assert bag_of(s) == (0, 1, 10)


# Replacing


def test_K8_15_a_die_is_lowered_and_a_row_card_replaced():
    row = ["agile_4", "daring_8", "hostile_9", "ruthless_4"]
    s = stored("blue 6", "red 1", row=row, deck=["swift_4"])
    assert options(s) == ["done", "lower blue 6", "buy agile_4", "buy ruthless_4"]
    assert play(s, "lower blue 6") == [{"event": "lowered", "seat": "shark", "die": "blue 6"}]
    assert shark_of(s)["energy"] == ["blue 5", "red 1"]
    events = play(s, "replace daring_8")
    assert events[0] == {"event": "replaced", "seat": "shark", "card": "daring_8"}
    assert shark_of(s)["row"] == ["agile_4", "swift_4", "hostile_9", "ruthless_4"]
    assert shark_of(s)["deck"] == []
    assert "daring_8" in shark_of(s)["trash"]
    assert "daring_8" not in shark_of(s)["cards"]


def test_K8_15_the_card_comes_from_the_deck_at_random():
    for number, card in enumerate(["agile_5", "swift_4", "swift_5"]):
        s = stored("blue 6", row=["agile_4", "daring_8"], deck=["agile_5", "swift_4", "swift_5"], chance=[number])
        play(s, "lower blue 6", "replace daring_8")
        assert shark_of(s)["row"][1] == card
        assert script_is_used_up(s)


def test_K8_15_no_die_goes_below_one():
    s = stored("blue 1", "red 1", "red 3", row=["agile_4", "daring_8"], deck=["swift_4"])
    assert offered(s, "lower") == ["red 3"]
    s = stored("blue 1", tiles=2, row=["agile_4", "daring_8"], deck=["swift_4"])
    assert offered(s, "lower") == []


def test_K8_15_each_different_die_may_be_the_one():
    s = stored("blue 4", "yellow 4", "yellow 4", row=["agile_4", "daring_8"], deck=["swift_4"])
    assert offered(s, "lower") == ["blue 4", "yellow 4"]
    play(s, "lower yellow 4")
    assert shark_of(s)["energy"] == ["blue 4", "yellow 3", "yellow 4"]


def test_K8_15_once_a_turn():
    s = stored("blue 6", "red 6", row=["agile_4", "ruthless_4", "daring_8"], deck=["swift_4", "swift_5"])
    play(s, "lower blue 6", "replace daring_8")
    assert offered(s, "lower") == []


def test_K8_15_again_in_the_next_turn():
    # Swift 4 and Swift 5 come into the row, the Octopus draws four cards, the Shark draws and rolls two blue 6.
    chance = [1, 1, 0, 0, 0, 0, 0, 0, 5, 5]
    row, deck = ["agile_4", "ruthless_4", "daring_8"], ["hostile_9", "swift_4", "swift_5"]
    s = stored("blue 6", row=row, deck=deck, bag={"blue": 2}, chance=chance)
    play(s, "lower blue 6", "replace daring_8", "buy agile_4", "blue 5 to hunger")
    play(s, "draw", "discard fast_learning", "go on", "swim to NW|N facing south")
    assert asked(s) == "buy"
    assert offered(s, "lower") == ["blue 6"]


def test_K8_15_only_before_the_first_purchase():
    s = stored("blue 6", "red 6", row=["agile_4", "ruthless_4", "daring_8"], deck=["swift_4", "swift_5"])
    assert offered(s, "lower") != []
    play(s, "buy agile_4")
    assert asked(s) == "buy"
    assert offered(s, "lower") == []


def test_K8_15_not_with_an_empty_deck():
    s = stored("blue 6", "red 6", row=["agile_4", "ruthless_4", "daring_8"], deck=[])
    assert options(s) == ["done", "buy agile_4", "buy daring_8", "buy ruthless_4"]


def test_K8_15_not_if_the_lowered_dice_buy_nothing():
    s = stored("blue 4", row=["agile_4", "daring_8"], deck=["swift_4"])
    assert options(s) == ["done", "buy agile_4"]
    s = stored("blue 5", row=["agile_4", "daring_8"], deck=["swift_4"])
    assert options(s) == ["done", "lower blue 5", "buy agile_4"]


def test_K8_15_the_only_affordable_card_may_not_be_put_out():
    s = stored("blue 6", row=["agile_4", "daring_8", "hostile_9"], deck=["swift_4"])
    play(s, "lower blue 6")
    assert options(s) == ["replace daring_8", "replace hostile_9"]


def test_K8_15_nor_if_it_costs_all_that_is_left():
    s = stored("blue 6", row=["agile_5", "daring_8"], deck=["swift_4"])
    play(s, "lower blue 6")
    assert options(s) == ["replace daring_8"]


def test_K8_15_affordable_is_judged_after_lowering():
    # With 6 two cards could be bought, with 5 only Agile.
    s = stored("blue 6", row=["agile_4", "aggressive_6"], deck=["swift_4"])
    play(s, "lower blue 6")
    assert options(s) == ["replace aggressive_6"]


def test_K8_15_with_two_affordable_cards_each_may_go():
    s = stored("blue 6", row=["agile_4", "agile_5", "hostile_9"], deck=["swift_4"])
    play(s, "lower blue 6")
    assert options(s) == ["replace agile_4", "replace agile_5", "replace hostile_9"]


def test_K8_15_two_copies_of_an_affordable_card_leave_one():
    s = stored("blue 6", "blue 1", row=["aggressive_6", "aggressive_6"], deck=["swift_4"])
    play(s, "lower blue 6")
    assert options(s) == ["replace aggressive_6"]
    play(s, "replace aggressive_6")
    assert shark_of(s)["row"] == ["swift_4", "aggressive_6", None, None]


def test_K8_15_not_with_a_single_card_in_the_row():
    s = stored("blue 6", "blue 6", row=["agile_4"], deck=["swift_4"])
    assert offered(s, "lower") == []


def test_K8_15_afterwards_at_least_one_card_must_be_bought():
    s = stored("blue 6", row=["agile_4", "daring_8"], deck=["hostile_9"])
    assert "done" in options(s)
    play(s, "lower blue 6", "replace daring_8")
    assert options(s) == ["buy agile_4"]
    play(s, "buy agile_4", "blue 5 to hunger")
    assert shark_of(s)["hunger"] == ["blue"]


def test_K8_15_the_new_card_may_be_the_one():
    s = stored("blue 6", row=["agile_4", "daring_8"], deck=["agile_5"])
    play(s, "lower blue 6", "replace daring_8")
    assert options(s) == ["buy agile_4", "buy agile_5"]


def test_K8_15_three_dice_may_replace_too():
    s = stored("blue 2", "blue 3", "red 1", row=["agile_4", "daring_8"], deck=["swift_4"])
    assert options(s) == ["lower blue 2", "lower blue 3", "buy agile_4"]


def test_K8_15_lowering_can_lift_the_total_with_tile_2():
    # Nothing costs 6 or less, but 5 counts 10.
    s = stored("blue 6", tiles=2, row=["daring_8", "hostile_10"], deck=["swift_4"])
    assert options(s) == ["done", "lower blue 6"]
    play(s, "lower blue 6", "replace daring_8")
    assert options(s) == ["buy hostile_10", "buy swift_4"]


# Three dice, hunger and the deck's end


def test_K8_16_three_dice_that_buy_nothing_return_to_the_bag_without_hunger():
    s = hunt("store", pool=["blue 1"], energy=["yellow 1", "red 1"], row=["agile_4"], deck=["swift_4"], bag={})
    assert asked(s) == "action"
    assert shark_of(s)["energy"] == []
    assert shark_of(s)["hunger"] == []
    assert bag_of(s) == (1, 1, 1)


def test_K8_16_everyone_is_told():
    s = hunt("search", pool=["yellow 5"], energy=["yellow 1", "red 1"], at="den NW", row=["daring_8"])
    events = play(s, "go on")
    assert kinds(events) == ["stored", "energy_lost", "returned", "returned", "returned", "turn"]


def test_K8_16_tile_2_is_counted():
    s = stored("blue 1", "yellow 1", "red 1", tiles=2, row=["daring_8"])
    assert options(s) == ["buy daring_8"]


def test_K8_16_this_is_judged_first_and_there_is_no_replacement_then():
    # 6 buys nothing; lowered to 5 it would count 10 and buy Daring.
    s = stored("blue 1", "yellow 1", "red 4", tiles=2, row=["daring_7", "daring_8"], deck=["swift_4"], bag={})
    assert asked(s) == "action"
    assert bag_of(s) == (1, 1, 1)
    assert shark_of(s)["row"] == ["daring_7", "daring_8", None, None]


def test_K8_16_the_shark_must_buy_even_if_that_is_the_seventh_die():
    s = stored("blue 6", "yellow 1", "red 1", row=["agile_4"], hunger=["red"] * 6)
    assert options(s) == ["buy agile_4"]
    play(s, "buy agile_4", "blue 6 to hunger")
    assert ended(s) == ("octopus", "exhausted")


def test_K8_16_with_two_dice_it_may_shun_the_seventh():
    s = stored("blue 6", "yellow 1", row=["agile_4"], hunger=["red"] * 6)
    play(s, "done")
    assert ended(s) is None


def test_K8_16_an_empty_deck_leaves_a_gap():
    s = stored("blue 6", "red 6", row=["agile_4", "swift_4"], deck=[])
    play(s, "buy agile_4")
    assert shark_of(s)["row"] == [None, "swift_4", None, None]
    play(s, "buy swift_4")
    assert shark_of(s)["row"] == [None] * 4
    assert asked(s) == "hunger"


def test_K8_16_an_empty_row_sells_nothing():
    assert asked(stored("blue 6", "red 6", row=[])) == "action"
    s = stored("blue 6", "red 6", "red 6", row=[], bag={})
    assert shark_of(s)["energy"] == []
    assert bag_of(s) == (1, 0, 2)


# A purchase and the last red die


def test_K11_3_a_purchase_onto_the_sixth_space_without_a_red_die_ends_the_game():
    s = stored("blue 6", row=["agile_4"], hunger=["blue"] * 5, bag={"blue": 3})
    play(s, "buy agile_4", "blue 6 to hunger")
    assert ended(s) == ("octopus", "no_strike_left")


def test_K11_3_the_last_red_die_on_the_hunger_track_ends_the_game():
    s = stored("blue 6", "red 1", row=["agile_4"], hunger=["blue"] * 5, bag={"blue": 3})
    play(s, "buy agile_4", "red 1 to hunger")
    assert ended(s) == ("octopus", "no_strike_left")


def test_K11_3_a_red_die_left_in_energy_counts():
    s = stored("blue 6", "red 1", row=["agile_4"], hunger=["blue"] * 5, bag={"blue": 3})
    play(s, "buy agile_4", "blue 6 to hunger")
    assert ended(s) is None
    assert bag_of(s) == (3, 1, 1)


def test_K11_3_a_red_die_that_the_card_brings_counts():
    s = stored("blue 6", row=["observant_5"], hunger=["blue"] * 5, bag={"blue": 3})
    play(s, "buy observant_5", "blue 6 to hunger")
    assert ended(s) is None


@pytest.mark.parametrize("place", ["kept", "keeping"])
def test_K11_3_a_red_die_on_vigilant_counts(place: str):
    s = stored("blue 6", row=["agile_4"], hunger=["blue"] * 5, bag={"blue": 3}, **{place: ["red 2"]})
    play(s, "buy agile_4", "blue 6 to hunger")
    assert ended(s) is None


def test_K11_3_red_dice_of_the_supply_and_on_the_hunger_track_do_not_count():
    s = stored("blue 6", row=["agile_4"], hunger=["red"] * 5, bag={"blue": 3})
    assert shark_of(s)["supply"]["red"] == 5
    play(s, "buy agile_4", "blue 6 to hunger")
    assert ended(s) == ("octopus", "no_strike_left")


def test_K11_3_with_two_free_spaces_the_game_goes_on():
    s = stored("blue 6", row=["agile_4"], hunger=["blue"] * 4, bag={"blue": 3})
    play(s, "buy agile_4", "blue 6 to hunger")
    assert ended(s) is None


def test_K13_3_in_the_prototype_a_purchase_without_a_red_die_ends_nothing():
    s = stored("blue 6", row=["agile_4"], hunger=["blue"] * 5, bag={"blue": 3}, edition="prototype")
    play(s, "buy agile_4", "blue 6 to hunger")
    assert ended(s) is None
    assert look(s)["turn"] == 3


# The prototype


def prototype(*energy: str, **told: Any) -> State:
    return stored(*energy, edition="prototype", **told)


def test_K13_2_replacing_needs_no_purchase():
    s = prototype("blue 6", row=["agile_4", "daring_8"], deck=["swift_4"])
    play(s, "lower blue 6", "replace daring_8")
    assert options(s) == ["done", "buy agile_4", "buy swift_4"]
    play(s, "done")
    assert shark_of(s)["energy"] == ["blue 5"]
    assert shark_of(s)["hunger"] == []


def test_K13_2_replacing_though_nothing_is_affordable():
    s = prototype("blue 2", row=["daring_8"], deck=["swift_4"])
    assert options(s) == ["done", "lower blue 2"]
    play(s, "lower blue 2", "replace daring_8")
    assert shark_of(s)["energy"] == ["blue 1"]
    assert asked(s) == "action"


def test_K13_2_any_row_card_may_go_the_only_affordable_one_too():
    s = prototype("blue 6", row=["agile_4", "daring_8"], deck=["hostile_9"])
    play(s, "lower blue 6")
    assert options(s) == ["replace agile_4", "replace daring_8"]
    play(s, "replace agile_4")
    assert asked(s) == "action"
    assert shark_of(s)["energy"] == ["blue 5"]


def test_K13_2_once_a_turn_and_before_the_first_purchase():
    s = prototype("blue 6", "blue 6", row=["agile_4", "ruthless_4", "daring_8"], deck=["swift_4", "swift_5"])
    assert offered(s, "lower") == ["blue 6"]
    play(s, "buy agile_4")
    assert (asked(s), offered(s, "lower")) == ("buy", [])
    s = prototype("blue 6", "blue 6", row=["agile_4", "ruthless_4", "daring_8"], deck=["swift_4", "swift_5"])
    play(s, "lower blue 6", "replace daring_8")
    assert (asked(s), offered(s, "lower")) == ("buy", [])


def test_K13_2_no_die_goes_below_one():
    s = prototype("blue 1", "red 3", row=["agile_4"], deck=["swift_4"])
    assert offered(s, "lower") == ["red 3"]
    assert asked(prototype("blue 1", "red 1", row=["agile_4"], deck=["swift_4"])) == "action"


def test_K13_2_only_if_the_deck_is_not_empty():
    s = prototype("blue 6", row=["agile_4", "daring_8"], deck=[])
    assert options(s) == ["done", "buy agile_4"]
    assert asked(prototype("blue 6", row=["daring_8"], deck=[])) == "action"


def test_K13_2_three_dice_and_nothing_affordable_the_shark_must_replace_first():
    s = prototype("blue 1", "yellow 1", "red 4", row=["daring_7", "daring_8"], deck=["swift_4"])
    assert options(s) == ["lower red 4"]
    play(s, "lower red 4", "replace daring_8")
    assert options(s) == ["buy swift_4"]


def test_K13_2_if_still_nothing_is_affordable_all_dice_return_without_hunger():
    s = prototype("blue 1", "yellow 1", "red 4", row=["daring_7", "daring_8"], deck=["hostile_9"], bag={})
    play(s, "lower red 4", "replace daring_8")
    assert asked(s) == "action"
    assert shark_of(s)["energy"] == []
    assert shark_of(s)["hunger"] == []
    assert bag_of(s) == (1, 1, 1)


def test_K13_2_three_ones_cannot_replace_and_return_at_once():
    s = prototype("blue 1", "yellow 1", "red 1", row=["daring_7", "daring_8"], deck=["swift_4"], bag={})
    assert asked(s) == "action"
    assert bag_of(s) == (1, 1, 1)


def test_K13_2_without_a_deck_they_return_at_once_too():
    s = prototype("blue 1", "yellow 1", "red 4", row=["daring_7", "daring_8"], deck=[], bag={})
    assert asked(s) == "action"
    assert bag_of(s) == (1, 1, 1)


def test_K13_2_three_dice_that_can_buy_must():
    s = prototype("blue 1", "yellow 1", "red 4", row=["aggressive_6", "daring_8"], deck=["hostile_9"], bag={})
    assert options(s) == ["lower red 4", "buy aggressive_6"]
    # Lowering gives the purchase away, and then nothing is affordable any more.
    play(s, "lower red 4", "replace daring_8")
    assert asked(s) == "action"
    assert bag_of(s) == (1, 1, 1)


def test_K13_2_lowering_counts_with_tile_2_here_too():
    s = prototype("blue 1", "yellow 1", "red 4", tiles=2, row=["daring_7", "daring_8"], deck=["hostile_9"])
    assert options(s) == ["lower red 4"]
    play(s, "lower red 4", "replace daring_8")
    assert options(s) == ["buy daring_7", "buy hostile_9"]
