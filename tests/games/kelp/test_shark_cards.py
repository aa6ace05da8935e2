"""The Shark's cards (K9): what each effect does, when, and what every card costs and brings."""

from collections import Counter
from typing import Any

import pytest
from support.kelp import KELP, asked, look, options, play, play_seen
from support.shark import DECK, EVERY_CARD, bag_of, ended, hunt, kinds, next_shark_turn, script_is_used_up, shark_of

from fathoms.core.chance import fast
from fathoms.games.kelp.declaration import EFFECT_NAMES
from fathoms.games.kelp.state import State

OCTOPUS, SHARK, SPECTATOR = 0, 1, -1
# Card: price, then the blue, yellow and red dice it brings.
PRICES = {
    "aggressive_6": (6, (0, 0, 2)),
    "agile_4": (4, (0, 1, 0)),
    "agile_5": (5, (1, 1, 0)),
    "daring_7": (7, (0, 0, 1)),
    "daring_8": (8, (1, 0, 1)),
    "hostile_9": (9, (0, 0, 1)),
    "hostile_10": (10, (1, 0, 1)),
    "hungry_5": (5, (0, 1, 0)),
    "hungry_7": (7, (1, 0, 1)),
    "observant_5": (5, (0, 0, 1)),
    "observant_6": (6, (0, 2, 0)),
    "reactive_7": (7, (1, 0, 1)),
    "reactive_8": (8, (0, 1, 1)),
    "relentless_5": (5, (1, 1, 0)),
    "relentless_7": (7, (0, 1, 1)),
    "ruthless_4": (4, (0, 1, 0)),
    "ruthless_6": (6, (1, 0, 1)),
    "swift_4": (4, (0, 1, 0)),
    "swift_5": (5, (1, 1, 0)),
    "vigilant_6": (6, (0, 0, 1)),
    "vigilant_7": (7, (0, 2, 0)),
}
COPIES = {card: 3 if card == "aggressive_6" else 1 for card in PRICES}


def rolled(pool: list[str], card: str, **told: Any) -> State:
    """After the roll, with this one card."""
    return hunt("rolled", pool=pool, cards=[card], **told)


def trashed(s: State, card: str) -> bool:
    """The card was used: it lies no more before the Shark and has left the game."""
    return card not in shark_of(s)["cards"] and card in shark_of(s)["trash"]


# The cards


def with_pips(pips: int) -> list[str]:
    """One or two energy dice that show so many pips."""
    return [f"blue {pips}"] if pips <= 6 else ["blue 6", f"blue {pips - 6}"]


@pytest.mark.parametrize("card", PRICES)
def test_K9_price_and_dice(card: str):
    price, dice = PRICES[card]
    assert asked(hunt("buy", energy=with_pips(price - 1), row=[card])) == "action"
    s = hunt("buy", energy=with_pips(price), row=[card], bag={})
    play(s, f"buy {card}")
    assert bag_of(s) == dice
    assert shark_of(s)["energy_left"] == 0


def test_K9_twenty_three_cards():
    s = KELP.new(chance=fast(1))
    cards = Counter(shark_of(s)["row"]) + Counter(shark_of(s)["deck"])
    assert cards == COPIES == DECK
    assert cards.total() == 23
    assert len(cards) == 21


def test_K9_every_effect_of_the_game_is_in_the_lists():
    in_play = [entry.values for entry in KELP.data.entries("shark.cards") if entry.values["copies"]]
    effects = {values["effect"] for values in in_play}
    assert {card.rsplit("_", 1)[0] for card in PRICES} == effects
    assert [card.rsplit("_", 1)[0] for card in EVERY_CARD] == [effect for effect in EFFECT_NAMES if effect in effects]


def test_K9_a_card_bought_in_this_turn_works_from_the_next_on():
    # Two dice to draw, one of them for Agile; the Octopus draws four cards.
    s = hunt("buy", energy=["blue 4"], row=["agile_4"], at="N|C", facing="east", chance=[0, 0, 0, 0, 0, 0, 0, 0])
    play(s, "buy agile_4", "blue 4 to hunger", "draw", "discard fast_learning", "go on")
    assert asked(s) == "move"
    play(s, "use agile")
    assert shark_of(s)["facing"] == "west"
    assert trashed(s, "agile_4")


# Aggressive


def test_card_aggressive_has_no_effect_only_its_dice():
    s = hunt("buy", energy=["blue 6"], row=["aggressive_6"], bag={})
    play(s, "buy aggressive_6")
    assert bag_of(s) == (0, 0, 2)


def test_card_aggressive_is_never_offered():
    told = {"cards": ["aggressive_6"] * 3, "at": "N|C", "facing": "east", "row": []}
    assert asked(hunt("before_roll", drawn=["red", "blue"], chance=[0, 0], **told)) == "currents"
    assert asked(hunt("rolled", pool=["red 1", "yellow 6"], **told)) == "move"
    s = hunt("move", pool=["yellow 6"], currents={"W|C": 1}, **told)
    assert not any(option.startswith(("use", "swift")) for option in options(s))
    play(s, "swim to C|E facing south", "go on")
    assert asked(s) == "action"
    assert shark_of(s)["cards"] == ["aggressive_6"] * 3


# Agile (more in test_movement.py)


def test_card_agile_turns_the_shark_round():
    s = hunt("move", at="W|C", facing="north", cards=["agile_5"])
    events = play(s, "use agile")
    assert kinds(events) == ["used_card", "turned"]
    assert (shark_of(s)["at"], shark_of(s)["facing"]) == ("W|C", "south")
    assert trashed(s, "agile_5")


def test_card_agile_need_not_be_used():
    s = hunt("move", at="W|C", facing="north", cards=["agile_5"])
    play(s, "swim to N|C facing east")
    assert shark_of(s)["cards"] == ["agile_5"]


# Daring


def test_card_daring_turns_a_red_die_to_six_and_another_goes_to_hunger():
    s = rolled(["blue 2", "yellow 4", "red 3"], "daring_7")
    play(s, "use daring")
    assert options(s) == ["choose red 3"]
    play(s, "choose red 3")
    assert options(s) == ["choose blue 2", "choose yellow 4"]
    events = play(s, "choose yellow 4")
    assert {"event": "raised", "seat": "shark", "die": "red 3", "became": "red 6"} in events
    assert {"event": "hunger", "seat": "shark", "colour": "yellow", "count": 1} in events
    assert shark_of(s)["pool"] == ["blue 2", "red 6"]
    assert shark_of(s)["hunger"] == ["yellow"]
    assert trashed(s, "daring_7")


def test_card_daring_may_give_up_another_red_die():
    s = rolled(["red 3", "red 5", "red 6"], "daring_7")
    play(s, "use daring")
    assert options(s) == ["choose red 3", "choose red 5"]
    play(s, "choose red 5")
    assert options(s) == ["choose red 3", "choose red 6"]
    play(s, "choose red 6")
    assert shark_of(s)["pool"] == ["red 3", "red 6"]
    assert shark_of(s)["hunger"] == ["red"]


def test_card_daring_with_two_equal_red_dice():
    s = rolled(["red 3", "red 3"], "daring_7")
    play(s, "use daring")
    assert options(s) == ["choose red 3"]
    play(s, "choose red 3")
    assert options(s) == ["choose red 3"]
    play(s, "choose red 3")
    assert shark_of(s)["pool"] == ["red 6"]
    assert shark_of(s)["hunger"] == ["red"]


def test_card_daring_equal_other_dice_are_one_option():
    s = rolled(["blue 2", "blue 2", "yellow 1", "red 3"], "daring_7")
    play(s, "use daring", "choose red 3")
    assert options(s) == ["choose blue 2", "choose yellow 1"]
    play(s, "choose blue 2")
    assert shark_of(s)["pool"] == ["blue 2", "yellow 1", "red 6"]
    assert asked(s) == "currents"


def test_card_daring_needs_another_die_and_a_red_one_below_six():
    assert asked(rolled(["red 3"], "daring_7")) == "move"
    assert asked(rolled(["red 6", "yellow 1"], "daring_7")) == "move"
    assert asked(rolled(["yellow 1", "yellow 2"], "daring_7")) == "move"


def test_card_daring_with_the_seventh_die_ends_the_game():
    s = rolled(["blue 2", "red 3"], "daring_7", hunger=["blue"] * 6)
    play(s, "use daring", "choose red 3", "choose blue 2")
    assert ended(s) == ("octopus", "exhausted")


def test_card_daring_with_the_sixth_die_leaves_its_own_red_die():
    s = rolled(["red 2", "red 3"], "daring_7", hunger=["blue"] * 5, bag={"blue": 1})
    play(s, "use daring", "choose red 3", "choose red 2")
    assert ended(s) is None
    assert shark_of(s)["pool"] == ["red 6"]


# Hostile


@pytest.mark.parametrize(("number", "pair"), [(0, "fight"), (1, "retreat"), (2, "freeze")])
def test_card_hostile_trashes_a_random_pair_in_the_open(number: int, pair: str):
    for seat in (OCTOPUS, SHARK, SPECTATOR):
        s = rolled([], "hostile_9", chance=[number])
        events = play_seen(s, seat, "use hostile")
        assert {"event": "pair_lost", "seat": "shark", "pair": pair} in events
        assert look(s)["pairs"] == [name for name in ("fight", "retreat", "freeze") if name != pair]
        assert trashed(s, "hostile_9")
        assert script_is_used_up(s)


@pytest.mark.parametrize(("number", "left"), [(0, "freeze"), (1, "fight")])
def test_card_hostile_takes_only_cards_still_in_play(number: int, left: str):
    s = rolled([], "hostile_9", pairs=["fight", "freeze"], chance=[number])
    play(s, "use hostile")
    assert look(s)["pairs"] == [left]


def test_card_hostile_needs_two_pairs():
    assert asked(rolled([], "hostile_9", pairs=["fight", "freeze"])) == "rolled"
    assert asked(rolled([], "hostile_9", pairs=["freeze"])) == "move"


def test_card_hostile_neither_side_can_choose_the_lost_colour():
    s = hunt("rolled", pool=["red 6"], cards=["hostile_9"], at="NW|N", facing="south", chance=[1])
    play(s, "use hostile", "swim to N|C facing east", "use red 6 in C")
    assert options(s) == ["choose fight", "choose freeze"]
    play(s, "choose fight")
    assert options(s) == ["choose fight", "choose freeze"]


def test_card_hostile_twice_and_the_next_confrontation_is_won():
    s = hunt("rolled", pool=["red 6"], cards=["hostile_9", "hostile_10"], at="NW|N", facing="south", chance=[1, 0])
    play(s, "use hostile", "use hostile", "swim to N|C facing east", "use red 6 in C")
    assert ended(s) == ("shark", "confrontation")


# Hungry


def test_card_hungry_before_the_roll_draws_one_more_die():
    s = hunt("before_roll", drawn=["blue", "red"], cards=["hungry_5"], bag={"yellow": 3}, chance=[0, 0, 1, 2])
    assert options(s) == ["roll", "use hungry"]
    play(s, "use hungry")
    # No other card is left to wait for, so the dice are rolled.
    assert shark_of(s)["pool"] == ["blue 1", "yellow 2", "red 3"]
    assert bag_of(s) == (0, 2, 0)
    assert trashed(s, "hungry_5")
    assert script_is_used_up(s)


def test_card_hungry_after_the_roll_draws_and_rolls_one_more_die():
    s = rolled(["blue 1", "red 3"], "hungry_5", bag={"yellow": 3}, chance=[0, 4])
    assert options(s) == ["go on", "use hungry"]
    events = play(s, "use hungry")
    assert {"event": "rolled", "seat": "shark", "die": "yellow 5"} in events
    assert shark_of(s)["pool"] == ["blue 1", "yellow 5", "red 3"]
    assert bag_of(s) == (0, 2, 0)
    assert trashed(s, "hungry_5")


def test_card_hungry_may_be_kept_for_after_the_roll():
    s = hunt("before_roll", drawn=["blue"], cards=["hungry_5"], bag={"yellow": 3}, chance=[0, 0, 4])
    play(s, "roll")
    assert options(s) == ["go on", "use hungry"]
    play(s, "use hungry")
    assert shark_of(s)["pool"] == ["blue 1", "yellow 5"]


def test_card_hungry_not_with_an_empty_bag():
    s = hunt("before_roll", drawn=["yellow", "red"], cards=["hungry_5"], bag={}, currents={"C|E": 1}, chance=[0, 0])
    assert asked(s) == "move"
    assert len(shark_of(s)["pool"]) == 2


def test_card_hungry_twice_with_two_cards():
    cards = ["hungry_5", "hungry_7"]
    s = hunt("before_roll", drawn=["yellow"], cards=cards, bag={"red": 2}, chance=[0, 0, 0, 0])
    play(s, "use hungry", "use hungry")
    assert shark_of(s)["pool"] == ["yellow 1", "red 1", "red 1"]


def test_card_hungry_with_tile_4_makes_four_dice():
    s = hunt("draw", tiles=4, cards=["hungry_5"], bag={"yellow": 4}, chance=[0, 0, 0, 0, 1, 2, 3])
    play(s, "draw three dice", "use hungry")
    assert shark_of(s)["pool"] == ["yellow 1", "yellow 2", "yellow 3", "yellow 4"]


# Observant


def trap_found(trap: str, die: str = "yellow 6", **told: Any) -> State:
    """A trap in the north has just been revealed, where it can do something."""
    blocks = {"N": trap, "SE": "shell revealed"}
    s = hunt("search", pool=[die], at="N|C", facing="east", blocks=blocks, currents={"W|C": 1}, row=[], **told)
    play(s, f"use {die} in N")
    return s


@pytest.mark.parametrize("trap", ["trap_hide", "trap_one", "trap_two", "trap_den"])
@pytest.mark.parametrize("die", ["yellow 6", "red 6"])
def test_card_observant_ignores_the_trap_just_revealed(trap: str, die: str):
    s = trap_found(trap, die, cards=["observant_5"])
    assert (asked(s), KELP.mover(s)) == ("observant", SHARK)
    assert options(s) == ["done", "use observant"]
    events = play(s, "use observant")
    assert kinds(events)[:2] == ["used_card", "trap_ignored"]
    assert "trap" not in kinds(events)
    assert asked(s) == "action"
    assert look(s)["blocks"]["N"] == f"{trap} revealed"
    assert look(s)["blocks"]["SE"] == "shell revealed"
    assert look(s)["currents"] == {"W|C": 1}
    assert shark_of(s)["at"] == "N|C"
    assert trashed(s, "observant_5")


@pytest.mark.parametrize(("trap", "question"), [
    ("trap_hide", "hide"), ("trap_one", "remove"), ("trap_two", "remove"), ("trap_den", "den"),
])  # fmt: skip
def test_card_observant_need_not_be_used(trap: str, question: str):
    s = trap_found(trap, cards=["observant_5"])
    play(s, "done")
    assert (asked(s), KELP.mover(s)) == (question, OCTOPUS)
    assert shark_of(s)["cards"] == ["observant_5"]


def test_card_observant_is_asked_for_only_if_the_shark_has_it():
    s = trap_found("trap_one", cards=["reactive_7"])
    assert (asked(s), KELP.mover(s)) == ("remove", OCTOPUS)


def test_card_observant_is_not_offered_against_a_trap_without_effect():
    for trap in ("trap_one", "trap_two"):
        s = hunt("search", pool=["yellow 6"], at="N|C", blocks={"N": trap}, cards=["observant_5"], row=[])
        play(s, "use yellow 6 in N")
        assert asked(s) == "action"
    s = hunt("search", pool=["yellow 6"], at="N|C", blocks={"N": "trap_hide"}, cards=["observant_5"], row=[])
    play(s, "use yellow 6 in N")
    assert asked(s) == "action"
    assert shark_of(s)["cards"] == ["observant_5"]


def test_card_observant_against_each_of_two_traps():
    s = hunt(
        "search",
        pool=["yellow 6", "yellow 5"],
        at="N|C",
        blocks={"N": "trap_den", "C": "trap_two", "SE": "octopus"},
        currents={"W|C": 1},
        cards=["observant_5", "observant_6"],
        row=[],
    )
    play(s, "use yellow 6 in N", "use yellow 5 in C", "first N", "use observant")
    assert asked(s) == "observant"
    assert KELP.question(s).fields == {"trap": "trap_two", "zone": "C"}
    play(s, "use observant")
    assert asked(s) == "action"
    assert shark_of(s)["cards"] == []


# Reactive


def test_card_reactive_returns_two_dice_and_takes_one_of_choice():
    s = hunt("before_roll", drawn=["blue", "yellow"], cards=["reactive_7"], bag={"blue": 2, "red": 1}, chance=[4])
    assert options(s) == ["roll", "use reactive"]
    play(s, "use reactive")
    assert options(s) == ["return a blue die"]
    play(s, "return a blue die")
    assert options(s) == ["return a yellow die"]
    play(s, "return a yellow die")
    assert bag_of(s) == (3, 1, 1)
    # The yellow one that was just returned may be taken again.
    assert options(s) == ["take a blue die", "take a yellow die", "take a red die"]
    events = play(s, "take a red die")
    assert events[0] == {"event": "chosen", "seat": "shark", "colour": "red"}
    assert shark_of(s)["pool"] == ["red 5"]
    assert bag_of(s) == (3, 1, 0)
    assert trashed(s, "reactive_7")


def test_card_reactive_may_take_back_a_returned_die():
    s = hunt("before_roll", drawn=["blue", "yellow"], cards=["reactive_7"], bag={}, chance=[4])
    play(s, "use reactive", "return a blue die", "return a yellow die")
    assert options(s) == ["take a blue die", "take a yellow die"]
    play(s, "take a yellow die")
    assert shark_of(s)["pool"] == ["yellow 5"]
    assert bag_of(s) == (1, 0, 0)


def test_card_reactive_of_three_dice_any_two_return():
    drawn = ["blue", "yellow", "red"]
    ways = []
    for first in ("blue", "yellow"):
        s = hunt("before_roll", drawn=drawn, cards=["reactive_7"])
        play(s, "use reactive")
        assert options(s) == ["return a blue die", "return a yellow die"]
        play(s, f"return a {first} die")
        ways += [(first, option.split()[2]) for option in options(s)]
    assert ways == [("blue", "yellow"), ("blue", "red"), ("yellow", "red")]


def test_card_reactive_two_of_one_colour_may_return():
    s = hunt("before_roll", drawn=["blue", "red", "red"], cards=["reactive_7"], bag={"yellow": 1}, chance=[0, 0])
    play(s, "use reactive")
    assert options(s) == ["return a blue die", "return a red die"]
    play(s, "return a red die")
    assert options(s) == ["return a red die"]
    play(s, "return a red die", "take a yellow die")
    assert shark_of(s)["pool"] == ["blue 1", "yellow 1"]


def test_card_reactive_needs_two_drawn_dice():
    s = hunt("before_roll", drawn=["yellow"], cards=["reactive_7"], chance=[0])
    assert asked(s) == "move"
    assert shark_of(s)["cards"] == ["reactive_7"]


def test_card_reactive_need_not_be_used():
    s = hunt("before_roll", drawn=["yellow", "red"], cards=["reactive_7"], chance=[0, 0])
    play(s, "roll")
    assert shark_of(s)["pool"] == ["yellow 1", "red 1"]
    assert shark_of(s)["cards"] == ["reactive_7"]


# Relentless


def test_card_relentless_rerolls_two_different_dice_together():
    s = rolled(["blue 2", "yellow 4", "red 3"], "relentless_5", chance=[5, 0])
    play(s, "use relentless")
    assert options(s) == ["choose blue 2", "choose yellow 4", "choose red 3"]
    play(s, "choose blue 2")
    # Nothing is rolled before both are chosen.
    assert shark_of(s)["pool"] == ["blue 2", "yellow 4", "red 3"]
    assert options(s) == ["done", "choose yellow 4", "choose red 3"]
    events = play(s, "choose red 3")
    assert kinds(events) == ["rerolled", "rerolled"]
    assert {event["die"] for event in events} == {"blue 2", "red 3"}
    assert sorted(event["became"][-1] for event in events) == ["1", "6"]
    assert "yellow 4" in shark_of(s)["pool"]
    assert len(shark_of(s)["pool"]) == 3
    assert trashed(s, "relentless_5")
    assert script_is_used_up(s)


def test_card_relentless_rerolls_one_die():
    s = rolled(["blue 2", "yellow 4", "red 3"], "relentless_5", chance=[5])
    play(s, "use relentless", "choose blue 2", "done")
    assert shark_of(s)["pool"] == ["blue 6", "yellow 4", "red 3"]
    assert script_is_used_up(s)


def test_card_relentless_every_choice_can_be_made_once():
    pool = ["blue 2", "yellow 4", "red 3"]
    made = []
    for first in pool:
        s = rolled(pool, "relentless_5", chance=[0])
        play(s, "use relentless", f"choose {first}")
        if asked(s) == "relentless":
            made += [(first, second) for second in options(s)]
        else:
            made.append((first, "alone"))
    assert made == [
        ("blue 2", "done"),
        ("blue 2", "choose yellow 4"),
        ("blue 2", "choose red 3"),
        ("yellow 4", "done"),
        ("yellow 4", "choose red 3"),
        ("red 3", "alone"),
    ]


def test_card_relentless_equal_dice_are_two_dice():
    s = rolled(["red 3", "red 3"], "relentless_5", chance=[4, 5])
    play(s, "use relentless")
    assert options(s) == ["choose red 3"]
    play(s, "choose red 3")
    assert options(s) == ["done", "choose red 3"]
    play(s, "choose red 3")
    assert shark_of(s)["pool"] == ["red 5", "red 6"]


def test_card_relentless_equal_other_dice_are_one_option():
    s = rolled(["blue 2", "red 3", "red 3"], "relentless_5", chance=[3, 3])
    play(s, "use relentless", "choose blue 2")
    assert options(s) == ["done", "choose red 3"]
    play(s, "choose red 3")
    assert shark_of(s)["pool"] == ["blue 4", "red 3", "red 4"]


def test_card_relentless_rolls_each_die_once_though_one_becomes_the_other():
    # The red 3 becomes a red 1, which is what the other die shows; that one is still rolled itself.
    s = rolled(["red 1", "red 3"], "relentless_5", chance=[0, 5])
    play(s, "use relentless", "choose red 1", "choose red 3")
    assert shark_of(s)["pool"] == ["red 1", "red 6"]


def test_card_relentless_a_single_die_is_rolled_at_once():
    s = rolled(["red 3"], "relentless_5", chance=[4])
    play(s, "use relentless", "choose red 3")
    assert shark_of(s)["pool"] == ["red 5"]
    assert asked(s) == "move"


def test_card_relentless_adds_to_the_rerolls_of_the_tiles():
    s = rolled(["red 3"], "relentless_5", tiles=3, chance=[1, 2, 3])
    play(s, "reroll red 3", "use relentless", "choose red 2", "reroll red 3")
    assert shark_of(s)["pool"] == ["red 4"]
    assert asked(s) == "move"


def test_card_relentless_is_the_same_in_the_prototype():
    """K13.4: there it acts before moving, which is no difference."""
    s = rolled(["yellow 3"], "relentless_5", edition="prototype", chance=[4])
    play(s, "use relentless", "choose yellow 3")
    assert shark_of(s)["pool"] == ["yellow 5"]
    assert asked(s) == "move"


# Ruthless


@pytest.mark.parametrize(("value", "raised"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 6)])
@pytest.mark.parametrize("colour", ["blue", "yellow", "red"])
def test_card_ruthless_raises_a_die_by_two_at_most_to_six(colour: str, value: int, raised: int):
    s = rolled([f"{colour} {value}", f"{colour} 6"], "ruthless_6")
    play(s, "use ruthless")
    assert options(s) == [f"choose {colour} {value}"]
    events = play(s, f"choose {colour} {value}")
    assert events[0] == {
        "event": "raised",
        "seat": "shark",
        "die": f"{colour} {value}",
        "became": f"{colour} {raised}",
    }
    assert shark_of(s)["pool"] == [f"{colour} {raised}", f"{colour} 6"]
    assert trashed(s, "ruthless_6")


def test_card_ruthless_any_pool_die_but_a_six():
    s = rolled(["blue 2", "blue 2", "yellow 5", "yellow 6", "red 1"], "ruthless_4")
    play(s, "use ruthless")
    assert options(s) == ["choose blue 2", "choose yellow 5", "choose red 1"]
    assert asked(rolled(["blue 6", "red 6"], "ruthless_4")) == "currents"


def test_card_ruthless_is_used_before_moving():
    s = hunt("currents", pool=["blue 2"], cards=["ruthless_4"])
    play(s, "go on")
    assert "use ruthless" not in options(s)


# Swift (more in test_movement.py)


def test_card_swift_one_more_step_before_or_after_the_move():
    s = hunt("move", at="den NW", cards=["swift_4"])
    play(s, "swift to NW|N facing south")
    assert trashed(s, "swift_4")
    play(s, "swim to N|C facing east")
    assert (shark_of(s)["at"], shark_of(s)["facing"]) == ("N|C", "east")
    s = hunt("move", at="den NW", cards=["swift_4"])
    play(s, "swim to NW|N facing south", "swift to N|C facing east")
    assert (shark_of(s)["at"], shark_of(s)["facing"]) == ("N|C", "east")
    assert trashed(s, "swift_4")


def test_card_swift_searches_from_where_it_ends():
    s = hunt("move", at="den NW", pool=["yellow 6"], cards=["swift_4"])
    play(s, "swim to NW|N facing south", "swift to N|C facing east")
    assert options(s) == ["go on", "use yellow 6 in N", "use yellow 6 in C"]


# Vigilant


@pytest.mark.parametrize("die", ["blue 3", "yellow 4", "red 5"])
def test_card_vigilant_keeps_a_rolled_die_of_any_colour(die: str):
    s = rolled(["blue 3", "yellow 4", "red 5"], "vigilant_6")
    play(s, "use vigilant")
    assert options(s) == ["choose blue 3", "choose yellow 4", "choose red 5"]
    events = play(s, f"choose {die}")
    assert events == [{"event": "kept", "seat": "shark", "die": die}]
    assert die not in shark_of(s)["pool"]
    assert len(shark_of(s)["pool"]) == 2
    assert trashed(s, "vigilant_6")


def test_card_vigilant_the_die_waits_for_the_next_turn():
    s = rolled(["blue 3"], "vigilant_6", at="NW|N", facing="south", row=[])
    play(s, "use vigilant", "choose blue 3")
    # No Current from it in this turn.
    assert asked(s) == "move"
    s = rolled(["red 6"], "vigilant_6", at="NW|N", facing="south", row=[], bag={"blue": 2}, chance=[0] * 7)
    play(s, "use vigilant", "choose red 6", "swim to N|C facing east")
    # Nor a strike, and it becomes no energy.
    assert asked(s) == "action"
    assert shark_of(s)["energy"] == []
    play(s, "draw", "discard fast_learning", "go on", "swim to C|E facing south")
    assert options(s) == ["go on", "use kept red 6 in C", "use kept red 6 in E"]


def test_card_vigilant_may_be_a_current():
    s = hunt("currents", pool=["blue 3"], kept=["blue 3", "blue 5", "red 1"], at="N|C", facing="east")
    assert "place kept blue 3 on C|E" in options(s)
    assert "place blue 3 on C|E" in options(s)
    assert len(options(s)) == 1 + 3 * 15
    play(s, "place kept blue 5 on C|E")
    assert look(s)["currents"] == {"C|E": 5}
    assert shark_of(s)["kept"] == ["blue 3", "red 1"]
    assert shark_of(s)["pool"] == ["blue 3"]


def test_card_vigilant_is_placed_with_an_empty_pool_too():
    s = hunt("currents", pool=[], kept=["blue 5"], at="N|C", facing="east")
    play(s, "place kept blue 5 on C|E")
    # Once placed it is a Current like any other: swum over, it goes to the growth track.
    play(s, "swim over C|E to C|S facing west")
    assert shark_of(s)["growth"] == ["blue"]


def test_card_vigilant_may_search():
    s = hunt("search", pool=[], kept=["yellow 4"], at="N|C", facing="east", blocks={"N": "shell"})
    assert options(s) == ["go on", "use kept yellow 4 in N", "use kept yellow 4 in C"]
    play(s, "use kept yellow 4 in N")
    assert look(s)["blocks"]["N"] == "shell revealed"
    assert (shark_of(s)["kept"], shark_of(s)["growth"]) == ([], ["yellow"])


def test_card_vigilant_may_strike():
    s = hunt("search", pool=[], kept=["red 4"], at="N|C", facing="east", blocks={"N": "shell"})
    play(s, "use kept red 4 in N")
    assert (shark_of(s)["kept"], shark_of(s)["hunger"]) == ([], ["red"])


def test_card_vigilant_its_value_is_fixed():
    s = hunt("rolled", pool=["yellow 6"], kept=["yellow 1"], tiles=3, cards=["ruthless_4", "relentless_5"], chance=[])
    assert options(s) == ["go on", "use relentless", "reroll yellow 6"]
    play(s, "use relentless")
    assert options(s) == ["choose yellow 6"]
    # And it needs the value of the zone like any die.
    assert asked(hunt("search", pool=[], kept=["yellow 1"], at="N|C", facing="east")) == "action"


def test_card_vigilant_unplaced_it_stays():
    s = hunt("search", pool=[], kept=["red 6"], at="N|C", facing="east", row=["agile_4"])
    play(s, "go on")
    assert asked(s) == "action"
    assert (shark_of(s)["kept"], shark_of(s)["energy"]) == (["red 6"], [])
    next_shark_turn(s)
    assert shark_of(s)["kept"] == ["red 6"]


def test_card_vigilant_a_second_die_joins_the_first():
    s = rolled(["yellow 2"], "vigilant_7", kept=["red 6"], at="den NW", row=[])
    play(s, "use vigilant", "choose yellow 2")
    assert (shark_of(s)["kept"], shark_of(s)["keeping"]) == (["red 6"], ["yellow 2"])
    play(s, "swim to NW|N facing south", "go on")
    assert (shark_of(s)["kept"], shark_of(s)["keeping"]) == (["yellow 2", "red 6"], [])


def test_card_vigilant_without_dice_there_is_nothing_to_keep():
    assert asked(rolled([], "vigilant_6")) == "move"
