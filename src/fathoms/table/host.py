"""A table in this process: it keeps the record, lets bots and single answers go on, and talks to seats by messages.

Whoever sits at it gets a view of the own seat, its events and its options, never the state.
"""

from collections.abc import Callable, Mapping

from fathoms.bots.bot import Bot, seconds_of
from fathoms.core.chance import SEEDS
from fathoms.core.events import seen
from fathoms.core.game import OVER, Message
from fathoms.core.live import LiveGame
from fathoms.core.record import Record
from fathoms.table import telling
from fathoms.table.drafts import Drafts
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
from fathoms.table.telling import NOT_NOW, PERSON, drafted, followed, situation

__all__ = ["PERSON", "Connection", "Host"]


class Host:
    def __init__(
        self,
        live: LiveGame,
        bots: Mapping[int, Bot],
        names: Mapping[int, str],
        keep: Callable[[Record], None] = lambda _: None,
        seed: int = 0,
    ) -> None:
        self.live = live
        self.game = live.game
        self.drafts = Drafts(live.game)
        self.names = names
        self.bots = bots
        self.keep = keep
        self.seed = seed
        self.brief_bots()
        self.go_on()

    # What happens at the table

    def go_on(self) -> None:
        """Let bots answer, and give the answers that leave no choice, up to a person's question or the end."""
        while (mover := self.live.mover) != OVER:
            view = self.game.redact(self.live.state, mover)
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
        before = len(self.live.standing)
        self.live.answer_all(actions)
        for seat, bot in self.bots.items():
            bot.see(seen(self.live.standing[before:], seat))
        self.keep(self.live.record)

    def brief_bots(self) -> None:
        """Bots begin anew and hear all that stands: after a take-back nothing that was taken back has happened."""
        record = self.live.record
        for seat, bot in self.bots.items():
            bot.start(self.game, seat, record.options, (self.seed + seat + len(record.entries)) % SEEDS)
            bot.see(seen(self.live.standing, seat))

    # What a seat asks for

    def receive(self, seat: int, wanted: Request) -> Reply:
        """Do what a seat asks for, or say why not."""
        live = self.live
        if isinstance(wanted, Look):
            return self.situation(seat, wanted.seen)
        if wanted.n != live.n:
            return Refused(Message("refused-stale"))
        if live.over:
            return Refused(Message("refused-over"))
        view = telling.asked_in(live, seat)
        if view is None:
            return NOT_NOW
        if isinstance(wanted, TakeBack):
            return self.take_back(seat, wanted)
        if not isinstance(wanted, Answer):
            return drafted(self.drafts, view, wanted)
        done = followed(self.drafts, wanted.n, view, wanted.actions)
        if isinstance(done, Refused):
            return done
        self.apply(wanted.actions)
        self.go_on()
        return self.situation(seat, wanted.seen)

    def take_back(self, seat: int, wanted: TakeBack) -> Reply:
        to = self.live.back
        if to is None:
            return Refused(Message("refused-take-back"))
        self.live.take_back(seat, to)
        self.brief_bots()
        self.keep(self.live.record)
        return self.situation(seat, wanted.seen)

    def situation(self, seat: int, known: int) -> Situation:
        return situation(self.live, seat, known)

    def seated(self, seat: int) -> Seated:
        record = self.live.record
        return telling.seated(self.game, record.options, seat, self.names, record.commitment)


class Connection:
    """A seat's way to a table in this process. All goes as bytes, exactly as it would to a server."""

    def __init__(self, host: Host, seat: int) -> None:
        self.host = host
        self.seat = seat

    def seated(self) -> Seated:
        return seated(encode(self.host.seated(self.seat)))

    def ask(self, wanted: Request) -> Reply:
        return reply(encode(self.host.receive(self.seat, request(encode(wanted)))))
