"""Figures of the page: how large its own code is, how soon the lobby is painted, how soon a click is acknowledged.

tools/page_figures.py [--json FILE]    needs the built page (`make web`) and Chromium (`tools/browser.py`)

A server with its page runs on this machine, and a browser plays games of Kelp against a bot, as each side. From a click
to the drawn acknowledgement: from the event of the click until the first frame that shows what the server answered is
drawn.
"""

import argparse
import gzip
import json
import random
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import FLAGS, WIDE, Person, chromium  # noqa: E402
from support.server import Served  # noqa: E402

BUILT = ROOT / "src/fathoms/server/web"
CODE = (".html", ".js", ".css", ".webmanifest")
LOADS = 15
CLICKS = 100  # of each side, at least
SEATS = ("octopus", "shark")
MOST = {"code_kB": 250, "first_paint_ms": 1000, "acknowledged_ms": 100}

# A click is acknowledged when the question, the move in the making or the length of the record on the page is another.
WATCH = """() => {
  window.times = [];
  const shown = () => {
    const ask = document.querySelector('.ask');
    return `${ask?.dataset.n} ${ask?.dataset.question} ${document.querySelectorAll('.sofar li').length}`;
  };
  addEventListener('click', (event) => {
    if (!event.target.closest('[data-action], .sofar .btn.go')) return;
    const begun = event.timeStamp, before = shown();
    const look = () => {
      if (shown() !== before) setTimeout(() => window.times.push(performance.now() - begun)); // after this frame
      else if (performance.now() - begun < 5000) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, true);
}"""
PAINTED = """() => new Promise((told) => {
  const found = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const look = () => (found() === undefined ? requestAnimationFrame(look) : told(found()));
  look();
})"""


def code() -> float:
    """Compressed, in thousands of bytes, before pictures and fonts."""
    files = [path for path in BUILT.rglob("*") if path.suffix in CODE]
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in files) / 1000


def painted(page: Page) -> float:
    """Milliseconds until something of the lobby is painted, from a cold cache."""
    page.goto("/")
    page.wait_for_selector(".gcard h2")
    return float(page.evaluate(PAINTED))


def acknowledged(person: Person, seat: str) -> list[float]:
    """Milliseconds from each click to what is drawn after it, in as many games as give enough of them."""
    times: list[float] = []
    person.random = random.Random(1)
    while len(times) < CLICKS:
        person.come(f"/t/{person.make(seat)['id']}")
        person.asked()
        person.page.evaluate(WATCH)
        person.play()
        times += person.page.evaluate("window.times")
    return times


def measured() -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory() as home,
        Served(Path(home), "", "--pace", "0", "--no-limited", "--log", "warning") as served,
        sync_playwright() as playing,
    ):
        browser = playing.chromium.launch(executable_path=chromium(), args=FLAGS)
        first = []
        for _ in range(LOADS):
            person = Person(browser, served.url, WIDE)
            first.append(painted(person.page))
            person.leave()
        times = {seat: acknowledged(Person(browser, served.url, WIDE), seat) for seat in SEATS}
        browser.close()
    both = [time for seat in SEATS for time in times[seat]]
    return {
        "code_kB": round(code(), 1),
        "first_paint_ms": round(statistics.median(first), 1),
        "first_paint_worst_ms": round(max(first), 1),
        "loads": LOADS,
        "acknowledged_ms": round(statistics.median(both), 1),
        "acknowledged_90_ms": ninth(both),
        "clicks": len(both),
        **{f"acknowledged_{seat}_ms": round(statistics.median(times[seat]), 1) for seat in SEATS},
        **{f"acknowledged_{seat}_90_ms": ninth(times[seat]) for seat in SEATS},
        **{f"clicks_{seat}": len(times[seat]) for seat in SEATS},
    }


def ninth(times: list[float]) -> float:
    """What nine of ten do not exceed."""
    return round(statistics.quantiles(times, n=10)[-1], 1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", type=Path, help="write the figures here too")
    chosen = parser.parse_args()
    if not (BUILT / "index.html").exists():
        print("fathoms: the page is not built; make web builds it", file=sys.stderr)
        return 1
    figures = measured()
    print("== The page")
    print(f"Own code, compressed: {figures['code_kB']} kB (at most {MOST['code_kB']})")
    print(
        f"First paint of the lobby: {figures['first_paint_ms']} ms in the middle of {LOADS} cold loads, "
        f"{figures['first_paint_worst_ms']} ms the slowest (middle under {MOST['first_paint_ms']})"
    )
    for name, sort in (("", "both sides"), ("octopus_", "the Octopus"), ("shark_", "the Shark")):
        clicks = figures[f"clicks_{name.rstrip('_')}" if name else "clicks"]
        print(
            f"From click to drawn acknowledgement, {sort}: {figures[f'acknowledged_{name}ms']} ms in the middle of "
            f"{clicks}, nine of ten within {figures[f'acknowledged_{name}90_ms']} ms"
            + ("" if name else f" (middle under {MOST['acknowledged_ms']})")
        )
    if chosen.json:
        chosen.json.parent.mkdir(parents=True, exist_ok=True)
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    missed = [name for name, most in MOST.items() if figures[name] > most]
    for name in missed:
        print(f"fathoms: {name} is {figures[name]}, more than {MOST[name]}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
