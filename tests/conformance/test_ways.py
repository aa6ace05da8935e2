"""Ways over a board: what an option shows before, what everybody is told after, also of a record that is read again."""

import json
import random
from dataclasses import replace

import pytest
from support.conformance import Setup, play, seats

from fathoms.core.chance import sealed
from fathoms.core.game import CLOSING, MOVED, OVER, Game, Thing, View, Way
from fathoms.core.live import LiveGame
from fathoms.core.record_reading import from_json
from fathoms.table.telling import situation

pytestmark = pytest.mark.slow

Reached = set[tuple[Thing, Thing]]  # what reaches, and what is reached


def test_moves_alone_have_ways_which_end_where_they_say(setup: Setup, game: Game) -> None:
    for s in play(game, setup.options, 41):
        if game.mover(s) == OVER:
            continue
        view = game.redact(s, game.mover(s))
        for action in game.options(view):
            way, of = game.way(view, action), game.actions.action(action)
            assert (way is not None) == (of.kind in game.moves)
            if way is not None:
                assert way.steps[-1] == {name: of.fields[name] for name in way.steps[-1]}
                assert game.preview(view, action).certain
                assert all(game.way(game.redact(s, seat), action) == way for seat in seats(game, s))
        ends = {thing.name for thing in game.reach(view)}
        for seat in seats(game, s):
            assert {thing.name for thing in game.reach(game.redact(s, seat))} == ends


def test_what_a_way_reaches_is_what_the_seat_is_offered_at_its_end(setup: Setup, game: Game) -> None:
    reached = 0
    for seed in range(3):
        for s in play(game, setup.options, seed):
            if game.mover(s) == OVER:
                continue
            view = game.redact(s, game.mover(s))
            for action in game.options(view):
                way = game.way(view, action)
                if way is not None:
                    found = {(thing, other) for thing, others in way.reach for other in others}
                    assert found == offered_after(game, view, action), game.to_json(s)
                    reached += len(found)
    assert reached > 0 or not game.moves


def offered_after(game: Game, view: View, action: int) -> Reached:
    """What can be used on what, once the move is over; nothing as long as it must go on."""
    at = game.preview(view, action).view
    while at is not None and game.mover(at) == view.seat:
        options = game.options(at)
        kinds = {action: game.actions.action(action).kind for action in options}
        if not game.moves & set(kinds.values()):
            used = [game.things.used(action) for action in options]
            return {(things[0], things[1]) for things in used if len(things) == 2}
        ending = [action for action in options if kinds[action] in CLOSING]
        at = game.preview(at, ending[0]).view if ending else None
    return set()


def test_everybody_is_told_the_way_that_the_option_showed(setup: Setup, game: Game) -> None:
    live = LiveGame.new(game, sealed(b"w" * 32), **setup.options)
    shown: dict[int, Way] = {}
    choose = random.Random(5)
    while not live.over:
        view = game.redact(live.state, live.mover)
        action = choose.choice(game.options(view))
        way = game.way(view, action)
        live.answer(action)
        if way is not None:
            shown[live.n] = replace(way, reach=())
    assert told_by_all(live) == shown
    assert bool(shown) == bool(game.moves)
    assert told_by_all(LiveGame(game, from_json(json.loads(json.dumps(live.record.to_json()))))) == shown


def told_by_all(live: LiveGame) -> dict[int, Way]:
    """The ways of all moves so far, by the length of the record, which are the same for every seat and a spectator."""
    ways = []
    for seat in live.heard:
        moved = [told for told in situation(live, seat, 0).events if told.event["event"] == MOVED and told.way]
        told_of = {told.n: told.way for told in moved if told.way is not None}
        assert len(told_of) == len(moved)
        ways.append(told_of)
        assert all(told.way is None for told in situation(live, seat, 0).events if told.event["event"] != MOVED)
    assert all(each == ways[0] for each in ways)
    return ways[0]
