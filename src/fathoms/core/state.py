"""What every game's state has: a stack of open questions, chance, and who is to move.

A frame of the stack is six numbers: its kind, the seat it asks, and four operands that everyone may know.
Kinds from RUN on are no questions but work that goes on by itself once the questions above it are answered.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.chance import Chance
from fathoms.core.events import EVERYONE, Sink
from fathoms.core.label import label
from fathoms.core.options import Options

OVER: Final = -1
FRAME: Final = 6
HEAD: Final = 2  # the numbers of a frame before its operands
DEPTH: Final = 10
RUN: Final = 100
BOTTOM: Final = 0  # where the lowest frame begins

EMPTY: Final = vec[i64]()
NO_CHANCE: Final = Chance()


class BaseState:
    """A game at one moment, with all that is hidden in it: make it with `Game.new`, and ask the game about it.

    A game's own state adds its fields. States that are equal have equal bytes.
    """

    def __init__(self) -> None:
        self.stack: vec[i64] = EMPTY
        self.depth: i64 = 0
        self.mover: i64 = OVER
        self.chance: Chance = NO_CHANCE
        self.sink: Sink | None = None
        self.answered: i64 = 0  # answers given to this object: tells whether options found earlier still hold
        # What was found when the options were last asked for from outside, and after how many answers. It belongs to
        # this object alone: no copy, no bytes and no comparison has it.
        self.found: Options | None = None
        self.found_at: i64 = 0

    def asked(self) -> i64:
        """The kind of the frame on top of the stack; -1 if nothing is open."""
        return kind_at(self, top(self)) if self.depth > 0 else -1

    def __repr__(self) -> str:
        return label(self, self.mover, self.asked())


def top(s: BaseState) -> i64:
    """Where the top frame begins."""
    return (s.depth - 1) * FRAME


def below(at: i64) -> i64:
    """Where the frame beneath begins."""
    return at - FRAME


def frames_of(s: BaseState) -> list[int]:
    """Where each frame begins, the lowest first."""
    return [int(level * FRAME) for level in range(s.depth)]


def kind_at(s: BaseState, at: i64) -> i64:
    """The kind of the frame that begins there."""
    return s.stack[at]


def seat_at(s: BaseState, at: i64) -> i64:
    """Whom it asks."""
    return s.stack[at + 1]


def operands_at(s: BaseState, at: i64) -> list[int]:
    """What its operands are; a game's `frames.py` has them by name."""
    return [s.stack[at + HEAD + i] for i in range(FRAME - HEAD)]


def push(s: BaseState, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    at: i64 = s.depth * FRAME
    stack = s.stack
    stack[at] = kind
    stack[at + 1] = seat
    stack[at + 2] = a
    stack[at + 3] = b
    stack[at + 4] = c
    stack[at + 5] = d
    s.depth += 1


def pop(s: BaseState) -> None:
    """Drop the top frame. What it leaves behind above the stack means nothing; `tidy` wipes it."""
    s.depth -= 1


def tidy(s: BaseState) -> None:
    """Zeros above the stack, so that equal states have equal bytes."""
    for i in range(s.depth * FRAME, i64(len(s.stack))):
        s.stack[i] = 0


def tell(s: BaseState, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    """An event for everyone."""
    sink = s.sink
    if sink is not None:
        sink.emit(kind, seat, a, b, c, EVERYONE)


def tell_seat(s: BaseState, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    """An event that only the seat itself may know."""
    sink = s.sink
    if sink is not None:
        sink.emit(kind, seat, a, b, c, 1 << seat)
