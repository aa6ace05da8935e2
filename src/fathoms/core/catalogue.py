"""Messages, and the Fluent catalogues that say them in one language.

`en.ftl`, `pl.ftl` and `uk.ftl` beside `text.py` speak for the table, those beside a game for the game;
`errors.en.ftl` and its like, in the same folders, say what is wrong; those in `server` what a page may
be told too, and those in `commands` what only a command tells.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, get_args

Language = Literal["en", "pl", "uk"]
LANGUAGES: tuple[str, ...] = get_args(Language)


@dataclass(frozen=True)
class Message:
    """A message id with typed arguments: (type, value). Catalogues turn it into a sentence."""

    id: str
    arguments: Mapping[str, tuple[str, Any]] = field(default_factory=dict)


# A pattern of texts, variables and selections by a word, ready to be joined: a text as it is, a variable by its name in
# a tuple of one, a selection by the variable's name, its variants and the variant that serves for any other word.
Part = str | tuple[str] | tuple[str, dict[str, list[Any]], list[Any]]


# Where a long name may be broken, for the page: a terminal does not know it.
SOFT_HYPHEN = '{ "\\u00AD" }'


class Catalogue:
    """The messages of one language from some files."""

    def __init__(self, lang: str, sources: Sequence[Traversable]) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # loads in a third of a second: not for every command

        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.messages: dict[str, Any] = {}
        self.parts: dict[str, list[Part] | None] = {}
        for file in sources:
            if file.is_file():
                resource = FluentResource(file.read_text("utf-8").replace(SOFT_HYPHEN, ""))
                self.bundle.add_resource(resource)
                messages: list[Any] = [entry for entry in resource.body if type(entry).__name__ == "Message"]
                self.messages.update((message.id.name, message) for message in messages)
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
        formatted, errors = self.bundle.format_pattern(pattern, ungrouped(arguments))
        assert not errors, (name, errors)
        return str(formatted)


def ungrouped(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Numbers as they are written everywhere else, without signs between their thousands."""
    from fluent.runtime.types import fluent_number

    return {
        name: fluent_number(value, useGrouping=False) if type(value) is int else value
        for name, value in arguments.items()
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
def errors_in(lang: str, folders: tuple[Traversable, ...] = ()) -> Catalogue:
    """What can be wrong, in one language: with us, with our games, and with the game of another folder."""
    home = files("fathoms")
    games = sorted(home.joinpath("games").iterdir(), key=lambda folder: folder.name)
    told = (home, home.joinpath("server"), home.joinpath("commands"), *games, *folders)
    return Catalogue(lang, [folder.joinpath(f"errors.{lang}.ftl") for folder in told])


def said(message: Message, catalogue: Catalogue) -> str:
    """A message whose arguments are numbers, texts and messages. One that the catalogue does not have is told bare."""
    values = {
        name: said(value, catalogue) if kind == "message" else value
        for name, (kind, value) in message.arguments.items()
    }
    if message.id not in catalogue.messages:
        told = ", ".join(f"{name} {value}" for name, value in values.items())
        return f"{message.id} ({told})" if told else message.id
    return catalogue.format(message.id, {name.replace("_", "-"): value for name, value in values.items()})
