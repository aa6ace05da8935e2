"""The wheel and the source distribution: all that belongs there is in them, and who installs the wheel can play."""

import asyncio
import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx
import pytest
from support.server import Guest, Served, Visitor, legal

from fathoms.build import compiled

# Packing and installing take some seconds each.
pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/fathoms/server/web/index.html"


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both, made of what is compiled already."""
    folder = tmp_path_factory.mktemp("packed")
    ran = subprocess.run([sys.executable, ROOT / "tools/wheel.py", folder], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(packed: Path) -> Path:
    (found,) = packed.glob("*.whl")
    assert not (is_plain(found) and compiled()), "what is compiled was left out"
    return found


def is_plain(wheel: Path) -> bool:
    """Made where nothing is compiled, as `make check` may be; `make test` has everything compiled before."""
    return wheel.name.endswith("-none-any.whl")


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that was empty, with the wheel and what it says that its server needs."""
    home = tmp_path_factory.mktemp("installed")
    venv.create(home, symlinks=True, with_pip=False)
    python = home / "bin/python"
    wanted = [f"{wheel}[server]", "--constraint", str(ROOT / "requirements/play.txt")]
    with_uv = [sys.executable, "-m", "uv", "pip", "install", "--offline", "--python", str(python)]
    with_pip = [sys.executable, "-m", "pip", "--python", str(python), "install"]
    # What `make` has installed lies in the cache of uv, if it was uv that could.
    ran = [subprocess.run([*with_uv, *wanted], capture_output=True, text=True, check=False)]
    if ran[0].returncode:
        ran.append(subprocess.run([*with_pip, *wanted], capture_output=True, text=True, check=False))
    assert ran[-1].returncode == 0, [one.stderr for one in ran]
    return python


def test_every_file_of_the_sources_is_shipped(packed: Path, wheel: Path) -> None:
    (sdist,) = packed.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as archive, tarfile.open(sdist) as tar:
        inside = set(archive.namelist())
        sources = {name.partition("/")[2] for name in tar.getnames()}
    made = ("__pycache__", "egg-info")
    files = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and not any(part.endswith(made) for part in path.parts)
    }
    by_compiler = {file for file in files if file.endswith((".so", ".pyd"))}
    assert "src/fathoms/py.typed" in files
    assert {file.removeprefix("src/") for file in files - by_compiler} <= inside
    assert (files - by_compiler) | {"setup.py", "pyproject.toml", "README.md", "LICENSE"} <= sources
    assert not sources & by_compiler
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in inside)
    if not is_plain(wheel):
        assert {file.removeprefix("src/") for file in by_compiler} <= inside


def test_who_installs_the_wheel_plays_at_the_terminal(python: Path, wheel: Path, tmp_path: Path) -> None:
    def fathoms(*arguments: str, typed: str = "") -> str:
        told = {"FATHOMS_HOME": str(tmp_path), "PATH": os.environ["PATH"]}
        ran = subprocess.run(
            [python, "-m", "fathoms", *arguments],
            cwd=tmp_path, env=told, input=typed, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    where = subprocess.check_output([python, "-c", "import fathoms; print(fathoms.__file__)"], cwd=tmp_path, text=True)
    assert where.startswith(str(python.parents[1]))
    assert ("interpreted" if is_plain(wheel) else "compiled") in fathoms("--version")
    for game in ("kelp", "aquatica"):
        record = tmp_path / f"{game}.json"
        fathoms("play", game, "--bot", "random", "--lang", "uk", "--plain", "--save", str(record), typed="1\n" * 30)
        assert fathoms("replay", str(record))


@pytest.mark.skipif(not PAGE.exists(), reason="the page is not built: make web")
def test_who_installs_the_wheel_runs_a_server(python: Path, tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with Visitor(url) as me:
            made = await me.table(seats={"octopus": {"kind": "me"}, "shark": {"kind": "bot", "bot": "random"}})
        async with await Guest.come(url, made["id"], made["mine"]["octopus"]) as guest:
            told = await guest.next("situation")
            for _ in range(10):
                while not told["asked"]:
                    told = await guest.next("situation")
                told = await guest.ask("answer", n=told["n"], actions=legal(told)[:1])
                assert told["type"] == "situation"

    with Served(tmp_path, "", "--pace", "0", "--log", "warning", python=str(python)) as server:
        assert httpx.get(server.url).text == PAGE.read_text("utf-8")
        asyncio.run(play(server.url))
