"""The rules of Aquatica: which answers a question has, what an answer does, and what follows by itself.

Each kind of question has one `options` and one `answer` function; they stand side by side in the module of their
chapter: turn, payment, locations, characters, goals, kings, solo.
"""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.state import FRAME, RUN, pop
from fathoms.games.aquatica import characters, effects, goals, kings, locations, payment, solo, turn
from fathoms.games.aquatica.end import turn_over
from fathoms.games.aquatica.names import Ask, Run
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


def options(t: Tables, s: State, out: Options) -> None:
    """The legal answers to the question on top, ascending. The commonest questions stand first."""
    out.count = 0
    at: i64 = (s.depth - 1) * FRAME
    seat: i64 = s.stack[at + 1]
    match s.stack[at]:
        case Ask.BEFORE:
            turn.before_options(t, s, out, seat)
        case Ask.PAY:
            payment.pay_options(t, s, out, seat, at)
        case Ask.AFTER:
            turn.after_options(t, s, out, seat)
        case Ask.RAISE:
            locations.raise_options(t, s, out, seat, at)
        case Ask.CONQUER:
            payment.conquer_options(t, s, out, seat, at)
        case Ask.BUY:
            payment.buy_options(t, s, out, seat, at)
        case Ask.RECRUIT:
            payment.recruit_options(t, s, out, seat, at)
        case Ask.CLAIM:
            goals.claim_options(t, s, out, seat)
        case Ask.SCOUT:
            locations.scout_options(out)
        case Ask.DROP:
            locations.drop_options(s, out, at)
        case Ask.SCORE:
            locations.score_options(t, s, out, seat, at)
        case Ask.TAKE_BACK:
            characters.take_back_options(t, s, out, seat, at)
        case Ask.FREE:
            characters.free_options(t, s, out, at)
        case Ask.DISCARD:
            characters.discard_options(t, s, out, seat)
        case Ask.BRANCH:
            turn.branch_options(out)
        case Ask.REPLAY:
            payment.replay_options(t, s, out, seat, at)
        case Ask.SALVAGE:
            locations.salvage_options(t, s, out)
        case Ask.RAISE_FULL:
            locations.raise_full_options(t, s, out, seat, at)
        case Ask.KING:
            kings.king_options(t, s, out)
        case Ask.TRACK:
            solo.track_options(s, out)


def answer(t: Tables, s: State, action: i64) -> None:
    """Apply a legal answer, then everything that follows without a question."""
    s.answered += 1
    at: i64 = (s.depth - 1) * FRAME
    match s.stack[at]:
        case Ask.BEFORE | Ask.AFTER:
            turn.turn_answer(t, s, action, at)
        case Ask.PAY:
            payment.pay_answer(t, s, action, at)
        case Ask.RAISE:
            locations.raise_answer(t, s, action, at)
        case Ask.CONQUER:
            payment.conquer_answer(t, s, action, at)
        case Ask.BUY:
            payment.buy_answer(t, s, action, at)
        case Ask.RECRUIT:
            payment.recruit_answer(t, s, action, at)
        case Ask.CLAIM:
            goals.claim_answer(t, s, action, at)
        case Ask.SCOUT:
            locations.scout_answer(t, s, action, at)
        case Ask.DROP:
            locations.drop_answer(t, s, action, at)
        case Ask.SCORE:
            locations.score_answer(t, s, action, at)
        case Ask.TAKE_BACK:
            characters.take_back_answer(s, action, at)
        case Ask.FREE:
            characters.free_answer(t, s, action, at)
        case Ask.DISCARD:
            characters.discard_answer(t, s, action, at)
        case Ask.BRANCH:
            turn.branch_answer(t, s, action, at)
        case Ask.REPLAY:
            payment.replay_answer(t, s, action, at)
        case Ask.SALVAGE:
            locations.salvage_answer(t, s, action, at)
        case Ask.RAISE_FULL:
            locations.raise_full_answer(t, s, action, at)
        case Ask.KING:
            kings.king_answer(t, s, action, at)
        case Ask.TRACK:
            solo.track_answer(s, action, at)
    settle(t, s)


def settle(t: Tables, s: State) -> None:
    """Perform runs until a question is on top, or the game is over."""
    while s.depth:
        at: i64 = (s.depth - 1) * FRAME
        kind: i64 = s.stack[at]
        if kind < RUN:
            s.mover = s.stack[at + 1]
            return
        match kind:
            case Run.CARD:
                turn.run_card(t, s, at)
            case Run.TURN:
                if turn.run_turn(t, s, at):
                    pop(s)
                    if not turn_over(t, s):
                        turn.begin_turn(t, s, (s.active + 1) % s.players)
            case Run.OTHERS:
                effects.run_others(t, s, at)
            case Run.SOLO:
                solo.run_solo(t, s, at)
            case Run.KINGS:
                kings.run_kings(t, s)
            case Run.START:
                pop(s)
                turn.begin_turn(t, s, s.first)
