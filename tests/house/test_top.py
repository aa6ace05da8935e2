"""What `fathoms` exports: the same for a program that runs and for one that is type-checked; nothing loads early."""

import ast
import subprocess
import sys
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


@pytest.mark.parametrize("name", fathoms.__all__)
def test_every_name_is_there_and_is_told_about(name: str) -> None:
    found = getattr(fathoms, name)
    if isinstance(found, type) or callable(found):
        assert found.__doc__, name
        assert not found.__doc__.startswith(f"{name}("), "a dataclass without a docstring of its own"
    if isinstance(found, type):
        verbs = {key: value for key, value in vars(found).items() if callable(value) and not key.startswith("_")}
        assert not [key for key, value in verbs.items() if not value.__doc__]


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
