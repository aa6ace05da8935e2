"""Solo (A7): the setup, the Ichthyanders, and the rank."""

from collections import Counter
from typing import Any

import pytest
from support.aquatica import AQUATICA, asked, look, mine, options, play, position

from fathoms.core.chance import fast
from fathoms.core.errors import BadOption
from fathoms.games.aquatica.state import State

STARTING = ["matrona", "sealord", "legion", "seahorse", "waveteller", "agent"]
GOALS = ["hand8", "board5", "scored3", "wild2"]
ROW = ["crab", "turtle", "meg", "diva", "healer", "angler"]
ALL_LOCATIONS = [entry.name for entry in AQUATICA.data.entries("locations.locations")]
KINGS = ["cai", "sol", "fancelot", "herbert", "xander", "adela", "nerea", "ondro"]


def new(seed: int = 0, **options: Any) -> State:
    return AQUATICA.new(chance=fast(seed), players=1, **options)


def solo(seat: dict[str, Any] | None = None, there: int = 0, **rest: Any) -> State:
    """A turn, with the Ichthyanders on so many goals, from the last one on."""
    tracks = [{"goal": goal, "mantas": ["ichthyanders"] if 4 - i <= there else []} for i, goal in enumerate(GOALS)]
    rest = {"tracks": tracks, "row": ROW} | rest
    return position({"king": "sol"} | (seat or {}), players=1, **rest)


def lying(s: State) -> list[list[str]]:
    return [track["mantas"] for track in look(s)["tracks"]]


def recruit(s: State) -> None:
    """A turn with the Agent, in which no goal is claimed."""
    play(s, "play agent", "recruit from place 1")
    if asked(s) == "after":
        play(s, "end the turn")


def matrona(s: State, track: int) -> None:
    """A turn with her, in which no goal is claimed."""
    play(s, "play matrona")
    while asked(s) == "claim":
        play(s, "go on")
    play(s, f"put the Ichthyanders on goal {track}")
    if asked(s) == "after":
        play(s, "end the turn")


# A7.1: the setup


@pytest.mark.parametrize("goals", ["printed", "tokens"])
def test_A7_1_one_set_of_ocean_characters_is_used(goals: str) -> None:
    told = look(new(goals=goals))
    assert Counter(told["row"] + told["ocean"]).total() == 9
    assert len({*told["row"], *told["ocean"]}) == 9
    assert (len(told["row"]), len(told["ocean"]), len(told["deck"])) == (6, 3, 50)


def test_A7_1_three_kings_are_drawn_and_one_is_kept() -> None:
    s = new()
    assert asked(s) == "king"
    held = [text.removeprefix("keep ") for text in options(s)]
    assert len(set(held)) == 3
    assert AQUATICA.from_json(look(s)) == s
    for king in held:
        after = s.copy()
        play(after, f"keep {king}")
        assert (mine(after, "king"), asked(after)) == (king, "before")
        assert look(after)["packet"] == [other for other in held if other != king]


def test_A7_1_any_three_kings_may_come() -> None:
    assert {text for seed in range(30) for text in options(new(seed))} == {f"keep {king}" for king in KINGS}


def test_A7_1_the_kings_not_kept_are_known_to_the_player_alone() -> None:
    """A2.2: a spectator sees neither the three nor, afterwards, the two."""
    s = new()
    assert AQUATICA.to_json(AQUATICA.redact(s, -1))["packet"] == "unknown"
    play(s, options(s)[1])
    rest = look(s)["packet"]
    assert AQUATICA.to_json(AQUATICA.redact(s, 0))["packet"] == rest
    seen = AQUATICA.redact(s, -1)
    assert AQUATICA.to_json(seen)["packet"] == AQUATICA.to_json(seen)["seats"]["player1"]["saw"] == "unknown"
    thought = [look(AQUATICA.resample(seen, seed))["packet"] for seed in range(80)]
    assert {king for two in thought for king in two} == set(KINGS) - {mine(s, "king")}
    own = [look(AQUATICA.resample(AQUATICA.redact(s, 0), seed))["packet"] for seed in range(10)]
    assert own == [rest] * 10


@pytest.mark.parametrize("kings", ["dealt", "draft"])
def test_A7_1_the_option_for_kings_is_left_alone(kings: str) -> None:
    with pytest.raises(BadOption):
        new(kings=kings)


def test_A7_1_goals_are_the_printed_ones_or_tokens() -> None:
    assert [track["goal"] for track in look(new())["tracks"]] == GOALS
    tokens = {track["goal"] for seed in range(30) for track in look(new(seed, goals="tokens"))["tracks"]}
    assert len(tokens) == 10


def test_A7_1_fancelot_and_herbert_bring_their_manta() -> None:
    """A2.5."""
    s = next(s for s in map(new, range(50)) if "keep herbert" in options(s))
    play(s, "keep herbert")
    assert (mine(s, "hand"), mine(s, "mantas")["wild_ready"], look(s)["box"]) == (STARTING, ["P1"], ["herbert"])


# A7.2: when the Ichthyanders come


def test_A7_2_after_the_matrona_one_of_their_mantas_has_to_be_placed() -> None:
    s = solo()
    events = play(s, "play matrona")
    assert [event["event"] for event in events] == ["played", "ready"]
    assert options(s) == [f"put the Ichthyanders on goal {track}" for track in (1, 2, 3, 4)]
    play(s, "put the Ichthyanders on goal 2")
    assert lying(s) == [[], ["ichthyanders"], [], []]
    assert asked(s) == "before", "the turn is over and the next begins"


def test_A7_2_after_a_scout_and_before_the_next_effect_too() -> None:
    s = solo(lower=["SS01"], chance=[0] * 6)
    play(s, "play seahorse", "scout")
    assert asked(s) == "track"
    assert look(s)["upper"][0] == "SS01"
    play(s, "put the Ichthyanders on goal 1")
    assert asked(s) == "conquer"


def test_A7_2_a_declined_scout_is_none() -> None:
    s = solo(upper=["SS01"])
    play(s, "play seahorse", "decline")
    assert asked(s) == "conquer"
    assert lying(s) == [[], [], [], []]


def test_A7_2_the_scout_of_a_replayed_card_counts() -> None:
    hand = ["matrona", "sealord", "legion", "waveteller", "agent", "sol", "healer"]
    s = solo({"hand": hand, "discard": ["seahorse"]}, row=[*ROW[:4], "angler", "leader"], chance=[0] * 6)
    play(s, "play healer", "replay seahorse", "use the trained manta C1", "scout")
    assert asked(s) == "track"


def test_A7_2_with_six_in_the_lower_row_they_come_after_the_new_ones_are_dealt() -> None:
    six = ["SB01", "SB02", "SB03", "SB04", "SB05", "SB06"]
    s = solo(lower=six, chance=[0] * 6)
    play(s, "play seahorse", "scout", "drop SB01", "drop SB02")
    assert asked(s) == "track"
    assert (look(s)["upper"], None in look(s)["lower"]) == (six[2:], False)


def test_A7_2_no_other_character_brings_them() -> None:
    s = solo({"discard": ["agent"]})
    play(s, "play waveteller", "play sol", "play legion", "play sealord")
    assert lying(s) == [[], [], [], []]


def test_A7_2_goals_may_be_claimed_first_and_their_manta_takes_the_next_space() -> None:
    eight = {"hand": ["matrona", "sol"], "discard": [*STARTING[1:], "grabber"]}
    s = solo(eight)
    play(s, "play matrona", "go on")
    assert asked(s) == "claim", "between her effects, and again before they come"
    play(s, "claim goal 1 with the ready manta R1")
    assert asked(s) == "track"
    play(s, "put the Ichthyanders on goal 1")
    assert lying(s)[0] == ["player1", "ichthyanders"]
    assert mine(s, "points") == 8 + 8


def test_A7_2_goals_may_be_claimed_afterwards_behind_their_manta() -> None:
    eight = {"hand": ["matrona", "sol"], "discard": [*STARTING[1:], "grabber"]}
    s = solo(eight)
    play(s, "play matrona", "go on", "go on", "put the Ichthyanders on goal 1")
    assert asked(s) == "after"
    play(s, "claim goal 1 with the ready manta R1")
    assert lying(s)[0] == ["ichthyanders", "player1"]
    assert mine(s, "points") == 8 + 6


def test_A7_2_after_a_scout_goals_may_be_claimed_first_and_again_before_the_next_effect() -> None:
    nine = [*STARTING, "sol", "grabber", "leader"]
    s = solo({"hand": nine}, lower=["SS01"], chance=[0] * 6)
    play(s, "play seahorse", "scout")
    assert asked(s) == "claim"
    play(s, "go on", "put the Ichthyanders on goal 4")
    assert asked(s) == "claim"
    play(s, "claim goal 1 with the ready manta R1")
    assert asked(s) == "conquer"


def test_A7_2_a_track_takes_one_of_theirs() -> None:
    s = solo(there=2)
    play(s, "play matrona")
    assert options(s) == ["put the Ichthyanders on goal 1", "put the Ichthyanders on goal 2"]


def test_A7_2_when_all_four_lie_nothing_more_is_placed() -> None:
    """In the last turn the Matrona does only what she says."""
    s = solo(there=4, ending={"reason": "ichthyanders", "turns_left": 1})
    play(s, "play matrona")
    assert asked(s) == "over"
    assert lying(s) == [["ichthyanders"]] * 4


def test_A7_2_they_score_nothing_and_never_act() -> None:
    s = solo(there=3, lower=["SS01"])
    assert AQUATICA.seated(AQUATICA.options_of(s)) == ("player1",)
    play(s, "play legion", "conquer SS01", "end the turn")
    assert (AQUATICA.mover(s), mine(s, "turns")) == (0, 2)
    assert list(look(s)["seats"]) == ["player1"]


@pytest.mark.parametrize("card", ["meg", "researcher", "turtle"])
def test_A7_2_nobody_else_is_made_to_act(card: str) -> None:
    """A4.9: what others must do, nobody does."""
    s = solo({"hand": ["matrona", card], "discard": [*STARTING[1:], "sol"]}, row=others(card))
    events = play(s, f"play {card}")
    assert [event["event"] for event in events] == ["played", "turn"]
    assert mine(s, "hand") == ["matrona"]


def others(card: str) -> list[str]:
    """A row without this character."""
    return [each for each in [*ROW, "grabber", "leader"] if each != card][:6]


# A7.3: the end and the rank


def test_end_ichthyanders_when_the_fourth_is_placed_A7_3() -> None:
    s = solo(there=3)
    play(s, "play matrona")
    assert options(s) == ["put the Ichthyanders on goal 1"]
    events = play(s, "put the Ichthyanders on goal 1")
    assert {"event": "last_turns", "seat": "player1", "reason": "ichthyanders"} in events
    assert (asked(s), look(s)["ending"]) == ("before", {"reason": "ichthyanders", "turns_left": 1})
    play(s, "play waveteller")
    assert (asked(s), AQUATICA.outcome(s).reason) == ("over", "ichthyanders")


def test_end_ichthyanders_not_with_the_third_A7_3() -> None:
    s = solo(there=2)
    play(s, "play matrona", "put the Ichthyanders on goal 1")
    assert "ending" not in look(s)


def test_A7_3_the_third_refill_of_the_ocean_row_is_a_trigger_too() -> None:
    s = solo()
    assert len(look(s)["ocean"]) == 3
    for left in (2, 1):
        recruit(s)
        matrona(s, track=left)
        assert (len(look(s)["ocean"]), "ending" in look(s)) == (left, False)
    recruit(s)
    assert look(s)["ending"] == {"reason": "ocean", "turns_left": 1}
    play(s, "play waveteller", "end the turn")
    assert asked(s) == "over"


def test_A7_3_four_goals_are_a_trigger_too() -> None:
    tracks = [{"goal": goal, "mantas": ["player1"] if goal != "hand8" else []} for goal in GOALS]
    s = solo({"hand": [*STARTING, "sol", "grabber"], "mantas": {"ready": ["R1"]}}, tracks=tracks)
    play(s, "claim goal 1 with the ready manta R1", "play waveteller")
    assert look(s)["ending"] == {"reason": "goals", "turns_left": 1}


def test_A7_3_the_last_card_of_the_location_deck_is_a_trigger_too() -> None:
    s = solo(location_discard=[location for location in ALL_LOCATIONS if location != "SB01"])
    play(s, "play seahorse", "scout", "put the Ichthyanders on goal 1")
    assert look(s)["ending"] == {"reason": "locations", "turns_left": 1}


def test_A7_3_a_second_trigger_in_the_last_turn_gives_no_further_turn() -> None:
    s = solo(there=3, row=ROW, box=["researcher", "leader"])
    play(s, "play agent", "recruit from place 1")
    assert look(s)["ending"] == {"reason": "ocean", "turns_left": 1}
    matrona(s, track=1)
    assert lying(s)[0] == ["ichthyanders"]
    assert (asked(s), AQUATICA.outcome(s).reason) == ("over", "ocean")


# Scored Locations worth 29, 30 more, 30 more.
PILES = [
    ["DC14", "SB14", "OV14", "SB09"],
    ["DC09", "DC12", "DC13", "SS14", "DC11", "SS01"],
    ["SS10", "OV09", "SB11", "SB12", "SB13", "DC10"],
]


@pytest.mark.parametrize(
    ("points", "creature"),
    [
        (30, "clownfish"),
        (31, "serpent"),
        (60, "serpent"),
        (61, "leviathan"),
        (90, "leviathan"),
        (91, "kraken"),
    ],
)
def test_A7_3_the_rank_at_its_borders(points: int, creature: str) -> None:
    scored = [location for pile in PILES[: points // 30] for location in pile]
    hand = STARTING[: 1 + points % 30]
    seat = {"hand": hand, "discard": [*(card for card in STARTING if card not in hand), "sol"], "scored": scored}
    s = solo(seat, there=4, ending={"reason": "ichthyanders"}, over={})
    assert AQUATICA.outcome(s).scores == (points,)
    assert look(s)["over"] == {"points": [points], "ranks": [1], "creature": creature}
    assert AQUATICA.outcome(s).winner is None
    message = AQUATICA.outcome_message(AQUATICA.outcome(s))
    assert message.arguments == {"points": ("number", points), "creature": ("creature", creature)}


@pytest.mark.parametrize(("points", "creature"), [(1, "clownfish"), (118, "kraken")])
def test_A7_3_there_is_no_rank_below_or_above(points: int, creature: str) -> None:
    more = ["SB07", "SB10", "DC02", "DC03", "DC04", "DC05", "OV07"]
    scored = [] if points == 1 else [location for pile in PILES for location in pile] + more
    seat = {"hand": ["matrona"], "discard": [*STARTING[1:], "sol"], "scored": scored}
    s = solo(seat, there=4, ending={"reason": "ichthyanders"}, over={})
    assert look(s)["over"] == {"points": [points], "ranks": [1], "creature": creature}
