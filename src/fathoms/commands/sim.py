"""`fathoms sim`: many random games, and how they went."""

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer

from fathoms.commands.shared import (
    AsJson,
    DataFolder,
    GameName,
    chosen,
    say_json,
    told_options,
    warn_if_interpreted,
)
from fathoms.lab.simulate import Tally, simulate
from fathoms.registry import game as game_named


def sim(
    context: typer.Context,
    name: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 10_000,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=2**62 - 1, help="The same seed gives the same games.", show_default="a new one"),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, max=512, help="How many processes play; results are the same.")] = 1,
    as_json: AsJson = False,
    data: DataFolder = None,
) -> None:
    """Play random games and tell who won, why and how long it took.

    Ctrl-C tells what was done so far.

    Examples:

      fathoms sim kelp --games 10000 --jobs 2

      fathoms sim kelp --games 2000 --board night --seed 7 --json

      fathoms sim aquatica --players 4 --kings draft
    """
    game = game_named(name, data=data)
    options = chosen(game, context)
    warn_if_interpreted()
    seed = secrets.randbits(32) if seed is None else seed
    tally = Tally()
    interrupted = False
    start = time.perf_counter()
    with progress_bar(game.name, games) as show:
        try:
            for part in simulate(game, options, games, seed, jobs):
                tally.add(part)
                show(tally.games)
        except KeyboardInterrupt:
            interrupted = True
    told: dict[str, Any] = {
        "game": game.name,
        "options": options,
        "seed": seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "wins": {place: tally.wins[place] for place in game.places(options)},
        "scores": {place: spread(tally, place) for place in game.places(options)},
        "reasons": dict(sorted(tally.reasons.items(), key=lambda item: (-item[1], item[0]))),
        "decisions_per_game": round(tally.decisions / max(1, tally.games), 3),
        "shortest": tally.shortest,
        "longest": tally.longest,
        "seconds": round(time.perf_counter() - start, 3),
        "interrupted": interrupted,
    }
    if as_json:
        say_json(told)
    else:
        typer.echo(summary(told, games))
    if interrupted:
        raise typer.Exit(130)


@contextmanager
def progress_bar(name: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows on a terminal how many are done; elsewhere it shows nothing."""
    # rich takes longer to load than many a simulation to run, and only this needs it.
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(name, total=total)
        yield lambda done: progress.update(bar, completed=done)


def summary(told: dict[str, Any], wanted: int) -> str:
    games = told["games"]
    of = f" of {wanted:,}" if told["interrupted"] else ""
    lines = [
        f"{games:,}{of} random games of {told['game']} ({told_options(told['options'])}), seed {told['seed']}",
        *(place_line(place, told, games) for place in told["wins"]),
        *(f"  ended by {reason.replace('_', ' ')}: {share(count, games)}" for reason, count in told["reasons"].items()),
        f"  {told['decisions']:,} decisions, {told['decisions_per_game']:.1f} a game "
        f"({told['shortest']:,} to {told['longest']:,})",
        f"  {told['seconds']:.1f} s, {told['decisions'] / max(told['seconds'], 0.001):,.0f} decisions a second",
    ]
    return "\n".join(lines)


def spread(tally: Tally, place: str) -> dict[str, float]:
    return {
        "mean": round(tally.scores[place] / max(1, tally.games), 3),
        "lowest": tally.lowest.get(place, 0),
        "highest": tally.highest.get(place, 0),
    }


def place_line(place: str, told: dict[str, Any], games: int) -> str:
    """Who wins how often; and the points, where it is not the win alone that counts."""
    name = f"place {place}" if place.isdigit() else place
    scores = told["scores"][place]
    line = f"  {name} wins {share(told['wins'][place], games)}"
    if scores["highest"] > 1:
        line += f", {scores['mean']:.1f} points ({scores['lowest']:.0f} to {scores['highest']:.0f})"
    return line


def share(count: int, games: int) -> str:
    return f"{count:,} ({100 * count / max(1, games):.1f} %)"
