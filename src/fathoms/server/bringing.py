"""Records from elsewhere: each is played through before it gets a table here."""

from typing import Any

from fathoms.core.chance import fast
from fathoms.core.errors import BadRecord
from fathoms.core.record import Record, Table, finished, replay, verify
from fathoms.core.record_reading import from_json
from fathoms.registry import game as game_named
from fathoms.server.standing import in_short, turn_of
from fathoms.table.sitting import Sitting

ENTRIES = 5_000  # several times as many as the longest game has


def brought(told: dict[str, Any]) -> tuple[Record, dict[str, Any]]:
    """The record, if it is whole, and how it ended. This may take a while, so it runs beside the tables, with a game
    of its own."""
    record = from_json(told)
    if len(record.entries) > ENTRIES:
        raise BadRecord("error-brought-too-long", most=ENTRIES, came=len(record.entries))
    try:
        game = game_named(record.game, data=record.overlay or None)
    except RecursionError:
        raise BadRecord("error-brought-data") from None
    verify(game, record)
    state = replay(game, record)
    if not finished(game, record, state):
        raise BadRecord("error-brought-unfinished")
    if record.commitment and not record.seed:
        raise BadRecord("error-brought-without-seed")
    table = Table(game, fast(0), record.seats, **record.options)
    table.record, table.state = record, state
    sitting = Sitting(table, {})
    return record, in_short(sitting, turn_of(sitting))
