"""What the documents say is there."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fathoms
from fathoms.core.chance import fast
from fathoms.core.errors import FathomsError
from fathoms.core.game import OVER
from fathoms.core.state import RUN
from fathoms.games.kelp.questions import FRAMES

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
POSITIONS = (ROOT / "docs/positions.md").read_text("utf-8")
ARCHITECTURE = (ROOT / "docs/architecture.md").read_text("utf-8")
KELP = fathoms.game("kelp")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text("utf-8"))
    missing = [link for link in links if ":" not in link and not (document.parent / link).exists()]
    assert not missing


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
    assert not [name for name in sorted(named) if not any(f"/{file}".endswith(f"/{name}") for file in files)]


def test_every_file_of_the_core_and_of_the_game_is_on_the_map() -> None:
    """Bots, lab and commands are told as folders."""
    plan = ARCHITECTURE.partition("```\n")[2].partition("```")[0]
    core, _, kelp = plan.partition("games/kelp/")
    for folder, told in (("core/", core), ("games/kelp/", kelp)):
        files = {file.removeprefix(folder) for file in sources() if file.startswith(folder)}
        assert not [file for file in sorted(files) if not re.search(rf"\b{re.escape(file)}", told)], folder


def keys_of(told: Any, where: str = "") -> Iterator[tuple[str, str]]:
    """(table, key) of a position; the keys of zones, spaces, colours and frames are names, told elsewhere."""
    for key, value in told.items():
        yield where, key
        if key in ("octopus", "shark", "over", "chance"):
            yield from keys_of(value, key)


def test_every_key_of_a_position_is_described() -> None:
    """Whatever comes in random games, as a position and as a view."""
    choose = random.Random(1)
    found: set[tuple[str, str]] = set()
    for seed in range(12):
        s = KELP.new(chance=fast(seed))
        while KELP.mover(s) != OVER:
            if choose.random() < 0.3:
                for seen in (s, KELP.redact(s, 0), KELP.redact(s, -1)):
                    found |= set(keys_of(KELP.to_json(seen)))
            KELP.answer(s, choose.choice(KELP.options(s)))
        found |= set(keys_of(KELP.to_json(s)))
    top, _, rest = POSITIONS.partition("## The keys")[2].partition("### `octopus`")
    octopus, _, rest = rest.partition("### `shark`")
    shark, _, chance = rest.partition("### `chance`")
    views = POSITIONS.partition("## Views")[2]
    told = {"": top, "octopus": octopus, "shark": shark, "over": top, "chance": chance}
    assert {key for where, key in found if where == "shark"} >= {"at", "bag", "swum", "searched", "bought", "replaced"}
    assert not [(where, key) for where, key in sorted(found) if f"`{key}`" not in told[where] + views]


def test_every_key_that_is_described_is_read() -> None:
    """A key of the tables that no position knows is refused with other words than a wrong value."""
    text = POSITIONS.partition("## The keys")[2].partition("### `chance`")[0]
    top, _, rest = text.partition("### `octopus`")
    octopus, _, shark = rest.partition("### `shark`")
    blocks = dict.fromkeys(("NW", "N", "NE", "W", "E", "SW", "S"), "shell") | {"C": "octopus", "SE": "trap_one"}
    for table, part in (("", top), ("octopus", octopus), ("shark", shark)):
        keys = re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE)
        assert len(keys) >= 9
        for key in keys:
            position: dict[str, Any] = {"game": "kelp", "blocks": blocks, "shark": {"at": "den NW"}}
            (position.setdefault(table, {}) if table else position)[key] = 1.5
            with pytest.raises(FathomsError) as refused:
                KELP.from_json(position)
            assert "means nothing here" not in str(refused.value), (table, key)


def test_every_question_and_run_is_described() -> None:
    asked = POSITIONS.partition("## What is asked")[2].partition("## Views")[0]
    runs, _, questions = asked.partition("| question |")
    for kind, frame in FRAMES.items():
        part = runs if kind >= RUN else questions
        row = re.search(rf"^\| `{frame.name}` \|.*$", part, re.MULTILINE)
        assert row, frame.name
        for name, _ in frame.operands:
            assert f"`{name}`" in row[0], (frame.name, name)
        for below in frame.on:
            assert f"`{FRAMES[below].name}`" in row[0].rsplit("|", 2)[1], (frame.name, FRAMES[below].name)
