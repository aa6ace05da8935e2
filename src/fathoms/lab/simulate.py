"""Many random games: played in chunks, in one process or in several, with the same result either way.

Game number n of a seed has chance of its own, so it does not matter which process plays it, or when.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from fathoms.build import compiled
from fathoms.core.chance import fast
from fathoms.core.game import Game
from fathoms.core.options import Options
from fathoms.core.playout import play_out
from fathoms.lab.processes import in_processes, loaded, overlay_of

# About 50 ms of play: the time that an interrupt or the progress bar has to wait.
COMPILED_CHUNK = 500
INTERPRETED_CHUNK = 10


@dataclass
class Tally:
    """How some games went."""

    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    scores: Counter[str] = field(default_factory=Counter)  # all together, by place
    lowest: dict[str, float] = field(default_factory=dict)
    highest: dict[str, float] = field(default_factory=dict)

    def count(self, decisions: int, winner: str | None, reason: str, scores: Mapping[str, float]) -> None:
        self.shortest = min(self.shortest, decisions) if self.games else decisions
        self.longest = max(self.longest, decisions)
        self.games += 1
        self.decisions += decisions
        self.reasons[reason] += 1
        if winner is not None:
            self.wins[winner] += 1
        for place, score in scores.items():
            self.scores[place] += score  # type: ignore[assignment]  # a counter adds fractions as well
        self.spread(scores, scores)

    def spread(self, lowest: Mapping[str, float], highest: Mapping[str, float]) -> None:
        for place in lowest:
            self.lowest[place] = min(self.lowest.get(place, lowest[place]), lowest[place])
            self.highest[place] = max(self.highest.get(place, highest[place]), highest[place])

    def add(self, other: "Tally") -> None:
        if other.games:
            self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.wins.update(other.wins)
        self.reasons.update(other.reasons)
        self.scores.update(other.scores)
        self.spread(other.lowest, other.highest)


def seeds(seed: int, number: int) -> tuple[int, int]:
    """Chance of the table and of the players in game `number`."""
    told = blake2b(f"{seed} {number}".encode(), digest_size=16).digest()
    return int.from_bytes(told[:8], "big") >> 2, int.from_bytes(told[8:], "big") >> 2


def play_games(game: Game, options: Mapping[str, Any], seed: int, first: int, count: int) -> Tally:
    """Play the games from number `first` on; each runs to its end inside compiled code."""
    tally = Tally()
    out = Options()
    like = game.new(chance=fast(0), **options)
    places = game.places(game.options_of(like))
    for number in range(first, first + count):
        table, players = seeds(seed, number)
        s = game.rules.again(like, fast(table))
        decisions = play_out(game.rules, s, fast(players), out)
        outcome = game.outcome(s)
        assert outcome is not None, "a game that is over has an outcome"
        names = [places[game.place_of(s, seat)] for seat in range(len(outcome.scores))]
        winner = None if outcome.winner is None else names[outcome.winner]
        tally.count(decisions, winner, outcome.reason, dict(zip(names, outcome.scores, strict=True)))
    return tally


def simulate(game: Game, options: Mapping[str, Any], games: int, seed: int, jobs: int = 1) -> Iterator[Tally]:
    """Play random games; a tally for each chunk as it is done."""
    size = COMPILED_CHUNK if compiled() else INTERPRETED_CHUNK
    pieces = ((first, min(size, games - first)) for first in range(0, games, size))
    if jobs == 1 or games <= size:
        for first, count in pieces:
            yield play_games(game, options, seed, first, count)
    else:
        overlay = overlay_of(game)
        tasks = ((game.name, overlay, dict(options), seed, first, count) for first, count in pieces)
        yield from in_processes(play_named, tasks, min(jobs, -(-games // size)))


def play_named(name: str, overlay: str, options: dict[str, Any], seed: int, first: int, count: int) -> Tally:
    """What a process is asked to do; it gets a game by name, since a game does not travel."""
    return play_games(loaded(name, overlay), options, seed, first, count)
