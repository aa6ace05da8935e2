"""The Octopus's side of a position of Kelp in a few words: its deck, its food, its ways of paying."""

from collections import Counter
from typing import Any

from fathoms.core.chance import fast
from fathoms.games.kelp.state import State
from support.kelp import KELP, ZONES, asked, look, octopus_turn, options, play

STARTERS = Counter({"fast_learning": 1, "nimble_dodge": 2, "sneaking": 2, "camouflage": 3})
# The cards of the Move, Hide and Learn piles.
PILE_CARDS = [
    *("sudden_evasion", "sudden_evasion", "taking_chances", "cloud_of_ink"),
    *("in_plain_sight", "in_plain_sight", "shed_skin", "shed_skin"),
    *("devious_ideas", "devious_ideas", "sharp_senses", "sharp_senses"),
]


def turn(
    hand: list[str],
    blocks: dict[str, str] | None = None,
    *,
    draw: list[str] | None = None,
    discard: list[str] | None = None,
    eaten: list[str] | None = None,
    trash: list[str] | None = None,
    **rest: Any,
) -> State:
    """The Octopus's turn begins. `draw` left out is the rest of the starters; given, the others are trashed.

    `eaten` is the food on the track, unused unless it says "used"; its Eat cards are trashed.
    """
    out = [food.split()[0] for food in eaten or []] + (trash or [])
    octopus: dict[str, Any] = {"discard": discard or []}
    if draw is not None:
        octopus["draw"] = draw
        octopus["draw_top"] = rest.pop("draw_top", [])
        used = Counter([*hand, *draw, *octopus["draw_top"], *octopus["discard"], *out])
        out += list((STARTERS - used).elements())
    elif "draw_top" in rest:
        octopus["draw_top"] = rest.pop("draw_top")
    if rest.get("board") == "night":
        rest.setdefault("shark", {"at": "N|C"})
    return octopus_turn(hand, blocks, octopus=octopus | {"trash": out}, food_track=eaten or [], **rest)


def all_but(*cards: str) -> list[str]:
    """The cards of the Move, Hide and Learn piles without these, to be trashed: then only these are left."""
    return list((Counter(PILE_CARDS) - Counter(cards)).elements())


def all_blocks(state: str = "") -> dict[str, str]:
    """The opening with every block in one state: " revealed" or hidden."""
    return {zone: {"C": "octopus", "N": "trap_one"}.get(zone, "shell") + state for zone in ZONES}


def revealed(*zones: str) -> dict[str, str]:
    """The opening with the blocks of these zones revealed."""
    return {zone: block + " revealed" for zone, block in all_blocks().items() if zone in zones}


def hidden(*zones: str) -> dict[str, str]:
    """The opening with only the blocks of these zones hidden."""
    return {zone: block if zone in zones else block + " revealed" for zone, block in all_blocks().items()}


def payments(s: State, card: str) -> set[frozenset[str]]:
    """Every complete payment that is offered for a card, as sets of zones."""
    start = s.copy()
    play(start, f"play {card}")
    return set(ways_to_pay(start))


def ways_to_pay(s: State) -> list[frozenset[str]]:
    if asked(s) != "pay":
        return [frozenset()]
    found = []
    for text in options(s):
        after = s.copy()
        play(after, text)
        found += [way | {text.removeprefix("reveal ")} for way in ways_to_pay(after)]
    assert len(found) == len(set(found)), "no payment is offered twice"
    return found


def seeded(s: State, seed: int) -> State:
    """A copy whose chance starts from this seed."""
    twin = s.copy()
    twin.chance = fast(seed)
    return twin


def view(s: State, seat: int) -> dict[str, Any]:
    """What a seat sees, as JSON."""
    return KELP.to_json(KELP.redact(s, seat))


def cards(s: State, place: str) -> list[str]:
    """The Octopus's cards in a place: hand, draw, discard, slots, trash."""
    return look(s)["octopus"][place]


def block(s: State, zone: str) -> str:
    """What is in a zone, such as "shell revealed"."""
    return look(s)["blocks"][zone]


def revealed_zones(s: State) -> set[str]:
    return {zone for zone, text in look(s)["blocks"].items() if text.endswith(" revealed")}


def place_all(s: State) -> None:
    """Let the Shark name the first free zone for every block of a shuffle."""
    while asked(s) == "place":
        play(s, options(s)[0])


def happened(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The events of one kind, in order, without kind and seat."""
    return [
        {k: v for k, v in event.items() if k not in ("event", "seat")} for event in events if event["event"] == kind
    ]
