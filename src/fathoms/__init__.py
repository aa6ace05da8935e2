"""Fathoms: a table for ocean board games, and the laboratory behind it.

>>> import fathoms
>>> kelp = fathoms.game("kelp")
>>> s = kelp.new(seed=1)
>>> s
<kelp state: turn 0, octopus is asked 'den'>
>>> kelp.answer(s, kelp.options(s)[0])

What a program needs is here: a `game` with its states and views, `Chance`, a `Record` of what was played, and a `bot`
to play against. Each name is loaded when it is first used.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fathoms.bots.bot import Bot
    from fathoms.bots.named import UnknownBot, bot
    from fathoms.bots.named import names as bot_names
    from fathoms.core.actions import Action
    from fathoms.core.chance import Chance, fast, scripted, sealed
    from fathoms.core.errors import (
        BadData,
        BadOption,
        BadPosition,
        BadRecord,
        ChanceError,
        FathomsError,
        IllegalAction,
        NotYourView,
        UnknownAction,
        UnknownGame,
    )
    from fathoms.core.events import Sink, seen
    from fathoms.core.game import OVER, Game, Message, Outcome, Preview, Question, Setting, Settings
    from fathoms.core.live import LiveGame
    from fathoms.core.record import Entry, Record, Replaying, Verified, replay, verify
    from fathoms.core.record_reading import from_json as record_from_json
    from fathoms.core.record_reading import load as load_record
    from fathoms.core.state import BaseState as State
    from fathoms.core.view import View
    from fathoms.registry import game, games

if os.environ.get("FATHOMS_INTERPRETED") == "1":
    from fathoms import _interpreted

    _interpreted.install()

__version__ = "0.1.0"
__all__ = [
    "OVER",
    "Action",
    "BadData",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Chance",
    "ChanceError",
    "Entry",
    "FathomsError",
    "Game",
    "IllegalAction",
    "LiveGame",
    "Message",
    "NotYourView",
    "Outcome",
    "Preview",
    "Question",
    "Record",
    "Replaying",
    "Setting",
    "Settings",
    "Sink",
    "State",
    "UnknownAction",
    "UnknownBot",
    "UnknownGame",
    "Verified",
    "View",
    "__version__",
    "bot",
    "bot_names",
    "fast",
    "game",
    "games",
    "load_record",
    "record_from_json",
    "replay",
    "scripted",
    "sealed",
    "seen",
    "verify",
]

# Where each of these comes from; as the imports above, which only a type checker reads.
SOURCES = {
    "fathoms.bots.bot": ["Bot"],
    "fathoms.bots.named": ["UnknownBot", "bot", "names as bot_names"],
    "fathoms.core.actions": ["Action"],
    "fathoms.core.chance": ["Chance", "fast", "scripted", "sealed"],
    "fathoms.core.errors": [
        "BadData", "BadOption", "BadPosition", "BadRecord", "ChanceError", "FathomsError", "IllegalAction",
        "NotYourView", "UnknownAction", "UnknownGame",
    ],
    "fathoms.core.events": ["Sink", "seen"],
    "fathoms.core.game": ["OVER", "Game", "Message", "Outcome", "Preview", "Question", "Setting", "Settings"],
    "fathoms.core.live": ["LiveGame"],
    "fathoms.core.record": ["Entry", "Record", "Replaying", "Verified", "replay", "verify"],
    "fathoms.core.record_reading": ["from_json as record_from_json", "load as load_record"],
    "fathoms.core.state": ["BaseState as State"],
    "fathoms.core.view": ["View"],
    "fathoms.registry": ["game", "games"],
}  # fmt: skip
LAZY = {told.split()[-1]: (module, told.split()[0]) for module, names in SOURCES.items() for told in names}

# A package's first import binds its name in its parent, but `fathoms.games` is to be the function: so the package is
# imported now, once, and its name let go. `from fathoms.games.kelp import cards` finds it all the same.
import_module("fathoms.games")
del globals()["games"]


def __getattr__(name: str) -> Any:
    if name not in LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, attribute = LAZY[name]
    found = globals()[name] = getattr(import_module(module), attribute)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
