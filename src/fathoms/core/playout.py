"""Random play inside compiled code."""

from typing import Final

from mypy_extensions import i64

from fathoms.core.chance import Chance, seeded
from fathoms.core.options import Options
from fathoms.core.rules import Rules
from fathoms.core.state import OVER, BaseState

ENDLESS: Final = 100_000


def play_out(rules: Rules, s: BaseState, chance: Chance, out: Options) -> i64:
    """Answer at random until the end; how many answers that took. `out` is a buffer that options are found in."""
    decisions: i64 = 0
    while s.mover != OVER:
        rules.options(s, out)
        rules.answer(s, out.ids[chance.below(out.count)])
        decisions += 1
        if decisions > ENDLESS:
            raise RuntimeError("a random game does not end")
    return decisions


def play_games(rules: Rules, like: BaseState, first_seed: i64, games: i64, out: Options) -> i64:
    """Whole random games with the options of `like`, one for each seed; how many answers they took.

    Compiled code hears no interrupt before it returns: ask for a few games at a time.
    """
    decisions: i64 = 0
    for i in range(games):
        chance = Chance()
        seeded(chance, 2 * (first_seed + i))
        choice = Chance()
        seeded(choice, 2 * (first_seed + i) + 1)
        decisions += play_out(rules, rules.again(like, chance), choice, out)
    return decisions


def play_out_checked(rules: Rules, s: BaseState, chance: Chance, out: Options) -> i64:
    """Answer at random until the end, with every piece counted after every answer; how many answers that took."""
    decisions: i64 = 0
    while s.mover != OVER:
        rules.options(s, out)
        if out.count == 0:
            raise RuntimeError("a dead end: no option")
        for i in range(out.count - 1):
            if out.ids[i] >= out.ids[i + 1]:
                raise RuntimeError("options are not ascending")
        rules.answer(s, out.ids[chance.below(out.count)])
        wrong = rules.check(s)
        if wrong:
            raise RuntimeError(wrong)
        decisions += 1
        if decisions > ENDLESS:
            raise RuntimeError("a random game does not end")
    return decisions
