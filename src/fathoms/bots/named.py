"""Bots by name."""

from fathoms.bots.bot import Bot
from fathoms.bots.random import RandomBot
from fathoms.core.errors import FathomsError

BOTS: dict[str, type[Bot]] = {"random": RandomBot}


class UnknownBot(FathomsError):
    pass


def bot(name: str) -> Bot:
    """A new bot that has not begun a game.

    >>> bot("random").explain()["bot"]
    'random'
    """
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise UnknownBot("no bot is called {name!r}; there are {known}", name=name, known=known)
    return BOTS[name]()
