# Written by tools/declared.py from games/kelp/declaration.py: change that, then run `make declared`.
"""The frames of Kelp by name: put one on the stack, and get at its operands."""

from mypy_extensions import i64

from fathoms.core.state import BaseState, push
from fathoms.games.kelp.names import NOTHING, OCTOPUS, SHARK, Ask, Effect, Run


class AskDen:
    """Which den the Shark is put on, at setup, by a trap or by Fight (K3.6)."""

    @staticmethod
    def push(s: BaseState, why: i64, may_stop: i64) -> None:
        push(s, Ask.DEN, OCTOPUS, why, may_stop, 0, 0)

    @staticmethod
    def why(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def may_stop(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]


class AskAction:
    """Which action or eaten food comes next (K4.1)."""

    @staticmethod
    def push(s: BaseState, done: i64) -> None:
        push(s, Ask.ACTION, OCTOPUS, done, 0, 0, 0)

    @staticmethod
    def done(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]


class AskPay:
    """Which hidden blocks are revealed to pay for a card (K4.4)."""

    @staticmethod
    def push(s: BaseState, card: i64, left: i64, last: i64) -> None:
        push(s, Ask.PAY, OCTOPUS, card, left, last, 0)

    @staticmethod
    def card(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]

    @staticmethod
    def last(s: BaseState, at: i64) -> i64:
        return s.stack[at + 4]


class AskSwap:
    """Which two adjacent blocks trade zones (K5.1)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.SWAP, OCTOPUS, 0, 0, 0, 0)


class AskHide:
    """Which revealed block is hidden next (K5.3)."""

    @staticmethod
    def push(s: BaseState, left: i64, last: i64, may_stop: i64, spared: i64) -> None:
        push(s, Ask.HIDE, OCTOPUS, left, last, may_stop, spared)

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def last(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]

    @staticmethod
    def may_stop(s: BaseState, at: i64) -> i64:
        return s.stack[at + 4]

    @staticmethod
    def spared(s: BaseState, at: i64) -> i64:
        return s.stack[at + 5]


class AskShuffle:
    """Which block goes into the bag to be shuffled next (K5.2)."""

    @staticmethod
    def push(s: BaseState, left: i64, last: i64, which: i64) -> None:
        push(s, Ask.SHUFFLE, OCTOPUS, left, last, which, 0)

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def last(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]

    @staticmethod
    def which(s: BaseState, at: i64) -> i64:
        return s.stack[at + 4]


class AskGain:
    """Which top card or block beside the board is gained next (K6.1)."""

    @staticmethod
    def push(s: BaseState, left: i64, may_stop: i64, optional: i64) -> None:
        push(s, Ask.GAIN, OCTOPUS, left, may_stop, optional, 0)

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def may_stop(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]

    @staticmethod
    def optional(s: BaseState, at: i64) -> i64:
        return s.stack[at + 4]


class AskExchange:
    """Which revealed block the gained one takes the place of (K6.3)."""

    @staticmethod
    def push(s: BaseState, block: i64, left: i64, optional: i64) -> None:
        push(s, Ask.EXCHANGE, OCTOPUS, block, left, optional, 0)

    @staticmethod
    def block(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]

    @staticmethod
    def optional(s: BaseState, at: i64) -> i64:
        return s.stack[at + 4]


class AskTop:
    """Which gained card goes onto the draw pile, if any (K5.4)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.TOP, OCTOPUS, 0, 0, 0, 0)


class AskTake:
    """Which gained card comes to the hand, if any (K5.4)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.TAKE, OCTOPUS, 0, 0, 0, 0)


class AskHideGained:
    """Which gained block is hidden next, if any (K5.4)."""

    @staticmethod
    def push(s: BaseState, left: i64, last: i64) -> None:
        push(s, Ask.HIDE_GAINED, OCTOPUS, left, last, 0, 0)

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def last(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]


class AskMayDraw:
    """Whether the card's extra draw is made (K5)."""

    @staticmethod
    def push(s: BaseState, amount: i64) -> None:
        push(s, Ask.MAY_DRAW, OCTOPUS, amount, 0, 0, 0)

    @staticmethod
    def amount(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]


class AskTrash:
    """Which card of hand or discard pile is trashed, if any (K5.3)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.TRASH, OCTOPUS, 0, 0, 0, 0)


class AskSnail:
    """Which card of draw or discard pile the snail brings (K6.6)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.SNAIL, OCTOPUS, 0, 0, 0, 0)


class AskRemove:
    """Which Current a trap takes off the board next, if any (K7.2)."""

    @staticmethod
    def push(s: BaseState, left: i64, last: i64) -> None:
        push(s, Ask.REMOVE, OCTOPUS, left, last, 0, 0)

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def last(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]


class AskFreeDen:
    """Which Current leaves the board when all dens are covered (K13.4)."""

    @staticmethod
    def push(s: BaseState, why: i64, may_stop: i64) -> None:
        push(s, Ask.FREE_DEN, OCTOPUS, why, may_stop, 0, 0)

    @staticmethod
    def why(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def may_stop(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]


class AskConfront:
    """Which confrontation card is chosen in secret (K10.1)."""

    @staticmethod
    def push(s: BaseState, seat: i64, zone: i64) -> None:
        push(s, Ask.CONFRONT, seat, zone, 0, 0, 0)

    @staticmethod
    def zone(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]


class AskRetreat:
    """Which adjacent block is shuffled with the Octopus, if any (K10.3)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.RETREAT, OCTOPUS, 0, 0, 0, 0)


class AskFreeze:
    """Whether Freeze hides the Octopus block (K10.3)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.FREEZE, OCTOPUS, 0, 0, 0, 0)


class AskPlace:
    """Into which emptied zone the drawn block goes (K5.2)."""

    @staticmethod
    def push(s: BaseState, left: i64) -> None:
        push(s, Ask.PLACE, SHARK, left, 0, 0, 0)

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]


class AskDice:
    """Whether two dice are drawn or three (K8.1)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.DICE, SHARK, 0, 0, 0, 0)


class AskRefill:
    """Which Current is taken off the board in place of a draw (K8.2)."""

    @staticmethod
    def push(s: BaseState, left: i64) -> None:
        push(s, Ask.REFILL, SHARK, left, 0, 0, 0)

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]


class AskBeforeRoll:
    """Which card is used before the roll, if any (K8.1)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.BEFORE_ROLL, SHARK, 0, 0, 0, 0)


class AskReactive:
    """Which drawn dice go back into the bag for Reactive (K9)."""

    @staticmethod
    def push(s: BaseState, left: i64, last: i64) -> None:
        push(s, Ask.REACTIVE, SHARK, left, last, 0, 0)

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def last(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]


class AskReplacement:
    """Which die is taken out of the bag for Reactive (K9)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.REPLACEMENT, SHARK, 0, 0, 0, 0)


class AskRolled:
    """Which reroll or card is used after the roll, if any (K8.1)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.ROLLED, SHARK, 0, 0, 0, 0)


class AskRelentless:
    """Which one or two dice are rolled again (K9)."""

    @staticmethod
    def push(s: BaseState, first: i64) -> None:
        push(s, Ask.RELENTLESS, SHARK, first, 0, 0, 0)

    @staticmethod
    def first(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]


class AskDaring:
    """Which red die is turned to 6 (K9)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.DARING, SHARK, 0, 0, 0, 0)


class AskDaringOther:
    """Which other die goes to the Hunger Track for Daring (K9)."""

    @staticmethod
    def push(s: BaseState, red: i64) -> None:
        push(s, Ask.DARING_OTHER, SHARK, red, 0, 0, 0)

    @staticmethod
    def red(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]


class AskRuthless:
    """Which die is raised (K9)."""

    @staticmethod
    def push(s: BaseState, amount: i64) -> None:
        push(s, Ask.RUTHLESS, SHARK, amount, 0, 0, 0)

    @staticmethod
    def amount(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]


class AskVigilant:
    """Which die is put aside on Vigilant (K9)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.VIGILANT, SHARK, 0, 0, 0, 0)


class AskCurrents:
    """Which blue die is placed on which empty space, if any (K8.3)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.CURRENTS, SHARK, 0, 0, 0, 0)


class AskMove:
    """Where the Shark moves, or which card it uses before (K8.4)."""

    @staticmethod
    def push(s: BaseState, moved: i64) -> None:
        push(s, Ask.MOVE, SHARK, moved, 0, 0, 0)

    @staticmethod
    def moved(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]


class AskAfterMove:
    """Whether and where Swift takes one more step after the move (K9)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.AFTER_MOVE, SHARK, 0, 0, 0, 0)


class AskSearch:
    """Which die searches or strikes which adjacent zone, if any (K8.7)."""

    @staticmethod
    def push(s: BaseState, last: i64) -> None:
        push(s, Ask.SEARCH, SHARK, last, 0, 0, 0)

    @staticmethod
    def last(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]


class AskOrder:
    """Which of two placed dice is dealt with first (K8.7)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.ORDER, SHARK, 0, 0, 0, 0)


class AskObservant:
    """Whether Observant is played against a revealed trap (K8.8)."""

    @staticmethod
    def push(s: BaseState, trap: i64, zone: i64) -> None:
        push(s, Ask.OBSERVANT, SHARK, trap, zone, 0, 0)

    @staticmethod
    def trap(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def zone(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]


class AskStore:
    """Which dice of the pool are kept as energy (K8.12)."""

    @staticmethod
    def push(s: BaseState, left: i64, last: i64) -> None:
        push(s, Ask.STORE, SHARK, left, last, 0, 0)

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def last(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]


class AskBuy:
    """Which card is bought or which die lowered, if any (K8.13)."""

    @staticmethod
    def push(s: BaseState, energy: i64, may_replace: i64) -> None:
        push(s, Ask.BUY, SHARK, energy, may_replace, 0, 0)

    @staticmethod
    def energy(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def may_replace(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]


class AskReplace:
    """Which card of the row is replaced (K8.15)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.REPLACE, SHARK, 0, 0, 0, 0)


class AskHunger:
    """Which energy die goes to the Hunger Track (K8.13)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Ask.HUNGER, SHARK, 0, 0, 0, 0)


class RunOctopus:
    """The turn of the Octopus, with the actions made so far (K4.1)."""

    @staticmethod
    def push(s: BaseState, done: i64) -> None:
        push(s, Run.OCTOPUS, OCTOPUS, done, 0, 0, 0)

    @staticmethod
    def done(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def set_done(s: BaseState, at: i64, done: i64) -> None:
        s.stack[at + 2] = done


class RunCard:
    """The effect of a played Octopus card, step by step (K4.4)."""

    @staticmethod
    def push(s: BaseState, card: i64, step: i64) -> None:
        push(s, Run.CARD, OCTOPUS, card, step, 0, 0)

    @staticmethod
    def card(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def set_card(s: BaseState, at: i64, card: i64) -> None:
        s.stack[at + 2] = card

    @staticmethod
    def step(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]

    @staticmethod
    def set_step(s: BaseState, at: i64, step: i64) -> None:
        s.stack[at + 3] = step


class RunShuffle:
    """The blocks of a shuffle come back out of the bag one by one (K5.2)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Run.SHUFFLE, OCTOPUS, 0, 0, 0, 0)


class RunFood:
    """The gains of the abalone (K6.6)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Run.FOOD, OCTOPUS, 0, 0, 0, 0)


class RunShark:
    """The turn of the Shark, step by step (K8)."""

    @staticmethod
    def push(s: BaseState, step: i64, last: i64, moved: i64) -> None:
        push(s, Run.SHARK, SHARK, step, last, moved, 0)

    @staticmethod
    def step(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def set_step(s: BaseState, at: i64, step: i64) -> None:
        s.stack[at + 2] = step

    @staticmethod
    def last(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]

    @staticmethod
    def set_last(s: BaseState, at: i64, last: i64) -> None:
        s.stack[at + 3] = last

    @staticmethod
    def moved(s: BaseState, at: i64) -> i64:
        return s.stack[at + 4]

    @staticmethod
    def set_moved(s: BaseState, at: i64, moved: i64) -> None:
        s.stack[at + 4] = moved


class RunDie:
    """One placed die is dealt with on its zone (K8.8)."""

    @staticmethod
    def push(s: BaseState, zone: i64, second: i64) -> None:
        push(s, Run.DIE, SHARK, zone, second, 0, 0)

    @staticmethod
    def zone(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def set_zone(s: BaseState, at: i64, zone: i64) -> None:
        s.stack[at + 2] = zone

    @staticmethod
    def second(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]

    @staticmethod
    def set_second(s: BaseState, at: i64, second: i64) -> None:
        s.stack[at + 3] = second


class RunTrap:
    """A trap that the Shark has revealed works (K7.2)."""

    @staticmethod
    def push(s: BaseState, trap: i64, zone: i64) -> None:
        push(s, Run.TRAP, OCTOPUS, trap, zone, 0, 0)

    @staticmethod
    def trap(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def set_trap(s: BaseState, at: i64, trap: i64) -> None:
        s.stack[at + 2] = trap

    @staticmethod
    def zone(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]

    @staticmethod
    def set_zone(s: BaseState, at: i64, zone: i64) -> None:
        s.stack[at + 3] = zone


class RunBegin:
    """The Octopus takes the first turn once the Shark is on its den (K3.6)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Run.BEGIN, OCTOPUS, 0, 0, 0, 0)


def asked_by_effect(effect: i64) -> i64:
    """The question that this effect leads to, or NOTHING."""
    match effect:
        case Effect.DARING:
            return Ask.DARING
        case Effect.VIGILANT:
            return Ask.VIGILANT
    return NOTHING
