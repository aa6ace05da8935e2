"""A reused buffer for the legal answers to a question."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LARGEST: Final = 1073741824
ROOM: Final = 512  # options that a buffer holds
BLANK: Final = vec[i64]([0] * ROOM)  # copied for each buffer: quicker than to fill it


class Options:
    """Legal answers: the first `count` of `ids`, ascending. `Rules.options` fills one again for each question."""

    def __init__(self) -> None:
        self.ids: vec[i64] = BLANK[:]
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        """Put an action behind the others; whoever adds keeps them ascending."""
        self.ids[self.count] = action
        self.count += 1

    def insert(self, action: i64) -> None:
        """Put an action in its place, unless it is there already."""
        at: i64 = self.count
        while at > 0 and self.ids[at - 1] > action:
            at -= 1
        if at > 0 and self.ids[at - 1] == action:
            return
        move: i64 = self.count
        while move > at:
            self.ids[move] = self.ids[move - 1]
            move -= 1
        self.ids[at] = action
        self.count += 1

    def has(self, action: i64) -> bool:
        """Whether an action is among them."""
        for i in range(self.count):
            if self.ids[i] == action:
                return True
        return False

    def has_any(self, action: int) -> bool:
        """Whether a number of any size, as it may come from outside, is an action among them."""
        return 0 <= action < LARGEST and self.has(action)

    def listed(self) -> list[int]:
        """All of them, as a list of their own."""
        ids = self.ids
        found = [0] * self.count
        for i in range(self.count):
            found[i] = ids[i]
        return found
