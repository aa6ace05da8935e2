"""Golden playthroughs: one random game for each set of options, told in full, compared line by line.

Each step tells the question, all options, the answer, the events with their audience, and what changed in the view of
the spectator; of the other views what is not in that one. So the files hold every view of the game, and a change of
behaviour shows as a readable difference. A new set of options starts with seed 1; edit the seed in the first line for
another game.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.conformance import SPECTATOR, Setup, few_setups

from fathoms.core.chance import fast
from fathoms.core.events import Sink, seen
from fathoms.core.game import OVER, Game
from fathoms.core.state import BaseState

HERE = Path(__file__).parent
LARGEST = 100_000


def golden_file(setup: Setup) -> Path:
    return HERE / f"{setup}.txt"


def flat(form: Any, path: str = "") -> dict[str, str]:
    """A JSON document as one line for each value; a list is one value."""
    if isinstance(form, dict) and form:
        lines = {}
        for key, value in form.items():
            lines.update(flat(value, f"{path}.{key}" if path else key))
        return lines
    return {path: json.dumps(form)}


def looks(game: Game, s: BaseState) -> dict[int, dict[str, str]]:
    """All views, the spectator's first; of the others only what that one does not have."""
    views = {
        seat: flat(game.to_json(game.redact(s, seat)))
        for seat in (SPECTATOR, *range(len(game.seated(game.options_of(s)))))
    }
    public = views[SPECTATOR]
    for seat, view in views.items():
        if seat != SPECTATOR:
            views[seat] = {path: value for path, value in view.items() if public.get(path) != value}
            views[seat].update({path: "absent" for path in public if path not in view})
    del public["data"]
    return views


def changes(game: Game, before: dict[int, dict[str, str]], after: dict[int, dict[str, str]]) -> Iterator[str]:
    for seat, view in after.items():
        name = "view" if seat == SPECTATOR else f"view of {game.seats[seat]}"
        for path in sorted(view.keys() | before[seat].keys()):
            if view.get(path) != before[seat].get(path):
                yield f"  {name}: {path} {view.get(path, 'as for everyone' if seat != SPECTATOR else 'gone')}"


def audience(game: Game, event: tuple[int, ...]) -> str:
    if seen([event], SPECTATOR):
        return "event"
    return "event to " + " and ".join(name for seat, name in enumerate(game.seats) if seen([event], seat))


def named(fields: dict[str, Any]) -> str:
    return "".join(f" {name}={json.dumps(value)}" for name, value in fields.items())


def playthrough(setup: Setup, seed: int) -> Iterator[str]:
    game = setup.game
    choose = random.Random(seed)
    s = game.new(chance=fast(seed), **setup.options)
    yield f"{setup.name}{named(setup.options)} seed={seed}"
    after = looks(game, s)
    yield from changes(game, {seat: {} for seat in after}, after)
    step = 0
    while game.mover(s) != OVER:
        step += 1
        question = game.question(s)
        yield f"{step} {game.seats[question.seat]}: {question.kind}{named(dict(question.fields))}"
        options = game.options(s)
        yield "  options: " + " | ".join(game.actions.text(option) for option in options)
        action = choose.choice(options)
        yield f"  answer: {game.actions.text(action)}"
        s.sink = Sink()
        game.answer(s, action)
        for event in s.sink.take():
            told = game.event_json(event[:5])
            yield f"  {audience(game, event)}: {told.pop('event')}{named(told)}"
        before, after = after, looks(game, s)
        yield from changes(game, before, after)
    outcome = game.outcome(s)
    assert outcome is not None
    yield f"over: winner={outcome.winner} reason={outcome.reason} scores={outcome.scores} ranks={outcome.ranks}"


def seed_in(path: Path) -> int:
    return int(path.read_text("utf-8").split("\n", 1)[0].rsplit("seed=", 1)[1]) if path.exists() else 1


@pytest.mark.slow
@pytest.mark.parametrize("setup", few_setups(), ids=str)
def test_the_game_goes_as_it_went(setup: Setup, request: pytest.FixtureRequest) -> None:
    path = golden_file(setup)
    now = "\n".join(playthrough(setup, seed_in(path))) + "\n"
    if request.config.getoption("--rewrite-golden", default=False):
        path.write_text(now, "utf-8")
    assert path.exists(), "no golden playthrough yet: pytest tests/golden --rewrite-golden"
    then = path.read_text("utf-8")
    for n, (was, told) in enumerate(zip(then.splitlines(), now.splitlines()), 1):
        assert told == was, f"{path.name}:{n}"
    assert len(now.splitlines()) == len(then.splitlines())
    assert len(then) < LARGEST, "choose a shorter game"


def test_every_golden_file_belongs_to_a_game() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == {golden_file(setup).name for setup in few_setups()}
