"""The bots of the house keep their head where no good player leads."""

import pytest
from support import bots

import fathoms
from fathoms.lab.match import contest, play_pair

ERRS = f"{bots.HERE}:Errs"
PAIRS = 2
SPEED = 0.01  # a few playouts for each decision: what is looked for are errors, not strength


@pytest.mark.slow
@pytest.mark.parametrize("name", fathoms.games())
def test_nobody_forfeits_a_game_that_goes_astray(name: str) -> None:
    game = fathoms.game(name)
    of = contest(game, {}, ("easy", ERRS), 1, SPEED)
    played = [one for pair in range(PAIRS) for one in play_pair(game, of, pair)]
    assert [one.forfeit for one in played] == [None] * 2 * PAIRS
    assert all(min(one.decisions.values()) > 10 for one in played)
