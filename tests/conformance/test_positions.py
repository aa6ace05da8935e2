"""Positions of random games: copies, forms, options, refusals."""

import itertools
import random

import pytest
from support.conformance import (
    Setup,
    check_copies,
    check_forms,
    check_options,
    check_own_view,
    check_refusals,
    digest,
    of_each_question,
    play,
    setups,
    share,
)

import fathoms
from fathoms.core.chance import fast
from fathoms.core.errors import BadOption, FathomsError
from fathoms.core.game import OVER, Game
from fathoms.core.state import BaseState


def test_every_game_takes_part() -> None:
    assert {setup.name for setup in setups()} == set(fathoms.games())


def test_copies_are_independent(game: Game, sample: list[BaseState]) -> None:
    choose = random.Random(1)
    for s in sample[::4]:
        check_copies(game, s, choose)


@pytest.mark.slow
def test_bytes_pickle_and_json_give_the_state_back(setup: Setup, game: Game, sample: list[BaseState]) -> None:
    ends = [s for s in sample if game.mover(s) == OVER]
    assert ends
    for s in [*itertools.chain(*of_each_question(setup).values()), *ends]:
        check_forms(game, s)


def test_options_are_sorted_unique_and_bounded(game: Game, sample: list[BaseState]) -> None:
    for s in sample:
        check_options(game, s)


def test_what_is_no_option_is_refused_and_changes_nothing(game: Game, sample: list[BaseState]) -> None:
    choose = random.Random(2)
    for s in sample[::8]:
        check_refusals(game, s, choose)


def test_the_own_view_tells_question_options_and_description(game: Game, sample: list[BaseState]) -> None:
    for s in sample[::2]:
        check_own_view(game, s)


def test_every_position_has_all_its_pieces(game: Game, sample: list[BaseState]) -> None:
    assert [game.rules.check(s) for s in sample] == [""] * len(sample)


def test_the_public_answer_and_the_inner_one_are_the_same(game: Game, sample: list[BaseState]) -> None:
    choose = random.Random(3)
    for s in sample:
        if game.mover(s) != OVER:
            public, inner = game.rules.copy(s), game.rules.copy(s)
            action = choose.choice(game.options(s))
            game.answer(public, action)
            game.rules.answer(inner, action)
            assert public == inner


def test_games_end_with_an_outcome(setup: Setup, game: Game) -> None:
    """And soon enough: `play` stops a game that goes on for too long."""
    for seed in range(100, 100 + share(setup, 20)):
        *_, last = play(game, setup.options, seed)
        outcome = game.outcome(last)
        assert outcome is not None
        assert len(outcome.scores) == len(outcome.ranks) <= len(game.seats)
        assert min(outcome.ranks) == 1
        assert outcome.reason
        if outcome.winner is not None:
            assert outcome.ranks[outcome.winner] == 1
            assert outcome.ranks.count(1) == 1


def test_a_seed_tells_the_whole_game(setup: Setup, game: Game) -> None:
    games = [[digest(s) for s in play(game, setup.options, seed)] for seed in (5, 5, 6)]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_a_state_knows_its_options(setup: Setup, game: Game, sample: list[BaseState]) -> None:
    assert all(game.options_of(s) == setup.options for s in sample)


def test_unknown_options_values_and_seats_are_refused(setup: Setup, game: Game) -> None:
    with pytest.raises(BadOption, match="no option is called 'weather'"):
        game.new(chance=fast(1), weather="fine")
    for setting in game.settings.settings:
        with pytest.raises(BadOption, match=f"{setting.name} must be one of"):
            game.new(chance=fast(1), **{setting.name: "no such value"})
    s = game.new(chance=fast(1), **setup.options)
    for seat in (-2, len(game.seats), 99):
        with pytest.raises(FathomsError):
            game.redact(s, seat)


def test_forbidden_combinations_are_refused(game: Game) -> None:
    for combination in game.settings.forbidden:
        with pytest.raises(BadOption, match="do not go together"):
            game.new(chance=fast(1), **combination)
