"""Small piles: sorted, ordered, counted."""

import random

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.piles import bits_in, put_sorted, take_at, take_sorted, total


def test_things_are_put_in_order_and_taken_out_again() -> None:
    choose = random.Random(1)
    pile, things = vec[i64]([0] * 8), []
    for _ in range(300):
        if things and (len(things) == 8 or choose.random() < 0.5):
            thing = choose.choice(things)
            take_sorted(pile, len(things), thing)
            things.remove(thing)
        else:
            thing = choose.randrange(1, 19)
            put_sorted(pile, len(things), thing)
            things.append(thing)
        assert list(pile) == sorted(things) + [0] * (8 - len(things))


def test_taking_at_a_place_keeps_the_order_and_leaves_zeros() -> None:
    pile = vec[i64]([7, 5, 9, 5, 0])
    take_at(pile, 4, 1)
    assert list(pile) == [7, 9, 5, 0, 0]
    take_at(pile, 3, 2)
    assert list(pile) == [7, 9, 0, 0, 0]


def test_total_and_bits() -> None:
    assert total(vec[i64]([2, 0, 5])) == 7
    assert total(vec[i64]()) == 0
    assert [bits_in(mask) for mask in (0, 1, 511, 2047)] == [0, 1, 9, 11]
