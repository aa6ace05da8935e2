"""Kelp behind the public contract: names outside, numbers inside; the edges check, the rules trust."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from fathoms.core.chance import Chance
from fathoms.core.errors import FathomsError, IllegalAction, NotYourView
from fathoms.core.events import Sink, seen
from fathoms.core.game import Message, Outcome, Preview, Question, Setting, Settings
from fathoms.core.options import Options
from fathoms.core.piles import bits_in
from fathoms.core.state import FRAME, OVER, BaseState
from fathoms.core.view import View
from fathoms.games.kelp import positions
from fathoms.games.kelp.actions import action_table
from fathoms.games.kelp.cards import read
from fathoms.games.kelp.events import EventNames
from fathoms.games.kelp.inner import KelpRules
from fathoms.games.kelp.names import OCTOPUS, SHARK, Event
from fathoms.games.kelp.questions import FRAMES, SEATS, Operands
from fathoms.games.kelp.reading import from_json
from fathoms.games.kelp.rules import answer, options
from fathoms.games.kelp.state import State
from fathoms.games.kelp.view import redact, resample


class Kelp:
    def __init__(self, data: str | Path | dict[str, Any] | None = None) -> None:
        self.name = "kelp"
        self.rules = positions.RULES
        self.seats = SEATS
        self.settings = Settings(
            (Setting("board", positions.BOARDS), Setting("edition", positions.EDITIONS)),
            ({"edition": "prototype", "board": "night"},),
        )
        self.data = read(data)
        self.digest = self.data.digest
        self.overlay: Mapping[str, Any] = self.data.data.overlay
        self.actions = action_table(self.data.names)
        self.inner = KelpRules(self.data.tables)
        self.tables = self.data.tables
        self.operands = Operands(self.data.names)
        self.event_names = EventNames(self.data.names)
        self.buffer = Options()
        self.asked: State | None = None
        self.asked_at: i64 = 0

    def new(self, *, chance: Chance, **options: Any) -> State:
        chosen = self.settings.complete(options)
        board = positions.BOARDS.index(chosen["board"])
        return self.inner.new(board, positions.EDITIONS.index(chosen["edition"]), chance)

    def options_of(self, s: BaseState | View) -> dict[str, Any]:
        """The options that a state was begun with."""
        at = seen_state(s)
        return {"board": positions.BOARDS[at.board], "edition": positions.EDITIONS[at.edition]}

    def mover(self, s: BaseState | View) -> int:
        return seen_state(s).mover

    def question(self, s: BaseState | View) -> Question:
        at = seen_state(s)
        if at.mover == OVER:
            raise IllegalAction("the game is over: nothing is asked")
        frame = self.operands.frame_json(at, at.depth - 1)
        kind = frame.pop("question")
        frame.pop("seat", None)
        return Question(kind, at.mover, frame)

    def options(self, s: BaseState | View) -> list[int]:
        """The legal answers, ascending; none once the game is over. A view knows them only for its own seat."""
        if isinstance(s, State):
            at = s
        else:
            at = seen_state(s)
            if isinstance(s, View) and at.mover != OVER and s.seat != at.mover:
                raise NotYourView(
                    f"it is the turn of seat {at.mover}; the view of seat {s.seat} does not know its options"
                )
        return self.legal(at).listed()

    def legal(self, s: State) -> Options:
        """The options of a state, found once for each question, since `answer` usually follows `options`."""
        if self.asked is not s or self.asked_at != s.answered:
            self.asked = s
            self.asked_at = s.answered
            self.buffer.count = 0
            if s.mover != OVER:
                options(self.tables, s, self.buffer)
        return self.buffer

    def answer(self, s: BaseState, action: Any) -> None:
        """Apply a legal action; anything else is refused and changes nothing."""
        if not isinstance(s, State):
            raise TypeError(f"answer takes a state of Kelp, not {type(s).__name__}")
        if not isinstance(action, int) or isinstance(action, bool) or not self.legal(s).has_any(action):
            self.refuse(s, action)
        answer(self.tables, s, action)

    def refuse(self, s: State, action: object) -> None:
        if s.mover == OVER:
            raise IllegalAction("the game is over: nothing can be answered")
        number = action if type(action) is int else -1
        came = self.actions.text(number) if number in self.actions else repr(action)
        asked = FRAMES[s.stack[(s.depth - 1) * FRAME]].name
        # What the answers are may be a secret of the seat: they stand in `options`, never in an error.
        raise IllegalAction(f"{came} is not among the options of the {SEATS[s.mover]}, who is asked {asked!r}")

    def outcome(self, s: BaseState | View) -> Outcome | None:
        at = seen_state(s)
        if at.winner < 0:
            return None
        won = at.winner == OCTOPUS
        reason = positions.REASONS[at.reason - 1]
        return Outcome((1.0, 0.0) if won else (0.0, 1.0), at.winner, (1, 2) if won else (2, 1), reason)

    def redact(self, s: BaseState, seat: int) -> View:
        if not isinstance(s, State):
            raise TypeError(f"redact takes a state of Kelp, not {type(s).__name__}")
        if seat not in (-1, OCTOPUS, SHARK):
            raise FathomsError(f"a seat is 0 (octopus), 1 (shark) or -1 (spectator), not {seat}")
        return redact(self.tables, s, seat)

    def resample(self, view: View, seed: int) -> State:
        if not 0 <= seed < 4611686018427387904:
            raise FathomsError(f"a seed is a whole number from 0 to 2**62 - 1, not {seed}")
        return resample(self.tables, view, seed)

    def preview(self, view: View, action: int) -> Preview:
        """Tried out in a world that the view allows, up to where chance or something hidden decides."""
        if action not in self.options(view):
            raise IllegalAction(f"{self.actions.text(action)} is not an option now")
        s = resample(self.tables, view, 0)
        sink = CuttingSink(s)
        s.sink = sink
        answer(self.tables, s, action)
        told = [self.event_json(event) for event in seen(sink.events, view.seat)]
        return Preview(tuple(told), sink.certain and s.chance.counter == sink.counter)

    def describe(self, view: BaseState | View, action: int) -> Message:
        """The action as a message id with typed arguments; who may ask and what is asked stand in `question`."""
        meaning = self.actions.action(action)
        types = dict(self.actions.kinds[meaning.kind].fields)
        return Message(
            f"kelp-action-{meaning.kind.replace('_', '-')}",
            {name: (types[name], value) for name, value in meaning.fields.items()},
        )

    def event_json(self, event: Sequence[int]) -> dict[str, Any]:
        return self.event_names.told(event)

    def to_json(self, s: BaseState | View) -> dict[str, Any]:
        at = seen_state(s)
        return positions.to_json(self.data, self.operands, at, s.seat if isinstance(s, View) else None)

    def from_json(self, obj: Any) -> State:
        return from_json(self.data, self.operands, obj)


class CuttingSink(Sink):
    """Keeps what happens before the first draw of chance, and before the first thing that only some worlds show."""

    def __init__(self, s: State) -> None:
        super().__init__()
        self.chance = s.chance
        self.counter: i64 = s.chance.counter
        self.known = s.know[:]  # what was possible before
        self.certain = True

    def emit(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, seen_by: i64) -> None:
        found: bool = kind == Event.REVEALED and seat == SHARK and bits_in(self.known[a]) > 1
        if found or kind == Event.SHOWN:
            self.certain = False
        if self.certain and self.chance.counter == self.counter:
            super().emit(kind, seat, a, b, c, seen_by)


def seen_state(s: BaseState | View) -> State:
    at = s.masked if isinstance(s, View) else s
    if not isinstance(at, State):
        raise TypeError(f"this takes a state or a view of Kelp, not {type(at).__name__}")
    return at


def load(data: str | Path | dict[str, Any] | None = None) -> Kelp:
    """What the registry calls."""
    return Kelp(data)
