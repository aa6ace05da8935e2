"""A preview shows what its seat will see, up to where chance or something hidden decides, and touches nothing."""

import random
from collections import defaultdict
from collections.abc import Iterator

import pytest
from support.conformance import Setup, events_of, play, spread

from fathoms.core.game import OVER, Game, Preview, View
from fathoms.core.state import BaseState

# Whole games, step by step: `make check` leaves them to `make test`.
pytestmark = pytest.mark.slow


def previews(game: Game, sample: list[BaseState]) -> Iterator[tuple[BaseState, int, Preview]]:
    """Answers that the seat to move could give, with their previews."""
    for s in sample:
        if game.mover(s) != OVER:
            for action in spread(game.options(s), 5):
                yield s, action, game.preview(game.redact(s, game.mover(s)), action)


def answered(game: Game, s: BaseState, action: int) -> tuple[list[dict[str, object]], View]:
    """What the seat to move really sees happen, and how the table looks to it then."""
    seat, after = game.mover(s), game.rules.copy(s)
    events = events_of(game, after, action, seat)
    return events, game.redact(after, seat)


def test_what_is_certain_is_all_that_happens(game: Game, sample: list[BaseState]) -> None:
    certain = 0
    for s, action, preview in previews(game, sample):
        if preview.certain:
            assert (list(preview.events), preview.view) == answered(game, s, action)
            certain += 1
    assert certain > len(sample) // 4


def test_what_is_not_certain_is_told_as_far_as_it_is_and_has_no_view(game: Game, sample: list[BaseState]) -> None:
    told = 0
    for s, action, preview in previews(game, sample):
        if not preview.certain:
            events, _ = answered(game, s, action)
            assert list(preview.events) == events[: len(preview.events)]
            assert preview.view is None
            told += bool(preview.events)
    assert told > len(sample) // 20


def test_a_preview_changes_neither_the_state_nor_the_view(game: Game, sample: list[BaseState]) -> None:
    for s in sample[::3]:
        if game.mover(s) != OVER:
            view = game.redact(s, game.mover(s))
            before = s.to_bytes(), view.masked.to_bytes(), game.options(view)
            first = [game.preview(view, action) for action in spread(game.options(view), 5)]
            assert (s.to_bytes(), view.masked.to_bytes(), game.options(view)) == before
            assert [game.preview(view, action) for action in spread(game.options(view), 5)] == first


def test_previews_can_be_followed_as_long_as_they_are_certain(setup: Setup, game: Game) -> None:
    """From one to the next by views alone, and the table comes to look like that."""
    choose = random.Random(7)
    longest = 0
    for s in play(game, setup.options, 31):
        after, seat, steps = game.rules.copy(s), game.mover(s), 0
        view: View | None = game.redact(after, seat) if seat != OVER else None
        while view is not None and game.mover(view) == seat:
            action = choose.choice(game.options(view))
            view = game.preview(view, action).view
            if view is not None:
                game.answer(after, action)
                assert game.redact(after, seat) == view
                steps += 1
        longest = max(longest, steps)
    assert longest > 1


def test_what_rare_questions_preview_comes_true(setup: Setup, game: Game) -> None:
    """A few positions of each kind of question and seat, out of many games."""
    found: dict[tuple[str, int], list[BaseState]] = defaultdict(list)
    for seed in range(300, 340):
        for s in play(game, setup.options, seed):
            if game.mover(s) != OVER and len(kept := found[game.question(s).kind, game.mover(s)]) < 8:
                kept.append(game.rules.copy(s))
    for s, action, preview in previews(game, [s for kept in found.values() for s in kept]):
        events, view = answered(game, s, action)
        assert list(preview.events) == events[: len(preview.events)]
        assert preview.view == (view if preview.certain else None)
        assert not preview.certain or len(preview.events) == len(events)
