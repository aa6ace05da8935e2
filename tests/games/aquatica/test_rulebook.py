"""Tests about the tests: every rule of docs/rules/aquatica.md, and every piece of the game, has a test naming it."""

from pathlib import Path

import pytest
from support.aquatica import AQUATICA
from support.rulebook import PAGES, all_tests, begins, cited, defined, rules, strange, uncited, used

from fathoms.games.aquatica.declaration import GOAL_NAMES, ICON_NAMES, REASON_NAMES

HERE = Path(__file__).parent
PAGE = PAGES / "aquatica.md"
# How many rules each section has. Section 8 has none: its cards are named one by one below.
SECTIONS = {1: 2, 2: 6, 3: 11, 4: 11, 5: 4, 6: 7, 7: 3, 9: 1}
RULES = rules("A", SECTIONS)


def test_every_rule_of_the_list_stands_on_the_page_once_and_in_order() -> None:
    assert defined("A", PAGE) == RULES


def test_the_page_uses_no_id_that_it_does_not_define() -> None:
    assert used("A", PAGE) <= set(RULES)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_rule_has_a_test_that_names_it(section: int) -> None:
    missing = uncited("A", rules("A", {section: SECTIONS[section]}), HERE)
    assert not missing, f"no test names {', '.join(missing)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert not strange("A", RULES, HERE)


def entries(*sections: str) -> list[str]:
    return [entry.name for section in sections for entry in AQUATICA.data.entries(section)]


# What needs a test of its own, by the word with which the name of that test begins.
PIECES = {
    "character": entries("characters.starting", "characters.ocean"),
    "king": entries("characters.kings"),
    "icon": entries("mantas.icons"),
    "goal": entries("goals.printed", "goals.tokens"),
    "end": list(REASON_NAMES),
}


def test_the_lists_of_pieces_are_those_of_the_rules() -> None:
    """A new card in the data needs a test, too."""
    assert {sort: len(pieces) for sort, pieces in PIECES.items()} == {
        "character": 15,
        "king": 8,
        "icon": 14,
        "goal": 14,
        "end": 5,
    }
    assert PIECES["character"] + PIECES["king"] == list(AQUATICA.box.names.cards)
    assert PIECES["icon"] == list(ICON_NAMES)
    assert PIECES["goal"] == list(GOAL_NAMES)


@pytest.mark.parametrize(("sort", "piece"), [(sort, piece) for sort in PIECES for piece in PIECES[sort]])
def test_every_piece_has_a_test_with_its_name(sort: str, piece: str) -> None:
    assert begins(sort, piece, all_tests(HERE)), f"no test is called test_{sort}_{piece}_..."


# That the tests above can fail


def test_a_citation_is_found_in_a_name_and_in_a_docstring(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(
        'def test_A4_2_buys() -> None:\n    """As A3.11 says, or not (SA5.1)."""\n\n\ndef helper_A1_1() -> None: ...\n'
    )
    (told,) = all_tests(tmp_path).items()
    assert told[0] == "test_a.py::test_A4_2_buys"
    assert cited("A", *told) == {"A4.2", "A3.11"}
    assert uncited("A", ["A4.1", "A4.2"], tmp_path) == ["A4.1"]
    assert strange("A", ["A4.2"], tmp_path) == {told[0]: ["A3.11"]}


def test_a_piece_is_found_after_its_word_and_as_a_whole_word_only() -> None:
    tests = ["a.py::test_king_sol_raises", "a.py::test_icon_R1", "a.py::test_the_crab_buys"]
    assert begins("king", "sol", tests)
    assert begins("icon", "r1", tests)
    assert not begins("king", "so", tests)
    assert not begins("character", "sol", tests)
    assert not begins("character", "crab", tests)
