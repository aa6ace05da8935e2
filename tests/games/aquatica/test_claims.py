"""Claiming a goal (A5.3): when it is asked and when never, with which manta, and what it is worth."""

from typing import Any

import pytest
from support.aquatica import AQUATICA, asked, look, mine, options, play, position

from fathoms.games.aquatica.state import State

SEATS = ["player1", "player2", "player3", "player4"]
STARTING = ["matrona", "sealord", "legion", "seahorse", "waveteller", "agent"]
EIGHT = [*STARTING, "meg", "diva"]
NINE = [*EIGHT, "diva"]
HAND8 = "claim goal 1 with the ready manta R1"
BOARD5 = "claim goal 2 with the ready manta R1"
SCORED3 = "claim goal 3 with the ready manta R1"
WILD2 = "claim goal 4 with the ready manta R1"


def claims(s: State) -> list[str]:
    return [text for text in options(s) if text.startswith("claim")]


def tracks(*mantas: list[str]) -> list[dict[str, Any]]:
    """The printed goals with these mantas on the first ones."""
    goals = ("hand8", "board5", "scored3", "wild2")
    lie = [*mantas, [], [], [], []]
    return [{"goal": goal, "mantas": lie[i]} for i, goal in enumerate(goals)]


def pockets(*locations: str, risen: int = 0) -> list[dict[str, Any]]:
    return [{"location": location, "risen": risen} for location in locations]


# When


def test_A5_3_a_goal_can_be_claimed_before_the_main_action() -> None:
    s = position({"hand": EIGHT})
    play(s, HAND8)
    assert look(s)["tracks"][0]["mantas"] == ["player1"]
    assert asked(s) == "before", "the turn goes on"


def test_A5_3_a_goal_can_be_claimed_between_two_effects() -> None:
    s = position({"hand": ["matrona"], "discard": [card for card in EIGHT if card != "matrona"]})
    assert not claims(s)
    play(s, "play matrona")
    assert asked(s) == "claim"
    assert "go on" in options(s)
    assert set(options(s)) - {"go on"} == set(claims(s))
    events = play(s, HAND8)
    assert [event["event"] for event in events] == ["claimed", "ready", "turn"], "the second effect follows"


def test_A5_3_a_goal_can_be_claimed_after_the_main_action_and_the_turn_waits_for_it() -> None:
    s = position({"pockets": pockets("SB01", "SB02", "SB03", "SB04")}, lower=["SS01"])
    play(s, "play legion", "conquer SS01")
    assert asked(s) == "after"
    play(s, BOARD5)
    assert look(s)["tracks"][1]["mantas"] == ["player1"]


def test_A5_3_between_effects_it_is_asked_only_if_something_can_be_claimed() -> None:
    s = position({"hand": [*STARTING, "leader"]}, lower=["SS01"])
    play(s, "play leader")
    assert asked(s) == "conquer"


def test_A5_3_between_effects_it_is_asked_also_after_others_were_made_to_act() -> None:
    """Adela: the others discard, then recruit."""
    seats = {"player1": {"king": "adela", "hand": [*EIGHT, "adela"]}, "player2": {"king": "sol"}}
    s = position(seats["player1"], kings="draft", seats={"player2": seats["player2"]})
    play(s, "play adela")
    assert (asked(s), AQUATICA.mover(s)) == ("discard", 1)
    play(s, "discard legion")
    assert (asked(s), AQUATICA.mover(s)) == ("claim", 0)
    play(s, HAND8)
    assert asked(s) == "recruit"


def test_A5_3_between_effects_it_is_asked_before_the_others_act() -> None:
    """Turtle: score 3, then the others score 1."""
    flat = pockets("SB09", "SS10", "OV09")
    s = position(
        {"hand": [*STARTING, "turtle"], "pockets": flat}, seats={"player2": {"pockets": pockets("DC09", "SB01")}}
    )
    play(s, "play turtle")
    assert (asked(s), mine(s, "scored", "player2")) == ("claim", [])
    play(s, SCORED3)
    assert mine(s, "scored", "player2") == ["DC09"]


def test_A5_3_between_the_effects_of_a_replayed_card_goals_can_be_claimed() -> None:
    """The Healer replays the Crab: buy, then recruit."""
    seat = {"hand": [*STARTING, "healer"], "discard": ["crab"], "pockets": pockets("SB01", "SB02", "SS01", "SS02")}
    s = position(seat, lower=["SB03"])
    play(s, "play healer", "replay crab", "use the trained manta C1", "buy SB03", "use the trained manta C1")
    assert asked(s) == "claim"
    play(s, BOARD5)
    assert asked(s) == "recruit"


def test_A5_3_between_paying_the_healer_and_the_first_effect_nothing_is_claimed() -> None:
    seat = {"hand": [*NINE, "healer"], "discard": ["crab"]}
    s = position(seat, lower=["SB03"])
    play(s, "play healer", "replay crab", "use the trained manta C1")
    assert asked(s) == "buy"
    assert not claims(s)


@pytest.mark.parametrize("answers", [[], ["recruit from place 3"]])
def test_A5_3_nothing_is_claimed_while_a_target_is_chosen_or_paid(answers: list[str]) -> None:
    s = position({"hand": NINE})
    assert claims(s)
    play(s, "play agent", *answers)
    assert asked(s) == ("pay" if answers else "recruit")
    assert not claims(s)


def test_A5_3_nothing_is_claimed_between_a_depths_slide_and_its_effect() -> None:
    """DC12 is fully risen by the slide and brings the second wild manta; its icon scores another Location."""
    seat = {
        "pockets": [*pockets("DC12", risen=2), *pockets("SB09", "SS10")],
        "mantas": {"ready": ["C1", "C1", "P1", "R1"], "wild_ready": ["C1"]},
    }
    s = position(seat)
    assert not claims(s)
    play(s, "use the depth of DC12")
    assert mine(s, "mantas")["wild_ready"] == ["C1", "C2"]
    assert options(s) == ["score SB09", "score SS10"]
    play(s, "score SB09")
    assert WILD2 in options(s)


def test_A5_3_nothing_is_claimed_in_the_turn_of_another_player() -> None:
    """Player 2 has eight characters and a fifth Location, and must discard."""
    seat = {"hand": EIGHT, "pockets": pockets("SB01", "SB02", "SB03", "SB04", "SB05")}
    s = position({"hand": [*STARTING, "meg"]}, seats={"player2": seat})
    play(s, "play meg")
    assert (asked(s), AQUATICA.mover(s)) == ("discard", 1)
    assert not claims(s)
    play(s, "discard legion")
    assert AQUATICA.mover(s) == 1
    assert {text[:12] for text in claims(s)} == {"claim goal 2"}, "in the own turn what still holds"


def test_A5_3_a_goal_can_be_claimed_only_while_its_condition_holds() -> None:
    s = position({"hand": EIGHT})
    play(s, "play waveteller")
    assert AQUATICA.mover(s) == 1, "seven are left, and the turn is over"
    assert look(s)["tracks"][0]["mantas"] == []


def test_A5_3_to_claim_is_voluntary() -> None:
    s = position({"hand": ["matrona"], "discard": [card for card in EIGHT if card != "matrona"]})
    play(s, "play matrona", "go on", "end the turn")
    assert (AQUATICA.mover(s), look(s)["tracks"][0]["mantas"]) == (1, [])
    play(s, "play matrona")
    assert HAND8 in options(s), "a turn later it can still be claimed"


# With what


def test_A5_3_any_trained_manta_will_do_ready_or_tired_and_no_wild_one() -> None:
    mantas = {"ready": ["C1", "P1"], "tired": ["C1", "R1"], "wild_ready": ["P2"], "wild_tired": ["SC"]}
    s = position({"hand": EIGHT, "mantas": mantas}, tracks=tracks())
    four = ("ready manta C1", "tired manta C1", "ready manta P1", "tired manta R1")
    assert {text for text in claims(s) if text.startswith("claim goal 1")} == {
        f"claim goal 1 with the {m}" for m in four
    }


def test_A5_3_equal_mantas_are_one_choice() -> None:
    assert len(claims(position({"hand": EIGHT}))) == 3, "C1 twice, P1, R1"


@pytest.mark.parametrize(("state", "left"), [("ready", (["P1", "R1"], ["C1"])), ("tired", (["C1", "P1", "R1"], []))])
def test_A5_3_the_manta_laid_is_the_one_chosen(state: str, left: tuple[list[str], list[str]]) -> None:
    s = position({"hand": EIGHT, "mantas": {"ready": ["C1", "P1", "R1"], "tired": ["C1"]}})
    events = play(s, f"claim goal 1 with the {state} manta C1")
    assert events == [{"event": "claimed", "seat": "player1", "goal": "hand8", "space": 1, "icon": "C1"}]
    assert (mine(s, "mantas")["ready"], mine(s, "mantas")["tired"]) == left


def test_A5_3_the_manta_laid_is_out_of_play() -> None:
    """It cannot be used, and nothing makes it ready again."""
    s = position({"hand": EIGHT, "pockets": pockets("DC02")})
    assert "use the trained manta R1" in options(s)
    play(s, HAND8)
    assert "use the trained manta R1" not in options(s)
    play(s, "play matrona")
    told = mine(s, "mantas")
    assert (told["ready"], told["tired"]) == (["C1", "C1", "P1"], [])


# How often, and for what


def test_A5_3_each_goal_is_claimed_once_by_each_player() -> None:
    s = position({"hand": EIGHT})
    play(s, HAND8)
    assert not claims(s)
    play(s, "play matrona", "play matrona")
    assert (AQUATICA.mover(s), claims(s)) == (0, [])


def test_A5_3_several_goals_are_claimed_one_by_one() -> None:
    five = pockets("SB01", "SB02", "SB03", "SB04", "SB05")
    s = position({"hand": ["matrona"], "discard": [card for card in EIGHT if card != "matrona"], "pockets": five})
    play(s, "play matrona")
    assert {text[:12] for text in claims(s)} == {"claim goal 1", "claim goal 2"}
    play(s, "claim goal 2 with the ready manta C1")
    assert (asked(s), {text[:12] for text in claims(s)}) == ("claim", {"claim goal 1"})
    events = play(s, "claim goal 1 with the ready manta C1")
    assert [event["event"] for event in events] == ["claimed", "ready"]


def test_A5_3_all_four_goals_take_all_four_trained_mantas() -> None:
    seat = {
        "hand": EIGHT,
        "pockets": pockets("SB01", "SB02", "SB03", "SB04", "SB05"),
        "scored": ["SS01", "SS02", "SS03"],
        "mantas": {"ready": ["C1", "C1", "P1", "R1"], "wild_ready": ["P2", "P2"]},
    }
    s = position(seat)
    play(s, HAND8, *(f"claim goal {n} with the ready manta {icon}" for n, icon in ((2, "C1"), (3, "C1"), (4, "P1"))))
    assert mine(s, "mantas") == {"ready": [], "tired": [], "wild_ready": ["P2", "P2"], "wild_tired": []}
    assert not claims(s)


@pytest.mark.parametrize(("before", "points"), [(0, 8), (1, 6), (2, 4), (3, 2)])
def test_A5_3_the_manta_goes_on_the_first_free_space_and_scores_its_points(before: int, points: int) -> None:
    others = SEATS[1 : before + 1]
    three = {"mantas": {"ready": ["C1", "P1", "R1"]}}
    s = position({"hand": EIGHT}, players=4, tracks=tracks(others), seats=dict.fromkeys(others, three))
    assert mine(s, "points") == 8
    events = play(s, HAND8)
    assert events[0]["space"] == before + 1
    assert look(s)["tracks"][0]["mantas"] == [*others, "player1"]
    assert mine(s, "points") == 8 + points


def test_A5_3_the_claim_of_one_player_leaves_the_others_their_places() -> None:
    s = position(
        {"hand": EIGHT}, tracks=tracks(["player2"]), seats={"player2": {"mantas": {"ready": ["C1", "P1", "R1"]}}}
    )
    play(s, HAND8)
    assert [mine(s, "points", seat) for seat in SEATS[:2]] == [8 + 6, 6 + 8]


def test_A5_3_every_track_has_its_own_spaces() -> None:
    seat = {"hand": EIGHT, "pockets": pockets("SB01", "SB02", "SB03", "SB04", "SB05")}
    s = position(seat, tracks=tracks(["player2"]), seats={"player2": {"mantas": {"ready": ["C1", "P1", "R1"]}}})
    play(s, "claim goal 1 with the ready manta C1", "claim goal 2 with the ready manta C1")
    assert mine(s, "points") == 8 + 6 + 8
