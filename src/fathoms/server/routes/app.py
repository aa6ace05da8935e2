"""The server as an ASGI application; every worker makes its own."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.base import BaseHTTPMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute

from fathoms.core.errors import FathomsError, message
from fathoms.server.config import Config, received
from fathoms.server.database.engines import BadDatabase
from fathoms.server.database.store import NotKept
from fathoms.server.logs import set_up
from fathoms.server.protocol import Problem
from fathoms.server.refusals import NoSuchTable
from fathoms.server.routes import page, rest
from fathoms.server.routes.description import openapi
from fathoms.server.routes.http import AWAY, UNCONFIRMED, BadMethod, Unforeseen, guard, refuse, tell
from fathoms.server.routes.socket import socket
from fathoms.server.tables.house import House

LOG = logging.getLogger("fathoms.http")


def create() -> Starlette:
    """What a worker runs: the settings come from the process that started it."""
    config = received()
    set_up(config.log)
    return application(config, ready=True)


def application(config: Config, ready: bool = False) -> Starlette:
    """`ready`: the bots' processes are started at once, not with their first thought."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.house = await House.open(config)
        if ready:
            await app.state.house.bot_processes.start()
        yield
        await app.state.house.close()

    return Starlette(
        routes=[
            Route("/api/openapi.json", description),
            *rest.routes,
            WebSocketRoute("/api/tables/{id}/socket", socket),
            *page.routes,
        ],
        middleware=[Middleware(BaseHTTPMiddleware, dispatch=guard)],
        exception_handlers={FathomsError: named, HTTPException: of_http, Exception: unforeseen},
        lifespan=lifespan,
    )


async def description(request: Request) -> Response:
    return tell(request, openapi(rest.routes))


# No error that is not told in our words


async def named(request: Request, error: Any) -> Response:
    if isinstance(error, NotKept | BadDatabase):
        LOG.warning("a request was refused: %s", error)
        return refuse(request, AWAY if isinstance(error, BadDatabase) else UNCONFIRMED)
    return refuse(request, error)


async def of_http(request: Request, error: Any) -> Response:
    """What Starlette refuses by itself."""
    if error.status_code == 404:
        if page.wants_page(request):
            return page.page(request, 404)
        return refuse(request, NoSuchTable("error-nothing-here"))
    if error.status_code == 405:
        told = refuse(request, BadMethod("error-method", method=request.method))
        told.headers["allow"] = ", ".join(methods(request))
        return told
    return tell(request, Problem(error.detail, message("error-itself", error=error.detail)), error.status_code)


async def unforeseen(request: Request, error: Exception) -> Response:
    return refuse(request, Unforeseen("error-unforeseen"))


def methods(request: Request) -> list[str]:
    """All that can be done at an address, which several routes may share."""
    routes = [one for one in request.app.routes if isinstance(one, Route)]
    there = [one for one in routes if one.matches(request.scope)[0] != Match.NONE]
    return sorted({method for one in there for method in one.methods or ()})
