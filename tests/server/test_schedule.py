"""When bots answer tells nothing of what they think about: neither how much there is to choose, nor how hard it is."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest
from support.twin_tables import Twins, twin_servers
from support.twins import World, first_game

import fathoms
from fathoms.core.game import Game
from fathoms.server.thinking import schedule

OCTOPUS, SHARK = 0, 1
DUE = 0.9


@pytest.mark.parametrize("bot", [*schedule.SECONDS, "a bot of another package"])
def test_an_answer_that_is_ready_in_time_leaves_when_it_is_due_however_long_it_took(bot: str) -> None:
    due = schedule.due(bot)
    assert {schedule.leaves(bot, None, ready) for ready in (0.0, 0.01, due / 2, due)} == {due}
    for hurried in (0.0, 0.1, 0.3):
        at = hurried + schedule.HURRIED
        assert {schedule.leaves(bot, hurried, ready) for ready in (0.0, hurried, at)} == {at}
    assert schedule.leaves(bot, due, 0.0) == due
    late = [schedule.leaves(bot, None, due + more) - due for more in (0.01, 0.3, 0.49, 0.51)]
    assert late == pytest.approx([0.5, 0.5, 0.5, 1.0])


def choosing(game: Game, single: bool) -> Iterator[World]:
    """Games in which the Octopus has to answer a question whose options only it knows: one or many."""

    def asked(world: World) -> bool:
        secret = game.mover(world.state) == OCTOPUS and not game.open_options(world.state)
        return secret and len(world.entries) > 3 and (len(game.options(world.state)) == 1) == single

    for seed in range(1000):
        *_, last = first_game(game, game.settings.complete({}), SHARK, seed, asked)
        if asked(last):
            yield last


async def answered(servers: Twins, game: Game, world: World, bot: str, hurry: float | None) -> float:
    """Seconds from the question to the bot's answer, on the wire of the other seat."""
    side = (await servers.table(game, game.settings.complete({}), (world, world), {OCTOPUS: bot}))[0]
    side.script += [0] * 200
    clock = asyncio.get_running_loop().time
    async with await side.come(SHARK) as guest:
        begun = clock()
        n = (await guest.next("situation"))["n"]
        if hurry is not None:
            await asyncio.sleep(hurry)
            await guest.send({"type": "hurry", "id": 7})
        while (await guest.next("situation"))["n"] == n:
            pass
        took = clock() - begun
    side.house.drop(side.served)
    return took


@pytest.mark.slow
@pytest.mark.parametrize("hurry", [None, 0.3], ids=["unhurried", "hurried"])
def test_a_bot_answers_at_the_same_time_whether_it_had_a_choice_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hurry: float | None
) -> None:
    """On a machine that is not too busy: the middle one of several is compared."""
    bot = "hard"
    monkeypatch.setitem(schedule.SECONDS, bot, DUE)
    game = fathoms.game("kelp")
    took: dict[bool, list[float]] = {True: [], False: []}

    async def run() -> None:
        async with asyncio.timeout(60), twin_servers(tmp_path, pace=1.0) as servers:
            several = {single: choosing(game, single) for single in took}
            await answered(servers, game, next(several[False]), bot, None)  # the first starts the process
            for single in (True, False) * 4:
                took[single].append(await answered(servers, game, next(several[single]), bot, hurry))

    asyncio.run(run())
    expected = DUE if hurry is None else hurry + schedule.HURRIED
    for times in took.values():
        assert expected - 0.05 < median(times) < expected + 0.3, took
    assert abs(median(took[True]) - median(took[False])) < 0.12, took
