"""Which games there are, and how to get one by name. Games of others join by the entry point group `fathoms.games`."""

from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

from fathoms.core.drawing import Drawing, Listing
from fathoms.core.errors import UnknownGame, perhaps
from fathoms.core.game import Game
from fathoms.text import Texts

OWN = {"aquatica": "fathoms.games.aquatica.game", "kelp": "fathoms.games.kelp.game"}


def games() -> list[str]:
    """The names of all games."""
    return sorted({*OWN, *(entry.name for entry in entry_points(group="fathoms.games"))})


def game(name: str, *, data: str | Path | dict[str, Any] | None = None) -> Game:
    """A game by name, with an owner's data over its own if wanted.

    >>> game("kelp").seats
    ('octopus', 'shark')
    """
    if name in OWN:
        return cast(Game, import_module(OWN[name]).load(data))
    for entry in entry_points(group="fathoms.games"):
        if entry.name == name:
            return cast(Game, entry.load()(data))
    raise unknown(name)


def package(name: str) -> str:
    """The package that a game's module lies in."""
    modules = OWN | {entry.name: entry.module for entry in entry_points(group="fathoms.games")}
    if name not in modules:
        raise unknown(name)
    return modules[name].rpartition(".")[0] or modules[name]


def folder(name: str) -> Traversable:
    """Where a game's catalogues lie: beside the module it is loaded from."""
    return files(package(name))


def drawing(texts: Texts) -> Drawing:
    """What draws the table that these texts speak for: `drawing.py` beside the game's module, or else a plain list."""
    module = f"{package(texts.game)}.drawing"
    return cast(Drawing, import_module(module).load(texts)) if find_spec(module) else Listing()


def unknown(name: str) -> UnknownGame:
    known = games()
    return UnknownGame("error-game-unknown", name=name, known=", ".join(known), hint=perhaps(name, known))
