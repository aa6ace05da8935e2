"""English, Polish, Ukrainian and the themes, changed in the middle of a game, at once and without a reload."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect
from support.browser import ROOT, SMALL, THEMES, WIDE, Person
from support.dealt import Script

from fathoms.text import LANGUAGES

pytestmark = pytest.mark.slow

Someone = Callable[..., Person]
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


# Whatever a reader sees or hears, but keys and what is in a language of its own.
TEXTS = """() => {
  const found = new Set([document.title]);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode;
    if (!text.parentElement.closest('script, style, noscript, kbd, [lang]:not(html)')) found.add(text.data.trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'])
    for (const part of document.querySelectorAll(`[${name}]`)) {
      if (!part.querySelector('[lang]') || part.getAttribute('role') !== 'radio') found.add(part.getAttribute(name));
    }
  return [...found];
}"""
SWITCH = "(lang) => document.querySelector(`[role=radio] [lang=${lang}]`).closest('button').click()"
PROPER = re.compile(r"Fathoms|Kelp|Aquatica|Limpet|Meg|JSON|\b[0-9a-f]{64}\b")  # names of things, people and seeds


@cache
def messages(lang: str) -> set[str]:
    files = [file for room in ("web/src", "src/fathoms") for file in (ROOT / room).rglob(f"{lang}.ftl")]
    return {text.casefold() for file in files for text in re.findall(r"= (.+)", file.read_text("utf-8"))}


def speaks_all(me: Person, where: str) -> None:
    """Every text of the page is in the language that is chosen: in none of the three a text of another is left."""
    me.page.evaluate("window.stayed = true")
    said: dict[str, set[str]] = {}
    for lang in (*LANGUAGES[1:], "en"):
        me.page.evaluate(SWITCH, lang)
        expect(me.page.locator("html")).to_have_attribute("lang", lang)
        me.drawn()
        texts = {PROPER.sub("", text).strip(" ·:") for text in me.page.evaluate(TEXTS)}
        said[lang] = {text for text in texts if re.search(r"[^\W\d_]{2}", text)}
    assert me.page.evaluate("window.stayed"), where
    assert len(said["en"]) > 10, where
    assert [text for text in said["uk"] if re.search("[A-Za-z]{2}", text)] == [], where
    assert [text for text in said["en"] | said["pl"] if re.search("[\u0400-\u04ff]", text)] == [], where
    left = {text.casefold() for text in said["en"] & said["pl"]}
    assert left <= messages("en") & messages("pl"), where  # some messages are the same in both, such as "bot"


def test_no_text_of_another_language_is_left_outside_a_table(person: Someone, pair: Pair) -> None:
    me, other = person(), person()
    other.api("PUT", "/api/me", {"name": "Limpet"})
    open_one = other.make("octopus", {"kind": "open"}, listed=True)["id"]
    mine = me.make("octopus", {"kind": "open"})["id"]
    me.make("shark")
    _, _, full = pair("0")
    pages = {
        "/": ".rows", "/new?game=kelp": "dialog[open]", "/new?game=aquatica": "dialog[open]", f"/t/{open_one}": ".gate",
        f"/t/{mine}": ".gate", full.path: ".gate", f"{full.path}?seat=shark": ".trouble",
        "/t/AAAAAAAAAAAAAAAA": ".trouble", "/nothing": ".trouble",
    }  # fmt: skip
    for path, shown in pages.items():
        me.come(path).wait_for_selector(shown)
        speaks_all(me, path)
    me.expect_wrong("404")
    for sheet in me.sheets():
        speaks_all(me, sheet)
    page = me.page
    # What went wrong is said in the new language too.
    me.button("web-join-link").click()
    page.get_by_label(me.says("web-join-paste")).fill("no link")
    page.keyboard.press("Enter")
    page.get_by_role("alert").wait_for()
    speaks_all(me, "no link")
    page.keyboard.press("Escape")
    me.context.set_offline(True)
    page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    page.locator(".rail").get_by_role("alert").wait_for()
    page.get_by_role("button", name=me.says("web-play-now")).first.click()
    page.locator(".gcard").get_by_role("alert").wait_for()
    speaks_all(me, "no server")
    me.context.set_offline(False)
    me.expect_wrong("failed: |ERR_INTERNET_DISCONNECTED")


def test_no_text_of_another_language_is_left_at_a_table(pair: Pair, person: Someone) -> None:
    octopus, shark, script = pair("397")
    watcher = person()
    script.to(script.deal.first("move", "shark").n)

    def at(one: Person, where: str) -> None:
        one.button("web-table-bar-settings").click()
        one.page.locator("dialog[open]").wait_for()
        speaks_all(one, where)
        one.page.keyboard.press("Escape")
        one.page.locator("dialog[open]").wait_for(state="detached")

    for one in (octopus, shark):
        one.come(script.path).wait_for_selector(".ask[data-n]")
    watcher.come(f"{script.path}?seat=spectator").wait_for_selector(".ask[data-n]")
    octopus.page.locator('[data-spot="zone:C"]').first.click()
    octopus.page.locator(".notice").wait_for()
    octopus.page.get_by_role("tab", name=octopus.says("web-table-chat"), exact=True).click()
    for one in (octopus, shark, watcher):
        at(one, one.page.title())
    script.to(script.deal.first("confront").n)
    for one in (octopus, shark, watcher):
        expect(one.page.locator(".duel")).to_be_visible()
        at(one, "a confrontation")
    watcher.button("web-table-bar-replay").click()
    watcher.page.locator(".time").wait_for()
    at(watcher, "the past")
    script.to_end()
    for one in (octopus, shark):
        expect(one.page.locator(".over")).to_be_visible()
        at(one, "the result")
        one.button("web-table-result-look").click()
        expect(one.page.locator(".timeline")).to_be_visible()
        at(one, "a finished game")


def test_no_text_of_another_language_is_left_where_a_move_is_made(person: Someone, pair: Pair) -> None:
    me, _, script = pair("0")
    script.to(1)
    me.come(script.path)
    me.asked("action")
    me.pick(script.deal.actions[1])
    me.asked("pay")
    expect(me.page.locator(".sofar")).to_be_visible()
    me.button("web-table-bar-settings").click()
    me.page.get_by_role("dialog").wait_for()
    speaks_all(me, "a move in the making")
    alone = person(size=SMALL)
    seats = {"player1": {"kind": "me"}, "player2": {"kind": "bot", "bot": "random"}}
    wanted = {"game": "aquatica", "options": {"players": 2, "kings": "dealt"}, "seats": seats, "nonce": "wide"}
    alone.come(f"/t/{alone.api('POST', '/api/tables', wanted)['id']}")
    for _ in range(12):
        alone.step()
    alone.to_question()
    alone.button("web-table-bar-settings").click()
    alone.page.get_by_role("dialog").wait_for()
    speaks_all(alone, "Aquatica")


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
