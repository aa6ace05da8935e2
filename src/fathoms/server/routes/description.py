"""The routes, and the messages of the protocol as JSON schemas: what `/api/openapi.json` and the TypeScript types are
made from."""

import re
from collections.abc import Awaitable, Callable, Iterable
from inspect import cleandoc, getdoc
from typing import Any, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fathoms import __version__
from fathoms.server.protocol import GIVEN, TAKEN, FromClient, FromServer

IN_WORDS = {"type": "string", "description": "The sentence, where a language was asked for."}
RECORD = {"type": "object", "description": "A record, as docs/records.md has it."}
ID = {"type": "string", "pattern": "^[A-Za-z0-9_-]{16}$"}


class Described(Route):
    """A route with what it gives and takes: names of the protocol's messages. `query` may stand behind the question
    mark; `errors` are codes that not every route answers with; `also` are further codes that come with what it gives.
    """

    def __init__(
        self,
        method: str,
        path: str,
        handler: Callable[[Request], Awaitable[Response]],
        gives: str,
        takes: str = "",
        *,
        query: type[msgspec.Struct] | None = None,
        errors: tuple[int, ...] = (),
        also: tuple[int, ...] = (),
    ) -> None:
        super().__init__(path, handler, methods=[method])
        self.methods = {method}  # Starlette would let everything that is got be asked for by HEAD too
        self.method = method.lower()
        self.gives = gives
        self.takes = takes
        self.query = query
        self.errors = errors
        self.also = also

    def told(self) -> dict[str, Any]:
        """The operation as OpenAPI has it."""
        told: dict[str, Any] = {
            "summary": self.name.replace("_", " ").title(),
            "operationId": re.sub(r"\W", "_", f"{self.name}{self.path_format}_{self.method}"),
            "responses": {},
        }
        if meaning := getdoc(self.endpoint):
            told["description"] = meaning
        if parameters := self.parameters():
            told["parameters"] = parameters
        # A page of another address may send nothing, and a body may be too large.
        for code in (*self.errors, 422, 429, 500, 503, *((403, 413) if self.takes else ())):
            told["responses"][str(code)] = {"description": "Problem", **content("Problem")}
        for code in (200, *self.also):
            told["responses"][str(code)] = {"description": self.gives, **content(self.gives)}
        if self.takes:
            told["requestBody"] = {"required": True, **content(self.takes)}
        return told

    def parameters(self) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = [
            {"name": name, "in": "path", "required": True, "schema": ID} for name in self.param_convertors
        ]
        if self.query is not None:
            _, found = components(self.query)
            for field in msgspec.structs.fields(self.query):
                schema = found[self.query.__name__]["properties"][field.name]
                if schema["default"] is None:  # that is, it may be left out
                    del schema["default"]
                if "enum" in schema:
                    schema["enum"] = get_args(field.type)  # in their own order
                told.append({"name": field.name, "in": "query", "required": False, "schema": schema})
        return told


def openapi(routes: Iterable[Route]) -> dict[str, Any]:
    """The one description. The usual pages that show it load scripts from elsewhere: it alone is served."""
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        if isinstance(route, Described):
            paths.setdefault(route.path, {})[route.method] = route.told()
    return {
        "openapi": "3.1.0",
        "info": {"title": "Fathoms", "version": __version__},
        "paths": paths,
        "components": {"schemas": {**schemas(), "Record": RECORD}},
    }


def schemas() -> dict[str, Any]:
    """All messages by name. What the server gives it gives whole; what it takes may leave out what has
    a default."""
    (asking, telling, *_), found = components(FromClient, FromServer, *TAKEN, *GIVEN)
    _, taken = components(FromClient, *TAKEN)
    for name, schema in found.items():
        if name not in taken and "properties" in schema:
            schema["required"] = list(schema["properties"])
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    found["Message"]["properties"]["text"] = IN_WORDS
    return {"FromClient": asking, "FromServer": telling, **found}


def components(*types: Any) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    return msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")


def content(name: str) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}}
