"""Records: what is refused, and what verifying finds. Kelp serves as the example."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as other

import fathoms
from fathoms.core.chance import Chance, fast, sealed
from fathoms.core.errors import BadRecord, IllegalAction
from fathoms.core.events import Sink
from fathoms.core.game import OVER, Event
from fathoms.core.live import LiveGame
from fathoms.core.record import Entry, Record, Replaying, commitment, own_draws, replay, verify
from fathoms.core.record_reading import from_json, load
from fathoms.core.state import BaseState

KELP = fathoms.game("kelp")
SEED = bytes(range(32))


def played(answers: int = 10_000, is_sealed: bool = True) -> LiveGame:
    live = LiveGame.new(KELP, sealed(SEED) if is_sealed else fast(4), ("Ann", "Ben"), board="night")
    choose = random.Random(4)
    while KELP.mover(live.state) != OVER and answers:
        live.answer(choose.choice(KELP.options(live.state)))
        answers -= 1
    return live


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """A finished live game as JSON."""
    return played().record.to_json()


@pytest.fixture
def record(told: dict[str, Any]) -> Record:
    return from_json(json.loads(json.dumps(told)))


def with_chance(record: Record) -> int:
    return next(n for n, entry in enumerate(record.entries) if entry.chance)


def test_the_header_tells_all(told: dict[str, Any]) -> None:
    assert told["fathoms"] == "record"
    assert (told["game"], told["rules"], told["data"]) == ("kelp", KELP.rules_version, KELP.digest)
    assert told["options"] == {"board": "night", "edition": "final"}
    assert told["seats"] == ["Ann", "Ben"]
    assert told["commitment"] == commitment(SEED, told["options"], ["Ann", "Ben"])
    assert told["seed"] == SEED.hex()
    assert "overlay" not in told


def test_the_seed_is_shown_only_at_the_end() -> None:
    assert "seed" not in played(20).record.to_json()


def test_seats_have_names_by_default() -> None:
    assert LiveGame.new(KELP, fast(1)).record.seats == KELP.seats


def test_an_overlay_travels_with_the_record() -> None:
    overlay = {"components.toml": {"tracks": {"last_turn": {"size": 4}}}}
    game = fathoms.game("kelp", data=overlay)
    record = LiveGame.new(game, fast(1)).record
    again = from_json(json.loads(json.dumps(record.to_json())))
    assert again.overlay == overlay
    replay(fathoms.game("kelp", data=again.overlay), again)
    with pytest.raises(BadRecord, match="made with other data"):
        replay(KELP, again)


def test_a_record_of_another_game_rules_or_data_is_refused(record: Record) -> None:
    for changed, said in (
        (replace(record, game="whist"), "a record of 'whist', not of 'kelp'"),
        (replace(record, rules_version=99), "rules version 99; installed is"),
        (replace(record, data="0" * 16), "made with other data"),
    ):
        with pytest.raises(BadRecord, match=said):
            replay(KELP, changed)


def test_resignation_flag_and_takeover_stand_in_the_record_and_change_no_state(record: Record) -> None:
    end = KELP.to_json(replay(KELP, record))
    record.entries[3:3] = [Entry("resign", 0), Entry("flag", 1), Entry("taken_over", 1)]
    again = from_json(json.loads(json.dumps(record.to_json())))
    assert again == record
    assert KELP.to_json(replay(KELP, again)) == end
    assert "follow from the seed" in str(verify(KELP, again))


def test_take_backs_count_from_what_stands(record: Record) -> None:
    entries = record.entries
    record.entries = [*entries[:6], Entry("take_back", 1, to=4), Entry("take_back", 0, to=2)]
    assert record.standing() == entries[:2]
    assert from_json(json.loads(json.dumps(record.to_json()))) == record


def test_play_goes_on_after_a_take_back_and_every_draw_stays_in_the_record() -> None:
    """Chance does not go back: what was drawn and taken back is drawn, and verifying counts it."""
    live = played(30)
    record = live.record
    s = replay(KELP, record, 12)
    record.entries.append(Entry("take_back", 0, to=12))
    s.chance = live.state.chance
    s.chance.log = live.log
    live.state = s
    choose = random.Random(5)
    while KELP.mover(live.state) != OVER:
        live.answer(choose.choice(KELP.options(live.state)))
    again = from_json(json.loads(json.dumps(record.to_json())))
    assert KELP.outcome(replay(KELP, again)) == KELP.outcome(live.state)
    draws = len(again.start) + sum(len(entry.chance) for entry in again.entries)
    assert f"all {draws} draws follow" in str(verify(KELP, again))


def test_verify_finds_another_seed(record: Record) -> None:
    record.seed = bytes(32).hex()
    with pytest.raises(BadRecord, match="does not fit the commitment"):
        verify(KELP, record)


def test_verify_finds_another_commitment(record: Record) -> None:
    record.commitment = "0" * 64
    with pytest.raises(BadRecord, match="does not fit the commitment"):
        verify(KELP, record)


def test_verify_finds_other_seats(record: Record) -> None:
    record.seats = ("Ann", "Eve")
    with pytest.raises(BadRecord, match="does not fit the commitment"):
        verify(KELP, record)


def test_verify_does_not_speak_of_a_commitment_that_was_not_made(record: Record) -> None:
    """A seed shown without a commitment proves nothing about when it was chosen."""
    record.commitment = ""
    assert "committed" not in str(verify(KELP, record))


def test_verify_finds_a_changed_draw() -> None:
    """A draw that leads to a legal game, but not the one of the seed: the last roll of a game cut short."""
    record = played(40).record
    record.seed = SEED.hex()
    assert "follow from the seed" in str(verify(KELP, record))
    for n in range(len(record.entries) - 1, -1, -1):
        entry = record.entries[n]
        if entry.chance and entry.chance[-1][0] == 6:
            bound, value = entry.chance[-1]
            record.entries[n:] = [other(entry, chance=(*entry.chance[:-1], (bound, (value + 1) % bound)))]
            break
    replay(KELP, record)
    with pytest.raises(BadRecord, match=rf"draw \d+ \(in answer {len(record.entries)}\) is not what the seed gives"):
        verify(KELP, record)


def test_a_draw_too_many_or_too_few_does_not_replay(record: Record) -> None:
    n = with_chance(record)
    entry = record.entries[n]
    record.entries[n] = other(entry, chance=(*entry.chance, (6, 0)))
    with pytest.raises(BadRecord):
        replay(KELP, record)
    record.entries[n] = other(entry, chance=entry.chance[:-1])
    with pytest.raises(BadRecord):
        replay(KELP, record)
    record.entries[n] = entry
    record.start = record.start[:-1]
    with pytest.raises(BadRecord):
        replay(KELP, record)


def test_draws_left_over_at_the_end_do_not_replay(record: Record) -> None:
    last = record.entries[-1]
    record.entries[-1] = other(last, chance=(*last.chance, (6, 0)))
    with pytest.raises(BadRecord, match=r"after \d+ answers: the script of chance has \d+ draws?, only"):
        replay(KELP, record)


def test_an_illegal_or_unknown_answer_is_named_with_its_number(record: Record) -> None:
    first = record.entries[0]
    for action in ("put the Shark on den NW", "put the Shark on the table"):
        record.entries[0] = other(first, action=action)
        with pytest.raises(BadRecord, match=rf"answer 1 \('{action}'\) cannot be replayed"):
            replay(KELP, record)


def test_an_answer_of_the_wrong_seat_is_refused(record: Record) -> None:
    record.entries[0] = other(record.entries[0], seat=1)
    with pytest.raises(BadRecord, match="seat 0 is to move, not seat 1"):
        replay(KELP, record)


def test_answers_after_the_end_are_refused(record: Record) -> None:
    record.entries.append(Entry("answer", 0, "draw"))
    with pytest.raises(BadRecord, match="cannot be replayed"):
        replay(KELP, record)


def test_options_that_the_game_does_not_have_are_refused(record: Record) -> None:
    for options in ({"board": "dusk"}, {"weather": "fine"}, {"board": "night", "edition": "prototype"}):
        with pytest.raises(BadRecord, match="the setup cannot be replayed"):
            replay(KELP, replace(record, options=options))


WRONG = [
    (["format"], 2, "a record of format 1 is expected, not 2"),
    (["fathoms"], "table", 'a record is a table with "fathoms": "record"'),
    (["rules"], "1", "rules must be a whole number"),
    (["rules"], True, "rules must be a whole number"),
    (["options"], [], "options must be a table"),
    (["seats"], [], "seats must be a list of names"),
    (["seats"], ["Ann", 3], "seats must be a list of names"),
    (["seed"], "abc", "seed must be 64 hexadecimal digits"),
    (["seed"], "G" * 64, "seed must be 64 hexadecimal digits"),
    (["weather"], "fine", "a record has no 'weather'"),
    (["start"], {}, "start must be a list"),
    (["start", 0], [6], r"start: a draw is \[bound, value\]"),
    (["start", 0], [6, 6], "start: a draw needs 0 <= value < bound"),
    (["start", 0], [6, True], r"start: a draw is \[bound, value\]"),
    (["entries", 2], "draw", r"entries\[2\] must be one of answer, take_back"),
    (["entries", 2], {}, r"entries\[2\] must be one of"),
    (["entries", 2], {"answer": "draw", "resign": 0}, r"entries\[2\] must be one of"),
    (["entries", 2], {"answer": 7, "seat": 0}, r"entries\[2\]: an answer is an action as text, not 7"),
    (["entries", 2], {"answer": "draw"}, r"entries\[2\]: a seat is from 0 to 1, not null"),
    (["entries", 2], {"answer": "draw", "seat": 2}, r"entries\[2\]: a seat is from 0 to 1, not 2"),
    (["entries", 2], {"answer": "draw", "seat": True}, r"entries\[2\]: a seat is from 0 to 1, not true"),
    (["entries", 2], {"answer": "draw", "seat": 0, "chance": 3}, r"entries\[2\]: chance is a list"),
    (["entries", 2], {"answer": "draw", "seat": 0, "to": 3}, r"entries\[2\]: answer has no 'to'"),
    (["entries", 2], {"take_back": 0, "to": 3}, r"entries\[2\]: take_back goes to a count from 0 to 2, not 3"),
    (["entries", 2], {"take_back": 0}, r"entries\[2\]: take_back goes to a count from 0 to 2, not null"),
    (["entries", 2], {"resign": "Ann"}, r"entries\[2\]: a seat is from 0 to 1, not 'Ann'"),
]


@pytest.mark.parametrize(("path", "value", "said"), WRONG, ids=[f"{path[-1]}-{value}"[:40] for path, value, _ in WRONG])
def test_a_broken_record_is_refused_with_its_place(
    told: dict[str, Any], path: list[Any], value: Any, said: str
) -> None:
    broken = json.loads(json.dumps(told))
    at = broken
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    with pytest.raises(BadRecord, match=said):
        from_json(broken)


@pytest.mark.parametrize("key", ["game", "rules", "options", "data", "seats", "start", "entries"])
def test_nothing_may_be_missing(told: dict[str, Any], key: str) -> None:
    broken = {name: value for name, value in told.items() if name != key}
    with pytest.raises(BadRecord, match=f"{key} must be a .*, not null"):
        from_json(broken)


@pytest.mark.parametrize("value", [None, [], "record", 3, {}])
def test_what_is_no_record_is_refused(value: object) -> None:
    with pytest.raises(BadRecord, match="a record is a table"):
        from_json(value)


def test_files(tmp_path: Path, told: dict[str, Any]) -> None:
    path = tmp_path / "game.json"
    text = json.dumps(told)
    path.write_text(text)
    assert load(path).to_json() == told
    for broken in (text[: len(text) // 2], "", "[" * 100_000):
        path.write_text(broken)
        with pytest.raises(BadRecord, match=r"game\.json.*this is not JSON"):
            load(path)
    path.write_text("{}")
    with pytest.raises(BadRecord, match=r"game\.json: a record is a table"):
        load(path)
    path.write_bytes(b"\xff\xff")
    with pytest.raises(BadRecord, match=r"game\.json: cannot be read"):
        load(path)
    with pytest.raises(BadRecord, match=r"nowhere\.json: cannot be read"):
        load(tmp_path / "nowhere.json")


def test_a_table_refuses_what_the_game_refuses() -> None:
    live = played()
    with pytest.raises(IllegalAction):
        live.answer(0)
    assert live.record.answers() == len(live.record.entries)


# A table that goes on


def go_on(live: LiveGame, answers: int, seed: int) -> list[str]:
    """So many random answers; how the table looked before each, chance aside, and at last."""
    choose = random.Random(seed)
    looked = [looks(live.state)]
    while KELP.mover(live.state) != OVER and answers:
        live.answer(choose.choice(KELP.options(live.state)))
        looked.append(looks(live.state))
        answers -= 1
    return looked


def looks(s: BaseState) -> str:
    return json.dumps({key: value for key, value in KELP.to_json(s).items() if key != "chance"})


def through_json(record: Record) -> Record:
    """Through a file and back."""
    return from_json(json.loads(json.dumps(record.to_json())))


def test_a_table_takes_back_to_a_count_of_answers() -> None:
    live = LiveGame.new(KELP, sealed(SEED))
    looked = go_on(live, 30, 1)
    for seat, to in ((0, 29), (1, 12), (0, 0)):
        live.take_back(seat, to)
        assert looks(live.state) == looked[to]
        assert live.record.entries[-1] == Entry("take_back", seat, to=to)
        assert live.record.answers() == to
        assert looks(replay(KELP, through_json(live.record))) == looked[to]


def test_what_was_drawn_is_not_drawn_again_after_a_take_back() -> None:
    live = LiveGame.new(KELP, sealed(SEED))
    go_on(live, 30, 1)
    drawn = live.state.chance.counter
    live.take_back(0, 12)
    assert live.state.chance is live.chance
    assert live.state.chance.counter == drawn
    go_on(live, 10_000, 2)
    assert [value for _, value in own_draws(live.record)] == drawn_from(sealed(SEED), own_draws(live.record))
    assert len(own_draws(live.record)) == live.state.chance.counter > drawn
    assert f"all {live.state.chance.counter} draws follow from the seed" in str(verify(KELP, through_json(live.record)))


def drawn_from(chance: Chance, draws: list[tuple[int, int]]) -> list[int]:
    return [chance.below(bound) for bound, _ in draws]


@pytest.mark.parametrize("is_sealed", [True, False], ids=["live", "simulated"])
@pytest.mark.parametrize("to", [None, 5, 30], ids=["nothing taken back", "much taken back", "little taken back"])
def test_a_resumed_table_goes_on_like_the_first(is_sealed: bool, to: int | None) -> None:
    """Also where draws were taken back with their answers: the dice after them are the next ones."""
    live = played(40, is_sealed)
    if to is not None:
        live.take_back(1, to)
        go_on(live, 10, 6)
    resumed = LiveGame.resume(KELP, through_json(live.record), sealed(SEED) if is_sealed else fast(4))
    assert resumed.record == live.record
    assert resumed.state.to_bytes() == live.state.to_bytes()
    for one in (live, resumed):
        go_on(one, 20, 7)
        one.take_back(0, 30)
        go_on(one, 10_000, 8)
    assert resumed.record == live.record
    assert resumed.state.to_bytes() == live.state.to_bytes()
    assert bool(resumed.record.seed) == is_sealed
    verify(KELP, through_json(resumed.record))


def test_a_table_is_resumed_before_its_first_answer() -> None:
    live = LiveGame.new(KELP, sealed(SEED), ("Ann", "Ben"))
    resumed = LiveGame.resume(KELP, through_json(live.record), sealed(SEED))
    go_on(live, 10_000, 1)
    go_on(resumed, 10_000, 1)
    assert resumed.record == live.record


def test_resuming_needs_the_chance_that_the_record_began_with() -> None:
    record = played(40).record
    used = sealed(SEED)
    used.below(6)
    draws = r"draw \d+ is not what the kept seed gives"
    for chance, said in ((sealed(bytes(32)), "fit the commitment"), (fast(4), draws), (used, draws)):
        with pytest.raises(BadRecord, match=said):
            LiveGame.resume(KELP, through_json(record), chance)


def test_a_draw_that_was_edited_is_found_in_resuming() -> None:
    """The last one of all may be any that is legal, so that only the seed can tell."""
    record = played(40).record
    n = max(n for n, entry in enumerate(record.entries) if entry.chance and entry.chance[-1][0] == 6)
    entry = record.entries[n]
    del record.entries[n + 1 :]
    record.entries[n] = other(entry, chance=(*entry.chance[:-1], (6, (entry.chance[-1][1] + 1) % 6)))
    replay(KELP, record)
    with pytest.raises(BadRecord, match=rf"draw {len(own_draws(record)) - 1} is not what the kept seed gives"):
        LiveGame.resume(KELP, record, sealed(SEED))


def test_what_does_not_replay_is_not_resumed(record: Record) -> None:
    with pytest.raises(BadRecord, match="made with other data"):
        LiveGame.resume(KELP, replace(record, data="0" * 16), sealed(SEED))


def test_what_happened_is_told_entry_by_entry() -> None:
    """As it was heard at the table, also after take-backs; what is no answer has no events."""
    live = LiveGame.new(KELP, fast(4))
    heard: list[list[Event]] = []

    def answer(times: int) -> None:
        for _ in range(times):
            live.state.sink = Sink()
            live.answer(KELP.options(live.state)[-1])
            heard.append(live.state.sink.take())

    answer(25)
    live.take_back(0, 11)
    live.record.entries.append(Entry("taken_over", 1))
    heard.extend([[], []])
    answer(25)
    live.take_back(1, 30)
    heard.append([])
    answer(5)
    assert list(Replaying(KELP, through_json(live.record))) == list(zip(live.record.entries, heard, strict=True))
    assert sum(map(bool, heard)) > 40


def test_what_a_record_says_of_itself_in_a_log_is_no_secret() -> None:
    live = LiveGame.new(KELP, sealed(SEED))
    live.answer(KELP.options(live.state)[0])
    assert repr(live.record) == "<record of kelp: 1 answers>"
    assert repr(live.record.entries) == "[<answer of seat 0>]"
