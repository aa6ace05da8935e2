"""The clocks of a table, from the times of its steps alone, so that every worker finds the same.

The clock of the seat that is asked runs, whoever's turn it is. Live: an increment for each turn of one's own, when it
ends. Days: each turn begins with the full time for everybody. Bots have no clock, and while no server ran no clock did.
"""

from collections.abc import Sequence

from fathoms.server.protocol import DAY, Terms

RETURNED = 60_000  # milliseconds that somebody has at least who comes back after a clock has fallen

Outages = Sequence[tuple[int, int]]


class Clock:
    def __init__(self, terms: Terms, seats: int, begin: int, outages: Outages = ()) -> None:
        self.live = terms.kind == "live"
        self.increment = terms.increment * 1000
        self.full = terms.seconds * 1000 if self.live else terms.days * DAY
        self.left = [self.full] * seats
        self.outages = outages
        self.running: int | None = None
        self.since = begin
        self.first: int | None = None  # who was asked first
        self.turn_of: int | None = None
        self.turns: set[tuple[int, int]] = (
            set()
        )  # turns that have begun; one that is begun again after a take-back counts once

    def step(self, at: int, running: int | None, turns: Sequence[tuple[int, int]] = ()) -> None:
        """At this time something happened; since then this seat's clock runs. `turns` are those that began: whose, and
        which of all."""
        if self.running is not None:
            self.left[self.running] = max(0, self.left[self.running] - self.elapsed(at))
        for turn in turns:
            if turn in self.turns:
                continue
            self.turns.add(turn)
            if not self.live:
                self.left = [self.full] * len(self.left)
            elif (ended := self.ended(turn[0])) is not None:
                self.left[ended] += self.increment
            self.turn_of = turn[0]
        self.running, self.since = running, at
        if self.first is None:
            self.first = running

    def returned(self, seat: int) -> None:
        """Somebody comes back whose clock had fallen: with days the full time, live a minute."""
        self.left[seat] = max(self.left[seat], min(self.full, RETURNED) if self.live else self.full)

    def ended(self, begins: int) -> int | None:
        """Whose turn ends when this seat's begins. The first turn may have begun before anything could be told."""
        if self.turn_of is None:
            return None if self.first == begins else self.first
        return self.turn_of

    def elapsed(self, at: int) -> int:
        """Since the last step, without the time when no server ran."""
        lost = sum(max(0, min(at, until) - max(self.since, begin)) for begin, until in self.outages)
        return max(0, at - self.since - lost)

    def deadline(self) -> int | None:
        """When the running clock falls, if no server stops before."""
        if self.running is None:
            return None
        lost = sum(max(0, until - max(self.since, begin)) for begin, until in self.outages)
        return self.since + self.left[self.running] + lost

    def fallen(self, at: int) -> bool:
        return self.running is not None and self.elapsed(at) >= self.left[self.running]

    def told(self, at: int) -> list[int]:
        """What is left to each seat at this time."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - self.elapsed(at))
        return left
