"""The tables in the database: appended once, in order, heard of by others, and still there afterwards."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest
import sqlalchemy as sa
from support.database import row, step

from fathoms.server.database import schema
from fathoms.server.database.engines import BadDatabase
from fathoms.server.database.rows import Step, Talk
from fathoms.server.database.store import NotKept, Store
from fathoms.server.database.upgrade import upgrade

pytestmark = pytest.mark.asyncio


async def until(true: Callable[[], object]) -> None:
    """Wait for what another task will do."""
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.005)


# Tables


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    made = row(
        "a", status="open", options={"board": "night"}, settings={"clock": [600, 5]}, seats=[{"name": "Łucja"}, None],
        seed=bytes(range(32)), commitment="c", header={"game": "kelp"}, mover=1, deadline=1 << 41, listed=True,
        owner="ann", previous="b", next="c", created=1 << 41, updated=2 << 41,
    )  # fmt: skip
    await store.create(row("b"), [])
    assert await store.create(made, ["ann"])
    assert await store.table("a") == made
    assert await store.table("c") is None


async def test_of_two_tables_that_follow_one_only_the_first_is_made(store: Store) -> None:
    await store.create(row("a"), ["ann"])
    assert await store.create(row("b", previous="a"), ["ann"])
    assert not await store.create(row("c", previous="a"), ["ann"])
    assert not await store.create(row("d", previous="nowhere"), ["ann"])
    before = await store.table("a")
    assert before is not None
    assert (before.next, before.version) == ("b", 1)
    assert {found.id for found in await store.tables(status=["running"], player="ann")} == {"a", "b"}


async def test_a_table_is_made_once(store: Store) -> None:
    await store.create(row("a", owner="ann"), [])
    with pytest.raises(NotKept):
        await store.create(row("a", owner="bob"), ["bob"])
    found = await store.table("a")
    assert found is not None
    assert found.owner == "ann"
    assert await store.tables(status=["running"], player="bob") == []


async def test_tables_are_found_by_status_player_and_listing_the_newest_first(store: Store) -> None:
    for n, (id, status, listed, players) in enumerate(
        [
            ("a", "open", True, ["ann"]),
            ("b", "open", False, ["ann", "bob"]),
            ("c", "running", True, ["bob"]),
            ("d", "open", True, []),
        ]
    ):
        await store.create(row(id, status=status, listed=listed, updated=n), players)

    async def ids(*status: str, **wanted: object) -> str:
        return "".join(found.id for found in await store.tables(status=status, **wanted))  # type: ignore[arg-type]

    assert await ids("open") == "dba"
    assert await ids("open", listed=True) == "da"
    assert await ids("open", "running", player="bob") == "cb"
    assert await ids("open", limit=2) == "db"
    assert await ids("open", before=(3, "d")) == "ba"
    for id in "xyz":
        await store.create(row(id, status="over", updated=9), [])
    assert await ids("over", limit=2) == "xy"
    assert await ids("over", limit=2, before=(9, "y")) == "z", "of the same millisecond none is left out"
    assert await ids("over", before=(9, "z")) == ""


async def test_who_writes_does_not_wait_for_those_who_read(store: Store) -> None:
    """However many: the readers here have taken every connection that there is for them."""
    await store.create(row("a"), [])
    async with AsyncExitStack() as held:
        for _ in range(15):
            await held.enter_async_context(store.engine.connect())
        async with asyncio.timeout(5):
            assert await store.append(step("a", 0), 0, None)
            assert await store.change("a", 0, listed=True)
            await store.create(row("b"), ["ann"])
            await store.alive(1)


async def test_a_change_needs_the_version_that_was_seen(store: Store) -> None:
    await store.create(row("a", status="open"), ["ann"])
    assert await store.change("a", 0, status="running", header={"game": "kelp"}, seats=["ann", "bob"], players=["bob"])
    assert not await store.change("a", 0, status="gone", players=["eve"])
    assert not await store.change("b", 0, status="gone")
    found = await store.table("a")
    assert found is not None
    assert (found.status, found.version, found.header, found.seats) == ("running", 1, {"game": "kelp"}, ["ann", "bob"])
    for player, sits in (("ann", True), ("bob", True), ("eve", False)):
        assert bool(await store.tables(status=["running"], player=player)) == sits
    assert await store.change("a", 1, left=["ann"])
    assert await store.tables(status=["running"], player="ann") == []
    assert await store.tables(status=["running"], player="bob")


async def test_of_many_changes_at_once_one_wins(store: Store) -> None:
    await store.create(row("a"), [])
    assert sorted(await asyncio.gather(*(store.change("a", 0, owner=str(n)) for n in range(8)))) == [False] * 7 + [True]


async def test_clocks_that_have_fallen(store: Store) -> None:
    for id, deadline in (("a", 20), ("b", 10), ("c", None)):
        await store.create(row(id), [])
        await store.append(step(id, 0), 0, deadline)
    await store.create(row("d", status="over", deadline=5), [])
    assert await store.due(9) == []
    assert await store.due(10) == ["b"]
    assert await store.due(20) == ["b", "a"]


# Steps


async def test_an_append_wins_once(store: Store) -> None:  # I4
    await store.create(row("a"), [])
    assert await store.append(step("a", 0), 1, 99)
    other = Step("a", 0, 1, [{"answer": "another", "seat": 1}], 5)
    assert not await store.append(other, 0, None)
    assert await store.steps("a") == [step("a", 0)]
    found = await store.table("a")
    assert found is not None
    assert (found.length, found.mover, found.deadline) == (1, 1, 99)


async def test_of_two_in_one_batch_the_first_wins(store: Store) -> None:  # I4, I5
    await store.create(row("a"), [])
    other = Step("a", 0, 1, [{"answer": "another", "seat": 1}], 5)
    assert await asyncio.gather(store.append(step("a", 0), 1, None), store.append(other, 0, None)) == [True, False]
    assert await store.steps("a") == [step("a", 0)]


@pytest.mark.parametrize("number", [1, 2, 4, -1])
async def test_an_append_must_fit_the_length(store: Store, number: int) -> None:  # I4
    """Inside of a step of several entries, behind a gap, or before the beginning: none of them forks the record."""
    await store.create(row("a"), [])
    assert await store.append(step("a", 0, 3), 0, None)
    assert not await store.append(step("a", number), 0, None)
    assert await store.append(step("a", 3), 0, None)
    assert [(one.number, one.count) for one in await store.steps("a")] == [(0, 3), (3, 1)]


async def test_an_append_to_no_table_is_not_first(store: Store) -> None:
    assert not await store.append(step("a", 0), 0, None)
    assert await store.steps("a") == []


async def test_the_last_append_ends_a_game(store: Store) -> None:
    await store.create(row("a"), [])
    assert await store.append(step("a", 0, at=7), 1, 99)
    assert await store.append(step("a", 1, at=8), None, None, "over")
    found = await store.table("a")
    assert found is not None
    assert (found.status, found.mover, found.deadline, found.updated, found.length) == ("over", None, None, 8, 2)
    assert await store.due(100) == []


async def test_steps_are_read_from_where_one_was(store: Store) -> None:
    await store.create(row("a"), [])
    for number in (0, 2, 4):
        await store.append(step("a", number, 2), 0, None)
    assert [one.number for one in await store.steps("a", 2)] == [2, 4]
    assert [one.number for one in await store.steps("a", 3)] == [2, 4]
    assert await store.steps("a", 6) == []


async def test_a_thousand_appends_at_once_are_all_there_once(store: Store) -> None:  # I5
    tables = [f"t{n}" for n in range(50)]
    for id in tables:
        await store.create(row(id), [])
    wanted = [step(id, number) for number in range(20) for id in tables]
    assert await asyncio.gather(*(store.append(one, 0, None) for one in wanted)) == [True] * 1000
    for id in tables:
        assert await store.steps(id) == [step(id, number) for number in range(20)]
    assert store.writer.rows == 1000
    assert store.writer.batches < 20
    assert store.writer.seconds > 0


async def test_what_waits_is_written_before_closing(database: str, store: Store) -> None:  # I10
    await store.create(row("a"), [])
    leaving = await Store.open(database)
    waiting = [asyncio.create_task(leaving.append(step("a", number), 0, None)) for number in range(10)]
    await asyncio.sleep(0)
    await leaving.close()
    assert await asyncio.gather(*waiting) == [True] * 10
    assert len(await store.steps("a")) == 10
    with pytest.raises(NotKept):
        await leaving.append(step("a", 10), 0, None)


async def test_who_leaves_before_the_answer_harms_nobody(store: Store) -> None:  # I2
    await store.create(row("a"), [])
    first = asyncio.create_task(store.append(step("a", 0), 0, None))
    second = asyncio.create_task(store.append(step("a", 1), 0, None))
    await asyncio.sleep(0)
    first.cancel()
    assert await second
    assert [one.number for one in await store.steps("a")] == [0, 1]


async def test_a_batch_that_fails_fails_for_everyone_and_the_next_is_kept(store: Store) -> None:  # I3
    await store.create(row("a"), [])
    await store.create(row("b"), [])
    async with store.writer.transaction() as connection:  # a step that the length of its table does not tell of
        stray = {"table_id": "a", "number": 0, "count": 1, "entries": "[]", "at": 0}
        await connection.execute(sa.insert(schema.steps).values(stray))
    results = await asyncio.gather(
        store.append(step("a", 0), 0, None),
        store.append(step("b", 0), 0, None),
        store.say(Talk(0, "b", 0, "chat", {}, 1)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [NotKept] * 3
    assert await store.steps("b") == []
    assert await store.talk("b") == []
    assert await store.append(step("b", 0), 0, None)


async def test_what_cannot_be_written_harms_nobody_else(store: Store) -> None:  # I6
    await store.create(row("a"), [])
    bad = Step("a", 0, 1, [{"answer": object()}], 1)
    wrong, kept = await asyncio.gather(
        store.append(bad, 0, None), store.append(step("a", 0), 0, None), return_exceptions=True
    )
    assert isinstance(wrong, TypeError)
    assert kept is True
    with pytest.raises(ValueError, match="count"):
        await store.append(Step("a", 1, 2, [{"answer": "one", "seat": 0}], 1), 0, None)


# Talk


async def test_talk_is_kept_in_order(store: Store) -> None:  # I5
    await store.create(row("a"), [])
    await store.create(row("b"), [])
    said = [Talk(0, "ab"[n % 2], n % 3 or None, "chat", {"text": f"Ґ {n}"}, n) for n in range(20)]
    ids = await asyncio.gather(*(store.say(one) for one in said))
    assert ids == sorted(set(ids))
    found = await store.talk("a")
    assert [(one.id, one.seat, one.body, one.at) for one in found] == [
        (id, one.seat, one.body, one.at) for id, one in zip(ids, said) if one.table == "a"
    ]
    assert await store.talk("a", found[4].id) == found[5:]


async def test_talk_at_no_table_is_refused_and_the_rest_is_kept(store: Store) -> None:
    await store.create(row("a"), [])
    lost, kept, appended = await asyncio.gather(
        store.say(Talk(0, "none", None, "chat", {}, 1)),
        store.say(Talk(0, "a", None, "chat", {}, 1)),
        store.append(step("a", 0), 0, None),
        return_exceptions=True,
    )
    assert isinstance(lost, NotKept)
    assert [one.id for one in await store.talk("a")] == [kept]
    assert appended is True


# The house


async def test_the_secret_is_made_once(database: str, store: Store) -> None:
    other = await Store.open(database)
    found = await asyncio.gather(store.secret(), other.secret(), store.secret())
    await other.close()
    assert len(set(found)) == 1
    assert len(found[0]) == 32


async def test_an_outage_is_the_time_in_which_no_server_was_alive(store: Store) -> None:
    await store.begun(1000)
    assert await store.outages() == []
    for now in (2000, 3000, 2500):  # clocks of workers differ a little
        await store.alive(now)
    await store.begun(9000)
    await store.begun(9500)
    assert await store.outages() == [(3000, 9000), (9000, 9500)]


async def test_a_database_that_is_not_up_to_date_is_not_opened(database: str) -> None:
    with pytest.raises(BadDatabase, match="fathoms db upgrade"):
        await Store.open(database)


# Several workers


@pytest.mark.slow
async def test_of_two_workers_one_wins_and_the_other_hears_of_it(two: tuple[Store, Store]) -> None:
    heard: list[list[str]] = [[], []]
    for store, told in zip(two, heard):
        store.heard = told.append
    await two[0].create(row("a"), [])
    await until(lambda: heard[1] == ["a"])
    for number in range(20):
        for told in heard:
            told.clear()
        won = await asyncio.gather(*(store.append(step("a", number), n, None) for n, store in enumerate(two)))
        assert sorted(won) == [False, True]
        winner = won.index(True)
        await until(lambda winner=winner: heard[1 - winner] == ["a"])  # type: ignore[misc]
        assert heard[winner] == []
        found = await two[0].table("a")
        assert found is not None
        assert found.mover == winner
    assert [one.number for one in await two[1].steps("a")] == list(range(20))


@pytest.mark.slow
async def test_workers_that_write_to_the_same_tables_do_not_stop_each_other(two: tuple[Store, Store]) -> None:  # I7
    tables = [f"t{n}" for n in range(20)]
    for id in tables:
        await two[0].create(row(id), [])

    async def fill(store: Store, id: str) -> int:
        number = won = 0
        while number < 15:
            won += await store.append(step(id, number), 0, None)
            number += 1
        return won

    async with asyncio.timeout(30):
        won = await asyncio.gather(
            *(fill(store, id) for store in two for id in (tables, tables[::-1])[store is two[1]])
        )
    assert sum(won) == 20 * 15
    for id in tables:
        assert [one.number for one in await two[0].steps(id)] == list(range(15))


@pytest.mark.slow
async def test_a_worker_hears_of_every_kind_of_change(two: tuple[Store, Store]) -> None:  # I8
    heard: list[str] = []
    two[1].heard = heard.append
    await two[0].create(row("a"), [])
    await until(lambda: heard == ["a"])
    await two[0].change("a", 0, listed=True)
    await until(lambda: heard == ["a"] * 2)
    await two[0].say(Talk(0, "a", 0, "chat", {}, 1))
    await until(lambda: heard == ["a"] * 3)
    await two[0].append(step("a", 0), 0, None)
    await until(lambda: heard == ["a"] * 4)
    await two[0].append(step("a", 0), 0, None)  # changes nothing
    await two[0].change("a", 0, listed=False)
    await two[0].create(row("b"), [])
    await until(lambda: heard == ["a"] * 4 + ["b"])


@pytest.mark.slow
async def test_an_owner_that_fails_hears_the_next(two: tuple[Store, Store]) -> None:
    heard: list[str] = []

    def fail(table: str) -> None:
        heard.append(table)
        raise ZeroDivisionError

    two[1].heard = fail
    await two[0].create(row("a"), [])
    await two[0].create(row("b"), [])
    await until(lambda: heard == ["a", "b"])


@pytest.mark.slow
async def test_a_listener_that_was_cut_off_listens_again(two: tuple[Store, Store]) -> None:
    heard: list[str] = []
    two[1].heard = heard.append
    assert await two[1].healthy()
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    async with two[0].engine.connect() as connection:
        assert len((await connection.execute(sa.text(cut))).all()) == 2
    await until(lambda: "" in heard)
    await two[0].create(row("a"), [])
    await until(lambda: heard == ["", "a"])
    assert await two[1].healthy()


@pytest.mark.slow
async def test_connections_that_were_cut_off_are_made_again(two: tuple[Store, Store]) -> None:
    await two[0].create(row("a"), [])
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"
    async with two[1].engine.connect() as connection:
        await connection.execute(sa.text(cut))
    assert await two[0].append(step("a", 0), 0, None)
    assert [one.number for one in await two[0].steps("a")] == [0]


async def test_a_store_is_healthy_until_it_is_closed(database: str) -> None:
    await upgrade(database)
    store = await Store.open(database)
    assert await store.healthy()
    await store.close()
    assert not await store.healthy()
