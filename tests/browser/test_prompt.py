"""The prompt of a wide table is low, so that the board is large: what does not fit is counted, and nothing moves."""

from collections.abc import Callable

import pytest
from support.browser import WIDE, Person
from support.dealt import Script
from support.grid import grid

from fathoms.core.catalogue import LANGUAGES

pytestmark = pytest.mark.slow

Pair = Callable[..., tuple[Person, Person, Script]]
# Where each option stands.
PLACES = """() => [...document.querySelectorAll('.list .opt')].map((option) => {
  const { x, y } = option.getBoundingClientRect();
  return [Math.round(x), Math.round(y)];
})"""
# How many options are out of sight below, and how many the list says are.
BELOW = """() => {
  const end = document.querySelector('.list').getBoundingClientRect().bottom;
  const hidden = [...document.querySelectorAll('.list .opt')].map((option) => option.getBoundingClientRect())
    .filter((box) => box.bottom - box.height / 3 > end).length;
  return [hidden, Number(document.querySelector('.list .rest')?.textContent.match(/▾ (\\d+)/)[1] ?? 0)];
}"""


@grid(size=(WIDE, (1024, 768), (1366, 768)), lang=LANGUAGES)
def test_what_is_out_of_sight_is_counted_and_nothing_moves(pair: Pair, size: tuple[int, int], lang: str) -> None:
    octopus, shark, script = pair("36", size=size, langs=(lang, lang))
    seen: set[tuple[str, str]] = set()
    counted = 0
    for n, seat, kind in script.deal.asked:
        if (seat, kind) in seen or kind == "confront":
            continue
        seen.add((seat, kind))
        script.to(n)
        me = octopus if seat == "octopus" else shark
        if me.page.url == "about:blank":
            me.come(script.path)
        me.until("(n) => document.querySelector('.ask')?.dataset.n === n", str(n))
        me.asked(kind)
        me.until(f"() => {{ const [hidden, said] = ({BELOW})(); return hidden === said; }}")
        me.page.evaluate("document.fonts.ready.then(() => null)")  # another font is a little wider
        before = me.page.evaluate(PLACES)
        for option in me.page.locator(".list .opt").all()[:2]:
            option.hover()
            me.drawn()
            assert me.page.evaluate(PLACES) == before, (seat, kind)
        hidden, _ = me.page.evaluate(BELOW)
        if hidden:
            counted += 1
            me.page.evaluate("() => document.querySelector('.list').scrollTo(0, 10_000)")
            me.until(f"() => ({BELOW})()[1] === 0")
        me.page.mouse.move(2, 2)
    assert len(seen) > 10
    assert counted > 0
