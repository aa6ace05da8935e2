"""A rematch: the same table again, everybody one seat on."""

from collections.abc import Sequence

import msgspec

from fathoms.core.game import Game
from fathoms.server.database.rows import TableRow
from fathoms.server.keys import Keys
from fathoms.server.seating.making import beginning, new_row
from fathoms.server.seating.seats import Seat, players_of
from fathoms.server.seating.services import Services


async def rematch(services: Services, old: TableRow, game: Game, sat: Sequence[Seat]) -> bool:
    """The same again with other dice. Whoever is second to make it does not."""
    seats = moved_on(sat)
    settings = {key: value for key, value in old.settings.items() if key not in ("begun", "from")}
    row = new_row(services, game, old.options, settings, seats, False, old.owner)
    row = msgspec.structs.replace(row, previous=old.id, **beginning(services, game, row, seats, []))
    return await services.store.create(row, players_of(seats))


def moved_on(seats: Sequence[Seat]) -> list[Seat]:
    """Everybody one seat on; the salt goes along, and with the other table makes another token."""
    return [msgspec.structs.replace(seat, nonce="") for seat in [*seats[1:], *seats[:1]]]


def place_in(keys: Keys, next: str, seats: Sequence[Seat], seat: int) -> tuple[int, str]:
    """Where somebody sits in a rematch, and the token of that seat."""
    place = (seat - 1) % len(seats)
    return place, keys.token(next, place, seats[seat].salt)
