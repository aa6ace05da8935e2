"""What people come with that cannot be: each has a page or a message in the reader's language that says what to do."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browser import Person, says
from support.dealt import Script
from support.grid import one_of
from support.played import played

from fathoms.text import LANGUAGES

pytestmark = pytest.mark.slow

Someone = Callable[..., Person]
NAMES = {"en": "English", "pl": "Polski", "uk": "Українська"}
Pair = Callable[..., tuple[Person, Person, Script]]


@one_of(0, lang=LANGUAGES)
def test_a_seat_of_somebody_else(pair: Pair, person: Someone, lang: str) -> None:
    octopus, _, script = pair("0", langs=(lang, "en"))
    stranger = person(lang=lang)
    for one in (octopus, stranger):
        one.come(f"{script.path}?seat=shark")
        expect(one.page.get_by_role("heading", name=one.says("web-foreign-seat"))).to_be_visible()
        one.sees("web-foreign-seat-text")
        assert one.page.locator("[data-question], [data-spot]").count() == 0
    octopus.page.get_by_role("link", name=octopus.says("web-look")).click()
    octopus.asked("den")


@one_of(1, lang=LANGUAGES)
def test_a_table_that_is_full(pair: Pair, person: Someone, lang: str) -> None:
    _, _, script = pair("0")
    late = person(lang=lang)
    late.come(script.path)
    expect(late.page.get_by_role("heading", name=late.says("web-full"))).to_be_visible()
    late.sees("web-full-text")
    late.button("web-watch").click()
    expect(late.page.locator(".where")).to_contain_text(late.says("web-table-bar-watching"))


@one_of(2, lang=LANGUAGES)
def test_a_table_that_nobody_may_watch(person: Someone, lang: str) -> None:
    maker, stranger = person(), person(lang=lang)
    made = maker.make(spectators=False)
    stranger.come(f"/t/{made['id']}")
    expect(stranger.page.get_by_role("heading", name=stranger.says("web-not-watched"))).to_be_visible()
    stranger.sees("web-not-watched-text")


@one_of(3, lang=LANGUAGES)
def test_a_table_whose_maker_has_left(person: Someone, lang: str) -> None:
    maker, stranger = person(), person(lang=lang)
    made = maker.make(other={"kind": "open"})
    stranger.come(f"/t/{made['id']}")
    stranger.button("web-sit").wait_for()
    maker.api("POST", f"/api/tables/{made['id']}/leave", {})
    stranger.page.reload()
    expect(stranger.page.get_by_role("heading", name=stranger.says("web-dead-link"))).to_be_visible()
    stranger.sees("web-dead-link-text")
    stranger.expect_wrong("404")


@one_of(4, lang=LANGUAGES)
def test_a_record_that_is_none(person: Someone, tmp_path: Path, lang: str) -> None:
    """Not JSON, no record, of an unknown game, with an answer that was not possible: each says so."""
    me = person(lang=lang)
    record = played("kelp", 3)
    cheat = json.loads(json.dumps(record))
    cheat["entries"][3]["answer"] = cheat["entries"][0]["answer"]
    wrong = {
        "letter.txt": ("Dear diary", "unreadable"), "list.json": ("[1, 2]", "unreadable"),
        "empty.json": ("{}", "unreadable"), "unknown.json": (json.dumps({**record, "game": "chess"}), "rules"),
        "cheat.json": (json.dumps(cheat), "broken"),
    }  # fmt: skip
    page = me.come()
    alert = page.locator(".rail").get_by_role("alert")
    for name, (text, why) in wrong.items():
        (tmp_path / name).write_text(text, "utf-8")
        page.locator("input[type=file]").set_input_files(tmp_path / name)
        expect(alert).to_have_text(me.says(f"web-import-{why}", file=name))
    # The words follow the reader to another language.
    other, called = next((one, called) for one, called in NAMES.items() if one != lang)
    page.get_by_role("radio", name=called).click()
    expect(alert).to_have_text(says(other, f"web-import-{why}", file=name))
    me.expect_wrong("422|Failed to load")
    assert page.url.rstrip("/") == me.url
