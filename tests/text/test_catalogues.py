"""The catalogues of the three languages are whole: the same messages, all of them used, and none that is wanting."""

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import fluent.syntax
import pytest
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor
from support.words import GAMES, LATIN, TABLES, Spoken, assert_sound, strict

import fathoms.cli
from fathoms.core.record import ENTRIES
from fathoms.games.kelp.declaration import BLOCK_NAMES, COLOUR_NAMES
from fathoms.terminal.drawing import drawing
from fathoms.text import LANGUAGES, catalogue, slug

SOURCES = Path(fathoms.__file__).parent
FOLDERS = tuple(game.folder for game in GAMES)
MESSAGES = {name: fields for game in GAMES for name, fields in game.messages.items()}
ACTIONS = {name: fields for game in GAMES for name, fields in game.actions.items()}
OPTIONS = {name for game in GAMES for name in game.settings}
each_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def files_of(lang: str) -> list[Any]:
    return [place.joinpath(f"{lang}.ftl") for place in (files("fathoms"), *FOLDERS)]


def written(lang: str) -> list[Any]:
    """All that stands in the catalogues of a language, as it was parsed."""
    return [entry for file in files_of(lang) for entry in fluent.syntax.parse(file.read_text("utf-8")).body]


class Contents(Visitor):
    """What a message is made of: words, variables, those of them that are shown, and the variants of each choice."""

    def __init__(self, message: fluent_ast.Message) -> None:
        self.words: list[str] = []
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.visit(message)

    def visit_TextElement(self, node: fluent_ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_Placeable(self, node: fluent_ast.Placeable) -> None:
        if isinstance(node.expression, fluent_ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: fluent_ast.SelectExpression) -> None:
        assert isinstance(node.selector, fluent_ast.VariableReference)
        keys = self.variants.setdefault(node.selector.id.name, set())
        keys.update(getattr(variant.key, "name", None) or variant.key.value for variant in node.variants)
        self.generic_visit(node)


WRITTEN = {lang: written(lang) for lang in LANGUAGES}
MADE_OF = {
    lang: {entry.id.name: Contents(entry) for entry in entries if isinstance(entry, fluent_ast.Message)}
    for lang, entries in WRITTEN.items()
}
IDS = set(MADE_OF["en"])


def said(lang: str, name: str, **arguments: Any) -> str:
    return catalogue(lang, FOLDERS).format(name, arguments)


def game_of(name: str) -> Spoken | None:
    """The game that a message belongs to, unless it is the table's."""
    return next((game for game in GAMES if name.startswith(f"{game.name}-")), None)


def options_of(name: str) -> set[str]:
    """The options of a message's game; the table's own messages know those of any game."""
    game = game_of(name)
    return OPTIONS if game is None else set(game.settings)


def field(variable: str) -> str:
    return variable.replace("-", "_")


def needed(lang: str, name: str) -> set[str]:
    """The fields that a message asks for, by the names that code gives them."""
    return set(map(field, MADE_OF[lang][name].variables))


def fits(lang: str, name: str, fields: set[str]) -> bool:
    """Whether these fields and the game's options fill every variable of a message."""
    known = fields | options_of(name) | {f"{given}_id" for given in fields}
    return needed(lang, name) <= known


# One language


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_has_messages_and_comments_and_no_junk(lang: str) -> None:
    comments = (fluent_ast.Comment, fluent_ast.GroupComment, fluent_ast.ResourceComment)
    other = [entry for entry in WRITTEN[lang] if not isinstance(entry, (fluent_ast.Message, *comments))]
    assert [getattr(entry, "content", entry) for entry in other] == []
    assert [entry.id.name for entry in messages(lang) if entry.value is None or entry.attributes] == []


def messages(lang: str) -> list[fluent_ast.Message]:
    return [entry for entry in WRITTEN[lang] if isinstance(entry, fluent_ast.Message)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_there_twice(lang: str) -> None:
    names = [entry.id.name for entry in messages(lang)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_of_any_number(lang: str) -> None:
    for name, made_of in MADE_OF[lang].items():
        for number in (0, 1, 2, 5, 21, 22):
            text = said(lang, name, **dict.fromkeys(made_of.variables, number))
            assert text.strip()
            assert not re.search(r"[{}]|\$[a-z]", text), (name, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_shows_a_bare_id(lang: str) -> None:
    bare = {name: [variable for variable in m.shown if variable.endswith("-id")] for name, m in MADE_OF[lang].items()}
    assert sorted(name for name, variables in bare.items() if variables) == []


# What is typed on a keyboard or in a shell stays Latin in every language.
TYPED = r"\bEnter\b|\bfathoms (play|replay)\b|--[a-z]+\b|\bpl\b|\bJSON\b"


# The games are called so in every language.
TITLES = {f"{game.name}-name" for game in GAMES}


def test_ukrainian_words_have_no_latin_letter() -> None:
    for name, made_of in MADE_OF["uk"].items():
        text = re.sub(TYPED, "", " ".join(made_of.words))
        assert name in TITLES or not LATIN.findall(text), (name, text)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_other_words_have_no_cyrillic_letter(lang: str) -> None:
    for name, made_of in MADE_OF[lang].items():
        assert not re.findall("[\u0400-\u04ff]", " ".join(made_of.words)), name


@pytest.mark.parametrize(("lang", "quotes"), [("en", "“”"), ("pl", "„”"), ("uk", "«»")])
def test_quotes_are_those_of_the_language(lang: str, quotes: str) -> None:
    for name, made_of in MADE_OF[lang].items():
        text = " ".join(made_of.words)
        assert not set("\"'`“”„«»") & set(text) - set(quotes), (name, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_on_the_board_are_short_and_signs_differ(lang: str) -> None:
    short = [said(lang, f"kelp-short-{slug(block)}") for block in BLOCK_NAMES]
    signs = [said(lang, f"kelp-sign-{slug(block)}") for block in BLOCK_NAMES]
    assert [name for name in short if len(name) > 14] == []
    assert [sign for sign in signs if len(sign) > 4] == []
    assert len(set(short)) == len(set(signs)) == len(BLOCK_NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_of_icons_and_tags_of_types_are_short_and_differ(lang: str) -> None:
    signs = [said(lang, name) for name in sorted(IDS) if name.startswith("aquatica-sign-")]
    tags = [said(lang, name) for name in sorted(IDS) if name.startswith("aquatica-tag-")]
    assert (len(signs), len(tags)) == (15, 4)
    assert [sign for sign in signs if len(sign) > 7 or " " in sign] == []
    assert [tag for tag in tags if len(tag) != 2] == []
    assert (len(set(signs)), len(set(tags))) == (15, 4)


# Three languages


@pytest.mark.parametrize("lang", ["pl", "uk"])
def test_all_languages_have_the_same_messages(lang: str) -> None:
    assert sorted(IDS ^ set(MADE_OF[lang])) == []


def shown(lang: str, name: str) -> set[str]:
    """The fields that a message says; others only choose the right form."""
    return {asked for asked in needed(lang, name) if not asked.endswith("_id")} - options_of(name)


@pytest.mark.parametrize("lang", ["pl", "uk"])
def test_a_message_says_the_same_things_in_all_languages(lang: str) -> None:
    assert sorted(name for name in IDS if shown(lang, name) != shown("en", name)) == []


# What the games say


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_action_question_event_and_outcome_has_its_message(lang: str) -> None:
    assert sorted(set(MESSAGES) - set(MADE_OF[lang])) == []


def test_messages_of_actions_questions_and_events_belong_to_one() -> None:
    families = re.compile(r"(kelp|aquatica)-(action|question|event|outcome)\b")
    assert sorted(name for name in IDS if families.match(name) and name not in MESSAGES) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_asks_only_for_what_it_gets(lang: str) -> None:
    assert [name for name, fields in MESSAGES.items() if not fits(lang, name, set(fields))] == []


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_what_has_a_name_or_is_a_number_is_said(lang: str, game: Spoken) -> None:
    numbered = {kind for kind, values in game.choosing.items() if all(value.isdigit() for value in values)}
    for name, fields in game.messages.items():
        assert {fields[asked] for asked in shown(lang, name)} <= {*game.named, *numbered, "number"}, name


BESIDE = ("group", "label", "warning")  # what else is said of an action: a heading, a label below it, a warning


def beside(*sorts: str) -> dict[str, dict[str, str]]:
    """Messages that are said beside those of actions, with the fields of their action."""
    found = re.compile(rf"^(kelp|aquatica)-({'|'.join(sorts or BESIDE)})-")
    return {name: ACTIONS.get(found.sub(r"\1-action-", name), {}) for name in IDS if found.match(name)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sort", BESIDE)
def test_headings_labels_and_warnings_belong_to_an_action_that_names_things(lang: str, sort: str) -> None:
    assert beside(sort)
    assert sorted(name for name, fields in beside(sort).items() if not fields) == []
    assert sorted(name for name, fields in beside(sort).items() if not fits(lang, name, set(fields))) == []


def test_a_label_stands_below_a_heading() -> None:
    groups = {name.replace("-group-", "-label-") for name in beside("group")}
    assert sorted(set(beside("label")) - groups) == []


PLURALS = {"one", "few", "many", "other"}


def choices(name: str, asked: str) -> set[str]:
    """What a variable of a message can choose: values of its type, or plural forms and numbers."""
    game = game_of(name)
    if game is not None and asked in game.settings:
        return {"other", *map(str, game.settings[asked])}
    if not asked.endswith("_id"):
        return PLURALS | set(map(str, range(100)))
    fields = {**MESSAGES, **beside()}.get(name, {})
    if game is None or not fields:
        return {"none", "other"}
    values = {**game.named, **game.choosing, "die": COLOUR_NAMES, "number": ()}
    return {"none", "other", *values[fields[asked.removesuffix("_id")]]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_variants_are_for_values_that_there_are(lang: str) -> None:
    for name, made_of in MADE_OF[lang].items():
        for variable, keys in made_of.variants.items():
            assert keys <= choices(name, field(variable)), (name, variable)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_forms_are_those_of_the_language(lang: str) -> None:
    forms = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "uk": {"one", "few", "many", "other"}}
    for name, made_of in MADE_OF[lang].items():
        for variable, keys in made_of.variants.items():
            if field(variable) not in options_of(name) and not variable.endswith("-id"):
                assert keys & PLURALS <= forms[lang], (name, variable)


# Names


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in GAMES for kind in game.named], ids=str)
def test_every_thing_has_a_name_of_its_own(lang: str, game: Spoken, kind: str) -> None:
    for number in range(len(game.tables)):
        texts = strict((game, number), lang)
        names = {value: texts.name(kind, value) for value in game.named[kind]}
        for value, name in names.items():
            assert_sound(lang, name, (kind, value))
        alike = {"kind"}  # in the prototype the centre is an exposed zone
        assert kind in alike or len(set(names.values())) == len(names)


@each_game
def test_every_type_of_a_message_has_names_or_chooses(game: Spoken) -> None:
    types = {kind for fields in game.messages.values() for kind in fields.values()}
    assert sorted(types - {*game.named, *game.choosing, "number"}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_can_be_explained_has_a_name(lang: str, table: tuple[Spoken, int]) -> None:
    texts = strict(table, lang)
    explained = 0
    for kind, values in texts.components.items():
        for value in values:
            about = drawing(texts).about(kind, value)
            if about:
                explained += 1
                assert_sound(lang, about, (kind, value))
                assert_sound(lang, texts.name(kind, value), (kind, value))
    assert explained > 50


# What is used


def told_by_name() -> set[str]:
    """Messages that things of the games are called by, and those that explain them."""
    told: set[str] = set()
    for game, number in TABLES:
        texts = strict((game, number), "en")
        things = drawing(texts)
        for kind, values in game.named.items():
            for value in values:
                texts.name(kind, value)
        for kind, components in texts.components.items():
            for thing in components:
                things.about(kind, thing)
        things.legend()
        told.update(texts.asked)
    return told


# The games' own words, which can fill an f-string.
WORDS = {
    slug(str(word))
    for game in GAMES
    for values in (*game.named.values(), *game.choosing.values(), game.verbs, ENTRIES, (game.name,))
    for word in values
}
# Which messages these ask for is told by what they speak of, above.
BY_THING = ("text.py", "games/kelp/game.py", "core/messages.py", "terminal/options.py")
ABOUT = tuple(f"{game.name}-about-" for game in GAMES)


@cache
def sources() -> list[tuple[str, ast.Module]]:
    paths = sorted(SOURCES.rglob("*.py"))
    return [(str(path.relative_to(SOURCES)), ast.parse(path.read_text("utf-8"))) for path in paths]


def constants(tree: ast.AST) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def filled(node: ast.JoinedStr, words: set[str]) -> set[str]:
    """The messages that an f-string can name, if these words fill its places."""
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+?)" for part in node.values]
    found = set()
    for name in IDS:
        match = re.fullmatch("".join(parts), name)
        if match and set(match.groups()) <= words and not name.startswith(ABOUT):
            found.add(name)
    return found


def used_in_sources() -> set[str]:
    """Messages that the sources name, whole or by an f-string whose places the module's own words can fill."""
    used: set[str] = set()
    for path, tree in sources():
        words = constants(tree)
        used |= words & IDS
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and path not in BY_THING:
                used |= filled(node, WORDS | words | set(map(slug, words)))
    return used


def test_every_message_is_used() -> None:
    used = {*MESSAGES, *beside(), *told_by_name(), *used_in_sources()}
    assert sorted(IDS - used) == []


PREFIXES = {name.partition("-")[0] for name in IDS}


def beginnings(tree: ast.AST) -> set[str]:
    """Texts that are only asked after as the beginning of another."""
    tests = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    return {word for node in tests if node.func.attr == "startswith" for word in constants(node)}


def test_every_message_that_the_sources_name_is_there() -> None:
    named = {
        (path, word)
        for path, tree in sources()
        for word in constants(tree) - beginnings(tree)
        if re.fullmatch(rf"({'|'.join(PREFIXES)})(-[a-z0-9]+)+", word)
    }
    assert len(named) > 80
    assert sorted((path, word) for path, word in named if word not in IDS) == []


# What is said with its variables


def ids_in(node: ast.expr) -> set[str]:
    """The messages that an argument names: itself, or either of two."""
    if isinstance(node, ast.IfExp):
        return ids_in(node.body) | ids_in(node.orelse)
    return {node.value} & IDS if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def given_by(call: ast.Call) -> set[str]:
    """The names of the arguments that a call gives to a message; those that it hands on are unknown here."""
    tables = [argument for argument in call.args if isinstance(argument, ast.Dict)]
    keys = {key.value for table in tables for key in table.keys if isinstance(key, ast.Constant)}
    return {str(name) for name in keys} | {word.arg for word in call.keywords if word.arg}


@cache
def calls() -> list[tuple[str, str, set[str]]]:
    """Each call that names a message: where, which, and with which arguments."""
    found = []
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                named = {name for argument in node.args for name in ids_in(argument)}
                found += [(f"{path}:{node.lineno}", name, given_by(node)) for name in sorted(named & IDS)]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_call_gives_a_message_what_it_asks_for(lang: str) -> None:
    assert len(calls()) > 80
    assert [(where, name) for where, name, given in calls() if not fits(lang, name, given)] == []
