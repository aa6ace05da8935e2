"""`fathoms sim`: many random games, and how they went."""

import time
from typing import Annotated, Any

import typer

from fathoms.commands.shared import (
    AsJson,
    DataFolder,
    GameName,
    Jobs,
    Seed,
    chosen,
    new_seed,
    progress_bar,
    say_json,
    share,
    told_options,
    warn_if_interpreted,
)
from fathoms.lab.simulate import Tally, simulate
from fathoms.registry import game as game_named


def sim(
    context: typer.Context,
    name: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 10_000,
    seed: Seed = None,
    jobs: Jobs = 1,
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
    seed = new_seed() if seed is None else seed
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
