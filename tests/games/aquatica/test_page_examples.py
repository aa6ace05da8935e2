"""The examples of docs/rules/aquatica.md, played through as the page tells them."""

from typing import Any

import pytest
from support.aquatica import AQUATICA, asked, look, mine, options, play, position

from fathoms.core.chance import fast
from fathoms.games.aquatica.state import State

STARTING = ["matrona", "sealord", "legion", "seahorse", "waveteller", "agent"]
GOALS = ["hand8", "board5", "scored3", "wild2"]
ALL_LOCATIONS = [entry.name for entry in AQUATICA.data.entries("locations.locations")]
TRAINED = ["C1", "C1", "P1", "R1"]


def pockets(**risen: int) -> list[dict[str, Any]]:
    """Locations on a board, each with the depths that are covered."""
    return [{"location": location, "risen": steps} for location, steps in risen.items()]


def risen(s: State, seat: str = "player1") -> dict[str, int]:
    return {pocket["location"]: pocket["risen"] for pocket in mine(s, "pockets", seat) if pocket}


def test_example_your_first_turns() -> None:
    """The five turns of Ada and Ben."""
    row = ["healer", "grabber", "researcher", "crab", "turtle", "meg"]
    s = position(row=row, lower=["SS01", "SB02", "OV04", "DC02", "SS05", "SB09"])
    play(s, "play legion")
    assert options(s) == [f"conquer {location}" for location in ("SB02", "SS01", "SS05", "OV04", "DC02")]
    play(s, "conquer DC02")
    assert mine(s, "mantas")["ready"] == TRAINED
    play(s, "use the trained manta R1", "raise DC02")
    assert (risen(s), AQUATICA.mover(s)) == ({"DC02": 1}, 1)
    play(s, "play sealord")
    assert "decline" in options(s)
    play(s, "buy SS01", "use the trained manta C1")
    assert (risen(s, "player2"), "use the trained manta R1" in options(s)) == ({"SS01": 0}, True)
    play(s, "end the turn", "play waveteller")
    assert (mine(s, "scored"), risen(s), AQUATICA.mover(s)) == (["DC02"], {}, 1)
    play(s, "play agent")
    assert "decline" not in options(s)
    play(s, "recruit from place 4", "use the depth of SS01")
    assert "crab" in mine(s, "hand", "player2")
    assert look(s)["row"][:5] == ["healer", "grabber", "researcher", "turtle", "meg"]
    assert risen(s, "player2") == {"SS01": 1}
    assert AQUATICA.mover(s) == 0
    play(s, "play matrona")
    assert (mine(s, "hand"), mine(s, "mantas")["ready"]) == (STARTING, TRAINED)


def test_example_which_king_for_whom() -> None:
    """A2.2, A2.5: Cleo, player 3 of four, is the first player."""
    s = AQUATICA.new(chance=fast(0), players=4, kings="dealt", first="player3")
    assert [mine(s, "king", f"player{n}") for n in (3, 4, 1, 2)] == ["cai", "sol", "fancelot", "herbert"]
    assert [mine(s, "mantas", f"player{n}")["wild_ready"] for n in (1, 2)] == [["C1"], ["P1"]]
    s = AQUATICA.new(chance=fast(0), players=4, kings="draft", first="player3")
    pickers = []
    while asked(s) == "king":
        pickers.append(int(AQUATICA.mover(s)))
        play(s, options(s)[0])
    assert pickers == [1, 0, 3, 2]


def test_example_paying_step_by_step() -> None:
    """A3.8: SB11 for 7 power, with a manta that comes while paying."""
    s = position({"pockets": pockets(SB05=1)}, lower=["SB11"])
    play(s, "play legion", "conquer SB11")
    missing = [look(s)["asked"][-1]["missing"]]
    for text in ("use the trained manta P1", "use the depth of SB05"):
        play(s, text)
        missing.append(look(s)["asked"][-1]["missing"])
    assert missing == [4, 3, 1]
    assert mine(s, "mantas")["wild_ready"] == ["P1"]
    play(s, "use the wild manta P1")
    assert risen(s) == {"SB05": 2, "SB11": 0}


@pytest.mark.parametrize(("volcano", "help_"), [("OV01", True), ("OV02", False)])
def test_example_typed_power_while_paying(volcano: str, help_: bool) -> None:
    """A3.8: TS would have given 2 power more, TK nothing."""
    s = position({"pockets": pockets(SB05=1, **{volcano: 0})}, lower=["SB11"])
    play(s, "play legion", "conquer SB11")
    assert (f"use the depth of {volcano}" in options(s)) == help_
    s = position({"pockets": pockets(SB05=1)}, upper=["SB11"])
    play(s, "play legion", "conquer SB11")
    assert look(s)["asked"][-1]["price"] == 6


def test_example_nothing_is_kept() -> None:
    """A3.4: the Crab's buy leaves a coin, and it is lost."""
    row = ["turtle", "meg", "diva", "healer", "angler", "leader"]
    seat = {
        "hand": [*STARTING, "crab"],
        "pockets": pockets(SS01=0),
        "mantas": {"ready": ["P1"], "tired": ["C1", "C1", "R1"]},
    }
    s = position(seat, lower=["SB01"], row=row)
    play(s, "play crab", "buy SB01", "use the depth of SS01")
    assert options(s) == ["recruit from place 1"]


@pytest.mark.parametrize(
    ("card", "lower", "must"),
    [("legion", "SS01", True), ("legion", "SB01", False), ("agent", "SS01", True), ("sealord", "SS01", False)],
)
def test_example_must_or_may(card: str, lower: str, must: bool) -> None:
    """A3.7."""
    s = position(lower=[lower])
    play(s, f"play {card}")
    assert ("decline" in options(s)) != must


def test_example_must_or_may_without_a_pocket() -> None:
    """A3.7, A4.2: nothing can be conquered at all."""
    s = position({"pockets": pockets(SB01=0, SB02=0, SB03=0, SB04=0, SB05=0)}, lower=["SS01"])
    play(s, "play legion")
    assert asked(s) == "after"


def test_example_raising() -> None:
    """A4.4, A4.5, A4.9: the Researcher with SB04 and DC05."""
    seat = {"hand": [*STARTING, "researcher"], "pockets": pockets(SB04=1, DC05=0)}
    s = position(seat, seats={"player2": {"pockets": pockets(SB01=0, SS05=0)}})
    play(s, "play researcher", "raise SB04", "raise DC05", "raise DC05")
    assert (risen(s), mine(s, "mantas")["wild_ready"]) == ({"SB04": 2, "DC05": 2}, ["TB"])
    assert (AQUATICA.mover(s), options(s)) == (1, ["raise SB01", "raise SS05"])
    play(s, "raise SS05")
    assert (asked(s), AQUATICA.mover(s), "use the wild manta TB" in options(s)) == ("after", 0, True)


def test_example_scoring() -> None:
    """A4.6: SB06 scores another Location, never itself; the Turtle scores both that are left."""
    seat = {"hand": [*STARTING, "turtle"], "pockets": pockets(SB06=0, SB09=0, SS10=0, OV09=0)}
    s = position(seat, row=["crab", "meg", "diva", "healer", "angler", "leader"])
    play(s, "use the depth of SB06")
    assert options(s) == ["score SB09", "score SS10", "score OV09"]
    play(s, "score SB09", "play turtle", "go on")
    assert (mine(s, "scored"), risen(s)) == (["SB09", "SS10", "OV09"], {"SB06": 1})


def test_example_scouting() -> None:
    """A4.7: five in the lower row; DC02 costs 2 in the upper row."""
    s = position(upper=["OV01", "SS03"], lower=["SB02", "DC02", "SS05", "OV04", "SB09"])
    before = s.copy()
    play(s, "play seahorse", "scout", "drop SB09")
    told = look(s)
    assert sorted(told["location_discard"]) == ["OV01", "SB09", "SS03"]
    assert told["upper"] == ["SB02", "DC02", "SS05", "OV04"]
    assert None not in told["lower"]
    assert (options(s)[0], "conquer DC02" in options(s)) == ("decline", True)
    play(before, "play seahorse", "decline")
    assert options(before) == ["decline", "conquer SS03", "conquer OV01"], "2 power each, and DC02 still 3"


def test_example_twice_with_the_grabber() -> None:
    """A4.10, A3.6."""
    s = position({"hand": [*STARTING, "grabber"], "pockets": pockets(SB02=0)}, lower=["SB01", "OV03"])
    play(s, "play grabber", "conquer SB01", "use the depth of SB02", "conquer OV03", "use the depth of SB01")
    assert risen(s) == {"SB02": 1, "SB01": 1, "OV03": 0}


def test_example_the_healer() -> None:
    """A4.11, A3.6: SS05 pays for the Crab and for nothing else."""
    seat = {"hand": [*STARTING, "healer"], "discard": ["crab"], "pockets": pockets(SS05=0)}
    s = position(seat, lower=["SB01"], row=["turtle", "meg", "diva", "angler", "leader", "grabber"])
    play(s, "play healer", "replay crab", "use the depth of SS05", "buy SB01")
    assert options(s) == ["use the trained manta C1"]
    events = play(s, "use the trained manta C1", "recruit from place 1")
    assert mine(s, "discard") == ["crab", "healer"]
    assert [event["event"] for event in events][-2:] == ["recruited", "row"]


def test_example_in_time() -> None:
    """A5.3: hand8 between the two effects of the Matrona."""
    others = ["sealord", "seahorse", "waveteller", "agent", "grabber", "crab"]
    s = position(
        {"hand": ["matrona", "legion"], "discard": others, "mantas": {"ready": ["C1", "P1", "R1"], "tired": ["C1"]}}
    )
    play(s, "play matrona")
    assert (asked(s), len(mine(s, "hand"))) == ("claim", 8)
    waiting = s.copy()
    play(s, "claim goal 1 with the tired manta C1")
    assert look(s)["tracks"][0]["mantas"] == ["player1"]
    play(waiting, "go on", "end the turn", "play matrona")
    assert "claim goal 1 with the ready manta C1" in options(waiting)
    play(waiting, "play waveteller")
    assert AQUATICA.mover(waiting) == 1, "with seven in hand nothing was left to claim"


def test_example_all_but_one() -> None:
    """A5.2: the Sealord has to be on the discard pile."""
    tracks = [{"goal": goal} for goal in ("discard_all", "wild3", "types4", "same4")]
    seat = {"hand": ["matrona", "sealord"], "discard": ["legion", "seahorse", "waveteller", "agent"]}
    s = position(seat, goals="tokens", tracks=tracks, lower=["SB01"])
    play(s, "play sealord")
    assert (asked(s), mine(s, "hand")) == ("buy", ["matrona"])
    assert not any(text.startswith("claim") for text in options(s))
    play(s, "decline")
    assert "claim goal 1 with the ready manta C1" in options(s)


@pytest.mark.parametrize(("equal", "order"), [(False, [2, 3, 0, 1]), (True, [2, 3, 0, 1, 2, 3])])
def test_example_the_last_turns(equal: bool, order: list[int]) -> None:
    """A6.5, A6.7: in Ben's turn, the second of four, the Ocean deck gives its last card."""
    row = ["crab", "turtle", "meg", "diva", "healer", "angler"]
    kinds = ["grabber", "crab", "turtle", "researcher", "leader", "angler", "healer", "meg", "diva"]
    box = [card for card in kinds for _ in range(2)]
    for card in [*row, "grabber"]:
        box.remove(card)
    s = position(players=4, turn=2, row=row, box=box, equal_turns=equal)
    play(s, "play agent", "recruit from place 1")
    had = []
    while asked(s) != "over":
        had.append(int(AQUATICA.mover(s)))
        play(s, "play matrona")
    assert had == order


def test_example_counting_and_a_tie() -> None:
    """A6.2, A6.3: 39 points each and three mantas each; Cai is number 1, though in the box."""
    ada = {
        "king": "cai",
        "hand": STARTING,
        "scored": ["DC14", "SS10", "OV09"],
        "mantas": {"ready": ["C1"], "tired": ["R1"], "wild_tired": ["C1"]},
    }
    ben = {
        "king": "sol",
        "hand": STARTING[:4],
        "discard": ["waveteller", "agent", "sol"],
        "scored": ["SB09", "DC09", "SB01", "SS01"],
        "mantas": {"ready": ["P1"], "wild_ready": ["P2", "TB"]},
    }
    cleo = {"king": "fancelot", "mantas": {"ready": TRAINED[:3], "wild_ready": ["R1"]}}
    tracks = [
        {"goal": "hand8", "mantas": ["player1", "player2"]},
        {"goal": "board5"},
        {"goal": "scored3", "mantas": ["player2", "player1"]},
        {"goal": "wild2", "mantas": ["player3", "player2"]},
    ]
    held = {location for seat in (ada, ben) for location in seat["scored"]}
    s = position(
        ada,
        players=3,
        kings="dealt",
        seats={"player2": ben, "player3": cleo},
        tracks=tracks,
        box=["cai", "fancelot"],
        location_discard=[location for location in ALL_LOCATIONS if location not in held],
        ending={"reason": "locations"},
        over={},
    )
    assert (AQUATICA.outcome(s).scores[:2], AQUATICA.outcome(s).ranks) == ((39, 39), (1, 2, 3))


def test_example_what_it_costs() -> None:
    """A7.2: claim first, then let the Ichthyanders lie where it does no more harm."""
    seat = {"king": "sol", "hand": ["matrona"], "discard": [*STARTING[1:], "sol", "crab"]}
    s = position(seat, players=1)
    play(s, "play matrona", "claim goal 1 with the ready manta C1", "put the Ichthyanders on goal 1")
    assert look(s)["tracks"][0]["mantas"] == ["player1", "ichthyanders"]
    assert mine(s, "points") == 8 + 8
