"""Pages of a table for everyone: axe finds nothing serious in any theme, nothing is too wide, all options in reach."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from support.browser import NARROW, SMALL, THEMES, WIDE, Person
from support.dealt import Script

pytestmark = pytest.mark.slow

Pair = Callable[..., tuple[Person, Person, Script]]
MIDDLE = (1024, 768)
# What lies in a part that scrolls by itself is measured there.
OUTSIDE = """() => [...document.querySelectorAll('#app *')].filter((part) => {
  const box = part.getBoundingClientRect();
  if (!box.width || part.closest('svg, .sr, [hidden]') || part.matches('.sr')) return false;
  return box.right > innerWidth + 1 || box.left < -1;
}).map((part) => part.outerHTML.slice(0, 120))"""


def sound(one: Person, where: str) -> None:
    """No serious violation in any theme, and nothing beside the window."""
    for theme in THEMES:
        one.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        one.page.wait_for_timeout(30)
        assert one.axe() == [], (where, theme)
    fits(one, where)


def fits(one: Person, where: str) -> None:
    assert one.too_wide() <= 0, where
    assert one.page.evaluate(OUTSIDE) == [], where


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en"), (MIDDLE, "pl"), (NARROW, "uk")])
def test_every_page_of_a_table(pair: Pair, person: Callable[..., Person], size: tuple[int, int], lang: str) -> None:
    octopus, shark, script = pair("397", size=size, langs=(lang, lang))
    watcher = person(size=size, lang=lang)
    confronted = script.deal.first("confront").n
    script.to(script.deal.first("move", "shark").n)
    shark.come(script.path)
    shark.asked("move")
    sound(shark, "the Shark moves")
    octopus.come(script.path)
    octopus.page.wait_for_selector(".ask[data-n]")
    sound(octopus, "the Octopus waits")
    watcher.come(f"{script.path}?seat=spectator")
    watcher.page.wait_for_selector(".ask[data-n]")
    sound(watcher, "a spectator")
    octopus.page.get_by_role("button", name=octopus.says("web-table-bar-settings")).click()
    octopus.page.get_by_role("dialog").wait_for()
    sound(octopus, "settings at a table")
    octopus.page.keyboard.press("Escape")
    octopus.page.get_by_role("button", name=octopus.says("web-table-bar-resign")).click()
    sound(octopus, "do you resign?")
    octopus.page.keyboard.press("Escape")
    script.to(confronted)
    for one in (octopus, shark):
        expect(one.page.locator('.duel[data-phase="choose"]')).to_be_visible()
    sound(octopus, "a confrontation, the Octopus chooses")
    shark.pick(min(shark.asked("confront")))
    expect(shark.page.locator('.duel[data-phase="wait"]')).to_be_visible()
    sound(shark, "a confrontation, the Shark waits")
    octopus.pick(max(octopus.asked("confront")))
    expect(octopus.page.locator('.duel[data-phase="shown"]')).to_be_visible()
    sound(octopus, "a confrontation, shown")
    expect(octopus.page.locator(".duel")).to_have_count(0, timeout=20_000)  # it goes by itself
    octopus.page.get_by_role("button", name=octopus.says("web-table-bar-replay")).click()
    octopus.page.locator(".time").wait_for()
    sound(octopus, "the past")
    octopus.page.keyboard.press("Escape")
    shark.page.get_by_role("button", name=shark.says("web-table-bar-resign")).click()
    shark.page.get_by_role("dialog").get_by_role("button", name=shark.says("web-table-resign-yes")).click()
    for one in (octopus, shark, watcher):
        expect(one.page.locator(".over")).to_be_visible()
    sound(shark, "the result")
    fits(watcher, "the result, watched")


@pytest.mark.parametrize("size", [SMALL, NARROW])
def test_parts_of_a_table_on_a_phone(pair: Pair, size: tuple[int, int]) -> None:
    octopus, shark, script = pair("0", size=size)
    script.to(40)
    for one in (octopus, shark):
        one.come(script.path)
        one.page.wait_for_selector(".ask[data-n]")
        parts = one.page.get_by_role("navigation", name="Parts of the table").get_by_role("button")
        assert parts.count() == 5
        for at in range(5):
            parts.nth(at).click()
            expect(parts.nth(at)).to_have_attribute("aria-current", "page")
            assert one.axe() == [], at
            fits(one, f"part {at}")


def test_the_cover(person: Callable[..., Person]) -> None:
    both = person(size=NARROW, lang="uk")
    seats = {"octopus": {"kind": "me"}, "shark": {"kind": "me"}}
    both.come(f"/t/{both.api('POST', '/api/tables', {'game': 'kelp', 'seats': seats})['id']}")
    expect(both.page.locator("[data-cover]")).to_be_visible()
    sound(both, "the cover")


def test_a_game_without_a_drawing(person: Callable[..., Person]) -> None:
    me = person(size=NARROW, lang="pl")
    seats = {"player1": {"kind": "me"}, "player2": {"kind": "bot", "bot": "random"}}
    wanted = {"game": "aquatica", "options": {"players": 2, "kings": "dealt"}, "seats": seats, "nonce": "wide"}
    me.come(f"/t/{me.api('POST', '/api/tables', wanted)['id']}")
    for _ in range(12):
        me.step()
    me.asked()
    sound(me, "Aquatica")


@pytest.mark.parametrize("kind", ["move", "currents", "buy", "shuffle", "pay"])
def test_every_option_is_in_reach_of_a_finger(pair: Pair, kind: str) -> None:
    """At 360 pixels each option can be scrolled into sight, is large enough, and nothing lies over it."""
    octopus, shark, script = pair("459", size=NARROW, langs=("uk", "uk"))
    asked = script.deal.first(kind)
    script.to(asked.n)
    me = octopus if asked.seat == "octopus" else shark
    me.come(script.path)
    for action in me.asked(kind):
        button = me.page.locator(f'button[data-action="{action}"]')
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44, (kind, action, box)
        assert box["x"] >= 0, (kind, action, box)
        assert box["x"] + box["width"] <= NARROW[0], (kind, action, box)
        assert button.evaluate("""(button) => {
          const box = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
        }"""), (kind, action)
    tap = max(me.asked(kind))
    me.page.locator(f'button[data-action="{tap}"]').tap()
    me.until("(n) => document.querySelector('.sofar') || document.querySelector('.ask').dataset.n !== n", str(asked.n))
