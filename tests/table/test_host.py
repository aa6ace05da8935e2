"""The table does what is asked for wholly or not at all, and tells each seat nothing but what is that seat's."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from support.conformance import CHANCE_KEYS, keys, positions, spread, told
from support.octopus import revealed, turn
from support.shark import hunt

import fathoms
from fathoms.bots.random import RandomBot
from fathoms.core.chance import Chance, fast, scripted, sealed
from fathoms.core.events import seen
from fathoms.core.game import OVER, Message, View
from fathoms.core.live import LiveGame
from fathoms.core.record import Record, Replaying, own_draws, replay, verify
from fathoms.core.record_reading import from_json
from fathoms.core.state import BaseState
from fathoms.table.host import Connection, Host
from fathoms.table.messages import (
    Answer,
    Draft,
    Drafted,
    Look,
    Refused,
    Reply,
    Request,
    Seated,
    Situation,
    TakeBack,
    encode,
    reply,
    request,
    seated,
)

# Twin worlds over many positions.
pytestmark = pytest.mark.slow

KELP = fathoms.game("kelp")
OCTOPUS, SHARK, SPECTATOR = 0, 1, -1
SEED = bytes(range(100, 132))
OWNERS = {"drew_card", "block_drawn", "took_card", "chose"}  # what the Octopus alone may know

every_setup = pytest.mark.parametrize(
    "options", [{}, {"board": "night"}, {"edition": "prototype"}], ids=["day", "night", "prototype"]
)


def host_of(s: BaseState) -> Host:
    """Two people at a table on which this position stands."""
    table = LiveGame.new(KELP, fast(0))
    table.state = s
    return Host(table, {}, {})


def games(seeds: range, chance: Callable[[int], Chance] = fast, **options: str) -> Iterator[Host]:
    """Two people answer at random: their table at each question, and at the end."""
    for seed in seeds:
        host = Host(LiveGame.new(KELP, chance(seed), **options), {}, {})
        choose = random.Random(seed)
        yield host
        while mover(host) != OVER:
            host.receive(mover(host), Answer(n(host), [choose.choice(KELP.options(host.live.state))]))
            yield host


def n(host: Host) -> int:
    return len(host.live.record.entries)


def mover(host: Host) -> int:
    return KELP.mover(host.live.state)


def ids(*texts: str) -> list[int]:
    return [KELP.actions.id(text) for text in texts]


def answer(host: Host, *texts: str) -> Situation:
    """The seat to move answers with these."""
    situation = host.receive(mover(host), Answer(n(host), ids(*texts)))
    assert isinstance(situation, Situation), situation
    return situation


def look(host: Host, seat: int, known: int = 0) -> Situation:
    situation = host.receive(seat, Look(known))
    assert isinstance(situation, Situation)
    return situation


def events(situation: Situation) -> list[dict[str, Any]]:
    return [told.event for told in situation.events]


def everything(host: Host) -> list[Any]:
    """All that a request could change: the state, its chance, the record, and what the players are told."""
    table = host.live
    return [table.state.to_bytes(), table.record.to_json(), *(encode(look(host, seat)) for seat in (OCTOPUS, SHARK))]


def refused(host: Host, seat: int, wanted: Request, why: str) -> None:
    """Refused with these words, and nothing has changed."""
    before = everything(host)
    assert host.receive(seat, wanted) == Refused(Message(why))
    assert everything(host) == before


def hiding() -> Host:
    """The Octopus can play Camouflage, and three of its blocks are revealed."""
    return host_of(turn(["camouflage", "nimble_dodge"], revealed("N", "E", "S")))


# Messages


def test_every_message_goes_over_the_wire_unchanged() -> None:
    sent: Counter[type] = Counter()
    for host in games(range(1)):
        now, seat = n(host), mover(host)
        wanted: list[Request] = [Look(), Look(7)]
        if seat != OVER:
            action = KELP.options(host.live.state)[0]
            wanted += [Draft(now, [action]), Draft(now, [-1]), Answer(now, [action], 7), TakeBack(now, 7)]
        for one in wanted:
            assert request(encode(one)) == one
            sent[type(one)] += 1
        replies: list[Reply] = [
            host.receive(max(seat, OCTOPUS), one) for one in wanted if isinstance(one, Look | Draft)
        ]
        for one in replies:
            assert reply(encode(one)) == one
            sent[type(one)] += 1
        for place in (OCTOPUS, SHARK, SPECTATOR):
            assert seated(encode(host.seated(place))) == host.seated(place)
    assert set(sent) == {Look, Draft, Answer, TakeBack, Situation, Drafted, Refused}


def test_a_connection_speaks_for_one_seat() -> None:
    host = hiding()
    octopus, shark = Connection(host, OCTOPUS), Connection(host, SHARK)
    assert octopus.ask(Look()) == look(host, OCTOPUS)
    assert shark.ask(Look()) == look(host, SHARK)
    assert isinstance(shark.ask(Answer(0, ids("draw"))), Refused)
    assert isinstance(octopus.ask(Answer(0, ids("draw"))), Situation)


def test_who_sits_where_and_what_is_in_the_box() -> None:
    host = Host(LiveGame.new(KELP, sealed(SEED), board="night"), {}, {SHARK: "random"})
    told = Connection(host, OCTOPUS).seated()
    assert told == Seated(
        game="kelp",
        rules=KELP.rules_version,
        options={"board": "night", "edition": "final"},
        seat="octopus",
        seats={"octopus": "person", "shark": "random"},
        components=KELP.components(board="night"),
        commitment=host.live.record.commitment,
    )
    assert [Connection(host, seat).seated().seat for seat in (SHARK, SPECTATOR)] == ["shark", "spectator"]


def test_a_situation_tells_who_is_asked_and_how_it_ended() -> None:
    *_, host = games(range(1, 2))
    outcome = KELP.outcome(host.live.state)
    assert outcome is not None
    for seat in (OCTOPUS, SHARK):
        situation = look(host, seat)
        assert (situation.mover, situation.asked, situation.may_take_back) == (None, None, False)
        assert situation.outcome == KELP.outcome_message(outcome)
        assert situation.winner == KELP.seats[outcome.winner or 0]
    running = hiding()
    asked = [look(running, seat).asked is not None for seat in (OCTOPUS, SHARK, SPECTATOR)]
    assert asked == [True, False, False]
    assert {look(running, seat).mover for seat in (OCTOPUS, SHARK, SPECTATOR)} == {"octopus"}


def test_a_spectator_sees_the_end_of_a_game() -> None:
    *_, host = games(range(1, 2))
    assert look(host, SPECTATOR).outcome == look(host, SHARK).outcome


def test_who_looks_again_hears_each_event_once() -> None:
    heard: list[Any] = []
    for host in games(range(1)):
        situation = look(host, SHARK, len(heard))
        heard += situation.events
        assert situation.seen == len(heard)
    assert heard == look(host, SHARK).events


def test_the_answer_to_an_answer_is_how_the_table_looks_then() -> None:
    host = hiding()
    seen_before = look(host, OCTOPUS).seen
    situation = host.receive(OCTOPUS, Answer(0, ids("play camouflage", "hide N", "hide S"), seen_before))
    assert situation == look(host, OCTOPUS, seen_before)
    assert [event["event"] for event in events(situation)] == ["played", "hidden", "hidden"]


# What is whose


def heard(host: Host, seat: int) -> list[bytes]:
    """All that a seat can get out of the table as it stands."""
    wire = [encode(host.seated(seat)), encode(host.receive(seat, Look()))]
    if mover(host) == seat:
        for action in spread(KELP.options(host.live.state), 4):
            wire.append(encode(host.receive(seat, Draft(n(host), [action]))))
    return wire


@every_setup
@pytest.mark.parametrize("seat", [OCTOPUS, SHARK, SPECTATOR], ids=["octopus", "shark", "spectator"])
def test_a_seat_is_told_the_same_in_all_worlds_it_cannot_tell_apart(seat: int, options: dict[str, str]) -> None:
    """For the Octopus, who sees all the blocks and cards, the worlds differ in the dice and draws to come."""
    drafted = apart = 0
    for i, s in enumerate(positions(KELP, options, range(3), every=3)):
        worlds = [KELP.resample(KELP.redact(s, seat), seed) for seed in (i, i + 1)]
        if any(len(KELP.options(world)) < 2 for world in worlds):
            continue
        one, other = (heard(host_of(world), seat) for world in worlds)
        assert one == other
        drafted += len(one) > 2
        apart += told(KELP, worlds[0]) != told(KELP, worlds[1])
    assert drafted > 20 or seat == SPECTATOR
    assert apart > 40 or seat == OCTOPUS


@every_setup
def test_each_seat_hears_its_own_events_and_no_others(options: dict[str, str]) -> None:
    secret: set[str] = set()
    for host in games(range(3), **options):
        if mover(host) == OVER:
            secret |= OWNERS & {event["event"] for event in events(look(host, OCTOPUS))}
            continue
        for seat in (SHARK, SPECTATOR):
            assert not OWNERS & {event["event"] for event in events(look(host, seat))}
    assert secret >= {"drew_card", "block_drawn"}
    for seat in (OCTOPUS, SHARK):
        happenings = [event for _, told in Replaying(KELP, host.live.record) for event in seen(told, seat)]
        assert events(look(host, seat)) == [KELP.event_json(event) for event in happenings]


def test_nothing_of_chance_is_told() -> None:
    for host in games(range(1), lambda _: sealed(SEED)):
        for seat in (OCTOPUS, SHARK, *([] if mover(host) == OVER else [SPECTATOR])):
            for wire in heard(host, seat):
                assert SEED.hex().encode() not in wire
                assert not CHANCE_KEYS & set(keys(json.loads(wire)))


# Answers: all or nothing


def test_an_answer_of_several_actions_is_done_wholly() -> None:
    host, step_by_step = hiding(), hiding()
    answer(host, "play camouflage", "hide N", "hide S")
    for text in ("play camouflage", "hide N", "hide S"):
        answer(step_by_step, text)
    assert (host.live.back, step_by_step.live.back) == (None, 2)
    for given in step_by_step.live.given[1:]:
        given.choice = False  # a single step can be taken back, the whole answer only as such
    assert everything(host) == everything(step_by_step)
    assert [entry.action for entry in host.live.record.entries] == ["play camouflage", "hide N", "hide S"]


@pytest.mark.parametrize(
    "texts",
    [
        ["play sneaking"],
        ["hide N"],
        ["play camouflage", "hide N", "hide N"],
        ["play camouflage", "hide S", "hide N"],
        ["play camouflage", "hide N", "hide W"],
        ["play camouflage", "hide N", "hide S", "draw", "draw"],
        ["draw", "play camouflage"],
        ["go on"],
    ],
    ids=" then ".join,
)
def test_with_one_illegal_action_nothing_is_done(texts: list[str]) -> None:
    host = hiding()
    refused(host, OCTOPUS, Answer(0, ids(*texts)), "refused-not-now")
    refused(host, OCTOPUS, Draft(0, ids(*texts)), "refused-not-now")


@pytest.mark.parametrize("actions", [[], [-1], [10**6], [2**63 - 1], [-(2**63)]], ids=str)
def test_no_actions_and_actions_that_do_not_exist_are_refused(actions: list[int]) -> None:
    host = hiding()
    for wanted in (actions, ids("play camouflage") + actions if actions else []):
        refused(host, OCTOPUS, Answer(0, wanted), "refused-not-now")
        refused(host, OCTOPUS, Draft(0, wanted), "refused-not-now")


def test_at_no_time_does_an_answer_with_an_illegal_action_change_anything() -> None:
    choose = random.Random(3)
    for host in games(range(1)):
        if mover(host) != OVER:
            options = KELP.options(host.live.state)
            first = choose.choice(options)
            after = KELP.rules.copy(host.live.state)
            KELP.answer(after, first)
            illegal = choose.choice([action for action in KELP.actions if action not in KELP.options(after)])
            refused(host, mover(host), Answer(n(host), [first, illegal]), "refused-not-now")


@pytest.mark.parametrize("late", [-1, 1, -1000, 2**62])
def test_a_request_for_another_moment_is_refused(late: int) -> None:
    host = hiding()
    answer(host, "play camouflage")
    refused(host, OCTOPUS, Answer(n(host) + late, ids("hide N")), "refused-stale")
    refused(host, OCTOPUS, Draft(n(host) + late, ids("hide N")), "refused-stale")
    refused(host, OCTOPUS, TakeBack(n(host) + late), "refused-stale")


def test_an_answer_that_is_sent_twice_is_done_once() -> None:
    host = hiding()
    twice = Answer(0, ids("draw"))
    assert isinstance(host.receive(OCTOPUS, twice), Situation)
    refused(host, OCTOPUS, twice, "refused-stale")
    assert [entry.action for entry in host.live.record.entries] == ["draw"]


@pytest.mark.parametrize("seat", [SHARK, SPECTATOR])
def test_only_the_seat_to_move_may_answer_draft_or_take_back(seat: int) -> None:
    host = hiding()
    for wanted in (Answer(0, ids("draw")), Draft(0, ids("draw")), TakeBack(0), Answer(0, [])):
        refused(host, seat, wanted, "refused-not-now")


@pytest.mark.parametrize("seat", [OCTOPUS, SHARK, SPECTATOR])
def test_when_the_game_is_over_nothing_more_is_done(seat: int) -> None:
    *_, host = games(range(1))
    for wanted in (Answer(n(host), ids("draw")), Draft(n(host), ids("draw")), TakeBack(n(host)), Answer(n(host), [])):
        refused(host, seat, wanted, "refused-over")


# Taking back


@pytest.mark.slow
@every_setup
def test_what_is_taken_back_leaves_the_table_as_it_was_before(options: dict[str, str]) -> None:
    """And what anybody saw since then was open, nothing was drawn, and the record proves it all."""
    asked: Counter[str] = Counter()
    for seed in range(3):
        host = Host(LiveGame.new(KELP, sealed(bytes([seed]) * 32), **options), {}, {})
        record, choose = host.live.record, random.Random(seed)
        before: dict[int, tuple[int, bytes, int]] = {}
        while (seat := mover(host)) != OVER:
            situation = look(host, seat)
            if situation.may_take_back and choose.random() < 0.4:
                assert isinstance(host.receive(seat, TakeBack(n(host))), Situation)
                whose, state, heard_then = before[record.answers()]
                assert (whose, host.live.state.to_bytes()) == (seat, state)
                since = {event["event"] for event in events(look(host, OCTOPUS, heard_then))}
                assert since - {"taken_back"} <= KELP.open_events
                asked[KELP.question(host.live.state).kind] += 1
            before[record.answers()] = seat, host.live.state.to_bytes(), look(host, OCTOPUS).seen
            host.receive(seat, Answer(n(host), [choose.choice(KELP.options(host.live.state))]))
        again = from_json(json.loads(json.dumps(record.to_json())))
        assert told(KELP, replay(KELP, again)) == told(KELP, host.live.state)
        assert f"all {host.live.state.chance.counter} draws follow from the seed" in str(verify(KELP, again))
    assert len(asked) > 5, asked


def test_everybody_hears_of_a_take_back() -> None:
    host = Host(LiveGame.new(KELP, fast(1)), {}, {})
    answer(host, "put the Shark on den NE")
    host.receive(OCTOPUS, TakeBack(1))
    for seat in (OCTOPUS, SHARK, SPECTATOR):
        assert events(look(host, seat))[-1] == {"event": "taken_back", "seat": "octopus"}
    refused(host, OCTOPUS, TakeBack(2), "refused-take-back")
    answer(host, "put the Shark on den SW")
    assert KELP.to_json(host.live.state)["shark"]["at"] == "den SW"


OPEN = {
    "hidden": (lambda: turn(["camouflage", "sneaking"], revealed("N", "E", "S")), ["discard camouflage"], "hide N"),
    "swapped": (lambda: turn(["nimble_dodge", "sneaking"]), ["play nimble_dodge", "reveal NW"], "swap NW and N"),
    "taken to the bag": (lambda: turn(["sneaking"]), ["play sneaking", "reveal NW", "reveal N"], "shuffle C"),
    "a Current placed": (lambda: hunt("currents", pool=["blue 2", "blue 5"]), [], "place blue 2 on N|C"),
    "an exchanged block": (
        lambda: turn(["fast_learning"], revealed("S")),
        ["play fast_learning", "reveal NW", "gain shell"],
        "exchange NW",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", OPEN)
def test_what_was_open_before_may_be_taken_back(name: str) -> None:
    position, before, last = OPEN[name]
    host = host_of(position())
    if before:
        answer(host, *before)
    assert answer(host, last).may_take_back


SHOWN = {
    "a card from the hand": (lambda: turn(["camouflage"], revealed("N", "E")), [], "play camouflage"),
    "a discarded card": (lambda: turn(["camouflage", "sneaking"], revealed("N")), [], "discard camouflage"),
    "a paid block": (lambda: turn(["nimble_dodge"]), ["play nimble_dodge"], "reveal NW"),
    "drawn cards": (lambda: turn(["camouflage", "sneaking"]), [], "draw"),
    "a card from the draw pile": (
        lambda: turn(["camouflage"], eaten=["snail"], draw=["sneaking", "nimble_dodge"]),
        ["use the snail"],
        "take sneaking from the draw pile",
    ),
    "the next card of a pile": (
        lambda: turn(["fast_learning"]),
        ["play fast_learning", "reveal NW"],
        "gain the top move card",
    ),
    "a shuffle": (lambda: turn(["sneaking"]), ["play sneaking", "reveal NW", "reveal N", "shuffle C"], "shuffle S"),
    "a die rolled again": (lambda: hunt("rolled", pool=["blue 2", "yellow 1"], tiles=1), [], "reroll blue 2"),
    "a new card in the row": (lambda: hunt("buy", energy=["red 6", "red 6"]), [], "buy agile_4"),
    "a searched block": (
        lambda: hunt("search", at="NW|N", pool=["yellow 6"], energy=["red 6", "red 6"], blocks=revealed("NW")),
        [],
        "use yellow 6 in N",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SHOWN)
def test_what_was_shown_drawn_or_rolled_is_not_taken_back(name: str) -> None:
    position, before, last = SHOWN[name]
    host = host_of(position())
    if before:
        answer(host, *before)
    seat = mover(host)
    situation = answer(host, last)
    assert (mover(host) == seat) == (name != "a shuffle"), "otherwise this shows nothing"
    assert not situation.may_take_back
    refused(host, seat, TakeBack(n(host)), "refused-take-back" if mover(host) == seat else "refused-not-now")


def test_what_was_shown_stays_even_when_an_answer_before_it_was_open() -> None:
    host = host_of(turn(["camouflage", "nimble_dodge"], revealed("N", "S"), eaten=["lobster"]))
    assert answer(host, "use the lobster").may_take_back
    assert not answer(host, "play nimble_dodge").may_take_back
    refused(host, OCTOPUS, TakeBack(n(host)), "refused-take-back")


def test_after_anothers_answer_nobody_can_go_back_behind_it() -> None:
    host = host_of(hunt("currents", pool=["blue 2", "blue 5"]))
    assert answer(host, "place blue 2 on C|E", "place blue 5 on C|S").may_take_back
    answer(host, "swim to NW|N facing south")
    assert mover(host) == OCTOPUS
    refused(host, SHARK, TakeBack(n(host)), "refused-not-now")
    refused(host, OCTOPUS, TakeBack(n(host)), "refused-take-back")


@pytest.mark.slow
@every_setup
def test_what_may_be_taken_back_told_nobody_anything(options: dict[str, str]) -> None:
    """In a world that another seat cannot tell from this one the answer is legal too, and that seat sees the same."""
    asked: Counter[str] = Counter()
    for i, s in enumerate(positions(KELP, options, range(4))):
        seat, legal = KELP.mover(s), KELP.options(s)
        for action in spread(legal, 2) if seat == OCTOPUS and len(legal) > 1 else []:
            host = host_of(KELP.rules.copy(s))
            host.receive(seat, Answer(0, [action]))
            if not look(host, seat).may_take_back:
                continue
            asked[KELP.question(s).kind] += 1
            for eye in (SHARK, SPECTATOR):
                world = KELP.resample(KELP.redact(s, eye), i)
                assert action in KELP.options(world)
                other = host_of(world)
                other.receive(seat, Answer(0, [action]))
                assert encode(look(other, eye)) == encode(look(host, eye))
    assert set(asked) >= {"den", "hide", "swap", "shuffle", "gain", "exchange"}, asked


# Bots and single answers


class Nosy(RandomBot):
    """Remembers all that it gets."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.start(KELP, seat, {}, seat)
        self.views: list[View] = []
        self.events: list[tuple[int, ...]] = []

    def see(self, events: Any) -> None:
        self.events += events

    def choose(self, view: View, options: Any, clock: float | None) -> int:
        self.views.append(view)
        return super().choose(view, options, clock)


def against(bot: Nosy, seat: int, seed: int, answers: int = 10_000, keep: Any = lambda _: None) -> Host:
    """A person who answers at random, so many times at most, against a bot."""
    host = Host(LiveGame.new(KELP, fast(seed)), {1 - seat: bot}, {1 - seat: "nosy"}, keep)
    choose = random.Random(seed)
    while mover(host) != OVER and answers:
        assert mover(host) == seat
        legal = KELP.options(host.live.state)
        assert len(legal) > 1
        host.receive(seat, Answer(n(host), [choose.choice(legal)]))
        answers -= 1
    return host


def choices(record: Record, seat: int) -> int:
    """How often a seat had a choice."""
    s = replay(KELP, record, 0)
    s.chance = scripted([value for _, value in own_draws(record)][len(record.start) :])
    count = 0
    for entry in record.entries:
        count += entry.seat == seat and len(KELP.options(s)) > 1
        KELP.answer(s, KELP.actions.id(entry.action))
    return count


@pytest.mark.parametrize("seat", [OCTOPUS, SHARK])
def test_bots_and_single_answers_are_played_up_to_a_persons_question(seat: int) -> None:
    """A person is asked where there is a choice, and only there."""
    asked = 0

    def count(record: Record) -> None:
        nonlocal asked
        asked += 1

    host = against(Nosy(1 - seat), seat, 3, keep=count)
    sent = choices(host.live.record, seat)
    entries = host.live.record.entries
    mine = [entry for entry in entries if entry.seat == seat]
    assert 10 < sent < len(mine) < len(entries) == asked


def test_two_bots_play_to_the_end_without_being_asked() -> None:
    host = Host(LiveGame.new(KELP, fast(5)), {OCTOPUS: Nosy(OCTOPUS), SHARK: Nosy(SHARK)}, {})
    assert mover(host) == OVER
    assert KELP.outcome(host.live.state) is not None


@pytest.mark.parametrize("seat", [OCTOPUS, SHARK])
def test_a_bot_gets_views_and_events_of_its_seat_alone(seat: int) -> None:
    bot = Nosy(seat)
    host = against(bot, 1 - seat, 4)
    assert len(bot.views) > 10
    assert {(type(view), view.seat) for view in bot.views} == {(View, seat)}
    happenings = [event for _, told in Replaying(KELP, host.live.record) for event in seen(told, seat)]
    assert bot.events == happenings
    names = {KELP.event_json(event)["event"] for event in bot.events}
    assert bool(names & OWNERS) == (seat == OCTOPUS)


@pytest.mark.parametrize("seat", [OCTOPUS, SHARK])
def test_a_bot_that_goes_on_gets_what_happened_before_and_no_more(seat: int) -> None:
    first = Nosy(seat)
    host = against(first, 1 - seat, 4, answers=12)
    record = from_json(json.loads(json.dumps(host.live.record.to_json())))
    again = Nosy(seat)
    resumed = Host(LiveGame.resume(KELP, record, fast(4)), {seat: again}, {})
    assert again.events == first.events
    assert again.views == []
    assert [encode(look(resumed, place)) for place in (OCTOPUS, SHARK, SPECTATOR)] == [
        encode(look(host, place)) for place in (OCTOPUS, SHARK, SPECTATOR)
    ]


def test_the_record_is_kept_after_each_answer_and_each_take_back() -> None:
    kept: list[int] = []
    host = Host(LiveGame.new(KELP, fast(1)), {}, {}, lambda record: kept.append(len(record.entries)))
    assert kept == []
    answer(host, "put the Shark on den NE")
    host.receive(OCTOPUS, TakeBack(1))
    answer(host, "put the Shark on den NE")
    host.receive(OCTOPUS, Answer(n(host), [-1]))
    host.receive(OCTOPUS, Draft(n(host), ids("discard fast_learning")))
    assert kept == [1, 2, 3]
