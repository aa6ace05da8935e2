"""Reading the data of Kelp: boards, blocks and cards from TOML, validated and packed into Tables."""

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from fathoms.core.data import Box, DataSet, Entry, complete, load, read_weights
from fathoms.core.errors import BadData
from fathoms.games.kelp.declaration import (
    BLOCK_NAMES,
    COLOUR_NAMES,
    CONFRONT_NAMES,
    EFFECT_NAMES,
    END_NAMES,
    FOOD_NAMES,
    TILE_NAMES,
    TYPE_NAMES,
    VERB,
    ZONE_NAMES,
)
from fathoms.games.kelp.names import (
    CARDS,
    COLOURS,
    DECK,
    EFFECT_COPIES,
    ENDS,
    NOTHING,
    SHARK_CARDS,
    SIDE,
    SPACES,
    VALUES,
    ZONES,
    Effect,
    Type,
)
from fathoms.games.kelp.tables import STEPS, WAYS, Board, Tables

FILES = {
    "components.toml": ("tiles", "confrontation", "dice", "tracks"),
    "blocks.toml": ("blocks",),
    "octopus.toml": ("cards",),
    "shark.toml": ("cards",),
    "day.toml": ("zones", "spaces", "dens"),
    "night.toml": ("zones", "spaces", "dens"),
}
ROLES = {
    "octopus": "octopus", "crab": "food", "snail": "food", "lobster": "food", "abalone": "food", "trap_hide": "trap",
    "trap_one": "trap", "trap_two": "trap", "trap_den": "trap", "double_shell": "shell", "shell": "shell",
}  # fmt: skip
ZONE_KINDS = ("centre", "kelp", "rocky", "exposed", "narrow_rocky")
# Each verb with the least and the greatest amount it takes.
VERBS = {
    "swap": (1, 1),
    "shuffle": (2, 4),
    "shuffle_centre": (1, 3),
    "shuffle_revealed": (2, 4),
    "hide": (1, 4),
    "learn": (1, 3),
    "eat": (1, 1),
    "may_draw": (1, 2),
    "may_trash": (1, 1),
    "may_top": (1, 1),
    "may_take": (1, 1),
    "may_hide_gained": (1, 3),
}
# Steps that need something of the board. A card has one of these at most, so that whether its whole effect is
# possible can be told before it begins.
DEMANDING = ("shuffle", "shuffle_centre", "shuffle_revealed", "hide", "learn", "eat")
DENS = 4
AMOUNTS = tuple("0123456789")
LETTERS = "BYR"  # of the colours, in the dice of a Shark card
DEAREST = 20  # that a Shark card may be; the cheapest costs 1
AFTER_LEARN = ("may_top", "may_take", "may_hide_gained")


@dataclass(frozen=True)
class Names:
    """The names of what the numbers mean, in their order."""

    cards: tuple[str, ...]
    shark_cards: tuple[str, ...]
    spaces: tuple[str, ...]
    ends: tuple[tuple[str, str], ...]  # of each space
    pairs: tuple[tuple[str, str], ...]


KelpData = Box[Tables, Names]


def read(overlay: str | Path | dict[str, Any] | None = None) -> KelpData:
    folder = files("fathoms.games.kelp").joinpath("data")
    data = load(folder, FILES, overlay)
    data.weights = read_weights(folder, "balance.toml")
    t = Tables()
    pairs = read_zones(t)
    read_components(t, data)
    read_blocks(t, data)
    cards = read_octopus(t, data)
    shark_cards = read_shark(t, data)
    spaces, ends = read_board(t.day, data, "day")
    if read_board(t.night, data, "night") != (spaces, ends):
        raise BadData("kelp-error-boards-differ")
    return KelpData(t, Names(cards, shark_cards, spaces, ends, pairs), data)


def read_zones(t: Tables) -> tuple[tuple[str, str], ...]:
    """Zones lie in rows; adjacency is orthogonal (K2.1)."""
    pairs = [(z, z + 1) for z in range(ZONES) if z % SIDE < SIDE - 1] + [(z, z + SIDE) for z in range(ZONES - SIDE)]
    for i, (a, b) in enumerate(sorted(pairs)):
        t.pair_a[i] = a
        t.pair_b[i] = b
        t.neighbours[a] |= 1 << b
        t.neighbours[b] |= 1 << a
    return tuple((ZONE_NAMES[a], ZONE_NAMES[b]) for a, b in sorted(pairs))


def read_components(t: Tables, data: DataSet) -> None:
    for i, entry in enumerate(complete(data, "components.dice", COLOUR_NAMES)):
        entry.keys(("total", "bag", "name"))
        t.dice[i] = entry.number("total", 1, 30 if i else 15)
        t.bag[i] = entry.number("bag", 0, t.dice[i])
    limits = {
        "hunger": (2, 15), "food": (1, 4), "energy": (1, 4), "tile_dice": (1, 6), "row": (1, 4), "draw": (1, 3),
        "start_hand": (1, 8), "hand": (1, 8), "crab_hand": (1, 10), "last_turn": (2, 100000),
    }  # fmt: skip
    sizes = {}
    for entry in complete(data, "components.tracks", tuple(limits)):
        entry.keys(("size",))
        sizes[entry.name] = entry.number("size", *limits[entry.name])
    t.hunger, t.food_track, t.energy, t.tile_dice = sizes["hunger"], sizes["food"], sizes["energy"], sizes["tile_dice"]
    t.row, t.draw, t.start_hand, t.hand = sizes["row"], sizes["draw"], sizes["start_hand"], sizes["hand"]
    t.crab_hand, t.last_turn = sizes["crab_hand"], sizes["last_turn"]
    for entry in complete(data, "components.tiles", TILE_NAMES):
        entry.keys(("amount",) if entry.name == "five_more" else ())
    t.five_more = data.entry("components.tiles", "five_more").number("amount", 0, 20)
    for entry in complete(data, "components.confrontation", CONFRONT_NAMES):
        entry.keys(("colour",))
        entry.text("colour")


def read_blocks(t: Tables, data: DataSet) -> None:
    for i, entry in enumerate(complete(data, "blocks.blocks", BLOCK_NAMES)):
        entry.keys(("role", "copies", "start", "amount", "worth"))
        role = ROLES[entry.name]
        if entry.text("role") != role:
            entry.wrong("role", "expected-value", value=repr(role))
        shell = entry.name == "shell"
        t.block_copies[i] = entry.number("copies", 8 if shell else 1, 9 if shell else 1)
        limit = 0 if role == "food" else t.block_copies[i]
        t.block_start[i] = entry.number("start", 1 if i == 0 else 0, limit)
        if entry.name in ("trap_hide", "trap_one", "trap_two"):
            t.trap_amount[i] = entry.number("amount", 0, 4)
        elif "amount" in entry.values:
            entry.wrong("amount", "expected-left-out")
        worth = 2 if entry.name == "double_shell" else 1
        if entry.values.get("worth", worth) != worth:
            entry.wrong("worth", "expected-value", value=worth)
    placed = sum(t.block_start)
    if placed != ZONES:
        raise BadData("kelp-error-starting-blocks", placed=placed)


def read_octopus(t: Tables, data: DataSet) -> tuple[str, ...]:
    entries = data.entries("octopus.cards")
    if len(entries) > CARDS:
        raise BadData(
            "kelp-error-octopus-kinds",
            place=entries[CARDS].place,
            most=CARDS,
        )
    t.cards = len(entries)
    for i, entry in enumerate(entries):
        entry.keys(("type", "cost", "effect", "copies", "where"))
        t.type[i] = entry.choice("type", TYPE_NAMES)
        t.cost[i] = entry.number("cost", 0, 3)
        t.copies[i] = entry.number("copies", 0, 6)
        where = entry.choice("where", ("hand", "starter", "pile"))
        (t.in_hand, t.in_deck, t.in_pile)[where][i] = t.copies[i]
        read_effect(t, i, entry)
        t.food[i] = NOTHING
        if t.type[i] == Type.EAT:
            if entry.name not in FOOD_NAMES:
                food = "crab, snail, lobster, abalone"
                raise BadData(
                    "kelp-error-eat-name",
                    place=entry.place,
                    food=food,
                    name=entry.name,
                )
            if t.cost[i]:
                entry.wrong("cost", "kelp-expected-eat-cost")
            if t.copies[i] != 1 or where != 2:
                raise BadData("kelp-error-eat-copies", place=entry.place, name=entry.name)
            t.food[i] = BLOCK_NAMES.index(entry.name)
            t.eat_card[t.food[i]] = i
    missing = [name for name in ("crab", "snail", "lobster", "abalone") if name not in [e.name for e in entries]]
    if missing:
        raise BadData("kelp-error-eat-cards-missing", known=", ".join(missing))
    if sum(t.copies) > DECK:
        raise BadData("kelp-error-octopus-cards", total=sum(t.copies))
    if sum(t.in_hand) > t.start_hand or sum(t.in_hand) + sum(t.in_deck) < t.start_hand:
        raise BadData(
            "kelp-error-start-hand",
            start_hand=t.start_hand,
            in_hand=sum(t.in_hand),
            in_deck=sum(t.in_deck),
        )
    return tuple(entry.name for entry in entries)


def read_effect(t: Tables, card: int, entry: Entry) -> None:
    steps = entry.texts("effect", 1, STEPS)
    verbs = []
    for i, step in enumerate(steps):
        words = step.split()
        if len(words) != 2 or words[0] not in VERBS or words[1] not in AMOUNTS:
            entry.wrong("effect", "kelp-expected-steps", known=", ".join(VERBS))
        low, high = VERBS[words[0]]
        number = VERB.number(words[0])
        if not low <= int(words[1]) <= high:
            entry.wrong("effect", "expected-verb-amount", verb=words[0], low=low, high=high)
        t.verb[card * STEPS + i] = number
        t.amount[card * STEPS + i] = int(words[1])
        verbs.append(words[0])
        if words[0] in DEMANDING:
            t.demand[card], t.demand_amount[card] = number, int(words[1])
    if sum(verb in DEMANDING for verb in verbs) > 1:
        entry.wrong("effect", "kelp-expected-one-step-of", known=", ".join(DEMANDING))
    for before, verb in zip(["", *verbs], verbs, strict=False):
        if verb in AFTER_LEARN and before not in ("learn", *AFTER_LEARN):
            # What was gained is told by the top of the discard pile, which other steps change.
            entry.wrong("effect", "kelp-expected-after-learn", known=", ".join(AFTER_LEARN))
    if "learn" in verbs and ("may_draw" in verbs or "may_trash" in verbs):
        entry.wrong("effect", "kelp-expected-no-draw-beside-learn")
    if "swap" in verbs and "shuffle_centre" in verbs:
        entry.wrong("effect", "kelp-expected-no-swap-beside-shuffle")
    if ("eat" in verbs) != (entry.values["type"] == "eat") or ("eat" in verbs and len(verbs) > 1):
        entry.wrong("effect", "kelp-expected-eat-steps")


def read_shark(t: Tables, data: DataSet) -> tuple[str, ...]:
    entries = sorted(
        data.entries("shark.cards"),
        key=lambda entry: (entry.choice("effect", EFFECT_NAMES), entry.number("price", 1, DEAREST), entry.name),
    )
    if len(entries) > SHARK_CARDS:
        raise BadData(
            "kelp-error-shark-kinds",
            place=entries[SHARK_CARDS].place,
            most=SHARK_CARDS,
        )
    t.shark_cards = len(entries)
    for i, entry in enumerate(entries):
        effect = entry.choice("effect", EFFECT_NAMES)
        entry.keys(("effect", "price", "dice", "copies", "amount"))
        t.effect[i] = effect
        t.price[i] = entry.number("price", 1, DEAREST)
        t.shark_copies[i] = entry.number("copies", 0, EFFECT_COPIES)
        dice = entry.values.get("dice")
        if not isinstance(dice, str) or len(dice) > 4 or set(dice) - set(LETTERS):
            entry.wrong("dice", "kelp-expected-colour-letters")
        for colour, letter in enumerate(LETTERS):
            t.gives[i * COLOURS + colour] = dice.count(letter)
        if effect == Effect.RUTHLESS:
            t.raises[i] = entry.number("amount", 1, 5)
        elif "amount" in entry.values:
            entry.wrong("amount", "expected-left-out")
    for effect, name in enumerate(EFFECT_NAMES):
        copies = sum(t.shark_copies[i] for i in range(t.shark_cards) if t.effect[i] == effect)
        if copies > EFFECT_COPIES:
            raise BadData("kelp-error-shark-copies", name=name, copies=copies)
    if sum(t.shark_copies) < t.row:
        raise BadData("kelp-error-shark-row", row=t.row, total=sum(t.shark_copies))
    return tuple(entry.name for entry in entries)


def read_board(board: Board, data: DataSet, name: str) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
    for i, entry in enumerate(complete(data, f"{name}.zones", ZONE_NAMES)):
        entry.keys(("kind", "value"))
        entry.choice("kind", ZONE_KINDS)
        board.value[i] = entry.number("value", 1, VALUES)
    spaces = data.entries(f"{name}.spaces")
    if len(spaces) != SPACES:
        raise BadData("kelp-error-space-count", name=name, count=len(spaces))
    junctions: dict[str, list[tuple[int, int]]] = {}
    ends: list[tuple[str, str]] = []
    for i, entry in enumerate(spaces):
        entry.keys(("zones", "ends", "junctions"))
        for zone in entry.texts("zones", 1, 2):
            if zone not in ZONE_NAMES or board.beside[i] >> ZONE_NAMES.index(zone) & 1:
                entry.wrong("zones", "kelp-expected-one-or-two-of", known=", ".join(ZONE_NAMES))
            board.beside[i] |= 1 << ZONE_NAMES.index(zone)
        first, second = entry.texts("ends", 2, 2)
        if first == second or first not in END_NAMES or second not in END_NAMES:
            entry.wrong("ends", "kelp-expected-two-of", known=", ".join(END_NAMES))
        ends.append((first, second))
        here, there = entry.texts("junctions", 2, 2)
        if here == there:
            entry.wrong("junctions", "kelp-expected-two-junctions")
        junctions.setdefault(here, []).append((i, 0))
        junctions.setdefault(there, []).append((i, 1))
    for junction, joined in junctions.items():
        if not 2 <= len(joined) <= WAYS + 1:
            raise BadData(
                "kelp-error-junction-ends",
                name=name,
                junction=junction,
                most=WAYS + 1,
                count=len(joined),
            )
        for space, end in joined:
            onward = [ENDS * other + 1 - far for other, far in joined if other != space]
            board.ways[ENDS * space + end] = len(onward)
            for k, arrival in enumerate(onward):
                board.next[(ENDS * space + end) * WAYS + k] = arrival
    known = tuple(entry.name for entry in spaces)
    dens = data.entries(f"{name}.dens")
    for i, entry in enumerate(dens):
        entry.keys(())
        if entry.name not in known or i >= DENS:
            raise BadData("kelp-error-den-unknown", place=entry.place, name=entry.name)
        board.dens |= 1 << known.index(entry.name)
    if len(dens) != DENS:
        raise BadData("kelp-error-den-count", name=name, count=len(dens))
    return known, tuple(ends)
