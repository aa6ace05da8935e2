"""What each verb of a card does (A4)."""

from mypy_extensions import i64

from fathoms.core.state import pop, seat_at
from fathoms.games.aquatica.characters import ask_discard, ask_free, ask_take_back, oust
from fathoms.games.aquatica.frames import AskRaiseFull, AskScout, RunOthers
from fathoms.games.aquatica.locations import (
    ask_raise,
    ask_salvage,
    ask_score,
    risen_count,
    room,
)
from fathoms.games.aquatica.mantas import ready_all
from fathoms.games.aquatica.names import NOTHING, Verb
from fathoms.games.aquatica.payment import ask_paid
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


def can_do(t: Tables, s: State, seat: i64, verb: i64, amount: i64, source: i64) -> bool:
    """Whether an effect of a manta, a depth or a branch would do anything (A3.5)."""
    match verb:
        case Verb.RAISE | Verb.RAISE_FULL:
            return room(t, s, seat, source) > 0
        case Verb.SCORE:
            return risen_count(t, s, seat, source) > 0
        case Verb.TAKE_BACK:
            return s.discard_count[seat] > 0
        case Verb.RECRUIT_FREE:
            return s.row_count > 0 and t.price[0] <= amount
    return False


def do(t: Tables, s: State, seat: i64, verb: i64, amount: i64) -> None:
    """Begin an effect of a card: as much of it as possible, and nothing if nothing is."""
    match verb:
        case Verb.BUY | Verb.CONQUER | Verb.RECRUIT | Verb.REPLAY:
            ask_paid(t, s, seat, verb, amount)
        case Verb.RECRUIT_FREE:
            ask_free(t, s, seat, amount)
        case Verb.RAISE:
            ask_raise(t, s, seat, amount, NOTHING, NOTHING)
        case Verb.RAISE_FULL:
            if room(t, s, seat, NOTHING):
                AskRaiseFull.push(s, seat, NOTHING)
        case Verb.SCORE:
            ask_score(t, s, seat, amount, NOTHING)
        case Verb.SCOUT:
            AskScout.push(s, seat)
        case Verb.TAKE_BACK:
            ask_take_back(t, s, seat, amount)
        case Verb.READY:
            ready_all(t, s, seat)
        case Verb.SALVAGE:
            ask_salvage(t, s, seat)
        case Verb.OUST:
            oust(s, seat)
        case Verb.OTHERS_RAISE | Verb.OTHERS_SCORE | Verb.OTHERS_DISCARD:
            RunOthers.push(s, seat, verb, amount, 1)


def run_others(t: Tables, s: State, at: i64) -> None:
    """The others act one after another, from the active player's left (A4.9). The operands: verb, amount, next."""
    offset: i64 = RunOthers.next(s, at)
    if offset >= s.players:
        pop(s)
        return
    RunOthers.set_next(s, at, offset + 1)
    seat: i64 = (seat_at(s, at) + offset) % s.players
    match RunOthers.verb(s, at):
        case Verb.OTHERS_RAISE:
            ask_raise(t, s, seat, RunOthers.amount(s, at), NOTHING, NOTHING)
        case Verb.OTHERS_SCORE:
            ask_score(t, s, seat, RunOthers.amount(s, at), NOTHING)
        case Verb.OTHERS_DISCARD:
            ask_discard(t, s, seat, RunOthers.amount(s, at))
