"""What Kelp knows about being played well, behind the trait of core.insight."""

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.insight import ALONE, UNANSWERED, Belief, Insight, Mixer
from fathoms.core.insight_numbers import insight_numbers
from fathoms.core.options import Options
from fathoms.core.state import FRAME, BaseState, kind_at, top
from fathoms.games.kelp.belief import KelpBelief
from fathoms.games.kelp.declaration import FEATURE
from fathoms.games.kelp.evaluation import octopus_wins
from fathoms.games.kelp.names import FEATURES, OCTOPUS, SHARK, ZONES, Act, Ask, Lies
from fathoms.games.kelp.octopus_policy import weigh_octopus
from fathoms.games.kelp.shark_policy import weigh_shark
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


class KelpInsight(Insight):
    def __init__(self, t: Tables, blocks: tuple[str, ...], zones: tuple[str, ...]) -> None:
        self.t = t
        numbers = insight_numbers("fathoms.games.kelp")
        self.playouts: dict[str, int] = numbers["budgets"]
        self.answers: i64 = numbers["rollout"]["horizon"]
        self.features: vec[float] = vec[float]([0.0] * FEATURES)
        self.weights: vec[float] = vec[float]([float(numbers["evaluation"][name]) for name in FEATURE.names])
        self.blocks = blocks
        self.zones = zones
        self.likely: vec[float] = vec[float]([0.0] * ZONES)

    def weigh(self, s: BaseState, out: Options, weights: vec[float]) -> None:
        assert isinstance(s, State)
        if s.mover == OCTOPUS:
            weigh_octopus(self.t, s, out, weights)
        else:
            weigh_shark(self.t, s, out, weights, self.likely)

    def judge(self, s: BaseState, values: vec[float]) -> None:
        assert isinstance(s, State)
        worth: float = 0.0
        if s.winner < 0:
            worth = octopus_wins(self.t, s, self.features, self.weights)
        elif s.winner == OCTOPUS:
            worth = 1.0
        values[OCTOPUS] = worth
        values[SHARK] = 1.0 - worth

    def key(self, s: BaseState) -> i64:
        assert isinstance(s, State)
        return known(self.t, s)

    def horizon(self) -> i64:
        return self.answers

    def at_once(self, s: BaseState) -> i64:
        assert isinstance(s, State)
        if kind_at(s, top(s)) != Ask.CONFRONT:
            return ALONE
        return UNANSWERED if s.mover == OCTOPUS else Act.CONFRONT + s.chosen

    def belief(self, seat: i64) -> Belief:
        return KelpBelief(self.t, seat, self.blocks, self.zones)

    def budgets(self) -> dict[str, int]:
        return dict(self.playouts)


def known(t: Tables, s: State) -> i64:
    """All that the seat to move can know, mixed into 62 bits. For the Shark what `redact` hides is left out.

    Before whatever can be longer or shorter stands its length: else a card that goes from one pile to the next leaves
    the same numbers in the same order.
    """
    h = Mixer()
    h.first(s.stack, s.depth * FRAME)
    h.add(s.mover)
    octopus: bool = s.mover == OCTOPUS
    h.add(s.board * 2 + s.edition)
    h.add(s.turn)
    h.add(s.revealed)
    h.add(s.emptied)
    h.add(s.fresh)
    h.add(s.gained)
    h.add(s.hand_count * 64 + s.hand_size)
    h.add(s.used)
    h.add(s.pairs)
    h.add(s.shark_at * 4 + s.facing)
    h.add(s.tiles * 64 + s.growth_blue * 8 + s.growth_yellow)
    h.add(s.rerolls * 64 + s.searched)
    h.add(s.swum)
    h.add(s.budget)
    h.add(s.bought * 64 + s.replaced)
    h.add(s.abilities)
    for i in range(i64(ZONES)):
        h.add(s.know[i])
        h.add(s.zone_die[i])
        if octopus or s.revealed >> i & 1 or s.emptied >> i & 1:
            h.add(s.block[i])
    h.row(s.blocks)
    h.first(s.track, s.eaten)
    h.row(s.slot)
    for card in range(t.cards):
        if octopus:
            h.add(s.hand[card] * 64 + s.draw[card])
        else:
            h.add(s.draw[card] + s.hand[card])
        h.add(s.known[card])
        h.add(s.trash[card] * 64 + s.pile[card])
    h.first(s.top, s.top_count)
    h.first(s.discard, s.discard_count)
    h.row(s.pile_top)
    h.row(s.dice)
    h.first(s.pool, s.pool_count)
    h.first(s.energy, s.energy_count)
    h.first(s.kept, s.kept_count)
    h.first(s.keeping, s.keeping_count)
    h.row(s.current)
    h.row(s.row)
    for card in range(t.shark_cards):
        h.add(
            s.shark_cards[Lies.DECK + card] * 4096
            + s.shark_cards[Lies.FACE_UP + card] * 64
            + s.shark_cards[Lies.OUT + card]
        )
    if octopus:
        h.row(s.bag_blocks)
        h.add(s.drawn_block)
        h.add(s.chosen)
    return h.mixed()
