"""`fathoms bench`: how fast the games are on this machine, beside a peer if wanted."""

import platform
from typing import Annotated, Any

import typer

from fathoms.build import compiled
from fathoms.commands.shared import AsJson, say_json, warn_if_interpreted
from fathoms.lab.bench import measure
from fathoms.registry import game as game_named
from fathoms.registry import games as game_names

PLAYOUT_GOAL = 15
STEP_GOAL = 4
COPY_GOAL = 1000


def bench(
    games: Annotated[str, typer.Option(metavar="NAMES", help="Which games, with commas.", show_default="all")] = "",
    peers: Annotated[bool, typer.Option("--peers", help="Measure OpenSpiel's hanabi in the same run.")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="How many slices of each; the best one counts.")] = 5,
    as_json: AsJson = False,
) -> None:
    """Measure speed on one core: random playouts, steps from Python, copies, views.

    Examples:

      fathoms bench

      fathoms bench --peers --json
    """
    chosen = [game_named(name.strip()) for name in (games or ",".join(game_names())).split(",")]
    warn_if_interpreted()
    figures = measure(chosen, peers, rounds)
    machine = {
        "compiled": compiled(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "rounds": rounds,
    }
    if as_json:
        say_json({**figures, "machine": machine})
    else:
        typer.echo(report(figures, machine))


def report(figures: dict[str, dict[str, dict[str, float]]], machine: dict[str, Any]) -> str:
    speed = "compiled" if machine["compiled"] else "interpreted"
    lines = [f"{speed}, {machine['python']}, {machine['system']}; one core, the best of {machine['rounds']} slices"]
    peers = figures["peers"]
    hanabi = peers.get("openspiel_hanabi", {}).get("step_per_s", 0.0)
    for name, told in figures["games"].items():
        playout, step = told["playout_decisions_per_s"], told["step_per_s"]
        lines += [
            name,
            line("random playouts", f"{playout:,.0f}", "decisions/s", times(playout, hanabi, PLAYOUT_GOAL)),
            line("steps from Python", f"{step:,.0f}", "decisions/s", times(step, hanabi, STEP_GOAL)),
            line("copy", f"{told['copy_ns'] / 1000:.2f}", "µs", goal(told["copy_ns"] <= COPY_GOAL, "at most 1 µs")),
            line("redact", f"{told['redact_us']:.2f}", "µs", ""),
            line("resample", f"{told['resample_us']:.2f}", "µs", ""),
        ]
    for name, told in peers.items():
        lines += [name, line("steps from Python", f"{told['step_per_s']:,.0f}", "steps/s", "")]
    return "\n".join(lines)


def line(what: str, figure: str, unit: str, remark: str) -> str:
    return f"  {what:<18}{figure:>12} {unit:<12} {remark}".rstrip()


def times(ours: float, theirs: float, wanted: int) -> str:
    if not theirs:
        return ""
    return f"{ours / theirs:.2f} times hanabi; " + goal(ours >= wanted * theirs, f"at least {wanted} times")


def goal(reached: bool, wanted: str) -> str:
    return f"goal {wanted}: {'reached' if reached else 'missed'}"
