"""Packs a wheel and a source distribution, from a copy of the sources with what is compiled in place and the page.

    tools/wheel.py dist    into that folder

Nothing is compiled or built here: `make wheel` does so before. Where nothing is compiled the wheel is plain Python.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import compile as compiled

ROOT = compiled.ROOT
FILES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "CHANGELOG.md")


def main(target: Path) -> int:
    environment = os.environ | {"FATHOMS_TAKE_COMPILED" if compiled.up_to_date() else "FATHOMS_PURE": "1"}
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src", Path(folder, "src"), ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
        for name in FILES:
            shutil.copy(ROOT / name, folder)
        command = [sys.executable, "-m", "uv", "build", "--quiet", "--sdist", "--wheel", "--no-build-isolation"]
        where = ["--python", sys.executable, "--out-dir", str(target.resolve()), "--no-create-gitignore", folder]
        return subprocess.run([*command, *where], env=environment).returncode


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
