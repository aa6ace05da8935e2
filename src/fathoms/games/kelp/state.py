# Written by tools/declared.py from games/kelp/declaration.py: change that, then run `make declared`.
"""The state of a game of Kelp: numbers and packed arrays, and who may know each of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fathoms.core.codec import Field, declared, pack, unpack
from fathoms.core.state import EMPTY, BaseState

FIELDS: Final = [
    Field("stack", 60, "public"),
    Field("depth", 0, "public"),
    Field("mover", 0, "public"),
    Field("board", 0, "public"),
    Field("edition", 0, "public"),
    Field("turn", 0, "public"),
    Field("winner", 0, "public"),
    Field("reason", 0, "public"),
    Field("revealed", 0, "public"),
    Field("emptied", 0, "public"),
    Field("fresh", 0, "public"),
    Field("gained", 0, "public"),
    Field("drawn_block", 0, "owner"),
    Field("hand_count", 0, "public"),
    Field("hand_size", 0, "public"),
    Field("draw_count", 0, "public"),
    Field("top_count", 0, "public"),
    Field("discard_count", 0, "public"),
    Field("eaten", 0, "public"),
    Field("used", 0, "public"),
    Field("chosen", 0, "owner"),
    Field("pairs", 0, "public"),
    Field("shark_at", 0, "public"),
    Field("facing", 0, "public"),
    Field("bag_count", 0, "public"),
    Field("pool_count", 0, "public"),
    Field("energy_count", 0, "public"),
    Field("kept_count", 0, "public"),
    Field("keeping_count", 0, "public"),
    Field("hunger_count", 0, "public"),
    Field("tiles", 0, "public"),
    Field("growth_blue", 0, "public"),
    Field("growth_yellow", 0, "public"),
    Field("rerolls", 0, "public"),
    Field("swum", 0, "public"),
    Field("searched", 0, "public"),
    Field("budget", 0, "public"),
    Field("bought", 0, "public"),
    Field("abilities", 0, "public"),
    Field("deck_count", 0, "public"),
    Field("replaced", 0, "public"),
    Field("block", 9, "owner"),
    Field("know", 9, "knowledge"),
    Field("blocks", 22, "public"),
    Field("bag_blocks", 11, "owner"),
    Field("track", 4, "public"),
    Field("slot", 2, "public"),
    Field("hand", 24, "owner"),
    Field("known", 24, "knowledge"),
    Field("draw", 24, "owner"),
    Field("top", 40, "public"),
    Field("discard", 40, "public"),
    Field("pile", 24, "public"),
    Field("pile_count", 4, "public"),
    Field("pile_top", 4, "public"),
    Field("trash", 24, "public"),
    Field("dice", 12, "public"),
    Field("pool", 8, "public"),
    Field("energy", 4, "public"),
    Field("kept", 4, "public"),
    Field("keeping", 4, "public"),
    Field("current", 16, "public"),
    Field("zone_die", 9, "public"),
    Field("row", 4, "public"),
    Field("shark_cards", 96, "public"),
]


@mypyc_attr(free_list_len=1)
class State(BaseState):
    def __init__(self) -> None:
        super().__init__()
        self.board: i64 = 0  # 0 the day board, 1 the night board
        self.edition: i64 = 0  # 0 final, 1 prototype
        self.turn: i64 = 0  # turns begun, each player's counts one
        self.winner: i64 = -1  # the seat that has won
        self.reason: i64 = 0  # why the game ended, by Reason; 0 while it runs
        self.revealed: i64 = 0  # zones whose block is revealed, as bits
        self.emptied: i64 = 0  # zones whose block is in the Octopus bag during a shuffle, as bits
        self.fresh: i64 = 0  # zones whose block was gained by the Learn in progress, as bits
        self.gained: i64 = 0  # cards gained by the Learn in progress: the last ones of the discard pile
        self.drawn_block: i64 = -1  # the block that waits for the Shark to name a space
        self.hand_count: i64 = 0  # cards in hand
        self.hand_size: i64 = 0  # cards that a draw fills the hand up to
        self.draw_count: i64 = 0  # cards of the draw pile in unknown order
        self.top_count: i64 = 0  # cards on top of them in known order
        self.discard_count: i64 = 0  # cards of the discard pile
        self.eaten: i64 = 0  # food on the track
        self.used: i64 = 0  # food whose effect was used, as bits by block
        self.chosen: i64 = -1  # the confrontation card that the Octopus chose
        self.pairs: i64 = 0  # confrontation pairs in play, as bits
        self.shark_at: i64 = 0  # the space of the Shark
        self.facing: i64 = 0  # end 0 or 1, or a right angle
        self.bag_count: i64 = 0  # dice in the bag
        self.pool_count: i64 = 0  # dice of the pool
        self.energy_count: i64 = 0  # stored dice
        self.kept_count: i64 = 0  # dice on Vigilant cards
        self.keeping_count: i64 = 0  # dice put there this turn
        self.hunger_count: i64 = 0  # dice on the hunger track
        self.tiles: i64 = 0  # growth tiles flipped
        self.growth_blue: i64 = 0  # blue dice on the tile being filled
        self.growth_yellow: i64 = 0  # the same of yellow dice
        self.rerolls: i64 = 0  # rerolls of tiles used this turn
        self.swum: i64 = -1  # space of the first Current swum over this turn
        self.searched: i64 = 0  # yellow dice used this turn, on their way to the growth track
        self.budget: i64 = -1  # energy left to spend, once the first card is bought
        self.bought: i64 = 0  # cards bought this turn
        self.abilities: i64 = 0  # effects of the Shark cards face up before the Shark, as bits
        self.deck_count: i64 = 0  # cards of the deck of Shark cards
        self.replaced: i64 = 0  # 1 once a row card was replaced this turn
        self.block: vec[i64] = EMPTY  # block of each zone
        self.know: vec[i64] = EMPTY  # blocks that the Shark must think possible in each zone, as bits
        self.blocks: vec[i64] = EMPTY  # blocks beside the board, by Beside
        self.bag_blocks: vec[i64] = EMPTY  # blocks in the Octopus bag during a shuffle
        self.track: vec[i64] = EMPTY  # eaten food in order
        self.slot: vec[i64] = EMPTY  # cards in the action slots
        self.hand: vec[i64] = EMPTY  # hand, by card
        self.known: vec[i64] = EMPTY  # cards of the hand that the Shark knows of, by card
        self.draw: vec[i64] = EMPTY  # draw pile below its known top, by card
        self.top: vec[i64] = EMPTY  # known top of the draw pile, the next card last
        self.discard: vec[i64] = EMPTY  # discard pile, the top card last
        self.pile: vec[i64] = EMPTY  # hidden part of the four piles, by card
        self.pile_count: vec[i64] = EMPTY  # cards below the top of each pile
        self.pile_top: vec[i64] = EMPTY  # the open card of each pile
        self.trash: vec[i64] = EMPTY  # Octopus cards out of the game, by card
        self.dice: vec[i64] = EMPTY  # dice without a value, by Dice and colour
        self.pool: vec[i64] = EMPTY  # rolled dice, ascending
        self.energy: vec[i64] = EMPTY  # stored dice, ascending
        self.kept: vec[i64] = EMPTY  # dice on Vigilant cards, ascending
        self.keeping: vec[i64] = EMPTY  # dice put there this turn
        self.current: vec[i64] = EMPTY  # value of the Current on each space
        self.zone_die: vec[i64] = EMPTY  # die placed on each zone
        self.row: vec[i64] = EMPTY  # the Shark cards for sale
        self.shark_cards: vec[i64] = EMPTY  # Shark cards, by Lies

    def copy(self) -> "State":
        """An independent twin, chance included, without the sink."""
        s = State()
        s.stack = self.stack[:]
        s.depth = self.depth
        s.mover = self.mover
        s.chance = self.chance.copy()
        s.board = self.board
        s.edition = self.edition
        s.turn = self.turn
        s.winner = self.winner
        s.reason = self.reason
        s.revealed = self.revealed
        s.emptied = self.emptied
        s.fresh = self.fresh
        s.gained = self.gained
        s.drawn_block = self.drawn_block
        s.hand_count = self.hand_count
        s.hand_size = self.hand_size
        s.draw_count = self.draw_count
        s.top_count = self.top_count
        s.discard_count = self.discard_count
        s.eaten = self.eaten
        s.used = self.used
        s.chosen = self.chosen
        s.pairs = self.pairs
        s.shark_at = self.shark_at
        s.facing = self.facing
        s.bag_count = self.bag_count
        s.pool_count = self.pool_count
        s.energy_count = self.energy_count
        s.kept_count = self.kept_count
        s.keeping_count = self.keeping_count
        s.hunger_count = self.hunger_count
        s.tiles = self.tiles
        s.growth_blue = self.growth_blue
        s.growth_yellow = self.growth_yellow
        s.rerolls = self.rerolls
        s.swum = self.swum
        s.searched = self.searched
        s.budget = self.budget
        s.bought = self.bought
        s.abilities = self.abilities
        s.deck_count = self.deck_count
        s.replaced = self.replaced
        s.block = self.block[:]
        s.know = self.know[:]
        s.blocks = self.blocks[:]
        s.bag_blocks = self.bag_blocks[:]
        s.track = self.track[:]
        s.slot = self.slot[:]
        s.hand = self.hand[:]
        s.known = self.known[:]
        s.draw = self.draw[:]
        s.top = self.top[:]
        s.discard = self.discard[:]
        s.pile = self.pile[:]
        s.pile_count = self.pile_count[:]
        s.pile_top = self.pile_top[:]
        s.trash = self.trash[:]
        s.dice = self.dice[:]
        s.pool = self.pool[:]
        s.energy = self.energy[:]
        s.kept = self.kept[:]
        s.keeping = self.keeping[:]
        s.current = self.current[:]
        s.zone_die = self.zone_die[:]
        s.row = self.row[:]
        s.shark_cards = self.shark_cards[:]
        return s

    def to_bytes(self) -> bytes:
        return pack(self, FIELDS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __reduce__(self) -> tuple[object, ...]:
        return from_bytes, (self.to_bytes(),)


def empty() -> State:
    """A state with all its arrays and nothing in them."""
    s = State()
    s.stack = vec[i64]([0] * 60)
    s.block = vec[i64]([0] * 9)
    s.know = vec[i64]([0] * 9)
    s.blocks = vec[i64]([0] * 22)
    s.bag_blocks = vec[i64]([0] * 11)
    s.track = vec[i64]([0] * 4)
    s.slot = vec[i64]([0] * 2)
    s.hand = vec[i64]([0] * 24)
    s.known = vec[i64]([0] * 24)
    s.draw = vec[i64]([0] * 24)
    s.top = vec[i64]([0] * 40)
    s.discard = vec[i64]([0] * 40)
    s.pile = vec[i64]([0] * 24)
    s.pile_count = vec[i64]([0] * 4)
    s.pile_top = vec[i64]([0] * 4)
    s.trash = vec[i64]([0] * 24)
    s.dice = vec[i64]([0] * 12)
    s.pool = vec[i64]([0] * 8)
    s.energy = vec[i64]([0] * 4)
    s.kept = vec[i64]([0] * 4)
    s.keeping = vec[i64]([0] * 4)
    s.current = vec[i64]([0] * 16)
    s.zone_die = vec[i64]([0] * 9)
    s.row = vec[i64]([0] * 4)
    s.shark_cards = vec[i64]([0] * 96)
    return s


def from_bytes(data: bytes) -> State:
    s = empty()
    unpack(s, FIELDS, data)
    return s


declared(State, FIELDS)
