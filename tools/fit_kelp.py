"""Finds the weights of Kelp's evaluation: games of searching bots, and who won them; writes them to insight.toml.

    tools/fit_kelp.py --games 1500 --playouts 250             play and fit; about half a second a game
    tools/fit_kelp.py --games 100 --trial                     only tell how well it would foresee who wins

It needs numpy (requirements-lab.txt) and a compiled package. The same seeds give the same weights.
"""

import argparse
import random
import re
import sys
from pathlib import Path

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray
from rich.progress import track

import fathoms
from fathoms.bots.search import SearchBot
from fathoms.core.chance import fast
from fathoms.core.events import Sink, seen
from fathoms.core.game import OVER
from fathoms.core.seeds import derived
from fathoms.games.kelp.declaration import FEATURE_NAMES
from fathoms.games.kelp.evaluation import features
from fathoms.games.kelp.names import FEATURES, OCTOPUS

FILE = Path(__file__).resolve().parent.parent / "src/fathoms/games/kelp/insight.toml"
NOISE = 0.03  # share of answers by chance, so that positions are met which good players avoid
KEPT = 0.4  # share of the positions that are looked at
HELD_OUT = 5  # every so many games are left for the report
PULL = 3.0  # of the weights to 0
Floats = NDArray[np.float64]


def played(seed: int, playouts: int) -> tuple[list[list[float]], float]:
    """The features of a game's positions, and 1 if the Octopus won; every fourth game by night."""
    game, source, x = fathoms.game("kelp"), random.Random(seed), vec[float]([0.0] * FEATURES)
    s = game.new(chance=fast(derived(seed, 1)), board="day" if seed % 4 else "night")
    bots = [SearchBot(playouts), SearchBot(playouts)]
    for seat, bot in enumerate(bots):
        bot.start(game, seat, game.options_of(s), derived(seed, 2, seat))
    rows = []
    s.sink = Sink()
    while (mover := game.mover(s)) != OVER:
        legal = game.options(s)
        action = source.choice(legal)
        if len(legal) > 1 and source.random() >= NOISE:
            action = bots[mover].choose(game.redact(s, mover), legal, None)
        game.answer(s, action)
        events = s.sink.take()
        for seat, bot in enumerate(bots):
            bot.see(seen(events, seat))
        if game.mover(s) != OVER and source.random() < KEPT:
            features(game.tables, s, x)  # type: ignore[attr-defined, arg-type]
            rows.append(list(x))
    outcome = game.outcome(s)
    assert outcome is not None
    return rows, float(outcome.winner == OCTOPUS)


def fit(rows: Floats, won: Floats) -> Floats:
    """Logistic regression by Newton's method."""
    weights = np.zeros(rows.shape[1])
    for _ in range(30):
        p = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (p - won) + PULL * weights
        bend = (rows * (p * (1 - p))[:, None]).T @ rows + PULL * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return weights


def report(weights: Floats, rows: Floats, won: Floats) -> str:
    p = np.clip(1 / (1 + np.exp(-rows @ weights)), 1e-6, 1 - 1e-6)
    loss = -(won * np.log(p) + (1 - won) * np.log(1 - p)).mean()
    mean = won.mean()
    plain = -(mean * np.log(mean) + (1 - mean) * np.log(1 - mean))
    return f"log loss {loss:.3f} ({plain:.3f} without features), right {((p > 0.5) == (won > 0.5)).mean():.1%}"


def write(weights: Floats) -> None:
    """In the places of the old ones; comments stay."""
    head, mark, told = FILE.read_text("utf-8").partition("[evaluation]\n")
    for name, weight in zip(FEATURE_NAMES, weights, strict=True):
        told = re.sub(rf"^{name} = \S+", f"{name} = {weight:.4f}", told, flags=re.MULTILINE)
    FILE.write_text(head + mark + told, "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--playouts", type=int, default=250)
    parser.add_argument("--trial", action="store_true", help="write nothing")
    wanted = parser.parse_args()
    rows: list[list[float]] = []
    won: list[float] = []
    number: list[int] = []
    for seed in track(range(wanted.games), "games"):
        some, result = played(seed, wanted.playouts)
        rows += some
        won += [result] * len(some)
        number += [seed] * len(some)
    x, y, held = np.array(rows), np.array(won), np.array(number) % HELD_OUT == 0
    print(f"{len(y)} positions; on games held out:", report(fit(x[~held], y[~held]), x[held], y[held]))
    if not wanted.trial:
        write(fit(x, y))
    return 0


if __name__ == "__main__":
    sys.exit(main())
