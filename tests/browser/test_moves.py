"""A move in the making, and what was done: step back, begin anew, take back alone and by agreement, resign, rematch."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from support.browser import SMALL, Person
from support.dealt import Script

pytestmark = pytest.mark.slow

Someone = Callable[..., Person]
Pair = Callable[..., tuple[Person, Person, Script]]


def shows(one: Person, n: int) -> None:
    """Waits until the page shows the game with so many entries."""
    expect(one.page.locator(f'.ask[data-n="{n}"]')).to_be_visible()


def hidden_blocks(script: Script) -> list[str]:
    """The zones whose blocks were hidden, in order, as the Shark heard of them."""
    events = [told["event"] for told in script.look("shark")["events"]]
    return [event["zone"] for event in events if event["event"] == "hidden"]


def test_a_draft_goes_back_step_by_step_and_to_its_beginning(pair: Pair) -> None:
    """Deal 0 plays a card that costs a block: card and payment are two parts of one move."""
    me, _, script = pair("0")
    script.to(1)
    page = me.come(script.path)
    card, block = script.deal.actions[1:3]
    first = me.asked("action")
    chosen, do = page.locator(".sofar li"), page.locator(".sofar .btn.go")
    me.pick(card)
    second = me.asked("pay")
    expect(chosen).to_have_count(1)
    page.keyboard.press("z")
    assert me.asked("action") == first
    expect(page.locator(".sofar")).to_have_count(0)
    me.pick(card)
    assert me.asked("pay") == second
    page.keyboard.press("Escape")
    assert me.asked("action") == first
    me.pick(card)
    me.asked("pay")
    page.locator(".ask").get_by_role("button", name=me.says("web-table-sofar-undo")).click()
    assert me.asked("action") == first
    me.pick(card)
    me.asked("pay")
    me.pick(block)
    me.asked("gain")
    expect(chosen).to_have_count(2)
    page.keyboard.press("z")
    assert me.asked("pay") == second
    expect(chosen).to_have_count(1)
    me.pick(block)
    me.asked("gain")
    page.keyboard.press("Escape")
    assert me.asked("action") == first
    assert script.look("octopus")["n"] == 1, "nobody has heard of any of it"
    me.pick(card)
    me.asked("pay")
    me.pick(block)
    me.asked("gain")
    me.pick(script.deal.actions[3])
    expect(chosen).to_have_count(3)
    do.click()
    me.until("() => document.querySelector('.ask').dataset.n > 1")
    assert script.look("shark")["n"] > 1


def test_one_block_of_two_is_enough_and_enter_does_it(pair: Pair) -> None:
    """A card that hides one or two blocks, after a click on the first: what ends the choice comes only then."""
    me, _, script = pair("0")
    script.to(29)
    before = hidden_blocks(script)
    page = me.come(script.path)
    me.asked("hide")
    done = page.locator(".opt.quiet[data-action]")
    expect(done).to_have_count(0)
    page.locator('[data-spot="zone:N"]').click()
    expect(done).to_have_count(1)
    done.click()
    expect(page.locator(".sofar .btn.go")).to_be_focused()
    page.keyboard.press("Enter")
    me.until("() => document.querySelector('.ask').dataset.n > 29")
    assert hidden_blocks(script) == [*before, "N"], "this one and no other"


def test_an_answer_is_taken_back_alone_where_nobody_was_told_anything(pair: Pair) -> None:
    me, other, script = pair("0")
    me.come(script.path)
    other.come(script.path)
    dens = me.asked("den")
    me.pick(script.deal.actions[0])
    me.asked("action")
    me.page.keyboard.press("z")
    assert me.asked("den") == dens
    shows(me, 2)  # the answer and its taking back
    shows(other, 2)
    me.pick(script.deal.actions[0])
    me.asked("action")
    shows(other, 3)


@pytest.mark.parametrize("agreed", [True, False])
def test_an_answer_is_taken_back_if_the_other_agrees(pair: Pair, agreed: bool) -> None:
    octopus, shark, script = pair("1", langs=("uk", "pl"))
    script.to(13)  # the Shark has ended its turn, the Octopus is asked
    for one in (octopus, shark):
        one.come(script.path)
        shows(one, 13)
    octopus.asked("action")
    shark.page.get_by_role("button", name=shark.says("web-table-bar-undo")).click()
    expect(shark.page.get_by_text(shark.says("web-table-offer-mine"))).to_be_visible()
    answer = "web-table-offer-yes" if agreed else "web-table-offer-no"
    octopus.page.get_by_role("button", name=octopus.says(answer)).click()
    expect(shark.page.locator(".offer")).to_have_count(0)
    expect(octopus.page.locator(".offer")).to_have_count(0)
    if agreed:
        shows(shark, 14)
        shark.asked()
        shows(octopus, 14)
        assert not octopus.shown()["actions"]
    else:
        octopus.asked("action")
        assert script.look("shark")["n"] == 13


def test_who_cannot_take_back_is_told_so(pair: Pair) -> None:
    me, _, script = pair("0", langs=("pl", "en"))
    script.to(7)  # the Octopus has drawn cards since
    me.come(script.path)
    shows(me, 7)
    me.page.keyboard.press("z")
    expect(me.page.get_by_role("alert")).to_be_visible()
    said = script.ask("octopus", "ask_back", "pl", n=7)["said"]["text"]
    assert me.page.locator(".notice span").inner_text() == said
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("alert")).to_have_count(0)


def test_resign_and_a_rematch_with_seats_swapped(pair: Pair) -> None:
    octopus, shark, script = pair("0")
    for one in (octopus, shark):
        one.come(script.path)
        one.page.wait_for_selector(".ask[data-n]")
    octopus.page.get_by_role("button", name="Resign").click()
    octopus.page.get_by_role("button", name="Cancel").click()
    assert not octopus.shown()["over"]
    octopus.page.get_by_role("button", name="Resign").click()
    octopus.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for one in (octopus, shark):
        expect(one.page.locator(".over")).to_contain_text(re.compile("resigned", re.IGNORECASE))
    expect(octopus.page.locator(".over")).to_contain_text("You have lost")
    expect(shark.page.locator(".over")).to_contain_text("You have won")
    shark.button("web-table-result-rematch").click()
    expect(shark.page.get_by_text(shark.says("web-table-result-asked"))).to_be_visible()
    expect(octopus.page.get_by_text("Would play again:")).to_be_visible()
    octopus.button("web-table-result-rematch").click()
    for one in (octopus, shark):
        one.page.wait_for_url(lambda url: "/t/" in url and script.table not in url)
        one.page.wait_for_selector(".ask[data-n]")
    assert list(octopus.table()["mine"]) == ["shark"]
    assert list(shark.table()["mine"]) == ["octopus"]
    assert octopus.table()["previous"] == script.table
    shark.asked("den")


def test_resign_on_a_phone(person: Someone) -> None:
    me = person(size=SMALL, lang="uk")
    me.come(f"/t/{me.make('octopus', nonce='flag')['id']}")
    me.asked()
    me.button("web-table-bar-resign").click()
    me.page.get_by_role("dialog").get_by_role("button", name=me.says("web-table-resign-yes")).click()
    expect(me.page.locator(".over")).to_be_visible()
    assert me.table()["status"] == "over"
