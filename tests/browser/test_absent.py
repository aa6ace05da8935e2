"""Somebody whose time runs out, where a bot plays on: agreed in the sheet, shown to all, and ended by coming back."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from support.browser import SMALL, WIDE, Person
from support.grid import cases

from fathoms.core.catalogue import LANGUAGES

pytestmark = pytest.mark.slow

Someone = Callable[..., Person]
SOON: dict[str, Any] = {
    "clock": {"kind": "live", "seconds": 15, "increment": 0}, "absent": {"kind": "bot", "bot": "random"},
}  # fmt: skip


@cases([(WIDE, "pl"), (SMALL, "uk")], size=(WIDE, SMALL), lang=LANGUAGES)
def test_a_bot_plays_for_who_is_away_and_one_button_brings_them_back(
    person: Someone, size: tuple[int, int], lang: str
) -> None:
    ala, oles = person(size=size, lang=lang), person(size=SMALL if size == WIDE else WIDE, lang="en")
    made = ala.make("octopus", {"kind": "open"}, **SOON)
    oles.come(f"/t/{made['id']}")
    expect(oles.page.locator(".gate")).to_contain_text(
        oles.says("web-absent-bot-told", level=oles.says("web-level-random"))
    )
    oles.button("web-sit").click()
    ala.come(f"/t/{made['id']}")
    ala.page.wait_for_selector(".opt")
    back = ala.page.locator("[data-come-back]")
    expect(back).to_be_visible(timeout=45_000)
    level = ala.says("web-level-random")
    ala.sees("web-table-prompt-away", level=level)
    expect(ala.page.locator(".opt[data-action]")).to_have_count(0)
    expect(ala.page).to_have_title(ala.says("web-table-title", game="Kelp"))
    away = oles.says("web-table-player-away", level=oles.says("web-level-random"))
    expect(oles.page.get_by_text(away)).to_be_visible()
    back.click()
    expect(back).to_have_count(0)
    expect(oles.page.get_by_text(away)).to_have_count(0)
    assert [seat["left"] for seat in ala.table()["seats"]] == ["", ""]


def test_a_wrong_number_is_told_beside_its_field_and_nothing_is_sent(person: Someone) -> None:
    me = person(lang="uk")
    page = me.come("/new?game=kelp")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name=me.says("web-clock-live")).click()
    minutes, increment = (
        sheet.get_by_label(me.says("web-clock-minutes")),
        sheet.get_by_label(me.says("web-clock-increment")),
    )
    for wrong in ("", "9999", "1.5", "0"):
        minutes.fill(wrong)
        expect(sheet.get_by_text(me.says("web-whole-number", min=1, max=1440))).to_be_visible()
        me.button("web-only-create").click()
        expect(minutes).to_be_focused()
    minutes.fill("5")
    increment.fill("601")
    expect(sheet.get_by_text(me.says("web-whole-number", min=0, max=600))).to_be_visible()
    increment.fill("5")
    sheet.get_by_role("radio", name=me.says("web-absent-bot")).click()
    sheet.get_by_label(me.says("web-level")).last.select_option("hard")
    me.button("web-only-create").click()
    page.wait_for_url("**/t/*")
    made = me.table()
    assert (made["clock"]["seconds"], made["clock"]["increment"]) == (300, 5)
    assert made["absent"] == {"kind": "bot", "bot": "hard"}


def test_bots_alone_are_watched_by_who_made_their_table(person: Someone) -> None:
    me = person(lang="en")
    bot = {"kind": "bot", "bot": "random"}
    made = me.api("POST", "/api/tables", {"game": "kelp", "seats": {"octopus": bot, "shark": bot}})
    me.come(f"/t/{made['id']}")
    me.page.wait_for_selector(".ask")
    assert me.page.get_by_text(me.says("web-full")).count() == 0
