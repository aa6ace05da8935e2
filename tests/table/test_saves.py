"""Kept games: written whole or not at all, readable by their owner alone, and played on as if nothing had been."""

import json
import os
import random
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.command import Ran, run
from support.command import refused as refused_by_command

import fathoms
from fathoms.core.chance import fast, sealed
from fathoms.core.errors import BadRecord, FathomsError
from fathoms.core.game import OVER
from fathoms.core.live import LiveGame
from fathoms.table.host import Host
from fathoms.table.messages import Answer, Look, Situation, TakeBack, encode
from fathoms.table.saves import CannotSave, Kept, new_file, read, save

KELP = fathoms.game("kelp")
SEALED = bytes(range(32))
SEATS = {"octopus": "person", "shark": "random"}

each_seed = pytest.mark.parametrize("seed", [SEALED, 7], ids=["sealed", "fast"])


def begun(seed: int | bytes = SEALED, answers: int = 40, **options: str) -> tuple[Host, Kept]:
    """A game of two people that has gone on for a while, and what is kept of it."""
    table = LiveGame.new(KELP, sealed(seed) if isinstance(seed, bytes) else fast(seed), **options)
    host = Host(table, {}, {})
    choose = random.Random(3)
    while table.record.answers() < answers and KELP.mover(table.state) != OVER:
        answer(host, choose)
    return host, Kept(table.record, seed, dict(SEATS), "pl")


def answer(host: Host, choose: random.Random) -> None:
    """Whoever is to move answers at random, and now and then takes it back where that is honest."""
    state, now = host.live.state, len(host.live.record.entries)
    seat = KELP.mover(state)
    situation = host.receive(seat, Answer(now, [choose.choice(KELP.options(state))]))
    assert isinstance(situation, Situation)
    if situation.may_take_back and choose.random() < 0.3:
        host.receive(seat, TakeBack(situation.n))


@pytest.fixture(scope="module")
def form() -> dict[str, Any]:
    """A kept game as JSON."""
    return json.loads(json.dumps(begun()[1].to_json()))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def changed(form: dict[str, Any], path: list[Any], value: Any) -> dict[str, Any]:
    """A kept game with one thing in it changed."""
    copy = json.loads(json.dumps(form))
    at = copy
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return copy


# Writing


def test_a_kept_game_is_read_as_it_was_written(file: Path) -> None:
    for seed in (SEALED, 0, 7, 2**62 - 1):
        kept = begun(seed, answers=10)[1]
        save(file, kept.to_json())
        assert read(file) == kept
        assert json.loads(file.read_text("utf-8")) == kept.to_json()


def test_an_overlay_is_kept_with_the_game(file: Path) -> None:
    overlay = {"octopus.toml": {"cards": [{"id": "camouflage", "title": {"pl": "Kamuflaż"}, "cost": 1}]}}
    game = fathoms.game("kelp", data=overlay)
    kept = Kept(LiveGame.new(game, fast(7)).record, 7, dict(SEATS))
    save(file, kept.to_json())
    again = read(file)
    assert isinstance(again, Kept)
    assert again.record.overlay == overlay
    assert LiveGame.resume(fathoms.game("kelp", data=again.record.overlay), again.record, again.chance())


def test_a_record_is_written_and_read_alone(file: Path) -> None:
    record = begun()[1].record
    save(file, record.to_json())
    assert read(file) == record


def test_a_file_is_readable_by_its_owner_alone(file: Path) -> None:
    """The seed of the dice is in it, whatever others may do in the folder."""
    before = os.umask(0)
    try:
        for _ in range(2):
            save(file, begun(answers=3)[1].to_json())
            assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0
    finally:
        os.umask(before)


def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    file = tmp_path / "fathoms" / "games" / "game.json"
    save(file, begun(answers=3)[1].to_json())
    assert isinstance(read(file), Kept)


FAILURES = {
    "full": (OSError(28, "No space left on device"), "there is no space left"),
    "not allowed": (PermissionError(13, "Permission denied"), "this is not allowed"),
    "broken": (OSError(5, "Input/output error"), "the system says: Input/output error"),
    "interrupted": (KeyboardInterrupt(), ""),
}


@pytest.mark.parametrize("step", ["replace", "fsync"])
@pytest.mark.parametrize("failure", FAILURES)
def test_a_write_that_fails_leaves_the_old_file_and_no_other(
    file: Path, monkeypatch: pytest.MonkeyPatch, step: str, failure: str
) -> None:
    host, kept = begun(answers=10)
    save(file, kept.to_json())
    old = file.read_bytes()
    answer(host, random.Random(1))

    def fail(*_: object) -> None:
        raise FAILURES[failure][0]

    with monkeypatch.context() as broken:
        broken.setattr(os, step, fail)
        named = KeyboardInterrupt if failure == "interrupted" else CannotSave
        with pytest.raises(named) as raised:
            save(file, kept.to_json())
    if named is CannotSave:
        assert str(raised.value) == f"{file}: cannot be written: {FAILURES[failure][1]}"
    assert file.read_bytes() == old
    assert [path.name for path in file.parent.iterdir()] == ["game.json"]
    save(file, kept.to_json())
    assert read(file) == kept


def test_a_place_that_is_no_folder_is_named(file: Path) -> None:
    file.write_text("mine")
    with pytest.raises(CannotSave, match=r"game\.json/other\.json: cannot be written"):
        save(file / "other.json", {})
    assert file.read_text() == "mine"


def test_what_is_there_is_not_written_over(file: Path, tmp_path: Path) -> None:
    new_file(file)
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("mine")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for name in ("folder", "file", "link"):
        with pytest.raises(CannotSave, match=f"{name}: there is something of this name already, and it is not written"):
            new_file(tmp_path / name)
    assert (tmp_path / "file").read_text() == "mine"


# Going on


def resumed(file: Path) -> Host:
    kept = read(file)
    assert isinstance(kept, Kept)
    return Host(LiveGame.resume(KELP, kept.record, kept.chance()), {}, {})


@each_seed
@pytest.mark.parametrize(
    "options", [{}, {"board": "night"}, {"edition": "prototype"}], ids=["day", "night", "prototype"]
)
def test_a_kept_game_goes_on_as_if_it_had_not_been_left(file: Path, seed: int | bytes, options: dict[str, str]) -> None:
    """The same state, the same dice to come: with the same answers the rest of the game is the same."""
    host, kept = begun(seed, **options)
    assert any(entry.kind == "take_back" for entry in kept.record.entries)
    save(file, kept.to_json())
    again = resumed(file)
    assert again.live.state.to_bytes() == host.live.state.to_bytes()
    choose, same_choice = random.Random(9), random.Random(9)
    while KELP.mover(host.live.state) != OVER:
        for table, choice in ((host.live, choose), (again.live, same_choice)):
            table.answer(choice.choice(KELP.options(table.state)))
    assert again.live.state.to_bytes() == host.live.state.to_bytes()
    assert again.live.record == host.live.record
    assert bool(again.live.record.seed) == (seed == SEALED)


@each_seed
def test_a_game_can_be_left_again_and_again(file: Path, seed: int | bytes) -> None:
    host, kept = begun(seed, answers=20)
    save(file, kept.to_json())
    for i in range(8):
        again = resumed(file)
        for one in (host, again):
            answer(one, random.Random(i))
        assert again.live.record == host.live.record
        assert again.live.state.to_bytes() == host.live.state.to_bytes()
        save(file, Kept(again.live.record, seed, SEATS).to_json())


@each_seed
def test_who_comes_back_finds_the_same_table_and_log(file: Path, seed: int | bytes) -> None:
    host, kept = begun(seed)
    save(file, kept.to_json())
    again = resumed(file)
    for seat in (-1, 0, 1):
        assert encode(again.receive(seat, Look())) == encode(host.receive(seat, Look()))


# Broken files

NO_GAME = {
    "empty": ("", "not JSON"),
    "no JSON": ("{'fathoms': 'game'}", "not JSON"),
    "cut off": ('{"fathoms": "game", "format": 1, "se', "not JSON"),
    "a list": ("[]", "a record is a table"),
    "a number": ("3", "a record is a table"),
    "nothing in it": ("{}", "a record is a table"),
    "another thing": ('{"fathoms": "position"}', "a record is a table"),
    "endless": ("[" * 100_000, "not JSON"),
}


@pytest.mark.parametrize("name", NO_GAME)
def test_what_is_no_game_is_named_with_its_file(file: Path, name: str) -> None:
    text, said = NO_GAME[name]
    file.write_text(text)
    with pytest.raises(BadRecord, match=rf"game\.json(:\d+)?: .*{said}"):
        read(file)


def test_a_file_that_is_no_text_or_not_there_is_named(file: Path) -> None:
    with pytest.raises(BadRecord, match=r"game\.json: cannot be read"):
        read(file)
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match=r"game\.json: cannot be read"):
        read(file)
    with pytest.raises(BadRecord, match="cannot be read"):
        read(file.parent)


WRONG = [
    (["format"], 2, "a kept game of format 1 is expected, not 2"),
    (["format"], "1", "a kept game of format 1 is expected, not '1'"),
    (["format"], True, "a kept game of format 1 is expected, not true"),
    (["weather"], "fine", "a kept game has fathoms, format, .*, not .*'weather'"),
    (["seats"], [], "seats must be a table of who sits where"),
    (["seats", "shark"], 3, "seats must be a table of who sits where"),
    (["lang"], 3, "lang must be one of en, pl, uk, not 3"),
    (["chance"], {}, "chance must be"),
    (["chance"], 7, "chance must be"),
    (["chance"], {"fast": -1}, "chance must be"),
    (["chance"], {"fast": True}, "chance must be"),
    (["chance"], {"fast": 2**62}, "chance must be"),
    (["chance"], {"sealed": "00" * 31}, "chance must be"),
    (["chance"], {"sealed": "0G" * 32}, "chance must be"),
    (["chance"], {"fast": 7, "sealed": "00" * 32}, "chance must be"),
    (["record"], [], "a record is a table"),
    (["record", "format"], 2, "a record of format 1 is expected"),
    (["record", "weather"], "fine", "a record has no 'weather'"),
    (["record", "entries", 2], {}, r"entries\[2\] must be one of answer, take_back"),
    (["record", "entries", 0], {"take_back": 0, "to": 3}, "take_back goes to a count from 0 to 0, not 3"),
]


@pytest.mark.parametrize(("path", "value", "said"), WRONG, ids=[f"{path[-1]}-{value}"[:40] for path, value, _ in WRONG])
def test_a_broken_game_is_named_with_file_and_place(
    file: Path, form: dict[str, Any], path: list[Any], value: Any, said: str
) -> None:
    file.write_text(json.dumps(changed(form, path, value)))
    with pytest.raises(BadRecord, match=rf"game\.json(:\d+)?: .*{said}"):
        read(file)


@pytest.mark.parametrize("key", ["format", "seats", "lang", "chance", "record"])
def test_nothing_may_be_missing(file: Path, form: dict[str, Any], key: str) -> None:
    file.write_text(json.dumps({name: value for name, value in form.items() if name != key}))
    with pytest.raises(BadRecord, match=r"game\.json: a kept game has fathoms, format, .*, not"):
        read(file)


# Files that can be read, but not gone on with


def play_on(file: Path, form: dict[str, Any]) -> Ran:
    """Go on with this game at the command line, and leave it."""
    file.write_text(json.dumps(form))
    before = file.read_bytes()
    ran = run("play", "--resume", str(file), typed="q\n")
    if ran.code:
        assert file.read_bytes() == before
    return ran


def edit_draw(form: dict[str, Any]) -> dict[str, Any]:
    """The last die of all shows something else."""
    n, entry = next(
        (n, entry)
        for n, entry in reversed(list(enumerate(form["record"]["entries"])))
        if entry.get("chance", [[0, 0]])[-1][0] == 6
    )
    bound, value = entry["chance"][-1]
    return changed(form, ["record", "entries", n, "chance", -1], [bound, (value + 1) % bound])


STRANGE: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "another seed": lambda form: changed(form, ["chance"], {"sealed": "00" * 32}),
    "another sort of seed": lambda form: changed(form, ["chance"], {"fast": 7}),
    "an edited draw": edit_draw,
    "an edited setup": lambda form: changed(form, ["record", "start", 0, 1], form["record"]["start"][0][1] ^ 1),
    "an illegal answer": lambda form: changed(form, ["record", "entries", 0, "answer"], "draw"),
    "another game": lambda form: changed(form, ["record", "game"], "whist"),
    "other rules": lambda form: changed(form, ["record", "rules"], 99),
    "other data": lambda form: changed(form, ["record", "data"], "0" * 16),
    "an unknown option": lambda form: changed(form, ["record", "options", "weather"], "fine"),
    "no such board": lambda form: changed(form, ["record", "options", "board"], "dusk"),
    "an overlay that is none": lambda form: changed(form, ["record", "overlay"], {"fish.toml": {}}),
    "another commitment": lambda form: changed(form, ["record", "commitment"], "00" * 32),
    "a seat too many": lambda form: changed(form, ["record", "seats"], ["Ann", "Ben", "Cid"]),
    "an unknown language": lambda form: changed(form, ["lang"], "tlh"),
    "an unknown bot": lambda form: changed(form, ["seats", "shark"], "squid"),
    "an unknown seat": lambda form: changed(form, ["seats"], {"squid": "random", **SEATS}),
    "a missing seat": lambda form: changed(form, ["seats"], {"octopus": "person"}),
    "nobody seated": lambda form: changed(form, ["seats"], {}),
}
# Whether these can go on is open, but the program must not break.
UNUSUAL: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "options left to the game": lambda form: changed(form, ["record", "options"], {}),
    "bots alone": lambda form: changed(form, ["seats"], {"octopus": "random", "shark": "random"}),
    "people alone": lambda form: changed(form, ["seats"], {"octopus": "person", "shark": "person"}),
    "a name that is no text": lambda form: changed(form, ["record", "seats", 0], "\ud800"),
    "a resignation": lambda form: changed(form, ["record", "entries"], [*form["record"]["entries"], {"resign": 0}]),
    "the seed shown": lambda form: changed(form, ["record", "seed"], SEALED.hex()),
}


@pytest.mark.parametrize("name", STRANGE)
def test_a_game_that_cannot_go_on_is_named(file: Path, form: dict[str, Any], name: str) -> None:
    refused_by_command(play_on(file, STRANGE[name](form)))


@pytest.mark.parametrize("name", UNUSUAL)
def test_an_unusual_game_goes_on_or_is_named(file: Path, form: dict[str, Any], name: str) -> None:
    ran = play_on(file, UNUSUAL[name](form))
    assert ran.code in (0, 2)
    if ran.code:
        refused_by_command(ran)


def test_the_game_that_was_not_changed_goes_on(file: Path, form: dict[str, Any]) -> None:
    """Otherwise the refusals above show nothing."""
    ran = play_on(file, form)
    assert (ran.code, ran.err) == (0, "")


def test_every_edited_draw_is_found(form: dict[str, Any], file: Path) -> None:
    """A die that shows something else makes a legal game, but not the one of this seed."""
    found = 0
    for n, entry in enumerate(form["record"]["entries"]):
        for i, (bound, value) in enumerate(entry.get("chance", [])):
            file.write_text(
                json.dumps(changed(form, ["record", "entries", n, "chance", i], [bound, (value + 1) % bound]))
            )
            kept = read(file)
            assert isinstance(kept, Kept)
            with pytest.raises(FathomsError) as error:
                LiveGame.resume(KELP, kept.record, kept.chance())
            found += "is not what the kept seed gives" in str(error.value)
    assert found > 3
