"""People in a real browser: pages that are watched for errors, and that play by what they show."""

import json
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, Response
from playwright.sync_api import Error as BrowserError

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
WIDE, SMALL, NARROW = (1440, 900), (390, 844), (360, 740)
THEMES = ("dark", "light", "contrast")
TELLING = 5  # seconds in which a browser tells what went wrong

# What a page shows to the one who plays: everything that can be clicked now, and whether it is over.
SHOWN = """() => ({
  over: document.querySelector('.over') !== null,
  ready: document.querySelector('.sofar .btn.go') !== null,
  covered: document.querySelector('[data-cover]') !== null,
  pass: document.querySelector('[data-pass]') !== null,
  kind: document.querySelector('[data-question]')?.dataset.question ?? '',
  actions: [...document.querySelectorAll('button[data-action]:not([aria-disabled])')].map((b) => +b.dataset.action),
})"""

# What is lit on the board and in the panels, each thing by a selector; and whether the list was narrowed by a click.
LIT = """() => {
  const at = (thing) => `[data-spot="${thing.dataset.spot}"]:is(.lit, .is-legal):not(.is-chosen)`;
  const shown = (thing) => thing.getClientRects().length > 0;
  const lit = [...document.querySelectorAll('[data-spot]:is(.lit, .is-legal):not(.is-chosen)')].filter(shown).map(at);
  const duel = document.querySelectorAll('.duel .dcs').length;
  return {
    things: [...new Set(lit), ...[...Array(duel).keys()].map((i) => `.duel .dcs:nth-of-type(${i + 1})`)],
    closing: [...document.querySelectorAll('.opt.quiet[data-action]')].map((b) => +b.dataset.action),
    narrowed: document.querySelector('.ask .btn.all') !== null,
    waits: document.querySelector('.opt[aria-disabled]') !== null,
  };
}"""


@cache
def page_texts(lang: str) -> dict[str, str]:
    """The page's own messages of one line."""
    files = [ROOT / f"web/src/text/{lang}.ftl", *ROOT.glob(f"web/src/games/**/{lang}.ftl")]
    text = "".join(file.read_text("utf-8") for file in files)
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE))


def says(lang: str, id: str, **arguments: object) -> str:
    """What the page says in a language: `says("pl", "web-full")`."""
    return re.sub(r"\{ \$(\w+) \}", lambda found: str(arguments[found[1]]), page_texts(lang)[id])


def chromium() -> str:
    found = subprocess.run([sys.executable, ROOT / "tools/browser.py"], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    return found.stdout.strip()


def patience(seconds: float = 120) -> Iterator[None]:
    """Again and again for so long. Not so often: how much happens between two looks hangs on the machine."""
    end = monotonic() + seconds
    while monotonic() < end:
        yield


class Person:
    """Somebody at a browser of their own. Whatever goes wrong on their pages is remembered, and must be expected."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = WIDE,
        lang: str = "en",
        motion: bool = False,
        **more: Any,
    ) -> None:
        self.url = url
        self.lang = lang
        self.wrong: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=lang, base_url=url,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size[0] < 600, **more,
        )  # fmt: skip
        self.context.set_default_timeout(30_000)
        self.fingers = size[0] < 600
        self.watch()
        self.page: Page = self.context.new_page()
        self.page.on("websocket", lambda socket: self.requested(socket.url.replace("ws", "http", 1)))
        self.random = random.Random(7)

    def watch(self) -> None:
        """All that its pages and its service worker say, ask for and get."""
        self.context.on("console", self.heard)
        self.context.on("weberror", lambda error: self.wrong.append(f"error: {error.error}"))
        self.context.on("requestfailed", self.failed)
        self.context.on("response", self.answered)
        self.context.on("request", lambda request: self.requested(request.url))

    def heard(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.wrong.append(f"{said.type}: {said.text}")

    def answered(self, answer: Response) -> None:
        if answer.status >= 400:
            self.wrong.append(f"{answer.status}: {answer.url}")

    def failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a page that is left asks for nothing more
            self.wrong.append(f"failed: {request.url} {request.failure}")

    def requested(self, url: str) -> None:
        if not url.startswith((f"{self.url}/", "data:", "blob:")):
            self.wrong.append(f"left the server: {url}")

    def expect_wrong(self, *patterns: str) -> None:
        """These happened and should have; nothing else did. The browser may tell of them after the page has shown
        them, so they are waited for."""
        late = monotonic() + TELLING
        while (found := self.unexpected(patterns)) is None:
            assert monotonic() < late, (patterns, self.wrong)
            self.page.wait_for_timeout(20)  # what the browser tells is heard meanwhile
        assert not found, found
        self.wrong.clear()

    def unexpected(self, patterns: tuple[str, ...]) -> list[str] | None:
        """What is wrong beside these; None as long as one of them has not happened."""
        found = list(self.wrong)
        for pattern in patterns:
            others = [one for one in found if not re.search(pattern, one)]
            if len(others) == len(found):
                return None
            found = others
        return found

    def forgive(self, pattern: str) -> None:
        """These may have happened, as it came."""
        self.wrong = [one for one in self.wrong if not re.search(pattern, one)]

    def leave(self) -> None:
        self.context.close()

    # Pages

    def keep(self, **settings: Any) -> None:
        """Settings as somebody has kept them in this browser."""
        kept = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"if (origin !== 'null') localStorage['fathoms.settings'] ??= {kept}")

    def come(self, path: str = "/") -> Page:
        self.page.goto(path)
        return self.page

    def says(self, id: str, **arguments: object) -> str:
        return says(self.lang, id, **arguments)

    def sees(self, id: str, **arguments: object) -> None:
        """Waits until the page's own message stands somewhere in sight."""
        self.page.get_by_text(self.says(id, **arguments)).first.wait_for()

    def button(self, id: str, **arguments: object) -> Locator:
        """The button with that message of the page."""
        return self.page.get_by_role("button", name=self.says(id, **arguments)).first

    def sheets(self) -> Iterator[str]:
        """Each sheet that the settings lead to, opened from the lobby; it is closed when the next one is asked for."""
        page = self.come()
        page.wait_for_selector(".rows")
        for sheet in ("web-settings", "web-keys", "web-name-change", "web-rules"):
            page.get_by_role("button", name=self.says("web-settings"), exact=True).click()
            if sheet != "web-settings":
                page.get_by_role("dialog").get_by_role("button", name=self.says(sheet)).click()
            page.get_by_role("dialog", name=self.says(sheet)).wait_for()
            yield sheet
            page.keyboard.press("Escape")
            page.get_by_role("dialog").wait_for(state="detached")

    def until(self, script: str, argument: Any = None) -> None:
        """Waits until a function in the page tells that it is true."""
        assert "=>" in script, "an expression would be read again and again, and the page's policy forbids to read code"
        self.page.wait_for_function(script, arg=argument)

    def axe(self, *rules: str) -> list[str]:
        """What axe finds that is serious, by all its rules or by these."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        chosen = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
        found = self.page.evaluate("(chosen) => axe.run(document, chosen)", chosen)
        return [
            f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]

    def drawn(self) -> None:
        """Waits until the next frame but one: what was changed is on the screen."""
        self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def too_wide(self) -> int:
        """How many pixels the page is wider than its window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))

    def api(self, method: str, path: str, told: Any = None) -> Any:
        """What this person's own cookie gets over HTTP."""
        answer = self.context.request.fetch(f"{self.url}{path}", method=method, data=told)
        assert answer.ok, (answer.status, answer.text())
        return answer.json()

    # Tables

    def make(self, seat: str = "octopus", other: Any = "greedy", game: str = "kelp", **more: Any) -> dict[str, Any]:
        """A table of Kelp with oneself at a seat; at the other a bot, or what `other` says."""
        rest = {"kind": "bot", "bot": other} if isinstance(other, str) else other
        seats = {seat: {"kind": "me"}, ("shark" if seat == "octopus" else "octopus"): rest}
        made: dict[str, Any] = self.api("POST", "/api/tables", {"game": game, "seats": seats, **more})
        return made

    def table(self) -> dict[str, Any]:
        """The table of the present address, as the server tells it."""
        id = self.page.url.rpartition("/t/")[2].partition("?")[0]
        told: dict[str, Any] = self.api("GET", f"/api/tables/{id}")
        return told

    # Play

    def shown(self) -> dict[str, Any]:
        told: dict[str, Any] = self.page.evaluate(SHOWN)
        return told

    def step(self, choose: Callable[[dict[str, Any]], int] | None = None, spare: str = "over") -> dict[str, Any]:
        """One click, if there is something to click; what was shown. What is spared is seen and not clicked."""
        shown = self.shown()
        if shown["over"] or shown[spare]:
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
            self.click(selector)
        else:
            self.page.wait_for_timeout(15)
        return shown

    def touch(self) -> str:
        """One click on something lit on the board or in the panels, if there is any; else as `step`.

        Where that was: on the `board`; in the list, to tell `several` meanings of a thing apart, to say that no more is
        `closing`, or because nothing is lit, `list`.
        """
        lit, shown = self.page.evaluate(f"() => [({LIT})(), ({SHOWN})()]")
        if lit["waits"]:
            self.page.wait_for_timeout(10)
            return ""
        if shown["over"] or shown["ready"] or shown["covered"] or lit["narrowed"] or not lit["things"]:
            if self.step()["over"]:
                return "over"
            return "" if shown["ready"] or not shown["actions"] else "several" if lit["narrowed"] else "list"
        selector = self.random.choice(lit["things"] + [f'.opt[data-action="{action}"]' for action in lit["closing"]])
        self.click(selector)
        return "board" if selector in lit["things"] else "closing"

    def click(self, selector: str) -> None:
        """Like a person, on a phone with a finger: what went away meanwhile is not clicked."""
        try:
            (self.page.tap if self.fingers else self.page.click)(selector, timeout=5_000)
        except BrowserError:
            if self.page.query_selector(selector):
                raise

    def asked(self, kind: str = "") -> set[int]:
        """Waits until something is asked, of that kind if one is named; the actions of its options."""
        at = f'[data-question="{kind}"]' if kind else "[data-question]"
        self.page.wait_for_selector(f"{at} button[data-action]:not([aria-disabled])")
        return set(self.shown()["actions"])

    def pick(self, action: int) -> None:
        self.click(f'button[data-action="{action}"]:not([aria-disabled])')

    def answer(self, action: int) -> None:
        """Pick what is a whole answer. A finger sees first what it does, and then does it."""
        self.pick(action)
        if self.fingers:
            self.click(".sofar .btn.go")

    def any(self, shown: dict[str, Any]) -> int:
        return int(self.random.choice(shown["actions"]))

    def to_question(self) -> None:
        """Steps until options stand there: what waits only to be done is done."""
        for _ in patience():
            shown = self.shown()
            if shown["actions"] and not shown["ready"]:
                return
            self.step()
        raise AssertionError(f"nothing is asked: {self.shown()}")

    def play(self) -> int:
        """To the end of the game; how many looks that took."""
        for count, _ in enumerate(patience(240)):
            if self.step()["over"]:
                return count
        raise AssertionError(f"no end: {self.shown()}")
