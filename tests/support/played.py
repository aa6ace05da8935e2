"""Whole games played at random, with their records."""

from functools import cache
from random import Random
from typing import Any

import msgspec

import fathoms
from fathoms.core.chance import sealed
from fathoms.core.game import OVER
from fathoms.core.live import LiveGame


def played(name: str = "kelp", seed: int = 1, **options: Any) -> Any:
    """The record of a finished game, with its seed, as JSON."""
    return msgspec.json.decode(_played(name, seed, msgspec.json.encode(options)))


@cache
def _played(name: str, seed: int, options: bytes) -> bytes:
    game, random = fathoms.game(name), Random(seed)
    live = LiveGame.new(game, sealed(bytes([seed]) * 32), **msgspec.json.decode(options))
    while game.mover(live.state) != OVER:
        live.answer(random.choice(game.options(live.state)))
    return msgspec.json.encode(live.record.to_json())
