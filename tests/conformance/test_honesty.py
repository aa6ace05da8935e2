"""No seat learns what it may not know, whichever way it asks."""

import random

import pytest
from support.conformance import (
    Setup,
    check_events,
    check_honest,
    check_no_chance,
    check_preview,
    play,
    seats,
    share,
    spread,
)

from fathoms.core.chance import sealed
from fathoms.core.game import OVER, Game
from fathoms.core.state import BaseState

# Thousands of positions: half a minute when interpreted.
pytestmark = pytest.mark.slow


def test_a_resampled_world_is_possible_and_looks_the_same(setup: Setup, game: Game, sample: list[BaseState]) -> None:
    two_worlds = 0
    for n, s in enumerate(sample[::4]):
        for seat in seats(game, s):
            two_worlds += check_honest(game, s, seat, seed=n)
    # Aquatica hides nothing but the kings of a draft, at the beginning of a game.
    options = setup.options
    shortly = setup.name == "aquatica"
    wanted = 0 if shortly else len(sample) // 10
    open_game = shortly and options["kings"] != "draft" and options["players"] > 1
    assert (two_worlds > wanted) != open_game, "hardly ever was there anything hidden: this test shows nothing"


def test_events_tell_a_seat_no_more_than_its_view(game: Game, sample: list[BaseState]) -> None:
    """For whoever moves: an answer that is legal in both worlds, watched by every seat."""
    choose = random.Random(4)
    alike = 0
    for n, s in enumerate(sample):
        if game.mover(s) == OVER:
            continue
        for seat in seats(game, s):
            other = game.resample(game.redact(s, seat), n)
            both = sorted(set(game.options(s)) & set(game.options(other)))
            for action in choose.sample(both, min(2, len(both))):
                alike += check_events(game, s, other, seat, action, seed=n)
    assert alike > len(sample)


def test_views_have_no_chance(setup: Setup, game: Game, sample: list[BaseState]) -> None:
    for s in sample[::5]:
        check_no_chance(game, s)
    secret = bytes(range(100, 132))
    s = game.new(chance=sealed(secret), **setup.options)
    choose = random.Random(5)
    for n in range(60):
        if game.mover(s) == OVER:
            break
        game.answer(s, choose.choice(game.options(s)))
        if n % 10 == 0:
            check_no_chance(game, s, secret.hex())


def test_what_a_preview_tells_comes_true(setup: Setup, game: Game) -> None:
    for seed in range(200, 200 + share(setup, 6)):
        for s in play(game, setup.options, seed):
            if game.mover(s) != OVER:
                for action in spread(game.options(s), 2):
                    check_preview(game, s, action)


def test_open_options_are_the_same_in_every_world(game: Game, sample: list[BaseState]) -> None:
    """A single answer is given unasked only where everybody knows the options, so nobody learns from its haste."""
    given = 0
    for n, s in enumerate(sample):
        if game.mover(s) == OVER:
            assert not game.open_options(s)
            continue
        options, open_here = game.options(s), game.open_options(s)
        for seat in seats(game, s):
            for seed in (n, n + 1):
                world = game.resample(game.redact(s, seat), seed)
                assert game.open_options(world) == game.open_options(game.redact(s, seat)) == open_here
                if open_here:
                    assert game.options(world) == options
        given += open_here and len(options) == 1
    assert given or len(sample) < 50, "nothing was ever given unasked: this test shows nothing"
