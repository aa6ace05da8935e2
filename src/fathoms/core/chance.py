"""The one seam through which chance enters a game.

A live game draws from a sealed stream, a simulation from a fast generator, a replay or a test from a script.
All three are one class, so that a state can be copied and stored whatever feeds it.
"""

import hmac
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fathoms.core.errors import ChanceError

WORD: Final = 0xFFFFFFFF
SEED_BITS: Final = 62
SEEDS: Final = 1 << SEED_BITS  # a seed is a number from 0 to SEEDS - 1
FINE: Final = 1 << 30  # a bound for draws that stand for a fraction, or for half of a seed


class Source:
    """Where the numbers come from."""

    NONE: Final = 0  # a view has no chance: drawing from it is an error
    FAST: Final = 1
    SEALED: Final = 2
    SCRIPTED: Final = 3


@mypyc_attr(free_list_len=1)
class Chance:
    """Where a state draws from. Make one with `fast`, `sealed` or `scripted`.

    `log`, if it is a list, gets (number of the draw, bound, value) of each draw.
    """

    def __init__(self) -> None:
        self.source: i64 = Source.NONE
        self.counter: i64 = 0
        # The four words of Marsaglia's xorshift128: full period without ever leaving 63 bits.
        self.x: i64 = 0
        self.y: i64 = 0
        self.z: i64 = 0
        self.w: i64 = 0
        self.seed: bytes = b""
        self.script: list[int] = []
        self.bounds: list[int] = []
        self.log: list[tuple[int, int, int]] | None = None

    def copy(self) -> "Chance":
        """An independent twin; a log stays with the original."""
        twin = Chance()
        twin.source = self.source
        twin.counter = self.counter
        twin.x = self.x
        twin.y = self.y
        twin.z = self.z
        twin.w = self.w
        if self.source != Source.FAST:
            twin.seed = self.seed
            twin.script = self.script
            twin.bounds = self.bounds
        return twin

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; below one there is nothing to draw."""
        value: i64 = 0
        if bound <= 1:
            return value
        if self.source == Source.FAST:
            t: i64 = self.x ^ ((self.x << 11) & WORD)
            self.x = self.y
            self.y = self.z
            self.z = self.w
            self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
            value = (self.w * bound) >> 32
        else:
            value = self.slow(bound)
        if self.log is not None:
            self.log.append((self.counter, bound, value))
        self.counter += 1
        return value

    def slow(self, bound: i64) -> i64:
        """A draw that is sealed or scripted; the bound is above one."""
        if self.source == Source.SEALED:
            block = hmac.digest(self.seed, b"%d" % self.counter, "sha256")
            # 62 bits against a bound below 64: the bias is far under anything a person could meet.
            drawn: i64 = int.from_bytes(block[:8], "big") >> 2
            return drawn % bound
        if self.source == Source.SCRIPTED:
            if self.counter >= len(self.script):
                raise ChanceError(
                    "error-script-ended",
                    counter=self.counter,
                    bound=bound,
                )
            value = self.script[self.counter]
            if self.bounds and self.bounds[self.counter] != bound:
                raise ChanceError(
                    "error-script-bound",
                    counter=self.counter,
                    bound=bound,
                    scripted=self.bounds[self.counter],
                )
            if not 0 <= value < bound:
                raise ChanceError(
                    "error-script-value",
                    counter=self.counter,
                    most=bound - 1,
                    value=value,
                )
            return value
        raise ChanceError("error-view-has-no-chance")


def seeded(chance: Chance, seed: i64) -> None:
    """Start the fast generator of `chance` from a number."""
    low: i64 = seed & WORD
    high: i64 = (seed >> 32) & WORD
    chance.source = Source.FAST
    chance.counter = 0
    chance.x = mixed(low ^ 0x2545F491)
    chance.y = mixed(high ^ chance.x)
    chance.z = mixed(low + chance.y)
    chance.w = mixed(high + chance.z) | 1  # never all zero


def mixed(x: i64) -> i64:
    x &= WORD
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & WORD
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & WORD
    return x ^ (x >> 16)


def fast(seed: int) -> Chance:
    """For simulations: many draws a second, from a seed of up to SEED_BITS bits."""
    if not 0 <= seed < SEEDS:
        raise ChanceError("error-seed-range", seed=seed)
    chance = Chance()
    seeded(chance, seed)
    return chance


def sealed(seed: bytes) -> Chance:
    """For live games: HMAC-SHA-256 of a secret seed of 32 bytes and a counter."""
    if len(seed) != 32:
        raise ChanceError("error-seed-sealed-length", count=len(seed))
    chance = Chance()
    chance.source = Source.SEALED
    chance.seed = seed
    return chance


def scripted(values: list[int], bounds: list[int] | None = None) -> Chance:
    """For replays and tests: these values in this order, with the bounds they were drawn under if known."""
    if bounds is not None and len(bounds) != len(values):
        raise ChanceError(
            "error-script-bounds-count",
            values=len(values),
            bounds=len(bounds),
        )
    chance = Chance()
    chance.source = Source.SCRIPTED
    chance.script = list(values)
    chance.bounds = list(bounds) if bounds is not None else []
    return chance


def used_up(chance: Chance) -> None:
    """A script that was not read to its end did not describe this game."""
    if chance.source == Source.SCRIPTED and chance.counter != len(chance.script):
        raise ChanceError(
            "error-script-left",
            count=len(chance.script),
            counter=chance.counter,
        )


def fraction(chance: Chance) -> float:
    """From 0 to just below 1."""
    return float(chance.below(FINE)) / (1.0 * FINE)  # float(FINE) would come out negative where it is compiled


def draw_one(counts: vec[i64], total: i64, chance: Chance) -> i64:
    """Take one thing at random out of a multiset kept as counts; `total` is how many there are."""
    rest: i64 = chance.below(total)
    kind: i64 = 0
    here: i64 = counts[0]
    while rest >= here:
        rest -= here
        kind += 1
        here = counts[kind]
    counts[kind] = here - 1
    return kind
