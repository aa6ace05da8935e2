"""Jobs for bots of the server: positions of both games, and strangers' bots under names of their own."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import fathoms
from fathoms.core.chance import fast
from fathoms.core.events import Sink, seen
from fathoms.core.game import OVER, Game
from fathoms.core.state import BaseState
from fathoms.server.thinking.jobs import Job

GAMES = {name: fathoms.game(name) for name in fathoms.games()}


def job(
    bot: str, table: str = "one", name: str = "kelp", seed: int = 1, epoch: int = 0, answers: int = 0
) -> Job:  # fmt: skip
    """What a bot is asked after so many random answers, or at the next choice thereafter."""
    game = GAMES[name]
    for s, events in positions(game, seed):
        if answers <= 0 and len(game.options(s)) > 1:
            return job_of(game, s, events, bot, table, seed, epoch)
        answers -= 1
    raise AssertionError("the game is over")


def positions(game: Game, seed: int) -> Iterator[tuple[BaseState, list[list[Any]]]]:
    """A random game, with what each seat has seen so far."""
    s, draws = game.new(chance=fast(seed)), Random(seed)
    events: list[list[Any]] = [[] for _ in game.seated(game.options_of(s))]
    while game.mover(s) != OVER:
        yield s, events
        answer(game, s, draws.choice(game.options(s)), events)


def answer(game: Game, s: BaseState, action: int, events: list[list[Any]]) -> None:
    s.sink = Sink()
    game.answer(s, action)
    told = s.sink.take()
    for seat, known in enumerate(events):
        known += seen(told, seat)


def job_of(
    game: Game, s: BaseState, events: list[list[Any]], bot: str, table: str = "one", seed: int = 1, epoch: int = 0
) -> Job:
    seat = game.mover(s)
    view = game.redact(s, seat)
    options = dict(game.options_of(s))
    return Job(table, seat, epoch, game.name, {}, options, bot, seed, list(events[seat]), view, game.options(view))


def install(folder: Path, bots: Mapping[str, str]) -> None:
    """A package in a folder that names bots as another package would; whoever has the folder in its path finds them."""
    package = folder / "strangers-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", "utf-8")
    lines = ["[fathoms.bots]", *(f"{name} = {value}" for name, value in bots.items())]
    (package / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
