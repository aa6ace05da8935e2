"""The contract of a bot: nothing else goes in, so a bot can know no more than its seat."""

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Protocol

from fathoms.core.game import Game, View

SeenEvent = tuple[int, int, int, int, int]
# A decision in pieces: it pauses between them, and True sent into a pause asks for the answer at once.
Thought = Generator[None, bool | None, int]

VERBS = ("start", "see", "choose", "explain")
# What a decision may cost in CPU seconds, unless the bot has an attribute `seconds` that says otherwise.
SECONDS = 2.0


class Bot(Protocol):
    """Whoever plays a seat by program: any class with these four verbs. `docs/adding-a-bot.md` has a complete one.

    An attribute `seconds` may say what a decision costs in CPU seconds, if not 2.
    """

    def start(self, game: Game, seat: int, options: Mapping[str, Any], seed: int) -> None:
        """A game begins; `options` are the game's own, such as its board."""

    def see(self, events: Sequence[SeenEvent]) -> None:
        """What happened, as far as the seat may know. A bot can be rebuilt from all of these at any time."""

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> int:
        """One of `options`; `clock` is how many seconds there are for it, or None."""

    def explain(self) -> dict[str, Any]:
        """Why the last choice was made, as data."""


def seconds_of(bot: Bot) -> float:
    """What a decision of this bot may cost in CPU seconds at full speed."""
    return float(getattr(bot, "seconds", SECONDS))


def concluded(thought: Thought) -> int:
    """What comes of a decision that nobody interrupts."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            return int(end.value)
