"""Aquatica, not yet on offer: whole random games of every player count and option, held to what every game promises."""

import itertools
import random

import pytest

from fathoms.core.chance import fast
from fathoms.core.game import OVER
from fathoms.games.aquatica.game import load

# Whole games, step by step.
pytestmark = pytest.mark.slow

AQUATICA = load()
SETUPS = [
    (players, kings, goals)
    for players, kings, goals in itertools.product((1, 2, 3, 4), ("none", "dealt", "draft"), ("printed", "tokens"))
    if players > 1 or kings == "none"
]


@pytest.mark.parametrize(("players", "kings", "goals"), SETUPS)
def test_positions_views_and_previews_of_whole_games(players: int, kings: str, goals: str) -> None:
    """Every piece is somewhere, positions can be written and read, worlds look the same, certain previews come true."""
    choose = random.Random(players)
    s = AQUATICA.new(chance=fast(7), players=players, kings=kings, goals=goals, equal_turns=goals == "tokens")
    answers = 0
    while (seat := AQUATICA.mover(s)) != OVER:
        options = AQUATICA.options(s)
        assert AQUATICA.inner.check(s) == ""
        if answers % 7 == 0 or answers < 6:
            assert AQUATICA.from_json(AQUATICA.to_json(s)).to_bytes() == s.to_bytes()
            for eyes in range(-1, players):
                view = AQUATICA.redact(s, eyes)
                assert AQUATICA.redact(AQUATICA.resample(view, answers), eyes) == view
        view = AQUATICA.redact(s, seat)
        assert AQUATICA.options(view) == options
        action = choose.choice(options)
        preview = AQUATICA.preview(view, action)
        AQUATICA.answer(s, action)
        if preview.certain:
            assert AQUATICA.redact(s, seat) == preview.view
        answers += 1
    outcome = AQUATICA.outcome(s)
    assert outcome is not None
    assert answers > 10
    assert sorted(outcome.ranks) == list(range(1, players + 1))
    assert outcome.winner == (outcome.ranks.index(1) if players > 1 else None)


def test_only_one_option_of_a_draft_is_hidden_from_the_others() -> None:
    """A2.2: who has not held the packet does not know it, nor what was picked."""
    s = AQUATICA.new(chance=fast(1), players=3, kings="draft", first="player1")
    assert AQUATICA.mover(s) == 2, "the last seat picks first"
    holder, other = (AQUATICA.to_json(AQUATICA.redact(s, seat)) for seat in (2, 0))
    assert len(holder["packet"]) == 4
    assert other["packet"] == "unknown"
    AQUATICA.answer(s, AQUATICA.options(s)[0])
    assert AQUATICA.to_json(AQUATICA.redact(s, 0))["seats"]["player3"]["king"] == "unknown"
