"""Getting a game by name."""

from pathlib import Path

import pytest

import fathoms
from fathoms.core.errors import BadData, UnknownGame


def test_games_are_listed_and_can_be_had_by_name() -> None:
    assert "kelp" in fathoms.games()
    assert fathoms.games() == sorted(fathoms.games())
    assert all(fathoms.game(name).name == name for name in fathoms.games())


def test_an_unknown_game_gets_a_hint() -> None:
    with pytest.raises(UnknownGame, match=r"no game is called 'klep'; there are .*kelp.*; did you mean 'kelp'\?"):
        fathoms.game("klep")


@pytest.mark.parametrize("name", ["", "zzz", "kelp ", 3, None])
def test_what_is_no_name_is_refused(name: object) -> None:
    with pytest.raises(UnknownGame, match="no game is called"):
        fathoms.game(name)  # type: ignore[arg-type]


def test_an_overlay_that_is_no_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="the overlay must be a folder"):
        fathoms.game("kelp", data=tmp_path / "nowhere")
    (tmp_path / "file").write_text("")
    with pytest.raises(BadData, match="the overlay must be a folder"):
        fathoms.game("kelp", data=str(tmp_path / "file"))


def test_two_games_with_other_data_do_not_disturb_each_other() -> None:
    own = fathoms.game("kelp")
    shorter = fathoms.game("kelp", data={"components.toml": {"tracks": {"last_turn": {"size": 10}}}})
    assert shorter.digest != own.digest
    assert fathoms.game("kelp").digest == own.digest
    assert own.overlay == {}
    assert shorter.overlay == {"components.toml": {"tracks": {"last_turn": {"size": 10}}}}
