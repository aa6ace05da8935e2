"""No bot can cheat: its choice follows from the view and the events of its seat, and from nothing else."""

import random

import pytest
from support.conformance import Setup

from fathoms.bots.named import BOTS, bot
from fathoms.core.chance import fast
from fathoms.core.events import Sink, seen
from fathoms.core.game import OVER

KELP = [Setup("kelp", (("board", board),)) for board in ("day", "night")]
AQUATICA = [
    Setup("aquatica", (("players", 2),)),
    Setup("aquatica", (("players", 3), ("kings", "draft"))),
    Setup("aquatica", (("players", 1),)),
]
# A hundred playouts or more for each that counts them.
SPEEDS = {"search": 0.1, "easy": 0.1, "medium": 0.035, "hard": 0.011, "expert": 0.003}


def compared(name: str, setup: Setup, games: int) -> int:
    """Two bots of a seed, one at the real table and one at a table that only looks the same, choose alike."""
    game, count = setup.game, 0
    for seed in range(games):
        chance = random.Random(seed)
        s = game.new(chance=fast(seed), **setup.options)
        options = game.options_of(s)
        seats = range(len(game.seated(options)))
        here, there = ([bot(name, SPEEDS.get(name, 1.0)) for _ in seats] for _ in range(2))
        for seat in seats:
            here[seat].start(game, seat, options, seed)
            there[seat].start(game, seat, options, seed)
        while (mover := game.mover(s)) != OVER:
            legal = game.options(s)
            if len(legal) > 1 and chance.random() < 0.5:
                view = game.redact(s, mover)
                other = game.redact(game.resample(view, chance.getrandbits(40)), mover)
                chosen = here[mover].choose(view, list(legal), None)
                assert chosen in legal
                assert there[mover].choose(other, list(legal), None) == chosen
                count += 1
            s.sink = Sink()
            game.answer(s, chance.choice(legal))
            events = s.sink.take()
            for seat in seats:
                here[seat].see(seen(events, seat))
                there[seat].see(seen(events, seat))
    return count


@pytest.mark.slow
@pytest.mark.parametrize("setup", [*KELP, *AQUATICA], ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_a_choice_depends_on_view_and_events_alone(name: str, setup: Setup) -> None:
    assert compared(name, setup, 3) > 30
