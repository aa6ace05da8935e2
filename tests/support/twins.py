"""Two games that one seat cannot tell apart: the same to its eyes and ears, different in what it may not know.

Each is a real game with a record of its own, from its first draw on, so that everything a server does with a record can
be compared: history, take-backs, reading it again.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

from fathoms.core.chance import Chance, fast, scripted
from fathoms.core.errors import ChanceError
from fathoms.core.events import Sink, seen
from fathoms.core.game import OVER, Game, View
from fathoms.core.live import LiveGame
from fathoms.core.record import Entry
from fathoms.core.state import BaseState
from support.conformance import told

WORLDS = 16  # games that are kept in step with the first, until one is chosen
TRIES = 3  # ways that chance may go otherwise, before it goes the same way
Draws = tuple[tuple[int, int], ...]
Until = Callable[["World"], bool]


@dataclass
class Course:
    """What comes of an answer and of the answers that the table gives by itself: for one seat, and in the record."""

    state: BaseState
    entries: list[Entry] = field(default_factory=list)
    heard: list[tuple[list[tuple[int, ...]], View]] = field(default_factory=list)

    def like(self, other: "Course") -> bool:
        """Whether the rules tell them apart. A table that goes on by itself in one of them alone is to be caught."""
        both = min(len(self.heard), len(other.heard))
        return self.heard[:both] == other.heard[:both]

    @property
    def values(self) -> list[int]:
        return [value for entry in self.entries for _, value in entry.chance]


@dataclass
class World:
    """A game so far."""

    state: BaseState
    start: Draws
    entries: list[Entry] = field(default_factory=list)

    def then(self, course: Course) -> "World":
        return World(course.state, self.start, [*self.entries, *course.entries])


def goes_on_by_itself(game: Game, s: BaseState) -> int | None:
    """The answer that a table gives unasked, exactly as it finds it."""
    live = SimpleNamespace(game=game, state=s, over=game.mover(s) == OVER)
    return LiveGame.openly_forced(cast(LiveGame, live))


def course(game: Game, s: BaseState, action: int, chance: Chance, seat: int) -> Course:
    """Answer on a copy. A chance that ends too soon, or does not fit, is an error."""
    s = game.rules.copy(s)
    log: list[tuple[int, int, int]] = []
    s.chance, chance.log = chance, log
    found, answer = Course(s), cast(int | None, action)
    while answer is not None:
        mover, sink = game.mover(s), Sink()
        s.sink = sink
        game.answer(s, answer)
        s.sink = None
        draws = tuple((bound, value) for _, bound, value in log)
        log.clear()
        found.entries.append(Entry("answer", mover, game.actions.text(answer), draws))
        found.heard.append((cast(Any, seen(sink.events, seat)), game.redact(s, seat)))
        answer = goes_on_by_itself(game, s)
    return found


def chances(draws: Sequence[tuple[int, int]], pick: random.Random) -> Iterator[Chance]:
    """Chance that goes otherwise than these draws, more and more like them, and at last the same way."""
    yield fast(pick.getrandbits(60))
    for share in range(TRIES, -1, -1):
        yield scripted([pick.randrange(bound) if pick.random() * TRIES < share else value for bound, value in draws])


def alike(game: Game, world: World, actions: Sequence[int], wanted: Course, seat: int, pick: random.Random) -> Course:
    """A course of this world that the seat cannot tell from the wanted one."""
    draws = [draw for entry in wanted.entries for draw in entry.chance]
    for action in actions:
        for chance in chances(draws, pick) if draws else [fast(pick.getrandbits(60))]:
            try:
                found = course(game, world.state, action, chance, seat)
            except ChanceError:
                continue
            if found.like(wanted):
                return found
    raise LookupError("every course of this world tells it apart")


def answers(game: Game, world: World, wanted: Course, seat: int, pick: random.Random) -> list[int]:
    """What may be answered in a world for what was answered in the other: the same, or where another seat chose
    something in secret also something else."""
    legal, action = game.options(world.state), game.actions.id(wanted.entries[0].action)
    same = [action] if action in legal else []
    secret = game.mover(world.state) != seat and not wanted.heard[0][0]
    return [*pick.sample(legal, min(3, len(legal))), *same] if secret else same


def begun(game: Game, options: dict[str, Any], chance: Chance) -> World:
    log: list[tuple[int, int, int]] = []
    chance.log = log
    s = game.new(chance=chance, **options)
    return World(s, tuple((bound, value) for _, bound, value in log))


def same_beginnings(game: Game, first: World, options: dict[str, Any], seat: int, pick: random.Random) -> list[World]:
    """Beginnings that look the same to a seat: the draws which it cannot see go otherwise."""
    view, values = game.redact(first.state, seat), [value for _, value in first.start]
    hidden = []
    for i, (bound, value) in enumerate(first.start):
        other = scripted([*values[:i], (value + 1) % bound, *values[i + 1 :]])
        if game.redact(begun(game, options, other).state, seat) == view:
            hidden.append(i)
    worlds = []
    for _ in range(WORLDS * 4):
        other_values = [pick.randrange(bound) if i in hidden else value for i, (bound, value) in enumerate(first.start)]
        world = begun(game, options, scripted(other_values))
        if game.redact(world.state, seat) == view:
            worlds.append(world)
    return worlds[:WORLDS] or [first]


def first_game(game: Game, options: dict[str, Any], seat: int, seed: int, until: Until) -> Iterator[World]:
    """A game at random, answer by answer, up to where the twins shall stand; never up to its end."""
    pick = random.Random(seed)
    world = begun(game, options, fast(pick.getrandbits(60)))
    yield world
    while not until(world):
        action = pick.choice(game.options(world.state))
        taken = course(game, world.state, action, fast(pick.getrandbits(60)), seat)
        if game.mover(taken.state) == OVER:
            return
        world = world.then(taken)
        yield world


def twins(game: Game, options: dict[str, Any], seat: int, seed: int, until: Until) -> tuple[World, World]:
    """Two games that a seat has seen going the same way up to there."""
    pick = random.Random(seed + 1)
    worlds = first_game(game, options, seat, seed, until)
    first = next(worlds)
    others = same_beginnings(game, first, options, seat, pick)
    for after in worlds:
        new = after.entries[len(first.entries) :]
        action = game.actions.id(new[0].action)
        wanted = course(game, first.state, action, scripted([v for entry in new for _, v in entry.chance]), seat)
        stay = []
        for world in others:
            try:
                could = answers(game, world, wanted, seat, pick)
                stay.append(world.then(alike(game, world, could, wanted, seat, pick)))
            except LookupError:
                continue
        first = after
        # What remains is multiplied; where nothing does, the second game goes the way of the first from here on.
        others = [world for world in stay if len(world.entries) == len(first.entries)] or [first]
        others = [others[i % len(others)] for i in range(min(WORLDS, 4 * len(others)))]
    apart = [world for world in others if told(game, world.state) != told(game, first.state)]
    return first, pick.choice(apart or others)


def next_answers(
    game: Game, first: World, second: World, seat: int, pick: random.Random
) -> tuple[Course, Course] | None:
    """An answer in each that the seat cannot tell apart, or None where every one would show what was hidden."""
    legal = game.options(first.state)
    for action in pick.sample(legal, min(12, len(legal))):
        wanted = course(game, first.state, action, fast(pick.getrandbits(60)), seat)
        if game.mover(wanted.state) == OVER:
            continue
        try:
            could = answers(game, second, wanted, seat, pick)
            return wanted, alike(game, second, could, wanted, seat, pick)
        except LookupError:
            continue
    return None
