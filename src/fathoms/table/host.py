"""A table in this process: it keeps the record, lets bots and single answers go on, and talks to seats by messages.

Whoever sits at it gets a view of the own seat, its events and its options, never the state.
"""

from collections.abc import Callable, Mapping

from fathoms.bots.bot import Bot, seconds_of
from fathoms.core.events import seen
from fathoms.core.game import OVER, Message
from fathoms.core.record import Record, Table
from fathoms.table.messages import (
    Answer,
    Look,
    Refused,
    Reply,
    Request,
    Seated,
    Situation,
    TakeBack,
    encode,
    reply,
    request,
    seated,
)
from fathoms.table.sitting import NOT_NOW, PERSON, Sitting

__all__ = ["PERSON", "Connection", "Host"]


class Host:
    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        names: Mapping[int, str],
        keep: Callable[[Record], None] = lambda _: None,
        seed: int = 0,
    ) -> None:
        self.sitting = Sitting(table, names)
        self.table = table
        self.game = table.game
        self.bots = bots
        self.keep = keep
        self.seed = seed
        self.brief_bots()
        self.go_on()

    # What happens at the table

    def go_on(self) -> None:
        """Let bots answer, and give the answers that leave no choice, up to a person's question or the end."""
        while (mover := self.sitting.mover) != OVER:
            view = self.game.redact(self.table.state, mover)
            options = self.game.options(view)
            if len(options) == 1:
                self.apply([options[0]])
            elif mover in self.bots:
                bot = self.bots[mover]
                self.apply([bot.choose(view, options, seconds_of(bot))])
            else:
                break

    def apply(self, actions: list[int]) -> None:
        """Answer, tell it, keep it."""
        before = len(self.sitting.standing)
        self.sitting.answer_all(actions)
        for seat, bot in self.bots.items():
            bot.see(seen(self.sitting.standing[before:], seat))
        self.keep(self.table.record)

    def brief_bots(self) -> None:
        """Bots begin anew and hear all that stands: after a take-back nothing that was taken back has happened."""
        record = self.table.record
        for seat, bot in self.bots.items():
            bot.start(self.game, seat, record.options, (self.seed + seat + len(record.entries)) % (1 << 62))
            bot.see(seen(self.sitting.standing, seat))

    # What a seat asks for

    def receive(self, seat: int, wanted: Request) -> Reply:
        """Do what a seat asks for, or say why not."""
        sitting = self.sitting
        if isinstance(wanted, Look):
            return self.situation(seat, wanted.seen)
        if wanted.n != sitting.n:
            return Refused(Message("refused-stale"))
        if sitting.over:
            return Refused(Message("refused-over"))
        view = sitting.asked_in(seat)
        if view is None:
            return NOT_NOW
        if isinstance(wanted, TakeBack):
            return self.take_back(seat, wanted)
        if not isinstance(wanted, Answer):
            return sitting.drafted(view, wanted)
        followed = sitting.follow(view, wanted.actions)
        if isinstance(followed, Refused):
            return followed
        self.apply(wanted.actions)
        self.go_on()
        return self.situation(seat, wanted.seen)

    def take_back(self, seat: int, wanted: TakeBack) -> Reply:
        to = self.sitting.back
        if to is None:
            return Refused(Message("refused-take-back"))
        self.sitting.take_back(seat, to)
        self.brief_bots()
        self.keep(self.table.record)
        return self.situation(seat, wanted.seen)

    def situation(self, seat: int, known: int) -> Situation:
        return self.sitting.situation(seat, known)

    def seated(self, seat: int) -> Seated:
        return self.sitting.seated(seat)


class Connection:
    """A seat's way to a table in this process. All goes as bytes, exactly as it would to a server."""

    def __init__(self, host: Host, seat: int) -> None:
        self.host = host
        self.seat = seat

    def seated(self) -> Seated:
        return seated(encode(self.host.seated(self.seat)))

    def ask(self, wanted: Request) -> Reply:
        return reply(encode(self.host.receive(self.seat, request(encode(wanted)))))
