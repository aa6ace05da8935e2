"""Messages that no honest client sends: what cannot be read, and what can be read but must be refused."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

KINDS = (
    "hello", "look", "draft", "answer", "take_back", "ask_back", "agree", "resign", "come_back", "chat", "hurry",
    "hint", "belief", "unasked", "rematch", "ping",
)  # fmt: skip
MESSAGE = 65_536  # bytes that one message may have
Wire = str | bytes


@dataclass
class Place:
    """A seat of a running table as its honest client knows it, and what an attacker may have learnt."""

    table: str
    seat: str  # or "spectator"
    token: str
    n: int = 0
    options: list[int] = field(default_factory=list)  # what is legal for this seat now
    others: list[int] = field(default_factory=list)  # what is or was legal for others, here and elsewhere
    accepted: list[dict[str, Any]] = field(default_factory=list)  # answers of this seat that were done


def json(told: Any) -> str:
    return msgspec.json.encode(told).decode()


# What cannot be read


def malformed(random: Random) -> Wire:
    whole = json({"type": random.choice(KINDS), "id": random.randrange(99), "n": 3, "actions": [1, 2]})
    at = random.randrange(1, len(whole))
    return random.choice(
        [whole[:at], whole + "}", whole.replace('"', "'"), whole.replace(":", "=", 1), "", " ", "null", "[]", "17", "{",
         "NaN", '"ping"', "\x00", whole[:at] + "\x00" + whole[at:]]
    )  # fmt: skip


def wrong_types(random: Random) -> Wire:
    wrong = random.choice([None, True, "3", 1.5, [], {}, [[]], {"n": 1}, "x" * 400])
    return json(
        random.choice(
            [
                {"type": "answer", "n": wrong, "actions": [1]},
                {"type": "answer", "n": 1, "actions": wrong if wrong != [] else "x"},
                {"type": "answer", "n": 1, "actions": [wrong]},
                {"type": "draft", "n": 1},
                {"type": "draft", "actions": [1]},
                {"type": "look", "seen": wrong},
                {"type": "ping", "id": wrong},
                {"type": "agree", "to": 1, "yes": wrong if wrong is not True else 1},
                {"type": "chat", "text": wrong if not isinstance(wrong, str) or len(wrong) > 300 else 5},
                {"type": "hello", "token": wrong if not isinstance(wrong, str) or len(wrong) > 300 else 5},
                {"type": "hello", "lang": "klingon"},
                {"type": "resign", "n": wrong},
            ]
        )
    )


def no_such_number(random: Random) -> Wire:
    number = random.choice(["1e400", "-1e400", "1e9", "0x10", "01", "9" * 5000, "Infinity", "1.", "--1", "1_000"])
    return f'{{"type":"answer","n":{number},"actions":[{number}]}}'


def nested(random: Random) -> Wire:
    depth = random.choice([50, 2_000, 30_000])
    return random.choice(
        [
            "[" * depth,
            '{"type":"ping","deep":' + "[" * depth + "]" * depth + ',"id":""}',
            '{"a":' * (depth // 5),
            '{"type":"answer","n":0,"actions":' + "[" * depth + "]" * depth + "}",
        ]
    )


def unknown_tags(random: Random) -> Wire:
    tag = random.choice(["Answer", "answer ", "__class__", "situation", "", "\u0430nswer", 7, None, ["answer"]])
    return json({"type": tag, "n": 1, "actions": [1], "to": 1, "yes": True, "text": "x"})


def no_text(random: Random) -> Wire:
    """Binary frames of whatever; the first byte begins no JSON."""
    return b"\xff" + random.randbytes(random.randrange(300))


def surrogates(random: Random) -> Wire:
    letter = random.choice(["\\ud800", "\\udfff\\ud800", "\\u12", "\\x00", "\t\n"])
    return f'{{"type":"chat","text":"{letter}"}}'


UNREADABLE: dict[str, Callable[[Random], Wire]] = {
    "malformed": malformed,
    "wrong types": wrong_types,
    "no such number": no_such_number,
    "nested": nested,
    "unknown tags": unknown_tags,
    "no text": no_text,
    "surrogates": surrogates,
}

# What can be read, and is refused


def illegal(random: Random, place: Place) -> list[int]:
    """Actions that begin with one that is not legal here now."""
    guesses = [*place.others, random.randrange(5_000), random.getrandbits(70), -1, -(2**63), 2**31, 2**63, 10**30]
    first = random.choice([guess for guess in guesses if guess not in place.options])
    rest = random.choice([[], place.options[:1], [first] * 1_500, [random.randrange(500) for _ in range(2_000)]])
    return [first, *rest]


def now(random: Random, place: Place) -> Any:
    """For the right moment, but nothing that may be done there."""
    return {"type": random.choice(["answer", "draft"]), "n": place.n, "actions": illegal(random, place)}


def nothing(random: Random, place: Place) -> Any:
    return {"type": random.choice(["answer", "draft"]), "n": place.n, "actions": []}


def replayed(random: Random, place: Place) -> Any:
    """An answer that was accepted before."""
    if not place.accepted:
        return now(random, place)
    return {**random.choice(place.accepted), "id": random.randrange(1, 2**53)}


def reordered(random: Random, place: Place) -> Any:
    """What would be right sooner or later."""
    n = place.n + random.choice([-2, -1, 1, 2, 3, 10])
    kind = random.choice(["answer", "draft", "take_back", "ask_back", "resign"])
    return {"type": kind, "n": n, "actions": place.options or place.others[:1] or [1]}


def no_such_moment(random: Random, place: Place) -> Any:
    n = random.choice([-1, -(2**63), 2**31, 2**63 + 1, 10**40, place.n + 10**6])
    kind = random.choice(["answer", "draft", "take_back", "ask_back", "resign"])
    return {"type": kind, "n": n, "actions": place.options or [0], "seen": -(10**9)}


def foreign(random: Random, place: Place) -> Any:
    """What another seat, table or game would answer."""
    strange = [action for action in place.others if action not in place.options]
    return {"type": "answer", "n": place.n, "actions": [random.choice(strange)] if strange else []}


def unasked(random: Random, place: Place) -> Any:
    """Agreement to what nobody asked for, a rematch of a game that runs, a return of who never left, a second hello,
    empty chat."""
    to = random.choice([-1, 0, 1, 2**63, 10**30, random.randrange(100)])
    return random.choice(
        [
            {"type": "agree", "to": to, "yes": random.random() < 0.5},
            {"type": "rematch"},
            {"type": "come_back", "n": place.n},
            {"type": "hello", "token": place.token},
            {"type": "chat", "text": random.choice([" ", "\u0000", "\u2028\u202e", "\t\n"])},
        ]
    )


READABLE: dict[str, Callable[[Random, Place], Any]] = {
    "illegal now": now,
    "empty": nothing,
    "replayed": replayed,
    "reordered": reordered,
    "no such moment": no_such_moment,
    "foreign": foreign,
    "unasked": unasked,
}


def by_a_spectator(random: Random, place: Place) -> Any:
    """Everything that only a seat may do, just as it would be right."""
    return random.choice(
        [
            {"type": "answer", "n": place.n, "actions": place.others[:1]},
            {"type": "draft", "n": place.n, "actions": place.others[:1]},
            {"type": "resign", "n": place.n},
            {"type": "take_back", "n": place.n},
            {"type": "ask_back", "n": place.n},
            {"type": "agree", "to": 1, "yes": True},
            {"type": "chat", "text": "let me in"},
            {"type": "hurry"},
            {"type": "rematch"},
            {"type": "come_back", "n": place.n},
            {"type": "unasked", "on": True},
            {"type": "hint"},
            {"type": "belief"},
        ]
    )


def message(random: Random, place: Place) -> tuple[str, Wire]:
    """A hostile message for somebody at this place: its kind and its wire. The reply must be a refusal."""
    if random.random() < 0.25:
        kind = random.choice(list(UNREADABLE))
        return kind, UNREADABLE[kind](random)
    if place.seat == "spectator" and random.random() < 0.5:
        kind, told = "by a spectator", by_a_spectator(random, place)
    else:
        kind = random.choice(list(READABLE))
        told = READABLE[kind](random, place)
    told.setdefault("id", random.choice([0, 1, random.getrandbits(50)]))
    return kind, json(told)
