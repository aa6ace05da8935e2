"""What a position of Kelp looks like as JSON, as docs/positions-kelp.md tells it: positions.py makes it, and the types
of the page come from here. A text in `Annotated` names the type that the page has for it."""

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
