"""One table in this process: it applies what seats send, keeps it in the database, and only then tells anybody.

The database decides: an answer that another worker was quicker with is not kept, and the table is read anew.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from fathoms.core.errors import FathomsError
from fathoms.core.game import OVER, Game, Message
from fathoms.core.live import SPECTATOR, LiveGame
from fathoms.core.turns import turns
from fathoms.registry import folder
from fathoms.server.database.rows import Step, TableRow, Talk
from fathoms.server.database.store import NotKept
from fathoms.server.protocol import (
    Agree,
    Around,
    AskBack,
    Believe,
    Chatted,
    ComeBack,
    Covered,
    Done,
    FromClient,
    Hint,
    NextTable,
    Ping,
    Resign,
    encode,
    refused,
)
from fathoms.server.seating.clock import Clock
from fathoms.server.seating.loading import clock_of, live_of, problem_of
from fathoms.server.seating.rematch import place_in
from fathoms.server.seating.seats import absent, bot_of, seats_of, shared, told
from fathoms.server.seating.services import Services
from fathoms.server.seating.summary import standing, stands, turn_of
from fathoms.server.tables.aids import Aids
from fathoms.server.tables.bot_turn import FOLLOWING, BotTurn
from fathoms.server.tables.clock_watch import ClockWatch
from fathoms.server.tables.connection import Connection
from fathoms.server.tables.other_workers import OtherWorkers
from fathoms.server.tables.take_backs import TakeBacks, offer
from fathoms.server.tables.talker import Talker, again, lines
from fathoms.table.drafts import Drafts
from fathoms.table.messages import Answer, Draft, Look, Refused, Situation, TakeBack, Telling
from fathoms.table.telling import NOT_NOW, asked_in, drafted, followed, seated, situation
from fathoms.text import Texts

Playing = Answer | Draft | TakeBack | AskBack | Resign | ComeBack  # what names the `n` it is meant for


class Table:
    def __init__(
        self,
        services: Services,
        row: TableRow,
        steps: Sequence[Step],
        talk: Sequence[Talk],
        let_go: Callable[["Table"], None],
    ) -> None:
        self.services = services
        self.let_go = let_go
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.bot = BotTurn(self)
        self.clock_watch = ClockWatch(self)
        self.talker = Talker(self, self.bot)
        self.take_backs = TakeBacks(self, self.talker)
        self.aids = Aids(self)
        self.other_workers = OtherWorkers(self, self.talker)
        self.epoch = 0  # counts take-backs and readings anew: bots then begin anew
        self.used = services.now()
        self.load(row, steps, talk)

    def load(self, row: TableRow, steps: Sequence[Step], talk: Sequence[Talk]) -> None:
        self.row = row
        self.seats = seats_of(row)
        self.talker.recall(talk)
        self.live: LiveGame | None = None
        self.clock: Clock | None = None
        self.waiting: dict[int, list[int]] = {}  # answers to a question asked of two at once, until it is their turn
        self.problem: FathomsError | None = None
        self.turn = 0
        self.epoch += 1
        self.game: Game = self.services.installed(row.game)
        try:
            self.game = self.services.game(row.game, (row.header or {}).get("overlay", {}))
            if row.header is not None and row.status != "open":
                self.live = live_of(self.game, row, steps)
                self.clock = clock_of(self.game, row, self.live, steps, self.services.outages)
                self.turn = turn_of(self.live)
        except FathomsError as error:
            self.problem = error
            self.live = None
        self.drafts = Drafts(self.game)

    @property
    def busy(self) -> bool:
        """Whether somebody is there, or something is under way."""
        return bool(self.connections or self.waiting) or self.lock.locked() or self.bot.thinks

    @property
    def over(self) -> bool:
        """Whether the database knows that the game is over."""
        return self.row.status == "over"

    def texts(self, lang: str) -> Texts:
        """What is said here in a language."""
        options = self.row.options
        return Texts(lang, self.game.name, folder(self.game.name), options, self.game.components(**options))

    # What somebody who comes is told

    async def welcome(self, connection: Connection) -> None:
        """Somebody comes; where several share a screen, whoever looked before looks no longer."""
        if connection.seat >= 0 and shared(self.seats):
            self.cover(self.seats[connection.seat].player)
            await self.talker.cover_elsewhere(connection.seat)
        self.connections.add(connection)
        self.greet_one(connection)

    def greet(self) -> None:
        """Those who are here, when somebody took or left a seat or the game began."""
        for connection in list(self.connections):
            if self.holds(connection):
                self.greet_one(connection)
            else:
                self.leave(connection)

    def greet_one(self, connection: Connection) -> None:
        """Seats, talk and the game, up to now."""
        names = {i: seat.bot for i, seat in enumerate(self.seats) if seat.kind == "bot"}
        connection.send(seated(self.game, self.row.options, connection.seat, names, self.row.commitment))
        connection.send(self.around())
        if chat := lines(self.game, self.seats, self.talker.talk):
            connection.send(Chatted(chat))
        if self.live is not None:
            connection.send(self.situation(self.live, connection.seat, connection.seen))

    def cover(self, player: str) -> None:
        """A shared screen shows one seat at a time: whoever of this player looked before looks no longer."""
        for other in list(self.connections):
            if other.seat >= 0 and self.seats[other.seat].player == player:
                other.send(Covered())
                self.leave(other)

    def leave(self, connection: Connection, code: int = 1000) -> None:
        self.connections.discard(connection)
        self.used = self.services.now()
        connection.close(code)

    def situation(self, live: LiveGame, seat: int, known: int) -> Situation:
        told = situation(live, seat, known, early=True)
        if seat in self.waiting:
            told.asked, told.waits = None, True
        return told

    def around(self) -> Around:
        live, row = self.live, self.row
        status: Any = row.status
        left = stands(row.stands).left if live is None else live.left
        return Around(
            table=row.id,
            status=status,
            seats=told(self.game, self.seats, left),
            clock=self.clock_watch.told(),
            offer=None if live is None else offer(self.game, self.talker.talk, live.n),
            rematch=[self.game.seats[seat] for seat in sorted(again(self.talker.talk))],
            unasked=[self.game.seats[seat] for seat in sorted(self.talker.unasked)],
            hints=self.aids.seats(Hint),
            beliefs=self.aids.seats(Believe),
            next=row.next,
            problem=None if self.problem is None else Message(problem_of(self.problem), {}),
        )

    def publish(self, asker: Connection | None = None, re: int = 0) -> None:
        """Tell everybody how the table stands now, each as far as its seat may know."""
        around = self.around()
        wire = encode(around)
        ready: dict[tuple[int, int, int], tuple[Situation, bytes]] = {}
        for connection in list(self.connections):
            connection.send(around, wire)
            if self.live is None:
                continue
            key = (connection.seat, connection.seen, re if connection is asker else 0)
            if key not in ready:
                situation = self.situation(self.live, connection.seat, connection.seen)
                situation.re = key[2]
                ready[key] = situation, encode(situation)
            connection.send(*ready[key])

    # What seats send

    async def receive(self, connection: Connection, wanted: FromClient) -> Telling | None:
        """Do what a seat asks for and answer it, or say why not. None: the answer is on its way."""
        if isinstance(wanted, Ping):
            return Done()
        if isinstance(wanted, Hint | Believe):
            return await self.aids.receive(connection, wanted)
        async with self.lock:
            try:
                return await self.act(connection, wanted)
            except NotKept:
                return refused("refused-not-kept")
            except Exception:
                self.drop()  # it may be half done here, and is not in the database
                raise

    async def act(self, connection: Connection, wanted: FromClient) -> Telling | None:
        if not self.holds(connection):
            return refused("refused-token")
        live = self.live
        if live is not None:
            if isinstance(wanted, Look):
                return self.situation(live, connection.seat, wanted.seen)
            if isinstance(wanted, Playing) and connection.seat != SPECTATOR:
                if wanted.n != live.n:
                    return refused("refused-stale")
                if live.over:
                    return refused("refused-over")
                return await self.play(live, connection, wanted)
            if isinstance(wanted, Agree) and connection.seat != SPECTATOR and not live.over:
                return await self.take_backs.agree(live, connection.seat, wanted)
        return await self.talker.act(connection, wanted) or NOT_NOW

    def salt(self, seat: int) -> str:
        """What the token of a seat is made with; a spectator has none."""
        return "" if seat == SPECTATOR else self.seats[seat].salt

    def holds(self, connection: Connection) -> bool:
        """Whether the seat is still that of who came for it."""
        return self.salt(connection.seat) == connection.salt

    async def play(self, live: LiveGame, connection: Connection, wanted: Playing) -> Telling | None:
        seat, before = connection.seat, live.n
        if isinstance(wanted, ComeBack) and self.left(seat) == "taken_over":
            self.come_back(live, seat)
            return await self.keep(live, before, connection, wanted.id)
        if self.left(seat) or isinstance(wanted, ComeBack):
            return NOT_NOW
        if await self.clock_watch.fallen():
            await self.clock_watch.fall(live)
            return refused("refused-stale")
        if isinstance(wanted, AskBack):
            return await self.take_backs.ask(live, connection, wanted.id)
        if isinstance(wanted, Resign):
            live.give_up("resign", seat)
            return await self.keep(live, before, connection, wanted.id)
        if isinstance(wanted, TakeBack):
            to = live.back
            if live.mover != seat or to is None:
                return refused("refused-take-back")
            return await self.go_back(live, seat, to, connection, wanted.id)
        view = asked_in(live, seat, early=True)
        if view is None or seat in self.waiting:
            return NOT_NOW
        if isinstance(wanted, Draft):
            return drafted(self.drafts, view, wanted)
        done = followed(self.drafts, wanted.n, view, wanted.actions)
        if isinstance(done, Refused):
            return done
        if live.mover != seat:
            self.waiting[seat] = list(wanted.actions)
            return self.situation(live, seat, wanted.seen)
        live.answer_all(wanted.actions)
        return await self.keep(live, before, connection, wanted.id)

    async def go_back(
        self, live: LiveGame, seat: int, to: int, connection: Connection | None = None, re: int = 0
    ) -> Telling | None:
        before = live.n
        self.back(live, seat, to)
        return await self.keep(live, before, connection, re)

    def back(self, live: LiveGame, seat: int, to: int) -> None:
        live.take_back(seat, to)
        self.epoch += 1
        self.turn = turn_of(live)

    def people(self) -> set[int]:
        return {i for i, seat in enumerate(self.seats) if seat.kind == "person"}

    def come_back(self, live: LiveGame, seat: int) -> None:
        live.give_up("came_back", seat)
        if self.clock is not None:
            self.clock.returned(seat)

    def bot_at(self, seat: int) -> str:
        """The bot that plays a seat now, if one does."""
        return bot_of(self.seats[seat], self.left(seat), absent(self.row).bot)

    def left(self, seat: int) -> str:
        return "" if self.live is None else self.live.left.get(seat, "")

    async def keep(self, live: LiveGame, before: int, asker: Connection | None = None, re: int = 0) -> Telling | None:
        """Write what the record has beyond its first `before` entries; only then tell it."""
        while (given := self.unasked(live)) is not None:
            live.answer(given, begins=False)
        record, at = live.record, self.services.now()
        entries = record.entries[before:]
        mover = live.mover
        self.count_time(live, at)
        deadline = None if self.clock is None or mover == OVER else self.clock.deadline()
        step = Step(self.row.id, before, len(entries), [entry.to_json() for entry in entries], at)
        status = "over" if mover == OVER else "running"
        try:
            short = encode(standing(live, self.turn))
            kept = await self.services.store.append(step, None if mover == OVER else mover, deadline, status, short)
        except NotKept:
            return await self.recover("refused-not-kept")
        if not kept:
            return await self.recover("refused-stale")
        self.row.status, self.row.length, self.row.updated = status, live.n, at
        self.services.metrics.answers.inc(len(entries))
        self.waiting = self.still_asked(live)
        self.publish(asker, re)
        self.go_on()
        return None

    def unasked(self, live: LiveGame) -> int | None:
        """An answer that nobody need be asked for."""
        forced = live.openly_forced()
        return self.alike(live) if forced is None else forced

    def alike(self, live: LiveGame) -> int | None:
        """The first option of a seat that leaves to the server what is all alike, if it is asked that."""
        mover = live.mover
        if mover not in self.talker.unasked or self.left(mover):
            return None
        state = live.state
        return self.game.options(state)[0] if self.game.question(state).kind in self.game.alike else None

    def drop(self) -> None:
        """Let the table go with everybody at it: what is here may not be so, and the database knows."""
        self.let_go(self)

    async def recover(self, why: str) -> Telling:
        """What was done here was not kept: go back to what was, or if even that is not known, let the table go."""
        try:
            await self.other_workers.read_anew()
        except FathomsError:
            self.drop()
        return refused(why)

    def count_time(self, live: LiveGame, at: int) -> None:
        """At this time the clocks changed, with what happened since they last did."""
        mover, began = live.mover, turns(self.game, live.take_fresh())
        if began:
            self.turn = began[-1][1]
        if self.clock is not None:
            clocked = mover != OVER and not self.bot_at(mover)
            self.clock.step(at, mover if clocked else None, began)

    def still_asked(self, live: LiveGame) -> dict[int, list[int]]:
        """The answers that wait, as far as their question stands."""
        return {seat: actions for seat, actions in self.waiting.items() if asked_in(live, seat, early=True)}

    # What goes on by itself

    def go_on(self, follow: bool = False) -> None:
        """Let the clock run, and let an answer that waits or a bot go on. `follow`: another worker does that, unless
        it dies."""
        self.bot.stop()
        self.aids.stop()
        self.clock_watch.arm()
        live = self.live
        if live is None or live.over:
            return
        mover = live.mover
        if mover in self.waiting:
            self.services.spawn(self.answer_waiting(live.n))
        elif bot := self.bot_at(mover):
            self.bot.begin(bot, mover, follow)
        elif self.unasked(live) is not None:
            self.services.spawn(self.answer_unasked(live.n, FOLLOWING if follow else 0))

    async def answer_waiting(self, n: int) -> None:
        """The second answer to a question that was asked of two at once."""
        async with self.lock:
            live = self.live
            if live is None or live.n != n or live.mover not in self.waiting:
                return
            live.answer_all(self.waiting.pop(live.mover))
            await self.keep(live, n)

    async def answer_unasked(self, n: int, seconds: float) -> None:
        """What was left to the server after it was asked, or begun with. Of several workers one is first."""
        await asyncio.sleep(seconds)
        async with self.lock:
            live = self.live
            if live is None or live.n != n or (action := self.unasked(live)) is None:
                return
            if self.clock is not None and self.clock.fallen(self.services.now()):
                return
            live.answer(action)
            await self.keep(live, n)

    def move_on(self, row: TableRow) -> None:
        """A rematch was made: tell everybody, and people their new seats."""
        self.row = row
        self.publish()
        if row.next is None:
            return
        for connection in list(self.connections):
            if connection.seat >= 0:
                seat, token = place_in(self.services.keys, row.next, self.seats, connection.seat)
                connection.send(NextTable(row.next, self.game.seats[seat], token))
