"""Every king, one by one: his number, what he does, and where he goes."""

from typing import Any

from support.aquatica import AQUATICA, asked, look, mine, options
from support.realm import ROW, STARTERS, all_of_the_ocean_but, board, mantas, mover, offered, play, realm, turn

from fathoms.core.chance import fast
from fathoms.games.aquatica.state import State


def reign(king: str, other: str = "ondro", **told: Any) -> State:
    """The turn of a player with a king, against one with another king."""
    rest = {key: told.pop(key) for key in ("upper", "lower", "row", "box") if key in told}
    return turn(realm(king=king, **told), kings="draft", seats={"player2": realm(king=other)}, **rest)


def drafted(king: str, **rest: Any) -> State:
    """The first turn after a draft in which the first player, who picks last, has kept this king."""
    told = {"game": "aquatica", "kings": "draft", "turn": 0, "packet": [king, "sol", "nerea"]}
    asking = [{"run": "kings"}, {"question": "king", "seat": "player2"}]
    s = AQUATICA.from_json(told | {"asked": asking} | rest)
    play(s, "keep nerea", f"keep {king}")
    assert "nerea" in mine(s, "hand", "player2")
    return s


def test_king_cai_recruits_free_up_to_the_place_for_3_then_raises_1_and_goes_to_the_box() -> None:
    s = reign("cai", row=ROW, board="DC05")
    play(s, "play cai")
    assert options(s) == [f"recruit from place {place} for free" for place in (1, 2, 3, 4)]
    play(s, "recruit from place 4 for free")
    assert ROW[3] in mine(s, "hand")
    assert options(s) == ["raise DC05"]
    play(s, "raise DC05")
    assert board(s) == {"DC05": 1}
    assert look(s)["box"] == ["cai"]
    assert "cai" not in mine(s, "hand") + mine(s, "discard")
    assert mover(s) == "player2"


def test_king_cai_raises_even_if_there_is_nobody_to_recruit() -> None:
    s = reign("cai", row=[], box=all_of_the_ocean_but(), board="DC05")
    play(s, "play cai")
    assert options(s) == ["raise DC05"]


def test_king_sol_readies_all_mantas_then_raises_1() -> None:
    s = reign("sol", board="DC05", wild_tired="P2")
    play(s, "play sol")
    assert (mantas(s, "ready"), mantas(s, "wild_ready")) == (["C1", "C1", "P1", "R1"], ["P2"])
    play(s, "raise DC05")
    assert board(s) == {"DC05": 1}
    assert mine(s, "discard") == ["sol"]
    assert asked(s) == "after", "the manta that raises is ready"


def test_king_fancelot_brings_a_ready_wild_manta_for_1_coin_and_goes_to_the_box() -> None:
    s = drafted("fancelot")
    assert mantas(s, "wild_ready") == ["C1"]
    assert look(s)["wild"].count("C1") == 2, "of three"
    assert look(s)["box"] == ["fancelot"]
    assert sorted(mine(s, "hand")) == sorted(STARTERS)
    assert mine(s, "king") == "fancelot", "his number still breaks ties"
    play(s, "play agent")
    assert "recruit from place 5" in options(s), "1 of the Agent, 2 trained and 1 wild"
    assert "recruit from place 6" not in options(s)


def test_king_herbert_brings_a_ready_wild_manta_for_1_power_and_goes_to_the_box() -> None:
    s = drafted("herbert", lower=["SB03", "SB07"])
    assert mantas(s, "wild_ready") == ["P1"]
    assert look(s)["wild"].count("P1") == 2, "of three"
    assert look(s)["box"] == ["herbert"]
    assert sorted(mine(s, "hand")) == sorted(STARTERS)
    assert mine(s, "king") == "herbert", "his number still breaks ties"
    play(s, "play legion")
    assert options(s) == ["decline", "conquer SB03"], "3 of the Legion, 1 trained and 1 wild"


def test_king_xander_scouts_then_conquers_with_2_power_then_scores_1() -> None:
    s = reign("xander", upper=["SB03"], lower=["SS01", "SB01"], board="DC02:1 SB09")
    play(s, "play xander")
    assert options(s) == ["decline", "scout"]
    play(s, "scout")
    assert "conquer SS01" in options(s), "3 less 1 in the upper row now"
    assert "conquer SB01" not in options(s)
    play(s, "conquer SS01")
    assert options(s) == ["score SB09", "score DC02"]
    play(s, "score DC02")
    assert mine(s, "scored") == ["DC02"]
    assert board(s) == {"SB09": 0, "SS01": 0}
    assert mine(s, "discard") == ["xander"]
    assert mover(s) == "player2"


def test_king_xander_scores_the_location_that_he_has_just_won_if_it_has_no_depths() -> None:
    s = reign("xander", upper=["SS10"], wild="P2")
    play(s, "play xander", "decline", "conquer SS10", "use the wild manta P2")
    assert mine(s, "scored") == ["SS10"]


def test_king_adela_lets_every_other_player_discard_1_then_recruits_with_2_coins() -> None:
    s = reign("adela", row=ROW)
    play(s, "play adela")
    assert mover(s) == "player2"
    assert sorted(offered(s, "discard")) == sorted([*STARTERS[1:], "ondro"])
    play(s, "discard ondro")
    assert mine(s, "discard", "player2") == ["ondro"]
    assert options(s) == [f"recruit from place {place}" for place in (1, 2, 3)]
    play(s, "recruit from place 3")
    assert ROW[2] in mine(s, "hand")
    assert mine(s, "discard") == ["adela"]


def test_king_nerea_takes_back_2() -> None:
    s = reign("nerea", discard="legion agent sealord")
    play(s, "play nerea")
    assert offered(s, "take back") == ["sealord", "legion"], "in the order of the cards, so that two can be taken"
    play(s, "take back sealord", "take back agent")
    assert sorted(mine(s, "discard")) == ["legion", "nerea"]
    assert {"sealord", "agent"} <= set(mine(s, "hand"))
    assert mover(s) == "player2"


def test_king_ondro_raises_3_then_scores_1() -> None:
    s = reign("ondro", "sol", board="DC02 DC05:1 SS05:1")
    play(s, "play ondro", "raise SS05", "raise DC02", "raise DC05")
    assert mantas(s, "wild_ready") == ["TB"]
    assert options(s) == ["score DC02", "score DC05"]
    play(s, "score DC05")
    assert mine(s, "scored") == ["DC05"]
    assert board(s) == {"DC02": 1, "SS05": 2}
    assert mine(s, "discard") == ["ondro"]


def test_kings_have_their_numbers() -> None:
    numbers = {king: told["number"] for king, told in AQUATICA.components()["king"].items()}
    order = ["cai", "sol", "fancelot", "herbert", "xander", "adela", "nerea", "ondro"]
    assert numbers == {king: number for number, king in enumerate(order, 1)}


def test_kings_are_dealt_by_number_in_turn_order() -> None:
    s = AQUATICA.new(chance=fast(1), players=4, kings="dealt", first="player1")
    assert [mine(s, "king", f"player{i}") for i in (1, 2, 3, 4)] == ["cai", "sol", "fancelot", "herbert"]
