"""What every game's insight promises to bots, over positions of random games."""

import itertools
import math

import pytest
from librt.vecs import vec
from support.conformance import Setup, knowledge, neighbours, of_each_question

from fathoms.bots.levels import LEVELS
from fathoms.core.chance import fast
from fathoms.core.game import OVER
from fathoms.core.insight import SEATS, insight_of
from fathoms.core.options import ROOM, Options
from fathoms.core.state import BaseState


def weighed(insight, rules, s) -> list[float]:  # type: ignore[no-untyped-def]
    out, weights = Options(), vec[float]([0.0] * ROOM)
    rules.options(s, out)
    insight.weigh(s, out, weights)
    return [weights[i] for i in range(out.count)]


@pytest.mark.slow
def test_options_are_weighed_from_what_the_mover_knows(setup: Setup, sample: list[BaseState]) -> None:
    game, insight = setup.game, insight_of(setup.game)
    for n, s in enumerate(sample):
        if game.mover(s) == OVER:
            continue
        told = weighed(insight, game.rules, s)
        assert len(told) == len(game.options(s))
        assert all(0 < weight < math.inf for weight in told)
        other = game.resample(game.redact(s, game.mover(s)), n)
        assert weighed(insight, game.rules, other) == told


@pytest.mark.slow
def test_a_key_tells_what_the_mover_knows_and_no_more(setup: Setup, sample: list[BaseState]) -> None:
    game, insight = setup.game, insight_of(setup.game)
    known: dict[int, bytes] = {}
    for n, s in enumerate(sample):
        if game.mover(s) == OVER:
            continue
        view = game.redact(s, game.mover(s))
        key = insight.key(s)
        assert insight.key(game.resample(view, n)) == key
        assert known.setdefault(key, knowledge(game, s)) == knowledge(game, s), "two views have one key"
    assert len(known) > 20


@pytest.mark.slow
def test_positions_beside_each_other_have_one_key_only_if_the_mover_knows_the_same(setup: Setup) -> None:
    """All that one answer or two lead to from a position, in the same world: there knowledge differs by a little."""
    game, insight = setup.game, insight_of(setup.game)
    for s in itertools.chain(*of_each_question(setup).values()):
        known: dict[int, bytes] = {}
        keys: dict[bytes, int] = {}
        for near in neighbours(game, s):
            told, key = knowledge(game, near), insight.key(near)
            assert known.setdefault(key, told) == told, f"different knowledge has one key, two answers after {s}"
            assert keys.setdefault(told, key) == key, f"the same knowledge has two keys, two answers after {s}"
        assert known


@pytest.mark.slow
def test_a_position_is_judged_from_0_to_1_and_an_end_by_its_result(setup: Setup, sample: list[BaseState]) -> None:
    game, insight, values = setup.game, insight_of(setup.game), vec[float]([0.0] * SEATS)
    ends = 0
    for s in sample:
        insight.judge(s, values)
        outcome = game.outcome(s)
        seats = range(len(game.seated(game.options_of(s))))
        assert all(0 <= values[seat] <= 1 for seat in seats)
        if outcome is not None:
            ends += 1
            by_rank = sorted(seats, key=lambda seat: outcome.ranks[seat])
            assert by_rank == sorted(seats, key=lambda seat: -values[seat])
    assert ends


@pytest.mark.slow
def test_worlds_of_a_belief_look_as_the_view_does(setup: Setup, sample: list[BaseState]) -> None:
    """Without a past too: a belief that was told nothing draws what the view allows."""
    game, insight, chance = setup.game, insight_of(setup.game), fast(1)
    for n, s in enumerate(sample):
        if game.mover(s) == OVER or n % 7:
            continue
        seat = game.mover(s)
        view, belief = game.redact(s, seat), insight.belief(seat)
        belief.look(view)
        for _ in range(3):
            assert game.redact(belief.world(view, chance), seat) == view
            assert not game.rules.check(belief.world(view, chance))


def test_budgets_grow_from_level_to_level(setup: Setup) -> None:
    budgets = insight_of(setup.game).budgets()
    assert list(budgets) == list(LEVELS)
    assert list(budgets.values()) == sorted(set(budgets.values()))
