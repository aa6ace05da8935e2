"""Finds the numbers of a game's insight by play, and writes them to its insight.toml.

    tools/fit.py policy --seconds 600                 the policy, by play against itself
    tools/fit.py evaluation --games 2000              the evaluation, from positions of games of a searching player
    tools/fit.py evaluation --games 2000 --trial      only tell how well it would foresee who wins

It needs numpy (requirements/lab.txt) and a compiled package. The same seeds give the same numbers. `--game` has one
choice so far: a game takes part by describing itself in FITTED.
"""

import argparse
import copy
import re
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

import fathoms
from fathoms.bots.tree import Tree
from fathoms.core.chance import Chance, fast
from fathoms.core.game import OVER
from fathoms.core.insight_numbers import insight_numbers
from fathoms.core.versus import Versus
from fathoms.games.aquatica import evaluation as aquatica
from fathoms.games.aquatica.declaration import FEATURE_NAMES
from fathoms.games.aquatica.insight import AquaticaInsight
from fathoms.games.aquatica.names import PHASES, Feature
from fathoms.games.aquatica.nearness import MANY, cards_to_play

ROOT = Path(__file__).resolve().parent.parent
Numbers = dict[str, Any]
Floats = NDArray[np.float64]
SCALE = 0.1  # what a point of the projection weighs in the odds of winning, while the last turns are not counted
NOISE = 0.08  # share of answers by chance, so that positions are met which good players avoid
STEEPS = np.arange(0.0, 1.5, 0.025)
HELD_OUT = 0.2  # share of the games that the report is about


@dataclass(frozen=True)
class Fitted:
    """A game whose numbers are found here."""

    file: Path
    read: Callable[[], Numbers]
    insight: Callable[[Any, Numbers], Any]
    tables: tuple[dict[str, Any], ...]  # the options of the games with others, played in turn
    alone: tuple[dict[str, Any], ...]


FITTED = {
    "aquatica": Fitted(
        ROOT / "src/fathoms/games/aquatica/insight.toml",
        lambda: insight_numbers("fathoms.games.aquatica"),
        lambda game, numbers: AquaticaInsight(game.tables, numbers),
        ({}, {"goals": "tokens"}, {}, {"kings": "draft", "goals": "tokens"}, {"players": 3}, {"players": 4}),
        ({"players": 1}, {"players": 1, "goals": "tokens"}),
    )
}


# The policy: steps along the direction in which changed numbers win more (evolution strategy with mirrored samples).


def tune(game: Any, fitted: Fitted, seconds: float) -> Numbers:
    numbers = fitted.read()
    names = [name for name in numbers["policy"] if name != "floor"]
    mean = np.array([numbers["policy"][name] for name in names])
    first, rng, end = numbers, np.random.default_rng(1), time.monotonic() + seconds
    for generation in range(10_000):
        if time.monotonic() > end:
            break
        sigma = np.maximum(0.08, 0.2 * abs(mean)) * max(0.4, 1 - generation / 150)
        now = fitted.insight(game, changed(numbers, names, mean))
        ways = rng.normal(size=(18, len(names)))
        gain = np.zeros(len(names))
        for way in ways:
            for sign in (1, -1):
                other = fitted.insight(game, changed(numbers, names, mean + sign * sigma * way))
                gain += sign * way * share(game, fitted, other, now, 800, 1000 * generation)
        mean = mean + sigma * gain / np.linalg.norm(gain)
        if generation % 10 == 9:
            was = fitted.insight(game, first)
            here = fitted.insight(game, changed(numbers, names, mean))
            print(f"generation {generation + 1}: {share(game, fitted, here, was, 2000, 9_000_000):.1%} against before")
    return changed(numbers, names, mean)


def changed(numbers: Numbers, names: list[str], values: Floats) -> Numbers:
    new = copy.deepcopy(numbers)
    new["policy"].update(zip(names, (round(float(value), 2) for value in values), strict=True))
    # Hotter play wins more but is always the same: rollouts and priors need some width.
    new["policy"]["heat"] = min(max(new["policy"]["heat"], 0.3), 2.5)
    return new


def share(game: Any, fitted: Fitted, one: Any, other: Any, games: int, seed: int) -> float:
    """The share of two-player games that one insight's policy wins; each deal is played from both sides."""
    won = 0
    trees = [Tree(game.rules, Versus([one, other])), Tree(game.rules, Versus([other, one]))]
    likes = [game.new(chance=fast(0), **options) for options in fitted.tables if options.get("players", 2) == 2]
    for i in range(games // 2):
        for seat, tree in enumerate(trees):
            s = game.rules.again(likes[i % len(likes)], fast(seed + i))
            tree.roll_out(s, fast(seed + i + 1_000_000_000))
            won += tree.values[seat] > 0.5
    return won / (games // 2 * 2)


# The evaluation: positions of games, and who won them.


@dataclass
class Sample:
    """Positions with so many players: features by seat, what else the fit needs, and how it ended."""

    features: Floats  # position, seat, feature
    far: Floats
    cards: Floats  # position, seat: cards to play, MANY while the last turns are not counted
    points: Floats
    winner: NDArray[np.int64]

    def part(self, mask: Any) -> "Sample":
        return Sample(self.features[mask], self.far[mask], self.cards[mask], self.points[mask], self.winner[mask])


def played(game: Any, insight: Any, options: dict[str, Any], seed: int, playouts: int) -> Iterator[Any]:
    """The positions of a game between searching players with a little noise; the last one is its end."""
    s = game.new(chance=fast(seed), **options)
    chance, tree = fast(seed + 1_000_000_000), Tree(game.rules, insight)
    while game.mover(s) != OVER:
        found = game.options(s)
        if len(found) > 1:
            yield s
        game.answer(s, found[chosen(game, insight, tree, s, found, chance, playouts)])
    yield s


def chosen(game: Any, insight: Any, tree: Tree, s: Any, found: list[int], chance: Chance, playouts: int) -> int:
    if len(found) == 1 or chance.below(1000) < round(1000 * NOISE):
        return int(chance.below(len(found)))
    if playouts == 0:
        game.rules.options(s, tree.out)
        return int(tree.drawn(s, chance))
    view = game.redact(s, game.mover(s))
    belief = insight.belief(view.seat)
    root = tree.node_of(belief.world(view, chance))
    tree.search(root, view, belief, chance, playouts)
    visits = tree.visits(root, found)
    return visits.index(max(visits))


def gather(game: Any, insight: Any, options: dict[str, Any], seeds: range, playouts: int) -> list[Sample]:
    """One sample for each game."""
    found, pick = [], np.random.default_rng(seeds.start)
    look = insight.evaluation
    for seed in track(seeds, f"{options or 'as usual'}"):
        rows, far, cards = [], [], []
        for s in played(game, insight, options, seed, playouts):
            seats = range(s.players)
            if game.mover(s) != OVER and s.turn and pick.random() < 0.3:
                rows.append([features(look, s, seat) for seat in seats])
                far.append(aquatica.progress(look, s))
                cards.append([cards_to_play(s, seat) for seat in seats])
        outcome = game.outcome(s)
        winner = 0 if outcome.winner is None else outcome.winner
        n = len(rows)
        found.append(
            Sample(
                np.array(rows), np.array(far), np.array(cards, float), np.array([outcome.scores] * n),
                np.full(n, winner),
            )
        )  # fmt: skip
    return [one for one in found if len(one.far)]


def features(look: Any, s: Any, seat: int) -> Floats:
    aquatica.look(look, s, seat)
    return np.array(list(look.features))


def joined(samples: list[Sample]) -> Sample:
    return Sample(*(np.concatenate([getattr(one, name) for one in samples]) for name in vars(samples[0])))


def ridge(rows: Floats, wanted: Floats, prior: Floats, strength: float) -> Floats:
    """Least squares, drawn to a prior."""
    width = (rows**2).mean(0) + 1e-6
    both = rows.T @ rows / len(rows) + np.diag(strength * width)
    return prior + np.linalg.solve(both, rows.T @ (wanted - rows @ prior) / len(rows))


def mixed_rows(sample: Sample) -> Floats:
    """Features once as those of an early, once as those of a late position."""
    far = sample.far[:, None, None]
    return np.concatenate([(1 - far) * sample.features, far * sample.features], -1)


def winning(samples: list[Sample], strength: float = 5e-3) -> Floats:
    """Weights by which a softmax over the seats foresees the winner best: Newton's method, drawn to 0."""
    groups = [(mixed_rows(one), one.winner) for one in samples]
    total = sum(len(winner) for _, winner in groups)
    width = np.sqrt(np.mean([(rows**2).mean((0, 1)) for rows, _ in groups], 0)) + 1e-3
    weights = np.zeros(len(width))
    for _ in range(12):
        slope, bend = -strength * weights, strength * np.eye(len(width))
        for rows, winner in groups:
            for at in range(0, len(rows), 20_000):
                some, who = rows[at : at + 20_000] / width, winner[at : at + 20_000]
                odds = softmax(some @ weights)
                mean = (odds[..., None] * some).sum(1)
                slope += (some[np.arange(len(some)), who] - mean).sum(0) / total
                apart = ((some - mean[:, None]) * np.sqrt(odds)[..., None]).reshape(-1, len(width))
                bend += apart.T @ apart / total
        weights = weights + np.linalg.solve(bend, slope)
    found: Floats = weights / width
    return found


def softmax(z: Floats) -> Floats:
    e = np.exp(z - z.max(1, keepdims=True))
    odds: Floats = e / e.sum(1, keepdims=True)
    return odds


def weights_for(samples: list[Sample], by_points: bool) -> Floats:
    """The four sets of weights. Alone only points count, and in the last turns points tell more than the winner."""
    count = len(FEATURE_NAMES)
    prior = np.zeros(count)
    prior[Feature.POINTS] = 1.0
    flat = [(one.features.reshape(-1, count), one.cards.ravel(), one.points.ravel()) for one in samples]
    rows, cards, points = (np.concatenate([one[i] for one in flat]) for i in range(3))
    running = [one.part(one.cards[:, 0] == MANY) for one in samples]
    if by_points:
        mixed = np.concatenate([mixed_rows(one).reshape(-1, 2 * count) for one in running])
        wanted = np.concatenate([one.points.ravel() for one in running])
        both = ridge(mixed, wanted, np.concatenate([prior, prior]), 1e-3)
    else:
        both = winning(running) / SCALE
    last, done = (cards != MANY) & (cards > 0), cards == 0
    ends = [ridge(rows[mask], points[mask], prior, 3e-3) for mask in (last, done)]
    return np.array([both[:count], both[count:], *ends])


def projected(weights: Floats, sample: Sample) -> Floats:
    f, far = sample.features, sample.far[:, None]
    running = (1 - far) * (f @ weights[0]) + far * (f @ weights[1])
    found: Floats = np.where(sample.cards == MANY, running, np.where(sample.cards > 0, f @ weights[2], f @ weights[3]))
    return found


def steepness(samples: list[Sample], weights: Floats) -> float:
    """What a projected point weighs in the odds of winning, in the last turns: the best of a row of values."""
    last = [one.part(one.cards[:, 0] != MANY) for one in samples]
    losses = [sum(loss(steep * projected(weights, one), one.winner).sum() for one in last) for steep in STEEPS]
    return float(STEEPS[int(np.argmin(losses))])


def loss(z: Floats, winner: NDArray[np.int64]) -> Floats:
    found: Floats = -np.log(softmax(z)[np.arange(len(z)), winner] + 1e-12)
    return found


def fit(game: Any, fitted: Fitted, games: int, playouts: int) -> Numbers:
    numbers = fitted.read()
    insight = fitted.insight(game, numbers)
    kept: list[Sample] = []
    held: list[Sample] = []
    for i, options in enumerate(fitted.tables):
        each = gather(
            game, insight, options, range(i * 1_000_000, i * 1_000_000 + games // len(fitted.tables)), playouts
        )
        cut = max(1, round(len(each) * (1 - HELD_OUT)))
        kept.append(joined(each[:cut]))
        held.append(joined(each[cut:]))
    table = weights_for(kept, by_points=False)
    last = steepness(kept, table)
    for options, one in zip(fitted.tables, held, strict=True):
        report(str(options or "as usual"), one, table, last)
    few = games // 4 // len(fitted.alone)
    alone = [
        joined(gather(game, insight, options, seeds(50 + i, few), playouts)) for i, options in enumerate(fitted.alone)
    ]
    new = copy.deepcopy(numbers)
    new["evaluation"] = {"steep": [SCALE, SCALE, round(last, 3)]}
    for name, weights in (("solo", weights_for(alone, by_points=True)), ("table", table)):
        new["evaluation"][name] = {
            feature: [round(float(weights[phase][i]), 2) for phase in range(PHASES)]
            for i, feature in enumerate(FEATURE_NAMES)
        }
    return new


def seeds(group: int, count: int) -> range:
    return range(group * 1_000_000, group * 1_000_000 + count)


def report(name: str, sample: Sample, weights: Floats, last: float) -> None:
    """How well who wins is foreseen, against a look at the points alone."""
    ends = sample.cards[:, 0] != MANY
    phases = {
        "early": ~ends & (sample.far < 0.34),
        "middle": ~ends & (sample.far >= 0.34) & (sample.far < 0.67),
        "late": ~ends & (sample.far >= 0.67),
        "last turns": ends,
    }
    z = np.where(ends, last, SCALE)[:, None] * projected(weights, sample)
    plain = sample.features[..., Feature.POINTS]
    for phase, mask in phases.items():
        if mask.any():
            winner = sample.winner[mask]
            # Points alone get the steepness that suits these very positions: the comparison favours them.
            steep = min(STEEPS, key=lambda k: loss(k * plain[mask], winner).mean())
            ours, theirs = z[mask], steep * plain[mask]
            print(
                f"{name}, {phase}: log loss {loss(ours, winner).mean():.3f} (points alone "
                f"{loss(theirs, winner).mean():.3f}), right {(ours.argmax(1) == winner).mean():.1%} "
                f"({(theirs.argmax(1) == winner).mean():.1%}), {mask.sum()} positions"
            )


# The file


def write(path: Path, numbers: Numbers) -> None:
    """Put the numbers in the places of the old ones; comments stay."""
    text, section = [], ""
    for line in path.read_text("utf-8").splitlines():
        head = re.fullmatch(r"\[([a-z.]+)\]", line)
        entry = re.fullmatch(r"(\w+) = ([^#]*?)(\s*#.*)?", line)
        if head:
            section = head[1]
        elif entry:
            value: Any = numbers
            for part in section.split("."):
                value = value[part]
            line = f"{entry[1]} = {value[entry[1]]}{entry[3] or ''}"
        text.append(line)
    path.write_text("\n".join(text) + "\n", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("policy", "evaluation"))
    parser.add_argument("--game", choices=tuple(FITTED), default="aquatica")
    parser.add_argument("--seconds", type=float, default=600, help="how long the policy is tuned")
    parser.add_argument("--games", type=int, default=2000, help="games that the evaluation is fitted to")
    parser.add_argument("--playouts", type=int, default=64, help="of the player in these games; 0: the policy alone")
    parser.add_argument("--trial", action="store_true", help="write nothing")
    chosen = parser.parse_args()
    game, fitted = fathoms.game(chosen.game), FITTED[chosen.game]
    if chosen.what == "policy":
        numbers = tune(game, fitted, chosen.seconds)
    else:
        numbers = fit(game, fitted, chosen.games, chosen.playouts)
    if not chosen.trial:
        write(fitted.file, numbers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
