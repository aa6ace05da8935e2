"""The draft of kings (A2.2): who picks when, who sees what, and what a seat may think of the kings it has not seen."""

from typing import Any

import pytest
from support.aquatica import AQUATICA, asked, look, mine, options, play, play_seen, position

from fathoms.core.chance import fast
from fathoms.games.aquatica.state import State

SEATS = ["player1", "player2", "player3", "player4"]
KINGS = ["cai", "sol", "fancelot", "herbert", "xander", "adela", "nerea", "ondro"]
STARTING = ["matrona", "sealord", "legion", "seahorse", "waveteller", "agent"]
TABLES = [(players, first) for players in (2, 3, 4) for first in range(players)]
SPECTATOR = -1


def draft(players: int, first: int = 0, seed: int = 0) -> State:
    return AQUATICA.new(chance=fast(seed), players=players, kings="draft", first=SEATS[first])


def view(s: State, seat: int) -> dict[str, Any]:
    """What a seat sees, as JSON."""
    return AQUATICA.to_json(AQUATICA.redact(s, seat))


def worlds(s: State, seat: int, count: int = 40) -> list[dict[str, Any]]:
    """Tables that look the same to a seat."""
    return [look(AQUATICA.resample(AQUATICA.redact(s, seat), seed)) for seed in range(count)]


def pick(s: State, count: int = 1) -> list[str]:
    """Let the first king be kept so many times; which ones."""
    kept = []
    for _ in range(count):
        kept.append(options(s)[0].removeprefix("keep "))
        play(s, options(s)[0])
    return kept


# Who picks what


@pytest.mark.parametrize(("players", "first"), TABLES)
def test_A2_2_the_last_seat_picks_first_and_the_rest_passes_on_in_reverse_order(players: int, first: int) -> None:
    s = draft(players, first)
    order = []
    while asked(s) == "king":
        order.append(AQUATICA.mover(s))
        pick(s)
    assert order == [(first + players - 1 - i) % players for i in range(players)]
    assert (asked(s), AQUATICA.mover(s)) == ("before", first)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A2_2_one_king_more_than_players_is_drawn_and_each_pick_leaves_one_less(players: int) -> None:
    s = draft(players)
    held = [text.removeprefix("keep ") for text in options(s)]
    assert len(held) == len(set(held)) == players + 1
    while asked(s) == "king":
        assert options(s) == [f"keep {king}" for king in held]
        play(s, f"keep {held[1]}")
        del held[1]
    assert len(held) == 1
    assert held[0] not in [mine(s, "king", seat) for seat in SEATS[:players]]
    assert not any(held[0] in mine(s, "hand", seat) for seat in SEATS[:players]), "it is in the box"


def test_A2_2_which_kings_are_drawn_is_chance() -> None:
    drawn = {frozenset(options(draft(2, seed=seed))) for seed in range(300)}
    assert len(drawn) > 50, "of 56 threes"
    assert set().union(*drawn) == {f"keep {king}" for king in KINGS}


def test_A2_2_a_picked_king_joins_the_hand_when_the_draft_ends() -> None:
    # Fancelot and Herbert join no hand (A2.5).
    drafts = (draft(3, seed=seed) for seed in range(50))
    s = next(s for s in drafts if not {"keep fancelot", "keep herbert"} & {*options(s)})
    kings: dict[str, str] = {}
    while asked(s) == "king":
        seat = SEATS[AQUATICA.mover(s)]
        (kings[seat],) = pick(s)
        if asked(s) == "king":
            assert mine(s, "hand", seat) == STARTING
    assert {seat: mine(s, "hand", seat) for seat in kings} == {seat: [*STARTING, kings[seat]] for seat in kings}


# Who sees what


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_A2_2_the_kings_are_seen_by_the_player_who_holds_them(seat: int) -> None:
    s = draft(3)
    held = [text.removeprefix("keep ") for text in options(s)]
    assert view(s, 2)["packet"] == held
    assert view(s, 2)["seats"]["player3"]["saw"] == held
    assert view(s, seat)["packet"] == "unknown"
    assert view(s, seat)["seats"]["player3"]["saw"] == "unknown"


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_A2_2_a_pick_is_told_to_nobody_else(seat: int) -> None:
    s = draft(3)
    kept = options(s)[0].removeprefix("keep ")
    twin = s.copy()
    assert play_seen(twin, 2, f"keep {kept}") == [{"event": "king_picked", "seat": "player3", "king": kept}]
    assert play_seen(s, seat, f"keep {kept}") == []
    assert view(s, 2)["seats"]["player3"]["king"] == kept
    assert view(s, seat)["seats"]["player3"]["king"] == "unknown"


def test_A2_2_who_passed_the_kings_on_sees_them_no_more_but_remembers_them() -> None:
    s = draft(4)
    held = [text.removeprefix("keep ") for text in options(s)]
    pick(s, 2)
    told = view(s, 3)
    assert told["packet"] == "unknown"
    assert told["seats"]["player4"]["saw"] == held
    assert told["seats"]["player3"]["king"] == told["seats"]["player3"]["saw"] == "unknown"


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_A2_2_the_chosen_kings_are_shown_when_the_draft_ends(seat: int) -> None:
    s = draft(3)
    pick(s, 2)
    before = [view(s, seat)["seats"][name]["king"] for name in SEATS[:3]]
    assert before.count("unknown") == (1 if seat in (1, 2) else 2)
    kings = pick(s)
    shown = [view(s, seat)["seats"][name]["king"] for name in SEATS[:3]]
    assert shown == [mine(s, "king", name) for name in SEATS[:3]]
    assert shown[0] == kings[0]


@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_A2_2_the_king_left_over_is_not_shown(seat: int) -> None:
    s = draft(3)
    pick(s, 3)
    (left,) = look(s)["packet"]
    assert view(s, 0)["packet"] == [left], "the last to pick knows it"
    assert view(s, seat)["packet"] == "unknown"
    assert left not in str(view(s, SPECTATOR))


def test_A2_2_nothing_of_the_kings_leaks_to_who_has_not_held_them() -> None:
    """Two drafts that differ in the kings alone look the same."""
    for seat in (0, 1, SPECTATOR):
        seen = []
        for seed in range(6):
            s = draft(3, seed=seed)
            told = look(s) | {"seats": look(draft(3))["seats"]}
            for key in ("row", "ocean", "lower", "deck"):
                told[key] = look(draft(3))[key]
            told["seats"]["player3"]["saw"] = told["packet"]
            seen.append(view(AQUATICA.from_json(told), seat))
        assert all(told == seen[0] for told in seen)


# What a seat may think


def test_A2_2_who_saw_all_the_kings_knows_which_are_left_and_not_who_has_them() -> None:
    s = draft(3)
    held = {text.removeprefix("keep ") for text in options(s)}
    (mine_,) = pick(s)
    pick(s)
    thought = worlds(s, 2)
    assert {told["seats"]["player3"]["king"] for told in thought} == {mine_}
    assert {told["seats"]["player2"]["king"] for told in thought} == held - {mine_}
    assert all({*told["packet"], told["seats"]["player2"]["king"]} == held - {mine_} for told in thought)


def test_A2_2_who_has_not_held_the_kings_may_think_of_any() -> None:
    s = draft(3)
    pick(s)
    thought = worlds(s, 0, 120)
    assert {told["seats"]["player3"]["king"] for told in thought} == set(KINGS)
    assert {king for told in thought for king in told["packet"]} == set(KINGS)
    assert all(len(told["packet"]) == 3 for told in thought)


def test_A2_2_an_earlier_pick_is_none_of_the_kings_that_were_passed_on() -> None:
    s = draft(3)
    pick(s)
    held = {text.removeprefix("keep ") for text in options(s)}
    thought = worlds(s, 1, 120)
    assert {told["seats"]["player3"]["king"] for told in thought} == set(KINGS) - held
    assert all(set(told["packet"]) == held for told in thought)


def test_A2_2_after_the_draft_a_spectator_may_think_of_any_king_that_nobody_has() -> None:
    s = draft(2)
    pick(s, 2)
    kings = {mine(s, "king", seat) for seat in SEATS[:2]}
    thought = worlds(s, SPECTATOR, 120)
    assert {told["packet"][0] for told in thought} == set(KINGS) - kings
    assert all({told["seats"][seat]["king"] for seat in SEATS[:2]} == kings for told in thought)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_A2_2_after_the_draft_every_player_can_tell_the_king_left_over(seat: int) -> None:
    """Each has seen all of them but those which others picked before, and these are shown."""
    s = draft(4)
    pick(s, 4)
    (left,) = look(s)["packet"]
    assert {told["packet"][0] for told in worlds(s, seat)} == {left}


@pytest.mark.slow
@pytest.mark.parametrize("picked", range(4))
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_A2_2_every_such_table_looks_the_same_to_the_seat_and_can_be(seat: int, picked: int) -> None:
    s = draft(3, seed=picked)
    pick(s, picked)
    seen = AQUATICA.redact(s, seat)
    for seed in range(20):
        world = AQUATICA.resample(seen, seed)
        assert AQUATICA.redact(world, seat) == seen
        assert AQUATICA.from_json(look(world)) == world


def test_A2_2_in_a_written_draft_too_who_holds_the_kings_has_seen_them() -> None:
    """What was seen is left out of the position, and is filled in."""
    held = ["cai", "sol", "nerea"]
    asked_ = [{"run": "kings"}, {"question": "king", "seat": "player2"}]
    s = position(kings="draft", turn=0, packet=held, asked=asked_)
    play(s, "keep cai")
    assert {tuple(told["packet"]) for told in worlds(s, 1)} == {("sol", "nerea")}


def test_A2_2_in_a_written_draft_the_question_may_be_left_out() -> None:
    s = AQUATICA.from_json({"game": "aquatica", "kings": "draft", "turn": 0, "packet": ["cai", "sol", "nerea"]})
    assert (AQUATICA.mover(s), AQUATICA.question(s).kind) == (1, "king")
