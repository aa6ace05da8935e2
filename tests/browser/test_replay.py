"""A finished game that is looked at: any step, by keys and by pointer, by itself, through any eyes, and the way on."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from support.browser import NARROW, SMALL, WIDE, Person, patience
from support.dealt import Script
from support.grid import grid
from support.played import played
from support.soundness import Sound

from fathoms.core.catalogue import LANGUAGES

pytestmark = pytest.mark.slow

Someone = Callable[..., Person]
Pair = Callable[..., tuple[Person, Person, Script]]
MIDDLE = (1024, 768)
KEY = {"over", "shown", "ate", "trap", "confrontation", "tile"}
# On a phone, what can be pressed is as large as a finger. (The drawings of a game have tests of their own.)
SMALLER = """() => [...document.querySelectorAll(
  ':is(.timeline, .eyes, .on, .fair, nav.parts, .log) :is(button, a, select, summary)'
)].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && (box.height < 43.5 || box.width < 43.5);
}).map((one) => one.outerHTML.slice(0, 120))"""


def brought(me: Person, game: str = "kelp", seed: int = 5, **options: Any) -> str:
    """The table of a finished game from elsewhere."""
    return str(me.api("POST", "/api/records", played(game, seed, **options))["id"])


def opened(me: Person, table: str, step: int = 0) -> Page:
    page = me.come(f"/t/{table}?step={step}")
    at(me, step)
    return page


def pos(me: Person) -> Locator:
    return me.page.locator(".transport .pos b")


def last(me: Person) -> int:
    return int(me.page.get_by_role("slider").get_attribute("max") or 0)


def at(me: Person, step: int) -> None:
    me.page.locator(".timeline").wait_for()
    expect(pos(me)).to_have_text(me.says("web-replay-step", to=step, all=last(me)))


def moments(me: Person, table: str) -> list[int]:
    """The steps of the key moments, as the log of a spectator tells them."""
    told = me.api("POST", f"/api/tables/{table}/ask", {"type": "look", "seen": 0})["events"]
    steps = me.api("GET", f"/api/tables/{table}/moment?to=0&seat=spectator&steps=true")["steps"]
    step = {one["n"]: number for number, one in enumerate(steps, 1)}
    found = [one for one in told if one["event"]["event"] in KEY or one["event"].get("block") == "octopus"]
    return sorted({step[one["n"]] for one in found if one["event"]["event"] in {*KEY, "revealed"}})


def test_keys_lead_through_a_finished_game(pair: Pair) -> None:
    me, _, script = pair("0")
    script.to_end()
    page = me.come(script.path)
    me.button("web-table-result-look").click()
    at(me, 0)
    end = last(me)
    steps = me.api("GET", f"/api/tables/{script.table}/moment?to=0&seat=spectator&steps=true")["steps"]
    press = page.keyboard.press
    for key, step in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", end),
        ("ArrowRight", end),
        ("Home", 0),
    ):
        press(key)
        at(me, step)
    second = 1 + next(number for number, one in enumerate(steps) if one["turn"] == 2)
    third = 1 + next(number for number, one in enumerate(steps) if one["turn"] == 3)
    press("End")
    at(me, end)
    press("Home")
    at(me, 0)
    page.evaluate("document.activeElement.blur()")
    while int(re.findall(r"\d+", pos(me).inner_text())[0]) < second:
        before = pos(me).inner_text()
        press("Shift+ArrowRight")
        expect(pos(me)).not_to_have_text(before)
    at(me, second)
    press("Shift+ArrowRight")
    at(me, third)
    press("ArrowRight")
    press("Shift+ArrowLeft")
    at(me, third)
    press("Shift+ArrowLeft")
    at(me, second)
    press("Home")
    at(me, 0)
    keyed = moments(me, script.table)
    for step in (*keyed, keyed[0]):
        press("k")
        at(me, step)
    for eye in ("shark", "spectator", "everything", "octopus"):
        press("v")
        expect(page.locator("[data-eye][aria-checked=true]")).to_have_attribute("data-eye", eye)
    press("Escape")
    expect(page.locator(".over")).to_be_visible()
    assert page.evaluate("document.activeElement.id") == "question"
    assert me.wrong == []


def test_pins_and_the_axis_lead_to_their_steps(person: Someone) -> None:
    me = person(lang="pl")
    table = brought(me)
    page = opened(me, table)
    pins = page.locator(".pin")
    expect(pins.first).to_be_visible()
    wanted = moments(me, table)
    assert [int(pin.get_attribute("data-to") or 0) for pin in pins.all()] == wanted
    for pin in pins.all():
        assert re.match(r"Tura \d+: .+", pin.get_attribute("aria-label") or "")
        pin.click()
        at(me, int(pin.get_attribute("data-to") or 0))
        expect(pin).to_have_attribute("aria-current", "true")
    end = last(me)
    expect(page.locator(".graph")).to_be_visible(timeout=60_000)  # until it is there, the axis is lower
    box = page.locator(".field").bounding_box()
    assert box
    for step in (0, end // 4, end // 2, end):
        page.mouse.click(box["x"] + step / end * box["width"], box["y"] + box["height"] - 12)
        at(me, step)
    page.mouse.move(box["x"] + 2, box["y"] + 5)
    page.mouse.down()
    late = 3 * end // 4
    page.mouse.move(box["x"] + late / end * box["width"], box["y"] + 5, steps=12)
    page.mouse.up()
    at(me, late)
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    at(me, late - 1)
    assert me.says("web-replay-step", to=late - 1, all=end) in (slider.get_attribute("aria-valuetext") or "")
    line = page.locator(".log li:not(.turn) button").nth(3)
    line.click()
    expect(page.locator(".log li[aria-current]").first).to_be_visible()


def play(me: Person, id: str = "play") -> Locator:
    return me.page.get_by_role("button", name=me.says(f"web-replay-{id}"), exact=True)


def test_it_plays_by_itself_until_it_is_stopped_or_over(person: Someone) -> None:
    me = person()
    page = opened(me, brought(me))
    end = last(me)
    page.get_by_role("radio", name=me.says("web-replay-speed-fast")).click()
    play(me).click()
    me.until("() => +document.querySelector('.transport .pos b').textContent.match(/\\d+/)[0] > 2")
    page.keyboard.press("ArrowLeft")
    expect(play(me)).to_be_visible()
    page.wait_for_timeout(500)
    stopped = pos(me).inner_text()
    page.wait_for_timeout(1000)
    assert pos(me).inner_text() == stopped
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    at(me, end - 1)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    expect(play(me, "pause")).to_be_visible()
    at(me, end)
    expect(play(me)).to_be_visible()


def test_eyes_show_what_they_saw_and_the_seats_stay_at_hand(person: Someone) -> None:
    me = person()
    table = brought(me)
    end = opened(me, table) and last(me)
    page = opened(me, table, end // 2)
    for eye in ("octopus", "shark", "spectator", "everything"):
        page.locator(f"[data-eye={eye}]").click()
        told = me.api("GET", f"/api/tables/{table}/moment?to={end // 2}&seat={eye}")
        hidden = sum(block == "hidden" for block in told["view"]["blocks"].values())
        expect(page.locator(".block.standing:has(use[href='#block-standing'])")).to_have_count(hidden)
        hand = told["view"]["octopus"]["hand"] if eye in ("octopus", "everything") else []
        expect(page.locator(".in-hand b")).to_have_count(len(hand))
        page.get_by_role("tab", name="Octopus").click()
        expect(page.locator("#parts .hand .hcard")).to_have_count(len(hand))
    page.get_by_role("tab", name="Shark").click()
    expect(page.locator("#parts .tiles")).to_be_visible()


def test_how_it_went_is_drawn_as_an_estimate(person: Someone) -> None:
    me = person(lang="uk")
    table = brought(me)
    page = opened(me, table)
    end = last(me)
    graph = page.locator(".graph svg")
    expect(graph).to_be_visible(timeout=60_000)
    points = {one["to"]: one["win"] for one in me.api("GET", f"/api/tables/{table}/course")["points"]}
    for step in (0, end // 3, end):
        page.get_by_role("slider").fill(str(step))
        at(me, step)
        percent = round(100 * max(points[step].values())) if step in points else None
        expect(page.locator(".cursor b")).to_contain_text(f"≈ {percent}%" if percent is not None else "≈")
    assert (graph.get_attribute("aria-label") or "").startswith(me.says("web-replay-course"))
    me.sees("web-replay-course")


@pytest.mark.parametrize(("eye", "seat"), [("shark", "shark"), ("octopus", "octopus"), ("everything", None)])
def test_it_is_played_on_from_any_step(person: Someone, eye: str, seat: str | None) -> None:
    me = person(lang="pl")
    table = brought(me)
    page = opened(me, table, 40)
    page.locator(f"[data-eye={eye}]").click()
    expect(page.locator(f"[data-eye={eye}]")).to_have_attribute("aria-checked", "true")
    then = me.api("GET", f"/api/tables/{table}/moment?to=40&seat=everything")
    seat = seat or then["mover"]
    page.locator(".on select").select_option("easy")
    page.keyboard.press("p")
    page.wait_for_url(lambda url: table not in url)
    page.wait_for_selector(".ask[data-n]")
    told = me.table()
    assert told["begun"] == {"table": table, "to": 40}
    assert list(told["mine"]) == [seat]
    assert {one["bot"] for one in told["seats"] if one["seat"] != seat} == {"easy"}
    before = me.api("GET", f"/api/tables/{told['id']}/moment?to=40&seat=spectator")
    assert before["view"] == me.api("GET", f"/api/tables/{table}/moment?to=40&seat=spectator")["view"]
    me.asked()
    for _ in patience():
        if me.step()["over"] or me.table()["length"] > 48:
            break
    assert me.table()["length"] > 41


def test_where_the_game_is_over_it_is_not_played_on(person: Someone) -> None:
    me = person()
    page = opened(me, brought(me))
    page.keyboard.press("End")
    at(me, last(me))
    me.sees("web-replay-on-over")
    page.keyboard.press("p")
    expect(page.locator(".then [role=alert]")).to_be_visible()
    page.wait_for_timeout(300)
    at(me, last(me))
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".on .go")).not_to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("size", [MIDDLE, SMALL])
def test_the_key_plays_on_from_every_part_of_the_page(person: Someone, size: tuple[int, int]) -> None:
    me = person(size=size)
    table = brought(me)
    page = opened(me, table)
    parts = page.get_by_role("tab").or_(page.locator("nav.parts button"))
    page.keyboard.press("End")
    at(me, last(me))
    parts.last.click()
    page.keyboard.press("p")
    expect(page.locator(".then [role=alert]")).to_contain_text(me.says("web-replay-on-over"))
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("p")
    page.wait_for_url(lambda url: table not in url)
    assert me.table()["begun"]["table"] == table


def test_the_address_names_the_step_that_is_shown(person: Someone) -> None:
    me = person()
    table = brought(me)
    page = opened(me, table, 30)
    entries = page.evaluate("history.length")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    at(me, 28)
    page.wait_for_url("**?step=28")
    assert page.evaluate("history.length") == entries
    page.reload()
    at(me, 28)
    for step in ("999", "last", "9999999"):
        me.come(f"/t/{table}?step={step}")
        at(me, last(me))
        page.wait_for_url(f"**?step={last(me)}")
    page.keyboard.press("Escape")
    expect(page.locator(".over")).to_be_visible()
    page.wait_for_url(f"**/t/{table}")


def test_a_link_leads_to_its_step(person: Someone) -> None:
    me, other = person(), person(lang="pl")
    page = opened(me, brought(me), 7)
    page.keyboard.press("ArrowRight")
    at(me, 8)
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    me.button("web-copy").click()
    me.sees("web-copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("?step=8")
    other.come(link.removeprefix(other.url))
    at(other, 8)


def test_the_past_of_a_running_game_is_a_small_bar(pair: Pair) -> None:
    me, _, script = pair("0")
    script.to(12)
    page = me.come(script.path)
    me.asked()
    me.button("web-table-bar-replay").click()
    expect(page.get_by_role("region", name="The past")).to_be_visible()
    assert page.locator(".timeline, [data-eye], .on").count() == 0


def test_a_game_without_a_drawing_can_be_looked_at(person: Someone, sound: Sound) -> None:
    me = person(lang="pl")
    page = opened(me, brought(me, "aquatica", 3, players=3))
    page.keyboard.press("k")
    page.keyboard.press("ArrowRight")
    at(me, 1)
    assert page.locator("[data-eye]").count() == 5
    assert page.locator(".pin").count() == 0
    expect(page.locator(".ticks svg").first).to_be_visible()
    sound(me, "Aquatica")


@grid(size=(MIDDLE, SMALL, NARROW, WIDE), lang=LANGUAGES)
def test_it_is_for_everyone(person: Someone, size: tuple[int, int], lang: str, sound: Sound) -> None:
    me = person(size=size, lang=lang)
    table = brought(me)
    page = opened(me, table, 60)
    expect(page.locator(".graph")).to_be_visible(timeout=60_000)
    expect(page.locator(".fair b").first if size == WIDE else page.locator(".graph")).to_be_visible()
    sound(me, "the board")
    if size[0] < 600:
        assert page.evaluate(SMALLER) == []
    parts = page.get_by_role("tab").or_(page.locator("nav.parts button"))
    for number in range(parts.count()):
        parts.nth(number).click()
        me.drawn()
        sound(me, f"part {number}")
        if size[0] < 600:
            assert page.evaluate(SMALLER) == []
