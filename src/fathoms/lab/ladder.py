"""Everybody against everybody: a contest for each two bots, and the Elo that fits all of them best."""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fathoms.bots.named import title
from fathoms.core.game import Game
from fathoms.lab.arena import arena
from fathoms.lab.match import Contest
from fathoms.lab.results import Results, kept_contest
from fathoms.lab.standing import Standing
from fathoms.lab.statistics import interval_of, mean_of, pairings_of, ratings
from fathoms.text import slug

ZERO = "random"  # whose Elo is 0, if it is there; otherwise it is the first one's


@dataclass
class Ladder:
    levels: Sequence[str]
    standings: dict[tuple[int, int], Standing] = field(default_factory=dict)

    @property
    def pairs(self) -> int:
        return sum(standing.pairs for standing in self.standings.values())

    def elo(self) -> dict[str, float | None]:
        won = {
            pairing: (standing.score * standing.pairs, standing.pairs) for pairing, standing in self.standings.items()
        }
        zero = self.levels.index(ZERO) if ZERO in self.levels else 0
        fitted = ratings(won, len(self.levels), zero)
        return {level: None if elo is None else round(elo, 1) for level, elo in zip(self.levels, fitted)}

    def table(self) -> dict[str, dict[str, dict[str, Any]]]:
        """How each row did against each column, as far as they have met."""
        told: dict[str, dict[str, dict[str, Any]]] = {level: {} for level in self.levels}
        for (i, j), standing in sorted(self.standings.items()):
            first, second = self.levels[i], self.levels[j]
            told[first][second] = cell(standing.results)
            told[second][first] = cell({1 - value: often for value, often in standing.results.items()})
        return told

    def forfeits(self) -> dict[str, int]:
        told = dict.fromkeys(self.levels, 0)
        for standing in self.standings.values():
            for fault in standing.faults.values():
                told[fault["bot"]] += fault["times"]
        return told

    def seconds_per_decision(self) -> dict[str, float]:
        spent, decisions = dict.fromkeys(self.levels, 0.0), dict.fromkeys(self.levels, 0)
        for standing in self.standings.values():
            for name in standing.contest.names:
                spent[name] += standing.seconds[name]
                decisions[name] += standing.decisions[name]
        return {level: round(spent[level] / max(1, decisions[level]), 7) for level in self.levels}


def cell(results: Mapping[float, int]) -> dict[str, Any]:
    low, high = interval_of(results)
    return {
        "pairs": sum(results.values()),
        "score": round(mean_of(results), 6),
        "interval": [round(low, 6), round(high, 6)],
    }


def climb(
    game: Game, contests: Mapping[tuple[int, int], Contest], ladder: Ladder, pairs: int, jobs: int, folder: Path | None
) -> Generator[Standing, None, None]:
    """Play all contests; after each pair the standing of its contest, which is in the ladder too."""
    for pairing, of in contests.items():
        results = None if folder is None else Results(file_of(folder, of.bots), of)
        try:
            for standing in arena(game, of, pairs, jobs, results=results):
                ladder.standings[pairing] = standing
                yield standing
        finally:
            if results is not None:
                results.close()


def file_of(folder: Path, bots: Sequence[str]) -> Path:
    return folder / ("-".join(slug(title(spec)) for spec in bots) + ".jsonl")


def kept_seed(folder: Path, levels: Sequence[str]) -> int | None:
    """The seed of an earlier run in this folder."""
    for i, j in pairings_of(levels):
        found = kept_contest(file_of(folder, (levels[i], levels[j])))
        if found is not None:
            return found.seed
    return None
