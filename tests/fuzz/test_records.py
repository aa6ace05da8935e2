"""Damaged records and record files."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.conformance import Setup, few_setups
from support.fuzz import check_record, check_record_file
from support.mutation import damaged, damaged_text

from fathoms.core.chance import fast, sealed
from fathoms.core.game import OVER
from fathoms.core.live import LiveGame

# Minutes when interpreted: `make check` leaves them to `make test`.
pytestmark = pytest.mark.slow

LENGTHS = [3, 25, 10_000]


@cache
def written(setup: Setup) -> list[dict[str, Any]]:
    """Records of live and simulated games, short ones too."""
    game, told = setup.game, []
    for seed in range(6):
        table = LiveGame.new(game, sealed(bytes([seed]) * 32) if seed % 2 else fast(seed), **setup.options)
        choose = Random(seed)
        for _ in range(LENGTHS[seed % 3]):
            if game.mover(table.state) == OVER:
                break
            table.answer(choose.choice(game.options(table.state)))
        told.append(table.record.to_json())
    return told


@pytest.mark.parametrize("setup", few_setups(), ids=str)
@given(choose=st.randoms(use_true_random=False))
def test_a_damaged_record_is_refused_or_replays(setup: Setup, choose: Random) -> None:
    check_record(setup.game, damaged(choose.choice(written(setup)), choose))


@pytest.mark.parametrize("setup", few_setups(), ids=str)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(choose=st.randoms(use_true_random=False))
def test_a_damaged_record_file_is_refused_or_replays(setup: Setup, choose: Random, tmp_path: Path) -> None:
    text = damaged_text(json.dumps(choose.choice(written(setup)), indent=1), choose)
    check_record_file(setup.game, tmp_path / "record.json", text)


@pytest.mark.parametrize("setup", few_setups(), ids=str)
def test_undamaged_records_replay(setup: Setup) -> None:
    assert all(check_record(setup.game, told) for told in written(setup))


@pytest.mark.parametrize("name", ["chance", "self", "board_", "", "0"])
@pytest.mark.parametrize("setup", few_setups(), ids=str)
def test_an_option_of_any_name_is_refused_by_name(setup: Setup, name: str) -> None:
    told = json.loads(json.dumps(written(setup)[0]))
    told["options"][name] = 1
    assert not check_record(setup.game, told)
