"""The turn of the Shark: its steps in order (K8), and draw & roll with the cards that act there (K8.1, K9)."""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.piles import bits_in, put_sorted
from fathoms.core.state import pop, push
from fathoms.games.kelp.blocks import set_frame, tell
from fathoms.games.kelp.dice import (
    die_of,
    from_bag,
    has,
    into_pool,
    out_of_pool,
    reroll,
    roll,
    to_bag,
    use_card,
)
from fathoms.games.kelp.end import colour_of, is_red, to_hunger, value_of
from fathoms.games.kelp.energy import run_buy, run_store
from fathoms.games.kelp.hunt import can_place, run_order, run_resolve
from fathoms.games.kelp.movement import can_current, can_step, grow, grow_swum, lift
from fathoms.games.kelp.names import (
    EFFECTS,
    NOTHING,
    SHARK,
    SPACES,
    Act,
    Ask,
    Colour,
    Effect,
    Event,
    Run,
    Step,
    Tile,
)
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


def begin_turn(s: State) -> None:
    s.turn += 1
    tell(s, Event.TURN, SHARK, s.turn, 0, 0)
    push(s, Run.SHARK, SHARK, Step.DRAW, NOTHING, 0, 0)


def run_turn(t: Tables, s: State, at: i64) -> bool:
    """Go through the steps until one has to ask; true when the turn is over.

    A step is left only when it has nothing more to ask: answers come back to it.
    """
    step: i64 = s.stack[at + 2]
    if step == Step.DRAW:
        step = Step.REFILL
        if s.tiles >= Tile.THIRD_DIE and s.bag_count > t.draw:
            return ask(s, at, step, Ask.DICE, 0)
        draw_dice(s, t.draw)
    if step == Step.REFILL:
        if s.bag_count == 0 and in_hand(s) < t.draw and any_current(s):
            return ask(s, at, step, Ask.REFILL, t.draw - in_hand(s))
        step = Step.BEFORE_ROLL
    if step == Step.BEFORE_ROLL:
        if s.abilities and (can_react(t, s) or can_hunger(t, s)):
            return ask(s, at, step, Ask.BEFORE_ROLL, 0)
        roll_drawn(s)
        step = Step.ROLLED
    if step == Step.ROLLED:
        if (rerolls_left(s) and s.pool_count) or (s.abilities and any_use(t, s)):
            return ask(s, at, step, Ask.ROLLED, 0)
        step = Step.CURRENTS
    if step == Step.CURRENTS:
        if can_current(s):
            return ask(s, at, step, Ask.CURRENTS, 0)
        step = Step.MOVE
    if step == Step.MOVE:
        return ask(s, at, step, Ask.MOVE, s.stack[at + 4])
    if step == Step.AFTER_MOVE:
        if has(s, Effect.SWIFT) and can_step(t, s):
            return ask(s, at, step, Ask.AFTER_MOVE, 0)
        grow_swum(t, s)
        step = Step.SEARCH
    if step == Step.SEARCH:
        if can_place(t, s, s.stack[at + 3]):
            return ask(s, at, step, Ask.SEARCH, s.stack[at + 3])
        step = Step.ORDER
    if step == Step.ORDER:
        step = Step.RESOLVE
        if run_order(s):
            s.stack[at + 2] = step
            return False
    if step == Step.RESOLVE:
        if run_resolve(s):
            s.stack[at + 2] = step
            return False
        while s.searched:
            s.searched -= 1
            grow(t, s, Colour.YELLOW)
        step = Step.STORE
    if step == Step.STORE:
        step = Step.BUY
        if run_store(t, s):
            s.stack[at + 2] = step
            return False
    if step == Step.BUY:
        s.stack[at + 2] = step
        return run_buy(t, s)
    return True


def ask(s: State, at: i64, step: i64, kind: i64, operand: i64) -> bool:
    """Stay in this step and put its question on top; the turn is not over."""
    s.stack[at + 2] = step
    push(s, kind, SHARK, operand, 0, 0, 0)
    return False


def end_turn(s: State) -> None:
    while s.keeping_count:
        s.keeping_count -= 1
        put_sorted(s.kept, s.kept_count, s.keeping[s.keeping_count])
        s.kept_count += 1
        s.keeping[s.keeping_count] = 0
    s.rerolls = 0
    s.swum = NOTHING
    s.budget = NOTHING
    s.bought = 0
    s.replaced = 0


def next_step(s: State, step: i64) -> None:
    """Go on to a step of the Shark's turn, whose frame is on top."""
    set_frame(s, 2, step)


# Draw


def draw_dice(s: State, wanted: i64) -> None:
    while wanted and s.bag_count:
        s.drawn[from_bag(s)] += 1
        wanted -= 1
    tell(s, Event.DICE_DRAWN, SHARK, s.drawn[0], s.drawn[1], s.drawn[2])


def in_hand(s: State) -> i64:
    return s.drawn[0] + s.drawn[1] + s.drawn[2]


def any_current(s: State) -> bool:
    for space in range(i64(SPACES)):
        if s.current[space]:
            return True
    return False


def dice_options(t: Tables, s: State, out: Options) -> None:
    out.add(Act.TWO)
    out.add(Act.THREE)


def dice_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    draw_dice(s, t.draw + 1 if action == Act.THREE else t.draw)


def refill_options(t: Tables, s: State, out: Options) -> None:
    for space in range(i64(SPACES)):
        if s.current[space]:
            out.add(Act.LIFT + space)


def refill_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    lift(s, action - Act.LIFT)
    s.drawn[Colour.BLUE] += 1


# Before the roll: Reactive and Hungry


def can_react(t: Tables, s: State) -> bool:
    return in_hand(s) >= 2 and has(s, Effect.REACTIVE)


def can_hunger(t: Tables, s: State) -> bool:
    return s.bag_count > 0 and has(s, Effect.HUNGRY)


def before_roll_options(t: Tables, s: State, out: Options) -> None:
    out.add(Act.ROLL)
    if can_hunger(t, s):
        out.add(Act.USE + Effect.HUNGRY)
    if can_react(t, s):
        out.add(Act.USE + Effect.REACTIVE)


def before_roll_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    if action == Act.ROLL:
        roll_drawn(s)
        next_step(s, Step.ROLLED)
    elif action == Act.USE + Effect.HUNGRY:
        use_card(t, s, Effect.HUNGRY)
        draw_dice(s, 1)
    else:
        use_card(t, s, Effect.REACTIVE)
        push(s, Ask.REACTIVE, SHARK, 2, 0, 0, 0)


def roll_drawn(s: State) -> None:
    for colour in range(i64(3)):
        while s.drawn[colour]:
            s.drawn[colour] -= 1
            tell(s, Event.ROLLED, SHARK, roll(s, colour), 0, 0)


def reactive_options(t: Tables, s: State, out: Options, at: i64) -> None:
    left: i64 = s.stack[at + 2]
    above: i64 = 0
    for colour in range(s.stack[at + 3], i64(3)):
        above += s.drawn[colour]
    for colour in range(s.stack[at + 3], i64(3)):
        if s.drawn[colour] and above >= left:
            out.add(Act.RETURN + colour)
        above -= s.drawn[colour]


def reactive_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    left: i64 = s.stack[at + 2] - 1
    colour: i64 = action - Act.RETURN
    pop(s)
    s.drawn[colour] -= 1
    to_bag(s, colour)
    if left:
        push(s, Ask.REACTIVE, SHARK, left, colour, 0, 0)
    else:
        push(s, Ask.REPLACEMENT, SHARK, 0, 0, 0, 0)


def replacement_options(t: Tables, s: State, out: Options) -> None:
    for colour in range(i64(3)):
        if s.bag[colour]:
            out.add(Act.CHOOSE + colour)


def replacement_answer(t: Tables, s: State, action: i64) -> None:
    colour: i64 = action - Act.CHOOSE
    pop(s)
    s.bag[colour] -= 1
    s.bag_count -= 1
    s.drawn[colour] += 1
    tell(s, Event.CHOSEN, SHARK, colour, 0, 0)


# After the roll


def rerolls_left(s: State) -> i64:
    allowed: i64 = 0
    if s.tiles >= Tile.REROLL:
        allowed += 1
    if s.tiles >= Tile.REROLL_AGAIN:
        allowed += 1
    return allowed - s.rerolls


def can_use(t: Tables, s: State, effect: i64) -> bool:
    """Whether a card of this effect that lies before the Shark would do something after the roll."""
    match effect:
        case Effect.DARING:
            return s.pool_count >= 2 and lower_red(s)
        case Effect.HOSTILE:
            return bits_in(s.pairs) >= 2
        case Effect.HUNGRY:
            return s.bag_count > 0
        case Effect.RELENTLESS | Effect.VIGILANT:
            return s.pool_count > 0
        case Effect.RUTHLESS:
            for i in range(s.pool_count):
                if value_of(s.pool[i]) < 6:
                    return True
    return False


def lower_red(s: State) -> bool:
    for i in range(s.pool_count):
        if is_red(s.pool[i]) and value_of(s.pool[i]) < 6:
            return True
    return False


def any_use(t: Tables, s: State) -> bool:
    for effect in range(i64(EFFECTS)):
        if has(s, effect) and can_use(t, s, effect):
            return True
    return False


def rolled_options(t: Tables, s: State, out: Options) -> None:
    out.add(Act.GO_ON)
    if s.abilities:
        for effect in range(i64(EFFECTS)):
            if has(s, effect) and can_use(t, s, effect):
                out.add(Act.USE + effect)
    if rerolls_left(s):
        pool_options(s, out, Act.REROLL)


def pool_options(s: State, out: Options, first: i64) -> None:
    """Each different die of the pool."""
    for i in range(s.pool_count):
        if i == 0 or s.pool[i] != s.pool[i - 1]:
            out.add(first + s.pool[i] - 1)


def rolled_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    if action == Act.GO_ON:
        next_step(s, Step.CURRENTS)
    elif action >= Act.REROLL:
        s.rerolls += 1
        reroll(s, action - Act.REROLL + 1)
    else:
        effect: i64 = action - Act.USE
        card: i64 = use_card(t, s, effect)
        match effect:
            case Effect.DARING:
                push(s, Ask.DARING, SHARK, 0, 0, 0, 0)
            case Effect.HOSTILE:
                lose_random_pair(s)
            case Effect.HUNGRY:
                tell(s, Event.ROLLED, SHARK, roll(s, from_bag(s)), 0, 0)
            case Effect.RELENTLESS:
                push(s, Ask.RELENTLESS, SHARK, 0, 0, 0, 0)
            case Effect.RUTHLESS:
                push(s, Ask.RUTHLESS, SHARK, t.raises[card], 0, 0, 0)
            case Effect.VIGILANT:
                push(s, Ask.VIGILANT, SHARK, 0, 0, 0, 0)


def lose_random_pair(s: State) -> None:
    """Hostile: a random Octopus confrontation card and the Shark's matching one leave the game, in the open."""
    rest: i64 = s.chance.below(bits_in(s.pairs))
    for pair in range(i64(3)):
        if s.pairs >> pair & 1:
            if rest == 0:
                s.pairs &= ~(1 << pair)
                tell(s, Event.PAIR_LOST, SHARK, pair, 0, 0)
                return
            rest -= 1


def relentless_options(t: Tables, s: State, out: Options, at: i64) -> None:
    """A first die, then another of the same or a higher number, or no other."""
    first: i64 = s.stack[at + 2]
    if first == 0:
        pool_options(s, out, Act.DIE)
        return
    out.add(Act.DONE)
    spent: bool = False
    for i in range(s.pool_count):
        die: i64 = s.pool[i]
        if die == first and not spent:
            spent = True
        elif die >= first and (out.ids[out.count - 1] != Act.DIE + die - 1):
            out.add(Act.DIE + die - 1)


def relentless_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    first: i64 = s.stack[at + 2]
    die: i64 = action - Act.DIE + 1
    pop(s)
    if first == 0:
        if s.pool[s.pool_count - 1] > die or (s.pool_count >= 2 and s.pool[s.pool_count - 2] == die):
            push(s, Ask.RELENTLESS, SHARK, die, 0, 0, 0)
        else:
            reroll(s, die)
    elif action == Act.DONE:
        reroll(s, first)
    else:
        out_of_pool(s, first)
        reroll(s, die)
        into_pool(s, first)
        reroll(s, first)


def daring_options(t: Tables, s: State, out: Options) -> None:
    for i in range(s.pool_count):
        die: i64 = s.pool[i]
        if is_red(die) and value_of(die) < 6 and (i == 0 or s.pool[i - 1] != die):
            out.add(Act.DIE + die - 1)


def daring_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    push(s, Ask.DARING_OTHER, SHARK, action - Act.DIE + 1, 0, 0, 0)


def daring_other_options(t: Tables, s: State, out: Options, at: i64) -> None:
    """Any pool die but the red one that was chosen."""
    red: i64 = s.stack[at + 2]
    spent: bool = False
    for i in range(s.pool_count):
        die: i64 = s.pool[i]
        if die == red and not spent:
            spent = True
        elif out.count == 0 or out.ids[out.count - 1] != Act.DIE + die - 1:
            out.add(Act.DIE + die - 1)


def daring_other_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    red: i64 = s.stack[at + 2]
    other: i64 = action - Act.DIE + 1
    pop(s)
    raise_die(s, red, 6)
    out_of_pool(s, other)
    to_hunger(t, s, colour_of(other))


def raise_die(s: State, die: i64, value: i64) -> None:
    raised: i64 = die_of(colour_of(die), value)
    out_of_pool(s, die)
    into_pool(s, raised)
    tell(s, Event.RAISED, SHARK, die, raised, 0)


def ruthless_options(t: Tables, s: State, out: Options) -> None:
    for i in range(s.pool_count):
        die: i64 = s.pool[i]
        if value_of(die) < 6 and (i == 0 or s.pool[i - 1] != die):
            out.add(Act.DIE + die - 1)


def ruthless_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    amount: i64 = s.stack[at + 2]
    die: i64 = action - Act.DIE + 1
    pop(s)
    value: i64 = value_of(die) + amount
    raise_die(s, die, value if value < 6 else 6)


def vigilant_options(t: Tables, s: State, out: Options) -> None:
    pool_options(s, out, Act.DIE)


def vigilant_answer(t: Tables, s: State, action: i64) -> None:
    die: i64 = action - Act.DIE + 1
    pop(s)
    out_of_pool(s, die)
    put_sorted(s.keeping, s.keeping_count, die)
    s.keeping_count += 1
    tell(s, Event.KEPT, SHARK, die, 0, 0)
