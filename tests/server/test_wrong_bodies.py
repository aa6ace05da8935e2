"""A body that cannot be read is refused by its field, in words of every language."""

from typing import Any

import msgspec
import pytest
from server.test_tables import at_server
from support.server import Visitor, in_every_language

from fathoms.server.protocol import FromClient, NewTable
from fathoms.server.refusals import BadRequest
from fathoms.server.routes.reading import read
from fathoms.server.tables.house import House
from fathoms.text import LANGUAGES

TABLE = {"game": "kelp", "seats": {}}
MOMENT = {"table": "A" * 16, "to": 3}


@pytest.mark.parametrize(
    ("came", "said"),
    [
        ({}, "game is missing"),
        ({**TABLE, "seats": {"shark": {"kind": "fish"}}}, "seats.shark.kind has a value that does not fit"),
        ({**TABLE, "seats": {"shark": {"kinds": "me"}}}, "there is no field seats.shark.kinds"),
        ({**TABLE, "from": {}}, "from.table is missing"),
        ({**TABLE, "from": {**MOMENT, "to": -1}}, "from.to must be at least 0"),
        ({**TABLE, "from": {**MOMENT, "table": "x"}}, "from.table has a value that does not fit"),
        ({**TABLE, "from": 3}, "from has a value that does not fit"),
        ({**TABLE, "nonce": "x" * 1000}, "nonce has a value that does not fit"),
        ({"zz": 1, "game": 3}, "there is no field zz"),
        ({"game": 3, "zz": 1}, "game has a value that does not fit"),
        ([], "it is not what is asked for here"),
    ],
)
def test_of_a_table_the_first_thing_that_is_wrong_is_told(came: object, said: str) -> None:
    refuses(msgspec.json.encode(came), NewTable, said)


@pytest.mark.parametrize(
    ("came", "said"),
    [
        ({"id": 1}, "type is missing"),
        ({"type": "dance"}, "type has a value that does not fit"),
        ({"type": None}, "type has a value that does not fit"),
        ({"type": "answer", "n": 0}, "actions is missing"),
        ({"type": "answer", "n": 0, "actions": [1, "x"]}, "actions[1] has a value that does not fit"),
        ({"type": "hello", "seen": -1}, "seen must be at least 0"),
        ("ping", "it is not what is asked for here"),
    ],
)
def test_of_a_message_too(came: object, said: str) -> None:
    refuses(msgspec.json.encode(came), FromClient, said)


@pytest.mark.parametrize(
    "wire", [b"", b"{", b'{"game": "\xff"}', b'{"game": 3, ', b"[" * 5000, b'{"game":3,"game":"kelp"}']
)
def test_what_is_no_json_or_says_a_thing_twice_is_told_as_such(wire: bytes) -> None:
    refuses(wire, NewTable, "it is not what is asked for here")


def refuses(wire: bytes, kind: Any, said: str) -> None:
    with pytest.raises(BadRequest) as refused:
        read(wire, kind)
    assert str(refused.value) == f"this body cannot be read: {said}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("clock", "id", "arguments"),
    [
        ({"kind": "live", "seconds": 9}, "error-body-field-low", ("clock.seconds", "10")),
        ({"kind": "live", "seconds": 99_999}, "error-body-field-high", ("clock.seconds", "86400")),
        ({"kind": "live", "increment": 1.5}, "error-body-field-unfit", ("clock.increment",)),
        ({"kind": "live", "seconds": None}, "error-body-field-unfit", ("clock.seconds",)),
        ({"kind": "live", "minutes": 5}, "error-body-field-unknown", ("clock.minutes",)),
        ({"a`b - at `$.x`": 1}, "error-body-field-unknown", ("clock.a`b - at `$.x`",)),
        (3, "error-body-field-unfit", ("clock",)),
    ],
)
def test_a_body_that_does_not_fit_is_told_by_its_field_in_every_language(
    sqlite_database: str, clock: object, id: str, arguments: tuple[str, ...]
) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            problem = await ala.post("/api/tables", {"game": "kelp", "seats": {}, "clock": clock}, status=422)
            assert problem["message"]["id"] == id
            told = in_every_language(problem)
            for lang, text in told.items():
                assert all(one in text for one in arguments)
                assert "xpected" not in text, "msgspec's own words"
                assert lang == "en" or "cannot" not in text
            assert len(set(told.values())) == len(LANGUAGES)

    at_server(sqlite_database, play)
