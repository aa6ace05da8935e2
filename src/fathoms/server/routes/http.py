"""What every route over HTTP shares: bodies read and told by the protocol, players by their cookie, errors by name."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from fathoms.core.catalogue import LANGUAGES
from fathoms.core.errors import FathomsError
from fathoms.server.keys import Player, new_id
from fathoms.server.protocol import Problem, encode
from fathoms.server.refusals import BadRequest, NoSuchTable, NotPossible, NotYours
from fathoms.server.routes.page import HEADERS
from fathoms.server.routes.reading import Asked, Read, read, read_query
from fathoms.server.tables.house import House
from fathoms.text import Texts

COOKIE = "fathoms_player"
YEAR = 31_536_000
BODY = 65_536
ID = re.compile(r"[A-Za-z0-9_-]{16}")


class TooLarge(FathomsError):
    """A body that is longer than anything that fits here."""


class TooOften(FathomsError):
    """Somebody asks more often than anybody needs."""


class BadMethod(FathomsError):
    """Something that is not done at this address."""


class Unforeseen(FathomsError):
    """An error of ours; the log tells where."""


class Away(FathomsError):
    """The database cannot be used; which it is and why is for the log alone."""


class Foreign(FathomsError):
    """A request from a page of another address."""


STATUS: dict[type[FathomsError], int] = {
    BadRequest: 422, TooLarge: 413, TooOften: 429, Foreign: 403, NoSuchTable: 404, NotYours: 403, NotPossible: 409,
    Away: 503, BadMethod: 405, Unforeseen: 500,
}  # fmt: skip
AWAY = Away("error-database-away")
UNCONFIRMED = Away("error-database-unconfirmed")
OTHERS = 422  # an unknown game, a wrong option, a record that does not replay


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def player_of(request: Request) -> Player:
    """Who asks, by the cookie; somebody new gets one with the reply."""
    known = house_of(request).keys.player(request.cookies.get(COOKIE, ""))
    if known is None:
        known = request.state.new_player = Player(new_id(), "")
    return known


def tell(request: Request, told: Any, status: int = 200) -> Response:
    response = Response(encode(told), status, media_type="application/json")
    new: Player | None = getattr(request.state, "new_player", None)
    if new is not None:
        house = house_of(request)
        response.set_cookie(
            COOKIE, house.keys.cookie(new), max_age=YEAR, httponly=True, samesite="lax", secure=house.config.secure
        )
    return response


async def body(request: Request, kind: type[Read], most: int = BODY) -> Read:
    """The body as what it has to be. Only JSON counts: what a form of another page can send does not."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadRequest("error-body-not-json")
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise TooLarge("error-body-long", most=most)
    return read(bytes(data), kind)


def query(request: Request, kind: type[Asked]) -> Asked:
    return read_query(request.query_params, kind)


def table_id(connection: HTTPConnection) -> str:
    """The table that the address names."""
    id: str = connection.path_params["id"]
    if not ID.fullmatch(id):
        raise NoSuchTable("error-no-such-table")
    return id


def language_of(request: Request) -> str:
    """The language asked for by `?lang=`, else the first of ours that the browser speaks."""
    wanted = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
    return next((word.strip()[:2] for word in wanted if word.strip()[:2] in LANGUAGES), LANGUAGES[0])


def same_origin(origin: str | None, host: str, allowed: list[str]) -> bool:
    """Whether a page of this address may talk to this server; what is no page sends no origin."""
    return origin is None or origin in allowed or origin.partition("://")[2] == host


def refuse(request: Request, error: FathomsError) -> Response:
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), OTHERS)
    return tell(request, Problem(Texts(language_of(request)).error(error), error.message), status)


async def guard(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
    """Around every request: how often, from where, and what is counted of it."""
    house = house_of(request)
    if not house.may_ask(request.client):
        response = refuse(request, TooOften("error-too-often"))
    elif request.method not in ("GET", "HEAD") and not same_origin(
        request.headers.get("origin"), request.headers.get("host", ""), house.config.origin_list
    ):
        response = refuse(request, Foreign("error-foreign-page"))
    else:
        response = await go_on(request)
    route = request.scope.get("route")
    house.metrics.requests.labels(getattr(route, "path", "none"), response.status_code).inc()
    response.headers.update(HEADERS)
    response.headers.setdefault("cache-control", "no-store")
    return response
