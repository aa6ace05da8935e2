"""Whole games through the page, by what it offers to be clicked: in the list, on the board, and by keys alone."""

import json
from collections import Counter
from collections.abc import Callable

import pytest
from support.browser import NARROW, SMALL, WIDE, Person, patience
from support.dealt import Script
from support.grid import cases

from fathoms.core.catalogue import LANGUAGES

pytestmark = pytest.mark.slow

Someone = Callable[..., Person]
SEATS = ("octopus", "shark")


# Whatever a finger cannot hit: options lower than 44 pixels, other controls smaller than 24, and all that stays beside
# the window or under something else wherever the page is scrolled to. Links to skip are for keys.
OUT_OF_REACH = """() => [...document.querySelectorAll('button, a[href], input, select, summary')].filter((part) => {
  if (part.getClientRects().length === 0 || part.disabled || part.closest('[inert], .skips')) return false;
  part.scrollIntoView({ block: 'center', inline: 'nearest' });
  const box = part.getBoundingClientRect();
  const least = part.dataset.action === undefined ? 24 : 44;
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const hit = part.contains(there);
  return box.height < least || box.width < 24 || box.left < 0 || box.right > innerWidth || !hit;
}).map((part) => part.outerHTML.slice(0, 200))"""


@cases([("octopus", NARROW, "uk"), ("shark", SMALL, "pl")], seat=SEATS, size=(NARROW, SMALL), lang=LANGUAGES)
def test_a_game_of_kelp_with_a_finger(person: Someone, seat: str, size: tuple[int, int], lang: str) -> None:
    """Tapped through to the end by the list, on a phone; at each kind of question everything is in reach."""
    me = person(size=size, lang=lang)
    seen: set[tuple[str, bool]] = set()
    for nonce in ("phone", "phone 2", "phone 3"):  # one game can be short
        made = me.make(seat, nonce=nonce)
        me.come(f"/t/{made['id']}")
        for _ in patience():
            shown = me.shown()
            state = (shown["kind"], shown["ready"])
            if shown["actions"] and state not in seen:
                seen.add(state)
                assert me.page.evaluate(OUT_OF_REACH) == [], state
            if me.step()["over"]:
                break
        assert me.shown()["over"]
        assert me.page.evaluate(OUT_OF_REACH) == []
        assert me.table()["status"] == "over"
        assert me.api("GET", f"/api/tables/{made['id']}/record")["entries"]
        if len(seen) > 6:
            break
    assert len(seen) > 6, seen
    assert me.page.get_attribute("html", "lang") == lang


@cases([("octopus", WIDE, "uk"), ("shark", SMALL, "uk")], seat=SEATS, size=(WIDE, SMALL), lang=LANGUAGES)
def test_a_game_of_kelp_on_the_board(person: Someone, seat: str, size: tuple[int, int], lang: str) -> None:
    """What is lit is clicked where it lies; the list is asked only where a thing means several options, or to stop."""
    me = person(size=size, lang=lang)
    clicks: Counter[str] = Counter()
    for nonce in ("board", "board 2", "board 3"):  # one game can be short
        me.come(f"/t/{me.make(seat, nonce=nonce)['id']}")
        for _ in patience(240):
            clicks[where := me.touch()] += 1
            if where == "over":
                break
        assert me.table()["status"] == "over", clicks
        if clicks["board"] > 8:
            break
    assert clicks["board"] > 8, clicks
    assert size == SMALL or clicks["list"] * 3 < clicks["board"], clicks  # on a phone panels lie behind tabs


def test_a_game_of_kelp_by_keys_alone(person: Someone) -> None:
    """Digits choose, 0 numbers the next nine, Enter does it, Esc begins anew, Z goes back; no pointer is touched."""
    me = person()
    pressed: Counter[str] = Counter()
    for game in ("keys", "keys 2", "keys 3"):
        by_keys(me, game, pressed)
        if wanted := all(pressed[key] for key in ("1", "2", "0", "z", "Escape", "Enter")):
            break  # one game can be short
    assert wanted, pressed


def by_keys(me: Person, nonce: str, pressed: Counter[str]) -> None:
    """A game of the Shark's to its end; counts the keys."""
    me.come(f"/t/{me.make('shark', nonce=nonce)['id']}")
    me.page.wait_for_selector("button[data-action]")
    for _ in patience():
        shown = me.shown()
        if shown["over"]:
            break
        if shown["ready"]:
            # Not every time at once: first back by one step, or to the beginning, as often as each was not tried.
            key = next((key for key in ("z", "Escape") if pressed[key] < 2), "Enter")
        elif shown["actions"]:
            place = me.random.randrange(len(shown["actions"]))
            for _ in range(place // 9):
                me.page.keyboard.press("0")
                pressed["0"] += 1
            key = str(place % 9 + 1)
        else:
            me.page.wait_for_timeout(10)
            continue
        me.page.keyboard.press(key)
        pressed[key] += 1
    assert me.shown()["over"]
    assert me.table()["status"] == "over"


def test_a_key_chooses_what_bears_its_number(pair: Callable[..., tuple[Person, Person, Script]]) -> None:
    """Of a long list the first nine have numbers, after 0 the next nine."""
    _, me, script = pair("0")
    script.to(7)
    me.come(script.path)
    first = me.asked("currents")
    bears = 'button[data-action][aria-keyshortcuts="{}"]'
    seen = me.page.get_attribute(bears.format(2), "data-action")
    me.page.keyboard.press("0")
    later = me.page.get_attribute(bears.format(2), "data-action")
    assert len(first) > 10
    assert later != seen
    with me.page.expect_event("console", lambda said: '"answer"' in said.text) as told:
        me.page.evaluate("""() => {
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (message) { console.log('sent ' + message); send.call(this, message); };
        }""")
        me.page.keyboard.press("2")
    assert json.loads(told.value.text[5:])["actions"] == [int(later or 0)]


@cases([(WIDE, "uk"), (SMALL, "en")], size=(WIDE, SMALL), lang=LANGUAGES)
def test_a_game_of_aquatica_by_the_list_of_options(person: Someone, size: tuple[int, int], lang: str) -> None:
    me = person(size=size, lang=lang)
    (game,) = (game for game in me.api("GET", "/api/games")["games"] if game["name"] == "aquatica")
    first, second = game["seats"][:2]
    seats = {first: {"kind": "me"}, second: {"kind": "bot", "bot": "random"}}
    options = {"players": 2, "kings": "dealt"}
    made = me.api("POST", "/api/tables", {"game": "aquatica", "options": options, "seats": seats, "nonce": "list"})
    me.come(f"/t/{made['id']}")
    assert me.play() > 20
    assert me.table()["status"] == "over"


def test_two_browsers_in_two_languages(person: Someone) -> None:
    """Made in the new-table sheet, joined by its link, played to the end; each reads the end in the own language."""
    ala, oles = person(lang="pl"), person(lang="uk", size=SMALL)
    ala.come("/new?game=kelp")
    ala.button("web-only-create").click()
    ala.page.wait_for_url("**/t/*")
    link = ala.page.get_by_label(ala.says("web-link")).input_value()
    assert link == ala.page.url
    oles.come(link)
    oles.button("web-sit").click()
    for one in (ala, oles):
        one.page.wait_for_selector("[data-question], .ask")
    for _ in patience(240):
        over = [ala.step()["over"], oles.step()["over"]]
        if all(over):
            break
    assert all(over)
    said = [one.page.inner_text(".over .q") for one in (ala, oles)]
    told = [one.api("GET", f"/api/tables/{link[-16:]}?lang={one.lang}")["result"]["said"] for one in (ala, oles)]
    assert told[0]["id"] == told[1]["id"] == "kelp-outcome"
    assert said[0] != said[1]
    assert ala.table()["seats"] == oles.table()["seats"]
