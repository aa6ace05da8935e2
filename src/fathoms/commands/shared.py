"""What several sub-commands share: a game's own options on the command line, and what is said of them."""

import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Protocol

import typer
from typer.core import TyperCommand

from fathoms.build import compiled
from fathoms.core.chance import SEEDS
from fathoms.core.errors import BadOption, perhaps
from fathoms.core.game import Game, Setting
from fathoms.registry import game as game_named
from fathoms.registry import games
from fathoms.text import LANGUAGES

GIVEN = "fathoms.options"

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Which game: aquatica or kelp.", show_default=False, autocompletion=games)
]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        help=f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}.",
        show_default="that of the system",
        autocompletion=lambda: list(LANGUAGES),
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
Plain = Annotated[bool, typer.Option("--plain", help="Sentences in place of drawings, for a screen reader.")]
DataFolder = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="A folder of data files to lay over the game's own.")
]
Seed = Annotated[
    int | None,
    typer.Option(min=0, max=SEEDS - 1, help="The same seed gives the same games.", show_default="a new one"),
]
Jobs = Annotated[int, typer.Option(min=1, max=512, help="How many processes play; results are the same.")]


@dataclass(frozen=True)
class Completion:
    """A word that a shell may complete to, as Typer's completion classes read it."""

    value: str
    type: str = "plain"
    help: str | None = None


class GameCommand(TyperCommand):
    """A command that also takes the options of its game, such as `--board night`, without a list of them here."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        own = {name for param in self.get_params(ctx) for name in (*param.opts, *param.secondary_opts)}
        given: dict[str, str | None] = {}
        rest: list[str] = []
        words = list(args)
        while words:
            word = words.pop(0)
            name, equals, value = word.partition("=")
            if word == "--":
                rest += [word, *words]
                break
            if not name.startswith("--") or name in own:
                rest.append(word)
            elif equals:
                given[name] = value
            elif name in switches(args):
                given[name] = None
            else:
                given[name] = words.pop(0) if words and not words[0].startswith("--") else None
        ctx.meta[GIVEN] = (given, sorted(own))
        return super().parse_args(ctx, rest)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """The options of the games too, and the values of the one that was typed last."""
        given = ctx.meta.get(GIVEN, ({},))[0]
        settings = {
            name: setting
            for game in games()
            for setting in game_named(game).settings.settings
            for name in spellings(setting)
        }
        for name, value in list(given.items())[-1:]:
            if value is None and name in settings and len(spellings(settings[name])) == 1:
                values = map(str, settings[name].values)
                return [Completion(value) for value in values if value.startswith(incomplete)]
        own = [Completion(name) for name in settings if incomplete and name.startswith(incomplete)]
        return own + super().shell_complete(ctx, incomplete)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        told = [f"{name}: {'  '.join(told_settings(game_named(name)))}" for name in games()]
        self.epilog = "Options of the games: " + "; ".join(told)
        super().format_help(ctx, formatter)


def told_settings(game: Game) -> list[str]:
    return [
        "/".join(names) if len(names := spellings(setting)) > 1 else f"{names[0]} {'|'.join(map(str, setting.values))}"
        for setting in game.settings.settings
    ]


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def spellings(setting: Setting) -> list[str]:
    """How a setting is given: by its name and a value, or if it is a switch by `--x` or `--no-x` alone."""
    names = [flag(setting.name), flag(f"no_{setting.name}")]
    return names if all(isinstance(value, bool) for value in setting.values) else names[:1]


def switches(words: Sequence[str]) -> list[str]:
    """The options without a value of the games that are named among these words."""
    settings = [setting for name in games() if name in words for setting in game_named(name).settings.settings]
    return [name for setting in settings if len(spellings(setting)) > 1 for name in spellings(setting)]


def chosen(game: Game, context: typer.Context) -> dict[str, Any]:
    """The game's options as given on the command line, complete; what the game does not know is a named error."""
    given, own = context.meta[GIVEN]
    settings = {name: setting for setting in game.settings.settings for name in spellings(setting)}
    options: dict[str, Any] = {}
    for name, text in given.items():
        if name not in settings:
            raise BadOption(
                "error-game-option-unknown",
                game=game.name,
                name=name,
                known=", ".join(flag(setting.name) for setting in game.settings.settings) or "–",
                hint=perhaps(name, [*settings, *own]),
            )
        setting = settings[name]
        names = spellings(setting)
        if len(names) > 1:
            if text is not None:
                raise BadOption("error-option-takes-no-value", name=name)
            if set(names) <= set(given):
                raise BadOption("error-not-together", options=", ".join(names))
            options[setting.name] = name == names[0]
            continue
        values = {str(value): value for value in setting.values}
        if text is None:
            raise BadOption("error-option-needs-one-of", name=name, known=", ".join(values))
        options[setting.name] = values.get(text, text)
    return game.settings.complete(options)


def one_of(option: str, value: str, known: Sequence[str]) -> str:
    """A value of an option, if it is one of these."""
    if value not in known:
        raise BadOption("error-choice", name=option, known=", ".join(known), came=repr(value))
    return value


def all_seats() -> list[str]:
    return [seat for name in games() for seat in game_named(name).seats]


def told_options(options: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in options.items())


def warn_if_interpreted() -> None:
    if not compiled():
        typer.echo("fathoms: not compiled, so this is about 50 times slower than it could be", err=True)


def say_json(told: object) -> None:
    typer.echo(json.dumps(told, indent=2, ensure_ascii=False))


def new_seed() -> int:
    """A seed that is short enough to be typed again."""
    return secrets.randbits(32)


def share(count: int, of: int) -> str:
    return f"{count:,} ({100 * count / max(1, of):.1f} %)"


class Show(Protocol):
    def __call__(self, done: int, note: str = "") -> None:
        """So much is done; the note stands before the bar."""


@contextmanager
def progress_bar(name: str, total: int) -> Iterator[Show]:
    """Shows on a terminal how many are done; elsewhere it shows nothing."""
    # rich takes longer to load than many a simulation to run, and only this needs it.
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(escape(name), total=total)

        def show(done: int, note: str = "") -> None:
            progress.update(bar, completed=done, description=escape(f"{name} {note}".rstrip()))

        yield show
