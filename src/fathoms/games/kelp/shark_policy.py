"""What a sensible Shark is drawn to: a weight for each of its options, from what the Shark may know alone."""

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.piles import lowest
from fathoms.core.state import kind_at, top
from fathoms.games.kelp.acts import ActCurrent, ActDie, ActHunger, ActReroll, ActSearch, ActStore, ActSwim
from fathoms.games.kelp.blocks import board_of
from fathoms.games.kelp.end import is_blue, is_red, value_of
from fathoms.games.kelp.names import (
    COLOURS,
    ENDS,
    RIGHT_ANGLE,
    ZONES,
    Act,
    Ask,
    Block,
    Colour,
    Dice,
    Effect,
)
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import WAYS, Board, Tables


def weigh_shark(t: Tables, s: State, out: Options, weights: vec[float], likely: vec[float]) -> None:
    """`likely` is room for how likely the Octopus is in each zone."""
    match kind_at(s, top(s)):
        case Ask.MOVE | Ask.AFTER_MOVE:
            guess(s, likely)
            weigh_moves(t, s, out, weights, likely)
        case Ask.CURRENTS:
            weigh_currents(t, s, out, weights)
        case Ask.SEARCH:
            guess(s, likely)
            weigh_search(t, s, out, weights, likely)
        case Ask.ROLLED:
            guess(s, likely)
            weigh_rolled(t, s, out, weights, likely)
        case Ask.BUY:
            weigh_buys(t, s, out, weights)
        case Ask.HUNGER:
            for i in range(out.count):
                weights[i] = spare_weight(ActHunger.die(out.ids[i]))
        case Ask.STORE:
            for i in range(out.count):
                value: i64 = value_of(ActStore.die(out.ids[i]))
                weights[i] = float(value * value)
        case Ask.DICE:
            for i in range(out.count):
                weights[i] = 6.0 if out.ids[i] == Act.THREE else 1.0
        case Ask.BEFORE_ROLL:
            for i in range(out.count):
                weights[i] = 2.0 if out.ids[i] == Act.ROLL else 1.0
        case Ask.REACTIVE:
            for i in range(out.count):
                weights[i] = 0.3 if out.ids[i] == Act.RETURN + Colour.RED else 1.5
        case Ask.REPLACEMENT:
            for i in range(out.count):
                weights[i] = 3.0 if out.ids[i] == Act.CHOOSE + Colour.RED else 1.0
        case Ask.DARING_OTHER:
            for i in range(out.count):
                weights[i] = spare_weight(ActDie.die(out.ids[i]))
        case Ask.RUTHLESS | Ask.DARING | Ask.VIGILANT:
            for i in range(out.count):
                weights[i] = 3.0 if is_red(ActDie.die(out.ids[i])) else 1.0
        case Ask.ORDER:
            for i in range(out.count):
                weights[i] = 0.5 if is_red(s.zone_die[out.ids[i] - Act.FIRST]) else 2.0
        case Ask.OBSERVANT:
            for i in range(out.count):
                weights[i] = 0.3 if out.ids[i] == Act.DONE else 2.0
        case _:
            for i in range(out.count):
                weights[i] = 1.0


def guess(s: State, likely: vec[float]) -> None:
    """How likely the Octopus is in each zone, by the public sets: a revealed one for sure, else all possible alike."""
    zones: i64 = 0
    count: i64 = 0
    for zone in range(i64(ZONES)):
        likely[zone] = 0.0
        if s.revealed >> zone & 1:
            if s.block[zone] == Block.OCTOPUS:
                zones = 1 << zone
                count = 1
                break
        elif s.know[zone] & 1:
            zones |= 1 << zone
            count += 1
    for zone in range(i64(ZONES)):
        likely[zone] = 1.0 / float(count) if zones >> zone & 1 else 0.0


def spare_weight(die: i64) -> float:
    """How gladly a die is given up."""
    if is_red(die):
        return 0.2
    return 3.0 if is_blue(die) else 1.0


def prey(t: Tables, s: State, b: Board, space: i64, likely: vec[float]) -> float:
    """What the dice at hand can do from a space."""
    sum: float = 0.0
    zones: i64 = b.beside[space]
    while zones:
        zone: i64 = lowest(zones)
        zones &= zones - 1
        hidden: bool = s.revealed >> zone & 1 == 0
        sum += 0.5 * likely[zone]
        for i in range(s.pool_count):
            die: i64 = s.pool[i]
            if not is_blue(die) and value_of(die) >= b.value[zone]:
                if is_red(die):
                    sum += 12.0 * likely[zone] * likely[zone]
                elif hidden and s.know[zone] & (s.know[zone] - 1):
                    sum += 0.6 + 2.0 * likely[zone]
        for i in range(s.kept_count):
            die = s.kept[i]
            if is_red(die) and value_of(die) >= b.value[zone]:
                sum += 12.0 * likely[zone] * likely[zone]
    return sum


def weigh_moves(t: Tables, s: State, out: Options, weights: vec[float], likely: vec[float]) -> None:
    b = board_of(t, s)
    for i in range(out.count):
        action: i64 = out.ids[i]
        if action == Act.GO_ON:
            weights[i] = 0.4 + prey(t, s, b, s.shark_at, likely)
        elif action < Act.STEP:
            weights[i] = 0.2  # Agile
        elif action < Act.CLEAR:
            weights[i] = 0.3 * (0.2 + prey(t, s, b, (action - Act.STEP) // ENDS, likely))
        elif action < Act.MOVE:
            weights[i] = 0.2 + prey(t, s, b, (action - Act.CLEAR) // ENDS, likely)
        elif action < Act.SWIM:
            weights[i] = 0.2 + prey(t, s, b, (action - Act.MOVE) // ENDS, likely)
        else:
            weights[i] = 0.2 + prey(t, s, b, ActSwim.pose(action) // ENDS, likely)
            weights[i] += 0.6  # over a Current: it grows
        weights[i] *= weights[i]


def weigh_currents(t: Tables, s: State, out: Options, weights: vec[float]) -> None:
    """In front of the Shark, where it will swim."""
    b = board_of(t, s)
    near: i64 = 0
    further: i64 = 0
    for end in range(i64(ENDS)):
        if s.facing == RIGHT_ANGLE or s.facing == end:
            from_end: i64 = ENDS * s.shark_at + end
            for i in range(b.ways[from_end]):
                arrival: i64 = b.next[from_end * WAYS + i]
                near |= 1 << (arrival // ENDS)
                for j in range(b.ways[arrival]):
                    further |= 1 << (b.next[arrival * WAYS + j] // ENDS)
    for i in range(out.count):
        if out.ids[i] == Act.GO_ON:
            weights[i] = 2.0
            continue
        space: i64 = ActCurrent.space(out.ids[i])
        if near >> space & 1:
            weights[i] = 1.5
        else:
            weights[i] = 0.25 if further >> space & 1 else 0.05


def weigh_search(t: Tables, s: State, out: Options, weights: vec[float], likely: vec[float]) -> None:
    spare: float = float(t.hunger - 1 - s.hunger_count)
    for i in range(out.count):
        if out.ids[i] == Act.GO_ON:
            weights[i] = 1.0
            continue
        zone: i64 = ActSearch.zone(out.ids[i])
        die: i64 = ActSearch.die(out.ids[i])
        chance: float = likely[zone]
        if is_red(die):
            weights[i] = 60.0 if chance > 0.9 else 0.05 + 3.0 * chance * chance * (1.0 + spare)
        elif s.know[zone] & (s.know[zone] - 1):
            weights[i] = 2.5 + 10.0 * chance
        else:
            weights[i] = 1.2  # nothing to find, but it grows


def weigh_rolled(t: Tables, s: State, out: Options, weights: vec[float], likely: vec[float]) -> None:
    for i in range(out.count):
        action: i64 = out.ids[i]
        if action == Act.GO_ON:
            weights[i] = 1.0
        elif action >= Act.REROLL:
            die: i64 = ActReroll.die(action)
            value: i64 = value_of(die)
            if is_blue(die):
                weights[i] = 0.1
            else:
                weights[i] = 2.0 if value <= 3 else 0.05
        elif action == Act.USE + Effect.HOSTILE:
            weights[i] = 4.0
        elif action == Act.USE + Effect.HUNGRY:
            weights[i] = 2.0
        elif action == Act.USE + Effect.DARING:
            weights[i] = 0.2
        else:
            weights[i] = 0.5


def weigh_buys(t: Tables, s: State, out: Options, weights: vec[float]) -> None:
    """Red dice first; the hungrier the Shark, the dearer a purchase."""
    reds: i64 = s.dice[Dice.BAG + Colour.RED]
    for i in range(out.count):
        action: i64 = out.ids[i]
        if action == Act.DONE:
            weights[i] = 0.3 if s.bought else 0.6 + 0.6 * float(s.hunger_count)
        elif action >= Act.BUY:
            card: i64 = action - Act.BUY
            worth: float = 0.4 + 0.5 * float(t.gives[card * COLOURS + Colour.YELLOW])
            worth += (2.0 if reds < 4 else 1.0) * float(t.gives[card * COLOURS + Colour.RED])
            if t.effect[card] == Effect.HOSTILE:
                worth += 1.0
            weights[i] = worth * worth
        else:
            weights[i] = 0.1
