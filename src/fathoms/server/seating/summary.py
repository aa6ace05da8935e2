"""How a game stands, in short: it is kept with its table, so that lists need not play it through."""

from typing import Any

import msgspec

from fathoms.core.events import EVERYONE
from fathoms.core.game import Game
from fathoms.core.live import LiveGame
from fathoms.core.turns import first_turn, turns
from fathoms.server.protocol import Result
from fathoms.table.telling import asked_in


class Stands(msgspec.Struct):
    turn: int = 0
    left: dict[int, str] = {}  # seats whose person left, and how
    result: Result | None = None
    early: list[int] = []  # seats that are asked in secret at the same time as the one to answer


def stands(kept: dict[str, Any] | None) -> Stands:
    """As the database has it; a table that has not begun has nothing."""
    return Stands() if kept is None else msgspec.convert(kept, Stands, str_keys=True)


def standing(live: LiveGame, turn: int) -> Stands:
    return Stands(turn, dict(live.left), result(live), early(live))


def in_short(live: LiveGame, turn: int) -> dict[str, Any]:
    """The same as the database has it."""
    told: dict[str, Any] = msgspec.to_builtins(standing(live, turn), str_keys=True)
    return told


def early(live: LiveGame) -> list[int]:
    others = (seat for seat in range(len(live.seats)) if seat != live.mover)
    return [seat for seat in others if asked_in(live, seat, early=True) is not None]


def result(live: LiveGame) -> Result | None:
    ended, said, game = live.now.outcome, live.now.said, live.game
    if ended is None or said is None:
        return None
    names = live.seats
    return Result(
        said=said, winner=None if ended.winner is None else game.seats[ended.winner],
        ranks={name: ended.ranks[i] for i, name in enumerate(names)},
        scores={name: ended.scores[i] for i, name in enumerate(names)},
    )  # fmt: skip


def turn_of(live: LiveGame) -> int:
    """Which turn, or round, it is; the first may have begun before anything could be told."""
    game: Game = live.game
    for event in reversed(live.standing):
        if event[5] == EVERYONE and (began := turns(game, [event])):
            return began[0][1]
    return first_turn(game, live.state)
