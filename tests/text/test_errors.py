"""Every error can be said in every language: its English pattern is the key to the others, in `errors.toml`."""

import ast
import re
import string
import tomllib
from functools import cache
from pathlib import Path

import pytest

import fathoms
import fathoms.cli
from fathoms.core.errors import BadPosition, FathomsError, Phrase, perhaps, rather
from fathoms.text import LANGUAGES, Texts

SOURCES = Path(fathoms.__file__).parent
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
# Functions that take a phrase of their caller, after so many other arguments, and hand it on.
HANDING = {"wrong": 1, "impossible": 0}
# Modules whose functions return what is wrong as a phrase, or nothing.
TELLING = ("check.py", "possible.py")
CYRILLIC = "\u0400"  # where its letters begin
# Constants that hold phrases.
HOLDING = ("REFUSALS", "PLAIN", "SORTS", "PIECES")


def errors(of: type[FathomsError] = FathomsError) -> set[str]:
    """The names of all named errors."""
    return {of.__name__} | {deeper for below in of.__subclasses__() for deeper in errors(below)}


@cache
def sources() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text("utf-8"))) for path in sorted(SOURCES.rglob("*.py"))]


@cache
def told() -> list[tuple[Path, int, ast.expr, set[str] | None]]:
    """Each place that says a phrase: file, line, the phrase, and the names of its arguments if they are given there."""
    makers = dict.fromkeys([*errors(), "Phrase"], 0) | HANDING
    found: list[tuple[Path, int, ast.expr, set[str] | None]] = []
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if called in makers and len(node.args) > makers[called]:
                    given = {word.arg or "**" for word in node.keywords}
                    found.append((path, node.lineno, node.args[makers[called]], given))
            elif isinstance(node, ast.Return) and path.name in TELLING and node.value is not None:
                inside = ast.walk(node.value)
                found += [(path, node.lineno, one, None) for one in inside if isinstance(getattr(one, "value", 0), str)]
            elif isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if any(getattr(target, "id", "") in HOLDING for target in targets):
                    found += [(path, node.lineno, value, None) for value in node.value.values]
    return found


def words(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@cache
def patterns() -> dict[str, list[Path]]:
    """Every phrase of the sources that has words of its own, with the files that say it."""
    found: dict[str, list[Path]] = {}
    for path, _, node, _ in told():
        pattern = words(node)
        if pattern and re.search("[A-Za-z]", re.sub(r"{.*?}", "", pattern)):
            found.setdefault(pattern, []).append(path)
    return found


@cache
def translated() -> dict[str, tuple[Path, dict[str, str]]]:
    """Every phrase of the files of errors, with its file and what it is in other languages."""
    found: dict[str, tuple[Path, dict[str, str]]] = {}
    for file in sorted(SOURCES.rglob("errors.toml")):
        for pattern, known in tomllib.loads(file.read_text("utf-8")).items():
            assert pattern not in found, f"{pattern!r} is translated in two files"
            found[pattern] = (file, known)
    return found


def places(pattern: str) -> list[str]:
    """The places of a pattern, as they are to be filled."""
    parts = string.Formatter().parse(pattern)
    return sorted(f"{name}!{how}" if how else name for _, name, _, how in parts if name is not None)


def test_a_phrase_stands_where_it_is_said() -> None:
    """A pattern that is put together elsewhere could not be looked up. What is handed on was said by the caller."""
    allowed = {"pattern", "expected", "wrong", "PLAIN", "SORTS", "PIECES"}
    strange = [
        f"{path.name}:{line}: {ast.unparse(node)}"
        for path, line, node, _ in told()
        if words(node) is None and not ({n.id for n in ast.walk(node) if isinstance(n, ast.Name)} & allowed)
    ]
    assert not strange


def test_every_phrase_is_given_what_its_places_want() -> None:
    assert len(told()) > 280
    wrong = []
    for path, line, node, given in told():
        pattern = words(node)
        if pattern is None or given is None or "**" in given:
            continue
        wanted = {place.partition("!")[0] for place in places(pattern)} if given else set()
        if wanted != given:
            wrong.append(f"{path.name}:{line}: {pattern}")
    assert not wrong


@pytest.mark.parametrize("lang", OTHERS)
def test_every_phrase_is_in_every_language(lang: str) -> None:
    assert len(patterns()) > 250
    assert [pattern for pattern in patterns() if not translated().get(pattern, (None, {}))[1].get(lang)] == []


def test_no_phrase_is_left_that_nobody_says() -> None:
    assert sorted(set(translated()) - set(patterns())) == []


def test_the_phrases_of_a_game_stand_with_the_game() -> None:
    for pattern, (file, _) in translated().items():
        games = {path.parent for path in patterns()[pattern]}
        own = games.pop() if len(games) == 1 else SOURCES
        assert file.parent == (own if own.parent.name == "games" else SOURCES), pattern


@pytest.mark.parametrize("lang", OTHERS)
def test_a_translation_has_the_same_places(lang: str) -> None:
    assert [pattern for pattern, (_, known) in translated().items() if places(pattern) != places(known[lang])] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_a_translation_is_in_its_language(lang: str) -> None:
    for pattern, (_, known) in translated().items():
        said = re.sub(r"{.*?}", "", known[lang])
        assert set(known) == set(OTHERS)
        assert known[lang] == known[lang].strip()
        assert not said.endswith(".")
        assert known[lang] != pattern
        for word in re.findall(r"\w+", said):
            letters = {c < CYRILLIC for c in word if c.isalpha()}
            assert len(letters) < 2, f"{word} mixes letters"
        if lang == "uk" and len(re.findall("[a-z]", said)) < len(said) / 2:
            assert re.search("[а-яіїєґ]", said), said


# Said


@pytest.mark.parametrize("lang", OTHERS)
def test_an_error_is_said_with_what_is_inside_it(lang: str) -> None:
    inner = Phrase("a whole number from {low} to {high}", low=1, high=4)
    error = FathomsError("{where} must be {expected}, not {came}", where="x.y", expected=inner, came="7")
    said = Texts(lang).error(error)
    assert str(error) == "x.y must be a whole number from 1 to 4, not 7"
    assert all(part in said for part in ("x.y", "1", "4", "7"))
    assert "must" not in said
    assert "whole" not in said
    wrapped = FathomsError("the setup cannot be replayed: {error}", error=error)
    assert Texts(lang).error(wrapped).endswith(said)


def test_what_no_file_has_is_said_in_english() -> None:
    assert Texts("uk").error(FathomsError("a stranger's {what}", what="game")) == "a stranger's game"


def test_braces_in_what_came_are_left_alone() -> None:
    assert str(BadPosition("no places: {'a': 1}")) == "no places: {'a': 1}"
    assert str(Phrase("{came}", came="{x}")) == "{x}"


def test_a_hint_tells_the_near_one_or_all() -> None:
    assert str(perhaps("kepl", ["kelp", "go"])) == "; did you mean 'kelp'?"
    assert str(perhaps("chess", ["kelp", "go"])) == ""
    assert str(rather("kepl", ["kelp", "go"])) == "; did you mean 'kelp'?"
    assert str(rather("chess", ["kelp", "go"])) == "; known are kelp, go"


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (["plya"], "plya"),
        (["data", "chek", "kelp"], "chek"),
        (["sim"], "GAME"),
        (["sim", "kelp", "--games"], "--games"),
        (["sim", "kelp", "--games", "x"], "x"),
        (["sim", "kelp", "--games", "-5"], "-5"),
        (["sim", "kelp", "--jobs", "9999"], "9999"),
        (["sim", "kelp", "--bord", "night"], "--bord"),
        (["sim", "kelp", "--board"], "--board"),
        (["sim", "kelp", "--board", "noon"], "noon"),
        (["sim", "kelp", "--json=yes"], "--json"),
        (["bench", "--rnds", "3"], "--rnds"),
        (["replay", "a.json", "b.json"], "b.json"),
        (["replay", "no/such.json"], "no/such.json"),
        (["play", "kelp", "--seat", "crab"], "crab"),
        (["play", "chess"], "chess"),
        (["data", "check", "kelp", "--data", "no/such"], "no/such"),
    ],
)
def test_a_command_line_is_refused_in_one_line_of_the_readers_language(
    line: list[str], wrong: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    monkeypatch.setattr("sys.argv", ["fathoms", *line])
    with pytest.raises(SystemExit) as ended:
        fathoms.cli.main()
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert said.count("\n") == 1
    assert said.startswith("fathoms: ")
    assert wrong in said
    monkeypatch.setenv("LC_ALL", "C")
    with pytest.raises(SystemExit):
        fathoms.cli.main()
    assert capsys.readouterr().err not in ("", said)
