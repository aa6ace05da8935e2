"""What the positions of all games have in common as JSON: a head that tells what it is, and chance."""

import re
from typing import Any

from fathoms.core.chance import Chance, Source, fast, scripted, sealed
from fathoms.core.errors import BadPosition, ChanceError, message, short
from fathoms.core.options import Options
from fathoms.core.reader import Reader
from fathoms.core.rules import Rules
from fathoms.core.state import OVER, BaseState


def read_head(r: Reader, game: str, form: int, rules: int, digest: str) -> None:
    """Refuse what is no position of this game, of another version or other data, or a view of one seat."""
    r.name("game", (game,))
    r.number("format", form, form, form)
    r.number("rules", rules, rules, rules)
    if r.has("data") and r.table["data"] != digest:
        raise BadPosition(
            "error-position-other-data",
            came=short(r.table["data"]),
            digest=digest,
        )
    if r.has("seat"):
        raise BadPosition("error-position-is-view")


def impossible(what: str, **arguments: Any) -> BadPosition:
    """What is wrong with a position as a whole."""
    return BadPosition("error-position-impossible", wrong=message(what, **arguments))


def wrong_ahead(rules: Rules, s: BaseState) -> None:
    """Refuse a position in which the open question has no answer, or one that leads to what cannot be."""
    if s.mover == OVER:
        return
    out = Options()
    rules.options(s, out)
    if out.count == 0:
        raise BadPosition("error-asked-unanswerable")
    for action in out.listed():
        trial = rules.copy(s)
        trial.chance = fast(0)
        try:
            rules.answer(trial, action)
        except (IndexError, ValueError, KeyError):
            raise BadPosition("error-asked-unfit") from None
        wrong = rules.check(trial)
        if wrong:
            raise BadPosition("error-asked-leads-wrong", wrong=message(wrong))


def chance_json(chance: Chance) -> dict[str, Any]:
    if chance.source == Source.FAST:
        return {"fast": [chance.x, chance.y, chance.z, chance.w], "counter": chance.counter}
    if chance.source == Source.SEALED:
        return {"sealed": chance.seed.hex(), "counter": chance.counter}
    told: dict[str, Any] = {"scripted": chance.script, "counter": chance.counter}
    if chance.bounds:
        told["bounds"] = chance.bounds
    return told


def read_chance(position: Reader) -> Chance:
    """The chance of a position; left out, a generator with seed 0."""
    if not position.has("chance"):
        return fast(0)
    r = position.inner("chance")
    counter = r.number("counter", 0, 0, 1 << 62)
    try:
        if r.has("fast"):
            words = r.table["fast"]
            if (
                not isinstance(words, list)
                or len(words) != 4
                or not all(type(w) is int and 0 <= w < 1 << 32 for w in words)
            ):
                raise r.wrong("fast", "expected-fast-words")
            chance = fast(0)
            chance.x, chance.y, chance.z, chance.w = words
        elif r.has("sealed"):
            seed = r.table["sealed"]
            if not isinstance(seed, str) or not re.fullmatch("[0-9a-f]{64}", seed):
                raise r.wrong("sealed", "expected-hex")
            chance = sealed(bytes.fromhex(seed))
        elif r.has("scripted"):
            numbers = [r.table["scripted"], r.table["bounds"] if r.has("bounds") else []]
            for values in numbers:
                if not isinstance(values, list) or not all(type(v) is int and 0 <= v < 1 << 31 for v in values):
                    raise r.wrong("scripted", "expected-script")
            chance = scripted(numbers[0], numbers[1] or None)
        else:
            raise r.wrong("fast", "expected-some-chance")
    except ChanceError as error:
        raise BadPosition("error-at", place=r.where, error=error) from None
    chance.counter = counter
    r.finish()
    return chance
