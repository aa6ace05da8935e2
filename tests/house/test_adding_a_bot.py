"""docs/adding-a-bot.md: its bot plays, and what the page says of it is so."""

import json
import re
import shlex
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from support.command import run

import fathoms
from fathoms.bots import named
from fathoms.bots.bot import SECONDS, VERBS
from fathoms.bots.guard import OVERRUN
from fathoms.core import insight
from fathoms.core.chance import fast
from fathoms.lab.match import LEAST_CLOCK

PAGE = (Path(__file__).parents[2] / "docs/adding-a-bot.md").read_text("utf-8")

# Whole games.
pytestmark = pytest.mark.slow


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture(autouse=True)
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot of the page, in a file as the page says."""
    (source,) = blocks("python")
    (tmp_path / "my_bot.py").write_text(source)
    monkeypatch.chdir(tmp_path)


def arena(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = run("arena", *arguments, "--seed", "1", "--json").json()
    return found


def test_the_bot_of_the_page_wins_about_three_games_of_four() -> None:
    found = arena("aquatica", "--bots", "my_bot.py:Keen,random", "--pairs", "40")
    assert 0.65 < found["score"] < 0.85
    assert found["interval"][0] > 0.5
    assert found["forfeits"] == {"my_bot.py:Keen": 0, "random": 0}


@pytest.mark.parametrize("line", [["kelp"], ["aquatica", "--players", "1"], ["aquatica", "--players", "4"]])
def test_it_plays_every_game(line: list[str]) -> None:
    assert not any(arena(*line, "--bots", "my_bot.py:Keen,random", "--pairs", "2")["forfeits"].values())


def test_it_repeats_itself_and_explains_itself() -> None:
    line = ["aquatica", "--bots", "my_bot.py:Keen,random", "--pairs", "2"]
    first, second = arena(*line), arena(*line)
    assert (first["wins"], first["points"], first["decisions"]) == (
        second["wins"],
        second["points"],
        second["decisions"],
    )
    game = fathoms.game("aquatica")
    s = game.new(chance=fast(1))
    view = game.redact(s, game.mover(s))
    bot = named.bot("my_bot.py:Keen")
    bot.start(game, view.seat, {}, 1)
    chosen = bot.choose(view, game.options(view), None)
    values = bot.explain()["values"]
    assert set(values) == set(game.options(view))
    assert values[chosen] == max(values.values())
    json.dumps(bot.explain())


def test_the_commands_of_the_page_run(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("keen", "my_bot:Keen", "fathoms.bots")
    monkeypatch.setattr(named, "entry_points", lambda group: [entry])
    monkeypatch.syspath_prepend(str(Path.cwd()))
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    lines += re.findall(r"`(fathoms [^`]*:Keen)`", PAGE)
    assert len(lines) == 4
    for line in lines:
        _, *words = shlex.split(line)
        ran = run(*words, *([] if words[0] == "play" else ["--pairs", "1"]), typed="q\n")
        assert ran.code == 0, (line, ran)


def test_the_verbs_and_figures_are_as_told() -> None:
    assert tuple(re.findall(r"^\| `(\w+)\(", PAGE, re.MULTILINE)) == VERBS
    assert f"without it that is {SECONDS:.0f}." in PAGE
    assert (OVERRUN, LEAST_CLOCK) == (3, 0.1)
    assert "three times its clock" in PAGE
    assert "at least a tenth of a second" in PAGE


def test_what_is_named_of_insight_is_there() -> None:
    part = PAGE.partition("is its insight")[2].partition("## ")[0]
    assert "`insight_of(game)`" in part
    assert hasattr(insight, "insight_of")
    for name in ("weigh", "judge", "key", "belief"):
        assert f"`{name}" in part
        assert hasattr(insight.Insight, name)
    assert hasattr(insight.Belief, "see")


def test_the_entry_point_of_the_page_is_the_group_that_is_looked_at() -> None:
    (text,) = blocks("toml")
    assert f'"{named.GROUP}"' in text
