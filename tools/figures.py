"""The long runs behind the figures we state, with progress; stopped, they go on where they were.

    tools/figures.py                  all parts at full length
    tools/figures.py --only games     one part: lockstep, honesty, games, coverage, bench, bots, astray
    tools/figures.py --scale 0.01     a short trial

Each part is done in chunks; what is done is kept in build/figures/progress.json and belongs to these sources: after a
change of the sources everything begins anew. The contests of `bots` and `astray` are kept beside it, each in a file
that tells by which bots, rules and data it was played (`version` of `fathoms.lab.match.Contest`): after a change of
those it is refused, and has to be removed. The summary is build/figures/summary.json.
"""

import argparse
import json
import resource
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from compile import key  # noqa: E402
from rich.progress import Progress  # noqa: E402
from support.aquatica_coverage import COVERAGE as AQUATICA  # noqa: E402
from support.conformance import check_honest, play, seats, setups  # noqa: E402
from support.kelp_coverage import COVERAGE as KELP  # noqa: E402
from support.lockstep import compare, two_sides  # noqa: E402

import fathoms  # noqa: E402
from fathoms.core.chance import fast  # noqa: E402
from fathoms.core.options import Options  # noqa: E402
from fathoms.core.playout import play_out_checked  # noqa: E402
from fathoms.lab.arena import arena  # noqa: E402
from fathoms.lab.bench import measure  # noqa: E402
from fathoms.lab.match import contest  # noqa: E402
from fathoms.lab.results import Results  # noqa: E402
from fathoms.lab.statistics import Sprt  # noqa: E402

FOLDER = ROOT / "build/figures"
COVERED = (AQUATICA, KELP)
Found = dict[str, int]


def lockstep(chunk: int) -> Found:
    """Twelve games compiled and interpreted, bytes compared after every answer."""
    found: Counter[str] = Counter()
    for setup in setups():
        seeds = range(1000 + 4 * chunk, 1004 + 4 * chunk)
        found["answers"] += compare(two_sides(setup.name), setup.options, seeds)
        found["games"] += 4
    return dict(found)


def honesty(chunk: int) -> Found:
    """Every position of a game of each setup, for every seat and a spectator."""
    found: Counter[str] = Counter()
    for setup in setups():
        game = fathoms.game(setup.name)
        for n, s in enumerate(play(game, setup.options, 5000 + chunk)):
            found["positions"] += 1
            for seat in seats(game, s):
                found["views"] += 1
                found["with something hidden"] += check_honest(game, s, seat, seed=n)
    return dict(found)


def games(chunk: int) -> Found:
    """Three thousand random games with every piece counted after every answer."""
    found: Counter[str] = Counter()
    for setup in setups():
        game, out = fathoms.game(setup.name), Options()
        like = game.new(chance=fast(0), **setup.options)
        for seed in range(1000 * chunk, 1000 * (chunk + 1)):
            s = game.rules.again(like, fast(2 * seed))
            found[f"{setup} decisions"] += play_out_checked(game.rules, s, fast(2 * seed + 1), out)
            found[f"{setup} turns"] += s.turn  # type: ignore[attr-defined]
            outcome = game.outcome(s)
            assert outcome is not None
            found[f"{setup} ended by {outcome.reason}"] += 1
            for seat, place in enumerate(game.place_of(s, seat) for seat in range(len(outcome.ranks))):
                found[f"{setup} place {place + 1} wins"] += outcome.winner == seat
                found[f"{setup} place {place + 1} points"] += int(outcome.scores[seat])
            found["games"] += 1
    return dict(found)


def coverage(chunk: int) -> Found:
    """Two thousand random games of each game: how often each piece, end and question came."""
    seeds = range(2000 * chunk, 2000 * (chunk + 1))
    return {f"{one.game.name} {what}": n for one in COVERED for what, n in one.happened_in(seeds).items()}


PARTS: dict[str, tuple[Callable[[int], Found], int]] = {
    "lockstep": (lockstep, 170),
    "honesty": (honesty, 260),
    "games": (games, 334),
    "coverage": (coverage, 50),
}


def run(part: str, scale: float, done: dict[str, Any], save: Callable[[], None], progress: Progress) -> None:
    work, chunks = PARTS[part]
    kept = done.setdefault(part, {"chunks": 0, "found": {}})
    chunks = max(1, round(chunks * scale))
    bar = progress.add_task(part, total=chunks, completed=min(kept["chunks"], chunks))
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        # `map` gives results in order, so what is kept is always the first so many chunks.
        for found in pool.map(work, range(kept["chunks"], chunks)):
            kept["found"] = dict(Counter(kept["found"]) + Counter(found))
            kept["chunks"] += 1
            progress.advance(bar)
            save()
    kept["largest process, kB"] = max(memory, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)


# Who must be stronger than whom, and how two equal ones fare: game, options, bots, pairs, the test that may end it.
LADDER = Sprt(0, 35)
CONTESTS: list[tuple[str, dict[str, Any], tuple[str, str], int, Sprt | None]] = [
    (game, {}, bots, 200, test)
    for game in ("kelp", "aquatica")
    for bots, test in (
        (("greedy", "random"), None),
        (("easy", "random"), LADDER),
        (("medium", "greedy"), LADDER),
        (("hard", "medium"), LADDER),
    )
] + [
    ("kelp", {"board": "day"}, ("hard", "hard"), 100, None),
    ("kelp", {"board": "night"}, ("hard", "hard"), 100, None),
    ("aquatica", {}, ("hard", "hard"), 60, None),
    ("aquatica", {"kings": "dealt"}, ("hard", "hard"), 60, None),
    ("aquatica", {"players": 1}, ("hard", "greedy"), 60, None),
]
SPEED = 0.1


def bots(scale: float, progress: Progress) -> dict[str, Any]:
    """The contests at a tenth of the budgets; each goes on in a file of its own."""
    return {
        (title := "-".join([name, *map(str, options.values()), *two])): contested(
            title, name, options, two, round(pairs * scale), SPEED, test, progress
        )
        for name, options, two, pairs, test in CONTESTS
    }


def astray(scale: float, progress: Progress) -> dict[str, Any]:
    """5,000 games of `easy`, at its own budget, that come to where no good player leads: nobody may raise an error."""
    errs = f"{ROOT}/tests/support/bots.py:Errs"
    told = contested("kelp-easy-errs", "kelp", {}, ("easy", errs), round(2500 * scale), 1.0, None, progress)
    assert not told["faults"], told["faults"]
    return told


def contested(
    title: str,
    name: str,
    options: dict[str, Any],
    two: tuple[str, str],
    pairs: int,
    speed: float,
    test: Sprt | None,
    progress: Progress,
) -> dict[str, Any]:
    game = fathoms.game(name)
    of = contest(game, options, two, 1, speed)
    results = Results(FOLDER / f"{title}.jsonl", of)
    bar = progress.add_task(title, total=max(1, pairs))
    for standing in arena(game, of, max(1, pairs), 2, test, results):
        progress.update(bar, completed=standing.pairs)
    results.close()
    return standing.to_json()


def bench(scale: float, progress: Progress) -> dict[str, Any]:
    return measure([fathoms.game(name) for name in fathoms.games()], peers=True)


# What is not done in chunks.
MORE: dict[str, Callable[[float, Progress], dict[str, Any]]] = {"bots": bots, "astray": astray, "bench": bench}


def main() -> int:
    parser = argparse.ArgumentParser(description="The long runs behind the figures.")
    parser.add_argument("--only", choices=[*PARTS, *MORE], action="append")
    parser.add_argument("--scale", type=float, default=1.0)
    wanted = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept = FOLDER / "progress.json"
    state: dict[str, Any] = json.loads(kept.read_text()) if kept.exists() else {}
    if state.get("sources") != key():
        state = {"sources": key(), "parts": {}}

    def save() -> None:
        new = kept.with_suffix(".new")
        new.write_text(json.dumps(state))
        new.replace(kept)

    parts = wanted.only or [*PARTS, *MORE]
    with Progress() as progress:
        for part in parts:
            if part in PARTS:
                run(part, wanted.scale, state["parts"], save, progress)
        played = {part: MORE[part](wanted.scale, progress) for part in parts if part in MORE}
    summary = {part: state["parts"][part] for part in parts if part in state["parts"]}
    if "coverage" in summary:
        all_things = {f"{one.game.name} {what}" for one in COVERED for what in one.everything()}
        summary["coverage"]["never"] = sorted(all_things - set(summary["coverage"]["found"]))
    summary |= played
    (FOLDER / "summary.json").write_text(json.dumps(summary, indent=1))
    print(json.dumps(summary, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
