"""Bots in processes of their own: an answer comes whatever happens, soon if wanted, and nothing is left behind."""

import asyncio
import logging
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal, get_type_hints

import pytest
from support import bots
from support.jobs import GAMES, answer, install, job, job_of, positions

from fathoms.bots.named import bot as bot_named
from fathoms.core.chance import fast
from fathoms.core.game import OVER
from fathoms.core.seeds import derived
from fathoms.core.view import View
from fathoms.server.thinking import pool
from fathoms.server.thinking.jobs import Ask, Job, packed
from fathoms.server.thinking.pool import BotProcesses

pytestmark = pytest.mark.slow

LONG = 1000.0  # a speed at which an expert thinks for half an hour
SOON = 30.0  # seconds: in truth milliseconds, but the machine may be very busy


def with_bot_processes(
    use: Callable[[BotProcesses], Awaitable[None]], processes: int = 1, speed: float = 1.0
) -> None:  # fmt: skip
    async def main() -> None:
        those = BotProcesses(processes, speed)
        await those.start()
        try:
            await asyncio.wait_for(use(those), 200)
        finally:
            await those.close()

    asyncio.run(main())


async def begun(those: BotProcesses, given: Job) -> asyncio.Task[int]:
    """A thought that is under way: behind it a short one has had its answer."""
    task = asyncio.create_task(those.think(given))
    await asyncio.wait_for(those.think(job("random", f"beside {given.table}")), SOON)
    return task


def pids(those: BotProcesses) -> list[int]:
    return [one.process.pid for one in those.processes if one.process is not None and one.process.pid]


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of tests under names, such as Ponders, here and in the processes."""
    kinds = {name: f"support.bots:{name}" for name, kind in vars(bots).items() if isinstance(kind, type)}
    install(tmp_path, kinds)
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.parametrize("name", ["kelp", "aquatica"])
@pytest.mark.parametrize("levels", [["easy", "medium"], ["hard", "expert"]])
def test_whole_games_are_played(name: str, levels: list[str], caplog: pytest.LogCaptureFixture) -> None:
    game = GAMES[name]

    async def play(those: BotProcesses) -> None:
        s = game.new(chance=fast(5))
        events: list[list[Any]] = [[] for _ in game.seated(game.options_of(s))]
        while game.mover(s) != OVER:
            options = game.options(s)
            asked = job_of(game, s, events, levels[game.mover(s) % 2])
            answer(game, s, await those.think(asked) if len(options) > 1 else options[0], events)

    with_bot_processes(play, processes=2, speed=0.01)
    assert not caplog.records  # nothing was left to chance


@pytest.mark.parametrize("name", ["kelp", "aquatica"])
def test_the_answer_is_the_bots_own(name: str) -> None:
    """Also in the middle of a game, from the events alone."""
    jobs = [job("search", f"{answers} {seed}", name, seed, 0, answers) for answers in (0, 40) for seed in (1, 2, 3)]
    expected = []
    for given in jobs:
        bot = bot_named("search", 0.1)
        bot.start(GAMES[name], given.seat, given.options, given.seed)
        bot.see(given.events)
        expected.append(bot.choose(given.view, given.choices, None))

    async def ask(those: BotProcesses) -> None:
        assert [await those.think(given) for given in jobs] == expected
        assert await asyncio.gather(*(those.think(given) for given in map(elsewhere, jobs))) == expected

    def elsewhere(given: Job) -> Job:
        return Job(**{**vars(given), "table": given.table + " again"})

    with_bot_processes(ask, processes=2, speed=0.1)


def test_a_long_thought_starves_nobody_and_can_be_hurried() -> None:
    async def ask(those: BotProcesses) -> None:
        long = await begun(those, job("expert", "long"))
        since = time.perf_counter()
        for i in range(10):
            await those.think(job("random", f"short {i}"))
        assert time.perf_counter() - since < SOON
        assert those.waiting == 1
        assert not long.done()
        those.hurry("another")
        await asyncio.sleep(0.1)
        assert not long.done()
        those.hurry("long")
        assert await asyncio.wait_for(long, SOON) in job("expert").choices
        assert those.waiting == 0

    with_bot_processes(ask, speed=LONG)


def test_hurried_before_it_began_it_is_hurried_all_the_same() -> None:
    async def main() -> None:
        those = BotProcesses(1, LONG)  # its process is not started yet
        task = asyncio.create_task(those.think(job("expert", "long")))
        await asyncio.sleep(0)
        those.hurry("long")
        try:
            await asyncio.wait_for(task, 2 * SOON)
        finally:
            await those.close()

    asyncio.run(main())


def test_a_cancelled_thought_is_dropped(strangers: None) -> None:
    async def ask(those: BotProcesses) -> None:
        for end in (lambda task: those.cancel("long"), lambda task: task.cancel()):
            long = await begun(those, job("Ponders", "long"))
            those.cancel("another")
            end(long)
            with pytest.raises(asyncio.CancelledError):
                await long
            assert those.waiting == 0
            # Within a table one thought follows another: so the first is gone.
            assert await asyncio.wait_for(those.think(job("random", "long")), SOON) in job("random").choices

    with_bot_processes(ask)


def test_a_process_that_is_killed_is_started_again_and_asked_again(strangers: None) -> None:
    async def ask(those: BotProcesses) -> None:
        long = await begun(those, job("Ponders", "long"))
        for _ in range(2):
            (pid,) = pids(those)
            os.kill(pid, signal.SIGKILL)
            while pids(those) in ([pid], []):
                await asyncio.sleep(0.01)
            await asyncio.wait_for(those.think(job("random", "short")), SOON)
        assert not long.done()
        those.hurry("long")
        assert await asyncio.wait_for(long, SOON) == job("Ponders").choices[-1]

    with_bot_processes(ask)


def test_an_interrupt_is_none_of_its_business() -> None:
    async def ask(those: BotProcesses) -> None:
        await those.think(job("random"))
        before = pids(those)
        os.kill(before[0], signal.SIGINT)
        await those.think(job("random"))
        assert pids(those) == before

    with_bot_processes(ask)


@pytest.mark.parametrize(
    ("bot", "did"),
    [
        ("Illegal", "gave an answer that is not among its options"),
        ("StumblesThinking", "raised LookupError (bots.py:"),
        ("RaisesAtTheStart", "raised KeyError (bots.py:"),
        ("Exits", "raised SystemExit (bots.py:"),
        ("QuickEndless", "did not keep to its clock"),
        ("Kills", "lost its process again and again"),
        ("nobody", "raised UnknownBot ("),
        (f"{bots.HERE}:First", "raised UnknownBot ("),
    ],
)
def test_chance_chooses_for_a_bot_that_fails(
    strangers: None, bot: str, did: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask(those: BotProcesses) -> None:
        given = job(bot, "secret table", answers=30)
        chosen = [await those.think(given) for _ in range(2)]
        by_chance = random.Random(derived(given.seed, len(given.events))).choice(given.choices)
        assert chosen == [by_chance, by_chance]
        assert await those.think(job("First")) == job("First").choices[0]

    with caplog.at_level(logging.INFO, "fathoms.bots"):
        with_bot_processes(ask)
    told = [record.getMessage() for record in caplog.records if "ended" not in record.getMessage()]
    assert len(told) == 2
    seat = job(bot, answers=30).seat
    assert told[0].startswith(f"kelp: the bot {bot} at seat {seat} {did}")
    assert told[0].endswith("; chance chooses for it")
    assert "secret" not in caplog.text


def test_a_process_that_hangs_is_ended(strangers: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "HOPELESS", 1.0)

    async def ask(those: BotProcesses) -> None:
        (before,) = pids(those)
        assert await those.think(job("Sleeps")) in job("Sleeps").choices
        monkeypatch.setattr(pool, "HOPELESS", 60.0)
        assert await asyncio.wait_for(those.think(job("random", "two")), SOON) in job("random").choices
        assert pids(those) != [before]

    with_bot_processes(ask)


def test_a_table_stays_with_its_process_and_new_ones_go_where_least_is_to_do(strangers: None) -> None:
    async def ask(those: BotProcesses) -> None:
        first, second = those.processes
        tasks = [asyncio.create_task(those.think(job("Ponders", table))) for table in "aab"]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [those.places[table] for table in "ab"] == [first, second]
        for table in "cd":
            await those.think(job("random", table))
        assert those.places["c"] is second
        those.cancel("a")
        await asyncio.gather(*tasks[:2], return_exceptions=True)
        assert await those.think(job("random", "c"))
        assert those.places["c"] is second
        tasks[2].cancel()

    with_bot_processes(ask, processes=2)


def test_with_many_thoughts_each_has_less_time() -> None:
    async def ask(those: BotProcesses) -> None:
        tasks = [asyncio.create_task(those.think(job("expert", str(i)))) for i in range(8)]
        await asyncio.sleep(0)
        assert [thinking.share for thinking in those.thoughts.values()] == [1, 1, 1, 1, 4 / 5, 4 / 6, 4 / 7, 4 / 8]
        assert those.waiting == 8
        for i in range(8):
            those.cancel(str(i))
        await asyncio.gather(*tasks, return_exceptions=True)

    with_bot_processes(ask, processes=2, speed=LONG)


def test_close_leaves_no_process_and_no_thought() -> None:
    async def main() -> None:
        those = BotProcesses(2, LONG)
        await those.start()
        running = pids(those)
        assert len(set(running)) == 2
        long = await begun(those, job("expert", "long"))
        await those.close()
        with pytest.raises(asyncio.CancelledError):
            await long
        for pid in running:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)
        with pytest.raises(asyncio.CancelledError):
            await those.think(job("random"))
        assert those.waiting == 0
        await those.close()

    asyncio.run(main())


SERVER = """
import asyncio, sys
sys.path.insert(0, sys.argv[1])
from support.jobs import job
from fathoms.server.thinking.pool import BotProcesses

async def main():
    those = BotProcesses(2, 1000.0)
    await those.start()
    tasks = [asyncio.create_task(those.think(job("expert", table))) for table in "ab"]
    await asyncio.gather(*(those.think(job("random", table + "b")) for table in "abcd"))
    print("thinking", flush=True)
    await asyncio.gather(*tasks)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("ended", [signal.SIGKILL, signal.SIGINT])
def test_a_server_that_is_ended_leaves_no_orphan(tmp_path: Path, ended: signal.Signals) -> None:
    """All of its processes write to the same pipe: it ends when the last of them does."""
    (tmp_path / "server.py").write_text(SERVER, "utf-8")
    command = [sys.executable, str(tmp_path / "server.py"), str(Path(bots.HERE).parents[1])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        try:
            assert server.stdout.readline() == b"thinking\n"
        finally:
            server.send_signal(ended)
        assert server.communicate(timeout=2 * SOON)[0] == b""


def test_a_job_holds_the_view_and_the_own_events_and_nothing_else() -> None:
    """Whoever adds a field has to say here why a bot may know it."""
    assert get_type_hints(Job) == {
        "table": str, "seat": int, "epoch": int,
        "game": str, "overlay": dict[str, Any], "options": dict[str, Any],
        "bot": str, "seed": int,
        "events": list[tuple[int, int, int, int, int]], "view": View, "choices": list[int],
        "wanted": Literal["choice", "hint", "belief"],
    }  # fmt: skip


@pytest.mark.parametrize("name", ["kelp", "aquatica"])
def test_two_worlds_that_look_the_same_give_the_same_bytes(name: str) -> None:
    game, different = GAMES[name], 0
    for count, (s, events) in enumerate(positions(game, 3)):
        if count % 10 == 0:
            other = game.resample(game.redact(s, game.mover(s)), count)
            different += other != s
            here, there = (packed(Ask(1, job_of(game, world, events, "easy"), 1.0, False)) for world in (s, other))
            assert here == there
    assert different > 3
