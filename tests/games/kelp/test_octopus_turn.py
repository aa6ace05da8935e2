"""The turn of the Octopus: actions, drawing, discarding, paying, played cards, food (K4)."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from support.kelp import KELP, ZONES, asked, look, options, play, shark_turn
from support.octopus import (
    STARTERS,
    all_blocks,
    all_but,
    block,
    cards,
    happened,
    hidden,
    payments,
    revealed,
    revealed_zones,
    seeded,
    turn,
    view,
)

OCTOPUS, SHARK = 0, 1


def sets(zones: str, size: int) -> set[frozenset[str]]:
    """All sets of so many of these zones."""
    return {frozenset(chosen) for chosen in combinations(zones.split(), size)}


def plays(s: Any) -> list[str]:
    """The cards that are offered for playing."""
    return [text.removeprefix("play ") for text in options(s) if text.startswith("play ")]


ALL = " ".join(ZONES)
BUT_E = "NW N NE W C SW S SE"


# K4.1: two actions


def test_K4_1_the_turn_is_over_after_two_actions() -> None:
    s = turn(["sneaking", "camouflage", "camouflage"])
    assert (asked(s), KELP.question(s).fields["done"], look(s)["turn"]) == ("action", 0, 1)
    play(s, "discard sneaking")
    assert (asked(s), KELP.question(s).fields["done"], look(s)["turn"]) == ("action", 1, 1)
    play(s, "draw")
    assert (KELP.mover(s), look(s)["turn"]) == (SHARK, 2)


def test_K4_1_an_action_is_to_play_to_draw_or_to_discard() -> None:
    s = turn(["nimble_dodge", "sneaking", "sneaking"])
    assert options(s) == ["draw", "play nimble_dodge", "play sneaking", "discard nimble_dodge", "discard sneaking"]


@pytest.mark.parametrize("first", ["draw", "play nimble_dodge", "discard nimble_dodge"])
@pytest.mark.parametrize("second", ["draw", "play nimble_dodge", "discard nimble_dodge"])
def test_K4_1_the_two_actions_may_be_of_any_kinds(first: str, second: str) -> None:
    """Drawing twice too: with no cards to draw the hand stays below its size."""
    s = turn(["nimble_dodge", "nimble_dodge"], draw=[])
    for action in (first, second):
        play(s, action)
        if action.startswith("play"):
            play(s, options(s)[0], "swap NW and N")
        elif asked(s) == "hide":
            play(s, "done")
    assert KELP.mover(s) == SHARK


@pytest.mark.parametrize("done", [[], ["discard camouflage"]])
def test_K4_1_there_is_no_pass(done: list[str]) -> None:
    s = turn(["camouflage", "camouflage", "sneaking", "nimble_dodge"], all_blocks())
    play(s, *done)
    kinds = {text.split()[0] for text in options(s)}
    assert kinds <= {"play", "draw", "discard"}
    assert not {"done", "end the turn", "go on"} & set(options(s))


def test_K4_1_equal_cards_make_one_choice() -> None:
    s = turn(["camouflage", "camouflage", "camouflage"], revealed("NW"))
    assert options(s) == ["draw", "play camouflage", "discard camouflage"]


# K4.2: draw


@pytest.mark.parametrize("count", range(7))
def test_K4_2_draw_only_below_the_hand_size(count: int) -> None:
    hand = list(STARTERS.elements())[:count]
    assert ("draw" in options(turn(hand))) == (count < 4)


@pytest.mark.parametrize("count", range(7))
def test_K4_2_after_the_crab_draw_below_five(count: int) -> None:
    hand = list(STARTERS.elements())[:count]
    assert ("draw" in options(turn(hand, eaten=["crab used"]))) == (count < 5)


@pytest.mark.parametrize("count", range(4))
def test_K4_2_draw_up_to_the_hand_size(count: int) -> None:
    hand = list(STARTERS.elements())[:count]
    s = turn(hand)
    events = play(s, "draw")
    assert happened(events, "drew") == [{"count": 4 - count}]
    assert len(cards(s, "hand")) == 4
    assert Counter(cards(s, "hand")) >= Counter(hand)
    assert Counter(cards(s, "hand") + cards(s, "draw")) == STARTERS


def test_K4_2_with_an_empty_hand_drawing_is_the_only_action() -> None:
    assert options(turn([], revealed("NW", "N"))) == ["draw"]
    assert options(turn([], draw=[])) == ["draw"], "even when there is nothing to draw"


def test_K4_2_with_an_empty_hand_a_food_can_still_be_used() -> None:
    """Food is no action (K4.6)."""
    assert options(turn([], revealed("NW"), eaten=["lobster"])) == ["draw", "use the lobster"]


def test_K4_2_the_draw_is_by_chance() -> None:
    s = turn(["fast_learning", "sneaking", "camouflage"], draw=["nimble_dodge", "sneaking", "camouflage"])
    drawn = Counter[str]()
    for seed in range(60):
        twin = seeded(s, seed)
        play(twin, "draw")
        drawn.update((Counter(cards(twin, "hand")) - Counter(cards(s, "hand"))).elements())
    assert set(drawn) == {"nimble_dodge", "sneaking", "camouflage"}
    assert min(drawn.values()) > 8


def test_K4_2_cards_known_to_lie_on_the_draw_pile_come_first() -> None:
    s = turn(["sneaking", "camouflage"], draw=["nimble_dodge", "sneaking"], draw_top=["shed_skin", "devious_ideas"])
    play(s, "draw")
    assert cards(s, "hand") == ["sneaking", "camouflage", "shed_skin", "devious_ideas"]
    assert (cards(s, "draw"), cards(s, "draw_top")) == (["nimble_dodge", "sneaking"], [])


def test_K4_2_the_uppermost_of_the_known_cards_is_drawn_first() -> None:
    s = turn(["sneaking", "camouflage", "camouflage"], draw=["nimble_dodge"], draw_top=["shed_skin", "devious_ideas"])
    play(s, "draw")
    assert "shed_skin" in cards(s, "hand")
    assert cards(s, "draw_top") == ["devious_ideas"]


def test_K4_2_the_discard_pile_becomes_the_draw_pile_in_the_middle_of_a_draw() -> None:
    s = turn(["sneaking"], draw=["nimble_dodge"], discard=["camouflage", "fast_learning", "camouflage"])
    events = play(s, "draw")
    hand, draw = Counter(cards(s, "hand")), Counter(cards(s, "draw"))
    assert hand >= Counter(["sneaking", "nimble_dodge"]), "the draw pile is used up first"
    assert hand.total() == 4
    assert hand + draw == Counter(["sneaking", "nimble_dodge", "camouflage", "camouflage", "fast_learning"])
    assert cards(s, "discard") == []
    kinds = [event["event"] for event in events]
    assert kinds[:5] == ["drew", "drew_card", "reshuffled", "drew_card", "drew_card"]
    assert happened(events, "reshuffled") == [{"count": 3}]
    assert happened(events, "drew") == [{"count": 3}]


def test_K4_2_the_discard_pile_is_shuffled() -> None:
    s = turn(["sneaking", "sneaking", "nimble_dodge"], draw=[], discard=["camouflage", "fast_learning", "nimble_dodge"])
    drawn = set()
    for seed in range(40):
        twin = seeded(s, seed)
        drawn.add(happened(play(twin, "draw"), "drew_card")[0]["card"])
    assert drawn == {"camouflage", "fast_learning", "nimble_dodge"}


def test_K4_2_the_discard_pile_is_left_alone_while_the_draw_pile_suffices() -> None:
    s = turn(["sneaking", "sneaking"], draw=["nimble_dodge", "nimble_dodge"], discard=["camouflage", "fast_learning"])
    events = play(s, "draw")
    assert happened(events, "reshuffled") == []
    assert (cards(s, "discard"), cards(s, "draw")) == (["camouflage", "fast_learning"], [])


def test_K4_2_with_both_piles_too_small_the_octopus_draws_what_there_is() -> None:
    s = turn(["sneaking"], draw=["nimble_dodge"], discard=["camouflage"])
    events = play(s, "draw")
    assert happened(events, "drew") == [{"count": 2}]
    assert cards(s, "hand") == ["nimble_dodge", "sneaking", "camouflage"]


def test_K4_2_with_both_piles_empty_the_octopus_draws_nothing_and_has_spent_an_action() -> None:
    s = turn(["sneaking"], draw=[])
    events = play(s, "draw")
    assert happened(events, "drew") == [{"count": 0}]
    assert cards(s, "hand") == ["sneaking"]
    assert KELP.question(s).fields["done"] == 1


# K4.3: discard


def test_K4_3_a_discard_may_be_the_last_card() -> None:
    s = turn(["camouflage"])
    play(s, "discard camouflage")
    assert (cards(s, "hand"), cards(s, "discard")) == ([], ["camouflage"])


def test_K4_3_a_discard_may_be_an_eat_card() -> None:
    s = turn(["crab"], {"NW": "crab"})
    play(s, "discard crab")
    assert (cards(s, "discard"), cards(s, "trash")) == (["crab"], [])
    assert block(s, "NW") == "crab"


def test_K4_3_without_a_card_there_is_nothing_to_discard() -> None:
    assert not [text for text in options(turn([])) if text.startswith("discard")]


def test_K4_3_neither_cost_nor_effect_of_a_discard_counts() -> None:
    """Cloud of Ink cannot be paid for here, and Camouflage has nothing to hide: both can be discarded."""
    s = turn(["cloud_of_ink"], hidden("NW", "N"))
    assert plays(s) == []
    play(s, "discard cloud_of_ink", "done")
    assert cards(s, "discard") == ["cloud_of_ink"]
    assert revealed_zones(s) == set(ZONES) - {"NW", "N"}, "nothing was revealed to pay"
    s = turn(["camouflage"])
    assert plays(s) == []
    play(s, "discard camouflage")
    assert cards(s, "discard") == ["camouflage"]


def test_K4_3_a_draw_later_in_the_turn_can_bring_the_card_back() -> None:
    s = turn(["camouflage"], draw=[])
    play(s, "discard camouflage")
    assert cards(s, "discard") == ["camouflage"]
    play(s, "draw")
    assert (cards(s, "hand"), cards(s, "discard")) == (["camouflage"], [])


def test_K4_3_the_discard_lies_uppermost() -> None:
    s = turn(["camouflage", "sneaking"], discard=["nimble_dodge"])
    play(s, "discard sneaking")
    assert cards(s, "discard") == ["nimble_dodge", "sneaking"]
    play(s, "discard camouflage")
    assert cards(s, "discard") == ["nimble_dodge", "sneaking", "camouflage"]


def test_K4_3_after_a_discard_one_revealed_block_may_be_hidden() -> None:
    s = turn(["camouflage", "sneaking"], revealed("NW", "C", "S"))
    play(s, "discard camouflage")
    assert (asked(s), options(s)) == ("hide", ["done", "hide NW", "hide C", "hide S"])
    play(s, "hide C")
    assert revealed_zones(s) == {"NW", "S"}
    assert asked(s) == "action", "one block, not two"


def test_K4_3_hiding_after_a_discard_is_voluntary() -> None:
    s = turn(["camouflage", "sneaking"], revealed("NW", "C"))
    play(s, "discard camouflage", "done")
    assert revealed_zones(s) == {"NW", "C"}
    assert asked(s) == "action"


def test_K4_3_with_no_revealed_block_nobody_is_asked() -> None:
    s = turn(["camouflage", "sneaking"])
    play(s, "discard camouflage")
    assert asked(s) == "action"


# K4.4: pay


def test_K4_4_cost_0_reveals_nothing() -> None:
    s = turn(["camouflage"], revealed("NW"))
    play(s, "play camouflage")
    assert asked(s) == "hide", "nothing is asked about paying"
    assert revealed_zones(s) == {"NW"}


def test_K4_4_cost_1_is_any_hidden_block() -> None:
    assert payments(turn(["nimble_dodge"]), "nimble_dodge") == sets(ALL, 1)
    assert payments(turn(["nimble_dodge"], revealed("NW", "C")), "nimble_dodge") == sets("N NE W E SW S SE", 1)


def test_K4_4_for_cost_1_the_double_shell_alone_is_allowed() -> None:
    assert payments(turn(["nimble_dodge"], {"E": "double_shell"}), "nimble_dodge") == sets(ALL, 1)


def test_K4_4_cost_2_is_any_two_hidden_blocks() -> None:
    assert payments(turn(["sudden_evasion"]), "sudden_evasion") == sets(ALL, 2)


def test_K4_4_cost_2_is_two_blocks_without_the_double_shell_or_the_double_shell_alone() -> None:
    s = turn(["sudden_evasion"], {"E": "double_shell"})
    assert payments(s, "sudden_evasion") == sets(BUT_E, 2) | sets("E", 1)


@pytest.mark.parametrize("zone", ["NW", "C", "SE"])
def test_K4_4_it_does_not_matter_where_the_double_shell_is(zone: str) -> None:
    """The program asks zone by zone; first, in the middle or last, the double shell pays the same."""
    blocks = {"C": "shell", "NE": "octopus"} | {zone: "double_shell"}
    others = " ".join(other for other in ZONES if other != zone)
    assert payments(turn(["nimble_dodge"], blocks), "nimble_dodge") == sets(ALL, 1)
    assert payments(turn(["sudden_evasion"], blocks), "sudden_evasion") == sets(others, 2) | sets(zone, 1)
    blocks |= {"S": "shell revealed"}
    others = " ".join(other for other in ZONES if other not in (zone, "S"))
    assert payments(turn(["cloud_of_ink"], blocks), "cloud_of_ink") == sets(others, 3) | {
        frozenset((zone, other)) for other in others.split()
    }


def test_K4_4_cost_3_is_any_three_hidden_blocks() -> None:
    assert payments(turn(["cloud_of_ink"]), "cloud_of_ink") == sets(ALL, 3)


def test_K4_4_cost_3_is_three_blocks_or_the_double_shell_and_one() -> None:
    s = turn(["cloud_of_ink"], {"E": "double_shell", "S": "shell revealed"})
    others = "NW N NE W C SW SE"
    assert payments(s, "cloud_of_ink") == sets(others, 3) | {frozenset(("E", other)) for other in others.split()}


def test_K4_4_a_payment_that_would_spoil_the_effect_is_not_offered() -> None:
    """With nothing revealed before, the double shell and one more are two blocks: too few for Cloud of Ink."""
    s = turn(["cloud_of_ink"], {"E": "double_shell"})
    assert payments(s, "cloud_of_ink") == sets(BUT_E, 3)
    # Sneaking needs two hidden blocks after the payment, so of three only the double shell may go.
    s = turn(["sneaking"], hidden("NW", "N", "E") | {"E": "double_shell"})
    assert payments(s, "sneaking") == {frozenset("E")}
    # With four hidden blocks both ways leave two.
    s = turn(["sneaking"], hidden("NW", "N", "W", "E") | {"E": "double_shell"})
    assert payments(s, "sneaking") == sets("NW N W", 2) | {frozenset("E")}
    # Taking Chances needs two hidden blocks outside the centre: one of the two that pay must be C.
    s = turn(["taking_chances"], hidden("C", "NW", "N", "E"))
    assert payments(s, "taking_chances") == {frozenset(("C", zone)) for zone in ("NW", "N", "E")}


def test_K4_4_a_learn_card_is_not_paid_with_blocks_that_cannot_be_exchanged() -> None:
    """One card is left in the piles, so one of two gains is a block: the Octopus or food, revealed, would not do."""
    s = turn(["fast_learning", "crab"], {"NW": "crab"}, trash=all_but("cloud_of_ink"))
    assert payments(s, "fast_learning") == sets("N NE W E SW S SE", 1)
    s = turn(["fast_learning", "crab"], {"NW": "crab"}, trash=all_but("cloud_of_ink", "shed_skin"))
    assert payments(s, "fast_learning") == sets(ALL, 1), "two cards are left: no block is needed"


@pytest.mark.parametrize(
    ("zone", "name"),
    [("C", "octopus"), ("N", "trap_one"), ("NW", "shell"), ("E", "double_shell"), ("S", "lobster")],
)
def test_K4_4_any_hidden_block_pays(zone: str, name: str) -> None:
    s = turn(["nimble_dodge", "lobster"], {"E": "double_shell", "S": "lobster"})
    events = play(s, "play nimble_dodge", f"reveal {zone}")
    assert happened(events, "revealed") == [{"zone": zone, "block": name}]
    assert view(s, SHARK)["blocks"][zone] == f"{name} revealed"
    assert revealed_zones(s) == {zone}
    assert asked(s) == "swap"


def test_K4_4_a_trap_that_pays_does_nothing() -> None:
    s = turn(["nimble_dodge"], {"N": "trap_den"})
    play(s, "play nimble_dodge", "reveal N")
    assert (asked(s), look(s)["shark"]["at"]) == ("swap", "den NW")


def test_K4_4_half_the_worth_of_the_double_shell_is_wasted_on_cost_1() -> None:
    s = turn(["nimble_dodge", "nimble_dodge"], {"E": "double_shell"})
    play(s, "play nimble_dodge", "reveal E", "swap NW and N")
    assert revealed_zones(s) == {"E"}
    play(s, "play nimble_dodge")
    assert (asked(s), KELP.question(s).fields["left"]) == ("pay", 1), "nothing is left over for the next card"


def test_K4_4_a_double_shell_that_is_already_revealed_pays_nothing() -> None:
    s = turn(["sudden_evasion"], {"E": "double_shell revealed"})
    assert payments(s, "sudden_evasion") == sets(BUT_E, 2)


def test_K4_4_the_whole_cost_must_be_paid() -> None:
    assert plays(turn(["nimble_dodge"], all_blocks(" revealed"))) == []
    assert plays(turn(["nimble_dodge"], hidden("S"))) == ["nimble_dodge"]
    assert plays(turn(["sudden_evasion"], hidden("S"))) == []
    assert plays(turn(["sudden_evasion"], hidden("S", "W"))) == ["sudden_evasion"]
    assert plays(turn(["sudden_evasion"], hidden() | {"S": "double_shell"})) == ["sudden_evasion"]
    assert plays(turn(["cloud_of_ink"], hidden("S", "W"))) == []
    assert plays(turn(["cloud_of_ink"], hidden("S", "W", "E"))) == ["cloud_of_ink"]
    assert plays(turn(["cloud_of_ink"], hidden() | {"S": "double_shell"})) == []
    assert plays(turn(["cloud_of_ink"], hidden("W") | {"S": "double_shell"})) == ["cloud_of_ink"]


def test_K4_4_the_effect_comes_after_the_payment() -> None:
    s = turn(["sudden_evasion"])
    play(s, "play sudden_evasion")
    assert (asked(s), revealed_zones(s)) == ("pay", set())
    play(s, "reveal W")
    assert (asked(s), revealed_zones(s)) == ("pay", {"W"})
    play(s, "reveal SE")
    assert (asked(s), revealed_zones(s)) == ("swap", {"W", "SE"})


def test_K4_4_a_card_that_cannot_be_played_can_still_be_discarded() -> None:
    s = turn(["camouflage", "sneaking"], hidden())
    s2 = turn(["camouflage", "sneaking"])
    assert (plays(s), plays(s2)) == (["camouflage"], ["sneaking"])
    for position in (s, s2):
        assert {"discard camouflage", "discard sneaking"} <= set(options(position))


# K4.5: played cards


def test_K4_5_a_played_card_waits_in_the_slot_of_its_action() -> None:
    s = turn(["camouflage", "nimble_dodge"], revealed("NW"))
    play(s, "play camouflage", "hide NW")
    assert (cards(s, "slots"), cards(s, "discard")) == (["camouflage", None], [])
    play(s, "play nimble_dodge", "reveal W")
    assert (cards(s, "slots"), cards(s, "discard")) == (["camouflage", "nimble_dodge"], [])


def test_K4_5_the_slot_of_the_second_action_is_the_second_one() -> None:
    s = turn(["camouflage", "nimble_dodge"])
    play(s, "discard camouflage", "play nimble_dodge")
    assert cards(s, "slots") == [None, "nimble_dodge"]


@pytest.mark.parametrize(("first", "second"), [("nimble_dodge", "camouflage"), ("camouflage", "nimble_dodge")])
def test_K4_5_at_the_end_of_the_turn_the_first_slot_goes_first(first: str, second: str) -> None:
    s = turn([first, second], revealed("NW"), discard=["sneaking"])
    for card in (first, second):
        play(s, f"play {card}")
        play(s, *(["reveal W", "swap N and C"] if card == "nimble_dodge" else ["hide NW"]))
        if asked(s) == "hide":
            play(s, "done")
    assert KELP.mover(s) == SHARK
    assert (cards(s, "discard"), cards(s, "slots")) == (["sneaking", first, second], [None, None])


def test_K4_5_a_card_discarded_second_lies_below_the_card_played_first() -> None:
    s = turn(["camouflage", "sneaking"], revealed("NW"))
    play(s, "play camouflage", "hide NW", "discard sneaking")
    assert KELP.mover(s) == SHARK
    assert cards(s, "discard") == ["sneaking", "camouflage"]


def test_K4_5_a_draw_in_the_same_turn_does_not_find_a_played_card() -> None:
    s = turn(["camouflage", "sneaking"], revealed("NW"), draw=["nimble_dodge"], discard=["sneaking"])
    play(s, "play camouflage", "hide NW", "draw")
    assert cards(s, "hand") == ["nimble_dodge", "sneaking", "sneaking"]
    assert cards(s, "discard") == ["camouflage"]


def test_K4_5_with_both_piles_empty_a_played_card_is_not_drawn_either() -> None:
    s = turn(["camouflage"], revealed("NW"), draw=[])
    play(s, "play camouflage", "hide NW")
    events = play(s, "draw")
    assert happened(events, "drew") == [{"count": 0}]
    assert (cards(s, "hand"), cards(s, "discard")) == ([], ["camouflage"])


def test_K4_5_a_played_eat_card_is_trashed_at_once() -> None:
    s = turn(["crab", "sneaking"], {"N": "crab"})
    play(s, "play crab")
    assert asked(s) == "action"
    assert (cards(s, "slots"), cards(s, "discard"), cards(s, "trash")) == ([None, None], [], ["crab"])


# K4.6: food


def test_K4_6_food_may_be_used_before_the_first_action() -> None:
    s = turn(["sneaking", "camouflage"], revealed("NW"), eaten=["lobster"])
    play(s, "use the lobster")
    assert (revealed_zones(s), KELP.question(s).fields["done"]) == (set(), 0)


def test_K4_6_food_may_be_used_between_the_actions() -> None:
    s = turn(["sneaking", "camouflage"], revealed("NW"), eaten=["lobster"])
    play(s, "draw", "use the lobster")
    assert (revealed_zones(s), KELP.question(s).fields["done"]) == (set(), 1)


def test_K4_6_food_may_be_used_after_the_second_action() -> None:
    s = turn(["sneaking", "camouflage"], revealed("NW"), eaten=["lobster"])
    play(s, "draw", "discard sneaking", "done")
    assert options(s) == ["end the turn", "use the lobster"]
    play(s, "use the lobster")
    assert revealed_zones(s) == set()
    assert KELP.mover(s) == SHARK


def test_K4_6_after_the_second_action_the_octopus_may_end_its_turn_and_keep_the_food() -> None:
    s = turn(["sneaking", "camouflage"], revealed("NW"), eaten=["lobster"])
    play(s, "draw", "discard sneaking", "done", "end the turn")
    assert (KELP.mover(s), look(s)["turn"]) == (SHARK, 2)
    assert look(s)["food_track"] == ["lobster"]
    assert revealed_zones(s) == {"NW"}


def test_K4_6_the_turn_is_not_ended_before_the_second_action() -> None:
    s = turn(["sneaking", "camouflage"], revealed("NW"), eaten=["lobster"])
    assert "end the turn" not in options(s)
    play(s, "draw")
    assert "end the turn" not in options(s)


def test_K4_6_the_turn_ends_by_itself_when_no_food_is_left_to_use() -> None:
    for eaten in ([], ["lobster used"], ["lobster"]):
        s = turn(["sneaking", "camouflage"], eaten=eaten)
        play(s, "draw", "discard sneaking")
        assert KELP.mover(s) == SHARK


def test_K4_6_no_action_is_offered_after_the_second() -> None:
    s = turn(["sneaking", "camouflage", "nimble_dodge"], revealed("NW"), eaten=["lobster", "abalone"])
    play(s, "discard sneaking", "done", "discard camouflage", "done")
    assert options(s) == ["end the turn", "use the lobster", "use the abalone"]


@pytest.mark.parametrize("food", ["crab", "snail", "lobster", "abalone"])
def test_K4_6_each_food_may_be_used_once(food: str) -> None:
    s = turn(["sneaking", "camouflage"], revealed("NW"), eaten=[food])
    assert f"use the {food}" in options(s)
    play(s, f"use the {food}")
    while asked(s) != "action":
        play(s, options(s)[0])
    assert look(s)["food_track"] == [f"{food} used"]
    assert KELP.question(s).fields["done"] == 0, "it is no action"
    s = turn(["sneaking", "camouflage"], revealed("NW"), eaten=[f"{food} used"])
    assert f"use the {food}" not in options(s)


@pytest.mark.parametrize("food", ["crab", "snail", "lobster", "abalone"])
def test_K4_6_food_costs_nothing(food: str) -> None:
    s = turn(["sneaking", "camouflage"], revealed("NW"), eaten=[food])
    events = play(s, f"use the {food}")
    assert asked(s) != "pay"
    assert happened(events, "revealed") == []
    assert cards(s, "slots") == [None, None]


@pytest.mark.parametrize("order", [("crab", "snail", "lobster"), ("lobster", "snail", "crab")])
def test_K4_6_several_foods_may_be_used_in_any_order(order: tuple[str, ...]) -> None:
    s = turn(["sneaking"], revealed("NW", "C"), eaten=["crab", "snail", "lobster"])
    for food in order:
        play(s, f"use the {food}")
        if asked(s) == "snail":
            play(s, options(s)[0])
    assert look(s)["food_track"] == ["crab used", "snail used", "lobster used"]
    assert (asked(s), KELP.question(s).fields["done"]) == ("action", 0)
    assert revealed_zones(s) == set()


def test_K4_6_food_may_be_used_in_the_turn_in_which_it_was_eaten() -> None:
    s = turn(["lobster", "sneaking", "sneaking"], {"N": "lobster"})
    assert "use the lobster" not in options(s)
    play(s, "play lobster")
    assert revealed_zones(s) == {"C", "N"}
    play(s, "use the lobster")
    assert revealed_zones(s) == set()
    assert KELP.question(s).fields["done"] == 1


def test_K4_6_food_eaten_with_the_second_action_may_be_used_in_that_turn() -> None:
    s = turn(["lobster", "sneaking", "sneaking"], {"N": "lobster"})
    play(s, "draw", "play lobster")
    assert options(s) == ["end the turn", "use the lobster"]
    play(s, "use the lobster")
    assert (revealed_zones(s), KELP.mover(s)) == (set(), SHARK)


def test_K4_6_food_is_not_used_in_the_turn_of_the_shark() -> None:
    """Not even when the Octopus is asked something: here the trap lets it hide blocks."""
    s = shark_turn(
        "search",
        ["yellow 6"],
        {"at": "N|C", "facing": "east"},
        blocks={"N": "trap_hide"} | revealed("NW", "SE"),
        octopus={"trash": ["lobster", "abalone"]},
        food_track=["lobster", "abalone"],
    )
    play(s, "use yellow 6 in N")
    assert (KELP.mover(s), options(s)) == (OCTOPUS, ["done", "hide NW", "hide SE"])


def test_K4_6_food_that_was_saved_can_be_used_in_a_later_turn() -> None:
    s = turn(["sneaking"], revealed("NW"), eaten=["lobster"], turn=5)
    assert "use the lobster" in options(s)


def test_K4_6_food_that_could_change_nothing_is_not_offered() -> None:
    nothing_revealed = turn(["sneaking"], eaten=["lobster"])
    assert "use the lobster" not in options(nothing_revealed)
    no_cards = turn(["sneaking"], draw=[], eaten=["snail"])
    assert "use the snail" not in options(no_cards)
    for somewhere in (
        {"draw": ["camouflage"]},
        {"draw": [], "discard": ["camouflage"]},
        {"draw": [], "draw_top": ["shed_skin"]},
    ):
        assert "use the snail" in options(turn(["sneaking"], eaten=["snail"], **somewhere))


def test_K4_6_the_abalone_is_not_offered_when_nothing_can_be_gained() -> None:
    s = turn(["sneaking"], eaten=["abalone"], trash=all_but())
    assert "use the abalone" not in options(s), "there are blocks and Eat cards, but nothing to exchange"
    s = turn(["sneaking"], revealed("C"), eaten=["abalone"], trash=all_but())
    assert "use the abalone" not in options(s), "the Octopus cannot be exchanged"
    s = turn(["sneaking"], revealed("NW"), eaten=["abalone"], trash=all_but())
    assert "use the abalone" in options(s)
    s = turn(["sneaking"], eaten=["abalone"], trash=all_but("sudden_evasion"))
    assert "use the abalone" in options(s), "a card can be gained without an exchange"


def test_K4_6_the_crab_is_offered_even_with_nothing_to_draw() -> None:
    """It raises the hand size for the rest of the game."""
    s = turn(["sneaking"], draw=[], eaten=["crab"])
    play(s, "use the crab")
    assert cards(s, "hand_size") == 5


def test_K4_6_food_used_up_by_another_food_ends_the_turn() -> None:
    """The lobster hides what the abalone could have exchanged; with no cards left nothing can be used any more."""
    s = turn(["sneaking", "camouflage"], revealed("NW"), eaten=["abalone", "lobster"], trash=all_but())
    play(s, "discard sneaking", "done", "discard camouflage", "done")
    assert options(s) == ["end the turn", "use the lobster", "use the abalone"]
    play(s, "use the lobster")
    assert (KELP.mover(s), look(s)["food_track"]) == (SHARK, ["abalone", "lobster used"])


# K4.7: the hand at the end of the turn


def test_K4_7_nobody_draws_when_the_turn_ends() -> None:
    s = turn(["sneaking", "camouflage"])
    events = play(s, "discard sneaking", "discard camouflage")
    assert happened(events, "drew") == []
    assert (KELP.mover(s), cards(s, "hand")) == (SHARK, [])


def test_K4_7_a_hand_above_the_limit_is_kept() -> None:
    hand = list(STARTERS.elements())[:7]
    s = turn(hand)
    play(s, "discard sneaking", "discard camouflage")
    assert KELP.mover(s) == SHARK
    assert len(cards(s, "hand")) == 5
    assert cards(s, "discard") == ["sneaking", "camouflage"]


def test_K4_7_the_snail_lifts_the_hand_above_the_limit() -> None:
    s = turn(["sneaking", "sneaking", "camouflage", "camouflage"], eaten=["snail"])
    play(s, "use the snail", "take nimble_dodge from the draw pile")
    assert len(cards(s, "hand")) == 5
    assert "draw" not in options(s)


def test_K4_7_in_plain_sight_draws_above_the_limit() -> None:
    hand = ["in_plain_sight", "sneaking", "sneaking", "camouflage", "camouflage"]
    s = turn(hand, revealed("NW"))
    play(s, "play in_plain_sight", "hide NW", "draw")
    assert len(cards(s, "hand")) == 5


def test_K4_7_sharp_senses_takes_a_card_above_the_limit() -> None:
    hand = ["sharp_senses", "sneaking", "sneaking", "camouflage", "camouflage"]
    s = turn(hand)
    play(s, "play sharp_senses", "reveal NW", "reveal N", "gain the top move card", "gain the top hide card")
    play(s, "take sudden_evasion to hand")
    assert len(cards(s, "hand")) == 5


def test_K4_7_the_crab_draws_up_to_five_and_not_beyond() -> None:
    hand = list(STARTERS.elements())[:6]
    s = turn(hand, eaten=["crab"])
    events = play(s, "use the crab")
    assert happened(events, "drew") == []
    assert len(cards(s, "hand")) == 6
    s = turn(hand[:2], eaten=["crab"])
    play(s, "use the crab")
    assert len(cards(s, "hand")) == 5


# K4.8: the whole effect


@pytest.mark.parametrize("card", ["camouflage", "in_plain_sight", "shed_skin"])
def test_K4_8_a_hide_card_needs_one_revealed_block(card: str) -> None:
    assert plays(turn([card])) == []
    assert plays(turn([card], revealed("SE"))) == [card]


def test_K4_8_sneaking_needs_two_hidden_blocks_after_the_payment() -> None:
    assert plays(turn(["sneaking"], hidden("NW", "N", "NE"))) == []
    assert plays(turn(["sneaking"], hidden("NW", "N", "NE", "W"))) == ["sneaking"]
    assert plays(turn(["sneaking"], hidden("NW", "N", "NE") | {"NE": "double_shell"})) == ["sneaking"]
    assert plays(turn(["sneaking"], hidden("NW", "N") | {"N": "double_shell"})) == []


def test_K4_8_taking_chances_needs_two_hidden_blocks_outside_the_centre() -> None:
    assert plays(turn(["taking_chances"], hidden("NW", "N", "NE"))) == []
    assert plays(turn(["taking_chances"], hidden("NW", "N", "C"))) == []
    assert plays(turn(["taking_chances"], hidden("NW", "N", "NE", "W"))) == ["taking_chances"]
    assert plays(turn(["taking_chances"], hidden("NW", "N", "NE", "C"))) == ["taking_chances"]
    shells = {"C": "double_shell", "SE": "octopus revealed"}
    assert plays(turn(["taking_chances"], hidden("NW", "N") | shells)) == ["taking_chances"]


def test_K4_8_cloud_of_ink_needs_three_revealed_blocks() -> None:
    assert plays(turn(["cloud_of_ink"])) == ["cloud_of_ink"], "the three of the payment"
    double = hidden("NW", *ZONES) | {"NW": "double_shell"}
    assert payments(turn(["cloud_of_ink"], double), "cloud_of_ink") == sets("N NE W C E SW S SE", 3)
    assert frozenset(("NW", "N")) in payments(
        turn(["cloud_of_ink"], double | {"S": "shell revealed"}), "cloud_of_ink"
    ), "two of the payment and one that lay there"


@pytest.mark.parametrize("card", ["fast_learning", "devious_ideas"])
def test_K4_8_a_learn_card_needs_as_many_gains_as_it_says(card: str) -> None:
    """K6.7 has the arithmetic. Here the piles are empty, so that each of two gains needs a block to exchange."""
    gone = all_but(card)
    assert plays(turn([card], trash=gone)) == [], "the payment alone is one block"
    assert plays(turn([card], revealed("C"), trash=gone)) == [], "the Octopus cannot be exchanged"
    assert plays(turn([card], revealed("S"), trash=gone)) == [card]


def test_K4_8_sharp_senses_needs_two_gains_after_its_payment() -> None:
    s = turn(["sharp_senses"], {"E": "double_shell"}, trash=all_but("sharp_senses"))
    assert payments(s, "sharp_senses") == sets("NW N NE W SW S SE", 2), "not the Octopus, not the double shell alone"


def test_K4_8_the_draw_of_in_plain_sight_is_not_needed() -> None:
    s = turn(["in_plain_sight"], revealed("NW"), draw=[])
    assert plays(s) == ["in_plain_sight"]
    play(s, "play in_plain_sight", "hide NW")
    assert asked(s) == "action", "there is nothing to draw, and nobody is asked"


def test_K4_8_the_trashing_of_shed_skin_is_not_needed() -> None:
    s = turn(["shed_skin"], revealed("NW"), draw=[])
    assert plays(s) == ["shed_skin"]
    play(s, "play shed_skin", "hide NW")
    assert asked(s) == "action"


def test_K4_8_a_second_block_to_hide_is_not_needed() -> None:
    s = turn(["camouflage"], revealed("NW"))
    play(s, "play camouflage", "hide NW")
    assert asked(s) == "action"


@pytest.mark.parametrize("card", ["fast_learning", "devious_ideas", "sharp_senses"])
def test_K4_8_the_extra_of_a_learn_card_is_not_needed(card: str) -> None:
    """Fast Learning and Sharp Senses with two blocks gained, Devious Ideas with two cards: no extra to decide."""
    s = turn([card], revealed("NW", "NE"))
    play(s, f"play {card}", "reveal W")
    if asked(s) == "pay":
        play(s, "reveal E")
    if card == "devious_ideas":
        play(s, "gain the top move card", "gain the top hide card")
    else:
        play(s, "gain shell", "exchange NW", "gain double_shell", "exchange NE")
    assert asked(s) == "action"


def test_K4_the_example_of_the_rules() -> None:
    """K4.4, K4.5: Fast Learning and Camouflage in one turn."""
    s = turn(["fast_learning", "camouflage", "sneaking", "nimble_dodge"])
    top = look(s)["piles"]["hide"]["top"]
    play(s, "play fast_learning", "reveal NW", "gain the top hide card")
    assert cards(s, "discard") == [top]
    play(s, "gain double_shell", "exchange NW")
    assert block(s, "NW") == "double_shell revealed"
    play(s, f"put {top} on top")
    assert (cards(s, "discard"), cards(s, "draw_top")) == ([], [top])
    play(s, "play camouflage", "hide NW")
    assert KELP.mover(s) == SHARK
    assert cards(s, "discard") == ["fast_learning", "camouflage"]
    assert view(s, SHARK)["known"]["NW"] == ["double_shell"]
