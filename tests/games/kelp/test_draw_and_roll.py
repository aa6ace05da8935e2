"""Draw & roll (K8.1, K8.2): drawing, the roll, and what may be done to the pool before the Shark goes on."""

import pytest
from support.kelp import KELP, asked, look, options, play
from support.shark import EVERY_CARD, bag_of, hunt, kinds, next_shark_turn, script_is_used_up, shark_of


def test_K8_1_two_dice_are_drawn_and_rolled():
    # The bag holds 7 blue, 3 yellow and 1 red die: the first draw is blue, of the ten left the last is red.
    s = hunt("draw", chance=[0, 9, 4, 2])
    assert shark_of(s)["pool"] == ["blue 5", "red 3"]
    assert bag_of(s) == (6, 3, 0)
    assert shark_of(s)["drawn"] == []
    assert script_is_used_up(s)


@pytest.mark.parametrize(("number", "colour"), [(0, "blue"), (6, "blue"), (7, "yellow"), (9, "yellow"), (10, "red")])
def test_K8_1_each_die_of_the_bag_can_be_drawn(number: int, colour: str):
    s = hunt("draw", cards=["hungry_5"], bag={"blue": 7, "yellow": 3, "red": 1}, chance=[number, 0])
    assert sorted(shark_of(s)["drawn"]) == sorted([colour, "blue"])


@pytest.mark.parametrize("value", range(1, 7))
def test_K8_1_each_value_can_be_rolled(value: int):
    s = hunt("draw", bag={"yellow": 1}, chance=[value - 1])
    assert shark_of(s)["pool"] == [f"yellow {value}"]


def test_K8_1_the_roll_is_one_roll_of_each_die():
    s = hunt("draw", tiles=4, chance=[7, 7, 0, 5])
    events = play(s, "draw two dice")
    assert kinds(events) == ["dice_drawn", "rolled", "rolled"]
    assert events[0] == {"event": "dice_drawn", "seat": "shark", "blue": 0, "yellow": 2, "red": 0}
    assert [event["die"] for event in events[1:]] == ["yellow 1", "yellow 6"]


def test_K8_1_without_tiles_and_cards_the_roll_stands():
    s = hunt("draw", chance=[7, 9, 0, 0])
    assert shark_of(s)["pool"] == ["yellow 1", "red 1"]
    assert asked(s) == "move"


def test_K8_1_tile_4_asks_before_drawing():
    s = hunt("draw", tiles=4, chance=[])
    assert asked(s) == "dice"
    assert options(s) == ["draw two dice", "draw three dice"]
    assert shark_of(s)["drawn"] == []
    assert sum(bag_of(s)) == 11


def test_K8_1_tile_4_draws_a_third_die():
    s = hunt("draw", tiles=4, chance=[0, 9, 6, 0, 1, 2])
    play(s, "draw three dice")
    assert shark_of(s)["pool"] == ["blue 1", "yellow 2", "red 3"]
    assert script_is_used_up(s)


def test_K8_1_tile_4_is_no_duty():
    s = hunt("draw", tiles=4, chance=[0, 9, 0, 1])
    play(s, "draw two dice")
    assert shark_of(s)["pool"] == ["blue 1", "red 2"]


def test_K8_1_three_tiles_draw_two_dice():
    s = hunt("draw", tiles=3, chance=[0, 9, 0, 1])
    assert asked(s) == "rolled"
    assert len(shark_of(s)["pool"]) == 2


def test_K8_1_reactive_and_hungry_may_act_before_the_roll():
    s = hunt("draw", cards=EVERY_CARD, bag={"blue": 7, "yellow": 3, "red": 1}, chance=[0, 9])
    assert asked(s) == "before_roll"
    assert options(s) == ["roll", "use hungry", "use reactive"]
    assert shark_of(s)["drawn"] == ["blue", "red"]
    assert shark_of(s)["pool"] == []


def test_K8_1_before_the_roll_nothing_is_asked_for_other_cards():
    rest = [card for card in EVERY_CARD if card not in ("hungry_5", "reactive_7")]
    s = hunt("draw", cards=rest, bag={"blue": 7, "yellow": 3, "red": 1}, chance=[0, 9, 0, 0])
    assert asked(s) == "rolled"


def test_K8_1_both_cards_may_act_before_the_roll():
    s = hunt("before_roll", drawn=["blue", "blue"], cards=["hungry_5", "reactive_7"], bag={"yellow": 1}, chance=[3, 0])
    play(s, "use hungry")
    assert shark_of(s)["drawn"] == ["blue", "blue", "yellow"]
    play(s, "use reactive", "return a blue die", "return a blue die", "take a blue die")
    assert shark_of(s)["pool"] == ["blue 4", "yellow 1"]
    assert asked(s) == "currents"


def test_K8_1_after_the_roll_the_six_cards_and_the_rerolls_are_open():
    s = hunt("rolled", pool=["blue 2", "red 3"], tiles=3, cards=EVERY_CARD)
    assert options(s) == [
        "go on",
        "use daring",
        "use hostile",
        "use hungry",
        "use relentless",
        "use ruthless",
        "use vigilant",
        "reroll blue 2",
        "reroll red 3",
    ]


def test_K8_1_reactive_is_too_late_after_the_roll():
    s = hunt("before_roll", drawn=["blue", "yellow"], cards=["reactive_7", "hungry_5"], chance=[0, 0])
    play(s, "roll")
    assert options(s) == ["go on", "use hungry"]


def test_K8_1_a_card_then_a_reroll():
    s = hunt("rolled", pool=["yellow 2"], tiles=1, cards=["ruthless_4"], chance=[2])
    play(s, "use ruthless", "choose yellow 2", "reroll yellow 4")
    assert shark_of(s)["pool"] == ["yellow 3"]


def test_K8_1_a_reroll_then_a_card():
    s = hunt("rolled", pool=["yellow 2"], tiles=1, cards=["ruthless_4"], chance=[2])
    play(s, "reroll yellow 2", "use ruthless", "choose yellow 3")
    assert shark_of(s)["pool"] == ["yellow 5"]


def test_K8_1_any_number_of_cards_a_turn():
    cards = ["ruthless_4", "ruthless_6", "relentless_5", "hostile_9", "vigilant_6"]
    s = hunt("rolled", pool=["yellow 1"], cards=cards, chance=[2, 0])
    play(s, "use ruthless", "choose yellow 1", "use ruthless", "choose yellow 3")
    assert shark_of(s)["pool"] == ["yellow 5"]
    play(s, "use hostile", "use relentless", "choose yellow 5", "use vigilant", "choose yellow 1")
    assert shark_of(s)["keeping"] == ["yellow 1"]
    assert shark_of(s)["cards"] == []


def test_K8_1_each_card_once():
    s = hunt("rolled", pool=["yellow 1"], tiles=1, cards=["ruthless_4"])
    play(s, "use ruthless", "choose yellow 1")
    assert options(s) == ["go on", "reroll yellow 3"]


def test_K8_1_two_cards_of_one_effect_are_one_option():
    s = hunt("rolled", pool=["yellow 1"], cards=["ruthless_4", "ruthless_6"])
    assert options(s) == ["go on", "use ruthless"]


def test_K8_1_tile_1_rerolls_one_die_a_turn():
    s = hunt("rolled", pool=["blue 2", "yellow 1"], tiles=1, chance=[5])
    assert options(s) == ["go on", "reroll blue 2", "reroll yellow 1"]
    events = play(s, "reroll yellow 1")
    assert events == [{"event": "rerolled", "seat": "shark", "die": "yellow 1", "became": "yellow 6"}]
    assert shark_of(s)["pool"] == ["blue 2", "yellow 6"]
    assert asked(s) == "currents"


def test_K8_1_tile_2_brings_no_second_reroll():
    s = hunt("rolled", pool=["blue 2", "yellow 1"], tiles=2, chance=[5])
    play(s, "reroll yellow 1")
    assert asked(s) == "currents"


def test_K8_1_tiles_1_and_3_reroll_two_different_dice():
    s = hunt("rolled", pool=["blue 2", "yellow 1"], tiles=3, chance=[5, 0])
    play(s, "reroll yellow 1", "reroll blue 2")
    assert shark_of(s)["pool"] == ["blue 1", "yellow 6"]
    assert asked(s) == "currents"


def test_K8_1_tiles_1_and_3_reroll_the_same_die_twice():
    s = hunt("rolled", pool=["blue 2", "yellow 1"], tiles=3, chance=[2, 4])
    play(s, "reroll yellow 1", "reroll yellow 3")
    assert shark_of(s)["pool"] == ["blue 2", "yellow 5"]
    assert asked(s) == "currents"


@pytest.mark.parametrize("die", ["blue 1", "blue 6", "yellow 1", "yellow 6", "red 1", "red 6"])
def test_K8_1_any_die_may_be_rerolled_and_keeps_its_colour(die: str):
    s = hunt("rolled", pool=[die], tiles=1, chance=[3])
    play(s, f"reroll {die}")
    assert shark_of(s)["pool"] == [f"{die.split()[0]} 4"]


def test_K8_1_a_reroll_may_be_left_out():
    s = hunt("rolled", pool=["blue 2", "yellow 1"], tiles=3, chance=[])
    play(s, "go on")
    assert shark_of(s)["pool"] == ["blue 2", "yellow 1"]
    assert asked(s) == "currents"


def test_K8_1_the_rerolls_come_back_every_turn():
    s = hunt("rolled", pool=["blue 2", "yellow 1"], tiles=3)
    play(s, "reroll blue 2")
    play(s, options(s)[-1])
    assert asked(s) == "currents"
    next_shark_turn(s)
    for _ in range(2):
        assert asked(s) == "rolled"
        play(s, options(s)[-1])
    assert asked(s) != "rolled"


def test_K8_1_without_tiles_there_is_no_reroll():
    s = hunt("rolled", pool=["blue 2"], tiles=0, cards=["hostile_9"])
    assert options(s) == ["go on", "use hostile"]


def test_K8_1_equal_dice_are_one_option():
    s = hunt("rolled", pool=["blue 2", "blue 2", "blue 3"], tiles=1)
    assert options(s) == ["go on", "reroll blue 2", "reroll blue 3"]


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("ruthless_4", {"pool": ["blue 6", "red 6"]}),  # no die can be raised
        ("daring_7", {"pool": ["blue 1", "yellow 1"]}),  # no red die
        ("daring_7", {"pool": ["blue 1", "red 6"]}),  # it is a 6 already
        ("daring_7", {"pool": ["red 1"]}),  # no other die
        ("hostile_9", {"pool": ["red 1"], "pairs": ["freeze"]}),  # the last pair
        ("hungry_5", {"pool": ["red 1"], "bag": {}}),  # nothing to draw
        ("relentless_5", {"pool": []}),
        ("vigilant_6", {"pool": []}),
        ("ruthless_4", {"pool": []}),
        ("aggressive_6", {"pool": ["red 1", "blue 1"]}),  # it has no effect at all
        ("agile_4", {"pool": ["red 1", "blue 1"]}),  # these three act later, or before
        ("swift_4", {"pool": ["red 1", "blue 1"]}),
        ("observant_5", {"pool": ["red 1", "blue 1"]}),
        ("reactive_7", {"pool": ["red 1", "blue 1"]}),
    ],
)
def test_K8_1_a_use_without_effect_is_not_offered(card: str, told: dict[str, object]):
    s = hunt("rolled", cards=[card], **told)
    assert asked(s) != "rolled"


def test_K8_1_no_reroll_of_an_empty_pool():
    assert asked(hunt("rolled", pool=[], tiles=3)) == "move"


def test_K8_1_cards_and_rerolls_touch_pool_dice_only():
    s = hunt(
        "rolled",
        pool=["blue 6"],
        energy=["red 1", "yellow 1"],
        kept=["yellow 2"],
        keeping=["red 2"],
        currents={"C|E": 1},
        tiles=1,
        cards=EVERY_CARD,
    )
    # No red pool die for Daring, none below 6 for Ruthless, though energy, Vigilant and the board have such dice.
    assert options(s) == ["go on", "use hostile", "use hungry", "use relentless", "use vigilant", "reroll blue 6"]
    play(s, "use vigilant")
    assert options(s) == ["choose blue 6"]


def test_K8_1_relentless_touches_pool_dice_only():
    s = hunt("rolled", pool=["blue 3"], energy=["red 1"], kept=["yellow 2"], cards=["relentless_5"], chance=[4])
    play(s, "use relentless")
    assert options(s) == ["choose blue 3"]
    play(s, "choose blue 3")
    assert (shark_of(s)["pool"], shark_of(s)["energy"], shark_of(s)["kept"]) == (["blue 5"], ["red 1"], ["yellow 2"])


def test_K8_1_daring_touches_pool_dice_only():
    s = hunt("rolled", pool=["blue 3", "red 2"], energy=["red 1"], kept=["red 3"], cards=["daring_7"])
    play(s, "use daring")
    assert options(s) == ["choose red 2"]
    play(s, "choose red 2")
    assert options(s) == ["choose blue 3"]


def test_K8_1_going_on_ends_the_step():
    s = hunt("rolled", pool=["blue 2"], tiles=3, cards=["hostile_9", "hungry_5"])
    play(s, "go on")
    assert asked(s) == "currents"


def test_K8_2_an_empty_bag_takes_currents_of_choice():
    s = hunt("draw", bag={}, currents={"N|C": 4, "C|E": 2, "den SE": 1}, chance=[5, 0])
    assert asked(s) == "refill"
    assert options(s) == ["take the Current off C|E", "take the Current off N|C", "take the Current off den SE"]
    play(s, "take the Current off den SE")
    assert options(s) == ["take the Current off C|E", "take the Current off N|C"]
    play(s, "take the Current off N|C")
    assert look(s)["currents"] == {"C|E": 2}
    # They are rolled anew: the values they had on the board do not count.
    assert shark_of(s)["pool"] == ["blue 1", "blue 6"]


def test_K8_2_only_what_is_missing_comes_from_the_board():
    s = hunt("draw", bag={"red": 1}, currents={"N|C": 4, "C|E": 2}, chance=[2, 3])
    assert asked(s) == "refill"
    assert KELP.question(s).fields == {"left": 1}
    assert shark_of(s)["drawn"] == ["red"]
    play(s, "take the Current off N|C")
    assert shark_of(s)["pool"] == ["blue 3", "red 4"]
    assert look(s)["currents"] == {"C|E": 2}


def test_K8_2_two_dice_in_the_bag_are_enough():
    s = hunt("draw", bag={"red": 1, "yellow": 1}, currents={"N|C": 4}, chance=[0, 1, 1])
    assert shark_of(s)["pool"] == ["yellow 2", "red 2"]
    assert look(s)["currents"] == {"N|C": 4}


def test_K8_2_with_one_current_one_die_is_rolled():
    s = hunt("draw", bag={}, currents={"N|C": 4}, chance=[1])
    play(s, "take the Current off N|C")
    assert shark_of(s)["pool"] == ["blue 2"]
    assert asked(s) == "currents"


def test_K8_2_with_no_currents_what_there_is_is_rolled():
    s = hunt("draw", bag={"yellow": 1}, energy=["blue 3", "blue 4"], growth=["blue"], kept=["red 5"], chance=[1])
    assert shark_of(s)["pool"] == ["yellow 2"]
    # Neither energy nor growth nor Vigilant gives a die back.
    assert shark_of(s)["energy"] == ["blue 3", "blue 4"]
    assert asked(s) == "move"


def test_K8_2_with_nothing_at_all_nothing_is_rolled():
    s = hunt("draw", bag={}, chance=[])
    assert shark_of(s)["pool"] == []
    assert asked(s) == "move"


def test_K8_2_the_third_die_of_tile_4_comes_only_from_the_bag():
    s = hunt("draw", tiles=4, bag={"yellow": 2}, currents={"N|C": 4}, chance=[0, 0, 0])
    assert len(shark_of(s)["pool"]) == 2
    assert look(s)["currents"] == {"N|C": 4}
    assert asked(hunt("draw", tiles=4, bag={"yellow": 3}, chance=[])) == "dice"


def test_K8_2_tile_4_does_not_raise_the_number_taken_from_the_board():
    s = hunt("draw", tiles=4, bag={"yellow": 1}, currents={"N|C": 4, "C|E": 2}, chance=[0, 0])
    play(s, "take the Current off C|E")
    assert shark_of(s)["pool"] == ["blue 1", "yellow 1"]
    assert asked(s) == "rolled"


def test_K8_2_the_die_of_hungry_comes_only_from_the_bag():
    s = hunt("draw", cards=["hungry_5"], bag={"yellow": 2}, currents={"N|C": 4}, chance=[0, 0, 0])
    assert asked(s) == "move"
    assert len(shark_of(s)["pool"]) == 2
    assert look(s)["currents"] == {"N|C": 4}
    s = hunt("draw", cards=["hungry_5"], bag={"yellow": 3}, chance=[0, 0])
    assert options(s) == ["roll", "use hungry"]


def test_K8_2_hungry_is_no_help_against_an_empty_bag():
    s = hunt("draw", cards=["hungry_5"], bag={}, currents={"N|C": 4, "C|E": 2, "C|S": 1}, chance=[0, 0])
    play(s, "take the Current off N|C", "take the Current off C|E")
    assert asked(s) == "currents"


def test_K8_2_dice_taken_off_the_board_count_as_drawn():
    s = hunt("draw", cards=["reactive_7"], bag={}, currents={"N|C": 4, "C|E": 2}, chance=[3])
    play(s, "take the Current off N|C", "take the Current off C|E")
    assert options(s) == ["roll", "use reactive"]
    play(s, "use reactive", "return a blue die", "return a blue die", "take a blue die")
    assert shark_of(s)["pool"] == ["blue 4"]
    assert bag_of(s) == (1, 0, 0)


def test_K8_only_draw_and_roll_and_move_are_obligatory():
    s = hunt("draw", at="N|C", facing="east", energy=["blue 6"], chance=[0, 8, 5, 5])
    play(s, "go on")
    assert not {"go on", "done"} & set(options(s))
    play(s, "swim to C|E facing south", "go on")
    # The two rolled dice and the old one make three, so this time the Shark has to buy; with two it need not.
    assert asked(s) == "buy"
    s = hunt("draw", at="N|C", facing="east", bag={"yellow": 1}, energy=["blue 6"], chance=[5])
    play(s, "swim to C|E facing south", "go on", "done")
    assert look(s)["turn"] == 3


def test_K8_the_steps_come_in_their_order():
    s = hunt(
        "draw",
        at="N|C",
        facing="east",
        tiles=4,
        energy=["blue 6"],
        cards=["hungry_5", "swift_4"],
        bag={"blue": 7, "yellow": 3, "red": 1},
        chance=[0, 6, 8, 4, 4, 0],
    )
    order = []
    for answer in (
        "draw three dice",
        "roll",
        "go on",
        "place blue 5 on C|E",
        "swim over C|E to E|SE facing east",
        "go on",
        "use yellow 5 in E",
    ):
        order.append(asked(s))
        play(s, answer)
    order.append(asked(s))
    assert order == ["dice", "before_roll", "rolled", "currents", "move", "after_move", "search", "buy"]
    play(s, "done")
    assert asked(s) == "action"
