"""Aquatica behind the public contract: names outside, numbers inside; the edges check, the rules trust."""

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

from mypy_extensions import i64

from fathoms.core.chance import Chance
from fathoms.core.drawing import Drawing
from fathoms.core.edges import CuttingSink, Edges
from fathoms.core.game import Message, Outcome, Question, Setting, Settings
from fathoms.core.naming import EventTable
from fathoms.core.positions import wrong_ahead
from fathoms.core.state import BaseState
from fathoms.core.view import View
from fathoms.games.aquatica import positions
from fathoms.games.aquatica.actions import action_table
from fathoms.games.aquatica.cards import read
from fathoms.games.aquatica.components import components
from fathoms.games.aquatica.declaration import DECLARATION, KINGS_NAMES, REASON_NAMES, SEATS
from fathoms.games.aquatica.end import points, rank
from fathoms.games.aquatica.hindrances import AquaticaHindrances
from fathoms.games.aquatica.insight import AquaticaInsight
from fathoms.games.aquatica.names import NOTHING, Event
from fathoms.games.aquatica.questions import frames
from fathoms.games.aquatica.reading import from_json
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.things import AquaticaThings
from fathoms.games.aquatica.trait import AquaticaRules
from fathoms.games.aquatica.view import drafting, open_options, redact, resample

ANY = "random"
PLAYERS = (2, 1, 3, 4)  # the usual number first


def settings() -> Settings:
    forbidden: list[dict[str, Any]] = [{"players": 1, "kings": "dealt"}, {"players": 1, "kings": "draft"}]
    forbidden += [{"players": players, "matrona_sweep": True} for players in PLAYERS if players != 2]
    forbidden += [{"players": n, "first": seat} for n in range(1, len(SEATS)) for seat in SEATS[n:]]
    return Settings(
        (
            Setting("players", PLAYERS),
            Setting("kings", KINGS_NAMES),
            Setting("goals", positions.GOAL_SETS),
            Setting("first", (ANY, *SEATS)),
            Setting("matrona_sweep", (False, True)),
            Setting("equal_turns", (False, True)),
        ),
        tuple(forbidden),
    )


class Aquatica(Edges):
    def __init__(self, data: str | Path | dict[str, Any] | None = None) -> None:
        self.box = read(data)
        self.tables = self.box.tables
        self.own_rules = AquaticaRules(self.tables)
        named = frames(self.box.names)
        super().__init__(
            "aquatica", positions.RULES, SEATS, settings(), self.box.data, self.own_rules, action_table(self.box.names),
            named, EventTable(DECLARATION, named.naming), DECLARATION.open_events,
        )  # fmt: skip
        self.insight = AquaticaInsight(self.tables)
        self.things = AquaticaThings(self.actions, self.tables, named.naming)
        self.hindrances = AquaticaHindrances(self, self.tables, named.naming, self.things)

    def begin(self, options: Mapping[str, Any], chance: Chance) -> State:
        first = NOTHING if options["first"] == ANY else SEATS.index(options["first"])
        return self.own_rules.new(
            options["players"],
            KINGS_NAMES.index(options["kings"]),
            positions.GOAL_SETS.index(options["goals"]),
            first,
            int(options["matrona_sweep"]),
            int(options["equal_turns"]),
            chance,
        )

    def options_of(self, s: BaseState | View) -> dict[str, Any]:
        """The options that a state was begun with."""
        at = self.seen(s)
        assert isinstance(at, State)
        return {
            "players": at.players,
            "kings": KINGS_NAMES[at.kings],
            "goals": positions.GOAL_SETS[at.tokens],
            "first": SEATS[at.first] if at.first_given else ANY,
            "matrona_sweep": bool(at.sweep),
            "equal_turns": bool(at.equal),
        }

    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        return SEATS[: options["players"]]

    def places(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Places in turn order: who begins is often drawn."""
        return tuple(str(place) for place in range(1, options["players"] + 1))

    def place_of(self, s: BaseState | View, seat: int) -> int:
        at = self.seen(s)
        assert isinstance(at, State)
        return (seat - at.first) % at.players

    def count(self, s: BaseState) -> i64:
        assert isinstance(s, State)
        return s.players

    def own(self, s: BaseState) -> BaseState:
        if not isinstance(s, State):
            raise TypeError(f"this takes a state or a view of Aquatica, not {type(s).__name__}")
        return s

    def masked(self, s: BaseState, seat: i64) -> View:
        assert isinstance(s, State)
        return redact(self.tables, s, seat)

    def world(self, view: View, seed: i64) -> BaseState:
        return resample(self.tables, view, seed)

    def known_to_all(self, s: BaseState) -> bool:
        assert isinstance(s, State)
        return open_options(s)

    def cutting(self, s: BaseState, seat: i64) -> CuttingSink:
        return KingSink(s, seat)

    def outcome(self, s: BaseState | View) -> Outcome | None:
        at = self.seen(s)
        assert isinstance(at, State)
        if not at.over:
            return None
        ranks = tuple(rank(self.tables, at, seat) for seat in range(at.players))
        scores = tuple(map(float, self.points(s)))
        return Outcome(scores, ranks.index(1) if at.players > 1 else None, ranks, REASON_NAMES[at.reason - 1])

    def points(self, s: BaseState | View) -> tuple[int, ...]:
        at = self.seen(s)
        assert isinstance(at, State)
        return tuple(points(self.tables, at, seat) for seat in range(at.players))

    def question_message(self, question: Question) -> Message:
        """What is paid for is told by its name: a Location, a place of the row or a character."""
        message = self.messages.question(question)
        if question.kind != "pay":
            return message
        target = str(question.fields["target"])
        sort = {"recruit": "place", "replay": "card"}.get(question.fields["verb"], "location")
        return Message(message.id, {**message.arguments, "target": (sort, target.removeprefix("place "))})

    def outcome_message(self, outcome: Outcome) -> Message:
        if outcome.winner is None:
            best = self.data.entries("components.creatures")
            reached = [entry.name for entry in best if outcome.scores[0] >= entry.values["points"]][-1]
            return Message(
                "aquatica-outcome-solo",
                {"points": ("number", int(outcome.scores[0])), "creature": ("creature", reached)},
            )
        return Message(
            "aquatica-outcome",
            {
                "winner": ("seat", SEATS[outcome.winner]),
                "points": ("number", int(outcome.scores[outcome.winner])),
                "reason": ("reason", outcome.reason),
            },
        )

    def components(self, **options: Any) -> dict[str, dict[str, dict[str, Any]]]:
        return components(self.data)

    def to_json(self, s: BaseState | View) -> dict[str, Any]:
        at = self.seen(s)
        assert isinstance(at, State)
        return cast(
            dict[str, Any], positions.to_json(self.box, self.frames, at, s.seat if isinstance(s, View) else None)
        )

    def drawing(self, options: Mapping[str, Any], lang: str) -> Drawing:
        from fathoms.games.aquatica.drawing import AquaticaDrawing  # what draws loads libraries that rules do not need
        from fathoms.text import Texts

        return AquaticaDrawing(
            Texts(lang, self.name, files("fathoms.games.aquatica"), options, self.components(**options))
        )

    def from_json(self, obj: Any) -> State:
        s = from_json(self.box, self.frames, obj)
        wrong_ahead(self.rules, s)
        return s


class KingSink(CuttingSink):
    """In the draft the kings of others are news."""

    def __init__(self, s: BaseState, seat: i64) -> None:
        super().__init__(s)
        self.seat: i64 = seat
        self.drafting = drafting(s)

    def reveals(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> bool:
        return self.drafting and kind == Event.KING and seat != self.seat


def load(data: str | Path | dict[str, Any] | None = None) -> Aquatica:
    """What the registry calls."""
    return Aquatica(data)
