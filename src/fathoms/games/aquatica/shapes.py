"""What a position of Aquatica looks like as JSON, as docs/positions-aquatica.md tells it, and what a character does:
positions.py and components.py make them, and the types of the page come from here. A text in `Annotated` names the type
that the page has for it."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

Seat = Annotated[str, "Seat"]
Card = Annotated[str, "Card"]
King = Annotated[str, "King"]
Location = Annotated[str, "Location"]
Icon = Annotated[str, "Icon"]
Frames = Annotated[list[dict[str, Any]], "<game>Frame[]"]
# While kings are drafted, what others hold is "unknown".
Kings = Annotated[list[str] | str, 'King[] | "unknown"']


class Pocket(TypedDict):
    """A Location on a board, and how many of its depths are covered."""

    location: Location
    risen: int


class Mantas(TypedDict):
    """The mantas of a seat by their sort, each by its icon."""

    ready: list[Icon]
    tired: list[Icon]
    wild_ready: list[Icon]
    wild_tired: list[Icon]


class Realm(TypedDict):
    """All that a seat has."""

    turns: int
    king: str | None
    hand: list[Card]
    discard: list[Card]
    mantas: Annotated[dict[str, list[str]], "Mantas", Mantas]
    pockets: list[Pocket | None]
    scored: list[Location]
    points: int
    saw: NotRequired[Kings]


class GoalTrack(TypedDict):
    """A goal, and who lies on its spaces, the first one first."""

    goal: Annotated[str, "Goal"]
    mantas: list[Annotated[str, 'Seat | "ichthyanders"']]


class Ending(TypedDict):
    """What ends the game, and how many turns are left, this one included."""

    reason: Annotated[str, "Reason"]
    turns_left: int | None


class Over(TypedDict):
    """Points and ranks by seat; alone, the creature that they reach."""

    points: list[int]
    ranks: list[int]
    creature: NotRequired[str]


class View(TypedDict):
    """A position; in a view `seat` tells whose."""

    game: Literal["aquatica"]
    format: int
    rules: int
    data: str
    players: int
    kings: Annotated[str, '"none" | "dealt" | "draft"']
    goals: Annotated[str, '"printed" | "tokens"']
    matrona_sweep: bool
    equal_turns: bool
    first: Seat
    first_given: bool
    turn: int
    active: Seat
    row: list[Card]
    ocean: list[Card]
    box: list[Card]
    upper: list[Location | None]
    lower: list[Location | None]
    deck: list[Location]
    location_discard: list[Location]
    wild: list[Icon]
    tracks: list[GoalTrack]
    seats: Annotated[dict[str, Realm], "Partial<Record<Seat, Realm>>"]
    asked: Frames
    paid: NotRequired[list[Location]]
    recruited_dear: NotRequired[bool]
    packet: NotRequired[Kings]
    drafted: NotRequired[int]
    ending: NotRequired[Ending]
    over: NotRequired[Over]
    chance: NotRequired[Any]
    seat: NotRequired[Annotated[str, 'Seat | "spectator"']]


class CardEffect(TypedDict):
    """What a character does, and how much of it, or the icon that it gains."""

    verb: str
    amount: NotRequired[int]
    icon: NotRequired[Icon]


class CardStep(CardEffect):
    """One of the steps of a character; or two effects of which one is chosen."""

    one: NotRequired[CardEffect]
    other: NotRequired[CardEffect]


TOLD = (View, CardStep)  # all that the page has types for
