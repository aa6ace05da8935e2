"""The contract of a game: the public names that bots, servers, commands and other people's programs use.

Beside its members a game promises some names in what it tells, since whoever knows no particular game looks for these:

- The event `turn` begins a turn. Its seat is whose, and its only field, `turn`, is its number, which players count by:
  of the turn itself, or of the round that it belongs to. So it never falls, grows by one at most, and comes to a seat
  but once. A position as JSON tells under `turn` how many turns have begun: none before the game proper, and one more
  with each such event. The first may begin unsaid, before anybody can be told anything.
- A question with a field `last` or `first` asks for one of several things: the same question comes again until they are
  chosen, in an order that the rules set, and the field is what was chosen before.
- An action of a kind in `CLOSING` ends such a choice, or chooses nothing. It has no fields, and no question has two.
- The whole state as JSON has its `chance`; a view has none, and tells its `seat`. Both begin with what they are:
  `game`, `format`, `rules` and `data`. They tell each setting by its name, the open frames under `asked`, and at the
  end how the game is `over`. What a seat has stands under its name, in `seats` or beside all else.
- A setting `players` tells how many seats play, the first so many of them. No other setting changes who plays.
- Every event of a game has a `seat`: by name, whose doing it is or whom it befalls.
- The event `moved` comes once from an action of a kind in `moves`, which has a way over a board: with it everybody is
  told the way.
- A message is called after its game and after what it tells of: `kelp-action-trash-hand`, `kelp-question-pay`,
  `kelp-event-played`. With `group` in place of `action` a catalogue may have a heading for actions of a kind, with
  `label` what one of them is called below it, and with `warning` what is said before it is done.

`tests/conformance` holds every game to all of this, and `tests/text` its catalogues to headings, labels and warnings
of actions that there are.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from fathoms.core.actions import Action, ActionTable
from fathoms.core.catalogue import Message
from fathoms.core.chance import Chance
from fathoms.core.data import DataSet
from fathoms.core.errors import BadOption
from fathoms.core.insight import Insight
from fathoms.core.rules import Rules
from fathoms.core.state import OVER, BaseState
from fathoms.core.view import View

__all__ = [
    "CLOSING",
    "MOVED",
    "ONE_OF_SEVERAL",
    "OVER",
    "TURN",
    "Action",
    "ActionTable",
    "Game",
    "Hindrance",
    "Hindrances",
    "Message",
    "Outcome",
    "Preview",
    "Question",
    "Setting",
    "Settings",
    "Thing",
    "Things",
    "View",
    "Way",
]

Event = tuple[int, int, int, int, int, int]

TURN = "turn"  # the event, its field, and the key of a position
MOVED = "moved"  # the event that an action with a way leads to, once
ONE_OF_SEVERAL = frozenset(["last", "first"])
CLOSING = ("done", "go_on", "end_turn", "decline")


@dataclass(frozen=True)
class Question:
    """What is asked of the seat to move: a kind and named fields. One of the fields ONE_OF_SEVERAL tells that several
    things are chosen, one after the other in a fixed order.
    """

    kind: str
    seat: int
    fields: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Kind, seat and fields in one table."""
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

    events: tuple[Mapping[str, Any], ...] = field(repr=False)  # some may be a secret of the seat
    certain: bool
    view: View | None = None


class Thing(NamedTuple):
    """Something on the table: its type and name as in the arguments of messages, and the place where it lies, since
    equal ones can lie in several. What is a place itself, such as a zone of a board, lies in one called like its type.
    """

    type: str
    name: str
    place: str


@dataclass(frozen=True)
class Hindrance:
    """Things that cannot be used now, why not, and the clause of the rules that says so.

    Things `apart` have no part in what is asked, and nobody would expect to use them. With actions in `after`, the
    things can be used as yet: it says why one cannot that no longer goes with these, once they are picked.
    """

    things: tuple[Thing, ...]
    said: Message
    clause: str
    apart: bool = False
    after: tuple[int, ...] = ()


@dataclass(frozen=True)
class Way:
    """Where an action leads over a board: its steps, by the names of the action's own fields, the last one where it
    ends; what leaves the board for it, each thing with the place it comes to; and what could be reached from its end,
    by each thing that reaches something.
    """

    steps: tuple[Mapping[str, str], ...]
    taken: tuple[tuple[Thing, str], ...] = ()
    reach: tuple[tuple[Thing, tuple[Thing, ...]], ...] = ()


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


class Things(Protocol):
    """What lies on the table that a seat could think of using, and what of it each action is about: by these a click on
    a thing finds its options."""

    def on_table(self, view: View) -> list[Thing]:
        """The things that the seat sees and could think of using, each once."""

    def used(self, action: int) -> tuple[Thing, ...]:
        """The things that an action uses."""

    def given(self, action: int) -> tuple[Thing, ...]:
        """The things that an action gives away for something else. That is not to use them: nobody who points at one
        means to lose it."""


class Hindrances(Protocol):
    """What the seat that is asked cannot use now, and why: called with its view. A seat that is not asked has none."""

    # The places of which, at each kind of question, every thing that no option uses has a hindrance. Amid a choice of
    # several things in order those that were passed over need none.
    explained: Mapping[str, frozenset[str]]

    def __call__(self, view: View, parts: Sequence[int] | None = None) -> list[Hindrance]:
        """`parts` are all actions of the choice that is asked for, those of later picks too, where they are known."""


class Game(Protocol):
    """A game with its rules and data, as `fathoms.game` gives it. It remembers nothing of what is played with it.

    A state is a game at one moment, with all that is hidden; a view is what one seat may know of it. Verbs that take
    either tell of a view no more than its seat may know. Seats are numbers from 0 on, and -1 is a spectator.
    """

    name: str
    """What `fathoms.game` calls it."""
    rules_version: int
    """Counts up when the same answers would lead elsewhere; a record says with which one it was made."""
    seats: tuple[str, ...]
    """The names of all seats there can be; `seated` tells which of them play."""
    settings: Settings
    """The options of the game."""
    actions: ActionTable
    """All actions: from an id to kind and fields or to a text, and back."""
    rules: Rules
    """The verbs of the game over bare numbers, unchecked, for compiled loops: options, answer, copy."""
    data: DataSet
    """Cards, boards and figures, each with its source."""
    digest: str
    """Tells these data from others."""
    overlay: Mapping[str, Any]
    """An owner's data that lie over the game's own."""
    open_events: frozenset[str]
    """Kinds of event that tell no seat anything it could not know before: an answer that led to these alone, without
    chance, can be taken back honestly."""
    alike: frozenset[str]
    """Kinds of question whose options are all alike to whoever is asked: what they decide about is drawn blind. A seat
    may leave these to the table."""
    things: Things
    """What lies on the table, and which of it an action is about."""
    moves: frozenset[str]
    """Kinds of action that lead over a board: these have a way."""
    seekers: tuple[str, ...]
    """Seats that look for something hidden: a belief tells these how likely it is where."""
    hindrances: Hindrances
    """What cannot be used now, and why: called with a view."""

    def new(self, *, chance: Chance | None = None, seed: int | None = None, **options: Any) -> BaseState:
        """A new game with these options of its own, `board="night"`. The same seed gives the same game; without a seed
        it is like no other. `chance` is given in place of a seed where draws are sealed or scripted."""

    def options_of(self, s: "BaseState | View") -> dict[str, Any]:
        """The options that a game was begun with, complete ones."""

    @property
    def insight(self) -> Insight | None:
        """What the game knows about being played well. Without it bots have a plain one, and just keep to the rules."""

    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Which of the seats play with these options, complete ones."""

    def places(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """What wins are counted by: the seats, or their places in turn order where it is the place that matters."""

    def place_of(self, s: "BaseState | View", seat: int) -> int:
        """Which of the `places` a seat has."""

    def mover(self, s: "BaseState | View") -> int:
        """The seat that is asked something, or `OVER`."""

    def question(self, s: "BaseState | View") -> Question:
        """What is asked; once the game is over that is an error."""

    def options(self, s: "BaseState | View") -> list[int]:
        """The legal answers as ids of actions, ascending; none once the game is over. A view knows them only if its
        own seat is asked."""

    def open_options(self, s: "BaseState | View") -> bool:
        """Whether everybody can know the options of the seat to move. Then a single one may be answered unasked; else
        not to ask would tell what others must not know."""

    def asked_together(self, s: "BaseState | View") -> bool:
        """Whether the question is one that two seats answer in secret at the same time, and nobody has answered it yet.
        The second is asked next, and what it is asked does not hang on the first one's answer."""

    def asks_again(self, before: "BaseState | View", now: "BaseState | View") -> bool:
        """Whether the question of `before` is asked once more after an answer to it: for the next of several things."""

    def goes_on(self, before: "BaseState | View", now: "BaseState | View") -> bool:
        """Whether the question of `now`, asked of the same seat some answers later, belongs to the choice that `before`
        asks for: to what was chosen, as a card's payment does, rather than to what comes next."""

    def answer(self, s: BaseState, action: int) -> None:
        """Go on with the state by one of its options; anything else is refused and changes nothing."""

    def outcome(self, s: "BaseState | View") -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def points(self, s: "BaseState | View") -> tuple[int, ...] | None:
        """What each seat has won by now, in a game that counts points in the open; in others None."""

    def redact(self, s: BaseState, seat: int) -> View:
        """What a seat may know of the state; -1 is a spectator."""

    def resample(self, view: View, seed: int) -> BaseState:
        """A state that looks just so to the seat, with what is hidden drawn anew: a world that it must reckon with."""

    def preview(self, view: View, action: int) -> Preview:
        """What an option of the view would do, as far as its seat can know."""

    def describe(self, view: "BaseState | View", action: int) -> Message:
        """An action as a message, which catalogues turn into a sentence."""

    def way(self, view: View, action: int) -> Way | None:
        """The way that an option of the seat to move takes over the board, if it is a move. Everybody sees a move, so
        any view will do."""

    def reach(self, view: View) -> list[Thing]:
        """Where a move of the seat to move could end, as far as this view knows."""

    def good_for(self, view: View) -> list[tuple[Thing, Message]]:
        """What things are good for now, in a few words, as far as this view knows: more than their names tell, and
        whoever is to move."""

    def draw(self, view: View, lang: str = "en", width: int = 80) -> str:
        """The table in characters, as the seat of the view sees it. A state is refused: see `draw_whole`."""

    def draw_whole(self, s: BaseState, lang: str = "en", width: int = 80) -> str:
        """The table in characters with everything that is hidden, for whoever may know it all."""

    def event_json(self, event: Sequence[int]) -> dict[str, Any]:
        """An event with its names; `fathoms.seen` tells first which of them a seat may know."""

    def components(self, **options: Any) -> dict[str, dict[str, dict[str, Any]]]:
        """What is in the box, by type of message argument and name: cards with their cost, zones with their value."""

    def question_message(self, question: Question) -> Message:
        """What `question` gave, as a message."""

    def event_message(self, event: Mapping[str, Any]) -> Message:
        """What `event_json` gave, as a message."""

    def outcome_message(self, outcome: Outcome) -> Message:
        """What `outcome` gave, as a message."""

    def to_json(self, s: "BaseState | View") -> dict[str, Any]:
        """A position as JSON: of a state all of it, of a view what its seat may know."""

    def from_json(self, obj: Any) -> BaseState:
        """A position that was written as JSON, perhaps by hand: what is left out is filled in, what cannot be is
        refused."""
