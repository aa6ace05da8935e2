"""Every error is a message of the catalogues of errors, in every language; what the sources name is there and used."""

import ast
import os
import pickle
import re
from errno import EIO
from functools import cache
from pathlib import Path

import fluent.syntax
import pytest
from fluent.syntax import ast as fluent_ast
from support.catalogues import FORMS, PLURALS, Contents

import fathoms
import fathoms.cli
from fathoms.core.catalogue import LANGUAGES, Message, errors_in, said
from fathoms.core.errors import (
    REASONS,
    BadPosition,
    BadRecord,
    FathomsError,
    message,
    perhaps,
    rather,
    short,
    why_not,
)
from fathoms.text import Texts

SOURCES = Path(fathoms.__file__).parent
OTHERS = LANGUAGES[1:]
# Functions that take a message of their caller, after so many other arguments, and hand it on.
HANDING = {"wrong": 1, "impossible": 0}
# Modules whose functions return what is wrong as the id of a message, or nothing.
TELLING = ("check.py", "possible.py")
# Constants that hold ids of messages.
HOLDING = ("REASONS", "SORTS", "PIECES")
ENGLISH = {"the", "is", "are", "of", "must", "not", "there", "and", "with", "cannot", "this", "it", "has", "no", "an"}
CYRILLIC = "\u0400"  # where its letters begin


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
    """Each place that says what is wrong: file, line, id, and the names of its arguments if they are given there."""
    makers = dict.fromkeys([*errors(), "message"], 0) | HANDING
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
def ids() -> dict[str, list[Path]]:
    """Every id of the sources, with the files that name it."""
    found: dict[str, list[Path]] = {}
    for path, _, node, _ in told():
        if name := words(node):
            found.setdefault(name, []).append(path)
    return found


@cache
def written(lang: str) -> dict[str, tuple[Path, Contents]]:
    """Every message of the catalogues of errors, with its file and what it is made of."""
    found: dict[str, tuple[Path, Contents]] = {}
    for file in sorted(SOURCES.rglob(f"errors.{lang}.ftl")):
        for entry in fluent.syntax.parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, fluent_ast.Junk), (file, entry.content)
            if isinstance(entry, fluent_ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = (file, Contents(entry))
    return found


def test_an_id_stands_where_it_is_said() -> None:
    """One that is put together elsewhere could not be looked up. What is handed on was said by the caller."""
    allowed = {"id", "expected", "wrong", "what", "known"}
    strange = []
    for path, line, node, _ in told():
        handed = isinstance(node, ast.Name) and node.id in allowed
        held = isinstance(node, ast.Subscript) and getattr(node.value, "id", "") in HOLDING
        if words(node) is None and not handed and not held:
            strange.append(f"{path.name}:{line}: {ast.unparse(node)}")
    assert not strange


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_is_in_every_language(lang: str) -> None:
    assert len(ids()) > 400
    assert sorted(set(ids()) - set(written(lang))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_error_is_left_that_nobody_says(lang: str) -> None:
    assert sorted(set(written(lang)) - set(ids())) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_is_given_what_it_tells(lang: str) -> None:
    assert len(told()) > 400
    wrong = []
    for path, line, node, given in told():
        name = words(node)
        if not name or given is None or "**" in given:
            continue
        if {variable.replace("-", "_") for variable in written(lang)[name][1].variables} != given:
            wrong.append(f"{path.name}:{line}: {name}")
    assert not wrong


@pytest.mark.parametrize("lang", OTHERS)
def test_an_error_tells_the_same_in_every_language(lang: str) -> None:
    english = written("en")
    assert [name for name, (_, made) in written(lang).items() if made.variables != english[name][1].variables] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_errors_of_a_game_stand_with_the_game_and_are_called_after_it(lang: str) -> None:
    for name, (file, _) in written(lang).items():
        folders = {path.parent for path in ids()[name]}
        own = folders.pop() if len(folders) == 1 else SOURCES
        game = file.parent.name if file.parent.parent.name == "games" else ""
        assert not game or own == file.parent, name
        assert name.startswith(f"{game}-") if game else name.partition("-")[0] in SORTS, name


# What the id of a message of ours begins with: a whole error, a fault of a database, and parts of both.
SORTS = ("error", "fault", "expected", "reason", "hint", "thing")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_has_all_plural_forms(lang: str) -> None:
    """A choice names every form of the language; the last may stand for those that only fractions have."""
    wanted = FORMS[lang] - {"other"} if lang != "en" else FORMS[lang]
    for name, (_, made) in written(lang).items():
        for variable, keys in made.variants.items():
            assert wanted <= keys <= PLURALS, (name, variable)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_can_be_said_of_any_number(lang: str) -> None:
    for name, (_, made) in written(lang).items():
        for number in (0, 1, 2, 5, 21, 22, 20000):
            text = errors_in(lang).format(name, dict.fromkeys(made.variables, number))
            assert text == text.strip()
            assert str(number) in text or not made.variables
            assert not re.search(r"\$[a-z]", text), (name, text)


@pytest.mark.parametrize("lang", OTHERS)
def test_a_translation_is_in_its_language(lang: str) -> None:
    for name, (_, made) in written(lang).items():
        text = " ".join(made.words)
        english = " ".join(written("en")[name][1].words)
        assert not text.rstrip().endswith(".")
        assert text != english or not re.search("[a-z]", text), name
        for word in re.findall(r"\w+", text):
            letters = {c < CYRILLIC for c in word if c.isalpha()}
            assert len(letters) < 2, f"{word} mixes letters"
        assert lang != "uk" or re.search("[а-яіїєґ]", text) or not re.search("[a-z]", english), text
        assert not ENGLISH & set(re.findall(r"\w+", text.lower())), text


# Said


@pytest.mark.parametrize("lang", OTHERS)
def test_an_error_is_said_with_what_is_inside_it(lang: str) -> None:
    inner = message("expected-whole-number-between", low=1, high=4)
    error = FathomsError("error-must-be", where="x.y", expected=inner, came="7")
    said = Texts(lang).error(error)
    assert str(error) == "x.y must be a whole number from 1 to 4, not 7"
    assert all(part in said for part in ("x.y", "1", "4", "7"))
    assert "must" not in said
    assert "whole" not in said
    wrapped = FathomsError("error-setup-not-replayed", error=error)
    assert Texts(lang).error(wrapped).endswith(said)


@pytest.mark.parametrize(
    ("lang", "one", "few", "many"),
    [
        ("en", "after 1 answer: x", "after 2 answers: x", "after 5 answers: x"),
        ("pl", "po 1 odpowiedzi: x", "po 2 odpowiedziach: x", "po 5 odpowiedziach: x"),
        ("uk", "після 1 відповіді: x", "після 2 відповідей: x", "після 5 відповідей: x"),
    ],
)
def test_what_is_counted_has_its_plural(lang: str, one: str, few: str, many: str) -> None:
    told = [Texts(lang).error(BadRecord("error-after-answers", count=count, error="x")) for count in (1, 2, 5)]
    assert told == [one, few, many]


def test_what_no_catalogue_has_is_said_as_it_stands() -> None:
    assert Texts("uk").error(FathomsError("a stranger's game")) == "a stranger's game"
    assert str(FathomsError("go-error-ko", at="d4", move=7)) == "go-error-ko (at d4, move 7)"


def test_an_error_comes_whole_from_another_process() -> None:
    error = BadPosition("error-at", place="x", error=BadRecord("error-after-answers", count=3, error=ValueError("no")))
    came = pickle.loads(pickle.dumps(error))
    assert type(came) is BadPosition
    assert (came.message, str(came)) == (error.message, "x: after 3 answers: no")


def test_arguments_have_types() -> None:
    inner = message("thing-setup")
    error = FathomsError("x", many=3, name="kelp", path=Path("a"), huge=1 << 60, flag=True, inner=inner)
    assert dict(error.message.arguments) == {
        "many": ("number", 3), "name": ("text", "kelp"), "path": ("text", "a"), "huge": ("text", str(1 << 60)),
        "flag": ("text", "True"), "inner": ("message", inner),
    }  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_came_stays_on_one_line_and_controls_no_terminal(lang: str) -> None:
    said = Texts(lang).error(FathomsError("error-at", place="a\nb", error="\x1b[2J"))
    assert said == "a\\nb: \\x1b[2J"


REASONS_TOLD = {
    "reason-no-such-file": "there is no such file or folder",
    "reason-is-folder": "it is a folder",
    "reason-folder-is-file": "its folder is a file",
    "reason-not-allowed": "this is not allowed",
    "reason-no-space": "there is no space left",
    "reason-name-too-long": "its name is too long",
    "reason-link-loop": "it is a link that leads to itself",
    "reason-address-taken": "another program listens there",
    "reason-no-such-address": "this machine has no such address",
}


def english(told: Message | str) -> str:
    return told if isinstance(told, str) else said(told, errors_in("en"))


@pytest.mark.parametrize(
    ("error", "said"),
    [*((number, REASONS_TOLD[id]) for number, id in REASONS.items()), (EIO, "the system says: Input/output error")],
)
def test_why_a_file_cannot_be_used_is_told_in_our_words(error: int, said: str) -> None:
    assert english(why_not(OSError(error, os.strerror(error)))) == said


def test_a_file_that_is_no_text_is_named() -> None:
    with pytest.raises(UnicodeError) as wrong:
        b"\xff".decode("utf-8")
    assert english(why_not(wrong.value)) == "it is not a text in UTF-8"


def test_values_are_told_as_a_file_has_them() -> None:
    assert [short(value) for value in (None, True, False, 0, "x")] == ["null", "true", "false", "0", "'x'"]
    assert len(short("x" * 500)) == 80


def test_what_came_may_be_long_and_is_cut() -> None:
    error = FathomsError("error-at", place="a", error="\0" * 5_000_000)
    assert str(error).startswith("a: \\x00")
    assert str(error).endswith("...")
    assert len(str(error)) < 10_000


def test_braces_in_what_came_are_left_alone() -> None:
    assert str(BadPosition("no places: {'a': 1}")) == "no places: {'a': 1}"
    assert str(FathomsError("error-itself", error="{x} { $y }")) == "{x} { $y }"


def test_a_hint_tells_the_near_one_or_all() -> None:
    assert english(perhaps("kepl", ["kelp", "go"])) == "; did you mean 'kelp'?"
    assert english(perhaps("chess", ["kelp", "go"])) == ""
    assert english(rather("kepl", ["kelp", "go"])) == "; did you mean 'kelp'?"
    assert english(rather("chess", ["kelp", "go"])) == "; known are kelp, go"


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
