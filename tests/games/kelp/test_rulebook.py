"""Tests about the tests: every rule of docs/rules/kelp.md, and every piece of the game, has a test that names it."""

from pathlib import Path

import pytest
from support.kelp import KELP
from support.rulebook import PAGES, all_tests, begins, cited, defined, names, rules, strange, uncited, used

from fathoms.games.kelp.declaration import BLOCK_NAMES, CONFRONT_NAMES, EFFECT_NAMES, REASON_NAMES, TILE_NAMES

HERE = Path(__file__).parent
PAGE = PAGES / "kelp.md"
# How many rules each section has. Section 9 has none: its cards are named one by one below.
SECTIONS = {1: 4, 2: 6, 3: 6, 4: 8, 5: 5, 6: 8, 7: 2, 8: 16, 10: 3, 11: 4, 12: 4, 13: 5}
RULES = rules("K", SECTIONS)


def test_every_rule_of_the_list_stands_on_the_page_once_and_in_order() -> None:
    assert defined("K", PAGE) == RULES


def test_the_page_uses_no_id_that_it_does_not_define() -> None:
    assert used("K", PAGE) <= set(RULES)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_rule_has_a_test_that_names_it(section: int) -> None:
    missing = uncited("K", rules("K", {section: SECTIONS[section]}), HERE)
    assert not missing, f"no test names {', '.join(missing)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert not strange("K", RULES, HERE)


PIECES = {
    "Octopus card": list(KELP.box.names.cards),
    "Shark card": list(EFFECT_NAMES),
    "block": [name for name in BLOCK_NAMES if name != "octopus"],
    "growth tile": list(TILE_NAMES),
}


def test_the_lists_of_pieces_are_those_of_the_data() -> None:
    """A new card in the data needs a test, too."""
    data = KELP.data
    assert PIECES["Octopus card"] == [entry.name for entry in data.entries("octopus.cards")]
    assert {entry.values["effect"] for entry in data.entries("shark.cards")} == set(EFFECT_NAMES)
    assert {entry.name for entry in data.entries("blocks.blocks")} == {*PIECES["block"], "octopus"}
    assert [entry.name for entry in data.entries("components.tiles")] == PIECES["growth tile"]
    assert [entry.name for entry in data.entries("components.confrontation")] == list(CONFRONT_NAMES)


@pytest.mark.parametrize("sort", PIECES)
def test_every_piece_has_a_test_with_its_name(sort: str) -> None:
    named = set().union(*(names(PIECES[sort], test) for test in all_tests(HERE)))
    missing = [piece for piece in PIECES[sort] if piece not in named]
    assert not missing, f"no test has the name of {sort} {', '.join(missing)}"


@pytest.mark.parametrize("card", CONFRONT_NAMES)
def test_every_confrontation_card_has_a_test_with_its_name(card: str) -> None:
    assert any(f"_confrontation_{card}_" in f"{test}_" for test in all_tests(HERE))


@pytest.mark.parametrize("reason", REASON_NAMES)
def test_every_reason_to_end_has_a_test_with_its_name(reason: str) -> None:
    assert begins("end", reason, all_tests(HERE))


# That the tests above can fail


def test_a_citation_is_found_in_a_name_and_in_a_docstring(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(
        'def test_K4_2_draws() -> None:\n    """As K8.12 says."""\n\n\ndef helper_K1_1() -> None: ...\n\n\nK1_2 = 0\n'
    )
    (told,) = all_tests(tmp_path).items()
    assert told[0] == "test_a.py::test_K4_2_draws"
    assert cited("K", *told) == {"K4.2", "K8.12"}


def test_a_piece_is_found_as_a_whole_word_only() -> None:
    blocks = PIECES["block"]
    assert names(blocks, "a.py::test_block_double_shell") == {"double_shell"}
    assert names(blocks, "a.py::test_shell_and_double_shell") == {"shell", "double_shell"}
    assert names(blocks, "a.py::test_shells_in_crabs") == set()
    assert names(PIECES["growth tile"], "a.py::test_tile_reroll_again") == {"reroll_again"}
