"""Which function of the rules of Kelp answers for each kind of question.

Written by tools/declared.py from games/kelp/declaration.py: change that, then run `make declared`.
"""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.state import kind_at
from fathoms.games.kelp import blocks, confrontation, effects, energy, hunt, learn, movement, octopus, shark
from fathoms.games.kelp.names import Ask
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


def offer(t: Tables, s: State, out: Options, at: i64) -> None:
    """Add the legal answers to the question there."""
    match kind_at(s, at):
        case Ask.DEN:
            confrontation.den_options(t, s, out, at)
        case Ask.ACTION:
            octopus.action_options(t, s, out, at)
        case Ask.PAY:
            octopus.pay_options(t, s, out, at)
        case Ask.SWAP:
            blocks.swap_options(t, s, out)
        case Ask.HIDE:
            blocks.hide_options(t, s, out, at)
        case Ask.SHUFFLE:
            blocks.shuffle_options(t, s, out, at)
        case Ask.GAIN:
            learn.gain_options(t, s, out, at)
        case Ask.EXCHANGE:
            learn.exchange_options(t, s, out)
        case Ask.TOP:
            learn.top_options(t, s, out)
        case Ask.TAKE:
            learn.take_options(t, s, out)
        case Ask.HIDE_GAINED:
            learn.hide_gained_options(t, s, out, at)
        case Ask.MAY_DRAW:
            octopus.may_draw_options(t, s, out)
        case Ask.TRASH:
            octopus.trash_options(t, s, out)
        case Ask.SNAIL:
            octopus.snail_options(t, s, out)
        case Ask.REMOVE:
            hunt.remove_options(t, s, out, at)
        case Ask.FREE_DEN:
            confrontation.free_den_options(t, s, out, at)
        case Ask.CONFRONT:
            confrontation.confront_options(t, s, out)
        case Ask.RETREAT:
            confrontation.retreat_options(t, s, out)
        case Ask.FREEZE:
            confrontation.freeze_options(t, s, out)
        case Ask.PLACE:
            blocks.place_options(t, s, out)
        case Ask.DICE:
            shark.dice_options(t, s, out)
        case Ask.REFILL:
            shark.refill_options(t, s, out)
        case Ask.BEFORE_ROLL:
            shark.before_roll_options(t, s, out)
        case Ask.REACTIVE:
            effects.reactive_options(t, s, out, at)
        case Ask.REPLACEMENT:
            effects.replacement_options(t, s, out)
        case Ask.ROLLED:
            shark.rolled_options(t, s, out)
        case Ask.RELENTLESS:
            effects.relentless_options(t, s, out, at)
        case Ask.DARING:
            effects.daring_options(t, s, out)
        case Ask.DARING_OTHER:
            effects.daring_other_options(t, s, out, at)
        case Ask.RUTHLESS:
            effects.ruthless_options(t, s, out)
        case Ask.VIGILANT:
            effects.pool_options(s, out)
        case Ask.CURRENTS:
            movement.currents_options(t, s, out)
        case Ask.MOVE:
            movement.move_options(t, s, out, at)
        case Ask.AFTER_MOVE:
            movement.after_move_options(t, s, out)
        case Ask.SEARCH:
            hunt.search_options(t, s, out, at)
        case Ask.ORDER:
            hunt.order_options(t, s, out)
        case Ask.OBSERVANT:
            hunt.observant_options(t, s, out)
        case Ask.STORE:
            energy.store_options(t, s, out, at)
        case Ask.BUY:
            energy.buy_options(t, s, out, at)
        case Ask.REPLACE:
            energy.replace_options(t, s, out)
        case Ask.HUNGER:
            energy.hunger_options(t, s, out)


def apply(t: Tables, s: State, action: i64, at: i64) -> None:
    """Do what a legal answer to it says."""
    match kind_at(s, at):
        case Ask.DEN:
            confrontation.den_answer(t, s, action)
        case Ask.ACTION:
            octopus.action_answer(t, s, action, at)
        case Ask.PAY:
            octopus.pay_answer(t, s, action, at)
        case Ask.SWAP:
            blocks.swap_answer(t, s, action)
        case Ask.HIDE:
            blocks.hide_answer(t, s, action, at)
        case Ask.SHUFFLE:
            blocks.shuffle_answer(t, s, action, at)
        case Ask.GAIN:
            learn.gain_answer(t, s, action, at)
        case Ask.EXCHANGE:
            learn.exchange_answer(t, s, action, at)
        case Ask.TOP:
            learn.top_answer(t, s, action)
        case Ask.TAKE:
            learn.take_answer(t, s, action)
        case Ask.HIDE_GAINED:
            learn.hide_gained_answer(t, s, action, at)
        case Ask.MAY_DRAW:
            octopus.may_draw_answer(t, s, action, at)
        case Ask.TRASH:
            octopus.trash_answer(t, s, action)
        case Ask.SNAIL:
            octopus.snail_answer(t, s, action)
        case Ask.REMOVE:
            hunt.remove_answer(t, s, action, at)
        case Ask.FREE_DEN:
            confrontation.free_den_answer(t, s, action, at)
        case Ask.CONFRONT:
            confrontation.confront_answer(t, s, action, at)
        case Ask.RETREAT:
            confrontation.retreat_answer(t, s, action)
        case Ask.FREEZE:
            confrontation.freeze_answer(t, s, action)
        case Ask.PLACE:
            blocks.place_answer(t, s, action)
        case Ask.DICE:
            shark.dice_answer(t, s, action)
        case Ask.REFILL:
            shark.refill_answer(t, s, action)
        case Ask.BEFORE_ROLL:
            shark.before_roll_answer(t, s, action)
        case Ask.REACTIVE:
            effects.reactive_answer(t, s, action, at)
        case Ask.REPLACEMENT:
            effects.replacement_answer(t, s, action)
        case Ask.ROLLED:
            shark.rolled_answer(t, s, action)
        case Ask.RELENTLESS:
            effects.relentless_answer(t, s, action, at)
        case Ask.DARING:
            effects.daring_answer(t, s, action)
        case Ask.DARING_OTHER:
            effects.daring_other_answer(t, s, action, at)
        case Ask.RUTHLESS:
            effects.ruthless_answer(t, s, action, at)
        case Ask.VIGILANT:
            effects.vigilant_answer(t, s, action)
        case Ask.CURRENTS:
            movement.currents_answer(t, s, action)
        case Ask.MOVE:
            movement.move_answer(t, s, action)
        case Ask.AFTER_MOVE:
            movement.after_move_answer(t, s, action)
        case Ask.SEARCH:
            hunt.search_answer(t, s, action)
        case Ask.ORDER:
            hunt.order_answer(t, s, action)
        case Ask.OBSERVANT:
            hunt.observant_answer(t, s, action, at)
        case Ask.STORE:
            energy.store_answer(t, s, action, at)
        case Ask.BUY:
            energy.buy_answer(t, s, action)
        case Ask.REPLACE:
            energy.replace_answer(t, s, action)
        case Ask.HUNGER:
            energy.hunger_answer(t, s, action)
