"""The edges that all games share: what comes in is checked, what goes out has names. A game adds what is its own.

Inside, the rules trust; here an action that is not an option is refused and changes nothing.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import i64

from fathoms.core.actions import ActionTable
from fathoms.core.chance import SEED_BITS, SEEDS, Chance, fast
from fathoms.core.data import DataSet
from fathoms.core.drawing import Drawing, Listing
from fathoms.core.errors import BadOption, FathomsError, IllegalAction, NotYourView
from fathoms.core.events import Sink, seen
from fathoms.core.game import Hindrances, Message, Preview, Question, Settings, Thing, Things, Way
from fathoms.core.hindrances import NoHindrances, NoThings
from fathoms.core.messages import Messages
from fathoms.core.naming import EventTable, Frames
from fathoms.core.options import Options
from fathoms.core.rules import Rules
from fathoms.core.state import OVER, BaseState, top
from fathoms.core.view import View


class CuttingSink(Sink):
    """Keeps what happens before the first draw of chance, and before the first thing that only some worlds show."""

    def __init__(self, s: BaseState) -> None:
        super().__init__()
        self.chance = s.chance
        self.counter: i64 = s.chance.counter
        self.certain = True

    def reveals(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> bool:
        """Whether an event tells something that the previewing seat could not know."""
        return False

    def emit(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, seen_by: i64) -> None:
        if self.reveals(kind, seat, a, b, c):
            self.certain = False
        if self.certain and self.chance.counter == self.counter:
            super().emit(kind, seat, a, b, c, seen_by)


class Edges:
    def __init__(
        self,
        name: str,
        rules_version: int,
        seats: tuple[str, ...],
        settings: Settings,
        data: DataSet,
        rules: Rules,
        actions: ActionTable,
        frames: Frames,
        events: EventTable,
        open_events: frozenset[str],
        alike: frozenset[str] = frozenset(),
        moves: frozenset[str] = frozenset(),
        seekers: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.seats = seats
        self.settings = settings
        self.data = data
        self.digest = data.digest()
        self.overlay: Mapping[str, Any] = data.overlay
        self.rules = rules
        self.actions = actions
        self.frames = frames
        self.events = events
        self.open_events = open_events
        self.alike = alike
        self.things: Things = NoThings()
        self.moves = moves
        self.seekers = seekers
        self.hindrances: Hindrances = NoHindrances()
        self.messages = Messages(name, actions, frames, events)

    # What a game may have of its own

    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Which of the seats play with these options."""
        return self.seats

    def places(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """What wins are counted by."""
        return self.seated(options)

    def place_of(self, s: BaseState | View, seat: int) -> int:
        return seat

    def way(self, view: View, action: int) -> Way | None:
        """The way that an option takes over the board."""
        return None

    def reach(self, view: View) -> list[Thing]:
        """Where a move of the seat to move could end."""
        return []

    def good_for(self, view: View) -> list[tuple[Thing, Message]]:
        """What things are good for now."""
        return []

    def points(self, s: BaseState | View) -> tuple[int, ...] | None:
        """What each seat has won by now."""
        return None

    # What a game has of its own

    def begin(self, options: Mapping[str, Any], chance: Chance) -> BaseState:
        """The first state of a game with these options, complete ones."""
        raise TypeError(f"{self.name} cannot begin")

    def own(self, s: BaseState) -> BaseState:
        """The state, if it is one of this game."""
        raise TypeError(f"{type(s).__name__} is no state of {self.name}")

    def options_of(self, s: BaseState | View) -> dict[str, Any]:
        """The options that a state was begun with."""
        raise TypeError(f"{self.name} does not tell its options")

    def to_json(self, s: BaseState | View) -> dict[str, Any]:
        """A position with its names."""
        raise TypeError(f"{self.name} has no positions")

    def count(self, s: BaseState) -> i64:
        """How many seats play."""
        return len(self.seats)

    def masked(self, s: BaseState, seat: i64) -> View:
        """What a seat may know; -1 is a spectator."""
        raise TypeError(f"{self.name} has no views")

    def world(self, view: View, seed: i64) -> BaseState:
        """A state that looks so to the seat."""
        raise TypeError(f"{self.name} has no worlds")

    def known_to_all(self, s: BaseState) -> bool:
        """Whether everybody knows the options of the seat to move. A game in which that is never so need not say it."""
        return False

    def asked_together(self, s: BaseState | View) -> bool:
        """Whether two seats are asked at the same time. A game in which that is never so need not say it."""
        return False

    def cutting(self, s: BaseState, seat: i64) -> CuttingSink:
        """A sink for previews of a seat."""
        return CuttingSink(s)

    def drawing(self, options: Mapping[str, Any], lang: str) -> Drawing:
        """What draws a table with these options, complete ones."""
        return Listing()

    # What all games share

    def new(self, *, chance: Chance | None = None, seed: int | None = None, **options: Any) -> BaseState:
        """A new game: the same seed gives the same one, and without a seed or chance it is like no other."""
        chosen = self.settings.complete(options)
        if chance is None:
            return self.begin(chosen, fast(secrets.randbits(SEED_BITS) if seed is None else seed))
        if seed is not None:
            raise BadOption("error-not-together", options="chance, seed")
        return self.begin(chosen, chance)

    def seen(self, s: BaseState | View) -> BaseState:
        return self.own(s.masked if isinstance(s, View) else s)

    def mover(self, s: BaseState | View) -> int:
        return self.seen(s).mover

    def question(self, s: BaseState | View) -> Question:
        at = self.seen(s)
        if at.mover == OVER:
            raise IllegalAction("error-over-no-question")
        frame = self.frames.to_json(at, at.depth - 1)
        kind = frame.pop("question")
        frame.pop("seat", None)
        return Question(kind, at.mover, frame)

    def options(self, s: BaseState | View) -> list[int]:
        """The legal answers, ascending; none once the game is over. A view knows them only for its own seat."""
        return self.offered(s).listed()

    def offered(self, s: BaseState | View) -> Options:
        at = self.seen(s)
        if isinstance(s, View) and at.mover != OVER and s.seat != at.mover:
            raise NotYourView(
                "error-not-your-view",
                mover=at.mover,
                seat=s.seat,
            )
        return self.legal(at)

    def open_options(self, s: BaseState | View) -> bool:
        at = self.seen(s)
        return at.mover != OVER and self.known_to_all(at)

    def asks_again(self, before: BaseState | View, now: BaseState | View) -> bool:
        """In the place of the question that was answered stands one of its kind, for the same seat."""
        s, after = self.seen(before), self.seen(now)
        return bool(after.mover == s.mover and after.depth == s.depth and after.asked() == s.asked())

    def goes_on(self, before: BaseState | View, now: BaseState | View) -> bool:
        """The question stands above the one of `before`, as the zones of a shuffle do, or in its place, as the payment
        for what was chosen does."""
        s, after = self.seen(before), self.seen(now)
        if after.depth != s.depth:
            return bool(after.depth > s.depth)
        below = top(s)
        return list(after.stack[:below]) == list(s.stack[:below]) and after.asked() != s.asked()

    def legal(self, s: BaseState) -> Options:
        """The options of a state, found once for each question, since `answer` usually follows `options`.

        They are kept with the state they belong to, never with the game, which all seats share.
        """
        found = s.found
        if found is None:
            found = s.found = Options()
        elif s.found_at == s.answered:
            return found
        s.found_at = s.answered
        found.count = 0
        if s.mover != OVER:
            self.rules.options(s, found)
        return found

    def answer(self, s: BaseState, action: Any) -> None:
        """Apply a legal action; anything else is refused and changes nothing."""
        at = self.own(s)
        if not isinstance(action, int) or isinstance(action, bool) or not self.legal(at).has_any(action):
            self.refuse(at, action)
        self.rules.answer(at, action)

    def refuse(self, s: BaseState, action: object) -> None:
        if s.mover == OVER:
            raise IllegalAction("error-over-no-answer")
        number = action if type(action) is int else -1
        came = self.actions.text(number) if number in self.actions else repr(action)
        asked = self.frames.frames[s.asked()].name
        # What the answers are may be a secret of the seat: they stand in `options`, never in an error.
        raise IllegalAction(
            "error-illegal-answer",
            came=came,
            seat=self.seats[s.mover],
            asked=asked,
        )

    def redact(self, s: BaseState, seat: int) -> View:
        at = self.own(s)
        if not -1 <= seat < self.count(at):
            known = ", ".join(f"{i} ({name})" for i, name in enumerate(self.seats[: self.count(at)]))
            raise FathomsError("error-seat-number", known=known, seat=seat)
        return self.masked(at, seat)

    def resample(self, view: View, seed: int) -> BaseState:
        if not 0 <= seed < SEEDS:
            raise FathomsError("error-seed-range", seed=seed)
        return self.world(view, seed)

    def preview(self, view: View, action: int) -> Preview:
        """Tried out in a world that the view allows, up to where chance or something hidden decides."""
        if not self.offered(view).has_any(action):
            raise IllegalAction("error-not-an-option", text=self.actions.text(action))
        s = self.world(view, 0)
        sink = self.cutting(s, view.seat)
        s.sink = sink
        self.rules.answer(s, action)
        told = [self.event_json(event) for event in seen(sink.events, view.seat)]
        certain = sink.certain and s.chance.counter == sink.counter
        return Preview(tuple(told), certain, self.masked(s, view.seat) if certain else None)

    def draw(self, view: object, lang: str = "en", width: int = 80) -> str:
        """The table in characters, as the seat of the view sees it."""
        if not isinstance(view, View):
            raise TypeError(
                f"draw takes a view, not {view!r}: a state would show what is hidden; draw_whole is there for that"
            )
        return self.drawn(view, lang, width)

    def draw_whole(self, s: BaseState, lang: str = "en", width: int = 80) -> str:
        """The table in characters with everything that is hidden."""
        return self.drawn(s, lang, width)

    def drawn(self, s: BaseState | View, lang: str, width: int) -> str:
        lines = self.drawing(self.options_of(s), lang).draw(self.to_json(s), width)
        return "\n".join([line.plain.rstrip() for line in lines])

    def describe(self, view: BaseState | View, action: int) -> Message:
        """The action as a message id with typed arguments; who may ask and what is asked stand in `question`."""
        if action not in self.actions:
            self.actions.action(action)  # says what it is not
        return self.messages.actions[action]

    def event_json(self, event: Sequence[int]) -> dict[str, Any]:
        return self.events.told(event)

    def question_message(self, question: Question) -> Message:
        return self.messages.question(question)

    def event_message(self, event: Mapping[str, Any]) -> Message:
        return self.messages.event(event)
