"""Every Octopus card in play, and what swap, shuffle and hide mean (K5)."""

from collections import Counter
from itertools import combinations

import pytest
from support.kelp import KELP, ZONES, asked, look, options, play, play_seen
from support.octopus import (
    all_but,
    block,
    cards,
    happened,
    hidden,
    payments,
    place_all,
    revealed,
    revealed_zones,
    seeded,
    turn,
    view,
)

from fathoms.games.kelp.state import State

OCTOPUS, SHARK = 0, 1


def learning(card: str, *paid: str, blocks: dict[str, str] | None = None, **rest: object) -> State:
    """A Learn card has been played and paid for; the first gain is to be chosen."""
    s = turn([card], blocks, **rest)
    play(s, f"play {card}", *(f"reveal {zone}" for zone in paid))
    assert asked(s) == "gain"
    return s


def shuffled(s: State, *texts: str, seeds: int = 40) -> Counter[tuple[str, ...]]:
    """What is in the zones after a shuffle that begins with these answers, over many seeds."""
    found = Counter[tuple[str, ...]]()
    for seed in range(seeds):
        twin = seeded(s, seed)
        play(twin, *texts)
        place_all(twin)
        found[tuple(look(twin)["blocks"].values())] += 1
    return found


# The starters


def test_card_fast_learning_gains_two_and_may_lay_one_card_on_the_draw_pile() -> None:
    s = learning("fast_learning", "W", draw=["sneaking", "sneaking", "nimble_dodge"])
    assert KELP.question(s).fields["left"] == 2
    first, second = look(s)["piles"]["move"]["top"], look(s)["piles"]["hide"]["top"]
    play(s, "gain the top move card", "gain the top hide card")
    assert options(s) == ["done", f"put {first} on top", f"put {second} on top"]
    play(s, f"put {first} on top")
    assert (cards(s, "draw_top"), cards(s, "discard")) == ([first], [second])
    play(s, "draw")
    assert first in cards(s, "hand"), "it is the next card to be drawn"


def test_card_fast_learning_may_leave_both_cards_on_the_discard_pile() -> None:
    s = learning("fast_learning", "W")
    play(s, "gain the top move card", "gain the top hide card", "done")
    assert (cards(s, "draw_top"), cards(s, "discard")) == ([], ["sudden_evasion", "in_plain_sight"])


def test_card_nimble_dodge_swaps_two_adjacent_blocks_once() -> None:
    s = turn(["nimble_dodge"])
    play(s, "play nimble_dodge", "reveal SE")
    assert len(options(s)) == 12
    play(s, "swap N and C")
    assert (block(s, "N"), block(s, "C")) == ("octopus", "trap_one")
    assert asked(s) == "action"


def test_card_sneaking_shuffles_two_hidden_blocks() -> None:
    s = turn(["sneaking"])
    play(s, "play sneaking", "reveal NW", "reveal NE")
    assert (asked(s), KELP.question(s).fields["left"]) == ("shuffle", 2)
    play(s, "shuffle N")
    assert KELP.question(s).fields["left"] == 1
    play(s, "shuffle C")
    assert (KELP.mover(s), asked(s), options(s)) == (SHARK, "place", ["place in N", "place in C"])
    play(s, "place in N")
    assert (KELP.mover(s), asked(s)) == (OCTOPUS, "action"), "the last block goes where room is left"
    assert {block(s, "N"), block(s, "C")} == {"octopus", "trap_one"}
    assert revealed_zones(s) == {"NW", "NE"}


def test_card_camouflage_hides_one_block_or_two() -> None:
    s = turn(["camouflage"], revealed("NW", "C", "SE"))
    play(s, "play camouflage")
    assert options(s) == ["hide NW", "hide C", "hide SE"], "not none"
    one = s.copy()
    play(one, "hide C", "done")
    assert revealed_zones(one) == {"NW", "SE"}
    play(s, "hide NW", "hide SE")
    assert revealed_zones(s) == {"C"}
    assert asked(s) == "action", "not three"


# The Move pile


def test_card_sudden_evasion_swaps_twice_and_the_same_block_may_take_part_in_both() -> None:
    s = turn(["sudden_evasion"])
    play(s, "play sudden_evasion", "reveal NE", "reveal SE", "swap C and E")
    assert (asked(s), block(s, "E")) == ("swap", "octopus")
    assert len(options(s)) == 12
    play(s, "swap NE and E")
    assert (block(s, "NE"), block(s, "E"), block(s, "C")) == ("octopus", "shell revealed", "shell")
    assert asked(s) == "action"


def test_card_sudden_evasion_may_take_back_its_first_swap() -> None:
    s = turn(["sudden_evasion"])
    play(s, "play sudden_evasion", "reveal NE", "reveal SE")
    before = look(s)["blocks"]
    play(s, "swap C and E", "swap C and E")
    assert look(s)["blocks"] == before


def test_card_sudden_evasion_must_swap_twice() -> None:
    s = turn(["sudden_evasion"])
    play(s, "play sudden_evasion", "reveal NE", "reveal SE", "swap C and E")
    assert all(text.startswith("swap ") for text in options(s))


@pytest.mark.parametrize("centre", ["octopus", "octopus revealed"])
def test_card_taking_chances_shuffles_the_centre_with_two_hidden_blocks(centre: str) -> None:
    s = turn(["taking_chances"], {"C": centre})
    play(s, "play taking_chances", "reveal NW", "reveal NE")
    assert look(s)["blocks"]["C"] == "empty", "the block of C always takes part"
    assert options(s) == [f"shuffle {zone}" for zone in ("N", "W", "E", "SW", "S")], "two more have to come"
    play(s, "shuffle N", "shuffle S")
    assert options(s) == ["place in N", "place in C", "place in S"]
    play(s, "place in S")
    assert options(s) == ["place in N", "place in C"]
    play(s, "place in C")
    assert asked(s) == "action"
    assert revealed_zones(s) == {"NW", "NE"}, "all three come back hidden"
    assert Counter(block(s, zone) for zone in ("N", "C", "S")) == {"octopus": 1, "trap_one": 1, "shell": 1}


def test_card_cloud_of_ink_shuffles_three_revealed_blocks() -> None:
    s = turn(["cloud_of_ink"], revealed("SW"))
    play(s, "play cloud_of_ink", "reveal N", "reveal C", "reveal SE")
    assert revealed_zones(s) == {"N", "C", "SW", "SE"}
    assert options(s) == ["shuffle N", "shuffle C"], "the third must still be found further on"
    play(s, "shuffle N", "shuffle C")
    assert options(s) == ["shuffle SW", "shuffle SE"]
    play(s, "shuffle SW")
    assert options(s) == ["place in N", "place in C", "place in SW"]
    play(s, "place in N", "place in SW")
    assert revealed_zones(s) == {"SE"}, "all three come back hidden"
    assert Counter(block(s, zone) for zone in ("N", "C", "SW")) == {"octopus": 1, "trap_one": 1, "shell": 1}


# The Hide pile


def test_card_in_plain_sight_hides_and_may_draw_one_card() -> None:
    s = turn(["in_plain_sight", "sneaking"], revealed("NW", "C", "SE"))
    play(s, "play in_plain_sight")
    assert options(s) == ["hide NW", "hide C", "hide SE"]
    play(s, "hide NW", "hide C")
    assert (asked(s), options(s)) == ("may_draw", ["done", "draw"])
    refused = s.copy()
    play(refused, "done")
    assert (cards(refused, "hand"), asked(refused)) == (["sneaking"], "action")
    events = play(s, "draw")
    assert happened(events, "drew") == [{"count": 1}]
    assert (len(cards(s, "hand")), asked(s)) == (2, "action")


def test_card_in_plain_sight_may_hide_one_block_and_draw() -> None:
    s = turn(["in_plain_sight"], revealed("NW", "C"))
    play(s, "play in_plain_sight", "hide NW", "done", "draw")
    assert revealed_zones(s) == {"C"}
    assert len(cards(s, "hand")) == 1


def test_card_in_plain_sight_draws_from_the_reshuffled_discard_pile_but_never_itself() -> None:
    s = turn(["in_plain_sight"], revealed("NW"), draw=[], discard=["sneaking"])
    play(s, "play in_plain_sight", "hide NW", "draw")
    assert (cards(s, "hand"), cards(s, "discard")) == (["sneaking"], [])
    s = turn(["in_plain_sight"], revealed("NW"), draw=[])
    play(s, "play in_plain_sight", "hide NW")
    assert asked(s) == "action"


def test_card_shed_skin_hides_and_may_trash_a_card_from_hand_or_discard_pile() -> None:
    s = turn(["shed_skin", "sneaking", "camouflage"], revealed("NW", "C"), discard=["nimble_dodge", "sneaking"])
    play(s, "play shed_skin", "hide NW", "hide C")
    assert (asked(s), options(s)) == (
        "trash",
        [
            "done",
            "trash sneaking from hand",
            "trash camouflage from hand",
            "trash nimble_dodge from the discard pile",
            "trash sneaking from the discard pile",
        ],
    )
    from_hand = s.copy()
    events = play(from_hand, "trash sneaking from hand")
    assert happened(events, "trashed") == [{"card": "sneaking"}]
    assert (cards(from_hand, "hand"), cards(from_hand, "trash")) == (["camouflage"], ["sneaking"])
    from_discard = s.copy()
    play(from_discard, "trash nimble_dodge from the discard pile")
    assert (cards(from_discard, "discard"), cards(from_discard, "trash")) == (["sneaking"], ["nimble_dodge"])
    play(s, "done")
    assert (cards(s, "trash"), asked(s)) == ([], "action")


def test_card_shed_skin_cannot_trash_itself() -> None:
    s = turn(["shed_skin", "sneaking"], revealed("NW"))
    play(s, "play shed_skin", "hide NW")
    assert options(s) == ["done", "trash sneaking from hand"]


def test_card_shed_skin_may_trash_another_copy_of_its_kind() -> None:
    s = turn(["shed_skin", "shed_skin"], revealed("NW"))
    play(s, "play shed_skin", "hide NW", "trash shed_skin from hand")
    assert (cards(s, "trash"), cards(s, "slots")) == (["shed_skin"], ["shed_skin", None])


def test_card_shed_skin_may_trash_an_eat_card() -> None:
    s = turn(["shed_skin", "crab"], revealed("NW") | {"E": "crab"})
    play(s, "play shed_skin", "hide NW", "trash crab from hand")
    assert (cards(s, "trash"), look(s)["food_track"], block(s, "E")) == (["crab"], [], "crab")


# The Learn pile


def test_card_devious_ideas_gains_two_and_may_hide_the_blocks() -> None:
    s = learning("devious_ideas", "W", blocks=revealed("NW", "C"))
    play(s, "gain trap_den", "exchange NW", "gain double_shell", "exchange W")
    assert (asked(s), options(s)) == ("hide_gained", ["done", "hide NW", "hide W"]), "the Octopus is not among them"
    play(s, "hide NW")
    assert options(s) == ["done", "hide W"]
    play(s, "hide W")
    assert (block(s, "NW"), block(s, "W"), block(s, "C")) == ("trap_den", "double_shell", "octopus revealed")
    assert asked(s) == "action"


@pytest.mark.parametrize(
    ("answers", "stay"), [(["done"], {"NW", "W"}), (["hide NW", "done"], {"W"}), (["hide W"], {"NW"})]
)
def test_card_devious_ideas_decides_for_each_block(answers: list[str], stay: set[str]) -> None:
    s = learning("devious_ideas", "W", blocks=revealed("NW"))
    play(s, "gain trap_den", "exchange NW", "gain double_shell", "exchange W", *answers)
    assert (revealed_zones(s), asked(s)) == (stay, "action")


def test_card_devious_ideas_may_hide_a_gained_food() -> None:
    s = learning("devious_ideas", "W")
    food = look(s)["piles"]["eat"]["top"]
    play(s, "gain the top eat card", "exchange W", "gain the top move card", "hide W")
    assert block(s, "W") == food


def test_card_sharp_senses_gains_two_and_may_take_one_card_to_hand() -> None:
    s = learning("sharp_senses", "W", "E")
    play(s, "gain the top move card", "gain the top hide card")
    assert (asked(s), options(s)) == ("take", ["done", "take sudden_evasion to hand", "take in_plain_sight to hand"])
    refused = s.copy()
    play(refused, "done")
    assert (cards(refused, "hand"), cards(refused, "discard")) == ([], ["sudden_evasion", "in_plain_sight"])
    play(s, "take in_plain_sight to hand")
    assert (cards(s, "hand"), cards(s, "discard"), asked(s)) == (["in_plain_sight"], ["sudden_evasion"], "action")


def test_card_sharp_senses_cannot_take_an_eat_card_to_hand() -> None:
    s = learning("sharp_senses", "W", "E")
    play(s, "gain the top eat card", "exchange W", "gain the top hide card")
    assert options(s) == ["done", "take in_plain_sight to hand"]
    s = learning("sharp_senses", "W", "E")
    play(s, "gain the top eat card", "exchange W", "gain the top eat card", "exchange E")
    assert asked(s) == "action", "with Eat cards alone nothing is asked"


# The Eat pile


def eaten(food: str, **game: str) -> State:
    """The Octopus in C has played the Eat card of a food in E."""
    s = turn([food, "sneaking"], {"E": food}, **game)
    assert f"play {food}" in options(s)
    events = play(s, f"play {food}")
    assert happened(events, "ate") == [{"food": food, "zone": "E"}]
    assert (look(s)["food_track"], cards(s, "trash"), block(s, "E")) == ([food], [food], "shell revealed")
    return s


@pytest.mark.parametrize("game", [{}, {"board": "night"}, {"edition": "prototype"}])
def test_card_crab_eats_the_crab(game: dict[str, str]) -> None:
    s = eaten("crab", **game)
    play(s, "use the crab")
    assert (cards(s, "hand_size"), len(cards(s, "hand"))) == (5, 5)


@pytest.mark.parametrize("game", [{}, {"board": "night"}, {"edition": "prototype"}])
def test_card_snail_eats_the_snail(game: dict[str, str]) -> None:
    s = eaten("snail", **game)
    play(s, "use the snail", "take fast_learning from the draw pile")
    assert cards(s, "hand") == ["fast_learning", "sneaking"]


@pytest.mark.parametrize("game", [{}, {"board": "night"}, {"edition": "prototype"}])
def test_card_lobster_eats_the_lobster(game: dict[str, str]) -> None:
    s = eaten("lobster", **game)
    play(s, "use the lobster")
    assert revealed_zones(s) == set()


@pytest.mark.parametrize("game", [{}, {"board": "night"}, {"edition": "prototype"}])
def test_card_abalone_eats_the_abalone(game: dict[str, str]) -> None:
    s = eaten("abalone", **game)
    play(s, "use the abalone", "gain double_shell", "exchange E", "done")
    assert block(s, "E") == "double_shell revealed"


# K5.1: swap


@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("octopus", "shell"),
        ("octopus revealed", "shell"),
        ("octopus", "shell revealed"),
        ("octopus revealed", "shell revealed"),
    ],
)
def test_K5_1_in_a_swap_hidden_stays_hidden_and_revealed_stays_revealed(here: str, there: str) -> None:
    s = turn(["nimble_dodge"], {"C": here, "E": there})
    events = play(s, "play nimble_dodge", "reveal SW", "swap C and E")
    assert (block(s, "C"), block(s, "E")) == (there, here)
    assert happened(events, "swapped") == [{"zone": "C", "other": "E"}]


def test_K5_1_only_adjacent_blocks_are_swapped() -> None:
    s = turn(["nimble_dodge"])
    play(s, "play nimble_dodge", "reveal SW")
    offered = [set(text.removeprefix("swap ").split(" and ")) for text in options(s)]
    assert {"NW", "N"} in offered
    assert {"N", "C"} in offered
    assert {"NW", "C"} not in offered, "a diagonal"
    assert {"NE", "W"} not in offered, "the end of a row and the start of the next"


def test_K5_1_the_payment_may_be_swapped() -> None:
    s = turn(["nimble_dodge"])
    play(s, "play nimble_dodge", "reveal C", "swap C and S")
    assert (block(s, "C"), block(s, "S")) == ("shell", "octopus revealed")


# K5.2: shuffle


def test_K5_2_blocks_from_anywhere_may_be_shuffled() -> None:
    s = turn(["sneaking"])
    play(s, "play sneaking", "reveal N", "reveal S")
    pairs = set()
    for first in options(s):
        after = s.copy()
        play(after, first)
        pairs |= {frozenset((first.split()[1], second.split()[1])) for second in options(after)}
    rest = [zone for zone in ZONES if zone not in ("N", "S")]
    assert pairs == {frozenset(pair) for pair in combinations(rest, 2)}, "next to each other or not, each pair once"


def test_K5_2_only_hidden_blocks_can_be_chosen() -> None:
    s = turn(["sneaking"], hidden("NW", "N", "W", "C", "E"))
    play(s, "play sneaking", "reveal NW", "reveal C")
    assert options(s) == ["shuffle N", "shuffle W"]
    play(s, "shuffle W")
    assert options(s) == ["shuffle E"]


def test_K5_2_both_places_are_equally_likely_whatever_the_shark_names() -> None:
    s = turn(["sneaking"])
    play(s, "play sneaking", "reveal NW", "reveal NE", "shuffle N")
    for first in ("N", "C"):
        lairs = Counter[str]()
        for seed in range(100):
            twin = seeded(s, seed)
            play(twin, "shuffle C", f"place in {first}")
            lairs.update(zone for zone, name in look(twin)["blocks"].items() if name == "octopus")
        assert set(lairs) == {"N", "C"}
        assert min(lairs.values()) > 25


def test_K5_2_every_order_of_three_blocks_can_come_out() -> None:
    s = turn(["cloud_of_ink"])
    texts = ["play cloud_of_ink", "reveal NW", "reveal N", "reveal C", "shuffle NW", "shuffle N", "shuffle C"]
    assert len(shuffled(s, *texts)) == 6


def test_K5_2_the_octopus_sees_the_block_that_was_drawn_and_the_shark_does_not() -> None:
    s = turn(["sneaking"])
    play(s, "play sneaking", "reveal NW", "reveal NE", "shuffle N")
    owner = seeded(s, 1)
    drawn = happened(play_seen(owner, OCTOPUS, "shuffle C"), "block_drawn")[0]["block"]
    assert view(owner, OCTOPUS)["drawn_block"] == drawn
    shark = seeded(s, 1)
    events = play_seen(shark, SHARK, "shuffle C")
    assert happened(events, "block_drawn") == []
    assert happened(events, "taken") == [{"zone": "C"}]
    assert view(shark, SHARK)["drawn_block"] == "unknown"
    assert view(shark, SHARK)["bag_blocks"] == []


def test_K5_2_the_shark_is_asked_without_a_hint_of_the_block() -> None:
    """Whichever block came out, the Shark sees the same and has the same choice."""
    s = turn(["sneaking"])
    play(s, "play sneaking", "reveal NW", "reveal NE", "shuffle N")
    seen, truth = set(), set()
    for seed in range(30):
        twin = seeded(s, seed)
        play(twin, "shuffle C")
        seen.add(str((view(twin, SHARK), KELP.question(twin), options(twin))))
        truth.add(view(twin, OCTOPUS)["drawn_block"])
    assert len(seen) == 1
    assert truth == {"octopus", "trap_one"}


@pytest.mark.parametrize("named", ["NW", "N", "C"])
def test_K5_2_the_drawn_block_goes_where_the_shark_says(named: str) -> None:
    s = turn(["cloud_of_ink"])
    play(s, "play cloud_of_ink", "reveal NW", "reveal N", "reveal C", "shuffle NW", "shuffle N", "shuffle C")
    drawn = view(s, OCTOPUS)["drawn_block"]
    play(s, f"place in {named}")
    assert block(s, named) == drawn
    assert f"place in {named}" not in options(s), "a zone that is filled cannot be named again"


def test_K5_2_for_the_last_block_nobody_is_asked() -> None:
    s = turn(["cloud_of_ink"])
    play(s, "play cloud_of_ink", "reveal NW", "reveal N", "reveal C", "shuffle NW", "shuffle N", "shuffle C")
    assert (KELP.mover(s), KELP.question(s).fields["left"]) == (SHARK, 3)
    play(s, options(s)[0])
    assert (KELP.mover(s), KELP.question(s).fields["left"]) == (SHARK, 2)
    play(s, options(s)[0])
    assert (KELP.mover(s), asked(s)) == (OCTOPUS, "action")
    assert "empty" not in look(s)["blocks"].values()


def test_K5_2_the_shark_names_zones_in_the_turn_of_the_octopus() -> None:
    """The first action is a shuffle; after it the Octopus has its second action."""
    s = turn(["sneaking", "camouflage"])
    play(s, "play sneaking", "reveal NW", "reveal NE", "shuffle N", "shuffle C", "place in C")
    assert (KELP.mover(s), KELP.question(s).fields["done"]) == (OCTOPUS, 1)


# K5.3: hide


def test_K5_3_to_hide_is_to_stand_a_revealed_block_up_again() -> None:
    s = turn(["camouflage"], revealed("C"))
    assert view(s, SHARK)["blocks"]["C"] == "octopus revealed"
    events = play(s, "play camouflage", "hide C")
    assert happened(events, "hidden") == [{"zone": "C"}]
    assert view(s, SHARK)["blocks"]["C"] == "hidden"
    assert block(s, "C") == "octopus"


@pytest.mark.parametrize("card", ["camouflage", "in_plain_sight", "shed_skin"])
def test_K5_3_every_hide_card_costs_nothing(card: str) -> None:
    assert payments(turn([card], revealed("C")), card) == {frozenset()}
    assert payments(turn([card], hidden()), card) == {frozenset()}, "no hidden block is needed"


@pytest.mark.parametrize("card", ["camouflage", "in_plain_sight", "shed_skin"])
def test_K5_3_one_or_two_means_not_none_and_not_three(card: str) -> None:
    s = turn([card, "sneaking"], revealed("NW", "N", "C"))
    play(s, f"play {card}")
    assert set(ways_to_hide(s)) == {frozenset(way.split()) for way in ("NW", "N", "C", "NW N", "NW C", "N C")}


def ways_to_hide(s: State) -> list[frozenset[str]]:
    """Every set of zones that can be hidden now, each once."""
    if asked(s) != "hide":
        return [frozenset()]
    found = []
    for text in options(s):
        after = s.copy()
        if text == "done":
            found.append(frozenset())
        else:
            play(after, text)
            found += [way | {text.removeprefix("hide ")} for way in ways_to_hide(after)]
    assert len(found) == len(set(found))
    return found


def test_K5_3_two_different_blocks_are_hidden() -> None:
    s = turn(["camouflage"], revealed("NW", "N"))
    play(s, "play camouflage", "hide NW")
    assert options(s) == ["done", "hide N"]


# K5.4: the extras of Learn cards


def test_K5_4_the_extra_comes_once_after_the_last_gain() -> None:
    s = learning("fast_learning", "W")
    play(s, "gain the top move card")
    assert asked(s) == "gain"
    play(s, "gain the top hide card")
    assert asked(s) == "top"
    play(s, "put sudden_evasion on top")
    assert asked(s) == "action", "one card only"


def test_K5_4_fast_learning_may_lay_an_eat_card_on_the_draw_pile() -> None:
    s = learning("fast_learning", "W")
    food = look(s)["piles"]["eat"]["top"]
    play(s, "gain the top eat card", "exchange W", "gain the top move card", f"put {food} on top")
    assert (cards(s, "draw_top"), cards(s, "discard")) == ([food], ["sudden_evasion"])


def test_K5_4_only_cards_of_this_learn_can_be_laid_on_the_draw_pile() -> None:
    s = learning("fast_learning", "W", blocks=revealed("NW"), discard=["sneaking"])
    play(s, "gain the top move card", "gain shell", "exchange NW")
    assert options(s) == ["done", "put sudden_evasion on top"]
    s = learning("fast_learning", "W", blocks=revealed("NW"), discard=["sneaking"])
    play(s, "gain trap_two", "exchange W", "gain shell", "exchange NW")
    assert asked(s) == "action", "no card gained, nothing to decide"


def test_K5_4_it_is_the_gained_card_that_is_laid_on_the_draw_pile_not_an_older_copy() -> None:
    s = learning("fast_learning", "W", discard=["sudden_evasion", "sneaking"])
    play(s, "gain the top move card", "gain the top hide card", "put sudden_evasion on top")
    assert cards(s, "discard") == ["sudden_evasion", "sneaking", "in_plain_sight"]


def test_K5_4_a_card_laid_on_the_draw_pile_lies_above_one_laid_there_earlier() -> None:
    s = learning("fast_learning", "W", draw=[], draw_top=["shed_skin"])
    play(s, "gain the top move card", "gain the top hide card", "put sudden_evasion on top")
    assert cards(s, "draw_top") == ["sudden_evasion", "shed_skin"]


def test_K5_4_two_equal_cards_gained_make_one_choice() -> None:
    s = learning("fast_learning", "W", trash=all_but("sudden_evasion", "sudden_evasion"))
    play(s, "gain the top move card", "gain the top move card")
    assert options(s) == ["done", "put sudden_evasion on top"]
    play(s, "put sudden_evasion on top")
    assert (cards(s, "draw_top"), cards(s, "discard")) == (["sudden_evasion"], ["sudden_evasion"])


def test_K5_4_a_card_laid_on_the_draw_pile_is_not_in_reach_of_a_reshuffle() -> None:
    """It is drawn before the discard pile becomes the draw pile."""
    s = learning("fast_learning", "W", draw=[], discard=["sneaking", "camouflage"])
    play(s, "gain the top move card", "gain the top hide card", "put in_plain_sight on top")
    events = play(s, "draw")
    assert happened(events, "drew_card")[0] == {"card": "in_plain_sight"}
    assert [event["event"] for event in events][:3] == ["drew", "drew_card", "reshuffled"]


def test_K5_4_sharp_senses_takes_only_a_card_of_this_learn() -> None:
    s = learning("sharp_senses", "W", "E", discard=["sneaking"])
    play(s, "gain the top move card", "gain shell", "exchange W")
    assert options(s) == ["done", "take sudden_evasion to hand"]


def test_K5_4_the_shark_sees_which_card_sharp_senses_takes() -> None:
    s = learning("sharp_senses", "W", "E")
    play(s, "gain the top move card", "gain the top hide card")
    events = play_seen(s, SHARK, "take sudden_evasion to hand")
    assert happened(events, "took_to_hand") == [{"card": "sudden_evasion"}]
    assert view(s, SHARK)["octopus"]["known"] == ["sudden_evasion"]


def test_K5_4_the_extra_does_not_reach_blocks_that_were_there_before() -> None:
    s = learning("devious_ideas", "W", blocks=revealed("NW", "N"))
    play(s, "gain double_shell", "exchange NW", "gain the top move card")
    assert options(s) == ["done", "hide NW"], "neither the payment nor a block revealed earlier"


def test_K5_4_devious_ideas_hides_food_and_trap_alike() -> None:
    s = learning("devious_ideas", "W", blocks=revealed("NW"))
    food = look(s)["piles"]["eat"]["top"]
    play(s, "gain the top eat card", "exchange NW", "gain trap_two", "exchange W", "hide NW", "hide W")
    assert (block(s, "NW"), block(s, "W")) == (food, "trap_two")
    assert view(s, SHARK)["known"]["NW"] == [food], "the Shark has seen them come"


# K5.5: Taking Chances and Cloud of Ink


@pytest.mark.parametrize("board", ["day", "night"])
def test_K5_5_taking_chances_takes_the_block_in_c_on_both_boards(board: str) -> None:
    s = turn(["taking_chances"], {"C": "shell", "SW": "octopus"}, board=board)
    play(s, "play taking_chances", "reveal NW", "reveal NE", "shuffle S", "shuffle SE")
    assert options(s) == ["place in C", "place in S", "place in SE"]


def test_K5_5_the_payment_may_have_revealed_the_block_in_c() -> None:
    s = turn(["taking_chances"])
    play(s, "play taking_chances", "reveal C", "reveal SE", "shuffle N", "shuffle S")
    place_all(s)
    assert revealed_zones(s) == {"SE"}
    assert Counter(block(s, zone) for zone in ("N", "C", "S")) == {"octopus": 1, "trap_one": 1, "shell": 1}


def test_K5_5_the_other_two_blocks_are_hidden_and_lie_elsewhere() -> None:
    s = turn(["taking_chances"], revealed("S", "SE"))
    play(s, "play taking_chances", "reveal NW", "reveal NE")
    offered = set(options(s))
    play(s, options(s)[0])
    offered |= set(options(s))
    assert offered == {f"shuffle {zone}" for zone in ("N", "W", "E", "SW")}


def test_K5_5_each_of_the_three_blocks_can_end_in_each_zone() -> None:
    s = turn(["taking_chances"], {"S": "trap_den"})
    texts = ["play taking_chances", "reveal NW", "reveal NE", "shuffle N", "shuffle S"]
    assert len(shuffled(s, *texts)) == 6


def test_K13_4_in_the_prototype_the_blocks_of_taking_chances_come_back_hidden_too() -> None:
    s = turn(["taking_chances"], revealed("C"), edition="prototype")
    play(s, "play taking_chances", "reveal NW", "reveal NE", "shuffle N", "shuffle S")
    place_all(s)
    assert revealed_zones(s) == {"NW", "NE"}


def test_K5_5_cloud_of_ink_takes_revealed_blocks_wherever_they_lie() -> None:
    s = turn(["cloud_of_ink"], revealed("NW", "E"))
    play(s, "play cloud_of_ink", "reveal C", "reveal SW", "reveal SE")
    triples = set()
    for first in options(s):
        one = s.copy()
        play(one, first)
        for second in options(one):
            two = one.copy()
            play(two, second)
            triples |= {frozenset(t.split()[1] for t in (first, second, third)) for third in options(two)}
    assert triples == {frozenset(three) for three in combinations(["NW", "C", "E", "SW", "SE"], 3)}


def test_K5_5_cloud_of_ink_may_be_paid_with_the_octopus_and_shuffle_it() -> None:
    s = turn(["cloud_of_ink"])
    play(s, "play cloud_of_ink", "reveal N", "reveal C", "reveal E", "shuffle N", "shuffle C", "shuffle E")
    place_all(s)
    assert revealed_zones(s) == set()
    assert "octopus" in (block(s, "N"), block(s, "C"), block(s, "E"))


def test_K5_every_octopus_card_has_a_test_here() -> None:
    """A card that is added to the data needs a test named after it."""
    tests = [name for name in globals() if name.startswith("test_card_")]
    known = [entry.name for entry in KELP.data.entries("octopus.cards")]
    assert [card for card in known if not any(test.startswith(f"test_card_{card}_") for test in tests)] == []
