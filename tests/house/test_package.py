"""What is pinned, and what must not be in the repository."""

import os
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import fathoms

ROOT = Path(__file__).parents[2]
MADE = {".git", ".venv", "build", "dist", "node_modules", "__pycache__"}
HOSTS = re.compile(r"py[p]i\.org|python[h]osted|npm[j]s\.(?:org|com)|yarn[p]kg")
HOMES = re.compile(r"(?<![\w.*/])/(?:home|Users|root)/\w")


def texts() -> Iterator[tuple[Path, str]]:
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [n for n in folders if n not in MADE and not n.endswith(("_cache", ".egg-info", ".hypothesis"))]
        for path in (Path(folder, name) for name in files):
            try:
                yield path.relative_to(ROOT), path.read_text("utf-8")
            except UnicodeDecodeError:
                continue


def test_no_registry_and_no_path_of_a_machine() -> None:
    here = re.compile(re.escape(str(ROOT)) + r"\b" if len(ROOT.parts) > 2 else r"(?!)")
    found = [
        f"{path}: {match[0]}"
        for path, text in texts()
        for rule in (HOSTS, HOMES, here)
        for match in rule.finditer(text)
    ]
    assert not found


def pins(name: str) -> dict[str, list[str]]:
    """What is installed, with its hashes; nothing else may stand in such a file, an address least of all."""
    text = (ROOT / f"requirements/{name}.txt").read_text("utf-8")
    found = {}
    for entry in text.replace(" \\\n", " ").splitlines():
        pin, *hashes = re.split(r" +--hash=", entry)
        assert re.fullmatch(r"[a-z0-9.-]+==[\w.]+( ; [\w.<>!='\" ]+)?", pin), entry
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in hashes), entry
        found[pin] = hashes
    return found


@pytest.mark.parametrize("name", ["play", "test", "lab"])
def test_pins_are_names_versions_and_hashes_alone(name: str) -> None:
    assert all(pins(name).values())


def test_what_builds_the_package_is_what_the_environment_pins() -> None:
    assert set(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]) <= set(
        pins("play")
    )


def test_who_plays_installs_no_test_tool_and_what_the_tests_have() -> None:
    play, test = pins("play"), pins("test")
    assert play.items() <= test.items()
    assert not [pin for pin in play if pin.startswith(("pytest", "playwright", "schemathesis", "hypothesis", "ruff"))]


def test_games_is_the_function_although_a_package_has_the_name() -> None:
    import_module("fathoms.games.kelp")
    assert "kelp" in fathoms.games()
