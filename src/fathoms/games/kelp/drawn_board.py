"""Kelp's board in characters: nine zones, the paths between them, dens, Currents and the Shark."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from fathoms.games.kelp.names import SIDE

ROWS = (("NW", "N", "NE"), ("W", "C", "E"), ("SW", "S", "SE"))
ZONE = 17  # letters that fit into a zone, in a line
LINES = 4
BAND = 5  # the width of a path
WIDTH = 2 * 3 + SIDE * ZONE + 2 * BAND
HEIGHT = SIDE * LINES + 4
EDGES = (1, WIDTH - 2)  # columns of the outer paths
LEFT = tuple(3 + i * (ZONE + BAND) for i in range(SIDE))  # first column of each zone
PATHS = tuple(left + ZONE + BAND // 2 for left in LEFT[:2])  # columns of the inner paths
TOP = tuple(1 + i * (LINES + 1) for i in range(SIDE))  # first line of each zone
ACROSS = (TOP[1] - 1, TOP[2] - 1)  # lines of the paths that run from side to side
ARROWS = {"north": "▲", "east": "▶", "south": "▼", "west": "◀"}
STYLES = {"blue": "blue", "yellow": "yellow", "red": "red"}
SIGNS = {"blue": "≈", "yellow": "◎", "red": "✗"}


def places() -> dict[str, tuple[int, int]]:
    """Column and line of each space."""
    found = {
        f"den {zone}": (EDGES[x], HEIGHT - 1 if y else 0)
        for zone, x, y in (("NW", 0, 0), ("NE", 1, 0), ("SW", 0, 1), ("SE", 1, 1))
    }
    for row, zones in enumerate(ROWS):
        for i, column in enumerate(PATHS):
            found[f"{zones[i]}|{zones[i + 1]}"] = (column, TOP[row] + 1)
    for row, line in enumerate(ACROSS):
        for column in range(SIDE):
            found[f"{ROWS[row][column]}|{ROWS[row + 1][column]}"] = (LEFT[column] + ZONE // 2, line)
    return found


PLACES = places()
# The junctions that the drawing shows at the two ends of each space.
DRAWN = {
    "NW|N": "1 a", "N|NE": "2 b", "W|C": "a c", "C|E": "b d", "SW|S": "c 7", "S|SE": "d 8", "NW|W": "3 a", "N|C": "a b",
    "NE|E": "b 4", "W|SW": "5 c", "C|S": "c d", "E|SE": "d 6", "den NW": "1 3", "den NE": "2 4", "den SW": "5 7",
    "den SE": "6 8",
}  # fmt: skip


def as_drawn(spaces: Mapping[str, Mapping[str, Any]]) -> bool:
    """Whether the spaces of a board lie and join as the drawing shows them."""
    if set(spaces) != set(DRAWN):
        return False
    beside = all(set(values["zones"]) == set(name.removeprefix("den ").split("|")) for name, values in spaces.items())
    return beside and all(
        bool(set(spaces[one]["junctions"]) & set(spaces[other]["junctions"]))
        == bool(set(DRAWN[one].split()) & set(DRAWN[other].split()))
        for one in spaces
        for other in spaces
    )


class Canvas:
    """Letters at columns and lines, each with a style."""

    def __init__(self) -> None:
        self.cells = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]

    def put(self, column: int, line: int, text: str, style: str = "") -> None:
        for i, letter in enumerate(text):
            self.cells[line][column + i] = (letter, style)

    def lines(self) -> list[Text]:
        return [Text.assemble(*row) for row in self.cells]


def paths(canvas: Canvas) -> None:
    dim = "dim"
    for column in PATHS:
        for line in range(1, HEIGHT - 1):
            canvas.put(column, line, "┼" if line in ACROSS else "│", dim)
    for line, left, right in zip(ACROSS, "└┌", "┘┐"):
        for column in range(EDGES[0], EDGES[1] + 1):
            if column not in PATHS:
                canvas.put(column, line, "─", dim)
        canvas.put(EDGES[0], line, left, dim)
        canvas.put(EDGES[1], line, right, dim)
    for line in (*range(1, ACROSS[0]), *range(ACROSS[1] + 1, HEIGHT - 1)):
        for column in EDGES:
            canvas.put(column, line, "│", dim)
    for line, left, right in ((0, "┐", "┌"), (HEIGHT - 1, "┘", "└")):
        canvas.put(EDGES[0], line, "─" * (PATHS[0] - EDGES[0]) + left, dim)
        canvas.put(PATHS[1], line, right + "─" * (EDGES[1] - PATHS[1]), dim)


def spaces(canvas: Canvas, view: Mapping[str, Any], dens: Mapping[str, Any]) -> None:
    shark = view["shark"]
    for name, (column, line) in PLACES.items():
        value = view["currents"].get(name)
        inside, style = " ", "dim"
        if name == shark["at"]:
            inside, style = ARROWS.get(shark["facing"], "●"), "bold reverse"
        elif value:
            inside, style = f"{SIGNS['blue']}{value}", "bold blue"
        token = f"({inside})" if name in dens else f"[{inside}]"
        start = min(max(column - len(token) // 2, 0), WIDTH - len(token))
        canvas.put(start, line, token, style)


def board(view: Mapping[str, Any], dens: Mapping[str, Any], cells: Mapping[str, list[tuple[str, str]]]) -> list[Text]:
    """The board; `cells` has the lines of each zone, with a style each."""
    canvas = Canvas()
    paths(canvas)
    for row, zones in enumerate(ROWS):
        for i, zone in enumerate(zones):
            for line, (text, style) in enumerate(cells[zone][:LINES]):
                canvas.put(LEFT[i], TOP[row] + line, text[:ZONE], style)
    spaces(canvas, view, dens)
    return canvas.lines()
