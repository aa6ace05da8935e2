"""Things move for who wants that and stand still for everybody else; at rest all see the same table."""

from collections.abc import Callable

import pytest
from support.browser import Person
from support.dealt import Script

pytestmark = pytest.mark.slow

Pair = Callable[..., tuple[Person, Person, Script]]

# Whatever moves from frame to frame: flights, running animations, blocks and the Shark on their way; and for how many
# frames nothing has.
WATCH = """() => {
  window.moved = { flights: 0, running: 0, places: new Set(), still: 0 };
  let before = '';
  const look = () => {
    const at = [...document.querySelectorAll('svg .block, svg .shark')].map((one) => one.getAttribute('transform'));
    const flights = document.querySelectorAll('.kelp-flight').length;
    const lasts = (one) => one.playState === 'running' && one.effect.getComputedTiming().activeDuration > 20;
    window.moved.still = flights === 0 && at.join() === before ? window.moved.still + 1 : 0;
    window.moved.places.add((before = at.join()));
    window.moved.flights += flights;
    window.moved.running += document.getAnimations().filter(lasts).length;
    requestAnimationFrame(look);
  };
  look();
}"""
STILL = "() => window.moved.still > 30"
# The board and the panels, without what is only there while something is pointed at.
SHOWN = """() => [...document.querySelectorAll('[data-spot], .block, .shark')].map((one) =>
  [one.dataset.spot, one.getAttribute('transform'), one.getAttribute('aria-label')].join(' ')).join('\\n')"""
AT = "(n) => document.querySelector('.ask').dataset.n === n"


def come(one: Person, script: Script, speed: str, motion: str) -> None:
    one.keep(speed=speed)
    one.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    one.come(script.path).wait_for_selector(".ask[data-n]")
    one.page.evaluate(WATCH)


@pytest.mark.parametrize(
    ("speed", "motion", "moves"),
    [("slow", "no-preference", True), ("off", "no-preference", False), ("slow", "reduce", False)],
)
def test_things_move_for_who_wants_it(pair: Pair, speed: str, motion: str, moves: bool) -> None:
    octopus, _, script = pair("0")
    script.to(20)
    come(octopus, script, speed, motion)
    steps = 15
    for _ in range(steps):
        n = script.on()["n"]
        octopus.until(AT, str(n))
        if moves:
            octopus.until(STILL)
    octopus.until(STILL)
    moved = octopus.page.evaluate("() => ({ ...window.moved, places: window.moved.places.size })")
    if moves:
        assert moved["flights"] > 0
        assert moved["places"] > 3 * steps, "things are seen on their way"
    else:
        assert (moved["flights"], moved["running"]) == (0, 0)
        assert moved["places"] <= steps + 1, "nothing is seen between one situation and the next"
    # When all is at rest, the table is as somebody sees it who comes just now.
    late = octopus.context.new_page()
    late.emulate_media(reduced_motion="reduce")
    late.goto(script.path)
    late.wait_for_selector(f'.ask[data-n="{n}"]')
    octopus.page.wait_for_function(f"(told) => ({SHOWN})() === told", arg=late.evaluate(SHOWN))
