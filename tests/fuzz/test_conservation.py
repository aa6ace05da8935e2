"""Conservation: whatever is answered, every piece stays in exactly one place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.conformance import Setup, setups

from fathoms.core.chance import fast
from fathoms.core.game import OVER

# Minutes when interpreted: `make check` leaves them to `make test`.
pytestmark = pytest.mark.slow

ANSWERS = st.lists(st.integers(0, 511), min_size=60, max_size=160)


@given(setup=st.sampled_from(setups()), seed=st.integers(0, (1 << 62) - 1), answers=ANSWERS)
def test_no_piece_is_lost_or_doubled(setup: Setup, seed: int, answers: list[int]) -> None:
    game = setup.game
    s = game.new(chance=fast(seed), **setup.options)
    for answer in answers:
        assert game.rules.check(s) == ""
        if game.mover(s) == OVER:
            return
        options = game.options(s)
        game.answer(s, options[answer % len(options)])


@given(setup=st.sampled_from(setups()), seed=st.integers(0, (1 << 62) - 1), answers=ANSWERS)
def test_no_piece_is_lost_in_a_resampled_world(setup: Setup, seed: int, answers: list[int]) -> None:
    """The game goes on in a world that one seat thinks possible, again and again."""
    game = setup.game
    s = game.new(chance=fast(seed), **setup.options)
    for n, answer in enumerate(answers):
        if game.mover(s) == OVER:
            return
        options = game.options(s)
        game.answer(s, options[answer % len(options)])
        if n % 5 == 0:
            s = game.resample(game.redact(s, n % (len(game.seated(setup.options)) + 1) - 1), seed)
            assert game.rules.check(s) == ""
