"""What goes over the wire tells nobody anything that the rules hide: read from real sockets."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from support.conformance import Setup, told
from support.twin_tables import Compared, twin_servers
from support.twins import Until, twins

KELP, NIGHT = Setup("kelp", ()), Setup("kelp", (("board", "night"),))
DRAFT = Setup("aquatica", (("players", 3), ("kings", "draft")))
OCTOPUS, SHARK, SPECTATOR = 0, 1, -1


def after(answers: int) -> Until:
    return lambda world: len(world.entries) >= answers


def compared(folder: Path, setup: Setup, seat: int, seed: int, until: Until, steps: int, clock: bool = True) -> Any:
    """Twin tables are played on, and compared all the time: what was counted on the way, and whether they differed."""
    game = setup.game
    options = game.settings.complete(setup.options)
    worlds = twins(game, options, seat, seed, until)
    databases = [f"sqlite:///{folder / f'{name}-{seed}.db'}" for name in ("one", "other")]
    counts: Counter[str] = Counter(apart=told(game, worlds[0].state) != told(game, worlds[1].state))

    async def run() -> None:
        async with asyncio.timeout(120), twin_servers(databases, game, options, worlds, clock) as sides:
            both = Compared(sides, seat, seed)
            await both.begin()
            for step in range(steps):
                await both.ask_for_all()
                await both.answer_early()
                if step % 4 == 3 and await both.take_back():
                    continue
                if step % 7 == 6:
                    await both.ask_back()
                if step % 9 == 8:
                    await both.read_again()
                if step % 10 == 5:
                    await both.chat()
                if not await both.play_on():
                    break
            counts.update(both.counts)
            counts.update(both.heard)

    asyncio.run(run())
    return counts


@pytest.mark.parametrize("seat", [OCTOPUS, SHARK, SPECTATOR], ids=["octopus", "shark", "spectator"])
def test_tables_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(tmp_path: Path, seat: int) -> None:
    counts: Counter[str] = Counter()
    for seed in range(2):
        counts.update(compared(tmp_path, KELP, seat, seed, after(4 + 40 * seed), 20))
    print(counts)
