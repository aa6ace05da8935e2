"""The programs in examples/ do what they say."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from support.command import run
from support.server import Served

from fathoms.build import compiled

EXAMPLES = Path(__file__).parents[2] / "examples"

IMPORTS = (ast.Import, ast.ImportFrom)

pytestmark = pytest.mark.slow


def ran(name: str, *arguments: str, typed: str = "") -> str:
    command = [sys.executable, EXAMPLES / name, *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("example", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.name)
def test_an_example_needs_nothing_but_what_is_exported(example: Path) -> None:
    imports = [node for node in ast.walk(ast.parse(example.read_text("utf-8"))) if isinstance(node, IMPORTS)]
    assert not [node.module for node in imports if isinstance(node, ast.ImportFrom) and within(node.module)]
    named = [alias.name for node in imports if isinstance(node, ast.Import) for alias in node.names]
    assert [name for name in named if within(name)] in ([], ["fathoms"])


def within(module: str | None) -> bool:
    return str(module).partition(".")[0] == "fathoms"


def test_play_a_game() -> None:
    out = ran("play_a_game.py", "1", typed="what?\n" + "1\n" * 2000)
    assert "A number from 1 to " in out
    assert re.search(r"\nThe (octopus|shark) wins: \w+\.\n$", out)


def test_write_a_bot() -> None:
    out = ran("write_a_bot.py", "20" if compiled() else "2")
    assert re.fullmatch(r"Keen scores \d+% against random \(\d+% to \d+%\)\.\n", out)
    if compiled():
        assert int(out.split()[2].strip("%")) > 60
    assert run("arena", "kelp", "--bots", f"{EXAMPLES / 'write_a_bot.py'}:Keen,random", "--pairs", "1").code == 0


def test_count_over_games() -> None:
    games = 10_000 if compiled() else 20
    out = ran("count_over_games.py", *([] if compiled() else [str(games)]))
    counted = re.findall(r"^turn +\d+: +([\d,]+) games, the Octopus wins +\d+%", out, re.MULTILINE)
    assert sum(int(count.replace(",", "")) for count in counted) == games


@pytest.mark.parametrize("game", ["kelp", "aquatica"])
def test_replay_a_record(tmp_path: Path, game: str) -> None:
    run("arena", game, "--bots", "random,random", "--pairs", "1", "--seed", "1", "--records", str(tmp_path))
    out = ran("replay_a_record.py", str(tmp_path / f"{game}-00000-AB.json"))
    assert out.startswith(f"{game}, random against random#2: ")
    assert "Outcome(" in out


def test_talk_to_the_server(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        out = ran("talk_to_the_server.py", server.url)
    assert f"To look back at it: {server.url}/t/" in out
