"""Records that begin with answers of another game: what came from there is kept, and the dice after it are new."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as other
from support.played import played

import fathoms
from fathoms.core.chance import sealed
from fathoms.core.errors import BadRecord
from fathoms.core.game import OVER
from fathoms.core.live import LiveGame
from fathoms.core.record import (
    Entry,
    Record,
    Replaying,
    commitment,
    given_up,
    own_draws,
    playing_on,
    replay,
    stream,
    taken_over,
    verify,
)
from fathoms.core.record_reading import from_json

KELP = fathoms.game("kelp")
SEED = bytes(range(32, 64))
TO = 40


@pytest.fixture
def source() -> Record:
    return from_json(played())


def through_json(record: Record) -> Record:
    return from_json(json.loads(json.dumps(record.to_json())))


def table_on(source: Record, to: int = TO, seed: bytes = SEED, nonces: tuple[str, ...] = ()) -> LiveGame:
    game = fathoms.game(source.game)
    record = playing_on(game, source, to, seed)
    record.nonces = nonces
    return LiveGame.resume(game, record, sealed(stream(seed, nonces)), seed)


def go_on(live: LiveGame, answers: int = 10_000, seed: int = 1) -> LiveGame:
    choose = random.Random(seed)
    while live.game.mover(live.state) != OVER and answers:
        live.answer(choose.choice(live.game.options(live.state)))
        answers -= 1
    return live


@pytest.mark.parametrize("name", ["kelp", "aquatica"])
@pytest.mark.parametrize("to", [0, 1, 40])
def test_a_game_is_played_on_from_any_moment_to_its_end_and_verifies(name: str, to: int) -> None:
    source = from_json(played(name))
    game = fathoms.game(name)
    live = table_on(source, to)
    assert game.to_json(live.state)["turn"] == game.to_json(replay(game, source, to))["turn"]
    assert game.mover(live.state) == game.mover(replay(game, source, to))
    record = through_json(go_on(live).record)
    assert record == live.record
    assert (record.begun, record.start, record.entries[:to]) == (to, source.start, source.standing()[:to])
    assert record.seed == SEED.hex() != source.seed
    verified = verify(game, record)
    assert (verified.begun, verified.committed, verified.draws) == (to, True, len(own_draws(record)))
    assert f"the first {to} come from another game" in str(verified)
    assert "draws after these follow from the seed that was committed to" in str(verified)


def test_the_dice_after_it_are_those_of_the_new_seed_from_its_first_on(source: Record) -> None:
    one, same, another = (go_on(table_on(source, seed=seed)) for seed in (SEED, SEED, bytes(32)))
    assert one.record == same.record
    assert one.record.entries[:TO] == another.record.entries[:TO]
    drawn, others = own_draws(one.record), own_draws(another.record)
    chance = sealed(SEED)
    assert [value for _, value in drawn] == [chance.below(bound) for bound, _ in drawn]
    assert drawn != others


def test_an_ordinary_record_says_nothing_of_it_and_its_commitment_is_as_it_was() -> None:
    live = go_on(LiveGame.new(KELP, sealed(SEED)), 20)
    told = live.record.to_json()
    assert "begun" not in told
    assert through_json(live.record).begun is None
    assert told["commitment"] == commitment(SEED, live.record.options, live.record.seats)
    assert "another game" not in str(verify(KELP, from_json(played())))


def test_only_what_stands_is_taken_over(source: Record) -> None:
    """No take-back, nobody who gave up, no seat that a bot took over."""
    source.entries[12:12] = [Entry("taken_over", 0), *source.entries[12:15], Entry("take_back", 1, to=12)]
    source.entries[30:30] = [Entry("came_back", 0), Entry("taken_over", 1), Entry("resign", 0)]
    live = table_on(source)
    assert live.record.entries == source.standing()[:TO]
    assert {entry.kind for entry in live.record.entries} == {"answer"}
    assert not given_up(live.record)
    assert not taken_over(live.record)
    assert len(list(Replaying(KELP, live.record))) == TO


def test_a_game_that_ended_by_giving_up_is_played_on_from_its_last_answer(source: Record) -> None:
    source.entries[TO:] = [Entry("resign", 1)]
    assert KELP.mover(table_on(source).state) != OVER


def test_a_game_that_is_over_is_not_played_on(source: Record) -> None:
    answers = source.answers()
    with pytest.raises(BadRecord, match=f"the game is over after answer {answers}; play on from an earlier one"):
        playing_on(KELP, source, answers)
    for to in (-1, answers + 1):
        with pytest.raises(BadRecord, match=f"the record has {answers} answers; {to} is not from 0 to {answers}"):
            playing_on(KELP, source, to)
    with pytest.raises(BadRecord, match="made with other data"):
        playing_on(KELP, replace(source, data="0" * 16), TO)


def test_the_commitment_binds_what_was_begun_with_too(source: Record) -> None:
    record = go_on(table_on(source), 5).record
    shown = {record.commitment, commitment(SEED, record.options, record.seats)}
    shown |= {playing_on(KELP, source, to, SEED).commitment for to in (TO, TO - 1, TO + 1)}
    assert len(shown) == 4
    record.seed = SEED.hex()
    n = max(n for n, entry in enumerate(record.entries[:TO]) if entry.chance and entry.chance[-1][0] == 6)
    *before, (bound, value) = record.entries[n].chance
    record.entries[n:] = [other(record.entries[n], chance=(*before, (bound, (value + 1) % bound)))]
    record.begun = n + 1
    replay(KELP, record)
    with pytest.raises(BadRecord, match="the seed does not fit the commitment"):
        verify(KELP, record)


def test_nothing_goes_back_behind_what_was_begun_with(source: Record) -> None:
    live = go_on(table_on(source), 6)
    for to in (TO - 1, 0):
        with pytest.raises(BadRecord, match=f"a count from {TO} to {TO + 6}, not {to}"):
            live.take_back(0, to)
    live.take_back(0, TO)
    assert verify(KELP, through_json(go_on(live).record)).committed
    told = live.record.to_json()
    told["entries"][TO + 6]["to"] = TO - 1
    with pytest.raises(BadRecord, match=rf"take_back goes to a count from {TO} to {TO + 6}, not {TO - 1}"):
        from_json(told)


def test_it_is_resumed_where_it_stands_also_with_nonces(source: Record) -> None:
    nonces = ("my own luck",)
    live = go_on(table_on(source, nonces=nonces), 30)
    live.take_back(1, TO + 20)
    resumed = LiveGame.resume(KELP, through_json(live.record), sealed(stream(SEED, nonces)), SEED)
    assert resumed.state.to_bytes() == live.state.to_bytes()
    for one in (live, resumed):
        go_on(one, seed=5)
    assert resumed.record == live.record
    assert verify(KELP, through_json(resumed.record)).committed
    with pytest.raises(BadRecord, match="is not what the seed gives"):
        verify(KELP, replace(resumed.record, nonces=()))


def test_one_that_was_played_on_is_played_on_again_from_either_part(source: Record) -> None:
    record = go_on(table_on(source)).record
    for to in (TO - 20, TO + 20):
        again = go_on(table_on(record, to, bytes(32))).record
        assert again.begun == to
        assert again.entries[:to] == record.entries[:to]
        assert verify(KELP, through_json(again)).committed


@pytest.mark.parametrize("begun", [-1, True, "3", 1.0, None, 10_000, 1 << 70])
def test_how_many_came_from_elsewhere_must_be_so(source: Record, begun: Any) -> None:
    told = go_on(table_on(source), 5).record.to_json()
    told["begun"] = begun
    with pytest.raises(BadRecord, match="begun"):
        from_json(told)


def test_what_came_from_elsewhere_are_answers_alone(source: Record) -> None:
    told = go_on(table_on(source), 5).record.to_json()
    told["entries"].insert(3, {"resign": 0})
    with pytest.raises(BadRecord, match=f"begins with: {TO} is not so, {TO - 1} are there"):
        from_json(told)
