"""The seats of a table as its row keeps them."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from fathoms.bots.named import DEFAULT
from fathoms.core.game import Game
from fathoms.server.database.rows import TableRow
from fathoms.server.protocol import Absent, SeatTold

Left = Literal["", "resign", "flag", "taken_over"]


class Seat(msgspec.Struct):
    """Who has a seat. The salt makes its token; only a person's seat has one."""

    kind: Literal["open", "person", "bot"] = "open"
    player: str = ""
    name: str = ""
    bot: str = ""
    salt: str = ""
    nonce: str = ""


def seats_of(row: TableRow) -> list[Seat]:
    return msgspec.convert(row.seats, list[Seat])


def as_rows(seats: list[Seat]) -> list[Any]:
    return [msgspec.to_builtins(seat) for seat in seats]


def nonces_of(seats: list[Seat]) -> list[str]:
    return [seat.nonce for seat in seats if seat.nonce]


def players_of(seats: list[Seat]) -> list[str]:
    return list(dict.fromkeys(seat.player for seat in seats if seat.player))


def shared(seats: list[Seat]) -> bool:
    """Hot seat: somebody's screen serves several seats, one at a time."""
    people = [seat.player for seat in seats if seat.kind == "person"]
    return len(set(people)) < len(people)


def absent(row: TableRow) -> Absent:
    """What was agreed for somebody whose clock falls."""
    return msgspec.convert(row.settings.get("absent", {}), Absent)


def bot_of(seat: Seat, left: str, instead: str = DEFAULT) -> str:
    """The bot that plays a seat, if one does: also where a person gave up or is away and others play on."""
    if seat.kind == "bot":
        return seat.bot
    return instead if left == "taken_over" else DEFAULT if left else ""


def told(game: Game, seats: list[Seat], left: Mapping[int, str]) -> list[SeatTold]:
    return [SeatTold(game.seats[i], seat.kind, seat.name, seat.bot, left_by(left, i)) for i, seat in enumerate(seats)]


def left_by(left: Mapping[int, str], seat: int) -> Left:
    kind: Left = msgspec.convert(left.get(seat, ""), Left)
    return kind
