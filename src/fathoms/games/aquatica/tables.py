"""The data of Aquatica packed into numbers. cards.py fills these tables from the data files; rules only read them."""

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.games.aquatica.names import (
    CARDS,
    CREATURES,
    DEPTHS,
    GOAL_KINDS,
    ICONS,
    KINGS_THAT_FIT,
    LOCATIONS,
    ROW,
    SPACES,
    STEPS,
)


class Tables:
    def __init__(self) -> None:
        # Characters: starting, ocean and kings together, by kind.
        self.cards: i64 = 0
        self.starting: vec[i64] = vec[i64]([0] * CARDS)  # copies in each player's first hand
        self.ocean: vec[i64] = vec[i64]([0] * CARDS)  # copies in the ocean deck
        self.fate: vec[i64] = vec[i64]([0] * CARDS)
        self.steps: vec[i64] = vec[i64]([0] * CARDS)
        self.verb: vec[i64] = vec[i64]([0] * (CARDS * STEPS))
        self.amount: vec[i64] = vec[i64]([0] * (CARDS * STEPS))
        self.either_verb: vec[i64] = vec[i64]([0] * (CARDS * STEPS))  # the two branches of `either`
        self.either_amount: vec[i64] = vec[i64]([0] * (CARDS * STEPS))
        self.other_verb: vec[i64] = vec[i64]([0] * (CARDS * STEPS))
        self.other_amount: vec[i64] = vec[i64]([0] * (CARDS * STEPS))
        self.conquers: vec[i64] = vec[i64]([0] * CARDS)  # 1 for a character with a conquer effect
        self.kings: i64 = 0
        self.king_card: vec[i64] = vec[i64]([0] * KINGS_THAT_FIT)
        self.king_number: vec[i64] = vec[i64]([0] * KINGS_THAT_FIT)
        self.matrona: i64 = 0  # the card that stays in hand
        # Icons of mantas and depths.
        self.icons: i64 = 0
        self.icon_verb: vec[i64] = vec[i64]([0] * ICONS)
        self.icon_amount: vec[i64] = vec[i64]([0] * ICONS)
        self.icon_type: vec[i64] = vec[i64]([0] * ICONS)
        self.typed_mantas: i64 = 0  # 1 if some manta gives typed power
        self.trained: vec[i64] = vec[i64]([0] * ICONS)
        self.wild: vec[i64] = vec[i64]([0] * ICONS)
        # Locations.
        self.locations: i64 = 0
        self.type: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.coins: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.power: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.points: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.manta: vec[i64] = vec[i64]([0] * LOCATIONS)  # the icon of the wild manta, 0 for none
        self.depths: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.depth: vec[i64] = vec[i64]([0] * (LOCATIONS * DEPTHS))
        # Goals, by their number in names.Goal.
        self.goal_amount: vec[i64] = vec[i64]([0] * GOAL_KINDS)
        self.token: vec[i64] = vec[i64]([0] * GOAL_KINDS)  # the token a side belongs to, 0 for a printed goal
        # Limits.
        self.price: vec[i64] = vec[i64]([0] * ROW)
        self.space: vec[i64] = vec[i64]([0] * SPACES)
        self.creature: vec[i64] = vec[i64]([0] * CREATURES)  # points that each rank of a solo game needs
        self.upper_less: i64 = 1
        self.last_turn: i64 = 100
        # 1 << n for every Location: a shift of a constant is not wide enough in compiled code.
        self.bit: vec[i64] = vec[i64]([2**n for n in range(LOCATIONS)])
