"""What cannot be used and why: every reason there is, in a position that has it, with its figures and its clause."""

from collections.abc import Callable
from typing import Any

import pytest
from support.kelp import KELP, play, position
from support.octopus import all_blocks, all_but, hidden, revealed, turn
from support.shark import hunt

from fathoms.core.game import Hindrance
from fathoms.games.kelp.reasons import WHY_NOT
from fathoms.games.kelp.state import State

SHARK = {"run": "shark", "step": "rolled", "last": None, "moved": False}
# No die is in the bag.
DRY = {"bag": {}, "supply": {"blue": 13, "yellow": 10, "red": 10}}


def hindrance(s: State, place: str, name: str) -> Hindrance | None:
    """What keeps the seat that is asked from using a thing."""
    for one in KELP.hindrances(KELP.redact(s, KELP.mover(s))):
        if not one.after and any((thing.place, thing.name) == (place, name) for thing in one.things):
            return one
    return None


def reason(s: State, place: str, name: str) -> tuple[str, dict[str, Any]] | None:
    """Why the seat that is asked cannot use a thing: the reason's name and its values."""
    found = hindrance(s, place, name)
    if found is None:
        return None
    return found.said.id.removeprefix("kelp-why-"), {key: value for key, (_, value) in found.said.arguments.items()}


def clause(s: State, place: str, name: str) -> str:
    """Of the rules, that keeps the seat from using the thing."""
    found = hindrance(s, place, name)
    assert found is not None
    return found.clause


def after(s: State, *texts: str) -> State:
    play(s, *texts)
    return s


def at(asked: dict[str, Any], run: dict[str, Any] = SHARK, **told: Any) -> State:
    """A position with this question."""
    return position(turn=2, asked=[run, asked], **told)


def paying(*hidden_zones: str) -> State:
    """Sneaking is played and asks for its payment."""
    return after(turn(["sneaking"], hidden(*hidden_zones)), "play sneaking")


def gaining(card: str = "fast_learning", **told: Any) -> State:
    """A Learn card is played and paid."""
    return after(turn([card], **told), f"play {card}", "reveal NW")


def gained(card: str, *texts: str) -> State:
    """It has gained a Move card and a block, which is in NW now; a Hide card was discarded before."""
    s = turn([card], discard=["camouflage"])
    paid = ["reveal NW", "reveal N"] if card == "sharp_senses" else ["reveal NW"]
    return after(s, f"play {card}", *paid, "gain the top move card", "gain double_shell", "exchange NW", *texts)


def hunting(*pool: str, **told: Any) -> State:
    """The Shark on N|C, beside N (4+) and C (2+)."""
    return hunt("search", pool=list(pool), at="N|C", facing="east", **told)


def moving(**told: Any) -> State:
    return hunt("move", **({"at": "C|E", "facing": "north"} | told))


def rolled(*pool: str, **told: Any) -> State:
    return hunt("rolled", pool=list(pool), at="N|C", facing="east", **{"tiles": 1, **told})


# Each reason with the clause that says so, a position, where the thing lies, what it is called, and the figures.
CASES: dict[str, tuple[str, Callable[[], State], str, str, dict[str, Any]]] = {
    "theirs": ("K8", lambda: turn(["sneaking"]), "bag", "blue", {"seat": "shark"}),
    "action-first": ("K4.1", lambda: turn(["sneaking"]), "zone", "NW", {}),
    "actions-done": (
        "K4.1",
        lambda: after(
            turn(["camouflage", "camouflage"], revealed("N"), eaten=["snail"]), "play camouflage", "hide N", "draw"
        ),
        "zone",
        "NW",
        {},
    ),
    "too-dear": (
        "K4.4",
        lambda: turn(["sneaking"], all_blocks(" revealed")),
        "hand",
        "sneaking",
        {"cost": 2, "hidden": 0},
    ),
    "nothing-to-hide": ("K4.8", lambda: turn(["camouflage"]), "hand", "camouflage", {}),
    "shuffle-few": (
        "K4.8",
        lambda: turn(["sneaking"], hidden("N", "S", "E")),
        "hand",
        "sneaking",
        {"need": 4, "pay": 2, "amount": 2, "hidden": 3},
    ),
    "centre-few": (
        "K4.8",
        lambda: turn(["taking_chances"], hidden("N", "S", "E")),
        "hand",
        "taking_chances",
        {"amount": 2},
    ),
    "learn-few": (
        "K6.7",
        lambda: turn(["fast_learning"], trash=all_but()),
        "hand",
        "fast_learning",
        {"amount": 2},
    ),
    "food-far": ("K6.5", lambda: turn(["crab"], {"NW": "crab"}), "hand", "crab", {}),
    "hand-full": (
        "K4.2",
        lambda: turn(["sneaking", "sneaking", "camouflage", "camouflage"]),
        "deck",
        "draw",
        {"count": 4, "size": 4},
    ),
    "not-in-hand": ("K4.1", lambda: turn(["sneaking"], discard=["camouflage"]), "discard", "camouflage", {}),
    "in-hand": ("K6.6", lambda: after(turn(["sneaking"], eaten=["snail"]), "use the snail"), "hand", "sneaking", {}),
    "trashed": ("K4.5", lambda: turn(["sneaking"], eaten=["crab used"]), "trash", "crab", {}),
    "learn-first": ("K6.1", lambda: turn(["sneaking"]), "pile", "learn", {}),
    "food-used": ("K4.6", lambda: turn(["sneaking"], eaten=["crab used"]), "food", "crab", {}),
    "snail-none": ("K6.6", lambda: turn(["sneaking"], draw=[], eaten=["snail"]), "food", "snail", {}),
    "lobster-none": ("K6.6", lambda: turn(["sneaking"], eaten=["lobster"]), "food", "lobster", {}),
    "abalone-none": (
        "K6.6",
        lambda: turn(["sneaking"], eaten=["abalone"], trash=all_but()),
        "food",
        "abalone",
        {},
    ),
    "food-time": ("K4.6", lambda: after(turn(["sneaking"], eaten=["crab"]), "play sneaking"), "food", "crab", {}),
    "pay-revealed": ("K4.4", lambda: paying("N", "S", "E", "W", "C"), "zone", "NW", {}),
    "hidden": ("K5.3", lambda: after(turn(["camouflage"], revealed("N", "S")), "play camouflage"), "zone", "NW", {}),
    "shuffle-hidden": (
        "K5.2",
        lambda: after(paying("N", "S", "E", "W", "C"), "reveal N", "reveal W"),
        "zone",
        "N",
        {},
    ),
    "pair-time": ("K10.1", lambda: turn(["sneaking"]), "pair", "fight", {}),
    "pair-gone": ("K10.2", lambda: turn(["sneaking"], pairs=["retreat", "freeze"]), "pair", "fight", {}),
    "zone-later": ("K8.7", lambda: moving(), "zone", "NW", {}),
    "space-later": ("K8.3", lambda: rolled("blue 6"), "space", "N|C", {}),
    "space-over": ("K8.4", lambda: hunting("yellow 6"), "space", "N|C", {}),
    "shark-here": ("K8.3", lambda: hunt("currents", pool=["blue 3"], at="N|C"), "space", "N|C", {}),
    "current-here": ("K8.3", lambda: hunt("currents", pool=["blue 3"], currents={"C|S": 2}), "space", "C|S", {}),
    "must-move": ("K8.4", moving, "space", "C|E", {}),
    "behind": ("K8.4", moving, "space", "S|SE", {}),
    "no-stop": ("K8.4", lambda: moving(currents={"W|C": 2}), "space", "W|C", {}),
    "no-way": ("K8.4", moving, "space", "den SW", {}),
    "not-next": (
        "K8.6",
        lambda: moving(at="NE|E", facing="east", currents={"den NE": 2, "N|NE": 2, "E|SE": 4}),
        "space",
        "S|SE",
        {},
    ),
    "not-beside-shark": ("K8.7", lambda: hunting("yellow 6"), "zone", "SE", {"zone": "SE"}),
    "die-here": (
        "K8.7",
        lambda: after(hunting("yellow 6", "yellow 5"), "use yellow 5 in N"),
        "zone",
        "N",
        {},
    ),
    "found": ("K8.7", lambda: hunting("yellow 6", blocks={"N": "trap_one revealed"}), "zone", "N", {}),
    "only-strike": ("K8.7", lambda: hunting("yellow 6", blocks={"C": "octopus revealed"}), "zone", "C", {}),
    "too-low": ("K8.7", lambda: hunting("yellow 3", "red 2", "blue 6"), "zone", "N", {"value": 4, "best": 3}),
    "no-reroll": ("K8.11", lambda: rolled("blue 6", tiles=0, cards=["vigilant_6"]), "pool", "blue 6", {}),
    "rerolled": (
        "K8.11",
        lambda: rolled("blue 6", tiles=1, rerolls=1, cards=["vigilant_6"]),
        "pool",
        "blue 6",
        {},
    ),
    "currents-now": ("K8.3", lambda: hunt("currents", pool=["blue 3", "red 4"]), "pool", "red 4", {}),
    "move-first": ("K8.7", lambda: moving(pool=["yellow 2"]), "pool", "yellow 2", {}),
    "moved-dice": (
        "K8.7",
        lambda: hunt("after_move", pool=["yellow 2"], at="N|C", facing="east", cards=["swift_4"]),
        "pool",
        "yellow 2",
        {},
    ),
    "swift": (
        "K9",
        lambda: hunt("after_move", at="N|C", facing="east", cards=["swift_4"]),
        "space",
        "den SW",
        {},
    ),
    "currents-over": ("K8.3", lambda: moving(pool=["blue 5"]), "pool", "blue 5", {}),
    "die-low": ("K8.7", lambda: hunting("yellow 1", "yellow 6"), "pool", "yellow 1", {"value": 1, "least": 2}),
    "no-target": (
        "K8.7",
        lambda: hunting("yellow 4", "red 6", blocks={"N": "shell revealed", "C": "octopus revealed"}),
        "pool",
        "yellow 4",
        {},
    ),
    "pool-only": ("K8.1", lambda: rolled("blue 6", energy=["red 6"]), "energy", "red 6", {}),
    "energy-buys": ("K8.12", lambda: moving(energy=["red 6"]), "energy", "red 6", {}),
    "keeping": ("K9", lambda: moving(keeping=["blue 4"], cards=["vigilant_6"]), "kept", "blue 4", {}),
    "not-red": (
        "K9",
        lambda: after(rolled("red 3", "blue 2", cards=["daring_7"]), "use daring"),
        "pool",
        "blue 2",
        {},
    ),
    "six": (
        "K9",
        lambda: after(rolled("red 3", "red 4", "red 6", cards=["daring_7"]), "use daring"),
        "pool",
        "red 6",
        {},
    ),
    "daring-red": (
        "K9",
        lambda: after(rolled("red 3", "blue 2", "blue 4", cards=["daring_7"]), "use daring", "choose red 3"),
        "pool",
        "red 3",
        {},
    ),
    "row-later": ("K8.13", moving, "row", "agile_4", {}),
    "price": (
        "K8.13",
        lambda: hunt("buy", energy=["yellow 5"], row=["swift_5", "reactive_8"]),
        "row",
        "reactive_8",
        {"price": 8, "energy": 5},
    ),
    "no-replacing": ("K8.15", lambda: hunt("buy", energy=["yellow 5"], row=["swift_5"]), "energy", "yellow 5", {}),
    "zone-over": ("K8.7", lambda: hunt("buy", energy=["yellow 5"], row=["swift_5"]), "zone", "NW", {}),
    "time": ("K9", lambda: hunting("yellow 6", cards=["agile_4"]), "effect", "agile", {"effect": "agile"}),
    "right-angle": ("K9", lambda: moving(at="den NW", facing="right angle", cards=["agile_4"]), "effect", "agile", {}),
    "moved": (
        "K9",
        lambda: hunt("after_move", at="N|C", facing="east", cards=["agile_4", "swift_4"]),
        "effect",
        "agile",
        {},
    ),
    "swift-blocked": (
        "K9",
        lambda: moving(cards=["swift_4"], currents={"N|NE": 3, "N|C": 2, "NE|E": 1}),
        "effect",
        "swift",
        {},
    ),
    "bag-empty": (
        "K9",
        lambda: rolled("blue 3", bag={}, cards=["hungry_5"]),
        "effect",
        "hungry",
        {},
    ),
    "daring-needs": ("K9", lambda: rolled("blue 3", cards=["daring_7"]), "effect", "daring", {}),
    "hostile-needs": ("K9", lambda: rolled("blue 3", cards=["hostile_9"], pairs=["fight"]), "effect", "hostile", {}),
    "all-six": ("K9", lambda: rolled("blue 6", cards=["ruthless_4"]), "effect", "ruthless", {}),
    "hand-or-discard": (
        "K5.3",
        lambda: after(turn(["shed_skin", "sneaking"], revealed("N")), "play shed_skin", "hide N"),
        "draw",
        "camouflage",
        {},
    ),
    "just-gained": ("K5.4", lambda: gained("fast_learning"), "discard", "camouflage", {}),
    "gained-no-eat": ("K5.4", lambda: gained("sharp_senses"), "discard", "camouflage", {}),
    "pile-empty": (
        "K6.2",
        lambda: gaining(trash=all_but("shed_skin", "shed_skin", "devious_ideas")),
        "pile",
        "move",
        {},
    ),
    "no-room": (
        "K6.4",
        lambda: after(gaining(), "gain double_shell", "exchange NW"),
        "pile",
        "eat",
        {},
    ),
    "replaced": ("K6.3", lambda: after(gaining(), "gain double_shell", "exchange NW"), "aside", "shell", {}),
    "exchange-hidden": ("K6.3", lambda: after(gaining(), "gain double_shell"), "zone", "SE", {}),
    "exchange-octopus": (
        "K6.3",
        lambda: after(gaining(blocks={"C": "octopus revealed"}), "gain double_shell"),
        "zone",
        "C",
        {},
    ),
    "exchange-food": (
        "K6.3",
        lambda: after(gaining(blocks={"C": "octopus", "S": "crab revealed"}, discard=["crab"]), "gain double_shell"),
        "zone",
        "S",
        {},
    ),
    "exchange-fresh": (
        "K6.3",
        lambda: after(gaining(blocks={"S": "shell revealed"}), "gain double_shell", "exchange NW", "gain trap_two"),
        "zone",
        "NW",
        {},
    ),
    "pay": (
        "K4.8",
        lambda: after(turn(["sneaking"], hidden("N", "E") | {"S": "double_shell"}), "play sneaking"),
        "zone",
        "N",
        {},
    ),
    "spared": (
        "K7.2",
        lambda: at(
            {"question": "hide", "left": 2, "last": None, "may_stop": True, "spared": "N"},
            blocks=revealed("S") | {"N": "trap_one revealed"},
        ),
        "zone",
        "N",
        {},
    ),
    "shuffle-revealed": (
        "K5.2",
        lambda: after(turn(["cloud_of_ink"]), "play cloud_of_ink", "reveal NW", "reveal N", "reveal NE"),
        "zone",
        "SE",
        {},
    ),
    "in-bag": (
        "K5.2",
        lambda: after(turn(["taking_chances"]), "play taking_chances", "reveal NW", "reveal N"),
        "zone",
        "C",
        {},
    ),
    "not-empty": (
        "K5.2",
        lambda: after(paying("N", "S", "E", "W", "C"), "reveal N", "reveal W", "shuffle E", "shuffle S"),
        "zone",
        "NW",
        {},
    ),
    "octopus-itself": ("K10.3", lambda: at({"question": "retreat"}, blocks={"C": "octopus revealed"}), "zone", "C", {}),
    "not-beside-octopus": (
        "K10.3",
        lambda: at({"question": "retreat"}, blocks={"C": "octopus revealed"}),
        "zone",
        "SW",
        {"zone": "SW"},
    ),
    "no-den": ("K7.2", lambda: at({"question": "den", "why": "trap", "may_stop": False}), "space", "N|C", {}),
    "den-shark": ("K7.2", lambda: at({"question": "den", "why": "trap", "may_stop": False}), "space", "den NW", {}),
    "den-covered": (
        "K7.2",
        lambda: at({"question": "den", "why": "trap", "may_stop": False}, currents={"den SE": 2}),
        "space",
        "den SE",
        {},
    ),
    "no-current": (
        "K7.2",
        lambda: at({"question": "remove", "left": 1, "last": None}, currents={"den SE": 2}),
        "space",
        "N|C",
        {},
    ),
    "no-die-on": (
        "K8.7",
        lambda: at(
            {"question": "order"},
            SHARK | {"step": "resolve"},
            zone_dice={"N": "yellow 5", "C": "yellow 3"},
            shark={"at": "N|C"},
        ),
        "zone",
        "NW",
        {},
    ),
    "not-in-the-bag": (
        "K9",
        lambda: at(
            {"question": "replacement"}, shark={"bag": {"blue": 2}, "supply": {"blue": 13, "yellow": 10, "red": 10}}
        ),
        "bag",
        "red",
        {},
    ),
    "one": (
        "K8.15",
        lambda: hunt("buy", energy=["red 1", "yellow 6"], row=["swift_4", "swift_5"], deck=["agile_4"]),
        "energy",
        "red 1",
        {},
    ),
    "stored": (
        "K8.12",
        lambda: hunt("store", pool=["yellow 5", "red 2"], energy=["blue 3", "blue 4"], row=[]),
        "energy",
        "blue 3",
        {},
    ),
    "last-affordable": (
        "K8.15",
        lambda: after(
            hunt("buy", energy=["yellow 6"], row=["swift_4", "reactive_8"], deck=["agile_4"]), "lower yellow 6"
        ),
        "row",
        "swift_4",
        {},
    ),
    "reactive-two": (
        "K9",
        lambda: at(
            {"question": "before_roll"},
            SHARK | {"step": "before_roll"},
            shark={"drawn": ["yellow"], "cards": ["hungry_5", "reactive_7"]},
        ),
        "effect",
        "reactive",
        {},
    ),
    "pool-empty": ("K9", lambda: rolled(cards=["vigilant_6", "hungry_5"]), "effect", "vigilant", {}),
}


# Of things that have no part in what is asked.
APART = {
    "theirs", "action-first", "trashed", "learn-first", "pair-time", "zone-later", "zone-over", "space-later",
    "space-over", "row-later",
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_reason_with_its_figures_and_its_clause(name: str) -> None:
    says_so, made, place, thing, values = CASES[name]
    s = made()
    assert reason(s, place, thing) == (name, values)
    assert clause(s, place, thing) == says_so


@pytest.mark.parametrize("name", CASES)
def test_a_thing_that_has_no_part_in_what_is_asked_is_apart(name: str) -> None:
    _, made, place, thing, _ = CASES[name]
    found = hindrance(made(), place, thing)
    assert found is not None
    assert found.apart is (name in APART)


# Questions that share a reason and have a clause of their own


def test_K3_6_at_the_beginning_the_shark_is_put_on_a_den() -> None:
    s = KELP.new(seed=1)
    assert (reason(s, "space", "N|C"), clause(s, "space", "N|C")) == (("no-den", {}), "K3.6")


def test_K4_1_what_the_octopus_has_is_used_in_its_own_turn() -> None:
    s = moving()
    assert (reason(s, "pile", "move"), clause(s, "pile", "move")) == (("theirs", {"seat": "octopus"}), "K4.1")


def test_K6_3_a_block_beside_the_board_needs_room() -> None:
    s = after(gaining(), "gain double_shell", "exchange NW")
    assert (reason(s, "beside", "trap_two"), clause(s, "beside", "trap_two")) == (("no-room", {}), "K6.3")


def test_K8_2_a_die_for_the_draw_is_taken_where_a_current_lies() -> None:
    s = at({"question": "refill", "left": 1}, SHARK | {"step": "draw"}, currents={"den SE": 2, "C|S": 3}, shark=DRY)
    assert (reason(s, "space", "N|C"), clause(s, "space", "N|C")) == (("no-current", {}), "K8.2")


@pytest.mark.parametrize(
    ("space", "name"), [("N|C", "shark-here"), ("NW|N", "behind"), ("N|NE", "no-stop"), ("den SW", "swift")]
)
def test_K9_swift_leads_one_step_ahead(space: str, name: str) -> None:
    s = hunt("after_move", at="N|C", facing="east", cards=["swift_4"], currents={"N|NE": 2})
    assert (reason(s, "space", space), clause(s, "space", space)) == ((name, {}), "K9")


def test_K13_1_what_was_exchanged_away_stays_away_in_the_prototype() -> None:
    s = after(gaining(edition="prototype"), "gain double_shell", "exchange NW")
    assert (reason(s, "aside", "shell"), clause(s, "aside", "shell")) == (("replaced", {}), "K13.1")


def test_K13_2_no_die_goes_below_1_in_the_prototype() -> None:
    row = {"row": ["swift_4", "swift_5"], "deck": ["agile_4"]}
    s = hunt("buy", energy=["red 1", "yellow 6"], edition="prototype", **row)
    assert (reason(s, "energy", "red 1"), clause(s, "energy", "red 1")) == (("one", {}), "K13.2")


def test_K13_4_a_current_makes_a_den_free_in_the_prototype() -> None:
    covered = {"den NW": 1, "den NE": 2, "den SW": 3, "den SE": 4}
    asked = {"question": "free_den", "why": "trap", "may_stop": False}
    s = at(asked, edition="prototype", currents=covered, shark={"at": "N|C"})
    assert (reason(s, "space", "C|S"), clause(s, "space", "C|S")) == (("no-current", {}), "K13.4")


def later(s: State, name: str, picked: str) -> list[tuple[str, dict[str, Any]]]:
    """Why a thing cannot be used any more once something is picked."""
    return [
        (one.said.id.removeprefix("kelp-why-"), {key: value for key, (_, value) in one.said.arguments.items()})
        for one in KELP.hindrances(KELP.redact(s, KELP.mover(s)))
        if KELP.actions.id(picked) in one.after and name in {thing.name for thing in one.things}
    ]


def test_K4_8_what_a_payment_cannot_be_picked_with() -> None:
    assert later(paying("N", "S", "E", "W", "C"), "S", "reveal N") == [("pay-picked", {})]


def test_K5_1_a_swap_is_of_adjacent_zones() -> None:
    s = after(turn(["nimble_dodge"]), "play nimble_dodge", "reveal NW")
    assert later(s, "SE", "swap NW and N") == [("not-adjacent", {"other": "NW"}), ("not-adjacent", {"other": "N"})]
    assert later(s, "NE", "swap NW and N") == [("not-adjacent", {"other": "NW"})]
    assert reason(s, "zone", "SE") is None


def test_K8_7_a_die_that_is_picked_for_one_zone_is_used_for_the_other() -> None:
    s = hunting("yellow 1", "yellow 4")
    assert later(s, "C", "use yellow 4 in N") == [("too-low", {"value": 2, "best": 1})]
    assert later(s, "N", "use yellow 4 in C") == [("too-low", {"value": 4, "best": 1})]
    assert later(hunting("yellow 4"), "C", "use yellow 4 in N") == [("no-hunting-dice", {})]
    assert later(hunting("yellow 4", "red 6"), "C", "use yellow 4 in N") == []


def test_K9_a_die_on_vigilant_counts_as_one_of_the_pool_from_the_next_turn_on() -> None:
    s = hunt("currents", pool=["blue 3"], kept=["red 4"], keeping=["blue 4"], cards=["vigilant_6", "vigilant_7"])
    assert reason(s, "kept", "red 4") == ("currents-now", {})
    assert reason(s, "kept", "blue 4") == ("keeping", {})


def test_K4_4_a_double_shell_pays_two() -> None:
    blocks = hidden("N") | {"S": "double_shell"}
    assert reason(turn(["sneaking"], blocks), "hand", "sneaking") == (
        "shuffle-few",
        {"need": 3, "pay": 1, "amount": 2, "hidden": 2},
    )
    assert reason(
        turn(["cloud_of_ink"], hidden() | {"C": "octopus", "S": "double_shell revealed"}), "hand", "cloud_of_ink"
    ) == (
        "too-dear",
        {"cost": 3, "hidden": 1},
    )


def test_K8_7_only_a_strike_die_counts_for_the_revealed_octopus() -> None:
    s = hunting("yellow 6", "red 1", blocks={"C": "octopus revealed"})
    assert reason(s, "zone", "C") == ("too-low", {"value": 2, "best": 1})


def test_a_card_that_can_only_be_discarded_has_a_reason() -> None:
    s = turn(["camouflage", "sneaking"])
    assert KELP.actions.id("discard camouflage") in KELP.options(s)
    assert reason(s, "hand", "camouflage") == ("nothing-to-hide", {})
    assert reason(s, "hand", "sneaking") is None


def test_every_reason_has_a_case() -> None:
    elsewhere = {"pay-picked", "not-adjacent", "no-hunting-dice"}
    # A card of an owner's data may demand so many revealed blocks that this can come; none of ours does.
    assert set(WHY_NOT) - set(CASES) - elsewhere == {"revealed-few"}
