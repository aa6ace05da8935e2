"""The data of Kelp packed into numbers. cards.py fills these tables from the data files; rules only read them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.games.kelp.names import ADJACENT, BLOCKS, CARDS, COLOURS, POSES, SHARK_CARDS, SPACES, ZONES

STEPS: Final = 4  # steps that an Octopus card can have
WAYS: Final = 4  # spaces that one end of a space can lead to


class Board:
    """One side of the board. An end of a space is numbered as a pose: ENDS * space + end; so is a facing."""

    def __init__(self) -> None:
        self.value: vec[i64] = vec[i64]([0] * ZONES)
        self.beside: vec[i64] = vec[i64]([0] * SPACES)  # zones next to a space, as bits
        self.ways: vec[i64] = vec[i64]([0] * POSES)  # how many spaces an end leads to
        self.next: vec[i64] = vec[i64]([0] * (POSES * WAYS))  # those spaces, each as the pose on arrival
        self.dens: i64 = 0  # spaces, as bits


class Tables:
    def __init__(self) -> None:
        self.day: Board = Board()
        self.night: Board = Board()
        # Zones: neighbours as bits, and the adjacent pairs.
        self.neighbours: vec[i64] = vec[i64]([0] * ZONES)
        self.pair_a: vec[i64] = vec[i64]([0] * ADJACENT)
        self.pair_b: vec[i64] = vec[i64]([0] * ADJACENT)
        # Blocks.
        self.block_copies: vec[i64] = vec[i64]([0] * BLOCKS)
        self.block_start: vec[i64] = vec[i64]([0] * BLOCKS)
        self.trap_amount: vec[i64] = vec[i64]([0] * BLOCKS)
        # Octopus cards.
        self.cards: i64 = 0
        self.type: vec[i64] = vec[i64]([0] * CARDS)
        self.cost: vec[i64] = vec[i64]([0] * CARDS)
        self.copies: vec[i64] = vec[i64]([0] * CARDS)
        self.in_hand: vec[i64] = vec[i64]([0] * CARDS)  # copies that begin in the hand
        self.in_deck: vec[i64] = vec[i64]([0] * CARDS)  # copies that begin in the draw pile
        self.in_pile: vec[i64] = vec[i64]([0] * CARDS)  # copies that begin in one of the four piles
        self.food: vec[i64] = vec[i64]([0] * CARDS)  # the food of an Eat card
        self.eat_card: vec[i64] = vec[i64]([0] * BLOCKS)  # the Eat card of a food
        self.verb: vec[i64] = vec[i64]([0] * (CARDS * STEPS))
        self.amount: vec[i64] = vec[i64]([0] * (CARDS * STEPS))
        self.demand: vec[i64] = vec[i64]([0] * CARDS)  # the one step that needs something of the board, if any
        self.demand_amount: vec[i64] = vec[i64]([0] * CARDS)
        # Shark cards.
        self.shark_cards: i64 = 0
        self.effect: vec[i64] = vec[i64]([0] * SHARK_CARDS)
        self.price: vec[i64] = vec[i64]([0] * SHARK_CARDS)
        self.gives: vec[i64] = vec[i64]([0] * (SHARK_CARDS * COLOURS))  # dice of each colour
        self.shark_copies: vec[i64] = vec[i64]([0] * SHARK_CARDS)
        self.raises: vec[i64] = vec[i64]([0] * SHARK_CARDS)
        # Limits.
        self.dice: vec[i64] = vec[i64]([0] * COLOURS)
        self.bag: vec[i64] = vec[i64]([0] * COLOURS)
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
