"""Effects (A4.3 to A4.8): depths, raising, fully risen Locations, scoring, scouting, taking back."""

from collections import Counter

import pytest
from support.aquatica import asked, look, mine, options
from support.realm import (
    LOCATIONS,
    ROW,
    board,
    changed_character,
    changed_location,
    mantas,
    mover,
    offered,
    pairs,
    play,
    realm,
    turn,
)

LOWER = ["SB01", "SB02", "SS01", "SS02", "OV01", "DC01"]


# A4.3 Use a depth


def test_A4_3_the_card_slides_by_one_and_gives_the_icon_that_is_covered() -> None:
    s = turn(realm(board="DC06", discard="agent legion"))
    play(s, "use the depth of DC06")
    assert board(s) == {"DC06": 1}
    assert options(s) == ["take back legion", "take back agent"]
    play(s, "take back agent")
    assert mine(s, "discard") == ["legion"]


def test_A4_3_only_the_top_depth_can_be_used() -> None:
    s = turn(realm(board="SS12", discard="agent", wild="R1"))
    assert offered(s, "use") == ["the wild manta R1"]
    s = turn(realm(board="SS12:2"))
    assert offered(s, "use") == ["the depth of SS12"]


def test_A4_3_an_empty_depth_cannot_be_used_only_raised_past() -> None:
    s = turn(realm(board="SB05"), lower=["SB01"])
    assert not offered(s, "use")
    play(s, "play legion")
    assert mover(s) == "player2", "it does not pay either"
    s = turn(realm(board="SB05", ready="R1"), lower=["SB01"])
    play(s, "use the trained manta R1", "raise SB05", "play legion", "conquer SB01")
    assert options(s) == ["use the depth of SB05"]


def test_A4_3_a_fully_risen_location_has_no_depth_to_use() -> None:
    s = turn(realm(board="OV04:2 DC05"))
    assert not offered(s, "use")


def test_A4_3_effect_depths_of_one_location_are_used_one_after_another_in_one_turn() -> None:
    s = turn(realm(board="OV04 DC05"))
    play(s, "use the depth of OV04", "raise DC05", "use the depth of OV04", "raise DC05")
    assert board(s) == {"OV04": 2, "DC05": 2}
    assert asked(s) == "before"


# A4.4 Raise


def splits(told: str, card: str) -> list[tuple[int, ...]]:
    """Every way in which a card raises this board, as the depths that are covered afterwards."""
    found = []
    start = turn(realm("" if card == "waveteller" else card, board=told))
    play(start, f"play {card}")
    open_ = [start]
    while open_:
        s = open_.pop()
        if asked(s) != "raise":
            found.append(tuple(board(s).values()))
            continue
        assert options(s), "no step leads nowhere"
        for text in options(s):
            after = s.copy()
            play(after, text)
            open_.append(after)
    return sorted(found)


def test_A4_4_the_steps_are_split_as_one_likes() -> None:
    assert splits("DC05 DC14 SB02", "waveteller") == [(0, 0, 2), (0, 1, 1), (0, 2, 0), (1, 0, 1), (1, 1, 0), (2, 0, 0)]


def test_A4_4_all_steps_must_be_made() -> None:
    every = splits("DC02 SB04:1 SB13", "researcher")
    assert all(sum(after) == 4 for after in every), "one was covered already"
    assert len(every) == len(set(every)) == 6


def test_A4_4_or_as_many_as_there_are() -> None:
    assert splits("DC02 SB04:2", "researcher") == [(1, 3)]


def test_A4_4_icons_passed_are_not_gained() -> None:
    s = turn(realm(board="DC01 SS06", discard="agent", wild="R2"))
    play(s, "use the wild manta R2", "raise SS06", "raise DC01")
    assert mine(s, "discard") == ["agent"]
    assert len(mine(s, "hand")) == 5


def test_A4_4_a_depth_cannot_raise_its_own_location() -> None:
    s = turn(realm(board="OV12:1 DC02 DC05"))
    play(s, "use the depth of OV12")
    assert options(s) == ["raise DC02", "raise DC05"]
    play(s, "raise DC05")
    assert options(s) == ["raise DC05"], "steps are chosen in the order of the Locations"


def test_A4_4_what_is_left_of_the_own_location_does_not_count_as_a_step() -> None:
    s = turn(realm(board="OV12:1 SB02:1 DC02"))
    play(s, "use the depth of OV12")
    assert options(s) == ["raise SB02"], "DC02 first would leave only OV12 for the second step"
    play(s, "raise SB02")
    assert options(s) == ["raise DC02"], "and OV12 is not raised by the second step either"
    play(s, "raise DC02")
    assert board(s) == {"OV12": 2, "SB02": 2, "DC02": 1}


def test_A4_4_fully_risen_locations_are_not_raised() -> None:
    s = turn(realm(board="SB09 SB01:1 DC05", ready="R1"))
    play(s, "use the trained manta R1")
    assert options(s) == ["raise DC05"]


def test_A4_4_fully_raise_makes_all_remaining_steps_of_one_location() -> None:
    s = turn(realm(board="OV07 DC14:1 SB13 SB09"))
    play(s, "use the depth of OV07")
    assert options(s) == ["fully raise SB13", "fully raise DC14"]
    play(s, "fully raise DC14")
    assert board(s) == {"OV07": 1, "DC14": 4, "SB13": 0, "SB09": 0}


def test_A4_4_a_card_can_fully_raise_too() -> None:
    game = changed_character(id="crab", steps=["raise_full"])
    s = turn(realm("crab", board="OV04 DC14:1 SB09"), game=game)
    play(s, "play crab", game=game)
    assert options(s, game=game) == ["fully raise OV04", "fully raise DC14"]
    play(s, "fully raise DC14", game=game)
    assert board(s) == {"OV04": 0, "DC14": 4, "SB09": 0}


# A4.5 Fully risen


def test_A4_5_the_wild_manta_comes_at_once_ready_and_of_that_kind() -> None:
    s = turn(realm(board="DC05:1", ready="R1"))
    before = Counter(look(s)["wild"])
    play(s, "use the trained manta R1", "raise DC05")
    assert mantas(s, "wild_ready") == ["TB"]
    assert before - Counter(look(s)["wild"]) == Counter(["TB"])


def test_A4_5_not_before_the_last_depth_is_covered() -> None:
    s = turn(realm(board="DC05", ready="R1"))
    play(s, "use the trained manta R1", "raise DC05")
    assert mantas(s, "wild_ready") == []


def test_A4_5_fully_raising_brings_it_too() -> None:
    s = turn(realm(board="OV07 DC12"))
    play(s, "use the depth of OV07", "fully raise DC12")
    assert mantas(s, "wild_ready") == ["C2"]


def test_A4_5_only_once_per_location() -> None:
    s = turn(realm(board="DC05:2 DC02", ready="R1", wild="TB"))
    play(s, "use the trained manta R1", "raise DC02", "play waveteller")
    assert sorted(mine(s, "scored")) == ["DC02", "DC05"]
    assert mantas(s, "wild_ready") == ["TB"]


def test_A4_5_several_at_once_each_bring_their_own() -> None:
    s = turn(realm("researcher", board="DC05:1 SS04:1 OV05:1"))
    events = play(s, "play researcher", "raise SS04", "raise OV05", "raise DC05")
    assert sorted(mantas(s, "wild_ready")) == ["C1", "R1", "TB"]
    told = [event.get("location") or event["icon"] for event in events if event["event"] in ("risen", "manta_gained")]
    assert told == ["SS04", "C1", "OV05", "R1", "DC05", "TB"]


def test_A4_5_a_location_without_depths_is_fully_risen_as_soon_as_one_gets_it() -> None:
    s = turn(realm(wild="SC P2"), upper=["SS10"])
    play(s, "play legion", "conquer SS10", "use the wild manta P2")
    assert offered(s, "use") == ["the wild manta SC"]
    play(s, "use the wild manta SC")
    assert mine(s, "scored") == ["SS10"]


def test_A4_5_and_then_it_brings_its_manta() -> None:
    game = changed_location(id="SS10", depths=[], manta="C2")
    s = turn(realm(wild="P2"), upper=["SS10"], game=game)
    play(s, "play legion", "conquer SS10", "use the wild manta P2", game=game)
    assert mantas(s, "wild_ready") == ["C2"]


def test_A4_5_a_manta_with_another_effect_waits_until_after_the_main_action() -> None:
    s = turn(realm("grabber", board="OV08:1 DC14", wild="P1"), lower=["DC03", "DC01"])
    play(s, "play grabber", "conquer DC03", "use the depth of OV08")
    assert mantas(s, "wild_ready") == ["P1", "R1"]
    assert options(s) == ["decline", "conquer DC01"]
    play(s, "decline")
    assert "use the wild manta R1" in options(s)


def test_A4_5_where_none_of_the_kind_is_left_none_comes() -> None:
    s = turn(realm(board="DC05:1", ready="R1"), seats={"player2": realm(wild="TB", wild_tired="TB")})
    play(s, "use the trained manta R1", "raise DC05")
    assert board(s) == {"DC05": 2}
    assert mantas(s, "wild_ready") == []


# A4.6 Score


def test_A4_6_fully_risen_locations_of_ones_choice_go_to_the_scoring_pile() -> None:
    s = turn(realm(board="SB09 SS10 DC02:1 DC05:1", wild="SC"))
    play(s, "use the wild manta SC")
    assert options(s) == ["score SB09", "score SS10", "score DC02"]
    play(s, "score SS10")
    assert mine(s, "scored") == ["SS10"]
    assert board(s) == {"SB09": 0, "DC02": 1, "DC05": 1}


def test_A4_6_every_choice_of_two_can_be_made_once() -> None:
    s = turn(realm(board="SB09 SS10 OV09 DC09"))
    play(s, "play waveteller")
    names = ["SB09", "SS10", "OV09", "DC09"]
    assert pairs(s, "score") == [(one, other) for i, one in enumerate(names) for other in names[i + 1 :]]


def test_A4_6_all_go_if_there_are_fewer() -> None:
    s = turn(realm("turtle", board="SB09 SS10 DC05"))
    play(s, "play turtle")
    assert mine(s, "scored") == ["SB09", "SS10"]
    assert board(s) == {"DC05": 0}


def test_A4_6_a_depth_cannot_score_its_own_location() -> None:
    s = turn(realm(board="SB10:1 SB09"))
    play(s, "use the depth of SB10")
    assert mine(s, "scored") == ["SB09"]
    assert board(s) == {"SB10": 2}
    s = turn(realm(board="SB10:1 SB09 SS10"))
    play(s, "use the depth of SB10")
    assert options(s) == ["score SB09", "score SS10"]


def test_A4_6_the_pocket_is_free_at_once() -> None:
    s = turn(realm(board="SB09 DC02 DC04 OV04 OV05", wild="SC"), lower=["SS01"])
    play(s, "use the wild manta SC", "play legion", "conquer SS01")
    assert set(board(s)) == {"DC02", "DC04", "OV04", "OV05", "SS01"}


# A4.7 Scout


def test_A4_7_the_upper_row_is_discarded_the_lower_moves_up_and_six_are_dealt() -> None:
    s = turn(realm(), upper=["SB03", None, "SS03"], lower=["SB01", None, "SS01", None, "OV01", "DC01"])
    deck = look(s)["deck"]
    play(s, "play seahorse", "scout")
    told = look(s)
    assert told["location_discard"] == ["SB03", "SS03"]
    assert told["upper"] == ["SB01", "SS01", "OV01", "DC01"]
    assert len(set(told["lower"])) == 6
    assert Counter(told["lower"]) + Counter(told["deck"]) == Counter(deck)


def test_A4_7_of_six_four_go_up_and_every_choice_can_be_made_once() -> None:
    s = turn(realm(), lower=LOWER)
    play(s, "play seahorse", "scout")
    assert pairs(s, "drop") == [(one, other) for i, one in enumerate(LOWER) for other in LOWER[i + 1 :]]
    play(s, "drop SB02", "drop OV01")
    assert look(s)["upper"] == ["SB01", "SS01", "SS02", "DC01"]
    assert look(s)["location_discard"] == ["SB02", "OV01"]
    assert mover(s) == "player2", "all is done"


def test_A4_7_of_five_one_is_discarded() -> None:
    s = turn(realm(), lower=[*LOWER[:5], None])
    play(s, "play seahorse", "scout")
    assert offered(s, "drop") == LOWER[:5]
    play(s, "drop OV01")
    assert look(s)["upper"] == LOWER[:4]
    assert mover(s) == "player2"


def test_A4_7_fewer_than_four_leave_places_empty() -> None:
    s = turn(realm(), upper=["SB03"], lower=[None, "SB01"])
    play(s, "play seahorse", "scout")
    assert look(s)["upper"] == ["SB01", None, None, None]


@pytest.mark.parametrize("left", [0, 2])
def test_A4_7_the_lower_row_gets_what_the_deck_still_has(left: int) -> None:
    deck = LOCATIONS[-left:] if left else []
    thrown = [location for location in LOCATIONS if location not in (*LOWER, *deck)]
    s = turn(realm(), lower=LOWER[:4], location_discard=[*thrown, *LOWER[4:]])
    play(s, "play seahorse", "scout")
    told = look(s)
    assert told["upper"] == LOWER[:4], "the rows move with an empty deck too"
    assert {location for location in told["lower"] if location} == set(deck)


def test_A4_7_a_declined_scout_changes_nothing() -> None:
    s = turn(realm(), upper=["SB03"], lower=LOWER)
    before = [look(s)[key] for key in ("upper", "lower", "deck", "location_discard")]
    play(s, "play seahorse", "decline")
    assert [look(s)[key] for key in ("upper", "lower", "deck", "location_discard")] == before


# A4.8 Free recruit and taking back


@pytest.mark.parametrize("place", range(1, 7))
def test_A4_8_a_free_recruit_takes_any_place(place: int) -> None:
    s = turn(realm(board="SS06", ready="C1"), row=ROW)
    play(s, "use the depth of SS06", f"recruit from place {place} for free")
    assert ROW[place - 1] in mine(s, "hand")
    assert mantas(s, "ready") == ["C1"]
    assert len(look(s)["row"]) == 6


def test_A4_8_characters_of_ones_choice_are_taken_back() -> None:
    s = turn(realm(discard="agent legion sealord", wild="TB"))
    play(s, "use the wild manta TB")
    assert options(s) == ["take back sealord", "take back legion", "take back agent"]
    play(s, "take back legion")
    assert sorted(mine(s, "discard")) == ["agent", "sealord"]
    assert "legion" in mine(s, "hand")


def test_A4_8_a_king_can_be_taken_back() -> None:
    told = realm(discard="agent sol", wild="TB", king="sol")
    s = turn(told, kings="draft", seats={"player2": realm(king="xander")})
    play(s, "use the wild manta TB", "take back sol")
    assert "sol" in mine(s, "hand")
    assert mine(s, "discard") == ["agent"]


def test_A4_8_every_choice_of_two_can_be_made_once() -> None:
    told = realm("", discard="agent legion grabber grabber", king="nerea")
    s = turn(told, kings="draft", seats={"player2": realm(king="xander")})
    play(s, "play nerea")
    want = [("legion", "agent"), ("legion", "grabber"), ("agent", "grabber"), ("grabber", "grabber")]
    assert pairs(s, "take back") == want


def test_A4_8_all_come_if_there_are_fewer() -> None:
    told = realm(discard="agent", king="nerea")
    s = turn(told, kings="draft", seats={"player2": realm(king="xander")})
    play(s, "play nerea")
    assert mine(s, "discard") == ["nerea"]
    assert "agent" in mine(s, "hand")
