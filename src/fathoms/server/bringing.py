"""Records from elsewhere: each is played through before it gets a table here."""

from typing import Any

from fathoms.core.errors import BadRecord
from fathoms.core.live import LiveGame
from fathoms.core.record import Record, verify
from fathoms.core.record_reading import from_json
from fathoms.registry import game as game_named
from fathoms.server.standing import in_short, turn_of

ENTRIES = 5_000  # several times as many as the longest game has


def brought(told: dict[str, Any]) -> tuple[Record, dict[str, Any]]:
    """The record, if it is whole, and how it ended. This may take a while, so it runs beside the tables, with a game
    of its own."""
    record = from_json(told)
    if len(record.entries) > ENTRIES:
        raise BadRecord("a record may have {most} entries here, not {came}", most=ENTRIES, came=len(record.entries))
    try:
        game = game_named(record.game, data=record.overlay or None)
    except RecursionError:
        raise BadRecord("the data of this record cannot be read") from None
    verify(game, record)
    live = LiveGame(game, record)
    if not live.over:
        raise BadRecord("only a finished game can be brought here")
    if record.commitment and not record.seed:
        raise BadRecord("a record with a commitment needs the seed that shows it was kept")
    return record, in_short(live, turn_of(live))
