"""How a finished game stood: shares of the win that begin near the even, follow the game and end with its result."""

from statistics import mean

import pytest
from support.command import played

import fathoms
from fathoms.bots import outlook
from fathoms.bots.outlook import Shares, outlooks
from fathoms.core.chance import fast
from fathoms.core.game import OVER
from fathoms.core.live import LiveGame
from fathoms.core.record import Record

pytestmark = pytest.mark.slow


def found(record: Record, moments: list[int], seed: int = 1) -> list[Shares]:
    thought = outlooks(fathoms.game(record.game), record, moments, seed)
    while True:
        try:
            next(thought)
        except StopIteration as end:
            shares: list[Shares] = end.value
            return shares


def at_random(name: str, seed: int, **options: int) -> LiveGame:
    game, chance = fathoms.game(name), fast(seed)
    live = LiveGame.new(game, fast(seed), **options)
    while game.mover(live.state) != OVER:
        legal = game.options(live.state)
        live.answer(legal[chance.below(len(legal))])
    return live


@pytest.mark.parametrize(
    ("game", "options"), [("kelp", {}), ("aquatica", {"players": 2}), ("aquatica", {"players": 4})]
)
def test_shares_make_a_whole_and_end_with_the_result(game: str, options: dict[str, int]) -> None:
    live = at_random(game, 7, **options)
    answers = live.record.answers()
    shares = found(live.record, [0, answers // 2, answers])
    for each in shares:
        assert len(each) == len(live.record.seats)
        assert sum(each) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in each)
    outcome = live.game.outcome(live.state)
    assert outcome is not None
    assert outcome.winner is not None
    assert shares[-1] == [float(seat == outcome.winner) for seat in range(len(live.record.seats))]


@pytest.mark.parametrize(("game", "options"), [("kelp", {}), ("aquatica", {"players": 2})])
def test_the_winner_is_seen_coming(game: str, options: dict[str, int]) -> None:
    """On average over games: late in a game its winner is thought to win, at the beginning nobody is."""
    early, late = [], []
    for seed in range(20):
        live = at_random(game, seed, **options)
        outcome = live.game.outcome(live.state)
        assert outcome is not None
        assert outcome.winner is not None
        answers = live.record.answers()
        first, last = found(live.record, [0, answers - 4])
        early.append(first[0])
        late.append(last[outcome.winner])
    assert 0.25 < mean(early) < 0.75
    assert mean(late) > 0.7


def test_the_same_seed_finds_the_same_and_the_record_stays_as_it_was() -> None:
    record = played(40).record
    before = record.to_json()
    assert found(record, [3, 40]) == found(record, [3, 40])
    assert found(record, [3, 40]) != found(record, [3, 40], seed=2)
    assert found(record, [40]) == found(record, [3, 40])[1:]  # a moment does not hang on the others
    assert record.to_json() == before


def test_what_was_taken_back_does_not_count() -> None:
    live, plain = played(40), played(30)
    live.take_back(0, 30)
    assert found(live.record, [30]) == found(plain.record, [30])


def test_others_have_their_turn_between() -> None:
    pieces = sum(1 for _ in outlooks(fathoms.game("kelp"), played(10).record, [0, 10], 1))
    assert pieces == 2 * -(-outlook.ROLLOUTS // outlook.CHUNK)
