"""Each goal at its border (A5.1, A5.2, A5.4): one short cannot be claimed, exactly enough can."""

from typing import Any

import pytest
from support.aquatica import AQUATICA, asked, look, mine, options, play, position

from fathoms.games.aquatica.game import load
from fathoms.games.aquatica.state import State

STARTING = ["matrona", "sealord", "legion", "seahorse", "waveteller", "agent"]
PRINTED = ["hand8", "board5", "scored3", "wild2"]
BOTH_SIDES = [
    ["points15", "discard_all"],
    ["locations11", "wild3"],
    ["types4", "discard10"],
    ["same4", "conquer5"],
    ["risen5", "recruit5"],
]
TRAINED = ["C1", "C1", "P1", "R1"]
# Without depths, so they are fully risen wherever they lie.
FLAT = ["SB09", "SS10", "OV09", "DC09"]


def tracks(goal: str) -> list[dict[str, Any]]:
    """Four goals of which this is the first; tokens share no side with it."""
    others = PRINTED if goal in PRINTED else [token[0] for token in BOTH_SIDES if goal not in token]
    return [{"goal": each} for each in [goal, *(other for other in others if other != goal)][:4]]


def table(goal: str, seat: dict[str, Any], **rest: Any) -> State:
    """The first player's turn begins; the goal lies on the first track."""
    kind = "printed" if goal in PRINTED else "tokens"
    return position(seat, goals=kind, tracks=tracks(goal), **rest)


def can_claim(s: State) -> bool:
    """Whether the goal of the first track is offered now; if so, that claiming it works."""
    texts = [text for text in options(s) if text.startswith("claim goal 1 ")]
    if texts:
        twin = s.copy()
        play(twin, texts[0])
        assert look(twin)["tracks"][0]["mantas"] == ["player1"]
    return bool(texts)


def pockets(*locations: str, risen: int = 0) -> list[dict[str, Any]]:
    return [{"location": location, "risen": risen} for location in locations]


def wild(*, ready: list[str] | None = None, tired: list[str] | None = None) -> dict[str, Any]:
    return {"mantas": {"ready": TRAINED, "wild_ready": ready or [], "wild_tired": tired or []}}


# A5.1: the printed goals


def test_goal_hand8_needs_eight_characters_in_hand_A5_1() -> None:
    assert not can_claim(table("hand8", {"hand": [*STARTING, "crab"]}))
    assert can_claim(table("hand8", {"hand": [*STARTING, "crab", "crab"]}))
    assert can_claim(table("hand8", {"hand": [*STARTING, "crab", "crab", "meg"]})), "at least"


def test_goal_hand8_counts_the_king_and_not_the_discard_pile_A5_1() -> None:
    hand = [*STARTING, "crab"]
    assert can_claim(table("hand8", {"hand": [*hand, "cai"]}, kings="dealt"))
    assert not can_claim(table("hand8", {"hand": hand, "discard": ["cai", "meg"]}, kings="dealt"))


def test_goal_board5_needs_five_locations_on_the_board_A5_1() -> None:
    four = pockets("SB01", "SB02", "SB03", "SB04")
    assert not can_claim(table("board5", {"pockets": four}))
    assert can_claim(table("board5", {"pockets": four + pockets("SB05")}))
    assert not can_claim(table("board5", {"pockets": four, "scored": ["SB09"]})), "scored ones do not count"


def test_goal_scored3_needs_three_locations_in_the_scoring_pile_A5_1() -> None:
    assert not can_claim(table("scored3", {"scored": FLAT[:2]}))
    assert can_claim(table("scored3", {"scored": FLAT[:3]}))
    assert can_claim(table("scored3", {"scored": FLAT})), "at least"
    assert not can_claim(table("scored3", {"scored": FLAT[:2], "pockets": pockets(*FLAT[2:])}))


def test_goal_wild2_needs_two_wild_mantas_ready_or_tired_A5_1() -> None:
    assert not can_claim(table("wild2", {}))
    assert not can_claim(table("wild2", wild(ready=["C1"])))
    assert can_claim(table("wild2", wild(ready=["C1", "C1"])))
    assert can_claim(table("wild2", wild(tired=["C1", "P2"])))
    assert can_claim(table("wild2", wild(ready=["C1"], tired=["P2"])))


# A5.2: the tokens


def test_goal_points15_needs_fifteen_points_of_scored_locations_A5_2() -> None:
    assert not can_claim(table("points15", {"scored": ["DC14", "SS10"]})), "9 + 5"
    assert can_claim(table("points15", {"scored": ["DC14", "SB09"]})), "9 + 6"
    assert can_claim(table("points15", {"scored": ["DC14", "SB14"]})), "9 + 7"


def test_goal_points15_counts_no_other_points_A5_2() -> None:
    """Neither characters nor Locations on the board nor goals."""
    tracks_ = [*tracks("points15")[:3], {"goal": "risen5", "mantas": ["player1"]}]
    seat = {"scored": ["DC14", "SS10"], "pockets": pockets("SB09"), "mantas": {"ready": TRAINED[:3]}}
    s = position(seat, goals="tokens", tracks=tracks_)
    assert mine(s, "points") == 6 + 9 + 5 + 8
    assert not can_claim(s)


def test_goal_discard_all_needs_the_matrona_alone_in_hand_A5_2() -> None:
    assert not can_claim(table("discard_all", {"hand": STARTING[:2], "discard": STARTING[2:]}))
    assert can_claim(table("discard_all", {"hand": ["matrona"], "discard": STARTING[1:]}))


def test_goal_discard_all_waits_until_the_last_card_is_resolved_A5_2() -> None:
    """Only the Matrona is in hand after the Sea Horse was played, but that card is being resolved."""
    s = table("discard_all", {"hand": ["matrona", "seahorse"], "discard": ["sealord", "legion", "waveteller", "agent"]})
    play(s, "play seahorse")
    assert (mine(s, "hand"), asked(s)) == (["matrona"], "scout")
    play(s, "decline")
    assert (asked(s), mine(s, "discard").count("seahorse")) == ("after", 1), "no claim was asked between its effects"
    assert can_claim(s)


def test_goal_locations11_counts_board_and_scoring_pile_A5_2() -> None:
    board = pockets("SB01", "SB02", "SB03", "SB04", "SB05")
    six = [f"SS0{i}" for i in range(1, 7)]
    assert not can_claim(table("locations11", {"pockets": board, "scored": six[:5]}))
    assert can_claim(table("locations11", {"pockets": board, "scored": six}))
    assert can_claim(table("locations11", {"pockets": board, "scored": [*six, "DC01"]})), "at least"
    assert can_claim(table("locations11", {"scored": [*six, "DC01", "DC02", "DC03", "DC04", "DC05"]}))


def test_goal_wild3_needs_three_wild_mantas_ready_or_tired_A5_2() -> None:
    assert not can_claim(table("wild3", wild(ready=["C1"], tired=["P2"])))
    assert can_claim(table("wild3", wild(ready=["C1"], tired=["P2", "P2"])))
    assert can_claim(table("wild3", wild(tired=["C1", "P2", "P2", "SC"]))), "at least"


def test_goal_types4_needs_a_scored_location_of_every_type_A5_2() -> None:
    assert not can_claim(table("types4", {"scored": ["SB01", "SB02", "SS01", "OV01"]}))
    assert can_claim(table("types4", {"scored": ["SB01", "SS01", "OV01", "DC01"]}))
    assert not can_claim(table("types4", {"scored": ["SB01", "SS01", "OV01"], "pockets": pockets("DC09")}))


@pytest.mark.parametrize("missing", range(4))
def test_goal_types4_misses_any_of_the_four_A5_2(missing: int) -> None:
    assert not can_claim(table("types4", {"scored": FLAT[:missing] + FLAT[missing + 1 :]}))


def test_goal_discard10_needs_ten_characters_in_the_discard_pile_A5_2() -> None:
    pile = [*STARTING[1:], "crab", "crab", "meg", "meg"]
    assert not can_claim(table("discard10", {"hand": ["matrona"], "discard": pile}))
    assert can_claim(table("discard10", {"hand": ["matrona"], "discard": [*pile, "diva"]}))
    assert can_claim(table("discard10", {"hand": ["matrona"], "discard": [*pile, "diva", "diva"]})), "at least"
    assert not can_claim(table("discard10", {"hand": ["matrona", "diva"], "discard": pile})), (
        "in hand it does not count"
    )


def test_goal_same4_counts_one_type_on_board_and_in_the_scoring_pile_A5_2() -> None:
    two = {"pockets": pockets("SB01", "SB02")}
    assert not can_claim(table("same4", {**two, "scored": ["SB03", "SS01", "OV01"]}))
    assert can_claim(table("same4", {**two, "scored": ["SB03", "SB04"]}))
    assert can_claim(table("same4", {**two, "scored": ["SB03", "SB04", "SB05"]})), "at least"
    assert can_claim(table("same4", {"pockets": pockets("DC01", "DC02", "DC03", "DC04")}))
    assert can_claim(table("same4", {"scored": ["OV01", "OV02", "OV03", "OV04"]}))


def test_goal_conquer5_counts_hand_and_discard_pile_A5_2() -> None:
    """Legion and Sea Horse are two of them from the start."""
    assert not can_claim(table("conquer5", {"hand": [*STARTING, "meg", "leader", "crab"]}))
    assert can_claim(table("conquer5", {"hand": [*STARTING, "meg", "meg", "leader"]}))
    assert can_claim(table("conquer5", {"hand": ["matrona", "meg"], "discard": [*STARTING[1:], "meg", "leader"]}))


def test_goal_conquer5_does_not_count_the_card_being_resolved_A5_2() -> None:
    """A3.3: it is in neither hand nor discard pile."""
    s = table("conquer5", {"hand": [*STARTING, "meg", "meg", "leader"]})
    play(s, "play leader")
    assert asked(s) == "after", "between ready and conquer there are only four"
    assert can_claim(s)


def test_goal_risen5_needs_five_fully_risen_at_the_same_time_A5_2() -> None:
    four = pockets("SB01", "SS01", "OV01", "DC01", risen=1)
    assert not can_claim(table("risen5", {"pockets": four + pockets("SB02", risen=1)}))
    assert can_claim(table("risen5", {"pockets": four + pockets("SB02", risen=2)}))
    assert can_claim(table("risen5", {"pockets": four + pockets("SB09")})), "one without depths"
    assert not can_claim(table("risen5", {"pockets": four, "scored": ["SB02"]})), "scored ones do not count"


# A5.4: recruit for 5 coins

C2 = {"pockets": pockets("SS01")}


def test_goal_recruit5_needs_a_character_recruited_for_five_coins_A5_2_A5_4() -> None:
    s = table("recruit5", C2)
    assert not can_claim(s)
    play(s, "play agent", "recruit from place 6", "use the trained manta C1", "use the trained manta C1")
    assert asked(s) == "pay"
    play(s, "use the depth of SS01")
    assert asked(s) == "after"
    assert can_claim(s)


def test_goal_recruit5_is_not_reached_with_four_coins_A5_2() -> None:
    """Paying too much does not help: it is the price that counts."""
    s = table("recruit5", C2)
    play(s, "play agent", "recruit from place 5", "use the trained manta C1", "use the depth of SS01")
    assert not [text for text in options(s) if text.startswith("claim")]
    assert AQUATICA.mover(s) == 1


def test_goal_recruit5_is_not_reached_by_a_free_recruit_A5_2() -> None:
    s = table("recruit5", {"pockets": pockets("SS06")})
    play(s, "use the depth of SS06", "recruit from place 6 for free")
    assert len(mine(s, "hand")) == 7
    assert not can_claim(s)


def test_goal_recruit5_holds_to_the_end_of_the_turn_and_no_longer_A5_4() -> None:
    s = table("recruit5", {"pockets": pockets("SS01", "DC02")})
    play(s, "play agent", "recruit from place 6", *["use the trained manta C1"] * 2, "use the depth of SS01")
    play(s, "use the trained manta R1", "raise DC02")
    assert can_claim(s)
    play(s, "end the turn", "play matrona")
    assert AQUATICA.mover(s) == 0
    assert not can_claim(s)


def test_goal_recruit5_may_be_claimed_between_two_effects_after_it_A5_4() -> None:
    """With an owner's Crab who recruits first and then buys."""
    game = load({"characters.toml": {"ocean": {"crab": {"steps": ["recruit 0", "buy 1"]}}}})
    seat = {"hand": [*STARTING, "crab"], **wild(ready=["C2", "C2"]), **C2}
    s = table("recruit5", seat, lower=["SB01"], game=game)
    play(s, "play crab", "recruit from place 6", *["use the wild manta C2"] * 2, game=game)
    play(s, "use the trained manta C1", game=game)
    assert asked(s, game=game) == "claim"
    play(s, "claim goal 1 with the ready manta R1", game=game)
    assert (asked(s, game=game), look(s, game=game)["tracks"][0]["mantas"]) == ("buy", ["player1"])


def test_goal_recruit5_of_another_player_does_not_count_A5_4() -> None:
    s = table("recruit5", C2)
    play(s, "play agent", "recruit from place 6", *["use the trained manta C1"] * 2, "use the depth of SS01")
    play(s, "end the turn")
    assert AQUATICA.mover(s) == 1
    assert not [text for text in options(s) if text.startswith("claim")]
