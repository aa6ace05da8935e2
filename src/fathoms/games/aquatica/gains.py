"""What an effect would bring the seat that is asked, in points and as far as a glance tells: the policy's eyesight."""

from typing import Final

from mypy_extensions import i64

from fathoms.games.aquatica.locations import free_pocket
from fathoms.games.aquatica.mantas import available
from fathoms.games.aquatica.names import (
    ANY_TYPE,
    DEPTHS,
    EMPTY_DEPTH,
    GOALS,
    LOWER,
    MANTA_SHARE,
    NOTHING,
    POCKETS,
    STEPS,
    UPPER,
    Fate,
    Goal,
    Lies,
    Manta,
    Number,
    Verb,
)
from fathoms.games.aquatica.nearness import cards_to_play, main_begun, missing, next_space
from fathoms.games.aquatica.payment import conquer_price, on_offer
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.worth import PRICES, Worth

NONE: Final = -9.0  # worth of the best target where there is none


def pull(w: Worth, s: State, seat: i64) -> None:
    """How the goals that the seat has not claimed pull: the fewer are missing, the more."""
    t = w.tables
    w.pull_take = 0.0
    w.pull_score = 0.0
    w.pull_wild = 0.0
    w.pull_hand = 0.0
    w.pull_risen = 0.0
    w.pull_discard = 0.0
    for track in range(i64(GOALS)):
        space: i64 = next_space(t, s, seat, track)
        if space == 0:
            continue
        goal: i64 = s.goal[track]
        far: i64 = missing(t, s, seat, goal)
        if far <= 0:
            continue
        strength: float = w.number[Number.GOAL] * float(space)
        if far > 1:
            strength = w.number[Number.GOAL_FAR] * float(space) / float(far)
        match goal:
            case Goal.BOARD5 | Goal.LOCATIONS11 | Goal.SAME4:
                w.pull_take += strength
            case Goal.SCORED3 | Goal.POINTS15 | Goal.TYPES4:
                w.pull_score += strength
            case Goal.WILD2 | Goal.WILD3:
                w.pull_wild += strength
            case Goal.HAND8 | Goal.CONQUER5:
                w.pull_hand += strength
            case Goal.RISEN5:
                w.pull_risen += strength
            case Goal.DISCARD10 | Goal.DISCARD_ALL:
                w.pull_discard += strength


def last_card(s: State, seat: i64) -> bool:
    """Whether the seat plays its last card now, or has played it."""
    if s.reason == 0:
        return False
    ahead: i64 = 1 if seat == s.active and not main_begun(s) else 0
    return cards_to_play(s, seat) <= ahead


def survey(w: Worth, s: State, seat: i64) -> None:
    """What can be paid, and for each price the best Location or character that it would bring."""
    t = w.tables
    w.coins = available(t, s, seat, Verb.COIN, ANY_TYPE)
    w.power = available(t, s, seat, Verb.POWER, ANY_TYPE)
    for k in range(i64(PRICES)):
        w.best_buy[k] = NONE
        w.best_conquer[k] = NONE
        w.best_recruit[k] = NONE
    cost: float = w.number[Number.PRICE]
    if free_pocket(s, seat) != NOTHING:
        for i in range(i64(UPPER + LOWER)):
            location: i64 = on_offer(s, i)
            if location == NOTHING:
                continue
            worth: float = take_gain(w, location)
            price: i64 = t.coins[location]
            if price < PRICES and worth - cost * float(price) > w.best_buy[price]:
                w.best_buy[price] = worth - cost * float(price)
            price = conquer_price(t, s, location)
            if price < PRICES and worth - cost * float(price) > w.best_conquer[price]:
                w.best_conquer[price] = worth - cost * float(price)
    for place in range(s.row_count):
        price = t.price[place]
        worth = recruit_gain(w, s.row[place])
        if price < PRICES and worth - cost * float(price) > w.best_recruit[price]:
            w.best_recruit[price] = worth - cost * float(price)
    for k in range(1, i64(PRICES)):
        if w.best_buy[k] < w.best_buy[k - 1]:
            w.best_buy[k] = w.best_buy[k - 1]
        if w.best_conquer[k] < w.best_conquer[k - 1]:
            w.best_conquer[k] = w.best_conquer[k - 1]
        if w.best_recruit[k] < w.best_recruit[k - 1]:
            w.best_recruit[k] = w.best_recruit[k - 1]


def take_gain(w: Worth, location: i64) -> float:
    """A Location into a pocket; in the last turn only a goal counts."""
    if w.last:
        return w.pull_take
    gain: float = w.location[location] + w.pull_take
    if w.tables.manta[location]:
        gain += 0.5 * w.pull_wild
    if w.tables.depths[location] == 0:
        gain += w.pull_risen
    return gain


def recruit_gain(w: Worth, card: i64) -> float:
    """A character into the hand; in the last turn it is a point."""
    if w.last:
        return 1.0 + w.pull_hand
    return w.card[card] + w.pull_hand


def slide_gain(w: Worth, s: State, pocket: i64, steps: i64, used: bool) -> float:
    """To slide a Location up by so many; its top depth is `used`, or lost like the others."""
    t = w.tables
    location: i64 = s.pocket[pocket]
    first: i64 = s.risen[pocket]
    sum: float = 0.0
    for k in range(first, first + steps):
        icon: i64 = t.depth[DEPTHS * location + k]
        if icon == EMPTY_DEPTH:
            sum += w.number[Number.UNCOVER]
        elif not used or k > first:
            sum -= w.number[Number.LOST] * w.icon[icon]
    if first + steps == t.depths[location]:
        sum += w.number[Number.RISEN] + w.pull_risen
        if t.manta[location]:
            sum += w.number[Number.MANTA] * w.icon[t.manta[location]] + w.pull_wild
    return sum


def raise_gain(w: Worth, s: State, seat: i64, steps: i64, spared: i64) -> float:
    """Raise: all steps on the Location where they bring most, what it cannot take being worth a little elsewhere."""
    t = w.tables
    best: float = NONE
    for pocket in range(POCKETS * seat, POCKETS * seat + POCKETS):
        location: i64 = s.pocket[pocket]
        if location == NOTHING or location == spared:
            continue
        room: i64 = t.depths[location] - s.risen[pocket]
        if room == 0:
            continue
        taken: i64 = steps if steps < room else room
        gain: float = slide_gain(w, s, pocket, taken, False) + 0.3 * float(steps - taken)
        # Fewer steps may be better where the last one would cover an icon.
        if taken > 1:
            less: float = slide_gain(w, s, pocket, taken - 1, False) + 0.3
            if less > gain:
                gain = less
        if gain > best:
            best = gain
    return best if best > NONE else 0.0


def full_gain(w: Worth, s: State, seat: i64, spared: i64) -> float:
    t = w.tables
    best: float = NONE
    for pocket in range(POCKETS * seat, POCKETS * seat + POCKETS):
        location: i64 = s.pocket[pocket]
        if location != NOTHING and location != spared and s.risen[pocket] < t.depths[location]:
            gain: float = slide_gain(w, s, pocket, t.depths[location] - s.risen[pocket], False)
            if gain > best:
                best = gain
    return best if best > NONE else 0.0


def score_one(w: Worth, location: i64) -> float:
    points: float = float(w.tables.points[location])
    if w.last:
        return points + w.pull_score
    return w.number[Number.SCORED] + w.number[Number.SCORED_POINT] * points + w.pull_score


def score_gain(w: Worth, s: State, seat: i64, count: i64, spared: i64) -> float:
    """Score so many fully risen Locations, roughly the best: the sum of all, cut to the share of those that go."""
    t = w.tables
    sum: float = 0.0
    risen: i64 = 0
    for pocket in range(POCKETS * seat, POCKETS * seat + POCKETS):
        location: i64 = s.pocket[pocket]
        if location != NOTHING and location != spared and s.risen[pocket] == t.depths[location]:
            sum += score_one(w, location)
            risen += 1
    if risen > count:
        sum = sum * (float(count) + 0.3) / float(risen)
    return sum


def back_gain(w: Worth, s: State, seat: i64, count: i64) -> float:
    """Take characters back: a point each at the end, a card to play before."""
    if count > s.discard_count[seat]:
        count = s.discard_count[seat]
    each: float = 1.0 if w.last else w.number[Number.BACK]
    gain: float = each * float(count) - 0.5 * w.pull_discard
    if w.pull_hand > 0.0 and count:
        gain += goal_in_hand(w, s, seat, count)
    return gain


def goal_in_hand(w: Worth, s: State, seat: i64, count: i64) -> float:
    """What a goal for the hand brings if so many cards more fulfil it."""
    t = w.tables
    for track in range(i64(GOALS)):
        if s.goal[track] == Goal.HAND8 and s.hand_count[seat] + count >= t.goal_amount[Goal.HAND8]:
            return float(next_space(t, s, seat, track))
    return 0.0


def tired_mantas(w: Worth, s: State, seat: i64) -> i64:
    first: i64 = MANTA_SHARE * seat
    count: i64 = 0
    for icon in range(first + 1, first + w.tables.icons + 1):
        count += s.mantas[icon + Manta.TIRED] + s.mantas[icon + Manta.WILD_TIRED]
    return count


def effect_gain(w: Worth, s: State, seat: i64, verb: i64, amount: i64, source: i64) -> float:
    """The effects that stand on mantas and depths as well as on characters."""
    match verb:
        case Verb.RAISE:
            return raise_gain(w, s, seat, amount, source)
        case Verb.RAISE_FULL:
            return full_gain(w, s, seat, source)
        case Verb.SCORE:
            return score_gain(w, s, seat, amount, source)
        case Verb.TAKE_BACK:
            return back_gain(w, s, seat, amount)
        case Verb.RECRUIT_FREE:
            best: float = 0.0
            for place in range(s.row_count):
                if w.tables.price[place] <= amount:
                    gain: float = recruit_gain(w, s.row[place])
                    if gain > best:
                        best = gain
            return best
    return 0.0


def paid_gain(best: float, own: i64, cost: float) -> float:
    """A target at a price; what the card itself pays costs nothing, and what is not worth it is declined."""
    gain: float = best + cost * float(own)
    return gain if best > NONE and gain > 0.0 else 0.0


def step_gain(w: Worth, s: State, seat: i64, verb: i64, amount: i64) -> float:
    """One step of a character, after `survey`."""
    number = w.number
    match verb:
        case Verb.BUY:
            return paid_gain(w.best_buy[capped(amount + w.coins)], amount, number[Number.PRICE])
        case Verb.CONQUER:
            return paid_gain(w.best_conquer[capped(amount + w.power)], amount, number[Number.PRICE])
        case Verb.RECRUIT:
            return paid_gain(w.best_recruit[capped(amount + w.coins)], amount, number[Number.PRICE])
        case Verb.READY:
            return 0.0 if w.last else number[Number.READY] * float(tired_mantas(w, s, seat))
        case Verb.SCOUT:
            return scout_gain(w, s)
        case Verb.SALVAGE:
            return salvage_gain(w, s, seat)
        case Verb.REPLAY:
            return number[Number.REPLAY] if w.coins >= amount and s.discard_count[seat] else 0.0
        case Verb.OTHERS_RAISE | Verb.OTHERS_SCORE:
            return -number[Number.OTHERS_GAIN]
        case Verb.OTHERS_DISCARD:
            return number[Number.OTHERS_LOSE]
    return effect_gain(w, s, seat, verb, amount, NOTHING)


def capped(price: i64) -> i64:
    return price if price < PRICES else PRICES - 1


def play_gain(w: Worth, s: State, seat: i64, card: i64) -> float:
    """To play a character now."""
    t = w.tables
    sum: float = w.pull_discard
    for i in range(STEPS * card, STEPS * card + t.steps[card]):
        if t.verb[i] == Verb.EITHER:
            one: float = effect_gain(w, s, seat, t.either_verb[i], t.either_amount[i], NOTHING)
            other: float = effect_gain(w, s, seat, t.other_verb[i], t.other_amount[i], NOTHING)
            sum += one if one > other else other
        else:
            sum += step_gain(w, s, seat, t.verb[i], t.amount[i])
    if t.fate[card] == Fate.STAYS:
        return sum - w.pull_discard
    if w.last:
        sum -= w.number[Number.LAST_CARD]
    return sum


def scout_gain(w: Worth, s: State) -> float:
    """New Locations are worth more the fewer lie there; alone it calls the Ichthyanders (A7.2)."""
    if w.last:
        return 0.0
    gaps: i64 = 0
    for i in range(i64(LOWER)):
        if s.lower[i] == NOTHING:
            gaps += 1
    gain: float = w.number[Number.SCOUT] + w.number[Number.GAP] * float(gaps)
    if s.players == 1:
        gain -= 3.0
    return gain


def salvage_gain(w: Worth, s: State, seat: i64) -> float:
    if free_pocket(s, seat) == NOTHING:
        return 0.0
    best: float = 0.0
    for location in range(w.tables.locations):
        if s.lies[location] == Lies.DISCARD:
            gain: float = take_gain(w, location)
            if gain > best:
                best = gain
    return best
