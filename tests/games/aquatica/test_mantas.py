"""Every icon, one by one: on a trained manta, on a wild manta and as a depth of a Location, wherever it occurs."""

from collections import Counter

import pytest
from support.aquatica import AQUATICA, asked, look, mine, options
from support.realm import ROW, board, mantas, mover, offered, play, realm, turn

from fathoms.core.chance import fast
from fathoms.games.aquatica.state import State

SORTS = {"trained": "ready", "wild": "wild"}


def won(s: State, *actions: str) -> list[str]:
    """What can be won when this card is played."""
    after = s.copy()
    play(after, *actions)
    return offered(after, "buy") + offered(after, "conquer") + offered(after, "recruit")


def is_tired(s: State, icon: str, sort: str) -> bool:
    """Whether the only manta of this kind has been turned over."""
    ready, tired = ("wild_ready", "wild_tired") if sort == "wild" else ("ready", "tired")
    return icon not in mantas(s, ready) and icon in mantas(s, tired)


def test_icons_on_the_trained_mantas_of_every_player() -> None:
    s = AQUATICA.new(chance=fast(1), players=4)
    for seat in look(s)["seats"].values():
        assert seat["mantas"] == {"ready": ["C1", "C1", "P1", "R1"], "tired": [], "wild_ready": [], "wild_tired": []}


def test_icons_on_the_wild_mantas() -> None:
    s = AQUATICA.new(chance=fast(1), players=2)
    three = dict.fromkeys(("C1", "C2", "P1", "P2", "R1", "R2", "SC"), 3)
    assert Counter(look(s)["wild"]) == Counter(three | {"TB": 2})


# Coins and power


@pytest.mark.parametrize("sort", SORTS)
def test_icon_c1_as_a_manta_pays_1_coin(sort: str) -> None:
    s = turn(realm(**{SORTS[sort]: "C1"}), lower=["SB01", "SB04"])
    assert not offered(s, "use")
    assert won(s, "play sealord") == ["SB01"], "1 of the Sealord and 1 are 2"
    assert won(s, "play agent") == ["from place 1", "from place 2", "from place 3"]
    assert won(s, "play legion") == [], "no power"
    play(s, "play sealord", "buy SB01", f"use the {sort} manta C1")
    assert board(s) == {"SB01": 0}
    assert is_tired(s, "C1", sort)


def test_icon_c2_as_a_manta_wild_pays_2_coins() -> None:
    s = turn(realm(wild="C2"), lower=["SB01", "SB04", "SB08"])
    assert not offered(s, "use")
    assert won(s, "play sealord") == ["SB01", "SB04"], "1 of the Sealord and 2 are 3"
    assert won(s, "play legion") == []
    play(s, "play sealord", "buy SB04", "use the wild manta C2")
    assert board(s) == {"SB04": 0}
    assert is_tired(s, "C2", "wild")


def test_icon_c2_as_a_depth_pays_2_coins() -> None:
    s = turn(realm(board="SS02"), lower=["SB01", "SB04", "SB08"])
    assert not offered(s, "use")
    assert won(s, "play sealord") == ["SB01", "SB04"]
    assert won(s, "play agent") == [f"from place {place}" for place in (1, 2, 3, 4)]
    assert won(s, "play legion") == []
    play(s, "play sealord", "buy SB04", "use the depth of SS02")
    assert board(s) == {"SB04": 0, "SS02": 1}


@pytest.mark.parametrize("sort", SORTS)
def test_icon_p1_as_a_manta_pays_1_power(sort: str) -> None:
    s = turn(realm(**{SORTS[sort]: "P1"}), lower=["SB01", "SB03"])
    assert not offered(s, "use")
    assert won(s, "play legion") == ["SB01"], "3 of the Legion and 1 are 4"
    assert won(s, "play sealord") == [], "no coin"
    play(s, "play legion", "conquer SB01", f"use the {sort} manta P1")
    assert board(s) == {"SB01": 0}
    assert is_tired(s, "P1", sort)


def test_icon_p2_as_a_manta_wild_pays_2_power() -> None:
    s = turn(realm(wild="P2"), lower=["SB01", "SB03", "SB07"])
    assert not offered(s, "use")
    assert won(s, "play legion") == ["SB01", "SB03"], "3 of the Legion and 2 are 5"
    assert won(s, "play sealord") == []
    play(s, "play legion", "conquer SB03", "use the wild manta P2")
    assert board(s) == {"SB03": 0}
    assert is_tired(s, "P2", "wild")


def test_icon_p2_as_a_depth_pays_2_power() -> None:
    s = turn(realm(board="SB02"), lower=["SB01", "SB03", "SB07"])
    assert not offered(s, "use")
    assert won(s, "play legion") == ["SB01", "SB03"]
    assert won(s, "play sealord") == []
    play(s, "play legion", "conquer SB03", "use the depth of SB02")
    assert board(s) == {"SB02": 1, "SB03": 0}


# Power against one type. Of each type there is a Location for 4 power and one for 5.

RICH = {
    "upper": ["SS12", "OV10", "SB08", "DC11"],  # 6 less 1
    "lower": ["SB02", "SS04", "OV04", "DC03", "SB07", "DC10"],  # 4, and two for 6
}


def against(board_: str) -> list[str]:
    """What the Legion can conquer with the help of one Volcano; without it there is nothing."""
    assert won(turn(realm(), **RICH), "play legion") == []
    s = turn(realm(board=board_), **RICH)
    assert not offered(s, "use")
    assert won(s, "play sealord") == [], "no coin"
    return won(s, "play legion")


def test_icon_ts_as_a_depth_pays_2_power_against_shark_bay() -> None:
    assert against("OV01") == ["SB02", "SB08"]


def test_icon_tk_as_a_depth_pays_2_power_against_sunken_ships() -> None:
    assert against("OV02") == ["SS04", "SS12"]


def test_icon_tv_as_a_depth_pays_2_power_against_ocean_volcanoes() -> None:
    assert against("OV06") == ["OV04", "OV10"]


def test_icon_tc_as_a_depth_pays_2_power_against_fallen_civilizations() -> None:
    assert against("OV03") == ["DC03", "DC11"]


# Raising


@pytest.mark.parametrize("sort", SORTS)
def test_icon_r1_as_a_manta_raises_1(sort: str) -> None:
    s = turn(realm(board="DC05 DC14", **{SORTS[sort]: "R1"}))
    play(s, f"use the {sort} manta R1")
    assert options(s) == ["raise DC05", "raise DC14"]
    play(s, "raise DC14")
    assert board(s) == {"DC05": 0, "DC14": 1}
    assert is_tired(s, "R1", sort)
    assert asked(s) == "before"


def test_icon_r1_as_a_depth_raises_another_location_by_1() -> None:
    s = turn(realm(board="OV04 DC05 DC14"))
    play(s, "use the depth of OV04")
    assert options(s) == ["raise DC05", "raise DC14"]
    play(s, "raise DC05")
    assert board(s) == {"OV04": 1, "DC05": 1, "DC14": 0}
    assert asked(s) == "before"


def test_icon_r2_as_a_manta_wild_raises_2_together_or_split() -> None:
    s = turn(realm(board="DC05 DC14", wild="R2"))
    play(s, "use the wild manta R2")
    together, split = s.copy(), s.copy()
    play(together, "raise DC14", "raise DC14")
    assert board(together) == {"DC05": 0, "DC14": 2}
    play(split, "raise DC05", "raise DC14")
    assert board(split) == {"DC05": 1, "DC14": 1}
    for after in (together, split):
        assert is_tired(after, "R2", "wild")
        assert asked(after) == "before"


def test_icon_r2_as_a_depth_raises_other_locations_by_2_together_or_split() -> None:
    s = turn(realm(board="OV05 DC05 DC14"))
    play(s, "use the depth of OV05")
    assert options(s) == ["raise DC05", "raise DC14"]
    together, split = s.copy(), s.copy()
    play(together, "raise DC05", "raise DC05")
    assert board(together) == {"OV05": 1, "DC05": 2, "DC14": 0}
    play(split, "raise DC05", "raise DC14")
    assert board(split) == {"OV05": 1, "DC05": 1, "DC14": 1}
    assert (asked(together), asked(split)) == ("before", "before")


def test_icon_rf_as_a_depth_fully_raises_another_location() -> None:
    s = turn(realm(board="OV07 DC05 DC14:1"))
    play(s, "use the depth of OV07")
    assert options(s) == ["fully raise DC05", "fully raise DC14"]
    play(s, "fully raise DC14")
    assert board(s) == {"OV07": 1, "DC05": 0, "DC14": 4}
    assert asked(s) == "before"


# The other effects


def test_icon_fr_as_a_depth_recruits_free_from_any_place() -> None:
    s = turn(realm(board="SS08"), row=ROW)
    play(s, "use the depth of SS08")
    assert options(s) == [f"recruit from place {place} for free" for place in range(1, 7)]
    play(s, "recruit from place 6 for free")
    assert ROW[5] in mine(s, "hand")
    assert board(s) == {"SS08": 1}
    assert asked(s) == "before"


def test_icon_tb_as_a_manta_wild_takes_back_1() -> None:
    s = turn(realm(wild="TB", discard="legion agent"))
    play(s, "use the wild manta TB")
    assert options(s) == ["take back legion", "take back agent"]
    play(s, "take back agent")
    assert mine(s, "discard") == ["legion"]
    assert is_tired(s, "TB", "wild")
    assert asked(s) == "before"


def test_icon_tb_as_a_depth_takes_back_1() -> None:
    s = turn(realm(board="DC03", discard="legion agent"))
    play(s, "use the depth of DC03")
    assert options(s) == ["take back legion", "take back agent"]
    play(s, "take back legion")
    assert mine(s, "discard") == ["agent"]
    assert board(s) == {"DC03": 1}
    assert asked(s) == "before"


def test_icon_sc_as_a_manta_wild_scores_1() -> None:
    s = turn(realm(wild="SC", board="SB09 SS10 DC05"))
    play(s, "use the wild manta SC")
    assert options(s) == ["score SB09", "score SS10"]
    play(s, "score SS10")
    assert mine(s, "scored") == ["SS10"]
    assert is_tired(s, "SC", "wild")
    assert asked(s) == "before"


def test_icon_sc_as_a_depth_scores_1_other_location() -> None:
    s = turn(realm(board="SB10:1 SB09 SS10"))
    play(s, "use the depth of SB10")
    assert options(s) == ["score SB09", "score SS10"], "not SB10, though it is fully risen now"
    play(s, "score SB09")
    assert mine(s, "scored") == ["SB09"]
    assert board(s) == {"SB10": 2, "SS10": 0}


def test_icon_empty_as_a_depth_is_only_raised_past() -> None:
    s = turn(realm(board="SB12", ready="R1"), lower=["SB01"])
    assert options(s)[6:] == ["use the trained manta R1"]
    assert won(s, "play legion") == []
    play(s, "use the trained manta R1", "raise SB12")
    assert won(s, "play legion") == ["SB01"], "the next depth gives power"
    play(s, "play legion", "conquer SB01", "use the depth of SB12")
    assert board(s) == {"SB01": 0, "SB12": 2}
    assert mover(s) == "player2"
