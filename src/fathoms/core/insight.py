"""What a game knows about playing itself well: its policy, its evaluation and its belief about what is hidden.

This is the only place where bots learn anything of a particular game. A game without insight of its own gets a plain
one, with which the same bots play: slower to see the point, but by the rules.
"""

from abc import abstractmethod
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, trait

from fathoms.core.chance import FINE, WORD, Chance, fast
from fathoms.core.options import Options
from fathoms.core.state import BaseState
from fathoms.core.view import View

SEATS: Final = 8  # seats that values have room for
TO_THE_END: Final = 0  # the horizon of a rollout that is never cut
ALONE: Final = -2  # nobody else is asked the same
UNANSWERED: Final = -1  # another seat is asked the same and has not answered


@trait
class Belief:
    """What a seat thinks of the things it cannot see; fed with every event that the seat may know."""

    @abstractmethod
    def see(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Something happened."""

    @abstractmethod
    def look(self, view: View) -> None:
        """Drop what the view rules out, before worlds are drawn for it."""

    @abstractmethod
    def world(self, view: View, chance: Chance) -> BaseState:
        """A state that looks so to the seat, as likely as the seat must think it, with chance of its own."""

    @abstractmethod
    def secretive(self) -> bool:
        """Whether others know less than the seat."""

    @abstractmethod
    def others(self, view: View, chance: Chance) -> BaseState:
        """A state that those who know less must think possible, as likely as they must think it."""

    @abstractmethod
    def told(self) -> dict[str, Any]:
        """The belief as data, for people."""

    @abstractmethod
    def chances(self) -> list[tuple[str, str, float]]:
        """How likely what the seat looks for is at each place, which is named as in messages: ("zone", "NW", 0.25).

        Empty where a seat looks for nothing.
        """


@trait
class Insight:
    """What a game knows about being played well: bots that search use it, and learn nothing else of the game."""

    @abstractmethod
    def weigh(self, s: BaseState, out: Options, weights: vec[float]) -> None:
        """How much the seat to move is drawn to each of its options in `out`; each weight is above 0.

        Only what that seat may know counts, whatever else the state holds: rollouts must not see through things.
        """

    @abstractmethod
    def judge(self, s: BaseState, values: vec[float]) -> None:
        """What the game is worth to each seat, from 0 to 1: of a finished game the result, of another an estimate."""

    @abstractmethod
    def key(self, s: BaseState) -> i64:
        """A number for all that the seat to move can know: the same for the same knowledge, another for any other."""

    @abstractmethod
    def horizon(self) -> i64:
        """After how many answers a rollout is judged, or TO_THE_END."""

    @abstractmethod
    def at_once(self, s: BaseState) -> i64:
        """Whether two seats answer this question in secret at the same time.

        ALONE if not; else the answer that the other seat has given in this state, or UNANSWERED.
        """

    @abstractmethod
    def belief(self, seat: i64) -> Belief:
        """The belief of a seat when a game begins."""

    @abstractmethod
    def budgets(self) -> dict[str, int]:
        """Playouts a decision for each level, tuned to its seconds; a level without one has its own."""


class Mixer:
    """Mixes numbers into one of 62 bits; every product stays below 63 bits, so both builds agree."""

    def __init__(self) -> None:
        self.low: i64 = 0x1F123BB5
        self.high: i64 = 0x2545F491

    def add(self, number: i64) -> None:
        x: i64 = number & WORD
        low: i64 = ((self.low ^ x) * 0x45D9F3B + 0x3C6EF372) & WORD
        self.low = low ^ low >> 15
        high: i64 = ((self.high + x) * 0x27D4EB2D + 0x165667B1) & WORD
        self.high = high ^ high >> 13

    def row(self, numbers: vec[i64]) -> None:
        for i in range(i64(len(numbers))):
            self.add(numbers[i])

    def first(self, numbers: vec[i64], count: i64) -> None:
        """So many of a row, and how many: what comes next is not taken for part of it."""
        self.add(count)
        for i in range(count):
            self.add(numbers[i])

    def mixed(self) -> i64:
        return (self.low >> 1) * 2147483648 + (self.high >> 1)


class PlainBelief(Belief):
    """Every world that the view allows, as `resample` draws them; nobody knows less."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def see(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        pass

    def look(self, view: View) -> None:
        pass

    def world(self, view: View, chance: Chance) -> BaseState:
        found: BaseState = self.game.resample(view, int(new_seed(chance)))
        return found

    def secretive(self) -> bool:
        return False

    def others(self, view: View, chance: Chance) -> BaseState:
        return self.world(view, chance)

    def told(self) -> dict[str, Any]:
        return {}

    def chances(self) -> list[tuple[str, str, float]]:
        return []


def new_seed(chance: Chance) -> i64:
    """A seed for chance of its own, drawn from other chance."""
    high: i64 = chance.below(FINE)
    return high * FINE + chance.below(FINE)


def new_chance(chance: Chance) -> Chance:
    return fast(int(new_seed(chance)))


class PlainInsight(Insight):
    """For a game that brings none: all options alike, rollouts to the end, knowledge told by the view's own bytes."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def weigh(self, s: BaseState, out: Options, weights: vec[float]) -> None:
        for i in range(out.count):
            weights[i] = 1.0

    def judge(self, s: BaseState, values: vec[float]) -> None:
        outcome = self.game.outcome(s)
        if outcome is None:
            for seat in range(i64(SEATS)):
                values[seat] = 0.5
            return
        for seat in range(i64(len(outcome.ranks))):
            if outcome.winner is None:  # nobody to beat: more points are better
                values[seat] = outcome.scores[seat] / (outcome.scores[seat] + 50.0)
            else:
                values[seat] = 1.0 if outcome.winner == seat else 0.0

    def key(self, s: BaseState) -> i64:
        data: bytes = self.game.redact(s, int(s.mover)).masked.to_bytes()
        mixer = Mixer()
        for byte in data:
            mixer.add(byte)
        return mixer.mixed()

    def horizon(self) -> i64:
        return TO_THE_END

    def at_once(self, s: BaseState) -> i64:
        return ALONE

    def belief(self, seat: i64) -> Belief:
        return PlainBelief(self.game)

    def budgets(self) -> dict[str, int]:
        return {}


def insight_of(game: Any) -> Insight:
    """The insight of a game, or a plain one that just keeps to the rules."""
    own: Insight | None = game.insight
    return own if own is not None else PlainInsight(game)
