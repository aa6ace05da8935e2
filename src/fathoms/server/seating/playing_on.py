"""Playing on from a moment of a finished game: who may, from where, and what a new table begins with."""

from fathoms.core.errors import BadOption, FathomsError
from fathoms.core.record import Record, fits, playing_on
from fathoms.server.keys import Player
from fathoms.server.protocol import Begun, NewTable
from fathoms.server.refusals import NotPossible, NotYours
from fathoms.server.seating.loading import record_of
from fathoms.server.seating.seats import players_of, seats_of
from fathoms.server.seating.services import Services


async def begun_from(services: Services, source: Begun, wanted: NewTable, player: Player) -> Record:
    """The record that a table begins with. Of a game that is not over nothing is looked at, so nothing is told."""
    row = await services.row(source.table)
    if not row.settings["spectators"] and player.id not in players_of(seats_of(row)):
        raise NotYours("error-no-watching")
    if row.status != "over":
        raise NotPossible("error-play-on-unfinished")
    if row.game != wanted.game:
        raise BadOption("error-play-on-other-game", game=row.game, came=wanted.game)
    record = record_of(row, await services.store.steps(row.id))
    try:
        game = services.game(row.game, record.overlay)
        fits(game, record)
    except FathomsError:
        raise NotPossible("error-play-on-other-rules") from None
    stays = game.settings.complete(record.options)
    for name, value in game.settings.complete({**stays, **wanted.options}).items():
        if value != stays[name]:
            raise BadOption("error-play-on-option", name=name, value=stays[name])
    return playing_on(game, record, source.to)
