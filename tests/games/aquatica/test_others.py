"""Cards that make others act (A4.9), and cards that need a word of their own (A4.10, A4.11)."""

from typing import Any

import pytest
from support.aquatica import asked, look, mine, options, position
from support.realm import (
    FAR,
    OCEAN,
    ROW,
    STARTERS,
    all_of_the_ocean_but,
    board,
    mantas,
    mover,
    offered,
    play,
    realm,
    turn,
)

from fathoms.games.aquatica.state import State

FORCING = {"researcher": "raise", "turtle": "score", "meg": "discard", "adela": "discard"}
KINGS = ["adela", "sol", "nerea", "ondro"]
STARTERS_BUT_THE_MATRONA = " ".join(STARTERS[1:])
# Boards on which a player can act, and must choose; and boards on which nothing can be done.
ABLE = {
    "researcher": ["DC05 DC14", "SB02 SB04", "SS02 SS05", "OV04 OV05"],
    "turtle": ["SB09 SB01:1", "SS10 SS01:1", "OV09 OV01:1", "DC09 DC01:1"],
}
UNABLE = {
    "researcher": ["SB09", "SS10", "OV09", "DC09"],
    "turtle": ["DC05 DC14", "SB02 SB04", "SS02 SS05", "OV04 OV05"],
}


def around(card: str, players: int, active: int = 0, unable: tuple[int, ...] = ()) -> State:
    """A table at which one player is about to play a card that makes the others act; some of them cannot."""
    seats = {}
    for i in range(players):
        king = KINGS[(i - active) % players] if card == "adela" else ""
        told: dict[str, Any] = {"king": king}
        if i == active:
            told["extra"] = card if card in OCEAN else ""
        elif card in ABLE:
            told["board"] = (UNABLE if i in unable else ABLE)[card][i]
        elif i in unable:
            told["discard"] = f"{STARTERS_BUT_THE_MATRONA} {king}"
        seats[f"player{i + 1}"] = realm(**told)
    return position(
        players=players, turn=active + 1, seats=seats, goals="tokens", tracks=FAR,
        kings="draft" if card == "adela" else "none",
    )  # fmt: skip


def asked_by(s: State, card: str) -> list[str]:
    """Play the card; who is asked to act by it, one after another."""
    play(s, f"play {card}")
    found = []
    while asked(s) == FORCING[card]:
        found.append(mover(s))
        play(s, options(s)[0])
    return found


# A4.9 Others act


@pytest.mark.parametrize("active", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("card", FORCING)
def test_A4_9_all_others_are_asked_in_turn_order_from_the_left(card: str, players: int, active: int) -> None:
    active %= players
    order = [f"player{(active + i) % players + 1}" for i in range(1, players)]
    assert asked_by(around(card, players, active), card) == order


@pytest.mark.parametrize("unable", [(0,), (2,), (3,), (0, 2), (0, 3), (2, 3), (0, 2, 3)])
@pytest.mark.parametrize("card", FORCING)
def test_A4_9_who_cannot_is_skipped(card: str, unable: tuple[int, ...]) -> None:
    order = [f"player{i + 1}" for i in (2, 3, 0) if i not in unable]
    assert asked_by(around(card, 4, 1, unable), card) == order


@pytest.mark.parametrize("card", FORCING)
def test_A4_9_who_can_must(card: str) -> None:
    s = around(card, 3)
    play(s, f"play {card}")
    assert mover(s) == "player2"
    assert all(option.startswith(FORCING[card]) for option in options(s))


def test_A4_9_each_decides_for_himself_about_his_own() -> None:
    s = around("researcher", 3)
    play(s, "play researcher")
    assert options(s) == ["raise SB02", "raise SB04"]
    play(s, "raise SB04")
    assert options(s) == ["raise SS02", "raise SS05"]
    play(s, "raise SS02")
    assert (board(s, "player2"), board(s, "player3")) == ({"SB02": 0, "SB04": 1}, {"SS02": 1, "SS05": 0})


def test_A4_9_where_there_is_no_choice_it_is_done_at_once() -> None:
    s = turn(realm("turtle"), seats={"player2": realm(board="SB09 DC05")})
    play(s, "play turtle")
    assert mine(s, "scored", "player2") == ["SB09"]
    assert asked(s) == "before"


@pytest.mark.parametrize("card", ["meg", "adela"])
def test_A4_9_any_character_but_the_matrona_is_discarded_a_king_too(card: str) -> None:
    s = turn(realm("meg", king="adela"), kings="draft", seats={"player2": realm("crab", king="sol")})
    play(s, f"play {card}")
    assert sorted(offered(s, "discard")) == ["agent", "crab", "legion", "seahorse", "sealord", "sol", "waveteller"]
    play(s, "discard sol")
    assert mine(s, "discard", "player2") == ["sol"]
    assert "sol" not in mine(s, "hand", "player2")


def test_A4_9_one_is_discarded_and_no_more() -> None:
    s = turn(realm("meg"), seats={"player2": realm("crab crab")})
    play(s, "play meg", "discard crab")
    assert mover(s) == "player2"
    assert asked(s) == "before"
    assert mine(s, "discard", "player2") == ["crab"]


def test_A4_9_the_matrona_alone_is_not_discarded() -> None:
    s = turn(realm("meg"), seats={"player2": realm(discard=STARTERS_BUT_THE_MATRONA)})
    play(s, "play meg")
    assert mine(s, "hand", "player2") == ["matrona"]
    assert options(s) == ["play matrona"]


def test_A4_9_it_comes_at_the_place_of_the_effect_on_the_card() -> None:
    s = turn(realm("meg", king="adela"), kings="draft", lower=["SB01"], seats={"player2": realm(king="sol")})
    first, last = s.copy(), s.copy()
    play(first, "play adela")
    assert mover(first) == "player2", "Adela: first the others, then recruit"
    play(first, "discard agent")
    assert (mover(first), asked(first)) == ("player1", "recruit")
    play(last, "play meg")
    assert (mover(last), asked(last)) == ("player1", "conquer"), "Meg: first conquer, then the others"
    play(last, "conquer SB01")
    assert (mover(last), asked(last)) == ("player2", "discard")


def test_A4_9_a_manta_gained_so_is_kept_ready_for_the_own_turn() -> None:
    s = turn(realm("researcher"), seats={"player2": realm(board="DC05:1", discard="agent")})
    play(s, "play researcher", "raise DC05")
    assert mantas(s, "wild_ready", "player2") == ["TB"]
    assert (mover(s), asked(s)) == ("player2", "before")
    play(s, "use the wild manta TB")
    assert "agent" in mine(s, "hand", "player2")


def test_A4_9_no_goal_is_claimed_in_the_turn_of_another() -> None:
    others = {"player2": realm(board="DC05:1", wild="C2"), "player3": realm(board="DC02")}
    s = position(realm("researcher"), players=3, seats=others)
    play(s, "play researcher", "raise DC05")
    assert (mover(s), asked(s)) == ("player3", "raise"), "two wild mantas are a goal, but not now"
    play(s, "raise DC02")
    assert (mover(s), asked(s)) == ("player2", "before")
    assert "claim goal 4 with the tired manta R1" in options(s)


@pytest.mark.parametrize("card", FORCING)
def test_A4_9_who_has_had_the_last_turn_is_bound_too(card: str) -> None:
    told = look(around(card, 3))
    told["seats"]["player1"]["turns"] = 100
    told |= {"ending": {"reason": "turns", "turns_left": 1}}
    s = position(**{key: told[key] for key in ("players", "kings", "goals", "tracks", "seats", "ending")})
    play(s, f"play {card}")
    assert (mover(s), asked(s)) == ("player2", FORCING[card])
    play(s, options(s)[0])
    assert (mover(s), asked(s)) == ("player3", FORCING[card])
    play(s, options(s)[0])
    while asked(s) != "over":
        assert mover(s) == "player1"
        play(s, options(s)[0])


@pytest.mark.parametrize("card", FORCING)
def test_A4_9_in_solo_nobody_acts(card: str) -> None:
    extra = card if card in OCEAN else ""
    s = turn(realm(extra, king="adela"), players=1)
    events = play(s, f"play {card}")
    assert asked(s) == ("recruit" if card == "adela" else "before")
    assert [event["event"] for event in events] == ["played"] + (["turn"] if card != "adela" else [])


def test_A4_9_a_replayed_card_makes_others_act_too() -> None:
    s = turn(realm("healer", ready="C1", discard="meg"), players=3, seats={"player3": realm("crab")})
    play(s, "play healer", "replay meg", "use the trained manta C1")
    assert (mover(s), asked(s)) == ("player2", "discard")
    play(s, "discard agent", "discard crab")
    assert (mine(s, "discard", "player2"), mine(s, "discard", "player3")) == (["agent"], ["crab"])


# A4.10 The Grabber


def test_A4_10_the_two_conquests_are_two_effects() -> None:
    s = turn(realm("grabber"), upper=["SS01", "SS02"])
    play(s, "play grabber", "conquer SS01", "conquer SS02")
    assert set(board(s)) == {"SS01", "SS02"}


def test_A4_10_the_second_may_be_done_when_the_first_was_not() -> None:
    s = turn(realm("grabber", ready="P1"), lower=["SS01", "SS02"])
    play(s, "play grabber", "decline")
    assert options(s) == ["decline", "conquer SS01", "conquer SS02"]
    play(s, "conquer SS02", "use the trained manta P1")
    assert board(s) == {"SS02": 0}


def test_A4_10_both_may_be_declined() -> None:
    s = turn(realm("grabber", ready="P1"), lower=["SS01"])
    play(s, "play grabber", "decline", "decline")
    assert board(s) == {}
    assert mover(s) == "player2"


def test_A4_10_the_location_won_first_pays_for_the_second_with_its_top_depth() -> None:
    s = turn(realm("grabber", board="SB02"), lower=["SB01", "OV03"])
    play(s, "play grabber", "conquer SB01", "use the depth of SB02")
    assert options(s) == ["decline", "conquer OV03"]
    play(s, "conquer OV03")
    assert options(s) == ["use the depth of SB01"]
    play(s, "use the depth of SB01")
    assert board(s) == {"SB01": 1, "SB02": 1, "OV03": 0}


@pytest.mark.parametrize("first", ["OV02", "DC03"])
def test_A4_10_only_if_that_depth_is_a_resource_that_helps(first: str) -> None:
    # OV02 gives power against Sunken Ships, DC03 takes a card back.
    s = turn(realm("grabber", board="SB02"), lower=[first, "OV03"])
    play(s, "play grabber", f"conquer {first}", "use the depth of SB02")
    assert asked(s) != "conquer"
    assert board(s) == {first: 0, "SB02": 1}


def test_A4_10_each_needs_a_pocket() -> None:
    s = turn(realm("grabber", board="SB02 SB04 DC02 DC14"), upper=["SS01", "SS02"])
    play(s, "play grabber", "conquer SS01")
    assert mover(s) == "player2"
    assert len(board(s)) == 5


# A4.11 Healer


def test_A4_11_healer_resolves_a_character_of_the_own_discard_pile() -> None:
    s = turn(realm("healer", ready="C1", discard="legion agent"), lower=["SS01"])
    play(s, "play healer")
    assert options(s) == ["decline", "replay legion", "replay agent"]
    play(s, "replay legion", "use the trained manta C1")
    assert options(s) == ["conquer SS01"], "it must be resolved like a card from the hand"
    assert mine(s, "discard") == ["agent"], "out of the pile in the meantime"
    play(s, "conquer SS01")
    assert sorted(mine(s, "discard")) == ["agent", "healer", "legion"]
    assert board(s) == {"SS01": 0}
    assert mover(s) == "player2"


def test_A4_11_healer_replays_a_king() -> None:
    told = realm("healer", ready="C1", discard="sol", king="sol", board="DC02")
    s = turn(told, kings="draft", seats={"player2": realm(king="nerea")})
    play(s, "play healer", "replay sol", "use the trained manta C1")
    assert mantas(s, "ready") == ["C1", "C1", "P1", "R1"]
    play(s, "raise DC02")
    assert sorted(mine(s, "discard")) == ["healer", "sol"]


def test_A4_11_healer_replays_the_nimble_king_and_he_goes_to_the_box() -> None:
    told = realm("healer", ready="C1", discard="cai", king="cai")
    s = turn(told, kings="draft", row=ROW, seats={"player2": realm(king="nerea")})
    play(s, "play healer", "replay cai", "use the trained manta C1", "recruit from place 4 for free")
    assert look(s)["box"] == ["cai"]
    assert mine(s, "discard") == ["healer"]
    assert "researcher" in mine(s, "hand")


def test_A4_11_healer_replays_another_healer_for_another_coin() -> None:
    s = turn(realm("healer", ready="C1 C1", discard="healer legion"), lower=["SS01"])
    play(s, "play healer")
    assert options(s) == ["decline", "replay legion", "replay healer"]
    play(s, "replay healer", "use the trained manta C1")
    assert options(s) == ["decline", "replay legion"]
    play(s, "replay legion", "use the trained manta C1", "conquer SS01")
    assert sorted(mine(s, "discard")) == ["healer", "healer", "legion"]
    assert mantas(s, "tired") == ["C1", "C1", "P1", "R1"]


@pytest.mark.parametrize("told", [{"discard": "legion"}, {"ready": "C1"}])
def test_A4_11_healer_does_nothing_without_a_coin_or_without_a_card(told: dict[str, str]) -> None:
    s = turn(realm("healer", **told), lower=["SS01"])
    play(s, "play healer")
    assert mover(s) == "player2"
    assert board(s) == {}


# A4.11 Anglerfish


def test_A4_11_anglerfish_takes_any_location_of_the_discard_pile_as_if_bought() -> None:
    s = turn(realm("angler"), lower=["DC01"], location_discard=["SB13", "SS01", "OV14"])
    play(s, "play angler")
    assert options(s) == ["salvage SB13", "salvage SS01", "salvage OV14"]
    play(s, "salvage SB13")
    assert board(s) == {"SB13": 0}
    assert look(s)["location_discard"] == ["SS01", "OV14"]
    assert look(s)["lower"][0] == "DC01"


@pytest.mark.parametrize(("pockets", "thrown"), [("SB02 SB04 DC02 DC05 DC14", ["SB13"]), ("SB02 SB04 DC02 DC05", [])])
def test_A4_11_anglerfish_needs_a_pocket_and_a_location(pockets: str, thrown: list[str]) -> None:
    s = turn(realm("angler", board=pockets), location_discard=thrown)
    play(s, "play angler")
    assert mover(s) == "player2"
    assert look(s)["location_discard"] == thrown


def test_A4_11_anglerfish_takes_a_location_without_depths_fully_risen() -> None:
    s = turn(realm("angler", wild="SC"), location_discard=["DC09"])
    play(s, "play angler", "salvage DC09", "use the wild manta SC")
    assert mine(s, "scored") == ["DC09"]


# A4.11 The others


def test_A4_11_sea_diva_ousts_the_leftmost_then_recruits_from_the_new_row() -> None:
    s = turn(realm("diva"), row=ROW)
    play(s, "play diva")
    told = look(s)
    assert told["box"] == ["grabber"]
    assert told["row"][:5] == ROW[1:]
    assert len(told["row"]) == 6
    assert offered(s, "recruit") == [f"from place {place}" for place in (1, 2, 3, 4)]
    play(s, "recruit from place 4")
    assert "leader" in mine(s, "hand"), "the fifth before"


def test_A4_11_sea_diva_with_one_character_left_has_none_to_recruit() -> None:
    s = turn(realm("diva"), row=["crab"], box=all_of_the_ocean_but("diva", "crab"))
    play(s, "play diva")
    assert look(s)["row"] == []
    assert sorted(look(s)["box"]).count("crab") == 2
    assert mover(s) == "player2"


def test_A4_11_the_leader_readies_first_so_that_tired_mantas_pay() -> None:
    s = turn(realm("leader", wild_tired="P2"), lower=["SB03"])
    play(s, "play leader", "conquer SB03")
    assert options(s) == ["use the trained manta P1", "use the wild manta P2"]
    play(s, "use the trained manta P1", "use the wild manta P2")
    assert board(s) == {"SB03": 0}
    assert mantas(s, "ready") == ["C1", "C1", "R1"]


def test_A4_11_the_wave_teller_raises_2_or_scores_2_and_not_both() -> None:
    s = turn(realm(board="DC05 SB09 SS10 OV09"))
    raised, scored = s.copy(), s.copy()
    play(raised, "play waveteller", "choose effect 1", "raise DC05", "raise DC05")
    assert (board(raised)["DC05"], mine(raised, "scored")) == (2, [])
    play(scored, "play waveteller", "choose effect 2", "score SB09", "score OV09")
    assert (board(scored), mine(scored, "scored")) == ({"DC05": 0, "SS10": 0}, ["SB09", "OV09"])
