"""Positions of Kelp as JSON: complete, by names; reading.py reads them, also when a person wrote them."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.naming import Frames
from fathoms.core.positions import chance_json
from fathoms.games.kelp.cards import KelpData
from fathoms.games.kelp.declaration import (
    BLOCK_NAMES,
    COLOUR_NAMES,
    CONFRONT_NAMES,
    DIE_NAMES,
    REASON_NAMES,
    SEATS,
    TYPE_NAMES,
    ZONE_NAMES,
)
from fathoms.games.kelp.energy import energy
from fathoms.games.kelp.names import NOTHING, RIGHT_ANGLE, SLOTS, UNKNOWN, Beside, Dice, Lies
from fathoms.games.kelp.shapes import OctopusSide, SharkSide, View
from fathoms.games.kelp.state import State

FORMAT = 1
RULES = 1
BOARDS = ("day", "night")
EDITIONS = ("final", "prototype")
RIGHT = "right angle"


def listed(counts: vec[i64], names: Sequence[str]) -> list[str]:
    """Counts by kind as a list of names."""
    return [name for i, name in enumerate(names) for _ in range(counts[i])]


def zones_in(mask: int) -> list[str]:
    return [name for z, name in enumerate(ZONE_NAMES) if mask >> z & 1]


def dice_in(pile: vec[i64], count: int) -> list[str]:
    return [DIE_NAMES[pile[i] - 1] for i in range(count)]


def to_json(data: KelpData, frames: Frames, s: State, seat: int | None) -> View:
    """A state, or with a seat the masked state of its view."""
    names = data.names
    told: View = {
        "game": "kelp",
        "format": FORMAT,
        "rules": RULES,
        "data": data.digest,
        "board": BOARDS[s.board],
        "edition": EDITIONS[s.edition],
        "turn": s.turn,
        "blocks": {zone: block_text(s, z) for z, zone in enumerate(ZONE_NAMES)},
        "known": {
            zone: [block for k, block in enumerate(BLOCK_NAMES) if s.know[z] >> k & 1]
            for z, zone in enumerate(ZONE_NAMES)
            if not s.revealed >> z & 1
        },
        "beside": listed(s.blocks[Beside.GAINABLE :], BLOCK_NAMES),
        "aside": listed(s.blocks[Beside.SET_ASIDE :], BLOCK_NAMES),
        "food_track": [BLOCK_NAMES[s.track[i]] + (" used" if s.used >> s.track[i] & 1 else "") for i in range(s.eaten)],
        "octopus": octopus_json(data, s, seat),
        "piles": {
            name: {
                "top": None if s.pile_top[i] == NOTHING else names.cards[s.pile_top[i]],
                "rest": [
                    card for k, card in enumerate(names.cards) if data.tables.type[k] == i for _ in range(s.pile[k])
                ],
            }
            for i, name in enumerate(TYPE_NAMES)
        },
        "shark": shark_json(data, s),
        "currents": {space: s.current[i] for i, space in enumerate(names.spaces) if s.current[i]},
        "zone_dice": {zone: DIE_NAMES[s.zone_die[z] - 1] for z, zone in enumerate(ZONE_NAMES) if s.zone_die[z]},
        "pairs": [pair for i, pair in enumerate(CONFRONT_NAMES) if s.pairs >> i & 1],
        "asked": [frames.to_json(s, level) for level in range(s.depth)],
    }
    if s.emptied:
        told["bag_blocks"] = listed(s.bag_blocks, BLOCK_NAMES)
        told["drawn_block"] = secret(s.drawn_block, BLOCK_NAMES)
    if s.fresh or s.gained:
        told["fresh"] = zones_in(s.fresh)
        told["gained"] = s.gained
    if s.winner >= 0:
        told["over"] = {"winner": SEATS[s.winner], "reason": REASON_NAMES[s.reason - 1]}
    if seat is None:
        told["chance"] = chance_json(s.chance)
    else:
        told["seat"] = "spectator" if seat < 0 else SEATS[seat]
    return told


def secret(number: int, names: Sequence[str]) -> str | None:
    if number == UNKNOWN:
        return "unknown"
    return None if number == NOTHING else names[number]


def block_text(s: State, zone: int) -> str:
    if s.block[zone] == UNKNOWN:
        return "hidden"
    if s.block[zone] == NOTHING:
        return "empty"
    return BLOCK_NAMES[s.block[zone]] + (" revealed" if s.revealed >> zone & 1 else "")


def octopus_json(data: KelpData, s: State, seat: int | None) -> OctopusSide:
    cards = data.names.cards
    told: OctopusSide = {
        "hand": listed(s.hand, cards),
        "known": listed(s.known, cards),
        "draw": listed(s.draw, cards),
        "draw_top": [cards[s.top[s.top_count - 1 - i]] for i in range(s.top_count)],
        "discard": [cards[s.discard[i]] for i in range(s.discard_count)],
        "slots": [None if s.slot[i] == NOTHING else cards[s.slot[i]] for i in range(SLOTS)],
        "trash": listed(s.trash, cards),
        "hand_size": s.hand_size,
    }
    if seat not in (None, 0):
        # Of these cards `hand_count` are in the hand, the known ones among them; the others are in the draw pile.
        told["hand_count"], told["draw_count"] = s.hand_count, s.draw_count
        told["hand_or_draw"] = told.pop("draw")
    if s.chosen != NOTHING:
        told["chosen"] = secret(s.chosen, CONFRONT_NAMES)
    return told


def shark_json(data: KelpData, s: State) -> SharkSide:
    names = data.names
    told: SharkSide = {
        "at": None if s.shark_at == NOTHING else names.spaces[s.shark_at],
        "facing": RIGHT if s.facing == RIGHT_ANGLE else names.ends[s.shark_at][s.facing],
        "bag": {colour: s.dice[Dice.BAG + i] for i, colour in enumerate(COLOUR_NAMES)},
        "supply": {colour: s.dice[Dice.SUPPLY + i] for i, colour in enumerate(COLOUR_NAMES)},
        "drawn": listed(s.dice[Dice.DRAWN :], COLOUR_NAMES),
        "pool": dice_in(s.pool, s.pool_count),
        "energy": dice_in(s.energy, s.energy_count),
        "to_spend": energy(data.tables, s),
        "kept": dice_in(s.kept, s.kept_count),
        "keeping": dice_in(s.keeping, s.keeping_count),
        "hunger": listed(s.dice[Dice.HUNGER :], COLOUR_NAMES),
        "tiles": s.tiles,
        "growth": ["blue"] * s.growth_blue + ["yellow"] * s.growth_yellow,
        "row": [None if s.row[i] == NOTHING else names.shark_cards[s.row[i]] for i in range(data.tables.row)],
        "deck": listed(s.shark_cards[Lies.DECK :], names.shark_cards),
        "cards": listed(s.shark_cards[Lies.FACE_UP :], names.shark_cards),
        "trash": listed(s.shark_cards[Lies.OUT :], names.shark_cards),
    }
    if s.rerolls:
        told["rerolls"] = s.rerolls
    if s.swum != NOTHING:
        told["swum"] = names.spaces[s.swum]
    if s.searched:
        told["searched"] = s.searched
    if s.bought:
        told["bought"], told["energy_left"] = s.bought, s.budget
    if s.replaced:
        told["replaced"] = True
    return told
