"""Tests about the tests: every rule of docs/rules/kelp.md, and every piece of the game, has a test that names it."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from support.kelp import KELP

from fathoms.games.kelp.cards import BLOCK_NAMES, CONFRONTATION, EFFECTS, TILES
from fathoms.games.kelp.positions import REASONS

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs/rules/kelp.md"
# How many rules each section has. Section 9 has none: its cards are named one by one below.
SECTIONS = {1: 4, 2: 6, 3: 6, 4: 8, 5: 5, 6: 8, 7: 2, 8: 16, 10: 3, 11: 4, 12: 4, 13: 5}
RULES = [f"K{section}.{rule}" for section, rules in SECTIONS.items() for rule in range(1, rules + 1)]


def rules_of_the_page() -> list[str]:
    """The ids in the order of the page."""
    return re.findall(r"^- \*\*(K\d+\.\d+)\*\*", PAGE.read_text("utf-8"), re.MULTILINE)


@cache
def all_tests(folder: Path = HERE) -> dict[str, str]:
    """Each test by file and name, with its docstring."""
    found = {}
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.name}::{node.name}"] = ast.get_docstring(node) or ""
    return found


def cited(name: str, docstring: str) -> set[str]:
    """The rules that a test names, as K4.2 or as K4_2."""
    return {f"K{section}.{rule}" for section, rule in re.findall(r"K(\d+)[._](\d+)", f"{name} {docstring}")}


def names(ids: Iterable[str], test: str) -> set[str]:
    """The ids that stand in the name of a test, whole words only; of two that overlap, the longer one."""
    words = f"_{test.split('::')[1]}_"
    found = set()
    for piece in sorted(ids, key=len, reverse=True):
        if f"_{piece}_" in words:
            found.add(piece)
            words = words.replace(f"_{piece}_", "__")
    return found


def test_every_rule_of_the_list_stands_on_the_page_once_and_in_order() -> None:
    assert rules_of_the_page() == RULES


def test_the_page_uses_no_id_that_it_does_not_define() -> None:
    used = set(re.findall(r"\bK\d+\.\d+\b", PAGE.read_text("utf-8")))
    assert used <= set(RULES)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_rule_has_a_test_that_names_it(section: int) -> None:
    named = {rule for name, docstring in all_tests().items() for rule in cited(name, docstring)}
    missing = [rule for rule in RULES if rule.startswith(f"K{section}.") and rule not in named]
    assert not missing, f"no test names {', '.join(missing)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    strange = {
        name: sorted(cited(name, docstring) - set(RULES))
        for name, docstring in all_tests().items()
        if cited(name, docstring) - set(RULES)
    }
    assert not strange


PIECES = {
    "Octopus card": list(KELP.box.names.cards),
    "Shark card": list(EFFECTS),
    "block": [name for name in BLOCK_NAMES if name != "octopus"],
    "growth tile": list(TILES),
}


def test_the_lists_of_pieces_are_those_of_the_data() -> None:
    """A new card in the data needs a test, too."""
    data = KELP.data
    assert PIECES["Octopus card"] == [entry.name for entry in data.entries("octopus.cards")]
    assert {entry.values["effect"] for entry in data.entries("shark.cards")} == set(EFFECTS)
    assert {entry.name for entry in data.entries("blocks.blocks")} == {*PIECES["block"], "octopus"}
    assert [entry.name for entry in data.entries("components.tiles")] == PIECES["growth tile"]
    assert [entry.name for entry in data.entries("components.confrontation")] == list(CONFRONTATION)


@pytest.mark.parametrize("sort", PIECES)
def test_every_piece_has_a_test_with_its_name(sort: str) -> None:
    named = set().union(*(names(PIECES[sort], test) for test in all_tests()))
    missing = [piece for piece in PIECES[sort] if piece not in named]
    assert not missing, f"no test has the name of {sort} {', '.join(missing)}"


@pytest.mark.parametrize("card", CONFRONTATION)
def test_every_confrontation_card_has_a_test_with_its_name(card: str) -> None:
    assert any(f"_confrontation_{card}_" in f"{test}_" for test in all_tests())


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_to_end_has_a_test_with_its_name(reason: str) -> None:
    assert any(f"::test_end_{reason}_" in f"{test}_" for test in all_tests())


# That the tests above can fail


def test_a_citation_is_found_in_a_name_and_in_a_docstring(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(
        'def test_K4_2_draws() -> None:\n    """As K8.12 says."""\n\n\ndef helper_K1_1() -> None: ...\n\n\nK1_2 = 0\n'
    )
    (told,) = all_tests(tmp_path).items()
    assert told[0] == "test_a.py::test_K4_2_draws"
    assert cited(*told) == {"K4.2", "K8.12"}


def test_a_piece_is_found_as_a_whole_word_only() -> None:
    blocks = PIECES["block"]
    assert names(blocks, "a.py::test_block_double_shell") == {"double_shell"}
    assert names(blocks, "a.py::test_shell_and_double_shell") == {"shell", "double_shell"}
    assert names(blocks, "a.py::test_shells_in_crabs") == set()
    assert names(PIECES["growth tile"], "a.py::test_tile_reroll_again") == {"reroll_again"}
