"""The contract of a game: the public names that bots, servers, commands and other people's programs use."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from fathoms.core.actions import Action, ActionTable
from fathoms.core.catalogue import Message
from fathoms.core.chance import Chance
from fathoms.core.data import DataSet
from fathoms.core.errors import BadOption
from fathoms.core.rules import Rules
from fathoms.core.state import OVER, BaseState
from fathoms.core.view import View

__all__ = [
    "OVER",
    "Action",
    "ActionTable",
    "Game",
    "Message",
    "Outcome",
    "Preview",
    "Question",
    "Setting",
    "Settings",
    "View",
]

Event = tuple[int, int, int, int, int, int]


@dataclass(frozen=True)
class Question:
    """What is asked of the seat to move: a kind and named fields."""

    kind: str
    seat: int
    fields: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.seat, **self.fields}


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `winner` is a seat, or None where nobody beats anybody; rank 1 is best."""

    scores: tuple[float, ...]
    winner: int | None
    ranks: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Preview:
    """What an action would do as far as the seat can know: events, then, if not `certain`, the unknown.

    `view` is what the seat will see afterwards, where that is certain: from there the next action can be previewed.
    """

    events: tuple[Mapping[str, Any], ...]
    certain: bool
    view: View | None = None


@dataclass(frozen=True)
class Setting:
    """One option of a game: its values, the first of which is the default."""

    name: str
    values: tuple[Any, ...]


@dataclass(frozen=True)
class Settings:
    """All options of a game, and which combinations are forbidden."""

    settings: tuple[Setting, ...]
    forbidden: tuple[Mapping[str, Any], ...] = ()

    def complete(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value, or a named error."""
        known = {setting.name: setting for setting in self.settings}
        for name, value in given.items():
            if name not in known:
                raise BadOption("error-game-setting-unknown", name=name, known=", ".join(known))
            if value not in known[name].values:
                values = ", ".join(map(str, known[name].values))
                raise BadOption("error-choice", name=name, known=values, came=repr(value))
        chosen = {name: given.get(name, setting.values[0]) for name, setting in known.items()}
        for combination in self.forbidden:
            if all(chosen[name] == value for name, value in combination.items()):
                together = ", ".join(f"{n}={v}" for n, v in combination.items())
                raise BadOption("error-not-together", options=together)
        return chosen


class Game(Protocol):
    name: str
    rules: int
    seats: tuple[str, ...]
    settings: Settings
    actions: ActionTable
    inner: Rules
    data: DataSet
    digest: str
    overlay: Mapping[str, Any]
    # Kinds of event that tell no seat anything it could not know before: an answer that led to these alone, without
    # chance, can be taken back honestly.
    open_events: frozenset[str]
    # Kinds of question whose options are all alike to whoever is asked: what they decide about is drawn blind. A seat
    # may leave these to the table.
    alike: frozenset[str]

    def new(self, *, chance: Chance, **options: Any) -> BaseState: ...
    def options_of(self, s: "BaseState | View") -> dict[str, Any]: ...
    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Which of the seats play with these options, complete ones."""

    def places(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """What wins are counted by: the seats, or their places in turn order where it is the place that matters."""

    def place_of(self, s: "BaseState | View", seat: int) -> int: ...
    def mover(self, s: "BaseState | View") -> int: ...
    def question(self, s: "BaseState | View") -> Question: ...
    def options(self, s: "BaseState | View") -> list[int]: ...
    def open_options(self, s: "BaseState | View") -> bool:
        """Whether everybody can know the options of the seat to move. Then a single one may be answered unasked; else
        not to ask would tell what others must not know."""

    def answer(self, s: BaseState, action: int) -> None: ...
    def outcome(self, s: "BaseState | View") -> Outcome | None: ...
    def redact(self, s: BaseState, seat: int) -> View: ...
    def resample(self, view: View, seed: int) -> BaseState: ...
    def preview(self, view: View, action: int) -> Preview: ...
    def describe(self, view: "BaseState | View", action: int) -> Message: ...
    def event_json(self, event: Sequence[int]) -> dict[str, Any]: ...
    def components(self, **options: Any) -> dict[str, dict[str, dict[str, Any]]]:
        """What is in the box, by type of message argument and name: cards with their cost, zones with their value."""

    # What `question`, `event_json` and `outcome` gave, as messages.
    def question_message(self, question: Question) -> Message: ...
    def event_message(self, event: Mapping[str, Any]) -> Message: ...
    def outcome_message(self, outcome: Outcome) -> Message: ...
    def to_json(self, s: "BaseState | View") -> dict[str, Any]: ...
    def from_json(self, obj: Any) -> BaseState: ...
