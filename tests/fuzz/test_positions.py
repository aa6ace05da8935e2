"""Positions that a broken program or a careless hand wrote: refused by name, or they can be played."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.conformance import Setup, few_setups, positions
from support.fuzz import check_state
from support.mutation import STRANGE, damaged, damaged_text

from fathoms.core.errors import FathomsError

# Minutes when interpreted: `make check` leaves them to `make test`.
pytestmark = pytest.mark.slow


@cache
def written(setup: Setup) -> list[dict[str, Any]]:
    """Positions of random games as JSON."""
    game = setup.game
    return [game.to_json(s) for s in positions(game, setup.options, range(6), every=5)]


@pytest.mark.parametrize("setup", few_setups(), ids=str)
@given(choose=st.randoms(use_true_random=False))
def test_a_damaged_position_is_refused_or_can_be_played(setup: Setup, choose: Random) -> None:
    check_state(setup.game, damaged(choose.choice(written(setup)), choose), choose)


@pytest.mark.parametrize("setup", few_setups(), ids=str)
@given(choose=st.randoms(use_true_random=False))
def test_a_position_with_a_damaged_text_is_refused_or_can_be_played(setup: Setup, choose: Random) -> None:
    text = damaged_text(json.dumps(choose.choice(written(setup)), indent=1), choose)
    try:
        form = json.loads(text)
    except ValueError:
        return
    check_state(setup.game, form, choose)


@pytest.mark.parametrize("setup", few_setups(), ids=str)
def test_some_damaged_positions_can_be_played(setup: Setup) -> None:
    """The damage is small enough for both to happen; otherwise the tests above would show little."""
    forms = written(setup)
    read = [check_state(setup.game, damaged(forms[n % len(forms)], Random(n), 1), Random(n)) for n in range(60)]
    assert 3 < sum(read) < 57


@pytest.mark.parametrize("form", [*STRANGE, [{}], {"game": None}], ids=repr)
@pytest.mark.parametrize("setup", few_setups(), ids=str)
def test_what_is_no_position_is_refused(setup: Setup, form: Any) -> None:
    with pytest.raises(FathomsError):
        setup.game.from_json(form)
