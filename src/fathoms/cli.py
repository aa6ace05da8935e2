"""The command `fathoms`: one function per sub-command in `fathoms.commands`, put together here."""

import sys
from itertools import pairwise
from typing import Annotated

import typer

from fathoms import __version__
from fathoms.build import compiled
from fathoms.commands.arena import arena
from fathoms.commands.bench import bench
from fathoms.commands.data import data
from fathoms.commands.db import db
from fathoms.commands.ladder import ladder
from fathoms.commands.play import play
from fathoms.commands.replay import replay
from fathoms.commands.serve import serve
from fathoms.commands.shared import GameCommand
from fathoms.commands.sim import sim
from fathoms.commands.usage import Group
from fathoms.core.catalogue import Message
from fathoms.core.errors import FathomsError, message, why_not
from fathoms.text import LANGUAGES, Texts, language

CODES = (
    "Exit codes: 0 all is well; 1 the output is no longer read; 2 something to mend, and it is told what; "
    "130 interrupted."
)

app = typer.Typer(name="fathoms", cls=Group, no_args_is_help=True, pretty_exceptions_enable=False, epilog=CODES)
app.command(cls=GameCommand)(play)
app.command()(replay)
app.command(cls=GameCommand)(sim)
app.command(cls=GameCommand)(arena)
app.command(cls=GameCommand)(ladder)
app.command()(bench)
app.command()(serve)
app.add_typer(data)
app.add_typer(db)


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
    """A table for ocean board games, and the laboratory behind it.

    Examples:

      fathoms play kelp

      fathoms play kelp --seat shark --lang pl

      fathoms replay game.json

      fathoms data sources kelp

      fathoms sim kelp --games 10000

      fathoms arena kelp --bots random,random --pairs 50

      fathoms serve --port 9000
    """


def main() -> None:
    """Run the command line. What a user can mend is one line and exit code 2, an interrupt is 130 without a word."""
    try:
        app()
    except FathomsError as error:
        refuse(error)
    except OSError as error:  # of a file or folder that nobody else speaks of
        refuse(message("error-at", place=error.filename or "–", error=why_not(error)))
    except KeyboardInterrupt:
        sys.exit(130)


def refuse(error: FathomsError | Message) -> None:
    print(f"fathoms: {Texts(spoken(sys.argv)).error(error)}", file=sys.stderr)
    sys.exit(2)


def spoken(words: list[str]) -> str:
    """The language that was asked for last on the command line, if it is one of ours."""
    wanted = [word for before, word in pairwise([*words, ""]) if before == "--lang"]
    wanted += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return next((word for word in reversed(wanted) if word in LANGUAGES), language())
