"""Named errors: each says what was expected and what came."""

import difflib
import errno
from collections.abc import Sequence
from typing import Any


class Phrase:
    """An English sentence, or a part of one, with {places} for its arguments.

    The English is the key to the other languages: `errors.toml` has each pattern in all of them. An argument may be a
    phrase or an error itself.
    """

    def __init__(self, pattern: str, **arguments: Any) -> None:
        self.pattern = pattern
        self.arguments = arguments

    def __str__(self) -> str:
        return filled(self.pattern, self.arguments)


MOST = 2_000  # letters of what is said: what came may be a whole file


def filled(pattern: str, arguments: dict[str, Any]) -> str:
    """The pattern with its arguments, on one line, not too long, and without what controls a terminal."""
    said = pattern.format(**arguments) if arguments else pattern
    if len(said) > MOST:
        said = said[: MOST - 3] + "..."
    if said.isprintable():
        return said
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in said)


def short(value: object) -> str:
    """A value that came, as a file has it, and not too much of it."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."


def perhaps(came: object, known: Sequence[str]) -> Phrase:
    """The one of the known names that was probably meant, if there is one."""
    near = difflib.get_close_matches(str(came)[:100], known, 1)
    return Phrase("; did you mean {near!r}?", near=near[0]) if near else Phrase("")


def rather(came: object, known: Sequence[str]) -> Phrase:
    """The one that was probably meant, or else all that are known."""
    hint = perhaps(came, known)
    return hint if hint.pattern else Phrase("; known are {known}", known=", ".join(known))


class FathomsError(Exception):
    """Anything a user can mend; the command line prints it on one line and exits with 2."""

    def __init__(self, pattern: str, **arguments: Any) -> None:
        self.phrase = Phrase(pattern, **arguments)
        super().__init__(str(self.phrase))


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


def why_not(error: OSError | UnicodeError) -> Phrase:
    """Why a file cannot be read or written, in our own words where we have some."""
    if isinstance(error, UnicodeError):
        return Phrase("it is not a text in UTF-8")
    if error.errno in REFUSALS:
        return Phrase(REFUSALS[error.errno])
    return Phrase("the system says: {error}", error=error.strerror or error)


REFUSALS = {
    errno.ENOENT: "there is no such file or folder",
    errno.EISDIR: "it is a folder",
    errno.ENOTDIR: "its folder is a file",
    errno.EEXIST: "its folder is a file",
    errno.EACCES: "this is not allowed",
    errno.EPERM: "this is not allowed",
    errno.EROFS: "this is not allowed",
    errno.ENOSPC: "there is no space left",
    errno.ENAMETOOLONG: "its name is too long",
    errno.ELOOP: "it is a link that leads to itself",
    errno.EADDRINUSE: "another program listens there",
    errno.EADDRNOTAVAIL: "this machine has no such address",
}
