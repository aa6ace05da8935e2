"""What `fathoms` exports: the same for a program that runs and for one that is type-checked; nothing loads early."""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import fathoms

SOURCE = Path(fathoms.__file__).read_text("utf-8")


def typed() -> dict[str, tuple[str, str]]:
    """What a type checker reads: each name with its module and what it is called there."""
    (block,) = [
        node
        for node in ast.parse(SOURCE).body
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    ]
    return {
        alias.asname or alias.name: (str(line.module), alias.name)
        for line in block.body
        if isinstance(line, ast.ImportFrom)
        for alias in line.names
    }


def test_what_is_exported_is_what_a_type_checker_reads() -> None:
    assert typed() == fathoms.LAZY
    assert set(fathoms.__all__) == {"__version__", *fathoms.LAZY}
    assert set(fathoms.__all__) <= set(dir(fathoms))


@cache
def documented(module: str) -> dict[str, ast.AST]:
    """Functions and classes of a module's source: what is compiled has no docstrings of its own."""
    path = Path(fathoms.__file__).parent.joinpath(*module.split(".")[1:]).with_suffix(".py")
    kinds = (ast.FunctionDef, ast.ClassDef)
    return {node.name: node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, kinds)}


@pytest.mark.parametrize("name", sorted(fathoms.LAZY))
def test_every_name_is_there_and_is_told_about(name: str) -> None:
    assert hasattr(fathoms, name)
    module, attribute = fathoms.LAZY[name]
    node = documented(module).get(attribute)
    if isinstance(node, ast.FunctionDef):
        assert ast.get_docstring(node), name
    if isinstance(node, ast.ClassDef):
        assert ast.get_docstring(node), name
        verbs = [one for one in node.body if isinstance(one, ast.FunctionDef) and not one.name.startswith("_")]
        plain = [one for one in verbs if not any(ast.unparse(mark) == "property" for mark in one.decorator_list)]
        assert not [one.name for one in plain if not ast.get_docstring(one)]


def test_most_names_are_functions_and_classes_of_the_sources() -> None:
    assert sum(attribute in documented(module) for module, attribute in fathoms.LAZY.values()) > 30


def test_what_is_not_exported_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'fathoms' has no attribute 'tables'"):
        fathoms.tables  # noqa: B018


def test_import_loads_no_game_and_no_library() -> None:
    told = "import sys, fathoms; print(*sorted(name.split('.')[0] for name in sys.modules if '.' not in name))"
    loaded = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.split()
    assert not {"fluent", "msgspec", "rich", "typer"} & set(loaded)
    told = "import sys, fathoms; print(*(name for name in sys.modules if name.startswith('fathoms.')))"
    loaded = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.split()
    assert set(loaded) <= {"fathoms.games", "fathoms._interpreted"}
