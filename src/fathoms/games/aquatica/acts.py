# Written by tools/declared.py from games/aquatica/declaration.py: change that, then run `make declared`.
"""The ids of those actions of Aquatica that are not the first one of their kind plus a number."""

from mypy_extensions import i64

from fathoms.games.aquatica.names import Act


class ActManta:
    """Use the {sort} manta {icon} (A3.10)."""

    @staticmethod
    def of(icon: i64, sort: i64) -> i64:
        return Act.MANTA + icon * 2 + sort

    @staticmethod
    def icon(action: i64) -> i64:
        return (action - Act.MANTA) // 2

    @staticmethod
    def sort(action: i64) -> i64:
        return (action - Act.MANTA) % 2


class ActClaim:
    """Claim goal {track} with the {state} manta {icon} (A5.3)."""

    @staticmethod
    def of(track: i64, icon: i64, state: i64) -> i64:
        return Act.CLAIM + (track * 16 + icon) * 2 + state

    @staticmethod
    def track(action: i64) -> i64:
        return (action - Act.CLAIM) // 32

    @staticmethod
    def icon(action: i64) -> i64:
        return ((action - Act.CLAIM) % 32) // 2

    @staticmethod
    def state(action: i64) -> i64:
        return (action - Act.CLAIM) % 2
