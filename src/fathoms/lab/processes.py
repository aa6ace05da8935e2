"""Work in several processes: results come in the order of the tasks, so they are the same for any number of them."""

import json
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

from fathoms.core.errors import FathomsError
from fathoms.core.game import Game
from fathoms.registry import game as game_named

Result = TypeVar("Result")

# Tasks that are given out for each process before the oldest must be done: enough that a long one keeps nobody idle.
AHEAD = 4


def in_processes(work: Callable[..., Result], tasks: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[Result]:
    """What `work` gives for each task. Whoever stops early, or is interrupted, waits for nothing that is under way."""
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    given: deque[Future[Result]] = deque()
    done = False
    try:
        for i, task in enumerate(tasks):
            if i < jobs:
                # The first tasks start the processes. They inherit that an interrupt is none of their business.
                with uninterrupted():
                    given.append(pool.submit(work, *task))
            else:
                given.append(pool.submit(work, *task))
            if len(given) == AHEAD * jobs:
                yield given.popleft().result()
        while given:
            yield given.popleft().result()
        done = True
    except BrokenProcessPool:
        raise FathomsError("error-process-ended") from None
    finally:
        if not done:
            for process in set(active_children()) - others:
                process.terminate()
        pool.shutdown(cancel_futures=True)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ignore interrupts for a moment; only the main thread can, and only it needs to."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# A game does not travel: its name and an owner's data do.


def overlay_of(game: Game) -> str:
    return json.dumps(game.overlay, default=dict) if game.overlay else ""


@cache
def loaded(name: str, overlay: str) -> Game:
    return game_named(name, data=json.loads(overlay) if overlay else None)
