"""One open socket at a table: what goes out to it, in order, without waiting for slow readers."""

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec

from fathoms.core.game import Message
from fathoms.server.protocol import Around, encode
from fathoms.table.messages import Situation, Telling
from fathoms.text import Texts

# Messages and bytes that may wait for a slow reader; then the connection is given up and comes back by itself.
OUTBOX, BYTES = 200, 4_000_000
TOO_SLOW = 4000


class Connection:
    def __init__(self, seat: int, seen: int, texts: Texts | None, salt: str = "") -> None:
        self.seat = seat
        self.salt = salt  # of the seat when it was taken: who stands up loses it
        self.seen = seen
        self.texts = texts  # who asked for a language gets sentences too
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.bytes = 0  # in the outbox
        self.closing = False
        self.code = 1000  # which the socket will be ended with
        self.around = b""  # what was last told about the table beside its game

    def send(self, message: Telling, ready: bytes | None = None) -> None:
        """Put a message on its way; `ready` is the same already encoded."""
        if self.closing:
            return
        if isinstance(message, Situation):
            self.seen = message.seen
        elif isinstance(message, Around):
            ready = encode(message) if ready is None else ready
            if ready == self.around:
                return
            self.around = ready
        if self.texts is not None:
            ready = encode(worded(msgspec.to_builtins(message), self.texts))
        wire = encode(message) if ready is None else ready
        self.outbox.put_nowait(wire)
        self.bytes += len(wire)
        if self.outbox.qsize() > OUTBOX or self.bytes > BYTES:
            self.close(TOO_SLOW)

    async def next(self) -> bytes | None:
        """What goes out next; None when all is said."""
        wire = await self.outbox.get()
        self.bytes -= len(wire or b"")
        return wire

    def close(self, code: int = 1000) -> None:
        """What is on its way still goes out."""
        if not self.closing:
            self.closing = True
            self.code = code
            self.outbox.put_nowait(None)


def worded(told: Any, texts: Texts) -> Any:
    """The same with every message in words as well."""
    if isinstance(told, list):
        return [worded(item, texts) for item in told]
    if not isinstance(told, Mapping):
        return told
    if set(told) == {"id", "arguments"}:
        arguments = {name: (typed[0], typed[1]) for name, typed in told["arguments"].items()}
        return {**told, "text": texts.say(Message(told["id"], arguments))}
    return {key: worded(value, texts) for key, value in told.items()}
