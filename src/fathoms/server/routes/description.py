"""The messages of the protocol as JSON schemas: what `/api/openapi.json` and the TypeScript types are made from."""

from inspect import cleandoc
from typing import Any

import msgspec

from fathoms.server.protocol import GIVEN, TAKEN, FromClient, FromServer

IN_WORDS = {"type": "string", "description": "The sentence, where a language was asked for."}


def schemas() -> dict[str, Any]:
    """All of them by name. What the server gives it gives whole; what it takes may leave out what has
    a default."""
    (asking, telling, *_), found = components(FromClient, FromServer, *TAKEN, *GIVEN)
    _, taken = components(FromClient, *TAKEN)
    for name, schema in found.items():
        if name not in taken:
            schema["required"] = list(schema["properties"])
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    found["Message"]["properties"]["text"] = IN_WORDS
    return {"FromClient": asking, "FromServer": telling, **found}


def components(*types: Any) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    return msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
