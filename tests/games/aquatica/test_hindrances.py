"""What cannot be used and why: every reason there is comes in play, and those with figures have the right ones."""

import random
from typing import Any

from support.aquatica import AQUATICA
from support.realm import play, realm, turn

from fathoms.core.chance import fast
from fathoms.core.game import OVER
from fathoms.games.aquatica.reasons import WHY_NOT


def told(s: Any) -> dict[tuple[str, str], tuple[str, dict[str, Any]]]:
    """Each thing that the seat which is asked cannot use, by place and name, with the reason and its figures."""
    found = {}
    for one in AQUATICA.hindrances(AQUATICA.redact(s, AQUATICA.mover(s))):
        name = one.said.id.removeprefix("aquatica-why-")
        assert (one.clause, one.apart) == (WHY_NOT[name].clause, WHY_NOT[name].apart)
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
