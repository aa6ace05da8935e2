"""A file of results: the contest in the first line, then two lines for each pair, so that a run can go on."""

from pathlib import Path
from typing import IO, Any

import msgspec

from fathoms.core.errors import FathomsError, short, why_not
from fathoms.lab.match import ORDERS, Contest, Pair, Played


class BadResults(FathomsError):
    """A file of results that is broken, of another contest, or cannot be written."""


def kept_contest(path: Path) -> Contest | None:
    """The contest whose results are in a file; None if nothing is there yet."""
    lines = read(path)
    return header(path, lines[0]) if lines else None


class Results:
    """The pairs that are known, from the first on. New ones are written whole, or not at all."""

    def __init__(self, path: Path, of: Contest) -> None:
        self.path = path
        self.contest = of
        lines = read(path)
        if lines:
            fits(path, header(path, lines[0]), of)
        self.pairs = pairs_in(path, lines)
        # What a run that was ended in the middle of a line or of a pair left behind is written over.
        self.size = sum(map(len, lines[: 1 + 2 * len(self.pairs)]))
        self.file: IO[bytes] | None = None

    def add(self, pair: Pair) -> None:
        try:
            if self.file is None:
                self.file = self.opened()
            self.file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in pair))
            self.file.flush()
        except OSError as error:
            raise self.refused(error) from None

    def opened(self) -> IO[bytes]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = self.path.open("r+b" if self.path.exists() else "xb")
        file.truncate(self.size)
        file.seek(self.size)
        if not self.size:
            file.write(msgspec.json.encode(self.contest) + b"\n")
        return file

    def close(self) -> None:
        if self.file is not None:
            try:
                self.file.close()
            except OSError as error:
                raise self.refused(error) from None

    def refused(self, error: OSError) -> BadResults:
        return BadResults("error-unwritable", path=self.path, why=why_not(error))


def read(path: Path) -> list[bytes]:
    try:
        return path.read_bytes().splitlines(keepends=True)
    except FileNotFoundError:
        return []
    except OSError as error:
        raise BadResults("error-unreadable", path=path, why=why_not(error)) from None


def header(path: Path, line: bytes) -> Contest:
    try:
        found = msgspec.json.decode(line, type=Contest)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        found = None
    if found is None or found.fathoms != "arena" or not line.endswith(b"\n"):
        raise BadResults("error-results-foreign", path=path)
    return found


def fits(path: Path, came: Contest, wanted: Contest) -> None:
    """Refuse to go on with another contest, and name what is different."""
    for key in wanted.__struct_fields__:
        theirs, ours = getattr(came, key), getattr(wanted, key)
        if theirs != ours:
            raise BadResults("error-results-other-contest", path=path, key=key, came=told(theirs), wanted=told(ours))


def told(value: Any) -> str:
    return ",".join(value) if isinstance(value, tuple) else short(value)


def pairs_in(path: Path, lines: list[bytes]) -> list[Pair]:
    """The whole pairs behind the header. Only the end may be torn; anything else is named with its line."""
    games: list[Played] = []
    for number, line in enumerate(lines[1:], 2):
        try:
            games.append(msgspec.json.decode(line, type=Played))
            wrong = (games[-1].pair, games[-1].order) != (len(games[:-1]) // 2, ORDERS[len(games[:-1]) % 2])
        except (msgspec.MsgspecError, UnicodeDecodeError):
            wrong = True
        if number == len(lines) and not line.endswith(b"\n"):
            del games[number - 2 :]
        elif wrong:
            raise BadResults("error-results-order", path=path, line=number)
    return list(zip(games[::2], games[1::2]))
