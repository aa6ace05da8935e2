"""What goes between the server and its bot processes: jobs there, replies back, each as one frame of bytes.

A job is pickled: the bot process trusts the server. A reply is not, since bots of anybody run where it comes from.
"""

import pickle
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from fathoms.bots.bot import SeenEvent
from fathoms.core.record import Record
from fathoms.core.view import View

HEAD = 4  # bytes that tell how long a frame is


@dataclass(frozen=True)
class Job:
    """All that a bot may know, and which bot it is."""

    table: str
    seat: int
    epoch: int  # counts take-backs: after one the bot begins anew
    game: str
    overlay: dict[str, Any]
    options: dict[str, Any]
    bot: str  # a name, never a file
    seed: int
    events: list[SeenEvent]  # all that the seat has seen since the start
    view: View
    choices: list[int]
    wanted: Literal["choice", "hint", "belief"] = "choice"


@dataclass(frozen=True)
class Review:
    """A finished game, and the counts of answers after which it is wanted how it stood."""

    table: str
    record: Record
    moments: list[int]
    seed: int
    wanted: Literal["course"] = "course"


@dataclass(frozen=True)
class Ask:
    number: int
    job: Job | Review
    share: float  # of the time that the bot has by itself
    hurried: bool


@dataclass(frozen=True)
class Hurry:
    number: int


@dataclass(frozen=True)
class Drop:
    number: int


Order = Ask | Hurry | Drop


class Reply(msgspec.Struct, frozen=True):
    """A choice or what else was wanted, or what the bot did wrong; that tells nothing of the game."""

    number: int
    choice: int | None
    fault: str = ""
    told: Any = None


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(HEAD, "big") + data


def size(head: bytes) -> int:
    return int.from_bytes(head, "big")


def packed(order: Order) -> bytes:
    return framed(pickle.dumps(order, pickle.HIGHEST_PROTOCOL))


def order(data: bytes) -> Order:
    found: Order = pickle.loads(data)
    return found


def replied(reply: Reply) -> bytes:
    return framed(msgspec.msgpack.encode(reply))


def reply(data: bytes) -> Reply:
    return msgspec.msgpack.decode(data, type=Reply)
