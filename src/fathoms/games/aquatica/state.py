# Written by tools/declared.py from games/aquatica/declaration.py: change that, then run `make declared`.
"""The state of a game of Aquatica: numbers and packed arrays, and who may know each of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fathoms.core.codec import Field, declared, pack, unpack
from fathoms.core.state import EMPTY, BaseState

FIELDS: Final = [
    Field("stack", 60, "public"),
    Field("depth", 0, "public"),
    Field("mover", 0, "public"),
    Field("players", 0, "public"),
    Field("kings", 0, "public"),
    Field("tokens", 0, "public"),
    Field("first_given", 0, "public"),
    Field("sweep", 0, "public"),
    Field("equal", 0, "public"),
    Field("first", 0, "public"),
    Field("active", 0, "public"),
    Field("turn", 0, "public"),
    Field("over", 0, "public"),
    Field("reason", 0, "public"),
    Field("left", 0, "public"),
    Field("paid", 0, "public"),
    Field("recruited_dear", 0, "public"),
    Field("placed", 0, "public"),
    Field("row_count", 0, "public"),
    Field("ocean_count", 0, "public"),
    Field("deck_count", 0, "public"),
    Field("drafted", 0, "public"),
    Field("packet", 0, "owner"),
    Field("turns", 4, "public"),
    Field("hand_count", 4, "public"),
    Field("discard_count", 4, "public"),
    Field("scored_count", 4, "public"),
    Field("scored_points", 4, "public"),
    Field("wild_count", 4, "public"),
    Field("king", 4, "owner"),
    Field("saw", 4, "owner"),
    Field("claimed", 4, "public"),
    Field("goal", 4, "public"),
    Field("taken", 4, "public"),
    Field("track", 20, "public"),
    Field("hand", 128, "public"),
    Field("discard", 128, "public"),
    Field("box", 32, "public"),
    Field("ocean", 32, "public"),
    Field("row", 6, "public"),
    Field("lies", 60, "public"),
    Field("upper", 4, "public"),
    Field("lower", 6, "public"),
    Field("pocket", 20, "public"),
    Field("risen", 20, "public"),
    Field("mantas", 256, "public"),
    Field("wild", 16, "public"),
]


@mypyc_attr(free_list_len=1)
class State(BaseState):
    def __init__(self) -> None:
        super().__init__()
        self.players: i64 = 0  # how many play
        self.kings: i64 = 0  # where kings come from, by Kings
        self.tokens: i64 = 0  # 1 with goal tokens
        self.first_given: i64 = 0  # 1 if the first player was named, not drawn
        self.sweep: i64 = 0  # 1 with the option matrona_sweep
        self.equal: i64 = 0  # 1 with the option equal_turns
        self.first: i64 = 0  # the first player
        self.active: i64 = 0  # whose turn it is
        self.turn: i64 = 0  # turns begun, each player's counts one
        self.over: i64 = 0  # 1 when the game is over
        self.reason: i64 = 0  # what ended the game, once something did
        self.left: i64 = -1  # turns until the end, this one included, once the last turns have begun; else NOTHING
        self.paid: i64 = 0  # Locations whose depth paid in this main action, as bits
        self.recruited_dear: i64 = 0  # 1 once a character was recruited for the price of the goal in this turn
        self.placed: i64 = 0  # mantas of the Ichthyanders on goals
        self.row_count: i64 = 0  # characters of the ocean row
        self.ocean_count: i64 = 0  # cards of the ocean deck
        self.deck_count: i64 = 0  # Locations of the deck
        self.drafted: i64 = 0  # kings picked in the draft
        self.packet: i64 = 0  # kings that the draft still holds, as bits
        self.turns: vec[i64] = EMPTY  # turns begun by each player
        self.hand_count: vec[i64] = EMPTY  # cards in hand, by seat
        self.discard_count: vec[i64] = EMPTY  # cards of the discard pile, by seat
        self.scored_count: vec[i64] = EMPTY  # scored Locations, by seat
        self.scored_points: vec[i64] = EMPTY  # points of scored Locations, by seat
        self.wild_count: vec[i64] = EMPTY  # wild mantas, by seat
        self.king: vec[i64] = EMPTY  # the king of each player, by its place among the kings
        self.saw: vec[i64] = EMPTY  # kings that each player was handed in the draft, as bits
        self.claimed: vec[i64] = EMPTY  # goals claimed by each player, as bits
        self.goal: vec[i64] = EMPTY  # the goal of each track
        self.taken: vec[i64] = EMPTY  # spaces taken on each track
        self.track: vec[i64] = EMPTY  # who lies on each space
        self.hand: vec[i64] = EMPTY  # hands, by seat and card
        self.discard: vec[i64] = EMPTY  # discard piles, by seat and card
        self.box: vec[i64] = EMPTY  # characters out of the game, by card
        self.ocean: vec[i64] = EMPTY  # the ocean deck, by card
        self.row: vec[i64] = EMPTY  # the ocean row, the cheapest place first
        self.lies: vec[i64] = EMPTY  # where each Location lies, by Lies
        self.upper: vec[i64] = EMPTY  # the upper row of Locations
        self.lower: vec[i64] = EMPTY  # the lower row of Locations
        self.pocket: vec[i64] = EMPTY  # Location in each pocket, by seat
        self.risen: vec[i64] = EMPTY  # depths covered of the Location in each pocket
        self.mantas: vec[i64] = EMPTY  # mantas by seat, sort and icon
        self.wild: vec[i64] = EMPTY  # wild mantas beside the board, by icon

    def copy(self) -> "State":
        """An independent twin, chance included, without the sink."""
        s = State()
        s.stack = self.stack[:]
        s.depth = self.depth
        s.mover = self.mover
        s.chance = self.chance.copy()
        s.players = self.players
        s.kings = self.kings
        s.tokens = self.tokens
        s.first_given = self.first_given
        s.sweep = self.sweep
        s.equal = self.equal
        s.first = self.first
        s.active = self.active
        s.turn = self.turn
        s.over = self.over
        s.reason = self.reason
        s.left = self.left
        s.paid = self.paid
        s.recruited_dear = self.recruited_dear
        s.placed = self.placed
        s.row_count = self.row_count
        s.ocean_count = self.ocean_count
        s.deck_count = self.deck_count
        s.drafted = self.drafted
        s.packet = self.packet
        s.turns = self.turns[:]
        s.hand_count = self.hand_count[:]
        s.discard_count = self.discard_count[:]
        s.scored_count = self.scored_count[:]
        s.scored_points = self.scored_points[:]
        s.wild_count = self.wild_count[:]
        s.king = self.king[:]
        s.saw = self.saw[:]
        s.claimed = self.claimed[:]
        s.goal = self.goal[:]
        s.taken = self.taken[:]
        s.track = self.track[:]
        s.hand = self.hand[:]
        s.discard = self.discard[:]
        s.box = self.box[:]
        s.ocean = self.ocean[:]
        s.row = self.row[:]
        s.lies = self.lies[:]
        s.upper = self.upper[:]
        s.lower = self.lower[:]
        s.pocket = self.pocket[:]
        s.risen = self.risen[:]
        s.mantas = self.mantas[:]
        s.wild = self.wild[:]
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
    s.turns = vec[i64]([0] * 4)
    s.hand_count = vec[i64]([0] * 4)
    s.discard_count = vec[i64]([0] * 4)
    s.scored_count = vec[i64]([0] * 4)
    s.scored_points = vec[i64]([0] * 4)
    s.wild_count = vec[i64]([0] * 4)
    s.king = vec[i64]([0] * 4)
    s.saw = vec[i64]([0] * 4)
    s.claimed = vec[i64]([0] * 4)
    s.goal = vec[i64]([0] * 4)
    s.taken = vec[i64]([0] * 4)
    s.track = vec[i64]([0] * 20)
    s.hand = vec[i64]([0] * 128)
    s.discard = vec[i64]([0] * 128)
    s.box = vec[i64]([0] * 32)
    s.ocean = vec[i64]([0] * 32)
    s.row = vec[i64]([0] * 6)
    s.lies = vec[i64]([0] * 60)
    s.upper = vec[i64]([0] * 4)
    s.lower = vec[i64]([0] * 6)
    s.pocket = vec[i64]([0] * 20)
    s.risen = vec[i64]([0] * 20)
    s.mantas = vec[i64]([0] * 256)
    s.wild = vec[i64]([0] * 16)
    return s


def from_bytes(data: bytes) -> State:
    s = empty()
    unpack(s, FIELDS, data)
    return s


declared(State, FIELDS)
