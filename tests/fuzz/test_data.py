"""Damaged data files of an owner: refused by name, or the game they make can be played."""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.fuzz import check_data
from support.mutation import damaged, damaged_text

import fathoms
from fathoms.core.errors import BadData

# Minutes when interpreted: `make check` leaves them to `make test`.
pytestmark = pytest.mark.slow

GAMES = fathoms.games()


@cache
def texts(name: str) -> dict[str, str]:
    """A game's own data files."""
    folder = files(f"fathoms.games.{name}").joinpath("data")
    data = [file for file in folder.iterdir() if file.name.endswith(".toml") and file.name != "balance.toml"]
    return {file.name: file.read_text("utf-8") for file in data}


@pytest.mark.parametrize("name", GAMES)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(choose=st.randoms(use_true_random=False))
def test_a_damaged_file_is_refused_or_makes_a_game(name: str, choose: Random, tmp_path: Path) -> None:
    for old in tmp_path.iterdir():
        old.unlink()
    file = choose.choice(sorted(texts(name)))
    text = texts(name)[file]
    for _ in range(choose.randint(1, 3)):
        text = damaged_text(text, choose)
    (tmp_path / file).write_text(text, "utf-8")
    check_data(name, tmp_path, choose)


@pytest.mark.parametrize("name", GAMES)
@given(choose=st.randoms(use_true_random=False))
def test_a_damaged_overlay_of_a_record_is_refused_or_makes_a_game(name: str, choose: Random) -> None:
    file = choose.choice(sorted(texts(name)))
    content = damaged(tomllib.loads(texts(name)[file]), choose)
    check_data(name, {file: content}, choose)


@pytest.mark.parametrize("name", GAMES)
def test_the_own_files_as_an_overlay_change_nothing(name: str, tmp_path: Path) -> None:
    for file, text in texts(name).items():
        (tmp_path / file).write_text(text, "utf-8")
    assert check_data(name, tmp_path, Random(1))
    assert fathoms.game(name, data=tmp_path).digest == fathoms.game(name).digest


@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_file_is_named(name: str, tmp_path: Path) -> None:
    for file, text in texts(name).items():
        (tmp_path / file).write_text(text[: len(text) // 2], "utf-8")
        with pytest.raises(BadData, match=rf"{file}:\d+: "):
            fathoms.game(name, data=tmp_path)
        (tmp_path / file).unlink()
