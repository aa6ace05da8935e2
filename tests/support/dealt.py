"""Games of Kelp whose every die is known before: a server with one seed for all tables, and answers found beforehand.

The dice of a table follow from its seed and the nonces of its players. Here the seed is always the same, so a nonce
names a game; it is played through in this process first, and then answered at a real table, entry by entry.

    python tests/support/dealt.py serve …    `fathoms serve …` with that seed
"""

import secrets
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx

import fathoms
from fathoms.core.chance import sealed
from fathoms.core.game import OVER
from fathoms.core.live import LiveGame
from fathoms.core.record import stream

SEED = bytes(32)
PROGRAM = Path(__file__)


class Asked(NamedTuple):
    n: int  # the length of the record when it is asked
    seat: str
    kind: str


class Deal(NamedTuple):
    """A game that was played at random: its actions in order, and the questions that had more than one answer."""

    nonce: str
    options: dict[str, str]
    actions: tuple[int, ...]
    asked: tuple[Asked, ...]

    def first(self, kind: str, seat: str | None = None) -> Asked:
        return next(one for one in self.asked if one.kind == kind and seat in (None, one.seat))


@cache
def deal(nonce: str) -> Deal:
    """The game of that nonce, given by whoever made the table; nobody else gives one.

    If it begins with "dens", it is the prototype, the Shark covers dens where it can, and the Octopus fights: without
    that hardly a game asks for a den where none is free.
    """
    game, random, dens = fathoms.game("kelp"), Random(nonce), nonce.startswith("dens")
    chosen = {"board": "day", "edition": "prototype" if dens else "final"}
    live = LiveGame.new(game, sealed(stream(SEED, [nonce])), board=chosen["board"], edition=chosen["edition"])
    actions: list[int] = []
    asked: list[Asked] = []
    while (mover := game.mover(live.state)) != OVER:
        options, kind = game.options(live.state), game.question(live.state).kind
        if len(options) > 1:
            asked.append(Asked(len(actions), game.seats[mover], kind))
        if dens and kind in ("currents", "confront"):
            wanted = "fight" if (kind, mover) == ("confront", 0) else "freeze" if kind == "confront" else " on den"
            options = [action for action in options if wanted in game.actions.text(action)] or options
        actions.append(random.choice(options))
        live.answer(actions[-1])
    return Deal(nonce, chosen, tuple(actions), tuple(asked))


class Script:
    """Answers of a deal at a real table, without a page, for whoever's turn it is."""

    def __init__(self, url: str, table: str, tokens: dict[str, str], dealt: Deal) -> None:
        self.path = f"/t/{table}"
        self.table, self.tokens, self.deal = table, tokens, dealt
        self.http = httpx.Client(base_url=url, timeout=30)

    def ask(self, seat: str, kind: str, lang: str = "", **told: Any) -> Any:
        headers = {"authorization": f"Bearer {self.tokens[seat]}"} if seat in self.tokens else {}
        path = f"/api/tables/{self.table}/ask" + (f"?lang={lang}" if lang else "")
        answer = self.http.post(path, json={"type": kind, **told}, headers=headers)
        answer.raise_for_status()
        return answer.json()

    def look(self, seat: str, lang: str = "") -> Any:
        """The situation as that seat is told it."""
        return self.ask(seat, "look", lang, seen=0)

    def answer(self, seat: str, n: int) -> Any:
        """What the deal answers there."""
        told = self.ask(seat, "answer", n=n, actions=[self.deal.actions[n]])
        assert told["type"] == "situation", told
        return told

    def to(self, n: int) -> None:
        """Play on until the record has so many entries."""
        now = self.look(next(iter(self.tokens)))
        while now["n"] < n:
            assert now["mover"] is not None, f"the game is over after {now['n']} entries"
            now = self.answer(now["mover"], now["n"])
        assert now["n"] == n, (now["n"], n)

    def on(self) -> Any:
        """One answer more, and what is forced after it; the situation that the mover is told."""
        now = self.look(next(iter(self.tokens)))
        return self.answer(now["mover"], now["n"])

    def to_end(self) -> None:
        self.to(len(self.deal.actions))


def serve() -> None:
    from fathoms.cli import main

    truly = secrets.token_bytes
    secrets.token_bytes = lambda nbytes=None: SEED if nbytes == len(SEED) else truly(nbytes)
    main()


if __name__ == "__main__":
    serve()
