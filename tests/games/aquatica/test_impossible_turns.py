"""Written positions whose pieces are all there, but which no game reaches: refused, with the place."""

from typing import Any

import pytest
from support.aquatica import position

from fathoms.core.errors import BadPosition

STARTING = ["matrona", "sealord", "legion", "seahorse", "waveteller", "agent"]
NO_LEGION = [card for card in STARTING if card != "legion"]
NO_SEAHORSE = [card for card in STARTING if card != "seahorse"]
FULL = [{"location": f"SB0{i}", "risen": 0} for i in range(1, 6)]
TURN = {"run": "turn", "seat": "player1", "phase": "after"}


def refusal(seat: dict[str, Any], rest: dict[str, Any]) -> str:
    """What is said against a position, or nothing."""
    try:
        position(seat, **rest)
    except BadPosition as error:
        return str(error)
    return ""


def card(name: str | None, step: int = 1, seat: str = "player1") -> dict[str, Any]:
    return {"run": "card", "seat": seat, "card": name, "step": step, "asked": 0, "replayed": False}


def question(kind: str, seat: str = "player1", **fields: Any) -> dict[str, Any]:
    return {"question": kind, "seat": seat, **fields}


def pay(verb: str, target: str, missing: int = 1) -> dict[str, Any]:
    return question("pay", verb=verb, target=target, missing=missing, price=4)


# Whose pieces they are


@pytest.mark.parametrize(
    ("seat", "rest", "place"),
    [
        ({"hand": [*STARTING, "legion"]}, {"seats": {"player2": {"hand": NO_LEGION}}}, "seats.player"),
        ({"hand": NO_LEGION}, {"box": ["legion"]}, "box"),
        (
            {"hand": STARTING},
            {"kings": "dealt", "seats": {"player2": {"hand": [*STARTING, "cai", "sol"]}}},
            "seats.player",
        ),
        ({"mantas": {"ready": ["C2", "C2", "P2", "SC"]}}, {}, "seats.player1.mantas"),
        ({"mantas": {"ready": ["C1", "C1"], "tired": ["C1", "P1"]}}, {}, "seats.player1.mantas"),
    ],
    ids=[
        "another's character",
        "a starting character in the box",
        "another's king",
        "no such manta",
        "three of a kind",
    ],
)
def test_pieces_that_the_player_cannot_have_are_refused(seat: dict[str, Any], rest: dict[str, Any], place: str) -> None:
    """A1.2: starting characters, kings and trained mantas never change hands."""
    assert place in refusal(seat, rest)


def test_a_location_that_paid_is_the_active_players() -> None:
    """A3.6: on the board, or scored since."""
    assert "paid" in refusal({}, {"paid": ["SB01"]})


# The end


@pytest.mark.parametrize("reason", ["goals", "locations", "ocean", "ichthyanders", "turns"])
@pytest.mark.parametrize("over", [False, True])
def test_an_end_that_nothing_has_brought_about_is_refused(reason: str, over: bool) -> None:
    """A6.1, A6.6, A7.3: what triggers the end stays to be seen."""
    rest: dict[str, Any] = {"ending": {"reason": reason, "turns_left": 0 if over else 1}}
    assert "ending" in refusal({}, rest | ({"over": {}} if over else {}))


def test_a_game_with_no_turn_left_is_over() -> None:
    tracks = [{"goal": goal, "mantas": ["player1"]} for goal in ("hand8", "board5", "scored3", "wild2")]
    rest = {"tracks": tracks, "ending": {"reason": "goals", "turns_left": 0}}
    assert "ending" in refusal({"mantas": {"ready": []}}, rest)


# Who is asked, and when


@pytest.mark.parametrize(
    "asked",
    [
        [{**TURN, "seat": "player2", "phase": "before"}, question("before", "player2")],
        [{**TURN, "phase": "before"}, question("before", "player2")],
        [TURN, question("before")],
        [{**TURN, "phase": "before"}, question("after")],
    ],
    ids=["another's turn", "another's question", "before, but after", "after, but before"],
)
def test_a_turn_that_asks_the_wrong_player_or_at_the_wrong_time_is_refused(asked: list[dict[str, Any]]) -> None:
    assert "asked" in refusal({}, {"asked": asked})


OWN = {"own": 3, "optional": False}


@pytest.mark.parametrize(
    ("seat", "asked"),
    [
        ({}, [TURN, card(None), question("conquer", **OWN)]),
        ({}, [TURN, card("matrona"), question("conquer", **OWN)]),
        ({"hand": NO_LEGION}, [TURN, card("legion", step=9), question("conquer", **OWN)]),
        ({"hand": NO_LEGION}, [TURN, card("legion"), question("conquer", "player2", **OWN)]),
        ({"hand": NO_LEGION}, [TURN, card("legion"), question("conquer", own=9, optional=False)]),
        ({"hand": NO_LEGION}, [TURN, card("legion"), question("conquer", own=3, optional=True)]),
        ({"hand": NO_LEGION}, [TURN, card("legion"), question("buy", own=9, optional=False)]),
        ({"hand": NO_LEGION}, [TURN, card("legion"), question("branch", card="legion", step=0)]),
        ({"hand": NO_LEGION}, [TURN, card("legion"), question("branch", card="waveteller", step=900)]),
        ({"hand": NO_LEGION, "pockets": FULL}, [TURN, card("legion"), question("conquer", **OWN)]),
        ({"hand": NO_SEAHORSE}, [TURN, card("seahorse"), question("track")]),
        ({"hand": NO_SEAHORSE}, [TURN, card("seahorse"), question("drop", left=1, last=None)]),
    ],
    ids=[
        "no card", "another card's effect", "no such step", "another player", "another amount", "optional",
        "another effect", "no branches", "no such branch", "no pocket", "no Ichthyanders", "nothing too many",
    ],
)  # fmt: skip
def test_a_card_that_does_not_ask_this_is_refused(seat: dict[str, Any], asked: list[dict[str, Any]]) -> None:
    """The Location SS01 costs 3 power, so that the Legion's own question is a good one."""
    good = [TURN, card("legion"), question("conquer", **OWN)]
    assert refusal({"hand": NO_LEGION}, {"lower": ["SS01"], "asked": good}) == ""
    assert "asked" in refusal(seat, {"lower": ["SS01"], "asked": asked})


@pytest.mark.parametrize(
    "question_",
    [
        pay("conquer", "place 1"),
        pay("conquer", "crab"),
        pay("conquer", "SB02"),
        pay("conquer", "SB01", missing=99),
        pay("recruit", "SB01"),
        pay("score", "SB01"),
    ],
    ids=["a place", "a character", "in the deck", "too much", "another effect", "no price"],
)
def test_a_payment_for_what_cannot_be_paid_for_is_refused(question_: dict[str, Any]) -> None:
    """SB01 costs 4 power: the Legion has 3, and one is missing."""

    def told(question: dict[str, Any]) -> dict[str, Any]:
        return {"lower": ["SB01"], "asked": [TURN, card("legion"), question]}

    assert refusal({"hand": NO_LEGION}, told(pay("conquer", "SB01"))) == ""
    assert "asked" in refusal({"hand": NO_LEGION}, told(question_))


def test_a_player_does_not_act_as_another_on_the_own_card() -> None:
    """A4.9: Meg makes the others discard."""
    others = {"run": "others", "seat": "player1", "verb": "others_discard", "amount": 1, "next": 2}
    for seat, right in (("player2", True), ("player1", False)):
        asked = [TURN, card("meg", step=2), others, question("discard", seat, left=1)]
        assert ("asked" in refusal({}, {"asked": asked})) != right


# The draft

PICK = [{"run": "kings"}, question("king", "player2")]
THREE = ["cai", "sol", "nerea"]


@pytest.mark.parametrize(
    ("rest", "place"),
    [
        ({"kings": "draft", "packet": THREE, "asked": [PICK[0], question("king", "player1")]}, "asked"),
        ({"kings": "draft", "packet": THREE[:1], "asked": PICK}, "packet"),
        ({"kings": "draft", "packet": THREE, "drafted": 1, "asked": PICK}, "drafted"),
        ({"kings": "none", "packet": THREE, "asked": PICK}, "packet"),
    ],
    ids=["not the last seat first", "too few", "nobody has picked", "no draft"],
)
def test_a_draft_that_cannot_be_is_refused(rest: dict[str, Any], place: str) -> None:
    """A2.2."""
    assert refusal({}, {"turn": 0, "kings": "draft", "packet": THREE, "asked": PICK}) == ""
    assert place in refusal({}, {"turn": 0, **rest})
