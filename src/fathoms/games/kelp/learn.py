"""Learn and eat (K6): gaining cards and blocks, exchanging blocks, the extras of Learn cards, food."""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.piles import bits_in, lowest
from fathoms.core.state import pop, tell
from fathoms.games.kelp.blocks import add_zones, hide, reveal, zone_of
from fathoms.games.kelp.end import win
from fathoms.games.kelp.frames import AskExchange, AskGain, AskHideGained, AskTake, AskTop
from fathoms.games.kelp.hand import (
    in_discard,
    into_hand_openly,
    on_discard,
    out_of_discard,
    put_on_top,
)
from fathoms.games.kelp.names import BLOCKS, NOTHING, OCTOPUS, PILES, Act, Beside, Block, Event, Reason, Type
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


def exchangeable(s: State) -> i64:
    """Zones whose revealed block may be replaced (K6.3), as bits."""
    zones: i64 = s.revealed & ~s.fresh
    left: i64 = zones
    while left:
        zone: i64 = lowest(left)
        if s.block[zone] <= Block.ABALONE:
            zones &= ~(1 << zone)
        left &= left - 1
    return zones


def gains_possible(t: Tables, s: State, exchanges: i64) -> i64:
    """How many gains can be made in any order, given so many blocks that can be replaced (K6.7)."""
    plain: i64 = 0
    for pile in range(i64(Type.EAT)):
        plain += cards_in(s, pile)
    if exchanges == 0:
        return plain
    food: i64 = cards_in(s, Type.EAT)
    for block in range(i64(BLOCKS)):
        food += s.blocks[Beside.GAINABLE + block]
    return plain + (exchanges if exchanges < food else food)


def cards_in(s: State, pile: i64) -> i64:
    if s.pile_top[pile] == NOTHING:
        return 0
    return s.pile_count[pile] + 1


def ask_gain(t: Tables, s: State, left: i64, may_stop: i64, optional: i64) -> None:
    """Ask for the next gain. `optional` gains may be stopped after the first one."""
    if left and gains_possible(t, s, bits_in(exchangeable(s))):
        AskGain.push(s, left, may_stop, optional)


def gain_options(t: Tables, s: State, out: Options, at: i64) -> None:
    if AskGain.may_stop(s, at):
        out.add(Act.DONE)
    exchanges: i64 = exchangeable(s)
    for pile in range(i64(PILES)):
        if s.pile_top[pile] != NOTHING and (pile != Type.EAT or exchanges):
            out.add(Act.GAIN_CARD + pile)
    if exchanges:
        for block in range(i64(BLOCKS)):
            if s.blocks[Beside.GAINABLE + block]:
                out.add(Act.GAIN_BLOCK + block)


def gain_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    left: i64 = AskGain.left(s, at) - 1
    optional: i64 = AskGain.optional(s, at)
    pop(s)
    if action == Act.DONE:
        return
    if action >= Act.GAIN_BLOCK:
        block: i64 = action - Act.GAIN_BLOCK
        s.blocks[Beside.GAINABLE + block] -= 1
        AskExchange.push(s, block, left, optional)
        return
    card: i64 = s.pile_top[action - Act.GAIN_CARD]
    on_discard(s, card)
    s.gained += 1
    tell(s, Event.GAINED_CARD, OCTOPUS, card, 0, 0)
    turn_up(t, s, action - Act.GAIN_CARD)
    if t.food[card] != NOTHING:
        AskExchange.push(s, t.food[card], left, optional)
    else:
        ask_gain(t, s, left, optional, optional)


def turn_up(t: Tables, s: State, pile: i64) -> None:
    """Decide at random which card of a pile is on top now: its order is known to nobody."""
    s.pile_top[pile] = NOTHING
    if s.pile_count[pile] == 0:
        return
    rest: i64 = s.chance.below(s.pile_count[pile])
    s.pile_count[pile] -= 1
    for card in range(t.cards):
        if t.type[card] == pile:
            if rest < s.pile[card]:
                s.pile[card] -= 1
                s.pile_top[pile] = card
                tell(s, Event.PILE_TOP, OCTOPUS, pile, card, 0)
                return
            rest -= s.pile[card]


def exchange_options(t: Tables, s: State, out: Options) -> None:
    add_zones(out, Act.EXCHANGE, exchangeable(s))


def exchange_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    block: i64 = AskExchange.block(s, at)
    left: i64 = AskExchange.left(s, at)
    optional: i64 = AskExchange.optional(s, at)
    pop(s)
    zone: i64 = action - Act.EXCHANGE
    old: i64 = s.block[zone]
    s.blocks[Beside.SET_ASIDE + old] += 1
    s.block[zone] = block
    s.know[zone] = 1 << block
    s.fresh |= 1 << zone
    tell(s, Event.GAINED_BLOCK, OCTOPUS, block, zone, old)
    ask_gain(t, s, left, optional, optional)


def end_learn(s: State) -> None:
    """What was replaced can be gained again by a later Learn; in the prototype never (K13.1)."""
    s.fresh = 0
    s.gained = 0
    if not s.edition:
        for block in range(i64(BLOCKS)):
            if s.blocks[Beside.SET_ASIDE + block]:
                s.blocks[Beside.GAINABLE + block] += s.blocks[Beside.SET_ASIDE + block]
                s.blocks[Beside.SET_ASIDE + block] = 0


# Extras of Learn cards (K5.4)


def ask_top(s: State) -> None:
    if s.gained:
        AskTop.push(s)


def ask_take(t: Tables, s: State) -> None:
    """Only cards that are not Eat may be taken to hand."""
    for i in range(s.gained):
        if t.food[s.discard[s.discard_count - 1 - i]] == NOTHING:
            AskTake.push(s)
            return


def top_options(t: Tables, s: State, out: Options) -> None:
    out.add(Act.DONE)
    for card in range(t.cards):
        if in_discard(s, card, s.gained):
            out.add(Act.TOP + card)


def top_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    if action != Act.DONE:
        card: i64 = action - Act.TOP
        out_of_discard(s, card)
        s.gained -= 1
        put_on_top(s, card)


def take_options(t: Tables, s: State, out: Options) -> None:
    out.add(Act.DONE)
    for card in range(t.cards):
        if t.food[card] == NOTHING and in_discard(s, card, s.gained):
            out.add(Act.TO_HAND + card)


def take_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    if action != Act.DONE:
        card: i64 = action - Act.TO_HAND
        out_of_discard(s, card)
        s.gained -= 1
        into_hand_openly(s, card)


def ask_hide_gained(s: State, left: i64, last: i64) -> None:
    if left and (s.fresh & s.revealed) >> (last + 1):
        AskHideGained.push(s, left, last)


def hide_gained_options(t: Tables, s: State, out: Options, at: i64) -> None:
    out.add(Act.DONE)
    last: i64 = AskHideGained.last(s, at)
    add_zones(out, Act.HIDE, (s.fresh & s.revealed) >> (last + 1) << (last + 1))


def hide_gained_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    left: i64 = AskHideGained.left(s, at)
    pop(s)
    if action != Act.DONE:
        zone: i64 = action - Act.HIDE
        hide(s, zone)
        ask_hide_gained(s, left - 1, zone)


# Eat (K6.5)


def can_eat(t: Tables, s: State, food: i64) -> bool:
    lair: i64 = zone_of(s, Block.OCTOPUS)
    dish: i64 = zone_of(s, food)
    return lair >= 0 and dish >= 0 and t.neighbours[lair] >> dish & 1 == 1


def eat(t: Tables, s: State, food: i64) -> None:
    zone: i64 = zone_of(s, food)
    reveal(s, zone_of(s, Block.OCTOPUS), OCTOPUS)
    reveal(s, zone, OCTOPUS)
    s.track[s.eaten] = food
    s.eaten += 1
    if s.blocks[Beside.SET_ASIDE + Block.SHELL]:
        s.blocks[Beside.SET_ASIDE + Block.SHELL] -= 1
    else:
        s.blocks[Beside.GAINABLE + Block.SHELL] -= 1
    s.block[zone] = Block.SHELL
    s.know[zone] = 1 << Block.SHELL
    tell(s, Event.ATE, OCTOPUS, food, zone, 0)
    if s.eaten == t.food_track:
        win(s, OCTOPUS, Reason.FOOD)
