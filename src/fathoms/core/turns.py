"""Turns, as every game tells of them: by the event `turn`, and by that key of its positions."""

from collections.abc import Sequence

from fathoms.core.game import TURN, Event, Game
from fathoms.core.state import BaseState


def turns(game: Game, events: Sequence[Event]) -> list[tuple[int, int]]:
    """The turns that these events begin: whose, and which."""
    return [(event[1], event[2]) for event in events if game.event_json(event[:5])["event"] == TURN]


def first_turn(game: Game, state: BaseState) -> int:
    """Which turn it is before any was told of."""
    return 1 if game.to_json(state)[TURN] else 0
