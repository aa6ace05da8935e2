"""How a game stands, in short: it is kept with its table, so that lists need not play it through."""

from typing import Any

import msgspec

from fathoms.core.events import EVERYONE
from fathoms.core.game import Game
from fathoms.server.loading import turns
from fathoms.server.protocol import Result
from fathoms.table.sitting import Sitting


class Stands(msgspec.Struct):
    turn: int = 0
    left: dict[int, str] = {}  # seats whose person left, and how
    result: Result | None = None
    early: list[int] = []  # seats that are asked in secret at the same time as the one to answer


def stands(told: dict[str, Any] | None) -> Stands:
    """As the database has it; a table that has not begun has nothing."""
    return Stands() if told is None else msgspec.convert(told, Stands, str_keys=True)


def standing(sitting: Sitting, turn: int) -> Stands:
    return Stands(turn, dict(sitting.left), result(sitting), early(sitting))


def in_short(sitting: Sitting, turn: int) -> dict[str, Any]:
    """The same as the database has it."""
    told: dict[str, Any] = msgspec.to_builtins(standing(sitting, turn), str_keys=True)
    return told


def early(sitting: Sitting) -> list[int]:
    others = (seat for seat in range(len(sitting.seats)) if seat != sitting.mover)
    return [seat for seat in others if sitting.asked_in(seat, early=True) is not None]


def result(sitting: Sitting) -> Result | None:
    ended, said, game = sitting.now.outcome, sitting.now.said, sitting.game
    if ended is None or said is None:
        return None
    names = sitting.seats
    return Result(
        said=said, winner=None if ended.winner is None else game.seats[ended.winner],
        ranks={name: ended.ranks[i] for i, name in enumerate(names)},
        scores={name: ended.scores[i] for i, name in enumerate(names)},
    )  # fmt: skip


def turn_of(sitting: Sitting) -> int:
    """Which turn, or round, it is; the first may have begun before anything could be told."""
    game: Game = sitting.game
    for event in reversed(sitting.standing):
        if event[5] == EVERYONE and (began := turns(game, [event])):
            return began[0][1]
    return 1 if game.to_json(sitting.table.state).get("turn") else 0
