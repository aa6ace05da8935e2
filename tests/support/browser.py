"""People in a real browser: pages that are watched for errors, and that play by what they show."""

import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request
from playwright.sync_api import Error as BrowserError

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
WIDE, SMALL = (1440, 900), (390, 844)

# What a page shows to the one who plays: everything that can be clicked now, and whether it is over.
SHOWN = """() => ({
  over: document.querySelector('.over') !== null,
  ready: document.querySelector('.sofar .btn.go') !== null,
  covered: document.querySelector('[data-cover]') !== null,
  pass: document.querySelector('[data-pass]') !== null,
  kind: document.querySelector('[data-question]')?.dataset.question ?? '',
  actions: [...document.querySelectorAll('button[data-action]:not([aria-disabled])')].map((b) => +b.dataset.action),
})"""


def chromium() -> str:
    found = subprocess.run([sys.executable, ROOT / "tools/browser.py"], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    return found.stdout.strip()


class Person:
    """Somebody at a browser of their own. Whatever goes wrong on their pages is remembered, and must be expected."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int] = WIDE, lang: str = "en", **more: Any) -> None:
        self.url = url
        self.wrong: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=lang, reduced_motion="reduce", base_url=url,
            has_touch=size[0] < 600, **more,
        )  # fmt: skip
        self.context.set_default_timeout(15_000)
        self.page: Page = self.context.new_page()
        self.watch(self.page)
        self.random = random.Random(7)

    def watch(self, page: Page) -> None:
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("requestfailed", lambda request: self.wrong.append(f"failed: {request.url} {request.failure}"))
        page.on("response", lambda answer: answer.status >= 400 and self.wrong.append(f"{answer.status}: {answer.url}"))
        page.on("request", self.asked)

    def heard(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.wrong.append(f"{said.type}: {said.text}")

    def asked(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.wrong.append(f"left the server: {request.url}")

    def expect_wrong(self, *patterns: str) -> None:
        """These happened and should have; nothing else did."""
        found = list(self.wrong)
        for pattern in patterns:
            assert any(re.search(pattern, one) for one in found), (pattern, found)
            found = [one for one in found if not re.search(pattern, one)]
        assert not found, found
        self.wrong.clear()

    def leave(self) -> None:
        self.context.close()

    # Pages

    def come(self, path: str = "/") -> Page:
        self.page.goto(path)
        return self.page

    def axe(self) -> list[str]:
        """What axe finds that is serious."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]

    def too_wide(self) -> int:
        """How many pixels the page is wider than its window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))

    def api(self, method: str, path: str, told: Any = None) -> Any:
        """What this person's own cookie gets over HTTP."""
        answer = self.context.request.fetch(f"{self.url}{path}", method=method, data=told)
        assert answer.ok, (answer.status, answer.text())
        return answer.json()

    # Play

    def shown(self) -> dict[str, Any]:
        told: dict[str, Any] = self.page.evaluate(SHOWN)
        return told

    def step(self, choose: Callable[[dict[str, Any]], int] | None = None) -> dict[str, Any]:
        """One click, if there is something to click; what was shown."""
        shown = self.shown()
        if shown["over"]:
            return shown
        selector = ""
        if shown["covered"]:
            selector = "[data-cover]"
        elif shown["ready"]:
            selector = ".sofar .btn.go"
        elif shown["actions"]:
            action = (choose or self.any)(shown)
            selector = f'button[data-action="{action}"]:not([aria-disabled])'
        elif shown["pass"]:
            selector = "[data-pass]"
        if selector:
            try:
                self.page.click(selector, timeout=10_000)
            except BrowserError:  # it went away meanwhile
                if self.page.query_selector(selector):
                    raise
        else:
            self.page.wait_for_timeout(15)
        return shown

    def any(self, shown: dict[str, Any]) -> int:
        return int(self.random.choice(shown["actions"]))

    def play(self, clicks: int = 1500) -> int:
        """To the end of the game; how many clicks that took."""
        for count in range(clicks):
            if self.step()["over"]:
                return count
        raise AssertionError(f"no end after {clicks} clicks: {self.shown()}")
