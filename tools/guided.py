"""How much faster a build that is guided by a profile is: it and a plain one, compiled here and measured in turns.

    tools/guided.py --json build/figures/guided.json

The sources are copied twice and compiled as `make build` and `make build PGO=1` do. Then `fathoms bench` runs a round
of one and a round of the other again and again, so that a machine that is busy for a while is unfair to neither; of
each figure the best round counts.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"plain": "--require", "guided": "--profiled"}
Figures = dict[tuple[str, str], float]


def main() -> int:
    parser = argparse.ArgumentParser(description="A build with a profile against one without.")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        builds = {name: built(Path(folder, name), mode) for name, mode in BUILDS.items()}
        rounds: dict[str, list[Figures]] = {name: [] for name in builds}
        for _ in range(wanted.rounds):
            for name, sources in builds.items():
                rounds[name].append(measured(sources))
    told: dict[str, dict[str, Any]] = {}
    for game, key in rounds["plain"][0]:
        plain, guided = (best(key, [one[game, key] for one in rounds[name]]) for name in BUILDS)
        faster = guided / plain if is_rate(key) else plain / guided
        told.setdefault(game, {})[key] = {"plain": plain, "guided": guided, "times as fast": round(faster, 3)}
    text = json.dumps(told, indent=1)
    print(text)
    if wanted.json:
        wanted.json.parent.mkdir(parents=True, exist_ok=True)
        wanted.json.write_text(text)
    return 0


def built(folder: Path, mode: str) -> Path:
    """The compiled sources of a copy."""
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "*.egg-info", "__pycache__")
    for name in ("src", "tools", "requirements"):
        shutil.copytree(ROOT / name, folder / name, ignore=unwanted)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    subprocess.run([sys.executable, folder / "tools/compile.py", mode], check=True)
    return folder / "src"


def measured(sources: Path) -> Figures:
    command = [sys.executable, "-m", "fathoms", "bench", "--rounds", "1", "--json"]
    said = subprocess.check_output(command, cwd=sources, env={**os.environ, "PYTHONPATH": str(sources)})
    told = json.loads(said)
    assert told["machine"]["compiled"]
    return {(game, key): rate for game, figures in told["games"].items() for key, rate in figures.items()}


def is_rate(key: str) -> bool:
    return key.endswith("_per_s")


def best(key: str, found: list[float]) -> float:
    return max(found) if is_rate(key) else min(found)


if __name__ == "__main__":
    sys.exit(main())
