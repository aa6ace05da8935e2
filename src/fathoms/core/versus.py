"""Two insights of one game against each other, seat by seat: how the numbers of one are tuned by playing."""

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.insight import TO_THE_END, Belief, Insight
from fathoms.core.options import Options
from fathoms.core.state import BaseState


class Versus(Insight):
    """Each seat weighs by an insight of its own; whatever is not of a seat is the first one's."""

    def __init__(self, seats: list[Insight]) -> None:
        self.seats = seats

    def weigh(self, s: BaseState, out: Options, weights: vec[float]) -> None:
        self.seats[s.mover].weigh(s, out, weights)

    def judge(self, s: BaseState, values: vec[float]) -> None:
        self.seats[0].judge(s, values)

    def key(self, s: BaseState) -> i64:
        return self.seats[0].key(s)

    def horizon(self) -> i64:
        return TO_THE_END

    def at_once(self, s: BaseState) -> i64:
        return self.seats[0].at_once(s)

    def belief(self, seat: i64) -> Belief:
        return self.seats[seat].belief(seat)

    def budgets(self) -> dict[str, int]:
        return self.seats[0].budgets()
