"""What several sub-commands share: a game's own options on the command line, and what is said of them."""

import difflib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from fathoms.build import compiled
from fathoms.core.errors import BadOption
from fathoms.core.game import Game
from fathoms.registry import game as game_named
from fathoms.registry import games

GIVEN = "fathoms.options"

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game: kelp.", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
DataFolder = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="A folder of data files to lay over the game's own.")
]


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
            else:
                given[name] = words.pop(0) if words and not words[0].startswith("--") else None
        ctx.meta[GIVEN] = (given, sorted(own))
        return super().parse_args(ctx, rest)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        told = [f"{name}: {'  '.join(told_settings(game_named(name)))}" for name in games()]
        self.epilog = "Options of the games: " + "; ".join(told)
        super().format_help(ctx, formatter)


def told_settings(game: Game) -> list[str]:
    return [f"{flag(setting.name)} {'|'.join(map(str, setting.values))}" for setting in game.settings.settings]


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def chosen(game: Game, context: typer.Context) -> dict[str, Any]:
    """The game's options as given on the command line, complete; what the game does not know is a named error."""
    given, own = context.meta[GIVEN]
    settings = {flag(setting.name): setting for setting in game.settings.settings}
    options = {}
    for name, text in given.items():
        if name not in settings:
            near = difflib.get_close_matches(name, [*settings, *own], 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise BadOption(f"{game.name} has no option {name}; it has {', '.join(settings) or 'none'}{hint}")
        values = {str(value): value for value in settings[name].values}
        if text is None:
            raise BadOption(f"{name} needs a value, one of {', '.join(values)}")
        options[settings[name].name] = values.get(text, text)
    return game.settings.complete(options)


def told_options(options: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in options.items())


def warn_if_interpreted() -> None:
    if not compiled():
        typer.echo("fathoms: not compiled, so this is about 50 times slower than it could be", err=True)


def say_json(told: object) -> None:
    typer.echo(json.dumps(told, indent=2, ensure_ascii=False))
