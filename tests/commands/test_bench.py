"""`fathoms bench`."""

import sys

import pytest
from support.command import refused, run

from fathoms.commands.bench import report
from fathoms.lab import bench

pytestmark = pytest.mark.slow

QUICK = bench.measure
PEERS = {"openspiel_hanabi": {"step_per_s": 1e5}, "openspiel_gin_rummy": {"random_search_per_s": 500.0}}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slices too short to say anything."""
    monkeypatch.setattr("fathoms.commands.bench.measure", lambda games, peers, rounds: QUICK(games, peers, 1, 0.0))


@pytest.mark.usefixtures("quick")
def test_keys_that_programs_rely_on() -> None:
    told = run("bench", "--json").json()
    assert set(told["games"]["kelp"]) == {
        "playout_decisions_per_s", "step_per_s", "copy_ns", "redact_us", "resample_us", "search_per_s",
        "random_search_per_s",
    }  # fmt: skip
    assert all(figure > 0 for figure in told["games"]["kelp"].values())
    assert told["peers"] == {}


@pytest.mark.usefixtures("quick")
def test_a_peer_is_measured_in_the_same_run() -> None:
    pytest.importorskip("pyspiel", reason="the lab's packages are not installed")
    told = run("bench", "--peers", "--games", "kelp", "--json").json()
    assert told["peers"]["openspiel_hanabi"]["step_per_s"] > 0
    assert told["peers"]["openspiel_gin_rummy"]["random_search_per_s"] > 0
    out = run("bench", "--peers").out
    assert "times hanabi" in out
    assert "times gin rummy" in out


@pytest.mark.usefixtures("quick")
def test_without_a_peer_there_is_no_ratio() -> None:
    out = run("bench").out
    assert "random playouts" in out
    assert "hanabi" not in out


def test_a_missing_peer_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    ran = run("bench", "--peers")
    assert (ran.code, ran.out) == (2, "")
    assert "pip install fathoms[lab]" in ran.err.splitlines()[-1]


def test_an_unknown_game_is_named() -> None:
    refused(run("bench", "--games", "kelp,chess"), "no game is called 'chess'")


def test_the_report_holds_the_figures_against_the_goals() -> None:
    kelp = {
        "playout_decisions_per_s": 3e6, "step_per_s": 3e5, "copy_ns": 1200.0, "redact_us": 1.0, "resample_us": 2.0,
        "search_per_s": 2900.0, "random_search_per_s": 5e3,
    }  # fmt: skip
    machine = {"compiled": True, "python": "CPython 3.11", "system": "Linux", "rounds": 5}
    figures = {"games": {"kelp": kelp}, "peers": PEERS}
    lines = report(figures, machine).splitlines()
    assert lines[7].endswith("2,900 playouts/s   goal at least 3,000: missed")
    assert lines[8].endswith("10.00 times gin rummy; goal at least 5 times: reached")
    assert lines[2].endswith("30.00 times hanabi; goal at least 15 times: reached")
    assert lines[3].endswith("3.00 times hanabi; goal at least 4 times: missed")
    assert lines[4].endswith("1.20 µs           goal at most 1 µs: missed")


def test_slices_take_turns_and_the_best_counts() -> None:
    turns: list[str] = []

    def work(name: str, times: int) -> bench.Work:
        return lambda: turns.append(name) or times  # type: ignore[func-returns-value]

    best = bench.best_rates({"ours": work("ours", 1000), "theirs": work("theirs", 1)}, rounds=3, seconds=0.0)
    assert turns == ["ours", "theirs"] * 3
    assert best["ours"] > best["theirs"] > 0
