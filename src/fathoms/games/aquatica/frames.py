# Written by tools/declared.py from games/aquatica/declaration.py: change that, then run `make declared`.
"""The frames of Aquatica by name: put one on the stack, and get at its operands."""

from mypy_extensions import i64

from fathoms.core.state import BaseState, push
from fathoms.games.aquatica.names import Ask, Run


class AskKing:
    """Which king of the packet is kept (A2.2)."""

    @staticmethod
    def push(s: BaseState, seat: i64) -> None:
        push(s, Ask.KING, seat, 0, 0, 0, 0)


class AskBefore:
    """Which card is played, or what is done before it (A3.1)."""

    @staticmethod
    def push(s: BaseState, seat: i64) -> None:
        push(s, Ask.BEFORE, seat, 0, 0, 0, 0)


class AskAfter:
    """What is done after the main action, until the turn ends (A3.9)."""

    @staticmethod
    def push(s: BaseState, seat: i64) -> None:
        push(s, Ask.AFTER, seat, 0, 0, 0, 0)


class AskClaim:
    """Which goal is claimed between two effects, if any (A5.3)."""

    @staticmethod
    def push(s: BaseState, seat: i64) -> None:
        push(s, Ask.CLAIM, seat, 0, 0, 0, 0)


class AskBuy:
    """Which Location is bought, where allowed none (A4.2)."""

    @staticmethod
    def push(s: BaseState, seat: i64, own: i64, optional: i64) -> None:
        push(s, Ask.BUY, seat, own, optional, 0, 0)

    @staticmethod
    def own(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def optional(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]


class AskConquer:
    """Which Location is conquered, where allowed none (A4.2)."""

    @staticmethod
    def push(s: BaseState, seat: i64, own: i64, optional: i64) -> None:
        push(s, Ask.CONQUER, seat, own, optional, 0, 0)

    @staticmethod
    def own(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def optional(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]


class AskRecruit:
    """Which place of the ocean row is recruited from, or none (A4.1)."""

    @staticmethod
    def push(s: BaseState, seat: i64, own: i64, optional: i64) -> None:
        push(s, Ask.RECRUIT, seat, own, optional, 0, 0)

    @staticmethod
    def own(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def optional(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]


class AskPay:
    """Which manta or depth pays what is missing of a price (A3.8)."""

    @staticmethod
    def push(s: BaseState, seat: i64, verb: i64, target: i64, missing: i64, price: i64) -> None:
        push(s, Ask.PAY, seat, verb, target, missing, price)

    @staticmethod
    def verb(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def target(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]

    @staticmethod
    def missing(s: BaseState, at: i64) -> i64:
        return s.stack[at + 4]

    @staticmethod
    def price(s: BaseState, at: i64) -> i64:
        return s.stack[at + 5]


class AskFree:
    """Which place of the ocean row is recruited from for free (A4.8)."""

    @staticmethod
    def push(s: BaseState, seat: i64, most: i64) -> None:
        push(s, Ask.FREE, seat, most, 0, 0, 0)

    @staticmethod
    def most(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]


class AskRaise:
    """Which Location makes the next step up (A4.4)."""

    @staticmethod
    def push(s: BaseState, seat: i64, left: i64, last: i64, spared: i64) -> None:
        push(s, Ask.RAISE, seat, left, last, spared, 0)

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def last(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]

    @staticmethod
    def spared(s: BaseState, at: i64) -> i64:
        return s.stack[at + 4]


class AskRaiseFull:
    """Which Location makes all the steps it still has (A4.4)."""

    @staticmethod
    def push(s: BaseState, seat: i64, spared: i64) -> None:
        push(s, Ask.RAISE_FULL, seat, spared, 0, 0, 0)

    @staticmethod
    def spared(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]


class AskScore:
    """Which fully risen Location is scored next (A4.6)."""

    @staticmethod
    def push(s: BaseState, seat: i64, left: i64, last: i64, spared: i64) -> None:
        push(s, Ask.SCORE, seat, left, last, spared, 0)

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def last(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]

    @staticmethod
    def spared(s: BaseState, at: i64) -> i64:
        return s.stack[at + 4]


class AskTakeBack:
    """Which discarded character comes back to the hand next (A4.8)."""

    @staticmethod
    def push(s: BaseState, seat: i64, left: i64, last: i64) -> None:
        push(s, Ask.TAKE_BACK, seat, left, last, 0, 0)

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def last(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]


class AskScout:
    """Whether the Location rows move on (A4.7)."""

    @staticmethod
    def push(s: BaseState, seat: i64) -> None:
        push(s, Ask.SCOUT, seat, 0, 0, 0, 0)


class AskDrop:
    """Which Location of the lower row does not move up (A4.7)."""

    @staticmethod
    def push(s: BaseState, seat: i64, left: i64, last: i64) -> None:
        push(s, Ask.DROP, seat, left, last, 0, 0)

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def last(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]


class AskBranch:
    """Which of two effects joined by or is done (A3.7)."""

    @staticmethod
    def push(s: BaseState, seat: i64, card: i64, step: i64) -> None:
        push(s, Ask.BRANCH, seat, card, step, 0, 0)

    @staticmethod
    def card(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def step(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]


class AskReplay:
    """Which discarded character the Healer resolves, if any (A4.11)."""

    @staticmethod
    def push(s: BaseState, seat: i64, price: i64, optional: i64) -> None:
        push(s, Ask.REPLAY, seat, price, optional, 0, 0)

    @staticmethod
    def price(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def optional(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]


class AskSalvage:
    """Which Location of the discard pile is taken for free (A4.11)."""

    @staticmethod
    def push(s: BaseState, seat: i64) -> None:
        push(s, Ask.SALVAGE, seat, 0, 0, 0, 0)


class AskDiscard:
    """Which character of the hand another's card makes one discard (A4.9)."""

    @staticmethod
    def push(s: BaseState, seat: i64, left: i64) -> None:
        push(s, Ask.DISCARD, seat, left, 0, 0, 0)

    @staticmethod
    def left(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]


class AskTrack:
    """Which goal track the Ichthyanders' manta goes on (A7.2)."""

    @staticmethod
    def push(s: BaseState, seat: i64) -> None:
        push(s, Ask.TRACK, seat, 0, 0, 0, 0)


class RunTurn:
    """A turn: before, the main action, after (A3.1)."""

    @staticmethod
    def push(s: BaseState, seat: i64, phase: i64) -> None:
        push(s, Run.TURN, seat, phase, 0, 0, 0)

    @staticmethod
    def phase(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def set_phase(s: BaseState, at: i64, phase: i64) -> None:
        s.stack[at + 2] = phase


class RunCard:
    """The effects of a played or replayed character, one by one (A3.1)."""

    @staticmethod
    def push(s: BaseState, seat: i64, card: i64, step: i64, asked: i64, replayed: i64) -> None:
        push(s, Run.CARD, seat, card, step, asked, replayed)

    @staticmethod
    def card(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def set_card(s: BaseState, at: i64, card: i64) -> None:
        s.stack[at + 2] = card

    @staticmethod
    def step(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]

    @staticmethod
    def set_step(s: BaseState, at: i64, step: i64) -> None:
        s.stack[at + 3] = step

    @staticmethod
    def asked(s: BaseState, at: i64) -> i64:
        return s.stack[at + 4]

    @staticmethod
    def set_asked(s: BaseState, at: i64, asked: i64) -> None:
        s.stack[at + 4] = asked

    @staticmethod
    def replayed(s: BaseState, at: i64) -> i64:
        return s.stack[at + 5]

    @staticmethod
    def set_replayed(s: BaseState, at: i64, replayed: i64) -> None:
        s.stack[at + 5] = replayed


class RunOthers:
    """The other players act one after another (A4.9)."""

    @staticmethod
    def push(s: BaseState, seat: i64, verb: i64, amount: i64, next: i64) -> None:
        push(s, Run.OTHERS, seat, verb, amount, next, 0)

    @staticmethod
    def verb(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def set_verb(s: BaseState, at: i64, verb: i64) -> None:
        s.stack[at + 2] = verb

    @staticmethod
    def amount(s: BaseState, at: i64) -> i64:
        return s.stack[at + 3]

    @staticmethod
    def set_amount(s: BaseState, at: i64, amount: i64) -> None:
        s.stack[at + 3] = amount

    @staticmethod
    def next(s: BaseState, at: i64) -> i64:
        return s.stack[at + 4]

    @staticmethod
    def set_next(s: BaseState, at: i64, next: i64) -> None:
        s.stack[at + 4] = next


class RunSolo:
    """The Ichthyanders come: goals may be claimed, then one is placed (A7.2)."""

    @staticmethod
    def push(s: BaseState, seat: i64, asked: i64) -> None:
        push(s, Run.SOLO, seat, asked, 0, 0, 0)

    @staticmethod
    def asked(s: BaseState, at: i64) -> i64:
        return s.stack[at + 2]

    @staticmethod
    def set_asked(s: BaseState, at: i64, asked: i64) -> None:
        s.stack[at + 2] = asked


class RunKings:
    """The packet of kings passes on, and the kings are given out (A2.2)."""

    @staticmethod
    def push(s: BaseState) -> None:
        push(s, Run.KINGS, 0, 0, 0, 0, 0)


class RunStart:
    """The first player takes the first turn (A2.4)."""

    @staticmethod
    def push(s: BaseState, seat: i64) -> None:
        push(s, Run.START, seat, 0, 0, 0, 0)
