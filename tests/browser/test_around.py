"""Beside the game: who watches, what is said, hints and the heat map, the past, and a finished game from any seat."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from support.browser import SMALL, WIDE, Person, patience
from support.dealt import Script
from support.played import played

pytestmark = pytest.mark.slow

Someone = Callable[..., Person]
Pair = Callable[..., tuple[Person, Person, Script]]
NASTY = '<img src=x onerror="window.broken=1"><b>bold</b> & <script>window.broken=1</script>'


# A line was taken, or refused.
HEARD = """() => document.querySelector('.chat input').value === ''
  || document.querySelector('.chat [role=alert]') !== null"""


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_what_is_said_is_text(pair: Pair, size: tuple[int, int]) -> None:
    octopus, shark, script = pair("0", size=size, langs=("en", "pl"))
    for one in (octopus, shark):
        one.come(script.path)
        one.page.wait_for_selector(".ask[data-n]")
        chat_of(one)
    line = octopus.page.get_by_label("Your line")
    line.fill(NASTY)
    line.press("Enter")
    shark.page.get_by_role("button", name=shark.says("web-table-chat-luck")).click()
    for one in (octopus, shark):
        lines = one.page.locator(".chat li span")
        expect(lines).to_have_text([NASTY, shark.says("web-table-chat-luck")])
        assert one.page.locator(".chat img, .chat script, .chat li span *").count() == 0
        assert one.page.evaluate("window.broken") is None
    expect(line).to_have_value("")


def chat_of(one: Person) -> None:
    name = one.says("web-table-chat")
    phone = one.page.get_by_role("navigation").get_by_role("button", name=name, exact=True)
    one.page.get_by_role("tab", name=name, exact=True).or_(phone).first.click()
    expect(one.page.locator(".chat form")).to_be_visible()


def test_a_line_too_many_is_refused_and_said(pair: Pair) -> None:
    octopus, _, script = pair("0")
    octopus.come(script.path)
    octopus.page.wait_for_selector(".ask[data-n]")
    chat_of(octopus)
    line, alert = octopus.page.get_by_label("Your line"), octopus.page.locator(".chat").get_by_role("alert")
    for number, _ in enumerate(patience()):  # however slowly they come, they come faster than they may
        line.fill(f"line {number}")
        line.press("Enter")
        octopus.until(HEARD)
        if alert.count():
            break
    expect(alert).to_be_visible()
    expect(line).to_have_value(f"line {number}")
    assert number >= 5


def test_a_spectator_sees_what_is_public_and_can_do_nothing(pair: Pair, person: Someone) -> None:
    octopus, shark, script = pair("0")
    watcher = person(lang="pl")
    shark.come(script.path)
    watcher.come(f"{script.path}?seat=spectator")
    expect(watcher.page.locator(".where")).to_contain_text(watcher.says("web-table-bar-watching"))
    for n in (1, 7, 12):
        script.to(n)
        expect(watcher.page.locator(f'.ask[data-n="{n}"]')).to_be_visible()
        told = script.look("spectator", "pl")
        lines = [one["said"]["text"] for one in told["events"] if one["event"]["event"] != "turn"]
        assert watcher.page.locator(".log li:not(.turn)").all_inner_texts() == lines
    assert watcher.page.locator("[data-action], .is-legal, .place.lit").count() == 0
    assert watcher.page.get_by_role("button", name=watcher.says("web-table-bar-resign")).count() == 0
    watcher.page.locator('[data-spot="zone:C"]').click()
    expect(watcher.page.get_by_role("alert")).to_contain_text(watcher.says("web-table-why-watching"))
    assert octopus.wrong == []


def test_a_hint_explains_the_options_and_can_be_taken(person: Someone) -> None:
    me = person(lang="pl")
    sent: list[str | bytes] = []
    me.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    me.come(f"/t/{me.make('octopus', nonce='hint')['id']}")
    dens = me.asked("den")
    me.button("web-table-hint").click()
    hint = me.page.locator(".hint")
    expect(hint).to_be_visible()
    assert 0 < hint.locator("li").count() <= 5
    expect(hint.locator("small").first).to_contain_text("100")
    keys = me.page.locator(".list kbd").all_inner_texts()
    me.button("web-table-options-all", count=len(dens)).click()
    expect(hint).to_have_count(0)
    assert me.page.locator(".list kbd").all_inner_texts() == [str(n + 1) for n in range(len(dens))], keys
    me.button("web-table-hint").click()
    expect(hint).to_be_visible()
    hint.locator("[data-advises]").first.hover()
    expect(me.page.locator(".kelp.pre h2")).to_have_text(me.says("web-kelp-if", number=1))
    # The keys are those of what is in sight, not of the list that it hides.
    worst = hint.locator("[data-advises]").last
    key, advised = worst.locator("kbd").inner_text(), worst.get_attribute("data-advises")
    me.page.keyboard.press("9")
    me.page.keyboard.press(key)
    me.until("() => document.querySelector('.ask').dataset.n > 0")
    assert me.asked() != dens
    answers = [told for told in map(json.loads, sent) if told["type"] == "answer"]
    assert [told["actions"] for told in answers] == [[int(advised or -1)]]


def test_between_people_there_is_no_hint(pair: Pair) -> None:
    octopus, _, script = pair("0")
    octopus.come(script.path)
    octopus.asked()
    assert octopus.button("web-table-hint").count() == 0


def test_the_heat_map_is_shown_where_it_is_allowed(person: Someone) -> None:
    me = person()
    me.come(f"/t/{me.make('shark', nonce='heat')['id']}")
    me.asked()
    assert me.page.locator(".heat").count() == 0
    me.page.get_by_role("button", name="Heat map").click()
    expect(me.page.locator("svg .heat").first).to_be_attached()
    me.page.reload()
    me.asked()
    expect(me.page.locator("svg .heat").first).to_be_attached()
    me.page.get_by_role("button", name="Heat map").click()
    expect(me.page.locator("svg .heat")).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_moment_and_back(pair: Pair) -> None:
    me, _, script = pair("0")
    script.to(12)
    page = me.come(script.path)
    now = me.asked()
    lines = page.locator(".log li:not(.turn) button")
    text = lines.nth(1).inner_text()
    lines.nth(1).click()
    expect(page.get_by_role("region", name="The past")).to_be_visible()
    expect(page.locator(".ask .then")).to_contain_text(text)
    assert not me.shown()["actions"]
    assert page.locator(".is-legal, .place.lit").count() == 0
    at = page.locator(".time .pos").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".time .pos")).not_to_have_text(at)
    page.keyboard.press("Home")
    expect(page.locator(".time .pos")).to_have_text(re.compile("^0 / "))
    page.keyboard.press("Escape")
    assert me.asked() == now


# Finished games


def test_a_record_is_brought_and_seen_through_any_eyes(person: Someone, tmp_path: Path) -> None:
    me = person(lang="uk")
    record = played("kelp", 5)
    (tmp_path / "game.json").write_text(json.dumps(record), "utf-8")
    page = me.come()
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    page.wait_for_url("**/t/*")
    step = page.locator(".transport .pos b")
    expect(step).to_have_text(re.compile("^Крок 0 "))
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    page.get_by_role("slider").fill(str(last // 2))
    expect(step).to_have_text(me.says("web-replay-step", to=last // 2, all=last))
    for seat in ("octopus", "shark", "spectator", "everything"):
        page.locator(f"[data-eye={seat}]").click()
        told = me.api("GET", f"/api/tables/{me.table()['id']}/moment?to={last // 2}&seat={seat}")
        expect(page.locator(".block.standing:has(use[href='#block-standing'])")).to_have_count(
            sum(block == "hidden" for block in told["view"]["blocks"].values())
        )
    me.button("web-table-past-result").click()
    expect(page.locator(".over")).to_be_visible()


def test_a_finished_game_has_a_page_for_everybody(pair: Pair, person: Someone) -> None:
    octopus, shark, script = pair("0")
    script.to_end()
    stranger = person(lang="pl")
    for one in (octopus, shark, stranger):
        one.come(script.path)
        expect(one.page.locator(".over .q")).to_be_visible()
        told = script.look("spectator", one.lang)["outcome"]["text"]
        assert one.page.inner_text(".over .q") == told
        one.context.grant_permissions(["clipboard-read", "clipboard-write"])
        one.button("web-table-result-share").click()
        one.sees("web-copied")
        assert one.page.evaluate("navigator.clipboard.readText()") == one.page.url
    with octopus.page.expect_download() as got:
        octopus.page.get_by_role("link", name="Record").click()
    record: Any = json.loads(Path(got.value.path()).read_text("utf-8"))
    assert len(record["entries"]) == len(script.deal.actions)
    assert stranger.button("web-table-result-rematch").count() == 0
    stranger.button("web-table-result-look").click()
    expect(stranger.page.locator(".fair dd").first).to_have_text(record["commitment"])
    stranger.sees("web-replay-fair")
    stranger.page.locator(".fair summary").click()
    stranger.sees("web-table-fair-yes")
