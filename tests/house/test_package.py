"""What is shipped, what is pinned, and what must not be in the repository."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
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


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-lab.txt"])
def test_pins_are_names_and_versions_alone(name: str) -> None:
    lines = (ROOT / name).read_text("utf-8").splitlines()
    assert [line for line in lines if not re.fullmatch(r"[a-z0-9.-]+==[\w.]+( ; [\w.<>!='\" ]+)?", line)] == []


def test_what_builds_the_package_is_what_the_environment_pins() -> None:
    pins = (ROOT / "requirements.txt").read_text("utf-8").splitlines()
    assert set(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]) <= set(pins)


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> tuple[set[str], set[str]]:
    """The files of a wheel and of a source distribution, built without compiling from a copy of the sources."""
    folder = tmp_path_factory.mktemp("shipped")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    command = [sys.executable, "setup.py", "-q", "bdist_wheel", "-d", "out", "sdist", "-d", "out"]
    subprocess.run(command, cwd=folder, env=os.environ | {"FATHOMS_PURE": "1"}, check=True, capture_output=True)
    (wheel,), (sdist,) = folder.glob("out/*.whl"), folder.glob("out/*.tar.gz")
    with zipfile.ZipFile(wheel) as archive, tarfile.open(sdist) as tar:
        return set(archive.namelist()), {name.partition("/")[2] for name in tar.getnames()}


@pytest.mark.slow
def test_every_file_of_the_sources_is_shipped(shipped: tuple[set[str], set[str]]) -> None:
    wheel, sdist = shipped
    files = {path.as_posix() for path, _ in texts() if path.parts[0] == "src"}
    assert "src/fathoms/py.typed" in files
    assert {file.removeprefix("src/") for file in files} <= wheel
    assert files | {"setup.py", "pyproject.toml", "README.md", "LICENSE"} <= sdist
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in wheel)


def test_games_is_the_function_although_a_package_has_the_name() -> None:
    import_module("fathoms.games.kelp")
    assert "kelp" in fathoms.games()
