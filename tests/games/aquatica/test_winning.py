"""Recruit, buy and conquer (A4.1, A4.2): what comes into the hand and into the pockets, and what the rows do then."""

from collections import Counter

import pytest
from support.aquatica import asked, look, mine, options
from support.realm import (
    LOCATIONS,
    ROW,
    all_of_the_ocean_but,
    board,
    changed_location,
    mover,
    offered,
    play,
    realm,
    turn,
)

LOWER = ["SB01", "SB02", "SS01", "SS02", "OV01", "DC01"]


# A4.1 Recruit


@pytest.mark.parametrize(
    ("coins", "places"),
    [({}, 2), ({"ready": "C1"}, 3), ({"wild": "C2"}, 4), ({"ready": "C1", "wild": "C2"}, 5), ({"wild": "C2 C2"}, 6)],
)
def test_A4_1_the_places_cost_0_to_5_coins_from_the_left(coins: dict[str, str], places: int) -> None:
    s = turn(realm(**coins))
    play(s, "play agent")
    assert offered(s, "recruit") == [f"from place {place}" for place in range(1, places + 1)]


def test_A4_1_the_character_comes_into_the_hand_and_the_row_closes_and_refills() -> None:
    s = turn(realm(), row=ROW)
    play(s, "play agent", "recruit from place 2")
    told = look(s)
    assert "crab" in mine(s, "hand")
    assert told["row"][:5] == ["grabber", "turtle", "researcher", "leader", "angler"]
    assert len(told["row"]) == 6
    assert Counter([told["row"][5], *told["ocean"]]) == Counter(all_of_the_ocean_but(*ROW))


def test_A4_1_which_card_is_laid_is_drawn_from_the_ocean_deck() -> None:
    laid = set()
    for number, card in enumerate(all_of_the_ocean_but(*ROW)):
        s = turn(realm(), row=ROW, chance=[number])
        events = play(s, "play agent", "recruit from place 1")
        assert {"event": "row", "seat": "player1", "card": card, "place": "6"} in events
        laid.add(look(s)["row"][5])
    assert laid == set(all_of_the_ocean_but(*ROW))


def test_A4_1_what_counts_is_the_place_at_that_moment() -> None:
    s = turn(realm(board="SS06"), row=ROW)
    play(s, "use the depth of SS06", "recruit from place 1 for free", "play agent")
    assert look(s)["row"][1] == "turtle", "it lay on the third place"
    play(s, "recruit from place 2")
    assert "turtle" in mine(s, "hand")


def test_A4_1_any_number_of_copies_can_be_had() -> None:
    s = turn(realm("grabber"), row=ROW)
    play(s, "play agent", "recruit from place 1")
    assert mine(s, "hand").count("grabber") == 2


def test_A4_1_with_an_empty_deck_the_row_stays_short() -> None:
    s = turn(realm(), row=ROW, box=all_of_the_ocean_but(*ROW))
    play(s, "play agent", "recruit from place 1")
    assert look(s)["row"] == ROW[1:]


def test_A4_1_a_short_row_offers_only_what_is_there() -> None:
    s = turn(realm(wild="C2 C2"), row=ROW[:3], box=all_of_the_ocean_but(*ROW[:3]))
    play(s, "play agent")
    assert offered(s, "recruit") == ["from place 1", "from place 2", "from place 3"]


def test_A4_1_with_an_empty_row_nothing_happens() -> None:
    s = turn(realm(ready="C1 C1"), row=[], box=all_of_the_ocean_but())
    play(s, "play agent")
    assert mover(s) == "player2"
    assert len(mine(s, "hand")) == 5


def test_A4_1_a_character_recruited_before_the_card_can_be_played() -> None:
    s = turn(realm(board="SS06"), row=ROW, lower=["DC01"])
    play(s, "use the depth of SS06", "recruit from place 1 for free")
    assert "play grabber" in options(s)
    play(s, "play grabber")
    assert mine(s, "discard") == ["grabber"]


# A4.2 Buy and conquer


def test_A4_2_locations_of_either_row_can_be_bought() -> None:
    s = turn(realm(ready="C1"), upper=["SB01", None, "SS01"], lower=[None, "OV01", None, None, "DC01"])
    play(s, "play sealord")
    assert sorted(offered(s, "buy")) == ["DC01", "OV01", "SB01", "SS01"]


def test_A4_2_the_upper_row_costs_1_power_less_and_not_fewer_coins() -> None:
    s = turn(realm(), upper=["SB01", "SB03"], lower=["SB02"])
    play(s, "play legion")
    assert options(s) == ["conquer SB01"], "4 less 1; in the lower row 4 is too much, and so is 5 less 1"
    s = turn(realm(), upper=["SB01", "SS01"])
    play(s, "play sealord")
    assert mover(s) == "player2", "2 coins in the upper row too"


def test_A4_2_a_price_does_not_fall_below_0() -> None:
    game = changed_location(id="SB01", power=0)
    s = turn(realm("grabber"), upper=["SB01"], game=game)
    events = play(s, "play grabber", "conquer SB01", game=game)
    assert [event["power"] for event in events if event["event"] == "conquered"] == [0]


@pytest.mark.parametrize("card", ["sealord", "legion"])
def test_A4_2_an_empty_pocket_is_needed(card: str) -> None:
    told = {"ready": "C1 C1 P1", "wild": "C2 P2"}
    s = turn(realm(board="OV04 OV05 OV07 DC02", **told), lower=["SS01"])
    play(s, f"play {card}")
    assert asked(s) in ("buy", "conquer")
    s = turn(realm(board="OV04 OV05 OV07 DC02 DC04", **told), lower=["SS01"])
    play(s, f"play {card}")
    assert asked(s) == "after"
    assert look(s)["lower"][0] == "SS01"


def test_A4_2_any_empty_pocket_will_do() -> None:
    s = turn(realm(board="OV04 DC02 - DC05 OV05"), lower=["SS01"])
    play(s, "play legion", "conquer SS01")
    assert mine(s, "pockets")[2] == {"location": "SS01", "risen": 0}


def test_A4_2_the_card_goes_in_with_its_top_depth_showing() -> None:
    s = turn(realm(), lower=["SS02"])
    play(s, "play legion", "conquer SS02")
    assert board(s) == {"SS02": 0}
    play(s, "play matrona", "play agent", "recruit from place 4")
    assert options(s) == ["use the depth of SS02"], "its first depth gives coins"


def test_A4_2_the_place_stays_empty_until_somebody_scouts() -> None:
    s = turn(realm("grabber", ready="P1"), upper=["SS03", "SB03"], lower=LOWER)
    deck = look(s)["deck"]
    play(s, "play grabber", "conquer SS03", "conquer SS01", "use the trained manta P1")
    told = look(s)
    assert told["upper"] == [None, "SB03", None, None]
    assert told["lower"] == ["SB01", "SB02", None, "SS02", "OV01", "DC01"]
    assert told["deck"] == deck


def test_A4_2_the_location_discard_pile_is_never_shuffled_back() -> None:
    thrown = [location for location in LOCATIONS if location not in LOWER]
    s = turn(realm(), lower=LOWER, location_discard=thrown)
    play(s, "play seahorse", "scout", "drop SB01", "drop SB02")
    told = look(s)
    assert told["lower"] == [None] * 6
    assert Counter(told["location_discard"]) == Counter([*thrown, "SB01", "SB02"])
