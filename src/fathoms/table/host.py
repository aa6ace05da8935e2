"""A table in this process: it keeps the record, lets bots and single answers go on, and talks to seats by messages.

Whoever sits at it gets a view of the own seat, its events and its options, never the state.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from fathoms.bots.bot import Bot, seconds_of
from fathoms.core.chance import scripted
from fathoms.core.errors import FathomsError
from fathoms.core.events import EVERYONE, Sink, seen
from fathoms.core.game import OVER, Event, Game, Message, View
from fathoms.core.record import Record, Table, happened, replay
from fathoms.core.state import BaseState
from fathoms.registry import twin
from fathoms.table.drafts import asked, follow, may_take_back
from fathoms.table.messages import (
    Answer,
    Drafted,
    Look,
    Refused,
    Reply,
    Request,
    Seated,
    Situation,
    TakeBack,
    Told,
    encode,
    reply,
    request,
    seated,
)

PERSON = "person"


class Host:
    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        names: Mapping[int, str],
        keep: Callable[[Record], None] = lambda _: None,
        seed: int = 0,
    ) -> None:
        self.table = table
        self.game: Game = table.game
        self.seats = self.game.seated(table.record.options)
        self.bots = bots
        self.names = names
        self.keep = keep
        self.seed = seed
        self.log: list[tuple[int, Told]] = []  # who may know it, and what
        self.back: list[int] = []  # counts of answers that the seat to move can honestly go back to
        for entry, events in happened(self.game, table.record):
            if entry.kind == "take_back":
                self.log.append((EVERYONE, self.took_back(entry.seat)))
            self.write(events)
        self.find_back()
        self.brief_bots()
        self.go_on()

    def find_back(self) -> None:
        """What can be taken back in a game that goes on: the last answers of the seat to move, as far as honest."""
        record = self.table.record
        s = replay(self.game, record, 0)
        for count, entry in enumerate(record.standing()):
            choice, sink = len(self.game.options(s)) > 1, Sink()
            s.chance = scripted([value for _, value in entry.chance])
            s.sink = sink
            self.game.answer(s, self.game.actions.id(entry.action))
            self.remember(entry.seat, count, choice, bool(entry.chance), sink.events, s)

    def remember(
        self, seat: int, count: int, choice: bool, drawn: bool, events: Sequence[Event], after: BaseState
    ) -> None:
        """Whether the seat can go back to so many answers, or now to none."""
        told = {self.game.event_json(event[:5])["event"] for event in events}
        if drawn or self.game.mover(after) != seat or not told <= self.game.open_events:
            self.back.clear()
        elif choice:
            self.back.append(count)

    # What happens at the table

    def go_on(self) -> None:
        """Let bots answer, and give the answers that leave no choice, up to a person's question or the end."""
        while (mover := self.game.mover(self.table.state)) != OVER:
            view = self.game.redact(self.table.state, mover)
            options = self.game.options(view)
            if len(options) == 1:
                self.apply(options[0])
            elif mover in self.bots:
                bot = self.bots[mover]
                self.apply(bot.choose(view, options, seconds_of(bot)))
            else:
                break

    def apply(self, action: int) -> None:
        """Answer, tell it, keep it."""
        state, count = self.table.state, self.table.record.answers()
        seat, choice = self.game.mover(state), len(self.game.options(state)) > 1
        drawn, sink = state.chance.counter, Sink()
        state.sink = sink
        self.table.answer(action)
        events = sink.take()
        self.write(events)
        for bot_seat, bot in self.bots.items():
            bot.see(seen(events, bot_seat))
        self.remember(seat, count, choice, state.chance.counter != drawn, events, state)
        self.keep(self.table.record)

    def brief_bots(self) -> None:
        """Bots begin anew and hear all that stands: after a take-back nothing that was taken back has happened."""
        record = self.table.record
        mind = twin(self.game) if self.bots else self.game
        for seat, bot in self.bots.items():
            bot.start(mind, seat, record.options, (self.seed + seat + len(record.entries)) % (1 << 62))
            for _, events in happened(self.game, replace(record, entries=record.standing())):
                bot.see(seen(events, seat))

    def write(self, events: Sequence[tuple[int, int, int, int, int, int]]) -> None:
        """Into the log, each with who may know it."""
        for event in events:
            told = self.game.event_json(event[:5])
            self.log.append((event[5], Told(told, self.game.event_message(told))))

    def took_back(self, seat: int) -> Told:
        name = self.game.seats[seat]
        return Told({"event": "taken_back", "seat": name}, Message("table-took-back", {"seat": ("seat", name)}))

    # What a seat asks for

    def receive(self, seat: int, wanted: Request) -> Reply:
        """Do what a seat asks for, or say why not."""
        if isinstance(wanted, Look):
            return self.situation(seat, wanted.seen)
        if wanted.n != len(self.table.record.entries):
            return Refused(Message("refused-stale"))
        mover = self.game.mover(self.table.state)
        if mover == OVER:
            return Refused(Message("refused-over"))
        if mover != seat or (not isinstance(wanted, TakeBack) and not wanted.actions):
            return Refused(Message("refused-not-now"))
        if isinstance(wanted, TakeBack):
            return self.take_back(seat, wanted)
        view = self.game.redact(self.table.state, seat)
        try:
            followed = follow(self.game, view, wanted.actions)
        except FathomsError:
            return Refused(Message("refused-not-now"))
        if isinstance(wanted, Answer):
            before = self.table.record.answers()
            for action in wanted.actions:
                self.apply(action)
            self.back = [count for count in self.back if count <= before]  # an answer is taken back as a whole
            self.go_on()
            return self.situation(seat, wanted.seen)
        return Drafted(
            wanted.n,
            followed.actions,
            [self.game.describe(view, action) for action in followed.actions],
            [Told(dict(event), self.game.event_message(event)) for event in followed.events],
            followed.view is not None,
            not may_take_back(self.game, seat, followed),
            followed.open,
            None if followed.choice is None else asked(self.game, followed.choice),
            None if followed.view is None else self.game.to_json(followed.view),
        )

    def take_back(self, seat: int, wanted: TakeBack) -> Reply:
        if not self.back:
            return Refused(Message("refused-take-back"))
        self.table.take_back(seat, self.back.pop())
        self.log.append((EVERYONE, self.took_back(seat)))
        self.brief_bots()
        self.keep(self.table.record)
        return self.situation(seat, wanted.seen)

    def situation(self, seat: int, known: int) -> Situation:
        """What a seat may see; a spectator is seat -1."""
        game, state = self.game, self.table.state
        mover, outcome = game.mover(state), game.outcome(state)
        view: View = game.redact(state, seat)
        mine = [told for who, told in self.log if who == EVERYONE or (seat >= 0 and who >> seat & 1)]
        return Situation(
            n=len(self.table.record.entries),
            seen=len(mine),
            view=self.everything() if mover == OVER else game.to_json(view),
            events=mine[known:],
            mover=None if mover == OVER else game.seats[mover],
            asked=asked(game, view) if mover == seat != OVER else None,
            may_take_back=mover == seat != OVER and bool(self.back),
            outcome=None if outcome is None else game.outcome_message(outcome),
            winner=None if outcome is None or outcome.winner is None else game.seats[outcome.winner],
        )

    def everything(self) -> dict[str, Any]:
        """The whole table, when nothing is secret any more."""
        told = self.game.to_json(self.table.state)
        told.pop("chance")
        return told

    def seated(self, seat: int) -> Seated:
        record, game = self.table.record, self.game
        return Seated(
            game=record.game,
            rules=record.rules,
            options=dict(record.options),
            seat=game.seats[seat] if seat >= 0 else "spectator",
            seats={name: self.names.get(i, PERSON) for i, name in enumerate(self.seats)},
            components=game.components(**record.options),
            commitment=record.commitment,
        )


class Connection:
    """A seat's way to a table in this process. All goes as bytes, exactly as it would to a server."""

    def __init__(self, host: Host, seat: int) -> None:
        self.host = host
        self.seat = seat

    def seated(self) -> Seated:
        return seated(encode(self.host.seated(self.seat)))

    def ask(self, wanted: Request) -> Reply:
        return reply(encode(self.host.receive(self.seat, request(encode(wanted)))))
