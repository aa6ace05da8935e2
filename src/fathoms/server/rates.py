"""How often somebody may do something: buckets that fill with time, one for each who asks."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

KEPT = 20_000  # askers remembered; the one who has not asked for longest is forgotten


class Rate:
    """So many at once, and so many a second in the long run."""

    def __init__(self, burst: float, a_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.a_second = a_second
        self.now = now
        self.left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def allows(self, who: Hashable) -> bool:
        """Whether there is still something in the bucket; if so, it is taken."""
        now = self.now()
        left, at = self.left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.a_second)
        allowed = left >= 1
        self.left[who] = (left - 1 if allowed else left, now)
        if len(self.left) > KEPT:
            self.left.popitem(last=False)
        return allowed
