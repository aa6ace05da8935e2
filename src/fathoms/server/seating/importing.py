"""Records from elsewhere: each is played through before it gets a table here."""

from typing import Any

from fathoms.core.errors import BadRecord
from fathoms.core.live import LiveGame
from fathoms.core.record import Record, verify
from fathoms.core.record_reading import from_json
from fathoms.registry import game as game_named
from fathoms.server.database.rows import Step, TableRow
from fathoms.server.keys import Player, new_id
from fathoms.server.seating.seats import Seat, as_rows
from fathoms.server.seating.services import Services
from fathoms.server.seating.summary import in_short, turn_of

ENTRIES = 5_000  # several times as many as the longest game has


def brought(found: dict[str, Any]) -> tuple[Record, dict[str, Any]]:
    """The record, if it is whole, and how it ended. This may take a while, so it runs beside the tables, with a game
    of its own."""
    record = from_json(found)
    if len(record.entries) > ENTRIES:
        raise BadRecord("error-brought-too-long", most=ENTRIES, came=len(record.entries))
    try:
        game = game_named(record.game, data=record.overlay or None)
    except RecursionError:
        raise BadRecord("error-brought-data") from None
    verify(game, record)
    live = LiveGame(game, record)
    if not live.over:
        raise BadRecord("error-brought-unfinished")
    if record.commitment and not record.seed:
        raise BadRecord("error-brought-without-seed")
    return record, in_short(live, turn_of(live))


async def keep(services: Services, record: Record, short: dict[str, Any], player: Player) -> TableRow:
    """A table of its own for such a record."""
    now = services.now()
    header = record.to_json()
    entries = header.pop("entries")
    settings = {"clock": {}, "spectators": True, "heat_map": False, "imported": True}
    row = TableRow(
        id=new_id(), game=record.game, status="over", options=record.options, settings=settings,
        seats=as_rows([Seat("person")] * len(record.seats)), commitment=record.commitment,
        header={**header, "entries": []}, length=len(entries), owner=player.id, created=now, updated=now,
        stands=short,
    )  # fmt: skip
    await services.store.create(row, [player.id], [Step(row.id, 0, len(entries), entries, now)])
    return row
