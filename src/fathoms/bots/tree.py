"""Information-set Monte Carlo tree search: one tree over many possible worlds, in compiled code.

A node stands for all that the seat to move can know (`Insight.key`), so worlds that this seat cannot tell apart share
it, and ways that lead to the same knowledge meet in it. An edge is an answer; its value is that of the seat which
gives it. There are no chance nodes: what was drawn is part of what can be known.

Keys are numbers of 62 bits, so two kinds of knowledge may share a node after all. Therefore an answer is always one of
the options of the state at hand, and its statistics are those of the edge with the same answer, if there is one.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.chance import Chance, fraction
from fathoms.core.insight import ALONE, SEATS, TO_THE_END, Belief, Insight
from fathoms.core.options import ROOM, Options
from fathoms.core.rules import Rules
from fathoms.core.state import OVER, BaseState
from fathoms.core.view import View

NONE: Final = -1
LONGEST: Final = 400  # answers inside the tree on one way
MOST_NODES: Final = 200_000  # then the tree is begun anew at the next decision
ENDLESS: Final = 20_000
HASTE: Final = 0.00002
CURIOUS: Final = 0.2  # share of tries at all choices alike, where choices are mixed
EXPLORATION: Final = 0.7
EVEN: Final = 0.1  # share of the prior that is the same for all options: nothing is never tried
LOWER: Final = 0.05  # what an untried option is thought to be worth less than its node


class Learns:
    """Whose nodes learn from a simulation."""

    ALL: Final = 0
    OWN: Final = 1  # those of the seat that searches
    OTHERS: Final = 2  # all but those


class Tree:
    def __init__(self, rules: Rules, insight: Insight) -> None:
        self.rules = rules
        self.insight = insight
        self.horizon: i64 = insight.horizon()
        self.exploration: float = EXPLORATION
        self.blind: bool = False  # rollouts at random, as peers make them
        self.out = Options()
        self.weights: vec[float] = vec[float]([0.0] * ROOM)
        self.values: vec[float] = vec[float]([0.0] * SEATS)
        self.path: vec[i64] = vec[i64]([0] * (3 * LONGEST))  # node, edge, seat
        self.hidden: vec[i64] = vec[i64]([0] * ROOM)  # 1 for options of the root that are overlooked
        self.simulations: i64 = 0  # since the tree was begun
        self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self.slots: vec[i64] = vec[i64]([0] * 4096)  # node + 1 by key, open addressing
        self.node_key: vec[i64] = vec[i64]([0] * 1024)
        self.node_first: vec[i64] = vec[i64]([0] * 1024)
        self.node_count: vec[i64] = vec[i64]([0] * 1024)
        self.node_visits: vec[i64] = vec[i64]([0] * 1024)
        self.edge_action: vec[i64] = vec[i64]([0] * 8192)
        self.edge_visits: vec[float] = vec[float]([0.0] * 8192)
        self.edge_sum: vec[float] = vec[float]([0.0] * 8192)
        self.edge_prior: vec[float] = vec[float]([0.0] * 8192)
        self.nodes: i64 = 0
        self.edges: i64 = 0
        self.simulations = 0

    # Nodes

    def find(self, key: i64) -> i64:
        """The node of a key, or NONE."""
        mask: i64 = i64(len(self.slots)) - 1
        at: i64 = key & mask
        while self.slots[at]:
            node: i64 = self.slots[at] - 1
            if self.node_key[node] == key:
                return node
            at = (at + 1) & mask
        return NONE

    def add(self, key: i64, s: BaseState) -> i64:
        """A new node for the question of `s`, whose options are in `out`."""
        if self.nodes == i64(len(self.node_key)):
            self.node_key = longer(self.node_key)
            self.node_first = longer(self.node_first)
            self.node_count = longer(self.node_count)
            self.node_visits = longer(self.node_visits)
        if 2 * self.nodes >= i64(len(self.slots)):
            self.spread()
        count: i64 = self.out.count
        while self.edges + count > i64(len(self.edge_action)):
            self.edge_action = longer(self.edge_action)
            self.edge_visits = longer_floats(self.edge_visits)
            self.edge_sum = longer_floats(self.edge_sum)
            self.edge_prior = longer_floats(self.edge_prior)
        node: i64 = self.nodes
        self.nodes += 1
        self.node_key[node] = key
        self.node_first[node] = self.edges
        self.node_count[node] = count
        self.insight.weigh(s, self.out, self.weights)
        total: float = 0.0
        for i in range(count):
            total += self.weights[i]
        for i in range(count):
            self.edge_action[self.edges + i] = self.out.ids[i]
            self.edge_prior[self.edges + i] = (1.0 - EVEN) * self.weights[i] / total + EVEN / float(count)
        self.edges += count
        self.settle_key(node)
        return node

    def settle_key(self, node: i64) -> None:
        mask: i64 = i64(len(self.slots)) - 1
        at: i64 = self.node_key[node] & mask
        while self.slots[at]:
            at = (at + 1) & mask
        self.slots[at] = node + 1

    def spread(self) -> None:
        """Twice the slots, so that ways stay short."""
        self.slots = vec[i64]([0] * (2 * len(self.slots)))
        for node in range(self.nodes):
            self.settle_key(node)

    def node_of(self, s: BaseState) -> i64:
        """The node of a question with more than one option; a new one if need be."""
        self.rules.options(s, self.out)
        key: i64 = self.insight.key(s)
        node: i64 = self.find(key)
        return self.add(key, s) if node == NONE else node

    # Simulations

    def search(self, root: i64, view: View, belief: Belief, chance: Chance, count: i64) -> None:
        """So many simulations from what the seat sees.

        Where others know less than the seat, every second simulation starts from a world that they think possible,
        and only from those do they learn: so they do not see through what the seat hides, and it can bluff.
        """
        secretive: bool = belief.secretive()
        for _ in range(count):
            self.simulations += 1
            if not secretive:
                self.simulate(belief.world(view, chance), root, view.seat, Learns.ALL, chance)
            elif self.simulations % 2:
                self.simulate(belief.world(view, chance), root, view.seat, Learns.OWN, chance)
            else:
                self.simulate(belief.others(view, chance), root, view.seat, Learns.OTHERS, chance)

    def simulate(self, s: BaseState, root: i64, searcher: i64, learns: i64, chance: Chance) -> None:
        """Down the tree, one new node, a rollout, and back."""
        rules = self.rules
        out = self.out
        path = self.path
        length: i64 = 0
        while s.mover != OVER:
            rules.options(s, out)
            if out.count <= 1:
                if out.count == 0:
                    return  # a world that could not have come to this question
                rules.answer(s, out.ids[0])
                continue
            key: i64 = self.insight.key(s)
            node: i64 = self.find(key)
            if learns != Learns.ALL and (s.mover == searcher) != (learns == Learns.OWN):
                # In worlds of the others the searcher acts by the policy in all alike: what it found out for the true
                # world would give that one away.
                by_policy: bool = node == NONE or learns == Learns.OTHERS
                rules.answer(s, out.ids[self.drawn(s, chance) if by_policy else self.usual(node, chance)])
                continue
            if node == NONE:
                node = self.add(key, s)
                self.node_visits[node] = 1
                break
            place: i64 = 0
            if self.insight.at_once(s) == ALONE:
                place = self.best(node, node == root)
            else:
                place = self.mixed(node, chance)
            edge: i64 = self.edge_of(node, place, out.ids[place])
            if edge == NONE:
                break
            path[3 * length] = node
            path[3 * length + 1] = edge
            path[3 * length + 2] = s.mover
            length += 1
            rules.answer(s, out.ids[place])
            if length == LONGEST:
                break
        answers: i64 = length + self.roll_out(s, chance)
        values = self.values
        for i in range(length):
            self.node_visits[path[3 * i]] += 1
            edge = path[3 * i + 1]
            self.edge_visits[edge] += 1.0
            self.edge_sum[edge] += hastened(values[path[3 * i + 2]], answers)

    def fits(self, node: i64) -> bool:
        """Whether the edges are those of the options in `out`, one by one. Both ascend."""
        count: i64 = self.out.count
        if self.node_count[node] != count:
            return False
        ids = self.out.ids
        actions = self.edge_action
        first: i64 = self.node_first[node]
        for place in range(count):
            if actions[first + place] != ids[place]:
                return False
        return True

    def edge_of(self, node: i64, place: i64, action: i64) -> i64:
        """The edge of an option, or NONE. Options and edges ascend alike, so it is hardly ever at another place."""
        first: i64 = self.node_first[node]
        count: i64 = self.node_count[node]
        if place < count and self.edge_action[first + place] == action:
            return first + place
        for edge in range(first, first + count):
            if self.edge_action[edge] == action:
                return edge
        return NONE

    def best(self, node: i64, is_root: bool) -> i64:
        """The place of the option that promises most, or that was tried too seldom to know."""
        ids = self.out.ids
        count: i64 = self.out.count
        sum: float = 0.0
        visits: float = 0.0
        for edge in range(self.node_first[node], self.node_first[node] + self.node_count[node]):
            sum += self.edge_sum[edge]
            visits += self.edge_visits[edge]
        untried: float = sum / visits - LOWER if visits else 0.5
        reach: float = self.exploration * sqrt(visits + 1.0)
        found: i64 = 0
        most: float = -1e9
        fits: bool = self.fits(node)
        first: i64 = self.node_first[node]
        for place in range(count):
            if is_root and self.hidden[place]:
                continue
            edge = first + place if fits else self.edge_of(node, place, ids[place])
            value: float = untried
            if edge != NONE:
                tried: float = self.edge_visits[edge]
                if tried:
                    value = self.edge_sum[edge] / tried
                value += reach * self.edge_prior[edge] / (1.0 + tried)
            if value > most:
                most = value
                found = place
        return found

    def mixed(self, node: i64, chance: Chance) -> i64:
        """The place of an option where another seat chooses in secret at the same time: none is best by itself.

        Those worth more than what the mix has brought so far are taken more often; every one now and then.
        """
        ids = self.out.ids
        count: i64 = self.out.count
        sum: float = 0.0
        visits: float = 0.0
        for place in range(count):
            edge: i64 = self.edge_of(node, place, ids[place])
            if edge == NONE or self.edge_visits[edge] == 0.0:
                return place
            sum += self.edge_sum[edge]
            visits += self.edge_visits[edge]
        total: float = 0.0
        for place in range(count):
            edge = self.edge_of(node, place, ids[place])
            gain: float = self.edge_sum[edge] / self.edge_visits[edge] - sum / visits
            self.weights[place] = gain if gain > 0.0 else 0.0
            total += self.weights[place]
        rest: float = fraction(chance)
        for place in range(count):
            rest -= CURIOUS / float(count)
            rest -= (1.0 - CURIOUS) * (self.weights[place] / total if total > 0.0 else 1.0 / float(count))
            if rest < 0.0:
                return place
        return count - 1

    def usual(self, node: i64, chance: Chance) -> i64:
        """The place of an option, as often as the seat would take it: by its visits, and by its prior where few."""
        ids = self.out.ids
        count: i64 = self.out.count
        total: float = 0.0
        fits: bool = self.fits(node)
        first: i64 = self.node_first[node]
        for place in range(count):
            edge: i64 = first + place if fits else self.edge_of(node, place, ids[place])
            self.weights[place] = self.edge_visits[edge] + 2.0 * self.edge_prior[edge] if edge != NONE else 0.0
            total += self.weights[place]
        rest: float = total * fraction(chance)
        for place in range(count):
            rest -= self.weights[place]
            if rest < 0.0:
                return place
        return count - 1

    def drawn(self, s: BaseState, chance: Chance) -> i64:
        """A place among the options in `out`, by the weights of the game's policy."""
        count: i64 = self.out.count
        weights = self.weights
        self.insight.weigh(s, self.out, weights)
        total: float = 0.0
        for i in range(count):
            total += weights[i]
        rest: float = total * fraction(chance)
        for i in range(count):
            rest -= weights[i]
            if rest < 0.0:
                return i
        return count - 1

    def roll_out(self, s: BaseState, chance: Chance) -> i64:
        """Play on by the game's policy, to the end or the horizon; `values` tells what came of it. How many answers."""
        rules = self.rules
        out = self.out
        answers: i64 = 0
        while s.mover != OVER:
            rules.options(s, out)
            if out.count <= 1:
                if out.count == 0:
                    break
                rules.answer(s, out.ids[0])
                continue
            rules.answer(s, out.ids[chance.below(out.count) if self.blind else self.drawn(s, chance)])
            answers += 1
            if answers == self.horizon and self.horizon != TO_THE_END:
                break
            if answers > ENDLESS:
                raise RuntimeError("a rollout does not end")
        self.insight.judge(s, self.values)
        return answers

    def steps(self, view: View, belief: Belief, chance: Chance, options: list[int], worlds: i64) -> list[float]:
        """What each option is worth once the seat's own step is over, on average over worlds: those are the same."""
        sums = [0.0] * len(options)
        for _ in range(worlds):
            world = belief.world(view, chance)
            for i in range(len(options)):
                s = self.rules.copy(world)
                self.rules.answer(s, options[i])
                answers: i64 = 1
                while s.mover == view.seat:
                    self.rules.options(s, self.out)
                    self.rules.answer(s, self.out.ids[self.drawn(s, chance)])
                    answers += 1
                self.insight.judge(s, self.values)
                sums[i] += hastened(self.values[view.seat], answers)
        return [sum / float(worlds) for sum in sums]

    def hide(self, overlooked: list[int]) -> None:
        """Which options of the root are not noticed, by a 1."""
        for i in range(i64(len(overlooked))):
            self.hidden[i] = overlooked[i]

    # What was found

    def edges_of(self, node: i64, options: list[int]) -> list[int]:
        """The edge of each option, or NONE."""
        return [int(self.edge_of(node, place, options[place])) for place in range(len(options))]

    def visits(self, node: i64, options: list[int]) -> list[int]:
        return [round(self.edge_visits[edge]) if edge != NONE else 0 for edge in self.edges_of(node, options)]

    def worth(self, node: i64, options: list[int]) -> list[float | None]:
        """The mean value of each option for the seat that moves; of untried ones nothing is known."""
        return [
            self.edge_sum[edge] / self.edge_visits[edge] if edge != NONE and self.edge_visits[edge] else None
            for edge in self.edges_of(node, options)
        ]

    def priors(self, node: i64, options: list[int]) -> list[float]:
        return [self.edge_prior[edge] if edge != NONE else 0.0 for edge in self.edges_of(node, options)]

    def decided(self, node: i64, options: list[int], left: i64) -> bool:
        """Whether so many simulations more cannot change which option was tried most."""
        most: float = 0.0
        second: float = 0.0
        edges = self.edges_of(node, options)
        for place in range(i64(len(edges))):
            if edges[place] == NONE or self.hidden[place]:
                continue
            tried: float = self.edge_visits[edges[place]]
            if tried > most:
                second = most
                most = tried
            elif tried > second:
                second = tried
        return most - second > float(left)

    def line(self, s: BaseState, enough: i64) -> list[tuple[int, int]]:
        """How the game is expected to go on in this world: (seat, action) by the edges tried most often."""
        found: list[tuple[int, int]] = []
        while s.mover != OVER and len(found) < 12:
            self.rules.options(s, self.out)
            if self.out.count == 0:
                break
            action: i64 = self.out.ids[0]
            if self.out.count > 1:
                node: i64 = self.find(self.insight.key(s))
                if node == NONE or self.node_visits[node] < enough:
                    break
                most: float = -1.0
                for place in range(self.out.count):
                    edge: i64 = self.edge_of(node, place, self.out.ids[place])
                    if edge != NONE and self.edge_visits[edge] > most:
                        most = self.edge_visits[edge]
                        action = self.out.ids[place]
            found.append((int(s.mover), int(action)))
            self.rules.answer(s, action)
        return found


def hastened(value: float, answers: i64) -> float:
    """A win is better soon and a loss late: else a bot that has won dawdles."""
    return 0.5 + (value - 0.5) * (1.0 - HASTE * float(answers))


def longer(row: vec[i64]) -> vec[i64]:
    twice = vec[i64]([0] * (2 * len(row)))
    for i in range(i64(len(row))):
        twice[i] = row[i]
    return twice


def longer_floats(row: vec[float]) -> vec[float]:
    twice = vec[float]([0.0] * (2 * len(row)))
    for i in range(i64(len(row))):
        twice[i] = row[i]
    return twice
