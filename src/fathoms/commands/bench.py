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
SEARCH_LEAST = 3000
SEARCH_GOAL = 5
# What is measured of peers, and its unit.
KEYS = {"step_per_s": ("steps from Python", "steps/s"), "random_search_per_s": ("search at random", "playouts/s")}


def bench(
    games: Annotated[str, typer.Option(metavar="NAMES", help="Which games, with commas.", show_default="all")] = "",
    peers: Annotated[bool, typer.Option("--peers", help="Measure OpenSpiel in the same run.")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="How many slices of each; the best one counts.")] = 5,
    as_json: AsJson = False,
) -> None:
    """Measure speed on one core: random playouts, steps from Python, copies, views, searches.

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
    gin_rummy = peers.get("openspiel_gin_rummy", {}).get("random_search_per_s", 0.0)
    for name, told in figures["games"].items():
        playout, step = told["playout_decisions_per_s"], told["step_per_s"]
        lines += [
            name,
            line("random playouts", f"{playout:,.0f}", "decisions/s", times(playout, hanabi, PLAYOUT_GOAL, "hanabi")),
            line("steps from Python", f"{step:,.0f}", "decisions/s", times(step, hanabi, STEP_GOAL, "hanabi")),
            line("copy", f"{told['copy_ns'] / 1000:.2f}", "µs", goal(told["copy_ns"] <= COPY_GOAL, "at most 1 µs")),
            line("redact", f"{told['redact_us']:.2f}", "µs", ""),
            line("resample", f"{told['resample_us']:.2f}", "µs", ""),
            line("search", f"{told['search_per_s']:,.0f}", "playouts/s", least(told["search_per_s"], SEARCH_LEAST)),
            line(
                "search at random",
                f"{told['random_search_per_s']:,.0f}",
                "playouts/s",
                times(told["random_search_per_s"], gin_rummy, SEARCH_GOAL, "gin rummy"),
            ),
        ]
    for name, told in peers.items():
        lines += [name, *(line(KEYS[key][0], f"{rate:,.0f}", KEYS[key][1], "") for key, rate in told.items())]
    return "\n".join(lines)


def line(what: str, figure: str, unit: str, remark: str) -> str:
    return f"  {what:<18}{figure:>12} {unit:<12} {remark}".rstrip()


def least(rate: float, wanted: int) -> str:
    return goal(rate >= wanted, f"at least {wanted:,}")


def times(ours: float, theirs: float, wanted: int, peer: str) -> str:
    if not theirs:
        return ""
    return f"{ours / theirs:.2f} times {peer}; " + goal(ours >= wanted * theirs, f"at least {wanted} times")


def goal(reached: bool, wanted: str) -> str:
    return f"goal {wanted}: {'reached' if reached else 'missed'}"
