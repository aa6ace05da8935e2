"""Who knows what (A9.1): everything but the order of the decks. For kings see test_draft.py."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from support.aquatica import AQUATICA, look, play, play_seen, position

from fathoms.core.chance import fast
from fathoms.core.errors import ChanceError, NotYourView
from fathoms.core.state import OVER
from fathoms.games.aquatica.state import FIELDS, State

SPECTATOR = -1
EYES = [0, 1, SPECTATOR]
STARTING = ["matrona", "sealord", "legion", "seahorse", "waveteller", "agent"]
GOALS = ["hand8", "board5", "scored3", "wild2"]
PUBLIC = [
    "players", "kings", "goals", "matrona_sweep", "equal_turns", "first", "turn", "active", "row", "box", "upper",
    "lower", "location_discard", "wild", "tracks", "asked",
]  # fmt: skip


def view(s: State, seat: int) -> dict[str, Any]:
    """What a seat sees, as JSON."""
    return AQUATICA.to_json(AQUATICA.redact(s, seat))


def rich_position() -> State:
    """A table on which something lies in every place that can be seen."""
    return position(
        {
            "hand": ["matrona", "sealord", "grabber"],
            "discard": ["legion", "seahorse", "waveteller", "agent", "crab"],
            "pockets": [{"location": "SB04", "risen": 2}, None, {"location": "SS10", "risen": 0}],
            "scored": ["DC14", "OV03"],
            "mantas": {"ready": ["C1"], "tired": ["P1", "R1"], "wild_ready": ["P2"], "wild_tired": ["SC"]},
        },
        seats={"player2": {"scored": ["DC01"], "pockets": [{"location": "OV06", "risen": 1}]}},
        tracks=[{"goal": goal, "mantas": ["player1"] if goal == "wild2" else []} for goal in GOALS],
        upper=["SB01", None, "SB03"],
        lower=["SS01", "SS02", None, "DC05"],
        location_discard=["OV01", "OV02"],
        box=["meg"],
        turn=9,
    )


def random_games(count: int) -> Iterator[State]:
    """Every fifth state of random games after the kings are given out, of all player counts."""
    for seed in range(count):
        choose, players = Random(seed), 1 + seed % 4
        s = AQUATICA.new(chance=fast(seed), players=players, kings="draft" if players > 2 else "none")
        while AQUATICA.mover(s) != OVER:
            if s.turn and s.answered % 5 == 0:
                yield s
            AQUATICA.answer(s, choose.choice(AQUATICA.options(s)))
        yield s


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize("field", PUBLIC)
def test_A9_1_everybody_sees(field: str, seat: int) -> None:
    s = rich_position()
    assert view(s, seat)[field] == look(s)[field]


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize("owner", ["player1", "player2"])
@pytest.mark.parametrize("field", ["hand", "discard", "scored", "pockets", "mantas", "points", "turns", "king"])
def test_A9_1_everybody_sees_of_every_player(field: str, owner: str, seat: int) -> None:
    """Hands, discard piles and scoring piles are public, for every card came there in the open."""
    s = rich_position()
    assert view(s, seat)["seats"][owner][field] == look(s)["seats"][owner][field]


@pytest.mark.parametrize("seat", EYES)
def test_A9_1_everybody_can_count_the_decks(seat: int) -> None:
    s = rich_position()
    told = view(s, seat)
    on_the_table = 2 + 2 + 1 + 1 + 2 + 3 + 2
    assert len(told["deck"]) == 56 - on_the_table
    assert len(told["ocean"]) == 18 - 6 - 2 - 1


def test_A9_1_a_view_has_no_chance_and_a_position_has() -> None:
    s = rich_position()
    assert "chance" in look(s)
    for seat in EYES:
        assert "chance" not in view(s, seat)
        assert view(s, seat)["seat"] == ("spectator" if seat < 0 else f"player{seat + 1}")
        masked = AQUATICA.redact(s, seat).masked
        with pytest.raises(ChanceError):
            masked.chance.below(6)


def test_A9_1_two_tables_that_differ_in_the_coming_cards_look_the_same() -> None:
    """Nobody knows the order of the two decks: the views are equal, and then different cards come."""
    tables = [position(lower=["SS01"], chance=[number] * 6) for number in (0, 7)]
    for seat in EYES:
        assert AQUATICA.redact(tables[0], seat) == AQUATICA.redact(tables[1], seat)
        assert view(tables[0], seat) == view(tables[1], seat)
    for s in tables:
        play(s, "play seahorse", "scout")
    assert look(tables[0])["lower"] != look(tables[1])["lower"]


@pytest.mark.parametrize("seat", EYES)
def test_A9_1_any_card_of_a_deck_may_come_next(seat: int) -> None:
    s = position(lower=["SS01"])
    deck, ocean = set(look(s)["deck"]), set(look(s)["ocean"])
    seen = AQUATICA.redact(s, seat)
    locations, characters = set(), set()
    for seed in range(150):
        world = AQUATICA.resample(seen, seed)
        play(world, "play seahorse", "scout")
        locations |= set(look(world)["lower"])
        world = AQUATICA.resample(seen, seed)
        play(world, "play agent", "recruit from place 1")
        characters.add(look(world)["row"][-1])
    assert locations == deck
    assert characters == ocean


@pytest.mark.parametrize("seat", EYES)
def test_A9_1_a_world_of_a_view_is_the_same_table_with_chance_of_its_own(seat: int) -> None:
    s = rich_position()
    for seed in range(1, 6):
        world = look(AQUATICA.resample(AQUATICA.redact(s, seat), seed))
        assert world.pop("chance") != look(s)["chance"]
        assert world == {key: value for key, value in look(s).items() if key != "chance"}


@pytest.mark.parametrize("seat", EYES)
def test_A9_1_what_happens_is_told_to_all(seat: int) -> None:
    s = position({"hand": [*STARTING, "meg"]}, lower=["SS01"], chance=[])
    twin = s.copy()
    answers = ["play meg", "conquer SS01", "discard legion", "play waveteller"]
    assert play_seen(s, seat, *answers[:3]) == play(twin, *answers[:3])


def test_A9_1_a_character_recruited_and_a_location_scored_are_seen_by_all() -> None:
    s = position(
        {"pockets": [{"location": "SB01", "risen": 1}]}, row=["crab", "turtle", "meg", "diva", "healer", "angler"]
    )
    play(s, "play waveteller")
    play(s, "play agent", "recruit from place 1")
    for seat in EYES:
        told = view(s, seat)["seats"]
        assert told["player1"]["scored"] == ["SB01"]
        assert "crab" in told["player2"]["hand"]


def test_A9_1_through_whole_games_views_hide_only_the_chance_and_the_draft() -> None:
    hidden = {"chance", "seat", "packet", "seats"}
    states = 0
    for s in random_games(4):
        states += 1
        told = look(s)
        for seat in range(-1, told["players"]):
            seen = view(s, seat)
            assert {key: seen[key] for key in seen if key not in hidden} == {
                key: told[key] for key in told if key not in hidden
            }
            for name, open_ in seen["seats"].items():
                assert {**open_, "saw": None} == {**told["seats"][name], "saw": None}
    assert states > 50


def test_A9_1_only_what_belongs_to_the_draft_is_declared_as_known_to_one_seat() -> None:
    assert [field.name for field in FIELDS if field.audience != "public"] == ["packet", "king", "saw"]


def test_A9_1_a_seat_may_be_asked_only_for_its_own_options() -> None:
    """The view of the player to move offers what the table offers; the others are not asked."""
    s = rich_position()
    assert AQUATICA.options(AQUATICA.redact(s, 0)) == AQUATICA.options(s)
    for seat in (1, SPECTATOR):
        with pytest.raises(NotYourView):
            AQUATICA.options(AQUATICA.redact(s, seat))
