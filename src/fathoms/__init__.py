"""Fathoms: a table for ocean board games, and the laboratory behind it.

>>> import fathoms
>>> kelp = fathoms.game("kelp")
>>> s = kelp.new(seed=1)
>>> s
<kelp state: turn 0, octopus is asked 'den'>
>>> kelp.answer(s, kelp.options(s)[0])

What a program needs is here: a `game` with its states and views, `Chance`, a `Record` of what was played, a `bot` to
play against, and an `arena` for two of them. Each name is loaded when it is first used.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fathoms.bots.bot import Bot
    from fathoms.bots.named import UnknownBot, bot
    from fathoms.bots.named import names as bot_names
    from fathoms.core.actions import Action, ActionTable
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
    from fathoms.core.game import (
        OVER,
        Game,
        Hindrance,
        Message,
        Outcome,
        Preview,
        Question,
        Setting,
        Settings,
        Thing,
        Way,
    )
    from fathoms.core.insight import Insight, insight_of
    from fathoms.core.live import LiveGame
    from fathoms.core.options import Options
    from fathoms.core.playout import play_out
    from fathoms.core.record import Entry, Record, Replaying, Verified, playing_on, replay, stream, verify
    from fathoms.core.record_reading import from_json as record_from_json
    from fathoms.core.record_reading import load as load_record
    from fathoms.core.state import BaseState as State
    from fathoms.core.view import View
    from fathoms.lab.arena import arena
    from fathoms.lab.match import contest
    from fathoms.registry import game, games

if os.environ.get("FATHOMS_INTERPRETED") == "1":
    from fathoms import _interpreted

    _interpreted.install()

__version__ = "0.1.0"
__all__ = [
    "OVER",
    "Action",
    "ActionTable",
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
    "Hindrance",
    "IllegalAction",
    "Insight",
    "LiveGame",
    "Message",
    "NotYourView",
    "Options",
    "Outcome",
    "Preview",
    "Question",
    "Record",
    "Replaying",
    "Setting",
    "Settings",
    "Sink",
    "State",
    "Thing",
    "UnknownAction",
    "UnknownBot",
    "UnknownGame",
    "Verified",
    "View",
    "Way",
    "__version__",
    "arena",
    "bot",
    "bot_names",
    "contest",
    "fast",
    "game",
    "games",
    "insight_of",
    "load_record",
    "play_out",
    "playing_on",
    "record_from_json",
    "replay",
    "scripted",
    "sealed",
    "seen",
    "stream",
    "verify",
]

# Where each of these comes from; as the imports above, which only a type checker reads.
SOURCES = {
    "fathoms.bots.bot": ["Bot"],
    "fathoms.bots.named": ["UnknownBot", "bot", "names as bot_names"],
    "fathoms.core.actions": ["Action", "ActionTable"],
    "fathoms.core.chance": ["Chance", "fast", "scripted", "sealed"],
    "fathoms.core.errors": [
        "BadData", "BadOption", "BadPosition", "BadRecord", "ChanceError", "FathomsError", "IllegalAction",
        "NotYourView", "UnknownAction", "UnknownGame",
    ],
    "fathoms.core.events": ["Sink", "seen"],
    "fathoms.core.game": [
        "OVER", "Game", "Hindrance", "Message", "Outcome", "Preview", "Question", "Setting", "Settings", "Thing", "Way",
    ],
    "fathoms.core.insight": ["Insight", "insight_of"],
    "fathoms.core.live": ["LiveGame"],
    "fathoms.core.options": ["Options"],
    "fathoms.core.playout": ["play_out"],
    "fathoms.core.record": ["Entry", "Record", "Replaying", "Verified", "playing_on", "replay", "stream", "verify"],
    "fathoms.core.record_reading": ["from_json as record_from_json", "load as load_record"],
    "fathoms.core.state": ["BaseState as State"],
    "fathoms.core.view": ["View"],
    "fathoms.lab.arena": ["arena"],
    "fathoms.lab.match": ["contest"],
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
