"""What every route over HTTP shares: bodies read and told by the protocol, players by their cookie, errors by name."""

import logging
import re
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from fastapi import FastAPI, Request, Response

from fathoms.core.data import LANGUAGES
from fathoms.core.errors import FathomsError
from fathoms.server.database.engines import BadDatabase
from fathoms.server.database.store import NotKept
from fathoms.server.keys import Player, new_id
from fathoms.server.protocol import Problem, encode
from fathoms.server.refusals import NoSuchTable, NotPossible, NotYours
from fathoms.server.routes.page import HEADERS
from fathoms.server.tables.house import House
from fathoms.text import Texts

LOG = logging.getLogger("fathoms.http")
COOKIE = "fathoms_player"
YEAR = 31_536_000
BODY = 65_536
ID = re.compile(r"[A-Za-z0-9_-]{16}")
# How msgspec tells what does not fit: "Expected `int` >= 10 - at `$.clock.seconds`".
PLACE = re.compile(r" - at `(?:key in )?(\$[^`]*)`")
BOUND = re.compile(r"^Expected `(?:int|float)` (>=|<=) (-?\d+)")
MORE = re.compile(r"^Object (missing required|contains unknown) field `([^`]*)`")
Read = TypeVar("Read")
Handler = Callable[..., Coroutine[Any, Any, Response]]


class BadRequest(FathomsError):
    """A request that cannot be read."""


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
AWAY = Away("the database cannot be reached now; try again in a moment")
UNCONFIRMED = Away("the database did not confirm this; look whether it was done")
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
        raise BadRequest("a body must be JSON: content-type application/json")
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise TooLarge("a body may have {most} bytes", most=most)
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise unfit(str(error)) from None


def unfit(error: str) -> BadRequest:
    """What is wrong with a body, by its field, in words that every language has; msgspec says it in English alone."""
    field = PLACE.search(error)
    name = field[1].removeprefix("$").removeprefix(".") if field else ""
    if bound := BOUND.search(error):
        if bound[1] == ">=":
            return BadRequest("this body cannot be read: {field} must be at least {least}", field=name, least=bound[2])
        return BadRequest("this body cannot be read: {field} must be at most {most}", field=name, most=bound[2])
    if more := MORE.search(error):
        name = ".".join(filter(None, [name, more[2]]))
        if more[1] == "missing required":
            return BadRequest("this body cannot be read: {field} is missing", field=name)
        return BadRequest("this body cannot be read: there is no field {field}", field=name)
    if name:
        return BadRequest("this body cannot be read: {field} has a value that does not fit", field=name)
    return BadRequest("this body cannot be read: it is not what is asked for here")


def table_id(id: str) -> str:
    if not ID.fullmatch(id):
        raise NoSuchTable("there is no such table")
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
    texts = {lang: Texts(lang).error(error) for lang in LANGUAGES}
    return tell(request, Problem(texts[language_of(request)], error.phrase.pattern, texts), status)


def guard(app: FastAPI) -> None:
    """For every request: how often, from where, and no error that is not told in our words."""

    @app.exception_handler(FathomsError)
    async def told(request: Request, error: FathomsError) -> Response:
        if isinstance(error, NotKept | BadDatabase):
            LOG.warning("a request was refused: %s", error)
            return refuse(request, AWAY if isinstance(error, BadDatabase) else UNCONFIRMED)
        return refuse(request, error)

    @app.middleware("http")
    async def checked(request: Request, go_on: Callable[[Request], Coroutine[Any, Any, Response]]) -> Response:
        house = house_of(request)
        if not house.may_ask(request.client):
            response = refuse(request, TooOften("this is too often; wait a moment"))
        elif request.method not in ("GET", "HEAD") and not same_origin(
            request.headers.get("origin"), request.headers.get("host", ""), house.config.origin_list
        ):
            response = refuse(request, Foreign("a page of another address may not do this"))
        else:
            response = await go_on(request)
        route = request.scope.get("route")
        house.metrics.requests.labels(getattr(route, "path", "none"), response.status_code).inc()
        response.headers.update(HEADERS)
        response.headers.setdefault("cache-control", "no-store")
        return response


def described(gives: str, takes: str = "", errors: tuple[int, ...] = (), also: tuple[int, ...] = ()) -> dict[str, Any]:
    """What a route takes and gives, for its description: names of the protocol's messages. `also` are further codes
    that come with what it gives."""

    def content(name: str) -> dict[str, Any]:
        return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}}

    told: dict[str, Any] = {"responses": {}}
    # A page of another address may send nothing, and a body may be too large.
    for code in (*errors, 422, 429, 500, 503, *((403, 413) if takes else ())):
        told["responses"][code] = {"description": "Problem", **content("Problem")}
    for code in (200, *also):
        told["responses"][code] = {"description": gives, **content(gives)}
    if takes:
        told["openapi_extra"] = {"requestBody": {"required": True, **content(takes)}}
    return told
