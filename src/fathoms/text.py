"""Messages in words: Fluent catalogues in three languages, and the names of what a message speaks of.

`en.ftl`, `pl.ftl` and `uk.ftl` beside this file speak for the table, those beside a game for the game. An argument of a
message has a type and a value, (card, camouflage); its name is, in this order: the title that an owner's data gives it,
the message `kelp-card-camouflage`, the message `kelp-card` told with the values of the card, or else the value itself.
"""

import os
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fathoms.core.data import LANGUAGES, TITLE
from fathoms.core.errors import FathomsError, Phrase, filled
from fathoms.core.game import Message

__all__ = ["LANGUAGES", "Catalogue", "Texts", "UnknownLanguage", "catalogue", "language", "slug"]

NONE = "none"
KEPT = 20000  # sentences remembered; a game has a few thousand


class UnknownLanguage(FathomsError):
    """A language that there are no catalogues for."""


def language(wanted: str = "") -> str:
    """The language asked for, or that of the environment, or English."""
    if wanted:
        if wanted not in LANGUAGES:
            raise unknown_language(wanted)
        return wanted
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return spoken[:2] if spoken[:2] in LANGUAGES else LANGUAGES[0]


def unknown_language(came: str) -> UnknownLanguage:
    return UnknownLanguage("the language must be one of {known}, not {came!r}", known=", ".join(LANGUAGES), came=came)


# A pattern of texts, variables and selections by a word, ready to be joined: a text as it is, a variable by its name in
# a tuple of one, a selection by the variable's name, its variants and the variant that serves for any other word.
Part = str | tuple[str] | tuple[str, dict[str, list[Any]], list[Any]]


# Where a long name may be broken, for the page: a terminal does not know it.
SOFT_HYPHEN = '{ "\\u00AD" }'


class Catalogue:
    """The messages of one language from some folders."""

    def __init__(self, lang: str, folders: tuple[Traversable, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # loads in a third of a second: not for every command

        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.messages: dict[str, Any] = {}
        self.parts: dict[str, list[Part] | None] = {}
        for folder in folders:
            file = folder.joinpath(f"{lang}.ftl")
            if file.is_file():
                resource = FluentResource(file.read_text("utf-8").replace(SOFT_HYPHEN, ""))
                self.bundle.add_resource(resource)
                messages: list[Any] = [entry for entry in resource.body if type(entry).__name__ == "Message"]
                self.messages.update((message.id.name, message) for message in messages)
        self.phrases = phrases(folders)
        self.variables = {name: sorted(set(variables(message))) for name, message in self.messages.items()}
        # Each variable of a message with the argument it stands for, and whether it is that argument's bare id.
        self.wanted = {
            name: [(variable, *meaning(variable)) for variable in self.variables[name]] for name in self.messages
        }

    def format(self, name: str, arguments: dict[str, Any]) -> str:
        """A message with its variables. Where no number decides, the parts are joined here: ten times quicker."""
        if name not in self.parts:
            self.parts[name] = ready(self.messages[name].value)
        parts = self.parts[name]
        said = None if parts is None else joined(parts, arguments)
        if said is not None:
            return said
        pattern = self.bundle.get_message(name).value
        assert pattern is not None
        formatted, errors = self.bundle.format_pattern(pattern, arguments)
        assert not errors, (name, errors)
        return str(formatted)


def phrases(folders: Sequence[Traversable]) -> dict[str, dict[str, str]]:
    """The phrases of errors, by their English, in the other languages: ours, those of our games, and these folders'."""
    home = files("fathoms")
    ours = [home, *sorted(home.joinpath("games").iterdir(), key=lambda folder: folder.name)]
    told = [folder.joinpath("errors.toml") for folder in [*ours, *folders]]
    return {
        key: known for file in told if file.is_file() for key, known in tomllib.loads(file.read_text("utf-8")).items()
    }


def meaning(variable: str) -> tuple[str, bool]:
    field = variable.replace("-", "_")
    return (field[:-3], True) if field.endswith("_id") else (field, False)


def variables(node: Any) -> Iterator[str]:
    """The variables that a part of a message uses."""
    if type(node).__name__ == "VariableReference":
        yield node.id.name
    elif isinstance(node, list):
        for item in node:
            yield from variables(item)
    elif hasattr(node, "__dict__"):
        yield from variables(list(vars(node).values()))


def ready(pattern: Any) -> list[Part] | None:
    """A pattern as parts to join, or None if it holds something that only the library can say."""
    parts: list[Part] = []
    for element in pattern.elements:
        inside = getattr(element, "expression", element)
        match type(inside).__name__:
            case "TextElement" | "StringLiteral":
                parts.append(inside.value)
            case "VariableReference":
                parts.append((inside.id.name,))
            case "SelectExpression" if type(inside.selector).__name__ == "VariableReference":
                variants = {}
                for variant in inside.variants:
                    inner = ready(variant.value)
                    if inner is None:
                        return None
                    key = getattr(variant.key, "name", None) or variant.key.value
                    variants[key] = inner
                    if variant.default:
                        default = inner
                parts.append((inside.selector.id.name, variants, default))
            case _:
                return None
    return parts


def joined(parts: Sequence[Part], arguments: Mapping[str, Any]) -> str | None:
    """The parts as one text, or None where a number decides: the library knows the plural forms."""
    texts = []
    for part in parts:
        if isinstance(part, str):
            texts.append(part)
        elif len(part) == 1:
            texts.append(str(arguments[part[0]]))
        else:
            chosen = arguments[part[0]]
            inner = joined(part[1].get(chosen, part[2]), arguments) if isinstance(chosen, str) else None
            if inner is None:
                return None
            texts.append(inner)
    return "".join(texts)


@cache
def catalogue(lang: str, folders: tuple[Traversable, ...] = ()) -> Catalogue:
    return Catalogue(lang, (files("fathoms"), *folders))


def slug(value: str) -> str:
    """A value as a part of a message id: `den NW` is `den-nw`."""
    return re.sub(r"[^a-z0-9]+", "-", value.lower()).strip("-")


def counted(value: str) -> tuple[str, str]:
    """A value with a number at its end, such as the die `blue 4`, in two parts."""
    found = re.fullmatch(r"(.+) (\d+)", value)
    return (found[1], found[2]) if found else (value, "")


@lru_cache(typed=True)  # True is not 1
def bare_id(value: Any) -> str:
    """What a value is for a selection: a die by its colour, a flag as true or false."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return NONE if value is None else counted(str(value))[0]


class Texts:
    """What is said at one table, to one reader: a language, a game with its components, and the game's options."""

    def __init__(
        self,
        lang: str,
        game: str = "",
        folder: Traversable | None = None,
        options: Mapping[str, Any] | None = None,
        components: Mapping[str, Mapping[str, Mapping[str, Any]]] | None = None,
    ) -> None:
        self.lang = lang
        self.game = game
        self.catalogue = catalogue(lang, () if folder is None else (folder,))
        # A number stays one, so that a message can choose by it.
        self.options = {name: value if type(value) is int else str(value) for name, value in (options or {}).items()}
        self.components = components or {}
        self.names: dict[tuple[str, Any], str] = {}
        self.said: dict[Any, str] = {}

    def has(self, name: str) -> bool:
        return name in self.catalogue.messages

    def __call__(self, name: str, **arguments: Any) -> str:
        """A message of the table or of the game's drawing, with words and numbers for its variables."""
        return self.catalogue.format(name, {**self.options, **arguments})

    def say(self, message: Message) -> str:
        """A message in one sentence. One that no catalogue has, as a stranger's game may send, is told bare."""
        key = (message.id, *message.arguments.values())
        known = self.said.get(key)
        if known is None:
            if len(self.said) >= KEPT:
                self.said.clear()
            known = self.said[key] = self.told(message) if self.has(message.id) else self.bare(message)
        return known

    def error(self, error: FathomsError | Phrase) -> str:
        """An error in the reader's language; one inside another too."""
        phrase = error.phrase if isinstance(error, FathomsError) else error
        told = {
            name: self.error(value) if isinstance(value, FathomsError | Phrase) else value
            for name, value in phrase.arguments.items()
        }
        known = self.catalogue.phrases.get(phrase.pattern, {})
        return filled(known.get(self.lang, phrase.pattern), told)

    def told(self, message: Message) -> str:
        values = {}
        for variable, field, bare in self.catalogue.wanted[message.id]:
            typed = message.arguments.get(field)
            if typed is None:
                values[variable] = NONE if bare else self.options.get(field, NONE)
            else:
                values[variable] = bare_id(typed[1]) if bare else self.name(*typed)
        return self.catalogue.format(message.id, values)

    def name(self, kind: str, value: Any) -> Any:
        """What a value of a type is called; a number stays one, so that plurals can be chosen by it."""
        if kind in ("number", "text"):
            return value
        found = self.names.get((kind, value))
        if found is None:
            found = self.names[kind, value] = self.found_name(kind, value)
        return found

    def found_name(self, kind: str, value: Any) -> str:
        if value is None:
            return NONE
        thing, number = counted(str(value))
        values = self.components.get(kind, {}).get(value, {})
        titles = values.get(TITLE, {})
        if titles:
            return str(titles.get(self.lang) or titles.get("en") or next(iter(titles.values())))
        sort = f"{self.game}-{slug(kind)}"
        for name in (f"{sort}-{slug(str(value))}", f"{sort}-{slug(thing)}", sort):
            if self.has(name):
                wanted = self.catalogue.variables[name]
                given = {key: self.part(key, item) for key, item in values.items() if key in wanted}
                last = re.search(r"\d*$", str(value))  # SB07 is number 7 of its kind
                counted_as = {"value": number, "number": (last[0] if last else "").lstrip("0")}
                return self.catalogue.format(name, {**self.options, **counted_as, **given})
        return str(value).replace("_", " ")

    def part(self, key: str, value: Any) -> Any:
        """A value of a component inside its name, by its own name if it has one."""
        return self.name(key, value) if self.has(f"{self.game}-{slug(key)}-{slug(str(value))}") else value

    def bare(self, message: Message) -> str:
        fields = ", ".join(f"{name} {self.name(*typed)}" for name, typed in message.arguments.items())
        kind = message.id.split("-", 2)[-1].replace("-", " ").replace("_", " ")  # without the game and the sort
        return kind + (f" ({fields})" if fields else "")
