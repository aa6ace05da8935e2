"""Writing a position of Aquatica in a few words and playing it by the text of its actions."""

from functools import partial
from typing import Any

from fathoms.games.aquatica.game import load
from fathoms.games.aquatica.names import POCKETS, SEATS
from fathoms.games.aquatica.state import State
from support import kelp

AQUATICA = load()

options = partial(kelp.options, game=AQUATICA)
play = partial(kelp.play, game=AQUATICA)
play_seen = partial(kelp.play_seen, game=AQUATICA)
look = partial(kelp.look, game=AQUATICA)
asked = partial(kelp.asked, game=AQUATICA)


def position(
    seat: dict[str, Any] | None = None, chance: list[int] | None = None, game: Any = AQUATICA, **rest: Any
) -> State:
    """The start of the first player's turn, with this changed for that player; the others under `seats`."""
    told: dict[str, Any] = {"game": "aquatica", **rest}
    told["seats"] = {"player1": seat or {}} | told.get("seats", {})
    if chance is not None:
        told["chance"] = {"scripted": chance}
    return game.from_json(told)


def mine(s: State, key: str, seat: str = "player1") -> Any:
    """What a seat has under this key of the position."""
    return look(s)["seats"][seat][key]


def sort_rows(s: State) -> None:
    """Put the rows of Locations and the pockets of each board in order: which lies where in them never matters."""
    for row in (s.upper, s.lower):
        for i, location in enumerate(sorted(row[i] for i in range(len(row)))):
            row[i] = location
    for first in range(0, SEATS * POCKETS, POCKETS):
        pockets = range(first, first + POCKETS)
        held = sorted((s.pocket[pocket], s.risen[pocket]) for pocket in pockets)
        for pocket, (location, risen) in zip(pockets, held, strict=True):
            s.pocket[pocket] = location
            s.risen[pocket] = risen
