"""Hostile messages against a real server: it must not change, not fall, not grow and not tell.

tools/hostile.py                  100,000 messages
tools/hostile.py --count 5000     a short trial
"""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from rich.progress import Progress  # noqa: E402
from support.server import Served  # noqa: E402
from support.siege import GROWTH, besieged  # noqa: E402

PORTION = 4_000


def main() -> int:
    parser = argparse.ArgumentParser(description="Hostile messages against a real server.")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--json", type=Path, help="write the figures into this file too")
    wanted = parser.parse_args()
    count = wanted.count
    with tempfile.TemporaryDirectory() as folder, Progress() as progress:
        bar = progress.add_task("hostile messages", total=count)
        home = Path(folder)
        with Served(home, f"sqlite:///{home / 'tables.db'}", "--no-limited", "--pace", "0") as served:
            told = asyncio.run(
                besieged(
                    served,
                    count,
                    min(PORTION, count // 3),
                    lambda sent: progress.update(bar, completed=sent),
                    confront=True,
                )
            )
    print(json.dumps(told, indent=1))
    if wanted.json:
        wanted.json.parent.mkdir(parents=True, exist_ok=True)
        wanted.json.write_text(json.dumps(told, indent=1))
    grown = told["most memory, MB"] - told["memory before, MB"]
    return 0 if grown < GROWTH and told["confrontations besieged"] else 1


if __name__ == "__main__":
    sys.exit(main())
