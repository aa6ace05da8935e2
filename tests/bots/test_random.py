"""The bot that answers at random."""

from collections import Counter

import fathoms
from fathoms.bots.random import RandomBot
from fathoms.core.chance import fast

KELP = fathoms.game("kelp")


def started(seed: int) -> RandomBot:
    bot = RandomBot()
    bot.start(KELP, 0, {"board": "day"}, seed)
    return bot


def test_it_takes_every_option_about_as_often() -> None:
    bot, view = started(1), KELP.redact(KELP.new(chance=fast(1)), 0)
    options = KELP.options(view)
    often = Counter(bot.choose(view, options, None) for _ in range(4000))
    assert sorted(often) == options
    assert all(abs(count - 4000 / len(options)) < 150 for count in often.values())


def test_its_choice_depends_on_its_seed_and_its_view_alone() -> None:
    s = KELP.new(chance=fast(1))
    view = KELP.redact(s, 0)
    other = KELP.redact(KELP.resample(view, 9), 0)
    first, second = started(3), started(3)
    for _ in range(50):
        assert first.choose(view, KELP.options(view), None) == second.choose(other, KELP.options(other), None)


def test_it_explains_itself() -> None:
    bot = started(1)
    bot.see([])
    bot.choose(KELP.redact(KELP.new(chance=fast(1)), 0), [1, 2, 3], 0.5)
    assert bot.explain() == {"bot": "random", "options": 3}
