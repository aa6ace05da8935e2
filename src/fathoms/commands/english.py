"""What the terminal says, in English: a sentence for each kind of question and event, and names for things.

One table a game; catalogues in several languages will take its place. A kind without a sentence, as another's game may
have, is told by its name and fields.
"""

from collections.abc import Mapping
from typing import Any

from fathoms.core.game import Question

QUESTIONS: dict[str, dict[str, str]] = {
    "kelp": {
        "den": "On which den is the Shark put?",
        "action": "What do you do? ({done} of 2 actions done)",
        "pay": "Which block do you reveal to pay for {card}? ({left} to pay)",
        "swap": "Which two blocks do you swap?",
        "hide": "Which block do you hide? (up to {left})",
        "shuffle": "Which block do you put into the bag? ({left} to go)",
        "gain": "What do you gain? ({left} to go)",
        "exchange": "Which revealed block makes room for {block}?",
        "top": "Which of the gained cards goes onto the draw pile?",
        "take": "Which of the gained cards comes to your hand?",
        "hide_gained": "Which of the gained blocks do you hide? (up to {left})",
        "may_draw": "Do you draw?",
        "trash": "Which card do you trash?",
        "snail": "Which card do you take to your hand?",
        "remove": "Which Current do you take off the board? (up to {left})",
        "free_den": "Every den has a Current: which Current do you take off the board?",
        "confront": "The Octopus is struck in {zone}. Which card do you choose?",
        "retreat": "With which adjacent block is the Octopus shuffled?",
        "freeze": "Do you use Freeze and hide the Octopus?",
        "place": "A block is drawn from the bag. Into which zone does it go?",
        "dice": "How many dice do you draw?",
        "refill": "The bag is empty: which Current do you take off the board? ({left} to go)",
        "before_roll": "Do you roll, or use a card first?",
        "reactive": "Which drawn die goes back to the bag? ({left} to go)",
        "replacement": "Which die do you take out of the bag?",
        "rolled": "The dice are rolled. What do you change?",
        "relentless": "Which other die do you roll again with the {first}?",
        "relentless without first": "Which die do you roll again?",
        "daring": "Which red die is turned to 6?",
        "daring_other": "Which die goes to the hunger track, so that the {red} is turned to 6?",
        "ruthless": "Which die do you raise by {amount}?",
        "vigilant": "Which die do you put aside?",
        "currents": "Do you place a Current?",
        "move": "Where does the Shark swim?",
        "after_move": "Does the Shark swim one more step?",
        "search": "Do you search or strike?",
        "order": "Which zone comes first?",
        "observant": "You have found {trap} in {zone}. Do you use Observant against it?",
        "store": "Which die do you keep as energy? ({left} to go)",
        "buy": "What do you buy? ({energy} energy)",
        "replace": "Which card of the row do you replace?",
        "hunger": "Which die goes to the hunger track?",
    }
}

EVENTS: dict[str, dict[str, str]] = {
    "kelp": {
        "turn": "Turn {turn}: {seat}.",
        "shark_put": "The Shark is put on {space}.",
        "played": "The Octopus plays {card}.",
        "drew": "The Octopus draws {count:card}.",
        "drew_card": "To the Octopus's hand comes {card}.",
        "reshuffled": "The discard pile of {count:card} becomes the draw pile.",
        "discarded": "The Octopus discards {card}.",
        "trashed": "{card} is out of the game.",
        "revealed": "In {zone}, {block} is revealed.",
        "hidden": "The block in {zone} is hidden.",
        "swapped": "{zone} and {other} are swapped.",
        "taken": "The block in {zone} goes into the bag.",
        "block_drawn": "The Octopus sees what comes out of the bag: {block}.",
        "placed": "A block from the bag is put into {zone}.",
        "gained_card": "The Octopus gains {card}.",
        "pile_top": "The top {pile} card is now {card}.",
        "gained_block": "The Octopus gains {block}, in {zone}, for {replaced}.",
        "put_on_top": "{card} goes onto the draw pile.",
        "took_to_hand": "The Octopus takes {card} to its hand, for all to see.",
        "took_from_draw": "The Octopus takes a card from the draw pile to its hand, unseen.",
        "took_card": "The card it takes is {card}.",
        "ate": "The Octopus eats {food} in {zone}.",
        "used_food": "The Octopus uses {food}.",
        "dice_drawn": "The Shark has drawn {blue} blue, {yellow} yellow and {red} red.",
        "rolled": "The Shark rolls {die}.",
        "rerolled": "The Shark rolls {die} again: {became}.",
        "used_card": "The Shark uses {effect}.",
        "returned": "A {colour} die goes to the bag.",
        "chosen": "The Shark takes a {colour} die out of the bag.",
        "raised": "The {die} is turned to {became}.",
        "kept": "The {die} is put aside on Vigilant.",
        "current_placed": "The Shark places a Current of {value} on {space}.",
        "current_lifted": "The Current on {space} is taken away.",
        "turned": "The Shark turns about.",
        "moved": "The Shark swims from {start} over {over} to {space}.",
        "moved without over": "The Shark swims from {start} to {space}.",
        "die_placed": "The Shark puts {die} on {zone}.",
        "searched": "The Shark searches {zone} with {die}.",
        "struck": "The Shark strikes {zone} with {die}.",
        "grew": "A {colour} die comes to the growth track.",
        "tile": "Growth tile {tile} is flipped.",
        "hunger": "A {colour} die comes to the hunger track: {count} now.",
        "trap": "It works: {trap}.",
        "trap_ignored": "Observant stops {trap}.",
        "stored": "The Shark keeps {die} as energy.",
        "energy_lost": "The Shark's energy buys nothing and is lost.",
        "lowered": "The Shark turns {die} down by 1.",
        "replaced": "{card} leaves the row.",
        "bought": "The Shark buys {card}.",
        "row": "{card} comes into the row.",
        "confrontation": "The Octopus is struck in {zone}: a confrontation.",
        "chose": "The Octopus chooses {pair}.",
        "shown": "The Octopus shows {octopus}, the Shark {shark}.",
        "pair_lost": "Both cards of {pair} are out of the game.",
        "over": "The game is over: {seat} wins. {reason}",
    }
}

NAMES: dict[str, dict[str, str]] = {
    "kelp": {
        "octopus": "the Octopus",
        "shark": "the Shark",
        "crab": "the crab",
        "snail": "the snail",
        "lobster": "the lobster",
        "abalone": "the abalone",
        "trap_hide": "the trap “hide two”",
        "trap_one": "the trap “remove one”",
        "trap_two": "the trap “remove two”",
        "trap_den": "the trap “den”",
        "double_shell": "the double shell",
        "shell": "a shell",
        "food": "It has eaten enough.",
        "exhausted": "The Shark is exhausted.",
        "confrontation": "It saw through the escape.",
        "no_strike_left": "The Shark has no strike left.",
        "survived": "The last turn is over.",
    }
}
THINGS = ("seat", "block", "food", "trap", "replaced", "reason")  # fields whose values have a name of their own
CARDS = ("card", "effect", "pair", "pile", "octopus", "shark")  # fields whose values are printed on cards


class Count(int):
    """A number that can be told with its noun: `{count:card}` is "1 card" or "3 cards"."""

    def __format__(self, noun: str) -> str:
        return f"{int(self)} {noun}{'' if self == 1 else 's'}" if noun else str(int(self))


def question_told(game: str, question: Question) -> str:
    """What is asked, in one sentence."""
    return told(game, QUESTIONS, question.kind, question.fields)


def event_told(game: str, event: Mapping[str, Any]) -> str:
    """What happened, in one sentence."""
    return told(game, EVENTS, event["event"], {name: value for name, value in event.items() if name != "event"})


def told(game: str, table: Mapping[str, Mapping[str, str]], kind: str, fields: Mapping[str, Any]) -> str:
    sentences = table.get(game, {})
    without = [f"{kind} without {name}" for name, value in fields.items() if value is None]
    sentence = next((sentences[key] for key in [*without, kind] if key in sentences), None)
    values = {name: worded(game, name, value) for name, value in fields.items()}
    if sentence is None:
        listed = ", ".join(f"{name} {value}" for name, value in values.items())
        text = kind.replace("_", " ") + (f" ({listed})" if listed else "")
    else:
        text = sentence.format(**values)
    return text[0].upper() + text[1:]


def worded(game: str, field: str, value: Any) -> Any:
    if type(value) is int:
        return Count(value)
    if not isinstance(value, str):
        return value
    if field in THINGS:
        return NAMES.get(game, {}).get(value, value)
    if field in CARDS:
        return value.replace("_", " ").title()
    return value
