"""What people do at a table beside the game: chat, requests to take back, hurrying bots, a rematch."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fathoms.core.live import SPECTATOR, LiveGame
from fathoms.server import talking
from fathoms.server.connection import Connection
from fathoms.server.protocol import Agree, Chat, Chatted, Done, FromClient, Hurry, Rematch, Unasked, refused
from fathoms.server.rows import Talk
from fathoms.table.messages import Telling
from fathoms.table.telling import NOT_NOW

if TYPE_CHECKING:
    from fathoms.server.tables import Table


MOST = 5_000  # things said at one table


class Beside:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.talk: list[Talk] = []
        self.unasked: set[int] = set()

    def recall(self, talk: Sequence[Talk]) -> None:
        """All that was said so far."""
        self.talk = list(talk)
        self.unasked = talking.unasked(self.table.seats, talk)

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
            if not text or len(self.talk) >= MOST or not table.house.may_chat(table.row.id, seat):
                return refused("refused-chat")
            await self.say(seat, "chat", {"text": text, "name": table.seats[seat].name})
            return Done()
        if isinstance(wanted, Unasked):
            return await self.leave_alike(seat, wanted.on)
        if live is None:
            return None
        if isinstance(wanted, Hurry) and not live.over:
            if table.bot.thinks and not table.bot.hurried.is_set():
                table.bot.hurry()
                await table.house.store.sign(table.row.id, "hurry")
            return Done()
        if isinstance(wanted, Agree) and not live.over:
            return await self.agree(live, seat, wanted)
        if isinstance(wanted, Rematch) and live.over and table.row.next is None:
            if seat not in talking.again(self.talk):
                await self.say(seat, "rematch", {})
            would = {table.seats[other].player for other in talking.again(self.talk)}
            if {table.seats[other].player for other in table.people()} <= would:
                await table.house.founding.rematch(table)
            return Done()
        return None

    async def leave_alike(self, seat: int, on: bool) -> Telling:
        """From now on the server answers for a seat where all is alike, or does so no longer."""
        table = self.table
        if on != (seat in self.unasked):
            if len(self.talk) >= MOST or not table.house.may_chat(table.row.id, seat):
                return refused("refused-too-often")
            await self.say(seat, "unasked", {"on": on, "salt": table.salt(seat)})
        return Done()

    async def ask_back(self, live: LiveGame, connection: Connection, re: int) -> Telling | None:
        """Bots agree to whatever is honest; people are asked."""
        seat, to = connection.seat, live.honest_back(connection.seat)
        if to is None or talking.asked_before(self.talk, live.n, seat):
            return refused("refused-take-back")
        if self.asked_for_leave(seat):
            await self.say(seat, "ask_back", {"n": live.n, "to": to})
            return Done()
        return await self.table.go_back(live, seat, to, connection, re)

    def asked_for_leave(self, seat: int) -> set[int]:
        """The people who have to agree when this seat wants to take back; who shares its screen need not."""
        table, own = self.table, self.table.seats[seat].player
        return {other for other in table.people() if table.seats[other].player != own and not table.left(other)}

    async def agree(self, live: LiveGame, seat: int, wanted: Agree) -> Telling | None:
        asked = talking.request(self.talk, live.n)
        if asked is None or asked.seat is None or asked.id != wanted.to:
            return refused("refused-stale")
        others = self.asked_for_leave(asked.seat)
        if seat not in others or seat in talking.agreed(self.talk, asked):
            return NOT_NOW
        await self.say(seat, "agree", {"to": asked.id, "yes": wanted.yes})
        if wanted.yes and others <= talking.agreed(self.talk, asked):
            refusal = await self.table.go_back(live, asked.seat, asked.body["to"])
            return refusal or Done()
        return Done()

    async def say(self, seat: int, kind: str, body: dict[str, Any]) -> None:
        house = self.table.house
        known = self.known
        said = Talk(0, self.table.row.id, seat, kind, body, house.now())
        said.id = await house.store.say(said)
        # Another worker may have said something just before.
        self.hear(await house.store.talk(said.table, known) if house.store.postgres else [said])

    async def cover_elsewhere(self, seat: int) -> None:
        """The screen of this seat's player shows it now; other workers may have shown it another."""
        await self.table.house.store.sign(self.table.row.id, f"cover {seat}")

    def signed(self, word: str) -> None:
        """A word of another worker: a seat is shown there now, or somebody hurries."""
        kind, _, seat = word.partition(" ")
        if kind == "cover":
            self.table.cover(self.table.seats[int(seat)].player)
        elif kind == "hurry":
            self.table.bot.hurry()

    def hear(self, talk: Sequence[Talk]) -> None:
        """Talk, of this worker or of another."""
        table = self.table
        self.talk += talk
        if any(said.kind == "unasked" for said in talk):
            self.unasked = talking.unasked(table.seats, self.talk)
            # Whoever hears it answers what is asked now: it may be that no other worker knew both.
            if table.live is not None and table.alike(table.live) is not None:
                table.go_on()
        chat = Chatted(talking.lines(table.game, table.seats, talk))
        around = table.around() if any(said.kind != "chat" for said in talk) else None
        for connection in list(table.connections):
            if chat.lines:
                connection.send(chat)
            if around is not None:
                connection.send(around)


def spoken(text: str) -> str:
    """A line of chat without what would break the line; it is escaped where it is shown."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
