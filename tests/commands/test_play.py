"""`fathoms play`: whole games, two people at one screen, kept games, and what is no game at all."""

import io
import json
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from support import bots
from support.command import COMMAND, SEED, Ran, played, refused, run, shell, written
from typer.testing import CliRunner

import fathoms
from fathoms import cli
from fathoms.bots import named
from fathoms.bots.random import RandomBot
from fathoms.commands.play import home, new_place
from fathoms.core.game import View
from fathoms.core.record import replay, verify
from fathoms.core.record_reading import load
from fathoms.registry import folder
from fathoms.table import saves
from fathoms.table.saves import Kept, read
from fathoms.terminal.screen import COVER
from fathoms.text import LANGUAGES, Texts

# Whole games, and processes of their own.
pytestmark = pytest.mark.slow

KELP, AQUATICA = fathoms.game("kelp"), fathoms.game("aquatica")
FOLDER = folder("kelp")
DAY, NIGHT, PROTOTYPE = ["--board", "day"], ["--board", "night"], ["--edition", "prototype"]
# Each language at each table: for two people, against a bot, and in sentences.
SHARED = [["--lang", "en", *DAY], ["--lang", "pl", *NIGHT], ["--lang", "uk", *PROTOTYPE]]
AGAINST_A_BOT = [["--lang", "en", *NIGHT], ["--lang", "pl", *PROTOTYPE], ["--lang", "uk", *DAY]]
IN_SENTENCES = [["--lang", "en", *PROTOTYPE], ["--lang", "pl", *DAY], ["--lang", "uk", *NIGHT]]
MANY = 2000  # lines typed in a game that does not end
SIGNS = set("■□◇▲▶▼◀●≈◎✗│─┼┐┌┘└↔·")


class Reader(io.TextIOBase):
    """Somebody who reads the options off the screen and types one of them, whatever the language."""

    def __init__(self, seed: int) -> None:
        self.choose = random.Random(seed)
        self.read = 0
        self.typed: list[str] = []

    def readline(self, size: int | None = -1, /) -> str:
        sys.stdout.flush()
        shown = sys.stdout.buffer.getvalue().decode()  # type: ignore[attr-defined]
        assert len(self.typed) < MANY, shown[self.read :]
        self.typed.append(self.answer(shown[self.read :]))
        self.read = len(shown)
        return f"{self.typed[-1]}\n"

    def answer(self, shown: str) -> str:
        last = [line for line in shown.splitlines() if line.strip("> ")][-1]
        if "Enter" in last:
            return ""
        example = re.search(r", [^,]*?(\d+(?: \d+)+)", last)
        if example and "|" not in last:
            return example[1]
        below = shown.rpartition("\n\n")[2]  # a table has numbers of its own
        numbers = [int(number) for number in re.findall(r"(?m)(?:^|  ) *(\d+)(?:  |: )", below)]
        count = 0
        for number in numbers:
            count += number == count + 1
        return str(self.choose.randint(0 if 0 in numbers else 1, count))


@cache
def read_and_played(seed: int, *arguments: str, sealed: bool = False, game: str = "kelp") -> tuple[Ran, str]:
    """`fathoms play kelp ...` by somebody who reads the screen, to the end; and all that was typed."""
    reader, dice = Reader(seed), [] if sealed else ["--seed", str(seed)]
    bot = [] if "--hot-seat" in arguments else ["--bot", "random"]  # quick, and any bot proves the table
    words = ["fathoms", "play", game, *dice, *bot, *arguments]
    code: int | str | None = 0
    with CliRunner().isolation() as (out, err, _), mock.patch.object(sys, "argv", words):
        with mock.patch.object(sys, "stdin", reader):
            try:
                cli.main()
            except SystemExit as stopped:
                code = stopped.code
        sys.stdout.flush()
        assert isinstance(code, int)
        return Ran(code, out.getvalue().decode(), err.getvalue().decode()), as_typed(reader.typed)


def as_typed(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def texts(lang: str) -> Texts:
    return Texts(lang, "kelp", FOLDER)


def refusals(lang: str) -> list[str]:
    """The words by which the table refuses what was typed."""
    said = texts(lang)
    found = []
    for name in ("expected-number", "expected-numbers", "expected-something", "expected-set", "ambiguous", "no-undo"):
        blanks = dict.fromkeys(said.catalogue.variables[f"table-{name}"], "\0")
        found.append(max(said(f"table-{name}", **blanks).split("\0"), key=len))
    return found


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize(("flags", "seat"), list(zip(AGAINST_A_BOT, ("shark", "octopus", "shark"))), ids=LANGUAGES)
def test_a_game_is_played_to_its_end_and_nothing_that_was_offered_is_refused(flags: list[str], seat: str) -> None:
    ran, _ = read_and_played(3, *flags, "--seat", seat)
    assert (ran.code, ran.err) == (0, "")
    lang = flags[1]
    file = Path(re.findall(r"fathoms replay (\S+)\n", ran.out)[-1])
    outcome = KELP.outcome(replay(KELP, load(file)))
    assert outcome is not None
    assert outcome.winner is not None
    said = texts(lang)
    won = "table-won" if KELP.seats[outcome.winner] == seat else "table-lost"
    assert f"{said.say(KELP.outcome_message(outcome))}\n{said(won)}\n" in ran.out
    assert ran.out.endswith(said("table-recorded", file=str(file)) + "\n")
    assert not [text for text in refusals(lang) if text in ran.out]


@pytest.mark.slow
@pytest.mark.parametrize("flags", SHARED, ids=LANGUAGES)
def test_the_same_seed_and_typed_lines_are_the_same_game(flags: list[str]) -> None:
    ran, typed = read_and_played(7, *flags, "--hot-seat")
    again = run("play", "kelp", "--bot", "random", "--seed", "7", *flags, "--hot-seat", typed=typed)
    assert game_told(again.out) == game_told(ran.out)


def test_another_seed_is_another_game() -> None:
    one, other = (run("play", "kelp", "--bot", "random", "--seed", seed, typed="1\nq\n").out for seed in "12")
    assert game_told(one) != game_told(other)


def game_told(out: str) -> str:
    """The transcript without the place where it is kept, which is another each time."""
    return re.sub(r"\S*kelp-[-\d]+\.json", "FILE", out)


def test_the_octopus_is_the_seat_unless_said_otherwise() -> None:
    assert "Your seat: Octopus.\nA bot (medium) plays: Shark." in run("play", "kelp", typed="q\n").out
    assert "Your seat: Shark." in run("play", "kelp", "--seat", "shark", typed="q\n").out


def test_options_of_the_game() -> None:
    ran = run("play", "kelp", "--board", "night", "--seed", "4", typed="q\n")
    assert ran.out.startswith("Kelp: night board, final edition.\n")
    assert "    3  N|C\n" in ran.out
    assert run("play", "kelp", "--edition=prototype", typed="").out.startswith("Kelp: day board, prototype.\n")


@pytest.mark.parametrize(("lang", "said"), [("pl", "Grasz jako: ośmiornica."), ("uk", "Ваша роль: восьминіг.")])
def test_the_language_is_asked_for_or_that_of_the_system(lang: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert said in run("play", "kelp", "--lang", lang, typed="").out
    monkeypatch.setenv("LANG", f"{lang}_{lang.upper()}.UTF-8")
    assert said in run("play", "kelp", typed="").out
    assert "Your seat: Octopus." in run("play", "kelp", "--lang", "en", typed="").out


def test_without_a_seed_the_dice_are_sealed_and_the_seal_is_shown_at_the_start() -> None:
    sealed = re.search(r"Chance is sealed: ([0-9a-f]{64})\n", run("play", "kelp", typed="").out)
    assert sealed
    assert sealed[1] not in run("play", "kelp", typed="").out
    assert "sealed" not in run("play", "kelp", "--bot", "random", "--seed", "4", typed="").out


SOLO = ["--lang", "pl", "--players", "1", "--goals", "tokens"]
THREE = [
    "--lang",
    "uk",
    "--players",
    "3",
    "--kings",
    "draft",
    "--goals",
    "tokens",
    "--first",
    "player2",
    "--equal-turns",
]
TWO = ["--lang", "en", "--kings", "dealt", "--matrona-sweep"]


@pytest.mark.parametrize(("flags", "seat"), [(SOLO, ""), (THREE, "player3"), (TWO, "")], ids=["pl", "uk", "en"])
@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_aquatica_is_played_to_its_end_and_nothing_that_was_offered_is_refused(
    flags: list[str], seat: str, plain: bool
) -> None:
    more = [*(["--seat", seat] if seat else []), *(["--plain"] if plain else [])]
    ran, _ = read_and_played(3, *flags, *more, game="aquatica")
    assert (ran.code, ran.err) == (0, "")
    record = load(Path(re.findall(r"fathoms replay (\S+)\n", ran.out)[-1]))
    outcome = AQUATICA.outcome(replay(AQUATICA, record))
    assert outcome is not None
    said = Texts(flags[1], "aquatica", folder("aquatica"), record.options, AQUATICA.components(**record.options))
    assert f"{said.say(AQUATICA.outcome_message(outcome))}\n" in ran.out
    own = AQUATICA.seats.index(seat) if seat else 0
    won = {own: "table-won", None: ""}.get(outcome.winner, "table-lost")
    assert [name for name in ("table-won", "table-lost") if f"\n{said(name)}\n" in ran.out] == [won][: bool(won)]
    assert not [text for text in refusals(flags[1]) if text in ran.out]
    lines = ran.out.splitlines()
    if plain:
        assert not [line for line in lines if set("$⚔★↑▒▲→◆◇✦✧①②③④✱×│─") & set(line)]
        assert not any(re.search(r"\S  +\S", line) for line in lines)


def test_aquatica_is_for_as_many_as_one_likes() -> None:
    out = run("play", "aquatica", "--players", "4", "--seat", "player3", "--seed", "5", typed="q\n").out
    assert out.startswith("Aquatica: four players, no kings, printed goals, first player by chance.\n")
    assert "Your seat: player 3.\n" in out
    assert re.findall(r"A bot \(medium\) plays: (player \d)\.\n", out) == ["player 1", "player 2", "player 4"]
    assert re.search(r"(?m)^③ player 3: \d+ points \(you, on turn", out)


def test_without_a_seat_one_plays_the_first() -> None:
    assert "Your seat: player 1.\n" in run("play", "aquatica", "--players", "3", typed="q\n").out
    solo = run("play", "aquatica", "--players", "1", typed="q\n").out
    assert solo.startswith("Aquatica: solo, one king of three, printed goals, you begin.\nYour seat: player 1.\n")
    assert "A bot" not in solo


def test_what_is_switched_on_is_told_and_what_is_off_is_not() -> None:
    on = run("play", "aquatica", "--matrona-sweep", "--equal-turns", typed="").out.splitlines()[0]
    assert on.endswith(", the Matrona sweeps the row, equal turns.")
    off = run("play", "aquatica", "--no-matrona-sweep", typed="").out.splitlines()[0]
    assert off.endswith("first player by chance.")


def test_many_people_at_one_screen() -> None:
    out = run("play", "aquatica", "--players", "3", "--hot-seat", "--first", "player2", "--seed", "4", typed="q\n").out
    assert "3 people share this screen." in out
    assert "\nTo answer now: player 2.\n" in out
    assert "A bot" not in out


def test_a_game_of_aquatica_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    flags = ["--players", "3", "--equal-turns", "--seat", "player2", "--first", "player2", "--seed", "4"]
    before = run("play", "aquatica", *flags, "--save", str(file), typed="play matrona\n\nq\n").out
    after = run("play", "--resume", str(file), typed="q\n").out
    assert "Your seat: player 2." in after
    assert read(file).record.options["equal_turns"] is True  # type: ignore[union-attr]
    question = "Your turn: which character do you play?"
    assert after.partition(question)[2].partition(">")[0] == before.rpartition(question)[2].partition(">")[0]


# Two people at one screen


def screens(out: str) -> list[str]:
    """What is shown between one cover and the next."""
    return [screen.strip("\n") for screen in re.split("\n" * COVER + "+", out)]


def secrets(lang: str) -> list[str]:
    """The words by which the Octopus is told of a card, a block and a choice that nobody else sees."""
    told = [("drew-card", "card"), ("block-drawn", "block"), ("took-card", "card"), ("chose", "pair")]
    sentences = [texts(lang)(f"kelp-event-{event}", **{name: "\0"}) for event, name in told]
    return [max(sentence.split("\0"), key=len).strip(" “”„«».:") for sentence in sentences]


@pytest.mark.slow
@pytest.mark.parametrize("flags", SHARED, ids=LANGUAGES)
def test_in_whole_games_nothing_that_the_shark_may_not_know_is_on_its_screen(flags: list[str]) -> None:
    lang = flags[1]
    ran, _ = read_and_played(7, *flags, "--hot-seat")
    assert (ran.code, ran.err) == (0, "")
    parts, seen = screens(ran.out), 0
    shark, hand = texts(lang)("kelp-seat-shark"), texts(lang)("kelp-table-hand")
    for cover, screen in zip(parts[1::2], parts[2::2]):
        assert len(cover.splitlines()) <= 3
        assert cover.endswith("\n> ")
        if f" {shark}." in cover and screen != parts[-1]:
            seen += 1
            assert not re.search(r"■ \w", screen)
            assert not [text for text in secrets(lang) if text in screen]
            assert all(told[0].isdigit() for told in re.findall(rf"(?m)^{hand}  +(.*)", screen))
    assert seen > 5
    assert secrets(lang)[0] in ran.out
    assert not [text for text in ("table-won", "table-lost") if texts(lang)(text) in ran.out]
    assert not [text for text in refusals(lang) if text in ran.out]


# In a terminal


@contextmanager
def terminal(*arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """`fathoms play kelp ...` in a terminal of its own: the process, and what is seen and typed."""
    seen, side = pty.openpty()
    command = [*COMMAND, "play", *arguments]
    with subprocess.Popen(
        command, stdin=side, stdout=side, stderr=side, start_new_session=True, env=os.environ | environment
    ) as process:
        os.close(side)
        try:
            yield process, seen
        finally:
            process.kill()
            os.close(seen)


def until(terminal: int, wanted: str) -> str:
    shown = b""
    while wanted.encode() not in shown:
        assert select.select([terminal], [], [], 30)[0], shown.decode()
        shown += os.read(terminal, 4096)
    return shown.decode()


def asked(terminal: int, typed: str = "") -> str:
    """What is shown after a line was typed, up to the next question."""
    if typed:
        os.write(terminal, typed.encode())
    return until(terminal, "\n> ")


COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9\d|10\d)(?:;\d+)*m")
CLEARED = "\x1b[2J\x1b[3J\x1b[H"


@pytest.mark.parametrize("environment", [{}, {"NO_COLOR": "1"}], ids=["colour", "NO_COLOR"])
def test_a_terminal_is_cleared_with_what_was_scrolled_away_and_coloured_unless_told_not_to(
    environment: dict[str, str],
) -> None:
    with terminal("kelp", "--seed", "4", "--hot-seat", TERM="xterm-256color", **environment) as (_, seen):
        before, cleared, cover = asked(seen).partition(CLEARED)
        assert before.startswith("Kelp: day board")
        assert cleared
        assert cover.startswith("The screen is covered.")
        assert len(cover.splitlines()) <= 3
        shown = asked(seen, "\n")
    assert shown.count(CLEARED) == 1
    assert "■ Octopus" in re.sub(r"\x1b\[[\d;]*m", "", shown.partition(CLEARED)[2])
    assert bool(COLOUR.search(shown)) == (environment == {})


def test_a_dumb_terminal_is_covered_with_empty_lines_and_has_no_colour() -> None:
    with terminal("kelp", "--seed", "4", "--hot-seat", TERM="dumb") as (_, seen):
        cover, shown = asked(seen), asked(seen, "\n")
    assert "\r\n" * COVER in cover
    assert "\r\n" * COVER in shown
    assert "■ Octopus" in shown
    assert "\x1b" not in cover + shown


def test_plainly_there_is_no_colour_in_any_terminal() -> None:
    with terminal("kelp", "--seed", "4", "--plain", TERM="xterm-256color") as (_, seen):
        assert "\x1b" not in asked(seen)


@pytest.mark.slow
@pytest.mark.parametrize(("flags", "seat"), list(zip(IN_SENTENCES, ("octopus", "shark", "octopus"))), ids=LANGUAGES)
def test_a_whole_game_in_sentences_has_no_sign_and_one_option_a_line(flags: list[str], seat: str) -> None:
    ran, _ = read_and_played(8, "--plain", *flags, "--seat", seat)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert sum(line.startswith("2: ") for line in lines) > 10
    assert not any(re.search(r"\S  +\S", line) for line in lines)
    assert not [line for line in lines if SIGNS & set(line)]


# Leaving, and going on


@pytest.mark.parametrize("typed", ["q\n", "quit\n", "Q\n", "", "1\n"])
def test_leaving_and_the_end_of_input_end_cleanly(typed: str) -> None:
    ran = run("play", "kelp", "--bot", "random", "--seed", "4", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "The game stops here.\n" in ran.out


def test_the_end_of_input_says_so_on_a_line_of_its_own() -> None:
    assert "\nThe game stops here.\n" in run("play", "kelp", "--bot", "random", "--seed", "4", typed="").out


def test_a_game_without_an_answer_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_HOME", str(tmp_path))
    assert run("play", "kelp", typed="q\n").out.endswith("The game stops here.\n")
    assert list(tmp_path.rglob("*.json")) == []


def left(folder: Path, *arguments: str, typed: str = "1\nq\n") -> Path:
    """A game with the Shark on its den, left before the first action."""
    file = folder / "game.json"
    ran = run("play", "kelp", "--bot", "random", "--seed", "4", "--save", str(file), *arguments, typed=typed)
    assert ran.code == 0
    return file


def test_it_is_told_where_the_game_is_kept_and_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_HOME", str(tmp_path))
    out = run("play", "kelp", "--bot", "random", "--seed", "4", typed="1\nq\n").out
    (file,) = (tmp_path / "games").iterdir()
    assert out.endswith(f"It is kept in {file}. To go on: fathoms play --resume {file}\n")


def test_a_kept_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = left(tmp_path)
    before = run("play", "kelp", "--bot", "random", "--seed", "4", typed="1\nq\n").out
    after = run("play", "--resume", str(file), typed="q\n")
    assert (after.code, after.err) == (0, "")
    assert "The game goes on after 1 answer.\n" in after.out
    asked = "Action 1 of 2: what do you do?"
    assert table(after.out) == table(before)
    assert after.out.partition(asked)[2].partition(">")[0] == before.partition(asked)[2].partition(">")[0]
    assert read(file).record.answers() == 1  # type: ignore[union-attr]


def table(out: str) -> str:
    """The table that was shown last."""
    found = re.findall(r"(?ms)^[(\[].{1,2}[)\]]──.*?^Confrontation [^\n]*", out)
    return str(found[-1])


@pytest.mark.slow
def test_a_game_in_two_sittings_is_the_same_as_in_one(tmp_path: Path) -> None:
    """Between people; a bot that goes on would not repeat its answers."""
    ran, typed = read_and_played(7, *SHARED[0], "--hot-seat")
    lines, file = typed.splitlines(), tmp_path / "game.json"
    cut = lines.index("", 40) + 1  # nothing is drafted after Enter
    run(
        "play", "kelp", "--bot", "random", "--seed", "7", "--hot-seat", "--save", str(file), typed=as_typed(lines[:cut])
    )
    assert isinstance(read(file), Kept)
    rest = lines[cut:] if lines[cut] == "" else ["", *lines[cut:]]  # the cover comes first
    again = run("play", "--resume", str(file), typed=as_typed(rest))
    assert (again.code, again.err) == (0, "")
    assert load(file) == load(re.findall(r"fathoms replay (\S+)\n", ran.out)[-1])


def test_who_comes_back_is_told_of_the_last_turns_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _, typed = read_and_played(3)
    run("play", "kelp", "--bot", "random", "--seed", "3", "--save", str(file), typed=as_typed(typed.splitlines()[:60]))
    first, log = run("play", "--resume", str(file), typed="l\nq\n").out.split("What has happened:\n")
    turns = [int(turn) for turn in re.findall("── Turn ([0-9]+): ", first)]
    assert turns == [turns[-1] - 1, turns[-1]]
    assert turns[0] > 4
    assert "The Shark is put on" not in first
    assert [int(turn) for turn in re.findall("── Turn ([0-9]+): ", log)] == list(range(1, turns[-1] + 1))
    assert "The Shark is put on" in log


def test_the_last_game_is_the_one_that_was_played_last_and_is_not_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FATHOMS_HOME", str(tmp_path))
    games = tmp_path / "games"
    for name, seat, when in (("old", "octopus", 100), ("new", "shark", 200)):
        run(
            "play",
            "kelp",
            "--bot",
            "random",
            "--seed",
            "2",
            "--seat",
            seat,
            "--save",
            str(games / f"{name}.json"),
            typed="1\n2\n",
        )
        os.utime(games / f"{name}.json", (when, when))
    written(games, "half a fi", "broken.json")
    written(games, played().record.to_json(), "over.json")
    ran = run("play", "--resume", "last", typed="q\n")
    assert "Your seat: Shark." in ran.out
    assert ran.out.endswith(f" To go on: fathoms play --resume {games / 'new.json'}\n")


def test_two_games_of_one_second_are_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_HOME", str(tmp_path))
    for _ in range(3):
        run("play", "kelp", "--bot", "random", "--seed", "4", typed="1\n")
    assert len(list((tmp_path / "games").iterdir())) == 3


def test_the_seats_and_options_of_a_kept_game_are_kept(tmp_path: Path) -> None:
    file = left(tmp_path, "--board", "night", "--seat", "shark", typed="1\n")
    out = run("play", "--resume", str(file), typed="q\n").out
    assert out.startswith("Kelp: night board, final edition.\nYour seat: Shark.\nA bot (random) plays: Octopus")


def test_a_kept_game_goes_on_in_its_language(tmp_path: Path) -> None:
    file = left(tmp_path, "--lang", "uk")
    assert "Ваша роль: восьминіг." in run("play", "--resume", str(file), typed="").out


def test_a_kept_game_goes_on_in_another_language_and_without_drawings(tmp_path: Path) -> None:
    out = run("play", "--resume", str(left(tmp_path)), "--lang", "pl", "--plain", typed="k\n").out
    assert out.startswith("Kelp: plansza dzienna, wydanie ostateczne.")
    assert "┐" not in out


# What is kept


def test_a_finished_game_is_a_record_that_can_be_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran, _ = read_and_played(5, "--save", str(file), sealed=True)
    assert ran.out.endswith(f"The record is in {file}. To read it: fathoms replay {file}\n")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    assert verify(KELP, load(file)).committed
    verified = run("replay", str(file), "--verify")
    assert verified.code == 0
    assert verified.out.endswith(" draws follow from the seed that was committed to.\n")


def test_the_record_of_a_game_that_was_left_shows_no_seed(tmp_path: Path) -> None:
    """It is beside the record, since nothing else can roll the dice on; who replays the file is told nothing of it."""
    file = tmp_path / "game.json"
    run("play", "kelp", "--save", str(file), typed="1\nq\n")
    kept = read(file)
    assert isinstance(kept, Kept)
    assert (kept.record.seed, len(kept.record.commitment), kept.record.answers()) == ("", 64, 1)
    assert isinstance(kept.seed, bytes)
    for told in (run("replay", str(file)).out, run("replay", str(file), "--json").out):
        assert kept.seed.hex() not in told
        assert "spectator" in told


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("mine")
    refused(run("play", "kelp", "--save", str(file), typed="1\n"), "game.json", "is not written over")
    assert file.read_text() == "mine"


def test_a_place_that_cannot_be_written_is_named_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    refused(run("play", "kelp", "--save", str(tmp_path / "file/game.json"), typed="1\n"), "cannot be written")


def test_a_folder_that_is_missing_is_made(tmp_path: Path) -> None:
    assert run("play", "kelp", "--save", str(tmp_path / "new/game.json"), typed="1\n").code == 0
    assert isinstance(read(tmp_path / "new/game.json"), Kept)


def test_when_saving_fails_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fills up after the first answer and is emptied after the third."""
    real, calls = os.replace, []

    def full(source: str, target: str) -> None:
        calls.append(target)
        if 2 < len(calls) < 5:
            raise OSError(28, "No space left on device")
        real(source, target)

    monkeypatch.setattr(saves.os, "replace", full)
    file = tmp_path / "game.json"
    typed = "1\ndiscard sneaking\n\ndiscard camouflage\n\nq\n"
    ran = run("play", "kelp", "--bot", "random", "--seed", "4", "--save", str(file), typed=typed)
    assert ran.code == 0
    assert len(re.findall("there is no space left. The game goes on.\n", ran.out)) == 2
    kept = read(file)
    assert isinstance(kept, Kept)
    assert kept.record.answers() >= 3
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_an_interrupt_ends_cleanly_and_the_game_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with terminal("kelp", "--seed", "4", "--save", str(file), TERM="dumb") as (process, seen):
        asked(seen)
        asked(seen, "1\n")
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        if not select.select([seen], [], [], 10)[0]:  # it came between the prompt and the reading
            process.send_signal(signal.SIGINT)
        said = until(seen, f"--resume {file}")
        assert process.wait(timeout=30) == 130
    assert "\nThe game stops here.\r\n" in said
    assert "Traceback" not in said
    assert len(read(file).record.entries) == 1  # type: ignore[union-attr]


@pytest.mark.parametrize("how", ["killed", "hung up"])
def test_a_killed_process_and_a_closed_terminal_lose_no_answer(tmp_path: Path, how: str) -> None:
    file = tmp_path / "game.json"
    with terminal("kelp", "--seed", "4", "--save", str(file), TERM="dumb") as (process, seen):
        asked(seen)
        asked(seen, "1\n")
        asked(seen, "discard sneaking\n")
        asked(seen, "\n")
        process.send_signal(signal.SIGKILL if how == "killed" else signal.SIGHUP)
        process.wait(timeout=30)
    assert [entry.action for entry in read(file).record.entries] == [  # type: ignore[union-attr]
        "put the Shark on den NW",
        "discard sneaking",
    ]
    assert run("play", "--resume", str(file), typed="q\n").code == 0


def test_bytes_that_are_no_text_are_no_option() -> None:
    command = [*COMMAND, "play", "kelp", "--seed", "4"]
    for environment in (os.environ, os.environ | {"PYTHONIOENCODING": "utf-8:strict"}):
        ran = subprocess.run(command, input=b"\xff\xfe\nq\n", capture_output=True, check=False, env=environment)
        assert (ran.returncode, ran.stderr) == (0, b"")
        assert "Expected: a number from 1 to 4, the words of an option, or ? for help; not “" in ran.stdout.decode()


# What cannot be


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["kepl"], ["no game is called 'kepl'", "did you mean 'kelp'?"]),
        ([], ["the name of a game is missing; there are ", "kelp"]),
        (["kelp", "--seat", "squid"], ["--seat must be one of octopus, shark, not 'squid'"]),
        (["kelp", "--board", "noon"], ["board must be one of day, night, not 'noon'"]),
        (["kelp", "--board"], ["--board needs a value, one of day, night"]),
        (["kelp", "--board", "night", "--edition", "prototype"], ["do not go together"]),
        (["kelp", "--saet", "shark"], ["kelp has no option --saet", "did you mean '--seat'?"]),
        (["kelp", "--bot", "deep"], ["no bot is called 'deep'; there are random"]),
        (["kelp", "--lang", "de"], ["the language must be one of en, pl, uk, not 'de'"]),
        (["kelp", "--data", "no/such/folder"], ["must be a folder"]),
        (["--resume", "nowhere.json"], ["nowhere.json", "cannot be read"]),
        (["kelp", "--resume", "last"], ["--resume"]),
        (["--resume", "last", "--board", "night"], ["--resume"]),
        *(
            (["--resume", "last", *more], ["only --lang and --plain"])
            for more in (
                ["--data", "f"],
                ["--save", "f"],
                ["--seat", "shark"],
                ["--hot-seat"],
                ["--seed", "4"],
                ["--bot", "x"],
            )
        ),
        (["kelp", "--hot-seat", "--seat", "shark"], ["--hot-seat, --seat"]),
        (["aquatica", "--players", "5"], ["players must be one of 2, 1, 3, 4, not '5'"]),
        (["aquatica", "--players", "1", "--kings", "draft"], ["do not go together", "players=1"]),
        (["aquatica", "--players", "3", "--seat", "player4"], ["--seat must be one of player1, player2, player3"]),
        (["aquatica", "--first", "player3"], ["do not go together", "first=player3"]),
        (["aquatica", "--players", "3", "--matrona-sweep"], ["do not go together", "matrona_sweep=True"]),
        (["aquatica", "--matrona-sweep=yes"], ["--matrona-sweep takes no value"]),
        (["aquatica", "--equal-turns", "--no-equal-turns"], ["--equal-turns, --no-equal-turns"]),
        (
            ["aquatica", "--equal-turn"],
            ["aquatica has no option --equal-turn; it has ", "did you mean '--equal-turns'?"],
        ),
        (["kelp", "--equal-turns"], ["kelp has no option --equal-turns; it has --board, --edition"]),
    ],
    ids=" ".join,
)
def test_bad_input_is_named(arguments: list[str], said: list[str]) -> None:
    refused(run("play", *arguments), *said)


def test_no_kept_game_is_named_with_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_HOME", str(tmp_path))
    refused(run("play", "--resume", "last"), f"no game is kept in {tmp_path / 'games'} that could go on")
    written(tmp_path, "{}", "games.json")
    refused(run("play", "--resume", "last"), "no game is kept")


def test_a_record_cannot_go_on(tmp_path: Path) -> None:
    refused(run("play", "--resume", written(tmp_path, played().record.to_json())), "game.json", "fathoms replay")


def kept_game(**changed: Any) -> dict[str, Any]:
    """A kept game as JSON, with these keys changed."""
    table = played(3)
    return {**Kept(table.record, SEED, {"octopus": "person", "shark": "random"}).to_json(), **changed}


def test_a_kept_game_that_is_sound_goes_on(tmp_path: Path) -> None:
    assert run("play", "--resume", written(tmp_path, kept_game()), typed="q\n").code == 0


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "not JSON"),
        (json.dumps(kept_game())[:-40], "not JSON"),
        ({"event": "chess"}, "a record is a table"),
        (kept_game(format=99), "format 1 is expected, not 99"),
        (kept_game(seats=["Ann"]), "seats must be a table"),
        (kept_game(seats={"shark": "deep"}), "no bot is called 'deep'"),
        (kept_game(chance={"sealed": "xyz"}), "chance must be"),
        (kept_game(chance={"sealed": "00" * 32}), "the kept seed"),
        (kept_game(chance={"fast": 7}), "the kept seed"),
        (kept_game(record={"fathoms": "record"}), "a record of format 1 is expected"),
        (kept_game(record={**played(3).record.to_json(), "rules": 99}), "made with rules version 99"),
        (kept_game(record={**played(3).record.to_json(), "game": "chess"}), "no game is called 'chess'"),
        (kept_game(more=1), "a kept game has "),
    ],
    ids=lambda value: value[:30] if isinstance(value, str) else "",
)
def test_a_broken_kept_game_is_named_and_stays_as_it_is(tmp_path: Path, content: Any, said: str) -> None:
    file = written(tmp_path, content)
    before = Path(file).read_bytes()
    refused(run("play", "--resume", file), said)
    assert Path(file).read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["kelp", "--lang", "pl", "--board", "noon"], "board nie może mieć wartości 'noon'; możliwe: day, night"),
        (["kelp", "--board", "noon", "--lang=uk"], "значення параметра board має бути одним із таких: day, night"),
        (["--lang", "uk", "kepl"], "гри 'kepl' немає; є: "),
        (["--lang", "pl", "kelp", "--bot", "deep"], "nie ma bota 'deep'; dostępne: random"),
    ],
    ids=["pl", "uk", "game", "bot"],
)
def test_errors_are_told_in_the_language_that_was_asked_for(arguments: list[str], said: str) -> None:
    refused(run("play", *arguments), said)


def test_an_unknown_language_is_told_in_that_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    refused(run("play", "kelp", "--lang", "de"), "nie ma języka 'de'; dostępne: en, pl, uk")


# An owner's data, the shell, a bot


def test_an_owners_data_is_used_and_kept_with_the_game(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "components.toml").write_text("[tracks]\nhand = { size = 6 }\n")
    assert "(hand size 6)" in run("play", "kelp", "--data", str(data), "--plain", typed="q\n").out
    file = left(tmp_path, "--data", str(data))
    (data / "components.toml").unlink()
    assert "(hand size 6)" in run("play", "--resume", str(file), "--plain", typed="q\n").out


def test_from_the_shell() -> None:
    arguments = ("play", "kelp", "--bot", "random", "--seat", "shark", "--seed", "4")
    ran = shell(*arguments, typed="t\nq\n")
    assert game_told(ran.out) == game_told(run(*arguments, typed="t\nq\n").out)
    assert "\x1b" not in ran.out


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


def test_a_bot_gets_views_and_events_of_its_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Nosy] = []

    def nosy(speed: float) -> Nosy:
        made.append(Nosy())
        return made[-1]

    monkeypatch.setitem(named.BOTS, "nosy", nosy)
    read_and_played(3, "--bot", "nosy")
    got = made[-1].got
    views = [one for one in got if isinstance(one, View)]
    assert views
    assert all(view.seat == 1 for view in views)
    events = [event for one in got if isinstance(one, list) for event in one]
    assert events
    secret = {"drew_card", "block_drawn", "took_card", "chose"}
    assert {KELP.event_json(event)["event"] for event in events}.isdisjoint(secret)


def test_a_bot_from_a_file_plays_and_is_found_again_from_another_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own.py").write_text("from fathoms.bots.random import RandomBot\nclass Own(RandomBot): pass\n")
    monkeypatch.chdir(tmp_path)
    out = run("play", "kelp", "--bot", "own.py:Own", "--save", "game.json", "--seed", "4", typed="1\nq\n").out
    assert "A bot (Own) plays: Shark." in out
    assert str(tmp_path) not in out.partition("game.json")[0], "whose file it is need not be told at the table"
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert "A bot (Own) plays: Shark." in run("play", "--resume", "../game.json", typed="q\n").out
    (tmp_path / "own.py").unlink()
    refused(run("play", "--resume", "../game.json"), "../game.json: ", "own.py: cannot be read")


@pytest.mark.parametrize(
    ("name", "said"), [("Exits", "Exits raised SystemExit: 3 in choose (bots.py:"), ("Words", "answered 'the first'")]
)
def test_a_bot_that_fails_is_named_and_nothing_is_lost(tmp_path: Path, name: str, said: str) -> None:
    file = tmp_path / "game.json"
    line = ["--bot", f"{bots.HERE}:{name}", "--seat", "shark", "--save", str(file)]
    ran = run("play", "kelp", *line, typed="1\n")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert said in ran.err
    assert isinstance(read(file), Kept)


# Two windows, and who comes back


def test_two_games_begun_at_once_have_a_file_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one takes the name between the look and the writing."""
    taken = new_place("kelp")
    names = iter([taken, taken.with_name("next.json")])
    monkeypatch.setattr("fathoms.commands.play.new_place", lambda _: next(names))
    taken.parent.mkdir(parents=True, exist_ok=True)
    taken.write_text("another game")
    ran = run("play", "kelp", "--bot", "random", "--seed", "1", typed="1\nq\n")
    assert "next.json" in ran.out
    assert taken.read_text() == "another game"
    assert [path.name for path in home().glob("next*")] == ["next.json"]


def test_a_game_that_goes_on_in_another_window_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "kelp", "--bot", "random", "--seed", "4", "--save", str(file), typed="1\nq\n")
    with terminal("--resume", str(file), TERM="dumb") as (process, seen):
        asked(seen)
        run("play", "--resume", str(file), typed="discard sneaking\n\nq\n")
        kept = file.read_bytes()
        asked(seen, "discard camouflage\n")
        said = until(seen_after(seen, "\n"), "changed meanwhile")
        process.kill()
    assert "Traceback" not in said
    assert file.read_bytes() == kept


def seen_after(seen: int, typed: str) -> int:
    os.write(seen, typed.encode())
    return seen


def test_who_comes_back_speaks_the_language_of_before(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "kelp", "--bot", "random", "--seed", "4", "--save", str(file), typed="lang uk\n1\nq\n")
    assert "Ваша роль" in run("play", "--resume", str(file), typed="q\n").out
    assert "Your seat: " in run("play", "--resume", str(file), "--lang", "en", typed="q\n").out


def test_who_comes_back_can_take_back_what_was_honest(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "kelp", "--bot", "random", "--seat", "shark", "--seed", "5", "--save", str(file), typed="1\nq\n")
    entries = len(read(file).record.entries)  # type: ignore[union-attr]
    out = run("play", "--resume", str(file), typed="u\nq\n").out
    assert "Nothing can be taken back" not in out
    assert read(file).record.entries[entries].kind == "take_back"  # type: ignore[union-attr]
