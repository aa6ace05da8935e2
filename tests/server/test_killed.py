"""What was acknowledged is still there when the process that wrote it was killed at any moment."""

import asyncio
import signal
import subprocess
import sys

import pytest

from fathoms.server.database.rows import Step, TableRow
from fathoms.server.database.store import Store
from fathoms.server.database.upgrade import upgrade

TABLES = 20

# They start processes.
pytestmark = pytest.mark.slow


async def write(url: str) -> None:
    """Append to all tables for ever, and tell of every step that was acknowledged."""
    store = await Store.open(url)

    async def go_on(id: str) -> None:
        found = await store.table(id)
        assert found is not None
        number = found.length
        while True:
            assert await store.append(Step(id, number, 2, [{"resign": 0}, {"resign": 1}], number), 0, None)
            print(id, number, flush=True)
            number += 2

    await asyncio.gather(*(go_on(f"t{n}") for n in range(TABLES)))


async def lengths(url: str, acknowledged: dict[str, int]) -> None:
    """Every record is without a gap, and as long as was acknowledged or longer."""
    store = await Store.open(url)
    for id, number in acknowledged.items():
        steps = await store.steps(id)
        found = await store.table(id)
        assert found is not None
        assert [step.number for step in steps] == list(range(0, found.length, 2))
        assert found.length >= number + 2
    await store.close()


async def prepare(url: str) -> None:
    await upgrade(url)
    store = await Store.open(url)
    for n in range(TABLES):
        await store.create(TableRow(id=f"t{n}", game="kelp", status="running"), [])
    await store.close()


def test_what_was_acknowledged_survives_a_kill(database: str) -> None:
    asyncio.run(prepare(database))
    acknowledged: dict[str, int] = {}
    for lines in (50, 400):
        with subprocess.Popen([sys.executable, __file__, database], stdout=-1, text=True) as process:
            assert process.stdout is not None
            told = [process.stdout.readline() for _ in range(lines)]
            process.send_signal(signal.SIGKILL)
            told += process.stdout.readlines()
        for line in told:
            if line.endswith("\n"):  # the last one may be cut off
                id, number = line.split()
                acknowledged[id] = int(number)
        asyncio.run(lengths(database, acknowledged))
    assert len(acknowledged) == TABLES


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
