"""How long does a game of Kelp last, and who wins the short ones? Counted over 10,000 random games."""

import random
import sys
from collections import Counter

import fathoms

games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
kelp = fathoms.game("kelp")
choose = random.Random(1).random
lengths: Counter[int] = Counter()  # games, by the turn in which they ended
won: Counter[tuple[int, str]] = Counter()  # the same, by the winner too

for seed in range(games):
    s = kelp.new(seed=seed)
    while options := kelp.options(s):
        kelp.answer(s, options[int(choose() * len(options))])
    turn = kelp.to_json(s)["turn"]
    outcome = kelp.outcome(s)
    assert outcome is not None
    assert outcome.winner is not None
    lengths[turn] += 1
    won[turn, kelp.seats[outcome.winner]] += 1

for turn in sorted(lengths):
    share = won[turn, "octopus"] / lengths[turn]
    print(f"turn {turn:>2}: {lengths[turn]:>6,} games, the Octopus wins {share:>4.0%}  {'█' * round(20 * share)}")
