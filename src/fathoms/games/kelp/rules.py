"""The rules of Kelp: which answers a question has, what an answer does, and what follows by itself.

Each kind of question has one `options` and one `answer` function; they stand side by side in the module of their
chapter: octopus, blocks, learn, shark, movement, hunt, energy, confrontation.
"""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.state import FRAME, RUN, pop
from fathoms.games.kelp import octopus, shark
from fathoms.games.kelp.blocks import (
    hide_answer,
    hide_options,
    place_answer,
    place_options,
    run_shuffle,
    shuffle_answer,
    shuffle_options,
    swap_answer,
    swap_options,
)
from fathoms.games.kelp.confrontation import (
    confront_answer,
    confront_options,
    den_answer,
    den_options,
    free_den_answer,
    free_den_options,
    freeze_answer,
    freeze_options,
    retreat_answer,
    retreat_options,
)
from fathoms.games.kelp.end import win
from fathoms.games.kelp.energy import (
    buy_answer,
    buy_options,
    hunger_answer,
    hunger_options,
    out_answer,
    out_options,
    store_answer,
    store_options,
)
from fathoms.games.kelp.hunt import (
    observant_answer,
    observant_options,
    order_answer,
    order_options,
    remove_answer,
    remove_options,
    run_die,
    run_trap,
    search_answer,
    search_options,
)
from fathoms.games.kelp.learn import (
    exchange_answer,
    exchange_options,
    gain_answer,
    gain_options,
    hide_gained_answer,
    hide_gained_options,
    take_answer,
    take_options,
    top_answer,
    top_options,
)
from fathoms.games.kelp.movement import (
    after_move_answer,
    after_move_options,
    currents_answer,
    currents_options,
    move_answer,
    move_options,
)
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
            move_options(t, s, out, at)
        case Ask.HIDE:
            hide_options(t, s, out, at)
        case Ask.CURRENTS:
            currents_options(t, s, out)
        case Ask.ROLLED:
            shark.rolled_options(t, s, out)
        case Ask.PAY:
            octopus.pay_options(t, s, out, at)
        case Ask.BUY:
            buy_options(t, s, out)
        case Ask.SEARCH:
            search_options(t, s, out, at)
        case Ask.HUNGER:
            hunger_options(t, s, out)
        case Ask.SHUFFLE:
            shuffle_options(t, s, out, at)
        case Ask.GAIN:
            gain_options(t, s, out, at)
        case Ask.SWAP:
            swap_options(t, s, out)
        case Ask.PLACE:
            place_options(t, s, out)
        case Ask.EXCHANGE:
            exchange_options(t, s, out)
        case Ask.OUT:
            out_options(t, s, out)
        case Ask.DEN:
            den_options(t, s, out, at)
        case Ask.BEFORE_ROLL:
            shark.before_roll_options(t, s, out)
        case Ask.TOP:
            top_options(t, s, out)
        case Ask.REFILL:
            shark.refill_options(t, s, out)
        case Ask.RELENTLESS:
            shark.relentless_options(t, s, out, at)
        case Ask.RUTHLESS:
            shark.ruthless_options(t, s, out)
        case Ask.REACTIVE:
            shark.reactive_options(t, s, out, at)
        case Ask.AFTER_MOVE:
            after_move_options(t, s, out)
        case Ask.VIGILANT:
            shark.vigilant_options(t, s, out)
        case Ask.CONFRONT:
            confront_options(t, s, out)
        case Ask.REMOVE:
            remove_options(t, s, out, at)
        case Ask.STORE:
            store_options(t, s, out, at)
        case Ask.REPLACEMENT:
            shark.replacement_options(t, s, out)
        case Ask.DARING:
            shark.daring_options(t, s, out)
        case Ask.DARING_OTHER:
            shark.daring_other_options(t, s, out, at)
        case Ask.TRASH:
            octopus.trash_options(t, s, out)
        case Ask.ORDER:
            order_options(t, s, out)
        case Ask.OBSERVANT:
            observant_options(t, s, out)
        case Ask.HIDE_GAINED:
            hide_gained_options(t, s, out, at)
        case Ask.MAY_DRAW:
            octopus.may_draw_options(t, s, out)
        case Ask.TAKE:
            take_options(t, s, out)
        case Ask.FREEZE:
            freeze_options(t, s, out)
        case Ask.DICE:
            shark.dice_options(t, s, out)
        case Ask.RETREAT:
            retreat_options(t, s, out)
        case Ask.SNAIL:
            octopus.snail_options(t, s, out)
        case Ask.FREE_DEN:
            free_den_options(t, s, out, at)


def answer(t: Tables, s: State, action: i64) -> None:
    """Apply a legal answer, then everything that follows without a question."""
    at: i64 = (s.depth - 1) * FRAME
    match s.stack[at]:
        case Ask.ACTION:
            octopus.action_answer(t, s, action, at)
        case Ask.MOVE:
            move_answer(t, s, action)
        case Ask.HIDE:
            hide_answer(t, s, action, at)
        case Ask.CURRENTS:
            currents_answer(t, s, action)
        case Ask.ROLLED:
            shark.rolled_answer(t, s, action)
        case Ask.PAY:
            octopus.pay_answer(t, s, action, at)
        case Ask.BUY:
            buy_answer(t, s, action)
        case Ask.SEARCH:
            search_answer(t, s, action)
        case Ask.HUNGER:
            hunger_answer(t, s, action)
        case Ask.SHUFFLE:
            shuffle_answer(t, s, action, at)
        case Ask.GAIN:
            gain_answer(t, s, action, at)
        case Ask.SWAP:
            swap_answer(t, s, action)
        case Ask.PLACE:
            place_answer(t, s, action)
        case Ask.EXCHANGE:
            exchange_answer(t, s, action, at)
        case Ask.OUT:
            out_answer(t, s, action)
        case Ask.DEN:
            den_answer(t, s, action)
        case Ask.BEFORE_ROLL:
            shark.before_roll_answer(t, s, action)
        case Ask.TOP:
            top_answer(t, s, action)
        case Ask.REFILL:
            shark.refill_answer(t, s, action)
        case Ask.RELENTLESS:
            shark.relentless_answer(t, s, action, at)
        case Ask.RUTHLESS:
            shark.ruthless_answer(t, s, action, at)
        case Ask.REACTIVE:
            shark.reactive_answer(t, s, action, at)
        case Ask.AFTER_MOVE:
            after_move_answer(t, s, action)
        case Ask.VIGILANT:
            shark.vigilant_answer(t, s, action)
        case Ask.CONFRONT:
            confront_answer(t, s, action, at)
        case Ask.REMOVE:
            remove_answer(t, s, action, at)
        case Ask.STORE:
            store_answer(t, s, action, at)
        case Ask.REPLACEMENT:
            shark.replacement_answer(t, s, action)
        case Ask.DARING:
            shark.daring_answer(t, s, action)
        case Ask.DARING_OTHER:
            shark.daring_other_answer(t, s, action, at)
        case Ask.TRASH:
            octopus.trash_answer(t, s, action)
        case Ask.ORDER:
            order_answer(t, s, action)
        case Ask.OBSERVANT:
            observant_answer(t, s, action, at)
        case Ask.HIDE_GAINED:
            hide_gained_answer(t, s, action, at)
        case Ask.MAY_DRAW:
            octopus.may_draw_answer(t, s, action, at)
        case Ask.TAKE:
            take_answer(t, s, action)
        case Ask.FREEZE:
            freeze_answer(t, s, action)
        case Ask.DICE:
            shark.dice_answer(t, s, action)
        case Ask.RETREAT:
            retreat_answer(t, s, action)
        case Ask.SNAIL:
            octopus.snail_answer(t, s, action)
        case Ask.FREE_DEN:
            free_den_answer(t, s, action, at)
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
                run_shuffle(s)
            case Run.DIE:
                run_die(t, s, at)
            case Run.TRAP:
                run_trap(t, s, at)
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
