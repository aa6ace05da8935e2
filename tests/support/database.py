"""Databases of the server in tests: tables with real records, and SQL past all of our code."""

import asyncio
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from fathoms.server.database.rows import Step, TableRow
from fathoms.server.database.store import Store
from support.command import SEED, played


def step(table: str, number: int, count: int = 1, at: int = 0) -> Step:
    """A step with entries of which the database understands nothing."""
    return Step(table, number, count, [{"answer": f"{table} {number + i}", "seat": 0} for i in range(count)], at)


def row(id: str, **columns: Any) -> TableRow:
    return TableRow(**{"id": id, "game": "kelp", "status": "running", "created": 1, "updated": 1} | columns)


async def keep_game(store: Store, id: str, answers: int, each: int = 3) -> None:
    """A table with the record of a real game, several entries to a step."""
    header = played(answers).record.to_json()
    entries = header.pop("entries")
    await store.create(row(id, header=header, options=header["options"], seed=SEED), ["ann"])
    for number in range(0, len(entries), each):
        part = entries[number : number + each]
        assert await store.append(Step(id, number, len(part), part, number), 0, None)


def run_sql(url: str, *statements: str) -> None:
    """Each statement in a transaction of its own."""

    async def run() -> None:
        driver = url.replace("postgresql://", "postgresql+asyncpg://").replace("sqlite://", "sqlite+aiosqlite://")
        engine = create_async_engine(driver, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            for statement in statements:
                await connection.execute(sa.text(statement))

    asyncio.run(run())
