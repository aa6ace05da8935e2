"""What goes over the wire tells nobody anything that the rules hide: read from real sockets."""

import asyncio
import itertools
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from support.conformance import Setup, told
from support.twin_tables import Compared, Twins, twin_servers
from support.twins import Until, World, first_game, twins

KELP, NIGHT = Setup("kelp", ()), Setup("kelp", (("board", "night"),))
DRAFT = Setup("aquatica", (("players", 3), ("kings", "draft")))
OCTOPUS, SHARK, SPECTATOR = 0, 1, -1


def after(answers: int) -> Until:
    return lambda world: len(world.entries) >= answers


@dataclass(frozen=True)
class Case:
    """Twins of a game for a seat, from where they stand on."""

    setup: Setup
    seat: int
    seed: int
    until: Until
    steps: int = 20


def compared(folder: Path, cases: Iterable[Case]) -> Counter[str]:
    """Twin tables are played on, and compared all the time; what happened on the way is counted."""
    counts: Counter[str] = Counter()

    async def run() -> None:
        async with twin_servers(folder) as servers:
            for case in cases:
                async with asyncio.timeout(60):
                    counts.update(await compare(servers, case))

    asyncio.run(run())
    return counts


async def compare(servers: Twins, case: Case) -> Counter[str]:
    game = case.setup.game
    options = game.settings.complete(case.setup.options)
    worlds = twins(game, options, case.seat, case.seed, case.until)
    both = Compared(game, await servers.table(game, options, worlds), case.seat, case.seed)
    await both.begin()
    for step in range(case.steps):
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
    await both.end()
    both.counts["apart"] += told(game, worlds[0].state) != told(game, worlds[1].state)
    return both.counts + both.heard


every_seat = pytest.mark.parametrize("seat", [OCTOPUS, SHARK, SPECTATOR], ids=["octopus", "shark", "spectator"])


@every_seat
def test_tables_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(tmp_path: Path, seat: int) -> None:
    counts = compared(tmp_path, [Case(KELP, seat, seed, after(4 + 40 * seed)) for seed in range(2)])
    print(counts)


def confronting(seat: int, count: int) -> Iterator[Case]:
    """Games in which the Octopus was found, as a seat saw them."""
    game, options = KELP.game, KELP.game.settings.complete({})

    def found(world: World) -> bool:
        return game.question(world.state).kind == "confront"

    for seed in itertools.count():
        *_, last = first_game(game, options, seat, seed, found)
        if found(last):
            yield Case(KELP, seat, seed, found, 5)
            count -= 1
        if not count:
            return


@every_seat
def test_confront(tmp_path: Path, seat: int) -> None:
    print(compared(tmp_path, confronting(seat, 3)))


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_draft(tmp_path: Path, seat: int) -> None:
    print(compared(tmp_path, [Case(DRAFT, seat, seed, after(seed % 3), 6) for seed in range(6)]))
