"""Named errors: each says what was expected and what came."""

import re
from typing import Any


class FathomsError(Exception):
    """Anything a user can mend; the command line prints it on one line and exits with 2.

    The text is English. Readers of other languages get the message `message_id` with `arguments`; without an id of its
    own an error is said by its class, with the English text as the detail.
    """

    def __init__(self, text: str, message_id: str = "", **arguments: Any) -> None:
        super().__init__(text)
        named = "-".join(re.findall("[A-Z][a-z]+", type(self).__name__)).lower()
        self.message_id = message_id or f"error-{named}"
        self.arguments: dict[str, Any] = arguments or {"detail": text}


class UnknownGame(FathomsError):
    pass


class BadOption(FathomsError):
    """An option of a game that does not exist, has no such value, or may not be combined."""


class UnknownAction(FathomsError):
    """An id, a structure or a text that names no action of the game."""


class IllegalAction(FathomsError):
    """An action of the game that is not among the options now."""


class NotYourView(FathomsError):
    """Something was asked of a view that only the seat to move may ask."""


class BadData(FathomsError):
    """A data file with a missing, misspelt or impossible value."""


class BadPosition(FathomsError):
    """A state as JSON or bytes that is truncated, edited wrongly or impossible."""


class BadRecord(FathomsError):
    """A record that is broken, foreign, or does not replay."""


class ChanceError(FathomsError):
    """A script of chance that ran out, was not used up, or does not fit the draw."""
