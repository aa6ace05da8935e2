"""`fathoms sim`."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from support.command import COMMAND, refused, run, shell

from fathoms.build import compiled
from fathoms.lab import simulate

KEYS = {"games", "decisions", "wins", "reasons", "decisions_per_game"}


def test_keys_that_programs_rely_on() -> None:
    told = run("sim", "kelp", "--games", "20", "--seed", "1", "--json").json()
    assert set(told) >= KEYS
    assert told["games"] == 20
    assert set(told["wins"]) == {"octopus", "shark"}
    assert sum(told["wins"].values()) == sum(told["reasons"].values()) == 20
    assert told["decisions_per_game"] == pytest.approx(told["decisions"] / 20, abs=0.001)
    assert told["shortest"] <= told["decisions_per_game"] <= told["longest"]
    assert (told["seed"], told["options"]) == (1, {"board": "day", "edition": "final"})


def test_a_summary_for_people() -> None:
    ran = run("sim", "kelp", "--games", "20", "--seed", "1")
    assert ran.code == 0
    assert ran.out.startswith("20 random games of kelp (board day, edition final), seed 1\n")
    assert "octopus wins" in ran.out
    assert "ended by" in ran.out
    assert "decisions a second" in ran.out


def test_wins_and_points_are_told_by_place_in_turn_order() -> None:
    told = run("sim", "aquatica", "--players", "3", "--games", "30", "--seed", "1", "--json").json()
    assert set(told["wins"]) == set(told["scores"]) == {"1", "2", "3"}
    assert sum(told["wins"].values()) == 30
    for place in told["scores"].values():
        assert 0 < place["lowest"] < place["mean"] < place["highest"]
    lines = run("sim", "aquatica", "--players", "3", "--games", "30", "--seed", "1").out.splitlines()
    assert re.fullmatch(r"  place 1 wins \d+ \(.* %\), \d+\.\d points \(\d+ to \d+\)", lines[1])


def test_alone_nobody_wins_and_points_are_told() -> None:
    told = run("sim", "aquatica", "--players", "1", "--games", "30", "--seed", "1", "--json").json()
    assert told["wins"] == {"1": 0}
    assert told["scores"]["1"]["mean"] > 5


def test_a_game_without_points_tells_wins_alone() -> None:
    assert "points" not in run("sim", "kelp", "--games", "20", "--seed", "1").out


def results(*arguments: str) -> dict[str, object]:
    told = run("sim", "kelp", "--games", "25", *arguments, "--json").json()
    return {key: value for key, value in told.items() if key != "seconds"}


def test_the_same_seed_gives_the_same_games() -> None:
    assert results("--seed", "7") == results("--seed", "7")
    assert results("--seed", "7") != results("--seed", "8")


def test_without_a_seed_it_is_a_new_one_and_told() -> None:
    first, second = results(), results()
    assert first["seed"] != second["seed"]
    assert results("--seed", str(first["seed"])) == first


def test_results_do_not_depend_on_the_number_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = results("--seed", "7")
    monkeypatch.setattr(simulate, "COMPILED_CHUNK", 4)
    monkeypatch.setattr(simulate, "INTERPRETED_CHUNK", 4)
    assert results("--seed", "7", "--jobs", "1") == alone
    assert results("--seed", "7", "--jobs", "2") == alone


def test_options_are_those_of_the_game() -> None:
    night = results("--seed", "7", "--board", "night")
    assert night["options"] == {"board": "night", "edition": "final"}
    assert results("--seed", "7", "--board=night") == night
    prototype = results("--edition", "prototype", "--seed", "7")
    assert prototype["options"] == {"board": "day", "edition": "prototype"}
    assert len({json.dumps(told) for told in (night, prototype, results("--seed", "7"))}) == 3


def test_an_option_may_stand_before_the_game() -> None:
    told = run("sim", "--board", "night", "--games", "5", "--seed", "7", "kelp", "--json").json()
    assert told["options"]["board"] == "night"


@pytest.mark.parametrize(
    ("given", "sweep", "equal"),
    [
        ([], False, False),
        (["--matrona-sweep"], True, False),
        (["--no-matrona-sweep"], False, False),
        (["--equal-turns", "--matrona-sweep"], True, True),
        (["--no-matrona-sweep", "--equal-turns"], False, True),
    ],
)
def test_a_switch_is_given_by_its_name_alone(given: list[str], sweep: bool, equal: bool) -> None:
    """Before the game and behind it, and what follows is no value of it."""
    for words in (["aquatica", *given, "--games", "2"], [*given, "aquatica", "--games", "2"]):
        told = run("sim", *words, "--seed", "7", "--json").json()
        assert (told["options"]["matrona_sweep"], told["options"]["equal_turns"]) == (sweep, equal)
        assert told["games"] == 2


def test_help_tells_the_options_of_the_games() -> None:
    ran = run("sim", "--help")
    assert ran.code == 0
    assert "--board day|night" in ran.out
    assert "--matrona-sweep/--no-matrona-sweep" in " ".join(ran.out.split())


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("sim aquatica --matr", ["--matrona-sweep"]),
        ("play aquatica --no-", ["--no-matrona-sweep", "--no-equal-turns"]),
        ("play aquatica --kings ", ["none", "dealt", "draft"]),
        ("play aquatica --equal-turns --pla", ["--players", "--plain"]),
        ("play aquatica --players ", ["2", "1", "3", "4"]),
        ("play --equal-turns aqu", ["aquatica"]),
        ("play aquatica --seat player", ["player1", "player2", "player3", "player4"]),
    ],
)
def test_a_shell_offers_switches_and_no_values_for_them(
    line: str, offered: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["fathoms", *line.split(" ")]
    monkeypatch.setattr(sys.modules["__main__"], "__package__", "")
    monkeypatch.setenv("_FATHOMS_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", "\n".join(words))
    monkeypatch.setenv("COMP_CWORD", str(len(words) - 1))
    ran = run()
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.split() == offered


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["kepl"], ["no game is called 'kepl'", "did you mean 'kelp'?"]),
        (["kelp", "--bord", "night"], ["kelp has no option --bord", "did you mean '--board'?"]),
        (["kelp", "--gmaes", "5"], ["kelp has no option --gmaes", "did you mean '--games'?"]),
        (["kelp", "--board", "noon"], ["board must be one of day, night, not 'noon'"]),
        (["kelp", "--board"], ["--board needs a value, one of day, night"]),
        (["kelp", "--board", "night", "--edition", "prototype"], ["do not go together"]),
        (["kelp", "--data", "no/such/folder"], ["no/such/folder", "must be a folder"]),
    ],
)
def test_what_the_game_does_not_know_is_named(arguments: list[str], said: list[str]) -> None:
    refused(run("sim", *arguments), *said)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["kelp", "--games", "0"],
        ["kelp", "--games", "many"],
        ["kelp", "--seed", "-1"],
        ["kelp", "--jobs", "0"],
        ["kelp", "x"],
    ],
)
def test_what_the_command_does_not_know_is_exit_2(arguments: list[str]) -> None:
    ran = run("sim", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert "Traceback" not in ran.err


def overlay(folder: Path) -> str:
    (folder / "components.toml").write_text("[tracks]\nhunger = { size = 2 }\n")
    return str(folder)


def test_an_owners_data_changes_the_games(tmp_path: Path) -> None:
    short = results("--seed", "7", "--data", overlay(tmp_path))
    assert short["longest"] < results("--seed", "7")["longest"]  # type: ignore[operator]


def test_an_owners_data_reaches_the_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = results("--seed", "7", "--data", overlay(tmp_path))
    monkeypatch.setattr(simulate, "COMPILED_CHUNK", 4)
    monkeypatch.setattr(simulate, "INTERPRETED_CHUNK", 4)
    assert results("--seed", "7", "--jobs", "2", "--data", overlay(tmp_path)) == alone


def test_a_wrong_value_in_the_data_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "components.toml").write_text("[tracks]\nhunger = { size = 0 }\n")
    refused(run("sim", "kelp", "--data", str(tmp_path)), "components.toml:2", "size must be a whole number")


def until_shown(terminal: int, wanted: str) -> None:
    """Read what a terminal shows until this is there."""
    shown = ""
    while not re.search(wanted, shown):
        shown += os.read(terminal, 4096).decode()


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_tells_what_was_done_so_far(jobs: str) -> None:
    """On a terminal there is a bar to see that games are played; Ctrl-C there interrupts all processes at once."""
    terminal, side = pty.openpty()
    command = [*COMMAND, "sim", "kelp", "--games", "100000000", "--jobs", jobs, "--seed", "1", "--json"]
    environment = os.environ | {"TERM": "xterm", "COLUMNS": "100"}
    with subprocess.Popen(command, stdout=-1, stderr=side, start_new_session=True, env=environment) as process:
        os.close(side)
        until_shown(terminal, r"[1-9]\d*/100000000")
        os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate(timeout=30)
    said = rest(terminal)
    assert process.returncode == 130
    assert "Traceback" not in said
    told = json.loads(out)
    assert told["interrupted"] is True
    assert 0 < told["games"] == sum(told["reasons"].values()) < 100_000_000


def rest(terminal: int) -> str:
    shown = b""
    with suppress(OSError):  # the other side is closed
        while part := os.read(terminal, 4096):
            shown += part
    os.close(terminal)
    return shown.decode()


@pytest.mark.slow
def test_where_there_is_no_terminal_there_is_no_bar() -> None:
    ran = shell("sim", "kelp", "--games", "30", "--jobs", "2", "--seed", "1")
    assert ran.code == 0
    assert "/30" not in ran.err
    assert ran.err.count("50 times slower") == ran.err.count("\n") == (0 if compiled() else 1)


def test_an_interrupt_leaves_a_summary_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    chunk = simulate.play_games
    done = []

    def interrupted(*arguments: object) -> simulate.Tally:
        if len(done) == 2:
            raise KeyboardInterrupt
        done.append(arguments)
        return chunk(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(simulate, "COMPILED_CHUNK", 4)
    monkeypatch.setattr(simulate, "INTERPRETED_CHUNK", 4)
    monkeypatch.setattr(simulate, "play_games", interrupted)
    ran = run("sim", "kelp", "--games", "25", "--seed", "7")
    assert ran.code == 130
    assert ran.out.startswith("8 of 25 random games of kelp")
