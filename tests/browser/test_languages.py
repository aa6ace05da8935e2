"""English, Polish, Ukrainian and the themes, changed in the middle of a game, at once and without a reload."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from support.browser import LANGUAGES, SMALL, THEMES, WIDE, Person
from support.dealt import Script

pytestmark = pytest.mark.slow

Pair = Callable[..., tuple[Person, Person, Script]]
NAMES = {"en": "English", "pl": "Polski", "uk": "Українська"}


@pytest.mark.parametrize("seat", ["octopus", "shark"])
def test_the_language_of_a_table_changes_at_once(pair: Pair, seat: str) -> None:
    octopus, shark, script = pair("0")
    me = octopus if seat == "octopus" else shark
    n = next(one.n for one in script.deal.asked if one.seat == seat and one.n > 20)
    script.to(n)
    page = me.come(script.path)
    me.asked()
    page.evaluate("window.stayed = true")
    for lang in (*LANGUAGES[1:], "en"):
        page.get_by_role("button", name=me.says("web-table-bar-settings")).click()
        page.get_by_role("dialog").get_by_role("radio", name=NAMES[lang]).click()
        me.lang = lang
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        compare(me, script.look(seat, lang))
    assert page.evaluate("window.stayed") is True
    assert me.table()["length"] == n


def compare(me: Person, told: dict[str, Any]) -> None:
    """Prompt, options, cards and log say what the server says in that language."""
    page = me.page
    expect(page.locator(".ask .q")).to_have_text(told["asked"]["said"]["text"])
    for option in told["asked"]["options"]:
        button = page.locator(f'button[data-action="{option["action"]}"]')
        if button.count():  # below a heading stands a short form, and the whole one is its title
            assert (button.get_attribute("title") or button.locator(".words").inner_text()) == option["said"]["text"]
    lines = [one["said"]["text"] for one in told["events"] if one["event"]["event"] != "turn"]
    assert page.locator(".log li:not(.turn)").all_inner_texts() == lines
    # The names of cards stand in their options: each card in hand is named as there.
    played = [option for option in told["asked"]["options"] if option["kind"] == "play"]
    for option in played:
        card = option["said"]["arguments"]["card"][1]
        name = page.locator(f'[data-spot="hand:{card}"] b').first.inner_text()
        assert name.casefold() in option["said"]["text"].casefold()
    expect(page.get_by_role("region", name=me.says("web-table-log"), exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_themes_and_settings_are_kept(pair: Pair, size: tuple[int, int]) -> None:
    me, _, script = pair("0", size=size)
    page = me.come(script.path)
    me.asked()
    colours = set()
    for theme in THEMES:
        page.get_by_role("button", name="Settings").click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("radio", name=me.says(f"web-theme-{theme}"), exact=True).click()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.keyboard.press("Escape")
        colours.add(page.evaluate("getComputedStyle(document.querySelector('.ask, .table')).color"))
        page.reload()
        me.asked()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
    assert len(colours) == len(THEMES)
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name=me.says("web-speed-off")).click()
    sheet.get_by_role("switch", name=me.says("web-marks")).click()
    page.keyboard.press("Escape")
    expect(page.locator(".block .sign")).to_have_count(0)
    page.reload()
    me.asked()
    expect(page.locator(".block.standing").first).to_be_visible()
    assert page.locator(".block .sign").count() == 0
    kept = page.evaluate("JSON.parse(localStorage['fathoms.settings'])")
    assert (kept["speed"], kept["marks"], kept["theme"]) == ("off", False, "contrast")


def test_less_motion_is_respected(pair: Pair) -> None:
    me, _, script = pair("0")
    me.come(script.path)
    me.asked()
    speed = "getComputedStyle(document.documentElement).getPropertyValue('--speed').trim()"
    assert me.page.evaluate(speed) == "0"
    me.page.emulate_media(reduced_motion="no-preference")
    me.until(f"() => {speed} === '1'")
