"""The options of a question as they stand on the screen: numbered, grouped, and found again by what is typed."""

import re
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from fathoms.core.game import Message
from fathoms.table.messages import Asked, Choice, Option
from fathoms.text import Texts

TYPED = 60  # letters of what was typed that an answer repeats


@dataclass(frozen=True)
class Item:
    """One numbered option: its whole sentence, and its short label below a heading."""

    number: int
    option: Option
    sentence: str
    heading: str
    label: str


def items(texts: Texts, asked: Asked) -> list[Item]:
    """The options in their order, numbered from 1. What ends a choice is always number 0, and stands last."""
    open_ = [option for option in asked.options if not option.closing]
    closing = [option for option in asked.options if option.closing and option.preview is not None]  # not after a pick
    shown = [item(texts, number, option) for number, option in enumerate(open_, 1)]
    # Two ways to close a choice do not occur; were there two, the second would be numbered like any other.
    return shown + [item(texts, len(open_) + i if i else 0, option) for i, option in enumerate(closing)]


def item(texts: Texts, number: int, option: Option) -> Item:
    said = option.said
    sentence = texts.say(said)
    group = Message(said.id.replace("-action-", "-group-"), said.arguments)
    if not texts.has(group.id):
        return Item(number, option, sentence, "", sentence)
    label = Message(said.id.replace("-action-", "-label-"), said.arguments)
    short = texts.say(label) if texts.has(label.id) else str(texts.name(*list(said.arguments.values())[-1]))
    return Item(number, option, sentence, texts.say(group), short)


def words(text: str) -> list[str]:
    """The words of a text, whatever the case, the quotes and the other signs."""
    return re.findall(r"[\w’']+", text.replace("_", " ").casefold())


def meant(shown: list[Item], typed: str) -> list[Item]:
    """The items that a text names: by the whole sentence, by the record's own words, or by the label."""
    wanted = words(typed)
    exact = [one for one in shown if wanted in (words(one.sentence), words(one.option.text))]
    return (exact or [one for one in shown if wanted == words(one.label)]) if wanted else []


def hinted(shown: list[Item], typed: str) -> list[Item]:
    """The items that have all the words of a text, or words that begin so. A number alone is no word."""
    wanted = words(typed)
    if all(word.isdigit() for word in wanted) or not typed.isprintable():  # an arrow key, say, types signs
        return []
    return [one for one in shown if all(begins(word, f"{one.sentence} {one.label}") for word in wanted)]


def begins(word: str, text: str) -> bool:
    return any(known.startswith(word) for known in words(text))


def each_meant(shown: list[Item], typed: str) -> list[Item]:
    """Several labels in a row, with commas or spaces between them; empty if one of them is no label."""
    for parts in (re.split(r"[,;]", typed), typed.replace(",", " ").split()):
        found = [meant(shown, part) for part in parts if part.strip()]
        if len(found) > 1 and all(len(one) == 1 for one in found):
            return [one[0] for one in found]
    return []


def numbers(typed: str) -> list[int] | None:
    """Numbers with spaces or commas between them, or None if it is something else."""
    parts = re.split(r"[\s,;]+", typed.strip())
    return [int(part) for part in parts] if all(re.fullmatch(r"[0-9]{1,4}", part) for part in parts) else None


def repeats(choices: list[Choice]) -> bool:
    """Whether the same thing can be picked more than once."""
    return any(len(set(choice.picks)) < len(choice.picks) for choice in choices)


def chosen(choices: list[Choice], picks: Collection[int]) -> Choice | None:
    """The whole choice that consists of exactly these picks, in any order."""
    return next((choice for choice in choices if sorted(choice.picks) == sorted(picks)), None)


def missing(choices: list[Choice], picks: Collection[int]) -> int:
    """How many more picks the shortest choice with these needs; 0 if none begins so."""
    begun = Counter(picks)
    return min((len(choice.picks) - len(picks) for choice in choices if begun < Counter(choice.picks)), default=0)


def warned(said: Message) -> Message:
    """What a catalogue may say of an action before it is done."""
    return Message(said.id.replace("-action-", "-warning-"), said.arguments)


def flat(draft: list[list[int]]) -> list[int]:
    return [action for step in draft for action in step]


def printable(typed: str) -> str:
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in typed[:TYPED])
