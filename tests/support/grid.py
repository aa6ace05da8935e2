"""Grids of sizes, languages, seats and the like: `make test` takes one of each, `make grid` every combination."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest


def cases(few: Sequence[tuple[Any, ...]], **axes: Sequence[Any]) -> pytest.MarkDecorator:
    """Every combination of these values, of which `make test` takes those that are named first."""
    left = {case: () if case in few else (pytest.mark.grid,) for case in product(*axes.values())}
    assert set(few) <= left.keys()
    return pytest.mark.parametrize(tuple(axes), [pytest.param(*case, marks=marks) for case, marks in left.items()])


def grid(**axes: Sequence[Any]) -> pytest.MarkDecorator:
    """The same where it does not matter which: so few that each value is in one.

    They are the first values together, the second ones, and so on, a shorter axis beginning anew.
    """
    most = max(len(values) for values in axes.values())
    return cases([tuple(values[i % len(values)] for values in axes.values()) for i in range(most)], **axes)


def one_of(n: int, **axes: Sequence[Any]) -> pytest.MarkDecorator:
    """The same where the tests of a file are an axis too: the nth values alone, so that tests with n from 0 on have
    every value between them."""
    return cases([tuple(values[n % len(values)] for values in axes.values())], **axes)
