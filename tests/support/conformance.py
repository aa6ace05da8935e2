"""What every game promises, as checks of one position. The conformance tests and the long runs share them.

Only the public contract and the core are used, so a game needs nothing but its registration to be held to all this.
"""

import hashlib
import itertools
import json
import pickle
import random
from collections import Counter
from collections.abc import Iterator
from copy import copy, deepcopy
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

import fathoms
from fathoms.core.chance import Source, fast
from fathoms.core.errors import BadOption, ChanceError, FathomsError, IllegalAction, NotYourView, UnknownAction
from fathoms.core.events import Sink, seen
from fathoms.core.game import OVER, Game
from fathoms.core.options import Options
from fathoms.core.state import BaseState

SPECTATOR = -1
FEW = 12  # combinations of options that are all tried
LONGEST = 20_000  # answers in any game
ASKED = 24  # positions of each kind of question, over the sets of options of a game
ASKING_GAMES = 200  # in which questions are looked for, also those that are seldom asked
MOST_OPTIONS = 512
# Keys under which chance, past or future, could slip into what a seat is sent.
CHANCE_KEYS = {"chance", "fast", "sealed", "scripted", "bounds", "counter", "seed"}


@dataclass(frozen=True)
class Setup:
    """A game with one allowed combination of its options."""

    name: str
    chosen: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return "-".join([self.name, *(str(value) for _, value in self.chosen)])

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.chosen)

    @property
    def game(self) -> Game:
        return fathoms.game(self.name)


@cache
def setups() -> list[Setup]:
    """Every registered game with its options: all combinations that are not forbidden, or where these are many, so
    many of them that every two values that may go together do so in one."""
    return [setup for name in fathoms.games() for setup in covering(combinations(name), 2)]


@cache
def few_setups() -> list[Setup]:
    """So many that every value of every option is in one."""
    return [setup for name in fathoms.games() for setup in covering(combinations(name), 1)]


def share(setup: Setup, games: int) -> int:
    """So many games of a set of options that a game with many sets takes hardly longer than one with a few."""
    return max(1, games * 3 // sum(other.name == setup.name for other in setups()))


def combinations(name: str) -> list[Setup]:
    settings = fathoms.game(name).settings
    found = []
    for values in itertools.product(*(setting.values for setting in settings.settings)):
        chosen = {setting.name: value for setting, value in zip(settings.settings, values, strict=True)}
        try:
            settings.complete(chosen)
        except BadOption:
            continue
        found.append(Setup(name, tuple(chosen.items())))
    return found


def covering(all_setups: list[Setup], together: int) -> list[Setup]:
    """Greedily, the one first that brings most new values, so many of them together."""
    if len(all_setups) <= FEW:
        return all_setups
    values = {setup: set(itertools.combinations(setup.chosen, together)) for setup in all_setups}
    missing = set().union(*values.values())
    chosen = []
    while missing:
        best = max(all_setups, key=lambda setup: len(values[setup] & missing))
        chosen.append(best)
        missing -= values[best]
    return chosen


def play(game: Game, options: dict[str, Any], seed: int) -> Iterator[BaseState]:
    """A random game, position by position, the last one included. The same state is yielded again and again."""
    s = game.new(chance=fast(seed), **options)
    choose = random.Random(seed)
    for _ in range(LONGEST):
        yield s
        if game.mover(s) == OVER:
            return
        game.answer(s, choose.choice(game.options(s)))
    raise AssertionError(f"a random game with seed {seed} has not ended after {LONGEST} answers")


def positions(game: Game, options: dict[str, Any], seeds: range, every: int = 1) -> list[BaseState]:
    """Every so many positions of some random games, and all their last ones."""
    found = []
    for seed in seeds:
        for n, s in enumerate(play(game, options, seed)):
            if n % every == seed % every or game.mover(s) == OVER:
                found.append(game.rules.copy(s))
    return found


@cache
def of_each_question(setup: Setup) -> dict[str, list[BaseState]]:
    """Positions of each kind of question, drawn from all over many random games. Tests do not change them."""
    game, out, choose, count = setup.game, Options(), random.Random(1), share(setup, ASKED)
    found: dict[int, list[BaseState]] = {}
    asked: Counter[int] = Counter()
    for seed in range(share(setup, ASKING_GAMES)):
        s = game.new(chance=fast(seed), **setup.options)
        while s.mover != OVER:
            kind = s.asked()
            asked[kind] += 1
            kept = found.setdefault(kind, [])
            place = len(kept) if len(kept) < count else choose.randrange(asked[kind])
            if place < count:
                kept[place:] = [game.rules.copy(s), *kept[place + 1 :]]
            game.rules.options(s, out)
            game.rules.answer(s, out.ids[choose.randrange(out.count)])
    return {game.question(kept[0]).kind: kept for kept in found.values()}


def neighbours(game: Game, s: BaseState) -> Iterator[BaseState]:
    """The position, and all that one answer or two lead to in the same world, as long as something is asked."""
    if game.mover(s) == OVER:
        return
    yield s
    for answers in (1, 2):
        for near in after(game, s, answers):
            if game.mover(near) != OVER:
                yield near


def after(game: Game, s: BaseState, answers: int) -> Iterator[BaseState]:
    """Every position that so many answers lead to."""
    if answers == 0:
        yield s
    elif game.mover(s) != OVER:
        for action in game.options(s):
            twin = game.rules.copy(s)
            game.rules.answer(twin, action)
            yield from after(game, twin, answers - 1)


def knowledge(game: Game, s: BaseState) -> bytes:
    """What the seat to move knows. Things that lie in an order which cannot matter are sorted first: a game that has
    some brings `sort_rows` in the module of its name beside this one."""
    masked: Any = game.redact(s, game.mover(s)).masked
    own = import_module(f"support.{game.name}") if find_spec(f"support.{game.name}") else None
    getattr(own, "sort_rows", lambda masked: None)(masked)
    told: bytes = masked.to_bytes()
    return told


def seats(game: Game, s: BaseState) -> list[int]:
    """The seats of this game and the spectator. An option may leave seats empty: there is no view for those."""
    taken = [SPECTATOR]
    for seat in range(len(game.seats)):
        try:
            game.redact(s, seat)
        except FathomsError:
            break
        taken.append(seat)
    return taken


def digest(s: BaseState) -> str:
    return hashlib.sha256(s.to_bytes()).hexdigest()


def told(game: Game, s: BaseState) -> dict[str, Any]:
    """The state as JSON without its chance, to compare two that came about in different ways."""
    return {key: value for key, value in game.to_json(s).items() if key != "chance"}


def events_of(game: Game, s: BaseState, action: int, seat: int) -> list[dict[str, Any]]:
    """What a seat sees happen when an action is answered on this very state."""
    s.sink = Sink()
    game.answer(s, action)
    events = [game.event_json(event) for event in seen(s.sink.take(), seat)]
    s.sink = None
    return events


# Copies and forms


def check_copies(game: Game, s: BaseState, choose: random.Random) -> None:
    """An answer to a copy leaves its parent as it was, and the copy plays on like the parent would."""
    before = digest(s)
    twins = [game.rules.copy(s) for _ in range(3)]
    assert all(digest(twin) == before and twin == s for twin in twins)
    if game.mover(s) != OVER:
        action = choose.choice(game.options(s))
        game.answer(twins[0], action)
        game.answer(twins[1], action)
        assert twins[0] == twins[1]
        assert hash(twins[0]) == hash(twins[1])
    for seat in seats(game, s):
        game.resample(game.redact(s, seat), choose.randrange(1 << 40))
    game.to_json(s)
    assert digest(s) == before
    assert digest(twins[2]) == before


def check_forms(game: Game, s: BaseState) -> None:
    """Bytes, pickle, copy and JSON give the same state back."""
    from_bytes, arguments = s.__reduce__()
    assert arguments == (s.to_bytes(),)
    for twin in (from_bytes(*arguments), pickle.loads(pickle.dumps(s)), copy(s), deepcopy(s)):
        assert twin == s
        assert twin.to_bytes() == s.to_bytes()
    form = game.to_json(s)
    text = json.dumps(form)
    assert json.loads(text) == form
    again = game.from_json(json.loads(text))
    assert again == s
    assert game.to_json(again) == form
    for seat in seats(game, s):
        view = game.redact(s, seat)
        twin = pickle.loads(pickle.dumps(view))
        assert twin == view
        assert hash(twin) == hash(view)


# Questions and answers


def check_options(game: Game, s: BaseState) -> None:
    """Ascending, unique, never empty before the end, bounded, all in the table; `Rules` finds the same."""
    options = game.options(s)
    if game.mover(s) == OVER:
        assert options == []
        assert game.outcome(s) is not None
        with pytest.raises(IllegalAction):
            game.question(s)
        return
    assert game.outcome(s) is None
    assert 0 < len(options) <= MOST_OPTIONS
    found = Options()
    game.rules.options(s, found)
    assert found.listed() == options
    assert all(a < b for a, b in itertools.pairwise(options))
    assert game.mover(s) in seats(game, s)
    assert game.question(s).seat == game.mover(s)
    for action in options:
        assert game.actions.id(game.actions.text(action)) == action
        assert game.actions.id(game.actions.action(action)) == action


def check_refusals(game: Game, s: BaseState, choose: random.Random) -> None:
    """What is no option is refused with a named error, and nothing changes."""
    before = digest(s)
    options = set(game.options(s))
    illegal = choose.sample([action for action in game.actions if action not in options], 5)
    for action in [*illegal, -1, max(game.actions) + 1, 1 << 70, -(1 << 70)]:
        with pytest.raises(IllegalAction):
            game.answer(s, action)
    with pytest.raises(IllegalAction):
        game.answer(s, True)
    for strange in (1.0, "0", None):  # compiled code refuses these by their type
        with pytest.raises((IllegalAction, TypeError)):
            game.answer(s, strange)  # type: ignore[arg-type]
    for unknown in (-1, max(game.actions) + 1, 1 << 70):
        with pytest.raises(UnknownAction):
            game.actions.text(unknown)
        with pytest.raises(UnknownAction):
            game.describe(s, unknown)
    if game.mover(s) != OVER:
        view = game.redact(s, game.mover(s))
        for action in [*illegal, -1, 1 << 70]:
            with pytest.raises(FathomsError):
                game.preview(view, action)
    assert digest(s) == before


def check_own_view(game: Game, s: BaseState) -> None:
    """To the seat that is asked, its view says about the question all that the state says; others cannot ask."""
    mover = game.mover(s)
    for seat in seats(game, s):
        view = game.redact(s, seat)
        assert game.mover(view) == mover
        assert game.outcome(view) == game.outcome(s)
        assert game.options_of(view) == game.options_of(s)
        if mover == OVER:
            assert game.options(view) == []
        else:
            assert game.question(view) == game.question(s)
            if seat != mover:
                with pytest.raises(NotYourView):
                    game.options(view)
    if mover != OVER:
        view = game.redact(s, mover)
        options = game.options(s)
        assert game.options(view) == options
        for action in options:
            message = game.describe(view, action)
            assert message == game.describe(s, action)
            assert message.id.startswith(f"{game.name}-")


# Honesty


def judgement(game: Game, view: Any) -> list[Any]:
    """Everything that a seat, or a bot in its place, can get out of the game."""
    heard: list[Any] = [game.mover(view), game.outcome(view), game.options_of(view), game.to_json(view)]
    heard += [game.points(view), game.things.on_table(view), game.good_for(view)]
    if game.mover(view) != OVER:
        heard += [game.question(view), game.reach(view), game.open_options(view)]
        if game.mover(view) == view.seat:
            options = game.options(view)
            heard += [options, [game.describe(view, action) for action in options]]
            heard += [game.hindrances(view), [game.way(view, action) for action in options]]
            heard += [game.preview(view, action) for action in spread(options, 3)]
            heard.append(options[hash(json.dumps(game.to_json(view))) % len(options)])  # a simple bot
    return heard


def spread(things: list[int], most: int) -> list[int]:
    """At most so many of them, from the first to the last."""
    return things[:: max(1, len(things) // most)][:most]


def check_honest(game: Game, s: BaseState, seat: int, seed: int) -> bool:
    """A world resampled from a seat's view is a possible one, and that seat cannot tell it from the real one.

    Says whether the two worlds differ, chance aside: a check that never sees two worlds shows nothing.
    """
    view = game.redact(s, seat)
    other = game.resample(view, seed)
    assert game.rules.check(other) == ""
    again = game.redact(other, seat)
    assert again == view
    assert judgement(game, again) == judgement(game, view)
    assert game.resample(view, seed) == other
    return told(game, s) != told(game, other)


def check_events(game: Game, s: BaseState, other: BaseState, seat: int, action: int, seed: int) -> bool:
    """Two worlds that a seat cannot tell apart, the same answer, the same luck: what the seat is told is the same.

    Unless something came to light: then the seat's views differ as well. An event may not tell more than the view.
    """
    here, there = game.rules.copy(s), game.rules.copy(other)
    here.chance, there.chance = fast(seed), fast(seed)
    events = [events_of(game, world, action, seat) for world in (here, there)]
    alike = game.redact(here, seat) == game.redact(there, seat)
    if alike:
        assert events[0] == events[1]
    return alike


def check_no_chance(game: Game, s: BaseState, secret: str = "") -> None:
    """A view cannot draw, and neither its JSON nor its bytes hold anything of chance."""
    for seat in seats(game, s):
        view = game.redact(s, seat)
        assert view.masked.chance.source == Source.NONE
        assert view.masked.chance.counter == 0
        with pytest.raises(ChanceError):
            view.masked.chance.below(6)
        form = game.to_json(view)
        assert not CHANCE_KEYS & set(keys(form))
        if secret:
            assert secret not in json.dumps(form)
            assert bytes.fromhex(secret) not in pickle.dumps(view)


def keys(form: Any) -> Iterator[str]:
    """Every key in a JSON document."""
    if isinstance(form, dict):
        for key, value in form.items():
            yield key
            yield from keys(value)
    elif isinstance(form, list):
        for value in form:
            yield from keys(value)


def check_preview(game: Game, s: BaseState, action: int) -> None:
    """What a preview tells comes true; a preview that is certain tells all."""
    seat = game.mover(s)
    preview = game.preview(game.redact(s, seat), action)
    events = events_of(game, game.rules.copy(s), action, seat)
    assert list(preview.events) == events[: len(preview.events)]
    if preview.certain:
        assert len(preview.events) == len(events)
