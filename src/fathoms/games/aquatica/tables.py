"""The data of Aquatica packed into numbers. cards.py fills these tables from the data files; rules only read them."""

from librt.vecs import vec
from mypy_extensions import i64


class Tables:
    def __init__(self) -> None:
        # Characters: starting, ocean and kings together, by kind.
        self.cards: i64 = 0
        self.starting: vec[i64] = vec[i64]([0] * 32)  # copies in each player's first hand
        self.ocean: vec[i64] = vec[i64]([0] * 32)  # copies in the ocean deck
        self.fate: vec[i64] = vec[i64]([0] * 32)
        self.steps: vec[i64] = vec[i64]([0] * 32)
        self.verb: vec[i64] = vec[i64]([0] * 128)
        self.amount: vec[i64] = vec[i64]([0] * 128)
        self.either_verb: vec[i64] = vec[i64]([0] * 128)  # the two branches of `either`
        self.either_amount: vec[i64] = vec[i64]([0] * 128)
        self.other_verb: vec[i64] = vec[i64]([0] * 128)
        self.other_amount: vec[i64] = vec[i64]([0] * 128)
        self.conquers: vec[i64] = vec[i64]([0] * 32)  # 1 for a character with a conquer effect
        self.kings: i64 = 0
        self.king_card: vec[i64] = vec[i64]([0] * 8)
        self.king_number: vec[i64] = vec[i64]([0] * 8)
        self.matrona: i64 = 0  # the card that stays in hand
        # Icons of mantas and depths.
        self.icons: i64 = 0
        self.icon_verb: vec[i64] = vec[i64]([0] * 16)
        self.icon_amount: vec[i64] = vec[i64]([0] * 16)
        self.icon_type: vec[i64] = vec[i64]([0] * 16)
        self.typed_mantas: i64 = 0  # 1 if some manta gives typed power
        self.trained: vec[i64] = vec[i64]([0] * 16)
        self.wild: vec[i64] = vec[i64]([0] * 16)
        # Locations.
        self.locations: i64 = 0
        self.type: vec[i64] = vec[i64]([0] * 60)
        self.coins: vec[i64] = vec[i64]([0] * 60)
        self.power: vec[i64] = vec[i64]([0] * 60)
        self.points: vec[i64] = vec[i64]([0] * 60)
        self.manta: vec[i64] = vec[i64]([0] * 60)  # the icon of the wild manta, 0 for none
        self.depths: vec[i64] = vec[i64]([0] * 60)
        self.depth: vec[i64] = vec[i64]([0] * 360)
        # Goals, by their number in names.Goal.
        self.goal_amount: vec[i64] = vec[i64]([0] * 16)
        self.token: vec[i64] = vec[i64]([0] * 16)  # the token a side belongs to, 0 for a printed goal
        # Limits.
        self.price: vec[i64] = vec[i64]([0] * 6)
        self.space: vec[i64] = vec[i64]([0] * 5)
        self.creature: vec[i64] = vec[i64]([0] * 4)  # points that each rank of a solo game needs
        self.upper_less: i64 = 1
        self.last_turn: i64 = 100
        # 1 << n for every Location: a shift of a constant is not wide enough in compiled code.
        self.bit: vec[i64] = vec[i64]([2**n for n in range(60)])
