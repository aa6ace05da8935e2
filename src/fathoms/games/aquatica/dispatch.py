"""Which function of the rules of Aquatica answers for each kind of question.

Written by tools/declared.py from games/aquatica/declaration.py: change that, then run `make declared`.
"""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.state import kind_at, seat_at
from fathoms.games.aquatica import characters, goals, kings, locations, payment, solo, turn
from fathoms.games.aquatica.names import Ask
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


def offer(t: Tables, s: State, out: Options, at: i64) -> None:
    """Add the legal answers to the question there."""
    seat: i64 = seat_at(s, at)
    match kind_at(s, at):
        case Ask.KING:
            kings.king_options(t, s, out)
        case Ask.BEFORE:
            turn.before_options(t, s, out, seat)
        case Ask.AFTER:
            turn.after_options(t, s, out, seat)
        case Ask.CLAIM:
            goals.claim_options(t, s, out, seat)
        case Ask.BUY:
            payment.buy_options(t, s, out, seat, at)
        case Ask.CONQUER:
            payment.conquer_options(t, s, out, seat, at)
        case Ask.RECRUIT:
            payment.recruit_options(t, s, out, seat, at)
        case Ask.PAY:
            payment.pay_options(t, s, out, seat, at)
        case Ask.FREE:
            characters.free_options(t, s, out, at)
        case Ask.RAISE:
            locations.raise_options(t, s, out, seat, at)
        case Ask.RAISE_FULL:
            locations.raise_full_options(t, s, out, seat, at)
        case Ask.SCORE:
            locations.score_options(t, s, out, seat, at)
        case Ask.TAKE_BACK:
            characters.take_back_options(t, s, out, seat, at)
        case Ask.SCOUT:
            locations.scout_options(out)
        case Ask.DROP:
            locations.drop_options(s, out, at)
        case Ask.BRANCH:
            turn.branch_options(out)
        case Ask.REPLAY:
            payment.replay_options(t, s, out, seat, at)
        case Ask.SALVAGE:
            locations.salvage_options(t, s, out)
        case Ask.DISCARD:
            characters.discard_options(t, s, out, seat)
        case Ask.TRACK:
            solo.track_options(s, out)


def apply(t: Tables, s: State, action: i64, at: i64) -> None:
    """Do what a legal answer to it says."""
    match kind_at(s, at):
        case Ask.KING:
            kings.king_answer(t, s, action, at)
        case Ask.BEFORE:
            turn.turn_answer(t, s, action, at)
        case Ask.AFTER:
            turn.turn_answer(t, s, action, at)
        case Ask.CLAIM:
            goals.claim_answer(t, s, action, at)
        case Ask.BUY:
            payment.buy_answer(t, s, action, at)
        case Ask.CONQUER:
            payment.conquer_answer(t, s, action, at)
        case Ask.RECRUIT:
            payment.recruit_answer(t, s, action, at)
        case Ask.PAY:
            payment.pay_answer(t, s, action, at)
        case Ask.FREE:
            characters.free_answer(t, s, action, at)
        case Ask.RAISE:
            locations.raise_answer(t, s, action, at)
        case Ask.RAISE_FULL:
            locations.raise_full_answer(t, s, action, at)
        case Ask.SCORE:
            locations.score_answer(t, s, action, at)
        case Ask.TAKE_BACK:
            characters.take_back_answer(s, action, at)
        case Ask.SCOUT:
            locations.scout_answer(t, s, action, at)
        case Ask.DROP:
            locations.drop_answer(t, s, action, at)
        case Ask.BRANCH:
            turn.branch_answer(t, s, action, at)
        case Ask.REPLAY:
            payment.replay_answer(t, s, action, at)
        case Ask.SALVAGE:
            locations.salvage_answer(t, s, action, at)
        case Ask.DISCARD:
            characters.discard_answer(t, s, action, at)
        case Ask.TRACK:
            solo.track_answer(s, action, at)
