"""A state is the fold of its record, for every game."""

import json
import random

import pytest
from support.conformance import Setup, told

from fathoms.core.chance import fast, sealed
from fathoms.core.errors import BadRecord
from fathoms.core.game import OVER, Game
from fathoms.core.live import LiveGame
from fathoms.core.record import Entry, Record, replay, verify
from fathoms.core.record_reading import from_json
from fathoms.core.state import BaseState

# Whole games, step by step: `make check` leaves them to `make test`.
pytestmark = pytest.mark.slow


def recorded(game: Game, setup: Setup, seed: int, is_sealed: bool) -> tuple[LiveGame, list[BaseState]]:
    """A random game with its record, and every position it went through."""
    chance = sealed(bytes([seed]) * 32) if is_sealed else fast(seed)
    live = LiveGame.new(game, chance, **setup.options)
    passed = [game.rules.copy(live.state)]
    choose = random.Random(seed)
    while game.mover(live.state) != OVER:
        live.answer(choose.choice(game.options(live.state)))
        passed.append(game.rules.copy(live.state))
    return live, passed


@pytest.fixture(params=[False, True], ids=["simulated", "live"])
def recording(request: pytest.FixtureRequest, setup: Setup, game: Game) -> tuple[LiveGame, list[BaseState]]:
    return recorded(game, setup, 11, request.param)


def again(record: Record) -> Record:
    """Through a file and back."""
    return from_json(json.loads(json.dumps(record.to_json())))


def test_a_record_replays_to_its_state(game: Game, recording: tuple[LiveGame, list[BaseState]]) -> None:
    record, passed = recording[0].record, recording[1]
    assert record.answers() == len(passed) - 1
    assert told(game, replay(game, record)) == told(game, passed[-1])
    assert again(record) == record
    assert game.outcome(replay(game, again(record))) == game.outcome(passed[-1])


def test_a_record_replays_to_any_answer(game: Game, recording: tuple[LiveGame, list[BaseState]]) -> None:
    record, passed = recording[0].record, recording[1]
    for to in range(0, len(passed), 7):
        assert told(game, replay(game, record, to)) == told(game, passed[to])
    for to in (-1, len(passed)):
        with pytest.raises(BadRecord, match="is not from 0 to"):
            replay(game, record, to)


def test_a_take_back_takes_answers_away(game: Game, recording: tuple[LiveGame, list[BaseState]]) -> None:
    record, passed = again(recording[0].record), recording[1]
    to = len(passed) // 2
    record.entries.append(Entry("take_back", 0, to=to))
    assert record.answers() == to
    assert told(game, replay(game, again(record))) == told(game, passed[to])


def test_the_options_of_a_record_are_all_there(setup: Setup, recording: tuple[LiveGame, list[BaseState]]) -> None:
    assert recording[0].record.options == setup.options


def test_verify_says_what_it_could_check(setup: Setup, game: Game) -> None:
    simulated, _ = recorded(game, setup, 12, is_sealed=False)
    assert "cannot be checked" in str(verify(game, again(simulated.record)))
    live, _ = recorded(game, setup, 12, is_sealed=True)
    assert live.record.commitment
    assert "follow from the seed" in str(verify(game, again(live.record)))


def test_a_refused_answer_leaves_no_trace_in_the_record(setup: Setup, game: Game) -> None:
    from fathoms.core.errors import IllegalAction

    live = LiveGame.new(game, fast(3), **setup.options)
    before = live.record.to_json(), live.state.to_bytes()
    illegal = next(action for action in game.actions if action not in game.options(live.state))
    with pytest.raises(IllegalAction):
        live.answer(illegal)
    assert (live.record.to_json(), live.state.to_bytes()) == before
