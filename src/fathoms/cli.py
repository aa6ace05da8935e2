"""The command `fathoms`: one function per sub-command in `fathoms.commands`, put together here."""

import sys
from typing import Annotated

import typer

from fathoms import __version__
from fathoms.build import compiled
from fathoms.commands.bench import bench
from fathoms.commands.play import play
from fathoms.commands.replay import replay
from fathoms.commands.shared import GameCommand
from fathoms.commands.sim import sim
from fathoms.core.errors import FathomsError

app = typer.Typer(name="fathoms", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.command(cls=GameCommand)(play)
app.command()(replay)
app.command(cls=GameCommand)(sim)
app.command()(bench)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fathoms {__version__} ({'compiled' if compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback()
def fathoms(
    version: Annotated[
        bool,
        typer.Option(
            "--version", is_eager=True, callback=_show_version, help="Show the version and whether it is compiled."
        ),
    ] = False,
) -> None:
    """A table for ocean board games, and the laboratory behind it."""


def main() -> None:
    """Run the command line. What a user can mend is one line and exit code 2, an interrupt is 130 without a word."""
    try:
        app()
    except FathomsError as error:
        print(f"fathoms: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
