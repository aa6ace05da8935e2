"""Many tables at once on a server that is killed in the middle; and whether the tool that watches would see a loss."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
sys.path[:0] = [str(TOOLS)]

from load_check import Kept, held_against  # noqa: E402
from load_table import Heard  # noqa: E402

ENTRIES = [{"answer": "a", "seat": 0}, {"answer": "b", "seat": 1}, {"answer": "forced", "seat": 1}]
HEARD = Heard(
    "t", ["Octopus", "Shark"], sent={0: {"a"}, 1: {"b"}}, kept={0: ("Octopus", "a"), 1: ("Shark", "b")}, ends=[3, 3],
    events=[[1, 5, 2], [1, 2, 6]],
)  # fmt: skip


def wrong(heard: Heard = HEARD, steps: list[tuple[int, list[Any]]] | None = None, length: int = 3) -> str:
    steps = [(0, ENTRIES[:1]), (1, ENTRIES[1:])] if steps is None else steps
    rows = [("t", number, len(entries), json.dumps(entries)) for number, entries in steps]
    return "; ".join(held_against(Kept(rows, [("t", length)]), heard, ended=True))


def test_a_record_as_the_clients_saw_it_has_no_faults() -> None:
    assert wrong() == ""


def test_a_lost_answer_is_seen() -> None:
    assert "'b' of Shark at 1 is lost" in wrong(steps=[(0, ENTRIES[:1])], length=1)


def test_an_answer_of_another_seat_in_its_place_is_seen() -> None:
    assert "'b' of Shark at 1 is lost" in wrong(steps=[(0, ENTRIES[:1]), (1, [{"answer": "b", "seat": 0}, ENTRIES[2]])])


def test_a_doubled_answer_is_seen() -> None:
    steps = [(0, ENTRIES[:1]), (1, ENTRIES[1:]), (3, ENTRIES[1:2])]
    assert "nobody answered 'b' at 3" in wrong(steps=steps, length=4)


def test_an_answer_that_waited_for_another_seat_is_no_surprise() -> None:
    heard = replace(HEARD, sent={0: {"a"}}, kept={0: ("Octopus", "a")}, waited={("Shark", "b")})
    assert wrong(heard) == ""


def test_a_gap_is_seen() -> None:
    assert "a step begins at 2 behind 1 entries" in wrong(steps=[(0, ENTRIES[:1]), (2, ENTRIES[1:])])


def test_a_length_that_is_not_the_records_is_seen() -> None:
    assert "the table says 4 entries, the record has 3" in wrong(length=4)


def test_seats_that_saw_different_ends_or_histories_are_seen() -> None:
    assert "the record has 3 entries, a seat saw 2" in wrong(replace(HEARD, ends=[3, 2]))
    assert "different histories" in wrong(replace(HEARD, events=[[1, 2], [2, 1]]))


def test_a_lost_table_is_seen() -> None:
    assert "the table is lost" in wrong(replace(HEARD, id="u"))


@pytest.mark.slow
@pytest.mark.parametrize("of", [("sqlite", "1"), ("postgres", "2")], ids=" ".join)
def test_nothing_is_lost_under_load_when_the_server_is_killed(of: tuple[str, str], tmp_path: Path) -> None:
    kind, workers = of
    flags = ["--tables", "20", "--minutes", "0.05", "--kills", "1", "--database", kind, "--workers", workers]
    # With so few open files for a process, both sides have to ask for more.
    few = ["sh", "-c", 'ulimit -Sn 48 && exec "$@"', "sh"]
    command = [*few, sys.executable, TOOLS / "load.py", *flags, "--json", tmp_path / "told.json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    told = json.loads((tmp_path / "told.json").read_text())
    (kill,) = told["kills"]
    assert told["problems"] == []
    assert told["answers held against the database"] > 30
    assert kill["came back"] == kill["connections lost"] >= (40 if workers == "1" else 1)
    assert "sound" in told["database checked"]
