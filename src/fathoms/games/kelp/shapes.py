"""What a position of Kelp looks like as JSON, as docs/positions-kelp.md tells it, and what is in the box: positions.py
and components.py make them, and the types of the page come from here. A text in `Annotated` names the type that the
page has for it."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

Zone = Annotated[str, "Zone"]
Space = Annotated[str, "Space"]
Card = Annotated[str, "Card"]
SharkCard = Annotated[str, "SharkCard"]
Block = Annotated[str, "Block"]
Colour = Annotated[str, "Colour"]
Die = Annotated[str, "Die"]
Pair = Annotated[str, "Pair"]
Frames = Annotated[list[dict[str, Any]], "<game>Frame[]"]
# The number of dice of each colour.
Dice = Annotated[dict[str, int], "Record<Colour, number>"]


class OctopusSide(TypedDict):
    """The Octopus's cards. Others than the Octopus know `hand_or_draw` in place of `draw`, and counts."""

    hand: list[Card]
    known: list[Card]
    draw: NotRequired[list[Card]]
    draw_top: list[Card]
    discard: list[Card]
    slots: list[Card | None]
    trash: list[Card]
    hand_size: int
    hand_count: NotRequired[int]
    draw_count: NotRequired[int]
    hand_or_draw: NotRequired[list[Card]]
    chosen: NotRequired[str | None]


class SharkSide(TypedDict):
    """The Shark, its dice and its cards."""

    at: Space | None
    facing: Annotated[str, 'End | "right angle"']
    bag: Dice
    supply: Dice
    drawn: list[Colour]
    pool: list[Die]
    energy: list[Die]
    to_spend: int
    kept: list[Die]
    keeping: list[Die]
    hunger: list[Colour]
    tiles: int
    growth: list[Colour]
    row: list[SharkCard | None]
    deck: list[SharkCard]
    cards: list[SharkCard]
    trash: list[SharkCard]
    rerolls: NotRequired[int]
    swum: NotRequired[Space]
    searched: NotRequired[int]
    bought: NotRequired[int]
    energy_left: NotRequired[int]
    replaced: NotRequired[bool]


class CardPile(TypedDict):
    """A pile of Octopus cards: the open one, and those below it in no order."""

    top: Card | None
    rest: list[Card]


class Over(TypedDict):
    """How the game ended."""

    winner: Annotated[str, "Seat"]
    reason: Annotated[str, "Reason"]


class View(TypedDict):
    """A position; in a view `seat` tells whose, and a block may be "hidden"."""

    game: Literal["kelp"]
    format: int
    rules: int
    data: str
    board: Annotated[str, '"day" | "night"']
    edition: Annotated[str, '"final" | "prototype"']
    turn: int
    blocks: Annotated[dict[str, str], "Record<Zone, string>"]
    known: Annotated[dict[str, list[str]], "Partial<Record<Zone, Block[]>>"]
    beside: list[Block]
    aside: list[Block]
    food_track: list[str]
    octopus: OctopusSide
    piles: Annotated[dict[str, CardPile], "Record<Pile, CardPile>"]
    shark: SharkSide
    currents: dict[Space, int]
    zone_dice: Annotated[dict[str, str], "Partial<Record<Zone, Die>>"]
    pairs: list[Pair]
    asked: Frames
    bag_blocks: NotRequired[list[Block]]
    drawn_block: NotRequired[str | None]
    fresh: NotRequired[list[Zone]]
    gained: NotRequired[int]
    over: NotRequired[Over]
    chance: NotRequired[Any]
    seat: NotRequired[Annotated[str, 'Seat | "spectator"']]


# What is in the box


class EffectStep(TypedDict):
    """One of the steps that a card performs."""

    verb: str
    amount: int


class BoxCard(TypedDict):
    """An Octopus card: `does` is its effect, step by step, and an Eat card has its `food`."""

    type: Annotated[str, "Pile"]
    cost: int
    effect: list[str]
    does: list[EffectStep]
    food: NotRequired[Block]
    copies: int
    where: str


class BoxSharkCard(TypedDict):
    """A Shark card, and the dice that it `brings` by their colour."""

    effect: str
    price: int
    dice: str
    brings: Annotated[dict[str, int], "Partial<Record<Colour, number>>"]
    amount: NotRequired[int]
    copies: int


class BoxBlock(TypedDict):
    """A sort of block: `amount` is what its effect counts, of the crab the new hand size."""

    role: Literal["octopus", "food", "trap", "shell"]
    amount: NotRequired[int]
    worth: NotRequired[int]
    copies: int
    start: int


class BoxZone(TypedDict):
    """A zone, the value that a die needs there, and the zones adjacent to it."""

    kind: str
    value: int
    adjacent: list[Zone]


class BoxSpace(TypedDict):
    """A space, the zones beside it, and the spaces next to it, through the junction at each of its ends."""

    zones: list[Zone]
    ends: Annotated[list[str], "[End, End]"]
    junctions: Annotated[list[str], "[string, string]"]
    next: list[Space]


class BoxTile(TypedDict):
    """A growth tile: `amount` is how much more energy it gives, or how many dice are drawn with it."""

    amount: NotRequired[int]


class BoxTrack(TypedDict):
    """How much there is room for, or how many."""

    size: int


class BoxTracks(TypedDict):
    """The tracks, and other counts and limits."""

    hunger: BoxTrack
    food: BoxTrack
    energy: BoxTrack
    tile_dice: BoxTrack
    row: BoxTrack
    draw: BoxTrack
    start_hand: BoxTrack
    hand: BoxTrack
    crab_hand: BoxTrack
    last_turn: BoxTrack


class Box(TypedDict):
    """What is in the box, by type of message argument and name."""

    card: dict[Card, BoxCard]
    shark_card: dict[SharkCard, BoxSharkCard]
    block: dict[str, BoxBlock]
    zone: Annotated[dict[str, BoxZone], "Record<Zone, BoxZone>"]
    space: dict[Space, BoxSpace]
    den: Annotated[dict[str, Any], "Record<Space, object>"]
    tile: Annotated[dict[str, BoxTile], "Record<Tile, BoxTile>"]
    track: BoxTracks


TOLD = (View, Box)  # all that the page has types for
