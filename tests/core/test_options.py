"""The buffer of options."""

import random

import pytest

from fathoms.core.options import Options


def filled(*actions: int) -> Options:
    out = Options()
    for action in actions:
        out.insert(action)
    return out


def test_added_options_keep_their_order() -> None:
    out = Options()
    for action in (3, 5, 9):
        out.add(action)
    assert out.listed() == [3, 5, 9]


def test_inserted_options_are_ascending_and_unique() -> None:
    choose = random.Random(1)
    for _ in range(50):
        actions = [choose.randrange(40) for _ in range(choose.randrange(60))]
        assert filled(*actions).listed() == sorted(set(actions))


def test_has_looks_at_the_present_options_only() -> None:
    out = filled(3, 5, 9)
    out.count = 2
    assert out.has(5)
    assert not out.has(9)


@pytest.mark.parametrize("number", [-1, 1 << 30, 1 << 63, 1 << 70, -(1 << 70)])
def test_numbers_from_outside_may_have_any_size(number: int) -> None:
    assert not filled(0, 3).has_any(number)


def test_numbers_from_outside_are_found() -> None:
    assert filled(0, 3).has_any(0)
    assert filled(0, 3).has_any(3)
    assert not filled(0, 3).has_any(1)


def test_a_buffer_can_be_used_again() -> None:
    out = filled(3, 5, 9)
    out.count = 0
    out.insert(4)
    assert out.listed() == [4]


def test_the_buffer_holds_512_options_and_no_more() -> None:
    out = Options()
    for action in range(512):
        out.add(action)
    assert len(out.listed()) == 512
    with pytest.raises(IndexError):
        out.add(512)
