"""The worked examples of the rulebook and its FAQ, played through; the page or the number of the question is given."""

from typing import Any

import pytest
from support.aquatica import AQUATICA, asked, look, mine, options, play, position

from fathoms.core.chance import fast
from fathoms.games.aquatica.state import State

STARTING = ["matrona", "sealord", "legion", "seahorse", "waveteller", "agent"]
ROW = ["crab", "turtle", "meg", "diva", "healer", "angler"]
GOALS = ["hand8", "board5", "scored3", "wild2"]


def pockets(**risen: int) -> list[dict[str, Any]]:
    """Locations on a board, each with the depths that are covered."""
    return [{"location": location, "risen": steps} for location, steps in risen.items()]


def risen(s: State, seat: str = "player1") -> dict[str, int]:
    """The Locations on a board with their covered depths."""
    return {pocket["location"]: pocket["risen"] for pocket in mine(s, "pockets", seat) if pocket}


def acts(s: State) -> set[str]:
    """The first words of what is offered."""
    return {text.split()[0] for text in options(s)}


def test_example_kings_by_number_from_the_first_player() -> None:
    """Page 7: the first player has king 1, the second king 2, the third king 3 (A2.2)."""
    s = AQUATICA.new(chance=fast(3), players=3, kings="dealt", first="player3")
    assert [mine(s, "king", seat) for seat in ("player3", "player1", "player2")] == ["cai", "sol", "fancelot"]


def test_example_a_tired_manta_rests_until_the_matrona_readies_it() -> None:
    """Page 10: it cannot be used again, and most often the Matrona wakes it (A3.10)."""
    s = position({"pockets": pockets(DC05=0)})
    play(s, "use the trained manta R1", "raise DC05")
    assert "use the trained manta R1" not in options(s)
    assert mine(s, "mantas")["tired"] == ["R1"]
    play(s, "play matrona")
    assert "use the trained manta R1" in options(s)


def test_example_resources_that_are_not_used_are_lost() -> None:
    """Page 11: a coin too many does not serve the next effect (A3.4)."""
    s = position({"hand": [*STARTING, "crab"], "pockets": pockets(SS01=0)}, lower=["SB01"], row=row_without("crab"))
    play(s, "play crab", "buy SB01", "use the depth of SS01")
    assert asked(s) == "recruit"
    play(s, "recruit from place 2")
    assert asked(s) == "pay", "one coin was left over, and the place costs one"


def row_without(card: str) -> list[str]:
    return [*(each for each in ROW if each != card), "grabber"]


def test_example_a_card_with_effects_that_cannot_be_done_may_be_played() -> None:
    """Page 12: what can be done is done (A3.1, A3.7)."""
    s = position({"hand": [*STARTING, "crab"]}, row=row_without("crab"))
    play(s, "play crab")
    assert asked(s) == "recruit", "there is no Location to buy"
    play(s, "recruit from place 1")
    assert mine(s, "discard") == ["crab"]


def test_example_the_three_depths_of_a_location() -> None:
    """Page 13: one gives resources, one an effect, one is blocked until it is raised (A3.2, A4.3)."""
    s = position({"pockets": pockets(SB01=0, OV04=0, DC02=0)})
    depths = {text for text in options(s) if text.startswith("use the depth")}
    assert depths == {"use the depth of OV04"}, "P2 pays in the main action only, and an empty depth never"


def test_example_recruit_step_by_step() -> None:
    """Page 14: choose, pay, the others move left, a new one is laid at the right (A4.1)."""
    s = position(row=ROW, chance=[0])
    play(s, "play agent", "recruit from place 3", "use the trained manta C1")
    assert "meg" in mine(s, "hand")
    assert look(s)["row"] == ["crab", "turtle", "diva", "healer", "angler", "grabber"]


def test_example_a_second_grabber_may_be_recruited() -> None:
    """Page 14: there is no limit on copies (A4.1)."""
    s = position({"hand": [*STARTING, "grabber"]}, row=["grabber", *ROW[:5]])
    play(s, "play agent", "recruit from place 1")
    assert mine(s, "hand").count("grabber") == 2


def test_example_buy_step_by_step() -> None:
    """Page 15: the Location goes in a pocket so that its top depth shows (A4.2)."""
    s = position({"mantas": {"ready": ["C1", "C1", "P1", "R1"]}}, lower=["SS05"])
    play(s, "play sealord", "buy SS05", "use the trained manta C1", "use the trained manta C1")
    assert risen(s) == {"SS05": 0}
    assert look(s)["lower"] == [None] * 6


def test_example_conquer_with_the_help_of_mantas() -> None:
    """Page 16: what is missing a ready manta may add (A3.8, A4.2)."""
    s = position(lower=["SB01"])
    play(s, "play legion", "conquer SB01", "use the trained manta P1")
    assert risen(s) == {"SB01": 0}
    assert mine(s, "mantas")["tired"] == ["P1"]


def test_example_a_full_board_takes_no_location() -> None:
    """Page 16: five at most, so nothing can be bought or conquered (A4.2)."""
    full = pockets(SB01=0, SB02=0, SB03=0, SB04=0, SB05=0)
    for card in ("legion", "sealord"):
        s = position({"pockets": full, "hand": STARTING}, lower=["SS01"])
        play(s, f"play {card}")
        assert look(s)["lower"][0] == "SS01"
        assert asked(s) == "after"


def test_example_a_location_without_depths_shows_its_points_at_once() -> None:
    """Page 17: it is fully risen as soon as it is in the pocket, and can be scored (A4.5)."""
    mantas = {"ready": ["C1", "C1", "P1", "R1"], "wild_ready": ["SC", "C2"]}
    s = position({"mantas": mantas}, lower=["SS10"])
    play(s, "play sealord", "buy SS10", "use the wild manta C2", "use the trained manta C1")
    assert risen(s) == {"SS10": 0}
    play(s, "use the wild manta SC")
    assert mine(s, "scored") == ["SS10"]


def test_example_1_raising_with_a_manta() -> None:
    """Page 18: the empty depth is covered and nothing is lost (A4.4)."""
    s = position({"pockets": pockets(SB05=0, SB01=0)})
    events = play(s, "use the trained manta R1", "raise SB05")
    assert risen(s) == {"SB05": 1, "SB01": 0}
    assert [event["event"] for event in events] == ["manta_used", "raised"]
    assert asked(s) == "before", "it was an additional action"


def test_example_2_raising_with_the_researcher() -> None:
    """Page 19: A once and B twice; the coins passed are not gained (A4.4). A: SS04 `__ C2`. B: SS05 `C2 __ C2`."""
    s = position({"hand": [*STARTING, "researcher"], "pockets": pockets(SS04=0, SS05=0)})
    events = play(s, "play researcher", "raise SS04", "raise SS05", "raise SS05")
    assert risen(s) == {"SS04": 1, "SS05": 2}
    assert "depth_used" not in {event["event"] for event in events}
    s = position({"hand": [*STARTING, "researcher"], "pockets": pockets(SS04=0, SS05=0)})
    play(s, "play researcher", "raise SS05", "raise SS05", "raise SS05")
    assert risen(s) == {"SS04": 0, "SS05": 3}, "or one Location by all three"


@pytest.mark.parametrize(
    ("raises", "after"), [(["SB04", "SB04"], {"SB04": 2, "SB08": 0}), (["SB04", "SB08"], {"SB04": 1, "SB08": 1})]
)
def test_example_3_raising_with_the_depth_of_another_location(raises: list[str], after: dict[str, int]) -> None:
    """Page 20: A, here OV05 `R2 __`, slides up; then one other Location rises by 2 or two by 1, and never A (A4.4)."""
    s = position({"pockets": pockets(OV05=0, SB04=0, SB08=0)})
    play(s, "use the depth of OV05")
    assert risen(s)["OV05"] == 1
    assert options(s) == ["raise SB04", "raise SB08"]
    play(s, *(f"raise {location}" for location in raises))
    assert risen(s) == {"OV05": 1, **after}


def test_example_a_location_alone_cannot_raise_itself() -> None:
    """Page 20: so its depth cannot be used at all (A3.5, A4.4)."""
    s = position({"pockets": pockets(OV05=0)})
    assert "use the depth of OV05" not in options(s)


def test_example_a_fully_risen_location_gives_its_manta_for_the_same_turn() -> None:
    """Page 21: it comes ready, and may be flipped at once (A4.5). DC05 `__ __` brings TB."""
    s = position({"hand": ["matrona"], "discard": STARTING[1:], "pockets": pockets(DC05=1)})
    play(s, "use the trained manta R1", "raise DC05")
    assert mine(s, "mantas")["wild_ready"] == ["TB"]
    play(s, "use the wild manta TB", "take back legion")
    assert (mine(s, "hand"), mine(s, "mantas")["wild_tired"]) == (["matrona", "legion"], ["TB"])


def test_example_only_locations_in_the_scoring_pile_bring_points() -> None:
    """Page 22: a fully risen one on the board brings nothing until it is scored (A4.6, A6.2)."""
    s = position({"pockets": pockets(SB09=0)})
    assert mine(s, "points") == 6
    play(s, "play waveteller")
    assert (mine(s, "scored"), mine(s, "points"), risen(s)) == (["SB09"], 5 + 6, {})


def test_example_scout_step_by_step() -> None:
    """Page 23: the upper row goes, four of the lower row move up, six are dealt (A4.7)."""
    six = ["SB01", "SB02", "SB03", "SB04", "SB05", "SB06"]
    s = position(upper=["OV01", None, "OV02"], lower=six, chance=[0] * 6)
    play(s, "play seahorse", "scout", "drop SB01", "drop SB06")
    told = look(s)
    assert told["upper"] == ["SB02", "SB03", "SB04", "SB05"]
    assert sorted(told["location_discard"]) == ["OV01", "OV02", "SB01", "SB06"]
    assert told["lower"] == ["SB07", "SB08", "SB09", "SB10", "SB11", "SB12"]


def test_example_the_upper_row_costs_one_power_less_and_the_full_coins() -> None:
    """Page 23 (A4.2). SB01: 2 coins, 4 power."""
    s = position({"mantas": {"ready": ["C1", "C1", "R1"], "tired": ["P1"]}}, upper=["SB01"])
    twin = s.copy()
    events = play(s, "play legion", "conquer SB01")
    assert {"event": "conquered", "seat": "player1", "location": "SB01", "power": 3} in events
    play(twin, "play sealord", "buy SB01")
    assert asked(twin) == "pay", "one of the two coins is missing"


def test_example_a_scout_may_be_left_out() -> None:
    """Page 23: it is the only effect of a main action that may (A3.7)."""
    s = position(upper=["SB01"], lower=["SS01"])
    play(s, "play seahorse")
    assert options(s) == ["decline", "scout"]
    play(s, "decline")
    assert (look(s)["upper"][0], look(s)["lower"][0]) == ("SB01", "SS01")


def test_example_a_tired_manta_marks_a_goal_and_the_second_player_gets_less() -> None:
    """Page 24: the first free space, a trained manta in either state, no goal twice (A5.3)."""
    eight = [*STARTING, "grabber", "crab"]
    tracks = [{"goal": goal, "mantas": ["player2"] if goal == "hand8" else []} for goal in GOALS]
    mantas = {"ready": ["C1", "P1", "R1"], "tired": ["C1"], "wild_ready": ["SC"]}
    other = {"mantas": {"ready": ["C1", "P1", "R1"]}}
    s = position({"hand": eight, "mantas": mantas}, tracks=tracks, seats={"player2": other})
    assert not any("manta SC" in text for text in options(s) if text.startswith("claim"))
    play(s, "claim goal 1 with the tired manta C1")
    assert (mine(s, "points"), mine(s, "points", "player2")) == (8 + 6, 6 + 8)
    assert "claim" not in acts(s)


def test_example_the_last_to_act_is_not_always_the_last_in_turn_order() -> None:
    """Page 25: player 1 brings the end about and acts last; player 2, the last in order, wins the tie (A6.3, A6.5)."""
    everything = [entry.name for entry in AQUATICA.data.entries("locations.locations")]
    s = position(location_discard=everything[1:])
    play(s, "play seahorse", "scout", "play matrona")
    assert AQUATICA.mover(s) == 0, "who brought the end about has a last turn too"
    play(s, "play matrona")
    assert (AQUATICA.outcome(s).scores, AQUATICA.outcome(s).winner) == ((6, 6), 1)


def test_example_the_draft_of_kings_goes_against_the_clock() -> None:
    """Page 26: as many kings as players and one more; the last in turn order picks first (A2.2)."""
    s = AQUATICA.new(chance=fast(1), players=3, kings="draft", first="player2")
    picked = []
    while asked(s) == "king":
        picked.append((int(AQUATICA.mover(s)), len(options(s))))
        play(s, options(s)[0])
    assert picked == [(0, 4), (2, 3), (1, 2)]


def test_example_solo_places_a_manta_of_the_ichthyanders() -> None:
    """Page 27: after the Matrona and after a scout, on a track without one of theirs (A7.2)."""
    s = position({"king": "sol"}, players=1, lower=["SS01"])
    play(s, "play matrona", "put the Ichthyanders on goal 3", "play seahorse", "scout")
    assert options(s) == [f"put the Ichthyanders on goal {track}" for track in (1, 2, 4)]


def test_example_faq_1_a_card_of_an_opponent_must_be_obeyed() -> None:
    """FAQ 1: Researcher and Turtle make you act (A4.9)."""
    other = {"pockets": pockets(SB04=0, SS10=0)}
    s = position({"hand": [*STARTING, "researcher"]}, seats={"player2": other})
    play(s, "play researcher")
    assert (AQUATICA.mover(s), options(s)) == (1, ["raise SB04"])
    s = position({"hand": [*STARTING, "turtle"]}, seats={"player2": other})
    play(s, "play turtle")
    assert mine(s, "scored", "player2") == ["SS10"]


def test_example_faq_2_an_effect_of_a_card_cannot_be_skipped() -> None:
    """FAQ 2: the Crab recruits if it can (A3.7)."""
    s = position({"hand": [*STARTING, "crab"]}, row=row_without("crab"))
    play(s, "play crab")
    assert "decline" not in options(s)
    assert "recruit from place 1" in options(s)


def test_example_faq_3_the_location_won_first_helps_the_grabber_to_win_the_second() -> None:
    """FAQ 3: its top depth may pay (A4.10). SB01 `P2`."""
    s = position({"hand": [*STARTING, "grabber"], "pockets": pockets(SB02=0)}, lower=["SB01", "OV03"])
    play(s, "play grabber", "conquer SB01", "use the depth of SB02", "conquer OV03", "use the depth of SB01")
    assert risen(s) == {"SB02": 1, "SB01": 1, "OV03": 0}


def test_example_faq_4_nothing_is_bought_without_a_character() -> None:
    """FAQ 4: resources of mantas and Locations serve only inside the main action (A3.2)."""
    mantas = {"ready": ["C1", "C1", "P1", "R1"], "wild_ready": ["C2"]}
    s = position({"mantas": mantas, "pockets": pockets(SS01=0, SB01=0)}, lower=["SS02"])
    assert acts(s) == {"play", "use"}
    assert [text for text in options(s) if text.startswith("use")] == ["use the trained manta R1"]


def test_example_faq_5_the_matrona_cannot_be_discarded() -> None:
    """FAQ 5: neither by playing her nor by another's card (A3.3, A4.9)."""
    s = position({"hand": [*STARTING, "meg"]})
    play(s, "play meg")
    assert options(s) == [f"discard {card}" for card in STARTING[1:]]
    play(s, "discard agent", "play matrona")
    assert (mine(s, "hand", "player2"), mine(s, "discard", "player2")) == (STARTING, [])


def test_example_faq_6_a_manta_of_a_risen_location_is_ready_at_once() -> None:
    """FAQ 6: it may serve for an additional action (A4.5). OV08 `R2 TC` brings R1."""
    s = position({"pockets": pockets(OV08=1, DC05=0)})
    play(s, "use the trained manta R1", "raise OV08", "use the wild manta R1", "raise DC05")
    assert (risen(s), mine(s, "mantas")["wild_tired"]) == ({"OV08": 2, "DC05": 1}, ["R1"])


def test_example_faq_7_a_depth_is_passed_only_by_using_or_raising_it() -> None:
    """FAQ 7: no Location moves just so, past an empty depth or past resources (A4.3)."""
    s = position({"pockets": pockets(DC02=0, SB01=0), "mantas": {"ready": ["C1", "C1", "P1"], "tired": ["R1"]}})
    assert acts(s) == {"play"}


def test_example_faq_8_two_depths_of_one_location_do_not_pay_for_one_card() -> None:
    """FAQ 8: OV06 has TV above TS; the Grabber may use the one for OV03, and then not the other for SB01 (A3.6)."""
    s = position({"hand": [*STARTING, "grabber"], "pockets": pockets(OV06=0)}, lower=["OV03", "SB01"])
    play(s, "play grabber")
    assert options(s) == ["decline", "conquer OV03"]
    play(s, "conquer OV03", "use the depth of OV06")
    assert (asked(s), risen(s)) == ("after", {"OV06": 1, "OV03": 0})
    assert look(s)["lower"][1] == "SB01", "4 power: 2 of the Grabber, 1 of the manta, and TS must not help"
    s = position({"pockets": pockets(OV06=1), "mantas": {"ready": ["C1", "C1", "R1"], "tired": ["P1"]}}, lower=["SB01"])
    play(s, "play legion", "conquer SB01", "use the depth of OV06")
    assert risen(s) == {"OV06": 2, "SB01": 0}, "in another main action it does"
