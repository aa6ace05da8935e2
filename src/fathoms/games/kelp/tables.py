"""The data of Kelp packed into numbers. cards.py fills these tables from the data files; rules only read them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

STEPS: Final = 4  # steps that an Octopus card can have
WAYS: Final = 4  # spaces that one end of a space can lead to


class Board:
    """One side of the board. An end of a space is numbered 2 * space + end; so is a facing."""

    def __init__(self) -> None:
        self.value: vec[i64] = vec[i64]([0] * 9)
        self.beside: vec[i64] = vec[i64]([0] * 16)  # zones next to a space, as bits
        self.ways: vec[i64] = vec[i64]([0] * 32)  # how many spaces an end leads to
        self.next: vec[i64] = vec[i64]([0] * 128)  # those spaces, each with the end faced on arrival: 2 * space + end
        self.dens: i64 = 0  # spaces, as bits


class Tables:
    def __init__(self) -> None:
        self.day: Board = Board()
        self.night: Board = Board()
        # Zones: neighbours as bits, and the twelve adjacent pairs.
        self.neighbours: vec[i64] = vec[i64]([0] * 9)
        self.pair_a: vec[i64] = vec[i64]([0] * 12)
        self.pair_b: vec[i64] = vec[i64]([0] * 12)
        # Blocks.
        self.block_copies: vec[i64] = vec[i64]([0] * 11)
        self.block_start: vec[i64] = vec[i64]([0] * 11)
        self.trap_amount: vec[i64] = vec[i64]([0] * 11)
        # Octopus cards.
        self.cards: i64 = 0
        self.type: vec[i64] = vec[i64]([0] * 24)
        self.cost: vec[i64] = vec[i64]([0] * 24)
        self.copies: vec[i64] = vec[i64]([0] * 24)
        self.in_hand: vec[i64] = vec[i64]([0] * 24)  # copies that begin in the hand
        self.in_deck: vec[i64] = vec[i64]([0] * 24)  # copies that begin in the draw pile
        self.in_pile: vec[i64] = vec[i64]([0] * 24)  # copies that begin in one of the four piles
        self.food: vec[i64] = vec[i64]([0] * 24)  # the food of an Eat card
        self.eat_card: vec[i64] = vec[i64]([0] * 11)  # the Eat card of a food
        self.verb: vec[i64] = vec[i64]([0] * 96)
        self.amount: vec[i64] = vec[i64]([0] * 96)
        self.demand: vec[i64] = vec[i64]([0] * 24)  # the one step that needs something of the board, if any
        self.demand_amount: vec[i64] = vec[i64]([0] * 24)
        # Shark cards.
        self.shark_cards: i64 = 0
        self.effect: vec[i64] = vec[i64]([0] * 32)
        self.price: vec[i64] = vec[i64]([0] * 32)
        self.gives: vec[i64] = vec[i64]([0] * 96)  # dice of each colour
        self.shark_copies: vec[i64] = vec[i64]([0] * 32)
        self.raises: vec[i64] = vec[i64]([0] * 32)
        # Limits.
        self.dice: vec[i64] = vec[i64]([0] * 3)
        self.bag: vec[i64] = vec[i64]([0] * 3)
        self.hunger: i64 = 7
        self.food_track: i64 = 4
        self.energy: i64 = 3
        self.tile_dice: i64 = 3
        self.five_more: i64 = 5
        self.row: i64 = 4
        self.draw: i64 = 2
        self.start_hand: i64 = 4
        self.hand: i64 = 4
        self.crab_hand: i64 = 5
        self.last_turn: i64 = 200
