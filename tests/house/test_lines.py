"""Lines are at most 120 wide, in every file that people write or read here."""

import re
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[2]
WIDEST = 120
# What may have longer lines, and why.
EXCEPT = {
    "*.ftl": "a line break in a message is a line break in what is said",
    "src/fathoms/games/*/data/*.toml": "a card or a tile is an inline table, which TOML wants in one line",
    "src/fathoms/games/*/insight.toml": "figures stand in inline tables too",
    "web/src/protocol.d.ts": "openapi-typescript writes it",
    "*.svg": "a drawing is data",
    "tests/golden/*": "what was told in a game is data",
    "*.json": "positions, records and what a server sent are data",
}
MADE = {".so", ".pyc", ".c", ".db"}
ELSEWHERE = re.compile(r"(^|/)(__pycache__|[^/]+\.egg-info)/|^src/fathoms/server/web/|^\.\w+$")
ONE_LINE = re.compile(r"svelte-ignore|^description = ")  # what a tool reads as one line
# What cannot be folded in Markdown: a block between fences, which are as deep as each other, and a row of a table.
UNFOLDED = re.compile(r"^(?P<fence> *```).*\n(?:.*\n)*?(?P=fence)$|^ *\|.*\|$", re.MULTILINE)


def tracked() -> list[str]:
    """All files but those that are made or fetched here."""
    found = [path for folder in (ROOT, ROOT / "web") for path in folder.iterdir() if path.is_file()]
    for folder in (".ci", ".github", "docs", "examples", "requirements", "src", "tests", "tools", "web/src"):
        found += [path for path in (ROOT / folder).rglob("*") if path.is_file() and path.suffix not in MADE]
    names = [path.relative_to(ROOT).as_posix() for path in found]
    return [name for name in names if not ELSEWHERE.search(name)]


def wide(name: str) -> list[int]:
    try:
        text = (ROOT / name).read_text("utf-8")
    except UnicodeDecodeError:
        return []  # a picture
    if name.endswith(".md"):
        text = UNFOLDED.sub(lambda unfolded: "\n" * unfolded[0].count("\n"), text)
    lines = text.splitlines()
    return [n for n, line in enumerate(lines, 1) if len(line) > WIDEST and not ONE_LINE.search(line)]


def test_no_line_is_too_wide() -> None:
    found = {name: wide(name) for name in tracked() if not any(fnmatch(name, pattern) for pattern in EXCEPT)}
    assert len(found) > 500
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_of_markdown_only_rows_and_fenced_blocks_may_be_wide(tmp_path: Path) -> None:
    long = "word " * 30
    page = tmp_path / "page.md"
    page.write_text(
        f"{long}\n\n| {long} |\n\n- item\n\n  ```\n  {long}\n  ```\n\n{long}\n\n```sh\n{long}\n```\n{long}\n"
    )
    assert wide(str(page)) == [1, 11, 16]


def test_every_exception_is_needed() -> None:
    names = tracked()
    assert [pattern for pattern in EXCEPT if not any(fnmatch(name, pattern) and wide(name) for name in names)] == []
