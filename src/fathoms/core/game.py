"""The contract of a game: the public names that bots, servers, commands and other people's programs use.

Beside its members a game promises some names in what it tells, since whoever knows no particular game looks for these:

- The event `turn` begins a turn. Its seat is whose, and its only field, `turn`, is its number, which players count by:
  of the turn itself, or of the round that it belongs to. So it never falls, grows by one at most, and comes to a seat
  but once. A position as JSON tells under `turn` how many turns have begun: none before the game proper, and one more
  with each such event. The first may begin unsaid, before anybody can be told anything.
- A question with a field `last` or `first` asks for one of several things: the same question comes again until they are
  chosen, in an order that the rules set, and the field is what was chosen before.
- An action of a kind in `CLOSING` ends such a choice, or chooses nothing. It has no fields, and no question has two.
- The whole state as JSON has its `chance`; a view has none.

`tests/conformance` holds every game to all of this.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from fathoms.core.actions import Action, ActionTable
from fathoms.core.chance import Chance
from fathoms.core.data import DataSet
from fathoms.core.errors import BadOption
from fathoms.core.insight import Insight
from fathoms.core.rules import Rules
from fathoms.core.state import OVER, BaseState
from fathoms.core.view import View

__all__ = [
    "CLOSING",
    "ONE_OF_SEVERAL",
    "OVER",
    "TURN",
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

TURN = "turn"  # the event, its field, and the key of a position
ONE_OF_SEVERAL = ("last", "first")
CLOSING = ("done", "go_on", "end_turn", "decline")


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
class Message:
    """A message id with typed arguments: (type, value). Catalogues turn it into a sentence."""

    id: str
    arguments: Mapping[str, tuple[str, Any]] = field(default_factory=dict)


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
                raise BadOption("no option is called {name!r}; there are {known}", name=name, known=", ".join(known))
            if value not in known[name].values:
                values = ", ".join(map(str, known[name].values))
                raise BadOption("{name} must be one of {known}, not {came!r}", name=name, known=values, came=value)
        chosen = {name: given.get(name, setting.values[0]) for name, setting in known.items()}
        for combination in self.forbidden:
            if all(chosen[name] == value for name, value in combination.items()):
                together = ", ".join(f"{n}={v}" for n, v in combination.items())
                raise BadOption("these do not go together: {options}", options=together)
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

    @property
    def insight(self) -> Insight | None:
        """What the game knows about being played well. Without it bots have a plain one, and just keep to the rules."""

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
