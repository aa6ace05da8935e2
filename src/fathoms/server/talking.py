"""What people say at a table beside the game, from the rows of talk alone: chat, requests to take back, a rematch."""

from collections.abc import Sequence

from fathoms.core.game import Game
from fathoms.server.protocol import Line, Offer
from fathoms.server.rows import Talk
from fathoms.server.seats import Seat

LINES = 200  # of chat that a newcomer gets


def lines(game: Game, seats: Sequence[Seat], talk: Sequence[Talk]) -> list[Line]:
    """Chat with the name of who typed it; before the game somebody else may have sat there. Old lines have none."""
    return [
        Line(said.id, game.seats[said.seat], said.body.get("name", seats[said.seat].name), said.body["text"], said.at)
        for said in talk
        if said.kind == "chat" and said.seat is not None
    ][-LINES:]


def request(talk: Sequence[Talk], n: int) -> Talk | None:
    """The request to take back that stands: the last one, while the record is as long as it was and nobody declined."""
    asked = [said for said in talk if said.kind == "ask_back" and said.body["n"] == n]
    if not asked or any(said.kind == "agree" and said.body == {"to": asked[-1].id, "yes": False} for said in talk):
        return None
    return asked[-1]


def asked_before(talk: Sequence[Talk], n: int, seat: int) -> bool:
    """Whether something is asked for already, or this seat has asked once: nobody has to decline again and again."""
    asked = [said for said in talk if said.kind == "ask_back" and said.body["n"] == n]
    return request(talk, n) is not None or any(said.seat == seat for said in asked)


def agreed(talk: Sequence[Talk], asked: Talk) -> set[int]:
    """Who agreed to a request."""
    yes = {"to": asked.id, "yes": True}
    return {said.seat for said in talk if said.kind == "agree" and said.body == yes and said.seat is not None}


def offer(game: Game, talk: Sequence[Talk], n: int) -> Offer | None:
    asked = request(talk, n)
    if asked is None or asked.seat is None:
        return None
    return Offer(asked.id, game.seats[asked.seat], [game.seats[seat] for seat in sorted(agreed(talk, asked))])


def unasked(seats: Sequence[Seat], talk: Sequence[Talk]) -> set[int]:
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
