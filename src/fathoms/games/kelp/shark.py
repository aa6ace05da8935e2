"""The turn of the Shark: its steps in order (K8), and draw & roll with the cards that act there (K8.1, K9)."""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.piles import put_sorted
from fathoms.core.state import pop, tell, top
from fathoms.games.kelp.acts import ActReroll
from fathoms.games.kelp.dice import (
    from_bag,
    has,
    reroll,
    roll,
    use_card,
)
from fathoms.games.kelp.effects import add_pool, any_use, can_use, use_after_roll
from fathoms.games.kelp.energy import run_buy, run_store
from fathoms.games.kelp.frames import (
    AskAfterMove,
    AskBeforeRoll,
    AskCurrents,
    AskDice,
    AskMove,
    AskReactive,
    AskRefill,
    AskRolled,
    AskSearch,
    RunShark,
)
from fathoms.games.kelp.hunt import can_place, run_order, run_resolve
from fathoms.games.kelp.movement import can_current, can_step, grow, grow_swum, lift
from fathoms.games.kelp.names import (
    COLOURS,
    EFFECTS,
    NOTHING,
    SHARK,
    SPACES,
    Act,
    Colour,
    Dice,
    Effect,
    Event,
    Step,
    Tile,
)
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


def begin_turn(s: State) -> None:
    s.turn += 1
    tell(s, Event.TURN, SHARK, s.turn, 0, 0)
    RunShark.push(s, Step.DRAW, NOTHING, 0)


def run_turn(t: Tables, s: State, at: i64) -> bool:
    """Go through the steps until one has to ask; true when the turn is over.

    A step is left only when it has nothing more to ask: answers come back to it.
    """
    step: i64 = RunShark.step(s, at)
    if step == Step.DRAW:
        step = Step.REFILL
        if s.tiles >= Tile.THIRD_DIE and s.bag_count > t.draw:
            AskDice.push(s)
            return stay(s, at, step)
        draw_dice(s, t.draw)
    if step == Step.REFILL:
        if s.bag_count == 0 and in_hand(s) < t.draw and any_current(s):
            AskRefill.push(s, t.draw - in_hand(s))
            return stay(s, at, step)
        step = Step.BEFORE_ROLL
    if step == Step.BEFORE_ROLL:
        if s.abilities and (can_react(t, s) or can_hunger(t, s)):
            AskBeforeRoll.push(s)
            return stay(s, at, step)
        roll_drawn(s)
        step = Step.ROLLED
    if step == Step.ROLLED:
        if (rerolls_left(s) and s.pool_count) or (s.abilities and any_use(t, s)):
            AskRolled.push(s)
            return stay(s, at, step)
        step = Step.CURRENTS
    if step == Step.CURRENTS:
        if can_current(s):
            AskCurrents.push(s)
            return stay(s, at, step)
        step = Step.MOVE
    if step == Step.MOVE:
        AskMove.push(s, RunShark.moved(s, at))
        return stay(s, at, step)
    if step == Step.AFTER_MOVE:
        if has(s, Effect.SWIFT) and can_step(t, s):
            AskAfterMove.push(s)
            return stay(s, at, step)
        grow_swum(t, s)
        step = Step.SEARCH
    if step == Step.SEARCH:
        if can_place(t, s, RunShark.last(s, at)):
            AskSearch.push(s, RunShark.last(s, at))
            return stay(s, at, step)
        step = Step.ORDER
    if step == Step.ORDER:
        step = Step.RESOLVE
        if run_order(s):
            return stay(s, at, step)
    if step == Step.RESOLVE:
        if run_resolve(s):
            return stay(s, at, step)
        while s.searched:
            s.searched -= 1
            grow(t, s, Colour.YELLOW)
        step = Step.STORE
    if step == Step.STORE:
        step = Step.BUY
        if run_store(t, s):
            return stay(s, at, step)
    if step == Step.BUY:
        RunShark.set_step(s, at, step)
        return run_buy(t, s)
    return True


def stay(s: State, at: i64, step: i64) -> bool:
    """The turn is not over: once what was asked is answered, it goes on with this step."""
    RunShark.set_step(s, at, step)
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
    RunShark.set_step(s, top(s), step)


# Draw


def draw_dice(s: State, wanted: i64) -> None:
    while wanted and s.bag_count:
        s.dice[Dice.DRAWN + from_bag(s)] += 1
        wanted -= 1
    tell(s, Event.DICE_DRAWN, SHARK, s.dice[Dice.DRAWN + 0], s.dice[Dice.DRAWN + 1], s.dice[Dice.DRAWN + 2])


def in_hand(s: State) -> i64:
    return s.dice[Dice.DRAWN + 0] + s.dice[Dice.DRAWN + 1] + s.dice[Dice.DRAWN + 2]


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
    s.dice[Dice.DRAWN + Colour.BLUE] += 1


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
        AskReactive.push(s, 2, 0)


def roll_drawn(s: State) -> None:
    for colour in range(i64(COLOURS)):
        while s.dice[Dice.DRAWN + colour]:
            s.dice[Dice.DRAWN + colour] -= 1
            tell(s, Event.ROLLED, SHARK, roll(s, colour), 0, 0)


# After the roll


def rerolls_left(s: State) -> i64:
    allowed: i64 = 0
    if s.tiles >= Tile.REROLL:
        allowed += 1
    if s.tiles >= Tile.REROLL_AGAIN:
        allowed += 1
    return allowed - s.rerolls


def rolled_options(t: Tables, s: State, out: Options) -> None:
    out.add(Act.GO_ON)
    if s.abilities:
        for effect in range(i64(EFFECTS)):
            if has(s, effect) and can_use(t, s, effect):
                out.add(Act.USE + effect)
    if rerolls_left(s):
        add_pool(s, out, Act.REROLL)


def rolled_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    if action == Act.GO_ON:
        next_step(s, Step.CURRENTS)
    elif action >= Act.REROLL:
        s.rerolls += 1
        reroll(s, ActReroll.die(action))
    else:
        use_after_roll(t, s, action - Act.USE)
