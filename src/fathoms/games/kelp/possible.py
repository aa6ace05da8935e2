"""Refusing positions that cannot be on a table, however they were written."""

from fathoms.core.errors import message
from fathoms.core.piles import bits_in
from fathoms.core.positions import impossible
from fathoms.core.state import FRAME, pop
from fathoms.games.kelp.blocks import board_of
from fathoms.games.kelp.cards import BLOCK_NAMES, COLOURS, KelpData
from fathoms.games.kelp.check import blocks_found, cards_found, check, dice_found, shark_cards_found
from fathoms.games.kelp.energy import pips, worth
from fathoms.games.kelp.names import NOTHING, SHARK, Ask, Beside, Block, Dice, Effect, Lies, Reason, Run, Step
from fathoms.games.kelp.rules import settle
from fathoms.games.kelp.shark import rerolls_left
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import STEPS, Tables

POOL = 8  # dice that State.pool holds
KEPT = 4  # dice that State.kept holds
PIECES = {"block": "kelp-thing-block", "card": "kelp-thing-card", "die": "kelp-thing-die"}


def complain(data: KelpData, s: State) -> None:
    """A named error where something is wrong; then what follows without a question is done."""
    t = data.tables
    try:
        miscounted(data, s)
        wrong = wrong_with_turn(s) or wrong_with_frames(t, s) or wrong_with_dice(t, s) or check(t, s)
        if not wrong:
            if s.depth and s.stack[(s.depth - 1) * FRAME] == Ask.BUY:
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
        *(("die", name, dice_found(s, i), t.dice[i]) for i, name in enumerate(COLOURS)),
    ]
    for sort, name, found, wanted in counts:
        if found != wanted:
            raise impossible(
                "kelp-impossible-piece-count",
                wanted=wanted, piece=message(PIECES[sort], name=name), found=found,
            )  # fmt: skip
    if s.blocks[Beside.GAINABLE + Block.OCTOPUS] or s.blocks[Beside.SET_ASIDE + Block.OCTOPUS]:
        raise impossible("kelp-impossible-octopus-off-board")


def top(s: State) -> int:
    return s.stack[(s.depth - 1) * FRAME] if s.depth else NOTHING


def shark_step(s: State) -> int:
    """The step of the Shark's turn, or NOTHING outside it."""
    return s.stack[2] if s.depth and s.stack[0] == Run.SHARK else NOTHING


def wrong_with_turn(s: State) -> str:
    """Things that lie on the table only at certain times."""
    if s.pairs == 0:
        return "kelp-impossible-no-pair"
    if s.winner >= 0:
        by_shark = s.reason == Reason.CONFRONTATION
        return "" if by_shark == (s.winner == SHARK) else "kelp-impossible-winner"
    kinds = {s.stack[level * FRAME] for level in range(s.depth)}
    if any(s.slot[i] != NOTHING for i in range(2)) and Run.OCTOPUS not in kinds:
        return "kelp-impossible-slots-full"
    if (s.fresh or s.gained) and not kinds & {Run.CARD, Run.FOOD}:
        return "kelp-impossible-gained-early"
    if s.shark_at == NOTHING and Run.BEGIN not in kinds:
        return "kelp-impossible-shark-nowhere"
    if bool(s.emptied) != bool(kinds & {Run.SHUFFLE} or (top(s) == Ask.SHUFFLE and any(s.bag_blocks))):
        return "kelp-impossible-zones-of-shuffle"
    if (s.drawn_block != NOTHING) != (top(s) == Ask.PLACE):
        return "kelp-impossible-block-drawn"
    if bits_in(s.emptied) != sum(s.bag_blocks) + (s.drawn_block != NOTHING):
        return "kelp-impossible-octopus-bag"
    if (s.chosen != NOTHING) != (top(s) == Ask.CONFRONT and s.stack[(s.depth - 1) * FRAME + 1] == 1):
        return "kelp-impossible-confrontation-chosen"
    return ""


def wrong_with_frames(t: Tables, s: State) -> str:
    """Operands of the open questions that contradict each other or the table."""
    for level in range(s.depth):
        at = level * FRAME
        kind, a, b = s.stack[at], s.stack[at + 2], s.stack[at + 3]
        if kind == Run.OCTOPUS:
            if a > 2 or any(s.slot[i] != NOTHING and a <= i for i in range(2)):
                return "kelp-impossible-action-count"
        elif kind == Ask.ACTION and a != s.stack[2]:
            return "kelp-impossible-counts-differ"
        elif kind == Run.CARD and b > STEPS:
            return "kelp-impossible-card-step"
        elif kind == Run.CARD and t.food[a] == NOTHING and (s.stack[2] == 0 or s.slot[s.stack[2] - 1] != a):
            return "kelp-impossible-played-card"
        elif kind == Ask.PAY and (a != s.stack[at - FRAME + 2] or not 1 <= b <= t.cost[a]):
            return "kelp-impossible-paid-card"
        elif kind in (Ask.HIDE, Ask.SHUFFLE, Ask.GAIN, Ask.REMOVE, Ask.HIDE_GAINED) and not 1 <= a <= 4:
            return "kelp-impossible-left-to-choose"
        elif kind == Ask.REACTIVE and not 1 <= a <= 2:
            return "kelp-impossible-reactive-dice"
        elif kind == Ask.EXCHANGE and b > 2:
            return "kelp-impossible-gains-left"
        elif kind == Ask.CONFRONT:
            struck = a != NOTHING and s.block[a] == Block.OCTOPUS and s.revealed >> a & 1 and s.zone_die[a] > 12
            if not struck or bits_in(s.pairs) < 2:
                return "kelp-impossible-confrontation"
    return ""


def wrong_with_dice(t: Tables, s: State) -> str:
    if s.winner >= 0:
        return ""
    step = shark_step(s)
    drawn = sum(s.dice[Dice.DRAWN : Dice.DRAWN + 3])
    on_zones = [zone for zone in range(9) if s.zone_die[zone]]
    if s.hunger_count >= t.hunger:
        return "kelp-impossible-hunger-full"
    if drawn and not Step.DRAW <= step <= Step.BEFORE_ROLL:
        return "kelp-impossible-dice-unrolled"
    if step <= Step.BEFORE_ROLL and (s.pool_count or s.keeping_count or s.rerolls):
        return "kelp-impossible-rolled-early"
    if s.pool_count + drawn + cards_of(t, s, Effect.HUNGRY) > POOL:
        return "kelp-impossible-too-many-dice"
    if s.kept_count + s.keeping_count + cards_of(t, s, Effect.VIGILANT) > KEPT:
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
    if s.pool_count and step > Step.STORE and top(s) != Ask.STORE:
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
