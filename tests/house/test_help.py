"""What `--help` says is true: its examples run, its exit codes come; and shells complete what there is to type."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import typer
from support import bots
from support.command import COMMAND, played, refused, run, written
from support.server import Served

import fathoms
from fathoms import cli
from fathoms.bots.named import BOTS
from fathoms.text import LANGUAGES

# What an example needs to be over soon: what is added to it, and what is typed.
SHORT = {"sim": ["--games", "2"], "bench": ["--rounds", "1"], "arena": ["--pairs", "1"], "ladder": ["--pairs", "1"]}
LEAVE = "q\n"

# Most of these start a process.
pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FATHOMS_HOME", str(tmp_path / "home"))


# Pages of help


def pages(command: Any = None, *path: str) -> Iterator[tuple[str, ...]]:
    """Every command with a page of help, from `fathoms` itself down."""
    command = command or typer.main.get_command(cli.app)
    yield path
    for name, below in getattr(command, "commands", {}).items():
        yield from pages(below, *path, name)


PAGES = list(pages())
LEAVES = [page for page in PAGES if not any(other[: len(page)] == page != other for other in PAGES)]


def examples(page: tuple[str, ...]) -> list[list[str]]:
    """The words of each example on a page, as it is shown."""
    lines = [line.strip() for line in run(*page, "--help").out.splitlines()]
    return [shlex.split(line) for line in lines if line.startswith("fathoms ")]


def title(page: tuple[str, ...]) -> str:
    return " ".join(("fathoms", *page))


def test_the_pages_are_those_of_all_commands() -> None:
    assert {page[0] for page in PAGES if page} == {
        "play",
        "replay",
        "sim",
        "arena",
        "ladder",
        "bench",
        "data",
        "serve",
        "db",
    }
    assert set(PAGES) >= {("data", name) for name in ("check", "show", "sources")}
    assert set(PAGES) >= {("db", name) for name in ("upgrade", "backup", "check")}


@pytest.mark.parametrize("page", PAGES, ids=title)
def test_help_is_exit_0_and_tells_the_usage(page: tuple[str, ...]) -> None:
    ran = run(*page, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert f"Usage: {title(page)} [OPTIONS]" in re.sub(r"python -m [\w.]*fathoms", "fathoms", ran.out)


@pytest.mark.parametrize("page", [(), *LEAVES], ids=title)
def test_help_has_examples_of_this_command(page: tuple[str, ...]) -> None:
    found = examples(page)
    assert found
    assert all(tuple(words[1 : 1 + len(page)]) == page for words in found)


def test_the_first_page_has_an_example_of_each_command_that_a_player_needs() -> None:
    assert {words[1] for words in examples(())} >= {"play", "replay", "data", "sim", "arena"}


@pytest.fixture
def at_hand() -> None:
    """What the examples speak of: a record, a folder of an owner's, a bot, a game that was left, and a database."""
    written(Path(), played().record.to_json(), "game.json")
    Path("my-cards").mkdir()
    Path("my-cards/shark.toml").write_text('cards = [{ id = "daring_7", price = 8 }]\n')
    Path("my_bot.py").write_text(Path(bots.HERE).read_text("utf-8") + "\n\nclass Keen(First):\n    pass\n", "utf-8")
    run("play", "kelp", "--seed", "4", typed="1\nq\n")
    run("db", "upgrade")
    Path("server.toml").write_text('log = "warning"\n')


def serves(words: list[str]) -> None:
    """A server starts with these words, at a port and with a database of its own, and stops when it is told to."""
    server = Served(Path(), "sqlite:///tables.db")
    server.flags = [*words[1:], "--workers", "1", *server.flags]  # of two equal flags the last counts
    server.start()
    assert server.stop() == 0


@pytest.mark.usefixtures("at_hand")
@pytest.mark.parametrize(
    "page", [pytest.param(page, marks=pytest.mark.slow if page == ("bench",) else ()) for page in PAGES], ids=title
)
def test_every_example_runs(page: tuple[str, ...]) -> None:
    for _, *words in examples(page):
        if words[0] == "serve":
            serves(words)
            continue
        if "--peers" in words and find_spec("pyspiel") is None:
            continue
        ran = run(*words, *SHORT.get(words[0], []), typed=LEAVE)
        assert ran.code == 0, (words, ran)
        assert ran.out


# Exit codes


def test_the_exit_codes_that_are_told() -> None:
    told = " ".join(run("--help").out.partition("Exit codes:")[2].split())
    assert re.findall(r"\b(\d+) ", told) == ["0", "1", "2", "130"]


@pytest.mark.parametrize(
    "words",
    [
        ["play", "kepl"],
        ["play", "kelp", "--lang", "de"],
        ["play", "--resume", "last"],
        ["replay", "none.json"],
        ["sim", "kelp", "--board", "noon"],
        ["arena", "kelp", "--bots", "random"],
        ["ladder", "kelp", "--levels", "deep,random"],
        ["bench", "--games", "kepl"],
        ["data", "check", "kelp", "--data", "none"],
        ["db", "check"],
    ],
    ids=" ".join,
)
def test_2_is_something_to_mend_told_in_one_line(words: list[str]) -> None:
    refused(run(*words), "fathoms: ")


def test_0_is_all_is_well_also_for_who_leaves_before_the_end() -> None:
    assert run("play", "kelp", typed=LEAVE).code == 0


def test_1_is_an_output_that_is_no_longer_read() -> None:
    with subprocess.Popen([*COMMAND, "data", "sources", "kelp"], stdout=-1, stderr=-1, text=True) as process:
        assert process.stdout is not None
        process.stdout.close()
        process.wait(30)
        assert process.stderr is not None
        said = process.stderr.read()
    assert process.returncode == 1
    assert "Traceback" not in said


def test_130_is_interrupted() -> None:
    command = [*COMMAND, "play", "kelp", "--seed", "4"]
    with subprocess.Popen(command, stdin=-1, stdout=-1, stderr=-1, text=True) as process:
        assert process.stdout is not None
        while "den SE" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=30)
    assert (process.returncode, said) == (130, "")


# Completion


@pytest.fixture
def by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program is called fathoms, as when it is installed, and not a module of the tests."""
    monkeypatch.setattr(sys.modules["__main__"], "__package__", "")


def completed(shell: str, line: str) -> list[str]:
    """What a shell offers behind a line that was typed so far."""
    words = line.split(" ")
    asked = {
        "_FATHOMS_COMPLETE": f"complete_{shell}",
        "COMP_WORDS": "\n".join(words),
        "COMP_CWORD": str(len(words) - 1),
        "_TYPER_COMPLETE_ARGS": line,
        "_TYPER_COMPLETE_FISH_ACTION": "get-args",
    }
    with pytest.MonkeyPatch.context() as patch:
        for name, value in asked.items():
            patch.setenv(name, value)
        ran = run()
    assert (ran.code, ran.err) == (0, "")
    if shell == "zsh":
        return re.findall(r'^(?:_arguments \'\*: :\(\()?"([^"]+)"', ran.out, re.MULTILINE)
    return [offer.partition("\t")[0] for offer in ran.out.split("\n") if offer]


SHELLS = pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])


@SHELLS
@pytest.mark.usefixtures("by_name")
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("fathoms ", [page[0] for page in PAGES if len(page) == 1]),
        ("fathoms re", ["replay"]),
        ("fathoms data ", ["check", "show", "sources"]),
        ("fathoms data so", ["sources"]),
        ("fathoms db ", ["upgrade", "backup", "check"]),
        ("fathoms play ", fathoms.games()),
        ("fathoms sim k", ["kelp"]),
        ("fathoms data show ", fathoms.games()),
        ("fathoms play kelp --boa", ["--board"]),
        ("fathoms sim kelp --ed", ["--edition"]),
        ("fathoms play kelp --board ", ["day", "night"]),
        ("fathoms play kelp --board n", ["night"]),
        ("fathoms sim kelp --edition ", ["final", "prototype"]),
        ("fathoms play kelp --board night --edition ", ["final", "prototype"]),
        ("fathoms play kelp --lang ", list(LANGUAGES)),
        ("fathoms replay game.json --lang p", ["pl"]),
        ("fathoms play kelp --seat o", ["octopus"]),
        ("fathoms play kelp --seat s", ["shark"]),
        ("fathoms play kelp --bot ", list(BOTS)),
        ("fathoms play kelp --board night --se", ["--seat", "--seed"]),
        ("fathoms arena kelp --bots ", list(BOTS)),
        ("fathoms arena kelp --bots random,ran", ["random,random"]),
        ("fathoms ladder kelp --edition ", ["final", "prototype"]),
    ],
)
def test_a_shell_offers_what_can_follow(shell: str, line: str, offered: list[str]) -> None:
    assert completed(shell, line) == offered


@SHELLS
@pytest.mark.usefixtures("by_name")
@pytest.mark.parametrize("command", ["play", "sim", "arena", "ladder"])
def test_a_shell_offers_every_option_of_the_command_and_of_the_games(shell: str, command: str) -> None:
    told = set(re.findall(r"(?<![\w-])--[a-z-]+", run(command, "--help").out))
    assert told > {"--board", "--edition", "--seed"}
    assert set(completed(shell, f"fathoms {command} kelp --")) == told


@SHELLS
@pytest.mark.usefixtures("by_name")
def test_show_completion_prints_the_script_of_a_shell(shell: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION", "1")
    ran = run("--show-completion", shell)
    assert (ran.code, ran.err) == (0, "")
    assert f"_FATHOMS_COMPLETE=complete_{shell}" in ran.out
    assert {"bash": "complete -o default -F", "zsh": "#compdef fathoms", "fish": "complete --command fathoms"}[
        shell
    ] in ran.out


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command `fathoms` that a shell finds."""
    program = tmp_path / "bin/fathoms"
    program.parent.mkdir()
    program.write_text(f"#!{sys.executable}\nfrom fathoms.cli import main\n\nmain()\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash")
@pytest.mark.usefixtures("installed")
def test_a_real_bash_completes_with_the_script_that_is_shown() -> None:
    """It finds out by itself which shell it is called from."""
    typed = """
        eval "$(fathoms --show-completion; true)"
        COMP_WORDS=(fathoms play kelp --board n)
        COMP_CWORD=4
        _fathoms_completion fathoms
        echo "${COMPREPLY[@]}"
        complete -p fathoms
    """
    ran = subprocess.run(["bash", "--norc", "-c", typed], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == ["night", "complete -o default -F _fathoms_completion fathoms"]
