"""Learning, exchanging blocks, eating, and what each food does (K6, with K13.1)."""

from collections import Counter
from typing import Any

import pytest
from support.kelp import KELP, ZONES, asked, look, options, play, play_seen
from support.octopus import (
    STARTERS,
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

from fathoms.games.kelp.state import State

OCTOPUS, SHARK = 0, 1
FOOD = ["crab", "snail", "lobster", "abalone"]
CARDS = [f"gain the top {pile} card" for pile in ("move", "hide", "learn")]
EAT_CARD = "gain the top eat card"
BESIDE = ["trap_hide", "trap_two", "trap_den", "double_shell", "shell"]
# The neighbours of each zone (K2.1).
NEXT_TO = {
    "NW": "N W", "N": "NW NE C", "NE": "N E",
    "W": "NW C SW", "C": "N W E S", "E": "NE C SE",
    "SW": "W S", "S": "SW C SE", "SE": "S E",
}  # fmt: skip


def learning(card: str = "fast_learning", paid: str = "W", blocks: dict[str, str] | None = None, **rest: Any) -> State:
    """A Learn card has been played and paid for; the first gain is to be chosen."""
    s = turn([card, *rest.pop("hand", [])], blocks, **rest)
    play(s, f"play {card}", *(f"reveal {zone}" for zone in paid.split()))
    assert asked(s) == "gain"
    return s


def with_abalone(blocks: dict[str, str] | None = None, **rest: Any) -> State:
    """The abalone is being used."""
    s = turn(["sneaking"], blocks, eaten=["abalone"], **rest)
    play(s, "use the abalone")
    return s


# K6.1: gains


@pytest.mark.parametrize(("card", "paid"), [("fast_learning", "W"), ("devious_ideas", "W"), ("sharp_senses", "W E")])
def test_K6_1_learn_two_is_two_gains_and_no_fewer(card: str, paid: str) -> None:
    s = learning(card, paid)
    for left in (2, 1):
        assert (asked(s), KELP.question(s).fields["left"]) == ("gain", left)
        assert "done" not in options(s)
        play(s, CARDS[0])
    assert asked(s) != "gain"


def test_K6_1_a_gain_is_the_uppermost_card_of_a_pile_or_a_block_from_beside_the_board() -> None:
    s = learning()
    assert options(s) == [*CARDS, EAT_CARD, *(f"gain {name}" for name in BESIDE)]


def test_K6_1_blocks_in_the_zones_cannot_be_gained() -> None:
    s = learning(blocks={"S": "trap_two", "E": "double_shell"})
    assert [text for text in options(s) if "card" not in text] == ["gain trap_hide", "gain trap_den", "gain shell"]


def test_K6_1_equal_shells_make_one_choice() -> None:
    s = learning(blocks={"S": "trap_two", "E": "double_shell"})
    assert look(s)["beside"].count("shell") == 3
    assert options(s).count("gain shell") == 1


@pytest.mark.parametrize(
    "gains",
    [
        [CARDS[0], CARDS[0]],
        [CARDS[0], CARDS[2]],
        [CARDS[1], "gain shell", "exchange W"],
        ["gain shell", "exchange W", CARDS[1]],
        ["gain trap_den", "exchange W", "gain double_shell", "exchange NW"],
        [EAT_CARD, "exchange W", EAT_CARD, "exchange NW"],
        [EAT_CARD, "exchange NW", "gain trap_two", "exchange W"],
    ],
)
def test_K6_1_gains_are_freely_mixed(gains: list[str]) -> None:
    s = learning(blocks=revealed("NW"))
    play(s, *gains)
    assert asked(s) in ("top", "action")


def test_K6_1_each_gain_is_finished_before_the_next_is_chosen() -> None:
    s = learning(blocks=revealed("NW"))
    play(s, "gain double_shell")
    assert (asked(s), options(s)) == ("exchange", ["exchange NW", "exchange W"])
    play(s, "exchange NW")
    assert (asked(s), block(s, "NW")) == ("gain", "double_shell revealed")


def test_K6_1_an_empty_pile_has_nothing_to_gain() -> None:
    s = learning(trash=all_but("sudden_evasion", "shed_skin"))
    assert [text for text in options(s) if "card" in text] == [CARDS[0], CARDS[1], EAT_CARD]
    play(s, CARDS[0])
    assert look(s)["piles"]["move"] == {"top": None, "rest": []}
    assert [text for text in options(s) if "card" in text] == [CARDS[1], EAT_CARD]


# K6.2: gained cards


def test_K6_2_a_gained_card_goes_face_up_on_the_discard_pile() -> None:
    s = learning(discard=["sneaking"])
    play(s, CARDS[0])
    assert cards(s, "discard") == ["sneaking", "sudden_evasion"]
    for seat in (OCTOPUS, SHARK, -1):
        assert view(s, seat)["octopus"]["discard"] == ["sneaking", "sudden_evasion"]


@pytest.mark.parametrize("pile", ["move", "hide", "learn", "eat"])
def test_K6_2_the_next_card_is_uncovered_for_all_to_see(pile: str) -> None:
    s = learning()
    before = look(s)["piles"][pile]
    events = play_seen(s, SHARK, f"gain the top {pile} card")
    after = look(s)["piles"][pile]
    assert after["top"] in before["rest"]
    assert Counter([after["top"], *after["rest"]]) == Counter(before["rest"])
    assert happened(events, "pile_top") == [{"pile": pile, "card": after["top"]}]
    assert happened(events, "gained_card") == [{"card": before["top"]}]


def test_K6_2_the_next_gain_may_take_the_uncovered_card() -> None:
    s = learning()
    play(s, CARDS[0])
    uncovered = look(s)["piles"]["move"]["top"]
    play(s, CARDS[0])
    assert cards(s, "discard") == ["sudden_evasion", uncovered]


# K6.3: gained blocks


def test_K6_3_a_gained_block_arrives_revealed_in_exchange_for_a_revealed_one() -> None:
    s = learning(blocks=revealed("N"))
    events = play(s, "gain trap_den", "exchange N")
    assert happened(events, "gained_block") == [{"block": "trap_den", "zone": "N", "replaced": "trap_one"}]
    assert block(s, "N") == "trap_den revealed"
    assert view(s, SHARK)["blocks"]["N"] == "trap_den revealed"


def test_K6_3_a_hidden_block_cannot_be_exchanged() -> None:
    s = learning(paid="W", blocks=revealed("SE"))
    play(s, "gain shell")
    assert options(s) == ["exchange W", "exchange SE"]


def test_K6_3_the_octopus_cannot_be_exchanged() -> None:
    s = learning(paid="W", blocks=revealed("C"))
    play(s, "gain shell")
    assert options(s) == ["exchange W"]


@pytest.mark.parametrize("edition", ["final", "prototype"])
@pytest.mark.parametrize("food", FOOD)
def test_K6_3_K13_1_food_cannot_be_exchanged(food: str, edition: str) -> None:
    s = learning(paid="W", blocks={"S": f"{food} revealed"}, hand=[food], edition=edition)
    play(s, "gain shell")
    assert options(s) == ["exchange W"]


@pytest.mark.parametrize("name", ["shell", "double_shell", "trap_one", "trap_hide", "trap_two", "trap_den"])
def test_K6_3_shells_and_traps_can_be_exchanged(name: str) -> None:
    s = learning(paid="W", blocks={"N": "shell", "S": f"{name} revealed"})
    play(s, CARDS[0], next(text for text in options(s) if text.startswith("gain trap")), "exchange S")
    assert name in look(s)["beside"] + look(s)["aside"]


def test_K6_3_what_this_learn_has_brought_cannot_be_exchanged() -> None:
    s = learning(paid="W", blocks=revealed("NW"))
    play(s, "gain shell", "exchange NW", "gain trap_two")
    assert options(s) == ["exchange W"]


def test_K6_3_a_later_learn_may_exchange_what_an_earlier_one_brought() -> None:
    s = learning(paid="W", hand=["devious_ideas"])
    play(s, "gain trap_two", "exchange W", CARDS[0], "done")
    play(s, "play devious_ideas", "reveal NW", "gain shell")
    assert options(s) == ["exchange NW", "exchange W"]


def test_K6_3_the_block_that_leaves_cannot_be_gained_by_the_same_learn() -> None:
    s = learning(paid="N", blocks=revealed("NW"))
    play(s, "gain trap_two", "exchange N")
    assert "gain trap_one" not in options(s)
    assert [text for text in options(s) if "card" not in text] == [
        "gain trap_hide", "gain trap_den", "gain double_shell", "gain shell",
    ]  # fmt: skip


def test_K6_3_of_equal_blocks_only_those_that_lay_beside_the_board_before_count() -> None:
    """The one shell beside the board is gained in exchange for a shell: there is no second one for this Learn."""
    s = learning(paid="W", blocks=revealed("NW"))
    play(s, "gain shell", "exchange W")
    assert "gain shell" not in options(s)


def test_K6_3_a_later_learn_may_gain_the_block_that_left() -> None:
    s = learning(paid="N", hand=["devious_ideas"])
    play(s, "gain trap_two", "exchange N", CARDS[0], "done")
    assert look(s)["beside"].count("trap_one") == 1
    play(s, "play devious_ideas", "reveal NW")
    assert "gain trap_one" in options(s)
    play(s, "gain trap_one", "exchange NW")
    assert block(s, "NW") == "trap_one revealed"


def test_K6_3_to_gain_two_blocks_two_revealed_blocks_are_needed() -> None:
    s = learning(paid="W")
    play(s, "gain shell", "exchange W")
    assert options(s) == CARDS, "the second gain must be a card, and no Eat card"
    s = learning(paid="W", blocks=revealed("NW"))
    play(s, "gain shell", "exchange W")
    assert "gain double_shell" in options(s)


def test_K6_3_without_a_block_to_exchange_only_cards_can_be_gained() -> None:
    s = learning(paid="C")
    assert options(s) == CARDS


def test_K6_3_the_payment_may_be_exchanged() -> None:
    s = learning(paid="W")
    play(s, "gain double_shell", "exchange W")
    assert block(s, "W") == "double_shell revealed"


def test_K13_1_in_the_prototype_a_block_exchanged_away_can_never_be_gained_again() -> None:
    s = learning(paid="N", hand=["devious_ideas"], edition="prototype")
    play(s, "gain trap_two", "exchange N", CARDS[0], "done")
    play(s, "play devious_ideas", "reveal NW")
    assert "gain trap_one" not in options(s)
    assert look(s)["aside"] == ["trap_one"]


def test_K13_1_in_the_prototype_a_shell_exchanged_away_is_no_shell_to_gain() -> None:
    s = learning(paid="NW", hand=["devious_ideas"], edition="prototype")
    play(s, "gain shell", "exchange NW", CARDS[0], "done")
    play(s, "play devious_ideas", "reveal NE")
    assert "gain shell" not in options(s)


# K6.4: food comes with its Eat card


@pytest.mark.parametrize("food", FOOD)
def test_K6_4_an_eat_card_brings_its_food_as_one_gain(food: str) -> None:
    s = learning(paid="W", piles={"eat": {"top": food}})
    play(s, EAT_CARD)
    assert cards(s, "discard") == [food]
    assert (asked(s), KELP.question(s).fields["block"], options(s)) == ("exchange", food, ["exchange W"])
    play(s, "exchange W")
    assert block(s, "W") == f"{food} revealed"
    assert (asked(s), KELP.question(s).fields["left"]) == ("gain", 1)


def test_K6_4_without_a_block_to_exchange_the_eat_card_cannot_be_taken() -> None:
    assert EAT_CARD not in options(learning(paid="C"))
    assert EAT_CARD not in options(learning(paid="S", blocks={"S": "crab"}, hand=["crab"])), "food is not exchanged"
    assert EAT_CARD in options(learning(paid="W"))


def test_K6_4_two_eat_cards_need_two_blocks_to_exchange() -> None:
    s = learning(paid="W")
    play(s, EAT_CARD, "exchange W")
    assert EAT_CARD not in options(s)


@pytest.mark.parametrize("uses", ["learn", "abalone"])
def test_K6_4_food_is_never_gained_by_itself(uses: str) -> None:
    s = learning(blocks=revealed("NW")) if uses == "learn" else with_abalone(revealed("NW"))
    assert not {f"gain {food}" for food in FOOD} & set(options(s))


def test_K6_4_the_abalone_can_bring_an_eat_card_with_its_food() -> None:
    s = with_abalone(revealed("NW"))
    food = look(s)["piles"]["eat"]["top"]
    play(s, EAT_CARD, "exchange NW", "done")
    assert (block(s, "NW"), cards(s, "discard")) == (f"{food} revealed", [food])


# K6.5: eat


@pytest.mark.parametrize("lair", ZONES)
def test_K6_5_the_octopus_eats_what_is_next_to_it(lair: str) -> None:
    plain = dict.fromkeys(ZONES, "shell")
    for dish in ZONES:
        if dish != lair:
            s = turn(["snail"], plain | {lair: "octopus", dish: "snail"})
            assert ("play snail" in options(s)) == (dish in NEXT_TO[lair].split())


def test_K6_5_the_eat_card_must_be_the_one_of_the_food() -> None:
    s = turn(["crab"], {"E": "snail", "NW": "crab"}, discard=["snail"])
    assert "play crab" not in options(s), "the crab is not adjacent, and the snail's card is not in hand"


def test_K6_5_without_its_card_a_food_cannot_be_eaten() -> None:
    s = turn(["sneaking"], {"E": "snail"}, discard=["snail"])
    assert not {f"play {food}" for food in FOOD} & set(options(s))


@pytest.mark.parametrize("octopus", ["octopus", "octopus revealed"])
@pytest.mark.parametrize("food", ["snail", "snail revealed"])
def test_K6_5_octopus_and_food_are_revealed_and_the_octopus_stays_so(octopus: str, food: str) -> None:
    s = turn(["snail", "sneaking"], {"C": octopus, "E": food})
    events = play(s, "play snail")
    new = [{"zone": zone, "block": name} for zone, name in (("C", octopus), ("E", food)) if "revealed" not in name]
    assert happened(events, "revealed") == new
    assert block(s, "C") == "octopus revealed"


def test_K6_5_a_shell_from_beside_the_board_fills_the_zone_revealed() -> None:
    s = turn(["snail"], {"E": "snail"})
    before = look(s)["beside"].count("shell")
    play(s, "play snail")
    assert block(s, "E") == "shell revealed"
    assert look(s)["beside"].count("shell") == before - 1


def test_K6_5_there_is_a_shell_even_when_seven_are_in_the_zones() -> None:
    s = turn(["snail"], {"N": "snail"})
    assert Counter(look(s)["blocks"].values())["shell"] == 7
    assert look(s)["beside"].count("shell") == 1
    play(s, "play snail")
    assert block(s, "N") == "shell revealed"
    assert "shell" not in look(s)["beside"]


def test_K6_5_food_goes_to_the_lowest_empty_place_of_the_food_track() -> None:
    s = turn(["snail", "crab"], {"E": "snail", "W": "crab"}, eaten=["lobster used"])
    play(s, "play snail")
    assert look(s)["food_track"] == ["lobster used", "snail"]
    play(s, "play crab")
    assert look(s)["food_track"] == ["lobster used", "snail", "crab"]


def test_K6_5_the_eat_card_is_trashed() -> None:
    s = turn(["snail", "sneaking"], {"E": "snail"})
    play(s, "play snail")
    assert (cards(s, "trash"), cards(s, "hand"), cards(s, "discard")) == (["snail"], ["sneaking"], [])


def test_K6_5_eating_is_an_action_and_costs_nothing_else() -> None:
    s = turn(["snail", "sneaking"], {"E": "snail"})
    play(s, "play snail")
    assert (asked(s), KELP.question(s).fields["done"]) == ("action", 1)
    assert revealed_zones(s) == {"C", "E"}


def test_K6_5_the_octopus_may_eat_twice_in_a_turn() -> None:
    s = turn(["snail", "crab"], {"E": "snail", "W": "crab"})
    play(s, "play snail", "play crab")
    assert look(s)["food_track"] == ["snail", "crab"]
    assert KELP.question(s).fields["done"] == 2


def test_K6_5_the_worked_example_of_eating() -> None:
    """Nimble Dodge, paid with the food, brings the Octopus next to it; then it eats and hides everything."""
    s = turn(["nimble_dodge", "lobster"], {"NE": "lobster", "SE": "octopus", "C": "shell"})
    assert "play lobster" not in options(s)
    play(s, "play nimble_dodge", "reveal NE", "swap E and SE")
    assert (block(s, "E"), block(s, "NE")) == ("octopus", "lobster revealed")
    play(s, "play lobster")
    assert (block(s, "E"), block(s, "NE")) == ("octopus revealed", "shell revealed")
    assert (look(s)["food_track"], cards(s, "trash")) == (["lobster"], ["lobster"])
    play(s, "use the lobster")
    assert (revealed_zones(s), KELP.mover(s)) == (set(), SHARK)


def test_K13_1_in_the_prototype_a_shell_exchanged_away_fills_the_zone_of_an_eaten_food_first() -> None:
    s = turn(["snail"], {"E": "snail", "S": "trap_two"}, aside=["shell"], edition="prototype")
    before = look(s)["beside"]
    assert before.count("shell") == 2
    play(s, "play snail")
    assert block(s, "E") == "shell revealed"
    assert (look(s)["aside"], look(s)["beside"]) == ([], before)


def test_K13_1_in_the_prototype_a_shell_that_was_never_exchanged_fills_the_zone_otherwise() -> None:
    s = turn(["snail"], {"N": "snail"}, aside=["trap_one"], edition="prototype")
    assert look(s)["beside"].count("shell") == 1
    play(s, "play snail")
    assert block(s, "N") == "shell revealed"
    assert (look(s)["aside"], look(s)["beside"].count("shell")) == (["trap_one"], 0)


# K6.6: food effects


def test_K6_6_crab_raises_the_hand_size_for_the_rest_of_the_game() -> None:
    s = turn(["sneaking", "camouflage"], eaten=["crab"])
    play(s, "use the crab")
    assert cards(s, "hand_size") == 5
    play(s, "discard camouflage", "discard sneaking")
    assert (KELP.mover(s), cards(s, "hand_size")) == (SHARK, 5)


def test_K6_6_crab_draws_up_to_five_at_once_and_cannot_be_declined() -> None:
    s = turn(["sneaking"], eaten=["crab"])
    events = play(s, "use the crab")
    assert happened(events, "drew") == [{"count": 4}]
    assert (len(cards(s, "hand")), asked(s)) == (5, "action")


@pytest.mark.parametrize(("count", "drawn"), [(0, 5), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_K6_6_crab_draws_what_is_missing_to_five(count: int, drawn: int) -> None:
    hand = list(STARTERS.elements())[:count]
    s = turn(hand, eaten=["crab"])
    play(s, "use the crab")
    assert len(cards(s, "hand")) == count + drawn


def test_K6_6_crab_draws_like_the_draw_action() -> None:
    """Known cards first, then the rest of the draw pile, then the discard pile; at last what there is."""
    s = turn(["sneaking"], draw=["nimble_dodge"], draw_top=["shed_skin"], discard=["camouflage"], eaten=["crab"])
    events = play(s, "use the crab")
    assert [card["card"] for card in happened(events, "drew_card")] == ["shed_skin", "nimble_dodge", "camouflage"]
    assert len(cards(s, "hand")) == 4


def test_K6_6_crab_does_not_reach_played_cards() -> None:
    s = turn(["camouflage"], revealed("NW"), draw=[], eaten=["crab"])
    play(s, "play camouflage", "hide NW", "use the crab")
    assert (cards(s, "hand"), cards(s, "slots")) == ([], ["camouflage", None])


def test_K6_6_snail_takes_any_one_card_from_draw_or_discard_pile() -> None:
    s = turn(
        ["sneaking"],
        draw=["camouflage", "nimble_dodge", "nimble_dodge"],
        discard=["camouflage", "fast_learning"],
        eaten=["snail"],
    )
    play(s, "use the snail")
    assert options(s) == [
        "take nimble_dodge from the draw pile",
        "take camouflage from the draw pile",
        "take fast_learning from the discard pile",
        "take camouflage from the discard pile",
    ]


def test_K6_6_snail_from_the_draw_pile_is_unseen_by_the_shark() -> None:
    s = turn(["sneaking"], draw=["camouflage", "nimble_dodge"], eaten=["snail"])
    play(s, "use the snail")
    twin = s.copy()
    for state, card in ((s, "camouflage"), (twin, "nimble_dodge")):
        events = play_seen(state, SHARK, f"take {card} from the draw pile")
        assert [event["event"] for event in events] == ["took_from_draw"]
        assert card not in str(events)
        assert cards(state, "hand") == sorted([card, "sneaking"], key=list(STARTERS).index)
    assert view(s, SHARK) == view(twin, SHARK)
    assert (cards(s, "draw"), cards(twin, "draw")) == (["nimble_dodge"], ["camouflage"])


def test_K6_6_snail_from_the_draw_pile_is_seen_by_the_octopus() -> None:
    s = turn(["sneaking"], draw=["camouflage", "nimble_dodge"], eaten=["snail"])
    play(s, "use the snail")
    events = play_seen(s, OCTOPUS, "take camouflage from the draw pile")
    assert happened(events, "took_card") == [{"card": "camouflage"}]


def test_K6_6_snail_from_the_discard_pile_is_seen_by_the_shark() -> None:
    s = turn(["sneaking"], draw=["camouflage", "nimble_dodge"], discard=["fast_learning"], eaten=["snail"])
    play(s, "use the snail")
    events = play_seen(s, SHARK, "take fast_learning from the discard pile")
    assert happened(events, "took_to_hand") == [{"card": "fast_learning"}]
    assert view(s, SHARK)["octopus"]["known"] == ["fast_learning"]
    assert cards(s, "discard") == []


def test_K6_6_snail_keeps_the_order_of_the_rest_of_the_discard_pile() -> None:
    s = turn(["sneaking"], draw=[], discard=["camouflage", "fast_learning", "nimble_dodge"], eaten=["snail"])
    play(s, "use the snail", "take fast_learning from the discard pile")
    assert cards(s, "discard") == ["camouflage", "nimble_dodge"]


def test_K6_6_snail_lifts_the_hand_beyond_its_size() -> None:
    hand = ["sneaking", "sneaking", "camouflage", "camouflage"]
    s = turn(hand, eaten=["snail"])
    play(s, "use the snail", "take fast_learning from the draw pile")
    assert len(cards(s, "hand")) == 5


def test_K6_6_snail_must_take_a_card() -> None:
    s = turn(["sneaking"], draw=["camouflage"], eaten=["snail"])
    play(s, "use the snail")
    assert options(s) == ["take camouflage from the draw pile"]


def test_K6_6_snail_does_not_reach_the_action_slots() -> None:
    s = turn(["camouflage", "sneaking"], revealed("NW"), draw=["nimble_dodge"], eaten=["snail"])
    play(s, "play camouflage", "hide NW", "use the snail")
    assert options(s) == ["take nimble_dodge from the draw pile"]
    s = turn(["camouflage", "sneaking"], revealed("NW"), draw=[], eaten=["snail"])
    play(s, "play camouflage", "hide NW")
    assert "use the snail" not in options(s)


def test_K6_6_snail_from_the_draw_pile_shuffles_it_so_that_its_known_top_is_unknown_again() -> None:
    s = turn(["sneaking"], draw=["nimble_dodge", "camouflage"], draw_top=["shed_skin"], eaten=["snail"])
    play(s, "use the snail", "take nimble_dodge from the draw pile")
    assert cards(s, "draw_top") == []
    assert Counter(cards(s, "draw")) == Counter(["camouflage", "shed_skin"])
    firsts = set()
    for seed in range(30):
        twin = seeded(s, seed)
        firsts.add(happened(play(twin, "draw"), "drew_card")[0]["card"])
    assert firsts == {"camouflage", "shed_skin"}


def test_K6_6_snail_may_take_the_card_on_top_of_the_draw_pile() -> None:
    s = turn(["sneaking"], draw=["nimble_dodge"], draw_top=["shed_skin", "devious_ideas"], eaten=["snail"])
    play(s, "use the snail")
    assert "take shed_skin from the draw pile" in options(s)
    play(s, "take shed_skin from the draw pile")
    assert cards(s, "hand") == ["sneaking", "shed_skin"]
    assert (cards(s, "draw"), cards(s, "draw_top")) == (["nimble_dodge", "devious_ideas"], [])


def test_K6_6_snail_from_the_discard_pile_leaves_the_draw_pile_as_it_is() -> None:
    s = turn(
        ["sneaking"],
        draw=["nimble_dodge", "camouflage"],
        draw_top=["shed_skin"],
        discard=["fast_learning"],
        eaten=["snail"],
    )
    play(s, "use the snail", "take fast_learning from the discard pile")
    assert (cards(s, "draw_top"), cards(s, "draw")) == (["shed_skin"], ["nimble_dodge", "camouflage"])


def test_K6_6_lobster_hides_every_revealed_block() -> None:
    s = turn(["sneaking"], revealed("NW", "N", "C", "SE"), eaten=["lobster"])
    events = play(s, "use the lobster")
    assert revealed_zones(s) == set()
    assert [event["zone"] for event in happened(events, "hidden")] == ["NW", "N", "C", "SE"]


def test_K6_6_lobster_hides_all_nine_and_asks_nothing() -> None:
    s = turn(["sneaking"], hidden(), eaten=["lobster"])
    play(s, "use the lobster")
    assert (revealed_zones(s), asked(s)) == (set(), "action")


@pytest.mark.parametrize("gains", [1, 2, 3])
def test_K6_6_abalone_brings_one_to_three_gains(gains: int) -> None:
    s = with_abalone()
    assert "done" not in options(s), "one at least"
    for made in range(gains):
        play(s, CARDS[made])
    if gains < 3:
        assert "done" in options(s)
        play(s, "done")
    assert (asked(s), len(cards(s, "discard"))) == ("action", gains)


def test_K6_6_abalone_lays_all_cards_on_the_discard_pile() -> None:
    s = with_abalone()
    play(s, *CARDS)
    assert cards(s, "discard") == ["sudden_evasion", "in_plain_sight", "devious_ideas"]
    assert (cards(s, "hand"), cards(s, "draw_top"), asked(s)) == (["sneaking"], [], "action")


def test_K6_6_abalone_costs_no_block_and_exchanges_revealed_ones() -> None:
    s = with_abalone(revealed("NW", "N", "C"))
    play(s, "gain double_shell")
    assert options(s) == ["exchange NW", "exchange N"]
    play(s, "exchange NW", "gain shell", "exchange N")
    assert options(s) == ["done", *CARDS], "both are exchanged, and what came is not exchanged again"


def test_K6_6_abalone_treats_its_gains_as_one_learn() -> None:
    s = with_abalone(revealed("NW", "N", "W"))
    play(s, "gain shell", "exchange N")
    assert "gain trap_one" not in options(s)
    assert "gain shell" not in options(s)
    play(s, "gain double_shell", "exchange NW", "gain trap_two")
    assert options(s) == ["exchange W"]
    play(s, "exchange W")
    assert Counter(look(s)["beside"]) == Counter(["shell", "trap_one", "shell", "trap_hide", "trap_den"])


def test_K6_6_abalone_ends_when_nothing_more_can_be_gained() -> None:
    s = with_abalone(revealed("NW"), trash=all_but())
    play(s, "gain shell", "exchange NW")
    assert asked(s) == "action"


def test_K6_6_abalone_after_the_second_action() -> None:
    s = turn(["sneaking", "camouflage"], eaten=["abalone"])
    play(s, "discard sneaking", "discard camouflage", "use the abalone", *CARDS)
    assert KELP.mover(s) == SHARK
    assert cards(s, "discard") == ["sneaking", "camouflage", "sudden_evasion", "in_plain_sight", "devious_ideas"]


# K6.7: whether a Learn card can be played


def counted(c: int, e: int, b: int, f: int) -> State:
    """A hand of Fast Learning with C cards, E revealed blocks to exchange, B blocks beside the board, F Eat cards.

    It is the prototype, where blocks exchanged away are out of reach: only so can few be left beside the board.
    """
    foods = ["crab", "snail", "lobster"][: 3 - f]
    shells = ("NW", "NE", "W", "E", "SW")
    blocks = {"S": "abalone", "SE": "octopus", "C": "shell"} | dict.fromkeys(shells[:e], "shell revealed")
    away = ["shell", "shell", "double_shell", "trap_den", "trap_two", "trap_hide"]
    s = turn(
        ["fast_learning"],
        blocks,
        discard=["abalone"],
        eaten=[f"{food} used" for food in foods],
        trash=all_but(*["sudden_evasion", "sudden_evasion", "cloud_of_ink"][:c]),
        beside=away[:b],
        aside=away[b:],
        edition="prototype",
    )
    piles = {name: (pile["top"] is not None) + len(pile["rest"]) for name, pile in look(s)["piles"].items()}
    assert (piles.pop("eat"), sum(piles.values())) == (f, c)
    assert (len(look(s)["beside"]), len(revealed_zones(s))) == (b, e)
    return s


@pytest.mark.slow
@pytest.mark.parametrize("c", range(4))
@pytest.mark.parametrize("e", range(4))
@pytest.mark.parametrize("b", range(3))
@pytest.mark.parametrize("f", range(3))
def test_K6_7_two_gains_need_enough_cards_exchanges_and_blocks(c: int, e: int, b: int, f: int) -> None:
    """The payment counts: a shell that pays can be exchanged afterwards, the Octopus and food cannot."""
    s = counted(c, e, b, f)
    paid_with_octopus_or_food = c + min(e, b + f) >= 2
    paid_with_shell_or_trap = c + min(e + 1, b + f) >= 2
    offered = payments(s, "fast_learning") if "play fast_learning" in options(s) else set()
    shells = {zone for zone in ZONES if block(s, zone) in ("shell", "trap_one")}
    assert offered == {frozenset({zone}) for zone in shells if paid_with_shell_or_trap} | {
        frozenset({zone}) for zone in ("SE", "S") if paid_with_octopus_or_food
    }


@pytest.mark.parametrize(
    ("c", "e", "b", "f"), [(0, 1, 2, 0), (0, 2, 1, 1), (1, 1, 1, 0), (1, 0, 0, 1), (2, 0, 0, 0), (1, 2, 1, 2)]
)
def test_K6_7_no_order_of_gains_runs_into_a_dead_end(c: int, e: int, b: int, f: int) -> None:
    def gains_made(s: State, made: int) -> set[int]:
        """Numbers of gains after which the Learn came to its end, over all ways to go on."""
        if asked(s) not in ("gain", "exchange", "pay"):
            return {made}
        ends = set()
        assert options(s), "there is always a way on"
        for text in options(s):
            after = s.copy()
            play(after, text)
            ends |= gains_made(after, made + (asked(s) == "gain"))
        return ends

    s = counted(c, e, b, f)
    play(s, "play fast_learning")
    assert gains_made(s, 0) == {2}


def test_K6_7_with_all_piles_full_any_payment_will_do() -> None:
    assert payments(turn(["fast_learning"]), "fast_learning") == {frozenset({zone}) for zone in ZONES}


def test_K6_7_cards_of_the_eat_pile_do_not_count_as_cards() -> None:
    """They need an exchange each: one block revealed by the payment makes one gain, not two."""
    s = turn(["fast_learning"], trash=all_but())
    assert "play fast_learning" not in options(s)
    s = turn(["fast_learning"], trash=all_but("cloud_of_ink"))
    assert payments(s, "fast_learning") == {frozenset({zone}) for zone in ZONES if zone != "C"}


# K6.8: the fourth food


@pytest.mark.parametrize("food", FOOD)
@pytest.mark.parametrize("used", ["", " used"])
def test_K6_8_the_fourth_food_wins_on_the_spot(food: str, used: str) -> None:
    others = [other + used for other in FOOD if other != food]
    s = turn([food, "sneaking", "camouflage"], {"E": food}, eaten=others)
    events = play(s, f"play {food}")
    outcome = KELP.outcome(s)
    assert (outcome.winner, outcome.reason, outcome.scores) == (OCTOPUS, "food", (1.0, 0.0))
    assert (asked(s), KELP.options(s)) == ("over", []), "with an action left and food to use"
    assert happened(events, "over") == [{"reason": "food"}]


def test_K6_8_the_third_food_does_not_win() -> None:
    s = turn(["crab"], {"E": "crab"}, eaten=["snail used", "lobster used"])
    play(s, "play crab")
    assert KELP.outcome(s) is None


def test_K6_8_the_fourth_food_wins_with_the_second_action_too() -> None:
    s = turn(["crab", "snail"], {"E": "crab", "W": "snail"}, eaten=["abalone used", "lobster used"])
    play(s, "play crab", "play snail")
    assert KELP.outcome(s).reason == "food"
