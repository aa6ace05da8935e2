"""Bots by name: ours, those of other packages by the entry point group `fathoms.bots`, and classes in a file."""

import inspect
import re
import sys
from collections.abc import Callable
from functools import cache, partial
from hashlib import blake2b
from importlib.metadata import EntryPoint, entry_points
from math import isfinite
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from fathoms.bots.bot import VERBS, Bot, seconds_of
from fathoms.bots.greedy import GreedyBot
from fathoms.bots.guard import in_a_line
from fathoms.bots.levels import LEVELS, LevelBot
from fathoms.bots.random import RandomBot
from fathoms.bots.search import PLAYOUTS, SearchBot
from fathoms.core.errors import FathomsError, perhaps, rather, why_not

GROUP = "fathoms.bots"
# Each makes a new bot; it is given the speed, which scales the budget of those that have one.
BOTS: dict[str, Callable[[float], Bot]] = {
    "random": lambda speed: RandomBot(),
    "greedy": lambda speed: GreedyBot(),
    "search": lambda speed: SearchBot(max(1, round(PLAYOUTS * speed))),
    **{level: partial(LevelBot, level) for level in LEVELS},
}
# Who plays when nobody is named.
DEFAULT = "medium"


class UnknownBot(FathomsError):
    """A name that no bot has."""


class BadBot(FathomsError):
    """A bot of somebody's that cannot be loaded, or is none."""


def names() -> list[str]:
    """All bots that have a name of their own."""
    return list(dict.fromkeys([*BOTS, *(entry.name for entry in entry_points(group=GROUP))]))


def bot(spec: str, speed: float = 1.0) -> Bot:
    """A new bot that has not begun a game, by its name or as `path/to/file.py:Name`.

    >>> bot("random").explain()["bot"]
    'random'
    """
    if spec in BOTS:
        return BOTS[spec](speed)
    if (file := in_file(spec)) is not None:
        return made(spec, class_in(*file), speed)
    for entry in entry_points(group=GROUP):
        if entry.name == spec:
            return made(spec, entered(entry), speed)
    raise unknown(spec)


def unknown(spec: str) -> UnknownBot:
    known = names()
    return UnknownBot("error-bot-unknown", name=spec, known=", ".join(known), hint=perhaps(spec, known))


# A class in a file


def in_file(spec: str) -> tuple[Path, str] | None:
    """The file and the class that are meant, if a file is."""
    found = re.fullmatch(r"(.+\.py):(\w+)", spec)
    if found:
        return Path(found[1]), found[2]
    if re.search(r"\.py(:|$)", spec):
        raise BadBot("error-bot-class-missing", spec=spec)
    return None


def lasting(spec: str) -> str:
    """A name for the bot of a spec by which it is found from any folder."""
    file = in_file(spec)
    return spec if file is None else f"{file[0].resolve()}:{file[1]}"


def title(spec: str) -> str:
    """What a bot is called at a table: a class by its name, wherever its file lies."""
    file = in_file(spec)
    return spec if file is None else file[1]


def digest(spec: str) -> str | None:
    """Tells one version of a bot's file from another; None if it comes from no file."""
    file = in_file(spec)
    return None if file is None else blake2b(source(file[0]), digest_size=8).hexdigest()


def source(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadBot("error-unreadable", path=path, why=why_not(error)) from None


def class_in(path: Path, name: str) -> type:
    module = module_of(path.resolve(), source(path))
    found = getattr(module, name, None)
    if not isinstance(found, type):
        classes = {key: value for key, value in vars(module).items() if isinstance(value, type)}
        own = [key for key, value in classes.items() if value.__module__ == module.__name__]
        hint = rather(name, own) if own else ""
        raise BadBot("error-bot-class-unknown", path=path, name=name, hint=hint)
    return found


@cache
def module_of(path: Path, text: bytes) -> ModuleType:
    """The module in a file, run once for each text it had."""
    module = ModuleType(f"fathoms_bot_{path.stem}_{blake2b(bytes(path) + text, digest_size=8).hexdigest()}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module  # dataclasses, for one, look there
    try:
        exec(compile(text, path, "exec", dont_inherit=True), vars(module))
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        del sys.modules[module.__name__]
        raise BadBot("error-bot-file-broken", path=path, error=in_a_line(error)) from error
    return module


# A class, wherever it came from


def entered(entry: EntryPoint) -> type:
    try:
        return cast(type, entry.load())
    except Exception as error:
        raise BadBot("error-bot-package-broken", name=entry.name, value=entry.value, error=in_a_line(error)) from error


def made(spec: str, kind: Any, speed: float) -> Bot:
    """A bot of a class, which is told the speed if it asks for it."""
    missing = [verb for verb in VERBS if not callable(getattr(kind, verb, None))]
    if missing:
        raise BadBot("error-bot-incomplete", spec=spec, missing=", ".join(missing), known=", ".join(VERBS))
    try:
        new: Bot = kind(speed=speed) if "speed" in inspect.signature(kind).parameters else kind()
    except Exception as error:
        raise BadBot("error-bot-not-made", spec=spec, error=in_a_line(error)) from error
    try:
        fits = isfinite(seconds_of(new)) and seconds_of(new) > 0
    except (TypeError, ValueError):
        fits = False
    if not fits:
        raise BadBot("error-bot-seconds", spec=spec)
    return new
