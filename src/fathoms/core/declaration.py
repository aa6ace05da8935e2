"""What a game declares once: its numbers, its fields, what it asks, what may be answered and what is told.

A game's `declaration.py` has one Declaration. Everything else comes from it: ids follow from the order, and
`tools/declared.py` writes the modules that compiled rules import and the types of the page. So a thing that is added is
added here; nothing depends on it by hand.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import prod

from fathoms.core.codec import AUDIENCES
from fathoms.core.state import FRAME, HEAD, RUN

OPERANDS = FRAME - HEAD  # that a frame has room for
VALUES = 3  # that an event has room for

Typed = tuple[str, str]  # the name of an operand or a value, and its type


@dataclass(frozen=True)
class Constant:
    """A number with a name."""

    name: str
    value: int
    meaning: str = ""


@dataclass(frozen=True)
class Member:
    """One of several things that are numbered in their order; `width` numbers belong to it.

    Where several are one to those who play, as parts of a step that is printed as a whole, `group` is its name.
    """

    name: str
    clause: str = ""
    meaning: str = ""
    width: int = 1
    group: str = ""


@dataclass(frozen=True)
class Numbering:
    """Things of one sort: a class of numbers in the rules, names outside."""

    name: str
    meaning: str
    members: tuple[Member, ...]
    first: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(member.name for member in self.members)

    @property
    def size(self) -> int:
        """All their numbers together."""
        return sum(member.width for member in self.members)

    def number(self, name: str) -> int:
        return self.numbers()[name]

    def numbers(self) -> dict[str, int]:
        """The first number of each."""
        found, number = {}, self.first
        for member in self.members:
            found[member.name] = number
            number += member.width
        return found


@dataclass(frozen=True)
class NamedType:
    """A type of operands and values: the names of its numbers from `first` on, or None where the data has them.

    `none` is the number that means none of them, which is null outside. `words` are all names that the data may give.
    """

    name: str
    names: tuple[str, ...] | None
    first: int = 0
    none: int | None = None
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class StateField:
    """A field of the state: how many entries (0: a single number), what they may be, who may know them, what they mean.

    Views may hold less than a state can: NOTHING or UNKNOWN in place of what is hidden, so `low` counts those.
    """

    name: str
    size: int
    low: int
    high: int
    audience: str
    meaning: str
    start: int = 0  # of a single number, before anything is laid out


@dataclass(frozen=True)
class Frame:
    """A kind of frame: who is asked (None: any seat), its operands, and which runs it may stand on."""

    name: str
    seat: int | None
    operands: tuple[Typed, ...]
    on: tuple[str, ...]
    clause: str
    meaning: str
    number: int | None = None  # where it does not follow from the order


@dataclass(frozen=True)
class Run(Frame):
    """Work that goes on by itself once the questions above it are answered.

    A `passing` one is done before anybody is asked, so no position tells of it.
    """

    passing: bool = False


@dataclass(frozen=True)
class Question(Frame):
    """What a seat is asked. `chapter` is the module with its functions `…_options` and `…_answer`.

    Where it shares one of them with others, `options` or `answer` tells by which name. `begun_by` is the member of a
    numbering whose use leads to this question: ("Effect", "vigilant"). Such a question has no operands, since whoever
    begins it knows of none.
    """

    chapter: str = ""
    options: str = ""
    answer: str = ""
    begun_by: tuple[str, str] | None = None


@dataclass(frozen=True)
class Source:
    """What one part of an action is chosen from: the fields that it fills, and how many ids that takes.

    `first` is the number of what is chosen by the first of these ids.
    """

    name: str
    fields: tuple[Typed, ...]
    size: int
    first: int = 0

    @property
    def part(self) -> str:
        """What the rules call it: its field, or itself where it fills several."""
        return self.fields[0][0] if len(self.fields) == 1 else self.name


@dataclass(frozen=True)
class ActionKind:
    """A kind of action: how it reads, and what its fields are chosen from. `is_move`: it leads over a board."""

    name: str
    text: str
    sources: tuple[Source, ...]
    clause: str
    is_move: bool = False

    @property
    def fields(self) -> tuple[Typed, ...]:
        return tuple(typed for source in self.sources for typed in source.fields)

    @property
    def size(self) -> int:
        return prod(source.size for source in self.sources)

    @property
    def is_plain(self) -> bool:
        """Whether an id is the first one of the kind and what was chosen, added up."""
        return len(self.sources) < 2 and not any(source.first for source in self.sources)


@dataclass(frozen=True)
class EventKind:
    """A kind of event and the meaning of its values. `is_open`: it tells no seat what it could not know before."""

    name: str
    fields: tuple[Typed, ...]
    clause: str
    is_open: bool = True


@dataclass(frozen=True)
class Declaration:
    game: str
    seats: tuple[str, ...]
    constants: tuple[Constant, ...]
    numberings: tuple[Numbering, ...]
    types: tuple[NamedType, ...]
    fields: tuple[StateField, ...]
    runs: tuple[Run, ...]
    questions: tuple[Question, ...]
    actions: tuple[ActionKind, ...]
    events: tuple[EventKind, ...]
    frames: dict[int, Frame] = field(init=False)  # runs and questions by their number

    def __post_init__(self) -> None:
        object.__setattr__(self, "frames", {**numbered(self.questions, 1), **numbered(self.runs, RUN)})
        for sort in (self.numberings, self.types, self.fields, self.runs, self.questions, self.actions, self.events):
            unique(self.game, [thing.name for thing in sort])
        runs = {run.name for run in self.runs}
        for frame in self.frames.values():
            if len(frame.operands) > OPERANDS or not runs.issuperset(frame.on):
                raise ValueError(f"{self.game}: {frame.name} has too many operands, or stands on what is no run")
        for question in self.questions:
            if question.begun_by is not None and question.operands:
                raise ValueError(f"{self.game}: {question.name} has operands, so nothing can lead to it by itself")
        known = {"number", "flag", *(one.name for one in self.types)}
        for name, typed in self.typed():
            unknown = {type_ for _, type_ in typed} - known
            if unknown:
                raise ValueError(f"{self.game}: {name} has values of no declared type: {', '.join(sorted(unknown))}")
        for event in self.events:
            if len(event.fields) > VALUES:
                raise ValueError(f"{self.game}: event {event.name} has more than {VALUES} values")
        for one in self.fields:
            if one.audience not in AUDIENCES or one.low > one.high:
                raise ValueError(f"{self.game}: field {one.name} has no such audience or range")

    def typed(self) -> Iterator[tuple[str, tuple[Typed, ...]]]:
        """Everything that has typed values, with them."""
        for frame in self.frames.values():
            yield frame.name, frame.operands
        for action in self.actions:
            yield action.name, action.fields
        for event in self.events:
            yield event.name, event.fields

    def first_actions(self) -> dict[str, int]:
        """The first id of each kind of action."""
        found, number = {}, 0
        for action in self.actions:
            found[action.name] = number
            number += action.size
        return found

    @property
    def moves(self) -> frozenset[str]:
        return frozenset(action.name for action in self.actions if action.is_move)

    @property
    def open_events(self) -> frozenset[str]:
        return frozenset(event.name for event in self.events if event.is_open)


def numbered(frames: Sequence[Frame], first: int) -> dict[int, Frame]:
    found: dict[int, Frame] = {}
    number = first
    for frame in frames:
        number = number if frame.number is None else frame.number
        found[number] = frame
        number += 1
    return found


def unique(game: str, names: Sequence[str]) -> None:
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"{game}: declared twice: {', '.join(twice)}")
