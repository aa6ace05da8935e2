"""Counting the leaves of a game tree, with chance fixed or with every outcome of chance."""

from collections.abc import Iterator

from fathoms.core.chance import scripted
from fathoms.core.game import OVER, Game
from fathoms.core.state import BaseState

DRAWS = 64  # draws that follow one answer, at most


def first_outcome(game: Game, s: BaseState, action: int) -> Iterator[BaseState]:
    """Chance gives the first possibility each time: the lowest number, the first thing in a bag."""
    after = game.rules.copy(s)
    after.chance = scripted([0] * DRAWS)
    game.rules.answer(after, action)
    yield after


def every_outcome(game: Game, s: BaseState, action: int) -> Iterator[BaseState]:
    """One state for each sequence of draws that may follow the answer."""
    script: list[int] = []
    while True:
        after = game.rules.copy(s)
        after.chance = scripted(script + [0] * (DRAWS - len(script)))
        after.chance.log = []
        game.rules.answer(after, action)
        drawn = [(bound, value) for _, bound, value in after.chance.log]
        after.chance.log = None
        yield after
        while drawn and drawn[-1][1] == drawn[-1][0] - 1:
            drawn.pop()
        if not drawn:
            return
        script = [value for _, value in drawn[:-1]] + [drawn[-1][1] + 1]


OUTCOMES = {"first": first_outcome, "every": every_outcome}


def leaves(game: Game, s: BaseState, depth: int, chance: str) -> int:
    """How many ways there are to give so many answers; a game that ends sooner counts once."""
    if depth == 0 or game.mover(s) == OVER:
        return 1
    return sum(
        leaves(game, after, depth - 1, chance)
        for action in game.options(s)
        for after in OUTCOMES[chance](game, s, action)
    )
