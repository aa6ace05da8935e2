# Written by tools/declared.py from games/kelp/declaration.py: change that, then run `make declared`.
"""Which function of the rules of Kelp answers for each kind of question."""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.state import kind_at
from fathoms.games.kelp import blocks, confrontation, effects, energy, hunt, learn, movement, octopus, shark
from fathoms.games.kelp.names import Ask
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


def offer(t: Tables, s: State, out: Options, at: i64) -> None:
    """Add the legal answers to the question there."""
    kind: i64 = kind_at(s, at)
    if kind < Ask.DICE:
        if kind < Ask.HIDE_GAINED:
            if kind < Ask.SHUFFLE:
                if kind < Ask.PAY:
                    if kind < Ask.ACTION:
                        confrontation.den_options(t, s, out, at)
                    else:
                        octopus.action_options(t, s, out, at)
                else:
                    if kind < Ask.SWAP:
                        octopus.pay_options(t, s, out, at)
                    else:
                        if kind < Ask.HIDE:
                            blocks.swap_options(t, s, out)
                        else:
                            blocks.hide_options(t, s, out, at)
            else:
                if kind < Ask.EXCHANGE:
                    if kind < Ask.GAIN:
                        blocks.shuffle_options(t, s, out, at)
                    else:
                        learn.gain_options(t, s, out, at)
                else:
                    if kind < Ask.TOP:
                        learn.exchange_options(t, s, out)
                    else:
                        if kind < Ask.TAKE:
                            learn.top_options(t, s, out)
                        else:
                            learn.take_options(t, s, out)
        else:
            if kind < Ask.FREE_DEN:
                if kind < Ask.TRASH:
                    if kind < Ask.MAY_DRAW:
                        learn.hide_gained_options(t, s, out, at)
                    else:
                        octopus.may_draw_options(t, s, out)
                else:
                    if kind < Ask.SNAIL:
                        octopus.trash_options(t, s, out)
                    else:
                        if kind < Ask.REMOVE:
                            octopus.snail_options(t, s, out)
                        else:
                            hunt.remove_options(t, s, out, at)
            else:
                if kind < Ask.RETREAT:
                    if kind < Ask.CONFRONT:
                        confrontation.free_den_options(t, s, out, at)
                    else:
                        confrontation.confront_options(t, s, out)
                else:
                    if kind < Ask.FREEZE:
                        confrontation.retreat_options(t, s, out)
                    else:
                        if kind < Ask.PLACE:
                            confrontation.freeze_options(t, s, out)
                        else:
                            blocks.place_options(t, s, out)
    else:
        if kind < Ask.VIGILANT:
            if kind < Ask.ROLLED:
                if kind < Ask.BEFORE_ROLL:
                    if kind < Ask.REFILL:
                        shark.dice_options(t, s, out)
                    else:
                        shark.refill_options(t, s, out)
                else:
                    if kind < Ask.REACTIVE:
                        shark.before_roll_options(t, s, out)
                    else:
                        if kind < Ask.REPLACEMENT:
                            effects.reactive_options(t, s, out, at)
                        else:
                            effects.replacement_options(t, s, out)
            else:
                if kind < Ask.DARING:
                    if kind < Ask.RELENTLESS:
                        shark.rolled_options(t, s, out)
                    else:
                        effects.relentless_options(t, s, out, at)
                else:
                    if kind < Ask.DARING_OTHER:
                        effects.daring_options(t, s, out)
                    else:
                        if kind < Ask.RUTHLESS:
                            effects.daring_other_options(t, s, out, at)
                        else:
                            effects.ruthless_options(t, s, out)
        else:
            if kind < Ask.ORDER:
                if kind < Ask.MOVE:
                    if kind < Ask.CURRENTS:
                        effects.pool_options(s, out)
                    else:
                        movement.currents_options(t, s, out)
                else:
                    if kind < Ask.AFTER_MOVE:
                        movement.move_options(t, s, out, at)
                    else:
                        if kind < Ask.SEARCH:
                            movement.after_move_options(t, s, out)
                        else:
                            hunt.search_options(t, s, out, at)
            else:
                if kind < Ask.BUY:
                    if kind < Ask.OBSERVANT:
                        hunt.order_options(t, s, out)
                    else:
                        if kind < Ask.STORE:
                            hunt.observant_options(t, s, out)
                        else:
                            energy.store_options(t, s, out, at)
                else:
                    if kind < Ask.REPLACE:
                        energy.buy_options(t, s, out, at)
                    else:
                        if kind < Ask.HUNGER:
                            energy.replace_options(t, s, out)
                        else:
                            energy.hunger_options(t, s, out)


def apply(t: Tables, s: State, action: i64, at: i64) -> None:
    """Do what a legal answer to it says."""
    kind: i64 = kind_at(s, at)
    if kind < Ask.DICE:
        if kind < Ask.HIDE_GAINED:
            if kind < Ask.SHUFFLE:
                if kind < Ask.PAY:
                    if kind < Ask.ACTION:
                        confrontation.den_answer(t, s, action)
                    else:
                        octopus.action_answer(t, s, action, at)
                else:
                    if kind < Ask.SWAP:
                        octopus.pay_answer(t, s, action, at)
                    else:
                        if kind < Ask.HIDE:
                            blocks.swap_answer(t, s, action)
                        else:
                            blocks.hide_answer(t, s, action, at)
            else:
                if kind < Ask.EXCHANGE:
                    if kind < Ask.GAIN:
                        blocks.shuffle_answer(t, s, action, at)
                    else:
                        learn.gain_answer(t, s, action, at)
                else:
                    if kind < Ask.TOP:
                        learn.exchange_answer(t, s, action, at)
                    else:
                        if kind < Ask.TAKE:
                            learn.top_answer(t, s, action)
                        else:
                            learn.take_answer(t, s, action)
        else:
            if kind < Ask.FREE_DEN:
                if kind < Ask.TRASH:
                    if kind < Ask.MAY_DRAW:
                        learn.hide_gained_answer(t, s, action, at)
                    else:
                        octopus.may_draw_answer(t, s, action, at)
                else:
                    if kind < Ask.SNAIL:
                        octopus.trash_answer(t, s, action)
                    else:
                        if kind < Ask.REMOVE:
                            octopus.snail_answer(t, s, action)
                        else:
                            hunt.remove_answer(t, s, action, at)
            else:
                if kind < Ask.RETREAT:
                    if kind < Ask.CONFRONT:
                        confrontation.free_den_answer(t, s, action, at)
                    else:
                        confrontation.confront_answer(t, s, action, at)
                else:
                    if kind < Ask.FREEZE:
                        confrontation.retreat_answer(t, s, action)
                    else:
                        if kind < Ask.PLACE:
                            confrontation.freeze_answer(t, s, action)
                        else:
                            blocks.place_answer(t, s, action)
    else:
        if kind < Ask.VIGILANT:
            if kind < Ask.ROLLED:
                if kind < Ask.BEFORE_ROLL:
                    if kind < Ask.REFILL:
                        shark.dice_answer(t, s, action)
                    else:
                        shark.refill_answer(t, s, action)
                else:
                    if kind < Ask.REACTIVE:
                        shark.before_roll_answer(t, s, action)
                    else:
                        if kind < Ask.REPLACEMENT:
                            effects.reactive_answer(t, s, action, at)
                        else:
                            effects.replacement_answer(t, s, action)
            else:
                if kind < Ask.DARING:
                    if kind < Ask.RELENTLESS:
                        shark.rolled_answer(t, s, action)
                    else:
                        effects.relentless_answer(t, s, action, at)
                else:
                    if kind < Ask.DARING_OTHER:
                        effects.daring_answer(t, s, action)
                    else:
                        if kind < Ask.RUTHLESS:
                            effects.daring_other_answer(t, s, action, at)
                        else:
                            effects.ruthless_answer(t, s, action, at)
        else:
            if kind < Ask.ORDER:
                if kind < Ask.MOVE:
                    if kind < Ask.CURRENTS:
                        effects.vigilant_answer(t, s, action)
                    else:
                        movement.currents_answer(t, s, action)
                else:
                    if kind < Ask.AFTER_MOVE:
                        movement.move_answer(t, s, action)
                    else:
                        if kind < Ask.SEARCH:
                            movement.after_move_answer(t, s, action)
                        else:
                            hunt.search_answer(t, s, action)
            else:
                if kind < Ask.BUY:
                    if kind < Ask.OBSERVANT:
                        hunt.order_answer(t, s, action)
                    else:
                        if kind < Ask.STORE:
                            hunt.observant_answer(t, s, action, at)
                        else:
                            energy.store_answer(t, s, action, at)
                else:
                    if kind < Ask.REPLACE:
                        energy.buy_answer(t, s, action)
                    else:
                        if kind < Ask.HUNGER:
                            energy.replace_answer(t, s, action)
                        else:
                            energy.hunger_answer(t, s, action)
