"""What the Octopus is inclined to do with its hidden blocks: its policy acts on it, belief reckons with it."""

from typing import Final

from mypy_extensions import i64

from fathoms.games.kelp.names import Block

KNOWN: Final = 3.0  # how much rather a block is laid open that the Shark knows: it tells nothing


def pay_weight(block: i64) -> float:
    """How gladly a hidden block is laid open as payment."""
    if block == Block.SHELL:
        return 1.0
    if block == Block.DOUBLE_SHELL:
        return 1.6
    if block >= Block.TRAP_HIDE:
        return 0.5
    if block >= Block.CRAB:
        return 0.3
    return 0.03


def take_weight(block: i64) -> float:
    """How gladly a hidden block is shuffled."""
    if block == Block.OCTOPUS:
        return 4.0
    if block <= Block.ABALONE:
        return 1.3
    return 1.0


def swap_weight(block: i64, other: i64) -> float:
    """How gladly two blocks change places."""
    if block == Block.OCTOPUS or other == Block.OCTOPUS:
        return 2.0
    if block <= Block.ABALONE or other <= Block.ABALONE:
        return 1.3
    return 1.0
