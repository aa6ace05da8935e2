"""What a client sent, read as what it has to be; if it does not fit, the first field that is wrong is named."""

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct, ValidationError
from msgspec.structs import fields

from fathoms.server.refusals import BadRequest

Read = TypeVar("Read")
Asked = TypeVar("Asked", bound=Struct)


def read(wire: bytes, kind: type[Read]) -> Read:
    """A body. What is wrong with it is told in words that every language has; msgspec has English alone."""
    try:
        try:
            return msgspec.json.decode(wire, type=kind)
        except ValidationError:
            look(msgspec.json.decode(wire), kind, "")
    except (msgspec.MsgspecError, RecursionError, UnicodeError):  # it is no JSON at all
        pass
    raise BadRequest("error-body-other")


def read_query(query: Mapping[str, str], kind: type[Asked]) -> Asked:
    """What stands behind the question mark of an address, where everything is text."""
    found: dict[str, Any] = {}
    for field in fields(kind):
        if field.encode_name in query:
            try:
                found[field.name] = msgspec.convert(query[field.encode_name], field.type, strict=False)
            except ValidationError:
                raise BadRequest("error-value-unfit", name=field.encode_name) from None
    return kind(**found)


def look(value: Any, kind: Any, place: str) -> None:
    """If a value does not fit, refuse the first thing in it that is wrong, as deep inside as that can be told."""
    try:
        msgspec.convert(value, kind)
    except ValidationError:
        look_inside(value, kind, place)
        if place:
            raise unfitting(place) from None


def look_inside(value: Any, kind: Any, place: str) -> None:
    if get_origin(kind) is Annotated:
        kind, *metas = get_args(kind)
        if type(value) is int:
            look_at_bounds(value, metas, place)
    if get_origin(kind) in (Union, UnionType):
        look_into_union(value, kind, place)
    elif isinstance(value, dict) and isinstance(kind, type) and issubclass(kind, Struct):
        look_into_struct(value, kind, place)
    elif isinstance(value, dict) and get_origin(kind) is dict:
        for name, part in value.items():
            look(part, get_args(kind)[1], inside(place, name))
    elif isinstance(value, list) and get_origin(kind) is list:
        for number, part in enumerate(value):
            look(part, get_args(kind)[0], f"{place}[{number}]")


def look_into_struct(value: dict[str, Any], kind: type[Struct], place: str) -> None:
    known = {field.encode_name: field for field in fields(kind)}
    config = kind.__struct_config__
    for name, part in value.items():
        if name in known:
            look(part, known[name].type, inside(place, name))
        elif config.forbid_unknown_fields and name != config.tag_field:
            raise BadRequest("error-body-field-unknown", field=inside(place, name))
    for name, field in known.items():
        if field.required and name not in value:
            raise missing(inside(place, name))


def look_into_union(value: Any, kind: Any, place: str) -> None:
    """A value that may be null, or one of several messages, which their tag tells apart."""
    kinds = [one for one in get_args(kind) if one is not NoneType]
    if len(kinds) == 1:
        look_inside(value, kinds[0], place)
    elif isinstance(value, dict):
        tag = kinds[0].__struct_config__.tag_field
        if tag not in value:
            raise missing(inside(place, tag))
        for one in kinds:
            if one.__struct_config__.tag == value[tag]:
                look_into_struct(value, one, place)
                return
        raise unfitting(inside(place, tag))


def look_at_bounds(value: int, metas: Sequence[Meta], place: str) -> None:
    for meta in metas:
        if meta.ge is not None and value < meta.ge:
            raise BadRequest("error-body-field-low", field=place, least=str(meta.ge))
        if meta.le is not None and value > meta.le:
            raise BadRequest("error-body-field-high", field=place, most=str(meta.le))


def missing(place: str) -> BadRequest:
    return BadRequest("error-body-field-missing", field=place)


def unfitting(place: str) -> BadRequest:
    return BadRequest("error-body-field-unfit", field=place)


def inside(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name
