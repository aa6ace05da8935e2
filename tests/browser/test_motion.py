"""What the other side does is seen on its way, and nobody waits for it; without motion it is simply there."""

from collections.abc import Callable
from typing import Any

import pytest
from support.browser import Person

pytestmark = pytest.mark.slow

# Each frame: where the Shark is drawn. With something to answer while it is on its way, that is answered at once.
WATCH = """() => {
  const watched = window.watched = { places: [], answered: null, taken: null };
  const at = () => document.querySelector('.shark:not(.ghost)')?.getAttribute('transform')?.split(') rotate')[0] ?? '';
  const frame = () => {
    if (window.watched !== watched) return;
    const now = at();
    if (now && watched.places.at(-1) !== now) watched.places.push(now);
    const { n } = document.querySelector('[data-n]')?.dataset ?? {};
    const swims = document.querySelector('.chev:not(.ahead)') === null && watched.places.length > 2;
    const option = document.querySelector('.ask button[data-action]:not([aria-disabled])');
    if (window.answering && swims && option && watched.answered === null) {
      watched.answered = n;
      option.click();
    }
    const shown = document.querySelector('.sofar') !== null || (watched.answered !== null && n !== watched.answered);
    if (watched.answered !== null && watched.taken === null && shown) watched.taken = swims ? 'on its way' : 'after';
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def bot_turn(me: Person, answering: bool = False) -> dict[str, Any]:
    """An own turn by the first options, then the bot's, all of which comes at once; what was seen of it."""
    slowly = "localStorage.setItem('fathoms.settings', JSON.stringify({speed: 'slow'}))"
    me.page.add_init_script(slowly)  # a busy machine draws few pictures a second
    me.come(f"/t/{me.make('octopus', 'greedy', nonce='motion')['id']}")
    me.asked("den")
    me.page.click("button[data-action]")
    me.asked("action")
    for _ in range(12):
        me.page.evaluate(f"window.answering = {str(answering).lower()}")
        me.page.evaluate(WATCH)
        me.step()
        watched: dict[str, Any] = {"places": []}
        before = -1
        while before != len(watched["places"]):  # until it stands still
            before = len(watched["places"])
            me.page.wait_for_timeout(900)
            watched = me.page.evaluate("window.watched")
        if before > 1:
            return watched
    raise AssertionError("the Shark never moved")


def test_the_shark_is_seen_between_two_places(person: Callable[..., Person]) -> None:
    places = bot_turn(person(motion=True))["places"]
    points = [tuple(map(float, place.removeprefix("translate(").split())) for place in places]
    first, last = points[0], points[-1]
    between = [p for p in points if p not in (first, last)]
    assert len(between) > 1, points


def test_an_answer_is_taken_while_the_shark_swims(person: Callable[..., Person]) -> None:
    watched = bot_turn(person(motion=True), answering=True)
    assert watched["answered"] is not None, watched
    assert watched["taken"] == "on its way", watched


def test_without_motion_the_shark_is_there_at_once(person: Callable[..., Person]) -> None:
    assert len(bot_turn(person())["places"]) == 2
