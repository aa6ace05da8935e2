"""The rules of Aquatica: which answers a question has, what an answer does, and what follows by itself.

Each kind of question has one `options` and one `answer` function; they stand side by side in the module of their
chapter: turn, payment, locations, characters, goals, kings, solo.
"""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.state import RUN, kind_at, pop, seat_at, top
from fathoms.games.aquatica import effects, kings, solo, turn
from fathoms.games.aquatica.dispatch import apply, offer
from fathoms.games.aquatica.end import turn_over
from fathoms.games.aquatica.names import Run
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


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
            case Run.CARD:
                turn.run_card(t, s, at)
            case Run.TURN:
                if turn.run_turn(t, s, at):
                    pop(s)
                    if not turn_over(t, s):
                        turn.begin_turn(t, s, (s.active + 1) % s.players)
            case Run.OTHERS:
                effects.run_others(t, s, at)
            case Run.SOLO:
                solo.run_solo(t, s, at)
            case Run.KINGS:
                kings.run_kings(t, s)
            case Run.START:
                pop(s)
                turn.begin_turn(t, s, s.first)
