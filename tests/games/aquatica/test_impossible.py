"""Written positions that cannot be on a table are refused, each with the place and the reason."""

from collections.abc import Callable
from typing import Any

import pytest
from support.aquatica import AQUATICA, look, position

from fathoms.core.chance import fast
from fathoms.core.errors import BadPosition, message
from fathoms.games.aquatica.names import ICHTHYANDERS, NOTHING, Lies, Manta
from fathoms.games.aquatica.state import State
from fathoms.text import Texts

STARTING = ["matrona", "sealord", "legion", "seahorse", "waveteller", "agent"]
GOALS = ["hand8", "board5", "scored3", "wild2"]
TOKENS = ["points15", "wild3", "types4", "same4"]
FIVE = [{"location": f"SB0{i}", "risen": 0} for i in range(1, 6)]
TURN = {"run": "turn", "seat": "player1", "phase": "after"}
BEFORE = {"question": "before", "seat": "player1"}


def tracks(*goals: str, **mantas: list[str]) -> list[dict[str, Any]]:
    return [{"goal": goal, "mantas": mantas.get(goal, [])} for goal in goals]


def refused(reason: str, seat: dict[str, Any] | None = None, **rest: Any) -> None:
    with pytest.raises(BadPosition, match=reason):
        position(seat, **rest)


# What is no position of this game at all


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ([], "a position must be a table"),
        ({"game": "kelp"}, "game must be one of aquatica"),
        ({"game": "aquatica", "format": 2}, "format must be a whole number from 1 to 1"),
        ({"game": "aquatica", "rules": 0}, "rules must be a whole number from 1 to 1"),
        ({"game": "aquatica", "data": "0"}, "data: this position was written with other data"),
        ({"game": "aquatica", "seat": "player1"}, "seat: this is a view of one seat"),
        ({"game": "aquatica", "lowr": []}, "lowr means nothing here; did you mean 'lower'"),
        ({"game": "aquatica", "seats": []}, "seats must be a table"),
        ({"game": "aquatica", "chance": {"scripted": "no"}}, "chance.scripted must be a list of whole numbers"),
    ],
)
def test_what_is_no_position_is_refused(told: Any, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        AQUATICA.from_json(told)


def test_a_view_is_no_position() -> None:
    s = AQUATICA.new(chance=fast(0))
    with pytest.raises(BadPosition, match="resample it"):
        AQUATICA.from_json(AQUATICA.to_json(AQUATICA.redact(s, 0)))


@pytest.mark.parametrize(
    ("rest", "reason"),
    [
        ({"players": 5}, "players must be a whole number from 1 to 4"),
        ({"kings": "all"}, "kings must be one of none, dealt, draft"),
        ({"goals": "mine"}, "goals must be one of printed, tokens"),
        ({"matrona_sweep": 1}, "matrona_sweep must be true or false"),
        ({"equal_turns": "no"}, "equal_turns must be true or false"),
        ({"first": "player3"}, "first must be one of player1, player2"),
        ({"first_given": 1}, "first_given must be true or false"),
        ({"active": "player3"}, "active must be one of player1, player2"),
        ({"turn": -1}, "turn must be a whole number from 1 to 400"),
        ({"turn": 401}, "turn must be a whole number from 1 to 400"),
        ({"drafted": 3}, "drafted must be a whole number from 0 to 2"),
        ({"recruited_dear": 1}, "recruited_dear must be true or false"),
        ({"paid": ["XX01"]}, "paid may hold some of"),
        ({"packet": ["matrona"]}, "packet may hold some of"),
        ({"wild": ["C3"]}, "wild may hold some of"),
        ({"box": ["nobody"]}, "box may hold some of"),
        ({"ending": {"reason": "boredom"}}, "ending.reason must be one of goals, locations"),
        ({"ending": {"reason": "ocean", "turns_left": 9}}, "ending.turns_left must be a whole number from 0 to 4"),
        ({"ending": {"reason": "ocean", "soon": 1}}, "ending.soon means nothing here"),
    ],
)
def test_a_value_that_does_not_exist_is_refused(rest: dict[str, Any], reason: str) -> None:
    refused(reason, **rest)


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        ({"turns": 201}, "seats.player1.turns must be a whole number from 0 to 200"),
        ({"king": "arthur"}, "seats.player1.king must be one of cai"),
        ({"hand": ["matrona", "nobody"]}, "seats.player1.hand may hold some of"),
        ({"hand": STARTING[1:]}, "seats.player1.hand must be a hand with matrona"),
        ({"hand": ["matrona", *STARTING]}, "seats.player1.hand must be a hand with matrona"),
        ({"discard": ["matrona"]}, "seats.player1.discard must be without matrona"),
        ({"mantas": {"ready": ["C9"]}}, "seats.player1.mantas.ready may hold some of"),
        ({"mantas": {"asleep": []}}, "seats.player1.mantas.asleep means nothing here"),
        ({"pockets": "none"}, "seats.player1.pockets must be a list of at most 5"),
        ({"pockets": [*FIVE, None]}, "seats.player1.pockets must be a list of at most 5"),
        ({"pockets": [{"location": "SB99"}]}, r"seats.player1.pockets\[0\].location must be one of"),
        (
            {"pockets": [None, {"location": "SB01", "risen": 2}]},
            r"pockets\[1\].risen must be a whole number from 0 to 1",
        ),
        ({"pockets": [{"location": "SB01", "rise": 1}]}, r"pockets\[0\].rise means nothing here"),
        ({"scored": ["SB99"]}, "seats.player1.scored may hold some of"),
        ({"saw": ["matrona"]}, "seats.player1.saw may hold some of"),
        ({"purse": 3}, "seats.player1.purse means nothing here"),
    ],
)
def test_a_player_who_cannot_be_is_refused(seat: dict[str, Any], reason: str) -> None:
    refused(reason, seat)


def test_a_player_who_does_not_play_is_refused() -> None:
    refused("seats.player3 means nothing here", seats={"player3": {}})


# Options that exclude each other


@pytest.mark.parametrize("kings", ["dealt", "draft"])
def test_kings_of_a_solo_game_are_no_option(kings: str) -> None:
    refused("kings: with one player kings are always drawn", players=1, kings=kings)


@pytest.mark.parametrize("players", [1, 3, 4])
def test_the_sweep_is_for_two(players: int) -> None:
    refused("matrona_sweep: this is for two players only", players=players, matrona_sweep=True)


# Locations


@pytest.mark.parametrize(
    ("seat", "rest", "reason"),
    [
        ({}, {"lower": ["SB01", "SB01"]}, "lower: SB01 lies in two places"),
        ({}, {"upper": ["SB01"], "lower": ["SB01"]}, "lower: SB01 lies in two places"),
        ({}, {"upper": ["SB01"], "location_discard": ["SB01"]}, "location_discard: SB01 lies in two places"),
        ({"pockets": [{"location": "SB01"}]}, {"upper": ["SB01"]}, "upper: SB01 lies in two places"),
        ({"pockets": [{"location": "SB01"}] * 2}, {}, "seats.player1.pockets: SB01 lies in two places"),
        ({"scored": ["SB01", "SB01"]}, {}, "seats.player1.scored: SB01 lies in two places"),
        ({"scored": ["SB01"]}, {"seats": {"player2": {"scored": ["SB01"]}}}, "player2.scored: SB01 lies in two places"),
        ({}, {"upper": ["SB01", "SB02", "SB03", "SB04", "SB05"]}, "upper must be a list of at most 4"),
        ({}, {"upper": ["SB99"]}, "upper must be a list of at most 4, each a Location or null"),
        ({}, {"lower": [None] * 7}, "lower must be a list of at most 6"),
        ({}, {"lower": "SB01"}, "lower must be a list of at most 6"),
        ({}, {"lower": [3]}, "lower must be a list of at most 6, each a Location or null"),
        ({}, {"deck": ["SB01"]}, "deck must be the Locations that lie nowhere else"),
    ],
)
def test_locations_that_cannot_lie_so_are_refused(seat: dict[str, Any], rest: dict[str, Any], reason: str) -> None:
    refused(reason, seat, **rest)


# Characters


@pytest.mark.parametrize(
    ("seat", "rest"),
    [
        ({"hand": [*STARTING, "crab", "crab", "crab"]}, {}),
        ({"hand": STARTING, "discard": ["legion"]}, {}),
        ({"hand": STARTING[:5]}, {}),
        ({"hand": [*STARTING, "cai"]}, {}),
        ({}, {"row": ["crab", "crab", "crab", "meg", "diva", "healer"]}),
        ({}, {"row": ["cai", "crab", "turtle", "meg", "diva", "healer"]}),
        ({}, {"box": ["crab"] * 3}),
        ({}, {"ocean": ["crab"]}),
        ({}, {"kings": "dealt", "seats": {"player2": {"hand": STARTING}}}),
        ({"hand": [*STARTING, "crab", "crab"], "king": "sol"}, {"players": 1}),
    ],
    ids=["three crabs", "one twice", "one lost", "no king", "row", "king in row", "box", "deck", "king lost", "solo"],
)
def test_characters_that_are_lost_or_doubled_are_refused(seat: dict[str, Any], rest: dict[str, Any]) -> None:
    refused("this position cannot be: there must be . of the character", seat, **rest)


def test_a_short_row_needs_an_empty_deck() -> None:
    refused("row must be 6 characters while the ocean deck has some", row=["crab", "turtle"])
    refused("row must be a list of at most 6 names", row=["crab"] * 7)


# Kings


@pytest.mark.parametrize(
    ("one", "two", "rest", "reason"),
    [
        ("sol", "sol", {"kings": "draft"}, "seats: two players have the same king"),
        ("sol", None, {}, "seats: a king, but the option kings is none"),
        ("sol", None, {"kings": "draft"}, "seats: after the draft everyone has a king"),
        ("sol", "cai", {"kings": "dealt"}, "seats: dealt kings have the numbers 1, 2"),
        ("cai", "sol", {"kings": "dealt", "first": "player2"}, "seats: dealt kings have the numbers 1, 2"),
    ],
)
def test_kings_that_cannot_be_given_out_so_are_refused(
    one: str, two: str | None, rest: dict[str, Any], reason: str
) -> None:
    refused(reason, {"king": one}, seats={"player2": {"king": two}}, **rest)


def test_a_solo_player_has_a_king() -> None:
    refused("seats: after the draft everyone has a king", players=1)


def test_a_king_is_picked_from_a_packet() -> None:
    asked = [{"run": "kings"}, {"question": "king", "seat": "player2"}]
    refused("packet: it holds the kings that are not picked yet, 3", kings="draft", turn=0, asked=asked, packet=["sol"])
    refused("turn must be a whole number from 1", kings="draft", turn=0, asked=asked)


# Mantas


@pytest.mark.parametrize(
    ("seat", "rest", "reason"),
    [
        ({"mantas": {"ready": ["C1", "P1", "R1"]}}, {}, "a trained manta is lost or doubled"),
        ({"mantas": {"ready": ["C1", "C1", "P1", "R1"], "tired": ["C1"]}}, {}, "a trained manta is lost or doubled"),
        ({}, {"tracks": tracks(*GOALS, hand8=["player1"])}, "a trained manta is lost or doubled"),
        (
            {"mantas": {"ready": ["C1", "C1", "P1", "R1"], "wild_ready": ["TB"] * 3}},
            {},
            "of the wild manta",
        ),
        ({"mantas": {"ready": ["C1", "C1", "P1", "R1"], "wild_tired": ["RF"]}}, {}, "of the wild manta"),
        ({}, {"wild": ["C1"]}, "of the wild manta"),
    ],
)
def test_mantas_that_are_lost_or_doubled_are_refused(seat: dict[str, Any], rest: dict[str, Any], reason: str) -> None:
    refused(f"this position cannot be: .*{reason}", seat, **rest)


# Goals


@pytest.mark.parametrize(
    ("rest", "reason"),
    [
        ({"goals": "tokens"}, "tracks must be given, since with tokens the goals differ"),
        ({"tracks": tracks(*GOALS[:3])}, "tracks must be a list of four"),
        ({"tracks": {}}, "tracks must be a list of four"),
        ({"tracks": tracks(*TOKENS)}, r"tracks\[0\].goal must be one of hand8"),
        ({"tracks": tracks(*GOALS), "goals": "tokens"}, r"tracks\[0\].goal must be one of points15"),
        ({"tracks": tracks("hand8", *GOALS[:3])}, "tracks must be four different goals"),
        (
            {"tracks": tracks("points15", "discard_all", *TOKENS[1:3]), "goals": "tokens"},
            "tracks must be four goals of different tokens",
        ),
        ({"tracks": tracks(*GOALS, wild2=["player1"] * 2)}, r"tracks\[3\].mantas must be at most one manta of each"),
        ({"tracks": tracks(*GOALS, wild2=["ichthyanders"])}, r"tracks\[3\].mantas must be without Ichthyanders"),
        ({"tracks": tracks(*GOALS, wild2=["player3"])}, r"tracks\[3\].mantas may hold some of"),
        ({"tracks": [{"goal": goal, "points": 8} for goal in GOALS]}, r"tracks\[0\].points means nothing here"),
    ],
)
def test_goals_that_cannot_lie_so_are_refused(rest: dict[str, Any], reason: str) -> None:
    refused(reason, **rest)


# Questions and the end


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("before", "asked must be a list of open questions"),
        ([TURN], "asked: the last must be a question"),
        ([{**TURN, "seat": "player3"}, {**BEFORE, "seat": "player3"}], "asked: player3 does not play"),
        ([BEFORE], r"asked\[0\]: question 'before' must stand on one of turn"),
        ([TURN, {"question": "why"}], r"asked\[1\]: no question is called 'why'"),
        ([TURN, {"question": "before"}], r"asked\[1\]: 'before' must have the field 'seat'"),
        ([{**TURN, "phase": "lunch"}, BEFORE], r"asked\[0\]: phase must be one of before, after, ending"),
        ([TURN, {"question": "free", "seat": "player1", "most": -1}], r"asked\[1\]: most must be a whole number"),
        (
            [TURN, {"question": "take_back", "seat": "player1", "left": 1, "last": None}],
            "asked: this question has no answer",
        ),
        ([TURN, {"question": "raise_full", "seat": "player1", "spared": None}], "asked: this question has no answer"),
    ],
)
def test_questions_that_cannot_be_asked_are_refused(asked: Any, reason: str) -> None:
    refused(reason, asked=asked)


def test_a_game_that_is_over_asks_nothing_and_tells_what_ended_it() -> None:
    refused("asked: a game that is over asks nothing", asked=[TURN, BEFORE], over={}, ending={"reason": "goals"})
    refused("ending: a game that is over tells what ended it", over={})
    gone = [entry.name for entry in AQUATICA.data.entries("locations.locations")]
    ended = {"location_discard": gone, "ending": {"reason": "locations"}}
    refused("over.winner means nothing here", over={"winner": "player1"}, **ended)
    assert look(position(over={}, **ended))["over"]["ranks"] == [2, 1]


# What no position can tell, but a state that went wrong could


def add(field: str, at: int, by: int = 1) -> Callable[[State], None]:
    """Change one number of an array."""

    def changed(s: State) -> None:
        getattr(s, field)[at] += by

    return changed


def put(field: str, at: int, value: int) -> Callable[[State], None]:
    def changed(s: State) -> None:
        getattr(s, field)[at] = value

    return changed


def count(field: str) -> Callable[[State], None]:
    def changed(s: State) -> None:
        setattr(s, field, getattr(s, field) + 1)

    return changed


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (count("ocean_count"), "the ocean deck is miscounted"),
        (add("hand_count", 0), "a hand is miscounted"),
        (add("discard_count", 1), "a discard pile is miscounted"),
        (add("box", 0), "a character is lost or doubled"),
        (put("risen", 0, 9), "a Location on a board is lost or has risen too far"),
        (put("lies", 0, Lies.DECK), "a Location on a board is lost or has risen too far"),
        (put("lies", 14, Lies.DECK), "a Location is lost or doubled"),
        (put("upper", 0, 14), "a Location is lost or doubled"),
        (count("deck_count"), "the Location deck is miscounted"),
        (add("scored_count", 0), "a scoring pile is miscounted"),
        (add("scored_points", 1), "a scoring pile is miscounted"),
        (add("wild", 1), "a wild manta is lost or doubled"),
        (add("mantas", 1), "a trained manta is lost or doubled"),
        (add("wild_count", 0), "wild mantas are miscounted"),
        (put("track", 0, NOTHING), "a trained manta is lost or doubled"),
        (put("taken", 0, 2), "a goal track has a gap"),
        (put("claimed", 0, 0), "a goal was claimed by nobody"),
        (put("track", 5, ICHTHYANDERS), "a goal track has a gap"),
        (count("placed"), "the Ichthyanders are miscounted"),
    ],
)
def test_a_state_in_which_a_piece_is_lost_is_noticed(damage: Callable[[State], None], reason: str) -> None:
    s = position(
        {"pockets": [{"location": "SB01", "risen": 1}], "scored": ["DC01"], "mantas": {"ready": ["C1", "P1", "R1"]}},
        lower=["SS01"],
        tracks=tracks(*GOALS, hand8=["player1"]),
    )
    assert AQUATICA.rules.check(s) == ""
    assert (s.lies[0], s.lies[14], Manta.READY) == (Lies.BOARD, Lies.LOWER, 0)
    damage(s)
    assert Texts("en").error(message(AQUATICA.rules.check(s))) == reason
