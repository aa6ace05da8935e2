"""For somebody who hears the page: what is asked and what happens is read out, and the keyboard is led along."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from support.browser import SMALL, WIDE, Person
from support.dealt import Script

pytestmark = pytest.mark.slow

Pair = Callable[..., tuple[Person, Person, Script]]

# What a screen reader says by itself: whatever changes within a live region, and an alert as soon as it is there.
HEAR = """() => {
  window.heard = [];
  const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  const say = (part) => part.textContent.trim() && window.heard.push(part.textContent.trim());
  new MutationObserver((changes) => {
    for (const change of changes) {
      const at = change.target.nodeType === 1 ? change.target : change.target.parentElement;
      if (at?.closest('[aria-hidden=true]')) continue;
      if (at?.closest(live)) change.type === 'characterData' ? say(at) : change.addedNodes.forEach(say);
      else for (const part of change.addedNodes) if (part.role === 'alert') say(part);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


STATE = """() => [document.querySelector('.ask').dataset.n, document.querySelectorAll('.sofar li').length,
  document.querySelector('.sofar .go') !== null].join()"""


def heard(one: Person) -> str:
    """All that was read out since the last time."""
    said: list[str] = one.page.evaluate("() => window.heard.splice(0)")
    return " ".join(said)


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_questions_and_events_are_read_out(pair: Pair, size: tuple[int, int]) -> None:
    octopus, shark, script = pair("0", size=size, langs=("pl", "uk"))
    for one in (octopus, shark):
        one.come(script.path).wait_for_selector(".ask[data-n]")
        one.page.evaluate(HEAR)
    known = {one: len(script.look(seat)["events"]) for one, seat in ((octopus, "octopus"), (shark, "shark"))}
    before = {one: one.page.inner_text(".ask .q") for one in (octopus, shark)}
    asked: set[str] = set()
    while len(asked) < 8:
        script.on()
        for one, seat in ((octopus, "octopus"), (shark, "shark")):
            told = script.look(seat, one.lang)
            expect(one.page.locator(f'.ask[data-n="{told["n"]}"]')).to_be_visible()
            said = heard(one)
            for event in told["events"][known[one] :]:
                if event["event"]["event"] != "turn":
                    assert event["said"]["text"] in said, (seat, told["n"])
            known[one] = len(told["events"])
            question = one.page.inner_text(".ask .q")
            if told["asked"]:
                assert question == told["asked"]["said"]["text"]
                asked.add(question)
            if question != before[one]:
                assert question in said, (seat, told["n"])
            before[one] = question


def test_what_cannot_be_done_and_what_was_chosen_is_read_out(pair: Pair) -> None:
    me, _, script = pair("0")
    script.to(1)
    page = me.come(script.path)
    me.asked("action")
    page.evaluate(HEAR)
    page.locator('[data-spot="zone:C"]').first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.get_by_role("alert").locator("span").inner_text() in heard(me)
    me.pick(script.deal.actions[1])
    me.asked("pay")
    assert page.locator(".ask .q").inner_text() in heard(me)


def test_the_keyboard_is_led_from_question_to_question(pair: Pair) -> None:
    """Tab comes to the options; after each answer the next ones have the focus, or the button that does the move."""
    me, _, script = pair("0")
    page = me.come(script.path)
    me.asked()
    inside = "document.activeElement.matches('.ask button:not([aria-disabled])')"
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.ask button[data-action]')"):
            break
    assert page.evaluate(inside)
    while (now := script.look("octopus"))["mover"] == "octopus":
        me.until(f"() => {inside}")
        assert page.locator(".sofar li").count() < 9
        before = page.evaluate(STATE)
        page.keyboard.press("Enter")
        me.until(f"(before) => ({STATE})() !== before", before)
        now = script.look("octopus")
        expect(page.locator(f'.ask[data-n="{now["n"]}"]')).to_be_visible()
    # The others' turn is over: the focus comes back by itself.
    length = now["n"]
    assert length > 2
    while now["mover"] != "octopus":
        now = script.ask(now["mover"], "answer", n=now["n"], actions=[first(script, now["mover"])])
    me.until(f"() => {inside}")


def first(script: Script, seat: str) -> int:
    return next(int(option["action"]) for option in script.look(seat)["asked"]["options"] if option["preview"])
