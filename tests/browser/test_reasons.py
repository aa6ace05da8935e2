"""What cannot be done says why: on a click in vain, at a pointer and at a focus, for each seat and in its language."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect
from support.browser import ROOT, SMALL, Person
from support.dealt import Script

pytestmark = pytest.mark.slow

Pair = Callable[..., tuple[Person, Person, Script]]
NAMES = {"en": "English", "pl": "Polski", "uk": "Українська"}
ZONES = ("NW", "N", "NE", "W", "C", "E", "SW", "S", "SE")


@cache
def game_texts(lang: str) -> dict[str, str]:
    """Kelp's messages of one line."""
    text = (ROOT / f"src/fathoms/games/kelp/{lang}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE))


def why(lang: str, reason: str, **arguments: str) -> str:
    """A reason of Kelp's rules, in words."""
    return re.sub(r"\{ \$(\w+) \}", lambda found: arguments[found[1]], game_texts(lang)[f"kelp-why-{reason}"])


def zone_name(lang: str, zone: str) -> str:
    return game_texts(lang)[f"kelp-zone-{zone.lower()}"]


def asked(script: Script, me: Person, seat: str, n: int) -> dict[str, Any]:
    """The page of that seat at that question, and what the server tells it."""
    script.to(n)
    me.come(script.path)
    me.asked()
    me.until("(n) => document.querySelector('[data-n]')?.dataset.n === n", str(n))
    told: dict[str, Any] = script.look(seat)
    return told


def at(script: Script, n: int) -> dict[str, Any]:
    """What the Octopus is told after so many entries."""
    script.to(n)
    told: dict[str, Any] = script.look("octopus")
    return told


def meant(told: dict[str, Any], type: str) -> set[str]:
    """The things of a type that options speak of."""
    arguments = [one for option in told["asked"]["options"] for one in option["said"]["arguments"].values()]
    return {str(value) for sort, value in arguments if sort == type}


def in_vain(me: Person, spot: str, said: Callable[[str], str], other: str) -> None:
    """A click says why and plays nothing; the words follow a change of language without another click."""
    before = me.table()["length"]
    me.page.locator(f'[data-spot="{spot}"]').first.click()
    notice = me.page.locator(".ask [role=alert] span")
    expect(notice).to_have_text(said(me.lang))
    me.page.get_by_role("button", name=me.says("web-table-bar-settings")).click()
    me.page.get_by_role("dialog").get_by_role("radio", name=NAMES[other]).click()
    me.lang = other
    me.page.keyboard.press("Escape")
    expect(notice).to_have_text(said(other))
    assert me.table()["length"] == before


def explained(me: Person, spot: str, said: str) -> None:
    """The same is the last sentence of the explanation, under the pointer and for who cannot see it."""
    thing = me.page.locator(f'[data-spot="{spot}"]').first
    thing.hover()
    tip = me.page.locator(".tip")
    expect(tip).to_be_visible()
    assert tip.inner_text().endswith(said), tip.inner_text()
    assert (thing.get_attribute("aria-label") or "").endswith(said)


def far_from_shark(told: dict[str, Any]) -> str:
    at = told["view"]["shark"]["at"].removeprefix("den ").split("|")
    return next(zone for zone in ZONES if zone not in at)


def test_the_shark_reads_why_a_zone_cannot_be_searched(pair: Pair) -> None:
    _, shark, script = pair("459", langs=("en", "uk"))
    told = asked(script, shark, "shark", script.deal.first("search").n)
    zone = far_from_shark(told)

    def said(lang: str) -> str:
        return why(lang, "not-beside-shark", zone=zone_name(lang, zone))

    explained(shark, f"zone:{zone}", said("uk"))
    in_vain(shark, f"zone:{zone}", said, "en")
    explained(shark, f"zone:{zone}", said("en"))


def test_the_shark_reads_why_a_space_cannot_be_reached(pair: Pair) -> None:
    _, shark, script = pair("459", langs=("en", "pl"))
    told = asked(script, shark, "shark", script.deal.first("move").n)
    here = told["view"]["shark"]["at"]
    explained(shark, f"space:{here}", why("pl", "must-move"))
    in_vain(shark, f"space:{here}", lambda lang: why(lang, "must-move"), "uk")


def test_the_octopus_reads_why_a_block_does_not_pay(pair: Pair) -> None:
    octopus, _, script = pair("459", langs=("pl", "en"))
    for one in script.deal.asked:
        if one.kind != "pay":
            continue
        told = at(script, one.n)
        revealed = [zone for zone, block in told["view"]["blocks"].items() if block.endswith(" revealed")]
        if revealed:
            break
    told = asked(script, octopus, "octopus", one.n)
    assert revealed[0] not in meant(told, "zone")
    explained(octopus, f"zone:{revealed[0]}", why("pl", "pay-revealed"))
    in_vain(octopus, f"zone:{revealed[0]}", lambda lang: why(lang, "pay-revealed"), "en")


def test_a_card_that_cannot_be_played_says_why_and_is_not_discarded(pair: Pair) -> None:
    octopus, _, script = pair("459", langs=("uk", "en"))
    for one in script.deal.asked:
        if one.kind != "action":
            continue
        told = at(script, one.n)
        options = told["asked"]["options"]
        played, held = (
            {o["said"]["arguments"]["card"][1] for o in options if o["kind"] == kind} for kind in ("play", "discard")
        )
        if told["asked"]["fields"]["done"] < 2 and held - played:
            break
    card = min(held - played)
    asked(script, octopus, "octopus", one.n)
    thing = octopus.page.locator(f'[data-spot="hand:{card}"]').first
    thing.hover()
    tip = octopus.page.locator(".tip")
    expect(tip).to_contain_text("Її не розіграти: ")
    reason = tip.inner_text().rpartition("Її не розіграти: ")[2]
    thing.click()
    expect(octopus.page.locator(".ask [role=alert] span")).to_have_text(f"Її не розіграти: {reason}")
    kinds = octopus.page.locator("button[data-action]")
    expect(kinds).to_have_count(1)  # to discard it is offered, and not done
    assert octopus.table()["length"] == one.n


def test_a_finger_reads_why_by_a_long_press(pair: Pair) -> None:
    _, shark, script = pair("459", size=SMALL)
    told = asked(script, shark, "shark", script.deal.first("search").n)
    zone = far_from_shark(told)
    said = why("en", "not-beside-shark", zone=zone)
    box = shark.page.locator(f'[data-spot="zone:{zone}"]').bounding_box()
    assert box is not None
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = shark.context.new_cdp_session(shark.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(shark.page.locator(".tip")).to_contain_text(said)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(shark.page.locator(".ask [role=alert]")).to_have_count(0)  # it asked, and chose nothing
