"""Refusing positions that cannot be on a table, however they were written."""

from fathoms.core.errors import BadPosition
from fathoms.core.piles import bits_in
from fathoms.core.positions import impossible
from fathoms.core.state import BOTTOM, below, frames_of, kind_at, seat_at
from fathoms.games.aquatica.cards import AquaticaData
from fathoms.games.aquatica.check import characters_found, check, copies, wild_found
from fathoms.games.aquatica.declaration import ICON_NAMES, SEATS
from fathoms.games.aquatica.frames import (
    AskBranch,
    AskBuy,
    AskConquer,
    AskDiscard,
    AskDrop,
    AskFree,
    AskPay,
    AskRaise,
    AskRecruit,
    AskReplay,
    AskScore,
    AskTakeBack,
    RunCard,
    RunOthers,
    RunSolo,
    RunTurn,
)
from fathoms.games.aquatica.kings import draft_size, picker
from fathoms.games.aquatica.locations import free_pocket
from fathoms.games.aquatica.mantas import available
from fathoms.games.aquatica.names import (
    CARDS,
    GOALS,
    MANTA_SHARE,
    NOTHING,
    STEPS,
    UPPER,
    Ask,
    Between,
    Fate,
    Kings,
    Lies,
    Manta,
    Reason,
    Run,
    TurnPhase,
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
from fathoms.games.aquatica.rules import settle
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables

# What asks each effect of a card, how one tells what can be paid for, and where the question has it.
PAID = {
    Verb.BUY: (Ask.BUY, can_buy, AskBuy.own, AskBuy.optional),
    Verb.CONQUER: (Ask.CONQUER, can_conquer, AskConquer.own, AskConquer.optional),
    Verb.RECRUIT: (Ask.RECRUIT, can_recruit, AskRecruit.own, AskRecruit.optional),
    Verb.REPLAY: (Ask.REPLAY, can_replay, AskReplay.price, AskReplay.optional),
}
COUNTED = {
    Verb.RAISE: (Ask.RAISE, AskRaise.left),
    Verb.SCORE: (Ask.SCORE, AskScore.left),
    Verb.TAKE_BACK: (Ask.TAKE_BACK, AskTakeBack.left),
}
OTHERS = {
    Verb.OTHERS_RAISE: (Ask.RAISE, AskRaise.left),
    Verb.OTHERS_SCORE: (Ask.SCORE, AskScore.left),
    Verb.OTHERS_DISCARD: (Ask.DISCARD, AskDiscard.left),
}


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
        raise BadPosition("asked: the open questions do not fit the table") from None


def miscounted(data: AquaticaData, s: State) -> None:
    """Refuse more or fewer pieces than the box holds, by name."""
    t = data.tables
    for card, name in enumerate(data.names.cards):
        found, wanted = characters_found(t, s, card), copies(t, s, card)
        if found != wanted:
            raise impossible(
                "there must be {wanted} of the character {name}, and {found} are on the table",
                wanted=wanted, name=name, found=found,
            )  # fmt: skip
    for icon, name in enumerate(ICON_NAMES, 1):
        found, wanted = wild_found(s, icon), t.wild[icon]
        if found != wanted:
            raise impossible(
                "there must be {wanted} of the wild manta {name}, and {found} are on the table",
                wanted=wanted, name=name, found=found,
            )  # fmt: skip


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
                raise BadPosition("{where}: {card} is another player's", where=where, card=name)
        for icon, name in enumerate(ICON_NAMES, 1):
            at = MANTA_SHARE * seat + icon
            if s.mantas[at + Manta.READY] + s.mantas[at + Manta.TIRED] > t.trained[icon]:
                raise BadPosition("{where}.mantas: there are not so many trained {name}", where=where, name=name)
    for card, name in enumerate(names.cards):
        if s.box[card] and t.starting[card] and t.fate[card] != Fate.BOX:
            raise BadPosition("box: {card} never leaves the game", card=name)
    for location, name in enumerate(names.locations):
        own = s.lies[location] in (Lies.BOARD + s.active, Lies.SCORED + s.active)
        if s.paid & t.bit[location] and not own:
            raise BadPosition("paid: {location} is not the active player's", location=name)


def in_play(t: Tables, s: State, card: int) -> int:
    """How many of a card are being resolved, those that stay in hand aside."""
    cards = [RunCard.card(s, at) for at in frames_of(s) if kind_at(s, at) == Run.CARD]
    return cards.count(card) if t.fate[card] != Fate.STAYS else 0


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
        raise BadPosition("ending: what is said to have brought it about has not happened")
    if s.left == 0 and not s.over:
        raise BadPosition("ending: a game with no turn left is over")


def saw(s: State, seat: int) -> int:
    """The kings that a seat has held in the draft: those picked since then, its own too, and those that are left."""
    order = [picker(s, number) for number in range(s.players)]
    if not s.packet or order.index(seat) > s.drafted:
        return 0
    since = [s.king[other] for other in order[order.index(seat) : s.drafted]]
    return int(s.packet | sum(1 << king for king in since if king != NOTHING))


def wrong_with_draft(t: Tables, s: State) -> None:
    """The packet passes on in reverse turn order, one king fewer each time (A2.2)."""
    drafting = bool(s.depth) and kind_at(s, BOTTOM) == Run.KINGS
    if not (s.packet or s.drafted or drafting or any(s.saw)):
        return
    if s.kings != Kings.DRAFT and s.players > 1:
        raise BadPosition("packet: there is no draft in this game")
    if drafting != (s.turn == 0):
        raise BadPosition("asked: kings are picked before the first turn")
    pickers = [picker(s, number) for number in range(s.players)]
    picked = [seat for seat in range(s.players) if s.king[seat] != NOTHING]
    if sorted(pickers[: s.drafted]) != picked:
        raise BadPosition("drafted: the last in turn order pick first, and so many kings are picked")
    if any(s.packet >> s.king[seat] & 1 for seat in picked) or bits_in(s.packet) != draft_size(s) - s.drafted:
        raise BadPosition(
            "packet: it holds the kings that are not picked yet, {count}", count=draft_size(s) - s.drafted
        )
    for seat in range(s.players):
        if s.saw[seat] != saw(s, seat):
            raise BadPosition("seats.{seat}.saw: these are not the kings that came into this hand", seat=SEATS[seat])
    if drafting and (s.drafted == s.players or s.mover != pickers[s.drafted]):
        raise BadPosition("asked: the next to pick is the one before in turn order")


# The open questions, from the turn up: each must be what the one below can have asked.


def wrong_with_questions(t: Tables, s: State) -> None:
    for level, at in enumerate(frames_of(s)):
        if kind_at(s, at) not in (Run.KINGS, Ask.KING) and not fits(t, s, at):
            raise BadPosition("asked[{level}]: this cannot be asked here and now", level=level)


def fits(t: Tables, s: State, at: int) -> bool:
    kind, seat = kind_at(s, at), seat_at(s, at)
    if kind == Run.TURN:
        return bool(seat == s.active and RunTurn.phase(s, at) != TurnPhase.ENDING)
    beneath = kind_at(s, below(at))
    if beneath == Run.OTHERS:
        return other_asked(s, at)
    if seat != s.active:
        return False
    if beneath == Run.TURN:
        return turn_asked(t, s, at)
    if beneath == Run.CARD:
        return card_asked(t, s, at)
    return bool(kind == Ask.CLAIM and RunSolo.asked(s, below(at)))


def other_asked(s: State, at: int) -> bool:
    """A4.9: the one whose turn it is among the others, and not more than the card says."""
    run = below(at)
    following = RunOthers.next(s, run)
    ask, left = OTHERS.get(RunOthers.verb(s, run), (NOTHING, AskDiscard.left))
    return bool(
        2 <= following <= s.players
        and seat_at(s, at) == (seat_at(s, run) + following - 1) % s.players
        and kind_at(s, at) == ask
        and 1 <= left(s, at) <= RunOthers.amount(s, run)
    )


def turn_asked(t: Tables, s: State, at: int) -> bool:
    """Before or after the main action: a card, the turn's own questions, or the effect of a manta or depth."""
    kind, phase = kind_at(s, at), RunTurn.phase(s, below(at))
    if kind in (Ask.BEFORE, Ask.AFTER):
        return bool(phase == (TurnPhase.AFTER if kind == Ask.AFTER else TurnPhase.BEFORE))
    if kind == Run.CARD:
        return bool(phase == TurnPhase.AFTER and not RunCard.replayed(s, at) and is_card(t, s, at))
    icons = range(1, t.icons + 1)
    if kind == Ask.RAISE_FULL:
        return any(t.icon_verb[icon] == Verb.RAISE_FULL for icon in icons)
    if kind == Ask.FREE:
        most = AskFree.most(s, at)
        return any(t.icon_verb[icon] == Verb.RECRUIT_FREE and t.icon_amount[icon] == most for icon in icons)
    for verb, (ask, left) in COUNTED.items():
        if kind == ask:
            amounts = [t.icon_amount[icon] for icon in icons if t.icon_verb[icon] == verb]
            return 1 <= left(s, at) <= max(amounts, default=0)
    return False


def is_card(t: Tables, s: State, at: int) -> bool:
    """A card that can be played, at one of its steps; nothing is asked before its first."""
    card, step, asked = RunCard.card(s, at), RunCard.step(s, at), RunCard.asked(s, at)
    return bool(
        card != NOTHING and t.fate[card] != Fate.SETUP and 1 <= step <= t.steps[card] and asked <= Between.STAYED
    )


def card_asked(t: Tables, s: State, at: int) -> bool:
    """A question, or a run, of the last step that a card has begun; or what comes between two steps."""
    kind, run = kind_at(s, at), below(at)
    card, step, asked = RunCard.card(s, run), RunCard.step(s, run), RunCard.asked(s, run)
    i = STEPS * card + step - 1
    steps = [(t.verb[i], t.amount[i])]
    if t.verb[i] == Verb.EITHER:
        if kind == Ask.BRANCH:
            return bool(AskBranch.card(s, at) == card and AskBranch.step(s, at) == step - 1)
        steps = [(t.either_verb[i], t.either_amount[i]), (t.other_verb[i], t.other_amount[i])]
    if kind == Ask.CLAIM:
        return bool(asked == Between.GOALS_ASKED and step < t.steps[card])
    if kind in (Run.SOLO, Ask.TRACK):
        stayed = t.fate[card] == Fate.STAYS and step == t.steps[card] and asked == Between.STAYED
        return bool(s.players == 1 and s.placed < GOALS and (stayed or any(verb == Verb.SCOUT for verb, _ in steps)))
    return any(step_asked(t, s, at, verb, amount) for verb, amount in steps)


def step_asked(t: Tables, s: State, at: int, verb: int, amount: int) -> bool:
    kind, seat = kind_at(s, at), seat_at(s, at)
    if kind == Ask.PAY:
        return bool(AskPay.verb(s, at) == verb and verb in PAID and payment_fits(t, s, at, amount))
    if kind == Run.CARD:
        return bool(verb == Verb.REPLAY and RunCard.replayed(s, at) and is_card(t, s, at))
    if verb in PAID:
        ask, can, own, optional = PAID[verb]
        return bool(kind == ask and own(s, at) == amount and can(t, s, seat, amount) == (1 if optional(s, at) else 2))
    if verb in COUNTED:
        ask, left = COUNTED[verb]
        return bool(kind == ask and 1 <= left(s, at) <= amount)
    if verb in OTHERS:
        return bool(kind == Run.OTHERS and RunOthers.verb(s, at) == verb and RunOthers.amount(s, at) == amount)
    if verb == Verb.SCOUT:
        lower = sum(location != NOTHING for location in s.lower)
        return bool(
            kind == Ask.SCOUT
            or (kind == Ask.DROP and AskDrop.left(s, at) >= 1 and lower == AskDrop.left(s, at) + UPPER)
        )
    if verb == Verb.RECRUIT_FREE:
        return bool(kind == Ask.FREE and AskFree.most(s, at) == amount)
    if verb == Verb.SALVAGE:
        return bool(kind == Ask.SALVAGE and free_pocket(s, seat) != NOTHING)
    return bool(verb == Verb.RAISE_FULL and kind == Ask.RAISE_FULL)


def payment_fits(t: Tables, s: State, at: int, amount: int) -> bool:
    """The target can be had, the price is its price, and what is missing can still be paid."""
    seat, verb, missing, price = seat_at(s, at), AskPay.verb(s, at), AskPay.missing(s, at), AskPay.price(s, at)
    target = AskPay.target(s, at) - named_from(verb)
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
