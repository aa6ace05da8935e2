"""The turn of the Octopus (K4): two actions, paying for cards, and what cards and food do (K5, K6)."""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.piles import bits_in, lowest
from fathoms.core.state import pop, tell, top
from fathoms.games.kelp.blocks import (
    ask_hide,
    hidden_zones,
    hide,
    into_bag,
    reveal,
)
from fathoms.games.kelp.frames import (
    AskAction,
    AskMayDraw,
    AskPay,
    AskShuffle,
    AskSnail,
    AskSwap,
    AskTrash,
    RunCard,
    RunFood,
    RunOctopus,
)
from fathoms.games.kelp.hand import (
    draw_cards,
    from_draw_pile,
    in_discard,
    in_draw_pile,
    into_hand_openly,
    on_discard,
    out_of_discard,
    out_of_hand,
)
from fathoms.games.kelp.learn import (
    ask_gain,
    ask_hide_gained,
    ask_take,
    ask_top,
    can_eat,
    eat,
    end_learn,
    exchangeable,
    gains_possible,
)
from fathoms.games.kelp.names import (
    CENTRE,
    FOODS,
    NOTHING,
    OCTOPUS,
    SLOTS,
    ZONES,
    Act,
    Block,
    Event,
    Pick,
    Type,
    Verb,
)
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import STEPS, Tables


def begin_turn(s: State) -> None:
    s.turn += 1
    tell(s, Event.TURN, OCTOPUS, s.turn, 0, 0)
    RunOctopus.push(s, 0)


def run_turn(t: Tables, s: State, at: i64) -> bool:
    """Ask for the next action; true when the turn is over."""
    done: i64 = RunOctopus.done(s, at)
    if done < SLOTS or (done == SLOTS and usable_food(t, s)):
        AskAction.push(s, done)
        return False
    return True


def end_turn(s: State) -> None:
    """Played cards go to the discard pile, slot 1 first (K4.5)."""
    for i in range(i64(SLOTS)):
        if s.slot[i] != NOTHING:
            on_discard(s, s.slot[i])
            s.slot[i] = NOTHING


# The three actions and the free food effects


def action_options(t: Tables, s: State, out: Options, at: i64) -> None:
    done: i64 = AskAction.done(s, at)
    if done == SLOTS:
        out.add(Act.END_TURN)
    elif s.hand_count < s.hand_size:
        out.add(Act.DRAW)
    food: i64 = usable_food(t, s)
    if food:
        for i in range(i64(FOODS)):
            if food >> (Block.CRAB + i) & 1:
                out.add(Act.FOOD + i)
    if done < SLOTS and s.hand_count:
        hand = s.hand
        last: i64 = 0
        for card in range(t.cards):
            if hand[card]:
                last = card
                if playable(t, s, card):
                    out.add(Act.PLAY + card)
        for card in range(last + 1):
            if hand[card]:
                out.add(Act.DISCARD + card)


def action_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    done: i64 = AskAction.done(s, at)
    pop(s)
    if action == Act.END_TURN:
        RunOctopus.set_done(s, top(s), SLOTS + 1)  # nothing more is asked
    elif action >= Act.DISCARD:
        RunOctopus.set_done(s, top(s), done + 1)
        card: i64 = action - Act.DISCARD
        out_of_hand(s, card)
        on_discard(s, card)
        tell(s, Event.DISCARDED, OCTOPUS, card, 0, 0)
        ask_hide(s, 1, NOTHING, 1, NOTHING)
    elif action >= Act.PLAY:
        RunOctopus.set_done(s, top(s), done + 1)
        play(t, s, action - Act.PLAY, done)
    elif action >= Act.FOOD:
        use_food(t, s, action - Act.FOOD + Block.CRAB)
    else:
        RunOctopus.set_done(s, top(s), done + 1)
        draw_cards(s, s.hand_size - s.hand_count)


def playable(t: Tables, s: State, card: i64) -> bool:
    cost: i64 = t.cost[card]
    demand: i64 = t.demand[card]
    if demand == 0 or demand == Verb.SHUFFLE:
        # With plenty of hidden blocks any way to pay will do.
        if bits_in(hidden_zones(s)) >= cost + t.demand_amount[card]:
            return True
    return can_pay(t, s, card, 0, NOTHING, cost)


def play(t: Tables, s: State, card: i64, slot: i64) -> None:
    out_of_hand(s, card)
    tell(s, Event.PLAYED, OCTOPUS, card, 0, 0)
    if t.type[card] == Type.EAT:
        s.trash[card] += 1  # straight out of the game (K4.5)
    else:
        s.slot[slot] = card
    RunCard.push(s, card, 0)
    if t.cost[card]:
        AskPay.push(s, card, t.cost[card], NOTHING)


# Paying (K4.4): hidden blocks above the zone `last`, ascending, until nothing is left to pay


def left_after(s: State, zone: i64, left: i64, first: bool) -> i64:
    """What is left to pay once this block is revealed, or NOTHING if it may not be used now."""
    if s.block[zone] != Block.DOUBLE_SHELL:
        return left - 1
    if left >= 2:
        return left - 2
    return 0 if first else NOTHING


def can_pay(t: Tables, s: State, card: i64, paid: i64, last: i64, left: i64) -> bool:
    """Whether some way to pay the rest leaves the whole effect possible."""
    if left == 0:
        return fits(t, s, card, paid)
    zones: i64 = hidden_zones(s) >> (last + 1) << (last + 1)
    while zones:
        zone: i64 = lowest(zones)
        rest: i64 = left_after(s, zone, left, left == t.cost[card])
        if rest >= 0 and can_pay(t, s, card, paid | 1 << zone, zone, rest):
            return True
        zones &= zones - 1
    return False


def pay_options(t: Tables, s: State, out: Options, at: i64) -> None:
    card: i64 = AskPay.card(s, at)
    left: i64 = AskPay.left(s, at)
    last: i64 = AskPay.last(s, at)
    zones: i64 = hidden_zones(s) >> (last + 1) << (last + 1)
    while zones:
        zone: i64 = lowest(zones)
        rest: i64 = left_after(s, zone, left, left == t.cost[card])
        if rest >= 0 and can_pay(t, s, card, 1 << zone, zone, rest):
            out.add(Act.REVEAL + zone)
        zones &= zones - 1


def pay_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    card: i64 = AskPay.card(s, at)
    left: i64 = AskPay.left(s, at)
    zone: i64 = action - Act.REVEAL
    rest: i64 = left_after(s, zone, left, left == t.cost[card])
    pop(s)
    reveal(s, zone, OCTOPUS)
    if rest:
        AskPay.push(s, card, rest, zone)


def fits(t: Tables, s: State, card: i64, paid: i64) -> bool:
    """Whether the whole effect is possible once the zones in `paid` are revealed too (K4.8)."""
    amount: i64 = t.demand_amount[card]
    match t.demand[card]:
        case Verb.HIDE:
            return s.revealed | paid != 0
        case Verb.SHUFFLE:
            return bits_in(hidden_zones(s) & ~paid) >= amount
        case Verb.SHUFFLE_CENTRE:
            return bits_in(hidden_zones(s) & ~paid & ~(1 << CENTRE)) >= amount
        case Verb.SHUFFLE_REVEALED:
            return bits_in(s.revealed | paid) >= amount
        case Verb.LEARN:
            return can_learn(t, s, amount, paid)
        case Verb.EAT:
            return can_eat(t, s, t.food[card])
    return True


def can_learn(t: Tables, s: State, amount: i64, paid: i64) -> bool:
    if gains_possible(t, s, 0) >= amount:
        return True
    exchanges: i64 = bits_in(exchangeable(s))
    for z in range(i64(ZONES)):
        if paid >> z & 1 and s.block[z] > Block.ABALONE:
            exchanges += 1
    return gains_possible(t, s, exchanges) >= amount


# The steps of a card


def run_card(t: Tables, s: State, at: i64) -> None:
    card: i64 = RunCard.card(s, at)
    step: i64 = RunCard.step(s, at)
    verb: i64 = 0 if step == STEPS else t.verb[card * STEPS + step]
    if verb == 0:
        pop(s)
        end_learn(s)
        return
    amount: i64 = t.amount[card * STEPS + step]
    RunCard.set_step(s, at, step + 1)
    match verb:
        case Verb.SWAP:
            AskSwap.push(s)
        case Verb.SHUFFLE:
            AskShuffle.push(s, amount, NOTHING, Pick.HIDDEN)
        case Verb.SHUFFLE_CENTRE:
            into_bag(s, CENTRE)
            AskShuffle.push(s, amount, NOTHING, Pick.OUTSIDE)
        case Verb.SHUFFLE_REVEALED:
            AskShuffle.push(s, amount, NOTHING, Pick.REVEALED)
        case Verb.HIDE:
            ask_hide(s, amount, NOTHING, 0, NOTHING)
        case Verb.LEARN:
            ask_gain(t, s, amount, 0, 0)
        case Verb.EAT:
            eat(t, s, t.food[card])
        case Verb.MAY_DRAW:
            if s.draw_count or s.top_count or s.discard_count:
                AskMayDraw.push(s, amount)
        case Verb.MAY_TRASH:
            if s.hand_count or s.discard_count:
                AskTrash.push(s)
        case Verb.MAY_TOP:
            ask_top(s)
        case Verb.MAY_TAKE:
            ask_take(t, s)
        case Verb.MAY_HIDE_GAINED:
            ask_hide_gained(s, amount, NOTHING)


def may_draw_options(t: Tables, s: State, out: Options) -> None:
    out.add(Act.DONE)
    out.add(Act.DRAW)


def may_draw_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    amount: i64 = AskMayDraw.amount(s, at)
    pop(s)
    if action == Act.DRAW:
        draw_cards(s, amount)


def trash_options(t: Tables, s: State, out: Options) -> None:
    out.add(Act.DONE)
    for card in range(t.cards):
        if s.hand[card]:
            out.add(Act.TRASH_HAND + card)
    for card in range(t.cards):
        if in_discard(s, card, s.discard_count):
            out.add(Act.TRASH_DISCARD + card)


def trash_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    if action == Act.DONE:
        return
    card: i64 = action - Act.TRASH_HAND
    if action >= Act.TRASH_DISCARD:
        card = action - Act.TRASH_DISCARD
        out_of_discard(s, card)
    else:
        out_of_hand(s, card)
    s.trash[card] += 1
    tell(s, Event.TRASHED, OCTOPUS, card, 0, 0)


# Food effects (K4.6, K6.6)


def usable_food(t: Tables, s: State) -> i64:
    """Eaten food whose effect is unused and would change something, as bits by block."""
    usable: i64 = 0
    for i in range(s.eaten):
        food: i64 = s.track[i]
        if not s.used >> food & 1 and would_change(t, s, food):
            usable |= 1 << food
    return usable


def would_change(t: Tables, s: State, food: i64) -> bool:
    match food:
        case Block.SNAIL:
            return s.draw_count > 0 or s.top_count > 0 or s.discard_count > 0
        case Block.LOBSTER:
            return s.revealed != 0
        case Block.ABALONE:
            return gains_possible(t, s, bits_in(exchangeable(s))) > 0
    return True


def use_food(t: Tables, s: State, food: i64) -> None:
    s.used |= 1 << food
    tell(s, Event.USED_FOOD, OCTOPUS, food, 0, 0)
    match food:
        case Block.CRAB:
            s.hand_size = t.crab_hand
            if s.hand_count < s.hand_size:
                draw_cards(s, s.hand_size - s.hand_count)
        case Block.SNAIL:
            AskSnail.push(s)
        case Block.LOBSTER:
            for z in range(i64(ZONES)):
                if s.revealed >> z & 1:
                    hide(s, z)
        case Block.ABALONE:
            RunFood.push(s)
            ask_gain(t, s, 3, 0, 1)


def run_food(s: State) -> None:
    """The abalone's gains are made."""
    pop(s)
    end_learn(s)


def snail_options(t: Tables, s: State, out: Options) -> None:
    for card in range(t.cards):
        if in_draw_pile(s, card):
            out.add(Act.FROM_DRAW + card)
    for card in range(t.cards):
        if in_discard(s, card, s.discard_count):
            out.add(Act.FROM_DISCARD + card)


def snail_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    if action >= Act.FROM_DISCARD:
        out_of_discard(s, action - Act.FROM_DISCARD)
        into_hand_openly(s, action - Act.FROM_DISCARD)
    else:
        from_draw_pile(s, action - Act.FROM_DRAW)
