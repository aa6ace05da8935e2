"""`fathoms arena`: two bots against each other, and what their games prove."""

import math
import re
import time
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer

from fathoms.bots.named import names as bot_names
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
from fathoms.core.errors import BadOption, message
from fathoms.lab.arena import arena as play_pairs
from fathoms.lab.match import contest
from fathoms.lab.results import Results, kept_contest
from fathoms.lab.standing import Standing
from fathoms.lab.statistics import ACCEPTED, REJECTED, Sprt
from fathoms.registry import game as game_named

Speed = Annotated[float, typer.Option(metavar="FACTOR", help="Scales the budgets of all bots alike.")]
Clock = Annotated[
    float | None,
    typer.Option(
        metavar="SECONDS",
        help="CPU for a decision; who takes three times as long loses.",
        show_default="what the bot says",
    ),
]


def bots_so_far(incomplete: str) -> list[str]:
    """For a shell: what the last of several names with commas can become."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in bot_names() if name.startswith(last)]


def arena(
    context: typer.Context,
    name: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B",
            help="Two bots: names, or path/to/file.py:Name.",
            show_default=False,
            autocompletion=bots_so_far,
        ),
    ],
    pairs: Annotated[int, typer.Option(min=1, help="How many pairs of games, at most.")] = 200,
    speed: Speed = 1.0,
    sprt: Annotated[
        str,
        typer.Option(
            metavar="ELO0,ELO1",
            help="Stop once it is decided with 5 % error which of the two differences holds.",
            show_default="no test",
        ),
    ] = "",
    clock: Clock = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Write each game here; a file that is there is gone on with."),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="DIR", help="Keep each game that is played here, for fathoms replay."),
    ] = None,
    as_json: AsJson = False,
    data: DataFolder = None,
) -> None:
    """Let two bots play pairs of games and tell which is stronger, and how sure that is.

    Each pair has one seed and is played twice, with the seats swapped. The score is the first bot's share of wins. A
    bot that fails, answers what it may not or takes too long loses that game and is named. Ctrl-C tells what was done
    so far; with --out the next run goes on there.

    Examples:

      fathoms arena kelp --bots easy,greedy --pairs 5 --speed 0.1

      fathoms arena kelp --bots my_bot.py:Keen,random --board night --sprt 0,35

      fathoms arena aquatica --bots my_bot.py:Keen,random --players 4 --json

      fathoms arena aquatica --bots random,random --jobs 2 --out games.jsonl --records games
    """
    game = game_named(name, data=data)
    options = chosen(game, context)
    two = two_of(bots)
    test = sprt_of(sprt)
    above_zero("--speed", speed)
    if clock is not None:
        above_zero("--clock", clock)
    if seed is None:
        kept = None if out is None else kept_contest(out)
        seed = new_seed() if kept is None else kept.seed
    of = contest(game, options, two, seed, speed, clock)
    results = None if out is None else Results(out, of)
    warn_if_interpreted()
    standing = Standing(game, of, test)
    interrupted = False
    start = time.perf_counter()
    with progress_bar(game.name, pairs) as show:
        try:
            with closing(play_pairs(game, of, pairs, jobs, test, results, records)) as going:
                for standing in going:
                    show(standing.pairs, f"{of.names[0]} {100 * standing.score:.1f} %")
        except KeyboardInterrupt:
            interrupted = True
        finally:
            if results is not None:
                results.close()
    told = standing.to_json()
    told |= {"seconds": round(time.perf_counter() - start, 3), "interrupted": interrupted}
    if as_json:
        say_json(told)
    else:
        typer.echo(summary(told, pairs))
    if interrupted:
        raise typer.Exit(130)


# What was given


def specs_of(text: str) -> list[str]:
    return [spec.strip() for spec in text.split(",") if spec.strip()]


def two_of(text: str) -> tuple[str, str]:
    specs = specs_of(text)
    if len(specs) != 2:
        raise BadOption("error-arena-bots", came=text)
    return specs[0], specs[1]


def sprt_of(text: str) -> Sprt | None:
    if not text:
        return None
    found = re.fullmatch(r"\s*(-?\d{1,4}(?:\.\d+)?)\s*,\s*(-?\d{1,4}(?:\.\d+)?)\s*", text)
    if not found or float(found[1]) >= float(found[2]):
        raise BadOption("error-arena-sprt", came=text)
    return Sprt(float(found[1]), float(found[2]))


def above_zero(option: str, value: float) -> None:
    if not 0 < value < math.inf:
        raise BadOption("error-must-be", where=option, expected=message("expected-number-above-zero"), came=value)


# What is told


def summary(told: dict[str, Any], wanted: int) -> str:
    first, second = told["bots"]
    of = f" of {wanted:,}" if told["interrupted"] else ""
    low, high = told["interval"]
    elo_low, elo_high = told["elo_interval"]
    lines = [
        f"{first} against {second} at {told['game']} ({told_options(told['options'])}), "
        f"seed {told['seed']}, speed {told['speed']:g}",
        f"{told['pairs']:,}{of} pairs, {told['games']:,} games",
        f"  {first} scores {100 * told['score']:.1f} % (95 %: {100 * low:.1f} to {100 * high:.1f}), "
        f"Elo {told['elo']:+.0f} ({elo_low:+.0f} to {elo_high:+.0f})",
        *sprt_lines(told),
        *wins_lines(told),
        *(reason_line(reason, told) for reason in told["reasons"]),
        *points_lines(told),
        "  CPU a decision: " + ", ".join(f"{bot} {cpu(told, bot)}" for bot in told["bots"]),
        *fault_lines(told),
        f"  {told['seconds']:.1f} s",
    ]
    return "\n".join(lines)


def sprt_lines(told: dict[str, Any]) -> list[str]:
    test = told["sprt"]
    if test is None:
        return []
    said = {
        ACCEPTED: f"{told['bots'][0]} is stronger, by {test['elo1']:g} rather than {test['elo0']:g}",
        REJECTED: f"no {test['elo1']:g}, rather {test['elo0']:g}",
    }.get(test["verdict"], "not decided")
    low, high = test["bounds"]
    return [
        f"  SPRT of {test['elo0']:g} against {test['elo1']:g} Elo: {test['verdict']} after {told['pairs']:,} pairs "
        f"({said}; log likelihood ratio {test['llr']:.2f} between {low:.2f} and {high:.2f})"
    ]


def wins_lines(told: dict[str, Any]) -> list[str]:
    """Wins by bot and place as a table, with the share of the games in which the bot sat there."""
    places = next(iter(told["wins"].values()))
    heads = [f"place {place}" if place.isdigit() else place for place in places]
    rows = [["wins", *heads]]
    for bot, wins in told["wins"].items():
        rows.append([bot, *(share(wins[place], told["seated"][bot][place]) for place in places)])
    return aligned(rows)


def aligned(rows: list[list[str]]) -> list[str]:
    """A table: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    return [
        "  " + "  ".join([row[0].ljust(widths[0]), *(text.rjust(width) for text, width in zip(row[1:], widths[1:]))])
        for row in rows
    ]


def reason_line(reason: str, told: dict[str, Any]) -> str:
    line = f"  ended by {reason.replace('_', ' ')}: {share(told['reasons'][reason], told['games'])}"
    won = {bot: by[reason] for bot, by in told["wins_by_reason"].items()}
    return line + (
        "; won by " + ", ".join(f"{bot} {often:,}" for bot, often in won.items()) if any(won.values()) else ""
    )


def points_lines(told: dict[str, Any]) -> list[str]:
    return [
        f"  {bot}: {points['mean']:.1f} points ({points['lowest']:.0f} to {points['highest']:.0f})"
        for bot, points in told["points"].items()
    ]


def cpu(told: dict[str, Any], bot: str) -> str:
    seconds = told["seconds_per_decision"][bot]
    return f"{seconds * 1000:.1f} ms" if seconds >= 0.0005 else f"{seconds * 1e6:.0f} µs"


def fault_lines(told: dict[str, Any]) -> list[str]:
    lines = []
    for bot, often in told["forfeits"].items():
        if often:
            lines.append(f"  {bot} forfeits {share(often, told['games'])}:")
        for fault in told["faults"]:
            if fault["bot"] == bot:
                times = "once" if fault["times"] == 1 else f"{fault['times']:,} times"
                lines.append(f"    {times}, first in pair {fault['pair']}, game {fault['order']}: {fault['what']}")
    return lines
