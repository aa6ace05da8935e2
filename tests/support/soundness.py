"""A page for everyone: what axe finds in any theme, and what is too wide for the window."""

from collections.abc import Callable, Sequence
from itertools import cycle

from support.browser import THEMES, Person

Sound = Callable[[Person, str], None]

# Themes differ in colours alone, so after the first the rules about those are enough.
COLOURS = ("color-contrast", "link-in-text-block")
# What lies in a part that scrolls by itself is measured there.
OUTSIDE = """() => [...document.querySelectorAll('#app *')].filter((part) => {
  const box = part.getBoundingClientRect();
  if (!box.width || part.closest('svg, .sr, [hidden]') || part.matches('.sr')) return false;
  return box.right > innerWidth + 1 || box.left < -1;
}).map((part) => part.outerHTML.slice(0, 120))"""


def sound_in(themes: Sequence[str], one: Person, where: str) -> None:
    """No serious violation in these themes, and nothing beside the window."""
    for theme in themes:
        one.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        one.drawn()
        assert one.axe(*(COLOURS if theme != themes[0] else ())) == [], (where, theme)
    fits(one, where)


def sound_in_turn() -> Sound:
    """One theme at each place that is looked at, and at the next place the next one."""
    turn = cycle(THEMES)
    return lambda one, where: sound_in([next(turn)], one, where)


def sound_in_all() -> Sound:
    return lambda one, where: sound_in(THEMES, one, where)


def fits(one: Person, where: str) -> None:
    assert one.too_wide() <= 0, where
    assert one.page.evaluate(OUTSIDE) == [], where
