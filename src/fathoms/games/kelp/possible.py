"""Refusing positions that cannot be on a table, however they were written."""

from fathoms.core.errors import message
from fathoms.core.piles import bits_in
from fathoms.core.positions import impossible
from fathoms.core.state import BOTTOM, below, frames_of, kind_at, pop, seat_at, top
from fathoms.games.kelp.blocks import board_of
from fathoms.games.kelp.cards import KelpData
from fathoms.games.kelp.check import blocks_found, cards_found, check, dice_found, shark_cards_found
from fathoms.games.kelp.declaration import BLOCK_NAMES, COLOUR_NAMES
from fathoms.games.kelp.end import is_red
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
from fathoms.games.kelp.names import (
    COLOURS,
    KEPT_DICE,
    NOTHING,
    POOL,
    SHARK,
    SLOTS,
    ZONES,
    Ask,
    Beside,
    Block,
    Dice,
    Effect,
    Lies,
    Reason,
    Run,
    Step,
)
from fathoms.games.kelp.rules import settle
from fathoms.games.kelp.shark import rerolls_left
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import STEPS, Tables

PIECES = {"block": "kelp-thing-block", "card": "kelp-thing-card", "die": "kelp-thing-die"}


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
        raise impossible("kelp-impossible-questions") from None
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
                "kelp-impossible-piece-count",
                wanted=wanted, piece=message(PIECES[sort], name=name), found=found,
            )  # fmt: skip
    if s.blocks[Beside.GAINABLE + Block.OCTOPUS] or s.blocks[Beside.SET_ASIDE + Block.OCTOPUS]:
        raise impossible("kelp-impossible-octopus-off-board")


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
        return "kelp-impossible-no-pair"
    if s.winner >= 0:
        by_shark = s.reason == Reason.CONFRONTATION
        return "" if by_shark == (s.winner == SHARK) else "kelp-impossible-winner"
    kinds = {kind_at(s, at) for at in frames_of(s)}
    if any(s.slot[i] != NOTHING for i in range(SLOTS)) and Run.OCTOPUS not in kinds:
        return "kelp-impossible-slots-full"
    if (s.fresh or s.gained) and not kinds & {Run.CARD, Run.FOOD}:
        return "kelp-impossible-gained-early"
    if s.shark_at == NOTHING and Run.BEGIN not in kinds:
        return "kelp-impossible-shark-nowhere"
    if bool(s.emptied) != bool(kinds & {Run.SHUFFLE} or (top_kind(s) == Ask.SHUFFLE and any(s.bag_blocks))):
        return "kelp-impossible-zones-of-shuffle"
    if (s.drawn_block != NOTHING) != (top_kind(s) == Ask.PLACE):
        return "kelp-impossible-block-drawn"
    if bits_in(s.emptied) != sum(s.bag_blocks) + (s.drawn_block != NOTHING):
        return "kelp-impossible-octopus-bag"
    if (s.chosen != NOTHING) != (top_kind(s) == Ask.CONFRONT and seat_at(s, top(s)) == SHARK):
        return "kelp-impossible-confrontation-chosen"
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
            if done > SLOTS or any(s.slot[i] != NOTHING and done <= i for i in range(SLOTS)):
                return "kelp-impossible-action-count"
        case Ask.ACTION:
            if AskAction.done(s, at) != RunOctopus.done(s, BOTTOM):
                return "kelp-impossible-counts-differ"
        case Run.CARD:
            card, done = RunCard.card(s, at), RunOctopus.done(s, BOTTOM)
            if RunCard.step(s, at) > STEPS:
                return "kelp-impossible-card-step"
            if t.food[card] == NOTHING and (done == 0 or s.slot[done - 1] != card):
                return "kelp-impossible-played-card"
        case Ask.PAY:
            card = AskPay.card(s, at)
            if card != RunCard.card(s, below(at)) or not 1 <= AskPay.left(s, at) <= t.cost[card]:
                return "kelp-impossible-paid-card"
        case Ask.HIDE | Ask.SHUFFLE | Ask.GAIN | Ask.REMOVE | Ask.HIDE_GAINED:
            if not 1 <= LEFT[kind_at(s, at)](s, at) <= 4:
                return "kelp-impossible-left-to-choose"
        case Ask.REACTIVE:
            if not 1 <= AskReactive.left(s, at) <= 2:
                return "kelp-impossible-reactive-dice"
        case Ask.EXCHANGE:
            if AskExchange.left(s, at) > 2:
                return "kelp-impossible-gains-left"
        case Ask.CONFRONT:
            zone = AskConfront.zone(s, at)
            struck = s.block[zone] == Block.OCTOPUS and s.revealed >> zone & 1 and is_red(s.zone_die[zone])
            if zone == NOTHING or not struck or bits_in(s.pairs) < 2:
                return "kelp-impossible-confrontation"
    return ""


def wrong_with_dice(t: Tables, s: State) -> str:
    if s.winner >= 0:
        return ""
    step = shark_step(s)
    drawn = sum(s.dice[Dice.DRAWN : Dice.DRAWN + COLOURS])
    on_zones = [zone for zone in range(ZONES) if s.zone_die[zone]]
    if s.hunger_count >= t.hunger:
        return "kelp-impossible-hunger-full"
    if drawn and not Step.DRAW <= step <= Step.BEFORE_ROLL:
        return "kelp-impossible-dice-unrolled"
    if step <= Step.BEFORE_ROLL and (s.pool_count or s.keeping_count or s.rerolls):
        return "kelp-impossible-rolled-early"
    if s.pool_count + drawn + cards_of(t, s, Effect.HUNGRY) > POOL:
        return "kelp-impossible-too-many-dice"
    if s.kept_count + s.keeping_count + cards_of(t, s, Effect.VIGILANT) > KEPT_DICE:
        return "kelp-impossible-vigilant"
    if rerolls_left(s) < 0:
        return "kelp-impossible-rerolls-used"
    if s.swum != NOTHING and (step != Step.AFTER_MOVE or s.current[s.swum] == 0):
        return "kelp-impossible-current-swum"
    if step < Step.SEARCH and (on_zones or s.searched):
        return "kelp-impossible-dice-on-zones"
    if len(on_zones) + s.searched > 2:
        return "kelp-impossible-search-dice"
    beside = board_of(t, s).beside[s.shark_at] if s.shark_at != NOTHING else 0
    if step in (Step.SEARCH, Step.ORDER) and any(not beside >> zone & 1 for zone in on_zones):
        return "kelp-impossible-die-far"
    if step > Step.RESOLVE and (on_zones or s.searched):
        return "kelp-impossible-dice-after-search"
    if s.pool_count and step > Step.STORE and top_kind(s) != Ask.STORE:
        return "kelp-impossible-pool-after-store"
    if s.energy_count >= t.energy and step < Step.BUY:
        return "kelp-impossible-energy-full"
    if (s.bought or s.replaced) and step != Step.BUY:
        return "kelp-impossible-bought-early"
    if s.bought and (s.energy_count == 0 or not 0 <= s.budget < worth(t, s, pips(t, s))):
        return "kelp-impossible-energy-left"
    return ""


def cards_of(t: Tables, s: State, effect: int) -> int:
    """Face-up Shark cards of an effect."""
    return sum(s.shark_cards[Lies.FACE_UP + card] for card in range(t.shark_cards) if t.effect[card] == effect)
