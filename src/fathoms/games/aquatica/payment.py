"""Effects with a price (A3.4, A3.7, A3.8): choose what to pay for, then pay step by step.

A target is offered only if it can be paid in full, and a step only if it gives what is missing; whatever is paid adds
up, so no choice of steps can get stuck.
"""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.state import pop, seat_at, tell
from fathoms.games.aquatica.acts import ActManta
from fathoms.games.aquatica.characters import out_of_discard, recruit
from fathoms.games.aquatica.frames import AskBuy, AskConquer, AskPay, AskRecruit, AskReplay, RunCard
from fathoms.games.aquatica.locations import free_pocket, leave_rows, pocket_of, slide, take_in
from fathoms.games.aquatica.mantas import available, pays, tire, top_depth
from fathoms.games.aquatica.names import (
    ANY_TYPE,
    CARDS,
    EMPTY_DEPTH,
    LOCATIONS,
    LOWER,
    MANTA_SHARE,
    NOTHING,
    POCKETS,
    ROW,
    UPPER,
    Act,
    Between,
    Event,
    Goal,
    Lies,
    Manta,
    MantaSort,
    Verb,
)
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


def conquer_price(t: Tables, s: State, location: i64) -> i64:
    """The upper row costs less power, not below 0 (A4.2)."""
    price: i64 = t.power[location]
    if s.lies[location] == Lies.UPPER:
        price -= t.upper_less
        if price < 0:
            price = 0
    return price


def on_offer(s: State, i: i64) -> i64:
    """The Location of a place of the two rows, or nothing."""
    if i < UPPER:
        return s.upper[i]
    return s.lower[i - UPPER]


def can_buy(t: Tables, s: State, seat: i64, own: i64) -> i64:
    """2 if some Location can be bought with the own amount alone, 1 if with mantas and depths, else 0."""
    if free_pocket(s, seat) == NOTHING:
        return 0
    most: i64 = own + available(t, s, seat, Verb.COIN, ANY_TYPE)
    found: i64 = 0
    for i in range(i64(UPPER + LOWER)):
        location: i64 = on_offer(s, i)
        if location != NOTHING and t.coins[location] <= most:
            if t.coins[location] <= own:
                return 2
            found = 1
    return found


def buy_options(t: Tables, s: State, out: Options, seat: i64, at: i64) -> None:
    if AskBuy.optional(s, at):
        out.add(Act.DECLINE)
    most: i64 = AskBuy.own(s, at) + available(t, s, seat, Verb.COIN, ANY_TYPE)
    for i in range(i64(UPPER + LOWER)):
        location: i64 = on_offer(s, i)
        if location != NOTHING and t.coins[location] <= most:
            out.insert(Act.BUY + location)


def can_conquer(t: Tables, s: State, seat: i64, own: i64) -> i64:
    if free_pocket(s, seat) == NOTHING:
        return 0
    plain: i64 = own + available(t, s, seat, Verb.POWER, ANY_TYPE)
    found: i64 = 0
    for i in range(i64(UPPER + LOWER)):
        location: i64 = on_offer(s, i)
        if location != NOTHING:
            price: i64 = conquer_price(t, s, location)
            if price <= own:
                return 2
            if found == 0 and (price <= plain or price <= own + power_against(t, s, seat, plain - own, location)):
                found = 1
    return found


def conquer_options(t: Tables, s: State, out: Options, seat: i64, at: i64) -> None:
    own: i64 = AskConquer.own(s, at)
    if AskConquer.optional(s, at):
        out.add(Act.DECLINE)
    plain: i64 = own + available(t, s, seat, Verb.POWER, ANY_TYPE)
    for i in range(i64(UPPER + LOWER)):
        location: i64 = on_offer(s, i)
        if location != NOTHING:
            price: i64 = conquer_price(t, s, location)
            if price <= plain or price <= own + power_against(t, s, seat, plain - own, location):
                out.insert(Act.CONQUER + location)


def power_against(t: Tables, s: State, seat: i64, plain: i64, location: i64) -> i64:
    """All power against a Location, typed power included; `plain` is what there is without it."""
    for pocket in range(POCKETS * seat, POCKETS * seat + POCKETS):
        if t.icon_verb[top_depth(t, s, pocket)] == Verb.POWER_VS:
            return available(t, s, seat, Verb.POWER, t.type[location])
    if t.typed_mantas:
        return available(t, s, seat, Verb.POWER, t.type[location])
    return plain


def can_recruit(t: Tables, s: State, seat: i64, own: i64) -> i64:
    if s.row_count == 0:
        return 0
    # Prices rise from left to right.
    if t.price[0] <= own:
        return 2
    most: i64 = own + available(t, s, seat, Verb.COIN, ANY_TYPE)
    return 1 if t.price[0] <= most else 0


def recruit_options(t: Tables, s: State, out: Options, seat: i64, at: i64) -> None:
    own: i64 = AskRecruit.own(s, at)
    if AskRecruit.optional(s, at):
        out.add(Act.DECLINE)
    most: i64 = own + available(t, s, seat, Verb.COIN, ANY_TYPE)
    for place in range(s.row_count):
        if t.price[place] <= most:
            out.add(Act.RECRUIT + place)


def can_replay(t: Tables, s: State, seat: i64, price: i64) -> i64:
    """The price of a replay has no own amount: above 0 it can be declined."""
    if s.discard_count[seat] == 0 or available(t, s, seat, Verb.COIN, ANY_TYPE) < price:
        return 0
    return 1 if price else 2


def replay_options(t: Tables, s: State, out: Options, seat: i64, at: i64) -> None:
    if AskReplay.optional(s, at):
        out.add(Act.DECLINE)
    for card in range(t.cards):
        if s.discard[CARDS * seat + card]:
            out.add(Act.REPLAY + card)


def ask_paid(t: Tables, s: State, seat: i64, verb: i64, amount: i64) -> None:
    """Ask for the target of an effect with a price, if one can be paid; declining is a choice only where A3.7 says."""
    found: i64 = 0
    if verb == Verb.BUY:
        found = can_buy(t, s, seat, amount)
        if found:
            AskBuy.push(s, seat, amount, i64(found == 1))
    elif verb == Verb.CONQUER:
        found = can_conquer(t, s, seat, amount)
        if found:
            AskConquer.push(s, seat, amount, i64(found == 1))
    elif verb == Verb.RECRUIT:
        found = can_recruit(t, s, seat, amount)
        if found:
            AskRecruit.push(s, seat, amount, i64(found == 1))
    else:
        found = can_replay(t, s, seat, amount)
        if found:
            AskReplay.push(s, seat, amount, i64(found == 1))


def buy_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    price: i64 = 0
    if action != Act.DECLINE:
        price = t.coins[action - Act.BUY]
    choose(t, s, at, action, AskBuy.own(s, at), Verb.BUY, action - Act.BUY, price)


def conquer_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    price: i64 = 0
    if action != Act.DECLINE:
        price = conquer_price(t, s, action - Act.CONQUER)
    choose(t, s, at, action, AskConquer.own(s, at), Verb.CONQUER, action - Act.CONQUER, price)


def recruit_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    price: i64 = 0
    if action != Act.DECLINE:
        price = t.price[action - Act.RECRUIT]
    choose(t, s, at, action, AskRecruit.own(s, at), Verb.RECRUIT, action - Act.RECRUIT, price)


def replay_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    choose(t, s, at, action, 0, Verb.REPLAY, action - Act.REPLAY, AskReplay.price(s, at))


def choose(t: Tables, s: State, at: i64, action: i64, own: i64, verb: i64, target: i64, price: i64) -> None:
    """Pay for the target what the card's own amount leaves missing, or decline it."""
    seat: i64 = seat_at(s, at)
    pop(s)
    if action != Act.DECLINE:
        go_on_paying(t, s, seat, verb, target, price - own, price)


def go_on_paying(t: Tables, s: State, seat: i64, verb: i64, target: i64, missing: i64, price: i64) -> None:
    if missing > 0:
        AskPay.push(s, seat, verb, target + named_from(verb), missing, price)
    else:
        take_target(t, s, seat, verb, target, price)


def named_from(verb: i64) -> i64:
    """Targets are numbered through, so that a question tells what is paid for: Locations, places, cards."""
    if verb == Verb.RECRUIT:
        return LOCATIONS
    if verb == Verb.REPLAY:
        return LOCATIONS + ROW
    return 0


def resource_of(verb: i64) -> i64:
    if verb == Verb.CONQUER:
        return Verb.POWER
    return Verb.COIN


def type_of(t: Tables, verb: i64, target: i64) -> i64:
    if verb == Verb.CONQUER:
        return t.type[target]
    return ANY_TYPE


def pay_options(t: Tables, s: State, out: Options, seat: i64, at: i64) -> None:
    """Ready mantas and top depths that give the resource; equal mantas are one option."""
    verb: i64 = AskPay.verb(s, at)
    resource: i64 = resource_of(verb)
    type_: i64 = type_of(t, verb, AskPay.target(s, at) - named_from(verb))
    first: i64 = MANTA_SHARE * seat
    for icon in range(1, t.icons + 1):
        if pays(t, icon, resource, type_):
            if s.mantas[first + Manta.READY + icon]:
                out.add(ActManta.of(icon, MantaSort.TRAINED))
            if s.mantas[first + Manta.WILD_READY + icon]:
                out.add(ActManta.of(icon, MantaSort.WILD))
    for pocket in range(POCKETS * seat, POCKETS * seat + POCKETS):
        icon = top_depth(t, s, pocket)
        if icon != EMPTY_DEPTH and pays(t, icon, resource, type_) and not s.paid & t.bit[s.pocket[pocket]]:
            out.insert(Act.DEPTH + s.pocket[pocket])


def pay_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    seat: i64 = seat_at(s, at)
    verb: i64 = AskPay.verb(s, at)
    target: i64 = AskPay.target(s, at) - named_from(verb)
    missing: i64 = AskPay.missing(s, at)
    price: i64 = AskPay.price(s, at)
    icon: i64 = 0
    pop(s)
    if action < Act.CLAIM:
        icon = ActManta.icon(action)
        tire(s, seat, icon, ActManta.sort(action))
    else:
        location: i64 = action - Act.DEPTH
        pocket: i64 = pocket_of(s, seat, location)
        icon = top_depth(t, s, pocket)
        s.paid |= t.bit[location]
        tell(s, Event.DEPTH_USED, seat, location, icon, 0)
        slide(t, s, seat, pocket)
    missing -= pays(t, icon, resource_of(verb), type_of(t, verb, target))
    go_on_paying(t, s, seat, verb, target, missing, price)


def take_target(t: Tables, s: State, seat: i64, verb: i64, target: i64, price: i64) -> None:
    """The price is met: what was paid for is taken without a further question."""
    if verb == Verb.RECRUIT:
        if price == t.goal_amount[Goal.RECRUIT5]:
            s.recruited_dear = 1
        recruit(t, s, seat, target, price)
    elif verb == Verb.REPLAY:
        out_of_discard(s, seat, target)
        tell(s, Event.REPLAYED, seat, target, 0, 0)
        RunCard.push(s, seat, target, 0, Between.NOTHING_ASKED, 1)
    else:
        leave_rows(s, target)
        if verb == Verb.BUY:
            tell(s, Event.BOUGHT, seat, target, price, 0)
        else:
            tell(s, Event.CONQUERED, seat, target, price, 0)
        take_in(t, s, seat, target)
