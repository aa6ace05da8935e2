"""What people do at a table beside the game: chat, hurry bots, agree to a rematch, leave alone what is all alike."""

from collections.abc import Sequence
from typing import Any

from fathoms.core.game import Game
from fathoms.core.live import SPECTATOR
from fathoms.server.database.rows import Talk
from fathoms.server.protocol import Chat, Chatted, Done, FromClient, Hurry, Line, Rematch, Unasked, refused
from fathoms.server.seating.rematch import rematch
from fathoms.server.seating.seats import Seat
from fathoms.server.tables.bot_turn import BotTurn
from fathoms.server.tables.connection import Connection
from fathoms.server.tables.parts import TableForParts
from fathoms.table.messages import Telling

MOST_SAID = 5_000  # things said at one table
LINES = 200  # of chat that a newcomer gets


class Talker:
    def __init__(self, table: TableForParts, bot: BotTurn) -> None:
        self.table = table
        self.bot = bot
        self.talk: list[Talk] = []
        self.unasked: set[int] = set()

    def recall(self, talk: Sequence[Talk]) -> None:
        """All that was said so far."""
        self.talk = list(talk)
        self.unasked = left_alike(self.table.seats, talk)

    @property
    def known(self) -> int:
        """The last thing said that is known here."""
        return self.talk[-1].id if self.talk else 0

    async def act(self, connection: Connection, wanted: FromClient) -> Telling | None:
        """Whatever does not belong to the game itself; None if that cannot be now."""
        table, seat, live = self.table, connection.seat, self.table.live
        if seat == SPECTATOR:
            return None
        if isinstance(wanted, Chat):
            text = spoken(wanted.text)
            if not text or len(self.talk) >= MOST_SAID or not table.services.may_chat(table.row.id, seat):
                return refused("refused-chat")
            await self.say(seat, "chat", {"text": text, "name": table.seats[seat].name})
            return Done()
        if isinstance(wanted, Unasked):
            return await self.leave_alike(seat, wanted.on)
        if live is None:
            return None
        if isinstance(wanted, Hurry) and not live.over:
            if self.bot.thinks and not self.bot.hurried.is_set():
                self.bot.hurry()
                await table.services.store.sign(table.row.id, "hurry")
            return Done()
        if isinstance(wanted, Rematch) and live.over and table.row.next is None:
            if seat not in again(self.talk):
                await self.say(seat, "rematch", {})
            would = {table.seats[other].player for other in again(self.talk)}
            if {table.seats[other].player for other in table.people()} <= would:
                if await rematch(table.services, table.row, table.game, table.seats):
                    table.move_on(await table.services.row(table.row.id))
            return Done()
        return None

    async def leave_alike(self, seat: int, on: bool) -> Telling:
        """From now on the server answers for a seat where all is alike, or does so no longer."""
        table = self.table
        if on != (seat in self.unasked):
            if len(self.talk) >= MOST_SAID or not table.services.may_chat(table.row.id, seat):
                return refused("refused-too-often")
            await self.say(seat, "unasked", {"on": on, "salt": table.salt(seat)})
        return Done()

    async def say(self, seat: int, kind: str, body: dict[str, Any]) -> None:
        store = self.table.services.store
        known = self.known
        said = Talk(0, self.table.row.id, seat, kind, body, self.table.services.now())
        said.id = await store.say(said)
        # Another worker may have said something just before.
        self.hear(await store.talk(said.table, known) if store.postgres else [said])

    async def cover_elsewhere(self, seat: int) -> None:
        """The screen of this seat's player shows it now; other workers may have shown it another."""
        await self.table.services.store.sign(self.table.row.id, f"cover {seat}")

    def signed(self, word: str) -> None:
        """A word of another worker: a seat is shown there now, or somebody hurries."""
        kind, _, seat = word.partition(" ")
        if kind == "cover":
            self.table.cover(self.table.seats[int(seat)].player)
        elif kind == "hurry":
            self.bot.hurry()

    def hear(self, talk: Sequence[Talk]) -> None:
        """Talk, of this worker or of another."""
        table = self.table
        self.talk += talk
        if any(said.kind == "unasked" for said in talk):
            self.unasked = left_alike(table.seats, self.talk)
            # Whoever hears it answers what is asked now: it may be that no other worker knew both.
            if table.live is not None and table.alike(table.live) is not None:
                table.go_on()
        chat = Chatted(lines(table.game, table.seats, talk))
        around = table.around() if any(said.kind != "chat" for said in talk) else None
        for connection in list(table.connections):
            if chat.lines:
                connection.send(chat)
            if around is not None:
                connection.send(around)


def lines(game: Game, seats: Sequence[Seat], talk: Sequence[Talk]) -> list[Line]:
    """Chat with the name of who typed it; before the game somebody else may have sat there. Old lines have none."""
    return [
        Line(said.id, game.seats[said.seat], said.body.get("name", seats[said.seat].name), said.body["text"], said.at)
        for said in talk
        if said.kind == "chat" and said.seat is not None
    ][-LINES:]


def left_alike(seats: Sequence[Seat], talk: Sequence[Talk]) -> set[int]:
    """Who leaves to the server what is all alike; the last word of who has the seat now counts."""
    last: dict[int, bool] = {}
    for said in talk:
        if said.kind == "unasked" and said.seat is not None:
            salt = seats[said.seat].salt
            if said.body.get("salt", salt) == salt:
                last[said.seat] = said.body["on"]
    return {seat for seat, on in last.items() if on}


def again(talk: Sequence[Talk]) -> set[int]:
    """Who would play again."""
    return {said.seat for said in talk if said.kind == "rematch" and said.seat is not None}


def spoken(text: str) -> str:
    """A line of chat without what would break the line; it is escaped where it is shown."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
