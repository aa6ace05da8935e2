"""What one seat may know of a state; seat -1 is a spectator.

A view holds a masked state: fields that the seat may not know are blanked or pooled, and there is no chance in it.
It is a type of its own, so that nothing which faces a person or a bot can be handed a state by mistake.
"""

from mypy_extensions import i64

from fathoms.core.label import label
from fathoms.core.state import BaseState


class View:
    """What one seat may know of a state: `Game.redact` makes it, and a game's verbs take it in place of a state."""

    def __init__(self, seat: i64, masked: BaseState) -> None:
        self.seat: i64 = seat
        self.masked = masked

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self.masked == other.masked

    def __hash__(self) -> int:
        return hash((self.seat, self.masked))

    def __repr__(self) -> str:
        return label(self.masked, self.masked.mover, self.masked.asked(), self.seat)

    def __reduce__(self) -> tuple[object, ...]:
        return View, (self.seat, self.masked)
