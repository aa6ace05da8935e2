"""A database by its URL: SQLite in a file, or PostgreSQL. What is wrong with it is told without its password."""

import errno
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy as sa
import typer
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from fathoms.core.catalogue import Message
from fathoms.core.errors import FathomsError, message, short, why_not

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
# What may stand behind the question mark of a PostgreSQL URL.
SETTINGS = ("host", "port", "user", "password", "ssl", "sslmode")
BUSY_SECONDS = 10
CONNECT_SECONDS = 10
# What drivers raise when a database cannot be used.
LOST = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class BadDatabase(FathomsError):
    """A database that is not named rightly, cannot be reached, or is not what it should be."""


class NotKept(FathomsError):
    """The database did not confirm what was to be written; who needs to know whether it did reads again."""


def default_url() -> str:
    """The file in the user's data directory."""
    home = Path(os.environ.get("FATHOMS_HOME") or typer.get_app_dir("fathoms"))
    return f"sqlite:///{home / 'tables.db'}"


def address(url: str | URL) -> URL:
    """The URL with its driver; what does not name a database of ours is a named error."""
    if isinstance(url, URL):
        return url
    scheme = url.partition(":")[0]
    if scheme not in DRIVERS:
        raise BadDatabase("error-database-scheme", came=short(scheme))
    try:
        found = make_url(url).set(drivername=DRIVERS[scheme])
    except (ArgumentError, ValueError):
        raise BadDatabase("error-database-url", scheme=scheme) from None
    sqlite = found.get_backend_name() == "sqlite"
    if sqlite and (found.host or found.database in (None, "", ":memory:") or found.query):
        raise BadDatabase("error-database-sqlite-file")
    for key in found.query:
        if key not in SETTINGS:
            raise BadDatabase("error-database-setting-unknown", key=key, known=", ".join(SETTINGS))
    if "sslmode" in found.query:  # the name that other programs have for it
        query = {("ssl" if key == "sslmode" else key): value for key, value in found.query.items()}
        found = found.set(query=query)
    return found


def shown(url: URL) -> str:
    """The database as it may be told: without password, user and settings."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    host = url.host or url.query.get("host") or "localhost"
    place = host if isinstance(host, str) else ",".join(host)
    return f"PostgreSQL {url.database or '–'} at {place}"


def engine(url: str | URL, **settings: Any) -> AsyncEngine:
    """An engine for this URL. A file of SQLite is made, with its folder, if it is not there."""
    found = address(url)
    if found.get_backend_name() == "sqlite":
        made(Path(str(found.database)))
        made_engine = create_async_engine(found, connect_args={"timeout": BUSY_SECONDS}, **settings)
        sa.event.listen(made_engine.sync_engine, "connect", prepare)
        sa.event.listen(made_engine.sync_engine, "begin", begin)
        return made_engine
    return create_async_engine(found, connect_args={"timeout": CONNECT_SECONDS}, pool_pre_ping=True, **settings)


def plain_engine(url: URL) -> sa.Engine:
    """An engine for a file of SQLite that waits where it is called: for the thread that writes."""
    made_engine = sa.create_engine(url.set(drivername="sqlite"), connect_args={"timeout": BUSY_SECONDS})
    sa.event.listen(made_engine, "connect", prepare)
    sa.event.listen(made_engine, "begin", begin)
    return made_engine.execution_options(writes=True)


def existing(url: str) -> None:
    """Refuse a file that is not there, where one must not be made."""
    found = address(url)
    if found.get_backend_name() == "sqlite" and not Path(str(found.database)).is_file():
        raise BadDatabase("error-database-missing", path=found.database)


def made(path: Path) -> None:
    """A file that nobody else may read: the secrets of the tables are in it.

    One that is there is never opened and closed again: that would take away all locks which this process has on it, and
    the next process that closes the database would think itself the last and throw away what was just written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not os.access(path, os.R_OK | os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise BadDatabase("error-unwritable", path=path, why=why_not(error)) from None


def prepare(connection: Any, _record: object) -> None:
    """Every connection to SQLite: writers do not stop readers, and what was acknowledged survives a power cut."""
    connection.isolation_level = None  # the driver would begin transactions by a logic of its own
    cursor = connection.cursor()
    for setting in (f"busy_timeout={BUSY_SECONDS * 1000}", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    write_ahead(cursor)
    cursor.close()


def write_ahead(cursor: Any) -> None:
    """SQLite does not wait for the lock that this takes on a new file, so we do."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)


def begin(connection: sa.Connection) -> None:
    """Who is going to write says so at once: a reader that becomes a writer might be refused."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def writing(of: AsyncEngine) -> AsyncEngine:
    """The same engine for transactions that write."""
    return of.execution_options(writes=True)


@asynccontextmanager
async def reached(of: AsyncEngine) -> AsyncIterator[None]:
    """Names what keeps us from the database."""
    try:
        yield
    except LOST as error:
        raise BadDatabase("error-at", place=shown(of.url), error=why_unreached(error)) from None


def why_unreached(error: BaseException) -> Message:
    """Why a database cannot be used, in our own words where we have some."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, asyncpg.InvalidPasswordError | asyncpg.InvalidAuthorizationSpecificationError):
            return message("reason-wrong-password")
        if isinstance(cause, asyncpg.InvalidCatalogNameError):
            return message("reason-no-such-database")
        if getattr(cause, "sqlite_errorname", "") == "SQLITE_NOTADB":
            return message("reason-not-sqlite")
        if isinstance(cause, OSError | TimeoutError):
            return message("reason-no-server")
        cause = getattr(cause, "orig", None) or cause.__cause__
    told = str(getattr(error, "orig", None) or error).splitlines()
    return message("reason-system", error=told[0] if told else type(error).__name__)
