"""How much a seat is drawn to each of its options: what rollouts sample from and a search begins with.

Each option gets what it would bring, in points, and weighs by the exponential of that. The seat's own knowledge is
all that counts; that comes by itself, since the only hidden things are the kings of others while they are drafted.
"""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.state import kind_at, seat_at, top
from fathoms.games.aquatica.acts import ActClaim, ActManta
from fathoms.games.aquatica.frames import AskBranch, AskBuy, AskConquer, AskPay, AskRaise, AskRecruit
from fathoms.games.aquatica.gains import (
    effect_gain,
    last_card,
    play_gain,
    pull,
    recruit_gain,
    score_one,
    scout_gain,
    slide_gain,
    survey,
    take_gain,
)
from fathoms.games.aquatica.locations import pocket_of
from fathoms.games.aquatica.mantas import pays, top_depth
from fathoms.games.aquatica.names import NOTHING, STEPS, Act, Ask, MantaState, Number
from fathoms.games.aquatica.nearness import missing, next_space
from fathoms.games.aquatica.payment import conquer_price, named_from, resource_of, type_of
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.worth import Worth


def weigh(w: Worth, s: State, out: Options, weights: vec[float]) -> None:
    if out.count == 1:
        weights[0] = 1.0
        return
    at: i64 = top(s)
    seat: i64 = seat_at(s, at)
    w.last = last_card(s, seat)
    pull(w, s, seat)
    match kind_at(s, at):
        case Ask.BEFORE:
            turn_gains(w, s, seat, out, weights, True)
        case Ask.AFTER | Ask.CLAIM:
            turn_gains(w, s, seat, out, weights, False)
        case Ask.PAY:
            pay_gains(w, s, seat, at, out, weights)
        case Ask.BUY:
            target_gains(w, s, AskBuy.own(s, at), out, weights)
        case Ask.CONQUER:
            target_gains(w, s, AskConquer.own(s, at), out, weights)
        case Ask.RECRUIT:
            target_gains(w, s, AskRecruit.own(s, at), out, weights)
        case Ask.REPLAY:
            survey(w, s, seat)
            for i in range(out.count):
                if out.ids[i] == Act.DECLINE:
                    weights[i] = w.number[Number.DECLINE]
                else:
                    weights[i] = play_gain(w, s, seat, out.ids[i] - Act.REPLAY)
        case Ask.BRANCH:
            k: i64 = STEPS * AskBranch.card(s, at) + AskBranch.step(s, at)
            t = w.tables
            weights[0] = effect_gain(w, s, seat, t.either_verb[k], t.either_amount[k], NOTHING)
            weights[1] = effect_gain(w, s, seat, t.other_verb[k], t.other_amount[k], NOTHING)
        case Ask.SCOUT:
            weights[0] = 0.0
            weights[1] = scout_gain(w, s)
        case Ask.TRACK:
            track_gains(w, s, seat, out, weights)
        case _:
            simple_gains(w, s, seat, out, weights)
    soften(w, out, weights)


def soften(w: Worth, out: Options, weights: vec[float]) -> None:
    """From gains to weights: the best has 1, none less than a floor."""
    best: float = weights[0]
    for i in range(1, out.count):
        if weights[i] > best:
            best = weights[i]
    heat: float = w.number[Number.HEAT]
    floor: float = w.number[Number.FLOOR]
    for i in range(out.count):
        weights[i] = floor + exp(heat * (weights[i] - best))


def turn_gains(w: Worth, s: State, seat: i64, out: Options, weights: vec[float], before: bool) -> None:
    """Before and after the main action: effects that wait cost nothing but the wish to keep them."""
    t = w.tables
    if before:
        survey(w, s, seat)
    early: float = w.number[Number.FIRST] if before else 0.0
    for i in range(out.count):
        action: i64 = out.ids[i]
        if action < Act.PLAY:  # end the turn, or go on
            weights[i] = 0.0
        elif action < Act.DISCARD:
            weights[i] = play_gain(w, s, seat, action - Act.PLAY)
        elif action < Act.CLAIM:
            icon: i64 = ActManta.icon(action)
            gain: float = effect_gain(w, s, seat, t.icon_verb[icon], t.icon_amount[icon], NOTHING)
            weights[i] = early + gain - w.number[Number.USE] * w.icon[icon]
        elif action < Act.DEPTH:
            weights[i] = claim_gain(w, s, seat, action)
        else:
            pocket: i64 = pocket_of(s, seat, action - Act.DEPTH)
            icon = top_depth(t, s, pocket)
            gain = effect_gain(w, s, seat, t.icon_verb[icon], t.icon_amount[icon], s.pocket[pocket])
            gain += slide_gain(w, s, pocket, 1, True)
            weights[i] = early + gain - w.number[Number.USE] * w.icon[icon]


def claim_gain(w: Worth, s: State, seat: i64, action: i64) -> float:
    """Goals at once, since others run for them too; with the manta that will be missed least."""
    track: i64 = ActClaim.track(action)
    icon: i64 = ActClaim.icon(action)
    gain: float = 12.0 + float(next_space(w.tables, s, seat, track)) - w.icon[icon]
    if ActClaim.state(action) == MantaState.READY:
        gain -= 0.5 * w.icon[icon]
    return gain


def pay_gains(w: Worth, s: State, seat: i64, at: i64, out: Options, weights: vec[float]) -> None:
    """Pay with what is worth least: a depth rises with it, a manta only rests; what is too much is lost."""
    t = w.tables
    verb: i64 = AskPay.verb(s, at)
    resource: i64 = resource_of(verb)
    type_: i64 = type_of(t, verb, AskPay.target(s, at) - named_from(verb))
    missing: i64 = AskPay.missing(s, at)
    for i in range(out.count):
        action: i64 = out.ids[i]
        icon: i64 = 0
        gain: float = 0.0
        if action < Act.CLAIM:
            icon = ActManta.icon(action)
            gain = -w.number[Number.PAY_MANTA] * w.icon[icon]
        else:
            pocket: i64 = pocket_of(s, seat, action - Act.DEPTH)
            icon = top_depth(t, s, pocket)
            gain = slide_gain(w, s, pocket, 1, True) - w.number[Number.PAY_DEPTH] * w.icon[icon]
        over: i64 = pays(t, icon, resource, type_) - missing
        if over > 0:
            gain -= w.number[Number.WASTE] * float(over)
        weights[i] = gain


def target_gains(w: Worth, s: State, own: i64, out: Options, weights: vec[float]) -> None:
    """What to buy, conquer or recruit: its worth, less what has to be added to the card's own amount."""
    t = w.tables
    for i in range(out.count):
        action: i64 = out.ids[i]
        price: i64 = 0
        gain: float = w.number[Number.DECLINE]
        if action >= Act.CONQUER:
            price = conquer_price(t, s, action - Act.CONQUER)
            gain = take_gain(w, action - Act.CONQUER)
        elif action >= Act.BUY:
            price = t.coins[action - Act.BUY]
            gain = take_gain(w, action - Act.BUY)
        elif action >= Act.RECRUIT:
            price = t.price[action - Act.RECRUIT]
            gain = recruit_gain(w, s.row[action - Act.RECRUIT])
        if price > own:
            gain -= w.number[Number.PRICE] * float(price - own)
        weights[i] = gain


def track_gains(w: Worth, s: State, seat: i64, out: Options, weights: vec[float]) -> None:
    """The Ichthyanders go where they take least from the seat (A7.2)."""
    t = w.tables
    for i in range(out.count):
        track: i64 = out.ids[i] - Act.TRACK
        gain: float = 0.0
        if next_space(t, s, seat, track):
            far: i64 = missing(t, s, seat, s.goal[track])
            gain = -6.0 / float(far + 1 if far > 0 else 1)
        weights[i] = gain


def simple_gains(w: Worth, s: State, seat: i64, out: Options, weights: vec[float]) -> None:
    """Questions whose every option is a Location or a character."""
    for i in range(out.count):
        action: i64 = out.ids[i]
        if action >= Act.DROP:
            weights[i] = -w.location[action - Act.DROP]
        elif action >= Act.SALVAGE:
            weights[i] = take_gain(w, action - Act.SALVAGE)
        elif action >= Act.SCORE:
            weights[i] = score_one(w, action - Act.SCORE)
        elif action >= Act.RAISE:
            weights[i] = rise_gain(w, s, seat, action)
        elif action >= Act.TAKE_BACK:
            weights[i] = w.card[action - Act.TAKE_BACK]
        elif action >= Act.DISCARD:
            weights[i] = -w.card[action - Act.DISCARD]
        elif action >= Act.FREE:
            weights[i] = recruit_gain(w, s.row[action - Act.FREE])
        else:
            weights[i] = w.card[w.tables.king_card[action - Act.KING]]


def rise_gain(w: Worth, s: State, seat: i64, action: i64) -> float:
    """One step, or all; a step on the way to the end of a Location counts a part of that end."""
    t = w.tables
    location: i64 = action - Act.RAISE if action < Act.RAISE_FULL else action - Act.RAISE_FULL
    pocket: i64 = pocket_of(s, seat, location)
    room: i64 = t.depths[location] - s.risen[pocket]
    if action >= Act.RAISE_FULL:
        return slide_gain(w, s, pocket, room, False)
    gain: float = slide_gain(w, s, pocket, 1, False)
    left: i64 = AskRaise.left(s, top(s))
    if 1 < room <= left:
        whole: float = slide_gain(w, s, pocket, room, False)
        if whole > gain:
            gain = whole
    return gain
