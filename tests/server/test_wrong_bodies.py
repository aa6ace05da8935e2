"""A body that cannot be read is refused by its field, in words of every language."""

import pytest
from server.test_tables import at_server
from support.server import Visitor

from fathoms.server.tables.house import House

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("clock", "pattern", "arguments"),
    [
        ({"kind": "live", "seconds": 9}, "{field} must be at least {least}", ("clock.seconds", "10")),
        ({"kind": "live", "seconds": 99_999}, "{field} must be at most {most}", ("clock.seconds", "86400")),
        ({"kind": "live", "increment": 1.5}, "{field} has a value that does not fit", ("clock.increment",)),
        ({"kind": "live", "seconds": None}, "{field} has a value that does not fit", ("clock.seconds",)),
        ({"kind": "live", "minutes": 5}, "there is no field {field}", ("clock.minutes",)),
        (3, "{field} has a value that does not fit", ("clock",)),
    ],
)
def test_a_body_that_does_not_fit_is_told_by_its_field_in_every_language(
    sqlite_database: str, clock: object, pattern: str, arguments: tuple[str, ...]
) -> None:
    async def play(house: House, url: str) -> None:
        async with Visitor(url) as ala:
            problem = await ala.post("/api/tables", {"game": "kelp", "seats": {}, "clock": clock}, status=422)
            assert problem["pattern"] == f"this body cannot be read: {pattern}"
            for lang, text in problem["texts"].items():
                assert all(one in text for one in arguments)
                assert "xpected" not in text, "msgspec's own words"
                assert lang == "en" or "cannot" not in text
            assert len(set(problem["texts"].values())) == 3

    at_server(sqlite_database, play)
