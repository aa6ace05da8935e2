"""Refusing positions that cannot be on a table, however they were written."""

from fathoms.core.errors import Phrase
from fathoms.core.piles import bits_in
from fathoms.core.positions import impossible
from fathoms.core.state import BOTTOM, below, frames_of, kind_at, pop, seat_at, top
from fathoms.games.kelp.blocks import board_of
from fathoms.games.kelp.cards import KelpData
from fathoms.games.kelp.check import blocks_found, cards_found, check, dice_found, shark_cards_found
from fathoms.games.kelp.declaration import BLOCK_NAMES, COLOUR_NAMES
from fathoms.games.kelp.energy import pips, worth
from fathoms.games.kelp.frames import (
    AskAction,
    AskConfront,
    AskExchange,
    AskGain,
    AskHide,
    AskHideGained,
    AskPay,
    AskReactive,
    AskRemove,
    AskShuffle,
    RunCard,
    RunOctopus,
    RunShark,
)
from fathoms.games.kelp.names import NOTHING, SHARK, Ask, Beside, Block, Dice, Effect, Lies, Reason, Run, Step
from fathoms.games.kelp.rules import settle
from fathoms.games.kelp.shark import rerolls_left
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import STEPS, Tables

POOL = 8  # dice that State.pool holds
KEPT = 4  # dice that State.kept holds
PIECES = {"block": "the block {name}", "card": "the card {name}", "die": "the {name} die"}


def complain(data: KelpData, s: State) -> None:
    """A named error where something is wrong; then what follows without a question is done."""
    t = data.tables
    try:
        miscounted(data, s)
        wrong = wrong_with_turn(s) or wrong_with_frames(t, s) or wrong_with_dice(t, s) or check(t, s)
        if not wrong:
            if top_kind(s) == Ask.BUY:
                pop(s)  # asked anew: what can be bought is told by the table, not by the frame
            settle(t, s)
            wrong = check(t, s)
    except (IndexError, ValueError, KeyError):
        raise impossible("the open questions do not fit the table") from None
    if wrong:
        raise impossible(wrong)


def miscounted(data: KelpData, s: State) -> None:
    """Refuse more or fewer pieces than the box holds, by name."""
    t, names = data.tables, data.names
    counts = [
        *(("block", name, blocks_found(t, s, i), t.block_copies[i]) for i, name in enumerate(BLOCK_NAMES)),
        *(("card", name, cards_found(t, s, i), t.copies[i]) for i, name in enumerate(names.cards)),
        *(("card", name, shark_cards_found(s, i), t.shark_copies[i]) for i, name in enumerate(names.shark_cards)),
        *(("die", name, dice_found(s, i), t.dice[i]) for i, name in enumerate(COLOUR_NAMES)),
    ]
    for sort, name, found, wanted in counts:
        if found != wanted:
            raise impossible(
                "there must be {wanted} of {piece}, and {found} are on the table",
                wanted=wanted, piece=Phrase(PIECES[sort], name=name), found=found,
            )  # fmt: skip
    if s.blocks[Beside.GAINABLE + Block.OCTOPUS] or s.blocks[Beside.SET_ASIDE + Block.OCTOPUS]:
        raise impossible("the Octopus is not on the board")


# What is left to choose, by kind of question.
LEFT = {
    Ask.HIDE: AskHide.left,
    Ask.SHUFFLE: AskShuffle.left,
    Ask.GAIN: AskGain.left,
    Ask.REMOVE: AskRemove.left,
    Ask.HIDE_GAINED: AskHideGained.left,
}


def top_kind(s: State) -> int:
    return kind_at(s, top(s)) if s.depth else NOTHING


def shark_step(s: State) -> int:
    """The step of the Shark's turn, or NOTHING outside it."""
    return RunShark.step(s, BOTTOM) if s.depth and kind_at(s, BOTTOM) == Run.SHARK else NOTHING


def wrong_with_turn(s: State) -> str:
    """Things that lie on the table only at certain times."""
    if s.pairs == 0:
        return "no pair of confrontation cards is left"
    if s.winner >= 0:
        by_shark = s.reason == Reason.CONFRONTATION
        return "" if by_shark == (s.winner == SHARK) else "this winner cannot have won for this reason"
    kinds = {kind_at(s, at) for at in frames_of(s)}
    if any(s.slot[i] != NOTHING for i in range(2)) and Run.OCTOPUS not in kinds:
        return "there are cards in the action slots, outside the Octopus's turn"
    if (s.fresh or s.gained) and not kinds & {Run.CARD, Run.FOOD}:
        return "something was just gained, outside a Learn"
    if s.shark_at == NOTHING and Run.BEGIN not in kinds:
        return "the Shark is nowhere"
    if bool(s.emptied) != bool(kinds & {Run.SHUFFLE} or (top_kind(s) == Ask.SHUFFLE and any(s.bag_blocks))):
        return "zones are empty outside a shuffle, or a shuffle goes on without"
    if (s.drawn_block != NOTHING) != (top_kind(s) == Ask.PLACE):
        return "a block is drawn while the Shark names no zone for it, or none is drawn while it does"
    if bits_in(s.emptied) != sum(s.bag_blocks) + (s.drawn_block != NOTHING):
        return "the Octopus bag does not hold the blocks of the empty zones"
    if (s.chosen != NOTHING) != (top_kind(s) == Ask.CONFRONT and seat_at(s, top(s)) == SHARK):
        return "a confrontation card is chosen while the Shark does not choose its own, or none is chosen while it does"
    return ""


def wrong_with_frames(t: Tables, s: State) -> str:
    """Operands of the open questions that contradict each other or the table."""
    for at in frames_of(s):
        wrong = wrong_with_frame(t, s, at)
        if wrong:
            return wrong
    return ""


def wrong_with_frame(t: Tables, s: State, at: int) -> str:
    match kind_at(s, at):
        case Run.OCTOPUS:
            done = RunOctopus.done(s, at)
            if done > 2 or any(s.slot[i] != NOTHING and done <= i for i in range(2)):
                return "the Octopus has made more or fewer actions than its slots show"
        case Ask.ACTION:
            if AskAction.done(s, at) != RunOctopus.done(s, BOTTOM):
                return "the question and the turn count different actions"
        case Run.CARD:
            card, done = RunCard.card(s, at), RunOctopus.done(s, BOTTOM)
            if RunCard.step(s, at) > STEPS:
                return "a card has no such step"
            if t.food[card] == NOTHING and (done == 0 or s.slot[done - 1] != card):
                return "the card that is played is not in its action slot"
        case Ask.PAY:
            card = AskPay.card(s, at)
            if card != RunCard.card(s, below(at)) or not 1 <= AskPay.left(s, at) <= t.cost[card]:
                return "what is paid for is not the card that is played, or costs less"
        case Ask.HIDE | Ask.SHUFFLE | Ask.GAIN | Ask.REMOVE | Ask.HIDE_GAINED:
            if not 1 <= LEFT[kind_at(s, at)](s, at) <= 4:
                return "what is left to choose is not 1 to 4 things"
        case Ask.REACTIVE:
            if not 1 <= AskReactive.left(s, at) <= 2:
                return "Reactive returns neither one nor two dice"
        case Ask.EXCHANGE:
            if AskExchange.left(s, at) > 2:
                return "more than 2 gains are left after this one"
        case Ask.CONFRONT:
            zone = AskConfront.zone(s, at)
            struck = s.block[zone] == Block.OCTOPUS and s.revealed >> zone & 1 and s.zone_die[zone] > 12
            if zone == NOTHING or not struck or bits_in(s.pairs) < 2:
                return "there is a confrontation without the Octopus revealed under a red die, or without two pairs"
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
        return "there are more dice than the 8 that the pool has room for, those of Hungry cards included"
    if s.kept_count + s.keeping_count + cards_of(t, s, Effect.VIGILANT) > KEPT:
        return "there are more than 4 dice and cards of Vigilant"
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
    if s.pool_count and step > Step.STORE and top(s) != Ask.STORE:
        return "there are dice in the pool after the pool was stored"
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
