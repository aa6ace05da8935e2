"""Files that the sub-commands write: whole or not at all, and never over another."""

import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from fathoms.core.errors import FathomsError
from fathoms.core.record import Record


class CannotSave(FathomsError):
    """A file that cannot be written, or may not be."""


def new_file(path: Path) -> None:
    """Refuse a path where something is already."""
    if path.exists() or path.is_symlink():
        raise CannotSave(f"{path}: there is a file already, and it is not written over; name another")


def save(path: Path, record: Record) -> None:
    """Write a record. Whatever happens meanwhile, the file is the old one or the new one."""
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
        ) as part:
            try:
                part.write(written(record))
                part.flush()
                os.fsync(part.fileno())
                os.replace(part.name, path)
            except BaseException:
                with suppress(OSError):
                    os.unlink(part.name)
                raise
    except OSError as error:
        raise CannotSave(f"{path}: cannot be written: {error.strerror or error}") from None


def written(record: Record) -> str:
    """A record as text, a line for each key and each entry."""
    told = record.to_json()
    entries = ",\n".join(f"  {json.dumps(entry, ensure_ascii=False)}" for entry in told.pop("entries"))
    head = "".join(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)},\n" for key, value in told.items())
    return f'{{\n{head} "entries": [\n{entries}\n ]\n}}\n'
