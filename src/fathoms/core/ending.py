"""How a live game ended, also where somebody gave up."""

from fathoms.core.game import OVER, Game, Message, Outcome
from fathoms.core.record import Record, finished, given_up
from fathoms.core.state import BaseState


def outcome(game: Game, record: Record, state: BaseState) -> Outcome | None:
    """The result, if there is one. Who gave up ranks behind all others, however the seat was played on."""
    if not finished(game, record, state):
        return None
    left = given_up(record)
    played = game.outcome(state)
    if played is None:
        seats = range(len(record.seats))
        stayed = [seat for seat in seats if seat not in left]
        ranks = tuple(1 if seat in stayed else len(stayed) + 1 for seat in seats)
        scores = tuple(1.0 if seat in stayed else 0.0 for seat in seats)
        return Outcome(scores, stayed[0] if stayed else None, ranks, next(iter(left.values())))
    if not left:
        return played
    order = sorted(range(len(played.ranks)), key=lambda seat: (seat in left, played.ranks[seat]))
    ranks = tuple(ranked(seat, order, played.ranks, set(left)) for seat in range(len(order)))
    winner = order[0] if played.winner is not None and ranks.count(1) == 1 else None
    return Outcome(played.scores, winner, ranks, played.reason)


def ranked(seat: int, order: list[int], ranks: tuple[int, ...], left: set[int]) -> int:
    """The rank among all: equals stay equal, but not with those who gave up."""
    mine = (seat in left, ranks[seat])
    return 1 + sum((other in left, ranks[other]) < mine for other in order)


def outcome_message(game: Game, record: Record, state: BaseState) -> Message | None:
    ended = outcome(game, record, state)
    if ended is None:
        return None
    if game.mover(state) == OVER:
        return game.outcome_message(ended)
    seat, kind = next(iter(given_up(record).items()))
    return Message(f"replay-{kind}", {"seat": ("seat", game.seats[seat])})
