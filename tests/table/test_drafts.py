"""Drafts: what an answer would do is told to its seat alone, leaves no trace, and comes true when it is sent."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from support.conformance import positions
from support.kelp import play
from support.octopus import hidden, revealed, turn
from support.shark import hunt

import fathoms
from fathoms.core.chance import fast
from fathoms.core.game import OVER, Game, Message, Question
from fathoms.core.live import LiveGame
from fathoms.core.state import BaseState
from fathoms.table.drafts import MANY, Drafts, asked, follow
from fathoms.table.host import Host
from fathoms.table.messages import Answer, Draft, Drafted, Look, Refused, Situation, TakeBack, Told, encode
from fathoms.table.telling import asked_in

AQUATICA = fathoms.game("aquatica")
KELP = fathoms.game("kelp")
OCTOPUS, SHARK, SPECTATOR = 0, 1, -1
CLOSING = {KELP.actions.id(text) for text in ("done", "go on")}

every_game = pytest.mark.parametrize(
    ("game", "options"),
    [
        (KELP, {}), (KELP, {"board": "night"}), (KELP, {"edition": "prototype"}),
        (AQUATICA, {}), (AQUATICA, {"players": 1}), (AQUATICA, {"players": 3, "kings": "draft", "goals": "tokens"}),
    ],
    ids=["day", "night", "prototype", "two", "alone", "draft"],
)  # fmt: skip
every_setup = pytest.mark.parametrize(
    "options", [{}, {"board": "night"}, {"edition": "prototype"}], ids=["day", "night", "prototype"]
)


def host_of(s: BaseState) -> Host:
    """Two people at a table on which this position stands."""
    live = LiveGame.new(KELP, fast(0))
    live.state = s
    return Host(live, {}, {})


def n(host: Host) -> int:
    return len(host.live.record.entries)


def ids(*texts: str) -> list[int]:
    return [KELP.actions.id(text) for text in texts]


def texts(actions: list[int]) -> list[str]:
    return [KELP.actions.text(action) for action in actions]


def draft(host: Host, *actions: str) -> Drafted:
    """What these actions of the seat to move would do."""
    drafted = host.receive(KELP.mover(host.live.state), Draft(n(host), ids(*actions)))
    assert isinstance(drafted, Drafted), drafted
    return drafted


def kinds(drafted: Drafted) -> list[str]:
    return [told.event["event"] for told in drafted.events]


def still_asked(drafted: Drafted) -> str | None:
    """The question of the same choice, while it goes on."""
    return drafted.asked.kind if drafted.open and drafted.asked is not None else None


def look(host: Host, seat: int, known: int = 0) -> Situation:
    situation = host.receive(seat, Look(known))
    assert isinstance(situation, Situation)
    return situation


def everything(host: Host) -> list[Any]:
    live, seats = host.live, (OCTOPUS, SHARK, SPECTATOR)
    return [live.state.to_bytes(), live.record.to_json(), *(encode(look(host, seat)) for seat in seats)]


def random_drafts(game: Game, seeds: range, **options: Any) -> Iterator[tuple[Host, Drafted]]:
    """Games of people who send what they drafted, some of them as soon as they can, some when it is whole."""
    for seed in seeds:
        host = Host(LiveGame.new(game, fast(seed), **options), {}, {})
        choose = random.Random(seed)
        while (seat := game.mover(host.live.state)) != OVER:
            s = game.rules.copy(host.live.state)
            actions = [choose.choice(game.options(s))]
            drafted = host.receive(seat, Draft(n(host), actions))
            while isinstance(drafted, Drafted) and drafted.open and choose.random() < 0.8:
                for action in drafted.actions[len(actions) - 1 :]:
                    game.answer(s, action)
                actions = [*drafted.actions, choose.choice(game.options(s))]
                drafted = host.receive(seat, Draft(n(host), actions))
            assert isinstance(drafted, Drafted), drafted
            before = n(host)
            yield host, drafted
            if n(host) == before:
                host.receive(seat, Answer(n(host), drafted.actions))


# One draft after another


def test_a_draft_stays_open_while_the_same_choice_goes_on() -> None:
    host = host_of(turn(["nimble_dodge", "camouflage"]))
    drafted = draft(host, "play nimble_dodge")
    assert (still_asked(drafted), kinds(drafted)) == ("pay", ["played"])
    drafted = draft(host, "play nimble_dodge", "reveal NW")
    assert (still_asked(drafted), kinds(drafted)) == ("swap", ["played", "revealed"])
    drafted = draft(host, "play nimble_dodge", "reveal NW", "swap NW and N")
    assert (still_asked(drafted), kinds(drafted)) == (None, ["played", "revealed", "swapped"])
    assert drafted.certain


def test_a_draft_tells_its_actions_and_events_in_words() -> None:
    host = host_of(turn(["nimble_dodge", "camouflage"]))
    drafted = draft(host, "play nimble_dodge", "reveal NW")
    assert drafted.n == 0
    assert [message.id for message in drafted.said] == ["kelp-action-play", "kelp-action-reveal"]
    assert [told.said.id for told in drafted.events] == ["kelp-event-played", "kelp-event-revealed"]


def test_steps_that_leave_no_choice_are_added() -> None:
    host = host_of(turn(["nimble_dodge", "camouflage"], hidden("C")))
    drafted = draft(host, "play nimble_dodge")
    assert texts(drafted.actions) == ["play nimble_dodge", "reveal C"]
    assert (still_asked(drafted), kinds(drafted)) == ("swap", ["played", "revealed"])


def test_a_draft_ends_where_chance_decides() -> None:
    host = host_of(turn(["fast_learning", "camouflage"]))
    drafted = draft(host, "play fast_learning", "reveal NW", "gain the top move card")
    assert (drafted.certain, drafted.final, still_asked(drafted)) == (False, True, None)
    assert kinds(drafted) == ["played", "revealed", "gained_card"]
    further = Draft(0, [*drafted.actions, *ids("gain the top move card")])
    assert host.receive(OCTOPUS, further) == Refused(Message("refused-not-now"))


def test_a_draft_ends_where_something_hidden_decides() -> None:
    host = host_of(hunt("search", at="N|C", pool=["yellow 6"]))
    drafted = draft(host, "use yellow 6 in N")
    assert (drafted.certain, drafted.final, still_asked(drafted)) == (False, True, None)
    assert kinds(drafted) == ["die_placed", "searched"]


def test_a_draft_ends_where_another_seat_decides() -> None:
    """Both are asked the same in a confrontation: an answer too many would be the other's."""
    s = hunt("search", at="N|C", pool=["red 6"])
    play(s, "use red 6 in C")
    host = host_of(s)
    drafted = draft(host, "choose fight")
    assert (drafted.certain, drafted.final, still_asked(drafted)) == (True, True, None)
    before = everything(host)
    for wanted in (Draft, Answer):
        both = wanted(0, ids("choose fight", "choose retreat"))
        assert host.receive(OCTOPUS, both) == Refused(Message("refused-not-now"))
    assert everything(host) == before


@pytest.mark.parametrize("card", ["fight", "retreat", "freeze"])
def test_k10_2_who_has_chosen_in_a_confrontation_is_asked_nothing_until_the_other_has(card: str) -> None:
    """What a card does is decided after both are shown; that it would ask for more must not be told before."""
    s = hunt("search", at="N|C", pool=["red 6"])
    play(s, "use red 6 in C")
    live = host_of(s).live
    assert asked_in(live, OCTOPUS) is not None
    assert asked_in(live, SHARK, early=True) is not None
    live.answer(KELP.actions.id(f"choose {card}"))
    assert asked_in(live, OCTOPUS, early=True) is None
    assert asked_in(live, SHARK) is not None


def test_a_draft_of_open_steps_is_not_final() -> None:
    host = host_of(hunt("currents", pool=["blue 2", "blue 5"]))
    drafted = draft(host, "place blue 2 on N|C")
    assert (drafted.certain, drafted.final, still_asked(drafted)) == (True, False, None)


def test_a_draft_that_shows_something_is_final() -> None:
    host = host_of(turn(["camouflage", "sneaking"], revealed("N", "S")))
    drafted = draft(host, "discard camouflage", "hide N")
    assert (drafted.certain, drafted.final, still_asked(drafted)) == (True, True, None)


def test_a_draft_that_ends_the_turn_is_final() -> None:
    host = host_of(hunt("move"))
    drafted = draft(host, "swim to NW|N facing south")
    assert (drafted.certain, drafted.final, still_asked(drafted)) == (True, True, None)
    assert kinds(drafted) == ["moved", "turn"]


def test_a_draft_is_final_if_what_follows_by_itself_is() -> None:
    """After the swap the Octopus has no card and must draw, so the swap cannot be taken back."""
    s = turn(["nimble_dodge"])
    play(s, "play nimble_dodge", "reveal NW")
    host = host_of(s)
    drafted = draft(host, "swap NW and N")
    situation = host.receive(OCTOPUS, Answer(0, drafted.actions))
    assert isinstance(situation, Situation)
    assert texts([KELP.actions.id(entry.action) for entry in host.live.record.entries]) == ["swap NW and N", "draw"]
    assert (drafted.final, situation.may_take_back) == (True, False)


# Over random games


@pytest.mark.slow
@every_game
def test_what_a_draft_tells_comes_true(game: Game, options: dict[str, Any]) -> None:
    """Its events happen, first of all; where it is certain, the table looks as it showed, and asks what it told."""
    lengths: Counter[int] = Counter()
    compared = 0
    for host, drafted in random_drafts(game, range(2), **options):
        seat = game.mover(host.live.state)
        known = look(host, seat).seen
        situation = host.receive(seat, Answer(n(host), drafted.actions, known))
        assert isinstance(situation, Situation)
        happened = [Told(one.event, one.said) for one in situation.events[: len(drafted.events)]]
        assert happened == drafted.events
        assert drafted.certain == (drafted.view is not None)
        more = len(situation.events) - len(drafted.events)  # what another seat did, where it had no choice
        assert drafted.asked is None or more == 0
        if drafted.certain and not more and situation.outcome is None:  # at the end everything is shown
            assert (situation.asked, situation.view) == (drafted.asked, drafted.view)
            compared += 1
        assert drafted.certain or drafted.asked is None
        assert drafted.asked is not None or not drafted.open
        lengths[len(drafted.actions)] += 1
    assert len(lengths) > 2
    assert compared > 10


@pytest.mark.slow
@every_game
def test_final_is_exactly_what_cannot_be_taken_back(game: Game, options: dict[str, Any]) -> None:
    final: Counter[bool] = Counter()
    for host, drafted in random_drafts(game, range(3), **options):
        seat, record = game.mover(host.live.state), host.live.record
        count = record.answers()
        host.receive(seat, Answer(n(host), drafted.actions))
        while record.answers() > count and isinstance(host.receive(seat, TakeBack(n(host))), Situation):
            pass
        assert drafted.final == (record.answers() > count), drafted.actions
        final[drafted.final] += 1
        if not drafted.final:
            host.receive(seat, Answer(n(host), drafted.actions))
    assert min(final[True], final[False]) > 10


# A payment


def test_a_payment_is_a_draft_that_tells_what_it_costs_slides_and_leaves() -> None:
    """Aquatica, A3.8: SB11 costs 7 power, the Legion has 3; a depth of SB05 and one of SB04 give two each."""
    s = AQUATICA.from_json({
        "game": "aquatica",
        "lower": ["SB11"],
        "seats": {"player1": {
            "hand": ["matrona", "legion"],
            "discard": ["sealord", "seahorse", "waveteller", "agent"],
            "mantas": {"ready": ["P1"], "tired": ["C1", "C1", "R1"]},
            "pockets": [{"location": "SB05", "risen": 1}, {"location": "SB04", "risen": 0}],
        }},
    })  # fmt: skip
    live = LiveGame.new(AQUATICA, fast(0))
    live.state = s
    host = Host(live, {}, {})

    def drafted(*actions: str) -> Drafted:
        told = host.receive(0, Draft(0, [AQUATICA.actions.id(text) for text in actions]))
        assert isinstance(told, Drafted), told
        return told

    open_ = drafted("play legion")
    assert open_.asked is not None
    assert (open_.open, open_.asked.kind) == (True, "conquer")
    paying = drafted("play legion", "conquer SB11")
    assert paying.asked is not None
    assert (paying.open, paying.asked.kind, paying.asked.fields["missing"]) == (True, "pay", 4)
    assert [option.text for option in paying.asked.options] == [
        "use the trained manta P1", "use the depth of SB04", "use the depth of SB05",
    ]  # fmt: skip
    whole = drafted("play legion", "conquer SB11", "use the depth of SB05", "use the depth of SB04")
    assert kinds(whole) == ["played", "depth_used", "risen", "manta_gained", "depth_used", "conquered", "turn"]
    assert (whole.open, whole.certain, whole.asked) == (False, True, None)
    assert whole.view is not None
    mine = whole.view["seats"]["player1"]
    assert mine["mantas"]["wild_ready"] == ["P1"], "SB05 has risen to the top"
    assert {pocket["location"]: pocket["risen"] for pocket in mine["pockets"] if pocket} == {
        "SB05": 2, "SB04": 1, "SB11": 0,
    }  # fmt: skip
    assert host.live.record.answers() == 0, "nothing is done yet"


def test_what_a_chain_makes_possible_is_told() -> None:
    """Aquatica: raising a Location to the top brings a manta that can be used next."""
    s = AQUATICA.from_json({
        "game": "aquatica",
        "seats": {"player1": {"pockets": [{"location": "SB14", "risen": 3}, {"location": "SB01", "risen": 1}]}},
    })  # fmt: skip
    live = LiveGame.new(AQUATICA, fast(0))
    live.state = s
    told = Host(live, {}, {}).receive(0, Draft(0, [AQUATICA.actions.id("use the trained manta R1")]))
    assert isinstance(told, Drafted)
    assert kinds(told) == ["manta_used", "raised", "risen", "manta_gained"]
    assert told.asked is not None
    assert not told.open
    assert "use the wild manta SC" in [option.text for option in told.asked.options]


# Whole choices


def picked(question: Question) -> Any:
    return question.fields.get("last", question.fields.get("first"))


def ways(game: Game, s: BaseState) -> list[list[int]]:
    """Every way to answer a choice of several things, played out answer by answer."""
    found = []
    for action in game.options(s):
        after = game.rules.copy(s)
        game.answer(after, action)
        goes_on = game.mover(after) == game.mover(s) and game.question(after).kind == game.question(s).kind
        if goes_on and picked(game.question(after)) is not None:
            found += [[action, *rest] for rest in ways(game, after)]
        else:
            found.append([action])
    return found


def check_choices(game: Game, s: BaseState) -> int:
    """The whole choices of a question are all there are, and no others; how many that is."""
    view = game.redact(s, game.mover(s))
    told = asked(game, view)
    if not {"last", "first"} & set(game.question(s).fields):
        assert told.choices is None
        assert [option.action for option in told.options] == game.options(s)
        return 0
    found = ways(game, s)
    if len(found) > MANY or max(map(len, found)) == 1:
        assert told.choices is None
        return 0
    assert told.choices is not None
    assert [choice.actions for choice in told.choices] == found
    assert [choice.picks for choice in told.choices] == [[a for a in way if a not in CLOSING] for way in found]
    sets = [tuple(sorted(choice.picks)) for choice in told.choices]
    assert len(set(sets)) == len(sets), "the same picks mean one choice"
    listed = {option.action: option for option in told.options}
    assert set(listed) == {action for way in found for action in way}, "also what ends a choice after its first pick"
    assert all(option.text == game.actions.text(action) for action, option in listed.items())
    assert {action for action, option in listed.items() if option.closing} == CLOSING & set(listed)
    return len(found)


@every_setup
def test_whole_choices_are_all_ways_and_only_those(options: dict[str, str]) -> None:
    listed: Counter[str] = Counter()
    for s in positions(KELP, options, range(4), every=2):
        if KELP.mover(s) != OVER and check_choices(KELP, s):
            listed[KELP.question(s).kind] += 1
    assert set(listed) >= {"pay", "hide", "shuffle"}, listed


SEVERAL = {
    "relentless": (lambda: hunt("rolled", pool=["blue 2", "blue 2", "red 3"], cards=["relentless_5"]), 4),
    "reactive": (lambda: hunt("before_roll", drawn=["blue", "yellow", "red"], cards=["reactive_7"]), 3),
    "store": (lambda: hunt("store", pool=["blue 2", "blue 2", "blue 3", "red 3"], energy=["blue 1"]), 4),
    "search": (lambda: hunt("search", at="N|C", pool=["yellow 6", "yellow 5", "red 5"]), 13),
    "remove": (
        lambda: hunt(
            "search",
            at="N|C",
            pool=["yellow 6"],
            currents={"NW|N": 3, "C|S": 2, "S|SE": 4},
            blocks={"N": "trap_two"},
        ),
        7,
    ),
}
LEADING_TO = {"relentless": "use relentless", "reactive": "use reactive", "remove": "use yellow 6 in N"}


@pytest.mark.parametrize("kind", SEVERAL)
def test_the_ways_of_rarer_questions(kind: str) -> None:
    position, count = SEVERAL[kind]
    s = position()
    if kind in LEADING_TO:
        play(s, LEADING_TO[kind])
    assert KELP.question(s).kind == kind
    assert check_choices(KELP, s) == count


def test_a_whole_choice_can_be_sent_as_it_is() -> None:
    for i in range(7):
        s = turn(["camouflage", "sneaking"], revealed("N", "E", "S"))
        play(s, "play camouflage")
        host = host_of(s)
        situation = look(host, OCTOPUS)
        assert situation.asked is not None
        assert situation.asked.choices is not None
        choice = situation.asked.choices[i % len(situation.asked.choices)]
        assert isinstance(host.receive(OCTOPUS, Answer(0, choice.actions)), Situation)
        hidden_now = {entry.action for entry in host.live.record.entries} - {"done"}
        assert hidden_now == {KELP.actions.text(pick) for pick in choice.picks}


@pytest.mark.parametrize(("zones", "count"), [("NW N NE W C E SW S", 162), ("NW N NE W C E SW S SE", None)])
def test_more_ways_than_a_person_can_read_are_not_listed(zones: str, count: int | None) -> None:
    """To hide up to four blocks of eight there are 162 ways, of nine 255."""
    game = fathoms.game("kelp", data={"octopus.toml": {"cards": [{"id": "camouflage", "effect": ["hide 4"]}]}})
    s = turn(["camouflage", "sneaking"], revealed(*zones.split()), game=game)
    play(s, "play camouflage", game=game)
    told = asked(game, game.redact(s, OCTOPUS))
    assert (told.choices and len(told.choices)) == count
    assert len(ways(game, s)) == (count or 255)
    assert {option.action for option in told.options} == set(game.options(s)) | (
        {action for choice in told.choices or [] for action in choice.actions}
    )


class Tried:
    """Kelp, with a list of what was tried out."""

    def __init__(self) -> None:
        self.actions_tried: list[str] = []

    def preview(self, view: Any, action: int) -> Any:
        self.actions_tried.append(KELP.actions.text(action))
        return KELP.preview(view, action)

    def __getattr__(self, name: str) -> Any:
        return getattr(KELP, name)


def test_a_draft_that_goes_on_is_not_followed_from_its_beginning_again() -> None:
    game: Any = Tried()
    drafts, view = Drafts(game), KELP.redact(turn(["camouflage", "sneaking"], revealed("N", "E", "S")), OCTOPUS)

    def tried(n: int, *texts: str) -> list[str]:
        game.actions_tried.clear()
        followed = drafts.follow(n, view, ids(*texts))
        assert followed == follow(KELP, view, ids(*texts))
        return list(game.actions_tried)

    assert tried(7, "play camouflage") == ["play camouflage"]
    assert tried(7, "play camouflage", "hide N") == ["hide N"]
    assert tried(7, "play camouflage", "hide N", "hide S") == ["hide S"]
    assert tried(7, "play camouflage", "hide N", "hide S") == [], "nor when it is sent"
    assert tried(7, "play camouflage", "hide E", "hide S") == ["hide E", "hide S"], "after another choice"
    assert tried(8, "play camouflage") == ["play camouflage"], "once something has happened"
