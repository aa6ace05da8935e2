"""When a bot's answer leaves. It depends on public things alone: the bot and when it was hurried.

How long a thought takes tells of hidden things: how many options there were, how soon one stood out. So an answer waits
for its time, and a thought that is not ready shortly before is ended; on a machine too busy even for that it leaves
with the next beat.
"""

import math

from fathoms.bots.levels import LEVELS

# Seconds from the question to the answer, by the name of the bot.
SECONDS = {"random": 0.5, "greedy": 0.5, **{name: level.answers_after for name, level in LEVELS.items()}}
OTHERS = 4.0  # a bot of another package
HURRIED = 0.15  # from being hurried to the answer
BEAT = 0.5


def due(bot: str) -> float:
    """So many seconds after it was asked."""
    return SECONDS.get(bot, OTHERS)


def leaves(bot: str, hurried: float | None, ready: float) -> float:
    """When an answer leaves that was ready so many seconds after it was asked, and perhaps hurried in between.

    From being hurried to the answer it is always as long: so much time has a thought to come to its end.
    """
    at = due(bot) if hurried is None else min(due(bot), hurried + HURRIED)
    return at if ready <= at else at + math.ceil((ready - at) / BEAT) * BEAT
