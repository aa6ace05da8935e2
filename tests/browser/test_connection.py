"""The server goes away in the middle of a game and comes back: the page says so, goes on, loses nothing."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from support.browser import SMALL, WIDE, Person
from support.server import Served

pytestmark = pytest.mark.slow

Someone = Callable[..., Person]
LOST = r"WebSocket connection|ERR_CONNECTION_REFUSED|ERR_FAILED"
LONG = 20_000  # milliseconds: who waited longer tries again more seldom


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "pl"), (SMALL, "uk")])
def test_a_game_goes_on_after_the_server_was_killed(
    person: Someone, own_server: Served, size: tuple[int, int], lang: str
) -> None:
    me = person(url=own_server.url, size=size, lang=lang)
    made = me.make("octopus", nonce="lost")
    page = me.come(f"/t/{made['id']}")
    for killed in range(2):
        while me.table()["length"] < 4 + 6 * killed:
            me.step()
        kept = me.api("GET", f"/api/tables/{made['id']}")["length"]
        own_server.kill()
        expect(page.get_by_role("alert").filter(has_text=me.says("web-table-net-lost"))).to_be_visible()
        # What is clicked meanwhile is not heard, and the page says why.
        page.locator('[data-spot="zone:C"]').first.click()
        expect(page.get_by_text(me.says("web-table-why-lost"))).to_be_visible()
        own_server.start()
        expect(page.get_by_role("alert").filter(has_text=me.says("web-table-net-lost"))).to_have_count(0, timeout=LONG)
        now = me.api("GET", f"/api/tables/{made['id']}")
        assert (now["length"] >= kept, now["status"]) == (True, "running"), killed
        me.expect_wrong(LOST)
    assert me.play() > 5
    record = me.api("GET", f"/api/tables/{made['id']}/record")
    told = me.api("GET", f"/api/tables/{made['id']}/moment?to={len(record['entries'])}&seat=octopus")
    assert told["answers"] == len(record["entries"])
    if size == WIDE:
        lines = page.locator(".log li").count()
        page.reload()
        page.wait_for_selector(".over")
        assert page.locator(".log li").count() == lines, "what was heard before and after is what there is"


def test_an_answer_that_was_on_its_way_is_given_once(person: Someone, own_server: Served) -> None:
    """The server dies with the click: the answer is in, or it is given when the server is back; never twice."""
    me = person(url=own_server.url)
    made = me.make("octopus", nonce="once")
    me.come(f"/t/{made['id']}")
    me.asked("den")
    me.page.evaluate("() => document.querySelector('button[data-action]').click()")
    own_server.kill()
    expect(me.page.get_by_role("alert").filter(has_text=me.says("web-table-net-lost"))).to_be_visible()
    own_server.start()
    expect(me.page.get_by_role("alert").filter(has_text=me.says("web-table-net-lost"))).to_have_count(0, timeout=LONG)
    me.asked()
    if me.shown()["kind"] == "den":  # it had not left the page
        me.step()
    me.asked("action")
    assert me.api("GET", f"/api/tables/{made['id']}")["length"] == 1
    me.expect_wrong(LOST)


def test_a_table_whose_server_is_away_is_fetched_when_it_is_back(person: Someone, own_server: Served) -> None:
    """The browser has kept the page itself, so even a first look at a table without a server says what is wrong."""
    me = person(url=own_server.url, lang="uk")
    page = me.come()
    page.wait_for_selector(".gcard h2")
    made = me.make("octopus", nonce="away")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector(".gcard h2")
    own_server.kill()
    me.come(f"/t/{made['id']}")
    expect(page.get_by_role("heading", name=me.says("web-no-server"))).to_be_visible()
    me.sees("web-no-server-text")
    own_server.start()
    me.button("web-try-again").click()
    me.asked("den")
    me.wrong = [one for one in me.wrong if "Failed to load" not in one and "ERR_" not in one]
