"""A new game: from a seed, from chance, or like no other."""

import pytest

import fathoms
from fathoms.core.chance import fast
from fathoms.core.errors import BadOption, ChanceError
from fathoms.core.game import Game

GAMES = [fathoms.game(name) for name in fathoms.games()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    assert game.new(seed=1) == game.new(seed=1) == game.new(chance=fast(1))
    assert game.new(seed=1) != game.new(seed=2)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_without_a_seed_every_game_is_another(game: Game) -> None:
    assert game.new() != game.new()


def test_a_seed_and_chance_do_not_go_together() -> None:
    with pytest.raises(BadOption, match="these do not go together: chance, seed"):
        GAMES[0].new(chance=fast(1), seed=1)


@pytest.mark.parametrize("seed", [-1, 2**62])
def test_a_seed_that_is_none_is_refused(seed: int) -> None:
    with pytest.raises(ChanceError, match=f"a seed is a whole number from 0 to .*, not {seed}"):
        GAMES[0].new(seed=seed)


def test_options_are_given_beside_it() -> None:
    kelp = fathoms.game("kelp")
    assert kelp.options_of(kelp.new(seed=1, board="night"))["board"] == "night"
    with pytest.raises(BadOption):
        kelp.new(seed=1, board="dusk")
