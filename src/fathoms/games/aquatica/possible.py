"""Refusing positions that cannot be on a table, however they were written."""

from fathoms.core.errors import BadPosition
from fathoms.core.piles import bits_in
from fathoms.core.positions import impossible
from fathoms.core.state import FRAME
from fathoms.games.aquatica.cards import ICONS, AquaticaData
from fathoms.games.aquatica.check import characters_found, check, copies, wild_found
from fathoms.games.aquatica.kings import draft_size, picker
from fathoms.games.aquatica.locations import free_pocket
from fathoms.games.aquatica.mantas import available
from fathoms.games.aquatica.names import (
    CARDS,
    GOALS,
    NOTHING,
    STEPS,
    UPPER,
    Ask,
    Fate,
    Kings,
    Lies,
    Manta,
    Reason,
    Run,
    Verb,
)
from fathoms.games.aquatica.payment import (
    can_buy,
    can_conquer,
    can_recruit,
    can_replay,
    conquer_price,
    named_from,
    resource_of,
    type_of,
)
from fathoms.games.aquatica.questions import SEATS
from fathoms.games.aquatica.rules import settle
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables

# What asks each effect of a card, and how one tells what can be paid for.
PAID = {
    Verb.BUY: (Ask.BUY, can_buy),
    Verb.CONQUER: (Ask.CONQUER, can_conquer),
    Verb.RECRUIT: (Ask.RECRUIT, can_recruit),
    Verb.REPLAY: (Ask.REPLAY, can_replay),
}
COUNTED = {Verb.RAISE: Ask.RAISE, Verb.SCORE: Ask.SCORE, Verb.TAKE_BACK: Ask.TAKE_BACK}
OTHERS = {Verb.OTHERS_RAISE: Ask.RAISE, Verb.OTHERS_SCORE: Ask.SCORE, Verb.OTHERS_DISCARD: Ask.DISCARD}


def complain(data: AquaticaData, s: State, written: bool) -> None:
    """A named error where something is wrong; then what follows without a question is done.

    `written`: the open questions were told, and did not follow from the rest.
    """
    t = data.tables
    miscounted(data, s)
    wrong = check(t, s)
    if wrong:
        raise impossible(wrong)
    wrong_with_pieces(data, s)
    wrong_with_end(t, s)
    if s.over:
        return
    try:
        if not written:
            settle(t, s)
        wrong_with_draft(t, s)
        wrong_with_questions(t, s)
    except (IndexError, ValueError, KeyError):
        raise BadPosition("error-asked-unfit") from None


def miscounted(data: AquaticaData, s: State) -> None:
    """Refuse more or fewer pieces than the box holds, by name."""
    t = data.tables
    for card, name in enumerate(data.names.cards):
        found, wanted = characters_found(t, s, card), copies(t, s, card)
        if found != wanted:
            raise impossible("aquatica-impossible-character-count", wanted=wanted, name=name, found=found)
    for icon, name in enumerate(ICONS, 1):
        found, wanted = wild_found(s, icon), t.wild[icon]
        if found != wanted:
            raise impossible("aquatica-impossible-manta-count", wanted=wanted, name=name, found=found)


def wrong_with_pieces(data: AquaticaData, s: State) -> None:
    """Starting characters, kings and trained mantas never change hands (A1.2)."""
    t, names = data.tables, data.names
    for seat in range(s.players):
        where = f"seats.{SEATS[seat]}"
        for card, name in enumerate(names.cards):
            held = s.hand[CARDS * seat + card] + s.discard[CARDS * seat + card]
            held += in_play(t, s, card) if seat == s.active else 0
            king = s.turn and s.king[seat] != NOTHING and t.king_card[s.king[seat]] == card
            if t.ocean[card] == 0 and held > t.starting[card] + bool(king):
                raise BadPosition("aquatica-impossible-card-of-another", where=where, card=name)
        for icon, name in enumerate(ICONS, 1):
            at = Manta.SHARE * seat + icon
            if s.mantas[at + Manta.READY] + s.mantas[at + Manta.TIRED] > t.trained[icon]:
                raise BadPosition("aquatica-impossible-seat-mantas", where=where, name=name)
    for card, name in enumerate(names.cards):
        if s.box[card] and t.starting[card] and t.fate[card] != Fate.BOX:
            raise BadPosition("aquatica-impossible-card-in-box", card=name)
    for location, name in enumerate(names.locations):
        own = s.lies[location] in (Lies.BOARD + s.active, Lies.SCORED + s.active)
        if s.paid & t.bit[location] and not own:
            raise BadPosition("aquatica-impossible-paid-location", location=name)


def in_play(t: Tables, s: State, card: int) -> int:
    """How many of a card are being resolved, those that stay in hand aside."""
    frames = [at for at in range(0, s.depth * FRAME, FRAME) if s.stack[at] == Run.CARD]
    return sum(s.stack[at + 2] == card and t.fate[card] != Fate.STAYS for at in frames)


def fulfilled(t: Tables, s: State) -> list[int]:
    """The triggers that have happened already (A6.1, A6.6, A7.3)."""
    seats = range(s.players)
    happened = {
        Reason.GOALS: any(s.claimed[seat] == (1 << GOALS) - 1 for seat in seats),
        Reason.ICHTHYANDERS: s.placed == GOALS,
        Reason.LOCATIONS: s.deck_count == 0,
        Reason.OCEAN: s.ocean_count == 0,
        Reason.TURNS: any(s.turns[seat] >= t.last_turn for seat in seats),
    }
    return [reason for reason, is_so in happened.items() if is_so]


def wrong_with_end(t: Tables, s: State) -> None:
    if s.reason and s.reason not in fulfilled(t, s):
        raise BadPosition("aquatica-impossible-ending")
    if s.left == 0 and not s.over:
        raise BadPosition("aquatica-impossible-no-turn-left")


def saw(s: State, seat: int) -> int:
    """The kings that a seat has held in the draft: those picked since then, its own too, and those that are left."""
    order = [picker(s, number) for number in range(s.players)]
    if not s.packet or order.index(seat) > s.drafted:
        return 0
    since = [s.king[other] for other in order[order.index(seat) : s.drafted]]
    return int(s.packet | sum(1 << king for king in since if king != NOTHING))


def wrong_with_draft(t: Tables, s: State) -> None:
    """The packet passes on in reverse turn order, one king fewer each time (A2.2)."""
    drafting = bool(s.depth) and s.stack[0] == Run.KINGS
    if not (s.packet or s.drafted or drafting or any(s.saw)):
        return
    if s.kings != Kings.DRAFT and s.players > 1:
        raise BadPosition("aquatica-impossible-no-draft")
    if drafting != (s.turn == 0):
        raise BadPosition("aquatica-impossible-kings-after-first-turn")
    pickers = [picker(s, number) for number in range(s.players)]
    picked = [seat for seat in range(s.players) if s.king[seat] != NOTHING]
    if sorted(pickers[: s.drafted]) != picked:
        raise BadPosition("aquatica-impossible-picked-kings")
    if any(s.packet >> s.king[seat] & 1 for seat in picked) or bits_in(s.packet) != draft_size(s) - s.drafted:
        raise BadPosition("aquatica-impossible-packet-count", count=draft_size(s) - s.drafted)
    for seat in range(s.players):
        if s.saw[seat] != saw(s, seat):
            raise BadPosition("aquatica-impossible-kings-seen", seat=SEATS[seat])
    if drafting and (s.drafted == s.players or s.mover != pickers[s.drafted]):
        raise BadPosition("aquatica-impossible-next-to-pick")


# The open questions, from the turn up: each must be what the one below can have asked.


def wrong_with_questions(t: Tables, s: State) -> None:
    for level in range(s.depth):
        at = level * FRAME
        if s.stack[at] not in (Run.KINGS, Ask.KING) and not fits(t, s, at):
            raise BadPosition("aquatica-impossible-asked-now", level=level)


def fits(t: Tables, s: State, at: int) -> bool:
    kind, seat, below = s.stack[at], s.stack[at + 1], at - FRAME
    if kind == Run.TURN:
        return bool(seat == s.active and s.stack[at + 2] < 2)
    if s.stack[below] == Run.OTHERS:
        return other_asked(s, at)
    if seat != s.active:
        return False
    if s.stack[below] == Run.TURN:
        return turn_asked(t, s, at)
    if s.stack[below] == Run.CARD:
        return card_asked(t, s, at)
    return bool(kind == Ask.CLAIM and s.stack[below + 2] == 1)  # on the Ichthyanders' run


def other_asked(s: State, at: int) -> bool:
    """A4.9: the one whose turn it is among the others, and not more than the card says."""
    below = at - FRAME
    following = s.stack[below + 4]
    seat = (s.stack[below + 1] + following - 1) % s.players
    return bool(
        2 <= following <= s.players
        and s.stack[at + 1] == seat
        and s.stack[at] == OTHERS.get(s.stack[below + 2])
        and 1 <= s.stack[at + 2] <= s.stack[below + 3]
    )


def turn_asked(t: Tables, s: State, at: int) -> bool:
    """Before or after the main action: a card, the turn's own questions, or the effect of a manta or depth."""
    kind, phase = s.stack[at], s.stack[at - FRAME + 2]
    if kind in (Ask.BEFORE, Ask.AFTER):
        return bool(phase == (kind == Ask.AFTER))
    if kind == Run.CARD:
        return bool(phase == 1 and s.stack[at + 5] == 0 and is_card(t, s, at))
    icons = range(1, t.icons + 1)
    if kind == Ask.RAISE_FULL:
        return any(t.icon_verb[icon] == Verb.RAISE_FULL for icon in icons)
    if kind == Ask.FREE:
        return any(t.icon_verb[i] == Verb.RECRUIT_FREE and t.icon_amount[i] == s.stack[at + 2] for i in icons)
    amounts = [t.icon_amount[icon] for icon in icons if COUNTED.get(t.icon_verb[icon]) == kind]
    return 1 <= s.stack[at + 2] <= max(amounts, default=0)


def is_card(t: Tables, s: State, at: int) -> bool:
    """A card that can be played, at one of its steps; nothing is asked before its first."""
    card, step, asked = s.stack[at + 2], s.stack[at + 3], s.stack[at + 4]
    return bool(card != NOTHING and t.fate[card] != Fate.SETUP and 1 <= step <= t.steps[card] and asked <= 2)


def card_asked(t: Tables, s: State, at: int) -> bool:
    """A question, or a run, of the last step that a card has begun; or what comes between two steps."""
    kind, below = s.stack[at], at - FRAME
    card, step, asked = s.stack[below + 2], s.stack[below + 3], s.stack[below + 4]
    i = STEPS * card + step - 1
    steps = [(t.verb[i], t.amount[i])]
    if t.verb[i] == Verb.EITHER:
        if kind == Ask.BRANCH:
            return bool(s.stack[at + 2] == card and s.stack[at + 3] == step - 1)
        steps = [(t.either_verb[i], t.either_amount[i]), (t.other_verb[i], t.other_amount[i])]
    if kind == Ask.CLAIM:
        return bool(asked == 1 and step < t.steps[card])
    if kind in (Run.SOLO, Ask.TRACK):
        stayed = t.fate[card] == Fate.STAYS and step == t.steps[card] and asked == 2
        return bool(s.players == 1 and s.placed < GOALS and (stayed or any(verb == Verb.SCOUT for verb, _ in steps)))
    return any(step_asked(t, s, at, verb, amount) for verb, amount in steps)


def step_asked(t: Tables, s: State, at: int, verb: int, amount: int) -> bool:
    kind, seat, a, b = s.stack[at], s.stack[at + 1], s.stack[at + 2], s.stack[at + 3]
    if kind == Ask.PAY:
        return bool(a == verb and verb in PAID and payment_fits(t, s, at, amount))
    if kind == Run.CARD:
        return bool(verb == Verb.REPLAY and s.stack[at + 5] == 1 and is_card(t, s, at))
    if verb in PAID:
        ask, can = PAID[verb]
        return bool(kind == ask and a == amount and can(t, s, seat, amount) == (1 if b else 2))
    if verb in COUNTED:
        return bool(kind == COUNTED[verb] and 1 <= a <= amount)
    if verb in OTHERS:
        return bool(kind == Run.OTHERS and a == verb and b == amount)
    if verb == Verb.SCOUT:
        lower = sum(location != NOTHING for location in s.lower)
        return bool(kind == Ask.SCOUT or (kind == Ask.DROP and a >= 1 and lower == a + UPPER))
    if verb == Verb.RECRUIT_FREE:
        return bool(kind == Ask.FREE and a == amount)
    if verb == Verb.SALVAGE:
        return bool(kind == Ask.SALVAGE and free_pocket(s, seat) != NOTHING)
    return bool(verb == Verb.RAISE_FULL and kind == Ask.RAISE_FULL)


def payment_fits(t: Tables, s: State, at: int, amount: int) -> bool:
    """The target can be had, the price is its price, and what is missing can still be paid."""
    seat, verb, target, missing, price = s.stack[at + 1 : at + 6]
    target -= named_from(verb)
    own = 0 if verb == Verb.REPLAY else amount
    if verb in (Verb.BUY, Verb.CONQUER):
        if not 0 <= target < t.locations or s.lies[target] not in (Lies.UPPER, Lies.LOWER):
            return False
        right = t.coins[target] if verb == Verb.BUY else conquer_price(t, s, target)
        if free_pocket(s, seat) == NOTHING:
            return False
    elif verb == Verb.RECRUIT:
        if not 0 <= target < s.row_count:
            return False
        right = t.price[target]
    else:
        if not 0 <= target < t.cards or s.discard[CARDS * seat + target] == 0:
            return False
        right = amount
    most = available(t, s, seat, resource_of(verb), type_of(t, verb, target))
    return bool(price == right and 1 <= missing <= min(price - own, most))
