"""Whole games through the page, by what it offers to be clicked."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from support.browser import SMALL, WIDE, Person

pytestmark = pytest.mark.slow

Someone = Callable[..., Person]


def table_of(person: Person) -> dict[str, Any]:
    told: dict[str, Any] = person.api("GET", f"/api/tables/{person.page.url.rpartition('/t/')[2].partition('?')[0]}")
    return told


@pytest.mark.parametrize(
    ("seat", "size", "lang"), [("octopus", WIDE, "en"), ("shark", SMALL, "pl"), ("shark", WIDE, "uk")]
)
def test_a_game_of_kelp_against_a_bot(person: Someone, seat: str, size: tuple[int, int], lang: str) -> None:
    me = person(size=size, lang=lang)
    made = me.api(
        "POST",
        "/api/tables",
        {"game": "kelp", "seats": {seat: {"kind": "me"}, other(seat): {"kind": "bot", "bot": "greedy"}}},
    )
    me.come(f"/t/{made['id']}")
    assert me.play() > 10
    ended = table_of(me)
    assert ended["status"] == "over"
    record = me.api("GET", f"/api/tables/{made['id']}/record")
    assert record["entries"]
    assert me.page.get_attribute("html", "lang") == lang


def other(seat: str) -> str:
    return "shark" if seat == "octopus" else "octopus"


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "uk"), (SMALL, "en")])
def test_a_game_of_aquatica_by_the_list_of_options(person: Someone, size: tuple[int, int], lang: str) -> None:
    me = person(size=size, lang=lang)
    seats = {"blue": {"kind": "me"}}
    games = me.api("GET", "/api/games")["games"]
    first, second = next(game for game in games if game["name"] == "aquatica")["seats"][:2]
    seats = {first: {"kind": "me"}, second: {"kind": "bot", "bot": "random"}}
    made = me.api(
        "POST", "/api/tables", {"game": "aquatica", "options": {"players": 2, "kings": "dealt"}, "seats": seats}
    )
    me.come(f"/t/{made['id']}")
    assert me.play() > 20
    assert table_of(me)["status"] == "over"


def test_two_browsers_in_two_languages(person: Someone) -> None:
    ala, oles = person(lang="pl"), person(lang="uk", size=SMALL)
    made = ala.api("POST", "/api/tables", {"game": "kelp", "seats": {"octopus": {"kind": "me"}}})
    ala.come(f"/t/{made['id']}")
    oles.api("POST", f"/api/tables/{made['id']}/join", {})
    oles.come(f"/t/{made['id']}")
    for _ in range(3000):
        over = [ala.step()["over"], oles.step()["over"]]
        if all(over):
            break
    assert all(over)
    said = [one.page.inner_text(".over") for one in (ala, oles)]
    assert said[0] != said[1]
    assert json.dumps(table_of(ala)["seats"]) == json.dumps(table_of(oles)["seats"])
