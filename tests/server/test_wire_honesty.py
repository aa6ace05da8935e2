"""What goes over the wire tells nobody anything that the rules hide: read from real sockets."""

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.conformance import CHANCE_KEYS, Setup, keys, told
from support.octopus import hidden, turn
from support.server import Guest, Visitor, legal, served
from support.twin_tables import Compared, Twins, twin_servers
from support.twins import Until, World, first_game, twins

from fathoms.core.chance import fast
from fathoms.core.events import seen
from fathoms.core.game import OVER
from fathoms.core.live import LiveGame
from fathoms.core.record import Replaying
from fathoms.server.tables.house import House

KELP, NIGHT, PROTOTYPE = (Setup("kelp", chosen) for chosen in ((), (("board", "night"),), (("edition", "prototype"),)))
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
    steps: int = 15
    begun: int | None = None  # so many of the first answers came from another game


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
    both = Compared(game, await servers.table(game, options, worlds, begun=case.begun), case.seat, case.seed)
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


def shows_something(counts: Counter[str], *wanted: str) -> None:
    """A comparison shows something only where there was something to compare."""
    assert not {name for name in wanted if not counts[name]}, counts


every_seat = pytest.mark.parametrize("seat", [OCTOPUS, SHARK, SPECTATOR], ids=["octopus", "shark", "spectator"])
REFUSED = ("refused-not-now", "refused-unreadable", "status 403", "status 409", "status 422")


def test_tables_that_the_shark_cannot_tell_apart_send_it_the_same_bytes(tmp_path: Path) -> None:
    counts = compared(tmp_path, [Case(KELP, SHARK, 1, after(12), 12)])
    shows_something(counts, "apart", "answers", "drafted", "refused-stale", "refused-not-now", "came again")


@pytest.mark.slow
@every_seat
def test_tables_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(tmp_path: Path, seat: int) -> None:
    """Kelp, early, in the middle and late. For the Octopus, who sees all, only what is still to be drawn differs."""
    setups = [KELP, NIGHT, PROTOTYPE, KELP]
    cases = [Case(setup, seat, seed, after(3 + 25 * seed)) for seed, setup in enumerate(setups)]
    counts = compared(tmp_path, cases)
    shows_something(counts, "answers", "read again", "chatted", "asked back", "status 200", *REFUSED)
    assert counts["apart"] >= (0 if seat == OCTOPUS else 3), counts
    if seat != SPECTATOR:
        shows_something(counts, "drafted", "refused-stale", "refused-take-back")
    assert counts["taken back"] + counts["agreed"] + counts["declined"], counts


@pytest.mark.slow
@every_seat
def test_a_game_that_is_played_on_tells_no_more_than_another(tmp_path: Path, seat: int) -> None:
    """From where it began, and later: what a seat cannot know of the game before it is not sent here."""
    cases = [Case(KELP, seat, 40 + seed, after(12 + 20 * seed), 12, 12 + 15 * seed) for seed in range(3)]
    counts = compared(tmp_path, cases)
    shows_something(counts, "answers", "read again", "refused-not-now", "status 200", "status 409")
    assert counts["apart"] >= (0 if seat == OCTOPUS else 2), counts


@pytest.mark.slow
@every_seat
def test_a_confrontation_tells_nobody_who_has_answered_or_what(tmp_path: Path, seat: int) -> None:
    counts = compared(tmp_path, confronting(seat, 4))
    shows_something(counts, "answers", {OCTOPUS: "unnoticed", SHARK: "early"}.get(seat, "answered otherwise"))


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_while_kings_are_drafted_nobody_learns_of_the_others(tmp_path: Path, seat: int) -> None:
    """Up to the end of the draft, which shows them, and where it shows the same beyond."""
    counts = compared(tmp_path, [Case(DRAFT, seat, seed, after(seed % 3), 5) for seed in range(8)])
    shows_something(counts, "apart", "answered otherwise", "answers", "refused-not-now", "status 200")


def confronting(seat: int, count: int) -> Iterator[Case]:
    """Games in which the Octopus was found, as a seat saw them."""
    game, options = KELP.game, KELP.game.settings.complete({})

    def found(world: World) -> bool:
        return game.question(world.state).kind == "confront"

    for seed in itertools.count():
        *_, last = first_game(game, options, seat, seed, found)
        if found(last):
            yield Case(KELP, seat, seed, found, 6)
            count -= 1
        if not count:
            return


def test_a_single_answer_is_asked_for_where_not_to_ask_would_tell_something() -> None:
    """The double shell pays for two, so that only one block can pay the rest; the Shark does not know where it lies."""
    game = KELP.game
    s = turn(["sneaking"], hidden("NW", "W", "C", "S", "SE") | {"SE": "double_shell"})
    live = LiveGame.new(game, fast(0))
    live.state = s
    for text in ("play sneaking", "reveal C"):
        live.answer(game.actions.id(text))
    assert [game.actions.text(action) for action in game.options(s)] == ["reveal S"]
    assert live.openly_forced() is None
    worlds = [game.resample(game.redact(s, SHARK), seed) for seed in range(9)]
    assert {len(game.options(world)) for world in worlds} == {1, 2}


# Everything that is sent in whole games


class Told:
    """Everybody at a table, and all that each is told: it is what the rules tell this seat, and nothing more."""

    def __init__(self, house: House, table: str, tokens: list[str], guests: dict[int, Guest]) -> None:
        self.house = house
        self.table = table
        self.tokens = tokens
        self.guests = guests
        self.heard: dict[int, list[Any]] = {seat: [] for seat in guests}
        self.asked: Counter[str] = Counter()

    @property
    def live(self) -> LiveGame:
        live = self.house.tables[self.table].live
        assert live is not None
        return live

    async def look_at_all(self) -> dict[int, Any]:
        """How the table stands for each; everything that came before is looked through."""
        stands = {}
        for seat, guest in self.guests.items():
            stands[seat] = await guest.ask("look", seen=1 << 40)
            for wire in guest.wire:
                self.look_through(seat, wire, last=wire is guest.wire[-1])
            guest.wire.clear()
        return stands

    def look_through(self, seat: int, wire: str, last: bool) -> None:
        live, told = self.live, msgspec.json.decode(wire)
        game, state = live.game, live.state
        for secret in (live.seed.hex(), *self.tokens):
            assert secret not in wire
        assert not CHANCE_KEYS & set(keys(told))
        if told["type"] != "situation":
            assert told["type"] in ("seated", "around")
            assert not {"asked", "action", "actions", "view"} & set(keys(told))
            return
        self.heard[seat] += [item["event"] for item in told["events"]]
        if told["mover"] is None:
            return
        if told["asked"] is None:
            assert not {"action", "actions", "preview"} & set(keys(told))
        else:
            early = told["mover"] != (game.seats[seat] if seat >= 0 else "")
            assert not early or told["asked"]["kind"] == "confront"
            self.asked["early" if early else "asked"] += 1
        if last:
            view = msgspec.json.decode(msgspec.json.encode(game.to_json(game.redact(state, seat))))
            assert told["view"] == view
            assert told["asked"] is not None or game.mover(state) != seat

    def check_events(self) -> None:
        """In the whole game each has heard what the rules let this seat hear, once and in this order."""
        game, record = self.live.game, self.live.record
        for seat, heard in self.heard.items():
            events = [event for _, told in Replaying(game, record) for event in seen(told, seat)]
            assert heard == msgspec.json.decode(msgspec.json.encode([game.event_json(event) for event in events]))
            assert len(heard) > 40


@pytest.mark.slow
@pytest.mark.parametrize("setup", [KELP, DRAFT], ids=str)
def test_nobody_is_sent_more_than_the_rules_let_this_seat_know(tmp_path: Path, setup: Setup) -> None:
    """A whole game at random: every message to every seat and to a spectator."""
    game = setup.game
    names = game.seated(game.settings.complete(setup.options))

    async def run() -> None:
        async with asyncio.timeout(90), served(f"sqlite:///{tmp_path / 'tables.db'}") as (house, url):
            tokens: list[str] = []
            async with Visitor(url, "Ala") as ala:
                table = await ala.table(game.name, {names[0]: {"kind": "me"}}, options=setup.options)
                tokens.append(table["mine"][names[0]])
            for name in names[1:]:
                async with Visitor(url, "Ola") as ola:
                    tokens.append((await ola.post(f"/api/tables/{table['id']}/join"))["mine"][name])
            guests = {seat: await Guest.come(url, table["id"], token) for seat, token in enumerate(["", *tokens], -1)}
            all_told = Told(house, table["id"], tokens, guests)
            pick = random.Random(11)
            for guest in guests.values():
                await guest.next("situation")
            stands = await all_told.look_at_all()
            while (mover := all_told.live.mover) != OVER:
                stand = stands[mover]
                told = {"type": "answer", "n": stand["n"], "actions": [pick.choice(legal(stand))]}
                await guests[mover].send({**told, "seen": stand["seen"]})
                stands = await all_told.look_at_all()
            all_told.check_events()
            for guest in guests.values():
                await guest.socket.close()

    asyncio.run(run())
