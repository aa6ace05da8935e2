"""A turn (A3): the main action with its card, and additional actions before and after it."""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.state import pop, seat_at, tell, top
from fathoms.games.aquatica.acts import ActManta
from fathoms.games.aquatica.characters import ask_free, ask_take_back, oust, out_of_hand, to_discard
from fathoms.games.aquatica.effects import can_do, do
from fathoms.games.aquatica.end import trigger
from fathoms.games.aquatica.frames import (
    AskAfter,
    AskBefore,
    AskBranch,
    AskClaim,
    AskRaiseFull,
    RunCard,
    RunSolo,
    RunTurn,
)
from fathoms.games.aquatica.goals import any_claimable, claim, claim_choices
from fathoms.games.aquatica.locations import ask_raise, ask_score, pocket_of, slide
from fathoms.games.aquatica.mantas import tire, top_depth
from fathoms.games.aquatica.names import (
    CARDS,
    EMPTY_DEPTH,
    MANTA_SHARE,
    NOTHING,
    POCKETS,
    STEPS,
    Act,
    Between,
    Event,
    Fate,
    Manta,
    MantaSort,
    Reason,
    TurnPhase,
    Verb,
)
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


def begin_turn(t: Tables, s: State, seat: i64) -> None:
    s.active = seat
    s.turn += 1
    s.turns[seat] += 1
    s.recruited_dear = 0
    tell(s, Event.TURN, seat, s.turns[seat], 0, 0)
    if s.turns[seat] >= t.last_turn:
        trigger(s, Reason.TURNS)  # A6.6
    open_turn(s, seat)


def open_turn(s: State, seat: i64) -> None:
    RunTurn.push(s, seat, TurnPhase.BEFORE)


def run_turn(t: Tables, s: State, at: i64) -> bool:
    """Ask for what comes next; whether the turn is over."""
    seat: i64 = seat_at(s, at)
    if RunTurn.phase(s, at) == TurnPhase.BEFORE:
        AskBefore.push(s, seat)
        return False
    s.paid = 0
    if RunTurn.phase(s, at) == TurnPhase.ENDING or not (any_additional(t, s, seat) or any_claimable(t, s, seat)):
        return True
    AskAfter.push(s, seat)
    return False


# Additional actions (A3.1, A3.2): effects of mantas and of top depths; resources pay only inside the main action.


def is_effect(t: Tables, icon: i64) -> bool:
    return t.icon_verb[icon] > Verb.POWER_VS


def any_additional(t: Tables, s: State, seat: i64) -> bool:
    first: i64 = MANTA_SHARE * seat
    for icon in range(1, t.icons + 1):
        if s.mantas[first + Manta.READY + icon] or s.mantas[first + Manta.WILD_READY + icon]:
            if is_effect(t, icon) and can_do(t, s, seat, t.icon_verb[icon], t.icon_amount[icon], NOTHING):
                return True
    for pocket in range(POCKETS * seat, POCKETS * seat + POCKETS):
        icon = top_depth(t, s, pocket)
        if icon != EMPTY_DEPTH and is_effect(t, icon):
            if can_do(t, s, seat, t.icon_verb[icon], t.icon_amount[icon], s.pocket[pocket]):
                return True
    return False


def add_mantas(t: Tables, s: State, out: Options, seat: i64) -> None:
    first: i64 = MANTA_SHARE * seat
    for icon in range(1, t.icons + 1):
        trained: i64 = s.mantas[first + Manta.READY + icon]
        wild: i64 = s.mantas[first + Manta.WILD_READY + icon]
        if (trained or wild) and is_effect(t, icon):
            if can_do(t, s, seat, t.icon_verb[icon], t.icon_amount[icon], NOTHING):
                if trained:
                    out.add(ActManta.of(icon, MantaSort.TRAINED))
                if wild:
                    out.add(ActManta.of(icon, MantaSort.WILD))


def add_depths(t: Tables, s: State, out: Options, seat: i64) -> None:
    for pocket in range(POCKETS * seat, POCKETS * seat + POCKETS):
        icon: i64 = top_depth(t, s, pocket)
        if icon != EMPTY_DEPTH and is_effect(t, icon):
            if can_do(t, s, seat, t.icon_verb[icon], t.icon_amount[icon], s.pocket[pocket]):
                out.insert(Act.DEPTH + s.pocket[pocket])


def before_options(t: Tables, s: State, out: Options, seat: i64) -> None:
    """Play any card of the hand; or something additional, or a goal, before it."""
    for card in range(t.cards):
        if s.hand[CARDS * seat + card]:
            out.add(Act.PLAY + card)
    add_mantas(t, s, out, seat)
    claim_choices(t, s, out, seat)
    add_depths(t, s, out, seat)


def after_options(t: Tables, s: State, out: Options, seat: i64) -> None:
    out.add(Act.END_TURN)
    add_mantas(t, s, out, seat)
    claim_choices(t, s, out, seat)
    add_depths(t, s, out, seat)


def turn_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    """An answer before or after the main action; the frame below is the turn's own."""
    seat: i64 = seat_at(s, at)
    pop(s)
    if action == Act.END_TURN:
        RunTurn.set_phase(s, top(s), TurnPhase.ENDING)
    elif action < Act.DISCARD:
        RunTurn.set_phase(s, top(s), TurnPhase.AFTER)
        s.paid = 0
        play(t, s, seat, action - Act.PLAY)
    elif action < Act.CLAIM:
        icon: i64 = ActManta.icon(action)
        # A3.10: the manta is turned over after its effect; nothing that its effect asks can tell the difference.
        tire(s, seat, icon, ActManta.sort(action))
        do_icon(t, s, seat, icon, NOTHING)
    elif action < Act.DEPTH:
        claim(t, s, seat, action)
    else:
        location: i64 = action - Act.DEPTH
        pocket: i64 = pocket_of(s, seat, location)
        icon = top_depth(t, s, pocket)
        tell(s, Event.DEPTH_USED, seat, location, icon, 0)
        slide(t, s, seat, pocket)
        do_icon(t, s, seat, icon, location)


def do_icon(t: Tables, s: State, seat: i64, icon: i64, source: i64) -> None:
    """The effect of a manta or a depth; a depth can neither raise nor score its own Location."""
    verb: i64 = t.icon_verb[icon]
    amount: i64 = t.icon_amount[icon]
    match verb:
        case Verb.RAISE:
            ask_raise(t, s, seat, amount, NOTHING, source)
        case Verb.RAISE_FULL:
            AskRaiseFull.push(s, seat, source)
        case Verb.SCORE:
            ask_score(t, s, seat, amount, source)
        case Verb.TAKE_BACK:
            ask_take_back(t, s, seat, amount)
        case Verb.RECRUIT_FREE:
            ask_free(t, s, seat, amount)


# The main action: a card and its steps.


def play(t: Tables, s: State, seat: i64, card: i64) -> None:
    tell(s, Event.PLAYED, seat, card, 0, 0)
    if t.fate[card] != Fate.STAYS:
        out_of_hand(s, seat, card)
    RunCard.push(s, seat, card, 0, Between.NOTHING_ASKED, 0)


def run_card(t: Tables, s: State, at: i64) -> None:
    """The next step of a card; between two steps goals can be claimed."""
    seat: i64 = seat_at(s, at)
    card: i64 = RunCard.card(s, at)
    step: i64 = RunCard.step(s, at)
    if step < t.steps[card]:
        if step and RunCard.asked(s, at) == Between.NOTHING_ASKED:
            RunCard.set_asked(s, at, Between.GOALS_ASKED)
            if any_claimable(t, s, seat):
                AskClaim.push(s, seat)
                return
        RunCard.set_step(s, at, step + 1)
        RunCard.set_asked(s, at, Between.NOTHING_ASKED)
        i: i64 = STEPS * card + step
        if t.verb[i] == Verb.EITHER:
            do_either(t, s, seat, card, step)
        else:
            do(t, s, seat, t.verb[i], t.amount[i])
        return
    if t.fate[card] == Fate.STAYS and RunCard.asked(s, at) != Between.STAYED:
        RunCard.set_asked(s, at, Between.STAYED)
        if s.sweep:
            oust(s, seat)  # A2.6
        if s.players == 1:
            RunSolo.push(s, seat, 0)
            return
    pop(s)
    if t.fate[card] == Fate.BOX:
        s.box[card] += 1
        tell(s, Event.BOXED, seat, card, 0, 0)
    elif t.fate[card] != Fate.STAYS:
        to_discard(s, seat, card)


def do_either(t: Tables, s: State, seat: i64, card: i64, step: i64) -> None:
    """One of two branches; where only one can do something, that one (A3.7)."""
    i: i64 = STEPS * card + step
    one: bool = can_do(t, s, seat, t.either_verb[i], t.either_amount[i], NOTHING)
    other: bool = can_do(t, s, seat, t.other_verb[i], t.other_amount[i], NOTHING)
    if one and other:
        AskBranch.push(s, seat, card, step)
    elif one:
        do(t, s, seat, t.either_verb[i], t.either_amount[i])
    elif other:
        do(t, s, seat, t.other_verb[i], t.other_amount[i])


def branch_options(out: Options) -> None:
    out.add(Act.BRANCH)
    out.add(Act.BRANCH + 1)


def branch_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    seat: i64 = seat_at(s, at)
    i: i64 = STEPS * AskBranch.card(s, at) + AskBranch.step(s, at)
    pop(s)
    if action == Act.BRANCH:
        do(t, s, seat, t.either_verb[i], t.either_amount[i])
    else:
        do(t, s, seat, t.other_verb[i], t.other_amount[i])
