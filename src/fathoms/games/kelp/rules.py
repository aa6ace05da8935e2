"""The rules of Kelp: which answers a question has, what an answer does, and what follows by itself.

Each kind of question has one `options` and one `answer` function; they stand side by side in the module of their
chapter: octopus, blocks, learn, shark, effects, movement, hunt, energy, confrontation.
"""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.state import FRAME, RUN, pop
from fathoms.games.kelp import blocks, confrontation, effects, energy, hunt, learn, movement, octopus, shark
from fathoms.games.kelp.end import win
from fathoms.games.kelp.names import OCTOPUS, Ask, Reason, Run
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


def options(t: Tables, s: State, out: Options) -> None:
    """The legal answers to the question on top, ascending. The commonest questions stand first."""
    out.count = 0
    at: i64 = (s.depth - 1) * FRAME
    match s.stack[at]:
        case Ask.ACTION:
            octopus.action_options(t, s, out, at)
        case Ask.MOVE:
            movement.move_options(t, s, out, at)
        case Ask.HIDE:
            blocks.hide_options(t, s, out, at)
        case Ask.CURRENTS:
            movement.currents_options(t, s, out)
        case Ask.ROLLED:
            shark.rolled_options(t, s, out)
        case Ask.PAY:
            octopus.pay_options(t, s, out, at)
        case Ask.BUY:
            energy.buy_options(t, s, out, at)
        case Ask.SEARCH:
            hunt.search_options(t, s, out, at)
        case Ask.HUNGER:
            energy.hunger_options(t, s, out)
        case Ask.SHUFFLE:
            blocks.shuffle_options(t, s, out, at)
        case Ask.GAIN:
            learn.gain_options(t, s, out, at)
        case Ask.SWAP:
            blocks.swap_options(t, s, out)
        case Ask.PLACE:
            blocks.place_options(t, s, out)
        case Ask.EXCHANGE:
            learn.exchange_options(t, s, out)
        case Ask.OUT:
            energy.out_options(t, s, out)
        case Ask.DEN:
            confrontation.den_options(t, s, out, at)
        case Ask.BEFORE_ROLL:
            shark.before_roll_options(t, s, out)
        case Ask.TOP:
            learn.top_options(t, s, out)
        case Ask.REFILL:
            shark.refill_options(t, s, out)
        case Ask.RELENTLESS:
            effects.relentless_options(t, s, out, at)
        case Ask.RUTHLESS:
            effects.ruthless_options(t, s, out)
        case Ask.REACTIVE:
            effects.reactive_options(t, s, out, at)
        case Ask.AFTER_MOVE:
            movement.after_move_options(t, s, out)
        case Ask.VIGILANT:
            effects.vigilant_options(t, s, out)
        case Ask.CONFRONT:
            confrontation.confront_options(t, s, out)
        case Ask.REMOVE:
            hunt.remove_options(t, s, out, at)
        case Ask.STORE:
            energy.store_options(t, s, out, at)
        case Ask.REPLACEMENT:
            effects.replacement_options(t, s, out)
        case Ask.DARING:
            effects.daring_options(t, s, out)
        case Ask.DARING_OTHER:
            effects.daring_other_options(t, s, out, at)
        case Ask.TRASH:
            octopus.trash_options(t, s, out)
        case Ask.ORDER:
            hunt.order_options(t, s, out)
        case Ask.OBSERVANT:
            hunt.observant_options(t, s, out)
        case Ask.HIDE_GAINED:
            learn.hide_gained_options(t, s, out, at)
        case Ask.MAY_DRAW:
            octopus.may_draw_options(t, s, out)
        case Ask.TAKE:
            learn.take_options(t, s, out)
        case Ask.FREEZE:
            confrontation.freeze_options(t, s, out)
        case Ask.DICE:
            shark.dice_options(t, s, out)
        case Ask.RETREAT:
            confrontation.retreat_options(t, s, out)
        case Ask.SNAIL:
            octopus.snail_options(t, s, out)
        case Ask.FREE_DEN:
            confrontation.free_den_options(t, s, out, at)


def answer(t: Tables, s: State, action: i64) -> None:
    """Apply a legal answer, then everything that follows without a question."""
    s.answered += 1
    at: i64 = (s.depth - 1) * FRAME
    match s.stack[at]:
        case Ask.ACTION:
            octopus.action_answer(t, s, action, at)
        case Ask.MOVE:
            movement.move_answer(t, s, action)
        case Ask.HIDE:
            blocks.hide_answer(t, s, action, at)
        case Ask.CURRENTS:
            movement.currents_answer(t, s, action)
        case Ask.ROLLED:
            shark.rolled_answer(t, s, action)
        case Ask.PAY:
            octopus.pay_answer(t, s, action, at)
        case Ask.BUY:
            energy.buy_answer(t, s, action)
        case Ask.SEARCH:
            hunt.search_answer(t, s, action)
        case Ask.HUNGER:
            energy.hunger_answer(t, s, action)
        case Ask.SHUFFLE:
            blocks.shuffle_answer(t, s, action, at)
        case Ask.GAIN:
            learn.gain_answer(t, s, action, at)
        case Ask.SWAP:
            blocks.swap_answer(t, s, action)
        case Ask.PLACE:
            blocks.place_answer(t, s, action)
        case Ask.EXCHANGE:
            learn.exchange_answer(t, s, action, at)
        case Ask.OUT:
            energy.out_answer(t, s, action)
        case Ask.DEN:
            confrontation.den_answer(t, s, action)
        case Ask.BEFORE_ROLL:
            shark.before_roll_answer(t, s, action)
        case Ask.TOP:
            learn.top_answer(t, s, action)
        case Ask.REFILL:
            shark.refill_answer(t, s, action)
        case Ask.RELENTLESS:
            effects.relentless_answer(t, s, action, at)
        case Ask.RUTHLESS:
            effects.ruthless_answer(t, s, action, at)
        case Ask.REACTIVE:
            effects.reactive_answer(t, s, action, at)
        case Ask.AFTER_MOVE:
            movement.after_move_answer(t, s, action)
        case Ask.VIGILANT:
            effects.vigilant_answer(t, s, action)
        case Ask.CONFRONT:
            confrontation.confront_answer(t, s, action, at)
        case Ask.REMOVE:
            hunt.remove_answer(t, s, action, at)
        case Ask.STORE:
            energy.store_answer(t, s, action, at)
        case Ask.REPLACEMENT:
            effects.replacement_answer(t, s, action)
        case Ask.DARING:
            effects.daring_answer(t, s, action)
        case Ask.DARING_OTHER:
            effects.daring_other_answer(t, s, action, at)
        case Ask.TRASH:
            octopus.trash_answer(t, s, action)
        case Ask.ORDER:
            hunt.order_answer(t, s, action)
        case Ask.OBSERVANT:
            hunt.observant_answer(t, s, action, at)
        case Ask.HIDE_GAINED:
            learn.hide_gained_answer(t, s, action, at)
        case Ask.MAY_DRAW:
            octopus.may_draw_answer(t, s, action, at)
        case Ask.TAKE:
            learn.take_answer(t, s, action)
        case Ask.FREEZE:
            confrontation.freeze_answer(t, s, action)
        case Ask.DICE:
            shark.dice_answer(t, s, action)
        case Ask.RETREAT:
            confrontation.retreat_answer(t, s, action)
        case Ask.SNAIL:
            octopus.snail_answer(t, s, action)
        case Ask.FREE_DEN:
            confrontation.free_den_answer(t, s, action, at)
    settle(t, s)


def settle(t: Tables, s: State) -> None:
    """Perform runs until a question is on top, or the game is over."""
    while s.depth:
        at: i64 = (s.depth - 1) * FRAME
        kind: i64 = s.stack[at]
        if kind < RUN:
            s.mover = s.stack[at + 1]
            return
        match kind:
            case Run.SHARK:
                if shark.run_turn(t, s, at):
                    pop(s)
                    shark.end_turn(s)
                    next_turn(t, s)
            case Run.OCTOPUS:
                if octopus.run_turn(t, s, at):
                    pop(s)
                    octopus.end_turn(s)
                    next_turn(t, s)
            case Run.CARD:
                octopus.run_card(t, s, at)
            case Run.SHUFFLE:
                blocks.run_shuffle(s)
            case Run.DIE:
                hunt.run_die(t, s, at)
            case Run.TRAP:
                hunt.run_trap(t, s, at)
            case Run.FOOD:
                octopus.run_food(s)
            case Run.BEGIN:
                pop(s)
                octopus.begin_turn(s)


def next_turn(t: Tables, s: State) -> None:
    """The players alternate; at the end of the last turn the Octopus has survived (K11.4)."""
    if s.turn >= t.last_turn:
        win(s, OCTOPUS, Reason.SURVIVED)
    elif s.turn % 2 == 0:
        octopus.begin_turn(s)
    else:
        shark.begin_turn(s)
