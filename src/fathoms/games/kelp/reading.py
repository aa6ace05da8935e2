"""Reading positions of Kelp from JSON. What is left out is the rest; docs/positions-kelp.md tells the form."""

from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.errors import BadPosition, short
from fathoms.core.naming import Frames
from fathoms.core.positions import read_chance, read_head
from fathoms.core.reader import Reader
from fathoms.games.kelp import octopus, shark
from fathoms.games.kelp.cards import KelpData
from fathoms.games.kelp.check import dice_found, entering
from fathoms.games.kelp.declaration import (
    BLOCK_NAMES,
    COLOUR_NAMES,
    CONFRONT_NAMES,
    DIE_NAMES,
    FOOD_NAMES,
    REASON_NAMES,
    SEATS,
    TYPE_NAMES,
    ZONE_NAMES,
)
from fathoms.games.kelp.knowledge import exact, hidden_blocks
from fathoms.games.kelp.names import (
    ALL_ZONES,
    BLOCKS,
    COLOURS,
    DECK,
    FOOD_TRACK,
    KEPT_DICE,
    NOTHING,
    PAIRS,
    POOL,
    RIGHT_ANGLE,
    SHARK_DECK,
    SLOTS,
    TILES,
    VALUES,
    ZONES,
    Beside,
    Block,
    Dice,
    Lies,
)
from fathoms.games.kelp.positions import BOARDS, EDITIONS, FORMAT, RIGHT, RULES
from fathoms.games.kelp.possible import complain
from fathoms.games.kelp.setup import blank
from fathoms.games.kelp.state import State


def from_json(data: KelpData, frames: Frames, obj: Any) -> State:
    r = Reader(obj, "")
    read_head(r, "kelp", FORMAT, RULES, data.digest)
    board = BOARDS.index(r.name("board", BOARDS, "day"))
    edition = EDITIONS.index(r.name("edition", EDITIONS, "final"))
    if board and edition:
        raise BadPosition("kelp-error-prototype-night")
    s = blank(board, edition)
    s.turn = r.number("turn", 1, 0, data.tables.last_turn)
    # The table first, the rest afterwards: what is left out is counted from what is there.
    read_blocks(s, r)
    read_octopus(data, s, r.inner("octopus"))
    read_shark(data, s, r.inner("shark"))
    read_places(data, s, r)
    read_asked(data, frames, s, r)
    read_piles(data, s, r.inner("piles"))
    read_beside(data, s, r)
    read_dice_rest(data, s, r.inner("shark"))
    read_known(s, r)
    s.chance = read_chance(r)
    r.finish()
    complain(data, s)
    return s


def read_blocks(s: State, r: Reader) -> None:
    blocks = r.inner("blocks")
    for z, zone in enumerate(ZONE_NAMES):
        text = blocks.table.get(zone)
        blocks.has(zone)
        words = text.split() if isinstance(text, str) else []
        if words == ["empty"]:
            s.emptied |= 1 << z
        elif words and words[0] in BLOCK_NAMES and words[1:] in ([], ["revealed"]):
            s.block[z] = BLOCK_NAMES.index(words[0])
            if words[1:]:
                s.revealed |= 1 << z
        else:
            raise blocks.wrong(zone, "kelp-expected-block", known=", ".join(BLOCK_NAMES))
    blocks.finish()
    for name in r.names("bag_blocks", BLOCK_NAMES, ZONES):
        s.bag_blocks[BLOCK_NAMES.index(name)] += 1
    if r.has("drawn_block") and r.table["drawn_block"] is not None:
        s.drawn_block = BLOCK_NAMES.index(r.name("drawn_block", BLOCK_NAMES))
    for zone in r.names("fresh", ZONE_NAMES, ZONES):
        s.fresh |= 1 << ZONE_NAMES.index(zone)
    for text in r.names("food_track", [*FOOD_NAMES, *(f"{food} used" for food in FOOD_NAMES)], FOOD_TRACK):
        food = BLOCK_NAMES.index(text.split()[0])
        s.track[s.eaten] = food
        s.eaten += 1
        if text.endswith("used"):
            s.used |= 1 << food


def read_octopus(data: KelpData, s: State, r: Reader) -> None:
    cards = data.names.cards
    for name in r.names("hand", cards, DECK):
        s.hand[cards.index(name)] += 1
        s.hand_count += 1
    for name in reversed(r.names("draw_top", cards, DECK)):
        s.top[s.top_count] = cards.index(name)
        s.top_count += 1
    for name in r.names("discard", cards, DECK):
        s.discard[s.discard_count] = cards.index(name)
        s.discard_count += 1
    for name in r.names("trash", cards, DECK):
        s.trash[cards.index(name)] += 1
    slots = r.table["slots"] if r.has("slots") else [None, None]
    if (
        not isinstance(slots, list)
        or len(slots) != SLOTS
        or any(slot is not None and slot not in cards for slot in slots)
    ):
        raise r.wrong("slots", "kelp-expected-slots")
    for i, slot in enumerate(slots):
        s.slot[i] = NOTHING if slot is None else cards.index(slot)
    for i in range(s.eaten):
        # The Eat card of eaten food is out of the game; it need not be written.
        card = data.tables.eat_card[s.track[i]]
        s.trash[card] = max(1, s.trash[card])
    crab_used = s.used >> Block.CRAB & 1
    s.hand_size = r.number("hand_size", data.tables.crab_hand if crab_used else data.tables.hand, 1, 10)
    if r.has("chosen"):
        s.chosen = CONFRONT_NAMES.index(r.name("chosen", CONFRONT_NAMES))
    elsewhere = Counter({name: s.hand[i] + s.trash[i] for i, name in enumerate(cards)})
    elsewhere.update(cards[s.top[i]] for i in range(s.top_count))
    elsewhere.update(cards[s.discard[i]] for i in range(s.discard_count))
    elsewhere.update(slot for slot in slots if slot is not None)
    given = r.names("draw", cards, DECK) if "draw" in r.table else None
    r.has("draw")
    for i, name in enumerate(cards):
        # Starters that are nowhere else are in the draw pile; cards of the piles are not, unless it says so.
        starters = data.tables.in_hand[i] + data.tables.in_deck[i]
        s.draw[i] = max(0, starters - elsewhere[name]) if given is None else given.count(name)
        s.draw_count += s.draw[i]
    known = r.names("known", cards, DECK)
    for i, name in enumerate(cards):
        s.known[i] = s.hand[i] if s.draw_count == 0 else known.count(name)
    r.finish()


def read_piles(data: KelpData, s: State, r: Reader) -> None:
    """Cards of a pile that are nowhere else are in it; its top card, left out, is the first of them."""
    cards = data.names.cards
    for i, name in enumerate(TYPE_NAMES):
        pile = r.inner(name)
        own = [card for k, card in enumerate(cards) if data.tables.type[k] == i]
        rest = Counter(pile.names("rest", own, DECK)) if "rest" in pile.table else None
        pile.has("rest")
        top = pile.name("top", own) if pile.has("top") and pile.table["top"] is not None else None
        for k, card in enumerate(cards):
            if data.tables.type[k] == i:
                left = data.tables.copies[k] - s.hand[k] - s.draw[k] - s.trash[k]
                left -= sum(s.top[j] == k for j in range(s.top_count)) + sum(slot == k for slot in s.slot)
                left -= sum(s.discard[j] == k for j in range(s.discard_count))
                s.pile[k] = max(0, left - (card == top)) if rest is None else rest[card]
        if top is not None:
            s.pile_top[i] = cards.index(top)
        elif "top" not in pile.table:
            first = next((k for k in range(len(cards)) if data.tables.type[k] == i and s.pile[k]), None)
            if first is not None:
                s.pile[first] -= 1
                s.pile_top[i] = first
        s.pile_count[i] = sum(s.pile[k] for k in range(len(cards)) if data.tables.type[k] == i)
        pile.finish()
    r.finish()


def read_beside(data: KelpData, s: State, r: Reader) -> None:
    for name in r.names("aside", BLOCK_NAMES, 18):
        s.blocks[Beside.SET_ASIDE + BLOCK_NAMES.index(name)] += 1
    given = r.names("beside", BLOCK_NAMES, 18) if "beside" in r.table else None
    r.has("beside")
    coming = entering(data.tables, s)
    for i, name in enumerate(BLOCK_NAMES):
        if given is not None:
            s.blocks[Beside.GAINABLE + i] = given.count(name)
        elif name not in FOOD_NAMES:
            on_board = sum(block == i for block in s.block) + s.bag_blocks[i] + (s.drawn_block == i)
            s.blocks[Beside.GAINABLE + i] = max(
                0, data.tables.block_copies[i] - on_board - s.blocks[Beside.SET_ASIDE + i] - (coming == i)
            )


def read_shark(data: KelpData, s: State, r: Reader) -> None:
    names = data.names
    if r.table.get("at") is not None or not r.has("at"):
        s.shark_at = names.spaces.index(r.name("at", names.spaces))
        ends = names.ends[s.shark_at]
        facing = r.name("facing", (*ends, RIGHT), RIGHT)
        s.facing = RIGHT_ANGLE if facing == RIGHT else ends.index(facing)
    else:
        r.name("facing", (RIGHT,), RIGHT)
    for colour in r.names("drawn", COLOUR_NAMES, POOL):
        s.dice[Dice.DRAWN + COLOUR_NAMES.index(colour)] += 1
    s.pool_count = fill_dice(s.pool, r.names("pool", DIE_NAMES, POOL))
    s.energy_count = fill_dice(s.energy, r.names("energy", DIE_NAMES, data.tables.energy))
    r.has("to_spend")  # it follows from the rest
    s.kept_count = fill_dice(s.kept, r.names("kept", DIE_NAMES, KEPT_DICE))
    s.keeping_count = fill_dice(s.keeping, r.names("keeping", DIE_NAMES, KEPT_DICE))
    for colour in r.names("hunger", COLOUR_NAMES, data.tables.hunger):
        s.dice[Dice.HUNGER + COLOUR_NAMES.index(colour)] += 1
        s.hunger_count += 1
    s.tiles = r.number("tiles", 0, 0, TILES)
    growth = r.names("growth", COLOUR_NAMES[:2], data.tables.tile_dice - 1 if s.tiles < TILES else 0)
    s.growth_blue, s.growth_yellow = growth.count("blue"), growth.count("yellow")
    cards = names.shark_cards
    for key, pile in (("cards", Lies.FACE_UP), ("trash", Lies.OUT)):
        for name in r.names(key, cards, SHARK_DECK):
            s.shark_cards[pile + cards.index(name)] += 1
    for card in range(data.tables.shark_cards):
        if s.shark_cards[Lies.FACE_UP + card]:
            s.abilities |= 1 << data.tables.effect[card]
    read_row(data, s, r)
    s.rerolls = r.number("rerolls", 0, 0, 2)
    if r.has("swum"):
        s.swum = names.spaces.index(r.name("swum", names.spaces))
    s.searched = r.number("searched", 0, 0, 2)
    s.bought = r.number("bought", 0, 0, 40)
    if s.bought:
        s.budget = r.number("energy_left", None, 0, 99)
    elif r.has("energy_left"):
        raise r.wrong("energy_left", "kelp-expected-left-out-unbought")
    s.replaced = int(r.flag("replaced"))
    for key in ("bag", "supply"):  # read later, once everything else is on the table
        r.has(key)
    r.finish()


def fill_dice(pile: vec[i64], dice: list[str]) -> int:
    for i, number in enumerate(sorted(DIE_NAMES.index(die) + 1 for die in dice)):
        pile[i] = number
    return len(dice)


def read_row(data: KelpData, s: State, r: Reader) -> None:
    """Left out, the row is the first cards of the deck, and the deck what is nowhere else."""
    cards = data.names.shark_cards
    given = r.names("deck", cards, SHARK_DECK) if "deck" in r.table else None
    r.has("deck")
    row = r.table["row"] if r.has("row") else None
    if row is not None and (
        not isinstance(row, list) or len(row) != data.tables.row or any(c is not None and c not in cards for c in row)
    ):
        raise r.wrong(
            "row",
            "kelp-expected-row",
            row=data.tables.row,
            known=", ".join(cards),
        )
    for i, card in enumerate(row or []):
        s.row[i] = NOTHING if card is None else cards.index(card)
    for i, name in enumerate(cards):
        left = (
            data.tables.shark_copies[i]
            - s.shark_cards[Lies.FACE_UP + i]
            - s.shark_cards[Lies.OUT + i]
            - sum(card == i for card in s.row)
        )
        s.shark_cards[Lies.DECK + i] = max(0, left) if given is None else given.count(name)
    if row is None:
        for place in range(data.tables.row):
            first = next((i for i in range(len(cards)) if s.shark_cards[Lies.DECK + i]), None)
            if first is not None:
                s.shark_cards[Lies.DECK + first] -= 1
                s.row[place] = first
    s.deck_count = sum(s.shark_cards[Lies.DECK : Lies.FACE_UP])


def read_places(data: KelpData, s: State, r: Reader) -> None:
    currents = r.inner("currents")
    for i, space in enumerate(data.names.spaces):
        if currents.has(space):
            s.current[i] = currents.number(space, None, 1, VALUES)
    currents.finish()
    dice = r.inner("zone_dice")
    for z, zone in enumerate(ZONE_NAMES):
        if dice.has(zone):
            s.zone_die[z] = DIE_NAMES.index(dice.name(zone, DIE_NAMES[VALUES:])) + 1
    dice.finish()
    if r.has("pairs"):
        s.pairs = sum(1 << CONFRONT_NAMES.index(pair) for pair in set(r.names("pairs", CONFRONT_NAMES, PAIRS)))
    s.gained = r.number("gained", 0, 0, 3)
    if s.gained > s.discard_count:
        raise r.wrong("gained", "kelp-expected-discard-at-most")


def read_dice_rest(data: KelpData, s: State, r: Reader) -> None:
    """Supply, left out: what the Shark's cards have not brought; bag, left out: everything that is nowhere else."""
    t = data.tables
    given = {key: r.inner(key) if key in r.table else None for key in ("supply", "bag")}
    for i, colour in enumerate(COLOUR_NAMES):
        gained = sum(t.gives[COLOURS * card + i] * s.shark_cards[Lies.FACE_UP + card] for card in range(t.shark_cards))
        supply, bag = given["supply"], given["bag"]
        left = max(0, t.dice[i] - t.bag[i] - gained)
        s.dice[Dice.SUPPLY + i] = left if supply is None else supply.number(colour, 0, 0, 30)
        missing = t.dice[i] - dice_found(s, i)
        if bag is not None:
            s.dice[Dice.BAG + i] = bag.number(colour, 0, 0, 30)
        elif missing >= 0:
            s.dice[Dice.BAG + i] = missing
        elif supply is None:
            # More dice lie about than the Shark's cards brought: they came from the supply.
            s.dice[Dice.SUPPLY + i] += missing
        s.bag_count += s.dice[Dice.BAG + i]
    for reader in given.values():
        if reader is not None:
            reader.finish()


def read_known(s: State, r: Reader) -> None:
    """What the Shark thinks possible; left out, any hidden block in any hidden zone."""
    hidden = ALL_ZONES & ~s.revealed
    present = hidden_blocks(s, hidden)
    known = r.inner("known")
    for z, zone in enumerate(ZONE_NAMES):
        if s.revealed >> z & 1:
            s.know[z] = 1 << s.block[z]
        elif known.has(zone):
            s.know[z] = sum(1 << BLOCK_NAMES.index(block) for block in set(known.names(zone, BLOCK_NAMES, BLOCKS)))
        else:
            s.know[z] = present
    known.finish()
    exact(s.know, hidden, present)
    for z, zone in enumerate(ZONE_NAMES):
        if s.know[z] == 0:
            raise BadPosition("kelp-error-known-sets", zone=zone)


def read_asked(data: KelpData, frames: Frames, s: State, r: Reader) -> None:
    """The open questions; left out, the turn of `to_move` begins, or that of the side whose turn it is by number."""
    if r.has("over"):
        over = r.inner("over")
        s.winner = SEATS.index(over.name("winner", SEATS))
        s.reason = REASON_NAMES.index(over.name("reason", REASON_NAMES)) + 1
        over.finish()
        if r.has("asked") and r.table["asked"]:
            raise r.wrong("asked", "kelp-expected-left-out-over")
        return
    side = SEATS[1 - s.turn % 2]
    if not r.has("asked"):
        s.turn = max(1, s.turn)
        side = SEATS[1 - s.turn % 2]
        if r.name("to_move", SEATS, side) != side:
            s.turn += 1
        if s.turn > data.tables.last_turn:
            raise r.wrong("turn", "kelp-expected-turn", last_turn=data.tables.last_turn)
        s.turn -= 1
        (octopus if s.turn % 2 == 0 else shark).begin_turn(s)
        return
    told = r.table["asked"]
    if not isinstance(told, list) or not told:
        raise r.wrong("asked", "kelp-expected-asked")
    for i, frame in enumerate(told):
        frames.push_json(s, frame, f"asked[{i}]")
    bottom = told[0].get("run")
    if bottom != ("begin" if s.turn == 0 else side):
        run = "begin" if s.turn == 0 else side
        raise BadPosition(
            "kelp-error-asked-run",
            turn=s.turn,
            run=run,
            came=short(told[0]),
        )
    if "question" not in told[-1] and len(told) > 1:
        raise BadPosition("kelp-error-asked-last", came=short(told[-1]))
