"""Named errors: each says what was expected and what came, as a message of the catalogues `errors.*.ftl`."""

import difflib
import errno
from collections.abc import Sequence
from typing import Any

from fathoms.core.catalogue import Message, errors_in, said

MOST_LETTERS = 2_000  # letters of what is said: what came may be a whole file
EXACT = 1 << 53  # numbers below it are the same in JSON and in every program that reads it


def message(id: str, **arguments: Any) -> Message:
    """A message whose arguments tell their own types: a number, a message, or else a text."""
    return Message(id, {name: typed(value) for name, value in arguments.items()})


def typed(value: Any) -> tuple[str, Any]:
    if isinstance(value, FathomsError):
        return "message", value.message
    if isinstance(value, Message):
        return "message", value
    if type(value) is int and abs(value) < EXACT:
        return "number", value
    return "text", printable(str(value))


def printable(text: str) -> str:
    """A text that came: on one line, not too long, and without what controls a terminal."""
    if len(text) > MOST_LETTERS:
        text = text[: MOST_LETTERS - 3] + "..."
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


def short(value: object) -> str:
    """A value that came, as a file has it, and not too much of it."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."


def perhaps(came: object, known: Sequence[str]) -> Message | str:
    """The one of the known names that was probably meant, or nothing."""
    near = difflib.get_close_matches(str(came)[:100], known, 1)
    return message("hint-near", near=near[0]) if near else ""


def rather(came: object, known: Sequence[str]) -> Message:
    """The one that was probably meant, or else all that are known."""
    hint = perhaps(came, known)
    return hint if isinstance(hint, Message) else message("hint-known", known=", ".join(known))


class FathomsError(Exception):
    """Anything a user can mend; the command line prints it on one line and exits with 2.

    `message` tells what is wrong. It becomes a sentence when somebody asks: `str` gives the English one.
    """

    def __init__(self, id: str, **arguments: Any) -> None:
        super().__init__(id)
        self.message = message(id, **arguments)

    def __str__(self) -> str:
        return said(self.message, errors_in("en"))


class UnknownGame(FathomsError):
    """A name that no game has."""


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


def why_not(error: OSError | UnicodeError) -> Message:
    """Why a file cannot be read or written, in our own words where we have some."""
    if isinstance(error, UnicodeError):
        return message("reason-not-utf8")
    if error.errno in REASONS:
        return message(REASONS[error.errno])
    return message("reason-system", error=error.strerror or error)


REASONS = {
    errno.ENOENT: "reason-no-such-file",
    errno.EISDIR: "reason-is-folder",
    errno.ENOTDIR: "reason-folder-is-file",
    errno.EEXIST: "reason-folder-is-file",
    errno.EACCES: "reason-not-allowed",
    errno.EPERM: "reason-not-allowed",
    errno.EROFS: "reason-not-allowed",
    errno.ENOSPC: "reason-no-space",
    errno.ENAMETOOLONG: "reason-name-too-long",
    errno.ELOOP: "reason-link-loop",
    errno.EADDRINUSE: "reason-address-taken",
    errno.EADDRNOTAVAIL: "reason-no-such-address",
}
