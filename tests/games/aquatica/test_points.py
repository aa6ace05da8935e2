"""Points and ties (A6.2, A6.3)."""

from typing import Any

import pytest
from support.aquatica import AQUATICA, look, mine, play, position

from fathoms.games.aquatica.state import State

SEATS = ["player1", "player2", "player3", "player4"]
STARTING = ["matrona", "sealord", "legion", "seahorse", "waveteller", "agent"]
GOALS = ["hand8", "board5", "scored3", "wild2"]
ALL_LOCATIONS = [entry.name for entry in AQUATICA.data.entries("locations.locations")]
TRAINED = ["C1", "C1", "P1", "R1"]


def hand(size: int) -> dict[str, list[str]]:
    """The Matrona and others in hand, the rest discarded: so many points."""
    return {"hand": STARTING[:size], "discard": STARTING[size:]}


def over(*seats: dict[str, Any], **rest: Any) -> State:
    """A game that has ended because the Location deck ran out, with these players."""
    told = dict(zip(SEATS, seats))
    held = {name for seat in seats for name in seat.get("scored", [])}
    held |= {pocket["location"] for seat in seats for pocket in seat.get("pockets", [])}
    gone = [location for location in ALL_LOCATIONS if location not in held]
    return position(
        told.pop("player1"),
        players=len(seats),
        seats=told,
        location_discard=gone,
        ending={"reason": "locations"},
        over={},
        **rest,
    )


def ranks(s: State) -> tuple[int, ...]:
    outcome = AQUATICA.outcome(s)
    assert list(outcome.ranks) == look(s)["over"]["ranks"]
    assert outcome.winner == outcome.ranks.index(1)
    return outcome.ranks


# A6.2: points


def test_A6_2_each_character_in_hand_is_a_point_and_the_discard_pile_is_none() -> None:
    assert mine(position(hand(6)), "points") == 6
    assert mine(position(hand(2)), "points") == 2
    assert mine(position({"hand": [*STARTING, "crab", "crab"], "discard": ["meg"]}), "points") == 8


def test_A6_2_a_king_in_hand_is_a_point_and_one_discarded_is_none() -> None:
    assert mine(position(kings="dealt"), "points") == 7
    assert mine(position({"hand": STARTING, "discard": ["cai"]}, kings="dealt"), "points") == 6


@pytest.mark.parametrize(("spaces", "points"), [([1], 8), ([2], 6), ([1, 2], 14), ([1, 1, 2, 2], 28)])
def test_A6_2_the_spaces_on_goals_bring_their_points(spaces: list[int], points: int) -> None:
    lie = [["player1"] if space == 1 else ["player2", "player1"] for space in spaces]
    tracks = [{"goal": goal, "mantas": mantas} for goal, mantas in zip(GOALS, [*lie, [], [], []])]
    other = {"mantas": {"ready": TRAINED[spaces.count(2) :]}}
    s = position({"mantas": {"ready": TRAINED[len(spaces) :]}}, tracks=tracks, seats={"player2": other})
    assert mine(s, "points") == 6 + points


def test_A6_2_scored_locations_bring_their_points() -> None:
    assert mine(position({"scored": ["DC14", "SS01"]}), "points") == 6 + 9 + 1


def test_A6_2_locations_on_the_board_bring_nothing_even_if_fully_risen() -> None:
    board = [{"location": "SB09", "risen": 0}, {"location": "SB02", "risen": 2}, {"location": "DC14", "risen": 1}]
    assert mine(position({"pockets": board}), "points") == 6


def test_A6_2_everything_together_and_the_most_points_win() -> None:
    one = {"hand": STARTING, "scored": ["SB09", "SS10"], "mantas": {"ready": ["C1", "P1", "R1"]}}
    two = {**hand(4), "scored": ["DC14", "SB14"], "mantas": {"ready": TRAINED}}
    s = over(one, two, tracks=[{"goal": "hand8", "mantas": ["player1"]}, *({"goal": goal} for goal in GOALS[1:])])
    assert AQUATICA.outcome(s).scores == (6 + 6 + 5 + 8, 4 + 9 + 7)
    assert ranks(s) == (1, 2)


def test_A6_2_more_mantas_do_not_outweigh_a_point() -> None:
    s = over({**hand(6), "mantas": {"ready": TRAINED}}, {**hand(5), "mantas": {"ready": TRAINED, "wild_ready": ["C1"]}})
    assert ranks(s) == (1, 2)


# A6.3: ties, first the mantas


def mantas(trained: int, **wild: list[str]) -> dict[str, Any]:
    """So many trained mantas, half of them tired, and wild ones; the others lie on goals."""
    return {"mantas": {"ready": TRAINED[: trained // 2], "tired": TRAINED[trained // 2 : trained], **wild}}


@pytest.mark.parametrize(
    "more",
    [{"wild_ready": ["C1"]}, {"wild_tired": ["C1"]}, {"wild_ready": ["C1"], "wild_tired": ["P2"]}],
    ids=["ready", "tired", "both"],
)
def test_A6_3_of_equal_points_more_mantas_win_ready_or_tired(more: dict[str, list[str]]) -> None:
    assert ranks(over({**hand(6), **mantas(4, **more)}, {**hand(6), **mantas(4)})) == (1, 2)
    assert ranks(over({**hand(6), **mantas(4)}, {**hand(6), **mantas(4, **more)})) == (2, 1)


def test_A6_3_mantas_on_goals_do_not_count() -> None:
    """A5.3: player 1 has laid two and has 8 + 6 points for them; player 2 none, and as many points."""
    tracks = [
        {"goal": "hand8", "mantas": ["player1"]},
        {"goal": "board5", "mantas": ["player3", "player1"]},
        {"goal": "scored3"},
        {"goal": "wild2"},
    ]
    first = {**hand(6), **mantas(2)}
    second = {**hand(6), **mantas(4), "scored": ["DC14", "SS10"]}
    s = over(first, second, {**hand(1), **mantas(3)}, tracks=tracks)
    assert AQUATICA.outcome(s).scores[:2] == (20, 20)
    assert ranks(s) == (2, 1, 3)


def test_A6_3_trained_and_wild_mantas_count_together() -> None:
    """Three trained and one wild are as many as four trained, so turn order decides."""
    tracks = [{"goal": "hand8", "mantas": ["player1"]}, *({"goal": goal} for goal in GOALS[1:])]
    one = {**hand(1), **mantas(3, wild_tired=["R2"])}
    two = {**hand(4), **mantas(4), "scored": ["SS10"]}
    s = over(one, two, tracks=tracks)
    assert AQUATICA.outcome(s).scores == (9, 9)
    assert ranks(s) == (2, 1)


# A6.3: then the lower king


def test_A6_3_of_equal_mantas_the_lower_number_of_the_king_wins() -> None:
    one, two = ({"king": king, "hand": [*STARTING, king]} for king in ("xander", "sol"))
    assert ranks(over(one, two, kings="draft")) == (2, 1)
    assert ranks(over(two, one, kings="draft")) == (1, 2)


def test_A6_3_a_king_in_the_box_breaks_ties_too() -> None:
    """Cai has been played, Fancelot and Herbert were there at the setup only (A2.5); everyone has one wild manta."""
    kings = {
        "cai": {"king": "cai", "hand": STARTING, **mantas(4, wild_ready=["R1"])},
        "fancelot": {"king": "fancelot", "hand": STARTING},
        "herbert": {"king": "herbert", "hand": STARTING},
        "nerea": {"king": "nerea", "hand": STARTING, "discard": ["nerea"], **mantas(4, wild_ready=["R1"])},
    }
    box = ["cai", "fancelot", "herbert"]
    assert ranks(over(*kings.values(), kings="draft", box=box)) == (1, 2, 3, 4)
    assert ranks(over(*reversed(kings.values()), kings="draft", box=box)) == (4, 3, 2, 1)


def test_A6_3_mantas_come_before_the_king() -> None:
    one = {"king": "sol", "hand": [*STARTING, "sol"]}
    two = {"king": "nerea", "hand": [*STARTING, "nerea"], **mantas(4, wild_ready=["C1"])}
    assert ranks(over(one, two, kings="draft")) == (2, 1)


# A6.3: without kings, the later in turn order


@pytest.mark.parametrize(("players", "first"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_A6_3_without_kings_the_later_in_turn_order_wins(players: int, first: int) -> None:
    found = ranks(over(*[hand(6)] * players, first=SEATS[first]))
    in_turn_order = [found[(first + i) % players] for i in range(players)]
    assert in_turn_order == list(range(players, 0, -1))


def test_A6_3_turn_order_counts_and_not_who_moved_last() -> None:
    """Player 1 brought the end about and had the last turn of all; player 2 is later in turn order and wins."""
    gone = [location for location in ALL_LOCATIONS if location != "SB01"]
    s = position(location_discard=gone)
    play(s, "play seahorse", "scout", "play matrona", "play matrona")
    assert AQUATICA.outcome(s).scores == (6, 6)
    assert ranks(s) == (2, 1)


def test_A6_3_every_rank_is_given_once() -> None:
    s = over(hand(6), hand(5), hand(6), hand(2))
    assert ranks(s) == (2, 3, 1, 4)
