"""Two at one screen: it is covered between them, and under the cover there is nothing of either."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from support.browser import SMALL, WIDE, Person, patience
from support.dealt import Script, deal

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_the_screen_is_covered_between_two(person: Callable[..., Person], size: tuple[int, int]) -> None:
    both = person(size=size)
    seats = {"octopus": {"kind": "me", "name": "Ala"}, "shark": {"kind": "me", "name": "Oleś"}}
    made = both.api("POST", "/api/tables", {"game": "kelp", "seats": seats, "nonce": "shared"})
    page = both.come(f"/t/{made['id']}")
    sat: list[str] = []
    for _ in patience():
        if both.step(spare="covered")["covered"]:
            sat.append(bare(both))
            if len(sat) == 5:
                break
            both.click("[data-cover]")
            both.asked()
            only_own(both, made, "octopus" if sat[-1] == "Ala" else "shark")
    assert sat[:4] in (["Ala", "Oleś"] * 2, ["Oleś", "Ala"] * 2), sat
    # A reload, a step back in the history or another tab shows the cover too.
    page.reload()
    expect(page.locator("[data-cover]")).to_be_visible()
    bare(both)
    page.keyboard.press("Enter")
    both.asked()
    assert both.axe() == []


def only_own(both: Person, made: dict[str, Any], seat: str) -> None:
    """Whoever sits now sees what this seat is told, and nothing that the other saw before."""
    script = Script(both.url, made["id"], made["mine"], deal("0"))
    told = script.look(seat, both.lang)
    hand = both.page.locator('[data-spot^="hand:"]').evaluate_all(
        "(all) => all.map((one) => one.dataset.spot.slice(5))"
    )
    assert set(hand) <= set(told["view"]["octopus"]["hand" if seat == "octopus" else "known"])
    faces = both.page.locator(".block.standing:has(use[href^='#block-face'])").count()
    assert (faces > 0) == (seat == "octopus")
    if both.page.viewport_size == {"width": WIDE[0], "height": WIDE[1]}:
        lines = [one["said"]["text"] for one in told["events"] if one["event"]["event"] != "turn"]
        assert both.page.locator(".log li:not(.turn)").all_inner_texts() == lines


def bare(both: Person) -> str:
    """Nothing is there but the cover and who is to sit down: who that is."""
    page = both.page
    expect(page.locator("[data-cover]")).to_be_visible()
    text = page.inner_text("#app")
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    assert lines[2:] == [both.says("web-table-cover-about"), both.says("web-table-cover-show"), "Enter"]
    assert lines[0] == both.says("web-table-cover")
    html = page.inner_html("#app")
    for part in ("data-action", "data-spot", "data-question", "<svg", "<ol", "<li", "camouflage", "sneaking"):
        assert part not in html, part
    kept = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])")
    assert "token" not in kept
    assert all(token not in kept for token in both.table()["mine"].values())
    return lines[1].partition(",")[0]
