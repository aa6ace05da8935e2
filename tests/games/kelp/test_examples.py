"""The worked examples of the rulebooks and of docs/rules/kelp.md, played on this table."""

import pytest
from support.kelp import KELP, asked, look, octopus_turn, options, play, shark_turn

from fathoms.games.kelp.names import OCTOPUS, SHARK
from fathoms.games.kelp.state import State


def revealed(blocks: dict[str, str]) -> list[str]:
    return [zone for zone, block in blocks.items() if block.endswith("revealed")]


# The Octopus


def before_eating() -> State:
    """The Octopus, with a swap card and an Eat card in hand, is one zone too far from its food."""
    blocks = {"NW": "octopus", "N": "shell", "NE": "lobster", "C": "shell", "E": "trap_one"}
    return octopus_turn(["nimble_dodge", "lobster"], blocks)


def test_example_eating_begins_with_a_swap_towards_the_food() -> None:
    """K5.1, K4.4: the food itself is revealed to pay for Nimble Dodge; the hidden Octopus trades zones with a shell."""
    s = before_eating()
    assert "play lobster" not in options(s)
    play(s, "play nimble_dodge", "reveal NE", "swap NW and N")
    there = look(s)["blocks"]
    assert (there["N"], there["NW"], there["NE"]) == ("octopus", "shell", "lobster revealed")
    assert "play lobster" in options(s)


def test_example_eating_then_plays_the_eat_card() -> None:
    """K6.5: the Octopus is revealed, a spare shell replaces the food, and the card is trashed."""
    s = before_eating()
    spare = look(s)["beside"].count("shell")
    play(s, "play nimble_dodge", "reveal NE", "swap NW and N", "play lobster")
    told = look(s)
    assert (told["blocks"]["N"], told["blocks"]["NE"]) == ("octopus revealed", "shell revealed")
    assert told["food_track"] == ["lobster"]
    assert told["beside"].count("shell") == spare - 1
    assert told["octopus"]["trash"] == ["lobster"]
    assert told["octopus"]["slots"] == ["nimble_dodge", None]


def test_example_eating_lets_the_octopus_use_the_food_at_once() -> None:
    """K6.6: the lobster hides all blocks, in the same turn and without an action."""
    s = before_eating()
    play(s, "play nimble_dodge", "reveal NE", "swap NW and N", "play lobster")
    assert options(s) == ["end the turn", "use the lobster"]
    play(s, "use the lobster")
    assert revealed(look(s)["blocks"]) == []
    assert look(s)["food_track"] == ["lobster used"]
    assert look(s)["octopus"]["discard"] == ["nimble_dodge"]


def test_example_eating_lets_the_octopus_keep_the_food_for_a_later_turn() -> None:
    s = before_eating()
    play(s, "play nimble_dodge", "reveal NE", "swap NW and N", "play lobster", "end the turn")
    assert look(s)["food_track"] == ["lobster"]
    assert revealed(look(s)["blocks"]) == ["N", "NE"]
    assert look(s)["turn"] == 2


def test_example_a_draw_first_leaves_the_first_slot_empty() -> None:
    """K4.5: draw with the first action, play a card with the second: it lies in the second slot."""
    s = octopus_turn(["sneaking", "camouflage"], {"NW": "shell revealed"})
    play(s, "draw", "play camouflage")
    assert look(s)["octopus"]["slots"] == [None, "camouflage"]
    play(s, "hide NW")
    assert look(s)["octopus"]["discard"] == ["camouflage"]


@pytest.mark.parametrize(
    ("gains", "cards", "blocks"),
    [
        (["gain the top move card", "gain the top hide card"], 2, 0),
        (["gain the top learn card", "gain double_shell", "exchange NE"], 1, 1),
        (["gain trap_den", "exchange NE", "gain double_shell", "exchange SE"], 0, 2),
        (["gain the top eat card", "exchange NE", "gain the top move card"], 2, 1),
        (["gain the top eat card", "exchange NE", "gain trap_two", "exchange SE"], 1, 2),
    ],
    ids=["two cards", "a card and a block", "two blocks", "an Eat card counts one", "an Eat card and a block"],
)
def test_example_learn_2_gains_two_in_any_mix(gains: list[str], cards: int, blocks: int) -> None:
    """K6.1, K6.4: the food that comes with an Eat card is not counted."""
    s = octopus_turn(["fast_learning"], {"NE": "shell revealed", "SE": "shell revealed"})
    events = play(s, "play fast_learning", "reveal SW", *gains)
    if asked(s) == "top":
        play(s, "done")
    assert [event["event"] for event in events].count("gained_card") == cards
    assert [event["event"] for event in events].count("gained_block") == blocks
    assert (asked(s), KELP.question(s).fields["done"]) == ("action", 1)


def test_example_swapped_blocks_keep_their_state() -> None:
    """K5.1: the picture of a hidden and a revealed block that trade zones."""
    s = octopus_turn(["nimble_dodge"], {"W": "shell revealed"})
    play(s, "play nimble_dodge", "reveal SE", "swap W and C")
    assert (look(s)["blocks"]["W"], look(s)["blocks"]["C"]) == ("octopus", "shell revealed")


def test_example_shuffled_blocks_may_end_where_they_were() -> None:
    """K5.2: the same zones as before, and the Shark does not know it."""
    s = octopus_turn(["sneaking"], chance=[0])
    before = look(s)["blocks"]
    play(s, "play sneaking", "reveal SW", "reveal SE", "shuffle N", "shuffle C", "place in C")
    assert (look(s)["blocks"]["C"], look(s)["blocks"]["N"]) == (before["C"], before["N"])
    assert look(s)["known"]["C"] == look(s)["known"]["N"] == ["octopus", "trap_one", "shell"]


def test_example_a_turn_of_fast_learning_and_camouflage() -> None:
    """K4.1 to K4.8, the example of the rules page: learn a card and the double shell, then hide it."""
    s = octopus_turn(["fast_learning", "camouflage", "sneaking", "nimble_dodge"])
    play(s, "play fast_learning", "reveal NW", "gain the top hide card", "gain double_shell")
    assert options(s) == ["exchange NW"]
    play(s, "exchange NW", "put in_plain_sight on top")
    assert look(s)["octopus"]["draw_top"] == ["in_plain_sight"]
    assert look(s)["blocks"]["NW"] == "double_shell revealed"
    play(s, "play camouflage", "hide NW")
    told = look(s)
    assert told["octopus"]["discard"] == ["fast_learning", "camouflage"]
    assert (told["blocks"]["NW"], told["known"]["NW"]) == ("double_shell", ["double_shell"])
    assert told["turn"] == 2


# The Shark swims


def test_example_one_current_skips_one_space() -> None:
    """K8.4, K8.5: the Current swum over goes to the growth track."""
    s = shark_turn("move", shark={"at": "NW|N", "facing": "south"}, currents={"N|C": 4})
    play(s, "swim over N|C to C|E facing south")
    assert (look(s)["shark"]["at"], look(s)["currents"]) == ("C|E", {})
    assert look(s)["shark"]["growth"] == ["blue"]


def test_example_a_falling_chain_of_two_currents_skips_two_spaces() -> None:
    """K8.4, K8.5: only the first Current goes to the growth track, the second stays."""
    s = shark_turn("move", shark={"at": "NW|N", "facing": "south"}, currents={"N|C": 5, "C|E": 2})
    play(s, "swim over N|C to E|SE facing east")
    assert (look(s)["shark"]["at"], look(s)["currents"]) == ("E|SE", {"C|E": 2})
    assert look(s)["shark"]["growth"] == ["blue"]


@pytest.mark.parametrize(("first", "second", "allowed"), [(5, 2, True), (2, 5, False), (4, 4, False), (6, 5, True)])
def test_example_a_chain_must_fall(first: int, second: int, allowed: bool) -> None:
    """K8.4: the numbers need not follow one another, but each must be lower than the one before."""
    s = shark_turn("move", shark={"at": "NW|N", "facing": "south"}, currents={"N|C": first, "C|E": second})
    assert ("swim over N|C to E|SE facing east" in options(s)) is allowed


def test_example_a_whole_turn_of_the_shark() -> None:
    """K8.1 to K8.12, the example of the rules page: blue 5 and yellow 4, drawn, rolled and used up."""
    # Draw a blue die and a yellow one out of 7, 3 and 1; then roll 5 and 4.
    s = octopus_turn(
        ["camouflage", "camouflage"],
        {"E": "shell", "N": "trap_one"},
        shark={"at": "N|C", "facing": "east"},
        chance=[0, 6, 4, 3],
    )
    play(s, "discard camouflage", "discard camouflage")
    assert look(s)["shark"]["pool"] == ["blue 5", "yellow 4"]
    play(s, "place blue 5 on C|E", "swim over C|E to E|SE facing east")
    assert options(s) == ["go on", "use yellow 4 in E"]
    play(s, "use yellow 4 in E")
    told = look(s)
    assert told["blocks"]["E"] == "shell revealed"
    assert sorted(told["shark"]["growth"]) == ["blue", "yellow"]
    assert told["shark"]["energy"] == []
    assert told["turn"] == 3


# The Shark searches and strikes


def two_dice() -> State:
    """Between a kelp zone (4+) and the centre (2+), with a yellow 3 and a red die that is good for both."""
    blocks = {"W": "octopus", "C": "shell"}
    return shark_turn("search", ["yellow 3", "red 5"], {"at": "W|C", "facing": "south"}, blocks=blocks)


def test_example_search_and_strike_placing() -> None:
    """K8.7: a yellow 3 can search the centre only; the red die could strike in either zone."""
    assert options(two_dice()) == ["go on", "use yellow 3 in C", "use red 5 in W", "use red 5 in C"]


def test_example_search_and_strike_the_search_comes_first() -> None:
    """K8.8: it finds a shell; then the strike finds the Octopus, and there is a confrontation."""
    s = two_dice()
    play(s, "use red 5 in W", "use yellow 3 in C")
    assert options(s) == ["first W", "first C"]
    events = play(s, "first C")
    found = [(event["event"], event["zone"]) for event in events if event["event"] in ("searched", "struck")]
    assert found == [("searched", "C"), ("struck", "W")]
    assert look(s)["blocks"]["C"] == "shell revealed"
    assert asked(s) == "confront"


def test_example_search_and_strike_afterwards_red_is_hunger_and_yellow_is_growth() -> None:
    """K8.9."""
    s = two_dice()
    play(s, "use red 5 in W", "use yellow 3 in C", "first C", "choose freeze", "choose fight", "done")
    assert (look(s)["shark"]["hunger"], look(s)["shark"]["growth"]) == (["red"], ["yellow"])


# Growth and energy


def test_example_a_current_and_a_search_die_fill_a_tile() -> None:
    """K8.11: the first tile was flipped before; the second gets its second and third die in one turn."""
    shark = {"at": "NW|N", "facing": "south", "pool": ["yellow 6"], "tiles": 1, "growth": ["yellow"]}
    s = shark_turn("move", None, shark, currents={"N|C": 3})
    bag = look(s)["shark"]["bag"]
    play(s, "swim over N|C to C|E facing south", "use yellow 6 in E")
    told = look(s)["shark"]
    assert (told["tiles"], told["growth"]) == (2, [])
    assert told["bag"] == {"blue": bag["blue"] + 1, "yellow": bag["yellow"] + 2, "red": bag["red"]}


ROW = ["observant_6", "daring_7", "swift_4", "reactive_8"]
TEN = {"energy": ["blue 5", "red 3", "yellow 2"], "row": ROW}


def test_example_ten_energy_pays_for_each_card_of_the_row() -> None:
    """K8.13: the pips of all dice count, whatever their colour; with three dice the Shark must buy."""
    s = shark_turn("buy", shark=TEN)
    assert KELP.question(s).fields["energy"] == 10
    assert [option for option in options(s) if option.startswith("buy")] == sorted(f"buy {card}" for card in ROW)
    assert "done" not in options(s)


def test_example_ten_energy_pays_for_two_cards_that_cost_ten_together() -> None:
    s = shark_turn("buy", shark=TEN)
    play(s, "buy observant_6")
    assert KELP.question(s).fields["energy"] == 4
    assert len([card for card in look(s)["shark"]["row"] if card]) == 4
    play(s, "buy swift_4")
    assert asked(s) == "hunger"
    assert look(s)["shark"]["cards"] == ["observant_6", "swift_4"]


def test_example_ten_energy_may_buy_one_card_and_lose_the_rest() -> None:
    s = shark_turn("buy", shark=TEN)
    play(s, "buy observant_6")
    assert "done" in options(s)
    play(s, "done")
    assert look(s)["shark"]["cards"] == ["observant_6"]


@pytest.mark.parametrize("die", ["blue 5", "yellow 2", "red 3"])
def test_example_one_die_of_the_ten_energy_goes_to_hunger_and_the_rest_to_the_bag(die: str) -> None:
    """K8.13, K8.14: the dice of the cards come into the bag as well."""
    s = shark_turn("buy", shark=TEN)
    bag = look(s)["shark"]["bag"]
    play(s, "buy observant_6", "buy swift_4", f"{die} to hunger")
    told = look(s)["shark"]
    colour = die.split()[0]
    assert (told["hunger"], told["energy"]) == ([colour], [])
    # Observant brought two yellow dice and Swift one; of blue, yellow and red energy one die each came back.
    brought = {"blue": 0, "yellow": 3, "red": 0}
    assert told["bag"] == {c: bag[c] + brought[c] + (c != colour) for c in bag}


# Confrontation


def test_example_confrontation_in_three_steps() -> None:
    """K10.1, K10.2: both choose in secret; the Octopus shows Fight, the Shark another card.

    The Octopus may carry Fight out, the game goes on, and both Fight cards are trashed, the Shark's unplayed.
    """
    s = shark_turn("search", ["red 6"], {"at": "N|C", "facing": "east"})
    play(s, "use red 6 in C")
    assert (KELP.mover(s), len(options(s))) == (OCTOPUS, 3)
    play(s, "choose fight")
    assert (KELP.mover(s), len(options(s))) == (SHARK, 3)
    play(s, "choose retreat")
    assert look(s)["pairs"] == ["retreat", "freeze"]
    play(s, "put the Shark on den NE")
    assert look(s)["shark"]["at"] == "den NE"
    assert (asked(s), look(s)["turn"]) == ("action", 3)


def test_example_the_second_confrontation_is_even_and_the_third_is_certain() -> None:
    """K10.2: with two pairs one choice of two is right; with one pair nobody is asked."""
    wins = 0
    for guess in ("retreat", "freeze"):
        s = shark_turn("search", ["red 6"], {"at": "N|C", "facing": "east"}, pairs=["retreat", "freeze"])
        play(s, "use red 6 in C", "choose retreat", f"choose {guess}")
        wins += asked(s) == "over"
    assert wins == 1
    s = shark_turn("search", ["red 6"], {"at": "N|C", "facing": "east"}, pairs=["freeze"])
    play(s, "use red 6 in C")
    assert look(s)["over"]["winner"] == "shark"


# Rulings printed with the cards


def test_example_cloud_of_ink_may_reveal_the_octopus_as_payment() -> None:
    """K5.5."""
    s = octopus_turn(["cloud_of_ink"], chance=[0, 0])
    play(s, "play cloud_of_ink", "reveal NW", "reveal N", "reveal C")
    assert options(s) == ["shuffle NW"]
    play(s, "shuffle NW", "shuffle N", "shuffle C", "place in NW", "place in N")
    assert revealed(look(s)["blocks"]) == []


def test_example_sudden_evasion_may_move_one_block_twice() -> None:
    """K5.1: the Octopus swims from the centre past the north into the corner."""
    s = octopus_turn(["sudden_evasion"])
    play(s, "play sudden_evasion", "reveal SW", "reveal SE", "swap N and C", "swap NW and N")
    assert look(s)["blocks"]["NW"] == "octopus"


def test_example_sharp_senses_can_gain_an_eat_card_and_not_take_it_to_hand() -> None:
    """K5.4."""
    s = octopus_turn(["sharp_senses"])
    play(
        s,
        "play sharp_senses",
        "reveal NW",
        "reveal NE",
        "gain the top eat card",
        "exchange NW",
        "gain the top hide card",
    )
    assert options(s) == ["done", "take in_plain_sight to hand"]
    play(s, "done")
    assert look(s)["octopus"]["discard"] == ["crab", "in_plain_sight"]


def test_example_the_block_in_the_centre_may_lie_open_for_taking_chances() -> None:
    """K5.5: all three come back hidden."""
    s = octopus_turn(["taking_chances"], {"C": "octopus revealed"}, chance=[0, 0])
    play(s, "play taking_chances", "reveal NW", "reveal NE", "shuffle N", "shuffle W", "place in W", "place in C")
    assert revealed(look(s)["blocks"]) == ["NW", "NE"]
    assert look(s)["blocks"]["W"] == "octopus"


def test_example_a_second_die_out_of_reach_returns_to_the_bag() -> None:
    """K8.10: the den trap moves the Shark away from the zone of the other die."""
    blocks = {"N": "trap_den", "SE": "trap_one"}
    s = shark_turn("search", ["yellow 6", "red 6"], {"at": "N|C", "facing": "east"}, blocks=blocks)
    red = look(s)["shark"]["bag"]["red"]
    play(s, "use yellow 6 in N", "use red 6 in C", "first N", "put the Shark on den SE")
    assert look(s)["shark"]["bag"]["red"] == red + 1
    assert look(s)["blocks"]["C"] == "octopus"


def test_example_of_two_nearest_currents_the_shark_chooses_which_to_clear() -> None:
    """K8.6: all ways on lead nowhere."""
    climbing = {"NW|W": 1, "N|C": 1, "W|C": 1}
    beyond = {"N|NE": 5, "NE|E": 5, "C|E": 5, "W|SW": 5, "C|S": 5, "SW|S": 5, "den NW": 5}
    s = shark_turn("move", shark={"at": "NW|N", "facing": "south"}, currents=climbing | beyond)
    bag = look(s)["shark"]["bag"]["blue"]
    assert {option.split(" facing")[0] for option in options(s)} == {f"push to {space}" for space in climbing}
    play(s, "push to N|C facing east")
    told = look(s)
    assert (told["shark"]["at"], told["shark"]["bag"]["blue"]) == ("N|C", bag + 1)
    assert told["shark"]["growth"] == []
