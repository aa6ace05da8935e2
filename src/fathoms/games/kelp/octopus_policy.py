"""What a sensible Octopus is drawn to: a weight for each option. Rollouts draw by it, searches begin with it."""

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.piles import bits_in, lowest
from fathoms.core.state import kind_at, top
from fathoms.games.kelp.blocks import board_of, zone_of
from fathoms.games.kelp.choice_weights import KNOWN, pay_weight, swap_weight, take_weight
from fathoms.games.kelp.frames import AskExchange
from fathoms.games.kelp.names import (
    ABOVE_ALL,
    ENDS,
    NOTHING,
    RIGHT_ANGLE,
    SIDE,
    ZONES,
    Act,
    Ask,
    Block,
    Dice,
    Type,
    Verb,
)
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import STEPS, WAYS, Board, Tables


def weigh_octopus(t: Tables, s: State, out: Options, weights: vec[float]) -> None:
    at: i64 = top(s)
    match kind_at(s, at):
        case Ask.ACTION:
            weigh_actions(t, s, out, weights)
        case Ask.PAY:
            for i in range(out.count):
                zone: i64 = out.ids[i] - Act.REVEAL
                weights[i] = pay_weight(s.block[zone])
                if is_known(s, zone):
                    weights[i] *= KNOWN
        case Ask.HIDE:
            for i in range(out.count):
                weights[i] = 0.1 if out.ids[i] == Act.DONE else hide_weight(s.block[out.ids[i] - Act.HIDE])
        case Ask.SHUFFLE:
            for i in range(out.count):
                weights[i] = take_weight(s.block[out.ids[i] - Act.TAKE])
        case Ask.SWAP:
            weigh_swaps(t, s, out, weights)
        case Ask.GAIN:
            weigh_gains(t, s, out, weights)
        case Ask.EXCHANGE:
            weigh_exchanges(t, s, out, weights, AskExchange.block(s, at))
        case Ask.DEN:
            weigh_dens(t, s, out, weights)
        case Ask.TRASH:
            weigh_trash(t, s, out, weights)
        case Ask.SNAIL:
            for i in range(out.count):
                card: i64 = (out.ids[i] - Act.FROM_DRAW) % (Act.FROM_DISCARD - Act.FROM_DRAW)
                weights[i] = card_worth(t, s, card)
        case _:
            # What may be done helps: stopping is the exception.
            for i in range(out.count):
                weights[i] = 0.15 if out.ids[i] == Act.DONE else 1.0


def is_known(s: State, zone: i64) -> bool:
    know: i64 = s.know[zone]
    return know & (know - 1) == 0


def hide_weight(block: i64) -> float:
    if block == Block.OCTOPUS:
        return 15.0
    if block <= Block.ABALONE:
        return 4.0
    if block == Block.SHELL:
        return 1.5
    return 2.5


def octopus_places(s: State) -> i64:
    """In how many zones the Shark must think the Octopus possible."""
    if s.revealed >> zone_of(s, Block.OCTOPUS) & 1:
        return 1
    count: i64 = 0
    for zone in range(i64(ZONES)):
        if s.know[zone] & 1 and not s.revealed >> zone & 1:
            count += 1
    return count


def reach(t: Tables, s: State) -> i64:
    """Zones that the Shark can be beside after its next move, as bits."""
    if s.shark_at == NOTHING:
        return 0
    b = board_of(t, s)
    zones: i64 = 0
    for end in range(i64(ENDS)):
        if s.facing == RIGHT_ANGLE or s.facing == end:
            zones |= ahead(b, s, ENDS * s.shark_at + end, ABOVE_ALL)
    return zones


def ahead(b: Board, s: State, end: i64, above: i64) -> i64:
    zones: i64 = 0
    for i in range(b.ways[end]):
        arrival: i64 = b.next[end * WAYS + i]
        space: i64 = arrival // ENDS
        value: i64 = s.current[space]
        if value == 0:
            zones |= b.beside[space]
        elif value < above:
            zones |= ahead(b, s, arrival, value)
    return zones


def danger(t: Tables, s: State, lair: i64) -> float:
    """0 to about 1: how soon the Shark could strike the Octopus."""
    if not reach(t, s) >> lair & 1:
        return 0.1
    reds: i64 = s.dice[Dice.BAG + 2]
    places: i64 = octopus_places(s)
    share: float = float(reds) / float(s.bag_count + 1)
    return (0.3 + 2.0 * share) / (0.5 + 0.5 * float(places))


def weigh_actions(t: Tables, s: State, out: Options, weights: vec[float]) -> None:
    lair: i64 = zone_of(s, Block.OCTOPUS)
    seen: bool = s.revealed >> lair & 1 == 1
    open_blocks: float = float(bits_in(s.revealed))
    worry: float = danger(t, s, lair)
    for i in range(out.count):
        action: i64 = out.ids[i]
        if action == Act.END_TURN:
            weights[i] = 0.3
        elif action == Act.DRAW:
            weights[i] = 0.6 * float(s.hand_size - s.hand_count)
            if s.hand_count == 0:
                weights[i] += 4.0
        elif action < Act.PLAY:
            food: i64 = action - Act.FOOD + Block.CRAB
            weights[i] = 0.7 * open_blocks if food == Block.LOBSTER else 3.0
        elif action < Act.DISCARD:
            weights[i] = play_weight(t, s, action - Act.PLAY, seen, open_blocks, worry)
        else:
            card: i64 = action - Act.DISCARD
            weights[i] = 0.03 if t.type[card] == Type.EAT else 0.15 + (1.0 if seen and not has_hide(t, s) else 0.0)


def play_weight(t: Tables, s: State, card: i64, seen: bool, open_blocks: float, worry: float) -> float:
    match t.type[card]:
        case Type.EAT:
            return 60.0 if s.eaten == t.food_track - 1 else 12.0
        case Type.HIDE:
            return (0.7 * open_blocks if open_blocks < 3.0 else 2.5) + (8.0 if seen else 0.0)
        case Type.LEARN:
            return 3.0 if open_blocks < 5.0 else 1.0
    if t.verb[card * STEPS] == Verb.SWAP:
        return 0.8 + 2.0 * worry + (1.5 if wants_food(t, s) else 0.0)
    if t.verb[card * STEPS] == Verb.SHUFFLE_REVEALED:
        return 0.5 * open_blocks + (4.0 if seen else 0.0)
    return 0.7 if seen else 1.0 + 5.0 * worry


def has_hide(t: Tables, s: State) -> bool:
    for card in range(t.cards):
        if s.hand[card] and t.type[card] == Type.HIDE:
            return True
    return False


def wants_food(t: Tables, s: State) -> bool:
    """An Eat card is in the hand, and the Octopus is not beside its food."""
    for card in range(t.cards):
        if s.hand[card] and t.type[card] == Type.EAT and not beside_food(t, s, t.food[card]):
            return True
    return False


def beside_food(t: Tables, s: State, food: i64) -> bool:
    lair: i64 = zone_of(s, Block.OCTOPUS)
    dish: i64 = zone_of(s, food)
    return lair >= 0 and dish >= 0 and t.neighbours[lair] >> dish & 1 == 1


def weigh_swaps(t: Tables, s: State, out: Options, weights: vec[float]) -> None:
    """Towards food that can be eaten, and out of the Shark's reach."""
    lair: i64 = zone_of(s, Block.OCTOPUS)
    near: i64 = reach(t, s)
    for i in range(out.count):
        x: i64 = t.pair_a[out.ids[i] - Act.SWAP]
        y: i64 = t.pair_b[out.ids[i] - Act.SWAP]
        weight: float = 0.4 * swap_weight(s.block[x], s.block[y])
        to: i64 = lair
        if x == lair or y == lair:
            to = x + y - lair
            if near >> lair & 1 and not near >> to & 1:
                weight *= 5.0
            elif not near >> lair & 1 and near >> to & 1:
                weight *= 0.3
        for card in range(t.cards):
            if t.type[card] == Type.EAT and (s.hand[card] or s.draw[card]):
                dish: i64 = zone_of(s, t.food[card])
                if dish < 0:
                    continue
                after: i64 = dish
                if dish == x or dish == y:
                    after = x + y - dish
                before: bool = t.neighbours[lair] >> dish & 1 == 1
                now: bool = t.neighbours[to] >> after & 1 == 1
                if now and not before:
                    weight *= 4.0
                elif before and not now:
                    weight *= 0.4
        weights[i] = weight


def weigh_gains(t: Tables, s: State, out: Options, weights: vec[float]) -> None:
    for i in range(out.count):
        action: i64 = out.ids[i]
        if action == Act.DONE:
            weights[i] = 0.2
        elif action < Act.GAIN_BLOCK:
            pile: i64 = action - Act.GAIN_CARD
            if pile == Type.EAT:
                weights[i] = 6.0
            elif pile == Type.LEARN:
                weights[i] = 0.6
            else:
                weights[i] = 1.2
        else:
            block: i64 = action - Act.GAIN_BLOCK
            if block == Block.DOUBLE_SHELL:
                weights[i] = 2.5
            elif block == Block.SHELL:
                weights[i] = 0.2
            else:
                weights[i] = 1.6


def weigh_exchanges(t: Tables, s: State, out: Options, weights: vec[float], block: i64) -> None:
    """Shells go first; food comes beside the Octopus if it can."""
    lair: i64 = zone_of(s, Block.OCTOPUS)
    for i in range(out.count):
        zone: i64 = out.ids[i] - Act.EXCHANGE
        weight: float = 2.0 if s.block[zone] == Block.SHELL else 0.6
        if s.block[zone] == Block.DOUBLE_SHELL:
            weight = 0.2
        if block <= Block.ABALONE and t.neighbours[lair] >> zone & 1:
            weight *= 3.0
        weights[i] = weight


def weigh_dens(t: Tables, s: State, out: Options, weights: vec[float]) -> None:
    """Far from the Octopus."""
    b = board_of(t, s)
    lair: i64 = zone_of(s, Block.OCTOPUS)
    for i in range(out.count):
        if out.ids[i] == Act.DONE:
            weights[i] = 0.3
            continue
        zone: i64 = lowest(b.beside[out.ids[i] - Act.DEN])
        down: i64 = zone // SIDE - lair // SIDE
        across: i64 = zone % SIDE - lair % SIDE
        weights[i] = 0.2 + float(down * down + across * across)


def weigh_trash(t: Tables, s: State, out: Options, weights: vec[float]) -> None:
    for i in range(out.count):
        action: i64 = out.ids[i]
        if action == Act.DONE:
            weights[i] = 1.0
        else:
            card: i64 = (action - Act.TRASH_HAND) % (Act.TRASH_DISCARD - Act.TRASH_HAND)
            weights[i] = 0.02 if t.type[card] == Type.EAT else 0.3


def card_worth(t: Tables, s: State, card: i64) -> float:
    if t.type[card] == Type.EAT:
        return 10.0 if beside_food(t, s, t.food[card]) else 3.0
    return 1.5 if t.type[card] == Type.HIDE else 1.0
