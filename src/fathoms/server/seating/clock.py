"""The clocks of a table, from the times of its steps alone, so that every worker finds the same.

The clock of the seat that is asked runs, whoever's turn it is. Live: an increment for each turn of one's own, when it
ends. Days: each turn begins with the full time for everybody. Bots have no clock. None runs in an outage, which
is when no server ran or the database kept nothing.
"""

from collections.abc import Iterable, Sequence

from fathoms.server.protocol import DAY, Terms

RETURNED = 60_000  # milliseconds that somebody has at least who comes back after a clock has fallen

Outages = Sequence[tuple[int, int]]


def merged(outages: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same times, each once: several workers tell of the same outage."""
    found: list[tuple[int, int]] = []
    for begin, until in sorted(outages):
        if found and begin <= found[-1][1]:
            found[-1] = found[-1][0], max(until, found[-1][1])
        else:
            found.append((begin, until))
    return found


class Clock:
    def __init__(self, terms: Terms, seats: int, begin: int, outages: Outages = ()) -> None:
        self.live = terms.kind == "live"
        self.increment = terms.increment * 1000
        self.full = terms.seconds * 1000 if self.live else terms.days * DAY
        self.seats = seats
        self.begin = begin
        self.outages = outages  # each time once; more may become known later
        self.counted: list[tuple[int, int | None, Sequence[tuple[int, int]]] | int] = []  # steps, and who came back
        self.reset()

    def reset(self) -> None:
        self.left = [self.full] * self.seats
        self.running: int | None = None
        self.since = self.begin
        self.first: int | None = None  # who was asked first
        self.turn_of: int | None = None
        self.turns: set[tuple[int, int]] = set()  # begun; after a take-back one may begin again

    def step(self, at: int, running: int | None, turns: Sequence[tuple[int, int]] = ()) -> None:
        """At this time something happened; since then this seat's clock runs. `turns` are those that began: whose, and
        which of all."""
        self.counted.append((at, running, turns))
        self.count(at, running, turns)

    def returned(self, seat: int) -> None:
        """Somebody comes back whose clock had fallen: with days the full time, live a minute."""
        self.counted.append(seat)
        self.give(seat)

    def recount(self) -> None:
        """An outage became known: everything once more."""
        self.reset()
        for happened in self.counted:
            if isinstance(happened, int):
                self.give(happened)
            else:
                self.count(*happened)

    def count(self, at: int, running: int | None, turns: Sequence[tuple[int, int]]) -> None:
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

    def give(self, seat: int) -> None:
        self.left[seat] = max(self.left[seat], min(self.full, RETURNED) if self.live else self.full)

    def ended(self, begins: int) -> int | None:
        """Whose turn ends when this seat's begins. The first turn may have begun before anything could be told."""
        if self.turn_of is None:
            return None if self.first == begins else self.first
        return self.turn_of

    def elapsed(self, at: int) -> int:
        """Since the last step, without outages."""
        lost = sum(max(0, min(at, until) - max(self.since, begin)) for begin, until in self.outages)
        return max(0, at - self.since - lost)

    def deadline(self) -> int | None:
        """When the running clock falls, if there is no outage before."""
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
