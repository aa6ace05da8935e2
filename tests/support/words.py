"""What is said of each game, by a Texts that makes do with nothing, and how to tell that a sentence is sound."""

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from fathoms.core.chance import fast
from fathoms.core.declaration import Declaration
from fathoms.core.events import Sink
from fathoms.core.game import OVER, Event, Message, Outcome, Question
from fathoms.core.hindrances import Reason
from fathoms.games.aquatica import cards as aquatica_cards
from fathoms.games.aquatica import declaration as aquatica_declared
from fathoms.games.aquatica import positions as aquatica_positions
from fathoms.games.aquatica import reasons as aquatica_reasons
from fathoms.games.kelp import cards as kelp_cards
from fathoms.games.kelp import declaration as kelp_declared
from fathoms.games.kelp import reasons as kelp_reasons
from fathoms.registry import folder
from fathoms.text import Catalogue, Texts, slug
from support.aquatica import AQUATICA
from support.kelp import KELP

Values = tuple[Any, ...]


def types(message: Message) -> dict[str, str]:
    return {name: kind for name, (kind, _) in message.arguments.items()}


class Spoken:
    """A game with its messages, each with the type of each of its arguments, and the values of each type."""

    def __init__(
        self,
        game: Any,
        tables: tuple[dict[str, Any], ...],
        declaration: Declaration,
        outcomes: tuple[Outcome, ...],
        named: Mapping[str, Values],
        choosing: Mapping[str, Values],
        verbs: Values,
        reasons: Mapping[str, Reason],
    ) -> None:
        self.game = game
        self.name: str = game.name
        self.folder = folder(game.name)
        self.tables = tables  # options that together show everything
        self.settings = {setting.name: setting.values for setting in game.settings.settings}
        self.named = {**named, **self.settings}  # values that have a name
        self.choosing = choosing  # values that only choose between variants, or are numbers
        self.verbs = verbs  # words of the data that are part of a message's name
        self.actions = {
            f"{self.name}-action-{slug(kind.name)}": dict(kind.fields) for kind in game.actions.kinds.values()
        }
        self.questions = {message.id: types(message) for message in self.asked(declaration)}
        self.events = {message.id: types(message) for message in self.happened(declaration)}
        told = [game.outcome_message(outcome) for outcome in outcomes]
        self.reasons = {f"{self.name}-why-{name}": dict(reason.fields) for name, reason in reasons.items()}
        self.messages = {
            **self.actions, **self.questions, **self.events, **{one.id: types(one) for one in told}, **self.reasons
        }  # fmt: skip

    def __repr__(self) -> str:
        return self.name

    def asked(self, declaration: Declaration) -> Iterator[Message]:
        """A question of each kind, about nothing in particular."""
        for one in declaration.questions:
            yield self.game.question_message(Question(one.name, 0, {name: None for name, _ in one.operands}))

    def happened(self, declaration: Declaration) -> Iterator[Message]:
        """An event of each kind, about nothing in particular."""
        for one in declaration.events:
            yield self.game.event_message({"event": one.name, "seat": None, **{name: None for name, _ in one.fields}})

    def moments(
        self, seed: int, options: dict[str, Any], chosen: Counter[int] | None = None, among: int = 5
    ) -> Iterator[tuple[Any, list[Event]]]:
        """Every position of a random game, the end included, with the events that led there.

        Of a few options the one that was `chosen` least is taken, so that all that can happen does in a few games.
        """
        game, choose, chosen = self.game, random.Random(seed), Counter() if chosen is None else chosen
        s = game.new(chance=fast(seed), **options)
        s.sink = Sink()
        while game.mover(s) != OVER:
            yield s, s.sink.take()
            legal = game.options(s)
            answer = min(choose.sample(legal, min(among, len(legal))), key=chosen.__getitem__)
            chosen[answer] += 1
            game.answer(s, answer)
        yield s, s.sink.take()

    def seats(self, s: Any) -> range:
        """Who can look at a position: a spectator and each seat."""
        return range(-1, len(self.game.seated(self.game.options_of(s))))


KELP_WORDS = Spoken(
    KELP,
    (
        {"board": "day", "edition": "final"},
        {"board": "night", "edition": "final"},
        {"board": "day", "edition": "prototype"},
    ),
    kelp_declared.DECLARATION,
    (Outcome((1.0, 0.0), 0, (1, 2), "food"),),
    {
        "seat": KELP.seats,
        "zone": kelp_declared.ZONE_NAMES,
        "space": KELP.box.names.spaces,
        "end": kelp_declared.END_NAMES,
        "kind": kelp_cards.ZONE_KINDS,
        "block": kelp_declared.BLOCK_NAMES,
        "colour": kelp_declared.COLOUR_NAMES,
        "die": kelp_declared.DIE_NAMES,
        "pile": kelp_declared.TYPE_NAMES,
        "card": KELP.box.names.cards,
        "effect": kelp_declared.EFFECT_NAMES,
        "shark_card": KELP.box.names.shark_cards,
        "tile": kelp_declared.TILE_NAMES,
        "pair": kelp_declared.CONFRONT_NAMES,
        "tone": tuple(entry.values["colour"] for entry in KELP.data.entries("components.confrontation")),
        "reason": kelp_declared.REASON_NAMES,
    },
    {
        "why": tuple(kelp_declared.WHY.values()),
        "pick": kelp_declared.PICK.names,
        "kept": ("kept",),
        "flag": ("true", "false"),
    },
    tuple(kelp_cards.VERBS),
    kelp_reasons.WHY_NOT,
)
AQUATICA_WORDS = Spoken(
    AQUATICA,
    (
        {"players": 1},
        {"players": 1, "goals": "tokens"},
        {"players": 2, "kings": "dealt", "matrona_sweep": True},
        {"players": 3, "kings": "draft", "goals": "tokens", "equal_turns": True},
        {"players": 4, "kings": "draft", "first": "player3"},
    ),
    aquatica_declared.DECLARATION,
    (Outcome((40.0,), None, (1,), "goals"), Outcome((40.0, 20.0), 0, (1, 2), "goals")),
    {
        "seat": (*AQUATICA.seats, aquatica_positions.RIVALS),
        "card": AQUATICA.box.names.cards,
        "location": AQUATICA.box.names.locations,
        "type": aquatica_declared.LOCATION_TYPE_NAMES,
        "icon": aquatica_declared.ICON_NAMES,
        "goal": aquatica_declared.GOAL_NAMES,
        "sort": aquatica_declared.SORT_NAMES,
        "state": aquatica_declared.STATE_NAMES,
        "creature": aquatica_declared.CREATURE_NAMES,
        "reason": aquatica_declared.REASON_NAMES,
    },
    {
        "place": aquatica_declared.PLACE_NAMES,
        "track": aquatica_declared.TRACK_NAMES,
        "branch": ("1", "2"),
        "verb": tuple(filter(None, aquatica_declared.CARD_VERBS)),
        "target": ("SB01", "place 1", "legion"),
        "flag": ("true", "false"),
    },
    (
        *aquatica_declared.VERB.names,
        *aquatica_cards.ICON_VERBS,
        *aquatica_declared.FATE_NAMES,
        *aquatica_positions.MANTAS,
    ),
    aquatica_reasons.WHY_NOT,
)
GAMES = (KELP_WORDS, AQUATICA_WORDS)
TABLES = tuple((game, i) for game in GAMES for i in range(len(game.tables)))

RAW = re.compile(r"[{}_]|\b(None|True|False|true|false)\b|\b(kelp|aquatica|table|error|refused|replay)-[a-z]")
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
        super().__init__(lang, game.name, folder(game.name), chosen, game.components(**chosen))
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
        numbered = str(value).isdigit()  # place 3 needs no other name
        assert titled or numbered or len(self.asked) > before, f"{self.lang} has no name for the {kind} {value!r}"
        return name


def strict(table: tuple[Spoken, int], lang: str) -> Strict:
    game, number = table
    return Strict(lang, game.tables[number], game.game)


def unsound(lang: str, text: str) -> list[str]:
    """What is raw or foreign in a text; a sound one has nothing of it."""
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
