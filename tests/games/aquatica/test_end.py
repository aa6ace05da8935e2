"""How a game ends (A6.1, A6.4 to A6.7): each trigger, and who has which turns after it."""

from typing import Any

import pytest
from support.aquatica import AQUATICA, asked, look, mine, options, play, position

from fathoms.games.aquatica.state import State

SEATS = ["player1", "player2", "player3", "player4"]
STARTING = ["matrona", "sealord", "legion", "seahorse", "waveteller", "agent"]
OCEAN = ["grabber", "crab", "turtle", "researcher", "leader", "angler", "healer", "meg", "diva"]
ALL_LOCATIONS = [entry.name for entry in AQUATICA.data.entries("locations.locations")]
GOALS = ["hand8", "board5", "scored3", "wild2"]
ROW = ["crab", "turtle", "meg", "diva", "healer", "angler"]
TABLES = [(players, seat) for players in (2, 3, 4) for seat in range(players)]
# Every trigger of A6.1, in the turn of the player to move.
TRIGGERS = ["goals", "locations", "ocean"]


def ocean_left(*cards: str) -> dict[str, Any]:
    """The row, with just these characters in the deck; the others have left the game."""
    box = [card for card in OCEAN for _ in range(2)]
    for card in [*ROW, *cards]:
        box.remove(card)
    return {"row": ROW, "box": box}


def locations_left(*locations: str, lower: tuple[str, ...] = ()) -> dict[str, Any]:
    """Just these Locations in the deck; what is in no row lies on the discard pile."""
    gone = [location for location in ALL_LOCATIONS if location not in (*locations, *lower)]
    return {"lower": list(lower), "location_discard": gone}


def three_goals(seat: str) -> list[dict[str, Any]]:
    """All but the first goal are claimed by this seat."""
    return [{"goal": goal, "mantas": [seat] if goal != "hand8" else []} for goal in GOALS]


def turn_of(seat: int, trigger: str, players: int, first: int = 0, **rest: Any) -> State:
    """The turn in which this seat can bring a trigger about."""
    who = SEATS[seat]
    told: dict[str, Any] = {"players": players, "first": SEATS[first], "turn": (seat - first) % players + 1, **rest}
    seats: dict[str, Any] = {}
    if trigger == "goals":
        told["tracks"] = three_goals(who)
        seats[who] = {"hand": [*STARTING, "grabber", "leader"], "mantas": {"ready": ["R1"]}}
    elif trigger == "ocean":
        told |= ocean_left("grabber")
    else:
        told |= locations_left("SB01")
    return position(seats.pop("player1", None), seats=seats, **told)


def bring_about(s: State, trigger: str) -> list[dict[str, Any]]:
    """Do it, to the end of the turn."""
    if trigger == "goals":
        events = play(s, "claim goal 1 with the ready manta R1", "play waveteller")
    elif trigger == "ocean":
        events = play(s, "play agent", "recruit from place 1")
    else:
        events = play(s, "play seahorse", "scout")
        if asked(s) == "conquer":
            events += play(s, "decline")
    return events


def order(s: State) -> list[int]:
    """Everyone plays the Matrona until the game is over; who had the turns."""
    turns = []
    while asked(s) != "over":
        turns.append(int(AQUATICA.mover(s)))
        assert len(turns) < 20
        play(s, "play matrona")
    return turns


def ending(s: State) -> tuple[str, int | None]:
    told = look(s)["ending"]
    return told["reason"], told["turns_left"]


# A6.1: triggers


def test_end_goals_when_a_player_has_mantas_on_all_four_A6_1() -> None:
    s = turn_of(0, "goals", 2)
    assert "ending" not in look(s)
    events = play(s, "claim goal 1 with the ready manta R1")
    assert events[-1] == {"event": "last_turns", "seat": "player1", "reason": "goals"}
    assert ending(s) == ("goals", None)
    play(s, "play waveteller")
    assert order(s) == [1, 0]
    assert AQUATICA.outcome(s).reason == "goals"


def test_end_goals_needs_all_four_of_one_player_A6_1() -> None:
    """Each goal has a manta, and nobody lies on all of them."""
    tracks = [*three_goals("player1")[:3], {"goal": "wild2", "mantas": ["player2"]}]
    seat = {"hand": [*STARTING, "grabber", "leader"], "mantas": {"ready": ["C1", "R1"]}}
    s = position(seat, tracks=tracks, seats={"player2": {"mantas": {"ready": ["C1", "P1", "R1"]}}})
    play(s, "claim goal 1 with the ready manta R1")
    assert "ending" not in look(s)


def test_end_locations_when_the_last_card_of_the_deck_is_laid_A6_1() -> None:
    s = position(**locations_left("SB01"))
    events = play(s, "play seahorse", "scout")
    told = [event["event"] for event in events]
    assert told[told.index("dealt") :] == ["dealt", "last_turns", "turn"]
    assert ending(s) == ("locations", 2)
    assert order(s) == [1, 0]
    assert AQUATICA.outcome(s).reason == "locations"


def test_end_locations_not_while_one_card_is_left_A6_1() -> None:
    seven = ALL_LOCATIONS[:7]
    s = position(**locations_left(*seven), chance=[0] * 6)
    play(s, "play seahorse", "scout")
    assert (look(s)["deck"], "ending" in look(s)) == ([seven[6]], False)
    s = position(**locations_left(*seven[:6]), chance=[0] * 5)
    play(s, "play seahorse", "scout")
    assert (look(s)["deck"], ending(s)) == ([], ("locations", 2)), "exactly filled"


def test_end_ocean_when_the_last_card_of_the_deck_is_laid_A6_1() -> None:
    s = position(**ocean_left("grabber"))
    events = play(s, "play agent", "recruit from place 1")
    told = [event["event"] for event in events]
    assert told[told.index("row") :] == ["row", "last_turns", "turn"]
    assert look(s)["row"] == [*ROW[1:], "grabber"]
    assert ending(s) == ("ocean", 2)
    assert order(s) == [1, 0]
    assert AQUATICA.outcome(s).reason == "ocean"


def test_end_ocean_not_while_one_card_is_left_A6_1() -> None:
    s = position(**ocean_left("grabber", "leader"))
    play(s, "play agent", "recruit from place 1")
    assert len(look(s)["ocean"]) == 1
    assert "ending" not in look(s)


def test_end_ocean_also_when_the_diva_makes_the_last_card_come_A6_1() -> None:
    s = position({"hand": [*STARTING, "diva"]}, **ocean_left("diva", "grabber"))
    play(s, "play diva")
    assert ending(s) == ("ocean", None)
    assert asked(s) == "recruit", "the turn is finished"


def test_A6_1_a_position_with_an_empty_deck_is_one_of_the_last_turns() -> None:
    s = position(**ocean_left())
    assert ending(s) == ("ocean", None)
    play(s, "play matrona")
    assert order(s) == [1, 0]


# A6.4: a deck that cannot fill a row


def test_A6_4_a_location_deck_fills_what_it_can() -> None:
    s = position(**locations_left("SB01", "SB02", lower=("SS01", "SS02")), chance=[1])
    play(s, "play seahorse", "scout")
    told = look(s)
    assert (told["upper"], told["lower"]) == (["SS01", "SS02", None, None], ["SB02", "SB01", None, None, None, None])


def test_A6_4_with_an_empty_location_deck_the_rows_still_move() -> None:
    s = position(**locations_left(lower=("SS01", "SS02")))
    play(s, "play seahorse", "scout")
    told = look(s)
    assert (told["upper"], told["lower"]) == (["SS01", "SS02", None, None], [None] * 6)


def test_A6_4_with_an_empty_ocean_deck_the_row_stays_short() -> None:
    s = position(**ocean_left())
    play(s, "play agent", "recruit from place 1")
    assert look(s)["row"] == ROW[1:]


# A6.5: the last turns


@pytest.mark.parametrize("trigger", TRIGGERS)
@pytest.mark.parametrize(("players", "seat"), TABLES)
def test_A6_5_everyone_has_one_turn_from_the_left_round_to_who_brought_it_about(
    players: int, seat: int, trigger: str
) -> None:
    s = turn_of(seat, trigger, players)
    bring_about(s, trigger)
    assert ending(s) == (trigger, players)
    assert order(s) == [(seat + i) % players for i in range(1, players + 1)]


@pytest.mark.parametrize(("players", "seat"), TABLES)
def test_A6_5_it_does_not_matter_who_was_the_first_player(players: int, seat: int) -> None:
    s = turn_of(seat, "ocean", players, first=players - 1)
    bring_about(s, "ocean")
    assert order(s) == [(seat + i) % players for i in range(1, players + 1)]


def test_A6_5_the_turn_of_the_trigger_is_finished() -> None:
    """After the last card of the deck a manta can still be used."""
    s = position({"pockets": [{"location": "DC02", "risen": 0}]}, **ocean_left("grabber"))
    play(s, "play agent", "recruit from place 1")
    assert ending(s) == ("ocean", None)
    assert (asked(s), options(s)) == ("after", ["end the turn", "use the trained manta R1"])


def test_A6_5_further_triggers_change_nothing() -> None:
    """All four goals are claimed; in the last turns the ocean deck runs out."""
    s = position(
        {"mantas": {"ready": []}},
        players=3,
        turn=2,
        tracks=[{"goal": goal, "mantas": ["player1"]} for goal in GOALS],
        ending={"reason": "goals", "turns_left": 3},
        **ocean_left("grabber"),
    )
    events = play(s, "play agent", "recruit from place 1")
    assert look(s)["ocean"] == []
    assert "last_turns" not in {event["event"] for event in events}
    assert ending(s) == ("goals", 2)
    assert order(s) == [2, 0]
    assert AQUATICA.outcome(s).reason == "goals"


def test_A6_5_a_goal_can_be_claimed_in_the_last_turn() -> None:
    s = position(
        {"mantas": {"wild_ready": ["P2", "P2"]}},
        turn=2,
        tracks=[{"goal": goal, "mantas": ["player1"]} for goal in GOALS],
        ending={"reason": "goals", "turns_left": 2},
        seats={"player2": {"hand": [*STARTING, "crab", "meg"]}},
    )
    play(s, "claim goal 1 with the ready manta C1", "play waveteller")
    assert look(s)["tracks"][0]["mantas"] == ["player1", "player2"]
    assert order(s) == [0]


def test_A6_5_after_the_last_turn_nothing_is_asked() -> None:
    s = turn_of(0, "ocean", 2)
    bring_about(s, "ocean")
    order(s)
    assert (asked(s), look(s)["asked"], look(s)["ending"]["turns_left"]) == ("over", [], 0)
    assert look(s)["over"] == {"points": [mine(s, "points", seat) for seat in SEATS[:2]], "ranks": [1, 2]}


# A6.6: the 100th turn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_end_turns_when_a_player_begins_the_100th_A6_6(players: int) -> None:
    s = position(players=players, turn=99 * players)
    assert mine(s, "turns", SEATS[players - 1]) == 99
    events = play(s, "play matrona")
    assert events[-2:] == [
        {"event": "turn", "seat": "player1", "turn": 100},
        {"event": "last_turns", "seat": "player1", "reason": "turns"},
    ]
    play(s, "play matrona")
    assert order(s) == [*range(1, players), 0]
    assert AQUATICA.outcome(s).reason == "turns"
    assert [mine(s, "turns", seat) for seat in SEATS[:players]] == [101] + [100] * (players - 1)


def test_end_turns_not_before_the_100th_A6_6() -> None:
    s = position(turn=2 * 98)
    events = play(s, "play matrona")
    assert events[-1] == {"event": "turn", "seat": "player1", "turn": 99}
    assert "ending" not in look(s)


def test_end_turns_in_a_written_position_too_A6_6() -> None:
    """As with the triggers of A6.1, the end that has come is filled in."""
    s = position(turn=199)
    assert mine(s, "turns") == 100
    assert look(s).get("ending") == {"reason": "turns", "turns_left": None}


# A6.7: equal turns


@pytest.mark.parametrize("trigger", TRIGGERS)
@pytest.mark.parametrize(("players", "seat"), TABLES)
def test_A6_7_with_equal_turns_the_round_is_finished_first(players: int, seat: int, trigger: str) -> None:
    s = turn_of(seat, trigger, players, equal_turns=True)
    bring_about(s, trigger)
    assert order(s) == [*range(seat + 1, players), *range(players)]
    assert {mine(s, "turns", name) for name in SEATS[:players]} == {2}


@pytest.mark.parametrize(("players", "first"), TABLES)
def test_A6_7_a_round_ends_with_the_player_before_the_first_player(players: int, first: int) -> None:
    """The trigger comes in the turn of the second player."""
    s = turn_of((first + 1) % players, "ocean", players, first=first, equal_turns=True)
    bring_about(s, "ocean")
    assert order(s) == [(first + i) % players for i in (*range(2, players), *range(players))]


def test_A6_7_it_is_off_unless_asked_for() -> None:
    s = turn_of(0, "ocean", 3)
    assert look(s)["equal_turns"] is False
    bring_about(s, "ocean")
    assert len(order(s)) == 3
