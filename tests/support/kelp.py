"""Writing a position of Kelp in a few words and playing it by the text of its actions."""

from typing import Any

import fathoms
from fathoms.core.errors import IllegalAction
from fathoms.core.events import Sink, seen
from fathoms.core.state import OVER
from fathoms.games.kelp.state import State

KELP = fathoms.game("kelp")
ZONES = ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"]
# Zone by zone: the Octopus in the centre, the trap in the north, shells elsewhere, all hidden.
OPENING = {zone: {"C": "octopus", "N": "trap_one"}.get(zone, "shell") for zone in ZONES}


def position(
    blocks: dict[str, str] | None = None, chance: list[int] | None = None, game: Any = KELP, **rest: Any
) -> State:
    """The opening with these blocks changed; `chance` is a script, left out a seed is used."""
    told: dict[str, Any] = {"game": "kelp", "blocks": OPENING | (blocks or {}), **rest}
    told.setdefault("shark", {})
    told["shark"] = {"at": "den NW"} | told["shark"]
    if chance is not None:
        told["chance"] = {"scripted": chance}
    return game.from_json(told)


def octopus_turn(hand: list[str], *args: Any, octopus: dict[str, Any] | None = None, **rest: Any) -> State:
    """A position at the start of the Octopus's turn with this hand."""
    return position(*args, octopus={"hand": hand} | (octopus or {}), to_move="octopus", **rest)


def shark_turn(step: str, pool: list[str] | None = None, shark: dict[str, Any] | None = None, **rest: Any) -> State:
    """A position in the Shark's turn, where a step begins; the pool is already rolled (from step "rolled" on)."""
    asked = [{"run": "shark", "step": step, "last": None, "moved": False}]
    return position(turn=2, asked=asked, shark={"pool": pool or []} | (shark or {}), **rest)


def options(s: State, game: Any = KELP) -> list[str]:
    """The texts of all options."""
    return [game.actions.text(action) for action in game.options(s)]


def play(s: State, *texts: str, game: Any = KELP) -> list[dict[str, Any]]:
    """Answer by text, one after the other; what happened, secrets included."""
    s.sink = Sink()
    for text in texts:
        try:
            game.answer(s, game.actions.id(text))
        except IllegalAction as error:
            raise AssertionError(str(error)) from None
    events = [game.event_json(event[:5]) for event in s.sink.take()]
    s.sink = None
    return events


def play_seen(s: State, seat: int, *texts: str, game: Any = KELP) -> list[dict[str, Any]]:
    """The same, but only what a seat may see."""
    s.sink = Sink()
    for text in texts:
        game.answer(s, game.actions.id(text))
    events = [game.event_json(event) for event in seen(s.sink.take(), seat)]
    s.sink = None
    return events


def look(s: State, game: Any = KELP) -> dict[str, Any]:
    """The state as JSON, to look at."""
    return game.to_json(s)


def asked(s: State, game: Any = KELP) -> str:
    """The kind of the open question, or "over"."""
    return "over" if game.mover(s) == OVER else game.question(s).kind
