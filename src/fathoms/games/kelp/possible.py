"""Refusing positions that cannot be on a table, however they were written."""

from fathoms.core.chance import fast
from fathoms.core.errors import BadPosition
from fathoms.core.options import Options
from fathoms.core.state import FRAME, OVER, pop
from fathoms.games.kelp.blocks import board_of
from fathoms.games.kelp.check import check
from fathoms.games.kelp.energy import pips, worth
from fathoms.games.kelp.names import NOTHING, Ask, Dice, Effect, Lies, Run, Step
from fathoms.games.kelp.rules import answer, options, settle
from fathoms.games.kelp.shark import rerolls_left
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables

POOL = 8  # dice that State.pool holds
KEPT = 4  # dice that State.kept holds


def complain(t: Tables, s: State) -> None:
    """A named error where something is wrong; then what follows without a question is done."""
    try:
        wrong = wrong_with_turn(s) or wrong_with_dice(t, s) or check(t, s)
        if not wrong:
            if s.depth and s.stack[(s.depth - 1) * FRAME] == Ask.BUY:
                pop(s)  # asked anew: what can be bought is told by the table, not by the frame
            settle(t, s)
            wrong = check(t, s) or wrong_ahead(t, s)
    except (IndexError, ValueError, KeyError) as error:
        wrong = f"the open questions do not fit the table ({error})"
    if wrong:
        raise BadPosition(f"this position cannot be: {wrong}")


def wrong_ahead(t: Tables, s: State) -> str:
    """Every answer to the open question must lead to a position that can be."""
    if s.mover == OVER:
        return ""
    out = Options()
    options(t, s, out)
    if out.count == 0:
        return "the question that is asked has no answer"
    for action in out.listed():
        trial = s.copy()
        trial.chance = fast(0)
        answer(t, trial, action)
        wrong = check(t, trial)
        if wrong:
            return f"the open questions do not fit the table ({wrong})"
    return ""


def top(s: State) -> int:
    return s.stack[(s.depth - 1) * FRAME] if s.depth else NOTHING


def shark_step(s: State) -> int:
    """The step of the Shark's turn, or NOTHING outside it."""
    return s.stack[2] if s.depth and s.stack[0] == Run.SHARK else NOTHING


def wrong_with_turn(s: State) -> str:
    """Things that lie on the table only at certain times."""
    if s.winner >= 0:
        return ""
    kinds = {s.stack[level * FRAME] for level in range(s.depth)}
    if any(s.slot[i] != NOTHING for i in range(2)) and Run.OCTOPUS not in kinds:
        return "there are cards in the action slots, outside the Octopus's turn"
    if (s.fresh or s.gained) and not kinds & {Run.CARD, Run.FOOD}:
        return "something was just gained, outside a Learn"
    if s.shark_at == NOTHING and Run.BEGIN not in kinds:
        return "the Shark is nowhere"
    if bool(s.emptied) != bool(kinds & {Run.SHUFFLE} or (top(s) == Ask.SHUFFLE and any(s.bag_blocks))):
        return "zones are empty outside a shuffle, or a shuffle goes on without"
    if (s.drawn_block != NOTHING) != (top(s) == Ask.PLACE):
        return "a block is drawn exactly while the Shark names a space for it"
    if (s.chosen != NOTHING) != (top(s) == Ask.CONFRONT and s.stack[(s.depth - 1) * FRAME + 1] == 1):
        return "a confrontation card is chosen exactly while the Shark chooses its own"
    return ""


def wrong_with_dice(t: Tables, s: State) -> str:
    if s.winner >= 0:
        return ""
    step = shark_step(s)
    drawn = sum(s.dice[Dice.DRAWN : Dice.DRAWN + 3])
    on_zones = [zone for zone in range(9) if s.zone_die[zone]]
    if s.hunger_count >= t.hunger:
        return "the hunger track is full and the game is not over"
    if drawn and not Step.DRAW <= step <= Step.BEFORE_ROLL:
        return "dice are drawn and not rolled, outside the Shark's draw"
    if step <= Step.BEFORE_ROLL and (s.pool_count or s.keeping_count or s.rerolls):
        return "there are rolled dice or rerolls, before the Shark has rolled"
    if s.pool_count + drawn + cards_of(t, s, Effect.HUNGRY) > POOL:
        return f"the pool has room for {POOL} dice, those of Hungry cards included"
    if s.kept_count + s.keeping_count + cards_of(t, s, Effect.VIGILANT) > KEPT:
        return f"at most {KEPT} dice and cards of Vigilant fit"
    if rerolls_left(s) < 0:
        return "more rerolls are used than the growth tiles give"
    if s.swum != NOTHING and (step != Step.AFTER_MOVE or s.current[s.swum] == 0):
        return "a Current was swum over, but it is not there, or the move is not being made"
    if step < Step.SEARCH and (on_zones or s.searched):
        return "there are dice on zones, before the Shark searches"
    if len(on_zones) + s.searched > 2:
        return "more than two dice search and strike"
    beside = board_of(t, s).beside[s.shark_at] if s.shark_at != NOTHING else 0
    if step in (Step.SEARCH, Step.ORDER) and any(not beside >> zone & 1 for zone in on_zones):
        return "a die lies on a zone that is not beside the Shark"
    if step > Step.RESOLVE and (on_zones or s.searched):
        return "dice are still on zones after the search"
    if s.energy_count >= t.energy and step < Step.BUY:
        return "all energy slots are full, before the energy step"
    if (s.bought or s.replaced) and step != Step.BUY:
        return "cards were bought or replaced, outside the energy step"
    if s.bought and (s.energy_count == 0 or not 0 <= s.budget < worth(t, s, pips(t, s))):
        return "more energy is left than the energy dice give"
    return ""


def cards_of(t: Tables, s: State, effect: int) -> int:
    """Face-up Shark cards of an effect."""
    return sum(s.shark_cards[Lies.FACE_UP + card] for card in range(t.shark_cards) if t.effect[card] == effect)
