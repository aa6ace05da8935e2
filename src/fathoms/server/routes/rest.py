"""The routes over HTTP: games, tables, finished games. What is played goes over the socket, or by `ask` for scripts."""

from hmac import compare_digest
from ipaddress import ip_address
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fathoms import __version__
from fathoms.core.catalogue import Language
from fathoms.core.game import Game
from fathoms.registry import games
from fathoms.server.database.rows import TableRow
from fathoms.server.keys import Player
from fathoms.server.protocol import (
    Begun,
    FromClient,
    GamesTold,
    GameTold,
    Health,
    Hello,
    Join,
    Me,
    NewName,
    NewTable,
    SettingTold,
    TablesTold,
    TableTold,
    Terms,
)
from fathoms.server.refusals import BadRequest, NoSuchTable, NotPossible, NotYours
from fathoms.server.routes.description import Described
from fathoms.server.routes.http import TooOften, body, house_of, player_of, query, table_id, tell
from fathoms.server.seating import making
from fathoms.server.seating.loading import kept
from fathoms.server.seating.seats import absent, seats_of, shared, told
from fathoms.server.seating.summary import Stands, stands
from fathoms.server.tables.connection import Connection, worded
from fathoms.server.tables.house import House
from fathoms.server.tables.past import EVERYTHING
from fathoms.server.tables.table import Table

RECORD = 2_000_000  # bytes of a record from elsewhere
PAGE = 50


# What may stand behind the question mark


class Listing(msgspec.Struct):
    which: Literal["open", "mine", "running", "over"] = "open"
    before: Annotated[str, Meta(pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{16}$")] | None = None


class InWords(msgspec.Struct):
    lang: Language | None = None


class Instant(msgspec.Struct):
    to: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    n: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    seat: Annotated[str, Meta(max_length=40)] = ""
    steps: bool = False
    lang: Language | None = None


# Who you are, and what can be played


async def me(request: Request) -> Response:
    """Your nickname, kept by a signed cookie; there are no accounts."""
    return tell(request, Me(player_of(request).name))


async def rename(request: Request) -> Response:
    wanted = await body(request, NewName)
    request.state.new_player = Player(player_of(request).id, clean(wanted.name))
    return tell(request, Me(request.state.new_player.name))


async def all_games(request: Request) -> Response:
    """Every game with its settings, and the bots there are."""
    house = house_of(request)
    return tell(request, GamesTold([game_told(house.game(name, {})) for name in games()], making.bots()))


# Tables


async def create(request: Request) -> Response:
    """Make a table. If nobody is missing, its game begins at once; with `from`, where a finished one was then."""
    house, player = house_of(request), player_of(request)
    if not house.may_make(request.client):
        raise TooOften("error-too-many-tables")
    wanted = await body(request, NewTable)
    wanted.nonce = clean(wanted.nonce)
    for seat in wanted.seats.values():
        seat.name = clean(seat.name)
    return tell(request, table_told(house, await making.create(house, wanted, player), player))


async def tables(request: Request) -> Response:
    """Open tables that wait for people, your own, or those that are played or were played in public."""
    house, player = house_of(request), player_of(request)
    asked = query(request, Listing)
    mine = asked.which == "mine"
    status = ["open", "running", "over"] if mine else [asked.which]
    at, _, last = (asked.before or "").partition(".")
    rows = await house.store.tables(
        status=status, player=player.id if mine else "", listed=not mine, limit=PAGE,
        before=(int(at), last) if asked.before else None,
    )  # fmt: skip
    more = f"{rows[-1].updated}.{rows[-1].id}" if len(rows) == PAGE else None
    known = games()
    shown = [row for row in rows if row.game in known]
    told = [table_told(house, row, player) for row in shown]
    if not mine:  # a list does not lead to a game that its link alone leads to
        told = [msgspec.structs.replace(one, begun=None) for one in told]
    return tell(request, TablesTold(told, more))


async def one_table(request: Request) -> Response:
    house = house_of(request)
    return tell(request, table_told(house, await house.row(table_id(request)), player_of(request)))


async def join(request: Request) -> Response:
    """Take an open seat; `mine` then has its token."""
    house, player, id = house_of(request), player_of(request), table_id(request)
    wanted = await body(request, Join)
    row = await house.join(id, wanted.seat, clean(wanted.nonce), player)
    return tell(request, table_told(house, row, player))


async def leave(request: Request) -> Response:
    """Stand up from a table that has not begun; if it is yours it is gone."""
    player = player_of(request)
    await house_of(request).leave(table_id(request), player)
    return tell(request, Me(player.name))


async def ask(request: Request) -> Response:
    """One message of the socket and its reply, for scripts; the seat's token comes as `Authorization: Bearer …`."""
    id, lang = table_id(request), query(request, InWords).lang
    table = await house_of(request).table(id)
    seat = await seat_by_token(house_of(request), table, request)
    wanted: FromClient = await body(request, FromClient)  # type: ignore[arg-type]
    if isinstance(wanted, Hello):
        raise BadRequest("error-hello")
    connection = Connection(seat, getattr(wanted, "seen", 0), None, table.salt(seat))
    reply = await table.receive(connection, wanted)
    if reply is None and table.live is not None:
        reply = table.situation(table.live, seat, connection.seen)
    if reply is not None:
        reply = msgspec.structs.replace(reply, re=wanted.id)
    return tell(request, reply if lang is None else worded(msgspec.to_builtins(reply), table.texts(lang)))


async def moment(request: Request) -> Response:
    """The game after so many answers, or when its record had `n` entries. Of a finished one any seat's view or
    everything; of a running one only what is public, or with your token your own."""
    house, id, asked = house_of(request), table_id(request), query(request, Instant)
    table = await house.table(id)
    own = await seat_by_token(house, table, request)
    if asked.to is not None and asked.n is not None:
        raise BadRequest("error-two-together", one="to", other="n")
    async with table.lock:  # so that nothing is shown that is not kept yet
        if table.live is None:
            raise NotPossible("error-not-begun")
        game, over = table.game, table.live.over
        eyes = asked.seat or (EVERYTHING if over else "spectator")
        names = ["spectator", *table.live.seats, *([EVERYTHING] if over else [])]
        if eyes not in names:
            raise NotPossible("error-seat-unknown", known=", ".join(names))
        if not over and eyes not in ("spectator", game.seats[own] if own >= 0 else "spectator"):
            raise NotYours("error-own-view")
        found = await house.past.moment(table.row.id, table.live, asked.to, asked.n, eyes, asked.steps)
    return tell(request, found if asked.lang is None else worded(msgspec.to_builtins(found), table.texts(asked.lang)))


async def course(request: Request) -> Response:
    """How a finished game went, estimated by playing on from its moments many times."""
    house = house_of(request)
    table = await house.table(table_id(request))
    await seat_by_token(house, table, request)
    async with table.lock:
        if table.live is None or not table.over:
            raise NotPossible("error-course-running")
        live, past = table.live, await house.past.course(table.row.id, table.live)
    if past.went is None and not house.may_review(request.client):
        raise TooOften("error-too-many-games")
    return tell(request, await house.past.went(house, table.row.id, live, past))


async def record_of(request: Request) -> Response:
    """The record of a finished game, with the seed: `fathoms replay --verify` draws every number of it again."""
    table = await house_of(request).table(table_id(request))
    await seat_by_token(house_of(request), table, request)
    async with table.lock:  # an end that is not kept yet may never come, and the seed would tell all that is hidden
        if not table.over:
            raise NotPossible("error-record-running")
        if table.live is None:  # other rules are installed: it cannot be played through, but it is what it was
            told = kept(table.row, await house_of(request).store.steps(table.row.id)).to_json()
        else:
            told = table.live.record.to_json()
    response = tell(request, told)
    response.headers["content-disposition"] = f'attachment; filename="{table.game.name}-{table.row.id}.json"'
    return response


async def bring(request: Request) -> Response:
    """Bring a finished game from elsewhere: it is played through, and gets a page of its own."""
    house, player = house_of(request), player_of(request)
    if not house.may_make(request.client):
        raise TooOften("error-too-many-tables")
    wanted = await body(request, dict[str, Any], RECORD)
    return tell(request, table_told(house, await house.bring(wanted, player), player))


# Operation


async def healthz(request: Request) -> Response:
    well = await house_of(request).store.healthy()
    return tell(request, Health("ok" if well else "ill", __version__), 200 if well else 503)


async def metrics(request: Request) -> Response:
    """For the operator: figures of a small server would tell players what others do in secret."""
    house = house_of(request)
    wanted, came = f"Bearer {house.config.metrics}", request.headers.get("authorization", "")
    if not (compare_digest(came.encode(), wanted.encode()) if house.config.metrics else is_near(request)):
        raise NoSuchTable("error-nothing-here")
    return Response(house.metrics.told(house.refresh), media_type="text/plain; version=0.0.4")


def is_near(request: Request) -> bool:
    """Whether it comes from this machine; one that a proxy passes on has its own address."""
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


# As it is told


def clean(text: str) -> str:
    """A name or a nonce without what would break a line."""
    if not text.isprintable():
        raise BadRequest("error-letters", came=repr(text))
    return text.strip()


async def seat_by_token(house: House, table: Table, request: Request) -> int:
    sort, _, token = request.headers.get("authorization", "").partition(" ")
    return await house.admit(table, token.strip() if sort.lower() == "bearer" else sort, request.client)


def game_told(game: Game) -> GameTold:
    settings = [SettingTold(one.name, list(one.values), one.values[0]) for one in game.settings.settings]
    forbidden = [dict(one) for one in game.settings.forbidden]
    default = game.seated(game.settings.complete({}))
    return GameTold(
        game.name, game.rules_version, list(game.seats), settings, forbidden, list(default), sorted(game.alike),
        list(game.seekers),
    )  # fmt: skip


def imported(row: TableRow) -> Literal["", "verified", "unverified"]:
    """Whether a game was brought from elsewhere, and whether a seed gave all its draws: it gives none of those before
    it was played on from yet another game."""
    if not row.settings.get("imported"):
        return ""
    header = row.header or {}
    return "verified" if header.get("seed") and "begun" not in header else "unverified"


def table_told(house: House, row: TableRow, player: Player) -> TableTold:
    game, seats = house.installed(row.game), seats_of(row)  # its seats are the same with whatever data
    short = stands(row.stands)
    mine = {
        game.seats[i]: house.keys.token(row.id, i, seat.salt)
        for i, seat in enumerate(seats)
        if seat.salt and seat.player == player.id
    }
    settings = row.settings
    status: Any = row.status
    return TableTold(
        id=row.id, game=row.game, rules=(row.header or {}).get("rules", game.rules_version), status=status,
        options=row.options,
        seats=told(game, seats, short.left), clock=msgspec.convert(settings["clock"], Terms), absent=absent(row),
        listed=row.listed,
        spectators=settings["spectators"], heat_map=settings["heat_map"], hot_seat=shared(seats),
        commitment=row.commitment, imported=imported(row), length=row.length,
        mover=None if row.mover is None else game.seats[row.mover], deadline=row.deadline, created=row.created,
        updated=row.updated, previous=row.previous, next=row.next,
        begun=msgspec.convert(settings.get("from"), Begun | None),
        turn=short.turn, result=short.result, mine=mine,
        my_turn=any(game.seats[seat] in mine for seat in asked(house, row, short)),
    )  # fmt: skip


def asked(house: House, row: TableRow, short: Stands) -> list[int]:
    """The seats that have something to answer now: where two are asked in secret at once, both, until they have. For
    who left a bot answers, or nobody."""
    if row.mover is None:
        return []
    table = house.tables.get(row.id)
    given = table.waiting if table is not None and table.live is not None and table.live.n == row.length else {}
    return [seat for seat in (row.mover, *short.early) if seat not in given and seat not in short.left]


routes: list[Route] = [
    Described("GET", "/api/me", me, "Me"),
    Described("PUT", "/api/me", rename, "Me", "NewName"),
    Described("GET", "/api/games", all_games, "GamesTold"),
    Described("POST", "/api/tables", create, "TableTold", "NewTable", errors=(404, 409)),
    Described("GET", "/api/tables", tables, "TablesTold", query=Listing),
    Described("GET", "/api/tables/{id}", one_table, "TableTold", errors=(404,)),
    Described("POST", "/api/tables/{id}/join", join, "TableTold", "Join", errors=(404, 409)),
    Described("POST", "/api/tables/{id}/leave", leave, "Me", errors=(403, 404, 409)),
    Described("POST", "/api/tables/{id}/ask", ask, "FromServer", "FromClient", query=InWords, errors=(403, 404)),
    Described("GET", "/api/tables/{id}/moment", moment, "Moment", query=Instant, errors=(403, 404, 409)),
    Described("GET", "/api/tables/{id}/course", course, "CourseTold", errors=(403, 404, 409)),
    Described("GET", "/api/tables/{id}/record", record_of, "Record", errors=(404, 409)),
    Described("POST", "/api/records", bring, "TableTold", "Record"),
    Described("GET", "/healthz", healthz, "Health", also=(503,)),
    Route("/metrics", metrics),
]
