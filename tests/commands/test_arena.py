"""`fathoms arena` and `fathoms ladder`."""

import json
import os
import pty
import re
import signal
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from support import bots
from support.command import COMMAND, refused, run, shell

from fathoms.bots import named
from fathoms.bots.levels import LEVELS
from fathoms.bots.random import RandomBot
from fathoms.lab import arena as arena_module
from fathoms.lab.match import Pair, play_pair

pytestmark = pytest.mark.slow

KEYS = {"pairs", "score", "interval", "elo", "wins", "reasons", "seconds_per_decision", "forfeits"}
FIRST, RAISES, WORDS = (f"{bots.HERE}:{name}" for name in ("First", "RaisesAsShark", "Words"))
EVEN = ["--bots", "random,random"]


def told(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = run("arena", "kelp", "--pairs", "3", "--seed", "7", *arguments, "--json").json()
    return {key: value for key, value in found.items() if not key.startswith("seconds")}


def test_keys_that_programs_rely_on() -> None:
    found = run("arena", "kelp", "--bots", f"{FIRST},random", "--pairs", "4", "--seed", "7", "--json").json()
    assert set(found) >= KEYS
    assert found["pairs"] == 4
    assert 0 <= found["interval"][0] <= found["score"] <= found["interval"][1] <= 1
    assert found["elo_interval"][0] <= found["elo"] <= found["elo_interval"][1]
    assert set(found["wins"]) == set(found["forfeits"]) == set(found["seconds_per_decision"]) == {FIRST, "random"}
    assert set(found["wins"]["random"]) == {"octopus", "shark"}
    assert sum(found["reasons"].values()) == found["games"] == 8
    assert found["bots"] == [FIRST, "random"]
    assert (found["seed"], found["speed"], found["options"]["board"]) == (7, 1.0, "day")
    assert all(0 <= seconds < 0.1 for seconds in found["seconds_per_decision"].values())
    assert found["interrupted"] is False
    assert found["sprt"] is None


def test_the_same_seed_gives_the_same_results() -> None:
    assert told(*EVEN) == told(*EVEN)
    assert told(*EVEN) != told(*EVEN, "--seed", "8")


@pytest.mark.slow
def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    assert told(*EVEN, "--jobs", "2") == told(*EVEN)


def test_options_are_those_of_the_game() -> None:
    assert told(*EVEN, "--board", "night")["options"] == {"board": "night", "edition": "final"}
    found = run("arena", "aquatica", *EVEN, "--pairs", "2", "--players", "3", "--seed", "1", "--json").json()
    assert set(found["wins"]["random#2"]) == {"1", "2", "3"}
    assert found["seated"]["random"] == {"1": 2, "2": 2, "3": 2}


def test_the_speed_reaches_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    speeds: set[float] = set()

    def quick(speed: float) -> RandomBot:
        speeds.add(speed)
        return RandomBot()

    monkeypatch.setitem(named.BOTS, "quick", quick)
    assert told("--bots", "quick,random", "--speed", "0.2")["speed"] == 0.2
    assert speeds == {0.2}


def test_the_clock_decides_who_is_late() -> None:
    line = ["--bots", f"random,{bots.HERE}:Swallows", "--clock", "0.03", "--pairs", "1", "--json"]
    found = run("arena", "kelp", *line).json()
    assert found["seconds_per_decision"][f"{bots.HERE}:Swallows"] > 0.15
    assert found["forfeits"] == {"random": 0, f"{bots.HERE}:Swallows": 2}
    assert found["faults"][0]["did"] == "overran"
    assert found["score"] == 1.0


def test_an_owners_data_changes_the_games(tmp_path: Path) -> None:
    (tmp_path / "components.toml").write_text("[tracks]\nhunger = { size = 2 }\n")
    short = told(*EVEN, "--data", str(tmp_path))
    assert sum(short["decisions"].values()) < sum(told(*EVEN)["decisions"].values())


# For people


def test_a_summary_for_people() -> None:
    ran = run("arena", "kelp", *EVEN, "--pairs", "20", "--seed", "7", "--sprt", "0,35")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == "random against random#2 at kelp (board day, edition final), seed 7, speed 1"
    assert lines[1] == "20 pairs, 40 games"
    number = r"[+-]\d+"
    assert re.fullmatch(
        rf"  random scores \d+\.\d % \(95 %: \d+\.\d to \d+\.\d\), Elo {number} \({number} to {number}\)", lines[2]
    )
    assert lines[3].startswith("  SPRT of 0 against 35 Elo: undecided after 20 pairs (not decided; log likelihood")
    assert lines[4].split() == ["wins", "octopus", "shark"]
    assert re.fullmatch(r"  random  +\d+ \(\d+\.\d %\)  +\d+ \(\d+\.\d %\)", lines[5])
    assert len(set(map(len, lines[4:7]))) == 1
    assert re.search(r"(?m)^  ended by exhausted: \d+ \(.* %\); won by random \d+, random#2 \d+$", ran.out)
    assert re.search(r"(?m)^  CPU a decision: random [\d.]+ (ms|µs), random#2 [\d.]+ (ms|µs)$", ran.out)
    assert "forfeits" not in ran.out


def test_who_fails_is_named_and_the_arena_goes_on() -> None:
    ran = run("arena", "kelp", "--bots", f"{RAISES},{FIRST}", "--pairs", "3", "--seed", "7")
    assert ran.code == 0
    assert f"  {RAISES} forfeits 3 (50.0 %):\n" in ran.out
    assert f"    3 times, first in pair 0, game BA: {RAISES} raised ValueError: no idea in choose (bots.py:" in ran.out
    assert "3 pairs, 6 games" in ran.out
    assert "ended by forfeit: 3 (50.0 %)" in ran.out


@pytest.mark.parametrize(
    ("two", "verdict", "said"),
    [
        ((FIRST, WORDS), "accepted", "is stronger, by 200 rather than 0"),
        ((WORDS, FIRST), "rejected", "no 200, rather 0"),
    ],
)
def test_a_test_that_is_decided_stops_and_says_so(two: tuple[str, str], verdict: str, said: str) -> None:
    line = ["arena", "kelp", "--bots", ",".join(two), "--sprt", "0,200", "--seed", "7"]
    found = run(*line, "--json").json()
    assert found["sprt"]["verdict"] == verdict
    assert found["pairs"] < 200
    assert (found["sprt"]["elo0"], found["sprt"]["elo1"], found["sprt"]["alpha"]) == (0, 200, 0.05)
    assert f"{verdict} after {found['pairs']} pairs" in run(*line).out
    assert said in run(*line).out


def test_points_are_told_where_they_matter() -> None:
    out = run("arena", "aquatica", *EVEN, "--pairs", "2", "--players", "1", "--seed", "1").out
    assert re.search(r"(?m)^  random#2: \d+\.\d points \(\d+ to \d+\)$", out)
    assert "won by" not in out


# Files and interrupts


def test_a_file_is_gone_on_with_and_its_seed_need_not_be_told(tmp_path: Path) -> None:
    file = str(tmp_path / "results.jsonl")
    first = run("arena", "kelp", *EVEN, "--pairs", "2", "--out", file, "--json").json()
    torn = Path(file).read_text()[:-20]
    Path(file).write_text(torn)
    more = told(*EVEN, "--seed", str(first["seed"]))
    found = run("arena", "kelp", *EVEN, "--pairs", "3", "--out", file, "--json").json()
    assert {key: value for key, value in found.items() if not key.startswith("seconds")} == more
    assert len(Path(file).read_text().splitlines()) == 7
    refused(run("arena", "kelp", *EVEN, "--seed", "1", "--out", file), "results of another contest: seed was")
    refused(run("arena", "kelp", "--bots", f"{FIRST},random", "--out", file), "bots was random,random, now it is")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_games_are_kept_as_records(tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "new" / "games"
    line = ["arena", "kelp", *EVEN, "--pairs", "2", "--seed", "7", "--records", str(folder)]
    found = run(*line, "--jobs", jobs, "--json").json()
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [
        f"kelp-0000{pair}-{order}.json" for pair in (0, 1) for order in ("AB", "BA")
    ]
    ended = Counter(run("replay", str(file), "--json").json()["outcome"]["reason"] for file in files)
    assert ended == {reason: often for reason, often in found["reasons"].items() if often}
    kept = {file: file.read_bytes() for file in files}
    assert json.loads(kept[files[0]])["seats"] == ["random", "random#2"]
    assert json.loads(kept[files[1]])["seats"] == ["random#2", "random"]
    assert run(*line).code == 0, "the same games may come again"
    assert {file: file.read_bytes() for file in sorted(folder.iterdir())} == kept
    other = run(*line, "--seed", "8")
    assert (other.code, other.out) == (2, "")
    assert "kelp-00000-AB.json: there is something of this name already, and it is not written over" in other.err
    assert {file: file.read_bytes() for file in sorted(folder.iterdir())} == kept


def test_a_game_that_a_bot_forfeits_is_kept_up_to_there(tmp_path: Path) -> None:
    run("arena", "kelp", "--bots", f"{RAISES},{FIRST}", "--pairs", "1", "--records", str(tmp_path))
    told = run("replay", str(tmp_path / "kelp-00000-BA.json"), "--json").json()
    assert (told["finished"], told["outcome"]) == (True, None)
    assert json.loads((tmp_path / "kelp-00000-BA.json").read_text())["entries"][-1] == {"resign": 1}


def test_a_folder_for_records_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = run("arena", "kelp", *EVEN, "--pairs", "1", "--records", str(tmp_path / "file"))
    assert (ran.code, ran.out) == (2, "")
    assert "cannot be written: its folder is a file" in ran.err


def test_an_interrupt_tells_what_was_done_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(game: Any, contest: Any, pair: int, records: Path | None) -> Pair:
        if pair == 2:
            raise KeyboardInterrupt
        return play_pair(game, contest, pair, records)

    monkeypatch.setattr(arena_module, "play_pair", interrupted)
    line = ["arena", "kelp", *EVEN, "--pairs", "9", "--seed", "7"]
    ran = run(*line, "--out", str(tmp_path / "results"))
    assert ran.code == 130
    assert "\n2 of 9 pairs, 4 games\n" in ran.out
    assert len((tmp_path / "results").read_text().splitlines()) == 5
    at_once = run("arena", "kelp", "--bots", f"{bots.HERE}:Interrupts,random", "--json")
    assert at_once.code == 130
    found = json.loads(at_once.out)
    assert (found["pairs"], found["score"], found["interval"], found["interrupted"]) == (0, 0.5, [0.0, 1.0], True)


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_on_a_terminal(jobs: str) -> None:
    """There is a bar with the score so far; nobody waits for the games that are under way."""
    terminal, side = pty.openpty()
    command = [*COMMAND, "arena", "kelp", *EVEN, "--pairs", "100000", "--jobs", jobs, "--seed", "1", "--json"]
    environment = os.environ | {"TERM": "xterm", "COLUMNS": "100"}
    with subprocess.Popen(command, stdout=-1, stderr=side, start_new_session=True, env=environment) as process:
        os.close(side)
        shown = ""
        while not re.search(r"kelp random \d+\.\d %.*[1-9]\d*/100000", shown):
            shown += os.read(terminal, 4096).decode()
        os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate(timeout=30)
    os.close(terminal)
    assert process.returncode == 130
    assert 0 < json.loads(out)["pairs"] < 100_000


@pytest.mark.slow
def test_from_the_shell_a_bot_may_print_and_the_output_is_json_all_the_same() -> None:
    two = f"{bots.HERE}:Prints,random"
    ran = shell("arena", "kelp", "--bots", two, "--pairs", "2", "--seed", "1", "--json", "--jobs", "2")
    assert ran.json()["pairs"] == 2
    assert "thinking" in ran.err


# What cannot be


BAD = [
    (["arena", "kelp"], "--bots"),
    (["arena", "kelp", "--bots", "random"], "'random'"),
    (["arena", "kelp", "--bots", "random,random,random"], "'random,random,random'"),
    (["arena", "kelp", "--bots", "random,radnom"], "'radnom'"),
    (["arena", "kelp", "--bots", "random,no/such.py:X"], "no/such.py"),
    (["arena", "kelp", *EVEN, "--sprt", "35,0"], "'35,0'"),
    (["arena", "kelp", *EVEN, "--sprt", "35"], "'35'"),
    (["arena", "kelp", *EVEN, "--sprt", "a,b"], "'a,b'"),
    (["arena", "kelp", *EVEN, "--pairs", "0"], "--pairs"),
    (["arena", "kelp", *EVEN, "--speed", "0"], "--speed"),
    (["arena", "kelp", *EVEN, "--speed", "nan"], "--speed"),
    (["arena", "kelp", *EVEN, "--speed", "fast"], "--speed"),
    (["arena", "kelp", *EVEN, "--clock", "-1"], "--clock"),
    (["arena", "kelp", *EVEN, "--jobs", "0"], "--jobs"),
    (["arena", "kelp", *EVEN, "--board", "noon"], "noon"),
    (["arena", "kelp", *EVEN, "--out", "."], "."),
    (["ladder", "kelp", "--levels", "random"], "'random'"),
    (["ladder", "kelp", "--levels", "random,random"], "'random,random'"),
    (["ladder", "kelp", "--levels", "random,radnom"], "'radnom'"),
    (["ladder", "kelp", "--levels", f"random,{FIRST}", "--speed", "-1"], "--speed"),
]


@pytest.mark.parametrize(("line", "wrong"), BAD, ids=[" ".join(line[:5]) for line, _ in BAD])
def test_what_cannot_be_is_named_in_the_readers_language(
    line: list[str], wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = set()
    for lang in ("en", "pl", "uk"):
        monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
        ran = run(*line)
        refused(ran, wrong)
        said.add(ran.err)
    assert len(said) == 3


# The ladder


def test_a_ladder_tells_a_table_and_elo(tmp_path: Path) -> None:
    line = ["ladder", "kelp", "--levels", f"random,{FIRST},{WORDS}", "--pairs", "2", "--out", str(tmp_path / "out")]
    found = run(*line, "--seed", "7", "--json").json()
    assert found["levels"] == ["random", FIRST, WORDS]
    assert found["pairs"] == 6
    assert found["table"][FIRST][WORDS]["score"] == 1.0
    assert found["table"][WORDS][FIRST] == {
        "pairs": 2,
        "score": 0.0,
        "interval": found["table"][WORDS]["random"]["interval"],
    }
    assert found["elo"]["random"] == 0 > found["elo"][WORDS]
    assert found["forfeits"] == {"random": 0, FIRST: 0, WORDS: 8}
    again = run(*line)  # the seed is that of the folder
    assert (again.code, len(list((tmp_path / "out").iterdir()))) == (0, 3)
    head, *rows = again.out.splitlines()
    assert head.startswith("6 pairs of kelp (board day, edition final), seed 7, speed 1; scores in %")
    assert rows[0].split() == ["random", FIRST, WORDS]
    assert rows[1].split()[:2] == ["random", "–"]
    assert rows[3].split()[0] == WORDS
    assert rows[5].split() == ["Elo", "CPU", "a", "decision", "forfeits"]
    assert [row.split()[0] for row in rows[6:9]] == [WORDS, FIRST, "random"]
    assert re.search(r"(?m)^  random +[+-]0 ", again.out)


def test_the_levels_are_those_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """All but `search`, which is no level; here each of them answers at random."""
    for level in set(named.BOTS) - {"random"}:
        monkeypatch.setitem(named.BOTS, level, lambda speed: RandomBot())
    found = run("ladder", "kelp", "--pairs", "1", "--seed", "1", "--json").json()
    assert found["levels"] == ["random", "greedy", *LEVELS]


def test_an_interrupted_ladder_tells_what_is_known() -> None:
    ran = run("ladder", "kelp", "--levels", f"random,{FIRST},{bots.HERE}:Interrupts", "--pairs", "1", "--seed", "1")
    assert ran.code == 130
    assert ran.out.startswith("1 of 3 pairs of kelp")
