"""The inside of a game, for compiled loops: the same verbs as the public contract, over a bare state."""

from abc import abstractmethod

from mypy_extensions import i64, trait

from fathoms.core.chance import Chance
from fathoms.core.options import Options
from fathoms.core.state import BaseState


@trait
class Rules:
    @abstractmethod
    def options(self, s: BaseState, out: Options) -> None:
        """Fill `out` with the legal answers, ascending."""

    @abstractmethod
    def answer(self, s: BaseState, action: i64) -> None:
        """Apply a legal answer; it is trusted."""

    @abstractmethod
    def copy(self, s: BaseState) -> BaseState:
        """An independent twin without a sink."""

    @abstractmethod
    def again(self, s: BaseState, chance: Chance) -> BaseState:
        """A new game with the options of this one."""

    @abstractmethod
    def check(self, s: BaseState) -> str:
        """What is wrong with the state, in a few words; empty when every piece is in exactly one place."""
