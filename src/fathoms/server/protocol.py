"""Every message between the server and a client, over the socket and over HTTP; all other descriptions come from here.

What concerns the game itself is in `fathoms.table.messages`, since the terminal speaks it too.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from fathoms.bots.named import DEFAULT
from fathoms.core.catalogue import Language, Message
from fathoms.core.record import NONCE
from fathoms.table.messages import (
    Answer,
    Asking,
    Draft,
    Drafted,
    Look,
    Refused,
    Seated,
    Situation,
    TakeBack,
    Telling,
    Told,
)

NAME = 24  # letters of a nickname
CHAT = 300  # letters of a line of chat
DAY = 86_400_000

Nickname = Annotated[str, Meta(min_length=1, max_length=NAME)]
Nonce = Annotated[str, Meta(max_length=NONCE)]
Speech = Literal["", Language]

# What a client sends over the socket, beside Look, Draft, Answer and TakeBack


class Hello(Asking, tag="hello"):
    """The first message. A token takes the seat it belongs to; without one you watch. `seen` is how many events you
    have. With a language every sentence comes in words too."""

    token: Annotated[str, Meta(max_length=100)] = ""
    seen: Annotated[int, Meta(ge=0)] = 0
    lang: Speech = ""


class AskBack(Asking, tag="ask_back"):
    """Ask the others to let you take your last answer back."""

    n: int


class Agree(Asking, tag="agree"):
    """Answer such a request: `to` is its number."""

    to: int
    yes: bool


class Resign(Asking, tag="resign"):
    n: int


class ComeBack(Asking, tag="come_back"):
    """Take your seat again, which a bot took over while you were away."""

    n: int


class Chat(Asking, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT)]


class Hurry(Asking, tag="hurry"):
    """Let the bots of this table answer at once."""


class Hint(Asking, tag="hint"):
    """Which of your options does a bot think best? Not in games between people."""


class Believe(Asking, tag="belief"):
    """How likely is it that what you look for is here or there? Between people only where the table allows it."""


class Unasked(Asking, tag="unasked"):
    """Whether the server answers for you where your options are all alike, since what they decide about is drawn
    blind: in Kelp the spaces that the Shark names in a shuffle."""

    on: bool


class Rematch(Asking, tag="rematch"):
    """You would play again; when everybody would, a new table is made, with the seats moved on by one."""


class Ping(Asking, tag="ping"):
    pass


FromClient = (
    Hello
    | Look
    | Draft
    | Answer
    | TakeBack
    | AskBack
    | Agree
    | Resign
    | ComeBack
    | Chat
    | Hurry
    | Hint
    | Believe
    | Unasked
    | Rematch
    | Ping
)

# What the server sends over the socket, beside Seated, Situation, Drafted and Refused


class SeatTold(msgspec.Struct):
    """A seat and who has it. `left` tells that the person resigned, ran out of time, or is away while a bot plays."""

    seat: str
    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    left: Literal["", "resign", "flag", "taken_over"] = ""


class ClockTold(msgspec.Struct):
    """Milliseconds left to each seat at the time `at`; that of `running` goes on from there."""

    left: dict[str, int]
    running: str | None
    at: int


class Offer(msgspec.Struct):
    """A request to take back: its number, who asks, and who has agreed."""

    number: int
    seat: str
    agreed: list[str]


class Around(Telling, tag="around"):
    """What there is about a table beside its game."""

    table: str
    status: Literal["open", "running", "over", "gone"]
    seats: list[SeatTold]
    clock: ClockTold | None = None
    offer: Offer | None = None
    rematch: list[str] = msgspec.field(default_factory=list)
    unasked: list[str] = msgspec.field(default_factory=list)  # seats that leave to the server what is all alike
    hints: list[str] = msgspec.field(default_factory=list)  # seats that may ask for hints here
    beliefs: list[str] = msgspec.field(default_factory=list)  # seats that may ask how likely hidden things are where
    next: str | None = None
    problem: Message | None = None  # why the game cannot go on here: other rules or other data are installed


class Line(msgspec.Struct):
    """A line of chat. It is text as it was typed: whoever shows it escapes it."""

    number: int
    seat: str
    name: str
    text: str
    at: int


class Chatted(Telling, tag="chatted"):
    lines: list[Line]


class Advised(msgspec.Struct):
    """An option as a bot thinks of it. `worth` is about how often it would win with it, from 0 to 1, if it has looked
    at it at all; `share` is how much of its thought went there, or how often it would choose so where it must mix."""

    action: int
    said: Message
    worth: float | None
    share: float


class Hinted(Telling, tag="hinted"):
    """The options that a bot thinks best for you now, from what your seat may know; the one it would choose first."""

    n: int
    bot: str
    options: list[Advised]


class Likely(msgspec.Struct):
    """How likely it is that what the seat looks for is at a place, which is named as in messages: ("zone", "NW")."""

    type: str
    value: str
    probability: float


class Believed(Telling, tag="believed"):
    """What your seat must think of hidden things, from what it may know; empty where a seat has no such aid."""

    n: int
    chances: list[Likely]


class NextTable(Telling, tag="moved"):
    """A rematch began: your seat there and its token."""

    table: str
    seat: str
    token: str


class Done(Telling, tag="done"):
    """It was done, and there is nothing to tell about it."""


class Covered(Telling, tag="covered"):
    """Another window took over: this connection ends."""


FromServer = Seated | Situation | Drafted | Refused | Around | Chatted | Hinted | Believed | NextTable | Done | Covered

# Over HTTP


class Terms(msgspec.Struct, forbid_unknown_fields=True):
    """The clock of a table: none; live, with seconds for each seat and an increment for each turn; days for a turn."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 1800
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    days: Annotated[int, Meta(ge=1, le=60)] = 3


class Absent(msgspec.Struct, forbid_unknown_fields=True):
    """What happens when somebody's clock falls: the seat loses, or a bot plays it until its person comes back."""

    kind: Literal["lose", "bot"] = "lose"
    bot: Annotated[str, Meta(max_length=60)] = DEFAULT


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit there: you, a bot, or whoever joins."""

    kind: Literal["me", "bot", "open"] = "open"
    bot: Annotated[str, Meta(max_length=60)] = ""
    name: Annotated[str, Meta(max_length=NAME)] = ""  # where several people share your screen


class Begun(msgspec.Struct, forbid_unknown_fields=True):
    """The moment of a finished game that another is played on from: after so many of the answers that stand there."""

    table: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16}$")]
    to: Annotated[int, Meta(ge=0, le=100_000)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made. Seats are told by name; a seat that is not told is open. What is not listed is found by its
    link alone. With `from` a finished game of the same kind is played on: its options stay."""

    game: Annotated[str, Meta(max_length=60)]
    options: dict[str, Any] = {}
    seats: dict[str, NewSeat] = {}
    clock: Terms = msgspec.field(default_factory=Terms)
    absent: Absent = msgspec.field(default_factory=Absent)
    listed: bool = False
    spectators: bool = True
    heat_map: bool = False
    nonce: Nonce = ""
    source: Begun | None = msgspec.field(default=None, name="from")


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Take an open seat; the first one if none is named. A nonce goes into the seed of the dice."""

    seat: Annotated[str, Meta(max_length=60)] = ""
    nonce: Nonce = ""


class Me(msgspec.Struct):
    name: str


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: Nickname


class Result(msgspec.Struct):
    """How a game ended."""

    said: Message
    winner: str | None
    ranks: dict[str, int]
    scores: dict[str, float]


class TableTold(msgspec.Struct):
    """A table as everybody may know it. `mine` are the seats of who asks, with their tokens. `imported` tells that the
    game was brought from elsewhere, and whether all its draws follow from a seed that it shows; `begun` that it is
    played on from a moment of another."""

    id: str
    game: str
    rules: int
    status: Literal["open", "running", "over", "gone"]
    options: dict[str, Any]
    seats: list[SeatTold]
    clock: Terms
    absent: Absent
    listed: bool
    spectators: bool
    heat_map: bool
    hot_seat: bool
    commitment: str
    imported: Literal["", "verified", "unverified"]
    length: int
    mover: str | None
    deadline: int | None
    created: int
    updated: int
    previous: str | None
    next: str | None
    begun: Begun | None
    turn: int
    result: Result | None
    mine: dict[str, str]
    my_turn: bool


class TablesTold(msgspec.Struct):
    """Tables, the last changed first; `before` asks for those that follow, if there may be more."""

    tables: list[TableTold]
    before: str | None


class SettingTold(msgspec.Struct):
    name: str
    values: list[Any]
    default: Any


class GameTold(msgspec.Struct):
    """A game that can be played here; `alike` are the kinds of question that a seat may leave to the server, `seekers`
    the seats that look for something hidden."""

    name: str
    rules: int
    seats: list[str]
    settings: list[SettingTold]
    forbidden: list[dict[str, Any]]
    default_seats: list[str]
    alike: list[str]
    seekers: list[str]


class GamesTold(msgspec.Struct):
    games: list[GameTold]
    bots: list[str]


class StepTold(msgspec.Struct):
    """A step of a replay, one answer that stands: the length of the record after it, whose it was, in which turn."""

    n: int
    seat: str
    turn: int


class Moment(msgspec.Struct):
    """A game at a moment, as one seat saw it, a spectator, or everybody once it is over.

    `n` of the `length` entries of the record were there, and `to` answers stood; of those that stand now there are
    `answers`. `events` tell the last thing that happened before. `steps`, if asked for, are the answers that stand now.
    """

    answers: int
    to: int
    n: int
    length: int
    seat: str
    view: dict[str, Any]
    events: list[Told]
    mover: str | None
    turn: int
    steps: list[StepTold] | None = None


class Stood(msgspec.Struct):
    """How a game stood after so many answers: each seat's share of the win, as an estimate."""

    to: int
    win: dict[str, float]


class CourseTold(msgspec.Struct):
    """How a finished game went. There are no points where nobody was to be beaten."""

    answers: int
    points: list[Stood]


class Health(msgspec.Struct):
    status: Literal["ok", "ill"]
    version: str


class Problem(msgspec.Struct):
    """What is wrong: a sentence in the reader's language, and the message it says, for who has the catalogues."""

    error: str
    message: Message


TAKEN = (NewTable, Join, NewName)
GIVEN = (Me, TableTold, TablesTold, GamesTold, Moment, CourseTold, Health, Problem)

_encoder = msgspec.json.Encoder()
_from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_from_server: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def encode(message: Any) -> bytes:
    return _encoder.encode(message)


def from_client(wire: str | bytes) -> FromClient:
    return _from_client.decode(wire)


def from_server(wire: str | bytes) -> FromServer:
    return _from_server.decode(wire)


def refused(id: str, re: int = 0, **arguments: tuple[str, Any]) -> Refused:
    return Refused(Message(id, arguments), re=re)
