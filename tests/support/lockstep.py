"""The compiled package and an interpreted copy of it side by side, playing the same games answer by answer."""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import fathoms
from fathoms._interpreted import interpreted_modules

LOOK = 10  # views, worlds and JSON are compared after every so many answers


@dataclass(frozen=True)
class Side:
    """One of the two: a game and what belongs to it. The two share no class."""

    game: Any
    fast: Callable[[int], Any]
    sink: Callable[[], Any]
    options: Callable[[], Any]
    play_out: Callable[..., int]

    def playout(self, seed: int, options: dict[str, Any]) -> tuple[int, bytes]:
        """A whole random game inside the package: its length and its end."""
        s = self.game.new(chance=self.fast(seed), **options)
        decisions = self.play_out(self.game.rules, s, self.fast(seed + 1), self.options())
        return decisions, s.to_bytes()


def side(game: Any) -> Side:
    core = "fathoms.core."
    return Side(
        game,
        import_module(core + "chance").fast,
        import_module(core + "events").Sink,
        import_module(core + "options").Options,
        import_module(core + "playout").play_out,
    )


def two_sides(name: str) -> tuple[Side, Side]:
    """The package in use, and the interpreted copy."""
    used = side(fathoms.game(name))
    with interpreted_modules() as package:
        return used, side(package.game(name))


def compare(sides: tuple[Side, Side], options: dict[str, Any], seeds: Iterable[int]) -> int:
    """Play these games on both sides: bytes, options and events are equal after each answer. How many answers."""
    answers = 0
    for seed in seeds:
        choose = random.Random(seed)
        states = [one.game.new(chance=one.fast(seed), **options) for one in sides]
        assert states[0].to_bytes() == states[1].to_bytes(), f"the setup differs: {options}, seed {seed}"
        for n in range(100_000):
            where = f"{options}, seed {seed}, answer {n}"
            found = [one.game.options(s) for one, s in zip(sides, states)]
            assert found[0] == found[1], f"the options differ: {where}"
            if not found[0]:
                break
            if n % LOOK == 0:
                looks = [look(one, s, seed + n) for one, s in zip(sides, states)]
                assert looks[0] == looks[1], f"a view, a world or the JSON differs: {where}"
            action = choose.choice(found[0])
            events = []
            for one, s in zip(sides, states):
                s.sink = one.sink()
                one.game.answer(s, action)
                events.append(s.sink.take())
            assert states[0].to_bytes() == states[1].to_bytes(), f"the states differ: {where}, action {action}"
            assert events[0] == events[1], f"the events differ: {where}, action {action}"
            answers += 1
        assert sides[0].game.outcome(states[0]).reason == sides[1].game.outcome(states[1]).reason
    return answers


def look(one: Side, s: Any, seed: int) -> list[Any]:
    """All views, a world of each, and everything as JSON."""
    game = one.game
    views = [game.redact(s, seat) for seat in range(-1, len(game.seated(game.options_of(s))))]
    seen: list[Any] = [view.masked.to_bytes() for view in views]
    seen += [game.resample(view, seed).to_bytes() for view in views]
    seen += [game.to_json(view) for view in views]
    seen += [game.rules.check(s), game.to_json(s), game.from_json(game.to_json(s)).to_bytes()]
    return seen
