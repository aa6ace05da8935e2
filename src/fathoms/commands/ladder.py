"""`fathoms ladder`: all levels against each other, as a table and as Elo."""

import time
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer

from fathoms.bots.levels import LEVELS
from fathoms.commands.arena import Clock, Speed, above_zero, aligned, bots_so_far, cpu, specs_of
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
    told_options,
    warn_if_interpreted,
)
from fathoms.core.errors import BadOption
from fathoms.lab.ladder import Ladder, climb, kept_seed
from fathoms.lab.match import contest
from fathoms.lab.statistics import pairings_of
from fathoms.registry import game as game_named

STEPS = ("random", "greedy", *LEVELS)  # from the weakest to the strongest


def ladder(
    context: typer.Context,
    name: GameName,
    levels: Annotated[
        str,
        typer.Option(
            metavar="A,B,...",
            help="Which bots, from the weakest on.",
            show_default="all levels",
            autocompletion=bots_so_far,
        ),
    ] = "",
    pairs: Annotated[int, typer.Option(min=1, help="How many pairs of games each two bots play.")] = 100,
    speed: Speed = 1.0,
    clock: Clock = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="Write each contest here; what is there is gone on with."),
    ] = None,
    as_json: AsJson = False,
    data: DataFolder = None,
) -> None:
    """Let all levels play against each other and tell how much stronger each is than the one below.

    Each row of the table tells what its bot scored against the bot of each column. The Elo fits all results together.
    Ctrl-C tells what was done so far; with --out the next run goes on there.

    Examples:

      fathoms ladder kelp --levels random,my_bot.py:Keen --pairs 20

      fathoms ladder kelp --levels random,my_bot.py:Keen --speed 0.1 --json

      fathoms ladder aquatica --levels random,my_bot.py:Keen --out ladder
    """
    game = game_named(name, data=data)
    options = chosen(game, context)
    known = levels_of(levels)
    above_zero("--speed", speed)
    if clock is not None:
        above_zero("--clock", clock)
    if seed is None:
        kept = None if out is None else kept_seed(out, known)
        seed = new_seed() if kept is None else kept
    contests = {(i, j): contest(game, options, (known[i], known[j]), seed, speed, clock) for i, j in pairings_of(known)}
    warn_if_interpreted()
    rungs = Ladder(known)
    interrupted = False
    start = time.perf_counter()
    with progress_bar(game.name, pairs * len(contests)) as show:
        try:
            with closing(climb(game, contests, rungs, pairs, jobs, out)) as going:
                for standing in going:
                    first, second = standing.contest.names
                    show(rungs.pairs, f"{first} {100 * standing.score:.1f} % against {second}")
        except KeyboardInterrupt:
            interrupted = True
    told: dict[str, Any] = {
        "game": game.name,
        "options": options,
        "levels": known,
        "seed": seed,
        "speed": speed,
        "clock": clock,
        "pairs": rungs.pairs,
        "table": rungs.table(),
        "elo": rungs.elo(),
        "seconds_per_decision": rungs.seconds_per_decision(),
        "forfeits": rungs.forfeits(),
        "seconds": round(time.perf_counter() - start, 3),
        "interrupted": interrupted,
    }
    if as_json:
        say_json(told)
    else:
        typer.echo(summary(told, pairs * len(contests)))
    if interrupted:
        raise typer.Exit(130)


def levels_of(text: str) -> list[str]:
    known = specs_of(text) if text else list(STEPS)
    if len(known) < 2 or len(set(known)) < len(known):
        raise BadOption("error-ladder-levels", came=",".join(known))
    return known


def summary(told: dict[str, Any], wanted: int) -> str:
    of = f" of {wanted:,}" if told["interrupted"] else ""
    levels = told["levels"]
    rows = [["", *levels]]
    for level in levels:
        cells = told["table"][level]
        rows.append([level, *(scored(cells[other]) if other in cells else "–" for other in levels)])
    elo = [["", "Elo", "CPU a decision", "forfeits"]]
    for level in reversed(levels):
        rating = told["elo"][level]
        elo.append(
            [level, "–" if rating is None else f"{rating:+.0f}", cpu(told, level), f"{told['forfeits'][level]:,}"]
        )
    return "\n".join(
        [
            f"{told['pairs']:,}{of} pairs of {told['game']} ({told_options(told['options'])}), "
            f"seed {told['seed']}, speed {told['speed']:g}; scores in % with 95 % intervals",
            *aligned(rows),
            "",
            *aligned(elo),
            f"  {told['seconds']:.1f} s",
        ]
    )


def scored(cell: dict[str, Any]) -> str:
    low, high = cell["interval"]
    return f"{100 * cell['score']:.1f} ({100 * low:.0f}–{100 * high:.0f})"
