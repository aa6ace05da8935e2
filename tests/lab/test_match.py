"""A pair of games: the same chance twice with the seats swapped, and bots that break the contract."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from support import bots

import fathoms
from fathoms.bots import named
from fathoms.core.chance import fast
from fathoms.core.events import EVERYONE
from fathoms.core.game import Game, View
from fathoms.lab import match
from fathoms.lab.match import Contest, Forfeit, Pair, Played, contest, guarded, heir, play_pair, score_of
from fathoms.lab.simulate import seeds

pytestmark = pytest.mark.slow

KELP, AQUATICA = fathoms.game("kelp"), fathoms.game("aquatica")


def of(first: str, second: str = "First", game: Game = KELP, clock: float | None = None, **options: Any) -> Contest:
    """A contest of bots for tests, or of others."""
    known = [name if name in named.BOTS else f"{bots.HERE}:{name}" for name in (first, second)]
    return contest(game, options, (known[0], known[1]), 7, clock=clock)


def bare(pair: Pair) -> list[dict[str, Any]]:
    """The games without what differs from run to run."""
    return [{name: getattr(game, name) for name in game.__struct_fields__ if name != "seconds"} for game in pair]


class Recorder(bots.First):
    """Writes down all that it gets."""

    def __init__(self, log: list[Any]) -> None:
        self.log = log

    def start(self, game: Game, seat: int, options: Mapping[str, Any], seed: int) -> None:
        super().start(game, seat, options, seed)
        self.log.append(("start", seat, dict(options), seed))

    def see(self, events: Sequence[Any]) -> None:
        self.log.append(("see", self.seat, list(events)))

    def choose(self, view: View, options: Sequence[int], clock: float | None) -> Any:
        self.log.append(("choose", self.seat, view, list(options), clock))
        return options[0]


@pytest.fixture
def logs(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[Any]]:
    """Two bots, `a` and `b`, that record; and what they record."""
    found: dict[str, list[Any]] = {"a": [], "b": []}
    monkeypatch.setitem(named.BOTS, "a", lambda speed: Recorder(found["a"]))
    monkeypatch.setitem(named.BOTS, "b", lambda speed: Recorder(found["b"]))
    return found


def seats(log: list[Any]) -> list[int]:
    return [entry[1] for entry in log if entry[0] == "start"]


# Seats and chance


def test_the_seats_are_swapped_in_the_second_game(logs: dict[str, list[Any]]) -> None:
    first, second = play_pair(KELP, of("a", "b"), 3)
    assert (first.order, first.seats, second.order, second.seats) == ("AB", ("a", "b"), "BA", ("b", "a"))
    assert (seats(logs["a"]), seats(logs["b"])) == ([0, 1], [1, 0])
    assert first.places == second.places == ("octopus", "shark")
    assert (first.pair, second.pair) == (3, 3)


@pytest.mark.parametrize(
    ("players", "a", "b"), [(4, [0, 2, 1, 3], [1, 3, 0, 2]), (3, [0, 2, 1], [1, 0, 2]), (2, [0, 1], [1, 0])]
)
def test_with_more_seats_they_sit_in_turn(logs: dict[str, list[Any]], players: int, a: list[int], b: list[int]) -> None:
    pair = play_pair(AQUATICA, of("a", "b", AQUATICA, players=players), 0)
    assert (seats(logs["a"]), seats(logs["b"])) == (a, b)
    assert pair[0].seats == ("a", "b", "a", "b")[:players]
    assert pair[1].seats == ("b", "a", "b", "a")[:players]
    assert sorted(pair[0].places) == [str(place + 1) for place in range(players)]


def test_alone_each_plays_the_same_seed(logs: dict[str, list[Any]]) -> None:
    first, second = play_pair(AQUATICA, of("a", "b", AQUATICA, players=1), 0)
    assert (first.seats, second.seats) == (("a",), ("b",))
    assert first.scores == second.scores
    assert set(first.decisions) == {"a"}
    a, b = (next(entry[3] for entry in log if entry[0] == "choose") for log in logs.values())
    assert a == b


def test_a_bot_gets_its_seat_the_complete_options_no_clock_and_a_seed_of_its_own(logs: dict[str, list[Any]]) -> None:
    for pair in (0, 1):
        play_pair(KELP, of("a", "b"), pair)
    starts = [entry for log in logs.values() for entry in log if entry[0] == "start"]
    assert all(entry[2] == {"board": "day", "edition": "final"} for entry in starts)
    assert len({entry[3] for entry in starts}) == len(starts) == 8
    assert all(0 <= entry[3] < 2**62 for entry in starts)
    assert {entry[4] for log in logs.values() for entry in log if entry[0] == "choose"} == {None}


def test_a_bot_is_asked_only_where_it_has_a_choice_and_sees_after_every_answer(logs: dict[str, list[Any]]) -> None:
    first, second = play_pair(KELP, of("a", "b"), 0)
    asked = [entry for log in logs.values() for entry in log if entry[0] == "choose"]
    assert all(len(entry[3]) > 1 and entry[2].seat == entry[1] for entry in asked)
    assert len(asked) == sum(first.decisions.values()) + sum(second.decisions.values())
    seen = {name: sum(entry[0] == "see" for entry in log) for name, log in logs.items()}
    assert seen["a"] == seen["b"] > len(asked), "single answers are seen too"


def test_a_bot_sees_what_its_seat_may_see_and_no_more(
    logs: dict[str, list[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[Any] = []
    real = match.seen

    def spied(events: Any, seat: int) -> Any:
        happened.extend((seat, event) for event in events)
        return real(events, seat)

    monkeypatch.setattr(match, "seen", spied)
    play_pair(KELP, of("a", "b"), 0)
    for seat in (0, 1):
        sees = [entry for log in logs.values() for entry in log if entry[:2] == ("see", seat)]
        got = [event for entry in sees for event in entry[2]]
        may = [event[:5] for who, event in happened if who == seat and (event[5] == EVERYONE or event[5] >> seat & 1)]
        assert sorted(got) == sorted(may)
    assert any(event[5] != EVERYONE for _, event in happened), "something was secret"


def test_chance_follows_from_the_seed_and_the_pair_alone() -> None:
    one = of("random", "random")
    assert bare(play_pair(KELP, one, 5)) == bare(play_pair(fathoms.game("kelp"), one, 5))
    assert bare(play_pair(KELP, one, 5)) != bare(play_pair(KELP, one, 6))


def test_a_bot_without_chance_of_its_own_is_exactly_even_against_itself() -> None:
    """The two games of a pair are the same game. With chance of their own, two equal bots play two different ones."""
    for pair in range(4):
        first, second = play_pair(KELP, of("First"), pair)
        assert (first.place, first.reason, first.decisions) == (second.place, second.reason, {
            name: second.decisions[other] for name, other in zip(first.seats, second.seats)
        })  # fmt: skip
        assert score_of((first, second)) == 0.5
    different = [play_pair(KELP, of("random", "random"), pair) for pair in range(4)]
    assert any(sum(a.decisions.values()) != sum(b.decisions.values()) for a, b in different)


def test_a_bot_against_itself_has_two_names() -> None:
    assert of("random", "random").names == ("random", "random#2")
    assert play_pair(KELP, of("random", "random"), 0)[1].seats == ("random#2", "random")


# What breaks the contract


@pytest.mark.parametrize(
    ("name", "did", "what"),
    [
        ("Raises", "raised", "raised ValueError: no idea in choose (bots.py:"),
        ("RaisesAtTheStart", "raised", "raised KeyError: 'seat' in start"),
        ("RaisesSeeing", "raised", "raised AttributeError: belief in see"),
        ("Exits", "raised", "raised SystemExit: 3 in choose"),
        ("Illegal", "answered", "which is not one of its options"),
        ("Cheats", "answered", "answered -7"),
        ("Words", "answered", "answered 'the first'"),
        ("Truth", "answered", "answered true"),
    ],
)
def test_a_bot_that_fails_has_lost_and_is_named(name: str, did: str, what: str) -> None:
    pair = play_pair(KELP, of(name, "First"), 2)
    for seat, game in enumerate(pair):
        assert game.forfeit is not None
        assert (game.forfeit.bot, game.forfeit.seat, game.forfeit.did) == (game.seats[seat], seat, did)
        assert what in game.forfeit.what
        assert game.forfeit.bot in game.forfeit.what
        assert (game.winner, game.place, game.reason) == (game.seats[1 - seat], game.places[1 - seat], "forfeit")
        assert game.scores == ()
    assert score_of(pair) == 0.0


@pytest.mark.parametrize("name", ["Endless", "Swallows"])
def test_a_bot_that_overruns_three_times_its_clock_has_lost(name: str) -> None:
    pair = play_pair(KELP, of("First", name, clock=0.03), 0)
    assert [game.forfeit.did for game in pair if game.forfeit is not None] == ["overran", "overran"]
    assert score_of(pair) == 1.0
    assert all(spent >= 0.09 for game in pair for bot, spent in game.seconds.items() if "First" not in bot)


def test_a_game_is_lost_only_by_who_fails() -> None:
    first, second = play_pair(KELP, of("RaisesAsShark", "First"), 0)
    assert first.forfeit is None
    assert second.forfeit is not None
    assert second.winner == second.seats[0]


def test_the_clock_is_what_the_bot_says_at_this_speed_but_never_very_short(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[float] = []
    monkeypatch.setattr(match, "compiled", lambda: True)
    watch = match.Watch()
    for spec, speed, clock in (
        ("random", 1.0, None), ("random", 0.01, None), ("random", 4.0, None), (f"{bots.HERE}:Speedy", 1.0, None),
        (f"{bots.HERE}:Speedy", 4.0, None), ("random", 1.0, 0.02),
    ):  # fmt: skip
        bot = guarded(contest(KELP, {}, (spec, "random"), 1, speed, clock), 0, watch)
        assert bot.watch is watch
        limits.append(bot.limit)
    assert limits == pytest.approx([6.0, 0.3, 24.0, 0.75, 3.0, 0.06])
    monkeypatch.setattr(match, "compiled", lambda: False)
    assert guarded(of("random"), 0, watch).watch is None
    assert guarded(of("random", clock=1.0), 0, watch).limit == 3.0


def test_with_four_seats_the_game_of_who_fails_is_won_by_the_other_bot() -> None:
    pair = play_pair(AQUATICA, of("Words", "First", AQUATICA, players=4), 0)
    assert score_of(pair) == 0.0
    assert all(game.winner != game.forfeit.bot for game in pair if game.forfeit is not None)


@pytest.mark.parametrize(
    ("names", "seat", "winner"),
    [("ab", 0, 1), ("ab", 1, 0), ("abab", 1, 2), ("abab", 3, 0), ("aba", 2, 1), ("aba", 0, 1), ("a", 0, None)],
)
def test_who_inherits_a_game(names: str, seat: int, winner: int | None) -> None:
    assert heir(tuple(names), seat) == winner


def test_an_interrupt_is_the_users() -> None:
    with pytest.raises(KeyboardInterrupt):
        play_pair(KELP, of("Interrupts"), 0)


def test_what_a_bot_prints_is_no_result(capsys: pytest.CaptureFixture[str]) -> None:
    play_pair(KELP, of("Prints", "random"), 0)
    told = capsys.readouterr()
    assert told.out == ""
    assert "thinking" in told.err


def test_a_game_that_does_not_end_is_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_ANSWERS", 12)
    pair = play_pair(KELP, of("random", "First"), 0)
    assert {(game.reason, game.winner, game.scores, game.forfeit) for game in pair} == {("endless", None, (), None)}
    assert score_of(pair) == 0.5


# What a pair is worth


def game(*, winner: str | None = None, alone: float | None = None, bot: str = "a", forfeit: bool = False) -> Played:
    lost = Forfeit(bot, 0, "raised", "") if forfeit else None
    seats = (bot,) if alone is not None or forfeit else ("a", "b")
    scores = () if alone is None else (alone,)
    return Played(0, "AB", seats, ("1",), winner, None, "x", scores, {}, {}, lost)


@pytest.mark.parametrize(
    ("first", "second", "worth"),
    [("a", "a", 1.0), ("a", "b", 0.5), ("b", "b", 0.0), (None, "a", 0.75), (None, "b", 0.25), (None, None, 0.5)],
)
def test_a_pair_is_worth_the_mean_of_its_games(first: str | None, second: str | None, worth: float) -> None:
    assert score_of((game(winner=first), game(winner=second))) == worth


@pytest.mark.parametrize(("first", "second", "worth"), [(12, 9, 1.0), (9, 12, 0.0), (9, 9, 0.5), (-3, -4, 1.0)])
def test_alone_more_points_are_worth_the_pair(first: float, second: float, worth: float) -> None:
    assert score_of((game(alone=first), game(alone=second, bot="b"))) == worth


def test_alone_who_fails_has_less_than_any_points() -> None:
    failed, other = game(forfeit=True), game(alone=-20, bot="b")
    assert score_of((failed, other)) == 0.0
    assert score_of((failed, game(forfeit=True, bot="b"))) == 0.5
    pair = play_pair(AQUATICA, of("First", "Raises", AQUATICA, players=1), 0)
    assert score_of(pair) == 1.0


def test_seeds_of_pairs_are_those_of_simulated_games() -> None:
    table, _ = seeds(7, 0)
    s = AQUATICA.new(chance=fast(table))
    expected = tuple(AQUATICA.places({"players": 2})[AQUATICA.place_of(s, seat)] for seat in (0, 1))
    assert play_pair(AQUATICA, of("First", "random", AQUATICA), 0)[0].places == expected
