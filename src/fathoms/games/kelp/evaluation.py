"""How a game of Kelp stands: features of a position, and from them the chance that the Octopus wins.

The weights stand in insight.toml. They were fitted to the results of games between searching bots.
"""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.piles import bits_in, lowest
from fathoms.core.state import BOTTOM, kind_at
from fathoms.games.kelp.blocks import board_of, zone_of
from fathoms.games.kelp.end import is_red, value_of
from fathoms.games.kelp.names import (
    CENTRE,
    FEATURES,
    NOTHING,
    SIDE,
    SPACES,
    ZONES,
    Block,
    Colour,
    Dice,
    Effect,
    Feature,
    Lies,
    Run,
    Tile,
    Type,
)
from fathoms.games.kelp.octopus_policy import octopus_places, reach
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


def features(t: Tables, s: State, x: vec[float]) -> None:
    """Fill `x`, by Feature."""
    lair: i64 = zone_of(s, Block.OCTOPUS)
    in_bag: bool = lair < 0  # in a shuffle it is in no zone
    if in_bag:
        lair = CENTRE
    near: i64 = reach(t, s)
    beside: i64 = 0
    if s.shark_at != NOTHING:
        beside = board_of(t, s).beside[s.shark_at]
    shark_turn: bool = kind_at(s, BOTTOM) == Run.SHARK
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
    x[Feature.ALWAYS] = 1.0
    x[Feature.EATEN] = float(s.eaten)
    x[Feature.EATEN_SQUARED] = float(s.eaten * s.eaten) / 4.0
    x[Feature.HUNGER] = float(s.hunger_count)
    x[Feature.HUNGER_SQUARED] = float(s.hunger_count * s.hunger_count) / 6.0
    pairs: i64 = bits_in(s.pairs)
    x[Feature.ONE_PAIR] = 1.0 if pairs == 1 else 0.0
    x[Feature.TWO_PAIRS] = 1.0 if pairs == 2 else 0.0
    x[Feature.REDS] = float(reds + pool_reds)
    x[Feature.RED_SHARE] = share * float(dice)
    x[Feature.YELLOWS] = float(s.dice[Dice.BAG + Colour.YELLOW])
    x[Feature.DICE] = float(s.bag_count) / 10.0
    x[Feature.TILES] = float(s.tiles)
    x[Feature.THIRD_DIE] = 1.0 if dice == 3 else 0.0
    x[Feature.SEEN] = seen
    x[Feature.PLACES] = 1.0 / float(places)
    at_risk: bool = near >> lair & 1 == 1
    if (shark_turn and s.swum != NOTHING) or s.searched:
        at_risk = beside >> lair & 1 == 1
    x[Feature.WITHIN_REACH] = 1.0 if at_risk else 0.0
    x[Feature.DANGER] = share * float(dice) / float(places) if at_risk else 0.0
    x[Feature.STRIKE_READY] = ready / float(places) if at_risk or beside >> lair & 1 else 0.0
    x[Feature.OPEN_BLOCKS] = float(bits_in(s.revealed))
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
    x[Feature.MEALS_READY] = float(meals_ready)
    x[Feature.MEALS_HELD] = float(meals_held)
    x[Feature.MEALS_TO_COME] = float(meals_to_come)
    x[Feature.FOOD_BESIDE] = float(food_beside)
    x[Feature.HAND] = float(s.hand_count)
    x[Feature.HIDE_CARDS] = float(hide_cards)
    x[Feature.DOUBLE_SHELL] = 1.0 if zone_of(s, Block.DOUBLE_SHELL) >= 0 else 0.0
    traps: i64 = 0
    for z in range(i64(ZONES)):
        if Block.TRAP_HIDE <= s.block[z] <= Block.TRAP_DEN and not s.revealed >> z & 1:
            traps += 1
    x[Feature.TRAPS_HIDDEN] = float(traps)
    x[Feature.HOSTILE] = 1.0 if s.abilities >> Effect.HOSTILE & 1 and pairs > 1 else 0.0
    cards: i64 = 0
    for card in range(t.shark_cards):
        cards += s.shark_cards[Lies.FACE_UP + card]
    x[Feature.SHARK_CARDS] = float(cards)
    pips: i64 = 0
    for i in range(s.energy_count):
        pips += value_of(s.energy[i])
    for i in range(s.pool_count):
        pips += value_of(s.pool[i])
    x[Feature.ENERGY] = float(pips) / 6.0
    currents: i64 = 0
    for space in range(i64(SPACES)):
        if s.current[space]:
            currents += 1
    x[Feature.CURRENTS] = float(currents)
    x[Feature.SHARK_TO_MOVE] = 1.0 if shark_turn else 0.0
    # How many strikes the Shark can afford, against how many it needs at most.
    x[Feature.STRIKES_LEFT] = float(t.hunger - 1 - s.hunger_count - pairs)
    x[Feature.HUNGER_AND_FOOD] = float(s.hunger_count * s.eaten) / 4.0
    x[Feature.LAIR_VALUE] = float(board_of(t, s).value[lair]) / 4.0
    x[Feature.DISTANCE] = float(distance(beside, lair)) / 2.0
    x[Feature.REDS_SQUARED] = float((reds + pool_reds) * (reds + pool_reds)) / 10.0
    x[Feature.DANGER_SEEN] = x[Feature.DANGER] * seen


def distance(beside: i64, lair: i64) -> i64:
    """Steps from zone to zone between the Shark and the Octopus."""
    least: i64 = 2 * (SIDE - 1)
    while beside:
        zone: i64 = lowest(beside)
        beside &= beside - 1
        down: i64 = zone // SIDE - lair // SIDE
        across: i64 = zone % SIDE - lair % SIDE
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
