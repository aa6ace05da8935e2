"""Paying (A3.4, A3.6 to A3.8): what must be done and what may be, which targets there are, and how they are paid."""

from typing import Any

import pytest
from support.aquatica import asked, look, mine, options
from support.realm import (
    all_of_the_ocean_but,
    board,
    changed_character,
    changed_location,
    mantas,
    missing,
    mover,
    offered,
    play,
    realm,
    turn,
)

from fathoms.games.aquatica.state import State

# A3.4 Every effect from zero


def test_A3_4_power_left_from_a_first_conquest_does_not_help_the_second() -> None:
    s = turn(realm("grabber", wild="P2"), lower=["SS01", "SS02"])
    play(s, "play grabber", "conquer SS01", "use the wild manta P2")
    # 2 + 2 for a price of 3; with the one left over the second conquest could be paid.
    assert mover(s) == "player2"
    assert board(s) == {"SS01": 0}


def test_A3_4_the_second_conquest_has_an_amount_of_its_own() -> None:
    s = turn(realm("grabber", wild="P1 P1"), lower=["SS01", "SS02"])
    play(s, "play grabber", "conquer SS01", "use the wild manta P1", "conquer SS02", "use the wild manta P1")
    assert board(s) == {"SS01": 0, "SS02": 0}


def test_A3_4_a_coin_left_from_the_healers_price_does_not_help_the_card_replayed() -> None:
    s = turn(realm("healer", wild="C2", discard="sealord"), lower=["SS01"])
    play(s, "play healer", "replay sealord", "use the wild manta C2")
    assert mover(s) == "player2", "one coin of the Sealord is not enough for a price of 2"
    assert board(s) == {}


def test_A3_4_an_own_amount_that_was_not_used_is_lost() -> None:
    s = turn(realm("crab"))
    play(s, "play crab")
    assert options(s) == ["recruit from place 1"], "the coin for buying does not recruit"


def test_A3_4_coins_left_from_buying_do_not_help_to_recruit() -> None:
    s = turn(realm("crab", wild="C2"), lower=["SB01"])
    play(s, "play crab", "buy SB01", "use the wild manta C2")
    assert options(s) == ["recruit from place 1"]


def test_A3_4_one_may_pay_too_much() -> None:
    s = turn(realm(ready="C1", wild="C2"), lower=["SS01"])
    play(s, "play sealord", "buy SS01")
    assert missing(s) == 1
    assert options(s) == ["use the trained manta C1", "use the wild manta C2"]
    play(s, "use the wild manta C2")
    assert board(s) == {"SS01": 0}
    assert mantas(s, "ready") == ["C1"]


# A3.6 One depth of each Location card in one main action


def test_A3_6_a_location_that_paid_does_not_pay_again_in_the_second_conquest() -> None:
    s = turn(realm("grabber", board="OV06"), lower=["OV02", "SB01"])
    play(s, "play grabber", "conquer OV02", "use the depth of OV06")
    assert board(s) == {"OV02": 0, "OV06": 1}
    assert mover(s) == "player2", "the next depth of OV06 would be just what SB01 needs"


def test_A3_6_another_location_may_pay_in_the_second_conquest() -> None:
    s = turn(realm("grabber", board="OV06 OV01"), lower=["OV02", "SB01"])
    play(s, "play grabber", "conquer OV02", "use the depth of OV06", "conquer SB01")
    assert options(s) == ["use the depth of OV01"]
    play(s, "use the depth of OV01")
    assert board(s) == {"OV01": 1, "OV02": 0, "OV06": 1, "SB01": 0}


def test_A3_6_several_locations_pay_for_the_same_target_one_depth_each() -> None:
    s = turn(realm(board="SB01 SB02"), lower=["SB11"])
    play(s, "play legion", "conquer SB11", "use the depth of SB02")
    assert options(s) == ["use the depth of SB01"]
    play(s, "use the depth of SB01")
    assert board(s) == {"SB01": 1, "SB02": 1, "SB11": 0}


def test_A3_6_two_depths_of_one_location_never_pay_for_one_target() -> None:
    game = changed_location(id="SB02", depths=["P2", "P2"])
    s = turn(realm(board="SB02"), lower=["SB01", "SB07", "SB08"], game=game)
    play(s, "play legion", game=game)
    assert options(s, game=game) == ["decline", "conquer SB01"], "with both depths SB07 and SB08 could be paid"


def test_A3_6_a_card_replayed_belongs_to_the_same_main_action() -> None:
    game = changed_location(id="SS05", depths=["C2", "C2"])
    told = realm("healer", board="SS05", ready="C1", discard="sealord")
    s = turn(told, lower=["SB01"], game=game)
    with_manta, with_depth = s.copy(), s.copy()
    play(with_manta, "play healer", "replay sealord", "use the trained manta C1", game=game)
    assert options(with_manta, game=game) == ["decline", "buy SB01"]
    play(with_depth, "play healer", "replay sealord", "use the depth of SS05", "buy SB01", game=game)
    assert options(with_depth, game=game) == ["use the trained manta C1"], "and not SS05 once more"


def test_A3_6_in_the_next_turn_it_pays_again() -> None:
    s = turn(realm(board="SS05", ready="R1"), lower=["SB01"])
    play(s, "play sealord", "buy SB01", "use the depth of SS05", "use the trained manta R1", "raise SS05")
    play(s, "play matrona", "play agent", "recruit from place 4", "use the depth of SS05")
    assert board(s) == {"SB01": 0, "SS05": 3}


def test_A3_6_it_is_the_card_that_counts_and_not_the_pocket() -> None:
    game = changed_character(id="crab", steps=["buy 0", "score 1", "buy 0", "buy 0"])
    s = turn(realm("crab", board="SS01", ready="C1 C1"), lower=["SB01", "SS02", "DC01"], game=game)
    play(s, "play crab", "buy SB01", "use the depth of SS01", game=game)
    assert mine(s, "scored") == ["SS01"]
    play(s, "buy SS02", "use the trained manta C1", "use the trained manta C1", game=game)
    assert mine(s, "pockets")[0]["location"] == "SS02", "in the pocket of the Location that paid"
    play(s, "buy DC01", "use the depth of SS02", game=game)
    assert board(s) == {"SS02": 1, "SB01": 0, "DC01": 0}


def test_A3_6_an_effect_used_before_the_card_does_not_count() -> None:
    s = turn(realm(board="OV08 DC14"), lower=["DC03"])
    play(s, "use the depth of OV08", "raise DC14", "raise DC14")
    play(s, "play legion", "conquer DC03", "use the depth of OV08")
    assert board(s)["OV08"] == 2
    assert "DC03" in board(s)


# A3.7 What must be done, and what may be


def test_A3_7_a_target_that_the_own_amount_pays_must_be_taken() -> None:
    s = turn(realm(), lower=["SS01"])
    play(s, "play legion")
    assert options(s) == ["conquer SS01"]


def test_A3_7_so_must_one_that_its_coins_pay() -> None:
    game = changed_location(id="SS01", coins=1)
    s = turn(realm(ready="C1"), lower=["SS01", "SS02"], game=game)
    play(s, "play sealord", game=game)
    assert options(s, game=game) == ["buy SS01", "buy SS02"]


def test_A3_7_it_may_be_another_one_among_all_that_can_be_paid() -> None:
    s = turn(realm(ready="P1", board="SB02"), lower=["SS01", "SB01", "SB07", "SB13"])
    play(s, "play legion")
    assert options(s) == ["conquer SB01", "conquer SB07", "conquer SS01"]


def test_A3_7_a_price_of_0_can_always_be_paid() -> None:
    s = turn(realm("crab"))
    play(s, "play crab")
    assert options(s) == ["recruit from place 1"]
    s = turn(realm(ready="C1"))
    play(s, "play agent")
    assert options(s) == [f"recruit from place {place}" for place in (1, 2, 3)]


@pytest.mark.parametrize("help_", [{"ready": "P1"}, {"wild": "P2"}, {"board": "SB02"}, {"board": "OV01"}])
def test_A3_7_if_only_mantas_and_depths_could_pay_one_may_decline(help_: dict[str, Any]) -> None:
    s = turn(realm(**help_), lower=["SB01"])
    before = mine(s, "mantas"), board(s)
    play(s, "play legion")
    assert options(s) == ["decline", "conquer SB01"]
    play(s, "decline")
    assert (mine(s, "mantas"), board(s)) == before
    assert look(s)["lower"][0] == "SB01"
    assert mover(s) == "player2"


@pytest.mark.parametrize(("card", "price"), [("sealord", "coins"), ("legion", "power"), ("seahorse", "power")])
def test_A3_7_what_cannot_be_paid_at_all_is_not_asked(card: str, price: str) -> None:
    s = turn(realm(ready="P1" if price == "coins" else "C1 C1"), lower=["SB01"])
    play(s, f"play {card}", *(["decline"] if card == "seahorse" else []))
    assert mover(s) == "player2"


def test_A3_7_the_own_amount_pays_in_the_upper_row_and_then_one_must() -> None:
    s = turn(realm("grabber"), upper=["SS01"])
    play(s, "play grabber")
    assert options(s) == ["conquer SS01"]


def test_A3_7_scouting_is_optional() -> None:
    s = turn(realm(), lower=["SS01"])
    play(s, "play seahorse")
    assert options(s) == ["decline", "scout"]
    play(s, "decline")
    assert look(s)["lower"][0] == "SS01"


@pytest.mark.parametrize(
    ("extra", "told", "action", "there"),
    [
        ("", {"board": "SB03 DC05"}, "play waveteller", ["raise SB03", "raise DC05"]),
        ("turtle", {"board": "SB09 SS10 OV09 DC09"}, "play turtle", ["score SB09", "score SS10"]),
        ("angler", {}, "play angler", ["salvage SB01", "salvage SB02"]),
        ("", {"board": "SS06"}, "use the depth of SS06", [f"recruit from place {i} for free" for i in range(1, 7)]),
        ("", {"board": "OV07 DC02 DC05"}, "use the depth of OV07", ["fully raise DC02", "fully raise DC05"]),
        (
            "",
            {"wild": "TB", "discard": "legion agent"},
            "use the wild manta TB",
            ["take back legion", "take back agent"],
        ),
    ],
)
def test_A3_7_an_effect_without_a_price_cannot_be_declined(
    extra: str, told: dict[str, Any], action: str, there: list[str]
):
    s = turn(realm(extra, **told), location_discard=["SB01", "SB02"])
    play(s, action)
    assert options(s) == there


def test_A3_7_the_price_of_the_healer_can_always_be_declined() -> None:
    s = turn(realm("healer", ready="C1", discard="legion"), lower=["SS01"])
    play(s, "play healer")
    assert options(s) == ["decline", "replay legion"]
    play(s, "decline")
    assert sorted(mine(s, "discard")) == ["healer", "legion"]
    assert mantas(s, "ready") == ["C1"]


def test_A3_7_of_two_branches_one_is_chosen_if_both_can_do_something() -> None:
    s = turn(realm(board="DC02 SB09"))
    play(s, "play waveteller")
    assert options(s) == ["choose effect 1", "choose effect 2"]
    raised, scored = s.copy(), s.copy()
    play(raised, "choose effect 1", "raise DC02")
    assert (board(raised), mine(raised, "scored")) == ({"DC02": 1, "SB09": 0}, [])
    play(scored, "choose effect 2")
    assert (board(scored), mine(scored, "scored")) == ({"DC02": 0}, ["SB09"])


def test_A3_7_a_branch_that_can_do_nothing_is_not_offered() -> None:
    s = turn(realm(board="DC05"))
    play(s, "play waveteller")
    assert options(s) == ["raise DC05"], "nothing to score"
    s = turn(realm(board="SB09"))
    play(s, "play waveteller")
    assert mine(s, "scored") == ["SB09"], "nothing to raise"
    assert mover(s) == "player2"


def test_A3_7_without_a_branch_that_can_do_something_nothing_happens() -> None:
    s = turn(realm())
    play(s, "play waveteller")
    assert mover(s) == "player2"
    assert mine(s, "discard") == ["waveteller"]


# A3.8 Choosing and paying a target


def test_A3_8_only_targets_that_can_be_paid_in_full_are_offered() -> None:
    s = turn(realm(ready="P1"), lower=["SB01", "SB04", "SS01"])
    play(s, "play legion")
    assert options(s) == ["conquer SB01", "conquer SS01"], "3 + 1 are not 5"


def test_A3_8_the_own_amount_counts_first() -> None:
    s = turn(realm(ready="C1 C1"), lower=["SS03"])
    play(s, "play sealord", "buy SS03")
    assert missing(s) == 2


def test_A3_8_where_the_own_amount_is_enough_nothing_else_is_used() -> None:
    s = turn(realm(ready="C1 C1 P1 R1", wild="P2", board="SB02"), lower=["SS01"])
    play(s, "play legion", "conquer SS01")
    assert mantas(s, "ready") == ["C1", "C1", "P1", "R1"]
    assert mantas(s, "wild_ready") == ["P2"]
    assert board(s) == {"SB02": 0, "SS01": 0}


def test_A3_8_one_by_one_and_only_as_long_as_something_is_missing() -> None:
    s = turn(realm(ready="C1 C1 P1", wild="C1 C2"), lower=["SS03"])
    play(s, "play sealord", "buy SS03", "use the trained manta C1")
    assert missing(s) == 1
    play(s, "use the wild manta C1")
    assert board(s) == {"SS03": 0}
    assert mantas(s, "ready") == ["C1", "P1"]
    assert mantas(s, "wild_ready") == ["C2"]


def test_A3_8_a_depth_that_pays_slides_up() -> None:
    s = turn(realm(board="SB04"), lower=["SB03"])
    play(s, "play legion", "conquer SB03", "use the depth of SB04")
    assert board(s) == {"SB03": 0, "SB04": 1}


def test_A3_8_a_payment_that_was_begun_is_finished() -> None:
    s = turn(realm(ready="P1", wild="P1"), lower=["SB03"])
    play(s, "play legion", "conquer SB03")
    assert options(s) == ["use the trained manta P1", "use the wild manta P1"]
    play(s, "use the trained manta P1")
    assert options(s) == ["use the wild manta P1"]


def test_A3_8_only_what_gives_the_resource_is_offered() -> None:
    told = realm(ready="C1 C1 P1 R1", wild="C2 P2 R2 SC TB", board="SS01 SB01 OV04 DC02", discard="agent")
    s = turn(told, lower=["SS11"])
    bought, conquered = s.copy(), s.copy()
    play(bought, "play sealord", "buy SS11")
    assert options(bought) == ["use the trained manta C1", "use the wild manta C2", "use the depth of SS01"]
    play(conquered, "play legion", "conquer SS11")
    assert options(conquered) == ["use the trained manta P1", "use the wild manta P2", "use the depth of SB01"]


def test_A3_8_equal_mantas_are_one_option() -> None:
    s = turn(realm(ready="C1 C1", wild="C1 C1 C2"), lower=["SS07"])
    play(s, "play sealord", "buy SS07")
    assert options(s) == ["use the trained manta C1", "use the wild manta C1", "use the wild manta C2"]


def test_A3_8_tired_mantas_are_no_option() -> None:
    s = turn(realm(ready="C1", wild="C2", wild_tired="C1"), lower=["SS07"])
    play(s, "play sealord", "buy SS07", "use the trained manta C1")
    assert options(s) == ["use the wild manta C2"]


VOLCANOES = {"SB01": "OV01", "SS04": "OV02", "OV02": "OV06", "DC03": "OV03"}


@pytest.mark.parametrize("target", VOLCANOES)
def test_A3_8_typed_power_pays_for_a_location_of_its_type_only(target: str) -> None:
    location = VOLCANOES[target]
    s = turn(realm(board=location), lower=[other for other in VOLCANOES if other != location])
    play(s, "play legion")
    assert options(s) == ["decline", f"conquer {target}"], "the others cost 4 too"
    play(s, f"conquer {target}", f"use the depth of {location}")
    assert board(s) == {location: 1, target: 0}


def test_A3_8_typed_power_is_not_offered_for_another_type() -> None:
    s = turn(realm(board="OV01 OV03 SB02", ready="P1"), lower=["SS04"])
    play(s, "play legion", "conquer SS04")
    assert options(s) == ["use the trained manta P1", "use the depth of SB02"]


def test_A3_8_typed_power_is_no_coin() -> None:
    s = turn(realm(board="OV02"), lower=["SS01"])
    play(s, "play sealord")
    assert mover(s) == "player2"


def test_A3_8_a_depth_that_completes_its_location_brings_a_manta_that_pays_too() -> None:
    s = turn(realm(board="SS09:2"), lower=["SS11"])
    play(s, "play sealord")
    assert options(s) == ["decline", "buy SS11"], "1 + 2 of the depth + 2 of its manta"
    play(s, "buy SS11", "use the depth of SS09")
    assert (missing(s), mantas(s, "wild_ready")) == (2, ["C2"])
    assert options(s) == ["use the wild manta C2"]
    play(s, "use the wild manta C2")
    assert board(s) == {"SS09": 3, "SS11": 0}
    assert mantas(s, "wild_tired") == ["C2"]


@pytest.mark.parametrize(
    ("told", "lower", "there"),
    [
        ("SS09:0", ["SS07"], []),  # it is not completed by this depth
        ("SS14:3", ["SS07"], []),  # its manta is no coin
        ("SS04:1", ["SS07"], ["buy SS07"]),
        ("SS04:1", ["SS11"], []),
    ],
)
def test_A3_8_only_such_a_manta_is_counted(told: str, lower: list[str], there: list[str]) -> None:
    s = turn(realm(board=told), lower=lower)
    play(s, "play sealord")
    assert [f"buy {location}" for location in offered(s, "buy")] == there


@pytest.mark.parametrize(("held", "there"), [("P2", ["SB13"]), ("P2 P2", []), ("P2 P2 P2", [])])
def test_A3_8_of_a_kind_that_runs_out_no_more_is_counted_than_there_is(held: str, there: list[str]) -> None:
    # Both would bring P2: 1 of the Sea Horse, 2 and 2 of the depths, and as many mantas as are left.
    s = turn(realm(board="SB08:2 SB12:3"), lower=["SB13"], seats={"player2": realm(wild=held)})
    play(s, "play seahorse", "decline")
    assert offered(s, "conquer") == there


def ways(s: State) -> list[tuple[str, ...]]:
    """Every way to go on with a payment."""
    if asked(s) != "pay":
        return [()]
    found = []
    for text in options(s):
        after = s.copy()
        play(after, text)
        found += [(text, *way) for way in ways(after)]
    return found


@pytest.mark.slow
def test_A3_8_no_step_of_a_payment_leads_nowhere() -> None:
    s = turn(realm(ready="P1", wild="P1 P2", board="SB05:1 SB02 OV01 OV02"), lower=["SB13"])
    play(s, "play seahorse", "decline", "conquer SB13")
    every = ways(s)
    assert len(every) == len(set(every)) > 20
    for way in every:
        after = s.copy()
        play(after, *way)
        assert "SB13" in board(after), way
        assert "OV02" not in " ".join(way)


def test_A3_8_a_recruit_is_paid_in_the_same_way() -> None:
    s = turn(realm(ready="C1 C1", board="SS01"), row=["grabber", "crab", "turtle", "healer", "meg", "diva"])
    play(s, "play agent", "recruit from place 6")
    assert missing(s) == 4
    play(s, "use the depth of SS01", "use the trained manta C1")
    assert missing(s) == 1
    play(s, "use the trained manta C1")
    assert "diva" in mine(s, "hand")
    assert mover(s) == "player2"


def test_A3_8_the_price_of_the_healer_is_paid_in_the_same_way() -> None:
    s = turn(realm("healer", ready="C1 P1", board="SS01", discard="agent"), row=[], box=all_of_the_ocean_but("healer"))
    play(s, "play healer", "replay agent")
    assert (missing(s), options(s)) == (1, ["use the trained manta C1", "use the depth of SS01"])
