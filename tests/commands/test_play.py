"""`fathoms play`."""

import os
import pty
import random
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest
from support.command import COMMAND, Ran, refused, run, shell

import fathoms
from fathoms.bots.random import RandomBot
from fathoms.commands import files
from fathoms.commands.english import event_told
from fathoms.commands.play import answer, play_table, show
from fathoms.core.chance import fast
from fathoms.core.events import Sink, seen
from fathoms.core.game import OVER, View
from fathoms.core.record import Table, load, replay, verify

KELP = fathoms.game("kelp")
FIRST = "1\n" * 2000


@pytest.mark.parametrize("seat", ["octopus", "shark"])
def test_a_game_played_to_its_end(seat: str) -> None:
    ran = run("play", "kelp", "--seat", seat, "--seed", "4", typed=FIRST)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"kelp, board day, edition final. You are the {seat.title()}.")
    assert "The game is over: the " in ran.out
    assert ran.out.endswith(("You have won.\n", "You have lost.\n"))
    assert "Expected:" not in ran.out


def test_the_octopus_is_the_seat_unless_said_otherwise() -> None:
    assert "You are the Octopus" in run("play", "kelp", "--seed", "4", typed="q\n").out


def test_the_same_seed_and_answers_are_the_same_game() -> None:
    first, second = (run("play", "kelp", "--seat", "shark", "--seed", "4", typed=FIRST) for _ in range(2))
    assert first == second
    assert first != run("play", "kelp", "--seat", "shark", "--seed", "5", typed=FIRST)


def test_options_of_the_game() -> None:
    ran = run("play", "kelp", "--board", "night", "--seed", "4", typed="q\n")
    assert ran.out.startswith("kelp, board night, edition final.")
    assert "put the Shark on N|C" in ran.out
    assert run("play", "kelp", "--edition=prototype", typed="").out.startswith("kelp, board day, edition prototype.")


def asked(typed: str) -> list[str]:
    """What is said after the first question, whose options are the four dens."""
    out = run("play", "kelp", "--seed", "4", typed=typed).out
    return out.partition("  4  put the Shark on den SE\n")[2].splitlines()


@pytest.mark.parametrize(
    "typed", ["2", " 2 ", "put the shark on den NE", "PUT THE SHARK  ON DEN NE", "put_the_Shark_on_den_NE"]
)
def test_an_answer_is_a_number_or_the_words(typed: str) -> None:
    assert asked(f"{typed}\nq\n")[1] == "The Shark is put on den NE."


@pytest.mark.parametrize("typed", ["5", "0", "-1", "draw", "2.0", "²", "9" * 5000, "put the Shark", "\x00"])
def test_what_is_no_option_is_told_what_was_expected(typed: str) -> None:
    lines = asked(f"{typed}\n3\nq\n")
    assert lines[1].startswith("Expected: a number from 1 to 4, the words of an option, ? or q; not ")
    assert len(lines[1]) < 160
    assert lines[3] == "The Shark is put on den SW."


def test_an_empty_line_too() -> None:
    assert asked("\nq\n")[1].endswith("; and nothing came.")


def test_bytes_that_are_no_text() -> None:
    command = [*COMMAND, "play", "kelp", "--seed", "4"]
    environment = os.environ | {"PYTHONIOENCODING": "utf-8:strict"}
    ran = subprocess.run(command, input=b"\xff\xfe\nq\n", capture_output=True, check=False, env=environment)
    assert ran.returncode == 0, ran.stderr
    assert b"The game stops here." in ran.stdout


def test_a_question_mark_shows_the_table() -> None:
    lines = asked("?\nq\n")
    assert lines[1].split()[:2] == ["Blocks", "NW"]
    assert "not yet on the board" in "\n".join(lines)


@pytest.mark.parametrize("typed", ["q\n", "quit\n", "Q\n", "", "1\n"])
def test_leaving_and_the_end_of_input_end_cleanly(typed: str) -> None:
    ran = run("play", "kelp", "--seed", "4", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("The game stops here.\n")


def test_an_only_answer_is_played_and_told() -> None:
    typed = random.Random(1)
    answers = "".join(f"{typed.randint(1, 4)}\n" for _ in range(3000))
    told = run("play", "kelp", "--seat", "shark", "--seed", "6", typed=answers).out
    only = [line for line in told.splitlines() if "Only one answer: " in line]
    assert only
    assert all(line[0].isupper() and line.endswith(".") and "? " in line for line in only)


def test_saved_is_the_record_of_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = run("play", "kelp", "--seed", "4", "--save", str(file), typed=FIRST)
    assert ran.out.endswith(f"The record is in {file}; `fathoms replay` reads it.\n")
    record = load(file)
    assert KELP.mover(replay(KELP, record)) == OVER
    assert run("replay", str(file)).code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_without_a_seed_the_game_is_sealed_and_can_be_verified(tmp_path: Path) -> None:
    records = []
    for name in ("one.json", "two.json"):
        run("play", "kelp", "--save", str(tmp_path / name), typed=FIRST)
        records.append(load(tmp_path / name))
        assert "follow from the seed that was committed to" in verify(KELP, records[-1])
    assert records[0].seed != records[1].seed
    assert len(bytes.fromhex(records[0].seed)) == 32


def test_the_seed_of_a_game_that_was_left_is_not_told(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "kelp", "--save", str(file), typed="1\nq\n")
    record = load(file)
    assert (record.seed, len(record.commitment), record.answers()) == ("", 64, 1)
    assert "seen by: spectator" in run("replay", str(file)).out


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("mine")
    refused(run("play", "kelp", "--save", str(file), typed=FIRST), "game.json", "is not written over")
    assert file.read_text() == "mine"


def test_a_place_that_cannot_be_written_is_named_before_the_game(tmp_path: Path) -> None:
    refused(run("play", "kelp", "--save", str(tmp_path / "none/game.json"), typed=FIRST), "cannot be written")


def test_when_saving_fails_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fills up after the first answer and is emptied after the third."""
    real, calls = os.replace, []

    def full(source: str, target: str) -> None:
        calls.append(target)
        if 1 < len(calls) < 4:
            raise OSError(28, "No space left on device")
        real(source, target)

    monkeypatch.setattr(files.os, "replace", full)
    file = tmp_path / "game.json"
    ran = run("play", "kelp", "--seed", "4", "--save", str(file), typed="1\n1\n1\nq\n")
    assert ran.code == 0
    assert ran.out.count("No space left on device; the game goes on") == 2
    assert load(file).answers() >= 3
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["kepl"], "no game is called 'kepl'"),
        (["kelp", "--seat", "squid"], "--seat must be one of octopus, shark, not 'squid'"),
        (["kelp", "--board", "noon"], "board must be one of day, night"),
        (["kelp", "--saet", "shark"], "did you mean --seat?"),
        (["kelp", "--data", "no/such/folder"], "must be a folder"),
    ],
)
def test_bad_input_is_named(arguments: list[str], said: str) -> None:
    refused(run("play", *arguments), said)


def test_an_owners_data(tmp_path: Path) -> None:
    (tmp_path / "components.toml").write_text("[tracks]\nhand = { size = 6 }\n")
    assert "(hand size 6)" in run("play", "kelp", "--data", str(tmp_path), typed="q\n").out


def test_an_interrupt_ends_cleanly_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal, side = pty.openpty()
    command = [*COMMAND, "play", "kelp", "--seed", "4", "--save", str(file)]
    with subprocess.Popen(command, stdin=side, stdout=side, stderr=side, start_new_session=True) as process:
        os.close(side)
        until(terminal, "den SE")
        os.write(terminal, b"1\n")
        until(terminal, "actions done")
        process.send_signal(signal.SIGINT)
        said = until(terminal, "reads it")
        process.wait(timeout=30)
    os.close(terminal)
    assert process.returncode == 130
    assert "Traceback" not in said
    assert load(file).answers() == 1


def until(terminal: int, wanted: str) -> str:
    shown = ""
    while wanted not in shown:
        shown += os.read(terminal, 4096).decode()
    return shown


def test_a_closed_terminal_loses_nothing(tmp_path: Path) -> None:
    """The process is killed while it waits: what was answered is in the file."""
    file = tmp_path / "game.json"
    with subprocess.Popen(
        [*COMMAND, "play", "kelp", "--seed", "4", "--save", str(file)], stdin=-1, stdout=-1
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"1\n")
        process.stdin.flush()
        while b"actions done" not in process.stdout.readline():
            pass
        process.kill()
    assert load(file).answers() == 1


def test_from_the_shell() -> None:
    ran: Ran = shell("play", "kelp", "--seat", "shark", "--seed", "4", typed=FIRST)
    assert ran == run("play", "kelp", "--seat", "shark", "--seed", "4", typed=FIRST)


# What a bot and a person are told


class Nosy(RandomBot):
    """Remembers all that it gets."""

    def __init__(self) -> None:
        super().__init__()
        self.got: list[object] = []

    def see(self, events: Any) -> None:
        self.got.append(events)

    def choose(self, view: View, options: Any, clock: float | None) -> int:
        self.got.append(view)
        return super().choose(view, options, clock)


def test_a_bot_gets_views_and_events_of_its_seat_alone() -> None:
    table, bot = Table(KELP, fast(3)), Nosy()
    play_table(table, 0, {1: bot}, lambda _: None, lambda: "1")
    views = [got for got in bot.got if isinstance(got, View)]
    assert views
    assert all(view.seat == 1 for view in views)
    events = [event for got in bot.got if isinstance(got, list) for event in got]
    assert events
    secret = {"drew_card", "block_drawn", "took_card", "chose"}
    assert {KELP.event_json(event)["event"] for event in events}.isdisjoint(secret)


def screen(s: Any, seat: int) -> str:
    """All that a seat is shown: the table and, when it is asked, the question with its options."""
    lines: list[str] = []
    view = KELP.redact(s, seat)
    show(KELP, view, lines.append)
    if KELP.mover(s) == seat:
        answer(KELP, view, True, lines.append, lambda: "1")
    return "\n".join(lines)


def twin_worlds(s: Any, seat: int, seed: int) -> list[Any]:
    """Two tables that look the same to a seat, with the same dice to come."""
    view = KELP.redact(s, seat)
    worlds = [KELP.resample(view, seed), KELP.resample(view, seed + 1)]
    for world in worlds:
        world.chance = fast(seed)
        world.sink = Sink()
    return worlds


def random_positions(games: int, seed: int, **options: str) -> list[Any]:
    choose = random.Random(seed)
    found = []
    for game in range(games):
        s = KELP.new(chance=fast(seed + game), **options)
        while KELP.mover(s) != OVER:
            if choose.random() < 0.1:
                found.append(s.copy())
            KELP.answer(s, choose.choice(KELP.options(s)))
    return found


def test_the_sharks_screen_is_the_same_in_all_worlds_it_cannot_tell_apart() -> None:
    differ = 0
    for i, s in enumerate(random_positions(8, 1)):
        one, other = twin_worlds(s, 1, i)
        assert screen(s, 1) == screen(one, 1) == screen(other, 1)
        differ += screen(one, 0) != screen(other, 0)
    assert differ > 50  # the worlds do differ, as the Octopus sees


# Kinds of event that tell a hidden thing to everybody: here two worlds may part.
TELLING = {
    "revealed", "discarded", "played", "gained_block", "took_to_hand", "trashed", "pile_top", "shown", "ate", "drew",
}  # fmt: skip


@pytest.mark.parametrize("options", [{}, {"board": "night"}, {"edition": "prototype"}])
def test_what_the_shark_reads_is_the_same_until_something_secret_is_shown(options: dict[str, str]) -> None:
    """The same answers in two worlds, as long as both allow them."""
    choose = random.Random(2)
    steps = 0
    for i, s in enumerate(random_positions(2, 50, **options)[::2]):
        worlds = twin_worlds(s, 1, i)
        while KELP.mover(worlds[0]) != OVER:
            shared = sorted(set(KELP.options(worlds[0])) & set(KELP.options(worlds[1])))
            if not shared:
                break
            action = choose.choice(shared)
            for world in worlds:
                KELP.answer(world, action)
            events = [[KELP.event_json(event) for event in seen(world.sink.take(), 1)] for world in worlds]
            if events[0] != events[1]:
                parted = next((pair for pair in zip(*events) if pair[0] != pair[1]), None)
                assert parted is None or {event["event"] for event in parted} & TELLING, parted
                break
            assert [event_told("kelp", event) for event in events[0]] == [
                event_told("kelp", event) for event in events[1]
            ]
            assert screen(worlds[0], 1) == screen(worlds[1], 1)
            steps += 1
    assert steps > 50


def test_a_whole_game_at_the_sharks_seat_shows_what_another_world_would_show() -> None:
    table = Table(KELP, fast(11))
    printed: list[str] = []
    looked = 0

    def typed() -> str:
        nonlocal looked
        shown = [i for i, line in enumerate(printed) if line.startswith("  Blocks")]
        if shown:
            lines: list[str] = []
            world = KELP.resample(KELP.redact(table.state, 1), looked)
            show(KELP, KELP.redact(world, 1), lines.append)
            assert printed[shown[-1] :][: len(lines)] == lines
            looked += 1
        printed.clear()
        return "1"

    bot = RandomBot()
    bot.start(KELP, 0, {}, 3)
    play_table(table, 1, {0: bot}, printed.append, typed)
    assert looked >= 10
