"""What Aquatica knows about playing itself well: policy, evaluation and belief behind the trait that bots use."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.chance import Chance
from fathoms.core.insight import ALONE, Belief, Insight, Mixer, PlainBelief, new_seed
from fathoms.core.insight_numbers import insight_numbers
from fathoms.core.options import Options
from fathoms.core.state import FRAME, BaseState
from fathoms.core.view import View
from fathoms.games.aquatica import policy
from fathoms.games.aquatica.declaration import FEATURE_NAMES, NUMBER_NAMES
from fathoms.games.aquatica.evaluation import TABLES, Evaluation, judge
from fathoms.games.aquatica.names import CARDS, GOALS, MANTA_SHARE, NOTHING, PHASES, POCKETS, SPACES, Manta
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables
from fathoms.games.aquatica.view import drafting, resample
from fathoms.games.aquatica.worth import Worth


class AquaticaBelief(PlainBelief):
    """Every world that the view allows is as likely as another: deck orders, and kings while they are drafted.

    In the draft others know less than the seat; that is left aside, since their answers hardly depend on it.
    """

    def __init__(self, tables: Tables) -> None:
        super().__init__(None)
        self.tables = tables

    def world(self, view: View, chance: Chance) -> BaseState:
        return resample(self.tables, view, new_seed(chance))


class AquaticaInsight(Insight):
    def __init__(self, tables: Tables, numbers: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = numbers if numbers is not None else insight_numbers("fathoms.games.aquatica")
        self.tables = tables
        self.worth = Worth(tables, [float(given["policy"][name]) for name in NUMBER_NAMES])
        evaluation = given["evaluation"]
        weights = [
            float(evaluation[table][name][k]) for table in TABLES for k in range(PHASES) for name in FEATURE_NAMES
        ]
        self.evaluation = Evaluation(tables, weights, [float(steep) for steep in evaluation["steep"]])
        self.playouts: dict[str, int] = dict(given["budgets"])
        self.answers: i64 = int(given["rollout"]["horizon"])

    def weigh(self, s: BaseState, out: Options, weights: vec[float]) -> None:
        assert isinstance(s, State)
        policy.weigh(self.worth, s, out, weights)

    def judge(self, s: BaseState, values: vec[float]) -> None:
        assert isinstance(s, State)
        judge(self.evaluation, s, values)

    def key(self, s: BaseState) -> i64:
        assert isinstance(s, State)
        return key(self.tables, s)

    def horizon(self) -> i64:
        return self.answers

    def at_once(self, s: BaseState) -> i64:
        return ALONE  # the draft of kings is asked one after the other

    def belief(self, seat: i64) -> Belief:
        return AquaticaBelief(self.tables)

    def budgets(self) -> dict[str, int]:
        return dict(self.playouts)


# The key: everything that the mover may know and that can still matter. The mixer takes 32 bits at a time.


def key(t: Tables, s: State) -> i64:
    m = Mixer()
    m.add(s.mover + 8 * s.players + 64 * s.kings + 256 * s.tokens + 512 * s.sweep + 1024 * s.equal + 2048 * s.depth)
    m.add(s.first + 8 * s.active + 64 * (s.left + 1) + 4096 * s.reason + 65536 * s.recruited_dear + 131072 * s.placed)
    m.add(s.paid)
    m.add(s.paid >> 32)
    m.first(s.stack, s.depth * FRAME)
    mix_goals(m, s)
    mix_locations(m, t, s)
    mix_characters(m, t, s)
    if drafting(s):
        # Only the mover's own: what others hold is seen when the draft ends, and the packet belongs to the mover.
        m.add(s.packet)
        m.add(s.drafted)
        m.add(s.saw[s.mover])
    else:
        for seat in range(s.players):
            m.add(s.king[seat])
    return m.mixed()


def mix_goals(m: Mixer, s: State) -> None:
    for track in range(i64(GOALS)):
        lying: i64 = 0
        for space in range(s.taken[track]):
            lying = 8 * lying + s.track[SPACES * track + space] + 1
        m.add(lying * 32 + s.goal[track])


def mix_locations(m: Mixer, t: Tables, s: State) -> None:
    """Where each lies; the order within a row or of pockets changes nothing, so it does not count."""
    packed: i64 = 0
    for location in range(t.locations):
        packed = 16 * packed + s.lies[location]
        if location % 7 == 6:
            m.add(packed)
            packed = 0
    m.add(packed)
    for seat in range(s.players):
        mix_risen(m, s, seat)


def mix_risen(m: Mixer, s: State, seat: i64) -> None:
    """How far each Location of a board has risen, in the order of the Locations: pockets have none."""
    board: i64 = 0
    for pocket in range(POCKETS * seat, POCKETS * seat + POCKETS):
        location: i64 = s.pocket[pocket]
        if location != NOTHING:
            before: i64 = 0  # Locations of the board that come before this one
            for other in range(POCKETS * seat, POCKETS * seat + POCKETS):
                before += s.pocket[other] != NOTHING and s.pocket[other] < location
            board += s.risen[pocket] << 4 * before
    m.add(board)


def mix_characters(m: Mixer, t: Tables, s: State) -> None:
    """Hands, discard piles, the row, the box and mantas; the decks are what is left."""
    for seat in range(s.players):
        m.add(s.turns[seat])
        packed: i64 = 0
        for card in range(CARDS * seat, CARDS * seat + t.cards):
            packed = 64 * packed + 8 * s.hand[card] + s.discard[card]
            if card % 5 == 4:
                m.add(packed)
                packed = 0
        m.add(packed)
        first: i64 = MANTA_SHARE * seat
        for icon in range(first + 1, first + t.icons + 1):
            count: i64 = s.mantas[icon] + 64 * s.mantas[icon + Manta.TIRED]
            m.add(count + 4096 * s.mantas[icon + Manta.WILD_READY] + 262144 * s.mantas[icon + Manta.WILD_TIRED])
    m.first(s.row, s.row_count)
    packed = 0
    for card in range(t.cards):
        packed = 8 * packed + s.box[card]
        if card % 8 == 7:
            m.add(packed)
            packed = 0
    m.add(packed)
