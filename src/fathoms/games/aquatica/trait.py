"""Aquatica behind the trait of core.rules: what compiled loops use."""

from mypy_extensions import i64

from fathoms.core.chance import Chance
from fathoms.core.options import Options
from fathoms.core.rules import Rules
from fathoms.core.state import BaseState
from fathoms.games.aquatica.check import check
from fathoms.games.aquatica.names import NOTHING
from fathoms.games.aquatica.rules import answer, options
from fathoms.games.aquatica.setup import begin, lay_out
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


class AquaticaRules(Rules):
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.laid_out: dict[int, State] = {}

    def new(self, players: i64, kings: i64, tokens: i64, first: i64, sweep: i64, equal: i64, chance: Chance) -> State:
        key = players + 8 * kings + 32 * tokens + 64 * sweep + 128 * equal
        laid = self.laid_out.get(key)
        if laid is None:
            laid = lay_out(self.tables, players, kings, tokens, sweep, equal)
            self.laid_out[key] = laid
        return begin(self.tables, laid, first, chance)

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
        first: i64 = NOTHING
        if s.first_given:
            first = s.first
        return self.new(s.players, s.kings, s.tokens, first, s.sweep, s.equal, chance)

    def check(self, s: BaseState) -> str:
        assert isinstance(s, State)
        return check(self.tables, s)
