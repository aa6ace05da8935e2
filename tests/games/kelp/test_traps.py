"""The four traps (K7), with Observant, several at once, and the prototype's den trap (K13.4)."""

from typing import Any

import pytest
from support.kelp import KELP, asked, look, options, play, shark_turn
from support.octopus import block, happened, revealed, revealed_zones, turn

from fathoms.games.kelp.state import State

OCTOPUS, SHARK = 0, 1
TRAPS = ["trap_hide", "trap_one", "trap_two", "trap_den"]
DICE = ["yellow 6", "red 6"]
DENS = {"day": ["den NW", "den NE", "den SW", "den SE"], "night": ["W|C", "C|E", "N|C", "C|S"]}
# What each trap asks once there is something for it to do.
ASKS = {"trap_hide": "hide", "trap_one": "remove", "trap_two": "remove", "trap_den": "den"}
FACING = {"N|C": "east", "NW|N": "south", "den NW": "right angle"}
CURRENTS = {"NW|W": 3, "C|S": 5, "den SE": 2}


def hunting(
    trap: str,
    die: str = "yellow 6",
    *,
    blocks: dict[str, str] | None = None,
    at: str = "N|C",
    shark: dict[str, Any] | None = None,
    **rest: Any,
) -> State:
    """The Shark, between N with a trap and C, may use a die; a shell in SE lies revealed and Currents flow."""
    rest.setdefault("currents", CURRENTS)
    told = {"N": trap} | revealed("SE") | (blocks or {})
    return shark_turn("search", [die], {"at": at, "facing": FACING[at]} | (shark or {}), blocks=told, **rest)


def sprung(trap: str, die: str = "yellow 6", **rest: Any) -> State:
    """The Shark has just found the trap in N."""
    s = hunting(trap, die, **rest)
    play(s, f"use {die} in N")
    return s


def bag(s: State, colour: str = "blue") -> int:
    return look(s)["shark"]["bag"][colour]


def dens_offered(s: State) -> list[str]:
    assert all(text.startswith("put the Shark on ") for text in options(s))
    return [text.removeprefix("put the Shark on ") for text in options(s)]


# K7.1: when a trap works


@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("trap", TRAPS)
def test_K7_1_a_trap_works_when_the_shark_reveals_it(trap: str, die: str) -> None:
    s = hunting(trap, die)
    events = play(s, f"use {die} in N")
    assert happened(events, "trap") == [{"trap": trap, "zone": "N"}]
    assert (KELP.mover(s), asked(s)) == (OCTOPUS, ASKS[trap])


@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("trap", TRAPS)
def test_K7_1_a_trap_remains_revealed(trap: str, die: str) -> None:
    s = sprung(trap, die)
    assert block(s, "N") == f"{trap} revealed"
    play(s, options(s)[-1])
    while KELP.mover(s) == OCTOPUS and asked(s) == ASKS[trap]:
        play(s, options(s)[-1])
    assert block(s, "N") == f"{trap} revealed"


@pytest.mark.parametrize("trap", TRAPS)
def test_K7_1_a_trap_revealed_by_the_octopus_does_nothing(trap: str) -> None:
    s = turn(["nimble_dodge"], {"N": trap} | revealed("SE"), currents=CURRENTS)
    events = play(s, "play nimble_dodge", "reveal N")
    assert happened(events, "revealed") == [{"zone": "N", "block": trap}]
    assert happened(events, "trap") == []
    assert asked(s) == "swap"
    assert (look(s)["shark"]["at"], look(s)["currents"]) == ("den NW", CURRENTS)


@pytest.mark.parametrize("trap", ["trap_hide", "trap_two", "trap_den"])
def test_K7_1_a_trap_that_is_gained_does_nothing(trap: str) -> None:
    s = turn(["fast_learning"], revealed("SE"), currents=CURRENTS)
    events = play(s, "play fast_learning", "reveal W", f"gain {trap}", "exchange SE")
    assert block(s, "SE") == f"{trap} revealed"
    assert (happened(events, "trap"), asked(s)) == ([], "gain")


@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("trap", TRAPS)
def test_K7_1_a_revealed_trap_is_no_target(trap: str, die: str) -> None:
    s = hunting(trap, die, blocks={"N": f"{trap} revealed"})
    assert options(s) == ["go on", f"use {die} in C"]


def test_K7_1_a_trap_that_was_hidden_again_works_again() -> None:
    """The Shark finds it, the Octopus stands it up, and the Shark, back beside it, walks into it once more."""
    s = sprung(
        "trap_one",
        shark={"bag": {"yellow": 9}, "supply": {"blue": 12, "red": 10}},
        octopus={"hand": ["camouflage", "sneaking", "sneaking", "nimble_dodge"]},
        chance=[0, 0, 5, 5],  # two of nine yellow dice, and a 6 on each
    )
    play(s, "done", "play camouflage", "hide N", "done", "discard sneaking", "done")
    assert block(s, "N") == "trap_one"
    play(s, "swim to N|NE facing north", "use yellow 6 in N", "go on")
    assert (KELP.mover(s), asked(s)) == (OCTOPUS, "remove")


@pytest.mark.parametrize("trap", TRAPS)
def test_K7_1_after_the_trap_the_turn_of_the_shark_goes_on(trap: str) -> None:
    s = sprung(trap)
    before = look(s)["turn"]
    play(s, options(s)[-1])
    while asked(s) == ASKS[trap]:
        play(s, options(s)[-1])
    assert look(s)["shark"]["growth"] == ["yellow"], "the die that searched goes to the growth track"
    assert (look(s)["turn"], KELP.mover(s)) == (before + 1, OCTOPUS), "nothing was left to do"


def test_K7_1_a_struck_trap_works_after_the_die_went_to_the_hunger_track() -> None:
    s = sprung("trap_den", "red 6")
    assert asked(s) == "den"
    assert look(s)["shark"]["hunger"] == ["red"]


def test_K7_1_a_strike_that_exhausts_the_shark_leaves_the_trap_no_time() -> None:
    s = sprung("trap_den", "red 6", shark={"hunger": ["blue"] * 6, "cards": ["aggressive_6"]})
    assert KELP.outcome(s).reason == "exhausted"
    assert look(s)["shark"]["at"] == "N|C"


# K7.2: hide two


def test_K7_2_trap_hide_may_hide_one_or_two_blocks() -> None:
    s = sprung("trap_hide", blocks=revealed("NW", "S", "SE"))
    assert options(s) == ["done", "hide NW", "hide S", "hide SE"]
    play(s, "hide NW")
    assert options(s) == ["done", "hide S", "hide SE"]
    one = s.copy()
    play(one, "done")
    assert revealed_zones(one) == {"N", "S", "SE"}
    play(s, "hide SE")
    assert revealed_zones(s) == {"N", "S"}
    assert asked(s) != "hide", "not three"


def test_K7_2_trap_hide_may_be_declined() -> None:
    s = sprung("trap_hide", blocks=revealed("NW", "SE"))
    play(s, "done")
    assert revealed_zones(s) == {"NW", "N", "SE"}


def test_K7_2_trap_hide_cannot_hide_itself() -> None:
    s = sprung("trap_hide", blocks=revealed("SE"))
    assert options(s) == ["done", "hide SE"]
    play(s, "hide SE")
    assert revealed_zones(s) == {"N"}


def test_K7_2_trap_hide_may_hide_the_octopus() -> None:
    s = sprung("trap_hide", blocks=revealed("C", "SE"))
    play(s, "hide C", "done")
    assert block(s, "C") == "octopus"


def test_K7_2_trap_hide_with_nothing_else_revealed_asks_nothing() -> None:
    s = hunting("trap_hide", blocks={"SE": "shell"})
    play(s, "use yellow 6 in N")
    assert asked(s) != "hide"
    assert revealed_zones(s) == {"N"}


def test_K7_2_trap_hide_may_hide_another_trap() -> None:
    s = sprung("trap_hide", blocks={"SE": "trap_two revealed"})
    play(s, "hide SE")
    assert block(s, "SE") == "trap_two"


# K7.2: remove one, remove two


def test_K7_2_trap_one_may_take_one_current_off_the_board_into_the_bag() -> None:
    s = sprung("trap_one")
    assert options(s) == ["done", *(f"take the Current off {space}" for space in ("NW|W", "C|S", "den SE"))]
    before = bag(s)
    events = play(s, "take the Current off C|S")
    assert look(s)["currents"] == {"NW|W": 3, "den SE": 2}
    assert bag(s) == before + 1
    assert happened(events, "current_lifted") == [{"space": "C|S"}]
    assert asked(s) != "remove", "one only"


@pytest.mark.parametrize("trap", ["trap_one", "trap_two"])
def test_K7_2_removing_currents_may_be_declined(trap: str) -> None:
    s = sprung(trap)
    before = bag(s)
    play(s, "done")
    assert (look(s)["currents"], bag(s)) == (CURRENTS, before)
    assert asked(s) != "remove"


def test_K7_2_trap_two_may_take_two_currents_off_the_board_into_the_bag() -> None:
    s = sprung("trap_two")
    before = bag(s)
    play(s, "take the Current off NW|W")
    assert options(s) == ["done", "take the Current off C|S", "take the Current off den SE"]
    play(s, "take the Current off den SE")
    assert (look(s)["currents"], bag(s)) == ({"C|S": 5}, before + 2)
    assert asked(s) != "remove", "not three"


def test_K7_2_trap_two_may_take_one_current_only() -> None:
    s = sprung("trap_two")
    before = bag(s)
    play(s, "take the Current off NW|W", "done")
    assert (look(s)["currents"], bag(s)) == ({"C|S": 5, "den SE": 2}, before + 1)


@pytest.mark.parametrize("pair", [("NW|W", "C|S"), ("NW|W", "den SE"), ("C|S", "den SE")])
def test_K7_2_trap_two_can_take_any_two_currents(pair: tuple[str, str]) -> None:
    """The program asks in the order of the spaces."""
    s = sprung("trap_two")
    for _ in pair:
        play(s, next(text for text in options(s) if text.removeprefix("take the Current off ") in pair))
    assert set(look(s)["currents"]) == set(CURRENTS) - set(pair)


def test_K7_2_trap_two_with_one_current_takes_that_one() -> None:
    s = sprung("trap_two", currents={"C|S": 5})
    play(s, "take the Current off C|S")
    assert (look(s)["currents"], asked(s) == "remove") == ({}, False)


@pytest.mark.parametrize("trap", ["trap_one", "trap_two"])
def test_K7_2_without_currents_there_is_nothing_to_remove(trap: str) -> None:
    s = sprung(trap, currents={})
    assert asked(s) != "remove"
    assert block(s, "N") == f"{trap} revealed"


# K7.2: den


@pytest.mark.parametrize("board", ["day", "night"])
def test_K7_2_trap_den_moves_the_shark_to_a_den_of_the_octopuss_choice(board: str) -> None:
    s = sprung("trap_den", at="NW|N", board=board, currents={})
    assert (KELP.mover(s), set(dens_offered(s))) == (OCTOPUS, set(DENS[board]))
    for den in DENS[board]:
        after = s.copy()
        events = play(after, f"put the Shark on {den}")
        assert (look(after)["shark"]["at"], look(after)["shark"]["facing"]) == (den, "right angle")
        assert happened(events, "shark_put") == [{"space": den}]


def test_K7_2_trap_den_cannot_be_declined() -> None:
    assert "done" not in options(sprung("trap_den"))


def test_K7_2_trap_den_takes_a_den_without_a_current() -> None:
    s = sprung("trap_den", currents={"den NE": 1, "den SW": 6, "N|NE": 2})
    assert dens_offered(s) == ["den NW", "den SE"]


def test_K7_2_trap_den_takes_another_den_than_the_one_the_shark_is_on() -> None:
    s = sprung("trap_den", board="night", currents={})
    assert look(s)["shark"]["at"] == "N|C"
    assert dens_offered(s) == ["W|C", "C|E", "C|S"]
    by_day = hunting("shell", at="den NW", blocks={"NW": "trap_den", "N": "trap_one"}, currents={})
    play(by_day, "use yellow 6 in NW")
    assert dens_offered(by_day) == ["den NE", "den SW", "den SE"]


@pytest.mark.parametrize("den", DENS["day"])
def test_K7_2_trap_den_with_a_current_on_every_den_returns_that_current_first(den: str) -> None:
    covered = dict(zip(DENS["day"], (1, 2, 3, 4), strict=True))
    s = sprung("trap_den", currents=covered)
    assert dens_offered(s) == DENS["day"]
    before = bag(s)
    play(s, f"put the Shark on {den}")
    assert (look(s)["shark"]["at"], look(s)["shark"]["facing"]) == (den, "right angle")
    assert look(s)["currents"] == {other: value for other, value in covered.items() if other != den}
    assert bag(s) == before + 1


def test_K7_2_trap_den_with_a_current_on_every_other_den_does_not_leave_the_shark_where_it_is() -> None:
    covered = {"den NE": 2, "den SW": 3, "den SE": 4}
    s = hunting("shell", at="den NW", blocks={"NW": "trap_den", "N": "trap_one"}, currents=covered)
    play(s, "use yellow 6 in NW")
    assert dens_offered(s) == ["den NE", "den SW", "den SE"]
    play(s, "put the Shark on den SW")
    assert look(s)["currents"] == {"den NE": 2, "den SE": 4}


def test_K7_2_at_night_corner_spaces_are_no_dens_for_the_trap() -> None:
    covered = {"W|C": 1, "C|E": 2, "C|S": 3}
    s = sprung("trap_den", board="night", currents=covered)
    assert dens_offered(s) == ["W|C", "C|E", "C|S"], "the Shark is on the fourth, and the corners do not count"


def test_K13_4_in_the_prototype_any_current_is_taken_off_when_every_den_is_covered() -> None:
    covered = dict(zip(DENS["day"], (1, 2, 3, 4), strict=True)) | {"C|S": 5}
    s = sprung("trap_den", currents=covered, edition="prototype")
    assert (KELP.mover(s), asked(s)) == (OCTOPUS, "free_den")
    assert set(options(s)) == {f"take the Current off {space}" for space in covered}
    before = bag(s)
    freed = s.copy()
    play(freed, "take the Current off den SW")
    assert (bag(freed), dens_offered(freed)) == (before + 1, ["den SW"])
    play(freed, "put the Shark on den SW")
    assert bag(freed) == before + 1
    # A Current elsewhere frees no den: then the rule of the final game applies.
    play(s, "take the Current off C|S")
    assert dens_offered(s) == DENS["day"]
    play(s, "put the Shark on den NE")
    assert (bag(s), "den NE" in look(s)["currents"]) == (before + 2, False)


def test_K13_4_in_the_prototype_a_free_den_is_taken_as_in_the_final_game() -> None:
    s = sprung("trap_den", currents={"den NE": 1}, edition="prototype")
    assert dens_offered(s) == ["den NW", "den SW", "den SE"]


# Observant (K8.8)


@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("trap", TRAPS)
def test_K7_2_observant_keeps_a_trap_from_working(trap: str, die: str) -> None:
    s = sprung(trap, die, shark={"cards": ["observant_5"]})
    assert (KELP.mover(s), asked(s), options(s)) == (SHARK, "observant", ["done", "use observant"])
    assert block(s, "N") == f"{trap} revealed", "the trap is seen first"
    events = play(s, "use observant")
    assert happened(events, "trap_ignored") == [{"trap": trap}]
    assert happened(events, "trap") == []
    told = look(s)
    assert (told["shark"]["cards"], told["shark"]["trash"]) == ([], ["observant_5"])
    assert (told["currents"], told["shark"]["at"], revealed_zones(s)) == (CURRENTS, "N|C", {"N", "SE"})


@pytest.mark.parametrize("trap", TRAPS)
def test_K7_2_observant_may_be_kept_for_later(trap: str) -> None:
    s = sprung(trap, shark={"cards": ["observant_5"]})
    play(s, "done")
    assert (KELP.mover(s), asked(s)) == (OCTOPUS, ASKS[trap])
    assert look(s)["shark"]["cards"] == ["observant_5"]


@pytest.mark.parametrize("trap", ["trap_hide", "trap_one", "trap_two"])
def test_K7_2_observant_is_not_offered_against_a_trap_with_nothing_to_do(trap: str) -> None:
    s = sprung(trap, shark={"cards": ["observant_5"]}, blocks={"SE": "shell"}, currents={})
    assert asked(s) != "observant"
    assert look(s)["shark"]["cards"] == ["observant_5"]


def test_K7_2_observant_is_not_offered_when_no_trap_was_found() -> None:
    s = hunting("shell", shark={"cards": ["observant_5"]})
    play(s, "use yellow 6 in N")
    assert asked(s) != "observant"


def test_K7_2_other_cards_do_not_keep_a_trap_from_working() -> None:
    s = sprung("trap_one", shark={"cards": ["aggressive_6", "swift_4"]})
    assert (KELP.mover(s), asked(s)) == (OCTOPUS, "remove")


# Two dice in one turn


def both(north: str, centre: str, *dice: str, **rest: Any) -> State:
    """Two dice lie on N and on C, and the Shark is to say which comes first."""
    first, second = dice or ("yellow 6", "yellow 5")
    shark = {"at": "N|C", "facing": "east", **rest.pop("shark", {})}
    rest.setdefault("currents", CURRENTS)
    blocks = {"N": north, "C": centre, "W": "octopus"} | rest.pop("blocks", {})
    s = shark_turn("search", [first, second], shark, blocks=blocks, **rest)
    play(s, f"use {first} in N", f"use {second} in C")
    assert (asked(s), options(s)) == ("order", ["first N", "first C"])
    return s


def test_K7_2_two_traps_found_in_one_turn_both_work() -> None:
    s = both("trap_one", "trap_two")
    play(s, "first C")
    assert (asked(s), KELP.question(s).fields["left"], block(s, "N")) == ("remove", 2, "trap_one")
    play(s, "take the Current off NW|W", "done")
    assert (asked(s), KELP.question(s).fields["left"]) == ("remove", 1)
    play(s, "take the Current off C|S")
    assert look(s)["currents"] == {"den SE": 2}
    assert revealed_zones(s) == {"N", "C"}


def test_K7_2_the_first_trap_is_dealt_with_before_the_second_is_revealed() -> None:
    s = both("trap_one", "trap_two")
    play(s, "first N")
    assert revealed_zones(s) == {"N"}
    play(s, "done")
    assert revealed_zones(s) == {"N", "C"}


def test_K7_2_trap_hide_may_hide_what_the_first_die_revealed() -> None:
    s = both("shell", "trap_hide")
    play(s, "first N")
    assert options(s) == ["done", "hide N"]
    play(s, "hide N")
    assert revealed_zones(s) == {"C"}


def test_K7_2_trap_hide_may_hide_the_trap_that_worked_before_it() -> None:
    s = both("trap_one", "trap_hide")
    play(s, "first N", "done")
    assert options(s) == ["done", "hide N"]
    play(s, "hide N")
    assert (block(s, "N"), block(s, "C")) == ("trap_one", "trap_hide revealed")


def test_K7_2_trap_hide_may_hide_the_octopus_before_a_strike_that_finds_it_again() -> None:
    """The second die is used on the block that is there: the Octopus, hidden again, is revealed and confronted."""
    s = both("trap_hide", "octopus revealed", "yellow 6", "red 6", blocks={"W": "shell"})
    play(s, "first N", "hide C")
    assert block(s, "C") == "octopus revealed"
    assert asked(s) == "confront"


def test_K7_2_after_the_den_trap_the_second_die_is_out_of_reach() -> None:
    s = both("trap_den", "trap_two", "yellow 6", "red 6")
    play(s, "first N", "put the Shark on den SW")
    assert (block(s, "C"), look(s)["shark"]["hunger"]) == ("trap_two", [])
    assert bag(s, "red") == 1


def test_K13_3_in_the_prototype_the_second_die_finds_its_trap_after_the_den_trap() -> None:
    s = both("trap_den", "trap_two", "yellow 6", "red 6", edition="prototype")
    play(s, "first N", "put the Shark on den SW")
    assert (block(s, "C"), asked(s)) == ("trap_two revealed", "remove")


def test_K7_2_observant_answers_one_trap_of_two() -> None:
    s = both("trap_one", "trap_two", shark={"cards": ["observant_5"]})
    play(s, "first N", "use observant")
    assert (KELP.mover(s), asked(s), KELP.question(s).fields["left"]) == (OCTOPUS, "remove", 2)


def test_K7_2_two_observants_answer_two_traps() -> None:
    s = both("trap_one", "trap_two", shark={"cards": ["observant_5", "observant_6"]})
    play(s, "first N", "use observant")
    assert asked(s) == "observant"
    play(s, "use observant")
    assert look(s)["shark"]["cards"] == []
    assert look(s)["currents"] == CURRENTS


def test_K7_2_observant_against_the_den_trap_keeps_the_second_die_in_reach() -> None:
    s = both("trap_den", "shell", shark={"cards": ["observant_5"]})
    play(s, "first N", "use observant")
    assert look(s)["shark"]["at"] == "N|C"
    assert block(s, "C") == "shell revealed"


def test_K7_every_trap_has_a_test_here() -> None:
    known = [entry.name for entry in KELP.data.entries("blocks.blocks") if entry.values["role"] == "trap"]
    tests = [name for name in globals() if name.startswith("test_K7_2_")]
    assert [trap for trap in known if not any(f"_{trap}_" in test for test in tests)] == []
    assert sorted(known) == sorted(TRAPS)
