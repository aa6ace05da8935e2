"""A turn (A3.1 to A3.3, A3.9, A3.11): the main action, additional actions around it, the end of the turn."""

from typing import Any

import pytest
from support.aquatica import asked, look, mine, options, position
from support.realm import STARTERS, board, mantas, mover, offered, play, realm, turn

# What players other than the first have, who are asked by a card of the first.
BESIDE = {"player2": realm(board="DC05 SB01", ready="C1 C1 P1 R1", wild="SC")}


# A3.1 The main action and additional actions


def test_A3_1_any_card_of_the_hand_can_be_played_and_equal_ones_are_one_option() -> None:
    s = turn(realm("grabber grabber crab", discard="agent"))
    assert sorted(offered(s, "play")) == sorted(["crab", "grabber", *(c for c in STARTERS if c != "agent")])


def test_A3_1_a_card_must_be_played_before_the_turn_can_end() -> None:
    s = turn(realm(board="DC05", ready="R1"))
    assert "end the turn" not in options(s)
    play(s, "use the trained manta R1", "raise DC05")
    assert options(s) == [f"play {card}" for card in STARTERS]


def test_A3_1_only_one_card_is_played_in_a_turn() -> None:
    s = turn(realm(board="DC05", ready="R1"))
    play(s, "play agent", "recruit from place 1")
    assert options(s) == ["end the turn", "use the trained manta R1"]


@pytest.mark.parametrize("card", ["sealord", "legion", "waveteller"])
def test_A3_1_a_card_that_can_do_nothing_now_can_be_played(card: str) -> None:
    s = turn(realm())
    play(s, f"play {card}")
    assert mine(s, "discard") == [card]
    assert mover(s) == "player2"


def test_A3_1_the_effects_of_a_card_come_in_printed_order() -> None:
    s = turn(realm(board="DC02", king="ondro"), kings="draft", seats={"player2": realm(king="sol")})
    events = play(s, "play ondro", "raise DC02")
    assert [event["event"] for event in events][:4] == ["played", "raised", "risen", "scored"]
    assert mine(s, "scored") == ["DC02"]


def test_A3_1_an_earlier_effect_does_not_wait_for_a_later_one() -> None:
    # The Turtle scores first; what the others do comes after.
    s = turn(realm("turtle", board="DC02:1 SB09"), seats={"player2": realm(board="SS10 OV09")})
    play(s, "play turtle")
    assert mine(s, "scored") == ["SB09", "DC02"]
    assert mine(s, "scored", "player2") == []
    assert mover(s) == "player2"


def test_A3_1_any_number_of_additional_actions_come_before_the_card() -> None:
    s = turn(realm(board="OV04 DC05", ready="R1", wild="R1 SC", discard="agent"))
    play(s, "use the depth of OV04", "raise DC05")
    play(s, "use the trained manta R1", "raise DC05")
    play(s, "use the wild manta SC")
    assert mine(s, "scored") == ["DC05"]
    play(s, "use the wild manta TB")
    assert "play agent" in options(s)
    assert asked(s) == "before"


def test_A3_1_any_number_of_additional_actions_come_after_the_card() -> None:
    s = turn(realm(board="OV04 DC05", ready="R1", wild="SC"))
    play(s, "play legion")
    play(s, "use the depth of OV04", "raise DC05")
    play(s, "use the trained manta R1", "raise DC05")
    play(s, "use the wild manta SC")
    assert asked(s) == "after"
    assert mine(s, "scored") == ["DC05"]
    assert options(s) == ["end the turn", "use the wild manta TB"]


def test_A3_1_additional_actions_both_before_and_after_the_card() -> None:
    s = turn(realm(board="DC05", ready="R1", wild="R1"))
    play(s, "use the trained manta R1", "raise DC05", "play legion", "use the wild manta R1", "raise DC05")
    assert board(s) == {"DC05": 2}


def test_A3_1_no_additional_action_inside_the_main_action() -> None:
    s = turn(realm("grabber", board="OV04 DC05", ready="P1 R1", wild="P2 SC TB"), lower=["SS01", "SS02"])
    assert {"use the trained manta R1", "use the depth of OV04"} < set(options(s))
    play(s, "play grabber")
    assert options(s) == ["decline", "conquer SS01", "conquer SS02"]
    play(s, "conquer SS01", "use the trained manta P1")
    assert options(s) == ["decline", "conquer SS02"]


def test_A3_1_in_the_turn_of_another_one_does_only_what_is_asked() -> None:
    s = turn(realm("researcher"), seats=BESIDE)
    play(s, "play researcher")
    assert mover(s) == "player2"
    assert options(s) == ["raise SB01", "raise DC05"]
    play(s, "raise SB01")
    assert asked(s) == "before", "nothing but the one step, and the own turn begins"


def test_A3_1_in_the_turn_of_another_nobody_is_asked_otherwise() -> None:
    s = turn(realm(ready="R1", board="DC02"), lower=["SS01"], seats=BESIDE)
    for text in ("play legion", "conquer SS01", "end the turn"):
        assert mover(s) == "player1"
        play(s, text)
    assert mover(s) == "player2"


# A3.2 Resources inside the main action, effects around it


def test_A3_2_resources_cannot_be_used_before_the_card() -> None:
    told = realm(board="SS01 SB01 OV01 OV02 OV06", ready="C1 C1 P1", wild="C2 P2 C1 P1")
    s = turn(told, lower=["SB02"])
    assert options(s) == [f"play {card}" for card in STARTERS]


def test_A3_2_resources_cannot_be_used_after_the_card() -> None:
    told = realm(board="SS01 SB01 OV01 DC14", ready="C1 C1 P1 R1", wild="C2 P2")
    s = turn(told, lower=["SB02"])
    play(s, "play waveteller", "raise DC14", "raise DC14")
    assert options(s) == ["end the turn", "use the trained manta R1"]


def test_A3_2_effects_cannot_be_used_while_paying() -> None:
    told = realm(board="OV04 SS06 DC01 SB06 OV07", ready="C1 R1", wild="SC TB R2", discard="agent")
    told["pockets"][-1] = None
    s = turn(told, lower=["SS01"])
    play(s, "play sealord", "buy SS01")
    assert options(s) == ["use the trained manta C1"]


@pytest.mark.parametrize("card", ["matrona", "waveteller", "turtle", "researcher", "angler"])
def test_A3_2_a_card_without_a_price_takes_no_resource(card: str) -> None:
    extra = "" if card in STARTERS else card
    told = realm(extra, board="SS01 SB01", ready="C1 C1 P1", wild="C2 P2")
    s = turn(told, lower=["SS02"], location_discard=["SB02"])
    before = mine(s, "mantas")["ready"], mine(s, "mantas")["wild_ready"]
    play(s, f"play {card}")
    while asked(s) in ("raise", "salvage"):
        assert not offered(s, "use")
        play(s, options(s)[0])
    after = mine(s, "mantas")
    assert set(before[0]) <= set(after["ready"])
    assert after["wild_ready"] == before[1]
    assert look(s)["lower"][0] == "SS02"


# A3.3 Where a played card is


def test_A3_3_while_it_is_resolved_a_card_is_in_neither_hand_nor_discard_pile() -> None:
    s = turn(realm(discard="agent"), lower=["SS01"])
    play(s, "play legion")
    assert "legion" not in mine(s, "hand")
    assert mine(s, "discard") == ["agent"]


def test_A3_3_then_it_goes_on_the_own_discard_pile() -> None:
    s = turn(realm(discard="agent"), lower=["SS01"])
    play(s, "play legion", "conquer SS01")
    assert sorted(mine(s, "discard")) == ["agent", "legion"]
    assert "legion" not in mine(s, "hand")
    assert mine(s, "discard", "player2") == []


def test_A3_3_the_nimble_king_goes_to_the_box() -> None:
    s = turn(realm(king="cai"), kings="draft", seats={"player2": realm(king="sol")})
    play(s, "play cai", "recruit from place 1 for free")
    assert look(s)["box"] == ["cai"]
    assert "cai" not in mine(s, "hand") + mine(s, "discard")


def test_A3_3_the_matrona_stays_in_hand_all_the_time() -> None:
    s = turn(realm(king="sol"), players=1)
    play(s, "play matrona")
    assert asked(s) == "track", "she is being resolved"
    assert "matrona" in mine(s, "hand")
    play(s, "put the Ichthyanders on goal 1")
    assert "matrona" in mine(s, "hand")
    assert mine(s, "discard") == []


def test_A3_3_the_matrona_alone_must_be_played() -> None:
    s = turn(realm(discard="sealord legion seahorse waveteller agent"))
    assert options(s) == ["play matrona"]


def test_A3_3_nothing_discards_the_matrona() -> None:
    s = turn(realm("meg"), seats={"player2": realm("crab", discard="agent legion")})
    play(s, "play meg")
    assert sorted(offered(s, "discard")) == ["crab", "seahorse", "sealord", "waveteller"]


def test_A3_3_the_matrona_can_be_played_turn_after_turn() -> None:
    s = turn(realm())
    play(s, "play matrona", "play matrona")
    assert mover(s) == "player1"
    assert "play matrona" in options(s)


# A3.9 The end of the turn


def test_A3_9_the_turn_ends_when_the_player_says_so() -> None:
    s = turn(realm(board="DC02", ready="R1"))
    play(s, "play legion")
    assert mover(s) == "player1"
    play(s, "end the turn")
    assert mover(s) == "player2"
    assert board(s) == {"DC02": 0}


@pytest.mark.parametrize(
    "told",
    [
        {"ready": "C1 C1 P1", "wild": "C2 P2 SC", "board": "SB01 SS01"},
        {"ready": "R1", "wild": "R2", "board": "SB01:1"},
        {"board": "DC05 SB02:1 OV01"},
        {"board": "OV04"},
    ],
)
def test_A3_9_it_ends_by_itself_when_nothing_is_left_to_use(told: dict[str, Any]) -> None:
    # Resources are not for now, and an effect that could do nothing cannot be used.
    s = turn(realm(**told))
    play(s, "play legion")
    assert mover(s) == "player2"


@pytest.mark.parametrize(
    ("told", "left"),
    [
        ({"wild": "SC", "board": "SB09"}, "use the wild manta SC"),
        ({"wild": "TB"}, "use the wild manta TB"),
        ({"board": "OV04 DC02"}, "use the depth of OV04"),
        ({"scored": "SB01 SB02 SB03"}, "claim goal 3 with the tired manta R1"),
    ],
)
def test_A3_9_a_manta_a_depth_or_a_goal_keeps_it_open(told: dict[str, Any], left: str) -> None:
    # What TB can take back is the card just played.
    s = position(realm(**told))
    play(s, "play legion")
    assert mover(s) == "player1"
    assert {"end the turn", left} <= set(options(s))


def test_A3_9_after_the_last_thing_to_use_it_ends_by_itself() -> None:
    s = turn(realm(wild="SC", board="SB09"))
    play(s, "play legion", "use the wild manta SC")
    assert mine(s, "scored") == ["SB09"]
    assert mover(s) == "player2"


# A3.11 Only the own things


def test_A3_11_raise_and_score_concern_the_own_locations() -> None:
    s = turn(realm(board="DC05 SB09", ready="R1", wild="SC"), seats={"player2": realm(board="DC02 OV09")})
    play(s, "use the trained manta R1")
    assert options(s) == ["raise DC05"]
    play(s, "raise DC05", "use the wild manta SC")
    assert mine(s, "scored") == ["SB09"]
    assert board(s, "player2") == {"DC02": 0, "OV09": 0}


def test_A3_11_without_own_locations_those_of_others_do_not_help() -> None:
    s = turn(realm(ready="R1", wild="SC"), seats={"player2": realm(board="DC02 OV09")})
    assert not offered(s, "use")


def test_A3_11_the_matrona_serves_her_own_player_only() -> None:
    s = turn(realm(discard="agent"), seats={"player2": realm(discard="legion", wild_tired="C2")})
    play(s, "play matrona")
    assert (mine(s, "discard"), mantas(s, "tired")) == ([], [])
    assert mine(s, "discard", "player2") == ["legion"]
    assert mantas(s, "tired", "player2") == ["C1", "C1", "P1", "R1"]
    assert mantas(s, "wild_tired", "player2") == ["C2"]


def test_A3_11_taking_back_concerns_the_own_discard_pile() -> None:
    s = turn(realm(wild="TB", discard="agent"), seats={"player2": realm(discard="legion")})
    play(s, "use the wild manta TB")
    assert mine(s, "discard") == []
    assert mine(s, "discard", "player2") == ["legion"]


def test_A3_11_mantas_and_depths_of_others_do_not_pay() -> None:
    s = turn(realm(), lower=["SB01"], seats={"player2": realm(board="SB02", ready="P1", wild="P2")})
    play(s, "play legion")
    assert mover(s) == "player2", "the power of the other player would be needed"


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_A3_11_from_every_seat_a_turn_is_the_same(seat: int) -> None:
    told = realm("grabber healer", board="SB02 SB05:1 DC05", ready="C1 P1 R1", wild="P2", discard="meg legion")
    others = [
        realm(board="OV01 OV06 SS01", ready="C1 C1 P1 R1", wild="C2", discard="agent"),
        realm(board="OV04 DC02 SB01", wild_tired="SC P2", discard="sealord"),
        realm("crab", board="SS05 SS09", scored="DC09"),
    ]
    name = f"player{seat}"
    seats = {name: told} | dict(zip((f"player{i}" for i in (1, 2, 3, 4) if i != seat), others))
    s = turn(told, players=4, turn=seat, seats=seats, lower=["SB11", "DC01"])
    before = look(s)["seats"]
    assert mover(s) == name
    play(s, "use the trained manta R1", "raise DC05", "play healer")
    assert options(s) == ["decline", "replay legion", "replay meg"]
    play(s, "replay legion")
    assert options(s) == ["use the trained manta C1"]
    play(s, "use the trained manta C1", "conquer SB11")
    assert options(s) == [
        *("use the trained manta P1", "use the wild manta P2", "use the depth of SB02", "use the depth of SB05")
    ]
    play(s, "use the depth of SB05", "use the wild manta P2")
    after = look(s)["seats"]
    assert board(s, name) == {"SB02": 0, "SB05": 2, "DC05": 1, "SB11": 0}
    assert mantas(s, "ready", name) == ["P1"]
    assert (mantas(s, "wild_ready", name), mantas(s, "wild_tired", name)) == (["P1"], ["P2"])
    assert sorted(after[name]["discard"]) == ["healer", "legion", "meg"]
    assert mover(s) == f"player{seat % 4 + 1}"
    for other in set(after) - {name}:
        assert after[other] | {"turns": 0} == before[other] | {"turns": 0}


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_A3_11_from_every_seat_effects_find_the_own_things_only(seat: int) -> None:
    told = realm(board="DC05:1 SB09 SS10 DC01", wild="TB SC", discard="seahorse legion agent", king="nerea")
    others = [
        realm(board="OV04 DC02 OV09", king="sol"),
        realm(board="SB02 DC04 DC09 SS01", discard="sealord agent", king="xander"),
        realm(board="OV07 DC14 SS02:2", discard="waveteller", king="ondro"),
    ]
    name = f"player{seat}"
    seats = {name: told} | dict(zip((f"player{i}" for i in (1, 2, 3, 4) if i != seat), others))
    s = turn(told, players=4, turn=seat, kings="draft", seats=seats, lower=["SB01"])
    assert offered(s, "use") == ["the wild manta TB", "the wild manta SC", "the depth of DC01"]
    scored, poor = s.copy(), s.copy()
    play(scored, "use the wild manta SC")
    assert options(scored) == ["score SB09", "score SS10"]
    play(s, "play nerea")
    assert options(s) == ["take back legion", "take back seahorse"]
    play(s, "take back seahorse", "take back agent")
    assert sorted(mine(s, "discard", name)) == ["legion", "nerea"]
    play(poor, "use the wild manta TB", "take back legion", "play legion")
    assert asked(poor) == "after", "nobody else pays for SB01"
