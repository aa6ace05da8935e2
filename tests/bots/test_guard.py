"""A bot that breaks its contract is named, whatever it does; what it costs is counted."""

import signal
import threading
import time
from typing import Any

import pytest
from support import bots

import fathoms
from fathoms.bots import guard
from fathoms.bots.bot import concluded
from fathoms.bots.guard import Answered, BotFault, Guarded, Overran, Raised, Watch
from fathoms.core.chance import fast
from fathoms.text import Texts

KELP = fathoms.game("kelp")
VIEW = KELP.redact(KELP.new(chance=fast(1)), 0)
OPTIONS = KELP.options(VIEW)


def started(kind: Any, limit: float = 0.0, watch: Watch | None = None) -> Guarded:
    bot = Guarded(kind(), "deep", limit, watch)
    bot.start(KELP, 0, {}, 1)
    return bot


def test_a_bot_that_keeps_to_it_is_heard() -> None:
    bot = started(bots.Last)
    bot.see([])
    assert bot.choose(VIEW, list(OPTIONS), None) == OPTIONS[-1]
    assert bot.decisions == 1
    assert bot.explain() == {"bot": "first"}


@pytest.mark.parametrize(
    ("kind", "fault", "said"),
    [
        (bots.Exits, Raised, r"deep raised SystemExit: 3 in choose \(bots.py:\d+\)"),
        (bots.Illegal, Answered, r"deep answered \d+, which is not one of its options"),
        (bots.Cheats, Answered, "deep answered -7, which"),
        (bots.Words, Answered, "deep answered 'the first', which"),
        (bots.Truth, Answered, "deep answered true, which"),
        (bots.Unsayable, Answered, "deep answered Thing, which"),
    ],
)
def test_one_that_does_not_is_named(kind: Any, fault: type[BotFault], said: str) -> None:
    with pytest.raises(fault, match=said) as wrong:
        started(kind).choose(VIEW, [1, *OPTIONS], None)
    assert wrong.value.did == {Raised: "raised", Answered: "answered"}[fault]


def test_it_is_told_where_and_in_which_call() -> None:
    with pytest.raises(Raised, match=r"deep raised KeyError: 'seat' in start \(bots.py:\d+\)"):
        started(bots.RaisesAtTheStart)
    with pytest.raises(Raised, match="deep raised AttributeError: belief in see"):
        started(bots.RaisesSeeing).see([])


@pytest.mark.parametrize(("lang", "said"), [("pl", "wystąpił błąd SystemExit"), ("uk", "сталася помилка SystemExit")])
def test_also_in_other_languages(lang: str, said: str) -> None:
    with pytest.raises(Raised) as wrong:
        started(bots.Exits).choose(VIEW, OPTIONS, None)
    assert said in Texts(lang).error(wrong.value)


def test_an_interrupt_is_the_users() -> None:
    with pytest.raises(KeyboardInterrupt):
        started(bots.Interrupts).choose(VIEW, OPTIONS, None)


def test_a_bot_that_never_comes_back_is_stopped() -> None:
    begun = time.process_time()
    with Watch() as watch, pytest.raises(Overran, match=r"deep took 0\.\d\d s of CPU .* its clock of 0\.03 s"):
        started(bots.Endless, 0.1, watch).choose(VIEW, OPTIONS, None)
    assert time.process_time() - begun < 2


def test_a_bot_that_does_not_let_itself_be_stopped_has_overrun_all_the_same() -> None:
    with Watch() as watch, pytest.raises(Overran, match=r"deep took 0\.[23]\d s of CPU"):
        started(bots.Swallows, 0.1, watch).choose(VIEW, OPTIONS, None)


def test_a_bot_that_sleeps_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "PATIENCE", 0.1)
    monkeypatch.setattr(guard, "PATIENCE_PER_SECOND", 0.1)
    with Watch() as watch, pytest.raises(Overran, match="deep did not come back from choose"):
        started(bots.Sleeps, 1.0, watch).choose(VIEW, OPTIONS, None)


def test_a_bot_that_thinks_in_pieces_is_heard_and_can_be_hurried() -> None:
    thought = started(bots.Ponders).thinking(VIEW, list(OPTIONS), None)
    assert [next(thought), thought.send(None), thought.send(False)] == [None, None, None]
    with pytest.raises(StopIteration) as end:
        thought.send(True)
    assert end.value.value == OPTIONS[-1]


def test_a_bot_without_pieces_is_asked_in_one() -> None:
    bot = started(bots.Last)
    assert concluded(bot.thinking(VIEW, list(OPTIONS), None)) == OPTIONS[-1]
    assert bot.decisions == 1


@pytest.mark.parametrize(
    ("kind", "fault", "said"),
    [
        (bots.StumblesThinking, Raised, r"deep raised LookupError: the second piece in thinking \(bots.py:\d+\)"),
        (bots.CheatsThinking, Answered, "deep answered -7, which"),
        (bots.EndlessThinking, Overran, r"deep took 0\.(0[6-9]|1\d) s of CPU"),
        (bots.SlowThinking, Overran, r"deep took 0\.(0[6-9]|1\d) s of CPU"),
    ],
)
def test_in_pieces_too_a_bot_is_held_to_the_contract(kind: Any, fault: type[BotFault], said: str) -> None:
    with Watch() as watch, pytest.raises(fault, match=said):
        concluded(started(kind, 0.1, watch).thinking(VIEW, list(OPTIONS), None))


def test_time_within_the_limit_is_no_fault() -> None:
    with Watch() as watch:
        bot = started(bots.Swallows, 5.0, watch)
        assert bot.choose(VIEW, OPTIONS, None) == OPTIONS[0]
    assert 0.15 < bot.spent < 1


def test_without_a_watch_there_is_no_clock() -> None:
    assert started(bots.Swallows, 0.01).choose(VIEW, OPTIONS, None) == OPTIONS[0]


def test_a_watch_leaves_the_signals_and_timers_as_they_were() -> None:
    def before(number: int, frame: object) -> None:
        raise AssertionError("nobody rings")

    old = signal.signal(signal.SIGPROF, before)
    try:
        with Watch() as watch:
            started(bots.First, 0.05, watch).choose(VIEW, OPTIONS, None)
            assert signal.getitimer(signal.ITIMER_PROF) == (0, 0)
            assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
        assert signal.getsignal(signal.SIGPROF) is before
    finally:
        signal.signal(signal.SIGPROF, old)


def test_outside_the_main_thread_a_late_answer_is_still_late() -> None:
    said: list[str] = []

    def play() -> None:
        with Watch() as watch:
            try:
                started(bots.Swallows, 0.1, watch).choose(VIEW, OPTIONS, None)
            except Overran as fault:
                said.append(fault.did)

    thread = threading.Thread(target=play)
    thread.start()
    thread.join()
    assert said == ["overran"]
