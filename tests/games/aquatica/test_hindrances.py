"""What cannot be used and why: every reason there is comes in play, and those with figures have the right ones."""

import random
from typing import Any

import pytest
from support.aquatica import AQUATICA
from support.realm import play, realm, turn

from fathoms.core.chance import fast
from fathoms.core.game import OVER
from fathoms.games.aquatica.reasons import WHY_NOT

# What says so, of each reason, and where a question has a clause of its own for it.
CLAUSES = {
    "main-done": "A3.1", "card-first": "A3.1", "not-in-hand": "A3.1", "in-hand": "A4.8", "stays": "A4.9",
    "coins": "A3.8", "power": "A3.8", "not-free": "A4.8", "pockets-full": "A4.2",
    "tired": "A3.10", "resource": "A3.2", "pays-no-coins": "A3.8", "pays-no-power": "A3.8", "paid": "A3.6",
    "empty-depth": "A4.3", "risen": "A4.5", "not-risen": "A4.6", "own-depth": "A4.4",
    "nothing-to-raise": "A3.5", "nothing-to-score": "A3.5", "nothing-to-take-back": "A3.5", "nobody-to-recruit": "A3.5",
    "claimed": "A5.3", "ichthyanders-there": "A7.2", "goal-not-met": "A5.3", "goal-time": "A5.3",
}  # fmt: skip
BY_QUESTION = {
    ("score", "own-depth"): "A4.6", ("raise", "risen"): "A4.4", ("raise_full", "risen"): "A4.4",
    ("replay", "in-hand"): "A4.11",
}  # fmt: skip
# Of things that have no part in what is asked.
APART = {"card-first", "not-in-hand", "goal-time"}


def told(s: Any) -> dict[tuple[str, str], tuple[str, dict[str, Any]]]:
    """Each thing that the seat which is asked cannot use, by place and name, with the reason and its figures."""
    found = {}
    for one in AQUATICA.hindrances(AQUATICA.redact(s, AQUATICA.mover(s))):
        name = one.said.id.removeprefix("aquatica-why-")
        assert one.clause == BY_QUESTION.get((AQUATICA.question(s).kind, name), CLAUSES[name]), name
        assert one.apart is (name in APART), name
        for thing in one.things:
            found[thing.place, thing.name] = name, {key: value for key, (_, value) in one.said.arguments.items()}
    return found


def test_every_reason_comes_in_play() -> None:
    seen = set()
    for seed in range(6):
        for s in games(seed):
            seen |= {name for name, _ in told(s).values()}
    # A place that is dearer than free, no place at all, and a depth that has paid are rare: see below.
    assert set(WHY_NOT) - seen <= {"not-free", "nobody-to-recruit", "paid", "ichthyanders-there"}


def games(seed: int) -> Any:
    """Positions of a random game in which somebody is asked."""
    choose = random.Random(seed)
    s = AQUATICA.new(chance=fast(seed), players=(1, 2, 4)[seed % 3])
    while AQUATICA.mover(s) != OVER:
        yield s
        AQUATICA.answer(s, choose.choice(AQUATICA.options(s)))


def test_A3_8_how_much_is_missing() -> None:
    s = turn(realm(ready="C1"), upper=[], lower=["SB01", "SS01"])
    play(s, "play agent")
    location, (name, figures) = next((key, why) for key, why in told(s).items() if why[0] in ("coins", "power"))
    assert location[0] in ("rows", "row")
    assert figures["missing"] == figures["price"] - figures["most"] > 0
    assert name in ("coins", "power")


def test_A3_10_a_tired_manta_and_A3_2_a_resource_beside_the_main_action() -> None:
    s = turn(realm(ready="C1"))
    assert told(s)["ready", "C1"] == ("resource", {})
    assert told(s)["tired", "P1"] == ("tired", {})


def test_A4_2_who_has_no_free_pocket_reads_so() -> None:
    s = turn(realm(board="SB02 SB03 SB04 SS02 SS03"), upper=[], lower=["SB01"])
    assert told(s)["rows", "SB01"] == ("pockets-full", {})


def test_A4_8_a_place_that_is_dearer_than_free() -> None:
    s = turn(realm(king="cai"), kings="dealt")
    play(s, "play cai")
    dear = {name: why for (place, name), why in told(s).items() if place == "row"}
    assert dear
    assert all(name == "not-free" and figures["price"] > figures["most"] for name, figures in dear.values())


def test_A3_6_a_location_whose_depth_has_paid() -> None:
    s = turn(realm("grabber", board="OV06 OV01"), lower=["OV02", "SB01"])
    play(s, "play grabber", "conquer OV02", "use the depth of OV06", "conquer SB01")
    assert told(s)["pocket", "OV06"] == ("paid", {})
    assert ("pocket", "OV01") not in told(s)


@pytest.mark.parametrize(("location", "kind"), [("SB07:1", "raise"), ("SB10:1", "score")])
def test_A4_4_and_A4_6_a_depth_does_not_move_its_own_location(location: str, kind: str) -> None:
    s = turn(realm(board=f"{location} SS01:1 DC02:1 SS04 DC05"))
    name = location.partition(":")[0]
    play(s, f"use the depth of {name}")
    assert AQUATICA.question(s).kind == kind
    assert told(s)["pocket", name] == ("own-depth", {})


def test_A4_11_the_healer_resolves_a_card_of_the_discard_pile() -> None:
    s = turn(realm("healer", discard="legion sealord", ready="C1"))
    play(s, "play healer")
    assert AQUATICA.question(s).kind == "replay"
    assert told(s)["hand", "matrona"] == ("in-hand", {})


def test_every_reason_has_its_clause_here() -> None:
    assert set(CLAUSES) == set(WHY_NOT)
