"""Every character, one by one: what it does when it is played, with its amounts, and where it goes."""

from support.aquatica import asked, look, mine, options
from support.realm import ROW, board, mantas, mover, offered, play, realm, turn

# Starting characters


def test_character_matrona_takes_back_all_readies_all_and_stays() -> None:
    told = realm("crab", discard="legion agent grabber sealord", board="DC05", wild="C2", wild_tired="P2 SC")
    s = turn(told)
    play(s, "play matrona")
    assert mine(s, "discard") == []
    assert sorted(mine(s, "hand")) == [
        *("agent", "crab", "grabber", "legion", "matrona", "seahorse", "sealord", "waveteller")
    ]
    assert (mantas(s, "ready"), mantas(s, "tired")) == (["C1", "C1", "P1", "R1"], [])
    assert (sorted(mantas(s, "wild_ready")), mantas(s, "wild_tired")) == (["C2", "P2", "SC"], [])


def test_character_sealord_buys_a_location_with_1_coin() -> None:
    s = turn(realm(ready="C1"), lower=["SB01", "SB04"])
    play(s, "play sealord")
    assert options(s) == ["decline", "buy SB01"], "1 + 1 is 2, and SB04 costs 3"
    play(s, "buy SB01", "use the trained manta C1")
    assert board(s) == {"SB01": 0}
    assert mine(s, "discard") == ["sealord"]
    assert mover(s) == "player2"


def test_character_legion_conquers_a_location_with_3_power() -> None:
    s = turn(realm(), lower=["SS01", "SB01"])
    play(s, "play legion")
    assert options(s) == ["conquer SS01"], "SB01 costs 4"
    play(s, "conquer SS01")
    assert board(s) == {"SS01": 0}
    assert mine(s, "discard") == ["legion"]
    assert mover(s) == "player2"


def test_character_seahorse_scouts_then_conquers_with_1_power() -> None:
    s = turn(realm(ready="P1"), upper=["SB03"], lower=["SS01", "SB01"])
    play(s, "play seahorse")
    assert options(s) == ["decline", "scout"]
    play(s, "scout")
    assert look(s)["upper"] == ["SS01", "SB01", None, None]
    assert "conquer SS01" in options(s), "1 + 1 is 2, and it costs 3 less 1 in the upper row now"
    assert "conquer SB01" not in options(s)
    play(s, "conquer SS01", "use the trained manta P1")
    assert board(s) == {"SS01": 0}
    assert mine(s, "discard") == ["seahorse"]


def test_character_seahorse_conquers_without_scouting_too() -> None:
    s = turn(realm(ready="P1"), upper=["SS01"])
    play(s, "play seahorse", "decline", "conquer SS01", "use the trained manta P1")
    assert board(s) == {"SS01": 0}


def test_character_waveteller_raises_2_or_scores_2() -> None:
    s = turn(realm(board="DC14 SB09 SS10 OV09"))
    play(s, "play waveteller")
    assert options(s) == ["choose effect 1", "choose effect 2"]
    raised, scored = s.copy(), s.copy()
    play(raised, "choose effect 1", "raise DC14", "raise DC14")
    assert board(raised) == {"DC14": 2, "SB09": 0, "SS10": 0, "OV09": 0}
    play(scored, "choose effect 2", "score SB09", "score SS10")
    assert board(scored) == {"DC14": 0, "OV09": 0}
    for s in (raised, scored):
        assert mine(s, "discard") == ["waveteller"]


def test_character_agent_recruits_with_1_coin() -> None:
    s = turn(realm(), row=ROW)
    play(s, "play agent")
    assert options(s) == ["recruit from place 1", "recruit from place 2"]
    play(s, "recruit from place 2")
    assert ROW[1] in mine(s, "hand")
    assert mine(s, "discard") == ["agent"]
    assert mover(s) == "player2"


# Ocean Characters


def test_character_grabber_conquers_twice_with_2_power_each() -> None:
    s = turn(realm("grabber", ready="P1"), upper=["SS01", "SB01"], lower=["SS02"])
    play(s, "play grabber")
    assert options(s) == ["conquer SB01", "conquer SS01", "conquer SS02"], "3 at most: SB01 costs 4 less 1"
    play(s, "conquer SB01", "use the trained manta P1")
    # The depth of SB01 gives 2 power for the second.
    assert options(s) == ["conquer SS01", "conquer SS02"]
    play(s, "conquer SS01")
    assert board(s) == {"SB01": 0, "SS01": 0}
    assert mine(s, "discard") == ["grabber"]


def test_character_crab_buys_with_1_coin_then_recruits_with_none() -> None:
    s = turn(realm("crab", ready="C1 C1"), lower=["SB01", "SB04", "SB08"], row=["meg", *ROW[:5]])
    play(s, "play crab")
    assert options(s) == ["decline", "buy SB01", "buy SB04"], "1 + 2 is 3 at most"
    play(s, "buy SB01", "use the trained manta C1")
    assert board(s) == {"SB01": 0}
    assert options(s) == ["recruit from place 1", "recruit from place 2"]
    play(s, "recruit from place 1")
    assert "meg" in mine(s, "hand")
    assert mantas(s, "ready") == ["C1"]
    assert mine(s, "discard") == ["crab"]


def test_character_crab_recruits_even_if_it_does_not_buy() -> None:
    s = turn(realm("crab", ready="C1"), lower=["SB01"])
    play(s, "play crab", "decline")
    assert options(s) == ["recruit from place 1", "recruit from place 2"]


def test_character_turtle_scores_3_then_every_other_player_scores_1() -> None:
    others = {"player2": realm(board="SS01:1 SS02:2"), "player3": realm(board="DC01:1")}
    s = turn(realm("turtle", board="SB09 SS10 OV09 DC02:1"), players=3, seats=others)
    play(s, "play turtle", "score SS10", "score OV09", "score DC02")
    assert mine(s, "scored") == ["SS10", "OV09", "DC02"]
    assert board(s) == {"SB09": 0}
    assert (mover(s), options(s)) == ("player2", ["score SS01", "score SS02"])
    play(s, "score SS02")
    assert (mine(s, "scored", "player2"), mine(s, "scored", "player3")) == (["SS02"], ["DC01"])
    assert mine(s, "discard") == ["turtle"]


def test_character_researcher_raises_3_then_every_other_player_raises_1() -> None:
    others = {"player2": realm(board="DC05"), "player3": realm(board="SB02 SB04")}
    s = turn(realm("researcher", board="DC14 SS05"), players=3, seats=others)
    play(s, "play researcher", "raise SS05", "raise DC14", "raise DC14")
    assert board(s) == {"DC14": 2, "SS05": 1}
    play(s, "raise DC05", "raise SB04")
    assert (board(s, "player2"), board(s, "player3")) == ({"DC05": 1}, {"SB02": 0, "SB04": 1})
    assert (mover(s), asked(s)) == ("player2", "before")
    assert mine(s, "discard") == ["researcher"]


def test_character_leader_readies_all_mantas_then_conquers_with_2_power() -> None:
    s = turn(realm("leader", board="DC02", wild_tired="SC"), lower=["SS01", "SB01"])
    play(s, "play leader")
    assert mantas(s, "ready") == ["C1", "C1", "P1", "R1"]
    assert mantas(s, "wild_ready") == ["SC"]
    assert options(s) == ["decline", "conquer SS01"], "2 + 1 is 3, and SB01 costs 4"
    play(s, "conquer SS01", "use the trained manta P1")
    assert "SS01" in board(s)
    assert mine(s, "discard") == ["leader"]


def test_character_angler_takes_a_location_of_the_discard_pile_free() -> None:
    s = turn(realm("angler"), lower=["SS01"], upper=["SS02"], location_discard=["SB13", "DC14"])
    play(s, "play angler")
    assert options(s) == ["salvage SB13", "salvage DC14"]
    play(s, "salvage DC14")
    assert board(s) == {"DC14": 0}
    assert look(s)["location_discard"] == ["SB13"]
    assert mine(s, "discard") == ["angler"]


def test_character_healer_replays_a_discarded_character_for_1_coin() -> None:
    s = turn(realm("healer", board="SS02", discard="legion meg"), lower=["SB01"])
    play(s, "play healer")
    assert options(s) == ["decline", "replay legion", "replay meg"]
    play(s, "replay meg", "use the depth of SS02", "conquer SB01")
    assert board(s) == {"SS02": 1, "SB01": 0}
    assert (mover(s), asked(s)) == ("player2", "discard")
    play(s, "discard agent")
    assert sorted(mine(s, "discard")) == ["healer", "legion", "meg"]


def test_character_meg_conquers_with_4_power_then_every_other_player_discards_1() -> None:
    s = turn(realm("meg"), players=3, lower=["SB01", "SB03"], seats={"player3": realm("crab")})
    play(s, "play meg")
    assert options(s) == ["conquer SB01"], "SB03 costs 5"
    play(s, "conquer SB01")
    assert (mover(s), "discard matrona" in options(s)) == ("player2", False)
    play(s, "discard legion", "discard crab")
    assert (mine(s, "discard", "player2"), mine(s, "discard", "player3")) == (["legion"], ["crab"])
    assert mine(s, "discard") == ["meg"]


def test_character_diva_ousts_the_leftmost_then_recruits_with_3_coins() -> None:
    s = turn(realm("diva"), row=ROW)
    play(s, "play diva")
    assert look(s)["box"] == [ROW[0]]
    assert look(s)["row"][:5] == ROW[1:]
    assert offered(s, "recruit") == ["from place 1", "from place 2", "from place 3", "from place 4"]
    play(s, "recruit from place 4")
    assert ROW[4] in mine(s, "hand")
    assert mine(s, "discard") == ["diva"]
