"""The past of a table, to be looked at in any order: states are kept now and then, so that none is far from one."""

import asyncio
from collections import OrderedDict

from fathoms.core.errors import BadRecord
from fathoms.core.events import seen
from fathoms.core.game import OVER, Game
from fathoms.core.live import SPECTATOR, LiveGame
from fathoms.core.record import Record, Replaying
from fathoms.core.turns import first_turn, turns
from fathoms.server.protocol import CourseTold, Moment, StepTold, Stood
from fathoms.server.seating.services import Services
from fathoms.server.thinking.jobs import Review
from fathoms.table.messages import Told
from fathoms.table.telling import told_entry, told_event

COURSES = 32  # tables whose past is remembered
BREATH = 50  # entries after which others have their turn
POINTS = 400  # moments at most after which it is told how a game stood
EVERYTHING = "everything"


class Course:
    """How a game went. An answer is named by its place in the record, which never changes."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.replaying = Replaying(game, record)
        self.standing = self.replaying.standing  # as it is now
        self.last = [self.replaying.last]  # for each length of the record, the last answer that stood
        self.count = {self.replaying.last: 0}  # how many stood then
        self.told: dict[int, StepTold] = {}
        self.went: CourseTold | None = None
        self.thinking: asyncio.Future[CourseTold] | None = None
        # The first turn may have begun before anything could be told.
        self.first_turn = self.turn = first_turn(game, self.replaying.state)

    async def follow(self, record: Record) -> None:
        """Go on to where the record is now: it only grows."""
        self.replaying.record = record
        for entry, events in self.replaying:
            place = self.replaying.last
            if entry.kind == "answer":
                self.count[place] = len(self.standing)
                for _, turn in turns(self.game, events):
                    self.turn = turn
                self.told[place] = StepTold(place + 1, self.game.seats[entry.seat], self.turn)
            elif entry.kind == "take_back":
                self.turn = self.turn_at(place)
            self.last.append(place)
            if len(self.last) % BREATH == 0:
                await asyncio.sleep(0)

    def turn_at(self, place: int) -> int:
        """Which turn it was after an answer."""
        return self.told[place].turn if place in self.told else self.first_turn

    def steps(self) -> list[StepTold]:
        """The answers that stand now."""
        return [self.told[place] for place in self.standing]


class Past:
    """The courses of the tables that were looked back at last."""

    def __init__(self) -> None:
        self.courses: OrderedDict[str, Course] = OrderedDict()

    async def course(self, table: str, live: LiveGame) -> Course:
        """The whole course of a table, which nobody changes meanwhile."""
        record = live.record
        course = self.courses.pop(table, None)
        if course is None or len(course.last) > len(record.entries) + 1 or course.game is not live.game:
            course = Course(live.game, record)
        self.courses[table] = course
        if len(self.courses) > COURSES:
            self.courses.popitem(last=False)
        await course.follow(record)
        return course

    async def went(self, services: Services, table: str, live: LiveGame, course: Course) -> CourseTold:
        """How a finished game went. It is thought about once, and again if nothing came of that."""
        if course.went is None:
            if course.thinking is None:
                course.thinking = asyncio.ensure_future(self.thought_of(services, table, live, course))
                course.thinking.add_done_callback(lambda _: setattr(course, "thinking", None))
            return await asyncio.shield(course.thinking)
        return course.went

    async def thought_of(self, services: Services, table: str, live: LiveGame, course: Course) -> CourseTold:
        answers, seats = len(course.standing), live.seats
        moments = sorted({*range(0, answers, -(-answers // POINTS) or 1), answers}) if len(seats) > 1 else []
        seed = services.keys.bot_seed(table, SPECTATOR)
        review = Review(table, live.record, moments, seed)
        shares = await services.bot_processes.tell(review) if moments else []
        if shares is None:
            return CourseTold(answers, [])
        ended = live.now.outcome  # also by giving up, of which the position tells nothing
        if moments and ended is not None:
            shares[-1] = [float(seat == ended.winner) for seat in range(len(seats))]
        points = [
            Stood(to, {seat: round(share, 4) for seat, share in zip(seats, each, strict=True)})
            for to, each in zip(moments, shares, strict=True)
        ]
        course.went = CourseTold(answers, points)
        return course.went

    async def moment(self, table: str, live: LiveGame, to: int | None, n: int | None, eyes: str, steps: bool) -> Moment:
        """The game after so many answers that stand now, or as it was when its record had so many entries."""
        game, record = live.game, live.record
        course = await self.course(table, live)
        standing = course.standing
        if n is None:
            to = len(standing) if to is None else to
            if not 0 <= to <= len(standing):
                raise BadRecord("error-record-answer-range", count=len(standing), to=to)
            n = standing[to - 1] + 1 if to else 0
        if not 0 <= n < len(course.last):
            raise BadRecord("error-record-entry-range", count=len(course.last) - 1, n=n)
        way, events = course.replaying.way_to(course.last[n])
        s = way[-1]
        place = SPECTATOR if eyes in ("spectator", EVERYTHING) else game.seats.index(eyes)
        view = game.to_json(s if eyes == EVERYTHING else game.redact(s, place))
        view.pop("chance", None)
        entry = record.entries[n - 1] if n else None
        if entry is None:
            told: list[Told] = []
        elif entry.kind == "answer":
            heard = [event[:5] for event in events] if eyes == EVERYTHING else seen(events, place)
            told = [told_event(game, event, course.replaying.ways.get(n - 1)) for event in heard]
        else:
            told = [told_entry(game, entry)]
        mover, last = game.mover(s), course.last[n]
        return Moment(
            answers=len(standing), to=course.count[last], n=n, length=len(record.entries), seat=eyes, view=view,
            events=told, mover=None if mover == OVER else game.seats[mover],
            turn=course.turn_at(last), steps=course.steps() if steps else None,
        )  # fmt: skip
