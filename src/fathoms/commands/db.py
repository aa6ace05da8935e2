"""`fathoms db`: the database that the server keeps its tables in: make and upgrade it, copy it, look through it."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from fathoms.commands.extras import server_packages
from fathoms.commands.shared import progress_bar
from fathoms.commands.usage import Group
from fathoms.text import Texts, language

db = typer.Typer(
    name="db", cls=Group, no_args_is_help=True, help="Upgrade, copy and check the database of `fathoms serve`."
)
Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="FATHOMS_DATABASE",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
        show_default="tables.db in the user's data directory",
    ),
]


@db.command()
def upgrade(database: Database = "") -> None:
    """Make the database, or bring it to the form that this version needs. A second time does nothing.

    Examples:

      fathoms db upgrade

      fathoms db upgrade --database sqlite:///games.db
    """
    with server_packages():
        from fathoms.server.database.engines import address, default_url, shown
        from fathoms.server.database.upgrade import upgrade as upgraded
    url = database or default_url()
    before, after = asyncio.run(upgraded(url))
    name = shown(address(url))
    if before == after:
        typer.echo(f"{name}: up to date already (form {after})")
    elif before is None:
        typer.echo(f"{name}: made (form {after})")
    else:
        typer.echo(f"{name}: upgraded from form {before} to {after}")


@db.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file for the copy.", show_default=False)],
    database: Database = "",
) -> None:
    """Copy the database into an SQLite file, also while a server runs. The copy can be served in its place.

    Example:

      fathoms db backup backup.db
    """
    with server_packages():
        from fathoms.server.database.backup import backup as copied
        from fathoms.server.database.engines import default_url
    asyncio.run(copied(database or default_url(), file))
    typer.echo(f"{file}: the whole database, {file.stat().st_size:,} bytes; --database sqlite:///{file} serves it")


@db.command()
def check(database: Database = "") -> None:
    """Look through the whole database: no record has a gap, and every record replays. Changes nothing.

    Example:

      fathoms db check
    """
    with server_packages():
        from fathoms.server.database.checking import check as checked
        from fathoms.server.database.engines import BadDatabase, default_url
    found = asyncio.run(checked(database or default_url(), partial(progress_bar, "check")))
    texts = Texts(language())
    for fault in found.faults:
        typer.echo(texts.error(fault))
    if found.faults:
        raise BadDatabase("error-database-faults", name=found.name, count=len(found.faults))
    counts = f"tables: {found.tables:,}, steps: {found.steps:,}, records that replay: {found.replayed:,}"
    typer.echo(f"{found.name}: sound; {counts}")
    if found.foreign:
        typer.echo(f"records of games, rules or data that are not installed here: {found.foreign:,}")
