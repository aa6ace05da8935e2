"""Kelp behind the public contract: names outside, numbers inside; the edges check, the rules trust."""

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

from mypy_extensions import i64

from fathoms.core.chance import Chance
from fathoms.core.drawing import Drawing
from fathoms.core.edges import CuttingSink, Edges
from fathoms.core.game import Message, Outcome, Setting, Settings, Thing, Way
from fathoms.core.naming import EventTable
from fathoms.core.piles import bits_in
from fathoms.core.positions import wrong_ahead
from fathoms.core.state import OVER, BaseState
from fathoms.core.view import View
from fathoms.games.kelp import positions, ways
from fathoms.games.kelp.actions import action_table
from fathoms.games.kelp.cards import read
from fathoms.games.kelp.components import components
from fathoms.games.kelp.declaration import BLOCK_NAMES, DECLARATION, REASON_NAMES, SEATS, ZONE_NAMES
from fathoms.games.kelp.good_for import good_for
from fathoms.games.kelp.hindrances import KelpHindrances
from fathoms.games.kelp.insight import KelpInsight
from fathoms.games.kelp.names import OCTOPUS, SHARK, Ask, Event
from fathoms.games.kelp.questions import ALIKE, frames
from fathoms.games.kelp.reading import from_json
from fathoms.games.kelp.state import State
from fathoms.games.kelp.things import KelpThings
from fathoms.games.kelp.trait import KelpRules
from fathoms.games.kelp.view import open_options, redact, resample


class Kelp(Edges):
    def __init__(self, data: str | Path | dict[str, Any] | None = None) -> None:
        self.box = read(data)
        self.tables = self.box.tables
        self.own_rules = KelpRules(self.tables)
        self.insight = KelpInsight(self.tables, BLOCK_NAMES, ZONE_NAMES)
        named = frames(self.box.names)
        settings = Settings(
            (Setting("board", positions.BOARDS), Setting("edition", positions.EDITIONS)),
            ({"edition": "prototype", "board": "night"},),
        )
        super().__init__(
            "kelp", positions.RULES, SEATS, settings, self.box.data, self.own_rules, action_table(self.box.names),
            named, EventTable(DECLARATION, named.naming), DECLARATION.open_events, ALIKE, DECLARATION.moves,
            (SEATS[SHARK],),
        )  # fmt: skip
        self.things = KelpThings(self.actions, self.tables, named.naming)
        self.hindrances = KelpHindrances(self, self.tables, named.naming, self.things)

    def begin(self, options: Mapping[str, Any], chance: Chance) -> State:
        board = positions.BOARDS.index(options["board"])
        return self.own_rules.new(board, positions.EDITIONS.index(options["edition"]), chance)

    def options_of(self, s: BaseState | View) -> dict[str, Any]:
        """The options that a state was begun with."""
        at = self.state(s)
        return {"board": positions.BOARDS[at.board], "edition": positions.EDITIONS[at.edition]}

    def state(self, s: BaseState | View) -> State:
        at = s.masked if isinstance(s, View) else s
        if not isinstance(at, State):
            raise TypeError(f"this takes a state or a view of Kelp, not {type(at).__name__}")
        return at

    def own(self, s: BaseState) -> BaseState:
        return self.state(s)

    def masked(self, s: BaseState, seat: i64) -> View:
        assert isinstance(s, State)
        return redact(self.tables, s, seat)

    def world(self, view: View, seed: i64) -> BaseState:
        return resample(self.tables, view, seed)

    def known_to_all(self, s: BaseState) -> bool:
        assert isinstance(s, State)
        return open_options(s)

    def asked_together(self, s: BaseState | View) -> bool:
        """A confrontation is put to the Octopus first (K10.1)."""
        at = self.state(s)
        return at.asked() == Ask.CONFRONT and at.mover == OCTOPUS

    def cutting(self, s: BaseState, seat: i64) -> CuttingSink:
        assert isinstance(s, State)
        return FindingSink(s)

    def way(self, view: View, action: int) -> Way | None:
        s = self.state(view)
        return ways.way(self.tables, self.frames.naming, s, action, self.question(view).kind == "move")

    def reach(self, view: View) -> list[Thing]:
        moving = self.mover(view) != OVER and self.question(view).kind == "move"
        return ways.ends(self.tables, self.frames.naming, self.state(view)) if moving else []

    def good_for(self, view: View) -> list[tuple[Thing, Message]]:
        return good_for(self.tables, self.frames.naming, self.state(view))

    def outcome(self, s: BaseState | View) -> Outcome | None:
        at = self.state(s)
        if at.winner < 0:
            return None
        won = at.winner == OCTOPUS
        reason = REASON_NAMES[at.reason - 1]
        return Outcome((1.0, 0.0) if won else (0.0, 1.0), at.winner, (1, 2) if won else (2, 1), reason)

    def outcome_message(self, outcome: Outcome) -> Message:
        winner = None if outcome.winner is None else SEATS[outcome.winner]
        return Message("kelp-outcome", {"winner": ("seat", winner), "reason": ("reason", outcome.reason)})

    def components(self, **options: Any) -> dict[str, dict[str, dict[str, Any]]]:
        board = self.settings.complete(options)["board"]
        return cast(dict[str, dict[str, dict[str, Any]]], components(self.box, board))

    def to_json(self, s: BaseState | View) -> dict[str, Any]:
        return cast(
            dict[str, Any],
            positions.to_json(self.box, self.frames, self.state(s), s.seat if isinstance(s, View) else None),
        )

    def drawing(self, options: Mapping[str, Any], lang: str) -> Drawing:
        from fathoms.games.kelp.drawing import KelpDrawing  # what draws loads libraries that rules do not need
        from fathoms.text import Texts

        return KelpDrawing(Texts(lang, self.name, files("fathoms.games.kelp"), options, self.components(**options)))

    def from_json(self, obj: Any) -> State:
        s = from_json(self.box, self.frames, obj)
        wrong_ahead(self.rules, s)
        return s


class FindingSink(CuttingSink):
    """What a search finds and what a confrontation shows only some worlds tell."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        self.known = s.know[:]  # what was possible before

    def reveals(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> bool:
        found: bool = kind == Event.REVEALED and seat == SHARK and bits_in(self.known[a]) > 1
        return found or kind == Event.SHOWN


def load(data: str | Path | dict[str, Any] | None = None) -> Kelp:
    """What the registry calls."""
    return Kelp(data)
