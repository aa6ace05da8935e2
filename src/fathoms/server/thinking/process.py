"""What runs in a bot process: many thoughts at once, each in turn for a moment, and in between a look at the orders.

It ends when the server closes the line, also because the server itself has ended.
"""

import os
import select
import signal
import socket
import time
from collections import OrderedDict, deque
from contextlib import suppress
from typing import Any

from fathoms.bots.guard import Answered, Overran, Raised, Watch, piece, place
from fathoms.server.thinking.jobs import HEAD, Ask, Drop, Hurry, Job, Order, Reply, Review, order, replied, size
from fathoms.server.thinking.kept_bots import KeptBots, Pondering

TURN = 0.004  # seconds for a thought before the next table has its turn: two or three pieces of a search
NICER = 5  # the server itself goes first


def serve(line: socket.socket, speed: float) -> None:
    """The life of a bot process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is meant for the server, which will close the line
    if hasattr(os, "nice"):
        os.nice(NICER)
    with Watch() as watch, suppress(OSError):  # a line that breaks is closed too
        ThinkingInTurn(Line(line), KeptBots(watch, speed)).run()


class Line:
    """The way to the server, from this side."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.buffer = bytearray()

    def orders(self, wait: bool) -> list[Order] | None:
        """All that has come, or None once the line is closed."""
        found: list[Order] = []
        while select.select([self.line], [], [], None if wait and not found else 0)[0]:
            data = self.line.recv(1 << 18)
            if not data:
                return None
            self.buffer += data
            found += self.whole()
        return found

    def whole(self) -> list[Order]:
        """The orders that are complete."""
        found: list[Order] = []
        at = 0
        while len(self.buffer) >= at + HEAD:
            end = at + HEAD + size(bytes(self.buffer[at : at + HEAD]))
            if len(self.buffer) < end:
                break
            found.append(order(bytes(self.buffer[at + HEAD : end])))
            at = end
        del self.buffer[:at]
        return found

    def send(self, reply: Reply) -> None:
        self.line.sendall(replied(reply))


class Pondered:
    """A job under way."""

    def __init__(self, asked: Ask, thought: Pondering) -> None:
        self.number = asked.number
        self.job: Job | Review = asked.job
        self.thought = thought
        self.hurried = asked.hurried
        self.begun = False

    def go_on(self) -> tuple[bool, Any]:
        """One piece more: whether it was the last, and what came of it."""
        told = piece(self.thought, self.hurried if self.begun else None)
        self.begun = True
        return told


class ThinkingInTurn:
    """Tables take turns, whatever each has to think about; within a table one thought follows another."""

    def __init__(self, line: Line, kept_bots: KeptBots) -> None:
        self.line = line
        self.kept_bots = kept_bots
        self.tables: OrderedDict[str, deque[Pondered]] = OrderedDict()  # the next is first

    def run(self) -> None:
        while (orders := self.line.orders(wait=not self.tables)) is not None:
            for given in orders:
                self.obey(given)
            if self.tables:
                self.turn()

    def obey(self, given: Order) -> None:
        if isinstance(given, Ask):
            pondered = Pondered(given, self.kept_bots.thought(given.job, given.share))
            self.tables.setdefault(given.job.table, deque()).append(pondered)
            return
        for pondered in [one for thoughts in self.tables.values() for one in thoughts if one.number == given.number]:
            if isinstance(given, Hurry):
                pondered.hurried = True
            elif isinstance(given, Drop):
                self.leave(pondered)

    def turn(self) -> None:
        table = next(iter(self.tables))
        self.tables.move_to_end(table)
        pondered = self.tables[table][0]
        until = time.perf_counter() + TURN
        try:
            done = False
            while not done and time.perf_counter() < until:
                done, came = pondered.go_on()
        except (Exception, KeyboardInterrupt) as error:
            self.leave(pondered)
            self.kept_bots.forget(pondered.job)
            self.line.send(Reply(pondered.number, None, told(error)))
        else:
            if done:
                self.leave(pondered)
                self.line.send(reply_of(pondered, came))

    def leave(self, pondered: Pondered) -> None:
        thoughts = self.tables[pondered.job.table]
        thoughts.remove(pondered)
        if not thoughts:
            del self.tables[pondered.job.table]


def reply_of(pondered: Pondered, came: Any) -> Reply:
    return Reply(pondered.number, came) if pondered.job.wanted == "choice" else Reply(pondered.number, None, told=came)


def told(error: BaseException) -> str:
    """What went wrong, in words that hold nothing of the game: an error's own might."""
    if isinstance(error, Answered):
        return "gave an answer that is not among its options"
    if isinstance(error, Overran):
        return "did not keep to its clock"
    if isinstance(error, Raised) and error.__cause__ is not None:
        error = error.__cause__
    return f"raised {type(error).__name__}{place(error.__traceback__)}"
