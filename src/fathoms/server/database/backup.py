"""Copies a database of either kind, as it is at one moment, into an SQLite file that can be served in its place."""

import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import NullPool

from fathoms.server.database import schema
from fathoms.server.database.engines import BadDatabase, engine, existing, made, reached, shown, writing
from fathoms.server.database.upgrade import current, form, known, upgrade
from fathoms.table.saves import cannot_write, new_file

PORTION = 1000  # rows at once


async def backup(url: str, path: Path) -> None:
    """Write the copy: whole or not at all, and never over another file. A server may go on meanwhile."""
    existing(url)
    new_file(path)
    opened = engine(url, poolclass=NullPool)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=f".{path.name}.", dir=path.parent) as folder:
            part = Path(folder) / "part.db"
            if opened.dialect.name == "sqlite":
                await copy_file(opened, part)
            else:
                await copy_rows(opened, part)
            await asyncio.to_thread(put, part, path)
    except OSError as error:
        raise cannot_write(path, error) from None


async def copy_file(of: AsyncEngine, part: Path) -> None:
    name = shown(of.url)
    async with reached(of), of.connect() as connection:
        came = await connection.run_sync(form)
    known(came, name)
    if came is None:
        raise BadDatabase("error-database-without-tables", name=name)
    made(part)

    def copy() -> None:
        with closing(sqlite3.connect(str(of.url.database))) as source:
            source.execute("VACUUM INTO ?", [str(part)])

    try:
        await asyncio.to_thread(copy)
    except sqlite3.Error as error:
        raise BadDatabase("error-copy-failed", name=name, error=error) from None


async def copy_rows(of: AsyncEngine, part: Path) -> None:
    name = shown(of.url)
    url = URL.create("sqlite+aiosqlite", database=str(part))
    into = writing(engine(url, poolclass=NullPool))
    await upgrade(url)
    snapshot = of.execution_options(isolation_level="REPEATABLE READ")
    async with reached(of), snapshot.connect() as source, into.begin() as target:
        await current(source, name)
        for table in schema.metadata.sorted_tables:
            rows = await source.stream(sa.select(table).execution_options(yield_per=PORTION))
            async for portion in rows.mappings().partitions():
                await target.execute(sa.insert(table), [dict(row) for row in portion])


def put(part: Path, path: Path) -> None:
    """Give a finished file its name, unless something got it meanwhile."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    try:
        os.link(part, path)
    except FileExistsError:
        new_file(path)
    except OSError:  # a file system without links
        new_file(path)
        os.replace(part, path)
