"""Editions (section 13): what the prototype does otherwise, each time next to the final game."""

from typing import Any

import pytest
from support.kelp import KELP, asked, look, octopus_turn, options, play, shark_turn

from fathoms.core.chance import fast
from fathoms.core.errors import BadOption, BadPosition
from fathoms.games.kelp.names import OCTOPUS
from fathoms.games.kelp.state import State

EDITIONS = ["final", "prototype"]
AT_NORTH = {"at": "N|C", "facing": "east"}
FIVE = ["blue", "blue", "yellow", "yellow", "red"]
DENS = {"den NW": 1, "den NE": 2, "den SW": 3, "den SE": 4}


def test_K13_1_the_final_game_is_the_one_without_asking() -> None:
    assert look(KELP.new(chance=fast(1)))["edition"] == "final"
    assert look(KELP.new(chance=fast(1), edition="prototype"))["edition"] == "prototype"


# K13.1: blocks that were exchanged away


def learnt(edition: str, block: str = "shell") -> State:
    """Fast Learning brought the double shell in exchange for this block in NW; another Learn card is in hand."""
    blocks = {"NW": f"{block} revealed", "NE": "shell revealed"}
    s = octopus_turn(["fast_learning", "devious_ideas"], blocks, edition=edition)
    play(s, "play fast_learning", "reveal SE", "gain double_shell", "exchange NW", "gain the top move card", "done")
    return s


@pytest.mark.parametrize(("edition", "again"), [("final", True), ("prototype", False)])
def test_K13_1_a_block_exchanged_away_can_be_gained_again_in_the_final_game_only(edition: str, again: bool) -> None:
    s = learnt(edition, "trap_hide")
    play(s, "play devious_ideas", "reveal SW")
    assert ("gain trap_hide" in options(s)) is again
    assert "gain trap_two" in options(s)


@pytest.mark.parametrize(("edition", "beside", "aside"), [("final", 2, 0), ("prototype", 1, 1)])
def test_K13_1_a_shell_exchanged_away_lies_beside_the_board(edition: str, beside: int, aside: int) -> None:
    """The other shell beside the board has lain there from the beginning."""
    s = learnt(edition)
    # The trap in N and the Octopus in C leave seven shells, of which one has left.
    assert look(s)["beside"].count("shell") == beside
    assert look(s)["aside"].count("shell") == aside


def test_K13_1_it_stays_there_for_good() -> None:
    s = learnt("prototype")
    play(s, "play devious_ideas", "reveal SW", "gain trap_den", "exchange NE", "gain the top hide card", "done")
    assert look(s)["turn"] == 2
    assert look(s)["aside"] == ["shell", "shell"]


def test_K13_1_a_shell_exchanged_away_fills_the_zone_of_an_eaten_food_first() -> None:
    s = octopus_turn(["crab"], {"N": "crab", "NW": "double_shell"}, edition="prototype", aside=["shell"])
    assert (look(s)["beside"].count("shell"), look(s)["aside"]) == (1, ["shell"])
    play(s, "play crab")
    assert look(s)["blocks"]["N"] == "shell revealed"
    assert (look(s)["beside"].count("shell"), look(s)["aside"]) == (1, [])


def test_K13_1_without_one_the_shell_of_the_beginning_fills_it() -> None:
    s = octopus_turn(["crab"], {"N": "crab"}, edition="prototype")
    assert look(s)["beside"].count("shell") == 1
    play(s, "play crab")
    assert look(s)["beside"].count("shell") == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_K13_1_food_may_not_be_exchanged_away(edition: str) -> None:
    blocks = {"N": "crab revealed", "C": "octopus revealed", "W": "shell revealed"}
    s = octopus_turn(["fast_learning", "crab"], blocks, edition=edition)
    play(s, "play fast_learning", "reveal SE", "gain double_shell")
    assert options(s) == ["exchange W", "exchange SE"]


# K13.2: replacing a card of the row

ROW = ["agile_4", "hostile_9", "hostile_10", "daring_8"]


def buying(energy: list[str], edition: str = "prototype", row: list[str | None] | None = None, **shark: Any) -> State:
    return shark_turn("buy", shark={"energy": energy, "row": row or ROW, **shark}, edition=edition)


def test_K13_2_replacing_is_possible_without_a_purchase() -> None:
    s = buying(["blue 3"])
    assert options(s) == ["done", "lower blue 3"]
    play(s, "lower blue 3", "replace hostile_9")
    assert look(s)["shark"]["energy"] == ["blue 2"]
    assert "hostile_9" in look(s)["shark"]["trash"]
    assert look(s)["shark"]["hunger"] == []
    assert asked(s) == "action"


def test_K13_2_in_the_final_game_a_replacement_needs_a_card_to_buy_and_obliges_to_buy() -> None:
    assert asked(buying(["blue 3"], "final")) == "action"
    s = buying(["blue 5"], "final")
    play(s, "lower blue 5", "replace hostile_9")
    assert "done" not in options(s)


def test_K13_2_any_card_may_be_replaced_even_the_only_one_the_shark_could_buy() -> None:
    s = buying(["blue 5"])
    play(s, "lower blue 5")
    assert options(s) == [f"replace {card}" for card in ("agile_4", "daring_8", "hostile_9", "hostile_10")]
    final = buying(["blue 5"], "final")
    play(final, "lower blue 5")
    assert "replace agile_4" not in options(final)


def test_K13_2_only_once_a_turn() -> None:
    s = buying(["blue 6"])
    play(s, "lower blue 6", "replace hostile_10")
    assert not [option for option in options(s) if option.startswith("lower")]


def test_K13_2_not_after_a_purchase() -> None:
    s = buying(["blue 5", "blue 6"])
    assert "lower blue 6" in options(s)
    play(s, "buy agile_4")
    assert not [option for option in options(s) if option.startswith("lower")]


def test_K13_2_a_purchase_may_follow_the_replacement() -> None:
    s = buying(["blue 6"])
    play(s, "lower blue 6", "replace hostile_10", "buy agile_4")
    play(s, *(["done"] if asked(s) == "buy" else []), "blue 5 to hunger")
    assert look(s)["shark"]["hunger"] == ["blue"]
    assert "agile_4" in look(s)["shark"]["cards"]


def test_K13_2_no_die_goes_below_one() -> None:
    s = buying(["blue 1", "blue 2"])
    assert options(s) == ["done", "lower blue 2"]
    assert asked(buying(["blue 1", "yellow 1"])) == "action"


def test_K13_2_the_deck_must_have_a_card() -> None:
    s = shark_turn(
        "buy",
        shark={"energy": ["blue 3"], "row": ROW, "deck": [], "trash": all_but(ROW)},
        edition="prototype",
    )
    assert asked(s) == "action"


def all_but(row: list[str]) -> list[str]:
    """Every Shark card that is not in the row."""
    told = look(shark_turn("buy", shark={"row": row}))["shark"]
    return list(told["deck"])


def test_K13_2_three_dice_that_pay_for_nothing_must_replace_first() -> None:
    s = buying(["blue 1", "blue 1", "red 2"], row=["hostile_9", "hostile_10", "daring_8", "reactive_8"])
    assert options(s) == ["lower red 2"]


def test_K13_2_if_they_still_pay_for_nothing_all_go_to_the_bag_without_hunger() -> None:
    """The new card is dear as well."""
    row = ["hostile_9", "hostile_10", "daring_8", "reactive_8"]
    shark = {"energy": ["blue 1", "blue 1", "red 2"], "row": row, "deck": ["daring_7"]}
    shark["trash"] = [card for card in all_but(row) if card != "daring_7"]
    s = shark_turn("buy", shark=shark, edition="prototype")
    bag = look(s)["shark"]["bag"]
    events = play(s, "lower red 2", "replace hostile_9")
    assert "energy_lost" in [event["event"] for event in events]
    after = look(s)["shark"]
    assert (after["energy"], after["hunger"]) == ([], [])
    assert sum(after["bag"].values()) == sum(bag.values()) + 3
    assert look(s)["turn"] == 3


def test_K13_2_if_the_new_card_can_be_paid_for_it_must_be_bought() -> None:
    row = ["hostile_9", "hostile_10", "daring_8", "reactive_8"]
    shark = {"energy": ["blue 2", "blue 2", "red 2"], "row": row, "deck": ["agile_4"]}
    shark["trash"] = [card for card in all_but(row) if card != "agile_4"]
    s = shark_turn("buy", shark=shark, edition="prototype")
    play(s, "lower red 2", "replace hostile_9")
    assert options(s) == ["buy agile_4"]


def test_K13_2_three_ones_cannot_be_lowered_and_go_to_the_bag() -> None:
    row: list[str | None] = ["hostile_9", "hostile_10", "daring_8", "reactive_8"]
    s = buying(["blue 1", "blue 1", "red 1"], row=row)
    assert asked(s) == "action"
    assert (look(s)["shark"]["energy"], look(s)["shark"]["hunger"]) == ([], [])


def test_K13_2_in_the_final_game_three_dice_that_pay_for_nothing_go_to_the_bag_at_once() -> None:
    row: list[str | None] = ["hostile_9", "hostile_10", "daring_8", "reactive_8"]
    s = buying(["blue 1", "blue 1", "red 2"], "final", row)
    assert asked(s) == "action"
    assert (look(s)["shark"]["energy"], look(s)["shark"]["hunger"]) == ([], [])
    assert look(s)["shark"]["row"] == row


# K13.3: the second die, the end, the board


@pytest.mark.parametrize(("edition", "struck", "hunger"), [("final", False, 0), ("prototype", True, 1)])
def test_K13_3_the_second_die_is_used_even_when_the_shark_was_moved_away(
    edition: str, struck: bool, hunger: int
) -> None:
    """A search springs the den trap; the red die on the other zone is used in the prototype only."""
    blocks = {"N": "trap_den", "C": "shell", "S": "octopus", "SE": "trap_one"}
    s = shark_turn("search", ["yellow 6", "red 6"], AT_NORTH, blocks=blocks, edition=edition)
    play(s, "use yellow 6 in N", "use red 6 in C", "first N", "put the Shark on den SW")
    assert look(s)["blocks"]["C"].endswith("revealed") is struck
    assert len(look(s)["shark"]["hunger"]) == hunger
    assert look(s)["shark"]["at"] == "den SW"


def test_K13_3_so_the_shark_can_strike_the_octopus_from_afar() -> None:
    s = shark_turn("search", ["yellow 6", "red 6"], AT_NORTH, blocks={"N": "trap_den"}, edition="prototype")
    play(s, "use yellow 6 in N", "use red 6 in C", "first N", "put the Shark on den SW")
    assert asked(s) == "confront"


@pytest.mark.parametrize(("edition", "end"), [("final", "over"), ("prototype", "action")])
def test_K13_3_the_prototype_goes_on_when_no_strike_is_left(edition: str, end: str) -> None:
    shark = AT_NORTH | {"hunger": FIVE, "bag": {"blue": 7}, "supply": {"blue": 6, "yellow": 8, "red": 8}}
    blocks = {"N": "shell", "E": "trap_one"}
    s = shark_turn("search", ["red 6"], shark, blocks=blocks, edition=edition)
    play(s, "use red 6 in N")
    assert len(look(s)["shark"]["hunger"]) == 6
    assert asked(s) == end


def test_K13_3_the_seventh_die_ends_the_prototype_too() -> None:
    shark = AT_NORTH | {"hunger": [*FIVE, "red"]}
    s = shark_turn("search", ["red 6"], shark, blocks={"N": "shell", "E": "trap_one"}, edition="prototype")
    play(s, "use red 6 in N")
    assert look(s)["over"] == {"winner": "octopus", "reason": "exhausted"}


def test_K13_3_the_prototype_has_no_night_board() -> None:
    with pytest.raises(BadOption, match="night"):
        KELP.new(chance=fast(1), edition="prototype", board="night")
    with pytest.raises(BadPosition, match="night"):
        octopus_turn([], edition="prototype", board="night")
    assert look(KELP.new(chance=fast(1), board="night"))["board"] == "night"


# K13.4: Relentless, the den trap, Taking Chances


@pytest.mark.parametrize("edition", EDITIONS)
def test_K13_4_relentless_is_offered_after_the_roll_and_before_moving(edition: str) -> None:
    shark = AT_NORTH | {"cards": ["relentless_5"]}
    s = shark_turn("rolled", ["yellow 1", "red 1"], shark, edition=edition, chance=[4, 4])
    assert "use relentless" in options(s)
    play(s, "use relentless", "choose yellow 1", "choose red 1")
    assert look(s)["shark"]["pool"] == ["yellow 5", "red 5"]
    assert asked(s) == "move"


def trapped(edition: str, currents: dict[str, int], at: dict[str, str] | None = None) -> State:
    """The Shark has just found the den trap in N."""
    blocks = {"N": "trap_den", "SE": "trap_one"}
    s = shark_turn("search", ["yellow 6"], at or AT_NORTH, blocks=blocks, edition=edition, currents=currents)
    play(s, "use yellow 6 in N")
    return s


@pytest.mark.parametrize("edition", EDITIONS)
def test_K13_4_a_free_den_is_taken_as_it_is_in_both_editions(edition: str) -> None:
    s = trapped(edition, {"den NW": 1, "den NE": 2, "den SW": 3})
    assert options(s) == ["put the Shark on den SE"]


def test_K13_4_with_every_den_covered_the_octopus_takes_any_current_off_the_board() -> None:
    s = trapped("prototype", DENS | {"C|S": 6})
    assert (KELP.mover(s), asked(s)) == (OCTOPUS, "free_den")
    assert set(options(s)) == {f"take the Current off {space}" for space in [*DENS, "C|S"]}
    bag = look(s)["shark"]["bag"]["blue"]
    play(s, "take the Current off den SE")
    assert look(s)["shark"]["bag"]["blue"] == bag + 1
    assert options(s) == ["put the Shark on den SE"]
    play(s, "put the Shark on den SE")
    assert (look(s)["shark"]["at"], look(s)["shark"]["facing"]) == ("den SE", "right angle")
    assert look(s)["currents"] == {"den NW": 1, "den NE": 2, "den SW": 3, "C|S": 6}


def test_K13_4_if_no_den_is_free_after_that_a_den_is_cleared_as_in_the_final_game() -> None:
    """K7.2: so two Currents leave the board."""
    s = trapped("prototype", DENS | {"C|S": 6})
    bag = look(s)["shark"]["bag"]["blue"]
    play(s, "take the Current off C|S")
    assert options(s) == [f"put the Shark on {den}" for den in DENS]
    play(s, "put the Shark on den NE")
    assert look(s)["currents"] == {"den NW": 1, "den SW": 3, "den SE": 4}
    assert look(s)["shark"]["bag"]["blue"] == bag + 2


def test_K13_4_in_the_final_game_the_octopus_names_the_den_at_once() -> None:
    s = trapped("final", DENS | {"C|S": 6})
    assert options(s) == [f"put the Shark on {den}" for den in DENS]


def test_K13_4_fight_follows_the_den_trap_and_may_be_declined() -> None:
    s = shark_turn("search", ["red 6"], AT_NORTH, edition="prototype", currents=DENS)
    play(s, "use red 6 in C", "choose fight", "choose freeze")
    assert options(s)[0] == "done"
    play(s, "take the Current off den NW")
    assert options(s) == ["put the Shark on den NW"]
    declined = shark_turn("search", ["red 6"], AT_NORTH, edition="prototype", currents=DENS)
    play(declined, "use red 6 in C", "choose fight", "choose freeze", "done")
    assert look(declined)["currents"] == DENS


@pytest.mark.parametrize("edition", EDITIONS)
def test_K13_4_taking_chances_brings_its_blocks_back_hidden(edition: str) -> None:
    s = octopus_turn(["taking_chances"], {"C": "octopus revealed"}, edition=edition, chance=[0, 0])
    play(s, "play taking_chances", "reveal NW", "reveal NE", "shuffle W", "shuffle E", "place in C", "place in W")
    revealed = [zone for zone, block in look(s)["blocks"].items() if block.endswith("revealed")]
    assert revealed == ["NW", "NE"]


# K13.5: words


def test_K13_5_editions_share_every_id_and_differ_in_words_only() -> None:
    """The same seed gives the same table, the same questions and the same actions: names are for the catalogues."""
    final, prototype = (KELP.new(chance=fast(7), edition=edition) for edition in EDITIONS)
    for _ in range(12):
        here, there = look(final), look(prototype)
        assert (here.pop("edition"), there.pop("edition")) == ("final", "prototype")
        assert here == there
        assert KELP.question(final) == KELP.question(prototype)
        assert options(final) == options(prototype)
        action = KELP.options(final)[-1]
        assert KELP.describe(final, action) == KELP.describe(prototype, action)
        KELP.answer(final, action)
        KELP.answer(prototype, action)


def test_K13_5_a_program_can_tell_which_words_to_use() -> None:
    """A view names its edition, so that the centre can be called Exposed Zone and turquoise gray."""
    for edition in EDITIONS:
        s = KELP.new(chance=fast(7), edition=edition)
        assert [KELP.to_json(KELP.redact(s, seat))["edition"] for seat in (0, 1, -1)] == [edition] * 3
        assert KELP.options_of(KELP.redact(s, 1))["edition"] == edition
