"""Which games there are, and how to get one by name. Games of others join by the entry point group `fathoms.games`."""

from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, cast

from fathoms.core.errors import UnknownGame, perhaps
from fathoms.core.game import Game

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


def twin(own: Game) -> Game:
    """The same game anew, for bots: a game remembers the last state it was asked about, and that is none of theirs."""
    return game(own.name, data=dict(own.overlay) or None)


def folder(name: str) -> Traversable:
    """Where a game's catalogues lie: beside the module it is loaded from."""
    modules = OWN | {entry.name: entry.module for entry in entry_points(group="fathoms.games")}
    if name not in modules:
        raise unknown(name)
    return files(modules[name].rpartition(".")[0] or modules[name])


def unknown(name: str) -> UnknownGame:
    known = games()
    return UnknownGame("error-game-unknown", name=name, known=", ".join(known), hint=perhaps(name, known))
