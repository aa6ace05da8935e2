"""Every error can be said in every language: its English pattern is the key to the others, in `errors.toml`."""

import ast
import errno
import os
import re
import string
import tomllib
from functools import cache
from pathlib import Path

import pytest

import fathoms
import fathoms.cli
from fathoms.core.errors import REFUSALS, BadPosition, FathomsError, Phrase, perhaps, rather, short, why_not
from fathoms.text import LANGUAGES, Texts

SOURCES = Path(fathoms.__file__).parent
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
# Functions that take a phrase of their caller, after so many other arguments, and hand it on.
HANDING = {"wrong": 1, "impossible": 0}
# Modules whose functions return what is wrong as a phrase, or nothing.
TELLING = ("check.py", "possible.py")
ENGLISH = {"the", "is", "are", "of", "must", "not", "there", "and", "with", "cannot", "this", "it", "has", "no", "an"}
CYRILLIC = "\u0400"  # where its letters begin
# Constants that hold phrases.
HOLDING = ("REFUSALS", "SORTS", "PIECES")


@cache
def sources() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text("utf-8"))) for path in sorted(SOURCES.rglob("*.py"))]


def errors() -> set[str]:
    """The names of all named errors, those of modules that nobody has loaded included."""
    classes = [node for _, tree in sources() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {FathomsError.__name__}
    while True:
        below = {one.name for one in classes if found & {getattr(base, "id", "") for base in one.bases}}
        if below <= found:
            return found
        found |= below


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
    allowed = {"pattern", "expected", "wrong", "what", "known"}
    strange = []
    for path, line, node, _ in told():
        handed = isinstance(node, ast.Name) and node.id in allowed
        held = isinstance(node, ast.Subscript) and getattr(node.value, "id", "") in HOLDING
        if words(node) is None and not handed and not held:
            strange.append(f"{path.name}:{line}: {ast.unparse(node)}")
    assert not strange


def test_every_phrase_is_given_what_its_places_want() -> None:
    assert len(told()) > 280
    wrong = []
    for path, line, node, given in told():
        pattern = words(node)
        if pattern is None or given is None or "**" in given:
            continue
        wanted = {place.partition("!")[0] for place in places(pattern)}
        if not given and not re.search(r"{\w+(!r)?}", pattern):
            wanted = set()  # said as it is, braces included
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
        assert lang != "uk" or re.search("[а-яіїєґ]", said), said
        assert not ENGLISH & set(re.findall(r"\w+", said.lower())), said


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_came_stays_on_one_line_and_controls_no_terminal(lang: str) -> None:
    said = Texts(lang).error(FathomsError("{path}: {error}", path="a\nb", error="\x1b[2J"))
    assert said == "a\\nb: \\x1b[2J"


@pytest.mark.parametrize(("error", "said"), [*REFUSALS.items(), (errno.EIO, "the system says: Input/output error")])
def test_why_a_file_cannot_be_used_is_told_in_our_words(error: int, said: str) -> None:
    assert str(why_not(OSError(error, os.strerror(error)))) == said


def test_a_file_that_is_no_text_is_named() -> None:
    with pytest.raises(UnicodeError) as wrong:
        b"\xff".decode("utf-8")
    assert str(why_not(wrong.value)) == "it is not a text in UTF-8"


def test_values_are_told_as_a_file_has_them() -> None:
    assert [short(value) for value in (None, True, False, 0, "x")] == ["null", "true", "false", "0", "'x'"]
    assert len(short("x" * 500)) == 80


def test_what_came_may_be_long_and_is_cut() -> None:
    error = FathomsError("{path}: {error}", path="a", error="\0" * 5_000_000)
    assert str(error).startswith("a: \\x00")
    assert str(error).endswith("...")
    assert len(str(error)) < 10_000


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
