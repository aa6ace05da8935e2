"""A real server for tests, in a process of its own or in this one, and clients that speak to it over real sockets."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
import websockets

from fathoms.core.catalogue import LANGUAGES, Message
from fathoms.server.config import Config
from fathoms.server.database.store import prepare
from fathoms.server.routes.app import application
from fathoms.server.tables.house import House
from fathoms.text import Texts


def message(told: dict[str, Any]) -> Message:
    """A message as it came over the wire, with those inside it."""
    arguments = {
        name: (kind, message(value) if kind == "message" else value)
        for name, (kind, value) in told["arguments"].items()
    }
    return Message(told["id"], arguments)


def in_every_language(problem: dict[str, Any]) -> dict[str, str]:
    """What a reader of each language is told of a refusal, by its message alone."""
    return {lang: Texts(lang).error(message(problem["message"])) for lang in LANGUAGES}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """`fathoms serve` in a process of its own, which can be killed and started again on the same port."""

    def __init__(
        self,
        home: Path,
        database: str = "",
        *flags: str,
        program: Sequence[str] = ("-m", "fathoms"),
        python: str = sys.executable,
    ) -> None:
        self.home = home
        self.program = [python, *program]
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.flags = [*(["--database", database] if database else []), "--port", str(self.port), *flags]
        self.process: subprocess.Popen[bytes] | None = None
        self.log = home / "server.log"

    def start(self, seconds: float = 60) -> "Served":
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.program, "serve", *self.flags],
                stdout=log, stderr=log, env={**os.environ, "FATHOMS_HOME": str(self.home)},
            )  # fmt: skip
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert self.process.poll() is None, self.log.read_text()[-2000:]
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return self
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server did not start: " + self.log.read_text()[-2000:])

    def kill(self) -> None:
        """As if the power went."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As an operator does; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def __enter__(self) -> "Served":
        return self.start()

    def __exit__(self, *error: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()


@asynccontextmanager
async def served(database: str, **settings: Any) -> AsyncIterator[tuple[House, str]]:
    """The same server in this process, with its house at hand; bots answer at once unless told otherwise."""
    await prepare(database, int(time.time() * 1000))
    port = free_port()
    app = application(Config(**{"port": port, "database": database, "pace": 0.0, "limited": False, **settings}))
    server = uvicorn.Server(
        uvicorn.Config(app, port=port, log_config=None, lifespan="on", ws_max_size=65_536, ws_per_message_deflate=False)
    )
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(server.serve())
    while not server.started:
        assert not running.done(), running.result()
        await asyncio.sleep(0.01)
    try:
        yield app.state.house, f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running


class Visitor:
    """Somebody with a cookie: makes and joins tables, and comes to them."""

    def __init__(self, url: str, name: str = "Ala") -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=30)

    async def __aenter__(self) -> "Visitor":
        await self.http.put("/api/me", json={"name": self.name})
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, told: Any = None, status: int = 200) -> Any:
        response = await self.http.post(path, json={} if told is None else told)
        assert response.status_code == status, (response.status_code, response.text)
        return response.json()

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        response = await self.http.get(path, params=query)
        assert response.status_code == status, (response.status_code, response.text)
        return response.json()

    async def table(self, game: str = "kelp", seats: dict[str, Any] | None = None, **more: Any) -> Any:
        return await self.post("/api/tables", {"game": game, "seats": seats or {}, **more})


class Guest:
    """A socket at a table. Everything that came is kept; `wire` holds the very bytes."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.wire: list[str] = []
        self.asked = 0

    @classmethod
    async def come(cls, url: str, table: str, token: str = "", seen: int = 0, **more: Any) -> "Guest":
        at = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        guest = cls(await websockets.connect(at, max_size=None, **more.pop("connect", {})))
        await guest.send({"type": "hello", "token": token, "seen": seen, **more})
        return guest

    async def __aenter__(self) -> "Guest":
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.socket.close()

    async def send(self, told: Any) -> None:
        await self.socket.send(told if isinstance(told, str | bytes) else msgspec.json.encode(told).decode())

    async def next(self, *kinds: str, seconds: float = 60) -> Any:
        """The next message, or the next of these kinds."""
        async with asyncio.timeout(seconds):
            while True:
                wire = await self.socket.recv()
                self.wire.append(wire)
                told = msgspec.json.decode(wire)
                if not kinds or told["type"] in kinds:
                    return told

    async def ask(self, kind: str, **told: Any) -> Any:
        """Send a message and wait for its own reply."""
        self.asked += 1
        await self.send({"type": kind, "id": self.asked, **told})
        while True:
            reply = await self.next()
            if reply.get("re") == self.asked:
                return reply

    async def end(self) -> int:
        """The code with which the server ended the connection."""
        with suppress(websockets.ConnectionClosed):
            while True:
                await self.next()
        return int(self.socket.close_code)

    def heard(self, kind: str) -> list[Any]:
        """All messages of a kind that came so far."""
        return [told for told in map(msgspec.json.decode, self.wire) if told["type"] == kind]

    async def quiet(self, seconds: float = 0.3) -> bool:
        """Whether nothing comes for so long."""
        try:
            await self.next(seconds=seconds)
        except TimeoutError:
            return True
        return False


def legal(situation: Any) -> Sequence[int]:
    """The actions that can be answered now."""
    return [option["action"] for option in situation["asked"]["options"] if option["preview"] is not None]
