"""How a contest stands after some of its pairs: everything that is told of it, counted game by game."""

from collections import Counter
from typing import Any

from fathoms.core.game import Game
from fathoms.lab.match import Contest, Pair, Played, score_of
from fathoms.lab.statistics import UNDECIDED, Sprt, elo, interval_of, mean_of


class Standing:
    def __init__(self, game: Game, of: Contest, sprt: Sprt | None = None) -> None:
        self.contest = of
        self.places = game.places(of.options)
        self.sprt = sprt
        self.verdict = UNDECIDED
        self.results: Counter[float] = Counter()  # pairs by what they are worth to the first bot
        self.games = 0
        self.wins: Counter[tuple[str, str]] = Counter()  # by bot and place
        self.seated: Counter[tuple[str, str]] = Counter()
        self.reasons: Counter[str] = Counter()
        self.won_by: Counter[tuple[str, str]] = Counter()  # by bot and reason
        self.points: dict[str, list[float]] = {name: [] for name in of.names}
        self.decisions: Counter[str] = Counter()
        self.seconds: dict[str, float] = dict.fromkeys(of.names, 0.0)
        self.faults: dict[tuple[str, str], dict[str, Any]] = {}

    def add(self, pair: Pair) -> None:
        score = score_of(pair)
        self.results[score] += 1
        for game in pair:
            self.count(game)
        if len(pair[0].seats) == 1 and score != 0.5:
            # Alone nobody wins a game; who had more points has won the pair.
            better = pair[0 if score > 0.5 else 1]
            self.wins[better.seats[0], better.places[0]] += 1
        if self.sprt is not None:
            self.verdict = self.sprt.verdict(self.results)

    def count(self, game: Played) -> None:
        self.games += 1
        self.reasons[game.reason] += 1
        if game.winner is not None and game.place is not None:
            self.wins[game.winner, game.place] += 1
            self.won_by[game.winner, game.reason] += 1
        self.seated.update(zip(game.seats, game.places))
        for bot, score in zip(game.seats, game.scores):
            self.points[bot].append(score)
        self.decisions.update(game.decisions)
        for bot, spent in game.seconds.items():
            self.seconds[bot] += spent
        if game.forfeit is not None:
            first = {"bot": game.forfeit.bot, "did": game.forfeit.did, "what": game.forfeit.what}
            fault = self.faults.setdefault(
                (game.forfeit.bot, game.forfeit.did), first | {"pair": game.pair, "order": game.order, "times": 0}
            )
            fault["times"] += 1

    @property
    def pairs(self) -> int:
        return self.results.total()

    @property
    def score(self) -> float:
        return mean_of(self.results)

    def to_json(self) -> dict[str, Any]:
        """All that is known, by the names that `fathoms arena --json` shows."""
        of, names = self.contest, self.contest.names
        low, high = interval_of(self.results)
        reasons = dict(sorted(self.reasons.items(), key=lambda item: (-item[1], item[0])))
        return {
            "game": of.game,
            "options": of.options,
            "bots": list(names),
            "seed": of.seed,
            "speed": of.speed,
            "clock": of.clock,
            "pairs": self.pairs,
            "games": self.games,
            "score": round(self.score, 6),
            "interval": [round(low, 6), round(high, 6)],
            "elo": round(elo(self.score, self.pairs), 2),
            "elo_interval": [round(elo(low, self.pairs), 2), round(elo(high, self.pairs), 2)],
            "pair_scores": {f"{value:g}": self.results[value] for value in sorted({0.0, 0.5, 1.0, *self.results})},
            "sprt": self.tested(),
            "wins": {name: {place: self.wins[name, place] for place in self.places} for name in names},
            "seated": {name: {place: self.seated[name, place] for place in self.places} for name in names},
            "reasons": reasons,
            "wins_by_reason": {name: {reason: self.won_by[name, reason] for reason in reasons} for name in names},
            "points": {name: spread(self.points[name]) for name in names if self.points_matter()},
            "decisions": {name: self.decisions[name] for name in names},
            "seconds_per_decision": {
                name: round(self.seconds[name] / max(1, self.decisions[name]), 7) for name in names
            },
            "forfeits": {
                name: sum(fault["times"] for fault in self.faults.values() if fault["bot"] == name) for name in names
            },
            "faults": list(self.faults.values()),
        }

    def points_matter(self) -> bool:
        """Whether games give more than the 1 and 0 of a win and a loss."""
        return any(score not in (0, 1) for scores in self.points.values() for score in scores)

    def tested(self) -> dict[str, Any] | None:
        if self.sprt is None:
            return None
        test = self.sprt
        return {
            "elo0": test.elo0,
            "elo1": test.elo1,
            "alpha": test.alpha,
            "beta": test.beta,
            "llr": round(test.llr(self.results), 4),
            "bounds": [round(bound, 4) for bound in test.bounds],
            "verdict": self.verdict,
        }


def spread(scores: list[float]) -> dict[str, float]:
    if not scores:
        return {"mean": 0, "lowest": 0, "highest": 0}
    return {"mean": round(sum(scores) / len(scores), 3), "lowest": min(scores), "highest": max(scores)}
