"""Games kept in files: whole or not at all, never over another. A kept game has its record and what is needed to go on.

The seed of the dice is in the file of a running game, since nothing else can roll them on. Once the game is over the
file holds the record alone, with the seed in it.
"""

import json
import os
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fathoms.core.catalogue import LANGUAGES
from fathoms.core.chance import SEEDS, Chance, fast, sealed
from fathoms.core.errors import BadRecord, FathomsError, short, why_not
from fathoms.core.record import Record
from fathoms.core.record_reading import from_json, read_file, read_in

FORMAT = 1


class CannotSave(FathomsError):
    """A file that cannot be written, or may not be."""


@dataclass
class Kept:
    """A game that can go on: its record, the seed of its chance, who sits where, and the language spoken."""

    record: Record
    seed: int | bytes
    seats: dict[str, str]
    lang: str = "en"

    def chance(self) -> Chance:
        return sealed(self.seed) if isinstance(self.seed, bytes) else fast(self.seed)

    def to_json(self) -> dict[str, Any]:
        seed = {"sealed": self.seed.hex()} if isinstance(self.seed, bytes) else {"fast": self.seed}
        return {
            "fathoms": "game",
            "format": FORMAT,
            "seats": self.seats,
            "lang": self.lang,
            "chance": seed,
            "record": self.record.to_json(),
        }


def new_file(path: Path) -> None:
    """Refuse a path where something is already."""
    if os.path.lexists(path):
        raise CannotSave("error-name-taken", path=path)


def save_new(path: Path, told: dict[str, Any]) -> None:
    """The same for a file that is not there yet: it is ours from now on, whoever else looks for a name."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o600, exist_ok=False)
    except FileExistsError:
        new_file(path)
    except OSError as error:
        raise cannot_write(path, error) from None
    try:
        save(path, told)
    except CannotSave:
        with suppress(OSError):
            path.unlink()
        raise


def save(path: Path, told: dict[str, Any]) -> None:
    """Write a record or a kept game. Whatever happens meanwhile, the file is the old one or the new one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
        ) as part:
            try:
                part.write(written(told) + "\n")
                part.flush()
                os.fsync(part.fileno())
                os.replace(part.name, path)
            except BaseException:
                with suppress(OSError):
                    os.unlink(part.name)
                raise
    except (OSError, UnicodeError) as error:
        raise cannot_write(path, error) from None


def cannot_write(path: Path, error: OSError | UnicodeError) -> CannotSave:
    return CannotSave("error-unwritable", path=path, why=why_not(error))


def written(told: dict[str, Any]) -> str:
    """A table as JSON, a line for each key and for each entry of a record."""
    lines = []
    for key, value in told.items():
        if key == "record":
            text = written(value)
        elif key == "entries":
            text = "[\n" + ",\n".join(f"  {json.dumps(entry, ensure_ascii=False)}" for entry in value) + "\n ]"
        else:
            text = json.dumps(value, ensure_ascii=False)
        lines.append(f" {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}"


def read(path: Path) -> Kept | Record:
    """A kept game or a record from a file; what is neither is named."""
    found = read_file(path)
    kept = isinstance(found, dict) and found.get("fathoms") == "game"
    return read_in(path, found, kept_from_json) if kept else read_in(path, found, from_json)


def kept_from_json(found: dict[str, Any]) -> Kept:
    keys = ("fathoms", "format", "seats", "lang", "chance", "record")
    if set(found) != set(keys):
        raise BadRecord("error-save-keys", known=", ".join(keys), came=", ".join(map(short, found)))
    if type(found["format"]) is not int or found["format"] != FORMAT:
        raise BadRecord("error-save-format", form=FORMAT, came=short(found["format"]))
    seats, chance = found["seats"], found["chance"]
    if not isinstance(seats, dict) or not all(isinstance(name, str) for name in seats.values()):
        raise BadRecord("error-save-seats", came=short(seats))
    if found["lang"] not in LANGUAGES:
        raise BadRecord(
            "error-one-of",
            where="lang", known=", ".join(LANGUAGES), came=short(found["lang"]),
        )  # fmt: skip
    return Kept(from_json(found["record"]), read_seed(chance), seats, found["lang"])


def read_seed(chance: Any) -> int | bytes:
    if isinstance(chance, dict) and len(chance) == 1:
        seed = chance.get("fast")
        if type(seed) is int and 0 <= seed < SEEDS:
            return seed
        text = chance.get("sealed")
        if isinstance(text, str) and len(text) == 64 and not set(text) - set("0123456789abcdef"):
            return bytes.fromhex(text)
    raise BadRecord("error-save-chance")
