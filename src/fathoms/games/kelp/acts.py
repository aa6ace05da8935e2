# Written by tools/declared.py from games/kelp/declaration.py: change that, then run `make declared`.
"""The ids of those actions of Kelp that are not the first one of their kind plus a number."""

from mypy_extensions import i64

from fathoms.games.kelp.names import Act


class ActDie:
    """Choose {die} (K9)."""

    @staticmethod
    def of(die: i64) -> i64:
        return Act.DIE + die - 1

    @staticmethod
    def die(action: i64) -> i64:
        return action - Act.DIE + 1


class ActReroll:
    """Reroll {die} (K8.1)."""

    @staticmethod
    def of(die: i64) -> i64:
        return Act.REROLL + die - 1

    @staticmethod
    def die(action: i64) -> i64:
        return action - Act.REROLL + 1


class ActStore:
    """Store {die} (K8.12)."""

    @staticmethod
    def of(die: i64) -> i64:
        return Act.STORE + die - 1

    @staticmethod
    def die(action: i64) -> i64:
        return action - Act.STORE + 1


class ActLower:
    """Lower {die} (K8.15)."""

    @staticmethod
    def of(die: i64) -> i64:
        return Act.LOWER + die - 1

    @staticmethod
    def die(action: i64) -> i64:
        return action - Act.LOWER + 1


class ActHunger:
    """{die} to hunger (K8.13)."""

    @staticmethod
    def of(die: i64) -> i64:
        return Act.HUNGER + die - 1

    @staticmethod
    def die(action: i64) -> i64:
        return action - Act.HUNGER + 1


class ActCurrent:
    """Place {kept} {die} on {space} (K8.3)."""

    @staticmethod
    def of(kept: i64, die: i64, space: i64) -> i64:
        return Act.CURRENT + (kept * 6 + die - 1) * 16 + space

    @staticmethod
    def kept(action: i64) -> i64:
        return (action - Act.CURRENT) // 96

    @staticmethod
    def die(action: i64) -> i64:
        return ((action - Act.CURRENT) % 96) // 16 + 1

    @staticmethod
    def space(action: i64) -> i64:
        return (action - Act.CURRENT) % 16


class ActSearch:
    """Use {kept} {die} in {zone} (K8.7)."""

    @staticmethod
    def of(kept: i64, die: i64, zone: i64) -> i64:
        return Act.SEARCH + (kept * 12 + die - 7) * 9 + zone

    @staticmethod
    def kept(action: i64) -> i64:
        return (action - Act.SEARCH) // 108

    @staticmethod
    def die(action: i64) -> i64:
        return ((action - Act.SEARCH) % 108) // 9 + 7

    @staticmethod
    def zone(action: i64) -> i64:
        return (action - Act.SEARCH) % 9


class ActSwim:
    """Swim over {over} to {space} facing {facing} (K8.4)."""

    @staticmethod
    def of(over: i64, pose: i64) -> i64:
        return Act.SWIM + over * 32 + pose

    @staticmethod
    def over(action: i64) -> i64:
        return (action - Act.SWIM) // 32

    @staticmethod
    def pose(action: i64) -> i64:
        return (action - Act.SWIM) % 32
