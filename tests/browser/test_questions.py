"""Every kind of question of Kelp stands on the page as the server asks it, and stands there again after a reload."""

from collections.abc import Callable
from typing import Any

import pytest
from support.browser import Person
from support.dealt import Asked, Script, deal

from fathoms.games.kelp.declaration import DECLARATION

pytestmark = pytest.mark.slow

# Games that together ask everything.
DEALS = ("459", "150", "246", "430", "406", "412", "247", "436", "dens 35")
KINDS = {question.name for question in DECLARATION.questions}


def new_questions() -> dict[str, list[Asked]]:
    """Of each deal the questions that no deal before it has asked, to either seat."""
    seen: set[tuple[str, str]] = set()
    found: dict[str, list[Asked]] = {}
    for nonce in DEALS:
        found[nonce] = []
        for one in deal(nonce).asked:
            if (one.seat, one.kind) not in seen:
                seen.add((one.seat, one.kind))
                found[nonce].append(one)
    return found


def test_the_deals_ask_everything() -> None:
    asked = [one for questions in new_questions().values() for one in questions]
    assert {one.kind for one in asked} == KINDS
    assert {one.seat for one in asked if one.kind == "confront"} == {"octopus", "shark"}


@pytest.mark.parametrize("nonce", DEALS)
def test_a_reload_asks_the_same_again(pair: Callable[..., tuple[Person, Person, Script]], nonce: str) -> None:
    octopus, shark, script = pair(nonce)
    for n, seat, kind in new_questions()[nonce]:
        script.to(n)
        one = octopus if seat == "octopus" else shark
        before = stands(one, script, seat, kind)
        one.page.reload()
        assert stands(one, script, seat, kind) == before


def stands(one: Person, script: Script, seat: str, kind: str) -> dict[str, Any]:
    """What the page asks, which must be what the server asks."""
    if one.page.url == "about:blank":
        one.come(script.path)
    told = script.look(seat, one.lang)
    one.asked(kind)
    one.until("(n) => document.querySelector('[data-n]')?.dataset.n === n", str(told["n"]))
    shown = one.page.evaluate("""() => ({
        question: document.querySelector('.ask .q').innerText,
        options: Object.fromEntries([...document.querySelectorAll('button[data-action]')]
            .map((b) => [b.dataset.action, (b.title || b.querySelector('.words').innerText)])),
    })""")
    assert shown["question"] == told["asked"]["said"]["text"]
    pickable = [option for option in told["asked"]["options"] if comes_first(option, told["asked"]["choices"])]
    assert shown["options"] == {str(option["action"]): option["said"]["text"] for option in pickable}
    return dict(shown)


def comes_first(option: dict[str, Any], choices: list[dict[str, Any]] | None) -> bool:
    """Whether it can be picked before all else: anything can, but what ends a choice only where that may be empty."""
    if choices is None:
        return option["preview"] is not None
    if option["closing"]:
        return any(not choice["picks"] and option["action"] in choice["actions"] for choice in choices)
    return any(option["action"] in choice["picks"] for choice in choices)
