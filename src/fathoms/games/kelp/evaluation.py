"""How a game of Kelp stands: features of a position, and from them the chance that the Octopus wins.

The weights stand in insight.toml. They were fitted to the results of games between searching bots.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.piles import bits_in, lowest
from fathoms.games.kelp.blocks import board_of, zone_of
from fathoms.games.kelp.end import is_red, value_of
from fathoms.games.kelp.names import (
    NOTHING,
    SPACES,
    ZONES,
    Block,
    Colour,
    Dice,
    Effect,
    Lies,
    Run,
    Tile,
    Type,
)
from fathoms.games.kelp.octopus_policy import octopus_places, reach
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables

NAMES: Final = (
    "always",
    "eaten",
    "eaten_squared",
    "hunger",
    "hunger_squared",
    "one_pair",
    "two_pairs",
    "reds",
    "red_share",
    "yellows",
    "dice",
    "tiles",
    "third_die",
    "seen",
    "places",
    "within_reach",
    "danger",
    "strike_ready",
    "open_blocks",
    "meals_ready",
    "meals_held",
    "meals_to_come",
    "food_beside",
    "hand",
    "hide_cards",
    "double_shell",
    "traps_hidden",
    "hostile",
    "shark_cards",
    "energy",
    "currents",
    "shark_to_move",
    "strikes_left",
    "hunger_and_food",
    "lair_value",
    "distance",
    "reds_squared",
    "danger_seen",
)
FEATURES: Final = 38


def features(t: Tables, s: State, x: vec[float]) -> None:
    """Fill `x`; the names stand in NAMES, in this order."""
    lair: i64 = zone_of(s, Block.OCTOPUS)
    in_bag: bool = lair < 0  # in a shuffle it is in no zone
    if in_bag:
        lair = 4
    near: i64 = reach(t, s)
    beside: i64 = 0
    if s.shark_at != NOTHING:
        beside = board_of(t, s).beside[s.shark_at]
    shark_turn: bool = s.stack[0] == Run.SHARK
    reds: i64 = s.dice[Dice.BAG + Colour.RED]
    pool_reds: i64 = 0
    ready: float = 0.0
    for i in range(s.pool_count):
        if is_red(s.pool[i]):
            pool_reds += 1
            if value_of(s.pool[i]) >= board_of(t, s).value[lair]:
                ready = 1.0
    for i in range(s.kept_count):
        if is_red(s.kept[i]):
            pool_reds += 1
            if value_of(s.kept[i]) >= board_of(t, s).value[lair]:
                ready = 1.0
    for i in range(s.energy_count):
        if is_red(s.energy[i]):
            reds += 1
    places: i64 = 1
    seen: float = 0.0
    if not in_bag:
        places = octopus_places(s)
        if s.revealed >> lair & 1:
            seen = 1.0
    share: float = float(s.dice[Dice.BAG + Colour.RED]) / float(s.bag_count + 1)
    dice: i64 = 2
    if s.tiles >= Tile.THIRD_DIE:
        dice = 3
    x[0] = 1.0
    x[1] = float(s.eaten)
    x[2] = float(s.eaten * s.eaten) / 4.0
    x[3] = float(s.hunger_count)
    x[4] = float(s.hunger_count * s.hunger_count) / 6.0
    pairs: i64 = bits_in(s.pairs)
    x[5] = 1.0 if pairs == 1 else 0.0
    x[6] = 1.0 if pairs == 2 else 0.0
    x[7] = float(reds + pool_reds)
    x[8] = share * float(dice)
    x[9] = float(s.dice[Dice.BAG + Colour.YELLOW])
    x[10] = float(s.bag_count) / 10.0
    x[11] = float(s.tiles)
    x[12] = 1.0 if dice == 3 else 0.0
    x[13] = seen
    x[14] = 1.0 / float(places)
    at_risk: bool = near >> lair & 1 == 1
    if (shark_turn and s.swum != NOTHING) or s.searched:
        at_risk = beside >> lair & 1 == 1
    x[15] = 1.0 if at_risk else 0.0
    x[16] = share * float(dice) / float(places) if at_risk else 0.0
    x[17] = ready / float(places) if at_risk or beside >> lair & 1 else 0.0
    x[18] = float(bits_in(s.revealed))
    meals_ready: i64 = 0
    meals_held: i64 = 0
    meals_to_come: i64 = 0
    food_beside: i64 = 0
    hide_cards: i64 = 0
    for card in range(t.cards):
        if t.type[card] == Type.EAT:
            dish: i64 = zone_of(s, t.food[card])
            if dish >= 0:
                close: bool = t.neighbours[lair] >> dish & 1 == 1
                if close:
                    food_beside += 1
                if s.hand[card]:
                    meals_held += 1
                    if close:
                        meals_ready += 1
                elif s.trash[card] == 0:
                    meals_to_come += 1
        elif t.type[card] == Type.HIDE:
            hide_cards += s.hand[card]
    x[19] = float(meals_ready)
    x[20] = float(meals_held)
    x[21] = float(meals_to_come)
    x[22] = float(food_beside)
    x[23] = float(s.hand_count)
    x[24] = float(hide_cards)
    x[25] = 1.0 if zone_of(s, Block.DOUBLE_SHELL) >= 0 else 0.0
    traps: i64 = 0
    for z in range(i64(ZONES)):
        if Block.TRAP_HIDE <= s.block[z] <= Block.TRAP_DEN and not s.revealed >> z & 1:
            traps += 1
    x[26] = float(traps)
    x[27] = 1.0 if s.abilities >> Effect.HOSTILE & 1 and pairs > 1 else 0.0
    cards: i64 = 0
    for card in range(t.shark_cards):
        cards += s.shark_cards[Lies.FACE_UP + card]
    x[28] = float(cards)
    pips: i64 = 0
    for i in range(s.energy_count):
        pips += value_of(s.energy[i])
    for i in range(s.pool_count):
        pips += value_of(s.pool[i])
    x[29] = float(pips) / 6.0
    currents: i64 = 0
    for space in range(i64(SPACES)):
        if s.current[space]:
            currents += 1
    x[30] = float(currents)
    x[31] = 1.0 if shark_turn else 0.0
    # How many strikes the Shark can afford, against how many it needs at most.
    x[32] = float(t.hunger - 1 - s.hunger_count - pairs)
    x[33] = float(s.hunger_count * s.eaten) / 4.0
    x[34] = float(board_of(t, s).value[lair]) / 4.0
    x[35] = float(distance(beside, lair)) / 2.0
    x[36] = float((reds + pool_reds) * (reds + pool_reds)) / 10.0
    x[37] = x[16] * seen


def distance(beside: i64, lair: i64) -> i64:
    """Steps from zone to zone between the Shark and the Octopus."""
    least: i64 = 4
    while beside:
        zone: i64 = lowest(beside)
        beside &= beside - 1
        down: i64 = zone // 3 - lair // 3
        across: i64 = zone % 3 - lair % 3
        steps: i64 = (down if down > 0 else -down) + (across if across > 0 else -across)
        if steps < least:
            least = steps
    return least


def octopus_wins(t: Tables, s: State, x: vec[float], weights: vec[float]) -> float:
    features(t, s, x)
    sum: float = 0.0
    for i in range(i64(FEATURES)):
        sum += weights[i] * x[i]
    if sum < -20.0:
        return 0.0
    return 1.0 / (1.0 + exp(-sum))
