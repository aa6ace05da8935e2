"""What a bot process keeps, and how its thoughts take turns; here without a process."""

import socket
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest
from support import bots
from support.jobs import job

from fathoms.bots.bot import concluded
from fathoms.bots.guard import Watch
from fathoms.bots.named import BOTS, UnknownBot
from fathoms.core.game import Game, View
from fathoms.server.thinking import kept_bots
from fathoms.server.thinking.jobs import HEAD, Ask, Drop, Hurry, Job, packed, reply
from fathoms.server.thinking.kept_bots import LEAST_CLOCK, KeptBots
from fathoms.server.thinking.process import Line, ThinkingInTurn


class Notes(bots.First):
    """Writes down what it is told."""

    made: ClassVar[list["Notes"]] = []
    seconds = 1.0

    def start(self, game: Game, seat: int, options: Any, seed: int) -> None:
        super().start(game, seat, options, seed)
        self.game = game
        self.seen: list[Any] = []
        self.told: list[int] = []
        self.clock: float | None = None
        Notes.made.append(self)

    def see(self, events: Sequence[Any]) -> None:
        self.seen += events
        self.told.append(len(events))

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        self.clock = clock
        return super().choose(view, options, clock)


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Notes, "made", [])
    monkeypatch.setitem(BOTS, "notes", lambda speed: Notes())
    monkeypatch.setitem(BOTS, "ponders", lambda speed: bots.Ponders())


@pytest.fixture
def kept() -> KeptBots:
    return KeptBots(Watch(), 1.0)


def asked(kept: KeptBots, given: Job, share: float = 1.0) -> int:
    return concluded(kept.thought(given, share))


def test_a_bot_stays_and_hears_only_what_is_new(kept: KeptBots) -> None:
    early, late = job("notes", answers=20), job("notes", answers=60)
    late = replace(late, seat=early.seat, events=early.events + [(1, 0, 0, 0, 0)] * 3)
    assert asked(kept, early) == early.choices[0]
    assert asked(kept, late) == late.choices[0]
    (bot,) = Notes.made
    assert bot.seen == late.events
    assert bot.told == [len(early.events), 3]


def test_a_long_past_is_told_in_pieces(kept: KeptBots) -> None:
    long = replace(job("notes"), events=[(1, 0, 0, 0, 0)] * (2 * kept_bots.EVENTS + 1))
    assert len(list(kept.thought(long, 1.0))) == 3
    assert Notes.made[0].told == [kept_bots.EVENTS, kept_bots.EVENTS, 1]


@pytest.mark.parametrize("changed", [{"epoch": 1}, {"seed": 2}, {"events": []}, {"options": {"board": "night"}}])
def test_after_a_take_back_or_in_another_game_it_is_made_anew(kept: KeptBots, changed: dict[str, Any]) -> None:
    before = job("notes", answers=20)
    after = replace(before, **changed)
    asked(kept, before)
    asked(kept, after)
    assert len(Notes.made) == 2
    assert Notes.made[1].seen == after.events
    assert len(kept.kept) == 1


def test_the_longest_idle_makes_room(kept: KeptBots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_bots, "MOST_BOTS", 2)
    for table in ("one", "two", "one", "three", "one"):
        asked(kept, job("notes", table))
    assert [table for table, _ in kept.kept] == ["three", "one"]
    assert len(Notes.made) == 3


def test_great_trees_make_room_too_but_the_one_just_asked_stays(
    kept: KeptBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.speed = 0.02
    monkeypatch.setattr(kept_bots, "MOST_WEIGHT", 10)
    asked(kept, job("search", "one"))
    assert kept.kept["one", 0].weight > 10
    asked(kept, job("search", "two"))
    assert [table for table, _ in kept.kept] == ["two"]


def test_the_clock_is_the_bots_own_times_its_share_and_never_too_little(kept: KeptBots) -> None:
    for share, clock in ((1.0, 1.0), (0.25, 0.25), (0.0001, LEAST_CLOCK)):
        asked(kept, job("notes"), share)
        assert Notes.made[0].clock == clock


@pytest.mark.parametrize("spec", [f"{bots.HERE}:First", "nobody"])
def test_a_bot_is_a_name_and_never_a_file(kept: KeptBots, spec: str) -> None:
    with pytest.raises(UnknownBot):
        asked(kept, job(spec))


def test_a_stranger_gets_a_game_of_its_own_and_the_house_shares(
    kept: KeptBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game remembers what it was last asked about."""
    asked(kept, job("notes", "one"))
    asked(kept, job("notes", "two"))
    monkeypatch.delitem(BOTS, "notes")
    monkeypatch.setattr(kept_bots, "names", lambda: ["notes"])
    monkeypatch.setattr(kept_bots, "bot_named", lambda spec, speed: Notes())
    asked(kept, job("notes", "three"))
    asked(kept, job("notes", "four"))
    games = [bot.game for bot in Notes.made]
    assert games[0] is games[1]
    assert len({id(game) for game in games}) == 3


# Turns


class Server:
    """The other end of a thinking's line."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.number = 0

    def ask(self, given: Job) -> int:
        self.number += 1
        self.line.sendall(packed(Ask(self.number, given, 1.0, False)))
        return self.number

    def replies(self) -> list[tuple[int, int | None, str]]:
        self.line.setblocking(False)
        found = []
        try:
            while head := self.line.recv(HEAD):
                came = reply(self.line.recv(int.from_bytes(head, "big")))
                found.append((came.number, came.choice, came.fault))
        except BlockingIOError:
            pass
        return found


@pytest.fixture
def ends(kept: KeptBots) -> Iterator[tuple[Server, ThinkingInTurn]]:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield Server(ours), ThinkingInTurn(Line(theirs), kept)


def go_on(thinking: ThinkingInTurn, turns: int) -> None:
    for given in thinking.line.orders(wait=False) or []:
        thinking.obey(given)
    for _ in range(turns):
        thinking.turn()


def test_a_short_thought_does_not_wait_for_a_long_one(ends: tuple[Server, ThinkingInTurn]) -> None:
    server, thinking = ends
    for table in ("a", "b", "c"):
        server.ask(job("ponders", table))
    short = server.ask(job("notes", "d"))
    go_on(thinking, 4)
    assert server.replies() == [(short, job("notes").choices[0], "")]
    assert set(thinking.tables) == {"a", "b", "c"}


def test_a_table_with_many_thoughts_has_one_turn_as_all(ends: tuple[Server, ThinkingInTurn]) -> None:
    server, thinking = ends
    first = server.ask(job("ponders", "greedy"))
    rest = [server.ask(job("notes", "greedy")) for _ in range(3)]
    other = server.ask(job("notes", "modest"))
    go_on(thinking, 2)
    assert [number for number, _, _ in server.replies()] == [other]
    server.line.sendall(packed(Hurry(first)))
    go_on(thinking, 4)
    assert [number for number, _, _ in server.replies()] == [first, *rest]
    assert not thinking.tables


def test_what_is_dropped_is_freed(ends: tuple[Server, ThinkingInTurn]) -> None:
    server, thinking = ends
    number = server.ask(job("ponders"))
    go_on(thinking, 1)
    assert thinking.tables
    server.line.sendall(packed(Drop(number)) + packed(Drop(number + 1)))
    go_on(thinking, 0)
    assert not thinking.tables
    assert server.replies() == []


def test_a_fault_is_told_without_a_word_of_the_game(
    ends: tuple[Server, ThinkingInTurn], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Tells(bots.First):
        def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
            raise ValueError(f"my secret is {options}")

    server, thinking = ends
    for name, kind in (("tells", Tells), ("illegal", bots.Illegal), ("interrupts", bots.Interrupts)):
        monkeypatch.setitem(BOTS, name, lambda speed, kind=kind: kind())
        server.ask(job(name))
        go_on(thinking, 1)
    assert server.replies() == [
        (1, None, f"raised ValueError ({Path(__file__).name}:{Tells.choose.__code__.co_firstlineno + 1})"),
        (2, None, "gave an answer that is not among its options"),
        (3, None, f"raised KeyboardInterrupt (bots.py:{bots.Interrupts.choose.__code__.co_firstlineno + 1})"),
    ]
    assert not thinking.kept_bots.kept


def test_orders_in_pieces_are_put_together_and_the_end_is_heard(ends: tuple[Server, ThinkingInTurn]) -> None:
    server, thinking = ends
    data = packed(Hurry(1)) + packed(Drop(2))
    for cut in range(1, len(data)):
        server.line.sendall(data[:cut])
        found = thinking.line.orders(wait=False)
        server.line.sendall(data[cut:])
        assert found is not None
        assert [*found, *(thinking.line.orders(wait=False) or [])] == [Hurry(1), Drop(2)]
    server.line.close()
    assert thinking.line.orders(wait=True) is None
    thinking.run()
