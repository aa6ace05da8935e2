# Written by tools/declared.py from games/aquatica/declaration.py: change that, then run `make declared`.
"""Which function of the rules of Aquatica answers for each kind of question."""

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
    kind: i64 = kind_at(s, at)
    if kind < Ask.RAISE_FULL:
        if kind < Ask.CONQUER:
            if kind < Ask.AFTER:
                if kind < Ask.BEFORE:
                    kings.king_options(t, s, out)
                else:
                    turn.before_options(t, s, out, seat)
            else:
                if kind < Ask.CLAIM:
                    turn.after_options(t, s, out, seat)
                else:
                    if kind < Ask.BUY:
                        goals.claim_options(t, s, out, seat)
                    else:
                        payment.buy_options(t, s, out, seat, at)
        else:
            if kind < Ask.PAY:
                if kind < Ask.RECRUIT:
                    payment.conquer_options(t, s, out, seat, at)
                else:
                    payment.recruit_options(t, s, out, seat, at)
            else:
                if kind < Ask.FREE:
                    payment.pay_options(t, s, out, seat, at)
                else:
                    if kind < Ask.RAISE:
                        characters.free_options(t, s, out, at)
                    else:
                        locations.raise_options(t, s, out, seat, at)
    else:
        if kind < Ask.BRANCH:
            if kind < Ask.TAKE_BACK:
                if kind < Ask.SCORE:
                    locations.raise_full_options(t, s, out, seat, at)
                else:
                    locations.score_options(t, s, out, seat, at)
            else:
                if kind < Ask.SCOUT:
                    characters.take_back_options(t, s, out, seat, at)
                else:
                    if kind < Ask.DROP:
                        locations.scout_options(out)
                    else:
                        locations.drop_options(s, out, at)
        else:
            if kind < Ask.SALVAGE:
                if kind < Ask.REPLAY:
                    turn.branch_options(out)
                else:
                    payment.replay_options(t, s, out, seat, at)
            else:
                if kind < Ask.DISCARD:
                    locations.salvage_options(t, s, out)
                else:
                    if kind < Ask.TRACK:
                        characters.discard_options(t, s, out, seat)
                    else:
                        solo.track_options(s, out)


def apply(t: Tables, s: State, action: i64, at: i64) -> None:
    """Do what a legal answer to it says."""
    kind: i64 = kind_at(s, at)
    if kind < Ask.RAISE_FULL:
        if kind < Ask.CONQUER:
            if kind < Ask.AFTER:
                if kind < Ask.BEFORE:
                    kings.king_answer(t, s, action, at)
                else:
                    turn.turn_answer(t, s, action, at)
            else:
                if kind < Ask.CLAIM:
                    turn.turn_answer(t, s, action, at)
                else:
                    if kind < Ask.BUY:
                        goals.claim_answer(t, s, action, at)
                    else:
                        payment.buy_answer(t, s, action, at)
        else:
            if kind < Ask.PAY:
                if kind < Ask.RECRUIT:
                    payment.conquer_answer(t, s, action, at)
                else:
                    payment.recruit_answer(t, s, action, at)
            else:
                if kind < Ask.FREE:
                    payment.pay_answer(t, s, action, at)
                else:
                    if kind < Ask.RAISE:
                        characters.free_answer(t, s, action, at)
                    else:
                        locations.raise_answer(t, s, action, at)
    else:
        if kind < Ask.BRANCH:
            if kind < Ask.TAKE_BACK:
                if kind < Ask.SCORE:
                    locations.raise_full_answer(t, s, action, at)
                else:
                    locations.score_answer(t, s, action, at)
            else:
                if kind < Ask.SCOUT:
                    characters.take_back_answer(s, action, at)
                else:
                    if kind < Ask.DROP:
                        locations.scout_answer(t, s, action, at)
                    else:
                        locations.drop_answer(t, s, action, at)
        else:
            if kind < Ask.SALVAGE:
                if kind < Ask.REPLAY:
                    turn.branch_answer(t, s, action, at)
                else:
                    payment.replay_answer(t, s, action, at)
            else:
                if kind < Ask.DISCARD:
                    locations.salvage_answer(t, s, action, at)
                else:
                    if kind < Ask.TRACK:
                        characters.discard_answer(t, s, action, at)
                    else:
                        solo.track_answer(s, action, at)
