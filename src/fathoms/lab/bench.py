"""How fast a game is on one core: playouts, steps, copies, views, searches; and peers measured beside it.

All measurements are rates by `process_time`. Each round takes a slice of every one of them in turn and the best slice
counts, so a machine that is busy for a while is unfair to nobody.
"""

import random
import time
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any

from fathoms.bots.search import SearchBot
from fathoms.core.chance import fast
from fathoms.core.errors import FathomsError
from fathoms.core.game import OVER, Game, View
from fathoms.core.insight import TO_THE_END
from fathoms.core.options import Options
from fathoms.core.playout import play_games
from fathoms.core.state import BaseState

Work = Callable[[], int]  # does something several times and tells how often

POSITIONS = 200
GAMES_AT_ONCE = 20
SIMULATIONS = 200  # of a decision


class MissingPeer(FathomsError):
    """A package to measure against is not installed."""


def measure(
    games: Iterable[Game], peers: bool = False, rounds: int = 5, seconds: float = 0.25
) -> dict[str, dict[str, dict[str, float]]]:
    """The figures of each game and each peer, by the names that `fathoms bench --json` shows."""
    works: dict[tuple[str, str, str], Work] = {}
    for game in games:
        for key, work in works_of(game).items():
            works["games", game.name, key] = work
    if peers:
        works["peers", "openspiel_hanabi", "step_per_s"] = hanabi_steps()
        works["peers", "openspiel_gin_rummy", "random_search_per_s"] = gin_rummy_simulations()
    figures: dict[str, dict[str, dict[str, float]]] = {"games": {}, "peers": {}}
    for (sort, name, key), rate in best_rates(works, rounds, seconds).items():
        per = {"ns": 1e9, "us": 1e6}.get(key.rpartition("_")[2])
        figures[sort].setdefault(name, {})[key] = round(rate) if per is None else round(per / rate, 3)
    return figures


def best_rates(works: Mapping[Any, Work], rounds: int, seconds: float) -> dict[Any, float]:
    """How often a second each work is done at best; slices of the works take turns."""
    best = dict.fromkeys(works, 0.0)
    for _ in range(rounds):
        for key, work in works.items():
            best[key] = max(best[key], rate(work, seconds))
    return best


def rate(work: Work, seconds: float) -> float:
    done = 0
    start = time.process_time()
    while True:
        done += work()
        spent = time.process_time() - start
        if spent >= seconds:
            return done / spent


def works_of(game: Game) -> dict[str, Work]:
    positions = states_of(game, POSITIONS)
    views = [game.redact(s, seat) for s in positions for seat in range(len(game.seated(game.options_of(s))))]
    return {
        "playout_decisions_per_s": playouts(game),
        "step_per_s": steps(game),
        "copy_ns": copies(game, positions),
        "redact_us": redactions(game, positions),
        "resample_us": resamplings(game, views),
        "search_per_s": simulations(game, random_rollouts=False),
        "random_search_per_s": simulations(game, random_rollouts=True),
    }


def playouts(game: Game) -> Work:
    """Random games inside compiled code, from the setup to the end."""
    out = Options()
    like = game.new(chance=fast(0))
    number = 0

    def work() -> int:
        nonlocal number
        number += GAMES_AT_ONCE
        return play_games(game.rules, like, number, GAMES_AT_ONCE, out)

    return work


def steps(game: Game) -> Work:
    """The same games through the public contract: ask for the options, choose one, answer."""
    draw = random.Random(1).random
    number = 0

    def work() -> int:
        nonlocal number
        number += 1
        done = 0
        s = game.new(chance=fast(number))
        while game.mover(s) != OVER:
            options = game.options(s)
            game.answer(s, options[int(draw() * len(options))])
            done += 1
        return done

    return work


def states_of(game: Game, count: int) -> list[BaseState]:
    """States from all over random games."""
    draw = random.Random(2).random
    found: list[BaseState] = []
    number = 0
    while len(found) < count:
        number += 1
        s = game.new(chance=fast(number))
        while game.mover(s) != OVER and len(found) < count:
            if draw() < 0.1:
                found.append(game.rules.copy(s))
            options = game.options(s)
            game.answer(s, options[int(draw() * len(options))])
    return found


def copies(game: Game, positions: list[BaseState]) -> Work:
    copy = game.rules.copy

    def work() -> int:
        for s in positions:
            copy(s)
        return len(positions)

    return work


def redactions(game: Game, positions: list[BaseState]) -> Work:
    seats = range(len(game.seated(game.options_of(positions[0]))))

    def work() -> int:
        for s in positions:
            for seat in seats:
                game.redact(s, seat)
        return len(positions) * len(seats)

    return work


def resamplings(game: Game, views: list[View]) -> Work:
    seed = 0

    def work() -> int:
        nonlocal seed
        for view in views:
            seed += 1
            game.resample(view, seed)
        return len(views)

    return work


def simulations(game: Game, random_rollouts: bool) -> Work:
    """A search at the opening of a game, every rollout to the end: by the game's policy, or at random as the peer's."""
    number = 0

    def work() -> int:
        nonlocal number
        number += 1
        s = game.new(chance=fast(number))
        bot = SearchBot(SIMULATIONS)
        bot.start(game, s.mover, game.options_of(s), number)
        bot.tree.horizon = TO_THE_END
        bot.tree.blind = random_rollouts
        bot.choose(game.redact(s, s.mover), game.options(s), None)
        return bot.tree.simulations

    return work


def open_spiel() -> Any:
    try:
        return import_module("pyspiel")
    except ImportError:
        raise MissingPeer("error-open-spiel-missing") from None


def gin_rummy_simulations() -> Work:
    """OpenSpiel's own information-set search, in C++, at the opening of gin rummy with random rollouts."""
    pyspiel = open_spiel()
    game = pyspiel.load_game("gin_rummy")
    source = random.Random(1)
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS)

    def work() -> int:
        s = game.new_initial_state()
        while s.is_chance_node():
            actions, weights = zip(*s.chance_outcomes())
            s.apply_action(source.choices(actions, weights)[0])
        bot.step(s)
        return SIMULATIONS

    return work


def hanabi_steps() -> Work:
    """OpenSpiel's hanabi as a Python program drives it; a step is one applied action, the chance nodes' included."""
    pyspiel = open_spiel()
    game = pyspiel.load_game("hanabi")
    source = random.Random(1)
    draw = source.random

    def work() -> int:
        done = 0
        s = game.new_initial_state()
        while not s.is_terminal():
            if s.is_chance_node():
                actions, weights = zip(*s.chance_outcomes())
                s.apply_action(source.choices(actions, weights)[0])
            else:
                options = s.legal_actions()
                s.apply_action(options[int(draw() * len(options))])
            done += 1
        return done

    return work
