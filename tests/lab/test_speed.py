"""The guard of speed: by ratio, since a clock says more about the machine than about the code."""

from importlib import import_module
from typing import Any

import pytest

import fathoms
from fathoms._interpreted import interpreted_modules
from fathoms.build import compiled
from fathoms.lab import bench

LEAST = 25  # it is 40 to 60; mypyc gone wrong somewhere makes it a few


@pytest.mark.slow
@pytest.mark.skipif(not compiled(), reason="one speed has no ratio")
@pytest.mark.parametrize("name", fathoms.games())
def test_compiled_playouts_are_so_many_times_faster_than_interpreted_ones(name: str) -> None:
    with interpreted_modules() as copy:
        slow: Any = import_module("fathoms.lab.bench").playouts(copy.game(name))
    fast = bench.playouts(fathoms.game(name))
    best = bench.best_rates({"compiled": fast, "interpreted": slow}, rounds=4, seconds=0.2)
    assert best["compiled"] >= LEAST * best["interpreted"]
