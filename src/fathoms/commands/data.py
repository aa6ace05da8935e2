"""`fathoms data`: check an owner's data, show what a game is made of, and tell where each figure comes from."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from fathoms.commands.shared import AsJson, DataFolder, GameName, one_of, say_json
from fathoms.commands.usage import Group
from fathoms.core.data import SOURCES, DataSet, Entry
from fathoms.registry import game as game_named

GIVEN = ("rulebook", "public")  # what no one needs to look at twice

data = typer.Typer(name="data", cls=Group, no_args_is_help=True, help="Check, show and source the figures of a game.")
Section = Annotated[
    str, typer.Argument(metavar="SECTION", help="A section, such as octopus.cards.", show_default="all of them")
]


@data.command()
def check(name: GameName, folder: DataFolder = None) -> None:
    """Check an owner's data without playing: says what it changes, or what is wrong, with file and line.

    Example:

      fathoms data check kelp --data my-cards
    """
    game = game_named(name, data=folder)
    owned = [(entry, key) for entry, key in values(game.data) if entry.source_of(key) == "owner"]
    for entry, key in owned:
        typer.echo(f"{entry.section} {entry.name}: {told_value(key, entry.values.get(key))}")
    typer.echo(f"{game.name}: the data is sound; {len(owned)} values are the owner's; digest {game.digest}")


@data.command()
def show(name: GameName, section: Section = "", folder: DataFolder = None, as_json: AsJson = False) -> None:
    """Show the figures of a game, an owner's included.

    Examples:

      fathoms data show kelp

      fathoms data show kelp shark.cards --json
    """
    game = game_named(name, data=folder)
    sections = [one_of("SECTION", section, tuple(game.data.sections))] if section else list(game.data.sections)
    if as_json:
        say_json({part: {entry.name: entry.values for entry in game.data.entries(part)} for part in sections})
        return
    for part in sections:
        typer.echo(part)
        for entry in game.data.entries(part):
            typer.echo(f"  {entry.name}: " + ", ".join(f"{key} {shown(value)}" for key, value in entry.values.items()))


@data.command()
def sources(name: GameName, folder: DataFolder = None, as_json: AsJson = False) -> None:
    """Tell how many figures come from where, and list those that no rulebook has, the weightiest first.

    Example:

      fathoms data sources kelp
    """
    game = game_named(name, data=folder)
    counts: dict[str, Counter[str]] = {}
    for entry, key in values(game.data):
        counts.setdefault(entry.section, Counter())[entry.source_of(key)] += 1
    doubtful = [row for row in weighed(game.data) if row["source"] not in GIVEN]
    if as_json:
        say_json({"counts": counts, "values": doubtful})
        return
    console = Console(highlight=False)
    table = Table("section", *SOURCES)
    for part, count in counts.items():
        table.add_row(part, *(str(count[source] or "") for source in SOURCES))
    total = sum(counts.values(), Counter())
    table.add_row("all", *(str(total[source]) for source in SOURCES), style="bold")
    console.print(table)
    typer.echo("Not from a rulebook or the publisher, the weightiest for balance first:")
    reason = ""
    for row in doubtful:
        if row["why"] != reason:
            reason = row["why"]
            typer.echo(f"{reason}:")
        typer.echo(f"  {row['section']} {row['name']}: {told_value(row['key'], row['value'])} ({row['source']})")


def values(data: DataSet) -> Iterator[tuple[Entry, str]]:
    """Every value that has a source; what a thing does, or that it is there, is one even where no figure says it."""
    for section in data.sections:
        for entry in data.entries(section):
            keys = [key for key in entry.values if entry.source_of(key)]
            bare = [key for key in entry.sources if key not in keys and (key != "*" or not entry.values)]
            yield from ((entry, key) for key in keys + bare)


def weighed(data: DataSet) -> list[dict[str, Any]]:
    """The values in the order of their weight for balance, each with the reason of its place."""
    rows = []
    for entry, key in values(data):
        place, why = data.weight(entry.section, key)
        row = {
            "section": entry.section,
            "name": entry.name,
            "key": key,
            "value": entry.values.get(key),
            "source": entry.source_of(key),
            "why": why,
        }
        rows.append((place, row))
    return [row for _, row in sorted(rows, key=lambda pair: pair[0])]


def told_value(key: str, value: Any) -> str:
    """A value by its key; one that only the rules tell by the key alone."""
    return key.replace("*", "there") if value is None else f"{key} = {shown(value)}"


def shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {item}" for key, item in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
