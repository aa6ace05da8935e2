"""The TypeScript types of a game from its declaration: names, questions, options, events, and views as sent."""

import json
from collections.abc import Iterator, Sequence
from importlib import import_module
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from fathoms.core.declaration import Declaration, Frame, NamedType, Numbering, Question, Run, Typed

WIDTH = 120


def typescript(d: Declaration, opening: str) -> str:
    title = d.game.title()
    lines = [f"// {opening}", "", f"export const SEATS = {array(d.seats)} as const;"]
    lines += ["export type Seat = (typeof SEATS)[number];"]
    for one in d.types:
        lines += ["", *named(one)]
    for numbering in d.numberings:
        lines += grouped(numbering)
    lying = import_module(f"fathoms.games.{d.game}.things").TYPES
    lines += ["", "/** The type of what lies in each place of the table. */"]
    lines += [f"export const PLACES = {json.dumps(lying)} as const;", "export type PlaceOnTable = keyof typeof PLACES;"]
    told = import_module(f"fathoms.games.{d.game}.shapes")
    lines += ["", *frames(d, f"{title}Frame")]
    for shape in [one for whole in told.TOLD for one in shapes(whole)]:
        lines += ["", *interface(shape, title)]
    lines += ["", "/** A question: its kind, and what its fields hold. */"]
    asked = [frame for frame in d.frames.values() if isinstance(frame, Question)]
    lines += union(
        f"{title}Question",
        [f'{{ kind: "{one.name}"; fields: {{ {fields(d, one.operands, one.seat is None)} }} }}' for one in asked],
    )
    lines += ["", "/** An option by its kind; the arguments of its message are what it refers to on the table. */"]
    lines += union(
        f"{title}Option",
        [
            f'{{ kind: "{one.name}"; said: {{ id: "{d.game}-action-{one.name.replace("_", "-")}"; '
            f"arguments: {{ {arguments(d, one.fields)} }} }} }}"
            for one in d.actions
        ],
    )
    lines += ["", "/** Something that happened. */"]
    lines += union(
        f"{title}Event", [f'{{ event: "{one.name}"; seat: Seat; {fields(d, one.fields)} }}' for one in d.events]
    )
    text = "\n".join(lines).replace("{  }", "object").replace("; }", " }").replace("  }", " }")
    return "\n".join(part for line in text.split("\n") for part in folded(line)) + "\n"


def folded(line: str) -> Iterator[str]:
    """A line that is too wide goes on below, after a comma or a semicolon."""
    while len(line) > WIDTH:
        end = max(line.rfind(", ", 0, WIDTH), line.rfind("; ", 0, WIDTH)) + 1
        yield line[:end]
        line = f"   {line[end:]}"
    yield line


def array(names: Sequence[str]) -> str:
    return json.dumps(list(names), ensure_ascii=False)


def type_name(name: str) -> str:
    return name.title().replace("_", "")


def named(one: NamedType) -> Iterator[str]:
    """A type of its own for each type of values: the names, where the rules have them; else any text."""
    words = [name for name in one.names or one.words if name]
    if not words:
        yield f"export type {type_name(one.name)} = string;"
    else:
        yield f"export const {one.name.upper()}_NAMES = {array(words)} as const;"
        yield f"export type {type_name(one.name)} = (typeof {one.name.upper()}_NAMES)[number];"


def grouped(one: Numbering) -> Iterator[str]:
    """The groups of a numbering that has some, in their order, and which of them each of its members belongs to."""
    groups = {member.name: member.group for member in one.members if member.group}
    if groups:
        name = one.name
        yield from ("", f"/** {one.meaning.rstrip('.')}, as those who play know them. */")
        yield f"export const {name.upper()}_GROUPS = {array(list(dict.fromkeys(groups.values())))} as const;"
        yield f"export type {name}Group = (typeof {name.upper()}_GROUPS)[number];"
        told = ", ".join(f"{member}: {json.dumps(group)}" for member, group in groups.items())
        yield f"export const {name.upper()}_GROUP: Record<{name}, {name}Group> = {{ {told} }};"


def value_type(d: Declaration, kind: str) -> str:
    if kind in ("number", "flag"):
        return {"number": "number", "flag": "boolean"}[kind]
    one = next(one for one in d.types if one.name == kind)
    return type_name(kind) + (" | null" if one.none is not None else "")


def fields(d: Declaration, typed: Sequence[Typed], seat: bool = False) -> str:
    told = [f"{name}: {value_type(d, kind)}" for name, kind in typed]
    return "; ".join([*(["seat?: Seat"] if seat else []), *told])


def arguments(d: Declaration, typed: Sequence[Typed]) -> str:
    """A field without a value is left out, so every one may be missing that can be empty."""
    return "; ".join(f'{name}{"?" if kind == "kept" else ""}: ["{kind}", {type_name(kind)}]' for name, kind in typed)


def union(name: str, members: Sequence[str]) -> list[str]:
    return [f"export type {name} =", *(f"  | {member}" for member in members[:-1]), f"  | {members[-1]};"]


def frames(d: Declaration, name: str) -> list[str]:
    def member(frame: Frame) -> str:
        sort = "run" if isinstance(frame, Run) else "question"
        told = fields(d, frame.operands, frame.seat is None)
        return f'{{ {sort}: "{frame.name}"; {told} }}'

    members = [member(one) for one in d.frames.values()]
    return ["/** What is open on the stack, the lowest first. */", *union(name, members)]


# Views


def shapes(view: Any) -> list[Any]:
    """The shapes that a view or a box is made of, each before those that use it."""
    found: list[Any] = []

    def look(shape: Any) -> None:
        for part in (*get_args(shape), *getattr(shape, "__metadata__", ())):
            look(part)
        if is_typeddict(shape):
            for hint in get_type_hints(shape, include_extras=True).values():
                look(hint)
            if shape not in found:
                found.append(shape)

    look(view)
    return found


def interface(shape: Any, title: str) -> Iterator[str]:
    name = f"{title}View" if shape.__name__ == "View" else shape.__name__
    if shape.__doc__:
        yield f"/** {' '.join(shape.__doc__.split())} */"
    yield f"export interface {name} {{"
    for key, hint in get_type_hints(shape, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        yield f"  {key}{'?' if optional else ''}: {typed(get_args(hint)[0] if optional else hint, title)};"
    yield "}"


def typed(hint: Any, title: str) -> str:
    """A Python type in TypeScript's words. Annotated with a text, it is the type of that name."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return str(parts[1]).replace("<game>", title)
    if origin in (Union, UnionType):
        return " | ".join(typed(part, title) for part in parts)
    if origin is Literal:
        return " | ".join(json.dumps(part) for part in parts)
    if origin is list:
        item = typed(parts[0], title)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{typed(parts[0], title)}, {typed(parts[1], title)}>"
    if is_typeddict(hint):
        return str(hint.__name__)
    return {str: "string", int: "number", bool: "boolean", NoneType: "null", Any: "unknown"}[hint]
