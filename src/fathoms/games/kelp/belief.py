"""What the Shark must think of the hidden blocks: every arrangement that public events allow, with its probability.

Events strike arrangements out, move their blocks about or, in a shuffle, spread them; what the Octopus chooses of its
own will makes those arrangements likelier in which it would rather have chosen so. The Octopus keeps the same belief,
to know what the Shark may think.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.chance import Chance, fast, fraction
from fathoms.core.insight import Belief, new_chance
from fathoms.core.piles import bits_in, lowest
from fathoms.core.state import BaseState
from fathoms.core.view import View
from fathoms.games.kelp.arrangement import PLACE, above, at, fits, highest, total_worth, where, worth
from fathoms.games.kelp.choice_weights import KNOWN, pay_weight, swap_weight, take_weight
from fathoms.games.kelp.names import (
    ADJACENT,
    ALL_ZONES,
    BLOCKS,
    CENTRE,
    NOTHING,
    OCTOPUS,
    SHARK,
    UNKNOWN,
    ZONES,
    Block,
    Event,
    Type,
    Verb,
)
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import STEPS, Tables
from fathoms.games.kelp.view import deal_blocks, deal_hand, nth_bit, redact, set_block, unseen_blocks

MOST_ARRANGEMENTS: Final = 8000  # arrangements that are kept
AT_FIRST: Final = 2048  # arrangements that there is room for to begin with
FEW: Final = 300  # after a thinning so few are too few: the public sets are asked anew
SAMPLES: Final = 400  # worlds to begin with where the events do not tell how it came to this


class KelpBelief(Belief):
    def __init__(self, t: Tables, seat: i64, blocks: tuple[str, ...], zones: tuple[str, ...]) -> None:
        self.t = t
        self.seat: i64 = seat
        self.blocks = blocks
        self.zones = zones
        self.count: i64 = 0
        self.total: float = 0.0
        self.arrangements: vec[i64] = vec[i64]([0] * AT_FIRST)
        self.weights: vec[float] = vec[float]([0.0] * AT_FIRST)
        # What is public and matters for how likely a choice was.
        self.revealed: i64 = 0
        self.emptied: i64 = 0
        self.card: i64 = NOTHING
        self.owed: i64 = 0
        self.last: i64 = NOTHING  # the zone that was chosen last: choices of several come in ascending order
        self.thinned: bool = False  # whether arrangements were dropped that could be
        self.shark_view: View | None = None
        left = vec[i64]([0] * BLOCKS)
        for block in range(i64(BLOCKS)):
            left[block] = t.block_start[block]
        self.emptied = ALL_ZONES
        self.orders(left, 0, 0)
        self.emptied = 0
        self.mend()

    def add(self, arrangement: i64, weight: float) -> None:
        if self.count == i64(len(self.arrangements)):
            arrangements = vec[i64]([0] * (2 * self.count))
            weights = vec[float]([0.0] * (2 * self.count))
            for i in range(self.count):
                arrangements[i] = self.arrangements[i]
                weights[i] = self.weights[i]
            self.arrangements = arrangements
            self.weights = weights
        self.arrangements[self.count] = arrangement
        self.weights[self.count] = weight
        self.count += 1

    def mend(self) -> None:
        """Weights that add up to 1, and not too many arrangements."""
        self.total = 0.0
        for i in range(self.count):
            self.total += self.weights[i]
        if self.count > MOST_ARRANGEMENTS:
            self.thin_out()
        if self.total > 0.0:
            for i in range(self.count):
                self.weights[i] /= self.total
            self.total = 1.0

    def thin_out(self) -> None:
        """Keep so many, the likely ones rather: at even steps through all weights, so that the sums hardly change."""
        self.thinned = True
        step: float = self.total / float(i64(MOST_ARRANGEMENTS // 2))
        due: float = step / 2.0
        passed: float = 0.0
        kept: i64 = 0
        for i in range(self.count):
            passed += self.weights[i]
            hits: float = 0.0
            while due < passed:
                hits += 1.0
                due += step
            if hits > 0.0:
                self.arrangements[kept] = self.arrangements[i]
                self.weights[kept] = hits * step
                kept += 1
        self.count = kept
        self.total = 0.0
        for i in range(kept):
            self.total += self.weights[i]

    # Events

    def see(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        match kind:
            case Event.PLAYED:
                self.card = a
                self.owed = self.t.cost[a]
                self.last = NOTHING
                if self.t.type[a] == Type.EAT:
                    self.must_be_beside(self.t.food[a])
            case Event.REVEALED:
                if seat == OCTOPUS and self.owed > 0:
                    self.paid_with(a)
                    self.owed -= 2 if b == Block.DOUBLE_SHELL else 1
                    self.last = a if self.owed > 0 else NOTHING
                self.must_be(a, b)
                self.revealed |= 1 << a
            case Event.HIDDEN:
                self.revealed &= ~(1 << a)
            case Event.SWAPPED:
                self.swapped(a, b)
            case Event.TAKEN:
                self.taken(a)
            case Event.PLACED:
                self.emptied &= ~(1 << a)
            case Event.GAINED_BLOCK:
                self.becomes(b, a)
            case Event.ATE:
                self.becomes(b, Block.SHELL)
            case Event.TURN | Event.CONFRONTATION:
                self.card = NOTHING
                self.owed = 0

    def must_be(self, zone: i64, block: i64) -> None:
        for i in range(self.count):
            if at(self.arrangements[i], zone) != block:
                self.weights[i] = 0.0
        self.sweep()

    def sweep(self) -> None:
        """Drop what has no weight any more."""
        kept: i64 = 0
        for i in range(self.count):
            if self.weights[i] > 0.0:
                self.arrangements[kept] = self.arrangements[i]
                self.weights[kept] = self.weights[i]
                kept += 1
        self.count = kept
        self.mend()

    def must_be_beside(self, food: i64) -> None:
        """An Eat card is played only with the Octopus beside its food."""
        for i in range(self.count):
            lair: i64 = where(self.arrangements[i], Block.OCTOPUS)
            dish: i64 = where(self.arrangements[i], food)
            if lair < 0 or dish < 0 or not self.t.neighbours[lair] >> dish & 1:
                self.weights[i] = 0.0
        self.sweep()

    def becomes(self, zone: i64, block: i64) -> None:
        """An exchange in the open."""
        for i in range(self.count):
            old: i64 = at(self.arrangements[i], zone)
            self.arrangements[i] += (block - old) * PLACE[zone]

    def paid_with(self, zone: i64) -> None:
        """The Octopus pays rather with a shell than with itself, and rather with what is known already."""
        offered: i64 = above(ALL_ZONES & ~self.revealed & ~self.emptied, self.last)
        known: i64 = self.known(offered)
        for i in range(self.count):
            arrangement: i64 = self.arrangements[i]
            sum: float = 0.0
            chosen: float = 0.0
            left: i64 = offered
            while left:
                z: i64 = lowest(left)
                left &= left - 1
                block: i64 = at(arrangement, z)
                if self.owed - worth(block) > total_worth(arrangement, left):
                    continue  # what comes after it would not be enough
                weight: float = pay_weight(block) * (KNOWN if known >> z & 1 else 1.0)
                sum += weight
                if z == zone:
                    chosen = weight
            self.weights[i] *= chosen / sum if sum > 0.0 else 1.0

    def known(self, zones: i64) -> i64:
        """Those of the zones whose block is the same in every arrangement, as bits."""
        for i in range(1, self.count):
            left: i64 = zones
            while left:
                z: i64 = lowest(left)
                left &= left - 1
                if at(self.arrangements[i], z) != at(self.arrangements[0], z):
                    zones &= ~(1 << z)
        return zones

    def swapped(self, x: i64, y: i64) -> None:
        for i in range(self.count):
            arrangement: i64 = self.arrangements[i]
            here: i64 = at(arrangement, x)
            there: i64 = at(arrangement, y)
            sum: float = 0.0
            for pair in range(i64(ADJACENT)):
                sum += swap_weight(at(arrangement, self.t.pair_a[pair]), at(arrangement, self.t.pair_b[pair]))
            self.weights[i] *= swap_weight(here, there) / sum
            self.arrangements[i] += (there - here) * PLACE[x] + (here - there) * PLACE[y]
        if (self.revealed >> x & 1) != (self.revealed >> y & 1):
            self.revealed ^= 1 << x | 1 << y
        self.mend()

    def taken(self, zone: i64) -> None:
        """Into the bag. Blind draws follow: from now on each block of the bag is in each emptied zone alike.

        With several zones taken one after the other the last of these spreads includes the earlier ones.
        """
        if not self.revealed >> zone & 1 and self.card != NOTHING:
            self.chosen(zone)
        self.revealed &= ~(1 << zone)
        self.emptied |= 1 << zone
        if self.emptied & (self.emptied - 1):
            self.spread()

    def chosen(self, zone: i64) -> None:
        """The Octopus shuffles itself rather than shells; what a card takes of itself was no choice."""
        offered: i64 = ALL_ZONES & ~self.revealed & ~self.emptied
        wanted: i64 = self.t.amount[self.card * STEPS] - bits_in(self.emptied)
        if self.t.verb[self.card * STEPS] == Verb.SHUFFLE_CENTRE:
            if zone == CENTRE:
                return
            offered &= ~(1 << CENTRE)
            wanted += 1  # the centre is in the bag without being chosen
        offered = above(offered, self.last)
        for _ in range(wanted - 1):
            offered &= ~(1 << highest(offered))  # after these there would be too few
        self.last = zone if wanted > 1 else NOTHING
        for i in range(self.count):
            arrangement: i64 = self.arrangements[i]
            sum: float = 0.0
            left: i64 = offered
            while left:
                sum += take_weight(at(arrangement, lowest(left)))
                left &= left - 1
            self.weights[i] *= take_weight(at(arrangement, zone)) / sum
        self.mend()

    def spread(self) -> None:
        """Each arrangement becomes all that differ from it only by the order of the blocks in the emptied zones."""
        sums: dict[int, float] = {}
        blocks = vec[i64]([0] * BLOCKS)
        for i in range(self.count):
            for block in range(i64(BLOCKS)):
                blocks[block] = 0
            rest: i64 = self.arrangements[i]
            for z in range(i64(ZONES)):
                if self.emptied >> z & 1:
                    block = at(rest, z)
                    blocks[block] += 1
                    rest -= block * PLACE[z]
            z = 0
            for block in range(i64(BLOCKS)):
                for _ in range(blocks[block]):
                    while not self.emptied >> z & 1:
                        z += 1
                    rest += block * PLACE[z]
                    z += 1
            sums[rest] = sums.get(rest, 0.0) + self.weights[i]
        self.count = 0
        for sorted_one, weight in sums.items():
            one: i64 = sorted_one
            for block in range(i64(BLOCKS)):
                blocks[block] = 0
            for z in range(i64(ZONES)):
                if self.emptied >> z & 1:
                    block = at(one, z)
                    blocks[block] += 1
                    one -= block * PLACE[z]
            first: i64 = self.count
            self.orders(blocks, 0, one)
            for i in range(first, self.count):
                self.weights[i] = weight / float(self.count - first)
        self.mend()

    def orders(self, left: vec[i64], zone: i64, arrangement: i64) -> None:
        """Every order of these blocks in the emptied zones from `zone` on, all alike."""
        while zone < ZONES and not self.emptied >> zone & 1:
            zone += 1
        if zone == ZONES:
            self.add(arrangement, 1.0)
            return
        for block in range(i64(BLOCKS)):
            if left[block]:
                left[block] -= 1
                self.orders(left, zone + 1, arrangement + block * PLACE[zone])
                left[block] += 1

    # Worlds

    def look(self, view: View) -> None:
        masked = view.masked
        assert isinstance(masked, State)
        self.shark_view = view if view.seat != OCTOPUS else redact(self.t, masked, SHARK)
        seen = self.shark_view.masked
        assert isinstance(seen, State)
        present: i64 = unseen_blocks(self.t, seen)
        for i in range(self.count):
            if not fits(seen, self.arrangements[i], present):
                self.weights[i] = 0.0
        self.revealed = seen.revealed
        self.emptied = seen.emptied
        self.sweep()
        if self.count == 0 or self.total <= 0.0 or (self.thinned and self.count < FEW):
            self.begin_anew(seen)

    def begin_anew(self, seen: State) -> None:
        """From the public sets alone: for a position without a past, or when what was kept all proved wrong."""
        sums: dict[int, float] = {}
        for i in range(i64(SAMPLES)):
            s = seen.copy()
            s.chance = fast(int(i))
            deal_blocks(self.t, s)
            if s.drawn_block >= 0:
                s.bag_blocks[s.drawn_block] += 1
            arrangement: i64 = 0
            for z in range(i64(ZONES)):
                block: i64 = s.block[z]
                if seen.emptied >> z & 1:  # in any order: they are spread below
                    block = 0
                    while s.bag_blocks[block] == 0:
                        block += 1
                    s.bag_blocks[block] -= 1
                arrangement += block * PLACE[z]
            sums[arrangement] = sums.get(arrangement, 0.0) + 1.0
        self.count = 0
        for found, weight in sums.items():
            self.add(found, weight)
        self.mend()
        if self.emptied:
            self.spread()

    def world(self, view: View, chance: Chance) -> BaseState:
        if view.seat == OCTOPUS:
            masked = view.masked
            assert isinstance(masked, State)
            s = masked.copy()
            s.chance = new_chance(chance)
            return s
        return self.others(view, chance)

    def secretive(self) -> bool:
        return self.seat == OCTOPUS

    def others(self, view: View, chance: Chance) -> BaseState:
        """A world as the Shark sees it."""
        seen = self.shark_view
        assert seen is not None
        masked = seen.masked
        assert isinstance(masked, State)
        s = masked.copy()
        s.chance = new_chance(chance)
        arrangement: i64 = self.drawn(chance)
        for z in range(i64(ZONES)):
            if not s.revealed >> z & 1:
                set_block(s, z, at(arrangement, z))
        if s.drawn_block == UNKNOWN:
            s.drawn_block = taken_out(s, chance)
        deal_hand(self.t, s)
        if s.chosen == UNKNOWN:
            s.chosen = nth_bit(s.pairs, chance.below(bits_in(s.pairs)))
        return s

    def drawn(self, chance: Chance) -> i64:
        rest: float = self.total * fraction(chance)
        for i in range(self.count):
            rest -= self.weights[i]
            if rest < 0.0:
                return self.arrangements[i]
        return self.arrangements[self.count - 1]

    def probability(self, zone: i64, block: i64) -> float:
        sum: float = 0.0
        for i in range(self.count):
            if at(self.arrangements[i], zone) == block:
                sum += self.weights[i]
        return sum / self.total if self.total > 0.0 else 0.0

    def told(self) -> dict[str, Any]:
        """For each zone how likely each block is there; in a shuffle the blocks of the bag in the emptied zones."""
        zones = {}
        for z, name in enumerate(self.zones):
            chances = {block: self.probability(z, b) for b, block in enumerate(self.blocks)}
            zones[name] = {block: round(p, 4) for block, p in chances.items() if p > 0.0}
        return {"arrangements": int(self.count), "zones": zones}

    def chances(self) -> list[tuple[str, str, float]]:
        """Where the Octopus is, for the Shark; the Octopus knows."""
        if self.seat == OCTOPUS:
            return []
        octopus: i64 = Block.OCTOPUS
        return [("zone", name, round(self.probability(z, octopus), 4)) for z, name in enumerate(self.zones)]


def taken_out(s: State, chance: Chance) -> i64:
    """One block of the bag at random."""
    rest: i64 = chance.below(bits_in(s.emptied))
    block: i64 = 0
    while rest >= s.bag_blocks[block]:
        rest -= s.bag_blocks[block]
        block += 1
    s.bag_blocks[block] -= 1
    return block
