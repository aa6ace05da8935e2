"""What happened, and who may know it. Rules emit events only while a sink is attached, and never read them."""

from typing import Final

from mypy_extensions import i64

EVERYONE: Final = -1


class Sink:
    """Collects events while it is the `sink` of a state: (kind, seat, a, b, c, seen_by).

    `seen_by` is EVERYONE or a bit for each seat; `seen` leaves of them what a seat may know.
    """

    def __init__(self) -> None:
        self.events: list[tuple[int, int, int, int, int, int]] = []

    def emit(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, seen_by: i64) -> None:
        """What rules call when something happens."""
        self.events.append((kind, seat, a, b, c, seen_by))

    def take(self) -> list[tuple[int, int, int, int, int, int]]:
        """What happened since this was last asked."""
        taken = self.events
        self.events = []
        return taken


def may_know(seat: int, event: tuple[int, int, int, int, int, int]) -> bool:
    """Whether a seat may know of an event; a spectator is seat -1."""
    return event[5] == EVERYONE or (seat >= 0 and event[5] >> seat & 1 == 1)


def seen(events: list[tuple[int, int, int, int, int, int]], seat: int) -> list[tuple[int, int, int, int, int]]:
    """The events that a seat may know, without the mark of who else may; a spectator is seat -1."""
    return [event[:5] for event in events if may_know(seat, event)]
