"""What is said of Kelp, by a Texts that makes do with nothing, and how to tell that a sentence is sound."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from fathoms.core.chance import fast
from fathoms.core.events import Sink
from fathoms.core.game import OVER, Event, Message, Outcome, Question
from fathoms.core.state import RUN
from fathoms.games.kelp.actions import DICE
from fathoms.games.kelp.cards import (
    BLOCK_NAMES,
    COLOURS,
    CONFRONTATION,
    EFFECTS,
    ENDS,
    TILES,
    TYPES,
    ZONE_KINDS,
    ZONE_NAMES,
)
from fathoms.games.kelp.events import EVENTS as KELP_EVENTS
from fathoms.games.kelp.positions import BOARDS, EDITIONS, REASONS
from fathoms.games.kelp.questions import FRAMES, PICKS, SEATS, WHY
from fathoms.registry import folder
from fathoms.text import Catalogue, Texts, slug
from support.kelp import KELP

FOLDER = folder("kelp")
TABLES = (
    {"board": "day", "edition": "final"},
    {"board": "night", "edition": "final"},
    {"board": "day", "edition": "prototype"},
)
# Every value of every type that has a name, and of those that only choose between variants.
NAMED: dict[str, tuple[str, ...]] = {
    "seat": SEATS,
    "zone": ZONE_NAMES,
    "space": KELP.box.names.spaces,
    "end": ENDS,
    "kind": ZONE_KINDS,
    "block": BLOCK_NAMES,
    "colour": COLOURS,
    "die": DICE,
    "pile": TYPES,
    "card": KELP.box.names.cards,
    "effect": EFFECTS,
    "shark_card": KELP.box.names.shark_cards,
    "tile": TILES,
    "pair": CONFRONTATION,
    "tone": tuple(entry.values["colour"] for entry in KELP.data.entries("components.confrontation")),
    "reason": REASONS,
    "board": BOARDS,
    "edition": EDITIONS,
}
CHOOSING: dict[str, tuple[str, ...]] = {
    "why": tuple(WHY.values()),
    "pick": PICKS,
    "kept": ("kept",),
    "flag": ("true", "false"),
}


def types(message: Message) -> dict[str, str]:
    return {name: kind for name, (kind, _) in message.arguments.items()}


def asked() -> Iterator[Message]:
    """A question of each kind, about nothing in particular."""
    for kind, frame in FRAMES.items():
        if kind < RUN:
            yield KELP.question_message(Question(frame.name, 0, {name: None for name, _ in frame.operands}))


def happened() -> Iterator[Message]:
    """An event of each kind, about nothing in particular."""
    for name, fields in KELP_EVENTS.values():
        yield KELP.event_message({"event": name, "seat": None, **{field: None for field, _ in fields}})


# Kelp's messages, each with the type of each of its arguments.
ACTIONS = {f"kelp-action-{slug(kind.name)}": dict(kind.fields) for kind in KELP.actions.kinds.values()}
QUESTIONS = {message.id: types(message) for message in asked()}
EVENTS = {message.id: types(message) for message in happened()}
OUTCOME = KELP.outcome_message(Outcome((1.0, 0.0), 0, (1, 2), "food"))
MESSAGES = {**ACTIONS, **QUESTIONS, **EVENTS, OUTCOME.id: types(OUTCOME)}

RAW = re.compile(r"[{}_]|\b(None|True|False|true|false)\b|\b(kelp|table|error|refused|replay)-[a-z]")
ENGLISH_COMPASS = re.compile(r"\b(N|NE|NW|SW|SE|S|E)\b")
LATIN = re.compile(r"[A-Za-z]")
NOTHING = "{none}"


class Heard(Catalogue):
    """A catalogue that remembers which messages were asked for."""

    def __init__(self, known: Catalogue) -> None:
        vars(self).update(vars(known))
        self.asked: list[str] = []

    def format(self, name: str, arguments: dict[str, Any]) -> str:
        self.asked.append(name)
        return super().format(name, arguments)


class Strict(Texts):
    """Refuses a message that no catalogue has, a thing without a name, and a variable that nothing fills."""

    def __init__(self, lang: str, options: dict[str, Any] | None = None, game: Any = KELP) -> None:
        chosen = game.settings.complete(options or {})
        super().__init__(lang, "kelp", FOLDER, chosen, game.components(**chosen))
        self.catalogue: Heard = Heard(self.catalogue)

    @property
    def asked(self) -> list[str]:
        return self.catalogue.asked

    def bare(self, message: Message) -> str:
        raise AssertionError(f"{self.lang} has no message {message.id}")

    def told(self, message: Message) -> str:
        for variable in self.catalogue.variables[message.id]:
            field = variable.replace("-", "_")
            filled = field in message.arguments or field in self.options or field.endswith("_id")
            assert filled, f"{self.lang}: nothing fills ${variable} of {message}"
        return super().told(message)

    def found_name(self, kind: str, value: Any) -> str:
        if value is None:
            return NOTHING  # a sentence may ask for it and not say it
        before = len(self.asked)
        name = super().found_name(kind, value)
        titled = "title" in self.components.get(kind, {}).get(value, {})
        assert titled or len(self.asked) > before, f"{self.lang} has no name for the {kind} {value!r}"
        return name


def unsound(lang: str, text: str) -> list[str]:
    """What is raw or foreign in a text of Kelp's; a sound one has nothing of it."""
    found = [match[0] for match in RAW.finditer(text)]
    if lang == "pl":
        found += ENGLISH_COMPASS.findall(text)
    if lang == "uk":
        found += LATIN.findall(text)
    if lang != "en":
        found += re.findall(r"\bnone\b", text)
    return found if text.strip() else ["nothing is said"]


def assert_sound(lang: str, text: str, of: object = "") -> None:
    assert not unsound(lang, text), f"{lang}: {text!r} of {of} has {unsound(lang, text)}"


def moments(
    seed: int, options: dict[str, str], chosen: Counter[int] | None = None, among: int = 5
) -> Iterator[tuple[Any, list[Event]]]:
    """Every position of a random game, the end included, with the events that led there.

    Of a few options the one that was `chosen` least is taken, so that all that can happen does happen in a few games.
    """
    choose, chosen = random.Random(seed), Counter() if chosen is None else chosen
    s = KELP.new(chance=fast(seed), **options)
    s.sink = Sink()
    while KELP.mover(s) != OVER:
        yield s, s.sink.take()
        legal = KELP.options(s)
        answer = min(choose.sample(legal, min(among, len(legal))), key=chosen.__getitem__)
        chosen[answer] += 1
        KELP.answer(s, answer)
    yield s, s.sink.take()
