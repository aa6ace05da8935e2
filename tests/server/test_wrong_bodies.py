"""A body that cannot be read is refused by its field, in words of every language."""

import pytest
from server.test_tables import at_server
from support.server import Visitor, in_every_language

from fathoms.server.house import House
from fathoms.text import LANGUAGES

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("clock", "id", "arguments"),
    [
        ({"kind": "live", "seconds": 9}, "error-body-field-low", ("clock.seconds", "10")),
        ({"kind": "live", "seconds": 99_999}, "error-body-field-high", ("clock.seconds", "86400")),
        ({"kind": "live", "increment": 1.5}, "error-body-field-unfit", ("clock.increment",)),
        ({"kind": "live", "seconds": None}, "error-body-field-unfit", ("clock.seconds",)),
        ({"kind": "live", "minutes": 5}, "error-body-field-unknown", ("clock.minutes",)),
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
