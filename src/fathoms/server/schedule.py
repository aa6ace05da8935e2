"""When a bot's answer leaves. It depends on public things alone: the bot and whether it was hurried.

How long a thought takes tells of hidden things: how many options there were, how soon one stood out. So an answer waits
for its time, and a thought that is not ready by then is ended; on a machine too busy even for that it leaves with the
next beat.
"""

import math

# Seconds from the question to the answer, by the name of the bot.
SECONDS = {"random": 0.5, "greedy": 0.5, "easy": 0.6, "medium": 0.8, "hard": 1.4, "expert": 3.5}
OTHERS = 4.0  # a bot of another package
HURRIED = 0.1
BEAT = 0.5


def due(bot: str, hurried: bool) -> float:
    """So many seconds after it was asked."""
    return HURRIED if hurried else SECONDS.get(bot, OTHERS)


def leaves(bot: str, hurried: bool, ready: float) -> float:
    """When an answer leaves that was ready so many seconds after it was asked."""
    at = due(bot, hurried)
    return at if ready <= at else at + math.ceil((ready - at) / BEAT) * BEAT
