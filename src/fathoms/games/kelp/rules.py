"""The rules of Kelp: which answers a question has, what an answer does, and what follows by itself.

Each kind of question has one `options` and one `answer` function; they stand side by side in the module of their
chapter, which the declaration names, and dispatch.py leads to them.
"""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.state import RUN, kind_at, pop, seat_at, top
from fathoms.games.kelp import blocks, hunt, octopus, shark
from fathoms.games.kelp.dispatch import apply, offer
from fathoms.games.kelp.end import win
from fathoms.games.kelp.names import OCTOPUS, Reason, Run
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


def options(t: Tables, s: State, out: Options) -> None:
    """The legal answers to the question on top, ascending."""
    out.count = 0
    offer(t, s, out, top(s))


def answer(t: Tables, s: State, action: i64) -> None:
    """Apply a legal answer, then everything that follows without a question."""
    s.answered += 1
    apply(t, s, action, top(s))
    settle(t, s)


def settle(t: Tables, s: State) -> None:
    """Perform runs until a question is on top, or the game is over."""
    while s.depth:
        at: i64 = top(s)
        kind: i64 = kind_at(s, at)
        if kind < RUN:
            s.mover = seat_at(s, at)
            return
        match kind:
            case Run.SHARK:
                if shark.run_turn(t, s, at):
                    pop(s)
                    shark.end_turn(s)
                    next_turn(t, s)
            case Run.OCTOPUS:
                if octopus.run_turn(t, s, at):
                    pop(s)
                    octopus.end_turn(s)
                    next_turn(t, s)
            case Run.CARD:
                octopus.run_card(t, s, at)
            case Run.SHUFFLE:
                blocks.run_shuffle(s)
            case Run.DIE:
                hunt.run_die(t, s, at)
            case Run.TRAP:
                hunt.run_trap(t, s, at)
            case Run.FOOD:
                octopus.run_food(s)
            case Run.BEGIN:
                pop(s)
                octopus.begin_turn(s)


def next_turn(t: Tables, s: State) -> None:
    """The players alternate; at the end of the last turn the Octopus has survived (K11.4)."""
    if s.turn >= t.last_turn:
        win(s, OCTOPUS, Reason.SURVIVED)
    elif s.turn % 2 == 0:
        octopus.begin_turn(s)
    else:
        shark.begin_turn(s)
