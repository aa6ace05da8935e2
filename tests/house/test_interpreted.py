"""One source, two speeds: which of the two runs, and both at once."""

import os
import shutil
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import fathoms
from fathoms._interpreted import interpreted_modules
from fathoms.build import PROBE, compiled

ROOT = Path(__file__).parents[2]
LISTED = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["fathoms"]["compiled"]
INTERPRETED = os.environ.get("FATHOMS_INTERPRETED") == "1"


def module_name(listed: str) -> str:
    return "fathoms." + listed.removesuffix(".py").replace("/", ".")


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if name != "FATHOMS_INTERPRETED"}
    return subprocess.run(
        [sys.executable, "-c", code], env=inherited | environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("listed", LISTED)
def test_a_listed_module_runs_as_asked(listed: str) -> None:
    file = import_module(module_name(listed)).__file__
    assert file is not None
    assert file.endswith(".py") if INTERPRETED else file.endswith(tuple(EXTENSION_SUFFIXES)), "run `make build`"


def test_build_tells_which_of_the_two_it_is() -> None:
    assert not LISTED or PROBE in map(module_name, LISTED)
    assert compiled() == (bool(LISTED) and not INTERPRETED)


def test_the_environment_asks_for_the_sources() -> None:
    code = f"import fathoms.build, {PROBE} as probe; print(fathoms.build.compiled(), probe.__file__)"
    ran = python(code, FATHOMS_INTERPRETED="1")
    assert ran.stdout.startswith("False ")
    assert ran.stdout.strip().endswith(".py")


def test_the_sources_win_over_a_compiled_file_beside_them(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src/fathoms", tmp_path / "fathoms", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    (tmp_path / f"fathoms/build{EXTENSION_SUFFIXES[0]}").write_bytes(b"not a library")
    code = "from fathoms import build; print(build.__file__)"
    assert "ImportError" in python(code, PYTHONPATH=str(tmp_path)).stderr
    ran = python(code, PYTHONPATH=str(tmp_path), FATHOMS_INTERPRETED="1")
    assert ran.stdout.strip() == str(tmp_path / "fathoms/build.py")


def test_both_at_once() -> None:
    before = import_module(PROBE)
    hooks, modules = sys.path_hooks[:], set(sys.modules)
    with interpreted_modules() as other:
        probe = import_module(PROBE)
        assert other is not fathoms
    assert probe is not before
    assert str(probe.__file__).endswith("chance.py")
    assert import_module(PROBE) is before
    assert import_module("fathoms") is fathoms
    assert sys.path_hooks == hooks
    assert {name for name in set(sys.modules) - modules if name.startswith("fathoms")} == set()


def test_an_error_inside_leaves_nothing_behind() -> None:
    before, hooks = import_module(PROBE), sys.path_hooks[:]
    with pytest.raises(ZeroDivisionError), interpreted_modules():
        _ = 1 // 0
    assert import_module(PROBE) is before
    assert sys.path_hooks == hooks
