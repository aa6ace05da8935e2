"""Writes a migration for what was changed in the schema of the database: python tools/migration.py 0002 "Ratings"."""

import asyncio
import sys
import tempfile

from alembic import command
from sqlalchemy.pool import NullPool

from fathoms.server.database.engines import engine, writing
from fathoms.server.database.upgrade import config, upgrade


async def main(number: str, message: str) -> None:
    """Compare the schema with a new database that all migrations so far have made."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/tables.db"
        await upgrade(url)
        async with writing(engine(url, poolclass=NullPool)).begin() as connection:
            await connection.run_sync(
                lambda under: command.revision(config(under), message, autogenerate=True, rev_id=number)
            )


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    asyncio.run(main(*sys.argv[1:]))
