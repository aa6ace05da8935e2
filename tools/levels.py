"""How long the levels take: decisions of games against `greedy` at full speed, timed by the CPU.

    tools/levels.py                         200 decisions of every level and game
    tools/levels.py --decisions 40 kelp     a short trial of one game

The budgets of playouts stand in each game's insight.toml; a level is to take its seconds in 99 of 100 decisions.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import fathoms
from fathoms.bots.greedy import GreedyBot
from fathoms.bots.levels import LEVELS, LevelBot
from fathoms.core.chance import fast
from fathoms.core.events import Sink, seen
from fathoms.core.game import OVER
from fathoms.core.seeds import derived

FOLDER = Path(__file__).resolve().parent.parent / "build/figures"


def timed(name: str, level: str) -> Iterator[tuple[float, int]]:
    """CPU seconds and playouts of decision after decision, in game after game with changing seats."""
    game = fathoms.game(name)
    number = 0
    while True:
        number += 1
        s = game.new(chance=fast(derived(1, number)))
        options = game.options_of(s)
        seats = game.seated(options)
        bots = [LevelBot(level) if (seat + number) % 2 else GreedyBot() for seat in range(len(seats))]
        for seat, bot in enumerate(bots):
            bot.start(game, seat, options, derived(2, number, seat))
        s.sink = Sink()
        while (mover := game.mover(s)) != OVER:
            legal = game.options(s)
            action = legal[0]
            if len(legal) > 1:
                begun = time.process_time()
                action = bots[mover].choose(game.redact(s, mover), legal, None)
                if isinstance(bots[mover], LevelBot):
                    yield time.process_time() - begun, bots[mover].explain()["playouts"]
            game.answer(s, action)
            events = s.sink.take()
            for seat, bot in enumerate(bots):
                bot.see(seen(events, seat))


def main() -> int:
    parser = argparse.ArgumentParser(description="How long the levels take.")
    parser.add_argument("games", nargs="*", default=fathoms.games())
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--levels", default=",".join(LEVELS))
    wanted = parser.parse_args()
    figures: dict[str, dict[str, dict[str, float]]] = {}
    for name in wanted.games:
        for level in wanted.levels.split(","):
            times: list[float] = []
            playouts = 0
            for seconds, played in timed(name, level):
                times.append(seconds)
                playouts += played
                if len(times) == wanted.decisions:
                    break
            times.sort()
            told = {
                "goal": LEVELS[level].seconds,
                "p99": round(times[int(0.99 * (len(times) - 1))], 4),
                "mean": round(sum(times) / len(times), 4),
                "most": round(times[-1], 4),
                "playouts_per_s": round(playouts / sum(times)),
            }
            figures.setdefault(name, {})[level] = told
            print(name, level, told, flush=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "levels.json").write_text(json.dumps(figures, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
