"""What a state or a view says of itself in a log or a debugger: what everybody may know, and nothing else."""

from functools import cache
from importlib import import_module

SPECTATOR = -1
STATE = -2  # not the eyes of a seat: the state itself


def label(s: object, mover: int, asked: int, eyes: int = STATE) -> str:
    """A state, or what `eyes` see of it: its game, the turn, who is to answer, and what kind of question.

    `asked` is the kind on top of the stack. All of these are public in every game, and so is nothing else in general.
    """
    game, seats, questions = names(type(s).__module__.rpartition(".")[0])
    seat = "a spectator" if eyes == SPECTATOR else seats.get(eyes, f"seat {eyes}")
    what = "state" if eyes == STATE else f"view of {seat}"
    asks = f"{seats.get(mover, f'seat {mover}')} is asked {questions.get(asked, str(asked))!r}"
    return f"<{game} {what}: turn {getattr(s, 'turn', 0)}, {asks if mover >= 0 else 'over'}>"


@cache
def names(package: str) -> tuple[str, dict[int, str], dict[int, str]]:
    """What a game, its seats and its kinds of question are called: as `declaration.py` in its folder declares it."""
    try:
        known = import_module(f"{package}.declaration").DECLARATION
        return known.game, dict(enumerate(known.seats)), {kind: frame.name for kind, frame in known.frames.items()}
    except (ImportError, AttributeError):  # a game of somebody's that is built otherwise: numbers tell no more
        return package.rpartition(".")[2], {}, {}
