"""The socket of a table: a hello, then messages and replies, and whatever happens at the table."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from fathoms.server.database.engines import BadDatabase
from fathoms.server.database.store import NotKept
from fathoms.server.protocol import Believe, FromClient, Hello, Hint, from_client, refused
from fathoms.server.rates import Rate
from fathoms.server.refusals import NoSuchTable, NotPossible, NotYours
from fathoms.server.routes.http import same_origin, table_id
from fathoms.server.seating.services import address
from fathoms.server.tables.connection import Connection
from fathoms.server.tables.house import SOCKETS, House
from fathoms.server.tables.table import Table
from fathoms.table.messages import Refused

HELLO_SECONDS = 10.0
BURST, A_SECOND = 60, 20  # messages of one connection
PATIENCE = 200  # refused for coming too often or not being readable, until the connection is ended

# Why a connection was ended, for clients: those below 4400 may come again.
NO_HELLO, NOT_ALLOWED, NO_TABLE, TOO_MANY = 4408, 4403, 4404, 4429
LATER = 1013  # the database is away for the moment

LOG = logging.getLogger("fathoms.socket")


async def socket(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    origin, served = socket.headers.get("origin"), socket.headers.get("host", "")
    if not same_origin(origin, served, house.config.origin_list) or house.closing:
        await socket.close()  # before it is accepted: an HTTP 403
        return
    host = address(socket.client)
    if not house.may_ask(socket.client) or (not house.unlimited and house.sockets[host] >= SOCKETS):
        await socket.send_denial_response(Response(status_code=429))
        return
    await socket.accept()
    house.sockets[host] += 1
    house.metrics.connections.inc()
    try:
        await visit(house, socket)
    except WebSocketDisconnect:
        pass
    except (BadDatabase, NotKept):
        with suppress(RuntimeError):
            await socket.close(LATER)
    except Exception:
        LOG.exception("a connection ended with an error")
        with suppress(RuntimeError):
            await socket.close(1011)
    finally:
        house.metrics.connections.dec()
        house.sockets[host] -= 1
        if not house.sockets[host]:
            del house.sockets[host]


async def visit(house: House, socket: WebSocket) -> None:
    try:
        table = await house.table(table_id(socket))
    except (NoSuchTable, NotPossible):  # it is not there, or its game is not
        await end(socket, NO_TABLE, "refused-no-table")
        return
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await first(socket)
    except TimeoutError:
        hello = None
    if hello is None:
        await end(socket, NO_HELLO, "refused-unreadable")
        return
    try:
        seat = await house.admit(table, hello.token, socket.client)
    except NotYours:
        await end(socket, NOT_ALLOWED, "refused-token")
        return
    texts = table.texts(hello.lang) if hello.lang else None
    connection = Connection(seat, hello.seen, texts, table.salt(seat))
    sending = asyncio.create_task(send(socket, connection))
    try:
        table = await seated(house, table.row.id, connection)
        await converse(house, table, socket, connection)
    except WebSocketDisconnect:
        raise
    except Exception:
        connection.close(1011)
        raise
    finally:
        table.leave(connection)
        with suppress(Exception):
            await asyncio.wait_for(sending, 5)


async def seated(house: House, id: str, connection: Connection) -> Table:
    """The table with the connection at it. One that was let go on the way there is read again."""
    while True:
        table = await house.table(id)
        async with table.lock:
            if house.tables.get(id) is table:
                await table.welcome(connection)
                return table


async def end(socket: WebSocket, code: int, why: str) -> None:
    with suppress(RuntimeError):
        await socket.send_text(msgspec.json.encode(refused(why)).decode())
        await socket.close(code)


async def first(socket: WebSocket) -> Hello | None:
    wanted = read(await raw(socket))
    return wanted if isinstance(wanted, Hello) else None


async def raw(socket: WebSocket) -> str | bytes:
    came = await socket.receive()
    if came["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(came.get("code") or 1005)
    data: str | bytes | None = came.get("text")
    return came.get("bytes") or b"" if data is None else data


def read(wire: str | bytes) -> FromClient | None:
    try:
        return from_client(wire)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


async def send(socket: WebSocket, connection: Connection) -> None:
    """What the connection's outbox holds, in its order, until it is closed."""
    try:
        while (wire := await connection.next()) is not None:
            await socket.send_text(wire.decode())
        await socket.close(connection.code)
    except (RuntimeError, WebSocketDisconnect, OSError):
        connection.closing = True  # nobody reads any more


async def converse(house: House, table: Table, socket: WebSocket, connection: Connection) -> None:
    often, patience = Rate(BURST, A_SECOND), PATIENCE
    while not connection.closing:
        wire = await raw(socket)
        begun = time.perf_counter()
        wanted = read(wire)
        if wanted is None or isinstance(wanted, Hello) or not (house.unlimited or often.allows(0)):
            patience -= 1
            if not patience:
                await end(socket, TOO_MANY, "refused-too-often")
                return
            why = "refused-unreadable" if wanted is None or isinstance(wanted, Hello) else "refused-too-often"
            connection.send(refused(why, re=getattr(wanted, "id", 0)))
            house.metrics.refused.labels(why).inc()
            continue
        house.metrics.messages.labels(type(wanted).__name__).inc()
        if isinstance(wanted, Hint | Believe):  # it takes a while, and meanwhile the game goes on
            house.spawn(answer(house, table, connection, wanted))
            continue
        await answer(house, table, connection, wanted)
        house.metrics.acknowledged.observe(time.perf_counter() - begun)


async def answer(house: House, table: Table, connection: Connection, wanted: FromClient) -> None:
    reply: Any = await table.receive(connection, wanted)
    if reply is not None:
        connection.send(msgspec.structs.replace(reply, re=wanted.id))
        if isinstance(reply, Refused):
            house.metrics.refused.labels(reply.said.id).inc()
