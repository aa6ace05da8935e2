"""How a game ends (section 11): each reason from a written position, and each in a whole game whose record replays."""

import json
import re
from random import Random
from typing import Any

import pytest
from support.kelp import KELP, asked, look, octopus_turn, options, play, position, shark_turn

from fathoms.core.chance import sealed
from fathoms.core.errors import IllegalAction
from fathoms.core.live import LiveGame
from fathoms.core.record import replay, verify
from fathoms.core.record_reading import from_json
from fathoms.core.state import OVER
from fathoms.games.kelp.declaration import REASON_NAMES
from fathoms.games.kelp.names import OCTOPUS, SHARK
from fathoms.games.kelp.state import State

AT_NORTH = {"at": "N|C", "facing": "east"}
AT_EAST = {"at": "NE|E", "facing": "west"}
SIX = ["blue", "blue", "yellow", "yellow", "red", "red"]
FIVE = SIX[:5]
THREE_EATEN = {"food_track": ["crab used", "snail", "lobster used"], "blocks": {"N": "abalone"}}
HAND_OF_FOUR = {"hand": ["abalone", "camouflage"], "trash": ["crab", "snail", "lobster"]}


def over(s: State) -> tuple[str, str]:
    """Who has won, and why."""
    assert asked(s) == "over", f"{asked(s)} is asked"
    return look(s)["over"]["winner"], look(s)["over"]["reason"]


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]


# K11.1: food


def test_end_food_with_the_fourth_food_K11_1() -> None:
    """K11.1, K6.8: on the spot, in the middle of the turn."""
    s = octopus_turn(["abalone"], octopus=HAND_OF_FOUR, **THREE_EATEN)
    events = play(s, "play abalone")
    assert over(s) == ("octopus", "food")
    assert kinds(events)[-2:] == ["ate", "over"]
    assert look(s)["food_track"][-1] == "abalone"


def test_K11_1_three_foods_are_not_enough() -> None:
    s = octopus_turn(
        ["lobster"],
        {"N": "lobster"},
        food_track=["crab used", "snail used"],
        octopus={"trash": ["crab", "snail"]},
    )
    play(s, "play lobster")
    assert asked(s) == "action"
    assert len(look(s)["food_track"]) == 3


# K11.1: exhausted


def test_end_exhausted_by_a_strike_K11_1() -> None:
    s = shark_turn("search", ["red 6", "blue 1"], AT_NORTH | {"hunger": SIX}, blocks={"N": "shell", "E": "trap_one"})
    events = play(s, "use red 6 in N")
    assert over(s) == ("octopus", "exhausted")
    assert kinds(events)[-3:] == ["revealed", "hunger", "over"]
    assert look(s)["shark"]["hunger"].count("red") == 3


def test_end_exhausted_before_the_struck_trap_works_K11_1() -> None:
    """The game stops at once: a trap that the seventh die has revealed does nothing any more."""
    s = shark_turn("search", ["red 6"], AT_NORTH | {"hunger": SIX}, currents={"den NW": 3})
    events = play(s, "use red 6 in N")
    assert over(s) == ("octopus", "exhausted")
    assert "trap" not in kinds(events)
    assert look(s)["currents"] == {"den NW": 3}


def test_end_exhausted_before_the_second_die_is_used_K11_1() -> None:
    s = shark_turn("search", ["red 5", "red 6"], AT_NORTH | {"hunger": SIX})
    play(s, "use red 5 in N", "use red 6 in C", "first N")
    assert over(s) == ("octopus", "exhausted")
    assert look(s)["blocks"]["C"] == "octopus"
    assert look(s)["zone_dice"] == {"C": "red 6"}


def test_end_exhausted_by_a_purchase_K11_1() -> None:
    s = shark_turn("buy", shark={"energy": ["blue 6", "blue 5"], "hunger": SIX})
    play(s, "buy agile_4", "done")
    assert asked(s) == "hunger"
    play(s, "blue 5 to hunger")
    assert over(s) == ("octopus", "exhausted")


def test_end_exhausted_by_a_purchase_the_shark_could_not_avoid_K11_1() -> None:
    """K8.16: with three energy dice it must buy, even if that is the seventh die."""
    s = shark_turn("buy", shark={"energy": ["blue 2", "blue 1", "blue 1"], "hunger": SIX})
    assert options(s) == ["buy agile_4"]
    play(s, "buy agile_4", "blue 1 to hunger")
    assert over(s) == ("octopus", "exhausted")


def test_end_exhausted_by_daring_K11_1() -> None:
    s = shark_turn("rolled", ["red 3", "blue 2"], AT_NORTH | {"cards": ["daring_7"], "hunger": SIX})
    events = play(s, "use daring", "choose red 3", "choose blue 2")
    assert over(s) == ("octopus", "exhausted")
    assert kinds(events)[-2:] == ["hunger", "over"]


def test_K11_1_six_dice_on_the_track_end_nothing() -> None:
    """Red dice are left in the bag."""
    dice = {"hunger": FIVE, "bag": {"blue": 7, "red": 2}, "supply": {"blue": 6, "yellow": 8, "red": 6}}
    s = shark_turn("search", ["red 6"], AT_NORTH | dice, blocks={"N": "shell", "E": "trap_one"})
    play(s, "use red 6 in N")
    assert len(look(s)["shark"]["hunger"]) == 6
    assert (asked(s), look(s)["turn"]) == ("action", 3)


def test_K11_1_daring_with_room_on_the_track_ends_nothing() -> None:
    s = shark_turn("rolled", ["red 3", "blue 2"], AT_NORTH | {"cards": ["daring_7"], "hunger": FIVE})
    play(s, "use daring", "choose red 3", "choose blue 2")
    assert look(s)["shark"]["pool"] == ["red 6"]
    assert asked(s) == "move"


# K11.2: the Shark's only way


@pytest.mark.parametrize("card", ["fight", "retreat", "freeze"])
def test_end_confrontation_won_by_the_right_guess_K11_2(card: str) -> None:
    s = shark_turn("search", ["red 6"], AT_NORTH)
    play(s, "use red 6 in C", f"choose {card}", f"choose {card}")
    assert over(s) == ("shark", "confrontation")


def test_end_confrontation_won_with_the_last_pair_K11_2() -> None:
    s = shark_turn("search", ["red 6"], AT_NORTH, pairs=["retreat"])
    play(s, "use red 6 in C")
    assert over(s) == ("shark", "confrontation")


def test_end_confrontation_won_with_six_dice_on_the_track_K11_2() -> None:
    s = shark_turn("search", ["red 6"], AT_NORTH | {"hunger": SIX})
    assert "use red 6 in C" in options(s)
    play(s, "use red 6 in C")
    assert asked(s) == "confront"
    play(s, "choose freeze", "choose freeze")
    assert over(s) == ("shark", "confrontation")
    assert len(look(s)["shark"]["hunger"]) == 6


def test_end_confrontation_won_with_six_dice_and_the_last_pair_K11_2() -> None:
    s = shark_turn("search", ["red 6"], AT_NORTH | {"hunger": SIX}, pairs=["fight"])
    play(s, "use red 6 in C")
    assert over(s) == ("shark", "confrontation")


@pytest.mark.parametrize("card", ["fight", "retreat", "freeze"])
def test_K11_2_a_lost_confrontation_with_six_dice_on_the_track_exhausts_the_shark(card: str) -> None:
    """That die is the seventh, and there is no escape left to carry out."""
    s = shark_turn("search", ["red 6"], AT_NORTH | {"hunger": SIX})
    guess = "fight" if card != "fight" else "freeze"
    play(s, "use red 6 in C", f"choose {card}", f"choose {guess}")
    assert over(s) == ("octopus", "exhausted")


def test_K11_2_finding_the_octopus_by_a_search_wins_nothing() -> None:
    s = shark_turn("search", ["yellow 6"], AT_NORTH, pairs=["fight"])
    play(s, "use yellow 6 in C")
    assert asked(s) == "action"


# K11.3: no strike left


def last_strike(shark: dict[str, Any] | None = None, **rest: Any) -> State:
    """Five dice on the track; the Shark strikes a shell in N with a red die, which is the sixth."""
    bag = {"blue": 5, "yellow": 1, "red": 0}
    told = AT_NORTH | {"hunger": FIVE, "bag": bag, "pool": ["red 6"]} | (shark or {})
    # What is neither in the bag nor named lies in the supply.
    dice = [*told["hunger"], *(die.split()[0] for key in ("pool", "energy", "kept") for die in told.get(key, []))]
    told["supply"] = {
        colour: total - told["bag"][colour] - dice.count(colour)
        for colour, total in (("blue", 15), ("yellow", 10), ("red", 10))
    }
    s = shark_turn("search", None, told, blocks={"N": "shell", "E": "trap_one"}, **rest)
    play(s, "use red 6 in N")
    return s


def test_end_no_strike_left_after_the_last_red_die_K11_3() -> None:
    """The supply is full of red dice, but they are no hope: to buy one would cost the seventh place."""
    s = last_strike()
    assert over(s) == ("octopus", "no_strike_left")
    assert look(s)["shark"]["supply"]["red"] > 0


@pytest.mark.parametrize(
    "hope",
    [
        {"bag": {"blue": 5, "yellow": 1, "red": 1}},
        {"energy": ["red 1"]},
        {"kept": ["red 1"], "trash": ["vigilant_6"]},
        {"pool": ["red 1", "red 6"]},
    ],
    ids=["bag", "energy", "vigilant", "pool"],
)
def test_K11_3_a_red_die_anywhere_is_hope(hope: dict[str, Any]) -> None:
    s = last_strike(hope)
    if asked(s) == "search":
        play(s, "go on")
    assert asked(s) != "over"
    assert len(look(s)["shark"]["hunger"]) == 6


def test_K11_3_a_red_die_waiting_on_a_zone_is_hope() -> None:
    blocks = {"N": "shell", "C": "shell", "S": "octopus", "E": "trap_one"}
    shark = AT_NORTH | {"hunger": FIVE, "bag": {"blue": 7}, "supply": {"blue": 6, "yellow": 8, "red": 7}}
    s = shark_turn("search", ["red 5", "red 6"], shark, blocks=blocks)
    events = play(s, "use red 5 in N", "use red 6 in C", "first N")
    # The second strike is the seventh die: the game ends with that, not with the sixth.
    assert kinds(events).count("struck") == 2
    assert over(s) == ("octopus", "exhausted")


def test_K11_3_a_red_die_put_on_vigilant_this_turn_is_hope() -> None:
    shark = AT_NORTH | {"hunger": FIVE, "keeping": ["red 1"], "trash": ["vigilant_6"]}
    shark |= {"bag": {"blue": 7}, "supply": {"blue": 6, "yellow": 8, "red": 7}}
    s = shark_turn("search", ["red 6"], shark, blocks={"N": "shell", "E": "trap_one"})
    play(s, "use red 6 in N")
    assert asked(s) == "action"


def test_end_no_strike_left_after_a_purchase_K11_3() -> None:
    """The last red die goes from energy to the hunger track, and the card brings a yellow one."""
    shark = {"energy": ["blue 1", "red 4"], "hunger": FIVE, "bag": {"blue": 7}}
    shark |= {"supply": {"blue": 5, "yellow": 8, "red": 8}}
    s = shark_turn("buy", shark=shark)
    play(s, "buy agile_4", "red 4 to hunger")
    assert over(s) == ("octopus", "no_strike_left")


def test_K11_3_a_purchase_can_bring_the_red_die_that_keeps_the_game_going() -> None:
    shark = {"energy": ["blue 2", "red 4"], "hunger": FIVE, "bag": {"blue": 7}}
    shark |= {"supply": {"blue": 5, "yellow": 8, "red": 8}}
    s = shark_turn("buy", shark=shark)
    play(s, "buy aggressive_6", "red 4 to hunger")
    assert asked(s) == "action"
    assert look(s)["shark"]["bag"]["red"] == 2


def test_end_no_strike_left_after_a_lost_confrontation_K11_3() -> None:
    """The die is put down before the escape, so there is nothing more to do."""
    s = last_strike_on_the_octopus()
    play(s, "choose fight", "choose freeze")
    assert over(s) == ("octopus", "no_strike_left")


def last_strike_on_the_octopus() -> State:
    shark = AT_NORTH | {"hunger": FIVE, "bag": {"blue": 7}, "supply": {"blue": 6, "yellow": 8, "red": 8}}
    s = shark_turn("search", ["red 6"], shark)
    play(s, "use red 6 in C")
    return s


def test_K11_3_the_last_strike_can_still_win() -> None:
    s = last_strike_on_the_octopus()
    play(s, "choose fight", "choose fight")
    assert over(s) == ("shark", "confrontation")


def test_K11_3_with_two_places_free_there_is_always_hope() -> None:
    """Four dice and the last red one make five: a purchase can still bring red dice."""
    shark = AT_NORTH | {"hunger": FIVE[:4], "bag": {"blue": 7}, "supply": {"blue": 6, "yellow": 8, "red": 9}}
    s = shark_turn("search", ["red 6"], shark, blocks={"N": "shell", "E": "trap_one"})
    play(s, "use red 6 in N")
    assert look(s)["shark"]["hunger"].count("red") == 1
    assert asked(s) == "action"


# K11.4: survived


def late_turn(turn: int, step: str, shark: dict[str, Any], **rest: Any) -> State:
    """A step of the Shark in one of the last turns."""
    return position(
        turn=turn, asked=[{"run": "shark", "step": step, "last": None, "moved": False}], shark=shark, **rest
    )


def test_end_survived_when_turn_200_is_over_K11_4() -> None:
    s = late_turn(200, "move", AT_EAST)
    play(s, options(s)[0])
    assert over(s) == ("octopus", "survived")
    assert look(s)["turn"] == 200


def test_end_survived_only_after_the_last_question_of_the_turn_K11_4() -> None:
    s = late_turn(200, "buy", AT_EAST | {"energy": ["blue 4"]})
    play(s, "buy agile_4")
    assert asked(s) == "hunger"
    play(s, "blue 4 to hunger")
    assert over(s) == ("octopus", "survived")


def test_K11_4_turn_199_is_followed_by_turn_200() -> None:
    s = octopus_turn(["camouflage", "camouflage"], turn=199)
    play(s, "discard camouflage", "discard camouflage")
    assert look(s)["turn"] == 200
    assert KELP.mover(s) == SHARK


def test_K11_4_turn_198_is_followed_by_turn_199() -> None:
    s = late_turn(198, "move", AT_EAST)
    play(s, options(s)[0])
    assert (look(s)["turn"], asked(s)) == (199, "action")


def test_K11_4_the_shark_can_win_in_the_very_last_turn() -> None:
    s = late_turn(200, "search", AT_NORTH | {"pool": ["red 6"]}, pairs=["fight"])
    play(s, "use red 6 in C")
    assert over(s) == ("shark", "confrontation")


# After the end


def test_K11_1_after_the_end_nothing_is_asked_or_answered() -> None:
    s = shark_turn("search", ["red 6"], AT_NORTH | {"hunger": SIX})
    play(s, "use red 6 in N")
    before = look(s)
    assert (KELP.mover(s), KELP.options(s)) == (OVER, [])
    with pytest.raises(IllegalAction, match="over"):
        KELP.answer(s, 0)
    with pytest.raises(IllegalAction, match="over"):
        KELP.question(s)
    assert look(s) == before


def test_K11_1_there_is_always_exactly_one_winner() -> None:
    lost = shark_turn("search", ["red 6"], AT_NORTH | {"hunger": SIX})
    assert KELP.outcome(lost) is None
    play(lost, "use red 6 in N")
    outcome = KELP.outcome(lost)
    assert outcome is not None
    assert (outcome.winner, outcome.scores, outcome.ranks) == (OCTOPUS, (1.0, 0.0), (1, 2))
    won = shark_turn("search", ["red 6"], AT_NORTH, pairs=["fight"])
    play(won, "use red 6 in C")
    outcome = KELP.outcome(won)
    assert outcome is not None
    assert (outcome.winner, outcome.scores, outcome.ranks) == (SHARK, (0.0, 1.0), (2, 1))


# Whole games. A player has wishes, one pattern after the other; it answers with one of the first sort that is offered.

FOODS = "(crab|snail|lobster|abalone)"
INNER = "(N.C|W.C|C.E|C.S)"
NO_RED = "(agile_4|agile_5|hungry_5|observant_6|relentless_5|ruthless_4|swift_4|swift_5|vigilant_7)"
HIDING = ["hide C", "hide .*", "discard .*", "draw"]
EATING = [
    f"play {FOODS}",
    f"use the {FOODS}",
    "gain the top eat card",
    f"take {FOODS} .*",
    f"put {FOODS} on top",
    "play .*(learning|ideas|senses)",
    "play (nimble_dodge|sudden_evasion)",
    f"discard (?!{FOODS})(?!.*(dodge|evasion|learning)).*",
    "draw",
    "hide C",
    "hide .*",
]
# A Shark that circles round the centre, searches, strikes never and buys only when it must.
PEACEFUL = [
    f"place blue . on (?!{INNER}).*",
    "use yellow .*",
    f"(swim|push) (over .* )?to {INNER} .*",
    "draw two dice",
    "reroll yellow [1-3]",
    "(red|yellow) . to hunger",
    "done",
    "buy .*_[45]",
    "roll",
    "go on",
]
GAMES = {
    "food": ("food", "ate", EATING + PEACEFUL),
    "exhausted by a strike": ("exhausted", "struck", ["use red .*"]),
    "exhausted by a purchase": ("exhausted", "bought", ["buy .*"]),
    "exhausted by daring": ("exhausted", "used_card", ["use daring", "buy daring.*", "go on"]),
    "confrontation": ("confrontation", "confrontation", ["use red .*", "buy aggressive.*"]),
    "no strike left": ("no_strike_left", "hunger", ["use red .*", f"buy {NO_RED}"]),
    "survived": ("survived", "over", HIDING + PEACEFUL),
}


def whole_game(seed: int, wishes: list[str]) -> tuple[LiveGame, list[str]]:
    """A game from the setup to its end, and what happened in the last turn."""
    random = Random(seed)
    table = LiveGame.new(KELP, sealed(seed.to_bytes(32, "big")))
    assert isinstance(table.state, State)
    while KELP.mover(table.state) != OVER:
        texts = options(table.state)
        wished = ([text for text in texts if re.fullmatch(wish, text)] for wish in wishes)
        table.answer(KELP.actions.id(random.choice(next(filter(None, wished), texts))))
    events = kinds([KELP.event_json(event[:5]) for event in table.take_fresh()])
    return table, events[len(events) - events[::-1].index("turn") :]


def find_game(reason: str, cause: str, wishes: list[str]) -> tuple[LiveGame, list[str]]:
    for seed in range(200):
        table, events = whole_game(seed, wishes)
        if look(table.state)["over"]["reason"] == reason and cause in events:
            # Of two things that can put the last die on the track, only the one that was asked for.
            if reason != "exhausted" or {"struck", "bought", "used_card"} & set(events) == {cause}:
                return table, events
    raise AssertionError(f"no game ended so: {reason} with {cause}")


@pytest.mark.parametrize("name", GAMES)
def test_K11_1_to_K11_4_a_whole_game_for_every_way_to_end_and_its_record_replays(name: str) -> None:
    """K11.1, K11.2, K11.3, K11.4: by play alone, from the setup."""
    reason, cause, wishes = GAMES[name]
    table, events = find_game(reason, cause, wishes)
    assert events[-1] == "over"
    if reason == "survived":
        assert look(table.state)["turn"] == 200
    record = from_json(json.loads(json.dumps(table.record.to_json())))
    assert record == table.record
    end = replay(KELP, record)
    # Of equal tables everything is equal but the source of chance: a seed there, a script here.
    assert KELP.redact(end, OCTOPUS) == KELP.redact(table.state, OCTOPUS)
    assert KELP.outcome(end) == KELP.outcome(table.state)
    before = replay(KELP, record, record.answers() - 1)
    assert KELP.outcome(before) is None
    assert "all" in str(verify(KELP, record))


def test_K11_1_every_reason_has_a_whole_game() -> None:
    assert {reason for reason, _, _ in GAMES.values()} == set(REASON_NAMES)
