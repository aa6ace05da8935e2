"""What the documents say is there."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fathoms
from fathoms.bots.levels import LEVELS
from fathoms.bots.named import BOTS
from fathoms.core.chance import fast
from fathoms.core.declaration import Run
from fathoms.core.errors import FathomsError
from fathoms.core.game import OVER, Game
from fathoms.games.aquatica.declaration import DECLARATION as AQUATICA_DECLARED

ROOT = Path(__file__).parents[2]
OPENING = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
DOCUMENTS = [*OPENING, *sorted((ROOT / "docs").rglob("*.md"))]
POSITIONS = (ROOT / "docs/positions.md").read_text("utf-8")
KELP_POSITIONS = (ROOT / "docs/positions-kelp.md").read_text("utf-8")
AQUATICA_POSITIONS = (ROOT / "docs/positions-aquatica.md").read_text("utf-8")
ARCHITECTURE = (ROOT / "docs/architecture.md").read_text("utf-8")
KELP = fathoms.game("kelp")
AQUATICA = fathoms.game("aquatica")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for link, anchor in re.findall(r"\]\(([^)#\s]*)#?([^)\s]*)\)", document.read_text("utf-8")):
        there = document.parent / link if link else document
        assert ":" in link or there.exists(), link
        assert not anchor or ":" in link or anchor in anchors(there), f"{link}#{anchor}"


def anchors(document: Path) -> set[str]:
    """The headings of a document, as a link names them."""
    text = re.sub(r"(?ms)^```.*?^```", "", document.read_text("utf-8"))
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_two_commands_follow_right_after_the_opening() -> None:
    opening, _, rest = (ROOT / "README.md").read_text("utf-8").partition("```sh\n")
    assert rest.startswith("make play")
    assert rest.splitlines()[1].startswith("make test")
    assert "##" not in opening


def sources() -> set[str]:
    package = ROOT / "src/fathoms"
    return {path.relative_to(package).as_posix() for path in package.rglob("*.py") if path.name != "__init__.py"}


def test_every_file_that_the_map_names_is_there() -> None:
    files = sources()
    named = {name.strip("`") for name in re.findall(r"[\w./]+\.py\b", ARCHITECTURE)} - {"__init__.py", "setup.py"}
    assert len(named) > 40
    inside = {name for name in named if any(f"/{file}".endswith(f"/{name}") for file in files)}
    assert not [name for name in sorted(named - inside) if not (ROOT / name).is_file()]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_path_and_every_target_that_a_document_names_is_there(document: Path) -> None:
    """From the root, from the package or from the sources of the page; what is built or installed aside."""
    text = document.read_text("utf-8")
    paths = set(re.findall(r"`((?:[\w-]+/)+[\w-]+\.[a-z]+)`", text))
    roots = (ROOT, ROOT / "src/fathoms", ROOT / "src/fathoms/server", ROOT / "web/src", ROOT / "tests")
    assert not [path for path in sorted(paths) if not any((root / path).is_file() for root in roots)]
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make (\w+)", text)) <= targets


def on_the_map() -> dict[str, str]:
    """What the map says of each folder of the package, without the folders in it."""
    plan = ARCHITECTURE.partition("src/fathoms/\n")[2].partition("\ntests/")[0]
    beside, *folders = re.split(r"(?m)^  (?=[\w/]+/ )", plan)
    told = {"": beside}
    for folder in folders:
        own, *rooms = re.split(r"(?m)^    (?=\w+/ )", folder)
        name = own.partition(" ")[0]
        told[name] = own
        told |= {f"{name}{room.partition('/')[0]}/": room for room in rooms}
    return told


def test_every_folder_of_the_package_is_on_the_map() -> None:
    folders = {f"{file.rpartition('/')[0]}/" for file in sources() if "/" in file}
    assert {folder for folder in folders if "migrations" not in folder} == on_the_map().keys() - {""}


@pytest.mark.parametrize("folder", on_the_map())
def test_every_file_of_a_folder_is_on_the_map_and_nothing_else(folder: str) -> None:
    files = {file.removeprefix(folder) for file in sources() if file.startswith(folder)}
    files = {file for file in files if "/" not in file}
    named = re.findall(r"(?<![\w./])(?!__init__)\w+\.py\b", on_the_map()[folder])
    assert sorted(named) == sorted(files)


def test_the_levels_of_the_bots_are_those_that_the_documents_list() -> None:
    readme, bots, protocol = (
        (ROOT / name).read_text("utf-8") for name in ("README.md", "docs/adding-a-bot.md", "docs/protocol.md")
    )
    assert "`--bot " + "\\|".join(LEVELS) + "`" in readme
    row = re.search(rf"^\| {' '.join(f'`{level}`' for level in LEVELS)} \|.*$", bots, re.MULTILINE)
    assert row
    assert re.findall(r"\d[\d.]*", row[0]) == [f"{level.seconds:g}" for level in LEVELS.values()]
    assert "; the first two overlook some options" in row[0]
    assert [bool(level.overlooks) for level in LEVELS.values()] == [n < 2 for n in range(len(LEVELS))]
    assert f'"bots": {json.dumps([*BOTS])}' in protocol


# Positions: docs/positions.md has the keys of every game, and each game has a page of its own.


def part(text: str, heading: str) -> str:
    """What stands under a heading, up to the next one of any level."""
    return re.split(r"^#+ ", text.partition(f"\n{heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str, heading: str) -> str:
    """The rows of the tables under a heading whose first word is a name."""
    return "\n".join(re.findall(r"^\| `.*$", part(text, heading), re.MULTILINE)) + "\n"


EVERY = rows(POSITIONS, "## The keys of every game")
CHANCE = part(POSITIONS, "### `chance`")
VIEWS = part(POSITIONS, "## Views")
KELP_KEYS = {
    "": EVERY + rows(KELP_POSITIONS, "## The keys"),
    "octopus": rows(KELP_POSITIONS, "### `octopus`"),
    "shark": rows(KELP_POSITIONS, "### `shark`"),
    "chance": CHANCE,
}
AQUATICA_KEYS = {
    "": EVERY + rows(AQUATICA_POSITIONS, "## The keys"),
    "seats": rows(AQUATICA_POSITIONS, "### `seats`"),
    "ending": rows(AQUATICA_POSITIONS, "### `ending`"),
    "chance": CHANCE,
}
AQUATICA_OPTIONS = [
    {"players": 1},
    {"players": 2, "kings": "draft", "goals": "tokens"},
    {"players": 3, "kings": "dealt"},
]


def kelp_keys(told: Any, where: str = "") -> Iterator[tuple[str, str]]:
    """(table, key) of a position; the keys of zones, spaces, colours and frames are names, told elsewhere."""
    for key, value in told.items():
        yield where, key
        if key in ("octopus", "shark", "chance"):
            yield from kelp_keys(value, key)
        if key == "over":
            yield from kelp_keys(value, where)


def aquatica_keys(told: Any, where: str = "") -> Iterator[tuple[str, str]]:
    """(table, key) of a position; small tables are told in the row of their key."""
    for key, value in told.items():
        yield where, key
        inner: list[Any] = [value]
        if key == "seats":
            inner = list(value.values())
        elif key in ("tracks", "pockets"):
            inner = [item for item in value if item]
        elif key not in ("mantas", "ending", "over", "chance") or not isinstance(value, dict):
            continue
        for table in inner:
            yield from aquatica_keys(table, key if key in AQUATICA_KEYS else where)


def played(game: Game, choose: random.Random, seed: int, **options: Any) -> Iterator[dict[str, Any]]:
    """Positions and views of a random game."""
    s = game.new(chance=fast(seed), **options)
    while game.mover(s) != OVER:
        if choose.random() < 0.3:
            yield from (game.to_json(seen) for seen in (s, game.redact(s, 0), game.redact(s, -1)))
        game.answer(s, choose.choice(game.options(s)))
    yield game.to_json(s)


def test_every_key_of_a_position_of_kelp_is_described() -> None:
    choose = random.Random(1)
    found = {key for seed in range(12) for told in played(KELP, choose, seed) for key in kelp_keys(told)}
    assert {key for where, key in found if where == "shark"} >= {"at", "bag", "swum", "searched", "bought", "replaced"}
    views = VIEWS + part(KELP_POSITIONS, "## Views")
    assert not [(where, key) for where, key in sorted(found) if f"`{key}`" not in KELP_KEYS[where] + views]


def test_every_key_of_a_position_of_aquatica_is_described() -> None:
    choose = random.Random(1)
    games = [played(AQUATICA, choose, seed, **options) for seed in range(3) for options in AQUATICA_OPTIONS]
    found = {key for game in games for told in game for key in aquatica_keys(told)}
    assert {key for where, key in found if where == "seats"} >= {"saw", "wild_tired", "risen"}
    assert {key for where, key in found if where == ""} >= {"paid", "packet", "ending", "creature", "ranks", "goal"}
    assert not [(where, key) for where, key in sorted(found) if f"`{key}`" not in AQUATICA_KEYS[where] + VIEWS]


def keys_described(text: str) -> list[str]:
    keys = re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)
    assert keys
    return keys


def refusal(game: Game, position: dict[str, Any]) -> str:
    """What is said against a position, or nothing."""
    try:
        game.from_json(position)
    except FathomsError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("table", ["", "octopus", "shark"])
def test_every_key_of_kelp_that_is_described_is_read(table: str) -> None:
    """A key of the tables that no position knows is refused with other words than a wrong value."""
    blocks = dict.fromkeys(("NW", "N", "NE", "W", "E", "SW", "S"), "shell") | {"C": "octopus", "SE": "trap_one"}
    for key in [*keys_described(KELP_KEYS[table]), "strange"]:
        position: dict[str, Any] = {"game": "kelp", "blocks": blocks, "shark": {"at": "den NW"}}
        (position.setdefault(table, {}) if table else position)[key] = 1.5
        assert ("means nothing here" in refusal(KELP, position)) == (key == "strange"), key


@pytest.mark.parametrize("table", ["", "seats", "ending"])
def test_every_key_of_aquatica_that_is_described_is_read(table: str) -> None:
    for key in [*keys_described(AQUATICA_KEYS[table]), "strange"]:
        wrong: dict[str, Any] = {key: 1.5}
        ending = {"reason": "goals"} | wrong
        position = {"": wrong, "seats": {"seats": {"player1": wrong}}, "ending": {"ending": ending}}[table]
        said = refusal(AQUATICA, {"game": "aquatica"} | position)
        assert ("means nothing here" in said) == (key == "strange"), key


@pytest.mark.parametrize("game", ["kelp", "aquatica"])
def test_a_page_of_positions_leads_to_all_runs_and_questions(game: str) -> None:
    """They stand, with what they may stand on, on the page that the declaration writes."""
    asked = part((ROOT / f"docs/positions-{game}.md").read_text("utf-8"), "## What is asked")
    assert f"(declared-{game}.md#what-is-asked)" in asked


def test_every_field_of_a_run_or_question_of_aquatica_is_described_and_no_other() -> None:
    fields = part(AQUATICA_POSITIONS, "## What is asked").partition("| question |")[0]
    described = [
        (frame, name)
        for name, frames in re.findall(r"^\| `(\w+)` \| (.*?) \|", fields, re.MULTILINE)
        for frame in re.findall(r"`(\w+)`", frames)
    ]
    lasting = [f for f in AQUATICA_DECLARED.frames.values() if not (isinstance(f, Run) and f.passing)]
    assert sorted(described) == sorted((frame.name, name) for frame in lasting for name, _ in frame.operands)


def test_every_question_of_aquatica_has_its_answers() -> None:
    answers = part(AQUATICA_POSITIONS, "## What is asked").partition("| question |")[2]
    described = re.findall(r"^\| `(\w+)` \| .*`", answers, re.MULTILINE)
    assert sorted(described) == sorted(question.name for question in AQUATICA_DECLARED.questions)


def test_every_answer_of_aquatica_is_described() -> None:
    asked = part(AQUATICA_POSITIONS, "## What is asked")
    assert not [kind.name for kind in AQUATICA.actions.kinds.values() if f"`{kind.text}`" not in asked]


def test_every_name_of_aquatica_is_described() -> None:
    names = part(AQUATICA_POSITIONS, "## Names")
    for kind in ("card", "king"):
        assert not [name for name in AQUATICA.components()[kind] if f"`{name}`" not in names]
    mantas = [icon for kind in ("trained", "wild") for icon in AQUATICA.components()[kind]]
    assert not [icon for icon in mantas if f"`{icon}`" not in names]
