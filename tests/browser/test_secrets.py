"""The page of the Shark holds nothing that only the Octopus may know: not in its words, its drawing or its memory."""

import json
import re
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest
from support.browser import Person
from support.dealt import Script

pytestmark = pytest.mark.slow

Pair = Callable[..., tuple[Person, Person, Script]]

# The drawing of each block that stands, and everything else that is said of its zone, without name and place.
DRAWN = """() => Object.fromEntries([...document.querySelectorAll('.place[data-spot^="zone:"]')].map((place) => [
  place.dataset.spot.slice(5), place.getAttribute('aria-label'),
]))"""
BLOCKS = """() => [...document.querySelectorAll('.block.standing')].map(
  (block) => block.innerHTML.replace(/<!--.*?-->/g, '')
)"""


def test_the_shark_is_drawn_what_the_shark_is_told(pair: Pair) -> None:
    octopus, shark, script = pair("0")
    for one in (octopus, shark):
        one.come(script.path)
    for n in range(4, len(script.deal.actions) - 1, 9):
        while (now := script.look("shark"))["n"] < n:
            script.on()
        shark.page.wait_for_selector(f'.ask[data-n="{now["n"]}"]')
        shark.page.wait_for_timeout(30)
        honest(shark, now["view"])


def honest(shark: Person, view: dict[str, Any]) -> None:
    hidden = [zone for zone, block in view["blocks"].items() if block == "hidden"]
    assert hidden
    # As many blocks stand without a face as are hidden, and none that is hidden shows one.
    drawn = shark.page.evaluate(BLOCKS)
    assert len([block for block in drawn if "#block-standing" in block]) == len(hidden)
    assert not any("#block-face" in block for block in drawn)
    # What is known of two blocks alike is drawn alike and said alike, whatever they are.
    said = shark.page.evaluate(DRAWN)
    alike: dict[str, set[str]] = defaultdict(set)
    for zone in hidden:
        known = json.dumps(sorted(view["known"].get(zone, [])))
        alike[known].add(re.sub(r"^.*?: ", "", said[zone]))
    assert all(len(words) == 1 for words in alike.values()), alike
    # The pictures of the blocks are as many as the sets of knowledge.
    assert len({block for block in drawn if "#block-standing" in block}) == len(
        {json.dumps(sorted(view["known"].get(zone, []))) for zone in hidden}
    )
    # Of the hand only the cards that everybody has seen going there.
    hand = shark.page.locator('[data-spot^="hand:"]').evaluate_all(
        "(all) => all.map((one) => one.dataset.spot.slice(5))"
    )
    assert set(hand) == set(view["octopus"]["known"])
    kept = shark.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert "octopus" not in kept


def test_a_secret_pile_is_not_in_the_page_of_others(pair: Pair, person: Callable[..., Person]) -> None:
    octopus, shark, script = pair("0")
    watcher = person()
    script.to(12)
    hand = script.look("octopus")["view"]["octopus"]["hand"]
    octopus.come(script.path)
    octopus.asked()
    for card in hand:
        assert octopus.page.locator(f'[data-spot="hand:{card}"]').count() > 0
    shark.come(script.path)
    watcher.come(f"{script.path}?seat=spectator")
    for one in (shark, watcher):
        one.page.wait_for_selector('.ask[data-n="12"]')
        shown = one.page.locator('[data-spot^="hand:"]')
        assert shown.count() == len(script.look("shark")["view"]["octopus"]["known"]) < len(hand)
