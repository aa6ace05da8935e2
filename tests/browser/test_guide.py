"""The guided first game of Kelp in a real browser: from the lobby to its end on any deal, and out of it at any step."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from support.browser import NARROW, SMALL, THEMES, WIDE, Person, patience
from support.dealt import Script
from support.grid import cases

from fathoms.text import LANGUAGES

pytestmark = pytest.mark.slow

Someone = Callable[..., Person]
MIDDLE = (1024, 768)
STEPS = 14

# What stands on the page: notes, and whether the one that is there covers what it lights up or any option.
GUIDED = """() => {
  const seen = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility === 'visible';
  const notes = [...document.querySelectorAll('.guide-note')].filter(seen);
  const box = (e) => e.getBoundingClientRect();
  const both = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 1;
  const meets = (a, b) => both(a, b, 'left', 'right') && both(a, b, 'top', 'bottom');
  const note = notes[0];
  const free = [...document.querySelectorAll('.guide-ring, .ask .q, .ask button, .duel .dcs')].filter(seen);
  const advised = document.querySelector('.opt[data-advised]');
  return {
    on: document.querySelector('[data-guide]') !== null,
    notes: notes.length,
    step: note?.dataset.step ?? '',
    title: note?.querySelector('.nh b').textContent ?? '',
    count: note?.querySelector('.nh span').textContent ?? '',
    waits: note?.querySelector('.go').hasAttribute('aria-disabled') ?? true,
    covered: note ? free.filter((e) => meets(box(note), box(e))).map((e) => e.className) : [],
    out: note ? [box(note).left < 0, box(note).right > innerWidth + 1] : [],
    advised: advised ? +advised.dataset.action : null,
    away: advised !== null && !meets(box(advised), box(advised.closest('.list'))),
  };
}"""


def learn(me: Person, nonce: str = "") -> Page:
    """Begin from the lobby, on the deal of that nonce."""

    def dealt(route: Route) -> None:
        told = route.request.post_data_json if route.request.method == "POST" else None
        route.continue_(**({"post_data": {**told, "nonce": nonce}} if told else {}))

    me.page.route("**/api/tables", dealt)
    page = me.come()
    page.click(".start .learn")
    page.wait_for_selector(".guide-note.placed")
    return page


def guided(me: Person) -> dict[str, Any]:
    """What the guide shows, which must be right at any moment; a note that has to make room does so at once."""
    told: dict[str, Any] = me.page.evaluate(GUIDED)
    for _ in patience(10):
        if not told["covered"]:
            break
        me.page.wait_for_timeout(100)
        told = me.page.evaluate(GUIDED)
    assert told["notes"] <= 1, told
    assert told["covered"] == [], told
    assert not told["away"], told
    assert not any(told["out"]), told
    return told


def at_step(me: Person, step: str) -> None:
    """Next, until that step is shown."""
    for _ in patience():
        now = guided(me)
        if now["step"] == step and not now["waits"]:
            return
        go_on(me, now)
    raise AssertionError(f"{step} did not come: {guided(me)}")


def go_on(me: Person, now: dict[str, Any]) -> None:
    """Next, if this note stands still, and is still there; who looks away meanwhile would miss one."""
    if now["notes"] and not now["waits"]:
        me.click(f'.guide-note[data-step="{now["step"]}"] .go')
    me.page.wait_for_timeout(60)


def lead(me: Person) -> list[str]:
    """Next, until the guide is gone; the steps that it told."""
    told: list[str] = []
    for _ in patience():
        now = guided(me)
        if not now["on"]:
            return told
        if now["step"] and now["step"] not in told[-1:]:
            told.append(now["step"])
        go_on(me, now)
    raise AssertionError(f"no end of the guide: {told} {me.shown()}")


@cases(
    [("1", WIDE, "en"), ("2", SMALL, "pl"), ("3", MIDDLE, "uk"), ("4", NARROW, "uk")],
    nonce=("1", "2", "3", "4", "5"), size=(WIDE, SMALL, MIDDLE, NARROW), lang=LANGUAGES,
)  # fmt: skip
def test_next_leads_to_the_end_on_any_deal(person: Someone, nonce: str, size: tuple[int, int], lang: str) -> None:
    me = person(size=size, lang=lang)
    page = learn(me, nonce)
    made = me.table()
    assert (list(made["mine"]), made["options"]["board"]) == (["octopus"], "day")
    assert next(seat["bot"] for seat in made["seats"] if seat["seat"] == "shark") == "easy"
    assert guided(me)["count"] == me.says("web-guide-count", number=1, all=STEPS)
    told = lead(me)
    assert told[:3] == ["den", "self", "trap"]
    assert told[-2:] == ["face", "end"]
    assert len(told) == len(set(told)) >= STEPS - 1  # who learns with the first card is not told of Learn cards again
    assert page.query_selector(".guide-dim, .guide-ring, .guide-chap") is None
    assert me.table()["status"] == "running"
    me.asked()
    page.reload()
    me.asked()
    assert not guided(me)["on"]


def test_the_lobby_offers_it(person: Someone) -> None:
    me = person()
    page = me.come()
    expect(page.locator(".start .learn em")).to_have_text(me.says("web-guide-new-here"))
    assert page.locator(".learn").count() == 1
    table = me.make()
    page = me.come(f"/t/{table['id']}")
    me.asked()
    loaded = "performance.getEntriesByType('resource').some((one) => /guide-.*js/.test(one.name))"
    assert not page.evaluate(loaded)
    page = me.come()
    page.wait_for_selector(".rail .rows")
    expect(page.locator(".start .learn")).to_be_visible()
    expect(page.locator(".start .learn em")).to_have_count(0)
    page.click(".start .learn")
    page.wait_for_selector(".guide-note.placed")
    assert page.evaluate(loaded)


def test_it_is_skipped_at_any_step(person: Someone) -> None:
    me = person()
    page = learn(me)
    page.keyboard.press("Escape")
    me.until("() => document.querySelector('[data-guide]') === null")
    page.reload()
    me.asked("den")
    assert not guided(me)["on"]
    learn(me)
    at_step(me, "pay")
    page.click(".guide-note .skip")
    me.until("() => document.querySelector('[data-guide]') === null")
    assert me.shown()["kind"] == "pay"  # the move in the making is still there
    for _ in range(12):
        me.step()


def test_escape_puts_a_move_back_before_it_skips(person: Someone) -> None:
    me = person()
    page = learn(me)
    at_step(me, "pay")
    page.keyboard.press("Escape")
    me.asked("action")
    assert guided(me)["on"]
    page.keyboard.press("Escape")
    me.until("() => document.querySelector('[data-guide]') === null")


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_a_reload_keeps_the_step(person: Someone, size: tuple[int, int]) -> None:
    me = person(size=size)
    page = learn(me)
    for step in ("self", "trap", "play", "draw", "reach", "learn", "eat", "end"):
        at_step(me, step)
        before = guided(me)
        page.reload()
        page.wait_for_selector(".guide-note.placed")
        page.wait_for_selector(".ask[data-n]")
        assert {**guided(me), "waits": False} == {**before, "waits": False}


def test_back_reads_again_and_puts_back_what_was_only_picked(person: Someone) -> None:
    me = person()
    page = learn(me)
    at_step(me, "pay")
    page.click(".guide-note .nbtn:nth-child(2)")
    page.wait_for_selector(".guide-note[data-step=play]")
    me.asked("action")
    for step in ("trap", "self", "den"):
        page.click(".guide-note .nbtn:nth-child(2)")
        page.wait_for_selector(f".guide-note[data-step={step}]")
    assert me.shown()["kind"] == "action"
    expect(page.locator(".guide-note .nbtn:nth-child(2)")).to_be_disabled()
    assert lead(me)[-1] == "end"


def test_whoever_plays_on_their_own_is_followed(person: Someone) -> None:
    me = person()
    learn(me, "8")
    for _ in range(140):
        shown = me.step()  # a click on an option, which nothing may cover
        now = guided(me)
        if shown["over"]:
            break
    now = guided(me)
    if now["on"]:
        assert lead(me)[-1:] == ["end"]


def test_the_keys_lead_alone(person: Someone) -> None:
    me = person()
    page = learn(me)
    page.locator("body").press("Enter")
    page.wait_for_selector(".guide-note[data-step=self]")
    # On an option Enter takes that option, and the guide follows.
    me.asked("action")
    page.focus("button[data-action]")
    page.keyboard.press("Enter")
    me.asked("pay")
    page.wait_for_selector(".guide-note[data-step=pay]")
    page.focus(".guide-note")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.classList.contains('go')")
    for _ in patience():
        if not guided(me)["on"]:
            return
        page.keyboard.press("Enter")  # the focus stays on Next, also over the other's turn
        page.wait_for_timeout(80)
    raise AssertionError(guided(me))


def test_it_is_a_dialog_that_is_read_out_and_not_modal(person: Someone) -> None:
    me = person()
    page = learn(me)
    note = page.get_by_role("dialog", name=me.says("web-kelp-guide-chapter-den"))
    expect(note).to_have_attribute("aria-modal", "false")
    expect(note).to_have_accessible_description(me.says("web-kelp-guide-den"))
    expect(page.locator("p.sr[aria-live=polite]", has_text=me.says("web-kelp-guide-den"))).to_have_count(1)
    order = "(a, b) => !!(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING)"
    assert page.evaluate(f"({order})(document.querySelector('.board'), document.querySelector('.guide-note'))")
    assert page.evaluate(f"({order})(document.querySelector('.guide-note'), document.querySelector('.ask'))")
    me.pick(min(me.asked("den")))  # the real question answers beside it
    me.asked("action")
    second = me.says("web-kelp-guide-chapter-blocks")
    expect(page.locator(".guide-chap [aria-current=step]")).to_have_text(f"2 {second}")


def test_the_language_changes_at_once(person: Someone) -> None:
    me = person()
    page = learn(me)
    for lang, name in (("uk", "Українська"), ("pl", "Polski"), ("en", "English")):
        page.get_by_role("button", name=me.says("web-table-bar-settings"), exact=True).click()
        page.locator("dialog[open]").get_by_role("radio", name=name).click()
        page.keyboard.press("Escape")
        me.lang = lang
        expect(page.locator(".guide-note p")).to_have_text(me.says("web-kelp-guide-den"))
    assert guided(me)["on"]  # Escape closed the sheet, not the guide


def test_a_confrontation_is_explained_when_it_comes(pair: Callable[..., tuple[Person, Person, Script]]) -> None:
    """At a table that is guided in this browser, where both are to choose."""
    me, _, script = pair("397")
    script.to(script.deal.first("confront").n)
    me.page.add_init_script(f"localStorage.setItem('fathoms.guides', JSON.stringify({{'{script.table}': []}}))")
    page = me.come(script.path)
    me.asked("confront")
    page.wait_for_selector(".guide-note[data-step=face]")
    assert guided(me)["advised"] in me.shown()["actions"]
    page.click(".guide-note .go")
    me.until("() => document.querySelector('[data-question=confront]') === null")


@cases(
    [*zip(THEMES, (WIDE, SMALL, MIDDLE), LANGUAGES, strict=True), ("light", WIDE, "uk"), ("dark", NARROW, "pl")],
    theme=THEMES,
    size=(SMALL, MIDDLE, NARROW, WIDE),
    lang=LANGUAGES,
)
def test_it_is_accessible_and_fits(person: Someone, theme: str, size: tuple[int, int], lang: str) -> None:
    me = person(size=size, lang=lang)
    me.page.add_init_script(f"localStorage.setItem('fathoms.settings', JSON.stringify({{theme: '{theme}'}}))")
    page = learn(me)
    for step in ("den", "self", "pay", "draw", "reach", "gain", "face"):
        at_step(me, step)
        page.wait_for_timeout(250)
        assert guided(me)["step"] == step
        assert me.axe() == [], step
        assert me.too_wide() <= 0, step
    if size in (SMALL, NARROW):
        page.click(".parts button:last-child")
        page.wait_for_selector(".guide-chap")
        assert me.axe() == []
        page.click(".parts button:first-child")
        page.wait_for_selector(".guide-note[data-step=face]")
