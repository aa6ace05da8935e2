"""A question of Kelp as the seat that is asked sees it: what reasons against using a thing are found from."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from fathoms.core.hindrances import Why, why
from fathoms.games.kelp.blocks import board_of
from fathoms.games.kelp.declaration import ZONE_NAMES
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Board, Tables


@dataclass(frozen=True)
class Asking:
    """`state` is the masked one of the view, and `kinds` are those of the options."""

    tables: Tables
    state: State
    kind: str
    fields: Mapping[str, Any]
    kinds: frozenset[str]

    @property
    def board(self) -> Board:
        return board_of(self.tables, self.state)

    @property
    def prototype(self) -> bool:
        """Whether the rules of the early edition hold (K13)."""
        return bool(self.state.edition)

    def zone(self, field: str) -> int | None:
        """The zone that a field names."""
        name = self.fields.get(field)
        return None if name is None else ZONE_NAMES.index(name)

    def revealed(self, zone: int) -> bool:
        return bool(self.state.revealed >> zone & 1)

    def emptied(self, zone: int) -> bool:
        return bool(self.state.emptied >> zone & 1)


Rule = Callable[[Asking, int], Why | None]


def always(name: str, clause: str = "") -> Rule:
    """The same reason for every thing of a place."""
    return lambda now, number: why(name, clause)
