"""The lobby and the pages outside a table, in a real browser: what can be begun there, and what can go wrong."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.browser import NARROW, SMALL, WIDE, Person
from support.server import Served

pytestmark = pytest.mark.slow

Someone = Callable[..., Person]
DEAD = "AAAAAAAAAAAAAAAA"


def at_table(page: Page) -> str:
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/t/")[2].partition("?")[0]


def open_table(person: Person, **more: Any) -> str:
    wanted = {"game": "kelp", "seats": {"shark": {"kind": "me"}}, **more}
    return str(person.api("POST", "/api/tables", wanted)["id"])


def finished(person: Person) -> str:
    """A game that is over, given up at once."""
    seats = {"octopus": {"kind": "me"}, "shark": {"kind": "bot", "bot": "random"}}
    made = person.api("POST", "/api/tables", {"game": "kelp", "seats": seats})
    asked = person.context.request.post(
        f"{person.url}/api/tables/{made['id']}/ask", data={"type": "resign", "n": made["length"]},
        headers={"authorization": f"Bearer {made['mine']['octopus']}"},
    )  # fmt: skip
    assert asked.ok, asked.text()
    return str(made["id"])


# To begin


def test_a_game_is_one_click_away(person: Someone) -> None:
    me = person()
    page = me.come()
    page.get_by_role("button", name="Play now").first.click()
    told = me.api("GET", f"/api/tables/{at_table(page)}")
    assert (told["game"], told["options"]["board"], list(told["mine"])) == ("kelp", "day", ["octopus"])
    assert next(seat["bot"] for seat in told["seats"] if seat["seat"] == "shark") == "medium"


def test_side_players_and_level_can_be_chosen(person: Someone) -> None:
    me = person(size=SMALL)
    page = me.come()
    kelp, aquatica = page.locator(".gcard").nth(0), page.locator(".gcard").nth(1)
    kelp.get_by_role("radio", name="Shark").click()
    kelp.get_by_role("radio", name="expert").click()
    kelp.get_by_role("button", name="Play now").click()
    told = me.api("GET", f"/api/tables/{at_table(page)}")
    assert (list(told["mine"]), told["seats"][0]["bot"]) == (["shark"], "expert")
    me.come()
    aquatica.get_by_role("radio", name="3", exact=True).click()
    aquatica.get_by_role("button", name="Play now").click()
    page.wait_for_url(lambda url: told["id"] not in url and "/t/" in url)
    told = me.api("GET", f"/api/tables/{at_table(page)}")
    assert told["options"] | {"players": 3, "kings": "dealt"} == told["options"]


def test_a_table_with_every_setting(person: Someone) -> None:
    me = person()
    page = me.come("/new?game=kelp")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="night board").click()
    prototype = sheet.get_by_role("radio", name="prototype")
    expect(prototype).to_have_attribute("aria-disabled", "true")
    prototype.hover()  # it can be clicked, and says why it cannot be had
    page.mouse.down()
    page.mouse.up()
    expect(sheet.get_by_role("status")).to_contain_text("“prototype” does not go with: night board.")
    shark = sheet.get_by_role("radiogroup", name="Shark")
    shark.get_by_role("radio", name="bot").click()
    sheet.get_by_label("Level").select_option("hard")
    sheet.get_by_role("radio", name="live").click()
    sheet.get_by_label("Minutes each").fill("7")
    sheet.get_by_label("Seconds more for each turn").fill("5")
    sheet.get_by_role("switch", name="Show it in the list").click()
    sheet.get_by_role("switch", name="Spectators may watch").click()
    sheet.get_by_role("switch", name="The heat map is allowed").click()
    sheet.get_by_text("More", exact=True).click()
    sheet.get_by_label("Your word for chance").fill("my own luck")
    sheet.get_by_role("button", name="Create and begin").click()
    told = me.api("GET", f"/api/tables/{at_table(page)}")
    assert told["options"] == {"board": "night", "edition": "final"}
    assert [(seat["kind"], seat["bot"]) for seat in told["seats"]] == [("person", ""), ("bot", "hard")]
    assert (told["clock"]["kind"], told["clock"]["seconds"], told["clock"]["increment"]) == ("live", 420, 5)
    assert (told["listed"], told["spectators"], told["heat_map"]) == (True, False, True)


def test_several_people_at_one_screen(person: Someone) -> None:
    me = person()
    page = me.come("/new?game=aquatica")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="three players").click()
    for seat, kind in (("player 2", "you"), ("player 3", "bot")):
        sheet.get_by_role("radiogroup", name=seat).get_by_role("radio", name=kind).click()
    names = sheet.get_by_label("Name")
    names.nth(0).fill("Ala")
    names.nth(1).fill("Ola")
    sheet.get_by_role("button", name="Create and begin").click()
    told = me.api("GET", f"/api/tables/{at_table(page)}")
    assert (told["hot_seat"], [seat["name"] for seat in told["seats"]]) == (True, ["Ala", "Ola", ""])


def test_a_friend_is_invited_and_sits_down(person: Someone) -> None:
    ala, ola = person(lang="en"), person(lang="pl", size=SMALL)
    ala.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ala.come()
    page.get_by_role("button", name="Invite a friend").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="Aquatica").click()
    expect(sheet.get_by_role("radio", name="Shark")).to_have_count(0)
    sheet.get_by_role("radio", name="Kelp").click()
    expect(sheet.get_by_role("radio", name="Octopus")).to_be_checked()
    assert not ala.axe()
    sheet.get_by_role("button", name="Create and copy the link").click()
    table = at_table(page)
    assert page.evaluate("navigator.clipboard.readText()").endswith(table)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{ala.url}/t/{table}"
    hers = ola.come()
    hers.get_by_role("button", name="Dołącz przez link").click()
    hers.get_by_label("Link albo kod stołu").fill(link)
    hers.get_by_role("button", name="Do stołu").click()
    expect(hers.get_by_role("heading", name="Stół gry Kelp czeka na ciebie")).to_be_visible()
    told = ola.api("GET", f"/api/tables/{table}")
    expect(hers.get_by_text(told["commitment"])).to_be_visible()
    assert not ola.axe()
    hers.get_by_role("button", name="Usiądź: rekin").click()
    hers.wait_for_selector("main .board, [data-question], .prompt, .ask")
    assert ola.api("GET", f"/api/tables/{table}")["status"] == "running"


# Lists


def test_games_wait_for_a_returning_visitor(person: Someone) -> None:
    me, other = person(), person()
    me.api("PUT", "/api/me", {"name": "Sea Otter"})
    other.api("PUT", "/api/me", {"name": "Limpet"})
    mine = open_table(me, seats={"octopus": {"kind": "me"}})
    other.api("POST", f"/api/tables/{mine}/join", {})
    offered = open_table(other, listed=True, clock={"kind": "live", "seconds": 1200}, options={"board": "night"})
    over = finished(me)
    page = me.come()
    expect(page.get_by_role("heading", name="Welcome back, Sea Otter.")).to_be_visible()
    expect(page).to_have_title("(1) Fathoms · Kelp and Aquatica at one table")
    expect(page.get_by_role("link", name="Your turn")).to_have_attribute("href", f"/t/{mine}")
    row = page.locator("li", has=page.locator(f'a[href="/t/{offered}"]'))
    expect(row).to_contain_text("Limpet · free: Octopus")
    expect(row).to_contain_text("night board · 20 min each")
    ended = page.locator("li", has=page.locator(f'a[href="/t/{over}"]'))
    expect(ended).to_contain_text("Octopus")
    row.get_by_role("link", name="Sit down").click()
    expect(page.get_by_role("heading", name="A table of Kelp waits for you")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Welcome back")).to_be_visible()


def test_a_record_is_brought_and_a_wrong_one_is_not(person: Someone, tmp_path: Path) -> None:
    me = person()
    record = me.api("GET", f"/api/tables/{finished(me)}/record")
    broken = {**record, "entries": [*record["entries"][:-1], {"nothing": 1}]}
    files = {"good.json": json.dumps(record), "letter.txt": "Dear diary", "broken.json": json.dumps(broken)}
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")
    page = me.come()
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(tmp_path / "letter.txt")
    expect(page.get_by_role("alert")).to_contain_text("letter.txt is not a recorded game")
    chooser.set_input_files(tmp_path / "broken.json")
    expect(page.get_by_role("alert")).not_to_contain_text("letter.txt")
    me.expect_wrong(r"422|Failed to load resource")
    chooser.set_input_files(tmp_path / "good.json")
    assert me.api("GET", f"/api/tables/{at_table(page)}")["status"] == "over"


# Words, colours and keys


def test_the_language_changes_at_once_and_is_kept(person: Someone) -> None:
    me = person()
    page = me.come()
    for name, lang, title in (
        ("Polski", "pl", "Dwie gry pod wodą."),
        ("Українська", "uk", "Дві гри під водою."),
        ("English", "en", "Two games under water."),
    ):
        page.get_by_role("radio", name=name).click()
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        assert page.get_attribute("html", "lang") == lang
    page.get_by_role("radio", name="Polski").click()
    page.reload()
    expect(page.get_by_role("heading", name="Dwie gry pod wodą.")).to_be_visible()


def test_a_name_is_kept(person: Someone) -> None:
    me = person(size=SMALL)
    page = me.come()
    page.get_by_role("button", name="guest").click()
    page.get_by_label("Name", exact=True).fill("  Морська видра ")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Морська видра")).to_be_visible()
    assert me.api("GET", "/api/me")["name"] == "Морська видра"


def test_settings_work_at_once(person: Someone) -> None:
    me = person()
    page = me.come()
    page.get_by_role("button", name="Settings", exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="high contrast").click()
    sheet.get_by_role("radio", name="200 %").click()
    assert page.get_attribute("html", "data-theme") == "contrast"
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Settings", exact=True)).to_be_focused()
    page.reload()
    assert page.get_attribute("html", "data-theme") == "contrast"
    page.get_by_role("button", name="Keys").wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_the_system_decides_until_somebody_does(person: Someone) -> None:
    light = person(color_scheme="light").come()
    assert light.get_attribute("html", "data-theme") == "light"
    dark = person(color_scheme="dark").come()
    assert dark.get_attribute("html", "data-theme") == "dark"


def test_a_game_begins_with_the_keys_alone(person: Someone) -> None:
    me = person()
    page = me.come()
    page.wait_for_selector(".gcard h2")
    for _ in range(40):
        page.keyboard.press("Tab")
        if "Play now" in (page.evaluate("document.activeElement.textContent") or ""):
            break
        if page.evaluate("document.activeElement.textContent").strip() == "Octopus":
            page.keyboard.press("ArrowRight")
            expect(page.get_by_role("radio", name="Shark")).to_be_focused()
    page.keyboard.press("Enter")
    assert list(me.api("GET", f"/api/tables/{at_table(page)}")["mine"]) == ["shark"]


@pytest.mark.parametrize("size", [WIDE, SMALL, NARROW])
def test_twice_the_text_size_fits(person: Someone, size: tuple[int, int]) -> None:
    me = person(size=size, lang="uk")
    me.keep(size=200)
    for path in ("/", "/new?game=aquatica", f"/t/{open_table(me)}"):
        me.come(path).wait_for_selector("main h1")
        me.page.wait_for_timeout(200)
        assert me.too_wide() <= 0, path


# What can go wrong


def test_a_dead_link_says_so_in_every_language(person: Someone) -> None:
    for lang, title in (("en", "There is no such table"), ("pl", "Nie ma takiego stołu"), ("uk", "Такого столу немає")):
        me = person(lang=lang)
        page = me.come(f"/t/{DEAD}")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        me.expect_wrong("404")
        page.get_by_role("main").get_by_role("link").click()
        page.wait_for_selector(".gcard h2")


def test_a_seat_that_somebody_else_took_meanwhile(person: Someone) -> None:
    maker, quick, late = person(), person(), person()
    table = open_table(maker)
    page = late.come(f"/t/{table}")
    page.wait_for_selector(".gate")
    quick.api("POST", f"/api/tables/{table}/join", {})
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    late.expect_wrong("409|Failed to load resource")
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_role("heading", name="All seats are taken")).to_have_count(0)


def test_what_is_pasted_must_be_a_table(person: Someone) -> None:
    me = person()
    page = me.come()
    page.get_by_role("button", name="Join with a link").click()
    field = page.get_by_label("The link or the code of the table")
    field.fill("https://example.org/")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("neither a link to a table nor its code")
    field.fill(DEAD)
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("No table has this link")
    me.expect_wrong("404")


def test_a_lost_server_is_told_and_found_again(person: Someone) -> None:
    me = person()
    page = me.come()
    page.wait_for_selector(".gcard h2")
    me.context.set_offline(True)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".gcard .bad")).to_contain_text("The server cannot be reached.")
    expect(page.locator(".net.err")).to_be_visible()
    me.context.set_offline(False)
    expect(page.locator(".net.err")).to_have_count(0)
    me.expect_wrong("failed: |ERR_INTERNET_DISCONNECTED")


def test_an_installed_page_opens_without_its_server(person: Someone, server: Served) -> None:
    me = person()
    page = me.come()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    me.until("() => navigator.serviceWorker.controller !== null")
    kept = page.evaluate(
        "caches.keys().then(names => caches.open(names[0])).then(c => c.keys()).then(k => k.map(r => r.url))"
    )
    assert not [url for url in kept if "/api/" in url]
    me.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Two games under water.")).to_be_visible()
    expect(page.locator(".net.err")).to_contain_text("The server cannot be reached.")
    me.expect_wrong("failed: |ERR_INTERNET_DISCONNECTED")
