"""Fathoms: a table for ocean board games, and the laboratory behind it."""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fathoms.registry import game, games

if os.environ.get("FATHOMS_INTERPRETED") == "1":
    from fathoms import _interpreted

    _interpreted.install()

__version__ = "0.1.0"
__all__ = ["__version__", "game", "games"]

# A package's first import binds its name in its parent, but `fathoms.games` is to be the function: so the package is
# imported now, once, and its name let go. `from fathoms.games.kelp import cards` finds it all the same.
import_module("fathoms.games")
del globals()["games"]


def __getattr__(name: str) -> Any:
    if name in ("game", "games"):
        return getattr(import_module("fathoms.registry"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
