"""The server as an ASGI application; every worker makes its own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from fathoms import __version__
from fathoms.core.data import LANGUAGES
from fathoms.server.config import Config, received
from fathoms.server.logs import set_up
from fathoms.server.protocol import Problem
from fathoms.server.refusals import NoSuchTable
from fathoms.server.routes import page, rest
from fathoms.server.routes.description import schemas
from fathoms.server.routes.http import BadMethod, BadRequest, Unforeseen, guard, refuse, tell
from fathoms.server.routes.socket import socket
from fathoms.server.tables.house import House

RECORD = {"type": "object", "description": "A record, as docs/records.md has it."}


def create() -> FastAPI:
    """What a worker runs: the settings come from the process that started it."""
    config = received()
    set_up(config.log)
    return application(config, ready=True)


def application(config: Config, ready: bool = False) -> FastAPI:
    """`ready`: the bots' processes are started at once, not with their first thought."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = await House.open(config)
        if ready:
            await app.state.house.thinkers.start()
        yield
        await app.state.house.close()

    # The usual pages of documentation load scripts from elsewhere: the description alone is served.
    app = FastAPI(
        title="Fathoms", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json",
    )  # fmt: skip
    guard(app)
    app.include_router(rest.routes)
    app.include_router(rest.health)
    app.add_api_websocket_route("/api/tables/{id}/socket", socket)
    app.include_router(page.routes)
    plain = app.openapi

    def described() -> dict[str, Any]:
        """The routes with the messages of the protocol: the one description that client types are made from."""
        told = plain()
        told.setdefault("components", {}).setdefault("schemas", {}).update({**schemas(), "Record": RECORD})
        return told

    app.openapi = described  # type: ignore[method-assign]
    strangers(app)
    return app


def strangers(app: FastAPI) -> None:
    """Errors that are not ours, in our form."""

    @app.exception_handler(HTTPException)
    async def of_http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404:
            if page.wants_page(request):
                return page.page(request, 404)
            return refuse(request, NoSuchTable("there is nothing at this address"))
        if error.status_code == 405:
            told = refuse(request, BadMethod("{method} cannot be done at this address", method=request.method))
            told.headers["allow"] = ", ".join(methods(request))
            return told
        said = str(error.detail)
        return tell(request, Problem(said, "{error}", dict.fromkeys(LANGUAGES, said)), error.status_code)

    @app.exception_handler(Exception)
    async def unforeseen(request: Request, error: Exception) -> Response:
        return refuse(request, Unforeseen("something went wrong here, and nothing was changed"))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        found = error.errors()[0]
        where = ".".join(map(str, found["loc"][1:]))
        if found["loc"][0] == "path":
            return refuse(request, NoSuchTable("there is no such table"))
        return refuse(request, BadRequest("{name} has a value that does not fit", name=where))


def methods(request: Request) -> list[str]:
    """All that can be done at an address, which several routes may share."""
    routes = [*request.app.routes, *rest.routes.routes, *rest.health.routes, *page.routes.routes]
    there = [one for one in routes if isinstance(one, Route) and one.matches(request.scope)[0] != Match.NONE]
    return sorted({method for one in there for method in one.methods or ()})
