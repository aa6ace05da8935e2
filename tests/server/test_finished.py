"""A finished game is as good later as it was at its end: its record still shows the seed, and verifies."""

import asyncio

from support.server import Guest, Visitor, served

import fathoms
from fathoms.core.record import verify
from fathoms.core.record_reading import from_json


def test_a_record_that_is_read_again_still_shows_its_seed(sqlite_database: str) -> None:
    async def play() -> list[object]:
        async with served(sqlite_database) as (house, url), Visitor(url) as visitor:
            seats = {"octopus": {"kind": "me"}, "shark": {"kind": "bot", "bot": "random"}}
            table = await visitor.table("kelp", seats, nonce="my own luck")
            async with await Guest.come(url, table["id"], table["mine"]["octopus"]) as guest:
                situation = await guest.next("situation")
                await guest.ask("resign", n=situation["n"])
            path = f"/api/tables/{table['id']}/record"
            at_the_end = await visitor.get(path)
            house.drop(house.tables[table["id"]])
            return [at_the_end, await visitor.get(path)]

    at_the_end, later = asyncio.run(play())
    assert later == at_the_end
    verified = verify(fathoms.game("kelp"), from_json(later))
    assert verified.committed
    assert verified.draws
