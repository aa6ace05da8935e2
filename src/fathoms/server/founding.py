"""Tables that begin: made, joined, left, played again, or brought from elsewhere."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from fathoms.bots.named import BOTS
from fathoms.bots.named import names as bot_names
from fathoms.core.errors import BadOption
from fathoms.core.game import Game
from fathoms.core.record import Record, commitment, committed
from fathoms.server.bringing import brought
from fathoms.server.clock import Clock
from fathoms.server.keys import Player, new_id
from fathoms.server.loading import begun, clocked
from fathoms.server.playing_on import begun_from
from fathoms.server.protocol import NewSeat, NewTable, Terms
from fathoms.server.refusals import NotPossible, NotYours
from fathoms.server.rows import Step, TableRow
from fathoms.server.seats import Seat, as_rows, players_of, seats_of
from fathoms.server.standing import in_short, turn_of
from fathoms.server.tables import Table

if TYPE_CHECKING:
    from fathoms.server.house import House

SALT_BYTES = 16


class Founding:
    def __init__(self, house: "House") -> None:
        self.house = house
        self.bringing = asyncio.Lock()

    async def create(self, wanted: NewTable, player: Player) -> TableRow:
        source = wanted.source
        record = None if source is None else await begun_from(self.house, source, wanted, player)
        game = self.house.game(wanted.game, {} if record is None else record.overlay)
        options = game.settings.complete(wanted.options) if record is None else record.options
        names = game.seated(options)
        for name in wanted.seats:
            if name not in names:
                raise BadOption(
                    "{name} must be one of {known}, not {came!r}", name="seat", known=", ".join(names), came=name
                )
        seats = [self.seat(wanted.seats.get(name, NewSeat()), player) for name in names]
        for seat in seats:
            if seat.player:
                seat.nonce = wanted.nonce
                break
        self.check_bot(wanted.absent.bot)
        settings = {
            "clock": msgspec.to_builtins(wanted.clock), "spectators": wanted.spectators, "heat_map": wanted.heat_map,
            "absent": msgspec.to_builtins(wanted.absent),
        }  # fmt: skip
        row = self.new_row(game, options, settings, seats, wanted.listed, player.id)
        steps: list[Step] = []
        if record is not None:
            settings["from"] = msgspec.to_builtins(source)
            steps = given(row, record)
        row = msgspec.structs.replace(row, **self.beginning(game, row, seats, steps))
        await self.house.store.create(row, players_of(seats), steps)
        return row

    def new_row(
        self, game: Game, options: dict[str, Any], settings: dict[str, Any], seats: list[Seat], listed: bool, owner: str
    ) -> TableRow:
        """A table that does not exist yet, and has not begun."""
        now, seed = self.house.now(), secrets.token_bytes(32)
        return TableRow(
            id=new_id(), game=game.name, options=options, settings=settings, seats=as_rows(seats), seed=seed,
            commitment=commitment(seed, options, game.seated(options)), listed=listed, owner=owner, created=now,
            updated=now,
        )  # fmt: skip

    def beginning(self, game: Game, row: TableRow, seats: list[Seat], steps: Sequence[Step]) -> dict[str, Any]:
        """What changes in a table when its last seat is taken; nothing before."""
        if any(seat.kind == "open" for seat in seats):
            return {}
        now, live = self.house.now(), begun(game, row, seats, steps)
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

    def seat(self, wanted: NewSeat, player: Player) -> Seat:
        match wanted.kind:
            case "me":
                return Seat("person", player.id, wanted.name or player.name, salt=secrets.token_hex(SALT_BYTES))
            case "bot":
                self.check_bot(wanted.bot)
                return Seat("bot", bot=wanted.bot)
        return Seat()

    def check_bot(self, name: str) -> None:
        if name not in self.bots():
            raise BadOption(
                "{name} must be one of {known}, not {came!r}", name="bot", known=", ".join(self.bots()), came=name
            )

    def bots(self) -> list[str]:
        """By name alone: no file of this machine is run for somebody who asks over the net."""
        return [name for name in bot_names() if name in BOTS or ".py" not in name]

    async def join(self, id: str, seat: str, nonce: str, player: Player) -> TableRow:
        """Take an open seat. Who comes a moment too late is told so."""
        while True:
            row = await self.house.row(id)
            if row.status != "open":
                raise NotPossible("this table is not open any more")
            game, seats = self.house.game(row.game, (row.header or {}).get("overlay", {})), seats_of(row)
            free = [game.seats[i] for i, place in enumerate(seats) if place.kind == "open"]
            if seat and seat not in free:
                raise NotPossible("this seat is not free; free are {known}", known=", ".join(free))
            at = game.seats.index(seat or free[0])
            seats[at] = self.seat(NewSeat("me"), player)
            seats[at].nonce = nonce
            steps = await self.house.store.steps(id)  # there are some where a game is played on
            changed = {"updated": self.house.now(), "seats": as_rows(seats), **self.beginning(game, row, seats, steps)}
            if await self.house.store.change(id, row.version, players=[player.id], **changed):
                return await self.house.changed(id)

    async def leave(self, id: str, player: Player) -> None:
        """Stand up from a table that has not begun; where its maker does, it is gone."""
        row = await self.house.row(id)
        seats = seats_of(row)
        if row.status != "open":
            raise NotPossible("the game has begun; resign at the table")
        if player.id != row.owner and player.id not in players_of(seats):
            raise NotYours("you do not sit at this table")
        kept = [Seat() if seat.player == player.id else seat for seat in seats]
        status = "gone" if player.id == row.owner else "open"
        if not await self.house.store.change(
            id, row.version, left=[player.id], seats=as_rows(kept), status=status, updated=self.house.now()
        ):
            raise NotPossible("this table changed meanwhile; look again")
        await self.house.changed(id)

    async def rematch(self, table: Table) -> None:
        """The same again with other dice, everybody one seat on. Whoever is second to make it does not."""
        old = table.row
        seats = moved_on(table.seats)
        settings = {key: value for key, value in old.settings.items() if key not in ("begun", "from")}
        row = self.new_row(table.game, old.options, settings, seats, False, old.owner)
        row = msgspec.structs.replace(row, previous=old.id, **self.beginning(table.game, row, seats, []))
        if await self.house.store.create(row, players_of(seats)):
            table.move_on(await self.house.row(old.id))

    def place_in(self, next: str, seats: Sequence[Seat], seat: int) -> tuple[int, str]:
        """Where somebody sits in a rematch, and the token of that seat."""
        place = (seat - 1) % len(seats)
        return place, self.house.keys.token(next, place, seats[seat].salt)

    async def bring(self, told: dict[str, Any], player: Player) -> TableRow:
        """A finished game from elsewhere, once it has been played through; one at a time."""
        async with self.bringing:
            record, short = await asyncio.to_thread(brought, told)
        now = self.house.now()
        header = record.to_json()
        entries = header.pop("entries")
        settings = {"clock": {}, "spectators": True, "heat_map": False, "imported": True}
        row = TableRow(
            id=new_id(), game=record.game, status="over", options=record.options, settings=settings,
            seats=as_rows([Seat("person")] * len(record.seats)), commitment=record.commitment,
            header={**header, "entries": []}, length=len(entries), owner=player.id, created=now, updated=now,
            stands=short,
        )  # fmt: skip
        await self.house.store.create(row, [player.id], [Step(row.id, 0, len(entries), entries, now)])
        return row


def given(row: TableRow, record: Record) -> list[Step]:
    """Give a new table what it begins with; it has it from the start, and is bound to it."""
    record.commitment = row.commitment = committed(row.seed, record)
    header = record.to_json()
    entries = header.pop("entries")
    row.header, row.length = {**header, "entries": []}, len(entries)
    return [Step(row.id, 0, len(entries), entries, row.created)] if entries else []


def moved_on(seats: Sequence[Seat]) -> list[Seat]:
    """Everybody one seat on; the salt goes along, and with the other table makes another token."""
    return [msgspec.structs.replace(seat, nonce="") for seat in [*seats[1:], *seats[:1]]]
