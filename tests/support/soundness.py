"""A page for everyone: what axe finds in any theme, and what is too wide for the window."""

from support.browser import THEMES, Person

# Themes differ in colours alone, so after the first the rules about those are enough.
COLOURS = ("color-contrast", "link-in-text-block")
# What lies in a part that scrolls by itself is measured there.
OUTSIDE = """() => [...document.querySelectorAll('#app *')].filter((part) => {
  const box = part.getBoundingClientRect();
  if (!box.width || part.closest('svg, .sr, [hidden]') || part.matches('.sr')) return false;
  return box.right > innerWidth + 1 || box.left < -1;
}).map((part) => part.outerHTML.slice(0, 120))"""


def sound(one: Person, where: str) -> None:
    """No serious violation in any theme, and nothing beside the window."""
    for theme in THEMES:
        one.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        one.drawn()
        assert one.axe(*(COLOURS if theme != THEMES[0] else ())) == [], (where, theme)
    fits(one, where)


def fits(one: Person, where: str) -> None:
    assert one.too_wide() <= 0, where
    assert one.page.evaluate(OUTSIDE) == [], where
