"""Reading the data of Aquatica: characters, Locations, mantas and goals from TOML, validated and packed into Tables."""

import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from fathoms.core.data import Box, DataSet, Entry, complete, load, read_weights
from fathoms.core.errors import BadData
from fathoms.games.aquatica.declaration import (
    CREATURE_NAMES,
    FATE_NAMES,
    GOAL_NAMES,
    ICON_NAMES,
    LOCATION_TYPE_NAMES,
    PLACE_NAMES,
    PRINTED_GOALS,
    TOKENS,
)
from fathoms.games.aquatica.names import (
    ALL,
    CARDS,
    DEPTHS,
    KINGS_THAT_FIT,
    LOCATIONS,
    LOWER,
    POCKETS,
    SPACES,
    STEPS,
    TOKEN_SIDES,
    TRAINED,
    UPPER,
    Fate,
    Verb,
)
from fathoms.games.aquatica.tables import Tables

FILES = {
    "components.toml": ("prices", "spaces", "creatures", "limits"),
    "mantas.toml": ("icons", "trained", "wild"),
    "characters.toml": ("starting", "ocean", "kings"),
    "locations.toml": ("types", "locations"),
    "goals.toml": ("printed", "tokens"),
}
EMPTY = "__"
SPACE_NAMES = tuple(str(space) for space in range(1, SPACES + 1))
PRINTED, TOKEN_GOALS = GOAL_NAMES[:PRINTED_GOALS], GOAL_NAMES[PRINTED_GOALS:]
# Each verb of a card with its number and the amounts it takes; (0, 0) takes none.
VERBS = {
    "buy": (Verb.BUY, 0, 9),
    "conquer": (Verb.CONQUER, 0, 9),
    "recruit": (Verb.RECRUIT, 0, 9),
    "recruit_free": (Verb.RECRUIT_FREE, 0, 9),
    "raise": (Verb.RAISE, 1, 9),
    "raise_full": (Verb.RAISE_FULL, 0, 0),
    "score": (Verb.SCORE, 1, 9),
    "scout": (Verb.SCOUT, 0, 0),
    "take_back": (Verb.TAKE_BACK, 1, 9),
    "ready": (Verb.READY, 0, 0),
    "salvage": (Verb.SALVAGE, 0, 0),
    "replay": (Verb.REPLAY, 0, 9),
    "oust": (Verb.OUST, 0, 0),
    "others_raise": (Verb.OTHERS_RAISE, 1, 9),
    "others_score": (Verb.OTHERS_SCORE, 1, 9),
    "others_discard": (Verb.OTHERS_DISCARD, 1, 9),
}
# Branches must tell before they begin whether they can do anything.
BRANCHES = ("raise", "raise_full", "score", "take_back", "recruit_free")
ICON_VERBS = {
    "coin": (Verb.COIN, 1, 9),
    "power": (Verb.POWER, 1, 9),
    "power_vs": (Verb.POWER_VS, 1, 9),
    "raise": (Verb.RAISE, 1, 9),
    "raise_full": (Verb.RAISE_FULL, 1, 1),
    "recruit_free": (Verb.RECRUIT_FREE, 0, 9),
    "take_back": (Verb.TAKE_BACK, 1, 9),
    "score": (Verb.SCORE, 1, 5),
}


@dataclass(frozen=True)
class Names:
    """The names of what the numbers mean, in their order."""

    cards: tuple[str, ...]
    kings: tuple[str, ...]
    locations: tuple[str, ...]


AquaticaData = Box[Tables, Names]


def read(overlay: str | Path | dict[str, Any] | None = None) -> AquaticaData:
    folder = files("fathoms.games.aquatica").joinpath("data")
    data = load(folder, FILES, overlay)
    data.weights = read_weights(folder, "balance.toml")
    t = Tables()
    read_components(t, data)
    read_mantas(t, data)
    cards, kings = read_characters(t, data)
    locations = read_locations(t, data)
    read_goals(t, data)
    # Whether a manta with typed power is among the players' or the wild ones, or shown by a Location or a king.
    typed = [i for i in range(1, t.icons + 1) if t.icon_verb[i] == Verb.POWER_VS]
    t.typed_mantas = int(any(t.trained[i] or t.wild[i] for i in typed))
    return AquaticaData(t, Names(cards, kings, locations), data)


def read_components(t: Tables, data: DataSet) -> None:
    before = 0
    for i, entry in enumerate(complete(data, "components.prices", PLACE_NAMES)):
        entry.keys(("coins",))
        t.price[i] = before = entry.number("coins", before, 20)  # prices rise from left to right
    for i, entry in enumerate(complete(data, "components.spaces", SPACE_NAMES)):
        entry.keys(("points",))
        t.space[i] = entry.number("points", 0, 50)
    before = 0
    for i, entry in enumerate(complete(data, "components.creatures", CREATURE_NAMES)):
        entry.keys(("points",))
        t.creature[i] = before = entry.number("points", before, 1000)
    sizes = {"upper_row": UPPER, "lower_row": LOWER, "pockets": POCKETS}
    for entry in complete(data, "components.limits", (*sizes, "upper_less", "last_turn")):
        entry.keys(("size",))
        if entry.name in sizes:
            entry.number("size", sizes[entry.name], sizes[entry.name])
    t.upper_less = data.entry("components.limits", "upper_less").number("size", 0, 9)
    t.last_turn = data.entry("components.limits", "last_turn").number("size", 1, 100000)


def read_mantas(t: Tables, data: DataSet) -> None:
    t.icons = len(ICON_NAMES)
    for i, entry in enumerate(complete(data, "mantas.icons", ICON_NAMES), 1):
        entry.keys(("verb", "amount", "type"))
        verb = list(ICON_VERBS)[entry.choice("verb", tuple(ICON_VERBS))]
        t.icon_verb[i], low, high = ICON_VERBS[verb]
        t.icon_amount[i] = entry.number("amount", low, high)
        if verb == "power_vs":
            t.icon_type[i] = entry.choice("type", LOCATION_TYPE_NAMES)
        elif "type" in entry.values:
            entry.wrong("type", "expected-left-out")
    for section, counts in (("trained", t.trained), ("wild", t.wild)):
        for entry in data.entries(f"mantas.{section}"):
            entry.keys(("copies",))
            if entry.name not in ICON_NAMES:
                raise BadData(
                    "aquatica-error-icon-unknown",
                    place=entry.place, name=entry.name, known=", ".join(ICON_NAMES),
                )  # fmt: skip
            counts[ICON_NAMES.index(entry.name) + 1] = entry.number("copies", 0, 9)
    if sum(t.trained) != TRAINED:
        raise BadData("aquatica-error-trained-mantas", total=sum(t.trained))
    if sum(t.wild) > 40:
        raise BadData("aquatica-error-wild-mantas", total=sum(t.wild))


def read_characters(t: Tables, data: DataSet) -> tuple[tuple[str, ...], tuple[str, ...]]:
    starting, ocean = data.entries("characters.starting"), data.entries("characters.ocean")
    kings = sorted(data.entries("characters.kings"), key=lambda entry: entry.number("number", 1, KINGS_THAT_FIT))
    entries = [*starting, *ocean, *kings]
    names = tuple(entry.name for entry in entries)
    for i, entry in enumerate(entries):
        if i >= CARDS:
            raise BadData("aquatica-error-character-kinds", place=entry.place, most=CARDS)
        if entry.name in names[:i]:
            raise BadData("aquatica-error-character-twice", place=entry.place, name=entry.name)
        t.fate[i] = entry.choice("fate", FATE_NAMES)
        read_steps(t, i, entry)
        if entry in starting:
            entry.keys(("steps", "fate"))
            t.starting[i] = 1
        elif entry in ocean:
            entry.keys(("steps", "fate", "copies"))
            t.ocean[i] = entry.number("copies", 0, 4)
        else:
            entry.keys(("steps", "fate", "number"))
        if t.fate[i] == Fate.SETUP and entry not in kings:
            entry.wrong("fate", "aquatica-expected-other-verb")
    t.cards = len(entries)
    staying = [entry for i, entry in enumerate(entries) if t.fate[i] == Fate.STAYS]
    if len(staying) != 1 or staying[0] not in starting:
        raise BadData("aquatica-error-staying-card")
    t.matrona = entries.index(staying[0])
    numbers = [entry.values["number"] for entry in kings]
    if numbers != list(range(1, KINGS_THAT_FIT + 1)):
        raise BadData("aquatica-error-king-numbers", numbers=numbers)
    t.kings = len(kings)
    for i in range(t.kings):
        t.king_card[i], t.king_number[i] = len(starting) + len(ocean) + i, numbers[i]
    steps = {i: [t.verb[STEPS * i + k] for k in range(t.steps[i])] for i in range(t.cards)}
    again = sum(t.starting[i] + t.ocean[i] for i in range(t.cards) if Verb.REPLAY in steps[i])
    if again > 5:
        raise BadData("aquatica-error-replay-cards", again=again)
    if not 9 <= sum(t.ocean) <= 60:
        raise BadData("aquatica-error-ocean-characters", total=sum(t.ocean))
    return names, tuple(entry.name for entry in kings)


def read_steps(t: Tables, card: int, entry: Entry) -> None:
    steps = entry.texts("steps", 1, STEPS)
    for i, step in enumerate(steps):
        at = card * STEPS + i
        either = re.fullmatch(r"either \(([^()]*)\) \(([^()]*)\)", step)
        if either and t.fate[card] != Fate.SETUP:
            t.verb[at] = Verb.EITHER
            t.either_verb[at], t.either_amount[at] = read_step(entry, either[1], BRANCHES)
            t.other_verb[at], t.other_amount[at] = read_step(entry, either[2], BRANCHES)
        elif t.fate[card] == Fate.SETUP:
            words = step.split()
            if len(steps) > 1 or len(words) != 2 or words[0] != "gain_manta" or words[1] not in ICON_NAMES:
                entry.wrong("steps", "aquatica-expected-setup-steps")
            t.verb[at], t.amount[at] = Verb.GAIN_MANTA, ICON_NAMES.index(words[1]) + 1
        else:
            t.verb[at], t.amount[at] = read_step(entry, step, tuple(VERBS))
            if t.verb[at] == Verb.CONQUER:
                t.conquers[card] = 1
    t.steps[card] = len(steps)


def read_step(entry: Entry, step: str, known: tuple[str, ...]) -> tuple[int, int]:
    verb, _, amount = step.partition(" ")
    if verb not in known:
        entry.wrong("steps", "aquatica-expected-steps", known=", ".join(known))
    number, low, high = VERBS[verb]
    if (low, high) == (0, 0):
        if amount:
            entry.wrong("steps", "aquatica-expected-verb-alone", verb=verb)
        return number, 0
    if verb == "take_back" and amount == "all":
        return number, ALL
    if not re.fullmatch("[0-9]", amount) or not low <= int(amount) <= high:
        entry.wrong("steps", "expected-verb-amount", verb=verb, low=low, high=high)
    return number, int(amount)


def read_locations(t: Tables, data: DataSet) -> tuple[str, ...]:
    for entry in complete(data, "locations.types", LOCATION_TYPE_NAMES):
        entry.keys(("copies",))
        entry.number("copies", 0, LOCATIONS)
    entries = data.entries("locations.locations")
    if not 12 <= len(entries) <= LOCATIONS:
        raise BadData(
            "aquatica-error-location-count",
            most=LOCATIONS,
            count=len(entries),
        )
    t.locations = len(entries)
    for i, entry in enumerate(entries):
        entry.keys(("type", "coins", "power", "depths", "points", "manta"))
        t.type[i] = entry.choice("type", LOCATION_TYPE_NAMES)
        t.coins[i] = entry.number("coins", 0, 20)
        t.power[i] = entry.number("power", 0, 20)
        t.points[i] = entry.number("points", 0, 50)
        if "manta" in entry.values:
            t.manta[i] = entry.choice("manta", (EMPTY, *ICON_NAMES))
            if not t.manta[i]:
                del entry.values["manta"]  # an owner took it away
        depths = entry.texts("depths", 0, DEPTHS)
        t.depths[i] = len(depths)
        for k, depth in enumerate(depths):
            if depth != EMPTY and depth not in ICON_NAMES:
                entry.wrong("depths", "aquatica-expected-icons", known=", ".join((EMPTY, *ICON_NAMES)))
            t.depth[i * DEPTHS + k] = 0 if depth == EMPTY else ICON_NAMES.index(depth) + 1
    for i, entry in enumerate(data.entries("locations.types")):
        count = sum(t.type[k] == i for k in range(t.locations))
        if entry.values["copies"] != count:
            entry.wrong("copies", "aquatica-expected-location-type-count", count=count)
    return tuple(entry.name for entry in entries)


def read_goals(t: Tables, data: DataSet) -> None:
    for i, entry in enumerate(complete(data, "goals.printed", PRINTED), 1):
        entry.keys(("amount",))
        t.goal_amount[i] = entry.number("amount", 1, 50)
    sides = dict.fromkeys(range(1, TOKENS + 1), 0)
    for i, entry in enumerate(complete(data, "goals.tokens", TOKEN_GOALS), len(PRINTED) + 1):
        entry.keys(("amount", "token"))
        t.goal_amount[i] = entry.number("amount", 1, 50)
        t.token[i] = entry.number("token", 1, TOKENS)
        sides[t.token[i]] += 1
    if set(sides.values()) != {TOKEN_SIDES}:
        raise BadData("aquatica-error-token-sides")
