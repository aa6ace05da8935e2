"""The page's own messages are whole: the same in all three languages, all of them used, and none that is wanting."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import fluent.syntax
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent_ast
from support.catalogues import FORMS, PLURALS, Contents
from support.words import GAMES, LATIN

from fathoms.bots.named import BOTS
from fathoms.text import LANGUAGES, catalogue, slug

WEB = Path(__file__).parents[2] / "web/src"
FOLDERS = tuple(game.folder for game in GAMES)
THEIRS = set(catalogue("en", FOLDERS).messages)  # what the package says itself
PREFIX = "web-"


def catalogues(lang: str) -> list[Path]:
    """The page's own words, and those of each game: for the lobby, beside its drawing, and of its guide."""
    return [WEB / f"text/{lang}.ftl", *sorted(WEB.glob(f"games/**/{lang}.ftl"))]


def told_in(lang: str) -> str:
    return "".join(file.read_text("utf-8") for file in catalogues(lang))


def written(lang: str) -> list[Any]:
    return list(fluent.syntax.parse(told_in(lang)).body)


def test_what_is_said_of_one_game_stands_with_it() -> None:
    """A game's words are loaded where it is shown; the page's are loaded everywhere, so it names no game, and none of
    their seats and settings; any game may have `players`, as core/game.py tells."""
    own = {word for game in GAMES for word in (game.name, *game.game.seats)}
    own |= {f"setting-{slug(name)}" for game in GAMES for name in game.settings} - {"setting-players"}
    named = re.compile(rf"-({'|'.join(sorted(own))})(-|$)")
    for lang in LANGUAGES:
        for file in catalogues(lang):
            ids = re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
            if file == WEB / f"text/{lang}.ftl":
                assert [name for name in ids if named.search(name)] == []
            else:
                game = file.relative_to(WEB / "games").parts[0]
                assert [name for name in ids if not name.startswith(f"{PREFIX}{game}-")] == [], file


def test_the_lobby_has_the_words_for_what_it_tells_of_a_game() -> None:
    """Its name, seats and settings, and how it ended, stand where `vite.config.ts` looks for them: before all headings
    of the game's English catalogue, or under these two."""
    for game in GAMES:
        head, *sections = (Path(str(game.folder)) / "en.ftl").read_text("utf-8").split("\n## ")
        texts = [head, *(text for text in sections if text.split("\n")[0] in ("Options of the game", "How it ends"))]
        ids = set(re.findall(r"^([a-z][\w-]*) =", "\n".join(texts), re.MULTILINE))
        wanted = {f"{game.name}-name", f"{game.name}-outcome"}
        wanted |= {f"{game.name}-seat-{slug(seat)}" for seat in game.game.seats}
        wanted |= {
            f"{game.name}-{slug(one.name)}-{slug(str(value))}"
            for one in game.game.settings.settings
            for value in one.values
        }
        wanted |= {name for name in THEIRS if re.match(rf"{game.name}-(reason|creature|outcome)-", name)}
        assert sorted(wanted - ids) == []


WRITTEN = {lang: written(lang) for lang in LANGUAGES}
MADE_OF = {
    lang: {entry.id.name: Contents(entry) for entry in entries if isinstance(entry, fluent_ast.Message)}
    for lang, entries in WRITTEN.items()
}
IDS = set(MADE_OF["en"])
each_language = pytest.mark.parametrize("lang", LANGUAGES)


# The catalogues


@each_language
def test_a_catalogue_has_messages_and_comments_and_no_junk(lang: str) -> None:
    comments = (fluent_ast.Comment, fluent_ast.GroupComment, fluent_ast.ResourceComment)
    other = [entry for entry in WRITTEN[lang] if not isinstance(entry, (fluent_ast.Message, *comments))]
    assert [getattr(entry, "content", entry) for entry in other] == []
    names = [entry.id.name for entry in WRITTEN[lang] if isinstance(entry, fluent_ast.Message)]
    assert sorted({name for name in names if names.count(name) > 1 or not name.startswith(PREFIX)}) == []


@pytest.mark.parametrize("lang", ["pl", "uk"])
def test_all_languages_have_the_same_messages_with_the_same_variables(lang: str) -> None:
    assert sorted(IDS ^ set(MADE_OF[lang])) == []
    assert [name for name in sorted(IDS) if MADE_OF[lang][name].variables != MADE_OF["en"][name].variables] == []


@each_language
def test_every_message_can_be_said_of_any_number(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(told_in(lang)))
    for name, made_of in MADE_OF[lang].items():
        for number in (0, 1, 2, 5, 21, 22):
            pattern = bundle.get_message(name).value
            assert pattern is not None
            text, errors = bundle.format_pattern(pattern, dict.fromkeys(made_of.variables, number))
            assert text.strip(), name
            assert not errors, name


@each_language
def test_plural_forms_are_those_of_the_language(lang: str) -> None:
    for name, made_of in MADE_OF[lang].items():
        for keys in made_of.variants.values():
            assert keys & PLURALS <= FORMS[lang], name


# Fathoms and the games are called so in every language, keys and file formats too.
TYPED = r"\bFathoms\b|\bKelp\b|\bAquatica\b|\bEnter\b|\bEsc\b|\bJSON\b|\bApache\b"


def test_each_language_has_its_own_letters_and_quotes() -> None:
    for name, made_of in MADE_OF["uk"].items():
        assert not LATIN.findall(re.sub(TYPED, "", " ".join(made_of.words))), name
    for lang, quotes in (("en", "“”"), ("pl", "„”"), ("uk", "«»")):
        for name, made_of in MADE_OF[lang].items():
            text = " ".join(made_of.words)
            assert not set("\"'`“”„«»") & set(text) - set(quotes), (lang, name)
            assert lang == "uk" or not re.findall("[\u0400-\u04ff]", text), (lang, name)


# What the sources use


@cache
def sources() -> dict[Path, str]:
    found = [path for kind in ("*.ts", "*.svelte") for path in WEB.rglob(kind)]
    return {path: path.read_text("utf-8") for path in sorted(found) if path.suffixes[-2:] != [".test", ".ts"]}


def literals(text: str) -> set[str]:
    """What stands in quotes; in the markup of a component a literal may stand inside another's quotes."""
    return {
        word for pair in re.findall(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`\n]*)`', text) for word in pair if word
    } | set(re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", text))


def words(path: Path) -> set[str]:
    """What a module can fill a place with: its own words and those of the modules that it imports; the guide is handed
    what the games' own guides say."""
    own = sources()[path]
    near = [path, *((path.parent / name).resolve() for name in re.findall(r'from "(\.[^"]+)"', own))]
    near += WEB.glob("games/*/guide/*.ts") if path.parent == WEB / "guide" else ()
    files = [file for one in near for file in (one, one.with_name(one.name + ".ts"))]
    return {word for file in files if file in sources() for word in literals(sources()[file])}


def keys(told: Any) -> Iterator[str]:
    """The names of all parts of a view."""
    if isinstance(told, dict):
        yield from told
    for part in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
        yield from keys(part)


@cache
def told() -> set[str]:
    """What comes from the server: games, what they speak of and what their views hold, settings and values, bots."""
    found = set(BOTS)
    for game in GAMES:
        for values in (*game.named.values(), *game.choosing.values(), game.verbs, game.settings, (game.name,)):
            found |= {slug(str(word)) for word in values}
        for options in game.tables:
            for s, _ in game.moments(0, options):
                found.update(keys(game.game.to_json(s)))
    return found | set(map(slug, found))


def named(path: Path, text: str) -> Iterator[tuple[str, str]]:
    """Each message that a source names, and how: itself, or by a template whose places its words can fill."""
    for word in literals(text):
        if re.fullmatch(r"web(-[a-z0-9]+)+", word):
            yield word, word
    for template in re.findall(r"`(web-[^`\n]*\$\{[^`\n]*)`", text):
        parts = re.split(r"\$\{[^}]*\}", template)
        pattern = re.compile("(.+?)".join(map(re.escape, parts)))
        fill = words(path) | told()
        found = [name for name in IDS if (fits := pattern.fullmatch(name)) and set(fits.groups()) <= fill]
        yield from ((template, name) for name in found or [""])


@cache
def used() -> list[tuple[str, str, str]]:
    return [
        (str(path.relative_to(WEB)), how, name) for path, text in sources().items() for how, name in named(path, text)
    ]


def test_every_message_is_used() -> None:
    assert sorted(IDS - {name for _, _, name in used()}) == []


def test_every_message_that_the_sources_name_is_there() -> None:
    assert len(used()) > 100
    assert sorted((path, how) for path, how, name in used() if name not in IDS) == []


def calls() -> Iterator[tuple[str, str, set[str]]]:
    """Each call that says one message by its name, with the names of the variables that it gives; what another object
    brings along, `{ ...rest }`, is unknown here."""
    for path, text in sources().items():
        for found in re.finditer(r"\bt\(\s*[\"'`]([a-z][a-z0-9-]+)[\"'`]", text):
            keys = given(text[found.end() :])
            if not any(key.startswith("...") for key in keys):
                yield str(path.relative_to(WEB)), found[1], keys


def given(rest: str) -> set[str]:
    """The keys of the object that follows as the next argument; `{ name, count: 3 }` has two."""
    begin = re.match(r"\s*,\s*\{", rest)
    if not begin:
        return set()
    depth, inside = 1, ""
    for letter in rest[begin.end() :]:
        depth += (letter in "{([") - (letter in "})]")
        if depth == 0:
            break
        inside += letter if depth == 1 else " "
    return {part.split(":")[0].strip().strip("\"'") for part in inside.split(",") if part.strip()}


def test_every_call_gives_a_message_what_it_asks_for() -> None:
    known = {**{name: MADE_OF["en"][name].variables for name in IDS}, **catalogue("en", FOLDERS).variables}
    wrong = [
        (path, name, sorted(known.get(name, []))) for path, name, keys in calls() if set(known.get(name, [])) - keys
    ]
    assert wrong == []
    assert [(path, name) for path, name, _ in calls() if name not in IDS | THEIRS] == []
