"""What goes between a table and a client, as JSON: requests of a seat, and what the table tells that seat.

Sentences go as ids with typed arguments, so that the reader's client says them in the reader's language. `n` is the
length of the record that a request was made for: one that comes too late is refused and changes nothing.
"""

from typing import Any

import msgspec

from fathoms.core.game import Hindrance, Message, Thing, Way


class Told(msgspec.Struct):
    """Something that happened, for programs and for readers. A move over a board that was
    made has its `way`, as everybody saw it."""

    event: dict[str, Any]
    said: Message
    way: Way | None = None


class Happened(Told, kw_only=True):
    """The same at a table, with the length of the record right after it: by that its moment is found again."""

    n: int


class Foreseen(msgspec.Struct):
    """What an action would do as far as the seat can know. If not `certain`, chance or something hidden follows."""

    events: list[Told]
    certain: bool


class Option(msgspec.Struct):
    """An option by number, by the record's words, by its kind and as a message.

    It `uses` these things of the table, and gives away what is in `gives`: so a click on a thing finds its options. A
    `closing` option ends a choice or chooses nothing. `preview` is there for an option that can be answered now; what
    others must come before, a later pick or the end of a choice, has none. `way` is there for a move over a board.
    """

    action: int
    text: str
    kind: str
    said: Message
    uses: tuple[Thing, ...] = ()
    gives: tuple[Thing, ...] = ()
    closing: bool = False
    preview: Foreseen | None = None
    way: Way | None = None


class Choice(msgspec.Struct):
    """A whole choice of several things: what is picked, in any order, and the actions that say so, in theirs."""

    picks: list[int]
    actions: list[int]


class Asked(msgspec.Struct):
    """A question with its options, and what cannot be used to answer it. Where several things are chosen and there are
    not too many ways, all `choices`.
    """

    kind: str
    fields: dict[str, Any]
    said: Message
    options: list[Option]
    choices: list[Choice] | None = None
    hindrances: list[Hindrance] = []


# What a seat sends. An `id` comes back with the reply, as `re`.


class Asking(msgspec.Struct, kw_only=True):
    id: int = 0


class Look(Asking, tag="look"):
    """Show me the table, and what has happened since I had seen so many events."""

    seen: int = 0


class Draft(Asking, tag="draft"):
    """What would these actions do, and what would be asked next? Nothing is done and nobody hears of it."""

    n: int
    actions: list[int]


class Answer(Asking, tag="answer"):
    """Do these actions, all of them or none."""

    n: int
    actions: list[int]
    seen: int = 0


class TakeBack(Asking, tag="take_back"):
    """Take the last answer back."""

    n: int
    seen: int = 0


# What the table tells, as a reply or because something happened: then `re` is 0


class Telling(msgspec.Struct, kw_only=True):
    re: int = 0


class Seated(Telling, tag="seated"):
    """The game and its options, who sits where ("person" or a bot's name), and what is in the box."""

    game: str
    rules: int
    options: dict[str, Any]
    seat: str
    seats: dict[str, str]
    components: dict[str, dict[str, dict[str, Any]]]
    commitment: str


class Situation(Telling, tag="situation"):
    """What the seat may know now, what happened since it last looked, and what is asked if the seat is asked. Who is
    not asked sees by `reach` where on the board the move of another could end. `good_for` says of things what use they
    are now. Of a finished game there are the `points` of all seats, if it counts any; it was `cut_short` if it ended
    because somebody gave up.
    """

    n: int
    seen: int
    view: dict[str, Any]
    events: list[Happened]
    mover: str | None
    asked: Asked | None
    may_take_back: bool
    outcome: Message | None
    winner: str | None
    ranks: dict[str, int] | None = None
    points: dict[str, int] | None = None
    cut_short: bool = False
    reach: list[Thing] = []
    good_for: list[tuple[Thing, Message]] = []
    waits: bool = False  # an answer of this seat waits until the other seat has answered too


class Drafted(Telling, tag="drafted"):
    """What a draft would do. `actions` are the given ones and those that leave no choice.

    `view` is how the table would look then, and `asked` what the seat would be asked next, both as far as that is
    certain. An `open` draft wants more: that question is a part of the same choice. A `final` one could not be taken
    back.
    """

    n: int
    actions: list[int]
    said: list[Message]
    events: list[Told]
    certain: bool
    final: bool
    open: bool
    asked: Asked | None
    view: dict[str, Any] | None


class Refused(Telling, tag="refused"):
    """A request that was not done. Nothing has changed."""

    said: Message


Request = Look | Draft | Answer | TakeBack
Reply = Situation | Drafted | Refused

_encoder = msgspec.json.Encoder()
_requests: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_replies: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)
_seated = msgspec.json.Decoder(Seated)


def encode(message: Request | Reply | Seated) -> bytes:
    return _encoder.encode(message)


def request(wire: bytes) -> Request:
    return _requests.decode(wire)


def reply(wire: bytes) -> Reply:
    return _replies.decode(wire)


def seated(wire: bytes) -> Seated:
    return _seated.decode(wire)
