"""Tables that begin: made, joined, left."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from fathoms.bots.named import BOTS
from fathoms.bots.named import names as bot_names
from fathoms.core.errors import BadOption
from fathoms.core.game import Game
from fathoms.core.record import Record, commitment, committed
from fathoms.server.database.rows import Step, TableRow
from fathoms.server.keys import Player, new_id
from fathoms.server.protocol import NewSeat, NewTable, Terms
from fathoms.server.refusals import NotPossible, NotYours
from fathoms.server.seating.clock import Clock
from fathoms.server.seating.loading import begun, clocked
from fathoms.server.seating.playing_on import begun_from
from fathoms.server.seating.seats import Seat, as_rows, players_of, seats_of
from fathoms.server.seating.services import Services
from fathoms.server.seating.summary import in_short, turn_of

SALT_BYTES = 16


async def create(services: Services, wanted: NewTable, player: Player) -> TableRow:
    """A table as somebody wants it; if nobody is missing, its game begins at once."""
    source = wanted.source
    record = None if source is None else await begun_from(services, source, wanted, player)
    game = services.game(wanted.game, {} if record is None else record.overlay)
    options = game.settings.complete(wanted.options) if record is None else record.options
    names = game.seated(options)
    for name in wanted.seats:
        if name not in names:
            raise BadOption("error-choice", name="seat", known=", ".join(names), came=name)
    seats = [seat_for(wanted.seats.get(name, NewSeat()), player) for name in names]
    for seat in seats:
        if seat.player:
            seat.nonce = wanted.nonce
            break
    check_bot(wanted.absent.bot)
    settings = {
        "clock": msgspec.to_builtins(wanted.clock), "spectators": wanted.spectators, "heat_map": wanted.heat_map,
        "absent": msgspec.to_builtins(wanted.absent),
    }  # fmt: skip
    row = new_row(services, game, options, settings, seats, wanted.listed, player.id)
    steps: list[Step] = []
    if record is not None:
        settings["from"] = msgspec.to_builtins(source)
        steps = given(row, record)
    row = msgspec.structs.replace(row, **beginning(services, game, row, seats, steps))
    await services.store.create(row, players_of(seats), steps)
    return row


def new_row(
    services: Services,
    game: Game,
    options: dict[str, Any],
    settings: dict[str, Any],
    seats: list[Seat],
    listed: bool,
    owner: str,
) -> TableRow:
    """A table that does not exist yet, and has not begun."""
    now, seed = services.now(), secrets.token_bytes(32)
    return TableRow(
        id=new_id(), game=game.name, options=options, settings=settings, seats=as_rows(seats), seed=seed,
        commitment=commitment(seed, options, game.seated(options)), listed=listed, owner=owner, created=now,
        updated=now,
    )  # fmt: skip


def beginning(
    services: Services, game: Game, row: TableRow, seats: list[Seat], steps: Sequence[Step]
) -> dict[str, Any]:
    """What changes in a table when its last seat is taken; nothing before."""
    if any(seat.kind == "open" for seat in seats):
        return {}
    now, live = services.now(), begun(game, row, seats, steps)
    told = {
        "status": "running", "header": {**live.record.to_json(), "entries": []}, "mover": game.mover(live.state),
        "settings": {**row.settings, "begun": now}, "updated": now,
    }  # fmt: skip
    if row.header is not None:  # it is played on, and lists tell how it stands
        told["stands"] = in_short(live, turn_of(live))
    terms = msgspec.convert(row.settings["clock"], Terms)
    if terms.kind != "none" and told["mover"] in clocked(seats):
        clock = Clock(terms, len(seats), now)
        clock.step(now, told["mover"])
        told["deadline"] = clock.deadline()
    return told


def seat_for(wanted: NewSeat, player: Player) -> Seat:
    match wanted.kind:
        case "me":
            return Seat("person", player.id, wanted.name or player.name, salt=secrets.token_hex(SALT_BYTES))
        case "bot":
            check_bot(wanted.bot)
            return Seat("bot", bot=wanted.bot)
    return Seat()


def check_bot(name: str) -> None:
    if name not in bots():
        raise BadOption("error-choice", name="bot", known=", ".join(bots()), came=name)


def bots() -> list[str]:
    """By name alone: no file of this machine is run for somebody who asks over the net."""
    return [name for name in bot_names() if name in BOTS or ".py" not in name]


async def join(services: Services, id: str, seat: str, nonce: str, player: Player) -> None:
    """Take an open seat. Who comes a moment too late is told so."""
    while True:
        row = await services.row(id)
        if row.status != "open":
            raise NotPossible("error-table-closed")
        game, seats = services.game(row.game, (row.header or {}).get("overlay", {})), seats_of(row)
        free = [game.seats[i] for i, place in enumerate(seats) if place.kind == "open"]
        if seat and seat not in free:
            raise NotPossible("error-seat-taken", known=", ".join(free))
        at = game.seats.index(seat or free[0])
        seats[at] = seat_for(NewSeat("me"), player)
        seats[at].nonce = nonce
        steps = await services.store.steps(id)  # there are some where a game is played on
        changed = {"updated": services.now(), "seats": as_rows(seats), **beginning(services, game, row, seats, steps)}
        if await services.store.change(id, row.version, players=[player.id], **changed):
            return


async def leave(services: Services, id: str, player: Player) -> None:
    """Stand up from a table that has not begun; where its maker does, it is gone."""
    row = await services.row(id)
    seats = seats_of(row)
    if row.status != "open":
        raise NotPossible("error-begun")
    if player.id != row.owner and player.id not in players_of(seats):
        raise NotYours("error-not-seated")
    kept = [Seat() if seat.player == player.id else seat for seat in seats]
    status = "gone" if player.id == row.owner else "open"
    if not await services.store.change(
        id, row.version, left=[player.id], seats=as_rows(kept), status=status, updated=services.now()
    ):
        raise NotPossible("error-table-changed")


def given(row: TableRow, record: Record) -> list[Step]:
    """Give a new table what it begins with; it has it from the start, and is bound to it."""
    record.commitment = row.commitment = committed(row.seed, record)
    header = record.to_json()
    entries = header.pop("entries")
    row.header, row.length = {**header, "entries": []}, len(entries)
    return [Step(row.id, 0, len(entries), entries, row.created)] if entries else []
