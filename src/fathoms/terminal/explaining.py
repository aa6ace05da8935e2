"""What can be said of a thing that was typed by its name: what it is about, and why it cannot be used now."""

from collections.abc import Iterator

from fathoms.core.drawing import Drawing
from fathoms.core.game import Hindrance
from fathoms.table.messages import Asked, Seated
from fathoms.terminal.options import begins, words
from fathoms.text import Texts


def about(texts: Texts, drawing: Drawing, seated: Seated, typed: str) -> list[tuple[str, str]]:
    """The names of the things that are called so, or begin so, with what they are about."""
    wanted, exact, near = words(typed), list[tuple[str, str]](), list[tuple[str, str]]()
    for kind, values in seated.components.items():
        for value in values if wanted else ():
            called, told = str(texts.name(kind, value)), drawing.about(kind, value)
            if told and wanted in names(texts, drawing, kind, value):
                exact.append((called, told))
            elif told and all(begins(word, called) for word in wanted):
                near.append((called, told))
    return list(dict.fromkeys(exact or near))


def names(texts: Texts, drawing: Drawing, kind: str, value: str) -> Iterator[list[str]]:
    """What a thing may be called by who types, in words."""
    yield words(str(texts.name(kind, value)))
    yield words(value)
    yield words(drawing.short(kind, value))


def reasons(texts: Texts, drawing: Drawing, asked: Asked, typed: str, apart: bool = False) -> list[str]:
    """Why what is called so cannot be used now, whatever is picked; each reason once. A number alone is no name.

    Of what has no part in the question that is only said where it is wanted.
    """
    wanted = [] if typed.isdigit() else words(typed)

    def meant(one: Hindrance) -> bool:
        called = (name for kind, value, _ in one.things for name in names(texts, drawing, kind, value))
        return bool(wanted) and not one.after and (apart or not one.apart) and wanted in called

    return list(dict.fromkeys(texts.say(one.said) for one in asked.hindrances if meant(one)))
