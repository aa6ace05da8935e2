"""Every page and sheet for everyone: axe finds nothing serious in any theme, and nothing is too wide."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browser import NARROW, SMALL, WIDE, Person, patience
from support.dealt import Script
from support.grid import cases
from support.line import Line
from support.server import Served
from support.soundness import Sound, fits

from fathoms.core.catalogue import LANGUAGES

pytestmark = pytest.mark.slow

Someone = Callable[..., Person]
Pair = Callable[..., tuple[Person, Person, Script]]
MIDDLE = (1024, 768)
DEAD = "AAAAAAAAAAAAAAAA"

BOTH = cases([(WIDE, "pl"), (NARROW, "uk")], size=(WIDE, NARROW), lang=LANGUAGES)


@BOTH
def test_every_page_outside_a_table(
    sound: Sound, pair: Pair, person: Someone, server: Served, size: tuple[int, int], lang: str, tmp_path: Path
) -> None:
    other = person()
    _, _, full = pair("0")
    other.api("PUT", "/api/me", {"name": "Limpet"})
    there = other.make("octopus", {"kind": "open"}, listed=True)["id"]
    unwatched = other.make("octopus", spectators=False)["id"]
    with Line(server.port) as line:
        me = person(url=line.url, size=size, lang=lang)
        mine = me.make("octopus", {"kind": "open"})["id"]
        pages = {
            "/": ".rows", "/new?game=kelp": "dialog[open]", "/new?game=aquatica": "dialog[open]",
            f"/t/{there}": ".gate", f"/t/{mine}": ".gate", full.path: ".gate", f"{full.path}?seat=shark": ".trouble",
            f"/t/{unwatched}": ".trouble", f"/t/{DEAD}": ".trouble", "/nothing/here": ".trouble",
        }  # fmt: skip
        for path, shown in pages.items():
            me.come(path).wait_for_selector(shown)
            sound(me, path)
        me.expect_wrong("404")
        for sheet in me.sheets():
            sound(me, sheet)
        page = me.page
        me.button("web-join-link").click()
        page.get_by_role("dialog").get_by_role("textbox").fill("no link")
        page.keyboard.press("Enter")
        page.get_by_role("dialog").get_by_role("alert").wait_for()
        sound(me, "join by a link that is none")
        page.keyboard.press("Escape")
        (tmp_path / "letter.txt").write_text("Dear diary")
        page.locator("input[type=file]").set_input_files(tmp_path / "letter.txt")
        page.locator(".rail").get_by_role("alert").wait_for()
        sound(me, "a record that is none")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        page.wait_for_selector(".rows")
        line.cut()
        me.button("web-play-now").click()
        page.locator(".net.err").wait_for()
        sound(me, "the lobby without its server")
        me.come(f"/t/{mine}").wait_for_selector(".trouble")
        sound(me, "a table without its server")
        me.expect_wrong("failed: |ERR_|Failed to load")


@BOTH
def test_every_page_of_a_table(pair: Pair, person: Someone, size: tuple[int, int], lang: str, sound: Sound) -> None:
    octopus, shark, script = pair("397", size=size, langs=(lang, lang))
    watcher = person(size=size, lang=lang)
    script.to(script.deal.first("move", "shark").n)
    for one in (octopus, shark):
        one.come(script.path).wait_for_selector(".ask[data-n]")
    watcher.come(f"{script.path}?seat=spectator").wait_for_selector(".ask[data-n]")
    shark.asked("move")
    sound(shark, "the Shark moves")
    octopus.page.locator('[data-spot="zone:C"]').first.click()
    octopus.page.locator(".notice").wait_for()
    sound(octopus, "the Octopus waits, and is told so")
    sound(watcher, "a spectator")
    for button in ("settings", "resign"):
        octopus.button(f"web-table-bar-{button}").click()
        octopus.page.get_by_role("dialog").wait_for()
        sound(octopus, button)
        octopus.page.keyboard.press("Escape")
    script.to(script.deal.first("confront").n)
    for one in (octopus, shark):
        expect(one.page.locator('.duel[data-phase="choose"]')).to_be_visible()
    sound(octopus, "a confrontation, the Octopus chooses")
    sound(watcher, "a confrontation, watched")
    shark.answer(min(shark.asked("confront")))
    expect(shark.page.locator('.duel[data-phase="wait"]')).to_be_visible()
    sound(shark, "a confrontation, the Shark waits")
    octopus.answer(max(octopus.asked("confront")))
    expect(shark.page.locator('.duel[data-phase="shown"]')).to_be_visible()
    sound(shark, "a confrontation, shown")
    watcher.button("web-table-bar-replay").click()
    watcher.page.locator(".time").wait_for()
    sound(watcher, "the past")
    shark.button("web-table-bar-resign").click()
    shark.page.get_by_role("dialog").get_by_role("button", name=shark.says("web-table-resign-yes")).click()
    for one in (octopus, shark):
        expect(one.page.locator(".over")).to_be_visible()
        sound(one, "the result")
    watcher.page.keyboard.press("Escape")
    expect(watcher.page.locator(".over")).to_be_visible()
    sound(watcher, "the result, watched")


@BOTH
def test_a_move_in_the_making(pair: Pair, person: Someone, size: tuple[int, int], lang: str, sound: Sound) -> None:
    me, _, script = pair("0", size=size, langs=(lang, "en"))
    script.to(1)
    me.come(script.path)
    me.asked("action")
    me.pick(script.deal.actions[1])
    me.asked("pay")
    sound(me, "the first part of a move")
    me.pick(script.deal.actions[2])
    for _ in patience():
        if me.step(spare="ready")["ready"]:
            break
    expect(me.page.locator(".sofar .btn.go")).to_be_visible()
    sound(me, "a move to be confirmed")
    alone = person(size=size, lang=lang)
    alone.come(f"/t/{alone.make('octopus', nonce='hint')['id']}")
    alone.asked("den")
    alone.button("web-table-hint").click()
    expect(alone.page.locator(".hint li").first).to_be_visible()
    sound(alone, "a hint")


@BOTH
def test_the_cover_and_a_lost_line(
    person: Someone, server: Served, size: tuple[int, int], lang: str, sound: Sound
) -> None:
    with Line(server.port) as line:
        both = person(url=line.url, size=size, lang=lang)
        seats = {"octopus": {"kind": "me"}, "shark": {"kind": "me"}}
        both.come(f"/t/{both.api('POST', '/api/tables', {'game': 'kelp', 'seats': seats})['id']}")
        expect(both.page.locator("[data-cover]")).to_be_visible()
        sound(both, "the cover")
        both.page.keyboard.press("Enter")
        both.asked()
        line.cut()
        both.page.get_by_role("alert").filter(has_text=both.says("web-table-net-lost")).wait_for()
        sound(both, "a lost line")
        both.expect_wrong("ERR_|WebSocket connection")


def test_parts_of_a_table_on_a_phone(pair: Pair, sound: Sound) -> None:
    octopus, shark, script = pair("0", size=NARROW, langs=("uk", "uk"))
    script.to(40)
    for one in (octopus, shark):
        one.come(script.path).wait_for_selector(".ask[data-n]")
        parts = one.page.get_by_role("navigation", name=one.says("web-table-tabs")).get_by_role("button")
        assert parts.count() == 5
        for at in range(1, 5):
            parts.nth(at).click()
            expect(parts.nth(at)).to_have_attribute("aria-current", "page")
            sound(one, f"part {at}")


@pytest.mark.parametrize("size", [MIDDLE, SMALL])
def test_other_sizes_fit(pair: Pair, person: Someone, size: tuple[int, int]) -> None:
    octopus, shark, script = pair("397", size=size, langs=("uk", "pl"))
    me = person(size=size, lang="uk")
    for path, shown in {"/": ".gcard h2", "/new?game=kelp": "dialog[open]", f"/t/{DEAD}": ".trouble"}.items():
        me.come(path).wait_for_selector(shown)
        fits(me, path)
    me.expect_wrong("404")
    for n in (script.deal.first("move", "shark").n, script.deal.first("confront").n, len(script.deal.actions)):
        script.to(n)
        for one in (octopus, shark):
            one.come(script.path).wait_for_selector(f'.ask[data-n="{n}"]')
            fits(one, f"entry {n}")


@BOTH
def test_a_game_without_a_drawing(person: Someone, size: tuple[int, int], lang: str, sound: Sound) -> None:
    me = person(size=size, lang=lang)
    seats = {"player1": {"kind": "me"}, "player2": {"kind": "bot", "bot": "random"}}
    wanted = {"game": "aquatica", "options": {"players": 2, "kings": "dealt"}, "seats": seats, "nonce": "wide"}
    me.come(f"/t/{me.api('POST', '/api/tables', wanted)['id']}")
    for _ in range(12):
        me.step()
    me.until("() => document.querySelector('.sofar .btn.go, button[data-action]:not([aria-disabled])') !== null")
    if me.shown()["ready"]:
        sound(me, "Aquatica, a move to be confirmed")
        me.step()
    me.asked()
    sound(me, "Aquatica")
