"""What whoever knows no particular game looks for by name: turns, choices of several things, what closes them."""

import itertools
import random
from collections import Counter
from typing import Any

import pytest
from support.conformance import Setup, few_setups, of_each_question, play, seats, share

from fathoms.core.events import Sink
from fathoms.core.game import CLOSING, MOVED, ONE_OF_SEVERAL, OVER, TURN, Event, Game
from fathoms.core.insight import UNANSWERED, Insight, insight_of
from fathoms.core.state import BaseState
from fathoms.core.turns import first_turn, turns
from fathoms.table.drafts import asked

GAMES = 4
HEAD = ("game", "format", "rules", "data")
ANSWERS = 8  # to each of them
CHOICES = 80  # questions for several things that are looked at


def test_a_turn_is_told_with_whose_and_which_it_is(setup: Setup, game: Game) -> None:
    """Its number is that of the turn or of its round; a position counts the turns that have begun, also one unsaid."""
    for seed in range(share(setup, GAMES)):
        number, begun, known = 0, 0, set[tuple[int, int]]()
        for s in play(game, setup.options, seed):
            if s.sink is None:
                s.sink = Sink()
                number = begun = first_turn(game, s)
            told = s.sink.take()
            assert all(set(event) == {"event", "seat", TURN} for event in named(game, told) if event["event"] == TURN)
            for turn in turns(game, told):
                assert turn[0] in seats(game, s)
                assert turn[1] - number in (0, 1)
                assert turn not in known
                known.add(turn)
                number, begun = turn[1], begun + 1
            assert {game.to_json(game.redact(s, seat))[TURN] for seat in seats(game, s)} == {begun}
        assert begun > 1


def test_who_seeks_something_is_told_how_likely_it_is_where(setup: Setup, game: Game) -> None:
    insight, playing = insight_of(game), game.seated(game.settings.complete(setup.options))
    seeking = {seat for i, seat in enumerate(playing) if insight.belief(i).chances()}
    assert seeking == set(game.seekers) & set(playing)


def test_points_are_counted_for_all_seats_or_for_none(setup: Setup, game: Game, sample: list[BaseState]) -> None:
    playing = game.seated(game.settings.complete(setup.options))
    for s in sample[::10] + sample[-1:]:
        counted, outcome = game.points(s), game.outcome(s)
        assert counted is None or len(counted) == len(playing)
        assert all(game.points(game.redact(s, seat)) == counted for seat in seats(game, s))
        if counted is not None and outcome is not None:
            assert outcome.scores == counted


def test_what_things_are_good_for_is_told_of_things_on_the_table(game: Game, sample: list[BaseState]) -> None:
    for s in sample[::10]:
        for seat in seats(game, s):
            view = game.redact(s, seat)
            things = [thing for thing, _ in game.good_for(view)]
            assert len(set(things)) == len(things)
            assert set(things) <= set(game.things.on_table(view))


def test_every_event_has_a_seat(setup: Setup, game: Game) -> None:
    told = []
    for s in play(game, setup.options, 1):
        if s.sink is None:
            s.sink = Sink()
        told += named(game, s.sink.take())
    assert len(told) > 20
    assert {event["seat"] for event in told} <= set(game.seated(setup.options))


def test_messages_are_called_after_what_they_tell_of(game: Game, sample: list[BaseState]) -> None:
    for action in game.actions:
        kind = game.actions.action(action).kind.replace("_", "-")
        assert game.describe(sample[0], action).id == f"{game.name}-action-{kind}"
    for s in sample:
        if game.mover(s) != OVER:
            question = game.question(s)
            assert game.question_message(question).id == f"{game.name}-question-{question.kind.replace('_', '-')}"


def test_messages_of_events_are_called_after_them(setup: Setup, game: Game) -> None:
    kinds = set()
    for s in play(game, setup.options, 2):
        if s.sink is None:
            s.sink = Sink()
        for event in named(game, s.sink.take()):
            kinds.add(event["event"])
            assert game.event_message(event).id == f"{game.name}-event-{event['event'].replace('_', '-')}"
    assert len(kinds) > 5


def test_an_action_with_a_way_tells_once_that_something_moved(setup: Setup, game: Game) -> None:
    told = 0
    s, choose = game.new(seed=3, **setup.options), random.Random(3)
    while game.mover(s) != OVER:
        action = choose.choice(game.options(s))
        is_move = game.actions.action(action).kind in game.moves
        s.sink = Sink()
        game.answer(s, action)
        moved = [event for event in named(game, s.sink.take()) if event["event"] == MOVED]
        if is_move:
            assert len(moved) == 1
            told += 1
    assert bool(told) == bool(game.moves)


def named(game: Game, events: list[Event]) -> list[dict[str, Any]]:
    return [game.event_json(event[:5]) for event in events]


def test_what_closes_a_choice_names_nothing_and_is_there_once(game: Game, sample: list[BaseState]) -> None:
    closing = {action for action in game.actions if game.actions.action(action).kind in CLOSING}
    assert closing
    assert all(not game.actions.action(action).fields for action in closing)
    for s in sample:
        assert len(closing & set(game.options(s))) <= 1


def test_one_of_several_things_is_asked_for_again_until_all_are_chosen(
    setup: Setup, game: Game, sample: list[BaseState]
) -> None:
    """Whole choices can be answered action by action, and no two of them are the same things."""
    asking = itertools.chain((s for s in sample if game.mover(s) != OVER), *of_each_question(setup).values())
    several = [s for s in asking if ONE_OF_SEVERAL & set(game.question(s).fields)]
    if not several:
        pytest.skip("no such question in these positions")
    looked_at = 0
    for s in random.Random(1).sample(several, min(CHOICES, len(several))):
        seat = game.mover(s)
        question = asked(game, game.redact(s, seat))
        if question.choices is None:
            continue
        looked_at += 1
        ends = {option.action for option in question.options if option.closing}
        things = Counter((tuple(sorted(one.picks)), *sorted(ends & set(one.actions))) for one in question.choices)
        assert set(things.values()) == {1}
        for choice in question.choices[:: max(1, len(question.choices) // 5)]:
            world = game.rules.copy(s)
            for action in choice.actions:
                assert (game.mover(world), game.question(world).kind) == (seat, question.kind)
                game.answer(world, action)
    assert looked_at


@pytest.mark.slow
def test_the_same_question_is_asked_again_for_the_next_of_several_things_and_for_nothing_else(
    setup: Setup, game: Game, sample: list[BaseState]
) -> None:
    again = 0
    for s in itertools.chain(sample, *of_each_question(setup).values()):
        if game.mover(s) == OVER:
            continue
        question = game.question(s)
        for action in game.options(s)[:ANSWERS]:
            after = answered(game, s, action)
            if game.mover(after) != OVER and game.asks_again(s, after):
                assert (game.mover(after), game.question(after).kind) == (question.seat, question.kind)
                assert not game.goes_on(s, after)
                again += bool(ONE_OF_SEVERAL & set(question.fields))
    assert again


def test_no_choice_goes_on_into_another_turn(setup: Setup, game: Game) -> None:
    on = 0
    for seed in range(share(setup, GAMES)):
        s = game.new(seed=seed, **setup.options)
        choose = random.Random(seed)
        while game.mover(s) != OVER:
            after = game.rules.copy(s)
            after.sink = Sink()
            game.answer(after, choose.choice(game.options(s)))
            if game.mover(after) == game.mover(s) and game.goes_on(s, after):
                assert not turns(game, after.sink.take())
                on += 1
            after.sink = None
            s = after
    assert on


def answered(game: Game, s: BaseState, action: int) -> BaseState:
    after = game.rules.copy(s)
    game.answer(after, action)
    return after


@pytest.mark.slow
def test_two_who_are_asked_together_are_asked_the_same_whatever_the_first_answers(setup: Setup, game: Game) -> None:
    for s in itertools.chain(*of_each_question(setup).values()):
        together = game.asked_together(s)
        assert together is all(game.asked_together(game.redact(s, seat)) for seat in seats(game, s))
        assert together is (insight_of(game).at_once(s) == UNANSWERED)
        if together:
            after = [answered(game, s, action) for action in game.options(s)]
            (second,) = {game.mover(one) for one in after}
            assert second not in (game.mover(s), OVER)
            assert {game.question(one).kind for one in after} == {game.question(s).kind}
            assert len({game.redact(one, second) for one in after}) == 1
            assert not any(game.asked_together(one) for one in after)


@pytest.mark.slow
def test_some_game_has_each_thing_that_a_game_may_lack() -> None:
    """Elsewhere here such a thing is looked at only where it is: so it must be somewhere."""
    found = dict.fromkeys(["asked together", "good for something", "several things", "points", "moves", "seekers"], 0)
    for setup in few_setups():
        game = setup.game
        found["moves"] += len(game.moves)
        found["seekers"] += len(game.seekers)
        for s in itertools.chain(*of_each_question(setup).values()):
            found["asked together"] += game.asked_together(s)
            found["good for something"] += bool(game.good_for(game.redact(s, game.mover(s))))
            found["several things"] += bool(ONE_OF_SEVERAL & set(game.question(s).fields))
            found["points"] += game.points(s) is not None
    assert all(found.values()), found


def test_a_game_says_what_it_knows_about_being_played(game: Game) -> None:
    assert game.insight is None or isinstance(game.insight, Insight)


def test_a_position_has_the_names_that_any_reader_looks_for(game: Game, sample: list[BaseState]) -> None:
    for s in (*sample[:20], *[s for s in sample if game.mover(s) == OVER][:3]):
        for told in (game.to_json(s), *(game.to_json(game.redact(s, seat)) for seat in seats(game, s))):
            options = game.options_of(s)
            assert tuple(told)[:4] == HEAD
            assert told["game"] == game.name
            assert set(options) <= set(told)
            assert isinstance(told["asked"], list)
            assert (told.get("over") is not None) == (game.mover(s) == OVER)
            assert all(isinstance(told.get("seats", told)[seat], dict) for seat in game.seated(options))
            assert ("seat" in told) == ("chance" not in told)


def test_the_setting_players_tells_who_plays_and_no_other_does(setup: Setup, game: Game) -> None:
    usual = game.settings.complete({})
    count = setup.options.get("players")
    assert game.seated(setup.options) == (game.seated(usual) if count is None else game.seats[:count])


def test_a_state_tells_its_chance(sample: list[BaseState], game: Game) -> None:
    assert all("chance" in game.to_json(s) for s in sample[:20])
