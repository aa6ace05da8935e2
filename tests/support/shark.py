"""The Shark's turn in a few words: a position inside it, with exactly these dice in the bag and cards in the row."""

from collections import Counter
from typing import Any

from fathoms.core.chance import used_up
from fathoms.games.kelp.state import State
from support.kelp import KELP, asked, look, shark_turn

DICE = {"blue": 15, "yellow": 10, "red": 10}
# The Shark's cards by id, with the number of copies.
DECK = Counter(
    {
        "aggressive_6": 3, "agile_4": 1, "agile_5": 1, "daring_7": 1, "daring_8": 1, "hostile_9": 1, "hostile_10": 1,
        "hungry_5": 1, "hungry_7": 1, "observant_5": 1, "observant_6": 1, "reactive_7": 1, "reactive_8": 1,
        "relentless_5": 1, "relentless_7": 1, "ruthless_4": 1, "ruthless_6": 1, "swift_4": 1, "swift_5": 1,
        "vigilant_6": 1, "vigilant_7": 1,
    }
)  # fmt: skip
# One card of each effect.
EVERY_CARD = [
    "aggressive_6", "agile_4", "daring_7", "hostile_9", "hungry_5", "observant_5", "reactive_7", "relentless_5",
    "ruthless_4", "swift_4", "vigilant_6",
]  # fmt: skip
ON_THE_TABLE = ("blocks", "currents", "zone_dice", "pairs", "edition", "board", "octopus", "chance")


def hunt(
    step: str,
    bag: dict[str, int] | None = None,
    row: list[str] | None = None,
    deck: list[str] | None = None,
    **told: Any,
) -> State:
    """A position where a step of the Shark's turn begins; what else is told is the table's or the Shark's.

    `bag` holds exactly these dice, the others are in the supply. With a `row`, the deck holds these cards or none,
    and the others are out of the game.
    """
    table = {key: told.pop(key) for key in ON_THE_TABLE if key in told}
    shark = told
    if bag is not None:
        lying = dice_lying_about(shark, table)
        shark["bag"] = bag
        shark["supply"] = {colour: DICE[colour] - lying[colour] - bag.get(colour, 0) for colour in DICE}
    if row is not None:
        shark["row"] = row + [None] * (4 - len(row))
        shark["deck"] = deck or []
        gone = DECK - Counter(row) - Counter(shark["deck"]) - Counter(shark.get("cards", []))
        shark["trash"] = list(gone.elements())
    return shark_turn(step, shark=shark, **table)


def dice_lying_about(shark: dict[str, Any], table: dict[str, Any]) -> Counter[str]:
    """Dice of each colour outside bag and supply."""
    places = ("drawn", "pool", "energy", "kept", "keeping", "hunger", "growth")
    dice = [die for place in places for die in shark.get(place, [])]
    dice += table.get("zone_dice", {}).values()
    lying = Counter(die.split()[0] for die in dice)
    lying["blue"] += len(table.get("currents", {}))
    return lying


def shark_of(s: State) -> dict[str, Any]:
    """What lies before the Shark, after a look whether every die, block and card is in exactly one place."""
    assert KELP.rules.check(s) == ""
    return look(s)["shark"]


def bag_of(s: State) -> tuple[int, ...]:
    """Blue, yellow and red dice in the bag."""
    return tuple(shark_of(s)["bag"].values())


def kinds(events: list[dict[str, Any]]) -> list[str]:
    """Only what happened, without the details."""
    return [event["event"] for event in events]


def ended(s: State) -> tuple[str, str] | None:
    """Who has won and why, or None."""
    outcome = KELP.outcome(s)
    return None if outcome is None else (KELP.seats[outcome.winner], outcome.reason)


def until(s: State, *wanted: str) -> None:
    """Go on with the first option each time until one of these questions is asked."""
    for _ in range(100):
        if asked(s) in wanted:
            return
        KELP.answer(s, KELP.options(s)[0])
    raise AssertionError(f"none of {wanted} was asked")


def next_shark_turn(s: State) -> None:
    """Let the turn end and the Octopus have its own, always with the first option."""
    turn = look(s)["turn"]
    wanted = turn + 2 - turn % 2  # the Shark's turns are the even ones
    for _ in range(200):
        if look(s)["turn"] == wanted:
            return
        KELP.answer(s, KELP.options(s)[0])
    raise AssertionError("the Shark did not get another turn")


def script_is_used_up(s: State) -> bool:
    """Whether chance was asked exactly as often as the script foresaw; an error if it was not."""
    used_up(s.chance)
    return True
