"""A state as bytes, driven by its table of fields, and the check that no field is without a declaration."""

from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.chance import Chance, Source, fast, scripted, sealed
from fathoms.core.errors import BadPosition
from fathoms.core.state import BaseState, tidy

AUDIENCES: Final = ("public", "owner", "hidden", "knowledge")
# Not game state: chance has a form of its own, the others are tools.
OUTSIDE: Final = ("chance", "sink", "answered", "found", "found_at")


class Field:
    """Name, number of entries (0 for a single number) and audience of one field of a state."""

    def __init__(self, name: str, size: int, audience: str) -> None:
        self.name = name
        self.size = size
        self.audience = audience


def declared(state: type[BaseState], fields: list[Field]) -> None:
    """Refuse a state class whose fields and table of fields are not the same."""
    found = getattr(state, "__mypyc_attrs__", None) or tuple(vars(state()))
    names = [field.name for field in fields]
    missing = sorted(set(found) - set(names) - set(OUTSIDE))
    strange = sorted(set(names) - set(found))
    wrong = sorted(field.name for field in fields if field.audience not in AUDIENCES)
    if missing or strange or wrong or len(set(names)) != len(names):
        raise TypeError(
            f"fields without a declaration: {missing}; declared but absent: {strange}; no such audience: {wrong}"
        )


def pack(s: BaseState, fields: list[Field]) -> bytes:
    tidy(s)
    writer = BytesWriter()
    for field in fields:
        if field.size:
            pile: vec[i64] = getattr(s, field.name)
            for i in range(i64(len(pile))):
                write_i64_le(writer, pile[i])
        else:
            number: i64 = getattr(s, field.name)
            write_i64_le(writer, number)
    pack_chance(writer, s.chance)
    return writer.getvalue()


def unpack(s: BaseState, fields: list[Field], data: bytes) -> None:
    wanted = 8 * sum(max(field.size, 1) for field in fields)
    if len(data) < wanted + 8:
        raise BadPosition("error-state-short", least=wanted + 8, count=len(data))
    at: i64 = 0
    for field in fields:
        if field.size:
            pile: vec[i64] = getattr(s, field.name)
            for i in range(i64(field.size)):
                pile[i] = read_i64_le(data, at)
                at += 8
        else:
            setattr(s, field.name, read_i64_le(data, at))
            at += 8
    s.chance = unpack_chance(data, at)


def pack_chance(writer: BytesWriter, chance: Chance) -> None:
    write_i64_le(writer, chance.source)
    write_i64_le(writer, chance.counter)
    if chance.source == Source.FAST:
        write_i64_le(writer, chance.x)
        write_i64_le(writer, chance.y)
        write_i64_le(writer, chance.z)
        write_i64_le(writer, chance.w)
    elif chance.source == Source.SEALED:
        writer.write(chance.seed)
    elif chance.source == Source.SCRIPTED:
        write_i64_le(writer, len(chance.script))
        write_i64_le(writer, len(chance.bounds))
        for value in chance.script:
            write_i64_le(writer, value)
        for bound in chance.bounds:
            write_i64_le(writer, bound)


def unpack_chance(data: bytes, at: i64) -> Chance:
    rest = len(data) - at
    source: i64 = read_i64_le(data, at)
    if rest >= 16:
        counter: i64 = read_i64_le(data, at + 8)
        at += 16
        if source == Source.NONE and rest == 16:
            chance = Chance()
            chance.counter = counter
            return chance
        if source == Source.FAST and rest == 48:
            chance = fast(0)
            chance.counter = counter
            chance.x = read_i64_le(data, at)
            chance.y = read_i64_le(data, at + 8)
            chance.z = read_i64_le(data, at + 16)
            chance.w = read_i64_le(data, at + 24)
            return chance
        if source == Source.SEALED and rest == 48:
            chance = sealed(data[at : at + 32])
            chance.counter = counter
            return chance
        if source == Source.SCRIPTED and rest >= 32:
            values: i64 = read_i64_le(data, at)
            bounds: i64 = read_i64_le(data, at + 8)
            if 0 <= values <= rest and bounds in (0, values) and rest == 32 + 8 * (values + bounds):
                words = [read_i64_le(data, at + 16 + 8 * i) for i in range(values + bounds)]
                chance = scripted(words[:values], words[values:] if bounds else None)
                chance.counter = counter
                return chance
    raise BadPosition(
        "error-state-chance",
        rest=rest,
        source=source,
    )
