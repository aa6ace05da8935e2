"""A client as cheap as can be, since it shares the machine with the server it measures: a WebSocket, and a request."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any

import msgspec

HOST = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SECONDS = 30  # for a request


class Broken(Exception):
    """The server does not answer, or not as it should."""


class Socket(asyncio.Protocol):
    """One connection. `came` is called with each message, `gone` once when it ends, with the server's code if any."""

    def __init__(self, port: int, path: str, came: Callable[[memoryview], None], gone: Callable[[int], None]) -> None:
        self.port = port
        self.path = path
        self.came = came
        self.gone = gone
        self.buffer = bytearray()
        self.code = 0
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS):
                await loop.create_connection(lambda: self, HOST, self.port)
                await self.opened
        except (OSError, TimeoutError) as error:
            self.abort()
            raise Broken(str(error)) from None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.opened.set_exception(Broken(head.decode(errors="replace")[:40]))
                self.abort()
                return
            self.buffer = rest
            self.opened.set_result(None)
        self.read()

    def read(self) -> None:
        """Every whole frame of what has come. Our server sends each message in one frame."""
        data, at = memoryview(bytes(self.buffer)), 0
        while len(data) - at >= 2:
            kind, length, begin = data[at] & 15, data[at + 1], at + 2
            if length == 126 and len(data) - at >= 4:
                (length,), begin = struct.unpack_from(">H", data, at + 2), at + 4
            elif length == 127 and len(data) - at >= 10:
                (length,), begin = struct.unpack_from(">Q", data, at + 2), at + 10
            elif length > 125:
                break
            if len(data) - begin < length:
                break
            at = begin + length
            payload = data[begin:at]
            if kind == TEXT:
                self.came(payload)
            elif kind == PING:
                self.frame(PONG, bytes(payload))
            elif kind == CLOSE:
                self.code = int.from_bytes(payload[:2], "big")
                self.close()
        del self.buffer[:at]

    def connection_lost(self, error: Exception | None) -> None:
        if self.opened.done():
            self.gone(self.code)
        else:
            self.opened.set_exception(Broken("the connection ended"))

    def send(self, message: Any) -> None:
        self.frame(TEXT, msgspec.json.encode(message))

    def frame(self, kind: int, payload: bytes) -> None:
        if self.transport is None or self.transport.is_closing():
            return
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        # Every client has to mask; with a key of zeros the masked bytes are the same bytes.
        self.transport.write(bytes([0x80 | kind]) + length + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self.frame(CLOSE, b"")
        if self.transport is not None:
            self.transport.close()

    def abort(self) -> None:
        if self.transport is not None:
            self.transport.abort()


async def request(port: int, method: str, path: str, told: Any = None) -> Any:
    """One request over HTTP by somebody who has no cookie: each is somebody new."""
    body = b"" if told is None else msgspec.json.encode(told)
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    try:
        async with asyncio.timeout(SECONDS):
            reader, writer = await asyncio.open_connection(HOST, port)
            try:
                writer.write(head.encode() + body)
                came = await reader.read()
            finally:
                writer.close()
    except (OSError, TimeoutError) as error:
        raise Broken(f"{method} {path}: {error}") from None
    first, _, answer = came.partition(b"\r\n\r\n")
    if not first.startswith(b"HTTP/1.1 200 "):
        raise Broken(f"{method} {path}: {first.partition(bytes([13]))[0].decode()} {answer.decode()[:200]}")
    return msgspec.json.decode(answer)
