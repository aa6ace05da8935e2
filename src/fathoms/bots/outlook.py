"""How a finished game stood at its moments: from each it is played on many times by the game's own policy, as far as
bots look ahead, and then judged as they judge it.

The policy acts on what a seat knows, but the positions are the true ones: this is for games that hide nothing any more.
"""

from collections.abc import Generator, Sequence

from fathoms.bots.tree import Tree
from fathoms.core.chance import fast
from fathoms.core.game import Game
from fathoms.core.insight import insight_of
from fathoms.core.record import Record, Replaying, standing_alone
from fathoms.core.seeds import derived
from fathoms.core.state import BaseState

ROLLOUTS = 256  # from each moment
CHUNK = 64  # of them between two pauses: a millisecond or two

Shares = list[float]  # each seat's of the win


def outlooks(
    game: Game, record: Record, moments: Sequence[int], seed: int
) -> Generator[None, bool | None, list[Shares]]:
    """The shares after each of these counts of answers, found in pieces as a bot's choice is."""
    found: dict[int, Shares] = {}
    tree = Tree(game.rules, insight_of(game))
    replaying = Replaying(game, standing_alone(record))
    for moment in range(max(moments, default=0) + 1):
        if moment:
            replaying.step()
        if moment in moments:
            seen = replaying.state
            found[moment] = yield from outlook(game, tree, seen, len(record.seats), derived(seed, moment))
    return [found[moment] for moment in moments]


def outlook(game: Game, tree: Tree, s: BaseState, seats: int, seed: int) -> Generator[None, bool | None, Shares]:
    outcome = game.outcome(s)
    if outcome is not None:
        return [float(seat == outcome.winner) for seat in range(seats)]
    sums, chance = [0.0] * seats, fast(seed)
    for n in range(ROLLOUTS):
        world = game.rules.copy(s)
        world.chance = chance
        tree.roll_out(world, chance)
        for seat in range(seats):
            sums[seat] += tree.values[seat]
        if n % CHUNK == 0:
            yield
    # Where points count beside the win the judgements of all seats do not make one.
    return [worth / sum(sums) for worth in sums]
