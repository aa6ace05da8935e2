"""Confrontation (section 10): two cards are chosen in secret; the Octopus escapes, or the Shark has won."""

from typing import Any

import pytest
from support.kelp import KELP, asked, look, options, play, play_seen, shark_turn

from fathoms.games.kelp.names import OCTOPUS, SHARK
from fathoms.games.kelp.state import State

CARDS = ["fight", "retreat", "freeze"]
CHOICES = [f"choose {card}" for card in CARDS]
UNEQUAL = [(escape, guess) for escape in CARDS for guess in CARDS if escape != guess]
AT_NORTH = {"at": "N|C", "facing": "east"}


def struck(blocks: dict[str, str] | None = None, shark: dict[str, Any] | None = None, **rest: Any) -> State:
    """The Shark between N and C has just struck the Octopus in C with its only die."""
    s = shark_turn("search", ["red 6"], AT_NORTH | (shark or {}), blocks=blocks, **rest)
    play(s, "use red 6 in C")
    return s


def escaped(escape: str, *args: Any, **rest: Any) -> State:
    """The same, and the Octopus has got away with this card."""
    s = struck(*args, **rest)
    guess = next(card for card in CARDS if card != escape and card in look(s)["pairs"])
    play(s, f"choose {escape}", f"choose {guess}")
    return s


def test_K10_1_the_octopus_is_asked_first_and_the_shark_second() -> None:
    s = struck()
    assert (asked(s), KELP.mover(s), options(s)) == ("confront", OCTOPUS, CHOICES)
    play(s, "choose retreat")
    assert (asked(s), KELP.mover(s), options(s)) == ("confront", SHARK, CHOICES)


def test_K10_1_only_cards_still_in_play_can_be_chosen() -> None:
    s = struck(pairs=["fight", "freeze"])
    assert options(s) == ["choose fight", "choose freeze"]
    play(s, "choose freeze")
    assert options(s) == ["choose fight", "choose freeze"]


@pytest.mark.parametrize("seat", [SHARK, -1])
def test_K10_1_nobody_else_learns_the_choice_before_the_shark_has_chosen(seat: int) -> None:
    """All that a seat gets is the same, whichever card the Octopus chose."""
    views, events, told = [], [], []
    for card in CARDS:
        s = struck()
        events.append(play_seen(s, seat, f"choose {card}"))
        views.append(KELP.redact(s, seat))
        told.append(KELP.to_json(views[-1]))
    assert events == [[], [], []]
    assert views[0] == views[1] == views[2]
    assert told[0] == told[1] == told[2]
    assert told[0]["octopus"]["chosen"] == "unknown"


def test_K10_1_the_octopus_sees_its_own_choice() -> None:
    s = struck()
    assert [event["event"] for event in play_seen(s, OCTOPUS, "choose freeze")] == ["chose"]
    assert KELP.to_json(KELP.redact(s, OCTOPUS))["octopus"]["chosen"] == "freeze"


def test_K10_1_for_the_shark_each_remaining_card_may_have_been_chosen() -> None:
    s = struck(pairs=["fight", "freeze"])
    play(s, "choose freeze")
    view = KELP.redact(s, SHARK)
    assert {look(KELP.resample(view, seed))["octopus"]["chosen"] for seed in range(40)} == {"fight", "freeze"}


@pytest.mark.parametrize("seat", [OCTOPUS, SHARK, -1])
def test_K10_1_both_cards_are_shown_to_everyone_together(seat: int) -> None:
    s = struck()
    play(s, "choose retreat")
    shown = play_seen(s, seat, "choose fight")[0]
    assert (shown["event"], shown["octopus"], shown["shark"]) == ("shown", "retreat", "fight")


@pytest.mark.parametrize("card", CARDS)
def test_K10_2_equal_colours_win_the_game_for_the_shark(card: str) -> None:
    s = struck()
    play(s, f"choose {card}", f"choose {card}")
    assert asked(s) == "over"
    assert look(s)["over"] == {"winner": "shark", "reason": "confrontation"}
    assert look(s)["shark"]["hunger"] == []


@pytest.mark.parametrize(("escape", "guess"), UNEQUAL)
def test_K10_2_the_octopus_card_and_the_sharks_card_of_its_colour_leave_the_game(escape: str, guess: str) -> None:
    s = struck()
    play(s, f"choose {escape}", f"choose {guess}")
    assert asked(s) != "over"
    assert look(s)["pairs"] == [card for card in CARDS if card != escape]
    assert "chosen" not in look(s)["octopus"]


@pytest.mark.parametrize(("escape", "guess"), UNEQUAL)
def test_K10_2_the_card_the_shark_played_returns_to_its_hand(escape: str, guess: str) -> None:
    """The Shark can choose it again in the next confrontation, and win with it."""
    s = struck()
    play(s, f"choose {escape}", f"choose {guess}", "done")
    again = struck(pairs=look(s)["pairs"])
    play(again, f"choose {guess}")
    assert f"choose {guess}" in options(again)
    play(again, f"choose {guess}")
    assert look(again)["over"]["winner"] == "shark"


@pytest.mark.parametrize("escape", CARDS)
def test_K10_2_the_octopus_may_leave_the_effect_of_its_card_undone(escape: str) -> None:
    s = escaped(escape, blocks={"NW": "shell revealed"})
    assert (KELP.mover(s), options(s)[0]) == (OCTOPUS, "done")
    before = look(s)
    play(s, "done")
    after = look(s)
    assert after["blocks"] == before["blocks"]
    assert after["blocks"]["C"] == "octopus revealed"
    assert (after["shark"]["at"], after["shark"]["facing"]) == ("N|C", "east")
    assert (after["turn"], asked(s)) == (3, "action")


def test_K10_2_with_two_pairs_left_both_may_still_be_chosen_and_then_one_is_left() -> None:
    s = struck(pairs=["retreat", "freeze"])
    play(s, "choose freeze", "choose retreat", "done")
    assert look(s)["pairs"] == ["retreat"]


@pytest.mark.parametrize("card", CARDS)
def test_K10_2_with_one_pair_left_nobody_is_asked_and_the_shark_wins(card: str) -> None:
    s = shark_turn("search", ["red 6"], AT_NORTH, pairs=[card])
    events = play(s, "use red 6 in C")
    assert [event["event"] for event in events] == ["die_placed", "struck", "revealed", "confrontation", "over"]
    assert look(s)["over"] == {"winner": "shark", "reason": "confrontation"}


def test_K10_2_a_revealed_octopus_can_be_struck_and_is_confronted_too() -> None:
    s = struck(blocks={"C": "octopus revealed"})
    assert asked(s) == "confront"


def test_K10_2_a_search_that_finds_the_octopus_is_no_confrontation() -> None:
    s = shark_turn("search", ["yellow 6"], AT_NORTH)
    events = play(s, "use yellow 6 in C")
    assert "confrontation" not in [event["event"] for event in events]
    assert look(s)["blocks"]["C"] == "octopus revealed"


@pytest.mark.parametrize("escape", CARDS)
def test_K10_2_the_red_die_goes_to_hunger_before_the_effect(escape: str) -> None:
    """K8.9: after the confrontation the Shark lost, and before the escape."""
    s = struck()
    play(s, f"choose {escape}")
    assert (look(s)["zone_dice"], look(s)["shark"]["hunger"]) == ({"C": "red 6"}, [])
    guess = next(card for card in CARDS if card != escape)
    events = play(s, f"choose {guess}")
    assert [event["event"] for event in events] == ["shown", "pair_lost", "hunger"]
    assert (look(s)["zone_dice"], look(s)["shark"]["hunger"]) == ({}, ["red"])
    assert KELP.mover(s) == OCTOPUS


def test_K10_2_one_turn_can_see_two_confrontations() -> None:
    """K8.10: Retreat brings the Octopus to the zone on which the second red die lies."""
    s = shark_turn("search", ["red 5", "red 6"], AT_NORTH, chance=[0])
    play(s, "use red 5 in N", "use red 6 in C", "first C", "choose retreat", "choose fight", "retreat with N")
    # The script draws the Octopus out of the bag first; the Shark names N for it without seeing it.
    play(s, "place in N")
    assert (asked(s), options(s)) == ("confront", ["choose fight", "choose freeze"])
    assert look(s)["blocks"]["N"] == "octopus revealed"
    assert look(s)["shark"]["hunger"] == ["red"]
    play(s, "choose fight", "choose fight")
    assert look(s)["over"]["reason"] == "confrontation"


def test_K10_2_two_escapes_in_one_turn_leave_one_pair_and_cost_two_dice() -> None:
    s = shark_turn("search", ["red 5", "red 6"], AT_NORTH, chance=[0])
    play(s, "use red 5 in N", "use red 6 in C", "first C", "choose retreat", "choose fight", "retreat with N")
    play(s, "place in N", "choose freeze", "choose fight", "use the card")
    assert (look(s)["pairs"], look(s)["shark"]["hunger"]) == (["fight"], ["red", "red"])
    assert look(s)["blocks"]["N"] == "octopus"


def test_K10_2_three_confrontations_at_most() -> None:
    """Two escapes, and the third strike on the Octopus wins without a question."""
    s = struck()
    play(s, "choose fight", "choose freeze", "done")
    s = struck(pairs=look(s)["pairs"])
    play(s, "choose freeze", "choose retreat", "done")
    s = struck(pairs=look(s)["pairs"])
    assert look(s)["over"]["winner"] == "shark"


# K10.3: Fight


def test_K10_3_confrontation_fight_moves_the_shark_to_a_den_the_octopus_chooses() -> None:
    s = escaped("fight")
    dens = [f"put the Shark on den {corner}" for corner in ("NW", "NE", "SW", "SE")]
    assert (KELP.mover(s), options(s)) == (OCTOPUS, ["done", *dens])
    play(s, "put the Shark on den SW")
    assert (look(s)["shark"]["at"], look(s)["shark"]["facing"]) == ("den SW", "right angle")
    assert look(s)["blocks"]["C"] == "octopus revealed"


def test_K10_3_confrontation_fight_offers_dens_without_a_current_only() -> None:
    """As the den trap, K7.2."""
    s = escaped("fight", currents={"den NW": 3, "den SE": 6})
    assert options(s) == ["done", "put the Shark on den NE", "put the Shark on den SW"]


def test_K10_3_confrontation_fight_never_offers_the_den_the_shark_is_on() -> None:
    s = shark_turn("search", ["red 6"], {"at": "den NE", "facing": "west"}, blocks={"C": "shell", "NE": "octopus"})
    play(s, "use red 6 in NE", "choose fight", "choose freeze")
    assert "put the Shark on den NE" not in options(s)
    assert len(options(s)) == 4


def test_K10_3_confrontation_fight_clears_a_den_when_all_are_covered() -> None:
    dens = {"den NW": 1, "den NE": 2, "den SW": 3, "den SE": 4}
    s = escaped("fight", currents=dens)
    assert len(options(s)) == 5
    bag = look(s)["shark"]["bag"]["blue"]
    play(s, "put the Shark on den SE")
    assert look(s)["currents"] == {"den NW": 1, "den NE": 2, "den SW": 3}
    assert look(s)["shark"]["at"] == "den SE"
    assert look(s)["shark"]["bag"]["blue"] == bag + 1


def test_K10_3_confrontation_fight_declined_leaves_covered_dens_alone() -> None:
    dens = {"den NW": 1, "den NE": 2, "den SW": 3, "den SE": 4}
    s = escaped("fight", currents=dens)
    play(s, "done")
    assert (look(s)["currents"], look(s)["shark"]["at"]) == (dens, "N|C")


def test_K10_3_confrontation_fight_sends_the_second_die_back_to_the_bag() -> None:
    """K8.10: the zone of the second die is no longer adjacent, so even a red die does nothing."""
    s = shark_turn("search", ["red 5", "red 6"], AT_NORTH)
    play(s, "use red 5 in N", "use red 6 in C", "first C", "choose fight", "choose freeze")
    red = look(s)["shark"]["bag"]["red"]
    play(s, "put the Shark on den NE")
    assert look(s)["blocks"]["N"] == "trap_one"
    assert (look(s)["shark"]["bag"]["red"], look(s)["shark"]["hunger"]) == (red + 1, ["red"])


def test_K10_3_confrontation_fight_by_night_can_leave_the_second_zone_adjacent() -> None:
    """The den N|C is beside N, so the second die is still used there."""
    blocks = {"NW": "octopus", "C": "shell"}
    s = shark_turn("search", ["red 2", "red 6"], {"at": "NW|N", "facing": "north"}, blocks=blocks, board="night")
    play(s, "use red 2 in NW", "use red 6 in N", "first NW", "choose fight", "choose freeze")
    assert options(s) == ["done", *(f"put the Shark on {den}" for den in ("W|C", "C|E", "N|C", "C|S"))]
    play(s, "put the Shark on N|C")
    assert look(s)["blocks"]["N"] == "trap_one revealed"
    assert look(s)["shark"]["hunger"] == ["red", "red"]


def test_K10_3_confrontation_fight_lets_the_shark_leave_its_den_by_either_end() -> None:
    """K2.6: put on a den it stands at a right angle."""
    s = escaped("fight", octopus={"hand": ["camouflage", "camouflage"]})
    play(s, "put the Shark on den SE", "discard camouflage", "done", "discard camouflage", "done")
    assert look(s)["turn"] == 4
    while asked(s) != "move":
        play(s, "go on")
    assert {option.split(" facing")[0] for option in options(s)} == {"swim to S|SE", "swim to E|SE"}


# K10.3: Retreat


def test_K10_3_confrontation_retreat_offers_every_adjacent_block_hidden_or_revealed() -> None:
    s = escaped("retreat", blocks={"W": "shell revealed"})
    assert options(s) == ["done", *(f"retreat with {zone}" for zone in ("N", "W", "E", "S"))]


def test_K10_3_confrontation_retreat_from_a_corner_has_two_ways() -> None:
    s = shark_turn("search", ["red 6"], {"at": "den SE", "facing": "north"}, blocks={"C": "shell", "SE": "octopus"})
    play(s, "use red 6 in SE", "choose retreat", "choose fight")
    assert options(s) == ["done", "retreat with E", "retreat with S"]


@pytest.mark.parametrize("partner", ["shell", "shell revealed"])
@pytest.mark.parametrize(("first", "octopus_in"), [(0, "W"), (1, "C")])
def test_K10_3_confrontation_retreat_shuffles_both_and_both_come_back_hidden(
    partner: str, first: int, octopus_in: str
) -> None:
    """The Shark names W for the first block, which the script makes the Octopus or the shell (K5.2)."""
    s = escaped("retreat", blocks={"W": partner}, chance=[first])
    play(s, "retreat with W")
    assert (asked(s), KELP.mover(s), options(s)) == ("place", SHARK, ["place in W", "place in C"])
    assert KELP.to_json(KELP.redact(s, SHARK))["drawn_block"] == "unknown"
    play(s, "place in W")
    there = look(s)["blocks"]
    shell_in = "C" if octopus_in == "W" else "W"
    assert (there[octopus_in], there[shell_in]) == ("octopus", "shell")


def test_K10_3_confrontation_retreat_leaves_the_shark_two_zones_to_think_of() -> None:
    """K12.4: with a block the Shark knew, the Octopus is in one of two zones, and the known block in the other."""
    s = escaped("retreat", blocks={"W": "shell revealed"}, chance=[1])
    play(s, "retreat with W", "place in C")
    assert look(s)["known"]["W"] == look(s)["known"]["C"] == ["octopus", "shell"]
    assert look(s)["known"]["E"] == ["trap_one", "shell"]


def test_K10_3_confrontation_retreat_can_bring_in_an_unseen_trap() -> None:
    s = escaped("retreat", chance=[0])
    play(s, "retreat with N", "place in N")
    assert look(s)["known"]["N"] == look(s)["known"]["C"] == ["octopus", "trap_one", "shell"]
    assert look(s)["known"]["E"] == ["trap_one", "shell"]


# K10.3: Freeze


def test_K10_3_confrontation_freeze_hides_the_octopus_where_it_is() -> None:
    s = escaped("freeze")
    assert (KELP.mover(s), options(s)) == (OCTOPUS, ["done", "use the card"])
    play(s, "use the card")
    assert look(s)["blocks"]["C"] == "octopus"
    assert look(s)["known"]["C"] == ["octopus"]
    assert asked(s) == "action"


@pytest.mark.parametrize(
    ("answers", "hidden"),
    [(["done"], []), (["hide NW", "done"], ["NW"]), (["hide SE"], ["SE"]), (["hide NW", "hide W"], ["NW", "W"])],
)
def test_K10_3_confrontation_freeze_hides_up_to_two_more_blocks(answers: list[str], hidden: list[str]) -> None:
    s = escaped("freeze", blocks=dict.fromkeys(("NW", "W", "SE"), "shell revealed"))
    play(s, "use the card", *answers)
    assert asked(s) == "action"
    revealed = {zone for zone, block in look(s)["blocks"].items() if block.endswith("revealed")}
    assert revealed == {"NW", "W", "SE"} - set(hidden)


def test_K10_3_confrontation_freeze_may_hide_traps_and_food_too() -> None:
    s = escaped("freeze", blocks={"N": "trap_one revealed", "E": "crab revealed"}, octopus={"hand": ["crab"]})
    play(s, "use the card")
    assert options(s) == ["done", "hide N", "hide E"]
