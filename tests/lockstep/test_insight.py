"""What bots think is the same compiled and interpreted: weights, judgements, keys, worlds and whole searches."""

import random
from importlib import import_module
from typing import Any

import pytest
from librt.vecs import vec
from support.lockstep import Side, two_sides

import fathoms
from fathoms._interpreted import interpreted_modules
from fathoms.build import compiled
from fathoms.core.chance import fast

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not compiled(), reason="there is but one side")]


def thought(one: Side, s: Any) -> dict[str, Any]:
    game, buffer = one.game, one.options()
    weights, values = vec[float]([0.0] * 512), vec[float]([-1.0] * 8)
    game.rules.options(s, buffer)
    game.insight.weigh(s, buffer, weights)
    game.insight.judge(s, values)
    seat = game.mover(s)
    view, belief = game.redact(s, seat), game.insight.belief(seat)
    belief.look(view)
    return {
        "weights": [weights[i] for i in range(buffer.count)],
        "values": list(values),
        "key": game.insight.key(s),
        "world": belief.world(view, one.fast(3)).to_bytes(),
        "belief": belief.told(),
    }


@pytest.mark.parametrize("name", fathoms.games())
def test_both_think_alike(name: str) -> None:
    sides = two_sides(name)
    for seed in (1, 2):
        choose = random.Random(seed)
        states = [one.game.new(chance=one.fast(seed)) for one in sides]
        while found := sides[0].game.options(states[0]):
            if choose.random() < 0.3:
                told = [thought(one, s) for one, s in zip(sides, states, strict=True)]
                assert told[0] == told[1]
            action = choose.choice(found)
            for one, s in zip(sides, states, strict=True):
                one.game.answer(s, action)


def explained(game: Any, chance: Any, bots: Any, seed: int) -> dict[str, Any]:
    """A search in the middle of a game of random answers."""
    choose, s = random.Random(seed), game.new(chance=chance(seed))
    for _ in range(30 + seed):
        game.answer(s, choose.choice(game.options(s)))
    bot = bots()
    seat = game.mover(s)
    bot.start(game, seat, game.options_of(s), seed)
    bot.choose(game.redact(s, seat), game.options(s), None)
    told: dict[str, Any] = bot.explain()
    return told


@pytest.mark.parametrize("name", fathoms.games())
@pytest.mark.parametrize("bot", ["greedy.GreedyBot", "search.SearchBot"])
def test_both_choose_alike(name: str, bot: str) -> None:
    module, _, kind = bot.partition(".")
    budget = (24,) if kind == "SearchBot" else (2,)

    def bots(loaded: Any) -> Any:
        return lambda: getattr(loaded, kind)(*budget)

    here = bots(import_module(f"fathoms.bots.{module}"))
    used = fathoms.game(name), fast
    with interpreted_modules():
        there = bots(import_module(f"fathoms.bots.{module}"))
        slow = side_of(import_module("fathoms"), name)
    for seed in range(3):
        assert explained(*used, here, seed) == explained(*slow, there, seed)


def side_of(package: Any, name: str) -> tuple[Any, Any]:
    return package.game(name), import_module("fathoms.core.chance").fast
