"""Taking back by agreement: bots agree to whatever is honest, people are asked.

A request stands while the record is as long as it was and nobody has declined; so whatever happens next ends it.
"""

from collections.abc import Sequence

from fathoms.core.game import Game
from fathoms.core.live import LiveGame
from fathoms.server.database.rows import Talk
from fathoms.server.protocol import Agree, Done, Offer, refused
from fathoms.server.tables.connection import Connection
from fathoms.server.tables.parts import TableForParts
from fathoms.server.tables.talker import Talker
from fathoms.table.messages import Telling
from fathoms.table.telling import NOT_NOW


class TakeBacks:
    def __init__(self, table: TableForParts, talker: Talker) -> None:
        self.table = table
        self.talker = talker

    async def ask(self, live: LiveGame, connection: Connection, re: int) -> Telling | None:
        """A seat wants its last choice back."""
        seat, to = connection.seat, live.honest_back(connection.seat)
        if to is None or asked_before(self.talker.talk, live.n, seat):
            return refused("refused-take-back")
        if self.asked_for_leave(seat):
            await self.talker.say(seat, "ask_back", {"n": live.n, "to": to})
            return Done()
        return await self.table.go_back(live, seat, to, connection, re)

    def asked_for_leave(self, seat: int) -> set[int]:
        """The people who have to agree when this seat wants to take back; who shares its screen need not."""
        table, own = self.table, self.table.seats[seat].player
        return {other for other in table.people() if table.seats[other].player != own and not table.left(other)}

    async def agree(self, live: LiveGame, seat: int, wanted: Agree) -> Telling:
        """Somebody answers a request; when all have agreed it is done."""
        asked = standing_request(self.talker.talk, live.n)
        if asked is None or asked.seat is None or asked.id != wanted.to:
            return refused("refused-stale")
        others = self.asked_for_leave(asked.seat)
        if seat not in others or seat in agreed(self.talker.talk, asked):
            return NOT_NOW
        await self.talker.say(seat, "agree", {"to": asked.id, "yes": wanted.yes})
        if wanted.yes and others <= agreed(self.talker.talk, asked):
            refusal = await self.table.go_back(live, asked.seat, asked.body["to"])
            return refusal or Done()
        return Done()


def standing_request(talk: Sequence[Talk], n: int) -> Talk | None:
    """The request to take back that stands: the last one, while the record is as long as it was and nobody declined."""
    asked = [said for said in talk if said.kind == "ask_back" and said.body["n"] == n]
    if not asked or any(said.kind == "agree" and said.body == {"to": asked[-1].id, "yes": False} for said in talk):
        return None
    return asked[-1]


def asked_before(talk: Sequence[Talk], n: int, seat: int) -> bool:
    """Whether something is asked for already, or this seat has asked once: nobody has to decline again and again."""
    asked = [said for said in talk if said.kind == "ask_back" and said.body["n"] == n]
    return standing_request(talk, n) is not None or any(said.seat == seat for said in asked)


def agreed(talk: Sequence[Talk], asked: Talk) -> set[int]:
    """Who agreed to a request."""
    yes = {"to": asked.id, "yes": True}
    return {said.seat for said in talk if said.kind == "agree" and said.body == yes and said.seat is not None}


def offer(game: Game, talk: Sequence[Talk], n: int) -> Offer | None:
    asked = standing_request(talk, n)
    if asked is None or asked.seat is None:
        return None
    return Offer(asked.id, game.seats[asked.seat], [game.seats[seat] for seat in sorted(agreed(talk, asked))])
