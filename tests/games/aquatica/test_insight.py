"""The insight of Aquatica: policy, evaluation, key and belief, over positions of every number of players."""

import random
from math import isfinite
from typing import Any

import pytest
from librt.vecs import vec
from support.aquatica import AQUATICA, position
from support.conformance import Setup, positions, setups
from support.realm import realm, turn

from fathoms.bots.levels import LEVELS
from fathoms.core.chance import fast
from fathoms.core.game import OVER
from fathoms.core.insight import ALONE
from fathoms.core.insight_numbers import insight_numbers
from fathoms.core.options import ROOM, Options
from fathoms.core.state import BaseState
from fathoms.games.aquatica.cards import PRINTED
from fathoms.games.aquatica.declaration import FEATURE_NAMES, NUMBER_NAMES
from fathoms.games.aquatica.evaluation import TABLES
from fathoms.games.aquatica.insight import AquaticaInsight

INSIGHT = AQUATICA.insight
SETUPS = [setup for setup in setups() if setup.name == "aquatica"]


def weights_of(s: BaseState) -> list[float]:
    buffer, weights = Options(), vec[float]([0.0] * ROOM)
    AQUATICA.rules.options(s, buffer)
    INSIGHT.weigh(s, buffer, weights)
    return [weights[i] for i in range(buffer.count)]


def values_of(s: BaseState) -> list[float]:
    values = vec[float]([-1.0] * 8)
    INSIGHT.judge(s, values)
    return list(values)


def favourite(s: BaseState) -> str:
    """The text of the option that weighs most."""
    weights = weights_of(s)
    return AQUATICA.actions.text(AQUATICA.options(s)[weights.index(max(weights))])


def sampled(s: BaseState, choose: random.Random) -> int:
    return choose.choices(AQUATICA.options(s), weights_of(s))[0]


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_option_has_a_weight_and_every_seat_a_value(setup: Setup) -> None:
    seen = 0
    for s in positions(AQUATICA, setup.options, range(4)):
        players = setup.options["players"]
        values = values_of(s)
        assert all(0.0 <= value <= 1.0 for value in values[:players])
        assert values[players:] == [-1.0] * (8 - players)
        if AQUATICA.mover(s) != OVER:
            weights = weights_of(s)
            assert all(0.0 < weight <= 1.1 and isfinite(weight) for weight in weights)
            assert max(weights) >= 1.0
            assert INSIGHT.at_once(s) == ALONE
            seen += 1
    assert seen > 100


@pytest.mark.parametrize("setup", SETUPS[:6], ids=str)
def test_finished_games_are_worth_what_the_ranks_say(setup: Setup) -> None:
    for s in positions(AQUATICA, setup.options, range(6), every=100_000):
        outcome = AQUATICA.outcome(s)
        if outcome is None:
            continue
        values = values_of(s)[: len(outcome.ranks)]
        by_value = sorted(range(len(values)), key=lambda seat: -values[seat])
        points = [outcome.scores[seat] for seat in by_value]
        assert points == sorted(points, reverse=True)
        if outcome.winner is not None:
            assert by_value[0] == outcome.winner
            assert values[outcome.winner] > 0.9
            assert sum(value > 0.2 for value in values) == 1


def test_a_belief_tells_nothing_but_worlds() -> None:
    belief = INSIGHT.belief(0)
    s = position()
    view = AQUATICA.redact(s, 0)
    belief.see(1, 0, 1, 0, 0)
    belief.look(view)
    assert not belief.secretive()
    assert belief.told() == {}
    assert AQUATICA.redact(belief.others(view, fast(1)), 0) == view


def test_what_the_mover_knows_changes_the_key() -> None:
    """No two of these are the same position."""
    same = {"lower": ["SS09", "SS10"]}
    places = [
        turn(**same),
        turn(realm(discard="legion"), **same),
        turn(realm("meg"), **same),
        turn(realm(board="SB01"), **same),
        turn(realm(board="SB01:1"), **same),
        turn(realm(board="SB02:1"), **same),
        turn(realm(scored="SB01"), **same),
        turn(realm(ready="C1"), **same),
        turn(realm(ready="P1"), **same),
        turn(realm(wild="P1"), **same),
        turn(realm(wild_tired="P1"), **same),
        turn(lower=["SS09", "SS11"]),
        turn(lower=["SS09"], upper=["SS10"]),
        turn(first="player2", active="player1", **same),
        turn(equal_turns=True, **same),
    ]
    assert len({INSIGHT.key(s) for s in places}) == len(places)


def test_the_order_of_pockets_and_of_a_row_is_no_knowledge() -> None:
    """Which pocket or place a Location takes makes no difference (A4.2), so the ways to both may meet."""
    one = turn(realm(board="SB01:1 SS05"), lower=["OV01", "OV02"])
    other = turn(realm(board="SS05 SB01:1"), lower=["OV02", "OV01"])
    assert INSIGHT.key(one) == INSIGHT.key(other)


# What the policy likes


def test_a_goal_is_claimed_at_once_and_with_a_tired_manta() -> None:
    s = position(realm("meg diva", ready="C1 P1"))
    assert favourite(s).startswith("claim goal 1 with the tired")


def test_a_hand_that_is_played_out_comes_back() -> None:
    s = turn(realm(discard="sealord legion seahorse waveteller agent"))
    assert favourite(s) == "play matrona"


def last_turn(seat: dict[str, Any]) -> BaseState:
    """The first player has claimed all goals and plays the last card of the game."""
    lie = [{"goal": goal, "mantas": ["player1"]} for goal in PRINTED]
    ending = {"reason": "goals", "turns_left": 1}
    return position(seat | {"mantas": {"ready": []}}, tracks=lie, ending=ending, turn=9)


def test_in_the_last_turn_only_points_count() -> None:
    assert favourite(last_turn(realm(board="DC09 SB09", discard="agent"))) == "play waveteller"
    assert favourite(last_turn(realm(discard="sealord legion seahorse"))) == "play matrona"


def test_every_number_is_given() -> None:
    given = insight_numbers("fathoms.games.aquatica")
    assert set(given["policy"]) == set(NUMBER_NAMES)
    for table in TABLES:
        assert tuple(given["evaluation"][table]) == FEATURE_NAMES
    assert list(INSIGHT.budgets()) == list(LEVELS)


def test_numbers_of_ones_own() -> None:
    given = insight_numbers("fathoms.games.aquatica")
    given["rollout"]["horizon"] = 17
    assert AquaticaInsight(AQUATICA.tables, given).horizon() == 17


def duel(seed: int, favoured: int) -> float:
    """A game of the policy against a random player; what it is worth to the policy."""
    s = AQUATICA.new(chance=fast(seed))
    choose = random.Random(seed)
    while AQUATICA.mover(s) != OVER:
        options = AQUATICA.options(s)
        action = sampled(s, choose) if AQUATICA.mover(s) == favoured else choose.choice(options)
        AQUATICA.answer(s, action)
    return values_of(s)[favoured]


@pytest.mark.slow
def test_the_policy_beats_a_random_player() -> None:
    won = sum(duel(seed, seed % 2) > 0.5 for seed in range(60))
    assert won >= 55
