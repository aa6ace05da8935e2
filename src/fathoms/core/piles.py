"""Small piles inside a state: counts by kind, sorted hands of dice, and ordered stacks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def put_sorted(pile: vec[i64], count: i64, thing: i64) -> None:
    """Put `thing` among the first `count` entries, which stay ascending. The caller raises its count."""
    at: i64 = count
    while at > 0 and pile[at - 1] > thing:
        pile[at] = pile[at - 1]
        at -= 1
    pile[at] = thing


def take_sorted(pile: vec[i64], count: i64, thing: i64) -> None:
    """Take one `thing` out of the first `count` entries. The caller lowers its count."""
    at: i64 = 0
    while pile[at] != thing:
        at += 1
    take_at(pile, count, at)


def take_at(pile: vec[i64], count: i64, at: i64) -> None:
    """Take the entry at a place out of the first `count` entries; the others keep their order."""
    while at < count - 1:
        pile[at] = pile[at + 1]
        at += 1
    pile[count - 1] = 0


def total(counts: vec[i64]) -> i64:
    return total_from(counts, 0, len(counts))


def total_from(counts: vec[i64], first: i64, size: i64) -> i64:
    sum: i64 = 0
    for i in range(first, first + size):
        sum += counts[i]
    return sum


# Of every set of up to eleven things kept as bits: how many there are, and the lowest. Looking up beats counting.
BITS_IN: Final = vec[i64]([bin(mask).count("1") for mask in range(2048)])
LOWEST: Final = vec[i64]([0] + [(mask & -mask).bit_length() - 1 for mask in range(1, 2048)])


def bits_in(mask: i64) -> i64:
    return BITS_IN[mask]


def lowest(mask: i64) -> i64:
    return LOWEST[mask]
