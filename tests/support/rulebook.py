"""Tests about tests: which rules of a page and which pieces of a game the tests of a folder name."""

import ast
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

PAGES = Path(__file__).parents[2] / "docs/rules"


def rules(letter: str, sections: Mapping[int, int]) -> list[str]:
    """All ids of a game, given how many rules each section has."""
    return [f"{letter}{section}.{rule}" for section, count in sections.items() for rule in range(1, count + 1)]


def defined(letter: str, page: Path) -> list[str]:
    """The ids that a page defines, in its order."""
    return re.findall(rf"^- \*\*({letter}\d+\.\d+)\*\*", page.read_text("utf-8"), re.MULTILINE)


def used(letter: str, page: Path) -> set[str]:
    """Every id that stands anywhere on a page."""
    return set(re.findall(rf"\b{letter}\d+\.\d+\b", page.read_text("utf-8")))


@cache
def all_tests(folder: Path) -> dict[str, str]:
    """Each test by file and name, with its docstring."""
    found = {}
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.name}::{node.name}"] = ast.get_docstring(node) or ""
    return found


def cited(letter: str, name: str, docstring: str) -> set[str]:
    """The rules that a test names, as K4.2 or as K4_2."""
    found = re.findall(rf"(?<![A-Za-z]){letter}(\d+)[._](\d+)", f"{name} {docstring}")
    return {f"{letter}{section}.{rule}" for section, rule in found}


def uncited(letter: str, known: Iterable[str], folder: Path) -> list[str]:
    """The rules that no test of a folder names."""
    named = {rule for name, docstring in all_tests(folder).items() for rule in cited(letter, name, docstring)}
    return [rule for rule in known if rule not in named]


def strange(letter: str, known: Iterable[str], folder: Path) -> dict[str, list[str]]:
    """The tests of a folder that name a rule which does not exist."""
    found = {name: cited(letter, name, docstring) - {*known} for name, docstring in all_tests(folder).items()}
    return {name: sorted(ids) for name, ids in found.items() if ids}


def names(ids: Iterable[str], test: str) -> set[str]:
    """The ids that stand in the name of a test, whole words only; of two that overlap, the longer one."""
    words = f"_{test.split('::')[1]}_"
    found = set()
    for piece in sorted(ids, key=len, reverse=True):
        if f"_{piece}_" in words:
            found.add(piece)
            words = words.replace(f"_{piece}_", "__")
    return found


def begins(start: str, piece: str, tests: Iterable[str]) -> bool:
    """Whether the name of some test begins so and goes on with the piece as a whole word."""
    return any(f"::test_{start}_{piece}_".lower() in f"{test}_".lower() for test in tests)
