"""What everybody is told that the dice of the Shark's pool are good for."""

from support.kelp import KELP
from support.shark import hunt


def used(step: str, *dice: str, board: str = "day") -> dict[str, str]:
    """The use of each die, by the last part of its message with the value, and the same for every seat."""
    s = hunt(step, pool=list(dice), at="N|C", facing="east", board=board)
    told = [KELP.good_for(KELP.redact(s, seat)) for seat in (-1, 0, 1)]
    assert told[0] == told[1] == told[2]
    assert {(thing.type, thing.place) for thing, _ in told[0]} <= {("die", "pool")}
    return {
        thing.name: " ".join([said.id.removeprefix("kelp-use-"), *(str(value) for _, value in said.arguments.values())])
        for thing, said in told[0]
    }


def test_K8_3_a_current_can_be_placed_until_the_move() -> None:
    assert used("currents", "blue 3", "blue 3") == {"blue 3": "current"}
    assert used("move", "blue 3") == {"blue 3": "energy"}


def test_K8_7_others_search_and_strike_up_to_the_values_of_zones_that_they_show() -> None:
    dice = ("yellow 1", "yellow 4", "red 4", "yellow 5", "red 6")
    wanted = {"yellow 1": "energy", "yellow 4": "search 4", "red 4": "strike 4", "yellow 5": "search-any"}
    assert used("move", *dice) == wanted | {"red 6": "strike-any"}
    assert used("move", "yellow 5", board="night") == {"yellow 5": "search 5"}


def test_K8_12_what_was_not_used_becomes_energy() -> None:
    dice = ("blue 1", "yellow 6", "red 6", "red 5")
    assert used("store", *dice) == dict.fromkeys(dice, "energy")
