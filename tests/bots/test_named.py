"""Bots by name, from a file and from other packages; and what is wrong with some of them."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from support import bots

from fathoms.bots import named
from fathoms.bots.bot import SECONDS, seconds_of
from fathoms.bots.named import BOTS, DEFAULT, BadBot, UnknownBot, bot, digest, lasting, title
from fathoms.bots.random import RandomBot
from fathoms.text import Texts

SPEEDY = f"{bots.HERE}:Speedy"


def test_ours_have_names_and_each_call_makes_a_new_one() -> None:
    assert isinstance(bot("random"), RandomBot)
    assert bot("random") is not bot("random")
    assert DEFAULT in BOTS


def test_a_factory_is_told_the_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[float] = []

    def quick(speed: float) -> RandomBot:
        told.append(speed)
        return RandomBot()

    monkeypatch.setitem(BOTS, "quick", quick)
    bot("quick", 0.25)
    bot("quick")
    assert told == [0.25, 1.0]
    assert "quick" in named.names()


def test_a_class_in_a_file_is_told_the_speed_if_it_asks_for_it() -> None:
    speedy: Any = bot(SPEEDY, 0.5)
    assert (type(speedy).__name__, speedy.speed) == ("Speedy", 0.5)
    assert type(bot(f"{bots.HERE}:First", 0.5)).__name__ == "First"


def test_what_a_decision_may_cost_is_said_by_the_bot_or_two_seconds() -> None:
    assert seconds_of(bot(SPEEDY)) == 0.25
    assert seconds_of(bot("random")) == SECONDS == 2.0


def written(folder: Path, text: str) -> str:
    (folder / "own.py").write_text(text)
    return f"{folder / 'own.py'}:Own"


GOOD = """
from dataclasses import dataclass
from fathoms.bots.random import RandomBot

@dataclass
class Memory:
    '''Dataclasses look their module up.'''
    seen: "int" = 0

class Own(RandomBot):
    version = 1
"""


def test_a_file_is_run_once_for_each_text_that_it_has(tmp_path: Path) -> None:
    spec = written(tmp_path, GOOD)
    first: Any = bot(spec)
    assert type(first) is type(bot(spec))
    before = digest(spec)
    written(tmp_path, GOOD.replace("version = 1", "version = 2"))
    second: Any = bot(spec)
    assert (first.version, second.version) == (1, 2)
    assert before != digest(spec)
    assert digest("random") is None
    assert not list(tmp_path.rglob("*.pyc"))


def test_a_file_is_found_from_another_folder_by_its_lasting_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, GOOD)
    monkeypatch.chdir(tmp_path)
    spec = lasting("own.py:Own")
    monkeypatch.chdir("/")
    assert type(bot(spec)).__name__ == "Own"
    assert title(spec) == "Own"
    assert (lasting("random"), title("random")) == ("random", "random")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("class Own(:", "does not run: SyntaxError"),
        ("import no_such_package", "does not run: ModuleNotFoundError: No module named 'no_such_package'"),
        ("raise SystemExit(2)", "does not run: SystemExit: 2"),
        ("raise ValueError('a\\nb')", r"does not run: ValueError: a\\nb$"),
        ("", "there is no class 'Own'$"),
        ("class Owl: pass", "there is no class 'Own'; did you mean 'Owl'?"),
        ("Own = 7", "there is no class 'Own'"),
        ("class Own: pass", "is no bot: it has no start, see, choose, explain; a bot has start, see"),
    ],
)
def test_a_file_without_such_a_bot_is_named_in_one_line(tmp_path: Path, text: str, said: str) -> None:
    modules = set(sys.modules)
    spec = written(tmp_path, text)
    with pytest.raises(BadBot, match=said.replace("?", r"\?")) as wrong:
        bot(spec)
    assert str(tmp_path / "own.py") in str(wrong.value)
    assert "\n" not in str(wrong.value)
    if "does not run" in said:
        assert not [name for name in set(sys.modules) - modules if name.startswith("fathoms_bot")]


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("no/such.py:Own", "no/such.py: cannot be read: there is no such file"),
        ("such.py", "such.py: a file of bots is named with a class of it, as path/to/file.py:Name"),
        ("such.py:", "a file of bots is named with a class"),
        (f"{bots.HERE}:Half", "Half is no bot: it has no see, explain; a bot has start, see, choose, explain"),
        (f"{bots.HERE}:Odd", "seconds must be a number above 0"),
        (f"{bots.HERE}:NeedsMore", "cannot be made: TypeError: .*network"),
    ],
)
def test_what_is_no_bot_is_named(spec: str, said: str) -> None:
    with pytest.raises(BadBot, match=said):
        bot(spec)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "own.py").mkdir()
    with pytest.raises(BadBot, match=r"own.py: cannot be read: it is a folder"):
        bot(f"{tmp_path / 'own.py'}:Own")


def test_an_unknown_name_is_told_with_the_known_ones_and_a_guess() -> None:
    with pytest.raises(UnknownBot) as wrong:
        bot("randon")
    assert str(wrong.value).startswith("no bot is called 'randon'; there are random")
    assert str(wrong.value).endswith("path/to/file.py:Name; did you mean 'random'?")


@pytest.mark.parametrize(
    ("lang", "said"), [("pl", "nie ma bota 'randon'; dostępne: random"), ("uk", "бота 'randon' немає; є: random")]
)
def test_in_other_languages_too(lang: str, said: str) -> None:
    with pytest.raises(UnknownBot) as wrong:
        bot("randon")
    assert Texts(lang).error(wrong.value).startswith(said)


def entry_points(value: str) -> Any:
    def found(group: str) -> list[EntryPoint]:
        return [EntryPoint("deep", value, group)] if group == "fathoms.bots" else []

    return found


def test_a_bot_of_another_package_joins_by_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(named, "entry_points", entry_points("support.bots:Speedy"))
    speedy: Any = bot("deep", 0.1)
    assert speedy.speed == 0.1
    assert named.names() == [*BOTS, "deep"]
    with pytest.raises(UnknownBot, match="did you mean 'deep'"):
        bot("depe")


@pytest.mark.parametrize("value", ["no_such_package:Deep", "support.bots:Deep"])
def test_an_entry_point_that_does_not_load_is_named(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setattr(named, "entry_points", entry_points(value))
    with pytest.raises(BadBot, match=f"the bot 'deep' of another package does not load from {value}: "):
        bot("deep")


def test_an_entry_point_must_be_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(named, "entry_points", entry_points("support.bots:Half"))
    with pytest.raises(BadBot, match="deep is no bot: it has no see, explain"):
        bot("deep")
