"""What seats share remembers nothing: a game is the same after play, and a state keeps its options to itself."""

import gc
import pickle
import random
from collections import Counter
from copy import copy
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest
from support.conformance import Setup, seats

import fathoms
from fathoms.core.errors import NotYourView
from fathoms.core.events import Sink
from fathoms.core.game import OVER, Game
from fathoms.core.state import BaseState

CODE = (ModuleType, type, FunctionType, BuiltinFunctionType, MethodType)


def held(root: object) -> Counter[str]:
    """How many things of each sort hang on an object, code aside."""
    found: dict[int, Any] = {}
    waiting = [root]
    while waiting:
        one = waiting.pop()
        if id(one) not in found and not isinstance(one, CODE):
            found[id(one)] = one
            waiting += gc.get_referents(one)
    return Counter(type(one).__name__ for one in found.values() if gc.is_tracked(one))


@pytest.mark.parametrize("name", fathoms.games())
def test_a_game_remembers_nothing_of_what_is_played_with_it(name: str) -> None:
    game, choose = fathoms.game(name), random.Random(1)
    game.draw(game.redact(game.new(seed=0), 0))  # what is loaded once is loaded
    before = held(game)
    s = game.new(seed=1)
    s.sink = Sink()
    while game.mover(s) != OVER:
        view = game.redact(s, game.mover(s))
        action = choose.choice(game.options(view))
        for event in game.preview(view, action).events:
            game.event_message(event)
        game.describe(view, action)
        game.question_message(game.question(s))
        game.answer(s, action)
        for told in s.sink.take():
            game.event_message(game.event_json(told))
    game.draw_whole(s)
    assert held(game) == before


def test_options_that_were_found_stay_with_their_state(game: Game, setup: Setup) -> None:
    s = game.new(seed=3, **setup.options)
    for _ in range(30):
        if game.mover(s) == OVER:
            break
        found = game.options(s)
        assert s.found is not None
        views = [game.redact(s, seat) for seat in seats(game, s)]
        others = [game.rules.copy(s), copy(s), pickle.loads(pickle.dumps(s)), *(view.masked for view in views)]
        assert all(other.found is None for other in others)
        assert s == others[0]
        for view in views:
            if view.seat != game.mover(s):
                with pytest.raises(NotYourView):
                    game.options(view)
                assert view.masked.found is None
        game.rules.answer(s, found[-1])  # past the edges: what was found no longer holds
        assert game.options(s) == game.options(game.rules.copy(s))


def test_two_states_asked_in_turns_do_not_disturb_each_other(game: Game, setup: Setup) -> None:
    one, other = game.new(seed=1, **setup.options), game.new(seed=2, **setup.options)
    first, second = game.options(one), game.options(other)
    assert (game.options(one), game.options(other)) == (first, second)
    game.answer(one, first[0])
    assert game.options(other) == second
    game.answer(other, second[-1])


def test_a_list_of_options_is_the_callers_own(game: Game, setup: Setup) -> None:
    s = game.new(seed=1, **setup.options)
    found = game.options(s)
    found.clear()
    assert game.options(s)


def labels(game: Game, s: BaseState) -> set[str]:
    return {repr(s), *(repr(game.redact(s, seat)) for seat in seats(game, s))}


def test_what_a_state_says_of_itself_is_public(game: Game, setup: Setup) -> None:
    """Two worlds that a seat cannot tell apart have the same words in a log."""
    s, choose = game.new(seed=5, **setup.options), random.Random(5)
    while game.mover(s) != OVER:
        asked = game.question(s)
        for seat in seats(game, s) if choose.random() < 0.1 else []:
            assert labels(game, game.resample(game.redact(s, seat), 7)) == labels(game, s)
        assert repr(s).startswith(f"<{game.name} state: turn ")
        assert repr(s).endswith(f", {game.seats[asked.seat]} is asked {asked.kind!r}>")
        game.answer(s, choose.choice(game.options(s)))
    assert repr(s).endswith(", over>")


def test_views_name_their_seat(game: Game, setup: Setup) -> None:
    s = game.new(seed=1, **setup.options)
    assert repr(game.redact(s, -1)).startswith(f"<{game.name} view of a spectator: turn ")
    assert repr(game.redact(s, 0)).startswith(f"<{game.name} view of {game.seats[0]}: turn ")
