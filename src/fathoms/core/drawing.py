"""How a game's table is drawn in characters, and what an option or a thing of it is about.

A game has its own in `drawing.py` of its folder; one without is listed key by key.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from fathoms.core.game import Message

if TYPE_CHECKING:
    from rich.text import Text  # rules are loaded without it

Seen = Mapping[str, Any]


class Drawing(Protocol):
    """What a text table needs of a game. It draws from a view as JSON: what is not in there cannot be shown."""

    anew: frozenset[str]  # kinds of event after which the table is shown again, besides what others do
    spent: frozenset[str]  # kinds of event by which something is spent
    payments: frozenset[str]  # kinds of question that ask for it

    def draw(self, view: Seen, width: int = 80) -> "list[Text]":
        """The table in characters, not wider than this."""

    def plain(self, view: Seen) -> list[str]:
        """The table in sentences, for a screen reader."""

    def legend(self) -> list[str]:
        """What the signs of the drawing mean."""

    def brief(self, view: Seen) -> list[str]:
        """What of the table somebody who listens needs at the beginning of a turn, in sentences."""

    def note(self, option: Message, view: Seen, signs: bool = True) -> str:
        """What one should know of an option before choosing it; with signs, or in words alone."""

    def about(self, kind: str, value: str) -> str:
        """What a thing of a type is and does, or nothing."""

    def short(self, kind: str, value: str) -> str:
        """How the drawing calls a thing, if not by its name."""

    def left(self, view: Seen, signs: bool = True) -> str:
        """What a payment would leave to pay with."""

    def secret(self, view: Seen) -> bool:
        """Whether the table shows this seat what another may not see."""


class Listing:
    """A game without a drawing of its own: the view key by key."""

    anew: frozenset[str] = frozenset()
    spent: frozenset[str] = frozenset()
    payments: frozenset[str] = frozenset()

    def draw(self, view: Seen, width: int = 80) -> "list[Text]":
        from rich.text import Text

        return [Text(line) for line in self.plain(view)]

    def plain(self, view: Seen) -> list[str]:
        return [f"{name}: {value}" for name, value in view.items()]

    def legend(self) -> list[str]:
        return []

    def brief(self, view: Seen) -> list[str]:
        return self.plain(view)

    def note(self, option: Message, view: Seen, signs: bool = True) -> str:
        return ""

    def about(self, kind: str, value: str) -> str:
        return ""

    def short(self, kind: str, value: str) -> str:
        return ""

    def left(self, view: Seen, signs: bool = True) -> str:
        return ""

    def secret(self, view: Seen) -> bool:
        return True
