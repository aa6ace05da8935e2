"""Databases by URL: named errors, migrations, copies and checks, on SQLite and PostgreSQL."""

import asyncio
import re
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.engine import make_url
from support.database import keep_game, row, run_sql, step

from fathoms.server.database import backup as backups
from fathoms.server.database.backup import backup
from fathoms.server.database.checking import check
from fathoms.server.database.engines import BadDatabase, address, default_url, engine, shown, writing
from fathoms.server.database.rows import Talk
from fathoms.server.database.schema import metadata
from fathoms.server.database.store import Store
from fathoms.server.database.upgrade import newest, upgrade
from fathoms.table.saves import CannotSave
from fathoms.text import Texts

# URLs


@pytest.mark.parametrize(
    ("url", "driver"),
    [
        ("sqlite:///a/b.db", "sqlite+aiosqlite:///a/b.db"),
        ("sqlite+aiosqlite:////a/b.db", "sqlite+aiosqlite:////a/b.db"),
        ("postgresql://u:p@h:5/n", "postgresql+asyncpg://u:p@h:5/n"),
        ("postgresql+asyncpg://u@/n?host=/run/pg", "postgresql+asyncpg://u@/n?host=/run/pg"),
        ("postgres://h/n?sslmode=require", "postgresql+asyncpg://h/n?ssl=require"),
    ],
)
def test_urls_as_people_write_them(url: str, driver: str) -> None:
    assert address(url) == make_url(driver)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://u:hush@h/n", "'mysql'"),
        ("hush", "sqlite:///FILE"),
        ("", "sqlite:///FILE"),
        ("postgresql://u:hush@h:port/n", "this postgresql URL"),
        ("postgresql://u:hush@h/n?colour=blue", "'colour'"),
        ("sqlite://", "is a file"),
        ("sqlite:///:memory:", "is a file"),
        ("sqlite://hush/b.db", "is a file"),
    ],
)
def test_other_urls_are_refused_without_telling_a_password(url: str, said: str) -> None:
    with pytest.raises(BadDatabase) as wrong:
        address(url)
    assert said in str(wrong.value)
    assert url == "hush" or "hush" not in str(wrong.value)


def test_the_file_is_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_HOME", str(tmp_path))
    assert address(default_url()).database == str(tmp_path / "tables.db")
    monkeypatch.delenv("FATHOMS_HOME")
    assert Path(str(address(default_url()).database)).is_absolute()


def test_a_database_is_shown_without_its_secrets() -> None:
    assert shown(address("postgresql://me:hush@deep.sea/games")) == "PostgreSQL games at deep.sea"
    assert shown(address("postgresql://me:hush@/games?host=/run/pg")) == "PostgreSQL games at /run/pg"
    assert shown(address("sqlite:////a/b.db")) == "/a/b.db"


# Connections


def test_every_connection_to_sqlite_is_durable_and_checks_its_keys(sqlite_database: str) -> None:
    async def ask() -> list[list[object]]:
        opened = engine(sqlite_database)
        async with opened.connect() as one, opened.connect() as other:
            asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            found = [
                [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in asked]
                for connection in (one, other)
            ]
        await opened.dispose()
        return found

    assert asyncio.run(ask()) == [["wal", 2, 1, 10000]] * 2


def test_the_file_is_its_owners_alone_and_its_folder_is_made(tmp_path: Path) -> None:
    asyncio.run(upgrade(f"sqlite:///{tmp_path}/deep/deeper/tables.db"))
    assert stat.S_IMODE((tmp_path / "deep/deeper/tables.db").stat().st_mode) == 0o600


def test_a_transaction_that_fails_leaves_nothing(sqlite_database: str) -> None:
    async def fail() -> None:
        await upgrade(sqlite_database)
        opened = engine(sqlite_database)
        with suppress(ZeroDivisionError):
            async with writing(opened).begin() as connection:
                await connection.execute(sa.insert(metadata.tables["house"]).values(key="a", value="b"))
                raise ZeroDivisionError
        async with opened.connect() as connection:
            assert (await connection.execute(sa.select(metadata.tables["house"]))).all() == []
        await opened.dispose()

    asyncio.run(fail())


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadDatabase, match=r"file/tables\.db: cannot be written: its folder is a file"):
        asyncio.run(upgrade(f"sqlite:///{tmp_path}/file/tables.db"))


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Octopus, " * 100)
    with pytest.raises(BadDatabase, match=r"letter\.txt: this file is not an SQLite database"):
        asyncio.run(upgrade(f"sqlite:///{tmp_path}/letter.txt"))
    assert (tmp_path / "letter.txt").read_text().startswith("Dear Octopus")


@pytest.mark.parametrize("url", ["postgresql://me:hush@127.0.0.1:9/n", "postgresql://me:hush@/n?host=/no/such/folder"])
def test_a_server_that_does_not_answer_is_named(url: str) -> None:
    with pytest.raises(BadDatabase, match="no server answers there") as wrong:
        asyncio.run(Store.open(url))
    assert "hush" not in str(wrong.value)


@pytest.mark.slow
def test_a_wrong_name_user_or_password_is_named(postgres: str) -> None:
    right = make_url(postgres).set(drivername="postgresql+asyncpg")
    with pytest.raises(BadDatabase, match="there is no database of this name"):
        asyncio.run(upgrade(right.set(database="none")))
    with pytest.raises(BadDatabase, match="the user or the password is wrong"):
        asyncio.run(upgrade(right.set(username="nobody")))


@pytest.mark.slow
def test_a_wrong_password_is_named_and_not_told(postgres: str) -> None:
    right = make_url(postgres)
    rules = Path(str(right.query["host"])) / "pg_hba.conf"
    before = rules.read_text()
    try:
        rules.write_text("local all guarded scram-sha-256\n" + before)
        run_sql(postgres, "CREATE USER guarded PASSWORD 'right'", "SELECT pg_reload_conf()", "SELECT pg_sleep(0.2)")
        with pytest.raises(BadDatabase, match="the user or the password is wrong") as wrong:
            asyncio.run(Store.open(right.set(username="guarded", password="hush").render_as_string(False)))
        assert "hush" not in str(wrong.value)
        with pytest.raises(BadDatabase, match="fathoms db upgrade"):
            asyncio.run(Store.open(right.set(username="guarded", password="right").render_as_string(False)))
    finally:
        rules.write_text(before)
        run_sql(postgres, "SELECT pg_reload_conf()", "DROP USER guarded")


# Migrations


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> list[object]:
        await upgrade(database)
        opened = engine(database)
        async with opened.connect() as connection:
            found = await connection.run_sync(differences)
        await opened.dispose()
        return found

    assert asyncio.run(compare()) == []
    run_sql(database, "DROP INDEX ix_tables_updated")
    assert len(asyncio.run(compare())) == 1


def test_to_upgrade_twice_does_nothing(database: str) -> None:
    assert asyncio.run(upgrade(database)) == (None, newest())
    assert asyncio.run(upgrade(database)) == (newest(), newest())


def test_several_that_upgrade_at_once_do_not_hurt_each_other(database: str) -> None:
    async def at_once() -> list[tuple[str | None, str]]:
        return await asyncio.gather(*(upgrade(database) for _ in range(4)))

    found = asyncio.run(at_once())
    assert sorted(before is None for before, _ in found) == [False] * 3 + [True]


def test_a_database_of_a_later_version_is_left_alone(database: str) -> None:
    asyncio.run(upgrade(database))
    run_sql(database, "UPDATE alembic_version SET version_num = '9999'")
    for attempt in (upgrade(database), Store.open(database), check(database)):
        with pytest.raises(BadDatabase, match="a later version of Fathoms"):
            asyncio.run(attempt)  # type: ignore[arg-type]


# Check


def filled(url: str) -> None:
    """A database with a game that is over, one that runs, one that waits, and talk."""

    async def fill() -> None:
        await upgrade(url)
        store = await Store.open(url)
        await keep_game(store, "over", 1000)
        await keep_game(store, "running", 20)
        await store.create(row("open", status="open"), ["bob"])
        await store.say(Talk(0, "over", 1, "chat", {"text": "Привіт"}, 5))
        await store.secret()
        await store.close()

    asyncio.run(fill())


def faults(url: str) -> list[str]:
    return [Texts("en").error(fault) for fault in asyncio.run(check(url)).faults]


@pytest.mark.slow
def test_a_sound_database_is_found_sound(database: str) -> None:
    filled(database)
    found = asyncio.run(check(database))
    assert (found.tables, found.replayed, found.foreign, found.faults) == (3, 2, 0, [])
    assert found.steps > 20


@pytest.mark.slow
@pytest.mark.parametrize(
    ("harm", "said"),
    [
        ("DELETE FROM steps WHERE table_id = 'running' AND number = 6", "after 6 entries .* step with number 9"),
        ("DELETE FROM steps WHERE table_id = 'running' AND number = 18", "has 18 entries, but its length .* 20"),
        ("UPDATE tables SET length = 21 WHERE id = 'running'", "has 20 entries, but its length .* 21"),
        ("UPDATE steps SET count = 1 WHERE table_id = 'running' AND number = 18", "does not hold the 1 entries"),
        ("UPDATE steps SET entries = '[{' WHERE table_id = 'running' AND number = 6", "is not JSON"),
        ("UPDATE tables SET seats = 'ann' WHERE id = 'running'", "is not JSON"),
        ("UPDATE steps SET entries = replace(entries, 'answer', 'guess') WHERE number = 6", "must be one of answer"),
        (
            'UPDATE steps SET entries = \'[{"resign": 0}, {"resign": 0}, {"resign": 0}]\' '
            "WHERE table_id = 'running' AND number = 6",
            "cannot be replayed",
        ),
        ("UPDATE tables SET header = '{}' WHERE id = 'running'", "a record is a table with"),
        ("UPDATE tables SET header = NULL WHERE id = 'running'", "has no beginning"),
    ],
)
def test_what_is_wrong_is_found_and_told(database: str, harm: str, said: str) -> None:
    filled(database)
    run_sql(database, harm.replace(":", "\\:"))
    found = faults(database)
    assert any(fault.startswith("table running: ") for fault in found)
    assert len(found) < 3
    assert re.search(said, "; ".join(found)), found


@pytest.mark.slow
def test_records_of_what_is_not_installed_are_counted_not_condemned(database: str) -> None:
    filled(database)
    run_sql(database, "UPDATE tables SET header = replace(header, '\"kelp\"', '\"chess\"') WHERE id = 'over'")
    found = asyncio.run(check(database))
    assert (found.replayed, found.foreign, found.faults) == (1, 1, [])


@pytest.mark.slow
def test_steps_of_no_table_are_found(sqlite_database: str, tmp_path: Path) -> None:
    filled(sqlite_database)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("DELETE FROM tables WHERE id = 'running'")
    assert set(faults(sqlite_database)) == {
        "a row of 'steps' belongs to no table",
        "a row of 'seatings' belongs to no table",
    }


@pytest.mark.slow
def test_a_damaged_file_is_found(sqlite_database: str, tmp_path: Path) -> None:
    filled(sqlite_database)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [root] = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'ix_tables_lobby'").fetchone()
        [size] = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    with (tmp_path / "tables.db").open("r+b") as file:
        file.seek((root - 1) * size + 3)
        file.write(b"\x00\x00")  # the index has no entries any more
    assert any(fault.startswith("the file is damaged: ") for fault in faults(sqlite_database))


def test_to_check_or_copy_makes_no_database(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/none.db"
    for attempt in (check(url), backup(url, tmp_path / "copy.db")):
        with pytest.raises(BadDatabase, match="there is no database"):
            asyncio.run(attempt)  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


# Backup


def contents(url: str) -> dict[str, list[tuple[object, ...]]]:
    async def read() -> dict[str, list[tuple[object, ...]]]:
        opened = engine(url)
        async with opened.connect() as connection:
            found = {
                name: sorted(tuple(one) for one in await connection.execute(sa.select(table)))
                for name, table in metadata.tables.items()
            }
        await opened.dispose()
        return found

    return asyncio.run(read())


@pytest.mark.slow
def test_a_copy_is_equal_and_can_be_served(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "PORTION", 7)
    filled(database)
    folder = tmp_path / "copies"
    asyncio.run(backup(database, folder / "copy.db"))
    assert [path.name for path in folder.iterdir()] == ["copy.db"]
    assert stat.S_IMODE((folder / "copy.db").stat().st_mode) == 0o600
    copy = f"sqlite:///{folder}/copy.db"
    assert contents(copy) == contents(database)
    assert asyncio.run(check(copy)).replayed == 2

    async def serve() -> tuple[bool, int]:
        store = await Store.open(copy)
        found = await store.table("running")
        assert found is not None
        appended = await store.append(step("running", found.length), 0, None)
        said = await store.say(Talk(0, "over", 1, "chat", {}, 6))
        await store.close()
        return appended, said

    assert asyncio.run(serve()) == (True, 2)


def test_a_copy_is_written_over_nothing(sqlite_database: str, tmp_path: Path) -> None:
    asyncio.run(upgrade(sqlite_database))
    (tmp_path / "copy.db").write_text("mine")
    with pytest.raises(CannotSave, match="not written over"):
        asyncio.run(backup(sqlite_database, tmp_path / "copy.db"))
    assert (tmp_path / "copy.db").read_text() == "mine"


def test_nor_over_a_file_that_came_meanwhile(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(upgrade(sqlite_database))
    (tmp_path / "out").mkdir()
    whole = backups.copy_file

    async def slow(*arguments: object) -> None:
        await whole(*arguments)  # type: ignore[arg-type]
        (tmp_path / "out/copy.db").write_text("mine")

    monkeypatch.setattr(backups, "copy_file", slow)
    with pytest.raises(CannotSave, match="not written over"):
        asyncio.run(backup(sqlite_database, tmp_path / "out/copy.db"))
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["copy.db"]
    assert (tmp_path / "out/copy.db").read_text() == "mine"


def test_a_copy_that_fails_leaves_nothing(database: str, tmp_path: Path) -> None:
    """A database without the tables of Fathoms."""
    run_sql(database, "CREATE TABLE other (id INTEGER)")
    (tmp_path / "out").mkdir()
    with pytest.raises(BadDatabase):
        asyncio.run(backup(database, tmp_path / "out/copy.db"))
    assert list((tmp_path / "out").iterdir()) == []


@pytest.mark.slow
def test_a_copy_made_while_tables_are_played_is_whole(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        await upgrade(database)
        store = await Store.open(database)
        tables = [f"t{n}" for n in range(20)]
        for id in tables:
            await store.create(row(id, header=None), [])
        stop = asyncio.Event()

        async def go_on(id: str) -> int:
            number = 0
            while not stop.is_set():
                assert await store.append(step(id, number, 2), 0, None)
                number += 2
            return number

        games = [asyncio.create_task(go_on(id)) for id in tables]
        for n in range(3):
            await backup(database, tmp_path / f"{n}.db")
        stop.set()
        assert min(await asyncio.gather(*games)) > 2
        await store.close()

    asyncio.run(play())
    for n in range(3):
        found = asyncio.run(check(f"sqlite:///{tmp_path}/{n}.db"))
        assert {fault.id for fault in found.faults} <= {"fault-no-beginning"}
        assert found.tables == 20
