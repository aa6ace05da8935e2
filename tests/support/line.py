"""The line between a browser and its server, which a test can cut and mend, as a tunnel or a lost network does."""

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any


class Line:
    """Whatever comes to `url` goes on to that port; while the line is cut, nobody gets through."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.open: set[asyncio.StreamWriter] = set()
        self.whole = True
        self.url = ""

    def __enter__(self) -> "Line":
        self.thread.start()
        self.server = self.do(asyncio.start_server(self.met, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *error: object) -> None:
        self.do(self.ended())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(10)

    def cut(self) -> None:
        self.do(self.cutting())

    async def cutting(self) -> None:
        self.whole = False
        for one in list(self.open):
            one.transport.abort()

    async def ended(self) -> None:
        self.server.close()
        await self.cutting()
        if left := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(left, timeout=5)

    def mend(self) -> None:
        self.whole = True

    async def met(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open.add(writer)
        with suppress(OSError):  # it is cut, or there is no server
            if self.whole:
                there, back = await asyncio.open_connection("127.0.0.1", self.port)
                self.open.add(back)
                await asyncio.gather(carry(reader, back), carry(there, writer))
                self.open.discard(back)
        self.open.discard(writer)
        writer.transport.abort()


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65_536):
        writer.write(data)
        await writer.drain()
    writer.close()
