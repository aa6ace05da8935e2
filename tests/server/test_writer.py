"""What holds in the writer whoever writes and whatever fails, by the numbers of its invariants; test_store.py and
test_stalled.py have the others."""

import asyncio
import re
from pathlib import Path

import pytest
import sqlalchemy as sa
from server.test_stalled import stalled
from server.test_store import until
from support.database import row, step

from fathoms.server.database import engines, outages, schema, writer
from fathoms.server.database.engines import NotKept
from fathoms.server.database.rows import Talk
from fathoms.server.database.store import Store
from fathoms.server.database.upgrade import upgrade


@pytest.mark.parametrize("module", [writer, outages], ids=lambda module: module.__name__.rpartition(".")[2])
def test_every_invariant_is_cited_where_it_is_kept_and_where_it_is_tried(module: object) -> None:
    said = str(module.__doc__)
    invariants = set(re.findall(r"^([A-Z]\d+) ", said, re.MULTILINE))
    assert invariants
    kept = Path(str(module.__file__)).read_text("utf-8")  # type: ignore[attr-defined]
    tried = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for text in (kept, tried):
        cited = {name for comment in re.findall(r"# (.*)", text) for name in re.findall(r"\b[IO]\d+\b", comment)}
        assert invariants <= cited


@pytest.mark.asyncio
async def test_nobody_hears_of_what_is_not_kept_yet(database: str, store: Store) -> None:  # I1
    await store.create(row("a"), [])
    async with stalled(database):
        waiting = asyncio.create_task(store.append(step("a", 0), 0, None))
        await asyncio.sleep(0.3)
        assert not waiting.done()
    assert await waiting
    assert await store.steps("a") == [step("a", 0)]


@pytest.mark.asyncio
async def test_whatever_goes_wrong_nobody_waits_for_ever(  # I2, I3
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.create(row("a"), [])
    with monkeypatch.context() as patch:
        patch.setattr(writer, "changes", lambda kept: 1 / 0)
        waiting = [store.append(step("a", 0), 0, None), store.say(Talk(0, "a", 0, "chat", {}, 1))]
        async with asyncio.timeout(10):
            results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(result) for result in results] == [NotKept] * 2
    assert (await store.steps("a"), await store.talk("a")) == ([], [])
    assert await store.append(step("a", 0), 0, None)


@pytest.mark.asyncio
async def test_in_a_file_nobody_is_refused_because_another_of_us_writes(  # I9
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "BUSY_SECONDS", 0)
    await upgrade(sqlite_database)
    store = await Store.open(sqlite_database)
    await store.create(row("a"), [])
    async with store.writer.transaction() as connection:
        await connection.execute(sa.insert(schema.outages).values(begin=1, until=2))
        waiting = asyncio.create_task(store.append(step("a", 0), 0, None))
        await asyncio.sleep(0.3)
        assert not waiting.done()
    assert await waiting
    await store.close()


@pytest.mark.slow
@pytest.mark.asyncio
async def test_other_workers_hear_of_nothing_that_was_not_kept(two: tuple[Store, Store]) -> None:  # I8
    heard: list[str] = []
    two[1].heard = heard.append
    await two[0].create(row("a"), [])
    async with two[0].writer.transaction() as connection:  # a step that the length of its table does not tell of
        stray = {"table_id": "a", "number": 0, "count": 1, "entries": "[]", "at": 0}
        await connection.execute(sa.insert(schema.steps).values(stray))
    with pytest.raises(NotKept):
        await two[0].append(step("a", 0), 0, None)
    with pytest.raises(NotKept):
        await two[0].say(Talk(0, "none", None, "chat", {}, 1))
    assert not await two[0].append(step("a", 7), 0, None)
    await two[0].create(row("b"), [])
    await until(lambda: "b" in heard)
    assert heard == ["a", "b"]
