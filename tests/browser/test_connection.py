"""The server or the line to it goes away in the middle of a game and comes back: the page says so, nothing is lost."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from support.browser import SMALL, Person
from support.line import Line
from support.server import Served

pytestmark = pytest.mark.slow

Someone = Callable[..., Person]
LOST = r"WebSocket connection|net::ERR_"
LONG = 40_000  # milliseconds: who waited longer tries again more seldom


def lost(me: Person) -> Locator:
    return me.page.get_by_role("alert").filter(has_text=me.says("web-table-net-lost"))


def test_a_game_goes_on_after_the_server_was_killed(person: Someone, own_server: Served) -> None:
    me = person(url=own_server.url, lang="pl")
    made = me.make("octopus", nonce="lost")
    page = me.come(f"/t/{made['id']}")
    for killed in range(2):
        while me.table()["length"] < 4 + 6 * killed:
            me.step()
        me.to_question()
        kept = me.table()["length"]
        own_server.kill()
        expect(lost(me)).to_be_visible()
        # What is clicked meanwhile is not heard, and the page says why.
        page.locator('[data-spot="zone:C"]').first.click()
        expect(page.get_by_text(me.says("web-table-why-lost"))).to_be_visible()
        own_server.start()
        expect(lost(me)).to_have_count(0, timeout=LONG)
        me.asked()
        now = me.table()
        assert (now["length"], now["status"]) == (kept, "running"), killed
        me.forgive(LOST)
    assert me.play() > 5
    entries = me.api("GET", f"/api/tables/{made['id']}/record")["entries"]
    told = me.api("GET", f"/api/tables/{made['id']}/moment?to={len(entries)}&seat=octopus")
    assert told["answers"] == len(entries)
    lines = page.locator(".log li").all_inner_texts()
    page.reload()
    page.wait_for_selector(".over")
    assert page.locator(".log li").all_inner_texts() == lines, "what was heard before and after is what there is"


def test_a_game_on_a_bad_line(person: Someone, server: Served) -> None:
    """Cut again and again, at any moment, on a phone: each time the page comes back by itself, to the end."""
    with Line(server.port) as line:
        me = person(url=line.url, size=SMALL, lang="uk")
        me.come(f"/t/{me.make('shark', nonce='tunnel')['id']}")
        me.asked()
        for cuts in range(4):
            line.cut()
            expect(lost(me)).to_be_visible()
            line.mend()
            me.page.get_by_text(me.says("web-table-net-back")).wait_for(timeout=LONG)  # it is said for a moment only
            assert lost(me).count() == 0
            for _ in range(2 + cuts):
                me.step()
        assert me.play() > 5
        assert me.table()["status"] == "over"
        me.forgive(LOST)


# The first answer is the last thing over its connection: it gets lost, or the reply to it.
BREAKS = """(arrives) => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (told) {
    const last = !window.broken && told.includes('"answer"');
    if (last) [window.broken, this.onmessage] = [true, null];
    if (!last || arrives) send.call(this, told);
  };
}"""


@pytest.mark.parametrize("arrives", [True, False])
def test_an_answer_that_was_on_its_way_is_given_once(person: Someone, server: Served, arrives: bool) -> None:
    """The line breaks with the click. Whether the answer got there or not, it counts once, and is not asked again."""
    with Line(server.port) as line:
        me = person(url=line.url)
        me.come(f"/t/{me.make('octopus', nonce='once')['id']}")
        me.asked("den")
        me.page.evaluate(BREAKS, arrives)
        me.step()
        me.until("() => window.broken")
        while me.table()["length"] < arrives:
            me.page.wait_for_timeout(20)
        line.cut()
        expect(lost(me)).to_be_visible()
        line.mend()
        expect(lost(me)).to_have_count(0, timeout=LONG)
        me.asked("action")
        assert me.table()["length"] == 1
        me.forgive(LOST)


def test_a_table_whose_server_is_away_is_fetched_when_it_is_back(person: Someone, server: Served) -> None:
    """The browser has kept the page itself, so even a first look at a table without a server says what is wrong."""
    with Line(server.port) as line:
        me = person(url=line.url, lang="uk")
        page = me.come()
        page.wait_for_selector(".gcard h2")
        made = me.make("octopus", nonce="away")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        page.wait_for_selector(".gcard h2")
        line.cut()
        me.come(f"/t/{made['id']}")
        expect(page.get_by_role("heading", name=me.says("web-no-server"))).to_be_visible()
        me.sees("web-no-server-text")
        line.mend()
        me.button("web-try-again").click()
        me.asked("den")
        me.forgive(LOST)
