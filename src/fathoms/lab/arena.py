"""Two bots against each other in pairs of games, until all are played or a test is decided."""

from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path

from fathoms.core.game import Game
from fathoms.lab.match import Contest, Pair, play_pair
from fathoms.lab.processes import in_processes, loaded, overlay_of
from fathoms.lab.results import Results
from fathoms.lab.standing import Standing
from fathoms.lab.statistics import UNDECIDED, Sprt


def arena(
    game: Game, of: Contest, pairs: int, jobs: int = 1, sprt: Sprt | None = None, results: Results | None = None,
    records: Path | None = None,
) -> Generator[Standing, None, None]:  # fmt: skip
    """Play; the standing after each pair. What is played is kept in a file of results and in a folder of records.

    Pairs are counted in the order of their numbers, and the test looks after each of them: so neither the number of
    jobs nor an earlier run that stopped changes what is counted.
    """
    standing = Standing(game, of, sprt)
    with closing(known_and_new(game, of, pairs, jobs, results, records)) as found:
        for pair in found:
            standing.add(pair)
            yield standing
            if standing.verdict != UNDECIDED:
                return


def known_and_new(
    game: Game, of: Contest, pairs: int, jobs: int, results: Results | None, records: Path | None
) -> Generator[Pair, None, None]:
    """The pairs that a file has, then those that are played and written into it."""
    known = [] if results is None else results.pairs[:pairs]
    yield from known
    for pair in played(game, of, len(known), pairs, jobs, records):
        if results is not None:
            results.add(pair)
        yield pair


def played(game: Game, of: Contest, first: int, end: int, jobs: int, records: Path | None) -> Iterator[Pair]:
    """The pairs from one number up to another, in order."""
    jobs = min(jobs, end - first)
    if jobs <= 1:
        for pair in range(first, end):
            yield play_pair(game, of, pair, records)
    else:
        overlay = overlay_of(game)
        yield from in_processes(play_named, ((of, overlay, pair, records) for pair in range(first, end)), jobs)


def play_named(of: Contest, overlay: str, pair: int, records: Path | None) -> Pair:
    """What a process is asked to do."""
    return play_pair(loaded(of.game, overlay), of, pair, records)
