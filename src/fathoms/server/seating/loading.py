"""A table from its rows: the game as it stands, and its clocks."""

import logging
from collections.abc import Sequence
from itertools import islice

import msgspec

from fathoms.core.chance import sealed
from fathoms.core.errors import FathomsError
from fathoms.core.game import Game
from fathoms.core.live import LiveGame
from fathoms.core.record import Record, Replaying, stream
from fathoms.core.record_reading import from_json
from fathoms.core.turns import turns
from fathoms.server.database.rows import Step, TableRow
from fathoms.server.protocol import Terms
from fathoms.server.seating.clock import Clock, Outages
from fathoms.server.seating.seats import Seat, nonces_of, seats_of

LOG = logging.getLogger("fathoms.loading")


def begun(game: Game, row: TableRow, seats: list[Seat], steps: Sequence[Step]) -> LiveGame:
    """A game that begins now: anew, or where its steps have brought it that came from another game."""
    nonces = nonces_of(seats)
    chance = sealed(stream(row.seed, nonces))
    if row.header is None:
        return LiveGame.new(game, chance, seed=row.seed, nonces=nonces, **row.options)
    record = record_of(row, steps)
    record.nonces = tuple(nonces)
    return LiveGame.resume(game, record, chance, row.seed)


class Damaged(FathomsError):
    """A game of which something was kept that cannot be."""


def problem_of(error: FathomsError) -> str:
    """What is said at a table whose game cannot go on."""
    return "table-damaged" if isinstance(error, Damaged) else "table-foreign"


def record_of(row: TableRow, steps: Sequence[Step]) -> Record:
    entries = [entry for step in steps for entry in step.entries]
    return from_json({**(row.header or {}), "entries": entries})


def kept(row: TableRow, steps: Sequence[Step]) -> Record:
    """The record of a finished game as it was kept, with its seed; nobody plays it through."""
    record = record_of(row, steps)
    if row.seed:  # one from elsewhere has its own in the record, or none
        record.seed = row.seed.hex()
    return record


def live_of(game: Game, row: TableRow, steps: Sequence[Step]) -> LiveGame:
    """The game where it stands, or why it cannot be shown: in words that everybody at the table may read."""
    header = row.header or {}
    try:
        return replayed(game, row, record_of(row, steps), {step.number for step in steps})
    except FathomsError as error:
        if (header.get("rules"), header.get("data")) != (game.rules_version, game.digest):
            raise
        LOG.error("a table of %s cannot be read", game.name, exc_info=error)
        raise Damaged("error-kept-unplayable") from None


def replayed(game: Game, row: TableRow, record: Record, starts: set[int]) -> LiveGame:
    """A running game draws every number again: the seed must give what the record has."""
    if row.status == "running":
        chance = sealed(stream(row.seed, record.nonces))
        return LiveGame.resume(game, record, chance, row.seed, starts)
    if row.seed:
        record.seed = row.seed.hex()
    return LiveGame(game, record, starts=starts)


def clock_of(game: Game, row: TableRow, live: LiveGame, steps: Sequence[Step], outages: Outages) -> Clock | None:
    """The clocks, from the times of the steps. What came from another
    game took nobody's time; only whose turn it is counts."""
    terms = msgspec.convert(row.settings.get("clock", {}), Terms)
    record = live.record
    if terms.kind == "none" or row.header is None:
        return None
    clock = Clock(terms, len(record.seats), row.settings.get("begun", row.created), outages)
    people, before = clocked(seats_of(row)), record.begun or 0
    replaying = Replaying(game, record)
    came = [turn for _, events in islice(replaying, before) for turn in turns(game, events)]
    first = game.mover(replaying.state)
    clock.step(clock.since, first if first in people else None, came[-1:])
    for step in steps:
        if step.number < before:
            continue
        begun = []
        for entry, events in islice(replaying, step.count):
            begun += turns(game, events)
            if entry.kind in ("resign", "flag", "taken_over"):
                people.discard(entry.seat)
            elif entry.kind == "came_back":
                people.add(entry.seat)
                clock.returned(entry.seat)
        asked = game.mover(replaying.state)
        clock.step(step.at, asked if asked in people else None, begun)
    if live.over:  # also where somebody resigned whom nobody asked
        clock.running = None
    return clock


def clocked(seats: Sequence[Seat]) -> set[int]:
    """The seats that have a clock: people's."""
    return {i for i, seat in enumerate(seats) if seat.kind == "person"}
