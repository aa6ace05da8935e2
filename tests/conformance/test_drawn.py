"""Every game can be drawn as text: a view by `draw`, and all of it only when that is asked for by name."""

import random

import pytest
from support.conformance import SPECTATOR, Setup

import fathoms
from fathoms.core.game import OVER, Game
from fathoms.text import LANGUAGES

# Drawings in three languages.
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_view_is_drawn_for_everybody_in_every_language(lang: str, game: Game, setup: Setup) -> None:
    s = game.new(seed=4, **setup.options)
    for seat in (0, SPECTATOR):
        drawn = game.draw(game.redact(s, seat), lang)
        assert len(drawn.splitlines()) > 10
        assert max(map(len, drawn.splitlines())) <= 80


def test_two_worlds_that_look_the_same_are_drawn_the_same(game: Game, setup: Setup) -> None:
    s, choose = game.new(seed=6, **setup.options), random.Random(6)
    differ = 0
    for n in range(40):
        if game.mover(s) == OVER:
            break
        if n % 10 == 0:
            view = game.redact(s, SPECTATOR)
            other = game.resample(view, n)
            assert game.draw(game.redact(other, SPECTATOR)) == game.draw(view)
            differ += game.draw_whole(other) != game.draw_whole(s)
        game.answer(s, choose.choice(game.options(s)))
    assert differ or setup.name != "kelp"


def test_a_state_is_not_drawn_by_mistake(game: Game, setup: Setup) -> None:
    s = game.new(seed=1, **setup.options)
    with pytest.raises(TypeError, match=r"draw takes a view, not <\w+ state: .*>: .* draw_whole"):
        game.draw(s)  # type: ignore[arg-type]


def test_a_narrow_drawing_is_narrow() -> None:
    game = fathoms.game("aquatica")
    drawn = game.draw(game.redact(game.new(seed=1), 0), width=50)
    assert max(map(len, drawn.splitlines())) <= 50
