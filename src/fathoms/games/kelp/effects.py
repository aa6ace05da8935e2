"""What Shark cards do in draw & roll (K9): Reactive before the roll, the others on the rolled pool."""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.piles import bits_in, put_sorted
from fathoms.core.state import pop, push, tell
from fathoms.games.kelp.acts import ActDie
from fathoms.games.kelp.dice import die_of, from_bag, has, into_pool, out_of_pool, reroll, roll, to_bag, use_card
from fathoms.games.kelp.end import colour_of, is_red, to_hunger, value_of
from fathoms.games.kelp.frames import (
    AskDaringOther,
    AskReactive,
    AskRelentless,
    AskReplacement,
    AskRuthless,
    asked_by_effect,
)
from fathoms.games.kelp.names import COLOURS, EFFECTS, NOTHING, PAIRS, SHARK, VALUES, Act, Dice, Effect, Event
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


def reactive_options(t: Tables, s: State, out: Options, at: i64) -> None:
    left: i64 = AskReactive.left(s, at)
    above: i64 = 0
    for colour in range(AskReactive.last(s, at), i64(COLOURS)):
        above += s.dice[Dice.DRAWN + colour]
    for colour in range(AskReactive.last(s, at), i64(COLOURS)):
        if s.dice[Dice.DRAWN + colour] and above >= left:
            out.add(Act.RETURN + colour)
        above -= s.dice[Dice.DRAWN + colour]


def reactive_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    left: i64 = AskReactive.left(s, at) - 1
    colour: i64 = action - Act.RETURN
    pop(s)
    s.dice[Dice.DRAWN + colour] -= 1
    to_bag(s, colour)
    if left:
        AskReactive.push(s, left, colour)
    else:
        AskReplacement.push(s)


def replacement_options(t: Tables, s: State, out: Options) -> None:
    for colour in range(i64(COLOURS)):
        if s.dice[Dice.BAG + colour]:
            out.add(Act.CHOOSE + colour)


def replacement_answer(t: Tables, s: State, action: i64) -> None:
    colour: i64 = action - Act.CHOOSE
    pop(s)
    s.dice[Dice.BAG + colour] -= 1
    s.bag_count -= 1
    s.dice[Dice.DRAWN + colour] += 1
    tell(s, Event.CHOSEN, SHARK, colour, 0, 0)


def can_use(t: Tables, s: State, effect: i64) -> bool:
    """Whether a card of this effect that lies before the Shark would do something after the roll."""
    match effect:
        case Effect.DARING:
            return s.pool_count >= 2 and lower_red(s)
        case Effect.HOSTILE:
            return bits_in(s.pairs) >= 2
        case Effect.HUNGRY:
            return s.bag_count > 0
        case Effect.RUTHLESS:
            for i in range(s.pool_count):
                if value_of(s.pool[i]) < VALUES:
                    return True
            return False
    # Any other that is used now asks for a die of the pool.
    return (effect == Effect.RELENTLESS or asked_by_effect(effect) != NOTHING) and s.pool_count > 0


def lower_red(s: State) -> bool:
    for i in range(s.pool_count):
        if is_red(s.pool[i]) and value_of(s.pool[i]) < VALUES:
            return True
    return False


def any_use(t: Tables, s: State) -> bool:
    for effect in range(i64(EFFECTS)):
        if has(s, effect) and can_use(t, s, effect):
            return True
    return False


def use_after_roll(t: Tables, s: State, effect: i64) -> None:
    card: i64 = use_card(t, s, effect)
    match effect:
        case Effect.HOSTILE:
            lose_random_pair(s)
        case Effect.HUNGRY:
            tell(s, Event.ROLLED, SHARK, roll(s, from_bag(s)), 0, 0)
        case Effect.RELENTLESS:
            AskRelentless.push(s, 0)
        case Effect.RUTHLESS:
            AskRuthless.push(s, t.raises[card])
        case _:
            push(s, asked_by_effect(effect), SHARK, 0, 0, 0, 0)


def lose_random_pair(s: State) -> None:
    """Hostile: a random Octopus confrontation card and the Shark's matching one leave the game, in the open."""
    rest: i64 = s.chance.below(bits_in(s.pairs))
    for pair in range(i64(PAIRS)):
        if s.pairs >> pair & 1:
            if rest == 0:
                s.pairs &= ~(1 << pair)
                tell(s, Event.PAIR_LOST, SHARK, pair, 0, 0)
                return
            rest -= 1


def relentless_options(t: Tables, s: State, out: Options, at: i64) -> None:
    """A first die, then another of the same or a higher number, or no other."""
    first: i64 = AskRelentless.first(s, at)
    if first == 0:
        pool_options(s, out)
        return
    out.add(Act.DONE)
    spent: bool = False
    for i in range(s.pool_count):
        die: i64 = s.pool[i]
        if die == first and not spent:
            spent = True
        elif die >= first and (out.ids[out.count - 1] != ActDie.of(die)):
            out.add(ActDie.of(die))


def relentless_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    first: i64 = AskRelentless.first(s, at)
    die: i64 = ActDie.die(action)
    pop(s)
    if first == 0:
        if s.pool[s.pool_count - 1] > die or (s.pool_count >= 2 and s.pool[s.pool_count - 2] == die):
            AskRelentless.push(s, die)
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
        if is_red(die) and value_of(die) < VALUES and (i == 0 or s.pool[i - 1] != die):
            out.add(ActDie.of(die))


def daring_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    AskDaringOther.push(s, ActDie.die(action))


def daring_other_options(t: Tables, s: State, out: Options, at: i64) -> None:
    """Any pool die but the red one that was chosen."""
    red: i64 = AskDaringOther.red(s, at)
    spent: bool = False
    for i in range(s.pool_count):
        die: i64 = s.pool[i]
        if die == red and not spent:
            spent = True
        elif out.count == 0 or out.ids[out.count - 1] != ActDie.of(die):
            out.add(ActDie.of(die))


def daring_other_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    red: i64 = AskDaringOther.red(s, at)
    other: i64 = ActDie.die(action)
    pop(s)
    raise_die(s, red, VALUES)
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
        if value_of(die) < VALUES and (i == 0 or s.pool[i - 1] != die):
            out.add(ActDie.of(die))


def ruthless_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    amount: i64 = AskRuthless.amount(s, at)
    die: i64 = ActDie.die(action)
    pop(s)
    value: i64 = value_of(die) + amount
    raise_die(s, die, value if value < VALUES else VALUES)


def vigilant_answer(t: Tables, s: State, action: i64) -> None:
    die: i64 = ActDie.die(action)
    pop(s)
    out_of_pool(s, die)
    put_sorted(s.keeping, s.keeping_count, die)
    s.keeping_count += 1
    tell(s, Event.KEPT, SHARK, die, 0, 0)


def pool_options(s: State, out: Options) -> None:
    """Each different die of the pool: the options of every card that asks for one."""
    add_pool(s, out, Act.DIE)


def add_pool(s: State, out: Options, first: i64) -> None:
    """Each different die of the pool, by a kind of action."""
    for i in range(s.pool_count):
        if i == 0 or s.pool[i] != s.pool[i - 1]:
            out.add(first + s.pool[i] - 1)
