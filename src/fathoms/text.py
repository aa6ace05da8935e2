"""Messages in words: Fluent catalogues in three languages, and the names of what a message speaks of.

`en.ftl`, `pl.ftl` and `uk.ftl` beside this file speak for the table, those in `terminal` for the text table alone, and
those beside a game for the game. An argument of a message has a type and a value, (card, camouflage); its name is, in
this order: the title that an owner's data gives it, the message `kelp-card-camouflage`, the message `kelp-card` told
with the values of the card, or else the value itself.
"""

import os
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fathoms.core.catalogue import LANGUAGES, Catalogue, Message, errors_in, said
from fathoms.core.data import TITLE
from fathoms.core.errors import FathomsError

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
    return UnknownLanguage("error-language", known=", ".join(LANGUAGES), came=came)


@cache
def catalogue(lang: str, folders: tuple[Traversable, ...] = ()) -> Catalogue:
    ours = (files("fathoms"), files("fathoms").joinpath("terminal"))
    return Catalogue(lang, [folder.joinpath(f"{lang}.ftl") for folder in (*ours, *folders)])


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
        self.folders = () if folder is None else (folder,)
        self.catalogue = catalogue(lang, self.folders)
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

    def error(self, error: FathomsError | Message) -> str:
        """An error in the reader's language; one inside another too."""
        message = error.message if isinstance(error, FathomsError) else error
        return said(message, errors_in(self.lang, self.folders))

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
