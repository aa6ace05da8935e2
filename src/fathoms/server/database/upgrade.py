"""Brings a database to the form that this version needs, by the migrations beside this module."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from fathoms.server.database.engines import BadDatabase, engine, reached, shown, writing

# Whoever upgrades a PostgreSQL database holds this lock: the number means nothing.
LOCK = 7_046_029_254


def config(connection: sa.Connection | None = None) -> Config:
    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    return made


def newest() -> str:
    """The form that this version needs."""
    return str(ScriptDirectory.from_config(config()).get_current_head())


def form(connection: sa.Connection) -> str | None:
    """The form that the database has; none if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


async def upgrade(url: str | URL) -> tuple[str | None, str]:
    """Upgrade; tells the form before and after. Two at once wait for each other."""
    opened = engine(url, poolclass=NullPool)
    async with reached(opened), writing(opened).begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        before = await connection.run_sync(form)
        known(before, shown(opened.url))
        await connection.run_sync(lambda under: command.upgrade(config(under), "head"))
    return before, newest()


def known(came: str | None, name: str) -> None:
    """Refuse a database that a later version has upgraded."""
    forms = [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]
    if came is not None and came not in forms:
        raise BadDatabase("error-database-later", name=name)


async def current(connection: AsyncConnection, name: str) -> None:
    """Refuse a database that is not of the form that this version needs."""
    came = await connection.run_sync(form)
    known(came, name)
    if came != newest():
        raise BadDatabase("error-database-old", name=name)
