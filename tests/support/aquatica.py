"""Writing a position of Aquatica in a few words and playing it by the text of its actions."""

from functools import partial
from typing import Any

from fathoms.games.aquatica.game import load
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
