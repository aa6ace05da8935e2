"""Kelp behind the trait of core.rules: what compiled loops use."""

from mypy_extensions import i64

from fathoms.core.chance import Chance
from fathoms.core.options import Options
from fathoms.core.rules import Rules
from fathoms.core.state import BaseState
from fathoms.games.kelp.check import check
from fathoms.games.kelp.rules import answer, options
from fathoms.games.kelp.setup import begin, lay_out
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


class KelpRules(Rules):
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.laid_out = [lay_out(tables, 0, 0), lay_out(tables, 1, 0), lay_out(tables, 0, 1)]

    def new(self, board: i64, edition: i64, chance: Chance) -> State:
        return begin(self.tables, self.laid_out[board + 2 * edition], chance)

    def options(self, s: BaseState, out: Options) -> None:
        assert isinstance(s, State)
        options(self.tables, s, out)

    def answer(self, s: BaseState, action: i64) -> None:
        assert isinstance(s, State)
        answer(self.tables, s, action)

    def copy(self, s: BaseState) -> BaseState:
        assert isinstance(s, State)
        return s.copy()

    def again(self, s: BaseState, chance: Chance) -> BaseState:
        assert isinstance(s, State)
        return self.new(s.board, s.edition, chance)

    def check(self, s: BaseState) -> str:
        assert isinstance(s, State)
        return check(self.tables, s)
