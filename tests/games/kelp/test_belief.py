"""The Shark's belief: exact against a filter written another way, and never without the truth."""

import itertools
import random
from collections import defaultdict
from typing import Any

import pytest
from support.kelp import KELP, ZONES, octopus_turn, position

import fathoms
from fathoms.core.chance import fast
from fathoms.core.events import Sink, seen
from fathoms.core.state import OVER
from fathoms.games.kelp.belief import KelpBelief
from fathoms.games.kelp.choice_weights import pay_weight, swap_weight, take_weight
from fathoms.games.kelp.declaration import BLOCK_NAMES
from fathoms.games.kelp.names import OCTOPUS, SHARK

FOOD = BLOCK_NAMES[1:5]


def new_belief(seat: int = SHARK) -> KelpBelief:
    belief = KELP.insight.belief(seat)
    assert isinstance(belief, KelpBelief)
    return belief


def told(belief: KelpBelief) -> dict[str, dict[str, float]]:
    zones: dict[str, dict[str, float]] = belief.told()["zones"]
    return zones


class Reference:
    """The same belief, slowly: tuples of blocks with their weights, and every permutation of a shuffle one by one."""

    def __init__(self) -> None:
        start = ["octopus", "trap_one", *["shell"] * 7]
        self.weights = dict.fromkeys(set(itertools.permutations(start)), 1.0)
        self.revealed: set[str] = set()
        self.bag: list[str] = []
        self.card: str | None = None
        self.owed = 0
        self.last = -1

    def hear(self, event: dict[str, Any]) -> None:
        what = event["event"]
        if what == "turn":
            self.card, self.owed = None, 0
        elif what == "played":
            self.card = event["card"]
            self.owed = KELP.data.entry("octopus.cards", self.card).values["cost"]
            self.last = -1
            if self.card in FOOD:
                self.keep(lambda a: beside(a.index("octopus"), a.index(self.card)) if self.card in a else False)
        elif what == "revealed":
            zone = ZONES.index(event["zone"])
            if event["seat"] == "octopus" and self.owed > 0:
                self.pay(zone)
                self.owed -= units(event["block"])
                self.last = zone if self.owed > 0 else -1
            self.keep(lambda a: a[zone] == event["block"])
            self.revealed.add(event["zone"])
        elif what == "hidden":
            self.revealed.discard(event["zone"])
        elif what == "swapped":
            self.swap(event["zone"], event["other"])
        elif what == "taken":
            self.take(event["zone"])
        elif what == "placed":
            self.bag.remove(event["zone"])
        elif what == "gained_block":
            self.become(event["zone"], event["block"])
        elif what == "ate":
            self.become(event["zone"], "shell")

    def hidden(self) -> list[int]:
        return [i for i, zone in enumerate(ZONES) if zone not in self.revealed and zone not in self.bag]

    def keep(self, fits: Any) -> None:
        self.weights = {a: weight for a, weight in self.weights.items() if fits(a)}

    def pay(self, zone: int) -> None:
        """By the zones that could be offered next: with some of the later ones they pay the rest."""
        later = [z for z in self.hidden() if z > self.last]
        known = {z for z in later if len({a[z] for a in self.weights}) == 1}
        for a in self.weights:
            offered = [
                z for z in later
                if any(
                    units(a[z]) + sum(units(a[y]) for y in rest) >= self.owed
                    for size in range(len(later))
                    for rest in itertools.combinations([y for y in later if y > z], size)
                )
            ]  # fmt: skip
            weigh = {z: pay_weight(number(a[z])) * (3 if z in known else 1) for z in offered}
            self.weights[a] *= weigh.get(zone, 0.0) / sum(weigh.values())

    def swap(self, x: str, y: str) -> None:
        i, j = ZONES.index(x), ZONES.index(y)
        pairs = [(p, q) for p in range(9) for q in range(p) if beside(p, q)]
        moved = {}
        for a, weight in self.weights.items():
            total = sum(swap_weight(number(a[p]), number(a[q])) for p, q in pairs)
            new = list(a)
            new[i], new[j] = a[j], a[i]
            moved[tuple(new)] = weight * swap_weight(number(a[i]), number(a[j])) / total
        self.weights = moved
        self.revealed = {{x: y, y: x}.get(zone, zone) for zone in self.revealed}

    def take(self, zone: str) -> None:
        forced = self.card == "taking_chances"
        if zone not in self.revealed and self.card is not None and not (forced and zone == "C"):
            effect = KELP.data.entry("octopus.cards", self.card).values["effect"][0]
            wanted = int(effect.split()[1]) - len([z for z in self.bag if not (forced and z == "C")])
            pool = [z for z in self.hidden() if z > self.last and not (forced and ZONES[z] == "C")]
            offered = {min(some) for some in itertools.combinations(pool, wanted)}
            for a in self.weights:
                total = sum(take_weight(number(a[z])) for z in offered)
                self.weights[a] *= take_weight(number(a[ZONES.index(zone)])) / total
            self.last = ZONES.index(zone) if wanted > 1 else -1
        self.revealed.discard(zone)
        self.bag.append(zone)
        spread: dict[tuple[str, ...], float] = defaultdict(float)
        places = [ZONES.index(z) for z in self.bag]
        orders = list(itertools.permutations(places))
        for a, weight in self.weights.items():
            for order in orders:
                new = list(a)
                for to, source in zip(places, order, strict=True):
                    new[to] = a[source]
                spread[tuple(new)] += weight / len(orders)
        self.weights = dict(spread)

    def become(self, zone: str, block: str) -> None:
        i = ZONES.index(zone)
        changed: dict[tuple[str, ...], float] = defaultdict(float)
        for a, weight in self.weights.items():
            changed[(*a[:i], block, *a[i + 1 :])] += weight
        self.weights = dict(changed)

    def probabilities(self) -> dict[str, dict[str, float]]:
        total = sum(self.weights.values())
        return {
            zone: {
                block: p
                for block in BLOCK_NAMES
                if (p := sum(weight for a, weight in self.weights.items() if a[i] == block) / total) > 0
            }
            for i, zone in enumerate(ZONES)
        }


def number(block: str) -> int:
    return BLOCK_NAMES.index(block)


def units(block: str) -> int:
    return 2 if block == "double_shell" else 1


def beside(x: int, y: int) -> bool:
    return abs(x // 3 - y // 3) + abs(x % 3 - y % 3) == 1


def test_at_the_beginning_every_zone_is_alike() -> None:
    zones = told(new_belief())
    assert set(zones) == set(ZONES)
    for chances in zones.values():
        assert chances == {"octopus": pytest.approx(1 / 9, abs=1e-4), "trap_one": pytest.approx(1 / 9, abs=1e-4),
                           "shell": pytest.approx(7 / 9, abs=1e-4)}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_it_is_exact(seed: int) -> None:
    """Held against the slow filter after every event of a game, up to where that one gets too slow."""
    belief, reference, chance = new_belief(), Reference(), random.Random(seed)
    s = KELP.new(chance=fast(seed))
    compared = shuffled = 0
    while KELP.mover(s) != OVER and compared < 60:
        s.sink = Sink()
        KELP.answer(s, chance.choice(KELP.options(s)))
        for event in seen(s.sink.take(), SHARK):
            belief.see(*event)
            reference.hear(KELP.event_json(event))
            shuffled += KELP.event_json(event)["event"] == "taken"
        if len(reference.weights) > 700:
            break
        exact = reference.probabilities()
        for zone, chances in told(belief).items():
            assert chances == pytest.approx({b: round(p, 4) for b, p in exact[zone].items() if p >= 5e-5}, abs=2e-4)
        compared += 1
    assert compared >= 20
    assert shuffled or seed not in (0, 3)


@pytest.mark.slow
@pytest.mark.parametrize("board", ["day", "night"])
def test_the_truth_always_stays_possible(board: str) -> None:
    for seed in range(60):
        chance, belief = random.Random(seed), new_belief()
        s = KELP.new(chance=fast(seed), board=board)
        while KELP.mover(s) != OVER:
            s.sink = Sink()
            KELP.answer(s, chance.choice(KELP.options(s)))
            for event in seen(s.sink.take(), SHARK):
                belief.see(*event)
            if KELP.mover(s) == OVER:
                break
            before = belief.count
            belief.look(KELP.redact(s, SHARK))
            assert belief.count == before, "the view rules nothing out that the events did not"
            for i, zone in enumerate(ZONES):
                if not s.emptied >> i & 1:
                    assert belief.probability(i, s.block[i]) > 0, zone


def test_a_shuffle_spreads_and_a_payment_tells() -> None:
    """Sneaking paid with two shells: the Octopus shuffles itself rather, so it is likelier in the two zones."""
    belief = new_belief()
    s = octopus_turn(["sneaking"])
    s.sink = Sink()
    for text in ("play sneaking", "reveal NW", "reveal NE", "shuffle C", "shuffle S"):
        KELP.answer(s, KELP.actions.id(text))
    for event in seen(s.sink.take(), SHARK):
        belief.see(*event)
    zones = told(belief)
    assert zones["NW"] == zones["NE"] == {"shell": 1.0}
    assert zones["C"] == zones["S"]
    # Seven zones are left, N W C E SW S SE. C comes first if all but SE could have, then S of E SW S SE. In the first
    # choice the Octopus weighs 4 among six, or none of them is it (SE); the same in the second.
    first = {"N": 1 / 9, "W": 1 / 9, "C": 4 / 9, "E": 1 / 9, "SW": 1 / 9, "S": 1 / 9, "SE": 1 / 6}
    second = {"N": 1 / 4, "W": 1 / 4, "C": 1 / 4, "E": 1 / 7, "SW": 1 / 7, "S": 4 / 7, "SE": 1 / 7}
    either = {zone: first[zone] * second[zone] for zone in first}
    total = sum(either.values())
    assert zones["C"]["octopus"] == pytest.approx((either["C"] + either["S"]) / 2 / total, abs=0.005)
    assert zones["N"]["octopus"] == pytest.approx(either["N"] / total, abs=0.005)
    assert zones["E"]["octopus"] == pytest.approx(either["E"] / total, abs=0.005)


def test_the_octopus_keeps_the_belief_of_the_shark() -> None:
    """Fed with what only the Octopus sees, it is still what the Shark must think."""
    mine, theirs = new_belief(OCTOPUS), new_belief(SHARK)
    assert mine.secretive()
    assert not theirs.secretive()
    chance, s = random.Random(5), KELP.new(chance=fast(5))
    for _ in range(80):
        s.sink = Sink()
        KELP.answer(s, chance.choice(KELP.options(s)))
        events = s.sink.take()
        for event in seen(events, OCTOPUS):
            mine.see(*event)
        for event in seen(events, SHARK):
            theirs.see(*event)
    assert told(mine) == told(theirs)


@pytest.mark.slow
def test_worlds_look_to_the_shark_as_the_state_does() -> None:
    chance, draws = random.Random(7), fast(7)
    for seed in range(15):
        beliefs = [new_belief(seat) for seat in (OCTOPUS, SHARK)]
        s = KELP.new(chance=fast(seed))
        while KELP.mover(s) != OVER:
            s.sink = Sink()
            KELP.answer(s, chance.choice(KELP.options(s)))
            events = s.sink.take()
            for seat, belief in enumerate(beliefs):
                for event in seen(events, seat):
                    belief.see(*event)
            if KELP.mover(s) == OVER:
                break
            for seat, belief in enumerate(beliefs):
                view = KELP.redact(s, seat)
                belief.look(view)
                assert KELP.redact(belief.world(view, draws), seat) == view
                other = belief.others(view, draws)
                assert KELP.redact(other, SHARK) == KELP.redact(s, SHARK)
                assert not KELP.rules.check(other)


def test_a_position_without_a_past() -> None:
    """Only the public sets tell: the Octopus is in C or S."""
    known = {zone: ["shell", "trap_one"] for zone in ZONES}
    known |= {"C": ["octopus", "shell"], "S": ["octopus", "shell"]}
    s = position(known=known)
    belief = new_belief()
    view = KELP.redact(s, SHARK)
    belief.look(view)
    zones = told(belief)
    assert {zone for zone in ZONES if "octopus" in zones[zone]} == {"C", "S"}
    assert zones["C"]["octopus"] == pytest.approx(0.5, abs=0.15)
    assert KELP.redact(belief.world(view, fast(1)), SHARK) == view


def test_too_many_arrangements_are_thinned_out_without_a_shift() -> None:
    belief, chance = new_belief(), random.Random(1)
    belief.count = 0
    heavy = {arrangement for arrangement in range(20_000) if chance.random() < 0.1}
    for arrangement in range(20_000):
        belief.add(arrangement, 3.0 if arrangement in heavy else 1.0)
    belief.mend()
    assert belief.count <= 8000
    assert belief.thinned
    share = sum(belief.weights[i] for i in range(belief.count) if belief.arrangements[i] in heavy)
    assert share == pytest.approx(3 * len(heavy) / (20_000 + 2 * len(heavy)), abs=0.02)
    assert sum(belief.weights[i] for i in range(belief.count)) == pytest.approx(1.0)


@pytest.mark.slow
def test_with_an_owners_blocks_there_are_too_many_to_keep_and_the_octopus_stays_where_it_can_be() -> None:
    """Four traps and the double shell on the board from the start: 60,480 arrangements."""
    start = {"trap_one": 1, "trap_two": 1, "trap_hide": 1, "trap_den": 1, "double_shell": 1, "shell": 3}
    blocks = [{"id": block, "start": count} for block, count in start.items()]
    game = fathoms.game("kelp", data={"blocks.toml": {"blocks": blocks}})
    impossible = looked = 0
    for seed in range(4):
        chance, s = random.Random(seed), game.new(chance=fast(seed))
        belief = game.insight.belief(SHARK)
        while game.mover(s) != OVER:
            s.sink = Sink()
            game.answer(s, chance.choice(game.options(s)))
            for event in seen(s.sink.take(), SHARK):
                belief.see(*event)
            if game.mover(s) == SHARK:
                belief.look(game.redact(s, SHARK))
                lair = list(s.block).index(0) if 0 in list(s.block) else None
                looked += 1
                impossible += lair is not None and belief.probability(lair, 0) == 0
    assert looked > 150
    assert impossible == 0
