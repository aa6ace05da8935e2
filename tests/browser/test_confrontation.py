"""A confrontation of Kelp: both choose in secret, whoever was first waits, and both cards are turned up at once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from support.browser import SMALL, WIDE, Person
from support.dealt import Script

pytestmark = pytest.mark.slow

Pair = Callable[..., tuple[Person, Person, Script]]
DEAL = "397"  # it confronts after twelve answers


def settled(one: Person) -> str:
    """The page when it has heard of all who came."""
    before, now = "", one.page.inner_html("#app")
    while before != now:
        one.page.wait_for_timeout(400)
        before, now = now, one.page.inner_html("#app")
    return now


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_both_choose_in_secret_and_see_it_at_once(
    pair: Pair, person: Callable[..., Person], size: tuple[int, int]
) -> None:
    octopus, shark, script = pair(DEAL, size=size, langs=("pl", "uk"))
    watcher = person(size=size)
    n = script.deal.first("confront").n
    script.to(n)
    for one in (octopus, shark):
        one.come(script.path)
        expect(one.page.locator('.duel[data-phase="choose"]')).to_be_visible()
        assert one.page.locator(".duel .dcs").count() == len(one.asked("confront"))
    watcher.come(f"{script.path}?seat=spectator")
    expect(watcher.page.locator('.duel[data-phase="watch"]')).to_be_visible()

    # The Shark is quicker: it waits, and nothing changes for anybody else.
    before = [settled(one) for one in (octopus, watcher)]
    shark.page.locator(".duel .dcs").first.click()
    expect(shark.page.locator('.duel[data-phase="wait"]')).to_be_visible()
    assert not shark.shown()["actions"]
    shark.page.wait_for_timeout(150)
    assert [one.page.inner_html("#app") for one in (octopus, watcher)] == before
    # A reload forgets nothing of that.
    shark.page.reload()
    expect(shark.page.locator('.duel[data-phase="wait"]')).to_be_visible()

    octopus.page.locator(".duel .dcs").last.click()
    for one in (octopus, shark, watcher):
        expect(one.page.locator('.duel[data-phase="shown"]')).to_be_visible()
        expect(one.page.locator(".duel .verdict[role=img]")).to_be_visible()
        assert one.page.locator(".duel .dc .front").count() == 2
    told = script.look("octopus")["events"]
    shown = next(one["event"] for one in told if one["event"]["event"] == "shown")
    same = shown["octopus"] == shown["shark"]
    for one in (octopus, shark, watcher):
        assert one.page.locator(".duel .verdict.yes").count() == (1 if same else 0)


def test_it_is_chosen_by_keys_too(pair: Pair) -> None:
    octopus, shark, script = pair(DEAL)
    script.to(script.deal.first("confront").n)
    for one in (octopus, shark):
        one.come(script.path)
        one.asked("confront")
        one.page.keyboard.press("1")
    for one in (octopus, shark):
        expect(one.page.locator('.duel[data-phase="shown"]')).to_be_visible()
        one.page.locator(".duel .close").click()
        expect(one.page.locator(".duel")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_k10_2_what_a_card_does_is_asked_when_both_are_shown(pair: Pair, size: tuple[int, int]) -> None:
    octopus, shark, script = pair(DEAL, size=size)
    n = script.deal.first("confront").n
    script.to(n)
    page = octopus.come(script.path)
    octopus.asked("confront")
    octopus.answer(next(o["action"] for o in script.look("octopus")["asked"]["options"] if "freeze" in o["text"]))
    expect(page.locator('.duel[data-phase="wait"]')).to_be_visible()
    assert not octopus.shown()["actions"], "nothing more is asked before the Shark has chosen"
    if size == SMALL:
        ends = page.evaluate(
            "[...document.querySelectorAll('.duel, .duel *')].map((e) => e.getBoundingClientRect().bottom)"
        )
        assert max(ends) <= page.locator(".ask").bounding_box()["y"] + 1, "it covers no word of the question"
    other = next(o["action"] for o in script.look("shark")["asked"]["options"] if "freeze" not in o["text"])
    shark.come(script.path)
    shark.asked("confront")
    shark.answer(other)
    octopus.asked("freeze")
