"""`fathoms db`."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest
from support.command import refused, run, shell
from support.database import keep_game

from fathoms.server.database.store import Store
from fathoms.server.database.upgrade import newest, upgrade


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FATHOMS_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("FATHOMS_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.fixture
def game(home: Path) -> Path:
    """The user's database with one game of 20 answers."""

    async def fill() -> None:
        url = f"sqlite:///{home / 'tables.db'}"
        await upgrade(url)
        store = await Store.open(url)
        await keep_game(store, "reef", 20)
        await store.close()

    asyncio.run(fill())
    return home / "tables.db"


def test_upgrade_makes_the_database_in_the_users_folder_once(home: Path) -> None:
    ran = run("db", "upgrade")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{home / 'tables.db'}: made (form {newest()})\n"
    assert (home / "tables.db").is_file()
    assert "up to date already" in run("db", "upgrade").out


def test_another_database_is_named_by_option_or_environment(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("db", "upgrade", "--database", "sqlite:///one.db").out.startswith("one.db: made")
    monkeypatch.setenv("FATHOMS_DATABASE", "sqlite:///two.db")
    assert run("db", "upgrade").out.startswith("two.db: made")
    assert run("db", "check", "--database", "sqlite:///one.db").out.startswith("one.db: sound")
    assert not home.exists()


def test_check_tells_what_it_looked_at(game: Path) -> None:
    ran = run("db", "check")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{game}: sound; tables: 1, steps: 7, records that replay: 1\n"


def test_check_tells_of_records_that_it_cannot_replay_here(game: Path) -> None:
    with sqlite3.connect(game) as connection:
        connection.execute("UPDATE tables SET header = replace(header, '\"rules\":', '\"rules\":9')")
    ran = run("db", "check")
    assert ran.code == 0
    assert "records that replay: 0\nrecords of games, rules or data that are not installed here: 1" in ran.out


@pytest.mark.parametrize(("lang", "said"), [("en", "faults found: 1"), ("uk", "знайдено помилок: 1")])
def test_what_check_finds_is_told_and_is_exit_2(
    game: Path, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    with sqlite3.connect(game) as connection:
        connection.execute("DELETE FROM steps WHERE number = 6")
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    ran = run("db", "check")
    assert ran.code == 2
    assert ran.out.count("\n") == 1
    assert all(part in ran.out for part in ("reef", "6", "9"))
    assert ("after 6 entries" in ran.out) == (lang == "en")
    assert ran.err == f"fathoms: {game}: {said}\n"


def test_a_backup_can_be_checked_and_is_not_written_over(game: Path) -> None:
    ran = run("db", "backup", "copies/monday.db")
    assert (ran.code, ran.err) == (0, "")
    assert "--database sqlite:///copies/monday.db serves it" in ran.out
    copy = ("--database", "sqlite:///copies/monday.db")
    assert "tables: 1, steps: 7, records that replay: 1" in run("db", "check", *copy).out
    refused(run("db", "backup", "copies/monday.db"), "copies/monday.db", "not written over")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["check"], "there is no database; `fathoms db upgrade` makes one"),
        (["backup", "copy.db"], "there is no database"),
        (["check", "--database", "mysql://me:hush@sea/games"], "'mysql'"),
        (["upgrade", "--database", "postgresql://me:hush@127.0.0.1:9/games"], "no server answers there"),
        (["upgrade", "--database", "sqlite:////dev/null/tables.db"], "its folder is a file"),
        (["backup"], "FILE is missing"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(words: list[str], said: str, home: Path) -> None:
    ran = run("db", *words)
    refused(ran, said)
    assert "hush" not in ran.err
    assert not home.exists()


@pytest.mark.parametrize("words", [["upgrade"], ["check"], ["backup", "copy.db"]], ids=" ".join)
@pytest.mark.parametrize("package", ["sqlalchemy", "asyncpg"])
def test_a_plain_installation_is_told_what_to_install(
    words: list[str], package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in list(sys.modules):
        if name.startswith("fathoms.server"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    refused(run("db", *words), f"the package {package} is missing", "pip install 'fathoms[server]'")


@pytest.mark.slow
def test_it_is_the_same_in_a_process_of_its_own(home: Path) -> None:
    assert shell("db", "upgrade").out == f"{home / 'tables.db'}: made (form {newest()})\n"
    ran = shell("db", "check")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{home / 'tables.db'}: sound; tables: 0, steps: 0, records that replay: 0\n"
